//! The computer's choice between another throw and the bank.
//!
//! The rules of thumb are those for one die and 100 points. A point with other dice is worth as much less as a safe
//! throw brings more: the numbers grow with the mean of a safe throw (4 with one die, 7.5 or 7 with two). With more
//! than two seats the opponent is the leader of the others.

use std::sync::OnceLock;

use super::race::Race;
use super::rules::{Dice, State};
use crate::game::{Chance, Level, Seat};

/// A rule of thumb.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plan {
    /// Stop at 20: there a throw risks as much as it promises.
    Hold20,
    /// Stop at 25: the aim is to be first, not to score much a turn, and this wins more often than stopping at 20.
    Hold25,
    /// Stop at 21 and an eighth of the distance to the opponent; when somebody is near the goal, go for it.
    KeepPace,
}

/// What a rule of thumb looks at.
#[derive(Clone, Copy, Debug)]
pub struct Standing {
    /// The goal.
    pub goal: usize,
    /// Own points in the bank.
    pub me: usize,
    /// Those of the best of the others.
    pub leader: usize,
}

/// The mean of a safe throw of one die, for which the numbers of the plans are made.
const MEAN_OF_ONE: f64 = 4.0;

/// Who has this many points or fewer to go (with one die) races to the end.
const END_RACE: f64 = 29.0;

impl Plan {
    /// Whether to throw again with `series` points in hand. The mover has thrown and has not reached the goal.
    pub fn rolls(self, dice: Dice, standing: Standing, series: usize) -> bool {
        self.stop(dice, standing).is_none_or(|stop| series < stop)
    }

    /// The points at which to stop; `None`: not before the goal.
    pub fn stop(self, dice: Dice, standing: Standing) -> Option<usize> {
        let scale = dice.odds().mean() / MEAN_OF_ONE;
        let Standing { goal, me, leader } = standing;
        let scaled = |points: f64| (points * scale).round() as usize;
        match self {
            Plan::Hold20 => Some(scaled(20.0)),
            Plan::Hold25 => Some(scaled(25.0)),
            Plan::KeepPace if me.max(leader) + scaled(END_RACE) >= goal => None,
            Plan::KeepPace => {
                // The fraction is dropped towards zero, as the examples of the rule do it.
                let pace = (leader as i64 - me as i64) / 8;
                Some((scaled(21.0) as i64 + pace).max(1) as usize)
            }
        }
    }
}

/// Whether the computer throws again, in the middle of a series of its own.
pub fn rolls(state: &State, seat: Seat, level: Level, chance: &mut Chance) -> bool {
    let rules = state.rules();
    let others: Vec<usize> = state.present().without(seat).iter().map(|other| state.score(other) as usize).collect();
    let standing = Standing {
        goal: rules.goal as usize,
        me: state.score(seat) as usize,
        leader: others.iter().copied().max().unwrap_or(0),
    };
    let series = state.series().points() as usize;
    let plan = match level.number() {
        // A toss of a coin banks two points as gladly as it throws forty away.
        1 => return chance.range(0, 1) == 1,
        2 => Plan::Hold20,
        3 => Plan::Hold25,
        4 => Plan::KeepPace,
        _ => {
            let race = (others.len() == 1 && !rules.overtake).then(|| solved(rules.dice, standing)).flatten();
            let (a, b) = (standing.goal - standing.me, standing.goal - standing.leader);
            return race
                .map_or_else(|| Plan::KeepPace.rolls(rules.dice, standing, series), |race| race.rolls(a, b, series));
        }
    };
    plan.rolls(rules.dice, standing, series)
}

/// The solved race, while both sides need no more than the book's goal for these dice (a longer game is played by the
/// rule of thumb until then). It is computed when it is first asked for, once for each kind of dice.
fn solved(dice: Dice, standing: Standing) -> Option<&'static Race> {
    static RACES: [OnceLock<Race>; 3] = [const { OnceLock::new() }; 3];
    let limit = dice.goal() as usize;
    let near = standing.goal - standing.me.min(standing.leader) <= limit;
    near.then(|| RACES[dice as usize].get_or_init(|| Race::solve(&dice.odds(), limit)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stop(me: usize, leader: usize) -> Option<usize> {
        Plan::KeepPace.stop(Dice::One, Standing { goal: 100, me, leader })
    }

    #[test]
    fn keeping_pace() {
        assert_eq!(stop(30, 50), Some(23), "2.5 is cut to 2");
        assert_eq!(stop(50, 30), Some(19), "and −2.5 to −2");
        assert_eq!(stop(71, 0), None);
        assert_eq!(stop(0, 71), None);
        assert_eq!(stop(70, 70), Some(21));
    }

    #[test]
    fn two_dice_stop_later() {
        let standing = Standing { goal: 200, me: 0, leader: 0 };
        let stops = |dice| [Plan::Hold20, Plan::Hold25, Plan::KeepPace].map(|plan| plan.stop(dice, standing));
        assert_eq!(stops(Dice::One), [Some(20), Some(25), Some(21)]);
        assert_eq!(stops(Dice::Red), [Some(38), Some(47), Some(39)]);
        assert_eq!(stops(Dice::Double), [Some(35), Some(44), Some(37)]);
    }
}
