//! Sets of cells as bits, to compare thousands of fleets with the known cells of a board.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use crate::base::Place;
use crate::kit::bits::bits;
use crate::kit::grid;

/// Bits per row. More than the largest board is wide: bits that a shift carries over an edge land outside the board.
const STRIDE: u16 = 16;

/// Rows of the largest board.
const ROWS: u16 = 12;

/// A set of cells of a board of at most 12 × 12.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cells([u64; 3]);

impl Cells {
    pub const NONE: Cells = Cells([0; 3]);

    /// All cells of a board.
    pub fn board(size: u16) -> Cells {
        grid::places(size, size).collect()
    }

    /// The set that holds just one cell; empty for a place beyond every board.
    pub fn one(place: Place) -> Cells {
        let mut cells = Cells::NONE;
        if place.within(STRIDE, ROWS) {
            let bit = index(place);
            cells.0[bit / 64] = 1 << (bit % 64);
        }
        cells
    }

    /// Whether a cell is in the set.
    pub fn has(self, place: Place) -> bool {
        !(self & Cells::one(place)).is_empty()
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self == Cells::NONE
    }

    /// Whether the sets share a cell.
    pub fn meets(self, other: Cells) -> bool {
        !(self & other).is_empty()
    }

    /// Whether all cells of this set are in the other.
    pub fn inside(self, other: Cells) -> bool {
        (self - other).is_empty()
    }

    /// How many cells are in the set.
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The set and all cells that touch it by a side or a corner. Cells beyond the edge of the board must be cut off.
    pub fn grown(self) -> Cells {
        let wide = self | self.shifted(1) | self.back(1);
        wide | wide.shifted(STRIDE) | wide.back(STRIDE)
    }

    /// The set and all that touches it by a side; cut off as for [`grown`](Self::grown).
    pub fn beside(self) -> Cells {
        self | self.shifted(1) | self.back(1) | self.shifted(STRIDE) | self.back(STRIDE)
    }

    /// The cells, row by row.
    pub fn iter(self) -> impl Iterator<Item = Place> {
        let words = self.0.into_iter().zip([0, 64, 128]);
        let cells = words.flat_map(|(word, from)| bits(word).map(move |bit| (from + bit) as u16));
        cells.map(|cell| Place::new(cell % STRIDE, cell / STRIDE))
    }

    fn shifted(self, by: u16) -> Cells {
        let [a, b, c] = self.0;
        Cells([a << by, b << by | a >> (64 - by), c << by | b >> (64 - by)])
    }

    fn back(self, by: u16) -> Cells {
        let [a, b, c] = self.0;
        Cells([a >> by | b << (64 - by), b >> by | c << (64 - by), c >> by])
    }
}

/// The index of a cell in tables of [`TABLE`] entries.
pub fn index(place: Place) -> usize {
    usize::from(place.row * STRIDE + place.col)
}

/// Length of a table with an entry for every cell.
pub const TABLE: usize = (STRIDE * ROWS) as usize;

impl BitOr for Cells {
    type Output = Cells;
    fn bitor(self, other: Cells) -> Cells {
        Cells(std::array::from_fn(|n| self.0[n] | other.0[n]))
    }
}

impl BitAnd for Cells {
    type Output = Cells;
    fn bitand(self, other: Cells) -> Cells {
        Cells(std::array::from_fn(|n| self.0[n] & other.0[n]))
    }
}

impl Sub for Cells {
    type Output = Cells;
    fn sub(self, other: Cells) -> Cells {
        Cells(std::array::from_fn(|n| self.0[n] & !other.0[n]))
    }
}

impl FromIterator<Place> for Cells {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Cells {
        places.into_iter().fold(Cells::NONE, |cells, place| cells | Cells::one(place))
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|place| place.to_string())).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_stay_beside_the_cell_on_every_board() {
        for size in 8..=12u16 {
            let board = Cells::board(size);
            assert_eq!(board.len(), usize::from(size * size));
            for place in board.iter() {
                let near = |other: &Place| place.col.abs_diff(other.col) <= 1 && place.row.abs_diff(other.row) <= 1;
                let want: Cells = board.iter().filter(near).collect();
                assert_eq!(Cells::one(place).grown() & board, want, "{place} of {size}");
                let straight = |other: &Place| place.col.abs_diff(other.col) + place.row.abs_diff(other.row) <= 1;
                let want: Cells = board.iter().filter(straight).collect();
                assert_eq!(Cells::one(place).beside() & board, want, "{place} of {size}");
            }
        }
    }

    #[test]
    fn places_beyond_every_board_are_in_no_set() {
        assert!(Cells::one(Place::new(16, 0)).is_empty());
        assert!(!Cells::board(12).has(Place::new(700, 65_535)));
    }
}
