//! What a position is worth: an alpha-beta search to the end of the round, or some plies ahead.
//!
//! The worth is the pips that the winner has left, for the one who wins, and against the other one. A round has no
//! cycles, so what is found of a position holds however it was reached.

use super::duel::{Duel, FACES, Stage, flipped};
use crate::game::Deadline;

/// How often the clock is looked at, in positions.
const CLOCK: u32 = 256;
/// How many positions the table has room for.
const SLOTS: usize = 1 << 20;
/// What hashes are multiplied by (FNV).
const PRIME: u64 = 0x0000_0100_0000_01b3;
/// More than any worth.
pub const MOST: i32 = 100;

/// How many faces there are.
const KINDS: usize = FACES as usize;

/// How many dice show each face.
type Count = [u8; KINDS];

/// The dice of a player, those that can be flipped and those that cannot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Hand {
    fresh: Count,
    turned: Count,
}

/// A position as the one who moves sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    own: Hand,
    other: Hand,
    middle: Count,
    /// What a sum that is taken back must be less than; 0 where nothing is taken.
    limit: u8,
}

fn pips(count: &Count) -> i32 {
    (1..).zip(count).map(|(face, dice)| face * i32::from(*dice)).sum()
}

impl Hand {
    fn dice(&self) -> u8 {
        self.fresh.iter().chain(&self.turned).sum()
    }

    fn pips(&self) -> i32 {
        pips(&self.fresh) + pips(&self.turned)
    }
}

impl Spot {
    /// The position of a match, as the one whose turn it is sees it.
    pub fn of(duel: &Duel) -> Spot {
        let hand = |seat: usize| {
            let mut hand = Hand::default();
            for die in &duel.hands[seat] {
                let count = if die.turned { &mut hand.turned } else { &mut hand.fresh };
                count[usize::from(die.face) - 1] += 1;
            }
            hand
        };
        let mut middle = Count::default();
        duel.middle.iter().for_each(|face| middle[usize::from(*face) - 1] += 1);
        let limit = if let Stage::Take(limit) = duel.stage { limit } else { 0 };
        let (own, other) = (hand(duel.mover.index()), hand(duel.mover.other().index()));
        Spot { own, other, middle, limit }
    }

    /// The worth, when the round is over: the one who is to move has no dice.
    fn end(&self) -> Option<i32> {
        (self.limit == 0 && self.own.dice() == 0).then(|| -self.other.pips())
    }

    /// What it looks like when nobody looks further.
    fn estimate(&self) -> i32 {
        (self.own.pips() - self.other.pips()) / 2 + 3 * (i32::from(self.own.dice()) - i32::from(self.other.dice()))
    }

    /// The positions after each move, as the next one sees them; the most promising first.
    fn next(&self) -> Vec<Spot> {
        let mut next = Vec::with_capacity(16);
        for face in (0..KINDS).rev() {
            for turned in [false, true] {
                next.extend(self.trashed(face, turned));
            }
        }
        next.extend((0..KINDS).filter(|face| self.own.fresh[*face] > 0).map(|face| {
            let mut spot = self.passed();
            spot.other.fresh[face] -= 1;
            spot.other.turned[usize::from(flipped(face as u8 + 1)) - 1] += 1;
            spot
        }));
        next
    }

    fn passed(&self) -> Spot {
        Spot { own: self.other, other: self.own, ..*self }
    }

    fn trashed(&self, face: usize, turned: bool) -> Option<Spot> {
        let mut spot = self.passed();
        let count = if turned { &mut spot.own.turned } else { &mut spot.own.fresh };
        count[face] = count[face].checked_sub(1)?;
        let back = std::mem::take(&mut spot.other.turned);
        spot.other.fresh.iter_mut().zip(back).for_each(|(fresh, back)| *fresh += back);
        if spot.middle[..face].iter().any(|dice| *dice > 0) {
            spot.limit = face as u8 + 1;
        }
        spot.middle[face] += 1;
        Some(spot)
    }

