//! Chats and people: who is known, what a chat has set, what happens when it moves or closes.

use super::desk::Work;
use super::incoming::{Chat, Person};
use super::words::{Lang, Reader, tidy};
use crate::game::{OptValues, Seat, Seed};
use crate::games;
use crate::play::fair::Secret;
use crate::play::{Clock, Header, Line, Match};
use crate::store::kept::{
    ChatId, ChatRow, Closed, Due, EntryRow, MatchRow, Membership, Peer, Policy, Stage, Tx, UserRow, Who,
};

/// The header of a match's record.
pub fn header(row: &MatchRow) -> Option<Header> {
    let game = games::find(&row.game)?;
    let info = game.info();
    let mut options = OptValues::defaults(info.options);
    for setting in row.options.split_whitespace() {
        options.take(info.options, info.presets, setting).ok()?;
    }
    let clock = if row.clock.is_empty() { Clock::Off } else { row.clock.parse().ok()? };
    Some(Header {
        game,
        rules: row.rules,
        options,
        names: row.names(),
        clock,
        first: row.first.map(Seat),
        seed: Some(seed(row)?),
        deal: Vec::new(),
    })
}

/// The secret of a match.
pub fn secret(row: &MatchRow) -> Option<Secret> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(&row.secret, &mut bytes).ok()?;
    Some(Secret(bytes))
}

/// How people joined: what the seed is made of besides the secret.
pub fn joins(row: &MatchRow) -> Vec<String> {
    row.seats.iter().filter_map(|seat| seat.joined.clone()).collect()
}

fn seed(row: &MatchRow) -> Option<Seed> {
    Some(secret(row)?.seed(&joins(row)))
}

/// The match of a row by replay of its log; `None` when its rules are no longer played or the log cannot be replayed,
/// which is logged.
pub fn replayed(tx: &Tx<'_>, row: &MatchRow) -> Option<Match> {
    if !matches!(row.stage, Stage::Live | Stage::Over) {
        return None;
    }
    let header = header(row)?;
    if header.game.info().rules != row.rules {
        return None;
    }
    let lines: Result<Vec<Line>, _> = tx.lines(row.id).iter().map(|line| line.parse()).collect();
    let lines = lines.map_err(|error| tracing::error!(id = row.id, %error, "a log line cannot be read")).ok()?;
    Match::replay(header, lines)
        .map_err(|(line, reject)| tracing::error!(id = row.id, line, why = ?reject.why, "a log does not replay"))
        .ok()
}

