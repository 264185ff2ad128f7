//! The opponent for games in which a row of marks wins, on boards of at most 128 cells.

use super::alphabeta::{Limits, Node, search};
use super::table::PROVEN;
use crate::game::{Deadline, Seat};

/// How many of the most promising cells it tries if nothing is forced. At least 9, so that it searches tic-tac-toe on 3
/// × 3 completely.
const WIDTH: usize = 12;

/// The estimate of a clear lead.
const LEAD: f64 = 200.0;

/// All places for a row on a board.
#[derive(Clone, Debug)]
pub struct Shape {
    /// The cells of the board, one bit each: column + row × size.
    cells: u128,
    /// Each set of cells that makes a winning row.
    windows: Vec<u128>,
    line: u32,
}

impl Shape {
    /// A square board with at most 11 cells a side on which `line` in a row win.
    pub fn new(size: u16, line: u16) -> Shape {
        let (size, line) = (i32::from(size), i32::from(line));
        let inside = |n: i32| (0..size).contains(&n);
        let mut windows = Vec::new();
        for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            for (x, y) in (0..size).flat_map(|y| (0..size).map(move |x| (x, y))) {
                if inside(x + dx * (line - 1)) && inside(y + dy * (line - 1)) {
                    windows.push((0..line).fold(0, |set, n| set | 1 << (x + dx * n + (y + dy * n) * size)));
                }
            }
        }
        let all = size * size;
        Shape { cells: if all < 128 { (1 << all) - 1 } else { u128::MAX }, windows, line: line as u32 }
    }
}

/// A position: the marks of both seats, one bit per cell.
#[derive(Clone, Copy, Debug)]
pub struct Marks<'a> {
    /// The board with its winning rows.
    pub shape: &'a Shape,
    /// The cells of each seat.
    pub of: [u128; 2],
    /// The seat to move.
    pub mover: Seat,
}

impl Marks<'_> {
    /// The marks in a window: the mover's, then the opponent's.
    fn counts(&self, window: u128) -> (u32, u32) {
        let (own, other) = (self.of[self.mover.index()], self.of[self.mover.other().index()]);
        ((own & window).count_ones(), (other & window).count_ones())
    }

    fn free(&self) -> u128 {
        self.shape.cells & !(self.of[0] | self.of[1])
    }
}

/// The value of a window with this many marks of one seat and none of the other.
fn weight(marks: u32) -> i32 {
    1 << (2 * marks)
}

fn bits(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(bit)
    })
}

impl Node for Marks<'_> {
    type Move = u8;

    fn seat(&self) -> Seat {
        self.mover
    }

    /// A row decides the game. So does a board on which nobody can make one any more.
    fn verdict(&self) -> Option<i32> {
        let mut open = false;
        for &window in &self.shape.windows {
            let (own, other) = self.counts(window);
            if own == self.shape.line {
                return Some(1);
            }
            if other == self.shape.line {
                return Some(-1);
            }
            open |= own == 0 || other == 0;
        }
        (!open || self.free() == 0).then_some(0)
    }

    fn estimate(&self) -> i32 {
        let worth = |&window: &u128| match self.counts(window) {
            (own, 0) => weight(own) * 3 / 2,
            (0, other) => -weight(other),
            _ => 0,
        };
        self.shape.windows.iter().map(worth).sum()
    }

    /// Only a winning cell; otherwise the cells that stop the opponent's row; otherwise those in the most promising
    /// windows.
    fn moves(&self) -> Vec<u8> {
        let free = self.free();
        let mut worth = [0i32; 128];
        let (mut win, mut block) = (0u128, 0u128);
        for &window in &self.shape.windows {
            let (marks, goal) = match self.counts(window) {
                (own, 0) => (own, &mut win),
                (0, other) => (other, &mut block),
                _ => continue,
            };
            if marks + 1 == self.shape.line {
                *goal |= window & free;
            }
            for cell in bits(window & free) {
                worth[usize::from(cell)] += weight(marks);
            }
        }
        let forced = if win != 0 { win & win.wrapping_neg() } else { block };
        if forced != 0 {
            return bits(forced).collect();
        }
        let mut cells: Vec<u8> = bits(free).collect();
        cells.sort_by_key(|&cell| -worth[usize::from(cell)]);
        cells.truncate(WIDTH);
        cells
    }

    fn after(&self, cell: u8) -> Self {
        let mut next = *self;
        next.of[self.mover.index()] |= 1 << cell;
        next.mover = self.mover.other();
        next
    }

    fn key(&self) -> u64 {
        let words = self.of.iter().flat_map(|set| [*set as u64, (*set >> 64) as u64]);
        words.fold(mix(u64::from(self.mover.0)), |key, word| mix(key ^ word))
    }
}

