//! The computer's play. It is exact for a round of two. With more players, it plays against the lowest so far, or
//! against the next player.

use std::cmp::Ordering;
use std::sync::LazyLock;

use super::climb::Climb;
use super::{ALL, Choice, LIMIT, Sheet, THROWS};
use crate::game::Seat;

/// The value of a final sum. `None` is dead.
type Worth<'a> = &'a dyn Fn(Option<u32>) -> f64;

/// The subsets of three dice that can be thrown again, by faces: each one once, from one die to all.
pub fn parts(dice: &[u8]) -> Vec<Vec<u8>> {
    let part = |mask: usize| {
        let mut faces: Vec<u8> =
            dice.iter().enumerate().filter(|(die, _)| mask >> die & 1 == 1).map(|(_, face)| *face).collect();
        faces.sort_unstable();
        faces
    };
    let mut parts: Vec<Vec<u8>> = (1..1 << dice.len().min(ALL)).map(part).collect();
    parts.sort_unstable_by(|a, b| (a.len(), a).cmp(&(b.len(), b)));
    parts.dedup();
    parts
}

/// The values of three dice, by the throws left. Each table has all 216 ways that they can lie.
pub struct Three {
    /// Indexed by the throws left, then by the dice.
    worth: [Vec<f64>; THROWS],
}

fn index(dice: [u8; ALL]) -> usize {
    dice.iter().fold(0, |index, face| 6 * index + usize::from(face - 1))
}

/// How much the index grows with the face of each die.
const PLACES: [usize; ALL] = [36, 6, 1];

fn lying(index: usize) -> [u8; ALL] {
    PLACES.map(|place| (index / place % 6) as u8 + 1)
}

impl Three {
    /// Solves the turn, given the value of each final sum.
    pub fn new(worth: Worth<'_>) -> Three {
        let ends = |index: usize| {
            let sum = lying(index).iter().map(|face| u32::from(*face)).sum();
            worth((sum <= LIMIT).then_some(sum))
        };
        let last: Vec<f64> = (0..216).map(ends).collect();
        let mut three = Three { worth: [last.clone(), Vec::new(), Vec::new()] };
        for left in 1..THROWS {
            let again = three.again(left);
            let best = |index: usize| again.iter().map(|means| means[index]).fold(last[index], f64::max);
            three.worth[left] = (0..216).map(best).collect();
        }
        three
    }

    /// The value of throwing some of the dice again with this many throws left, by the set of these dice, at least one,
    /// and by how all dice lie. The mean over several dice is the mean over one of them of the means over the others.
    fn again(&self, left: usize) -> Vec<Vec<f64>> {
        let mut means = vec![self.worth[left - 1].clone()];
        for mask in 1..1 << ALL {
            let place = PLACES[(mask as u32).trailing_zeros() as usize];
            let others = &means[mask & (mask - 1)];
            let mean = |index: usize| {
                let first = index - index / place % 6 * place;
                (0..6).map(|face| others[first + face * place]).sum::<f64>() / 6.0
            };
            means.push((0..216).map(mean).collect());
        }
        means.split_off(1)
    }

    /// The value of the whole turn.
    pub fn turn(&self) -> f64 {
        self.worth[THROWS - 1].iter().sum::<f64>() / 216.0
    }

    /// The faces of the dice to throw again, or `None` if a stop is at least as good.
    fn choice(&self, left: usize, dice: [u8; ALL]) -> Option<Vec<u8>> {
        let stops = self.worth[0][index(dice)];
        let again = (1..).zip(self.again(left)).map(|(mask, means): (usize, _)| (mask, means[index(dice)]));
        let best = again.max_by(|a, b| a.1.total_cmp(&b.1));
        let (mask, _) = best.filter(|(_, worth)| *worth > stops)?;
        let mut again: Vec<u8> = (0..ALL).filter(|die| mask >> die & 1 == 1).map(|die| dice[die]).collect();
        again.sort_unstable();
        Some(again)
    }
}

/// The value of a sum against another one: 1, or a half if both pay or neither does, or 0.
pub fn against(own: Option<u32>, other: Option<u32>) -> f64 {
    match own.cmp(&other) {
        Ordering::Greater => 1.0,
        Ordering::Equal => 0.5,
        Ordering::Less => 0.0,
    }
}

