//! The board, and the effect of a new die.

use crate::base::Place;
use crate::game::Seat;
use crate::kit::grid;

/// The most cells across and down.
pub const MOST: u16 = 5;
/// The highest sum that a die captures, and the highest face.
pub const HIGHEST: u8 = 6;
/// Up, right, down, left.
const SIDES: [(i16, i16); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// A die on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Die {
    pub seat: Seat,
    /// The face, 1 to 6.
    pub face: u8,
}

/// A die put on a cell, and the neighbours that it captures: bits for up, right, down and left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drop {
    pub at: Place,
    /// The captured neighbours as bits: none, or at least two.
    pub taken: u8,
}

impl Drop {
    /// The captured cells.
    pub fn cells(self) -> impl Iterator<Item = Place> {
        (0..SIDES.len()).filter(move |side| self.taken >> side & 1 == 1).filter_map(move |side| beside(self.at, side))
    }

    /// A die on a cell that captures these cells; `None` if one of them is not a neighbour.
    pub fn of(at: Place, cells: &[Place]) -> Option<Drop> {
        let mut taken = 0;
        for cell in cells {
            let side = (0..SIDES.len()).find(|side| beside(at, *side) == Some(*cell))?;
            taken |= 1 << side;
        }
        Some(Drop { at, taken })
    }
}

/// The neighbour of a cell on one side; `None` if there is none.
fn beside(at: Place, side: usize) -> Option<Place> {
    at.moved(SIDES[side])
}

/// The cells with their dice, row by row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    size: u16,
    cells: [Option<Die>; (MOST * MOST) as usize],
}

impl Board {
    /// An empty board of `size` cells across and down, at most [`MOST`].
    pub fn new(size: u16) -> Board {
        Board { size: size.min(MOST), cells: [None; (MOST * MOST) as usize] }
    }

    /// How many cells it has across and down.
    pub fn size(&self) -> u16 {
        self.size
    }

    /// Whether a place lies on it.
    pub fn has(&self, at: Place) -> bool {
        at.within(self.size, self.size)
    }

    fn index(&self, at: Place) -> usize {
        usize::from(at.row * self.size + at.col)
    }

    /// The die on a cell of the board.
    pub fn die(&self, at: Place) -> Option<Die> {
        self.cells[self.index(at)]
    }

    /// All cells, row by row.
    pub fn places(&self) -> impl Iterator<Item = Place> {
        grid::places(self.size, self.size)
    }

    /// Puts a die of the first player on a cell.
    #[cfg(test)]
    pub fn set(&mut self, at: Place, face: u8) {
        self.cells[self.index(at)] = Some(Die { seat: Seat(0), face });
    }

    /// How many dice a seat has on the board.
    pub fn count(&self, seat: Seat) -> u32 {
        // At most twenty-five.
        self.cells.iter().flatten().filter(|die| die.seat == seat).count() as u32
    }

    /// Whether no cell is free.
    pub fn is_full(&self) -> bool {
        self.places().all(|at| self.die(at).is_some())
    }

    /// The sum of the captured dice; `None` if one of these neighbours has no die.
    pub fn sum(&self, drop: Drop) -> Option<u8> {
        drop.cells().map(|cell| self.die(cell).filter(|_| self.has(cell)).map(|die| die.face)).sum()
    }

    /// All that can be captured from a free cell: every group of at least two neighbours whose sum is at most six. If
    /// there is none, the die captures nothing.
    pub fn drops(&self, at: Place) -> Vec<Drop> {
        let there = |side: usize| beside(at, side).filter(|cell| self.has(*cell)).and_then(|cell| self.die(cell));
        let faces: [u8; 4] = std::array::from_fn(|side| there(side).map_or(0, |die| die.face));
        let captures = |taken: &u8| {
            let chosen = || (0..4).filter(|side| taken >> side & 1 == 1);
            taken.count_ones() > 1
                && chosen().all(|side| faces[side] > 0)
                && chosen().map(|side| faces[side]).sum::<u8>() <= HIGHEST
        };
        let all: Vec<Drop> = (0..16).filter(captures).map(|taken| Drop { at, taken }).collect();
        if all.is_empty() { vec![Drop { at, taken: 0 }] } else { all }
    }

    pub fn moves(&self) -> Vec<Drop> {
        self.places().filter(|at| self.die(*at).is_none()).flat_map(|at| self.drops(at)).collect()
    }

    /// The board after a legal move of a seat.
    pub fn after(&self, seat: Seat, drop: Drop) -> Board {
        let mut next = *self;
        let face = self.sum(drop).filter(|sum| *sum > 0).unwrap_or(1);
        for cell in drop.cells().filter(|cell| self.has(*cell)) {
            next.cells[self.index(cell)] = None;
        }
        next.cells[self.index(drop.at)] = Some(Die { seat, face });
        next
    }
}
