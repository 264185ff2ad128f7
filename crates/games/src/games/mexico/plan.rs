//! The computer's play: exact for two players, where not to lose a round is all that counts. Of more, each is taken as
//! if those who are still to play had to be lower one by one.

use std::sync::OnceLock;

use super::THROWS;
use crate::kit::reading::{TOP, chance};

/// How often the equation of the play-off is put into itself; it halves its error more than twice each time.
const TIMES: usize = 40;

/// How likely a round is lost.
pub struct Plan {
    /// By the number of throws and what the other one shows: how likely the one who plays second loses.
    follows: [[f64; TOP + 1]; THROWS + 1],
    /// How likely the one who opens loses.
    pub opens: f64,
}

/// Where a player stands in a round.
#[derive(Clone, Copy)]
pub struct Line {
    /// Nobody has played before.
    pub opens: bool,
    /// How many throws there are at most.
    pub limit: usize,
    /// The lowest so far.
    pub worst: Option<usize>,
    /// How many play afterwards.
    pub others: i32,
}

/// The mean over the next throw.
fn mean(after: impl Fn(usize) -> f64) -> f64 {
    (0..=TOP).map(|rank| chance(rank) * after(rank)).sum()
}

impl Plan {
    /// The plan, made once.
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

    /// How likely it is lost after so many throws with that number, when it is kept.
    fn holds(&self, line: Line, throws: usize, rank: usize) -> f64 {
        let limit = if line.opens { throws } else { line.limit };
        let lowest = (1.0 - self.follows[limit][rank]).powi(line.others);
        match line.worst {
            Some(worst) if rank > worst => 0.0,
            // The last of those who are level opens the play-off.
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

    /// Whether to throw again after so many throws with that number.
    pub fn rolls(&self, line: Line, throws: usize, rank: usize) -> bool {
        throws < line.limit && self.throws_on(line, throws) < self.holds(line, throws, rank)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The chances of each end for somebody who keeps a first throw from `keeps[0]` on, a second one from `keeps[1]`
    /// on: by how many throws it took and what lies there.
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

    /// How likely the one of two who opens loses the round.
    const OPENS: f64 = 0.415_061;
}