/// The value of the second player's best reply to each final sum of the first player. Index 0 is dead.
pub fn replies(three: bool) -> Vec<f64> {
    let reply = |sum: u32| {
        let other = (sum > 0).then_some(sum);
        let worth = |own: Option<u32>| against(own, other);
        if three { Three::new(&worth).turn() } else { Climb::new(LIMIT, &worth).best(0) }
    };
    (0..=LIMIT).map(reply).collect()
}

/// The replies with three dice, and with one die.
static REPLIES: LazyLock<Vec<f64>> = LazyLock::new(|| replies(true));
static REPLIES_ONE: LazyLock<Vec<f64>> = LazyLock::new(|| replies(false));

/// The computer's choice between another throw and a stop.
pub fn choice(sheet: &Sheet, seat: Seat) -> Choice {
    let (player, three) = (sheet.player(seat), sheet.rules.three);
    let bout = &sheet.common.bout;
    let least = sheet.least(seat);
    // If others have played, it is enough not to be below the lowest. If all of these are dead, it is enough to live.
    let first = bout.done().is_empty() || sheet.round.is_common();
    let worth = |own: Option<u32>| match (first, three) {
        (true, true) => 1.0 - REPLIES[own.unwrap_or(0) as usize],
        (true, false) => 1.0 - REPLIES_ONE[own.unwrap_or(0) as usize],
        (false, _) => against(own, least),
    };
    if !three {
        let climb = Climb::new(LIMIT, &worth);
        return if climb.rolls(player.sum()) { Choice::Roll } else { Choice::Hold };
    }
    let Ok(dice) = <[u8; ALL]>::try_from(player.dice.as_slice()) else { return Choice::Hold };
    match Three::new(&worth).choice(THROWS.saturating_sub(player.throws).max(1), dice) {
        Some(again) => Choice::Again(again),
        None => Choice::Hold,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    /// The value of the best play with three dice, from sets of faces and all throws of each part.
    fn tried(dice: &[u8], left: usize, worth: Worth<'_>, known: &mut HashMap<(Vec<u8>, usize), f64>) -> f64 {
        let mut dice = dice.to_vec();
        dice.sort_unstable();
        if let Some(worth) = known.get(&(dice.clone(), left)) {
            return *worth;
        }
        let sum: u32 = dice.iter().map(|face| u32::from(*face)).sum();
        let mut best = worth(Some(sum).filter(|sum| *sum < 16));
        for again in if left > 0 { parts(&dice) } else { Vec::new() } {
            let mut kept = dice.clone();
            for face in &again {
                let at = kept.iter().position(|other| other == face).expect("it lies there");
                kept.remove(at);
            }
            best = best.max(thrown(&kept, left - 1, worth, known));
        }
        known.insert((dice, left), best);
        best
    }

    fn thrown(kept: &[u8], left: usize, worth: Worth<'_>, known: &mut HashMap<(Vec<u8>, usize), f64>) -> f64 {
        if kept.len() == ALL {
            return tried(kept, left, worth, known);
        }
        (1..=6).map(|face| thrown(&[kept, &[face]].concat(), left, worth, known)).sum::<f64>() / 6.0
    }

    #[test]
    fn the_first_of_two_with_three_dice_has_less_than_half() {
        let reply = |sum: u32| {
            let other = (sum > 0).then_some(sum);
            thrown(&[], THROWS - 1, &|own| against(own, other), &mut HashMap::new())
        };
        let replies = replies(true);
        for sum in (0..=LIMIT).step_by(crate::amount(1, 5)) {
            let (brute, fast) = (reply(sum), replies[sum as usize]);
            assert!((brute - fast).abs() < 1e-9, "{sum}: {brute} {fast}");
        }
        let worth = |own: Option<u32>| 1.0 - replies[own.unwrap_or(0) as usize];
        let first = Three::new(&worth).turn();
        let other = thrown(&[], THROWS - 1, &worth, &mut HashMap::new());
        assert!((first - other).abs() < 1e-9 && (first - FIRST).abs() < 1e-5, "{first} {other}");
    }

    /// The first player's share in a round with three dice. The share with one die is in `climb`.
    const FIRST: f64 = 0.471_679;
}
