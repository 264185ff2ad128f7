//! Adds entries to the outbox, and answers presses.

use super::doubts::DOUBT;
use super::effects::{Alone, Answer, Class, Push, Whom};
use super::incoming::Message;
use super::work::{Work, kept};
use crate::game::Text;
use crate::play::Clock;
use crate::store::schema::{
    ChatId, ChatRow, Closed, Due, EntryId, EntryRow, MatchId, MatchRow, RefusalRow, Stage, ToRow, UserId,
};

/// Of two messages that show the same, the newer one stays: that one, and the one that goes. The first was sent, but
/// the bot never learned it and sent another one.
pub fn newer(known: Option<i32>, message: i32) -> (i32, Option<i32>) {
    match known.filter(|known| *known != message) {
        Some(known) => (known.max(message), Some(known.min(message))),
        None => (message, None),
    }
}

/// The lane of all command menus. It belongs to no chat: the messenger accepts few menus per hour, and no board must
/// wait behind one.
const MENUS: u64 = 0;

/// The most that a chat is shown afterwards of what was due while it could not be written to.
const MISSED: usize = 8;

/// Whether a chat can be tried for an entry. A group that permits no messages still lets the bot tidy up its own.
pub fn may_try(chat: &ChatRow, due: &Due) -> bool {
    let tidies = matches!(due, Due::Delete { .. } | Due::Unkey { .. });
    chat.closed.is_none_or(|closed| closed == Closed::Muted && tidies)
}

