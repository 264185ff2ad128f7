//! The pairing of a round in a Swiss.
//!
//! What a round should be like is a list of wishes, each more important than all after it. The sum of the wishes that a
//! pair fulfils is its weight, so one matching of maximum weight ([`matching`](super::matching)) is the best round.

use super::matching::heaviest;
use super::value::{Entrant, MOST};

/// A person to be paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contender {
    /// Their number in the cup.
    pub who: Entrant,
    /// Points so far, in halves.
    pub points: u16,
    /// The rating at joining, in points.
    pub rating: i32,
    /// How many more times they had the first seat than the second.
    pub firsts: i32,
    /// Whether they have had a bye.
    pub bye: bool,
    /// The opponents they have met.
    pub met: Vec<Entrant>,
}

/// The pairing of a round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Round {
    /// The pairs. The higher-standing player comes first. This does not decide the seats.
    pub pairs: Vec<[Entrant; 2]>,
    /// The people without an opponent who get a bye. There is more than one only if no complete pairing exists.
    pub byes: Vec<Entrant>,
    /// The people without an opponent who have already had a bye. Empty if a complete pairing exists.
    pub rests: Vec<Entrant>,
}

/// Pairs up to 64 people. If there were more, the lowest would be left out.
///
/// People are ordered by points, rating and joining. No two people meet twice. Then, in this order:
///
/// 1. as many as possible are paired;
/// 2. with an odd number, somebody who has had no bye is left, and the lowest of those;
/// 3. as few as possible meet somebody with other points;
/// 4. the differences in points are as small as possible: their sum, then the sum of their squares;
/// 5. as few as possible have one seat three times more often than the other, and none of them even more often;
/// 6. among equal points the top half meets the bottom half, at the same distance; whoever meets other points is as
///    near to them as possible.
#[must_use]
pub fn swiss(field: &[Contender]) -> Round {
    let mut order: Vec<&Contender> = field.iter().collect();
    order.sort_by_key(|one| (std::cmp::Reverse((one.points, one.rating)), one.who));
    order.truncate(MOST);
    let places: Vec<Standing> = (0..order.len()).map(|at| Standing::of(&order, at)).collect();
    // With an odd number, whoever is matched with nobody's place gets the bye.
    let bye = order.len();
    let weight = |one: usize, other: usize| match (one.min(other), one.max(other)) {
        (one, other) if other == bye => {
            if order[one].bye {
                0
            } else {
                wish::BYE
            }
        }
        (one, other) if may_meet(order[one], order[other]) => wish::pair(&places[one], &places[other]),
        _ => 0,
    };
    let mates = heaviest(bye + bye % 2, weight);
    let mut round = Round::default();
    for (at, one) in order.iter().enumerate() {
        match mates[at].filter(|&mate| mate != bye) {
            Some(mate) if mate > at => round.pairs.push([one.who, order[mate].who]),
            Some(_) => {}
            None if one.bye => round.rests.push(one.who),
            None => round.byes.push(one.who),
        }
    }
    round
}

fn may_meet(one: &Contender, other: &Contender) -> bool {
    one.who != other.who && !one.met.contains(&other.who) && !other.met.contains(&one.who)
}

/// A person's rank among all.
struct Standing {
    /// How many are ranked lower.
    below: usize,
    points: u16,
    /// The place in the group of equal points, from 0, and the size of that group.
    place: usize,
    group: usize,
    firsts: i32,
}

impl Standing {
    fn of(order: &[&Contender], at: usize) -> Standing {
        let Contender { points, firsts, .. } = *order[at];
        let equal = |one: &&&Contender| one.points == points;
        let place = order[..at].iter().filter(equal).count();
        let group = order.iter().filter(equal).count();
        Standing { below: order.len() - 1 - at, points, place, group, firsts }
    }
}

/// The desired properties of pairs, as numbers. Each has bits of its own, wide enough for the sum over 32 pairs.
mod wish {
    use super::Standing;

    /// The lowest bit of each wish, the least important first; below them is the fold.
    const SEATS: u32 = 24;
    const SQUARES: u32 = 40;
    const DIFFERENCE: u32 = 68;
    const EQUAL: u32 = 86;
    const STANDING: u32 = 94;
    const HAS_BYE: u32 = 108;
    const PAIR: u32 = 110;

    /// Differences in points beyond this one do not matter, nor do leans to one seat.
    const FAR: u16 = 999;
    const LEAN: u32 = 15;

    /// Somebody without a bye so far gets it.
    pub const BYE: i128 = 1 << HAS_BYE;

    /// The weight of a pair. The first one is ranked higher.
    pub fn pair(one: &Standing, other: &Standing) -> i128 {
        (1 << PAIR) + (((one.below + other.below) as i128) << STANDING) - against(one, other)
    }

    fn against(one: &Standing, other: &Standing) -> i128 {
        let apart = i128::from(one.points.abs_diff(other.points).min(FAR));
        let unequal = i128::from(apart > 0);
        let points = (unequal << EQUAL) + (apart << DIFFERENCE) + (apart.pow(2) << SQUARES);
        points + (seats(one, other) << SEATS) + fold(one, other)
    }

    /// If both had the same seat at least twice more often, one of them gets it again.
    fn seats(one: &Standing, other: &Standing) -> i128 {
        let same = one.firsts.signum() == other.firsts.signum();
        let lean = one.firsts.unsigned_abs().min(other.firsts.unsigned_abs()).min(LEAN);
        if same { i128::from(lean.saturating_sub(1)).pow(2) } else { 0 }
    }

    /// How far a pair is from the fold of its group, or from each other between two groups.
    fn fold(one: &Standing, other: &Standing) -> i128 {
        /// More than the distances of 32 pairs.
        const HALVES: usize = 1 << 18;
        if one.points != other.points {
            return (one.below - other.below).pow(2) as i128;
        }
        // In a group with an odd number, the one in the middle is in neither half.
        let half = one.group / 2;
        let within = other.place < half || one.place >= one.group - half;
        (usize::from(within) * HALVES + (other.place - one.place).abs_diff(half).pow(2)) as i128
    }
}
