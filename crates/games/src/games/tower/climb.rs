//! The columns and the runners of a turn.

use crate::kit::pairs::{self, SUMS};

/// How many runners there are.
pub const RUNNERS: usize = 3;
/// How many columns win.
pub const GOAL: usize = 3;
/// How many steps each column has, from that of the twos on.
const STEPS: [u8; SUMS] = [3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3];

/// How many steps the column of a sum has.
pub fn steps(sum: u8) -> u8 {
    pairs::index(sum).map_or(0, |n| STEPS[n])
}

/// How high something stands in each column; 0 is below the first step.
pub type Heights = [u8; SUMS];

/// How far the mover could climb: the own markers, what the runners of this turn have, and what is closed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Climb {
    /// Where one's own markers stand.
    pub markers: Heights,
    /// The sums in whose columns runners stand, and how high; in the order in which they came.
    pub runners: Vec<(u8, u8)>,
    /// The columns that somebody has climbed.
    pub closed: [bool; SUMS],
}

impl Climb {
    /// How high one stands in the column of a sum, runners counted.
    pub fn height(&self, sum: u8) -> u8 {
        let runner = self.runners.iter().find(|(of, _)| *of == sum).map(|(_, height)| *height);
        runner.or(pairs::index(sum).map(|n| self.markers[n])).unwrap_or(0)
    }

    /// Whether a runner can go a step up the column of a sum.
    pub fn can(&self, sum: u8) -> bool {
        let runs = self.runners.iter().any(|(of, _)| *of == sum);
        let open = pairs::index(sum).is_some_and(|n| !self.closed[n]) && self.height(sum) < steps(sum);
        open && (runs || self.runners.len() < RUNNERS)
    }

    /// A runner goes a step up. `false`: it cannot, and nothing changes.
    pub fn step(&mut self, sum: u8) -> bool {
        let can = self.can(sum);
        if can {
            let height = self.height(sum) + 1;
            self.runners.retain(|(of, _)| *of != sum);
            self.runners.push((sum, height));
        }
        can
    }

    /// What is left of two sums when runners take them in that order.
    fn taken(&self, sums: [u8; 2]) -> Vec<u8> {
        let mut then = self.clone();
        let mut taken: Vec<u8> = sums.into_iter().filter(|sum| then.step(*sum)).collect();
        taken.sort_unstable();
        taken
    }

    /// What can be done with a throw: the sums with which runners climb, one or two, ascending. Both sums of a split
    /// must be used if they can. Where the last runner could go up either, there is a choice.
    pub fn moves(&self, dice: [u8; 4]) -> Vec<Vec<u8>> {
        let splits = pairs::of_four(dice).into_iter();
        let mut moves: Vec<Vec<u8>> = splits.flat_map(|[a, b]| [self.taken([a, b]), self.taken([b, a])]).collect();
        moves.retain(|taken| !taken.is_empty());
        moves.sort_unstable();
        moves.dedup();
        moves
    }

    /// The same after a move.
    #[must_use]
    pub fn after(&self, taken: &[u8]) -> Climb {
        let mut then = self.clone();
        taken.iter().for_each(|sum| {
            then.step(*sum);
        });
        then
    }

    /// How many columns the mover has climbed when it stops now.
    pub fn tops(&self) -> usize {
        pairs::sums().filter(|sum| self.height(*sum) == steps(*sum)).count()
    }
}
