//! The game without its drawing: regions are heaps of free points. A rim takes some points of one heap and splits the
//! rest in two: the points inside the rim, and those outside. Only the sizes of the heaps count, whatever the drawing
//! looks like. So there are at most a few thousand positions. They are solved to the end by who draws the last rim.

use std::collections::HashMap;

use super::sheet::Terms;
use crate::game::Deadline;

/// How many positions are visited between two looks at the clock.
const CLOCK: u32 = 64;

/// Certainty, in thousandths.
pub const SURE: u32 = 1000;

/// The part of a rim that counts: the sizes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Split {
    /// The number of free points in the region.
    pub of: u8,
    /// The number of points on the rim.
    pub on: u8,
    /// The number of points on the side of the rim with fewer.
    pub less: u8,
}

impl Split {
    /// All splits of a region of this size, with at most `most` points on a rim.
    pub fn all(of: u8, most: u8) -> impl Iterator<Item = Split> {
        (1..=most.min(of)).flat_map(move |on| (0..=(of - on) / 2).map(move |less| Split { of, on, less }))
    }

    /// How often this split can be drawn, in thousandths, as random matches show. A loop always can. A rim through all
    /// points of a region, or around a few of them, is harder, since there is no other choice of points.
    fn easy(self) -> u32 {
        let (of, on, less) = (u32::from(self.of), u32::from(self.on), u32::from(self.less));
        match less {
            0 if on == 1 => SURE,
            0 if on == of => SURE.saturating_sub(100 * (on - 1)),
            0 => SURE.saturating_sub(20 * (on - 1)),
            _ => SURE - 250 / (of - 2) - 10 * less,
        }
    }

    /// The heaps after this split. Before and after, the largest comes first.
    pub fn after(self, heaps: &[u8]) -> Vec<u8> {
        let mut after = heaps.to_vec();
        if let Some(at) = after.iter().position(|size| *size == self.of) {
            after.remove(at);
        }
        after.extend([self.less, self.of - self.on - self.less].into_iter().filter(|size| *size > 0));
        sorted(after)
    }
}

/// Sorts heaps, the largest first.
pub fn sorted(mut heaps: Vec<u8>) -> Vec<u8> {
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    heaps
}

/// The positions of one match, as far as they are solved.
#[derive(Debug)]
pub struct Heaps {
    terms: Terms,
    seats: u8,
    known: HashMap<Vec<u8>, u8>,
    /// The chance to win, by the heaps and by whether the player has just moved (`true`) or is to move.
    chance: HashMap<(Vec<u8>, bool), u32>,
    visited: u32,
    until: Deadline,
    /// Whether the time is over. Results since then mean nothing.
    pub stopped: bool,
}

impl Heaps {
    /// Starts with nothing solved. `seats`: the number of those still playing.
    pub fn new(terms: Terms, seats: u8, until: Deadline) -> Heaps {
        let (known, chance) = (HashMap::new(), HashMap::new());
        Heaps { terms, seats: seats.max(2), known, chance, visited: 0, until, stopped: false }
    }

    /// The player who draws the last rim if everybody plays the best, counted from the mover: 0 is the mover. Without
    /// heaps it is the player before.
    pub fn last(&mut self, heaps: &[u8]) -> u8 {
        if heaps.is_empty() || self.stopped {
            return self.seats - 1;
        }
        if let Some(&last) = self.known.get(heaps) {
            return last;
        }
        self.visited = self.visited.wrapping_add(1);
        self.stopped |= self.visited.is_multiple_of(CLOCK) && self.until.passed();
        let mut best: Option<u8> = None;
        for split in self.splits(heaps) {
            let last = self.after(heaps, split);
            if best.is_none_or(|best| self.rank(last) < self.rank(best)) {
                best = Some(last);
            }
            if self.rank(last) == 0 {
                break;
            }
        }
        let best = best.unwrap_or(self.seats - 1);
        if !self.stopped {
            self.known.insert(heaps.to_vec(), best);
        }
        best
    }

    /// The player who draws the last rim after this split, counted from the player who draws this one.
    pub fn after(&mut self, heaps: &[u8], split: Split) -> u8 {
        (1 + self.last(&split.after(heaps))) % self.seats
    }

    /// How far a result is from the mover's wish. 0: it is the wish. With more than two players, nobody cares who else
    /// is last. But the others' play can only be predicted if they prefer one result, so they prefer the nearest.
    pub fn rank(&self, last: u8) -> u8 {
        if self.terms.misere { (last + self.seats - 1) % self.seats } else { last }
    }

    /// Whether the mover wins with this result.
    pub fn wins(&self, last: u8) -> bool {
        (last == 0) != self.terms.misere
    }

    /// Whether the mover wins with a result of this rank.
    pub fn wins_by(&self, rank: u8) -> bool {
        if self.terms.misere { rank + 1 < self.seats } else { rank == 0 }
    }

    /// All splits of these heaps. Heaps of the same size count once.
    pub fn splits(&self, heaps: &[u8]) -> Vec<Split> {
        let mut sizes = heaps.to_vec();
        sizes.dedup();
        sizes.into_iter().flat_map(|of| Split::all(of, self.terms.most)).collect()
    }

    /// The chance of the player who has just moved to win against one opponent who makes no mistake, in thousandths. It
    /// is below certainty because not every split can be drawn in a narrow place.
    pub fn sure(&mut self, heaps: &[u8]) -> u32 {
        self.chances(heaps, true)
    }

    /// The same chance for the player to move.
    pub fn hope(&mut self, heaps: &[u8]) -> u32 {
        self.chances(heaps, false)
    }

    fn chances(&mut self, heaps: &[u8], moved: bool) -> u32 {
        if heaps.is_empty() {
            return if moved == self.terms.misere { 0 } else { SURE };
        }
        let key = (heaps.to_vec(), moved);
        if let Some(&known) = self.chance.get(&key) {
            return known;
        }
        let mut best = if moved { SURE } else { 0 };
        for split in self.splits(heaps) {
            let after = self.chances(&split.after(heaps), !moved);
            best = if moved { best.min(after) } else { best.max(after * split.easy() / SURE) };
            if best == if moved { 0 } else { SURE } {
                break;
            }
        }
        self.chance.insert(key, best);
        best
    }
}
