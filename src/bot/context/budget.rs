//! How many answers a person gets. After a while, the bot ignores a person who floods a group, since every answer takes
//! the place of a board.

use std::collections::{HashMap, VecDeque};

use crate::store::schema::{ChatId, UserId};

/// The time in which answers are counted, in milliseconds.
const WINDOW: u64 = 60_000;
/// In all groups together a person gets so many times as many.
const EVERYWHERE: usize = 5;
/// How many windows there may be before those that are empty are forgotten.
const SWEEP: usize = 1024;

/// The times of the latest answers, by person, in a group and in all groups.
pub struct Budget {
    /// The most in a group within a minute.
    most: usize,
    spent: HashMap<(Option<ChatId>, UserId), VecDeque<u64>>,
    sweep: usize,
}

impl Budget {
    /// So many answers a minute in a group.
    pub fn new(most: usize) -> Budget {
        Budget { most, spent: HashMap::new(), sweep: SWEEP }
    }

    /// Whether there is a limit at all: where there is none, nobody waits for anybody.
    pub fn is_limited(&self) -> bool {
        self.most < usize::MAX
    }

    /// Takes one answer to a person in a group out of it; `false` when there is none left.
    pub fn spend(&mut self, chat: ChatId, user: UserId, now: u64) -> bool {
        self.forget(now);
        let places = [((Some(chat), user), self.most), ((None, user), self.most.saturating_mul(EVERYWHERE))];
        for (place, most) in places {
            let times = self.spent.entry(place).or_default();
            while times.front().is_some_and(|at| at + WINDOW <= now) {
                times.pop_front();
            }
            if times.len() >= most {
                return false;
            }
        }
        for (place, _) in places {
            self.spent.entry(place).or_default().push_back(now);
        }
        true
    }

    fn forget(&mut self, now: u64) {
        if self.spent.len() >= self.sweep {
            self.spent.retain(|_, times| times.back().is_some_and(|at| at + WINDOW > now));
            self.sweep = SWEEP.max(self.spent.len() * 2);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_a_minute_in_a_group_and_thirty_in_all() {
        let mut budget = Budget::new(6);
        let mut answered = |chat, now| (0..25).filter(|_| budget.spend(chat, 7, now)).count();
        assert_eq!(answered(1, 0), 6);
        assert_eq!((2..200).map(|chat| answered(chat, 1)).sum::<usize>(), 24);
        assert_eq!(answered(1, WINDOW - 1), 0);
        assert_eq!(answered(1, WINDOW), 6);
        assert!(budget.spend(1, 8, 1), "everybody has an own one");
    }
}
