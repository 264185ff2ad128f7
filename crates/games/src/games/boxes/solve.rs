//! Plays lines out to the end. It asks questions of the kind "does the mover get at least so many more squares than the
//! other player?" Only the missing lines matter, not the owners of the closed squares.
//!
//! Well-known rules keep the tree small (Berlekamp, *The Dots and Boxes Game*, 2000; Barker and Korf, AAAI 2012):
//!
//! - If you can close squares, you take them all, or all but the last two of a chain (four of a loop). Either way the
//!   same position is left; the choice is only who must move in it.
//! - All lines of a string open it alike. The exception is a chain of two, which you open in the middle.
//! - Of the free chains of three and more only the shortest needs to be opened, and of the loops likewise.
//! - Positions with the same strings between the same joints are worth the same ([`Graph::key`]).
//! - The lead has the parity of the squares that are left.

use super::graph::{Graph, Kind, Lines};
use crate::game::Deadline;
use crate::kit::bits::bits;

/// Slots of the table: 32 MB.
const SLOTS: usize = 1 << 21;
/// How many positions pass between two looks at the clock.
const CLOCK: u32 = 1 << 10;
const NO_LINE: u8 = u8::MAX;

/// The bounds of the mover's lead in one position.
#[derive(Clone, Copy, Default)]
struct Slot {
    key: u64,
    least: i8,
    most: i8,
    best: u8,
    lines: u8,
}

/// How often each line was tried, and how often it refuted the position before it, by the parity of the missing lines.
struct History {
    tried: [[u32; 64]; 2],
    cut: [[u32; 64]; 2],
}

/// The known positions of a graph.
pub struct Solver {
    slots: Vec<Slot>,
    history: History,
    visited: u32,
}

/// One search. It ends when it has visited `nodes` positions, or when its time is over.
pub struct Search<'a> {
    solver: &'a mut Solver,
    graph: &'a Graph,
    until: &'a Deadline,
    nodes: u32,
    over: bool,
}

impl Default for Solver {
    fn default() -> Solver {
        let history = History { tried: [[1; 64]; 2], cut: [[0; 64]; 2] };
        Solver { slots: vec![Slot::default(); SLOTS], history, visited: 0 }
    }
}

