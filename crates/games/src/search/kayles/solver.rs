//! Exact values of positions.

use crate::game::Deadline;

/// A set of moves, one bit each.
pub type Set<const N: usize> = [u64; N];

/// Positions between two looks at the clock.
const CLOCK: u32 = 256;

/// The most slots of the table, as a power of two: for a search to the end, and for small parts only.
const SLOTS: usize = 20;
const FEW: usize = 14;

/// A known value of a position: a lower bound, or exact.
#[derive(Clone, Copy)]
struct Known<const N: usize> {
    of: Set<N>,
    least: u8,
    exact: bool,
}

/// The values of a web's positions.
pub struct Solver<const N: usize> {
    /// The moves that each move excludes, including itself.
    excludes: Vec<Set<N>>,
    /// The image of each move, if there is one.
    turned: Vec<Option<usize>>,
    /// All remaining moves.
    pub all: Set<N>,
    slots: Vec<Known<N>>,
    visited: u32,
    until: Deadline,
    stopped: bool,
}

impl<const N: usize> Solver<N> {
    /// A solver without known values and without a deadline. `counts`: whether the whole web will be searched to the
    /// end.
    pub fn new(excludes: &[Vec<usize>], turned: &[Option<usize>], counts: bool) -> Solver<N> {
        let most = if counts { SLOTS } else { FEW };
        let count = excludes.len();
        let unknown = Known { of: [0; N], least: 0, exact: true };
        Solver {
            excludes: excludes.iter().map(|moves| set(moves.iter().copied())).collect(),
            turned: turned.to_vec(),
            all: set(0..count),
            slots: vec![unknown; 1 << count.clamp(4, most)],
            visited: 0,
            until: Deadline::never(),
            stopped: false,
        }
    }

    /// The value of the whole web.
    pub fn value(&mut self) -> u32 {
        parts(self, self.all).into_iter().fold(0, |sum, part| sum ^ u32::from(self.of_part(part)))
    }

    /// The number of slots in the table.
    #[cfg(test)]
    pub fn slots(&self) -> usize {
        self.slots.len()
    }

    /// Runs a search with a deadline. `None` if the deadline has passed.
    pub fn within<T>(&mut self, until: Deadline, count: impl FnOnce(&mut Self) -> T) -> Option<T> {
        self.until = until;
        self.stopped = until.passed();
        let counted = count(self);
        self.until = Deadline::never();
        (!std::mem::take(&mut self.stopped)).then_some(counted)
    }

    /// Whether the mover loses with these moves left. Only for small sets, or within a deadline.
    pub fn is_lost(&mut self, left: Set<N>) -> bool {
        self.equals(left, 0)
    }

    /// The moves that remain after a move.
    pub fn after(&self, left: Set<N>, m: usize) -> Set<N> {
        std::array::from_fn(|n| left[n] & !self.excludes[m][n])
    }

    fn of_part(&mut self, part: Set<N>) -> u8 {
        (0..u8::MAX).find(|n| self.is(part, *n) || self.stopped).unwrap_or_default()
    }

    /// Whether the remaining moves have this value.
    fn equals(&mut self, left: Set<N>, value: u8) -> bool {
        let mut parts = parts(self, left);
        parts.sort_by_key(size);
        let Some(largest) = parts.pop() else { return value == 0 };
        let rest = parts.into_iter().fold(value, |sum, part| sum ^ self.of_part(part));
        self.is(largest, rest)
    }

    /// Whether one part has this value: no move leads to the same value, and some move leads to each smaller one.
    fn is(&mut self, part: Set<N>, value: u8) -> bool {
        self.visited = self.visited.wrapping_add(1);
        self.stopped |= self.visited.is_multiple_of(CLOCK) && self.until.passed_after(CLOCK);
        let slot = hash(&part) as usize % self.slots.len();
        let known = Some(self.slots[slot]).filter(|known| known.of == part);
        let from = match known {
            Some(Known { least, exact, .. }) if exact || least > value => return least == value && exact,
            Some(known) => known.least,
            None => 0,
        };
        let mut moves: Vec<Set<N>> = members(part).map(|m| self.after(part, m)).collect();
        moves.sort_by_cached_key(size);
        for least in from..=value {
            let exact = !moves.iter().any(|after| !self.stopped && self.equals(*after, least));
            if self.stopped {
                return false;
            }
            self.slots[slot] = Known { of: part, least: if exact { least } else { least + 1 }, exact };
            if exact {
                return least == value;
            }
        }
        false
    }

    /// Whether every move can be answered by its image until the end. If so, the mover loses.
    pub fn mirrors(&self, left: Set<N>) -> bool {
        members(left).all(|m| self.turned[m].is_some_and(|image| has(&left, image) && !has(&self.excludes[m], image)))
    }

    /// The seat that makes the last move when everybody plays best, counted from the mover. A lower number is better
    /// for the mover.
    pub fn last(&mut self, seats: u32, left: Set<N>) -> u32 {
        self.visited = self.visited.wrapping_add(1);
        self.stopped |= self.visited.is_multiple_of(CLOCK) && self.until.passed_after(CLOCK);
        if left == [0; N] || self.stopped {
            return seats - 1;
        }
        let slot = hash(&left) as usize % self.slots.len();
        if self.slots[slot].of == left {
            return self.slots[slot].least.into();
        }
        let mut least = seats - 1;
        for m in members(left) {
            least = least.min((1 + self.last(seats, self.after(left, m))) % seats);
            if least == 0 {
                break;
            }
        }
        if !self.stopped {
            // Less than the number of seats.
            self.slots[slot] = Known { of: left, least: least as u8, exact: true };
        }
        least
    }
}

fn set<const N: usize>(moves: impl Iterator<Item = usize>) -> Set<N> {
    let mut set = [0; N];
    moves.for_each(|m| set[m / 64] |= 1 << (m % 64));
    set
}

fn has<const N: usize>(set: &Set<N>, m: usize) -> bool {
    set[m / 64] >> (m % 64) & 1 != 0
}

pub fn size<const N: usize>(set: &Set<N>) -> u32 {
    set.iter().map(|word| word.count_ones()).sum()
}

pub fn members<const N: usize>(set: Set<N>) -> impl Iterator<Item = usize> {
    set.into_iter().enumerate().flat_map(|(n, mut word)| {
        std::iter::from_fn(move || {
            let bit = (word != 0).then(|| word.trailing_zeros())?;
            word &= word - 1;
            Some(64 * n + bit as usize)
        })
    })
}

/// Splits the moves into sets that are connected with each other.
pub fn parts<const N: usize>(solver: &Solver<N>, mut left: Set<N>) -> Vec<Set<N>> {
    let mut parts = Vec::new();
    while let Some(first) = members(left).next() {
        let mut part = set(std::iter::once(first));
        let mut edge: Set<N> = part;
        while edge != [0; N] {
            let mut reached = [0; N];
            for m in members(edge) {
                (0..N).for_each(|n| reached[n] |= solver.excludes[m][n] & left[n]);
            }
            edge = std::array::from_fn(|n| reached[n] & !part[n]);
            part = std::array::from_fn(|n| part[n] | reached[n]);
        }
        left = std::array::from_fn(|n| left[n] & !part[n]);
        parts.push(part);
    }
    parts
}

pub fn hash<const N: usize>(set: &Set<N>) -> u64 {
    set.iter().fold(0, |sum: u64, word| {
        let mixed = (sum ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ mixed >> 29
    })
}
