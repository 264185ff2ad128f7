//! Doubts: the bot's reaction 🤔 to a refused move, where its author has had as many sentences as there are.

use std::collections::VecDeque;

use super::budget::Budget;
use crate::store::schema::{ChatId, UserId};

/// The reaction.
pub const DOUBT: &str = "🤔";

/// How many messages are known to have one. Older ones keep it.
const KNOWN: usize = 256;

/// The messages that have one, and how many more people get.
pub struct Doubts {
    budget: Budget,
    known: VecDeque<(ChatId, i32)>,
}

impl Doubts {
    /// So many a minute for a person in a group.
    pub fn new(most: usize) -> Doubts {
        Doubts { budget: Budget::new(most), known: VecDeque::new() }
    }

    /// Takes one for a message of a person; `false`: it has one already, or there is none left.
    pub fn take(&mut self, chat: ChatId, message: i32, user: UserId, now: u64) -> bool {
        if self.known.contains(&(chat, message)) || !self.budget.spend(chat, user, now) {
            return false;
        }
        if self.known.len() >= KNOWN {
            self.known.pop_front();
        }
        self.known.push_back((chat, message));
        true
    }

    /// Takes the doubt about a message back; `false`: there was none.
    pub fn withdraw(&mut self, chat: ChatId, message: i32) -> bool {
        let before = self.known.len();
        self.known.retain(|known| *known != (chat, message));
        self.known.len() < before
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_doubted_once_and_a_person_so_many_times_a_minute() {
        let mut doubts = Doubts::new(2);
        assert!(doubts.take(1, 10, 7, 0));
        assert!(!doubts.take(1, 10, 7, 0), "it is doubted already");
        assert!(doubts.take(1, 11, 7, 0));
        assert!(!doubts.take(1, 12, 7, 0), "that is enough");
        assert!(doubts.take(1, 12, 7, 60_000), "a minute later there are more");
        assert!(doubts.withdraw(1, 10) && !doubts.withdraw(1, 10));
        assert!(doubts.withdraw(1, 12) && !doubts.withdraw(2, 11), "that is another chat");
    }

    #[test]
    fn old_doubts_are_forgotten() {
        let mut doubts = Doubts::new(usize::MAX);
        let many = i32::try_from(KNOWN).expect("it is small") + 1;
        assert!((1..=many).all(|message| doubts.take(1, message, 7, 0)));
        assert!(!doubts.withdraw(1, 1) && doubts.withdraw(1, 2));
    }
}
