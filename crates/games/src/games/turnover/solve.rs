//! The value of positions: an alpha-beta search to the end of the round, or some plies ahead.
//!
//! The value is the pips that the winner has left. It is positive if the mover wins, and negative otherwise. A round
//! has no cycles, so the value of a position does not depend on the way to it.

use super::duel::{Duel, FACES, Stage, flipped};
use crate::game::Deadline;

/// How many positions are visited between two looks at the clock.
const CLOCK: u32 = 256;
/// The number of positions in the table.
const SLOTS: usize = 1 << 20;
/// The multiplier of the hash (FNV).
const PRIME: u64 = 0x0000_0100_0000_01b3;
/// More than any value.
pub const MOST: i32 = 100;

/// The number of faces.
const KINDS: usize = FACES as usize;

/// The number of dice with each face.
type Count = [u8; KINDS];

/// A player's dice: those that can be flipped, and those that cannot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Hand {
    fresh: Count,
    turned: Count,
}

/// A position as the mover sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    own: Hand,
    other: Hand,
    middle: Count,
    /// The sum of dice taken back must be less than this. 0: nothing is to be taken.
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
    /// The position of a match, as the mover sees it.
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

    /// The value if the round is over, because the mover has no dice.
    fn end(&self) -> Option<i32> {
        (self.limit == 0 && self.own.dice() == 0).then(|| -self.other.pips())
    }

    /// An estimate without search.
    fn estimate(&self) -> i32 {
        (self.own.pips() - self.other.pips()) / 2 + 3 * (i32::from(self.own.dice()) - i32::from(self.other.dice()))
    }

    /// The positions after each move, as the opponent sees them, the most promising first.
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

    /// Collects the positions after taking back dice below `face` with at most `left` pips. The highest dice come
    /// first.
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

    /// A hash of the dice. The table has no positions in which dice are to be taken back.
    fn key(&self) -> u64 {
        let counts = [&self.own.fresh, &self.own.turned, &self.other.fresh, &self.other.turned, &self.middle];
        counts
            .into_iter()
            .flatten()
            .fold(0, |key: u64, dice| (key ^ u64::from(*dice)).wrapping_mul(PRIME).rotate_left(29))
    }
}

/// The bounds of a position's value.
#[derive(Clone, Copy, Default)]
struct Known {
    key: u64,
    low: i8,
    high: i8,
}

/// A search, with its results so far.
pub struct Solver<'a> {
    table: Vec<Known>,
    until: &'a Deadline,
    visited: u32,
    /// Whether the time is over. Results since then mean nothing.
    pub stopped: bool,
}

impl<'a> Solver<'a> {
    /// A search without results.
    pub fn new(until: &'a Deadline) -> Solver<'a> {
        Solver { table: vec![Known::default(); SLOTS], until, visited: 0, stopped: false }
    }

    /// The value of a position for the mover if it is within the window, otherwise a bound.
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
            // All values fit: ten dice have 60 pips.
            let low = if best > alpha { low.max(best) } else { low } as i8;
            let high = if best < beta { high.min(best) } else { high } as i8;
            self.table[slot] = Known { key, low, high };
        }
        best
    }

    /// The value of a position in which dice are to be taken back.
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

    /// The value of a position in which a die is to be flipped or trashed.
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

/// The value of a position for the mover, as seen this many flips and trashes ahead.
pub fn seen(spot: &Spot, depth: u32, mut alpha: i32, beta: i32) -> i32 {
    if let Some(worth) = spot.end() {
        // Beyond any estimate.
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
