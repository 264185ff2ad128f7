//! Doubts: the bot reacts with 🤔 to a refused move when its author's answer budget is spent.

use std::collections::VecDeque;

use super::budget::Budget;
use crate::store::schema::{ChatId, UserId};

/// The reaction emoji.
pub const DOUBT: &str = "🤔";

/// How many messages with a doubt are remembered. Older ones keep theirs.
const KNOWN: usize = 256;

/// Messages with a doubt, and the budget for more.
pub struct Doubts {
    budget: Budget,
    known: VecDeque<(ChatId, i32)>,
}

impl Doubts {
    /// `most`: doubts per person and minute in a group.
    pub fn new(most: usize) -> Doubts {
        Doubts { budget: Budget::new(most), known: VecDeque::new() }
    }

    /// Spends a doubt on a person's message. `false` if the message has one already, or none is left.
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

    /// Withdraws the doubt about a message. `false` if there was none.
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
