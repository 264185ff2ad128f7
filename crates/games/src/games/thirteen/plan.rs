//! The best play of a turn, computed exactly.
//!
//! Let `w(t, k)` be the average score of the next `k` throws with a running total `t`, times 36 to the power of `k`,
//! which makes it a whole number:
//!
//! ```text
//! w(t, 0) = 0,   w(t, k) = Σ ways(s) · max over t' of (points(t') · 36^(k−1) + w(t', k−1))
//! ```

use super::rules::{Op, Player, points};
use crate::game::SearchCtx;

/// The largest running total: the first throw, and four times four of the highest one.
const MOST: u32 = 13 + 4 * 4 * 13;

/// Ways to throw each sum with a die from 1 to 6 and one from 2 to 7.
pub const SUMS: [(u32, u64); 11] =
    [(3, 1), (4, 2), (5, 3), (6, 4), (7, 5), (8, 6), (9, 5), (10, 4), (11, 3), (12, 2), (13, 1)];

/// The number of throws of two dice.
const WAYS: u64 = 36;

/// The value of the next throws, for each running total.
pub struct Worth {
    divisor: u32,
    /// Indexed by the number of throws, then by the running total: `by_throws[k][t]`.
    by_throws: Vec<Vec<u64>>,
}

impl Worth {
    /// Solves up to this many throws, at most four.
    pub fn of(divisor: u32, throws: usize) -> Worth {
        let mut worth = Worth { divisor, by_throws: vec![vec![0; MOST as usize + 1]] };
        for k in 1..=throws {
            let next = (0..=MOST).map(|total| {
                let best = |sum| Op::ALL.iter().filter_map(|op| worth.through(*op, total, sum, k)).max().unwrap_or(0);
                SUMS.iter().map(|(sum, ways)| ways * best(*sum)).sum()
            });
            let next = next.collect();
            worth.by_throws.push(next);
        }
        worth
    }

    /// The value of an operation on a sum that is the first of `k` throws. `None`: it is impossible. A total that no
    /// turn can have counts only with its own score.
    fn through(&self, op: Op, total: u32, sum: u32, k: usize) -> Option<u64> {
        let after = op.apply(total, sum)?;
        let later = self.by_throws.get(k - 1).and_then(|worth| worth.get(after as usize));
        Some(u64::from(points(after, self.divisor)) * WAYS.pow(k as u32 - 1) + later.copied().unwrap_or(0))
    }

    /// The average score of the next `k` throws with this running total.
    fn mean(&self, total: u32, k: usize) -> f64 {
        let worth = self.by_throws.get(k).and_then(|worth| worth.get(total as usize));
        worth.copied().unwrap_or(0) as f64 / WAYS.pow(k as u32) as f64
    }

    /// The best score of a throw, together with up to `k` throws after it.
    fn of_throw(&self, player: &Player, sum: u32, k: usize) -> f64 {
        if player.chain.is_empty() {
            return self.mean(sum, k);
        }
        let best = Op::ALL.iter().filter_map(|op| self.through(*op, player.running(), sum, k + 1)).max();
        best.unwrap_or(0) as f64 / WAYS.pow(k as u32) as f64
    }
}

/// How many throws each level looks ahead, beyond the present one.
const AHEAD: [usize; 5] = [0, 0, 1, 1, 4];
/// How many of a hundred operations each level takes at random.
const SLIPS: [u32; 5] = [50, 0, 20, 0, 0];

pub fn choice(player: &Player, divisor: u32, ctx: &mut SearchCtx<'_>) -> Option<Op> {
    let ops: Vec<Op> = Op::ALL.into_iter().filter(|op| player.after(*op).is_some()).collect();
    if ctx.slips(*ctx.level.of(&SLIPS)) {
        return ctx.chance.pick(&ops).copied();
    }
    let k = player.to_come().min(*ctx.level.of(&AHEAD));
    let worth = Worth::of(divisor, k);
    ops.into_iter().max_by_key(|op| worth.through(*op, player.running(), player.sum(), k + 1))
}

/// The dice that a computer names: those with which it gains most on the others. `None`: any dice.
pub fn name(player: &Player, others: &[&Player], divisor: u32, ctx: &SearchCtx<'_>) -> Option<Vec<u8>> {
    if ctx.level.number() < 3 || others.is_empty() {
        return None;
    }
    let k = player.to_come().saturating_sub(1).min(*ctx.level.of(&AHEAD));
    let worth = Worth::of(divisor, k);
    let gain = |sum: u32| {
        let theirs: f64 = others.iter().map(|other| worth.of_throw(other, sum, k)).sum();
        worth.of_throw(player, sum, k) - theirs / others.len() as f64
    };
    let (best, _) = SUMS.iter().max_by(|(a, _), (b, _)| gain(*a).total_cmp(&gain(*b)))?;
    let high = (best - 1).min(7) as u8;
    Some(vec![*best as u8 - high, high])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The value of a whole turn: the sum over the first throws, in units of 1 / 36⁵.
    fn turn(divisor: u32) -> u64 {
        let worth = Worth::of(divisor, 4);
        SUMS.iter().map(|(sum, ways)| ways * worth.by_throws[4][*sum as usize]).sum()
    }

    #[test]
    fn a_turn_is_worth_513457681_of_60466176() {
        assert_eq!(WAYS.pow(5), 60_466_176);
        assert_eq!(turn(13), 513_457_681);
        assert!((turn(13) as f64 / WAYS.pow(5) as f64 - 8.491_651_282_859_362).abs() < 1e-9);
        assert!(turn(11) > turn(13) && turn(13) > turn(17), "eleven is easier, seventeen harder");
    }

    #[test]
    fn the_ways_are_those_of_the_dice() {
        for (sum, ways) in SUMS {
            let made = (1..=6).flat_map(|white| (2..=7).map(move |red| white + red)).filter(|made| *made == sum);
            assert_eq!(made.count() as u64, ways, "{sum}");
        }
        assert_eq!(SUMS.iter().map(|(_, ways)| ways).sum::<u64>(), WAYS);
    }

    #[test]
    fn the_last_throws_by_hand() {
        let worth = Worth::of(13, 1);
        // From 39, a throw of 13 makes 91, and a throw of 10 makes nothing. 39 + 26 = 65 takes a 13 as well.
        let best = |sum| Op::ALL.iter().filter_map(|op| worth.through(*op, 39, sum, 1)).max();
        assert_eq!([best(13), best(10), best(5)], [Some(7), Some(0), Some(0)]);
        assert_eq!(worth.mean(0, 0), 0.0);
    }
}
