//! Looks ahead: every move less the best answer, then further plies after the moves that are best by that, and the last
//! cells to the end.

use super::scan::{Play, Sheet};
use crate::game::Deadline;

/// How far a level looks ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// How many moves in a row it looks at. With 2 it takes the answers into account.
    pub plies: u32,
    /// How many moves it goes on with at the root, and how many at a later one.
    pub roots: usize,
    pub width: usize,
    /// With at most this many empty cells, it plays the match out.
    pub last: u32,
}

/// The share of its time in which a computer tries to play the match out; then it looks ahead as before.
const SHARE: f64 = 0.6;
/// By what one ply more takes longer. It is not begun where there is no time for it.
const GROWTH: f64 = 6.0;

/// Moves that are equally good.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    pub plays: Vec<Play>,
    /// By how much the one who moves will be ahead, counted from now.
    pub worth: i32,
    /// Whether the match was played out.
    pub exact: bool,
}

/// A search from a position of two players, with this many plies left.
pub struct Look<'a> {
    sheet: Sheet,
    reach: Reach,
    /// `None`: as many as there are cells.
    plies: Option<u32>,
    until: &'a Deadline,
    stopped: bool,
    /// Whether every move is looked at to the end. Then whoever moves may also pass.
    exact: bool,
}

impl<'a> Look<'a> {
    pub fn new(sheet: Sheet, reach: Reach, plies: Option<u32>, until: &'a Deadline) -> Look<'a> {
        Look { sheet, reach, plies, until, stopped: false, exact: false }
    }

    /// The best moves; `None` if there are none.
    pub fn choice(&mut self) -> Option<Choice> {
        let left = self.plies.unwrap_or(u32::MAX).min(self.sheet.free);
        let rated = self.rated();
        let worth = rated.first().map(|(_, worth)| *worth)?;
        let best = rated.iter().take_while(|(_, other)| *other == worth).map(|(play, _)| *play).collect();
        let mut choice = Choice { plays: best, worth, exact: left <= 1 };
        // On an open square the last turns have too many moves to try them all.
        if self.sheet.free <= self.reach.last && left > 1 {
            let until = self.until.share(SHARE);
            let mut end = Look { sheet: self.sheet.clone(), until: &until, exact: true, ..*self };
            if let Some(choice) = end.root(&rated, left) {
                return Some(Choice { exact: true, ..choice });
            }
        }
        let mut order: Vec<_> = rated.into_iter().take(self.reach.roots).collect();
        for plies in 3..=self.reach.plies.min(left) {
            let before = self.until.left();
            let Some(deeper) = self.root(&order, plies) else { break };
            order.sort_by_key(|(play, _)| !deeper.plays.contains(play));
            choice = deeper;
            if self.stopped || !self.until.affords(before, GROWTH) {
                break;
            }
        }
        Some(choice)
    }

    /// The best of some moves, looking `plies` ahead, or of the first of them if the time is up. `None` if there is no
    /// time for that.
    fn root(&mut self, order: &[(Play, i32)], plies: u32) -> Option<Choice> {
        let mut choice = Choice { plays: Vec::new(), worth: i32::MIN / 2, exact: false };
        for &(play, _) in order {
            // One below the best, so that equal moves differ from worse ones.
            let worth = self.after(play, plies, choice.worth - 1, i32::MAX / 2);
            if self.stopped {
                // The moves looked at so far were the best at first sight.
                return (!self.exact && !choice.plays.is_empty()).then_some(choice);
            }
            if worth > choice.worth {
                choice = Choice { plays: Vec::new(), worth, exact: false };
            }
            if worth == choice.worth {
                choice.plays.push(play);
            }
        }
        Some(choice)
    }

    /// All moves with their gain minus the best answer, the best first.
    fn rated(&mut self) -> Vec<(Play, i32)> {
        let alone = self.plies == Some(1);
        let rated =
            if alone { self.sheet.plays().into_iter().map(|play| (play, 0)).collect() } else { self.sheet.rated() };
        self.spend();
        let worth = |(play, answer): (Play, u8)| (play, i32::from(play.length) - i32::from(answer));
        let mut rated: Vec<(Play, i32)> = rated.into_iter().map(worth).collect();
        rated.sort_unstable_by_key(|(play, worth)| (-worth, *play));
        rated
    }

    fn spend(&mut self) {
        self.stopped |= self.until.passed_after(std::mem::take(&mut self.sheet.steps));
    }

    /// The gain of a move over the next `plies`, itself included.
    fn after(&mut self, play: Play, plies: u32, alpha: i32, beta: i32) -> i32 {
        let length = i32::from(play.length);
        // After the last cells nobody need lose anything more: one may pass.
        if self.exact && length <= alpha {
            return length;
        }
        self.sheet.put(play);
        let worth = length - self.value(plies - 1, length - beta, length - alpha);
        self.sheet.undo(play);
        worth
    }

    /// The mover's gain over the next `plies`.
    fn value(&mut self, plies: u32, mut alpha: i32, beta: i32) -> i32 {
        if plies == 0 || self.stopped {
            return 0;
        }
        if plies == 1 {
            let longest = self.sheet.longest();
            self.spend();
            return longest.into();
        }
        let mut rated = self.rated();
        let pass = if (self.exact && self.plies.is_none()) || rated.is_empty() { 0 } else { i32::MIN / 2 };
        if plies == 2 {
            return rated.first().map_or(0, |(_, worth)| (*worth).max(pass));
        }
        if !self.exact {
            rated.truncate(self.reach.width);
        }
        let mut best = pass;
        for (play, _) in rated {
            alpha = alpha.max(best);
            if alpha >= beta || self.stopped {
                break;
            }
            best = best.max(self.after(play, plies, alpha, beta));
        }
        best
    }
}
