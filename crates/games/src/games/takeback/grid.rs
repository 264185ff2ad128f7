//! The chips on the twelve spaces, and the effect of a move.

use crate::base::Place;
use crate::game::Seat;
use crate::kit::grid;

/// Columns and rows of the grid.
pub const COLS: u16 = 4;
pub const ROWS: u16 = 3;
/// Chips on each space of the middle row at the beginning.
const CHIPS: u8 = 10;

/// A move of chips from one space to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hop {
    pub from: Place,
    pub to: Place,
}

impl Hop {
    /// The reverse move.
    pub fn back(self) -> Hop {
        Hop { from: self.to, to: self.from }
    }

    /// Whether the two spaces are side by side.
    fn is_step(self) -> bool {
        self.from.col.abs_diff(self.to.col) + self.from.row.abs_diff(self.to.row) == 1
    }
}

/// The reason why a move is impossible on the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ban {
    /// There is no such space.
    Off,
    /// The spaces are not side by side.
    Far,
    /// There are only this many chips.
    Few(u8),
}

/// The chips, by row and column. The upper row belongs to the second player, the lower one to the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grid([[u8; COLS as usize]; ROWS as usize]);

impl Grid {
    /// The grid at the beginning, with all chips in the middle row.
    pub fn new() -> Grid {
        Grid([[0; COLS as usize], [CHIPS; COLS as usize], [0; COLS as usize]])
    }

    /// The grid with these chips.
    #[cfg(test)]
    pub fn of(rows: [[u8; COLS as usize]; ROWS as usize]) -> Grid {
        Grid(rows)
    }

    /// The row of a seat.
    pub fn row(seat: Seat) -> u16 {
        if seat == Seat(0) { ROWS - 1 } else { 0 }
    }

    /// The number of chips on a space.
    pub fn chips(&self, place: Place) -> u8 {
        self.0[usize::from(place.row)][usize::from(place.col)]
    }

    /// Checks that this many chips can move this way.
    pub fn check(&self, hop: Hop, count: u8) -> Result<(), Ban> {
        if ![hop.from, hop.to].iter().all(|place| place.within(COLS, ROWS)) {
            return Err(Ban::Off);
        }
        match self.chips(hop.from) {
            _ if !hop.is_step() => Err(Ban::Far),
            chips if chips < count => Err(Ban::Few(chips)),
            _ => Ok(()),
        }
    }

    /// All moves of this many chips, without the banned one.
    pub fn hops(&self, count: u8, banned: Option<Hop>) -> Vec<Hop> {
        let mut hops = Vec::with_capacity(34);
        for from in grid::places(COLS, ROWS).filter(|from| self.chips(*from) >= count) {
            for step in [(0, -1), (-1, 0), (1, 0), (0, 1)] {
                let to = from.moved(step).filter(|to| to.within(COLS, ROWS));
                let hop = to.map(|to| Hop { from, to }).filter(|hop| Some(*hop) != banned);
                hops.extend(hop);
            }
        }
        hops
    }

    /// The chips after a move, which must be possible.
    pub fn after(mut self, hop: Hop, count: u8) -> Grid {
        self.0[usize::from(hop.from.row)][usize::from(hop.from.col)] -= count;
        self.0[usize::from(hop.to.row)][usize::from(hop.to.col)] += count;
        self
    }

    /// The height of the equal stacks in a seat's row, if there are at least three. An empty space is no stack.
    pub fn made(&self, seat: Seat) -> Option<u8> {
        equal(self.0[usize::from(Grid::row(seat))])
    }

    /// The height of the highest equal stacks that one move of this many chips makes in a seat's row. It looks at the
    /// moves into the row, out of it and within it, but not at whether a move only undoes another.
    pub fn finish(&self, seat: Seat, count: u8) -> Option<u8> {
        let (row, middle) = (self.0[usize::from(Grid::row(seat))], self.0[1]);
        let mut best = None;
        for (at, chips) in row.into_iter().enumerate() {
            let with = |to: usize, chips: u8| {
                let mut row = row;
                row[to] = chips;
                row
            };
            if middle[at] >= count {
                best = best.max(equal(with(at, chips + count)));
            }
            if chips < count {
                continue;
            }
            let rest = with(at, chips - count);
            best = best.max(equal(rest));
            for to in [at.wrapping_sub(1), at + 1].into_iter().filter(|to| *to < row.len()) {
                let mut row = rest;
                row[to] += count;
                best = best.max(equal(row));
            }
        }
        best
    }
}

/// The height of three or four equal stacks, if there are any.
fn equal([a, b, c, d]: [u8; COLS as usize]) -> Option<u8> {
    let height = if a == b { a } else { c };
    let three = if a == b { a == c || a == d } else { c == d && (a == c || b == c) };
    (three && height > 0).then_some(height)
}
