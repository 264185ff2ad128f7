//! Cards: inline messages that people post, and that show matches in chats of which the bot is not a member. The
//! messenger names them by a text. For the bot they also have numbers, like the messages of a chat.

use serde::{Deserialize, Serialize};

use super::schema::{ChatId, Tx, key};

/// Kinds of keys: cards by number, and their numbers by the messenger's names.
const CARD: u8 = b'i';
const NUMBER: u8 = b'j';

/// A card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PostedRow {
    /// The messenger's id of the inline message.
    pub message: String,
    /// Its number, which no other card has.
    pub number: i32,
    #[serde(rename = "room")]
    pub chat: ChatId,
}

impl Tx<'_> {
    /// Whether the bot is not in a chat, so that only cards can be changed there.
    pub fn is_away(&self, chat: ChatId) -> bool {
        self.chat(chat).is_some_and(|chat| chat.away)
    }

    /// Gives an inline message of a chat a number.
    pub fn add_posted(&mut self, chat: ChatId, message: &str) -> i32 {
        let number = i32::try_from(self.next(CARD)).unwrap_or(i32::MAX);
        let row = PostedRow { message: message.to_owned(), number, chat };
        self.set(card_key(number), &row);
        self.set(number_key(message), &number);
        number
    }

    /// The card with a number.
    pub fn posted(&self, number: i32) -> Option<PostedRow> {
        self.row(&card_key(number))
    }

    /// The card of an inline message. `None` if the bot shows nothing there.
    pub fn posted_as(&self, message: &str) -> Option<PostedRow> {
        self.posted(self.row(&number_key(message))?)
    }

    /// Forgets a card.
    pub fn forget_posted(&mut self, number: i32) {
        if let Some(row) = self.posted(number) {
            self.unset(number_key(&row.message));
            self.unset(card_key(number));
        }
    }
}

fn card_key(number: i32) -> Vec<u8> {
    key(CARD, &[u64::from(number.unsigned_abs())])
}

fn number_key(message: &str) -> Vec<u8> {
    [&[NUMBER], message.as_bytes()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::memory::MemoryStore;

    #[test]
    fn a_card_is_found_by_its_number_and_by_its_name() {
        let store = MemoryStore::new();
        let mut tx = Tx::new(&store);
        let (one, two) = (tx.add_posted(3, "AAQ"), tx.add_posted(4, "AAQA"));
        let row = |number, message: &str, chat| Some(PostedRow { message: message.to_owned(), number, chat });
        assert_eq!((tx.posted_as("AAQ"), tx.posted(two)), (row(one, "AAQ", 3), row(two, "AAQA", 4)));
        tx.forget_posted(one);
        assert_eq!((tx.posted_as("AAQ"), tx.posted(one)), (None, None));
        assert_eq!(tx.posted_as("AAQA"), row(two, "AAQA", 4));
    }
}
