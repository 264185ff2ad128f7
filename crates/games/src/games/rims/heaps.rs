//! The game without its drawing: regions are heaps of free points. A rim takes some points of one heap and divides the
//! rest of it in two: what lies inside the rim and what lies outside. Only the sizes of the heaps count, whatever the
//! drawing looks like. So at most a few thousand positions are played out to the end, by who draws the last rim.

use std::collections::HashMap;

use super::sheet::Terms;
use crate::game::Deadline;

/// How often the clock is looked at, in positions.
const CLOCK: u32 = 64;

/// What is certain, in thousandths.
pub const SURE: u32 = 1000;

/// A rim as far as it counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Split {
    /// How many free points the region has.
    pub of: u8,
    /// How many of them come to lie on the rim.
    pub on: u8,
    /// How many come to lie on that side of it where fewer are.
    pub less: u8,
}

impl Split {
    /// All of a region of that many points, with at most so many on a rim.
    pub fn all(of: u8, most: u8) -> impl Iterator<Item = Split> {
        (1..=most.min(of)).flat_map(move |on| (0..=(of - on) / 2).map(move |less| Split { of, on, less }))
    }

    /// How often it can be drawn, in thousandths, as random matches show: a loop always, a rim through all points of a
    /// region or round few of them less often, since there is no other choice of points.
    fn easy(self) -> u32 {
        let (of, on, less) = (u32::from(self.of), u32::from(self.on), u32::from(self.less));
        match less {
            0 if on == 1 => SURE,
            0 if on == of => SURE.saturating_sub(100 * (on - 1)),
            0 => SURE.saturating_sub(20 * (on - 1)),
            _ => SURE - 250 / (of - 2) - 10 * less,
        }
    }

    /// The heaps after it; the largest first, as before.
    pub fn after(self, heaps: &[u8]) -> Vec<u8> {
        let mut after = heaps.to_vec();
        if let Some(at) = after.iter().position(|size| *size == self.of) {
            after.remove(at);
        }
        after.extend([self.less, self.of - self.on - self.less].into_iter().filter(|size| *size > 0));
        sorted(after)
    }
}

/// Heaps, the largest first.
pub fn sorted(mut heaps: Vec<u8>) -> Vec<u8> {
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    heaps
}

/// What is known of positions of one match.
#[derive(Debug)]
pub struct Heaps {
    terms: Terms,
    seats: u8,
    known: HashMap<Vec<u8>, u8>,
    /// How sure whoever has moved (`true`) or is to move may be.
    chance: HashMap<(Vec<u8>, bool), u32>,
    visited: u32,
    until: Deadline,
    /// Whether the time has passed; what is said since then means nothing.
    pub stopped: bool,
}

impl Heaps {
    /// Nothing is known yet. `seats`: how many still play.
    pub fn new(terms: Terms, seats: u8, until: Deadline) -> Heaps {
        let (known, chance) = (HashMap::new(), HashMap::new());
        Heaps { terms, seats: seats.max(2), known, chance, visited: 0, until, stopped: false }
    }

    /// Who draws the last rim when everybody does their best, counted from whoever is to move: 0 is the mover. With
    /// nothing left it was the one before.
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

    /// Who draws the last rim after this one, counted from whoever draws this one.
    pub fn after(&mut self, heaps: &[u8], split: Split) -> u8 {
        (1 + self.last(&split.after(heaps))) % self.seats
    }

    /// How far that is from what the mover wants; 0: that is it. Among several nobody minds who else is last, but each
    /// can tell what the others will do only if one of these is preferred: the nearest.
    pub fn rank(&self, last: u8) -> u8 {
        if self.terms.misere { (last + self.seats - 1) % self.seats } else { last }
    }

    /// Whether the mover has what they want when so it ends.
    pub fn wins(&self, last: u8) -> bool {
        (last == 0) != self.terms.misere
    }

    /// The same by the rank.
    pub fn wins_by(&self, rank: u8) -> bool {
        if self.terms.misere { rank + 1 < self.seats } else { rank == 0 }
    }

    /// All that can be done to these heaps, equal ones once.
    pub fn splits(&self, heaps: &[u8]) -> Vec<Split> {
        let mut sizes = heaps.to_vec();
        sizes.dedup();
        sizes.into_iter().flat_map(|of| Split::all(of, self.terms.most)).collect()
    }

    /// How sure whoever has just moved is of winning against one other, in thousandths, if that one does everything
    /// right: not every way to part a region can be drawn in a narrow place.
    pub fn sure(&mut self, heaps: &[u8]) -> u32 {
        self.chances(heaps, true)
    }

    /// The same for whoever is to move.
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
