//! The columns and the runners of a turn.

use crate::kit::pairs::{self, SUMS};

/// The number of runners.
pub const RUNNERS: usize = 3;
/// The default number of columns that wins.
pub const GOAL: usize = 3;
/// The steps of each column, from the column of the twos on.
const STEPS: [u8; SUMS] = [3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3];

/// The number of steps in the column of a sum.
pub fn steps(sum: u8) -> u8 {
    pairs::index(sum).map_or(0, |n| STEPS[n])
}

/// A height in each column. 0 is below the first step.
pub type Heights = [u8; SUMS];

/// The mover's situation: their markers, the runners of this turn, and the closed columns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Climb {
    /// The heights of the mover's own markers.
    pub markers: Heights,
    /// The sums of the columns with runners, and the runners' heights, in the order in which they came.
    pub runners: Vec<(u8, u8)>,
    /// The columns that a player has already climbed.
    pub closed: [bool; SUMS],
}

impl Climb {
    /// The mover's height in the column of a sum, runners included.
    pub fn height(&self, sum: u8) -> u8 {
        let runner = self.runners.iter().find(|(of, _)| *of == sum).map(|(_, height)| *height);
        runner.or(pairs::index(sum).map(|n| self.markers[n])).unwrap_or(0)
    }

    /// Whether a runner can go up a step in the column of a sum.
    pub fn can(&self, sum: u8) -> bool {
        let runs = self.runners.iter().any(|(of, _)| *of == sum);
        let open = pairs::index(sum).is_some_and(|n| !self.closed[n]) && self.height(sum) < steps(sum);
        open && (runs || self.runners.len() < RUNNERS)
    }

    /// Moves a runner up a step. Returns `false` and changes nothing if it cannot go.
    pub fn step(&mut self, sum: u8) -> bool {
        let can = self.can(sum);
        if can {
            let height = self.height(sum) + 1;
            self.runners.retain(|(of, _)| *of != sum);
            self.runners.push((sum, height));
        }
        can
    }

    /// The sums that the runners can use when they take two sums in this order.
    fn taken(&self, sums: [u8; 2]) -> Vec<u8> {
        let mut then = self.clone();
        let mut taken: Vec<u8> = sums.into_iter().filter(|sum| then.step(*sum)).collect();
        taken.sort_unstable();
        taken
    }

    /// The moves with a throw: the one or two sums with which runners climb, ascending. You must use both sums of a
    /// split if they can be used. If the last runner can go up either, you choose.
    pub fn moves(&self, dice: [u8; 4]) -> Vec<Vec<u8>> {
        let splits = pairs::of_four(dice).into_iter();
        let mut moves: Vec<Vec<u8>> = splits.flat_map(|[a, b]| [self.taken([a, b]), self.taken([b, a])]).collect();
        moves.retain(|taken| !taken.is_empty());
        moves.sort_unstable();
        moves.dedup();
        moves
    }

    /// The situation after a move.
    #[must_use]
    pub fn after(&self, taken: &[u8]) -> Climb {
        let mut then = self.clone();
        taken.iter().for_each(|sum| {
            then.step(*sum);
        });
        then
    }
}
