//! The transposition table: positions that the search may meet again.

use super::field::Cell;

/// The score of a won position; a win in `n` plies scores `WON - n`.
pub const WON: i32 = 30_000;
/// Scores beyond this are proven wins or losses; estimates stay below.
pub const PROVEN: i32 = WON - 1_000;

/// The meaning of a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is the score.
    Exact,
    /// The score is so high or higher.
    AtLeast,
    /// It is so low or lower.
    AtMost,
}

/// An entry for a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known {
    /// For the side that is to move, as seen from the root.
    pub score: i32,
    /// The meaning of the score.
    pub bound: Bound,
    /// How many plies it has looked ahead.
    pub depth: i32,
    /// The best move, if there was one.
    pub best: Option<Cell>,
}

impl Known {
    /// The score, if it decides a window of a search to this depth.
    pub fn decides(&self, depth: i32, (alpha, beta): (i32, i32)) -> Option<i32> {
        let decides = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => self.score >= beta,
            Bound::AtMost => self.score <= alpha,
        };
        // A win that is there stays, however far one looks.
        let proven = match self.bound {
            Bound::Exact => self.score.abs() > PROVEN,
            Bound::AtLeast => self.score > PROVEN,
            Bound::AtMost => self.score < -PROVEN,
        };
        (decides && (proven || self.depth >= depth)).then_some(self.score)
    }
}

/// Positions that there is room for at first.
const FEW: usize = 1 << 14;
/// The bits of an entry from here on are the number of its search, modulo [`AGES`].
const AGE: u32 = 42;
const AGES: u64 = 64;

/// Keys and packed entries, two to a bucket: the first one is kept for deep searches.
#[derive(Default)]
pub struct Memory {
    slots: Vec<[u64; 2]>,
    /// How many slots there may be.
    most: usize,
    /// How many buckets have been taken.
    taken: usize,
    age: u64,
}

impl Memory {
    /// Room for this many positions at most; a power of two. It takes no more than it needs, as a short search would
    /// spend its time on clearing the rest.
    pub fn new(most: usize) -> Memory {
        let most = most.next_power_of_two().max(2);
        Memory { slots: vec![[0; 2]; most.min(FEW)], most, taken: 0, age: 0 }
    }

    /// The bytes that it takes.
    pub fn bytes(&self) -> usize {
        self.slots.len() * size_of::<[u64; 2]>()
    }

    /// Another search begins: what is known from earlier ones makes way for new entries, however deep it is.
    pub fn begin(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// Makes more room, if half of the buckets are taken.
    pub fn grow(&mut self) {
        let len = self.slots.len();
        if 4 * self.taken < len || len == self.most {
            return;
        }
        let old = std::mem::replace(&mut self.slots, vec![[0; 2]; self.most.min(4 * len)]);
        for entry in old.into_iter().filter(|[key, _]| *key != 0) {
            let bucket = self.bucket(entry[0]);
            // Each bucket has become several, so both of its entries have room.
            let taken = usize::from(self.slots[bucket][0] != 0);
            self.slots[bucket + taken] = entry;
        }
    }

    fn bucket(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1) & !1
    }

    /// The entry of the position with this key, at this distance from the root.
    pub fn get(&self, key: u64, ply: i32) -> Option<Known> {
        let bucket = self.bucket(key);
        let [_, packed] = *self.slots[bucket..bucket + 2].iter().find(|[known, _]| *known == key)?;
        let known = unpack(packed);
        Some(Known { score: known.score - distance(known.score, ply), ..known })
    }

    /// Stores the entry of the position with this key, at this distance from the root.
    pub fn put(&mut self, key: u64, ply: i32, found: Known) {
        let bucket = self.bucket(key);
        let [deep, packed] = self.slots[bucket];
        let first = deep == key || packed >> AGE != self.age || found.depth >= unpack(packed).depth;
        if first && deep != key {
            self.slots[bucket + 1] = self.slots[bucket];
        }
        self.taken += usize::from(deep == 0);
        let found = Known { score: found.score + distance(found.score, ply), ..found };
        self.slots[if first { bucket } else { bucket + 1 }] = [key, pack(found) | self.age << AGE];
    }
}