impl Work<'_> {
    /// Adds an entry to its lane. An entry that waits there already takes the new urgency.
    pub fn push(&mut self, entry: EntryId, row: &EntryRow) {
        let group = self.tx.chat(row.chat).is_none_or(|chat| !chat.private);
        let lane = if matches!(row.due, Due::Menu { .. }) { MENUS } else { row.chat };
        let class = self.class(row);
        self.fx.push.push(Push { lane, group, class, entry });
    }

    /// The urgency of an entry.
    fn class(&self, row: &EntryRow) -> Class {
        match row.due {
            Due::Delete { .. } | Due::Unkey { .. } | Due::React { .. } | Due::Menu { .. } => Class::Tidy,
            Due::Film { .. }
            | Due::Card { .. }
            | Due::Back { .. }
            | Due::Record { .. }
            | Due::MyData { .. }
            | Due::Lesson { film: true, .. } => Class::File,
            _ if row.to.is_some() => Class::Answer,
            Due::Board { id, .. } => self.class_of_board(id, row.chat),
            // The messenger waits only some seconds for these.
            Due::View { .. } | Due::Alone { .. } => Class::Board,
            Due::Hint { .. }
            | Due::Sketch { .. }
            | Due::Greeting { .. }
            | Due::Lesson { .. }
            | Due::Cover { .. }
            | Due::Table { .. } => Class::Answer,
            Due::Lobby { .. }
            | Due::Note { .. }
            | Due::Offer { .. }
            | Due::Question { .. }
            | Due::Cup { .. }
            | Due::Day { .. }
            | Due::Month { .. }
            | Due::Vote { .. }
            | Due::Turns => Class::Notice,
        }
    }

    /// Anybody can start a match, so its first board goes behind boards that players wait for.
    fn class_of_board(&self, id: MatchId, chat: ChatId) -> Class {
        let Some(row) = self.tx.match_row(id) else { return Class::Board };
        let first = row.boards.iter().any(|board| board.chat == chat && board.message.is_none() && board.shown == 0);
        match first {
            true => Class::Notice,
            false if is_blitz(&row) => Class::Blitz,
            false => Class::Board,
        }
    }

    /// Adds an entry for a chat, unless the chat is closed to the bot.
    pub fn enqueue(&mut self, chat: ChatId, due: Due) -> Option<EntryId> {
        self.enqueue_row(EntryRow { chat, due, to: None })
    }

    /// Adds the challenge of a match, unless it is in the outbox already.
    pub fn enqueue_lobby(&mut self, id: MatchId, chat: ChatId) {
        self.enqueue_lobby_as(id, chat, false);
    }

    /// Adds the challenge of a match again, as a new message, for somebody who asked for it.
    pub fn show_lobby(&mut self, asked: Whom, id: MatchId, chat: ChatId) {
        if self.may_answer(Whom { chat, ..asked }) {
            self.enqueue_lobby_as(id, chat, true);
        }
    }

    fn enqueue_lobby_as(&mut self, id: MatchId, chat: ChatId, fresh: bool) {
        let due = Due::Lobby { id, fresh };
        match self.cache.stored.lobbies.get(&id).copied() {
            Some(entry) if fresh => self.tx.put_entry(entry, &EntryRow { chat, due, to: None }),
            Some(_) => {}
            None => {
                if let Some(entry) = self.enqueue(chat, due) {
                    self.cache.stored.lobbies.insert(id, entry);
                }
            }
        }
    }

    /// Adds the running vote of a match, unless it is in the outbox already.
    pub fn enqueue_vote(&mut self, row: &MatchRow) {
        let poll = row.vote.as_ref().and_then(|vote| vote.poll.as_ref());
        let Some(due) = poll.map(|poll| Due::Vote { id: row.id, poll: poll.number }) else { return };
        match self.cache.stored.votes.get(&row.id).copied() {
            Some(entry) => self.tx.put_entry(entry, &EntryRow { chat: row.chat, due, to: None }),
            None => {
                let entry = self.enqueue(row.chat, due);
                self.cache.stored.votes.extend(entry.map(|entry| (row.id, entry)));
            }
        }
    }

    /// Adds the puzzles of a day for a chat, unless they are in the outbox already.
    pub fn enqueue_day(&mut self, chat: ChatId, day: u32) {
        if !self.cache.stored.days.contains_key(&(chat, day)) {
            let entry = self.enqueue(chat, Due::Day { day });
            self.cache.stored.days.extend(entry.map(|entry| ((chat, day), entry)));
        }
    }

    /// Adds a player's private message in the chat of a match, unless it is in the outbox already.
    pub fn enqueue_alone(&mut self, id: MatchId, chat: ChatId, user: UserId) {
        if !self.cache.stored.alone.contains_key(&(id, user)) {
            let entry = self.enqueue(chat, Due::Alone { id, user });
            self.cache.stored.alone.extend(entry.map(|entry| ((id, user), entry)));
        }
    }

    /// Adds a file for somebody who asked for it.
    pub fn enqueue_file(&mut self, asked: Whom, due: Due) {
        self.enqueue_row(EntryRow { chat: asked.chat, due, to: Some(to(asked, false)) });
    }

    /// Deletes the message that refused a move.
    pub fn remove_refusal(&mut self, refusal: RefusalRow) {
        let to = refusal.alone.then(|| ToRow { there: true, ..ToRow::of(refusal.user) });
        self.enqueue_row(EntryRow { chat: refusal.chat, due: Due::Delete { message: refusal.message }, to });
    }

    /// Adds a row, unless its chat is closed to the bot.
    pub fn enqueue_row(&mut self, row: EntryRow) -> Option<EntryId> {
        let Some(chat) = self.tx.chat(row.chat).filter(|chat| may_try(chat, &row.due)) else {
            self.miss(&row);
            return None;
        };
        if chat.away {
            return self.enqueue_away(row);
        }
        self.enqueue_sent(row)
    }

    /// Notes what a chat has missed that nothing else brings back: what still runs is shown again in any case.
    pub fn miss(&mut self, row: &EntryRow) {
        let due = match row.due {
            Due::Board { id, .. } if self.tx.match_row(id).is_some_and(|row| row.stage == Stage::Over) => {
                Due::Board { id, fresh: false }
            }
            Due::Lobby { id, .. } => Due::Lobby { id, fresh: false },
            Due::Cup { id, round } => Due::Cup { id, round },
            _ => return,
        };
        let Some(mut chat) = self.tx.chat_copy(row.chat).filter(|chat| !chat.missed.contains(&due)) else { return };
        chat.missed.push(due);
        let spare = chat.missed.len().saturating_sub(MISSED);
        chat.missed.drain(..spare);
        self.tx.put_chat(row.chat, &chat);
    }

    /// Adds a row for a chat in which the bot is not: only a card can be changed there. What would be a message of its
    /// own in a group is shown by the card of its match.
    fn enqueue_away(&mut self, row: EntryRow) -> Option<EntryId> {
        let due = match row.due {
            due @ (Due::Board { .. } | Due::View { .. } | Due::Lobby { .. }) => due,
            // What becomes of a proposal is a change of the message that showed it.
            Due::Offer { id, .. } | Due::Question { id, .. } | Due::Note { about: Some(id), edits: Some(_), .. } => {
                Due::View { id }
            }
            _ => return None,
        };
        self.enqueue_sent(EntryRow { due, to: None, ..row })
    }

    /// Shows a match again where the bot is not, if what stands on its card has changed but for the board.
    pub fn redraw_card(&mut self, id: MatchId, chat: ChatId) {
        if self.tx.is_away(chat) {
            self.enqueue(chat, Due::View { id });
        }
    }

    fn enqueue_sent(&mut self, row: EntryRow) -> Option<EntryId> {
        let entry = self.tx.enqueue(&row);
        self.push(entry, &row);
        Some(entry)
    }

    /// Adds the board of a match for a chat, unless it is in the outbox already. If the chat refused pictures before, a
    /// fresh board tries a picture again: the chat may permit pictures now.
    pub fn enqueue_board(&mut self, id: MatchId, chat: ChatId, fresh: bool) {
        self.enqueue_board_to(None, id, chat, fresh);
    }

    /// Adds the board of a match again, for somebody who asked for it. No move depends on this board.
    pub fn show_board(&mut self, asked: Whom, id: MatchId, chat: ChatId) {
        if self.may_answer(Whom { chat, ..asked }) {
            self.enqueue_board_to(Some(ToRow::of(asked.user)), id, chat, true);
        }
    }

    fn enqueue_board_to(&mut self, to: Option<ToRow>, id: MatchId, chat: ChatId, fresh: bool) {
        if fresh {
            self.try_pictures(chat);
        }
        let Some(entry) = self.cache.stored.boards.get(&(id, chat)).copied() else {
            if let Some(entry) = self.enqueue_row(EntryRow { chat, due: Due::Board { id, fresh }, to }) {
                self.cache.stored.boards.insert((id, chat), entry);
            }
            return;
        };
        let Some(known) = self.tx.entry(entry) else { return };
        let fresh = fresh || matches!(known.due, Due::Board { fresh: true, .. });
        let row = EntryRow { chat, due: Due::Board { id, fresh }, to: known.to.and(to) };
        if row != known {
            self.tx.put_entry(entry, &row);
            self.push(entry, &row);
        }
    }

    /// Whether the bot may answer somebody once more. In a private chat nobody else waits, so it always may.
    pub fn may_answer(&mut self, asked: Whom) -> bool {
        let private = self.tx.chat(asked.chat).is_some_and(|chat| chat.private);
        private || self.cache.budget.spend(asked.chat, asked.user, self.now)
    }

    /// Adds an answer. If answers are limited, at most one waits per person and chat: the newest.
    pub fn enqueue_answer(&mut self, asked: Whom, due: Due, refuses: Option<MatchId>) {
        let (chat, user) = (asked.chat, asked.user);
        let turns = matches!(due, Due::Note { edits: Some(_), .. } | Due::Greeting { edits: Some(_), .. });
        let row = EntryRow { chat, due, to: Some(ToRow { refuses, ..to(asked, turns) }) };
        let waiting = self.cache.stored.answers.get(&(chat, user)).filter(|_| self.cache.budget.is_limited());
        if let Some(entry) = waiting {
            return self.tx.put_entry(*entry, &row);
        }
        if !turns && !self.may_answer(asked) {
            return if refuses.is_some() {
                self.doubt(asked)
            };
        }
        if let Some(entry) = self.enqueue_row(row) {
            self.cache.stored.answers.insert((chat, user), entry);
        }
    }

    /// Reacts to a message that the bot cannot make sense of when its author's answer budget is spent. Each message
    /// gets one reaction, and a person as many as answers. After that the bot stays silent.
    pub fn doubt(&mut self, asked: Whom) {
        let Whom { chat, message, user, .. } = asked;
        let wanted = self.tx.chat(chat).is_some_and(|row| !row.private && !row.no_reactions);
        if wanted && self.cache.doubts.take(chat, message, user, self.now) {
            self.enqueue(chat, Due::React { message, emoji: Some(DOUBT.to_owned()) });
        }
    }

    /// Removes the reaction again: the message was corrected, and the bot understands it now.
    pub fn understand(&mut self, asked: Whom) {
        if self.cache.doubts.withdraw(asked.chat, asked.message) {
            self.enqueue(asked.chat, Due::React { message: asked.message, emoji: None });
        }
    }

    /// Makes the next board of a chat a picture, whatever happened to the one before.
    pub fn try_pictures(&mut self, chat: ChatId) {
        if let Some(mut row) = self.tx.chat_copy(chat).filter(|row| row.written) {
            row.written = false;
            self.tx.put_chat(chat, &row);
        }
    }

    /// Whether a board waits: in the outbox, in flight, or for the group to permit messages again.
    pub fn board_waits(&self, id: MatchId, chat: ChatId) -> bool {
        let board = (id, chat);
        let waits = || {
            self.cache.stored.boards.contains_key(&board) || self.cache.sent.values().any(|s| s.board == Some(board))
        };
        match self.tx.chat(chat).map(|row| row.closed) {
            Some(None) => waits(),
            Some(Some(closed)) => closed == Closed::Muted,
            None => false,
        }
    }

    /// Marks an entry as in flight or done. It does not show later changes; these need another entry.
    pub fn made_ready(&mut self, entry: EntryId) {
        self.cache.stored.boards.retain(|_, queued| *queued != entry);
        self.cache.stored.answers.retain(|_, queued| *queued != entry);
        self.cache.stored.lobbies.retain(|_, queued| *queued != entry);
        self.cache.stored.votes.retain(|_, queued| *queued != entry);
        self.cache.stored.alone.retain(|_, queued| *queued != entry);
        self.cache.stored.days.retain(|_, queued| *queued != entry);
    }

    /// Removes an entry, whatever happened to it.
    pub fn drop_entry(&mut self, entry: EntryId) {
        self.tx.remove_entry(entry);
        self.made_ready(entry);
        self.cache.sent.remove(&entry);
        self.cache.lettered.remove(&entry);
        self.cache.stored.films.retain(|_, queued| *queued != entry);
        self.cache.turns.remove(&entry);
    }

    /// Notes where a command about a match was written: if the match's topic turns out to be closed, the answer goes
    /// there.
    pub fn note_place(&mut self, row: &MatchRow, asked: Whom) {
        self.cache.aside.remove(&row.id);
        if asked.chat == row.chat && asked.topic != row.topic {
            kept(&mut self.cache.aside, row.id, asked);
        }
    }

    /// Answers with a short text.
    pub fn reply(&mut self, asked: Whom, text: Text) {
        self.answer(asked, None, vec![text]);
    }

    /// Answers with a text. `about`: the match whose names it uses.
    pub fn answer(&mut self, asked: Whom, about: Option<MatchId>, text: Vec<Text>) {
        self.enqueue_answer(asked, said(asked, about, text), None);
    }

    /// Refuses a move of a match with a text.
    pub fn refuse_move(&mut self, asked: Whom, id: MatchId, text: Text) {
        self.enqueue_answer(asked.quietly(), said(asked, Some(id), vec![text]), Some(id));
    }

    /// Says why a command was refused. Its author may then correct the message.
    pub fn refuse(&mut self, chat: ChatId, message: &Message, text: Text) {
        self.tx.put_refused(message.chat.peer, message.from.id, message.id);
        self.reply(Whom::of(chat, message).quietly(), text);
    }

    /// Adds a text for a chat.
    pub fn note(
        &mut self,
        chat: ChatId,
        topic: Option<i32>,
        reply_to: Option<i32>,
        about: Option<MatchId>,
        text: Vec<Text>,
    ) {
        self.enqueue(
            chat,
            Due::Note { text, about, mention: Vec::new(), keys: Vec::new(), reply_to, edits: None, topic },
        );
    }

    /// Answers a press by opening a link.
    pub fn open(&mut self, press: &str, link: String) {
        let (press, text, url) = (press.to_owned(), String::new(), Some(link));
        self.fx.answers.push(Answer { press, text, alert: false, url });
    }

    /// Answers a press, with or without a text.
    pub fn toast(&mut self, press: &str, text: String, alert: bool) {
        let text = text.chars().take(200).collect();
        self.fx.answers.push(Answer { press: press.to_owned(), text, alert, url: None });
    }
}

/// Whether a match is played on a blitz clock.
pub fn is_blitz(row: &MatchRow) -> bool {
    row.clock.parse() == Ok(Clock::Blitz)
}

/// The addressee of an answer. `turns`: whether it replaces the message with the pressed button.
fn to(asked: Whom, turns: bool) -> ToRow {
    let Alone { quiet, answers, press } = asked.alone;
    ToRow { quiet, answers, press, there: turns && press.is_some(), ..ToRow::of(asked.user) }
}

fn said(asked: Whom, about: Option<MatchId>, text: Vec<Text>) -> Due {
    let Whom { topic, message, .. } = asked;
    Due::Note { text, about, mention: Vec::new(), keys: Vec::new(), reply_to: Some(message), edits: None, topic }
}