impl Work<'_> {
    /// The chat, entered into the books when it is new: with the language of the person who uses the bot there first.
    pub fn enter(&mut self, chat: &Chat, person: &Person) -> ChatId {
        let title = tidy(&chat.title);
        if let Some(id) = self.tx.chat_of_peer(chat.peer) {
            if let Some(mut row) = self.tx.chat(id).filter(|row| row.title != title || row.closed.is_some()) {
                let reopened = row.closed.take().is_some();
                row.title = title;
                self.tx.put_chat(id, &row);
                if reopened {
                    self.show_all(id, true);
                }
            }
            return id;
        }
        self.tx.add_chat(&ChatRow {
            peer: chat.peer,
            private: chat.private,
            title,
            lang: Lang::of(person.language.as_deref()),
            labels: None,
            policy: Policy::default(),
            theme: Default::default(),
            membership: Membership::Member,
            closed: None,
            ended: None,
            quiet: None,
            zone: 0,
        })
    }

    /// The person, as last seen.
    pub fn meet(&mut self, person: &Person) -> UserRow {
        let known = self.tx.user(person.id);
        let row = UserRow {
            name: display_name(person),
            username: person.username.clone(),
            // Somebody who is only mentioned comes without a language.
            lang: match (&person.language, &known) {
                (None, Some(known)) => known.lang,
                (language, _) => Lang::of(language.as_deref()),
            },
        };
        if known.as_ref() != Some(&row) {
            self.tx.put_user(person.id, &row);
        }
        row
    }

    /// The private chat of a user, if it was ever opened.
    pub fn private_chat(&self, user: i64) -> Option<ChatId> {
        self.tx.chat_of_peer(user)
    }

    /// Who reads in a chat.
    pub fn reader(&self, chat: ChatId) -> Reader {
        match self.tx.chat(chat) {
            Some(row) => Reader { lang: row.lang, labels: row.letters() },
            None => Reader::default(),
        }
    }

    /// Who reads a toast: the person's own language, the letters of the chat's boards.
    pub fn reader_of(&self, person: &Person, chat: ChatId) -> Reader {
        let own = self.private_chat(person.id).and_then(|id| self.tx.chat(id)).map(|row| row.lang);
        let lang = own.unwrap_or_else(|| Lang::of(person.language.as_deref()));
        Reader { lang, labels: self.reader(chat).labels }
    }

    /// Whether plain text of a chat reaches the bot.
    pub fn hears(&self, chat: &ChatRow) -> bool {
        chat.private || self.cache.me.reads_all || chat.membership == Membership::Admin
    }

    /// The bot's own membership in a chat has changed.
    pub fn membership(&mut self, chat: &Chat, by: &Person, now: Membership) {
        let known = self.tx.chat_of_peer(chat.peer);
        if now == Membership::Out && known.is_none() {
            return;
        }
        let id = known.unwrap_or_else(|| self.enter(chat, by));
        // A group that has moved away says nothing about the supergroup that it has become.
        let Some(mut row) = self.tx.chat(id).filter(|row| row.peer == chat.peer) else { return };
        let before = (row.closed.is_some(), self.hears(&row));
        row.membership = now;
        row.closed = match (now, chat.private) {
            (Membership::Out, true) => Some(Closed::Blocked),
            (Membership::Out, false) => Some(Closed::Kicked),
            _ => None,
        };
        self.tx.put_chat(id, &row);
        // A bot that no longer reads everything must say how moves reach it; one that now does need not repeat itself.
        let deaf = before.1 && !self.hears(&row);
        if now != Membership::Out && (before.0 || deaf) {
            self.show_all(id, true);
        }
    }

    /// A topic can be written to again: what could not be shown there meanwhile comes now.
    pub fn reopened(&mut self, chat: &Chat, topic: i32) {
        let Some(chat) = self.tx.chat_of_peer(chat.peer) else { return };
        for id in self.tx.matches_in(chat) {
            match self.tx.match_row(id) {
                Some(row) if row.topic != Some(topic) => {}
                Some(row) if row.stage == Stage::Live => self.owe_board(id, chat, false),
                Some(row) if row.lobby.is_none() => {
                    self.owe(chat, Due::Lobby { id });
                }
                _ => {}
            }
        }
    }

    /// A group has become a supergroup: its number here stays, the messenger's ids of its messages are worthless. The
    /// old id leads here as well from now on, since what was written before the move may arrive after it.
    pub fn migrated(&mut self, from: Peer, to: Peer) {
        let Some(id) = self.tx.chat_of_peer(from) else { return };
        let Some(mut row) = self.tx.chat(id).filter(|row| row.peer != to) else { return };
        self.forget_messages(id);
        if let Some(newcomer) = self.tx.chat_of_peer(to).filter(|other| *other != id) {
            self.merge(newcomer, id);
        }
        row.peer = to;
        row.closed = None;
        self.tx.put_chat(id, &row);
        self.tx.lead_to_chat(to, id);
        self.show_all(id, false);
    }

    /// The numbers of messages in a chat mean others from now on: nothing may answer, change or remove them.
    fn forget_messages(&mut self, chat: ChatId) {
        let mut ids = self.tx.matches_in(chat);
        for (entry, mut row) in self.tx.entries().into_iter().filter(|(_, row)| row.chat == chat) {
            match &mut row.due {
                Due::Board { id, .. } | Due::Lobby { id } => ids.push(*id),
                Due::Delete { .. } | Due::Unkey { .. } | Due::Note { edits: Some(_), .. } => {
                    self.tx.remove_entry(entry)
                }
                Due::Note { reply_to, .. }
                | Due::Record { reply_to, .. }
                | Due::Film { reply_to, .. }
                | Due::Sketch { reply_to, .. } => {
                    *reply_to = None;
                    self.tx.put_entry(entry, &row);
                }
            }
        }
        for id in ids {
            let Some(before) = self.tx.match_row(id).filter(|row| row.chat == chat) else { continue };
            let mut row = before.clone();
            row.lobby = None;
            for board in row.boards.iter_mut().filter(|board| board.chat == chat) {
                board.message = None;
                board.moved = 0;
            }
            self.tx.put_match(Some(&before), &row);
        }
    }

    /// What was begun under the new id of a chat before the move was known belongs to the chat that has moved.
    fn merge(&mut self, newcomer: ChatId, to: ChatId) {
        for id in self.tx.matches_in(newcomer) {
            let Some(before) = self.tx.match_row(id) else { continue };
            let mut row = before.clone();
            for board in row.boards.iter_mut().filter(|board| board.chat == newcomer) {
                board.chat = to;
            }
            row.chat = to;
            self.tx.put_match(Some(&before), &row);
        }
        for (entry, row) in self.tx.entries().into_iter().filter(|(_, row)| row.chat == newcomer) {
            self.tx.put_entry(entry, &EntryRow { chat: to, due: row.due });
        }
        let owed = std::mem::take(&mut self.cache.owed);
        let home = |chat| if chat == newcomer { to } else { chat };
        self.cache.owed = owed.into_iter().map(|((id, chat), entry)| ((id, home(chat)), entry)).collect();
    }

    /// All challenges and boards of a chat once more: it can be written to again. `fresh`: also those that were shown.
    pub fn show_all(&mut self, chat: ChatId, fresh: bool) {
        let mut ids = self.tx.matches_in(chat);
        if let Some(row) = self.tx.chat(chat).filter(|row| row.private) {
            ids.extend(self.tx.matches_of(row.peer));
            ids.sort_unstable();
            ids.dedup();
        }
        for id in ids {
            let Some(row) = self.tx.match_row(id) else { continue };
            match row.stage {
                Stage::Lobby if row.chat == chat => {
                    self.owe(chat, Due::Lobby { id });
                }
                Stage::Live if row.boards.iter().any(|board| board.chat == chat) => self.owe_board(id, chat, fresh),
                _ => {}
            }
        }
    }

    /// The name of a seat's player as it is shown: of users the latest one.
    pub fn names(&self, row: &MatchRow) -> Vec<String> {
        row.seats
            .iter()
            .map(|seat| match &seat.who {
                Who::User(id) => self.tx.user(*id).map_or_else(|| seat.name.clone(), |user| user.name),
                _ => seat.name.clone(),
            })
            .collect()
    }
}

/// The name a person is called by: the shown one, else the username, else a number.
pub fn display_name(person: &Person) -> String {
    let name = tidy(&person.name);
    if !name.is_empty() {
        return name;
    }
    person.username.clone().unwrap_or_else(|| format!("#{}", person.id))
}
