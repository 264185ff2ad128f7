//! Erases a user: their rows then refer to a nameless player.
//!
//! This happens in steps, so no batch is too large. A row records the progress, so it continues after a crash.
//! Overwritten data stays in the journal until that is rewritten ([`Store::rewrite`](crate::store::Store::rewrite)).

use serde::{Deserialize, Serialize};

use super::results::Player;
use super::schema::{EntryId, MatchId, MatchRow, PartnerRow, SeatRow, Tx, UserId, Who, decode, key, tail};
use crate::game::{Arg, Text};

const ERASING: u8 = b'E';
/// A counter: how many users were erased.
const NAMELESS: u8 = b'E';

/// How many matches a step examines.
const MATCHES: usize = 300;

/// A user being erased.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ErasingRow {
    /// The number of the nameless player who replaces them.
    pub nameless: u64,
    /// Their old display name.
    pub name: String,
    /// Their old username in lowercase, without `@`.
    pub username: Option<String>,
    /// The first match that is still to be examined. `None` if all were.
    pub from: Option<MatchId>,
    /// The outbox entry that tells them that it is done.
    pub told: Option<EntryId>,
}

/// The name of the nameless player with that number.
pub fn nameless(number: u64) -> String {
    format!("Player {:x}", 0x4c0 + number)
}

impl ErasingRow {
    /// The name of the nameless player.
    pub fn called(&self) -> String {
        nameless(self.nameless)
    }

    /// The id of the nameless player. It is negative; those of the messenger are positive.
    pub fn id(&self) -> UserId {
        -i64::try_from(self.nameless).unwrap_or(i64::MAX)
    }

    fn is_name(&self, text: &str) -> bool {
        text == self.name || self.is_username(text)
    }

    fn is_username(&self, text: &str) -> bool {
        self.username.as_ref().is_some_and(|own| own.eq_ignore_ascii_case(text.trim_start_matches('@')))
    }

    /// Removes the old name from a sentence.
    fn scrub(&self, text: &mut Text) {
        for (_, arg) in &mut text.args {
            match arg {
                Arg::Str(said) if self.is_name(said) => *said = self.called(),
                Arg::Text(inner) => self.scrub(inner),
                Arg::List(all) => all.iter_mut().for_each(|inner| self.scrub(inner)),
                _ => {}
            }
        }
    }

    /// Removes a user from a match.
    fn scrub_match(&self, user: UserId, row: &mut MatchRow) {
        let own = |who: &Who| match who {
            Who::User(id) => *id == user,
            Who::Username(name) => self.is_username(name),
            Who::Computer(_) | Who::Chat => false,
        };
        let digits = user.to_string();
        for seat in &mut row.seats {
            self.scrub_seat(user, seat, own(&seat.who));
            // The ids by which people joined are part of the seed, so the seed itself is stored instead. A computer's
            // id contains the user who invited it.
            if let Some(joined) = seat.joined.as_mut().filter(|joined| joined.split(' ').any(|word| word == digits)) {
                joined.clear();
            }
        }
        if row.host == user {
            row.host = self.id();
        }
        row.questions.retain(|question| !question.concerns(user));
        row.refusals.retain(|refusal| refusal.user != user);
        if let Some(poll) = row.vote.as_mut().and_then(|vote| vote.poll.as_mut()) {
            poll.ballots.retain(|ballot| ballot.user != user);
        }
        row.hinted.retain(|one| *one != user);
        row.named.retain(|one| *one != user);
        row.alone.retain(|one| one.user != user);
        for name in row.declined.iter_mut().chain(&mut row.left).filter(|name| self.is_name(name)) {
            *name = self.called();
        }
        let refused = row.alone.iter_mut().filter_map(|one| one.refused.as_mut());
        let said = row.voided.iter_mut().chain(row.news.iter_mut().map(|news| &mut news.text)).chain(refused);
        said.for_each(|text| self.scrub(text));
    }

    fn scrub_seat(&self, user: UserId, seat: &mut SeatRow, own: bool) {
        if own {
            seat.who = Who::User(self.id());
            seat.name = self.called();
        }
        for partner in seat.also.iter_mut().filter(|partner| partner.user == user) {
            *partner = PartnerRow { user: self.id(), name: self.called() };
        }
    }
}

