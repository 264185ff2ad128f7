//! What a game and a match are worth if nobody errs.
//!
//! A game is solved from its end. A position is the sum, what each die shows and showed before, and who must tip: the
//! player who threw or the other. Its worth follows from what its tips lead to. The tree of a game needs to know only
//! how the game is paid ([`Pay`]): in points, or by what the match is worth afterwards. Every game brings a player a
//! point. So a match never returns to the same needs of both players, and is solved by those needs in the order of
//! their sum.

use super::die::{Die, FACES, beside};
use super::sheet::{MADE, Round};
use crate::game::{Deadline, Seat};

/// What an end is worth to the one who made it, [thrower, the other] by how far the target was passed (0: it was made).
pub type Pay = [[f64; OVER]; 2];

/// Two dice add 12 at most, so the target is passed by 11 at most.
const OVER: usize = 12;

/// What a die can be: each face on top with none or one of its four neighbours before.
const STANDS: usize = 30;

/// Where the tips of a position lead: to another one, and what that adds.
type Tips = Vec<(usize, u16)>;

/// How one or two dice are tipped, whatever the sum is.
#[derive(Debug)]
pub struct Ways {
    /// The sum that is played for.
    target: u16,
    /// The tips from each position. Two dice that change places make the same one.
    tips: Vec<Tips>,
    /// Each throw: where it leads, and its sum. All are as likely.
    throws: Tips,
}

/// What each position of a game is worth to whoever is to tip.
#[derive(Debug)]
pub struct Values {
    pay: Pay,
    /// By role, sum and position.
    worth: Vec<f64>,
}

/// A die by its number among all that a die can be.
fn stand(top: u8, before: Option<u8>) -> usize {
    let beside = (1..=FACES).filter(|face| beside(top, *face));
    let slot = before.map_or(0, |before| 1 + beside.take_while(|face| *face != before).count().min(3));
    usize::from(top - 1) * (STANDS / usize::from(FACES)) + slot
}

/// The same the other way round.
fn unstand(number: usize) -> Die {
    let each = STANDS / usize::from(FACES);
    let thrown = Die::thrown((number / each) as u8 + 1);
    let mut beside = (1..=FACES).filter(|face| beside(thrown.top, *face));
    let before = (number % each).checked_sub(1).and_then(|slot| beside.nth(slot));
    Die { before, ..thrown }
}

/// Two dice, whichever stands first.
fn pair(one: usize, two: usize) -> usize {
    let (low, high) = (one.min(two), one.max(two));
    high * (high + 1) / 2 + low
}

impl Ways {
    /// The ways of one die or two.
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

    /// The position of dice.
    pub fn position(&self, dice: &[Die]) -> usize {
        match dice {
            [one] => stand(one.top, one.before),
            [one, two] => pair(stand(one.top, one.before), stand(two.top, two.before)),
            _ => 0,
        }
    }

    /// What is worth what when ends are paid so.
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

    /// What it is worth to a role (0: who threw) to have tipped to a position and a sum.
    pub fn after(&self, values: &Values, role: usize, sum: u16, position: usize) -> f64 {
        match sum.checked_sub(self.target) {
            Some(over) => values.pay[role].get(usize::from(over)).copied().unwrap_or_default(),
            None => -values.worth[self.index(1 - role, sum, position)],
        }
    }

    /// What it is worth in points to have tipped there, seen that many tips ahead, the first one included: what lies
    /// beyond counts nothing.
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

    /// What a game is worth to who throws.
    pub fn mean(&self, values: &Values) -> f64 {
        let after = self.throws.iter().map(|(position, sum)| self.after(values, 0, *sum, *position));
        after.sum::<f64>() / self.throws.len() as f64
    }
}

/// The points that it brings to come so far beyond the target.
pub fn points(over: u16) -> f64 {
    if over == 0 { f64::from(MADE) } else { -f64::from(over) }
}

/// A match: what it is worth, from −1 for lost to 1 for won, to throw next when both still need so many points.
#[derive(Debug)]
pub struct Race {
    most: usize,
    worth: Vec<f64>,
}

impl Race {
    /// Settles all needs up to `most` points. What there is no time for is guessed.
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

    /// What it is worth to throw in need of so much while the other needs that much.
    pub fn worth(&self, need: usize, other: usize) -> f64 {
        match (need, other) {
            (0, _) => 1.0,
            (_, 0) => -1.0,
            _ => self.worth.get(need * (self.most + 1) + other).copied().unwrap_or_default(),
        }
    }

    /// How the ends of a game are paid whose thrower and whose other player need so much. The other one throws next.
    pub fn pay(&self, thrower: usize, other: usize) -> Pay {
        let needs = [thrower, other];
        [0, 1].map(|role| {
            std::array::from_fn(|over| {
                // Roles are those of seats here, so that the points go where the rules say.
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
