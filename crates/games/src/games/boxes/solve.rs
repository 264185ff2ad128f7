//! Plays lines out to the end. Only the missing lines matter: they decide how many squares more than the other player
//! the mover gets from there on, whoever has closed the others.
//!
//! Three well-known rules keep the tree small:
//!
//! - If you can close a square, you close it. The exception is one of the last squares of a chain: there you may draw
//!   the far line instead, so that the other player must open the next chain.
//! - All lines of a chain open it alike. The exception is a chain of two, which you open in the middle.
//! - Two lines of one square that border on nothing else are alike.

use crate::game::Deadline;
use crate::kit::bits::bits;

/// Slots of the table.
const SLOTS: usize = 1 << 20;
/// How often the clock is looked at, in positions.
const CLOCK: u32 = 1 << 10;

/// The lines that were missing at first, each a bit, and the squares that they close.
#[derive(Debug)]
pub struct Graph {
    squares: Vec<u64>,
    /// The squares at both sides of each line; the same one twice at the edge.
    beside: Vec<Vec<usize>>,
    /// Lines that are alike.
    twins: Vec<(u64, u64)>,
}

impl Graph {
    /// So many lines, and those of each square.
    pub fn new(lines: usize, squares: Vec<u64>) -> Graph {
        let squares: Vec<u64> = squares.into_iter().filter(|square| *square != 0).collect();
        let at = |line: usize| (0..squares.len()).filter(|n| squares[*n] >> line & 1 == 1).collect();
        let beside: Vec<Vec<usize>> = (0..lines).map(at).collect();
        let pairs = (0..lines).flat_map(|two| (0..two).map(move |one| (one, two)));
        let alike = |(one, two): &(usize, usize)| beside[*one].len() == 1 && beside[*one] == beside[*two];
        let twins = pairs.filter(alike).map(|(one, two)| (1 << one, 1 << two)).collect();
        Graph { squares, beside, twins }
    }

    /// All lines.
    pub fn all(&self) -> u64 {
        if self.beside.len() == 64 { u64::MAX } else { (1 << self.beside.len()) - 1 }
    }

    fn count(&self, square: usize, open: u64) -> u32 {
        (self.squares[square] & open).count_ones()
    }

    /// How many squares a line closes.
    pub fn closes(&self, line: usize, open: u64) -> i32 {
        self.beside[line].iter().filter(|square| self.count(**square, open) == 1).count() as i32
    }

    /// Whether after a line the other one can close no square that cannot be closed now.
    pub fn safe(&self, line: usize, open: u64) -> bool {
        self.beside[line].iter().all(|square| self.count(*square, open) != 2)
    }

    /// How many squares go with the chain that a line opens, and the line that opens it best.
    pub fn chain(&self, line: usize, open: u64) -> (usize, usize, u64) {
        let (mut lines, mut squares, mut todo) = (1u64 << line, Vec::new(), vec![line]);
        while let Some(line) = todo.pop() {
            for &square in self.beside[line].iter().filter(|square| self.count(**square, open) == 2) {
                if !squares.contains(&square) {
                    squares.push(square);
                    let fresh = self.squares[square] & open & !lines;
                    lines |= fresh;
                    todo.extend(bits(fresh));
                }
            }
        }
        let inner = |line: &usize| self.beside[*line].iter().filter(|square| squares.contains(square)).count() == 2;
        let middle = if squares.len() == 2 { bits(lines).find(inner) } else { None };
        (squares.len(), middle.unwrap_or(line), lines)
    }

    /// The moves among which a best one is.
    fn moves(&self, open: u64) -> Vec<usize> {
        let mut moves = Vec::new();
        for square in (0..self.squares.len()).filter(|square| self.count(*square, open) == 1) {
            let line = (self.squares[square] & open).trailing_zeros() as usize;
            let next = self.beside[line].iter().find(|next| **next != square && self.count(**next, open) == 2);
            let Some(next) = next else { return vec![line] };
            moves.push(line);
            moves.extend(bits(self.squares[*next] & open & !(1 << line)));
        }
        if !moves.is_empty() {
            return moves;
        }
        let mut seen = 0;
        let mut chains = Vec::new();
        for line in bits(open) {
            if self.safe(line, open) {
                moves.push(line);
            } else if seen >> line & 1 == 0 {
                let (length, line, lines) = self.chain(line, open);
                seen |= lines;
                chains.push((length, line));
            }
        }
        chains.sort_unstable();
        moves.extend(chains.into_iter().map(|(_, line)| line));
        moves
    }

    /// The same position with lines that are alike drawn in one order.
    fn ordered(&self, mut open: u64) -> u64 {
        for &(one, two) in &self.twins {
            if open & (one | two) == two {
                open ^= one | two;
            }
        }
        open
    }
}