    /// The positions after taking dice back, from that face down with so many pips left; the greatest first.
    fn taken(self, face: usize, left: u8, all: &mut Vec<Spot>) {
        let Some(lower) = face.checked_sub(1) else {
            all.push(Spot { limit: 0, ..self });
            return;
        };
        let most = self.middle[lower].min(left / face as u8);
        for more in (0..=most).rev() {
            let mut spot = self;
            spot.middle[lower] -= more;
            spot.own.fresh[lower] += more;
            spot.taken(lower, left - more * face as u8, all);
        }
    }

    /// A hash of the dice. Nothing is remembered of positions where something is taken back.
    fn key(&self) -> u64 {
        let counts = [&self.own.fresh, &self.own.turned, &self.other.fresh, &self.other.turned, &self.middle];
        counts
            .into_iter()
            .flatten()
            .fold(0, |key: u64, dice| (key ^ u64::from(*dice)).wrapping_mul(PRIME).rotate_left(29))
    }
}

/// What is known of a position: its worth lies between the two.
#[derive(Clone, Copy, Default)]
struct Known {
    key: u64,
    low: i8,
    high: i8,
}

/// A search with what it has found so far.
pub struct Solver<'a> {
    table: Vec<Known>,
    until: &'a Deadline,
    visited: u32,
    /// Whether time was up: then what it says is worth nothing.
    pub stopped: bool,
}

impl<'a> Solver<'a> {
    /// One that has found nothing yet.
    pub fn new(until: &'a Deadline) -> Solver<'a> {
        Solver { table: vec![Known::default(); SLOTS], until, visited: 0, stopped: false }
    }

    /// What a position is worth to the one who moves, if it lies within the window; otherwise a bound.
    pub fn worth(&mut self, spot: &Spot, alpha: i32, beta: i32) -> i32 {
        if let Some(worth) = spot.end() {
            return worth;
        }
        if spot.limit > 0 {
            return self.taken(spot, alpha, beta);
        }
        self.visited += 1;
        if self.visited.is_multiple_of(CLOCK) && self.until.passed_after(CLOCK) {
            self.stopped = true;
        }
        if self.stopped {
            return 0;
        }
        let key = spot.key();
        let slot = key as usize % SLOTS;
        let known = Some(self.table[slot]).filter(|known| known.key == key);
        let (low, high) = known.map_or((-MOST, MOST), |known| (known.low.into(), known.high.into()));
        if low >= beta || low == high {
            return low;
        }
        if high <= alpha {
            return high;
        }
        let best = self.played(spot, alpha, beta);
        if !self.stopped {
            // All worths fit: there are 60 pips on ten dice.
            let low = if best > alpha { low.max(best) } else { low } as i8;
            let high = if best < beta { high.min(best) } else { high } as i8;
            self.table[slot] = Known { key, low, high };
        }
        best
    }

    /// The worth where dice are taken back.
    fn taken(&mut self, spot: &Spot, alpha: i32, beta: i32) -> i32 {
        let mut best = -MOST;
        for next in takes(spot) {
            best = best.max(self.worth(&next, alpha.max(best), beta));
            if best >= beta {
                break;
            }
        }
        best
    }

    /// The worth where a die is flipped or trashed.
    fn played(&mut self, spot: &Spot, alpha: i32, beta: i32) -> i32 {
        let mut best = -MOST;
        for next in spot.next() {
            best = best.max(-self.worth(&next, -beta, -alpha.max(best)));
            if best >= beta {
                break;
            }
        }
        best
    }
}

fn takes(spot: &Spot) -> Vec<Spot> {
    let mut takes = Vec::new();
    spot.taken(KINDS, spot.limit - 1, &mut takes);
    takes
}

/// What a position looks like to the one who moves, so many flips and trashes ahead.
pub fn seen(spot: &Spot, depth: u32, mut alpha: i32, beta: i32) -> i32 {
    if let Some(worth) = spot.end() {
        // Better than any estimate.
        return worth + worth.signum() * MOST;
    }
    if spot.limit == 0 && depth == 0 {
        return spot.estimate();
    }
    let mut best = -3 * MOST;
    let (next, turns) = if spot.limit > 0 { (takes(spot), false) } else { (spot.next(), true) };
    for next in next {
        let worth = if turns { -seen(&next, depth - 1, -beta, -alpha) } else { seen(&next, depth, alpha, beta) };
        best = best.max(worth);
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    best
}