/// The finaliser of splitmix64: every bit of the result depends on every bit of `n`.
fn mix(n: u64) -> u64 {
    let n = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let n = (n ^ (n >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ (n >> 31)
}

/// The best cells (bit numbers), all equally good as far as the search sees; empty if the game is over.
///
/// ```
/// use kletka_games::game::{Deadline, Seat};
/// use kletka_games::search::lines::{Marks, Shape, best};
/// let shape = Shape::new(3, 3);
/// // Two in the upper row of the one, two in the middle row of the other.
/// let marks = Marks { shape: &shape, of: [0b000_000_011, 0b000_011_000], mover: Seat(0) };
/// assert_eq!(best(&marks, 9, 10_000, &Deadline::never()), [2]);
/// ```
pub fn best(marks: &Marks<'_>, depth: u32, nodes: u64, until: &Deadline) -> Vec<u8> {
    valued(marks, depth, nodes, until).0
}

/// The same, with the value of the position for the mover, from −1 (lost) to 1 (won).
pub fn valued(marks: &Marks<'_>, depth: u32, nodes: u64, until: &Deadline) -> (Vec<u8>, f64) {
    // If nobody can make a row any more, it is a draw.
    let Some(found) = search(marks, Limits { depth, nodes, until }) else { return (Vec::new(), 0.0) };
    let proven = found.score.abs() > PROVEN;
    let value = if proven { found.score.signum().into() } else { (f64::from(found.score) / LEAD).tanh() };
    (found.moves, value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_are_counted() {
        assert_eq!(Shape::new(3, 3).windows.len(), 8);
        assert_eq!(Shape::new(10, 5).windows.len(), 2 * 60 + 2 * 36);
        assert_eq!(Shape::new(10, 10).windows.len(), 22);
    }

    #[test]
    fn positions_have_keys_of_their_own() {
        let shape = Shape::new(3, 3);
        let root = Marks { shape: &shape, of: [0; 2], mover: Seat(0) };
        let mut keys = std::collections::HashMap::new();
        let mut todo = vec![root];
        while let Some(marks) = todo.pop() {
            match keys.insert(marks.key(), marks.of) {
                Some(of) => assert_eq!(of, marks.of),
                None if marks.verdict().is_none() => todo.extend(bits(marks.free()).map(|cell| marks.after(cell))),
                None => {}
            }
        }
        assert!(keys.len() > 4_000);
    }

    #[test]
    fn a_row_is_finished_or_stopped() {
        let shape = Shape::new(10, 5);
        let row = |cells: &[u8]| cells.iter().fold(0u128, |set, cell| set | 1 << cell);
        let four = row(&[22, 23, 24, 25]);
        let other = row(&[21, 50, 70, 91]);
        let finish = best(&Marks { shape: &shape, of: [four, other], mover: Seat(0) }, 3, 10_000, &Deadline::never());
        assert_eq!(finish, [26]);
        let stop = best(&Marks { shape: &shape, of: [four, other], mover: Seat(1) }, 3, 10_000, &Deadline::never());
        assert_eq!(stop, [26]);
    }

    #[test]
    fn an_open_three_is_answered() {
        let shape = Shape::new(10, 5);
        let three = 1u128 << 44 | 1 << 45 | 1 << 46;
        let marks = Marks { shape: &shape, of: [three, 1 << 11 | 1 << 88], mover: Seat(1) };
        let answer = best(&marks, 4, 50_000, &Deadline::never());
        assert!(answer.iter().all(|cell| [42, 43, 47, 48].contains(cell)), "{answer:?}");
    }
}
