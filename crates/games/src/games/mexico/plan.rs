//! The computer's play. It is exact for two players, where all that counts is not to lose a round. With more players,
//! it assumes that all players still to come must be lower, each independently.

use std::sync::OnceLock;

use super::THROWS;
use crate::kit::reading::{TOP, chance};

/// Iterations of the play-off's equation. Each more than halves the error.
const TIMES: usize = 40;

/// The chances to lose a round of two.
pub struct Plan {
    /// The chance that the second player loses, by the number of throws allowed and the place of the first player's
    /// number.
    follows: [[f64; TOP + 1]; THROWS + 1],
    /// The chance that the first player loses.
    pub opens: f64,
}

/// A player's situation in a round.
#[derive(Clone, Copy)]
pub struct Line {
    /// Whether nobody has played before.
    pub opens: bool,
    /// The most throws allowed.
    pub limit: usize,
    /// The lowest number so far.
    pub worst: Option<usize>,
    /// How many players come afterwards.
    pub others: i32,
}

fn mean(after: impl Fn(usize) -> f64) -> f64 {
    (0..=TOP).map(|rank| chance(rank) * after(rank)).sum()
}

impl Plan {
    /// The plan. It is computed once.
    pub fn get() -> &'static Plan {
        static PLAN: OnceLock<Plan> = OnceLock::new();
        PLAN.get_or_init(Plan::new)
    }

    /// Solves the round of two.
    pub fn new() -> Plan {
        let mut plan = Plan { follows: [[0.0; TOP + 1]; THROWS + 1], opens: 0.5 };
        for _ in 0..TIMES {
            for limit in 1..=THROWS {
                for worst in 0..=TOP {
                    let line = Line { opens: false, limit, worst: Some(worst), others: 0 };
                    plan.follows[limit][worst] = mean(|rank| plan.best(line, 1, rank));
                }
            }
            let line = Line { opens: true, limit: THROWS, worst: None, others: 1 };
            plan.opens = mean(|rank| plan.best(line, 1, rank));
        }
        plan
    }

    /// The chance to lose if you keep this number after this many throws.
    fn holds(&self, line: Line, throws: usize, rank: usize) -> f64 {
        let limit = if line.opens { throws } else { line.limit };
        let lowest = (1.0 - self.follows[limit][rank]).powi(line.others);
        match line.worst {
            Some(worst) if rank > worst => 0.0,
            // Of the players with the same number, the last one opens the play-off.
            Some(worst) if rank == worst => self.opens * lowest,
            _ => lowest,
        }
    }

    fn throws_on(&self, line: Line, throws: usize) -> f64 {
        mean(|rank| self.best(line, throws + 1, rank))
    }

    fn best(&self, line: Line, throws: usize, rank: usize) -> f64 {
        let holds = self.holds(line, throws, rank);
        if throws >= line.limit || rank == TOP { holds } else { holds.min(self.throws_on(line, throws)) }
    }

    /// Whether to throw again with this number after this many throws.
    pub fn rolls(&self, line: Line, throws: usize, rank: usize) -> bool {
        throws < line.limit && self.throws_on(line, throws) < self.holds(line, throws, rank)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How likely each end is for a player who keeps a first throw from `keeps[0]` up and a second one from `keeps[1]`
    /// up. Indexed by the throws taken, then by the place of the number kept.
    fn ends(limit: usize, keeps: [usize; 2]) -> [[f64; TOP + 1]; THROWS + 1] {
        let mut ends = [[0.0; TOP + 1]; THROWS + 1];
        let mut there = 1.0;
        for throws in 1..=limit {
            let least = if throws == limit { 0 } else { keeps[throws - 1] };
            for (rank, end) in ends[throws].iter_mut().enumerate().skip(least) {
                *end += there * chance(rank);
            }
            there *= (0..least).map(chance).sum::<f64>();
        }
        ends
    }

    #[test]
    fn two_play_a_round_as_by_trying_all_plans() {
        let keeps = || (0..=TOP).flat_map(|one| (0..=TOP).map(move |two| [one, two]));
        let mut opens = 0.5;
        for _ in 0..12 {
            let mut follows = [[1.0f64; TOP + 1]; THROWS + 1];
            for (limit, follows) in follows.iter_mut().enumerate().skip(1) {
                for keeps in keeps() {
                    let all = ends(limit, keeps);
                    let mut below = 0.0;
                    for (worst, best) in follows.iter_mut().enumerate() {
                        let level: f64 = all.iter().map(|ends| ends[worst]).sum();
                        *best = best.min(below + level * opens);
                        below += level;
                    }
                }
            }
            let loses = |keeps| {
                let all = ends(THROWS, keeps);
                let part = |throws: usize| {
                    (0..=TOP).map(|rank| all[throws][rank] * (1.0 - follows[throws][rank])).sum::<f64>()
                };
                (1..=THROWS).map(part).sum::<f64>()
            };
            opens = keeps().map(loses).fold(1.0, f64::min);
        }
        let plan = Plan::new();
        assert!((plan.opens - opens).abs() < 1e-6 && (opens - OPENS).abs() < 1e-5, "{} {opens}", plan.opens);
    }

    /// The chance that the first of two players loses the round.
    const OPENS: f64 = 0.415_061;
}
