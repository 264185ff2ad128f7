//! The value of a game and of a match with perfect play.
//!
//! A game is solved from its end. A position is the sum, the present and the previous face of each die, and the role to
//! move: the player who threw, or the other one. Its value follows from the positions after its tips. The game tree
//! needs to know only how the game is paid ([`Pay`]): in points, or by the value of the match afterwards. Every game
//! scores a point for a player. So a match never returns to the same needs of both players, and it is solved by those
//! needs in the order of their sum.

use super::die::{Die, FACES, beside};
use super::sheet::{MADE, Round};
use crate::game::{Deadline, Seat};

/// The value of an end for the player who made it. The indices are the role (thrower, other), and how far the sum
/// passed the target (0: it was made).
pub type Pay = [[f64; OVER]; 2];

/// Two dice add at most 12, so the sum passes the target by at most 11.
const OVER: usize = 12;

/// The states of a die: each face on top, with none or one of its four neighbours before.
const STANDS: usize = 30;

/// The tips from a position: the next position, and the number added.
type Tips = Vec<(usize, u16)>;

/// The tips of one or two dice. They do not depend on the sum.
#[derive(Debug)]
pub struct Ways {
    /// The sum to make.
    target: u16,
    /// The tips from each position. Swapped dice are the same position.
    tips: Vec<Tips>,
    /// The throws: the position of each, and its sum. All are equally likely.
    throws: Tips,
}

/// The value of each position of a game for the mover.
#[derive(Debug)]
pub struct Values {
    pay: Pay,
    /// Indexed by role, sum and position.
    worth: Vec<f64>,
}

/// The index of a die's state.
fn stand(top: u8, before: Option<u8>) -> usize {
    let beside = (1..=FACES).filter(|face| beside(top, *face));
    let slot = before.map_or(0, |before| 1 + beside.take_while(|face| *face != before).count().min(3));
    usize::from(top - 1) * (STANDS / usize::from(FACES)) + slot
}

/// The die of a state, the inverse of `stand`.
fn unstand(number: usize) -> Die {
    let each = STANDS / usize::from(FACES);
    let thrown = Die::thrown((number / each) as u8 + 1);
    let mut beside = (1..=FACES).filter(|face| beside(thrown.top, *face));
    let before = (number % each).checked_sub(1).and_then(|slot| beside.nth(slot));
    Die { before, ..thrown }
}

/// The index of two dice, in either order.
fn pair(one: usize, two: usize) -> usize {
    let (low, high) = (one.min(two), one.max(two));
    high * (high + 1) / 2 + low
}

impl Ways {
    /// The bytes that it takes beside itself.
    pub fn heap(&self) -> usize {
        let tips = self.tips.iter().chain([&self.throws]).map(Vec::capacity).sum::<usize>();
        tips * size_of::<(usize, u16)>() + self.tips.capacity() * size_of::<Tips>()
    }

    /// The tips of one die or two.
    pub fn new(dice: u8, target: u16) -> Ways {
        let singles = (0..STANDS)
            .map(unstand)
            .map(|die| die.faces().map(|face| (stand(face, Some(die.top)), u16::from(face))).collect());
        let singles: Vec<Tips> = singles.collect();
        let throws: Tips = (1..=FACES).map(|face| (stand(face, None), u16::from(face))).collect();
        if dice == 1 {
            return Ways { target, tips: singles, throws };
        }
        let top = |number: usize| u16::from(unstand(number).top);
        let tipped = |die: usize, other: usize| {
            let after = singles[die].iter();
            after.map(move |(next, face)| (pair(*next, other), face + top(other))).collect::<Tips>()
        };
        let pairs = (0..STANDS).flat_map(|high| (0..=high).map(move |low| (low, high)));
        let tips = pairs.map(|(low, high)| [tipped(low, high), tipped(high, low)].concat()).collect();
        let twice = throws.iter().flat_map(|one| throws.iter().map(move |two| (pair(one.0, two.0), one.1 + two.1)));
        Ways { target, tips, throws: twice.collect() }
    }

    /// The position of these dice.
    pub fn position(&self, dice: &[Die]) -> usize {
        match dice {
            [one] => stand(one.top, one.before),
            [one, two] => pair(stand(one.top, one.before), stand(two.top, two.before)),
            _ => 0,
        }
    }

