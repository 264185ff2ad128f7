//! The sheet, and the effect of a line.
//!
//! Lines have numbers: first those across, row by row, then those down, row by row.

use super::graph::Graph;
use crate::base::Place;
use crate::game::{Outcome, Reject, Seat, Text};
use crate::kit::party::Party;

/// Up to this many lines, the search begins with the empty sheet.
const SMALL: usize = 31;

/// A line between two nodes, the one first in reading order first; not necessarily neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// One end.
    pub from: Place,
    pub to: Place,
}

impl Line {
    /// The line between two nodes.
    pub fn new(one: Place, two: Place) -> Line {
        let swap = (two.row, two.col) < (one.row, one.col);
        if swap { Line { from: two, to: one } } else { Line { from: one, to: two } }
    }

    /// How far it goes across and down.
    fn way(self) -> (u16, u16) {
        (self.from.col.abs_diff(self.to.col), self.to.row - self.from.row)
    }

    /// The square that a diagonal lies in.
    fn within(self) -> Place {
        Place::new(self.from.col.min(self.to.col), self.from.row)
    }
}

/// The whole position; nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// Squares across.
    pub cols: u16,
    /// Squares down.
    pub rows: u16,
    /// Whether diagonals may be drawn.
    pub diagonal: bool,
    /// The seat that drew each line, by its number.
    pub lines: Vec<Option<Seat>>,
    /// The seat that closed each square, row by row.
    pub squares: Vec<Option<Seat>>,
    /// The diagonal in each square, and the seat that drew it.
    pub slants: Vec<Option<(Line, Seat)>>,
    pub last: Option<Line>,
    /// Whether the mover has closed a square and moves again.
    pub again: bool,
    /// The turns, and the seats that have left.
    pub party: Party,
}

impl Sheet {
    /// A sheet without lines.
    pub fn new((cols, rows): (u16, u16), diagonal: bool, seats: u8, first: Seat) -> Sheet {
        let squares = usize::from(cols * rows);
        Sheet {
            cols,
            rows,
            diagonal,
            lines: vec![None; usize::from((rows + 1) * cols + rows * (cols + 1))],
            squares: vec![None; squares],
            slants: vec![None; squares],
            last: None,
            again: false,
            party: Party::new(seats, first),
        }
    }

    /// The line of a number.
    pub fn line(&self, number: usize) -> Line {
        let (n, across) = (number as u16, (self.rows + 1) * self.cols);
        if n < across {
            let from = Place::new(n % self.cols, n / self.cols);
            return Line { from, to: Place::new(from.col + 1, from.row) };
        }
        let n = n - across;
        let from = Place::new(n % (self.cols + 1), n / (self.cols + 1));
        Line { from, to: Place::new(from.col, from.row + 1) }
    }

    /// The number of a line between neighbours.
    pub fn number(&self, line: Line) -> Option<usize> {
        let Place { col, row } = line.from;
        match line.way() {
            (1, 0) => Some(usize::from(row * self.cols + col)),
            (0, 1) => Some(usize::from((self.rows + 1) * self.cols + row * (self.cols + 1) + col)),
            _ => None,
        }
    }

    /// The four lines around a square: above, below, left, right.
    pub fn around(&self, square: usize) -> [usize; 4] {
        let (cols, n) = (usize::from(self.cols), square);
        let down = (usize::from(self.rows) + 1) * cols + n / cols * (cols + 1) + n % cols;
        [n, n + cols, down, down + 1]
    }

    /// The squares at both sides of a line.
    pub fn beside(&self, line: Line) -> impl Iterator<Item = usize> {
        let Place { col, row } = line.from;
        let back = if line.way() == (1, 0) { (col, row.wrapping_sub(1)) } else { (col.wrapping_sub(1), row) };
        let within = move |(col, row): &(u16, u16)| *col < self.cols && *row < self.rows;
        [back, (col, row)].into_iter().filter(within).map(|(col, row)| usize::from(row * self.cols + col))
    }

    /// How many lines around a square are missing.
    pub fn missing(&self, square: usize) -> usize {
        self.around(square).into_iter().filter(|line| self.lines[*line].is_none()).count()
    }

    /// The number of squares in the chain that a missing line opens, and the number of the line that opens it best. For
    /// two squares that is the line between them, so that the far line cannot be drawn instead.
    pub fn chain(&self, number: usize) -> (usize, usize) {
        let (mut squares, mut todo) = (Vec::new(), vec![number]);
        while let Some(number) = todo.pop() {
            for square in self.beside(self.line(number)).filter(|square| self.missing(*square) == 2) {
                if !squares.contains(&square) {
                    squares.push(square);
                    let open = self.around(square).into_iter().filter(|line| self.lines[*line].is_none());
                    todo.extend(open.filter(|line| *line != number));
                }
            }
        }
        let middle = match squares[..] {
            [one, two] => self.around(one).into_iter().find(|line| self.around(two).contains(line)),
            _ => None,
        };
        (squares.len(), middle.unwrap_or(number))
    }

    /// Whether all lines are drawn.
    pub fn is_over(&self) -> bool {
        self.lines.iter().all(Option::is_some)
    }

