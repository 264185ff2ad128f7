//! Answer budgets. After a while, the bot ignores a person who floods a group, since every answer takes the place of a
//! board.

use std::collections::{HashMap, VecDeque};

use crate::store::schema::{ChatId, UserId};

/// The window in which answers are counted, in milliseconds.
const WINDOW: u64 = 60_000;
/// Over all groups, a person gets this many times the limit of one group.
const EVERYWHERE: usize = 5;
/// The number of windows beyond which the empty ones are dropped.
const SWEEP: usize = 1024;

/// The times of each person's latest answers, per group and over all groups.
pub struct Budget {
    /// The most answers in a group per minute.
    most: usize,
    spent: HashMap<(Option<ChatId>, UserId), VecDeque<u64>>,
    sweep: usize,
}

impl Budget {
    /// `most`: answers per person and minute in a group.
    pub fn new(most: usize) -> Budget {
        Budget { most, spent: HashMap::new(), sweep: SWEEP }
    }

    /// Whether there is a limit at all. Without one, nobody waits for anybody.
    pub fn is_limited(&self) -> bool {
        self.most < usize::MAX
    }

    /// Spends one answer to a person in a group. `false` if none is left.
    pub fn spend(&mut self, chat: ChatId, user: UserId, now: u64) -> bool {
        self.forget(now);
        let places = [((Some(chat), user), self.most), ((None, user), self.most.saturating_mul(EVERYWHERE))];
        for (place, most) in places {
            let times = self.spent.entry(place).or_default();
            // Nothing is spent later than now, unless the clock was ahead.
            times.retain(|at| counts(*at, now));
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
            self.spent.retain(|_, times| times.back().is_some_and(|at| counts(*at, now)));
            self.sweep = SWEEP.max(self.spent.len() * 2);
        }
    }
}

/// Whether an answer of that time still counts.
fn counts(at: u64, now: u64) -> bool {
    (at..at + WINDOW).contains(&now)
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

    #[test]
    fn nothing_stays_spent_when_the_clock_was_ahead() {
        let mut budget = Budget::new(6);
        assert_eq!((0..25).filter(|_| budget.spend(1, 7, 60 * WINDOW)).count(), 6);
        assert_eq!((0..25).filter(|_| budget.spend(1, 7, WINDOW)).count(), 6);
    }
}
