//! The computer's choice between another throw and the bank.
//!
//! The levels are the strategies of the book, which are for one die and 100 points. With other dice a safe throw scores
//! more, so a point is worth less in the same proportion. The numbers for keeping pace grow with the mean of a safe
//! throw: 4 with one die, 7.5 or 7 with two. The level that stops at 20 does so with any dice, which is wrong with two.
//! With more than two seats, the opponent is the leader among the others.

use std::sync::OnceLock;

use super::race::Race;
use super::rules::{Dice, OVERTAKEN, Table};
use crate::game::{SearchCtx, Seat};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plan {
    /// Stop after this many throws.
    Throws(usize),
    /// Stop at this many points. At 20, a throw of one die risks as much as it promises.
    Hold(usize),
    /// Stop at 21 plus an eighth of the distance to the opponent. When a player is near the goal, go for it.
    KeepPace(Eighth),
}

/// How to round an eighth of the distance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eighth {
    /// Drop the fraction, towards zero. The book does this.
    Dropped,
    /// Round to the nearest whole number. This is the rule as first published.
    Rounded,
}

impl Eighth {
    fn of(self, distance: i64) -> i64 {
        match self {
            Eighth::Dropped => distance / 8,
            Eighth::Rounded => (distance + 4).div_euclid(8),
        }
    }
}

/// The part of the position that a strategy looks at.
#[derive(Clone, Copy, Debug)]
pub struct Standing {
    /// The points that win.
    pub goal: usize,
    /// The player's own points in the bank.
    pub me: usize,
    /// The banked points of the best opponent.
    pub leader: usize,
}

/// The mean of a safe throw of one die. The numbers of the plans are made for it.
const MEAN_OF_ONE: f64 = 4.0;

/// With this many points or fewer to go, a player races to the end. The number is for one die.
const END_RACE: f64 = 29.0;

impl Plan {
    /// Whether to throw again, with `series` points in hand after this many throws. The goal is not reached yet.
    pub fn rolls(self, dice: Dice, standing: Standing, series: usize, throws: usize) -> bool {
        match self {
            Plan::Throws(most) => throws < most,
            Plan::Hold(stop) => series < stop,
            Plan::KeepPace(eighth) => pace(eighth, dice, standing).is_none_or(|stop| series < stop),
        }
    }
}

/// The points at which a player who keeps pace stops, or `None`: not before the goal.
pub fn pace(eighth: Eighth, dice: Dice, standing: Standing) -> Option<usize> {
    let scale = dice.odds().mean() / MEAN_OF_ONE;
    let Standing { goal, me, leader } = standing;
    let scaled = |points: f64| (points * scale).round() as usize;
    if me.max(leader) + scaled(END_RACE) >= goal {
        return None;
    }
    Some((scaled(21.0) as i64 + eighth.of(leader as i64 - me as i64)).max(1) as usize)
}

/// The strategy of each level. The best level computes exactly where it can.
const PLANS: [Plan; 5] = [
    Plan::Throws(5),
    Plan::Hold(20),
    Plan::KeepPace(Eighth::Dropped),
    Plan::KeepPace(Eighth::Rounded),
    Plan::KeepPace(Eighth::Rounded),
];

/// How many of a hundred times a level loses heart and stops. All but the weakest plans are nearly as good as the best
/// play, so without this nobody could tell the levels apart.
const SLIPS: [u32; 5] = [50, 30, 18, 8, 0];

/// With one throw for everybody, a computer that is level with the leader stops early: from this many points on, in
/// this many of a hundred cases.
const EARLY: usize = 12;
const TURNS_ASIDE: u32 = 15;

/// From this level on, the computer sees the scores that all others would have if they stopped now.
const SEES_ALL: u8 = 3;