    /// The values of all positions when ends are paid this way.
    pub fn values(&self, pay: Pay) -> Values {
        let mut values = Values { pay, worth: vec![0.0; 2 * usize::from(self.target) * self.tips.len()] };
        for sum in (0..self.target).rev() {
            for role in [0, 1] {
                for (position, tips) in self.tips.iter().enumerate() {
                    let worth = tips.iter().map(|(next, adds)| self.after(&values, role, sum + adds, *next));
                    let best = worth.fold(f64::NEG_INFINITY, f64::max);
                    values.worth[self.index(role, sum, position)] = best;
                }
            }
        }
        values
    }

    fn index(&self, role: usize, sum: u16, position: usize) -> usize {
        (role * usize::from(self.target) + usize::from(sum)) * self.tips.len() + position
    }

    /// The value for a role (0: the thrower) of having tipped to a position and a sum.
    pub fn after(&self, values: &Values, role: usize, sum: u16, position: usize) -> f64 {
        match sum.checked_sub(self.target) {
            Some(over) => values.pay[role].get(usize::from(over)).copied().unwrap_or_default(),
            None => -values.worth[self.index(1 - role, sum, position)],
        }
    }

    /// The value in points of having tipped to a position, seen `depth` tips ahead, with this tip as the first.
    /// Anything beyond counts as 0.
    pub fn seen(&self, sum: u16, position: usize, depth: u32) -> f64 {
        match sum.checked_sub(self.target) {
            Some(over) => points(over),
            None if depth <= 1 => 0.0,
            None => {
                let tips = self.tips.get(position).into_iter().flatten();
                let worth = tips.map(|(next, adds)| self.seen(sum + adds, *next, depth - 1));
                -worth.fold(f64::NEG_INFINITY, f64::max)
            }
        }
    }

    /// The value of a game for the thrower.
    pub fn mean(&self, values: &Values) -> f64 {
        let after = self.throws.iter().map(|(position, sum)| self.after(values, 0, *sum, *position));
        after.sum::<f64>() / self.throws.len() as f64
    }
}

/// The points for an end this far beyond the target, as the player who made it sees them.
pub fn points(over: u16) -> f64 {
    if over == 0 { f64::from(MADE) } else { -f64::from(over) }
}

/// A match: the value of throwing next, from −1 for a loss to 1 for a win, by the points that both players need.
#[derive(Debug)]
pub struct Race {
    most: usize,
    worth: Vec<f64>,
}

impl Race {
    /// The bytes that it takes beside itself.
    pub fn heap(&self) -> usize {
        self.worth.capacity() * size_of::<f64>()
    }

    /// Solves all needs up to `most` points. When the time is over, it guesses the rest.
    pub fn solve(ways: &Ways, most: u16, until: &Deadline) -> Race {
        let most = usize::from(most);
        let mut race = Race { most, worth: vec![0.0; (most + 1) * (most + 1)] };
        for sum in 2..=2 * most {
            for need in sum.saturating_sub(most).max(1)..=most.min(sum - 1) {
                let other = sum - need;
                let worth = if until.passed() {
                    (other as f64 - need as f64) / sum as f64
                } else {
                    ways.mean(&ways.values(race.pay(need, other)))
                };
                race.worth[need * (most + 1) + other] = worth;
            }
        }
        race
    }

    /// The value of throwing next when the thrower needs `need` points and the other player `other`.
    pub fn worth(&self, need: usize, other: usize) -> f64 {
        match (need, other) {
            (0, _) => 1.0,
            (_, 0) => -1.0,
            _ => self.worth.get(need * (self.most + 1) + other).copied().unwrap_or_default(),
        }
    }

    /// The pay of a game whose thrower and other player need these points. The other player throws next.
    pub fn pay(&self, thrower: usize, other: usize) -> Pay {
        let needs = [thrower, other];
        [0, 1].map(|role| {
            std::array::from_fn(|over| {
                // Here a seat represents a role, so that the points go to the right player.
                let Some(won) = Round::won(over as u16, Seat(role as u8), 0) else { return 0.0 };
                let mut after = needs;
                let gains = &mut after[won.by.index().min(1)];
                *gains = gains.saturating_sub(won.points.into());
                let worth = -self.worth(after[1], after[0]);
                if role == 0 { worth } else { -worth }
            })
        })
    }
}