/// Proven scores count plies from the root; the memory keeps them counted from the position itself.
fn distance(score: i32, ply: i32) -> i32 {
    match score {
        _ if score > PROVEN => ply,
        _ if score < -PROVEN => -ply,
        _ => 0,
    }
}

fn pack(known: Known) -> u64 {
    // Scores and cells have sixteen bits, the depth eight, the bound two.
    let score = u64::from(known.score as i16 as u16);
    let depth = u64::from(known.depth.clamp(0, 255) as u8);
    score | u64::from(known.best.unwrap_or(0)) << 16 | depth << 32 | (known.bound as u64) << 40
}

fn unpack(packed: u64) -> Known {
    let best = (packed >> 16) as Cell;
    Known {
        score: i32::from(packed as u16 as i16),
        bound: match packed >> 40 & 3 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        },
        depth: i32::from((packed >> 32) as u8),
        best: (best != 0).then_some(best),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(score: i32, bound: Bound) -> Known {
        Known { score, bound, depth: 4, best: Some(7) }
    }

    #[test]
    fn a_bound_decides_only_its_side_of_the_window() {
        assert_eq!(found(5, Bound::Exact).decides(4, (-1, 1)), Some(5));
        let least = |window| found(10, Bound::AtLeast).decides(4, window);
        assert_eq!((least((-20, 10)), least((-20, 11))), (Some(10), None));
        let most = |window| found(-10, Bound::AtMost).decides(4, window);
        assert_eq!((most((-10, 20)), most((-11, 20))), (Some(-10), None));
    }

    #[test]
    fn what_was_looked_at_less_deep_counts_only_where_it_is_proven() {
        let deeper = |score, bound| found(score, bound).decides(5, (-9, 9));
        assert_eq!(deeper(5, Bound::Exact), None);
        assert_eq!(deeper(WON - 7, Bound::AtLeast), Some(WON - 7));
        assert_eq!(deeper(7 - WON, Bound::AtMost), Some(7 - WON));
    }

    #[test]
    fn wins_are_as_far_away_as_they_are() {
        let mut memory = Memory::new(1 << 4);
        for (score, at_five) in [(WON - 6, WON - 9), (6 - WON, 9 - WON), (-123, -123)] {
            memory.put(99, 2, found(score, Bound::Exact));
            assert_eq!(memory.get(99, 2), Some(found(score, Bound::Exact)));
            assert_eq!(memory.get(99, 5).map(|known| known.score), Some(at_five));
        }
        assert_eq!(memory.get(99 + (1 << 4), 2), None, "another position with the same slot");
    }

    #[test]
    fn deep_ones_stay() {
        let mut memory = Memory::new(2);
        memory.put(2, 0, Known { depth: 9, ..found(1, Bound::AtLeast) });
        for (key, depth) in [(4, 3), (6, 8)] {
            memory.put(key, 0, Known { depth, ..found(2, Bound::AtMost) });
        }
        assert_eq!([2, 4, 6].map(|key| memory.get(key, 0).is_some()), [true, false, true]);
        memory.put(8, 0, Known { depth: 9, ..found(3, Bound::Exact) });
        assert_eq!([2, 6, 8].map(|key| memory.get(key, 0).is_some()), [true, false, true]);
    }

    #[test]
    fn what_is_old_makes_way() {
        let mut memory = Memory::new(2);
        memory.put(2, 0, Known { depth: 9, ..found(1, Bound::Exact) });
        memory.begin();
        for key in [4, 6] {
            memory.put(key, 0, found(2, Bound::AtMost));
        }
        assert_eq!([2, 4, 6].map(|key| memory.get(key, 0).is_some()), [false, true, true]);
    }

    #[test]
    fn it_grows_with_what_it_knows() {
        let mut memory = Memory::new(8 * FEW);
        let keys = || (1..FEW as u64).map(|n| n << 1);
        keys().for_each(|key| memory.put(key, 3, found(WON - 9, Bound::AtLeast)));
        let few = memory.bytes();
        memory.grow();
        assert!(memory.bytes() > few);
        let known = keys().filter(|key| memory.get(*key, 3) == Some(found(WON - 9, Bound::AtLeast))).count();
        assert!(known > FEW / 2, "{known}");
    }
}