impl<'a> Search<'a> {
    /// A search in a graph, which must be the graph of all earlier searches of the solver.
    pub fn new(solver: &'a mut Solver, graph: &'a Graph, until: &'a Deadline, nodes: u32) -> Search<'a> {
        solver.visited = 0;
        Search { solver, graph, until, nodes, over: false }
    }

    /// The mover's lead in squares at the end; `None` if the search took too long.
    pub fn value(&mut self, open: Lines) -> Option<i32> {
        let left = self.graph.left(open);
        let (mut least, mut most, mut guess) = (-left, left, left & 1);
        while least < most {
            let wanted = guess.clamp(least + 2, most);
            if self.reaches(open, wanted) {
                (least, guess) = (wanted, wanted + 2);
            } else {
                (most, guess) = (wanted - 2, wanted - 2);
            }
            if self.over {
                return None;
            }
        }
        Some(least)
    }

    /// All best lines, and the mover's lead in squares; `None` if the search took too long.
    pub fn best(&mut self, open: Lines) -> Option<(Vec<usize>, i32)> {
        let value = self.value(open)?;
        let mut best = Vec::new();
        for line in bits(open) {
            let left = open & !(1 << line);
            let as_good = match self.graph.closes(line, open) {
                0 => !self.reaches(left, 1 - value),
                closed => self.reaches(left, value - closed),
            };
            if self.over {
                return None;
            }
            if as_good {
                best.push(line);
            }
        }
        Some((best, value))
    }

    /// Whether the mover gets a lead of at least `wanted` squares.
    pub fn reaches(&mut self, mut open: Lines, wanted: i32) -> bool {
        let (taken, row) = self.graph.settle(&mut open);
        let wanted = wanted - taken;
        let Some(row) = row else { return self.quiet(open, wanted) };
        let left = open & !row.lines;
        // The mover either takes all squares and moves on, or gives some away and lets the other player move. Let `v`
        // be the value of the rest for its mover. The result is the better of `squares + v` and `squares - 2 gift - v`.
        let needed = wanted - row.squares + row.gift;
        needed <= 0 || self.reaches(left, needed - row.gift) || !self.reaches(left, 1 - needed - row.gift)
    }

    /// The same if no square can be closed.
    fn quiet(&mut self, open: Lines, mut wanted: i32) -> bool {
        let left = self.graph.left(open);
        if wanted <= -left || wanted > left {
            return wanted <= -left;
        }
        wanted += (wanted - left) & 1;
        self.solver.visited += 1;
        self.over |= self.solver.visited >= self.nodes
            || (self.solver.visited.is_multiple_of(CLOCK) && self.until.passed_after(CLOCK));
        if self.over {
            return false;
        }
        let key = self.graph.key(open);
        let known = self.solver.slot(key);
        let mut first = NO_LINE;
        if known.key == key {
            if i32::from(known.least) >= wanted || i32::from(known.most) < wanted {
                return i32::from(known.least) >= wanted;
            }
            first = known.best;
        }
        let lines = self.moves(open, first);
        let tries = |search: &mut Self, line: u8| !search.reaches(open & !(1 << line), 1 - wanted);
        let refuting = lines.iter().position(|(_, line)| tries(self, *line));
        if self.over {
            return false;
        }
        let parity = (open.count_ones() & 1) as usize;
        let history = &mut self.solver.history;
        if let Some(place) = refuting {
            lines[..=place].iter().for_each(|(_, line)| history.tried[parity][usize::from(*line)] += 1);
            history.cut[parity][usize::from(lines[place].1)] += 1;
        }
        let best = refuting.map(|place| lines[place].1);
        self.solver.learn(key, open.count_ones() as u8, (wanted, left), best);
        best.is_some()
    }

    /// Lines that include a best one, the most promising first.
    fn moves(&self, open: Lines, first: u8) -> Vec<(u32, u8)> {
        let graph = self.graph;
        let parity = (open.count_ones() & 1) as usize;
        let mut loony = graph.loony(open);
        let mut lines = Vec::with_capacity(40);
        for line in bits(open & !loony) {
            let history = &self.solver.history;
            let share = u64::from(history.cut[parity][line]) << 24;
            lines.push(((1 << 25) - (share / u64::from(history.tried[parity][line])) as u32, line as u8));
        }
        let (mut free, mut circle) = (None, None);
        while loony != 0 {
            let chain = graph.chain(loony.trailing_zeros() as usize, open);
            loony &= !chain.lines;
            let entry = ((1 << 26) + chain.squares as u32, chain.line as u8);
            let shortest = |other: Option<(u32, u8)>| Some(other.map_or(entry, |other| other.min(entry)));
            match chain.kind {
                Kind::Free if chain.squares > 2 => free = shortest(free),
                Kind::Loop => circle = shortest(circle),
                _ => lines.push(entry),
            }
        }
        lines.extend(free.into_iter().chain(circle));
        lines.iter_mut().filter(|(_, line)| *line == first).for_each(|(rank, _)| *rank = 0);
        lines.sort_unstable();
        lines
    }
}

impl Solver {
    /// The bytes that it takes beside itself.
    pub fn heap(&self) -> usize {
        self.slots.capacity() * size_of::<Slot>()
    }

    fn place(key: u64) -> usize {
        (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - SLOTS.ilog2())) as usize
    }

    /// The slot of a position, or that of another position in its place.
    fn slot(&self, key: u64) -> Slot {
        let place = Self::place(key);
        if self.slots[place].key == key { self.slots[place] } else { self.slots[place ^ 1] }
    }

    /// Notes that a line reached a lead, or that none did. Of two slots, the position with fewer lines goes.
    fn learn(&mut self, key: u64, lines: u8, (wanted, left): (i32, i32), best: Option<u8>) {
        let place = Self::place(key);
        let is_second =
            self.slots[place].key != key && (self.slots[place ^ 1].key == key || self.slots[place].lines > lines);
        let slot = &mut self.slots[place ^ usize::from(is_second)];
        if slot.key != key {
            *slot = Slot { key, least: -left as i8, most: left as i8, best: NO_LINE, lines };
        }
        match best {
            Some(best) => (slot.least, slot.best) = (slot.least.max(wanted as i8), best),
            None => slot.most = slot.most.min(wanted as i8 - 2),
        }
    }
}