/// What every set of missing lines is worth to the mover. A set is its own number, so what a line leaves lies before it
/// and one pass fills all.
pub struct Table(Vec<i8>);

impl Table {
    /// The table of all lines of a graph, which are few; `None` when time was up.
    pub fn new(graph: &Graph, until: &Deadline) -> Option<Table> {
        let lines = graph.beside.len();
        // The other lines of the squares at both sides; where there is no square, something that is always missing.
        let rest = |line: usize, side: usize| {
            graph.beside[line].get(side).map_or(u32::MAX, |square| graph.squares[*square] as u32 & !(1 << line))
        };
        let sides: Vec<[u32; 2]> = (0..lines).map(|line| [rest(line, 0), rest(line, 1)]).collect();
        let mut values = vec![0i8; 1 << lines];
        for open in 1..1u32 << lines {
            if open.is_multiple_of(1 << 14) && until.passed() {
                return None;
            }
            let (mut best, mut todo) = (i8::MIN, open);
            while todo != 0 {
                let line = todo.trailing_zeros();
                todo &= todo - 1;
                let [one, two] = sides[line as usize];
                let closed = i8::from(one & open == 0) + i8::from(two & open == 0);
                let left = values[(open ^ 1 << line) as usize];
                best = best.max(if closed > 0 { closed + left } else { -left });
            }
            values[open as usize] = best;
        }
        Some(Table(values))
    }

    /// All best lines, and how many squares more the mover gets than the other one.
    pub fn best(&self, graph: &Graph, open: u64) -> (Vec<usize>, i32) {
        let after = |line: usize| {
            let left = i32::from(self.0[(open ^ 1 << line) as usize]);
            match graph.closes(line, open) {
                0 => -left,
                closed => closed + left,
            }
        };
        let value = i32::from(self.0[open as usize]);
        (bits(open).filter(|line| after(*line) == value).collect(), value)
    }
}

/// What is known of positions.
pub struct Solver<'a> {
    graph: &'a Graph,
    slots: Vec<(u64, i8, i8)>,
    until: &'a Deadline,
    visited: u32,
    /// Time was up.
    pub over: bool,
}

impl<'a> Solver<'a> {
    /// Nothing is known yet.
    pub fn new(graph: &'a Graph, until: &'a Deadline) -> Solver<'a> {
        Solver { graph, slots: vec![(0, 0, 0); SLOTS], until, visited: 0, over: false }
    }

    /// All best lines, and how many squares more the mover gets than the other one; `None` when time was up.
    pub fn best(&mut self, open: u64) -> Option<(Vec<usize>, i32)> {
        let (mut best, mut most) = (Vec::new(), -128);
        // What the search would try first raises the bound for all others.
        let first = self.graph.moves(open);
        let others = bits(open).filter(|line| !first.contains(line));
        for line in first.iter().copied().chain(others) {
            // One below the best so far, so that a line that is as good is told apart from a worse one.
            let value = self.after(line, open, most - 1, 128);
            if self.over {
                return None;
            }
            if value > most {
                (best, most) = (Vec::new(), value);
            }
            if value == most && !best.contains(&line) {
                best.push(line);
            }
        }
        Some((best, most))
    }

    /// What a line is worth to the one who draws it.
    pub fn after(&mut self, line: usize, open: u64, low: i32, high: i32) -> i32 {
        let left = open & !(1 << line);
        match self.graph.closes(line, open) {
            0 => -self.value(left, -high, -low),
            closed => closed + self.value(left, low - closed, high - closed),
        }
    }

    /// What a position is worth to the mover.
    pub fn value(&mut self, open: u64, mut low: i32, mut high: i32) -> i32 {
        let open = self.graph.ordered(open);
        let left = self.graph.squares.iter().filter(|square| **square & open != 0).count() as i32;
        if open == 0 || left == 0 {
            return 0;
        }
        self.visited += 1;
        self.over |= self.visited.is_multiple_of(CLOCK) && self.until.passed();
        if self.over {
            return 0;
        }
        let slot = (open.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 44) as usize;
        let known = self.slots[slot];
        let (mut least, mut most) = if known.0 == open { (known.1.into(), known.2.into()) } else { (-left, left) };
        if least >= high || least == most {
            return least;
        }
        if most <= low {
            return most;
        }
        (low, high) = (low.max(least), high.min(most));
        let (from, mut best) = (low, -128);
        for line in self.graph.moves(open) {
            best = best.max(self.after(line, open, low, high));
            low = low.max(best);
            if low >= high {
                break;
            }
        }
        if !self.over {
            if best > from {
                least = best;
            }
            if best < high {
                most = best;
            }
            self.slots[slot] = (open, least as i8, most as i8);
        }
        best
    }
}