/// Whether the computer throws again in the middle of its series.
pub fn rolls(board: &Table, seat: Seat, ctx: &mut SearchCtx<'_>) -> bool {
    let (rules, level) = (board.rules, ctx.level);
    if ctx.slips(*level.of(&SLIPS)) {
        return false;
    }
    let others = board.round.present().without(seat);
    let leader = others.iter().map(|other| board.score(other) as usize).max().unwrap_or(0);
    let standing = Standing { goal: rules.goal as usize, me: board.score(seat) as usize, leader };
    let (series, throws) = (board.series().points() as usize, board.series().throws.len());
    if board.round.is_common() && level.number() >= SEES_ALL {
        if let Some(rolls) = at_the_end(board, seat) {
            return rolls;
        }
    } else if level.number() == 5
        && others.len() == 1
        && let Some(race) = solved(rules.dice, rules.overtake, standing)
    {
        return race.rolls(standing.goal - standing.me, standing.goal - leader, series);
    } else if level.number() == 5 && rules.overtake && passes(standing, series) {
        return false;
    }
    // A player who does the same as everybody else never gets ahead.
    if board.round.is_common() && standing.me == leader && series >= EARLY && ctx.slips(TURNS_ASIDE) {
        return false;
    }
    // With one throw for everybody, the series goes on at the goal, but no player needs more.
    standing.me + series < standing.goal && level.of(&PLANS).rolls(rules.dice, standing, series, throws)
}

/// The decision with one throw for everybody, once a player would reach the goal if all who are still in stopped now.
/// Then only the first place counts, and a shared one is better than a burnt series. `None`: nobody would reach it.
fn at_the_end(board: &Table, seat: Seat) -> Option<bool> {
    let points = board.series().points();
    let would_have = |seat: Seat| board.score(seat) + if board.player(seat).is_in() { points } else { 0 };
    let present = board.round.present();
    let best = present.without(seat).iter().map(would_have).max().unwrap_or(0);
    let own = would_have(seat);
    (own.max(best) >= board.rules.goal).then_some(own < best)
}

/// Whether a stop now costs the best opponent points, and the series is worth keeping.
fn passes(standing: Standing, series: usize) -> bool {
    let Standing { me, leader, .. } = standing;
    me < leader && leader <= me + series && series >= OVERTAKEN as usize
}

/// The solved race, while neither side needs more than the book's goal for these dice. A longer game uses the rule of
/// thumb until then. Each kind of dice is solved once, on first use.
fn solved(dice: Dice, overtake: bool, standing: Standing) -> Option<&'static Race> {
    static RACES: [OnceLock<Race>; 6] = [const { OnceLock::new() }; 6];
    let limit = dice.goal() as usize;
    let near = standing.goal - standing.me.min(standing.leader) <= limit;
    let race = &RACES[2 * dice as usize + usize::from(overtake)];
    near.then(|| race.get_or_init(|| Race::solve(&dice.odds(), limit, if overtake { OVERTAKEN as usize } else { 0 })))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stop(eighth: Eighth, me: usize, leader: usize) -> Option<usize> {
        pace(eighth, Dice::One, Standing { goal: 100, me, leader })
    }

    #[test]
    fn keeping_pace() {
        let dropped = |me, leader| stop(Eighth::Dropped, me, leader);
        assert_eq!(dropped(30, 50), Some(23), "2.5 is cut to 2");
        assert_eq!(dropped(50, 30), Some(19), "and −2.5 to −2");
        assert_eq!((dropped(71, 0), dropped(0, 71)), (None, None));
        assert_eq!(dropped(70, 70), Some(21));
        assert_eq!([stop(Eighth::Rounded, 30, 50), stop(Eighth::Rounded, 50, 30)], [Some(24), Some(19)]);
        assert_eq!([stop(Eighth::Rounded, 0, 11), stop(Eighth::Rounded, 11, 0)], [Some(22), Some(20)]);
    }

    #[test]
    fn two_dice_stop_later() {
        let standing = Standing { goal: 200, me: 0, leader: 0 };
        let stops = [Dice::One, Dice::Red, Dice::Double].map(|dice| pace(Eighth::Dropped, dice, standing));
        assert_eq!(stops, [Some(21), Some(39), Some(37)]);
    }

    #[test]
    fn five_throws_are_five() {
        let standing = Standing { goal: 100, me: 0, leader: 90 };
        let rolls = |throws| Plan::Throws(5).rolls(Dice::One, standing, 30, throws);
        assert_eq!([rolls(4), rolls(5)], [true, false]);
    }
}
