//! How somebody is erased: from then on their rows speak of a nameless player.
//!
//! That is done in steps, so no batch is too large, and a row says how far it has come, so it goes on after a crash.
//! Overwritten data stays in the journal until that is written anew ([`Store::rewrite`](super::Store::rewrite)).

use serde::{Deserialize, Serialize};

use super::results::Player;
use super::schema::{EntryId, MatchId, MatchRow, PartnerRow, SeatRow, Tx, UserId, Who, decode, key, tail};
use crate::game::{Arg, Text};

const ERASING: u8 = b'E';
/// A counter: how many people were erased.
const NAMELESS: u8 = b'E';

/// So many matches are looked at in a step.
const MATCHES: usize = 300;

/// Somebody who is being erased.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ErasingRow {
    /// The number that they have instead.
    pub nameless: u64,
    /// What they were called, and by which username (lowercase).
    pub name: String,
    /// Without `@`.
    pub username: Option<String>,
    /// From which match on the stored ones are still to be looked at; `None`: all were.
    pub from: Option<MatchId>,
    /// The entry of the outbox that tells them that it is done.
    pub told: Option<EntryId>,
}

impl ErasingRow {
    /// What the nameless player is called.
    pub fn called(&self) -> String {
        format!("Player {:x}", 0x4c0 + self.nameless)
    }

    /// The id that stands for them where a row has one. Those of the messenger are positive.
    pub fn id(&self) -> UserId {
        -i64::try_from(self.nameless).unwrap_or(i64::MAX)
    }

    fn is_name(&self, text: &str) -> bool {
        text == self.name || self.is_username(text)
    }

    fn is_username(&self, text: &str) -> bool {
        self.username.as_ref().is_some_and(|own| own.eq_ignore_ascii_case(text.trim_start_matches('@')))
    }

    /// A sentence without the old name.
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

    /// A match without somebody.
    fn scrub_match(&self, user: UserId, row: &mut MatchRow) {
        let own = |who: &Who| match who {
            Who::User(id) => *id == user,
            Who::Username(name) => self.is_username(name),
            Who::Computer(_) | Who::Chat => false,
        };
        let digits = user.to_string();
        for seat in &mut row.seats {
            self.scrub_seat(user, seat, own(&seat.who));
            // The ids by which people joined are part of the seed, which is kept as it is instead. Those of computers
            // name who has called them.
            if let Some(joined) = seat.joined.as_mut().filter(|joined| joined.split(' ').any(|word| word == digits)) {
                joined.clear();
            }
        }
        if row.host == user {
            row.host = self.id();
        }
        row.questions.retain(|question| question.user != user);
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
    /// Begins to erase somebody; `None` when that is under way.
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

    /// Somebody who is being erased.
    pub fn erasing(&self) -> Option<(UserId, ErasingRow)> {
        let (key, bytes) = self.entries_of(&[ERASING]).into_iter().next()?;
        Some((tail(&key) as UserId, decode(&bytes)?))
    }

    /// Writes how far it has come.
    pub fn put_erasing(&mut self, user: UserId, row: &ErasingRow) {
        self.set(key(ERASING, &[user as u64]), row);
    }

    /// It is done.
    pub fn end_erasing(&mut self, user: UserId) {
        self.unset(key(ERASING, &[user as u64]));
    }

    /// Takes somebody out of some of the stored matches, from `row.from` on. `seed` gives the seed of a match, in
    /// hexadecimal, which is kept where the ids that it is made of go. Gives the matches that were changed.
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

    /// Takes somebody out of everything but matches, and out of the directory.
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
