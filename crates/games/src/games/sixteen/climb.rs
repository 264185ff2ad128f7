//! One die that you throw and add up, as near to a limit as you dare. Beyond it you have nothing. Each player in turn
//! tries to have most.

/// The sums that one die can add.
const FACES: u32 = 6;

/// What a player can still get.
#[derive(Clone, PartialEq, Debug)]
pub struct Climb {
    /// By the sum: what it is worth to stop, and to throw.
    holds: Vec<f64>,
    rolls: Vec<f64>,
}

impl Climb {
    /// What everything is worth, by what the sum is worth when the turn is over; `None`: it is beyond the limit.
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

    /// What a sum is worth with the best play. Nobody stops who has not thrown.
    pub fn best(&self, sum: u32) -> f64 {
        let (holds, rolls) = self.both(sum);
        if sum == 0 { rolls } else { holds.max(rolls) }
    }

    /// Whether it is better to throw on.
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

    /// How likely each sum is, 0 for beyond the limit, for somebody who stops from `stop` on: what has gone before is
    /// followed forwards.
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

    /// The chance of the first of two by the best plan of the kind "stop from so many on", tried one by one.
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

    /// The share of the first of two.
    const FIRST: f64 = 0.431_969;
}