impl Tx<'_> {
    /// Starts erasing a user. `None` if that is already running.
    pub fn begin_erasing(&mut self, user: UserId) -> Option<ErasingRow> {
        let own = key(ERASING, &[user as u64]);
        if self.has(&own) {
            return None;
        }
        let known = self.user(user);
        let row = ErasingRow {
            nameless: self.next(NAMELESS),
            name: known.as_ref().map(|known| known.name.clone()).unwrap_or_default(),
            username: known.and_then(|known| known.username),
            from: Some(0),
            told: None,
        };
        self.set(own, &row);
        Some(row)
    }

    /// Returns a user being erased.
    pub fn erasing(&self) -> Option<(UserId, ErasingRow)> {
        let (key, bytes) = self.entries_of(&[ERASING]).into_iter().next()?;
        Some((tail(&key) as UserId, decode(&bytes)?))
    }

    pub fn put_erasing(&mut self, user: UserId, row: &ErasingRow) {
        self.set(key(ERASING, &[user as u64]), row);
    }

    pub fn end_erasing(&mut self, user: UserId) {
        self.unset(key(ERASING, &[user as u64]));
    }

    /// Removes a user from some of the stored matches, starting at `row.from`. `seed` returns a match's seed in
    /// hexadecimal, which is stored if the ids that it derives from are removed. Returns the changed matches.
    pub fn erase_from_matches(
        &mut self,
        user: UserId,
        row: &mut ErasingRow,
        seed: &dyn Fn(&MatchRow) -> Option<String>,
    ) -> Vec<MatchId> {
        let Some(from) = row.from else { return Vec::new() };
        let found = self.store.range(b"m", &key(b'm', &[from]), MATCHES);
        row.from = found.last().filter(|_| found.len() == MATCHES).map(|(key, _)| tail(key) + 1);
        let mut changed = Vec::new();
        for id in found.iter().map(|(key, _)| tail(key)) {
            let Some(before) = self.match_row(id) else { continue };
            let mut after = before.clone();
            row.scrub_match(user, &mut after);
            if after != before {
                after.seed = after.seed.or_else(|| seed(&before));
                self.put_match_whole(&after);
                changed.push(id);
            }
        }
        changed
    }

    /// Removes a user from everything but matches, including the directory.
    pub fn erase_the_rest(&mut self, user: UserId, row: &ErasingRow) {
        for chat in self.chats_with_results_of(user) {
            for game in self.games_with_results(chat) {
                self.replace_in_results(chat, &game, Player::User(user), Player::Nameless(row.nameless));
            }
            self.forget_chat_of(user, chat);
        }
        for chat in self.all_chats() {
            if let Some(mut chat_row) = self.chat_copy(chat).filter(|chat_row| chat_row.left.contains(&user)) {
                chat_row.left.retain(|one| *one != user);
                self.put_chat(chat, &chat_row);
            }
            for id in self.cups_in(chat) {
                self.erase_from_cup(user, row, id);
            }
        }
        for kind in [b'y', b'f'] {
            let own = |key: &Vec<u8>| key.get(9..17) == Some(&(user as u64).to_be_bytes()[..]);
            for key in self.keys(&[kind]).into_iter().filter(own) {
                self.unset(key);
            }
        }
        self.erase_from_days(user);
        self.forget_user(user, row.username.as_deref());
    }

    fn erase_from_cup(&mut self, user: UserId, row: &ErasingRow, id: u64) {
        let Some(before) = self.cup(id) else { return };
        let mut cup = before.clone();
        if cup.founder == user {
            cup.founder = row.id();
        }
        for person in cup.people.iter_mut().filter(|person| person.user == user) {
            (person.user, person.name) = (row.id(), row.called());
        }
        cup.news.iter_mut().for_each(|news| row.scrub(&mut news.text));
        if cup != before {
            self.put_cup(Some(&before), &cup);
        }
    }
}

#[cfg(test)]
#[path = "erase_tests.rs"]
mod tests;
