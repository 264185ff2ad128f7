//! The turns of a position: each is a path. Shorter ones come first. Of the paths that draw the same links and end at
//! the same node, one counts.

use super::super::field::Arrival;
use super::board::{Board, Ground};
use super::net::{Net, Sums};
use crate::game::Seat;
use crate::kit::compass::Way;

/// The links of some unfinished turns, each by the number of the one before it and the direction that it adds.
pub type Steps = Vec<(u32, Way)>;

/// A path that must go on.
#[derive(Clone)]
struct Open<const W: usize> {
    board: Board<W>,
    sums: Sums,
}

/// The end of a turn.
pub struct End<'a, const W: usize> {
    pub board: &'a Board<W>,
    /// The sums of its links for the other player.
    pub sums: &'a Sums,
    /// The unfinished turn before its last link, and that link.
    pub step: (u32, Way),
    /// The result of the last link. `Again`: the ball is stuck.
    pub arrival: Arrival,
}

/// A set of hashes that is emptied at once.
struct Seen {
    slots: Vec<u64>,
    used: Vec<usize>,
}

impl Seen {
    /// Whether the hash is new.
    fn insert(&mut self, key: u64) -> bool {
        // Zero stands for an empty slot.
        let key = key.max(1);
        if 2 * self.used.len() >= self.slots.len() {
            self.grow();
        }
        let mask = self.slots.len() - 1;
        let mut at = key as usize & mask;
        while self.slots[at] != 0 {
            if self.slots[at] == key {
                return false;
            }
            at = (at + 1) & mask;
        }
        self.slots[at] = key;
        self.used.push(at);
        true
    }

    fn grow(&mut self) {
        let keys: Vec<u64> = self.used.iter().map(|at| self.slots[*at]).collect();
        *self = Seen { slots: vec![0; (2 * self.slots.len()).max(1 << 10)], used: Vec::new() };
        keys.into_iter().for_each(|key| _ = self.insert(key));
    }

    fn clear(&mut self) {
        self.used.drain(..).for_each(|at| self.slots[at] = 0);
    }
}

/// A walk over the turns of one position after the other.
pub struct Walk<const W: usize> {
    open: Vec<Open<W>>,
    seen: Seen,
    /// The unfinished turns of the latest position.
    pub steps: Steps,
    /// How many links it has drawn there.
    pub links: usize,
}

/// How many links and ends a walk looks at.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    pub links: usize,
    pub ends: usize,
}

impl<const W: usize> Default for Walk<W> {
    fn default() -> Walk<W> {
        Walk { open: Vec::new(), seen: Seen { slots: Vec::new(), used: Vec::new() }, steps: Vec::new(), links: 0 }
    }
}

/// The directions, first those towards the goal that a seat attacks.
fn toward(seat: Seat) -> [Way; 8] {
    let north = [Way::N, Way::Ne, Way::Nw, Way::E, Way::W, Way::Se, Way::Sw, Way::S];
    if seat == Seat(0) { north } else { north.map(Way::upset) }
}

impl<const W: usize> Walk<W> {
    /// Visits the ends of the turns of a position until a visit wants no more. Returns whether that were all of them.
    pub fn each(
        &mut self,
        ground: &Ground<W>,
        net: &Net,
        (board, mover): (&Board<W>, Seat),
        bounds: Bounds,
        mut visit: impl FnMut(End<'_, W>) -> bool,
    ) -> bool {
        self.begin(board, net.sums(ground, board, mover.other()));
        let (mut next, mut ends) = (0, 0);
        while next < self.open.len() {
            let board = self.open[next].board.clone();
            for way in toward(mover).into_iter().filter(|way| board.is_free(*way)) {
                if self.links >= bounds.links || ends >= bounds.ends {
                    return false;
                }
                let Some((Open { board, sums }, arrival)) = self.drawn(ground, net, mover.other(), next, way) else {
                    continue;
                };
                let step = (next as u32, way);
                if arrival == Arrival::Again && !board.is_stuck() {
                    self.open.push(Open { board, sums });
                    self.steps.push(step);
                    continue;
                }
                ends += 1;
                if visit(End { board: &board, sums: &sums, step, arrival }) {
                    return false;
                }
            }
            next += 1;
        }
        true
    }

    fn begin(&mut self, board: &Board<W>, sums: Sums) {
        self.seen.clear();
        self.open.clear();
        self.open.push(Open { board: board.clone(), sums });
        self.steps.clear();
        self.steps.push((0, Way::N));
        self.links = 0;
    }

    /// An unfinished turn with one more link. `None` if another path has led there.
    fn drawn(&mut self, ground: &Ground<W>, net: &Net, other: Seat, n: usize, way: Way) -> Option<(Open<W>, Arrival)> {
        self.links += 1;
        let Open { mut board, mut sums } = self.open[n].clone();
        let arrival = board.go(ground, way, |from, way| net.draw(&mut sums, ground.link(other, from, way)));
        let new = matches!(arrival, Arrival::Goal(_)) || self.seen.insert(board.key());
        new.then_some((Open { board, sums }, arrival))
    }
}

/// The directions of a turn.
pub fn path(steps: &[(u32, Way)], step: (u32, Way)) -> Vec<Way> {
    let mut ways = vec![step.1];
    let mut at = step.0;
    while let Some(&(from, way)) = steps.get(at as usize).filter(|_| at > 0) {
        ways.push(way);
        at = from;
    }
    ways.reverse();
    ways
}
