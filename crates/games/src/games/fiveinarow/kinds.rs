//! A table for each goal, made once, of the kinds that a mark makes on a line.
//!
//! The surroundings of a cell on a line are a number with one digit for each neighbour (empty, own, blocked), which
//! differs from side to side.

use std::sync::OnceLock;

use super::rows::{Goal, Kind, Stretch};

/// The most neighbours on each side that matter.
pub const MOST: usize = 6;

/// A digit of a number: an empty cell is 0.
pub const OWN: u32 = 1;
/// The digit for a cell that can have no mark of the side.
pub const BLOCKED: u32 = 2;

/// The place value of each neighbour's digit.
const DIGITS: [u32; 2 * MOST] = {
    let mut digits = [1; 2 * MOST];
    let mut nth = 1;
    while nth < digits.len() {
        digits[nth] = 3 * digits[nth - 1];
        nth += 1;
    }
    digits
};

/// The meaning of all numbers, for one goal.
#[derive(Debug)]
pub struct Kinds {
    goal: Goal,
    /// How many neighbours on each side have a digit.
    pub reach: usize,
    /// The kinds as numbers.
    known: Vec<u8>,
}

/// The lengths of rows that are possible: 4 to 6.
const LINES: usize = 3;

impl Kinds {
    /// The table of a goal.
    pub fn of(goal: Goal) -> &'static Kinds {
        static TABLES: [OnceLock<Kinds>; 2 * LINES] = [const { OnceLock::new() }; 2 * LINES];
        // The options allow no other lengths.
        let nth = usize::from(goal.line.clamp(4, 6) - 4) * 2 + usize::from(goal.exact);
        TABLES[nth].get_or_init(|| Kinds::new(goal))
    }

    fn new(goal: Goal) -> Kinds {
        // A row through the mark reaches so far; whether it is too long is seen one cell farther.
        let reach = if goal.exact { goal.line } else { goal.line - 1 }.into();
        let count = 3u32.pow(2 * reach as u32);
        let mut kinds = Kinds { goal, reach, known: vec![0; count as usize] };
        // One more own mark makes a larger number, so its kind is known already.
        for number in (0..count).rev() {
            kinds.known[number as usize] = kinds.work_out(number) as u8;
        }
        kinds
    }

    /// The value of the digit of a neighbour this many cells away: above the cell on its line, or below.
    pub fn digit(&self, away: usize, above: bool) -> u32 {
        DIGITS[if above { self.reach + away - 1 } else { self.reach - away }]
    }

    /// The kind that a number means, as a number.
    pub fn number(&self, surroundings: u32) -> u8 {
        self.known[surroundings as usize]
    }

    fn work_out(&self, number: u32) -> Kind {
        let (line, reach) = (u32::from(self.goal.line), self.reach as u32);
        let mut stretch = Stretch { goal: self.goal, own: 1 << line, free: 0 };
        let mut left = number;
        // The digits below the cell come first, from the far end.
        let bit = |nth: u32| line - reach + if nth < reach { nth } else { nth + 1 };
        for nth in 0..2 * reach {
            match left % 3 {
                0 => stretch.free |= 1 << bit(nth),
                OWN => stretch.own |= 1 << bit(nth),
                _ => {}
            }
            left /= 3;
        }
        stretch.kind(|more| {
            let nth = more - (line - reach) - u32::from(more > line);
            let after = self.number(number + OWN * DIGITS[nth as usize]);
            Kind::ALL.get(usize::from(after)).copied().unwrap_or_default()
        })
    }
}