    /// How many squares each seat has.
    pub fn scores(&self) -> Vec<i64> {
        let count = |seat: Seat| self.squares.iter().filter(|owner| **owner == Some(seat)).count() as i64;
        self.party.seats().iter().map(count).collect()
    }

    /// The end: most squares first.
    pub fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.party.by_score(self.scores()))
    }

    pub fn moves(&self) -> Vec<Line> {
        let free = self.lines.iter().enumerate().filter(|(_, owner)| owner.is_none());
        let mut moves: Vec<Line> = free.map(|(number, _)| self.line(number)).collect();
        if self.diagonal {
            moves.extend((0..self.squares.len()).filter(|n| self.may_slant(*n)).flat_map(|n| self.diagonals(n)));
        }
        moves
    }

    fn may_slant(&self, square: usize) -> bool {
        self.squares[square].is_none() && self.slants[square].is_none()
    }

    fn diagonals(&self, square: usize) -> [Line; 2] {
        let (col, row) = (square as u16 % self.cols, square as u16 / self.cols);
        let line = |from: u16, to: u16| Line { from: Place::new(from, row), to: Place::new(to, row + 1) };
        [line(col, col + 1), line(col + 1, col)]
    }

    /// Draws a line for the seat to move.
    pub fn play(&mut self, line: Line) -> Result<(), Reject> {
        let refuse = |key: &'static str| {
            let text = Text::new(key).with("from", line.from).with("to", line.to);
            Err(Reject { marks: vec![line.from, line.to], ..Reject::illegal(text) })
        };
        let (cols, rows) = (self.cols + 1, self.rows + 1);
        if let Some(node) = [line.from, line.to].into_iter().find(|node| !node.within(cols, rows)) {
            let text = Text::new("boxes-reject-outside").with("place", node);
            return Err(Reject::illegal(text.with("last", Place::new(cols - 1, rows - 1))));
        }
        let (mover, mut closed) = (self.party.mover(), 0);
        match (line.way(), self.number(line)) {
            (_, Some(number)) if self.lines[number].is_some() => return refuse("boxes-reject-drawn"),
            (_, Some(number)) => {
                self.lines[number] = Some(mover);
                let full: Vec<usize> = self.beside(line).filter(|square| self.missing(*square) == 0).collect();
                closed = full.len();
                full.into_iter().for_each(|square| self.squares[square] = Some(mover));
            }
            ((1, 1), None) if self.diagonal => {
                let square = usize::from(line.within().row * self.cols + line.within().col);
                if self.squares[square].is_some() {
                    return refuse("boxes-reject-closed");
                }
                if self.slants[square].is_some() {
                    return refuse("boxes-reject-slanted");
                }
                self.slants[square] = Some((line, mover));
            }
            ((1, 1), None) => return refuse("boxes-reject-diagonal"),
            _ => return refuse("boxes-reject-apart"),
        }
        self.last = Some(line);
        self.again = closed > 0 && !self.is_over();
        if closed == 0 {
            self.party.pass();
        }
        Ok(())
    }

    /// A seat leaves. Returns whether the others go on.
    pub fn leave(&mut self, seat: Seat) -> bool {
        self.again &= self.party.mover() != seat;
        self.party.leave(seat)
    }

    /// The lines as bits, and their numbers; `None` if there are too many. On a sheet of at most 64 lines these are all
    /// lines, so that results of one position hold for the next. On a larger sheet they are the missing lines.
    pub fn graph(&self) -> Option<(Graph, Vec<usize>)> {
        let whole = self.lines.len() <= 64;
        let numbers: Vec<usize> = (0..self.lines.len()).filter(|n| whole || self.lines[*n].is_none()).collect();
        let bit = |line: usize| numbers.iter().position(|other| *other == line).map_or(0, |n| 1u64 << n);
        if numbers.len() > 64 {
            return None;
        }
        let around = (0..self.squares.len()).map(|n| self.around(n).into_iter().map(bit).sum());
        let squares: Vec<u64> = around.filter(|lines| whole || *lines != 0).collect();
        // If the search begins with the empty sheet, a position and its reflection are one.
        let symmetries = if self.lines.len() <= SMALL { self.symmetries() } else { vec![(0..squares.len()).collect()] };
        Some((Graph::new(numbers.len(), squares, &symmetries), numbers))
    }

    /// The orders of the squares after turns and reflections of the sheet.
    fn symmetries(&self) -> Vec<Vec<usize>> {
        let (cols, rows) = (self.cols, self.rows);
        let moved = |kind: u8, n: u16| {
            let (col, row) = (n % cols, n / cols);
            let col = if kind & 1 > 0 { cols - 1 - col } else { col };
            let row = if kind & 2 > 0 { rows - 1 - row } else { row };
            usize::from(if kind & 4 > 0 { col * cols + row } else { row * cols + col })
        };
        let kinds = if cols == rows { 8 } else { 4 };
        (0..kinds).map(|kind| (0..cols * rows).map(|n| moved(kind, n)).collect()).collect()
    }
}
