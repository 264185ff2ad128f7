//! The best play where the sum nearest to a number wins a round, and you are out beyond it.

use std::collections::HashMap;

/// The prize of a round.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Stakes {
    /// A chip for one player; level players play off. The first with enough chips wins.
    Chip {
        /// The chance of the first of two to get it. The one who stopped last begins a play-off, so it is also the
        /// value of a tie for that player.
        opens: f64,
    },
    /// A point for each player who is nearest. Most points after a number of rounds win.
    Share,
}

/// The situation when a player stops: the best sum so far, how many have it, and how many play afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Front {
    /// The best sum; 0 if nobody has one.
    pub best: u32,
    /// Players with that sum.
    pub level: u32,
    /// Players who have still to play.
    pub others: u32,
}

/// The state of a player who has stopped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Standing {
    /// Has the best sum, and stopped last of the players who have it.
    Last,
    /// Has the best sum, and somebody has reached it later.
    Level,
    /// Is out, or behind.
    Behind,
}

/// The value of stopping and of throwing on if all later players play as well as possible, worked out from the last
/// player back.
///
/// For a chip, it is the chance to get it. Two who are level play off, and the one who stopped last begins, which is
/// the worse place. More of them get the chip equally often, nearly. For points it is the player's own, less the mean
/// of the others': sharing a point with another gains nothing on that one.
pub struct Odds {
    most: u32,
    stakes: Stakes,
    /// The players at the table, besides the one who asks.
    rivals: f64,
    /// The value for a player who has stopped.
    stopped: HashMap<(Front, Standing), f64>,
    /// How often a player with best play ends at each sum; the last entry is for out.
    ends: HashMap<Front, Vec<f64>>,
    /// The value of another throw at each sum.
    thrown: HashMap<Front, Vec<f64>>,
}

impl Odds {
    /// The odds of a game with this best sum and prize, for this many players at the table.
    pub fn new(most: u32, stakes: Stakes, players: u32) -> Odds {
        let rivals = f64::from(players.saturating_sub(1).max(1));
        let (stopped, ends, thrown) = (HashMap::new(), HashMap::new(), HashMap::new());
        Odds { most, stakes, rivals, stopped, ends, thrown }
    }

    /// The value of a round for the first of `players` players.
    #[cfg(test)]
    fn first(&mut self, players: u32) -> f64 {
        self.throws(0, Front { best: 0, level: 0, others: players.saturating_sub(1) })
    }

    /// Whether it is better to throw on.
    pub fn rolls(&mut self, sum: u32, front: Front) -> bool {
        self.throws(sum, front) > self.stops(sum, front)
    }

    /// The value of stopping at a sum.
    fn stops(&mut self, sum: u32, front: Front) -> f64 {
        match sum {
            sum if sum < front.best => self.stopped(front, Standing::Behind),
            sum if sum == front.best => self.stopped(Front { level: front.level + 1, ..front }, Standing::Last),
            sum => self.stopped(Front { best: sum, level: 1, ..front }, Standing::Last),
        }
    }

    /// The value of another throw, computed from the best sum down, since a throw leads to higher ones.
    fn throws(&mut self, sum: u32, front: Front) -> f64 {
        if !self.thrown.contains_key(&front) {
            let most = self.most;
            // Beyond the best sum a player is out.
            let out = self.stopped(front, Standing::Behind);
            let (mut worth, mut thrown) = (vec![out; most as usize + 7], vec![0.0; most as usize + 1]);
            for sum in (0..=most).rev() {
                let from = sum as usize;
                thrown[from] = worth[from + 1..from + 7].iter().sum::<f64>() / 6.0;
                worth[from] = self.stops(sum, front);
                if sum < most {
                    worth[from] = worth[from].max(thrown[from]);
                }
            }
            self.thrown.insert(front, thrown);
        }
        self.thrown[&front].get(sum as usize).copied().unwrap_or_default()
    }

    /// The value for a player who has stopped, before the others have played.
    fn stopped(&mut self, front: Front, standing: Standing) -> f64 {
        if front.others == 0 {
            return self.end(front, standing);
        }
        if let Some(known) = self.stopped.get(&(front, standing)) {
            return *known;
        }
        let next = Front { others: front.others - 1, ..front };
        let reached = if standing == Standing::Behind { Standing::Behind } else { Standing::Level };
        let mut worth = 0.0;
        for (sum, often) in (0..).zip(self.ends(next)).filter(|(_, often)| *often > 0.0) {
            worth += often
                * match sum {
                    sum if sum > self.most || sum < front.best => self.stopped(next, standing),
                    sum if sum == front.best => self.stopped(Front { level: front.level + 1, ..next }, reached),
                    sum => self.stopped(Front { best: sum, level: 1, ..next }, Standing::Behind),
                };
        }
        self.stopped.insert((front, standing), worth);
        worth
    }

    /// The value at the end of a round.
    fn end(&self, front: Front, standing: Standing) -> f64 {
        let level = f64::from(front.level);
        match (self.stakes, standing) {
            (Stakes::Share, Standing::Behind) => -level / self.rivals,
            (Stakes::Share, _) => 1.0 - (level - 1.0) / self.rivals,
            (Stakes::Chip { .. }, Standing::Behind) => 0.0,
            (Stakes::Chip { opens }, Standing::Last) if front.level == 2 => opens,
            (Stakes::Chip { opens }, Standing::Level) if front.level == 2 => 1.0 - opens,
            (Stakes::Chip { .. }, _) => 1.0 / level,
        }
    }

    /// How often the next player ends at each sum from 0 on, with best play; the entry after the best sum is for out.
    fn ends(&mut self, front: Front) -> Vec<f64> {
        if let Some(known) = self.ends.get(&front) {
            return known.clone();
        }
        let most = self.most as usize;
        let (mut there, mut ends) = (vec![0.0; most + 7], vec![0.0; most + 2]);
        there[0] = 1.0;
        for sum in 0..=most {
            let stops = sum == most || (sum > 0 && !self.rolls(sum as u32, front));
            if stops {
                ends[sum] += there[sum];
                continue;
            }
            for face in 1..=6 {
                there[sum + face] += there[sum] / 6.0;
            }
        }
        ends[most + 1] = there[most + 1..].iter().sum();
        self.ends.insert(front, ends.clone());
        ends
    }
}

#[cfg(test)]
#[path = "odds_tests.rs"]
mod tests;
