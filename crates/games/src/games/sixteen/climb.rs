//! One die: you throw it and add up, as near to a limit as you dare. Beyond the limit you have nothing. Each player in
//! turn tries to have the most.

/// The faces of the die.
const FACES: u32 = 6;

/// The values of all sums in a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Climb {
    /// The value of a stop and of a throw, indexed by the sum.
    holds: Vec<f64>,
    rolls: Vec<f64>,
}

impl Climb {
    /// Solves the turn. `worth` gives the value of a final sum, and `None` is beyond the limit.
    pub fn new(limit: u32, worth: &dyn Fn(Option<u32>) -> f64) -> Climb {
        let lost = worth(None);
        let holds: Vec<f64> = (0..=limit).map(|sum| worth(Some(sum))).collect();
        let mut climb = Climb { rolls: vec![lost; holds.len()], holds };
        for sum in (0..=limit).rev() {
            let after = |face| if sum + face > limit { lost } else { climb.best(sum + face) };
            let rolls = (1..=FACES).map(after).sum::<f64>() / f64::from(FACES);
            climb.rolls[sum as usize] = rolls;
        }
        climb
    }

    /// The value of a sum with the best play. Nobody can stop before the first throw.
    pub fn best(&self, sum: u32) -> f64 {
        let (holds, rolls) = self.both(sum);
        if sum == 0 { rolls } else { holds.max(rolls) }
    }

    /// Whether another throw is better than a stop.
    pub fn rolls(&self, sum: u32) -> bool {
        let (holds, rolls) = self.both(sum);
        rolls > holds
    }

    fn both(&self, sum: u32) -> (f64, f64) {
        let at = |values: &[f64]| values.get(sum as usize).copied().unwrap_or(0.0);
        (at(&self.holds), at(&self.rolls))
    }
}

#[cfg(test)]
mod tests {
    use super::super::LIMIT;
    use super::super::plan::replies;
    use super::*;

    /// The chance of each final sum for a player who stops from `stop` on; index 0 is beyond the limit. It follows the
    /// chances forwards.
    fn ends(limit: usize, stop: usize) -> Vec<f64> {
        let mut there = vec![0.0; limit + 1];
        there[0] = 1.0;
        let mut ends = vec![0.0; limit + 1];
        for sum in 0..=limit {
            if sum >= stop {
                ends[sum] += there[sum];
                continue;
            }
            for face in 1..=6 {
                let part = there[sum] / 6.0;
                let next = if sum + face > limit { &mut ends[0] } else { &mut there[sum + face] };
                *next += part;
            }
        }
        ends
    }

    /// The first player's chance with the best plan of the kind "stop from this sum on". It tries all of them.
    fn tried(limit: usize) -> f64 {
        let reply = |sum: usize| {
            let wins = |ends: Vec<f64>| ends[sum + 1..].iter().sum::<f64>() + ends[sum] / 2.0;
            (1..=limit).map(|stop| wins(ends(limit, stop))).fold(0.0, f64::max)
        };
        let replies: Vec<f64> = (0..=limit).map(reply).collect();
        let wins = |stop| ends(limit, stop).iter().zip(&replies).map(|(end, reply)| end * (1.0 - reply)).sum::<f64>();
        (1..=limit).map(wins).fold(0.0, f64::max)
    }

    #[test]
    fn the_first_player_has_less_than_half_of_a_round() {
        let replies = replies(false);
        let worth = |own: Option<u32>| 1.0 - replies[own.unwrap_or(0) as usize];
        let (value, other) = (Climb::new(LIMIT, &worth).best(0), tried(LIMIT as usize));
        assert!((value - other).abs() < 1e-9 && (value - FIRST).abs() < 1e-5, "{value} {other}");
    }

    /// The first player's share.
    const FIRST: f64 = 0.431_969;
}
