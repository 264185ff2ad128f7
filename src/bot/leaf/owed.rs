//! What is owed: entries of the outbox, and the words that end the waiting of a press.

use super::effects::{Answer, Push};
use super::incoming::Message;
use super::work::Work;
use crate::game::Text;
use crate::store::kept::{ChatId, Closed, Due, EntryId, EntryRow, MatchId};

/// The lane of all menus of commands, which is no chat's: the messenger takes few of them in an hour, and no board
/// shall wait behind one.
const MENUS: u64 = 0;

impl Work<'_> {
    /// Adds an entry to its lane.
    pub fn push(&mut self, entry: EntryId, row: &EntryRow) {
        let group = self.tx.chat(row.chat).is_none_or(|chat| !chat.private);
        let lane = if matches!(row.due, Due::Menu { .. }) { MENUS } else { row.chat };
        self.fx.push.push(Push { lane, group, entry });
    }

    /// Owes something to a chat, unless nothing can be sent there.
    pub fn owe(&mut self, chat: ChatId, due: Due) -> Option<EntryId> {
        self.tx.chat(chat).filter(|row| row.closed.is_none())?;
        let row = EntryRow { chat, due };
        let entry = self.tx.owe(&row);
        self.push(entry, &row);
        Some(entry)
    }

    /// Owes the board of a match to a chat. Boards that are owed already and not on their way are not owed twice.
    /// A fresh one is a picture again where pictures were refused before: that may be permitted now.
    pub fn owe_board(&mut self, id: MatchId, chat: ChatId, fresh: bool) {
        if fresh {
            self.try_pictures(chat);
        }
        if let Some(entry) = self.cache.owed.get(&(id, chat)) {
            if fresh {
                self.tx.put_entry(*entry, &EntryRow { chat, due: Due::Board { id, fresh } });
            }
            return;
        }
        if let Some(entry) = self.owe(chat, Due::Board { id, fresh }) {
            self.cache.owed.insert((id, chat), entry);
        }
    }

    /// The next board of a chat is a picture, whatever became of the one before.
    pub fn try_pictures(&mut self, chat: ChatId) {
        if let Some(mut row) = self.tx.chat(chat).filter(|row| row.written) {
            row.written = false;
            self.tx.put_chat(chat, &row);
        }
    }

    /// Whether a board waits to be delivered: owed or on its way, or for the group to permit anything again.
    pub fn board_waits(&self, id: MatchId, chat: ChatId) -> bool {
        let board = (id, chat);
        let waits = || self.cache.owed.contains_key(&board) || self.cache.sent.values().any(|s| s.board == Some(board));
        match self.tx.chat(chat).map(|row| row.closed) {
            Some(None) => waits(),
            Some(Some(closed)) => closed == Closed::Muted,
            None => false,
        }
    }

    /// An entry is owed no more, whatever became of it.
    pub fn drop_entry(&mut self, entry: EntryId) {
        self.tx.remove_entry(entry);
        self.cache.sent.remove(&entry);
        self.cache.owed.retain(|_, owed| *owed != entry);
        self.cache.films.retain(|_, owed| *owed != entry);
        self.cache.turns.remove(&entry);
    }

    /// A short text as an answer.
    pub fn reply(&mut self, chat: ChatId, topic: Option<i32>, message: i32, text: Text) {
        self.note(chat, topic, Some(message), None, vec![text]);
    }

    /// Says why a command is not carried out; it may be corrected then.
    pub fn refuse(&mut self, chat: ChatId, message: &Message, text: Text) {
        self.tx.put_refused(message.chat.peer, message.from.id, message.id);
        self.reply(chat, message.topic, message.id, text);
    }

    /// A text for a chat.
    pub fn note(
        &mut self,
        chat: ChatId,
        topic: Option<i32>,
        reply_to: Option<i32>,
        about: Option<MatchId>,
        text: Vec<Text>,
    ) {
        self.owe(chat, Due::Note { text, about, mention: Vec::new(), keys: Vec::new(), reply_to, edits: None, topic });
    }

    /// Ends the waiting of a press, with or without words.
    pub fn toast(&mut self, press: &str, text: String, alert: bool) {
        let text = text.chars().take(200).collect();
        self.fx.answers.push(Answer { press: press.to_owned(), text, alert, url: None });
    }
}
