//! The list of one player: the marks on the sums, and the rejected dice.

use crate::kit::pairs::{self, SUMS};

/// How many different faces a player may reject.
pub const REJECTS: usize = 3;
/// A face rejected this many times ends the list.
pub const END: u8 = 8;
/// The points of a mark beyond the fifth one, by the sum.
const VALUES: [i32; SUMS] = [100, 70, 60, 50, 40, 30, 40, 50, 60, 70, 100];
/// The penalty for too few marks.
const FEW: i32 = -200;

/// The points of a mark on a sum beyond the fifth one.
pub fn value(sum: u8) -> i32 {
    pairs::index(sum).map_or(0, |n| VALUES[n])
}

/// The points of a sum with `marks` marks.
pub fn score(sum: u8, marks: u8) -> i32 {
    match marks {
        0 | 5 => 0,
        1..5 => FEW,
        _ => (i32::from(marks.min(10)) - 5) * value(sum),
    }
}

/// A choice for a throw: two sums to mark, ascending, and one die to reject.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Take {
    /// The sums of the two pairs.
    pub sums: [u8; 2],
    /// The face of the fifth die.
    pub out: u8,
}

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// The marks on the sums 2 to 12.
    pub marks: [u8; SUMS],
    /// The rejected faces with their marks, in the order in which they came.
    pub rejects: Vec<(u8, u8)>,
    /// The dice to choose from; `None` once the player has chosen.
    pub thrown: Option<[u8; 5]>,
    /// Whether the player is to throw.
    pub throws: bool,
    /// The latest take, and the dice that it was made of.
    pub latest: Option<Take>,
    pub from: Option<[u8; 5]>,
}

impl Player {
    /// Whether the list is finished.
    pub fn is_done(&self) -> bool {
        self.rejects.iter().any(|(_, marks)| *marks >= END)
    }

    pub fn points(&self) -> i32 {
        pairs::sums().zip(self.marks).map(|(sum, marks)| score(sum, marks)).sum()
    }

    /// Whether a die may be the fifth one. Once three faces are rejected, it must have one of them if the dice show
    /// one. If they do not, any die is dropped without a mark.
    pub fn may_reject(&self, dice: &[u8; 5], out: u8) -> bool {
        let is_reject = |face: &u8| self.rejects.iter().any(|(other, _)| other == face);
        let bound = self.rejects.len() >= REJECTS && dice.iter().any(is_reject);
        dice.contains(&out) && (!bound || is_reject(&out))
    }

    /// All takes of these dice.
    pub fn takes(&self, dice: [u8; 5]) -> Vec<Take> {
        let all = pairs::of_five(dice).into_iter().map(|(out, sums)| Take { sums, out });
        all.filter(|take| self.may_reject(&dice, take.out)).collect()
    }

    /// Marks the sums and rejects the die.
    pub fn take(&mut self, take: Take) {
        take.sums.into_iter().filter_map(pairs::index).for_each(|n| self.marks[n] += 1);
        let room = self.rejects.len() < REJECTS;
        match self.rejects.iter_mut().find(|(face, _)| *face == take.out) {
            Some((_, marks)) => *marks += 1,
            None if room => self.rejects.push((take.out, 1)),
            None => {}
        }
        (self.from, self.thrown, self.latest) = (self.thrown, None, Some(take));
    }

    /// The same player after a take.
    pub fn with(&self, take: Take) -> Player {
        let mut then = self.clone();
        then.take(take);
        then
    }
}
