//! The cells of one grid, and the room for rectangles.

use crate::base::Place;

/// The longest sides of a grid and of a rectangle. A rectangle has sides up to the faces of the die.
pub const LONGEST: usize = 12;
pub const FACES: usize = 6;

/// A rectangle: its upper left corner and its sides, in cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rect {
    /// Its upper left cell.
    pub at: Place,
    pub width: u16,
    pub height: u16,
}

impl Rect {
    /// The rectangle with these opposite corners. No side is longer than a coordinate can be.
    pub fn between(one: Place, other: Place) -> Rect {
        let at = Place { col: one.col.min(other.col), row: one.row.min(other.row) };
        let side = |a: u16, b: u16| a.abs_diff(b).saturating_add(1);
        Rect { at, width: side(one.col, other.col), height: side(one.row, other.row) }
    }

    /// Its lower right cell.
    pub fn last(self) -> Place {
        Place { col: self.at.col + (self.width - 1), row: self.at.row + (self.height - 1) }
    }

    /// Whether a cell lies in it.
    pub fn has(self, place: Place) -> bool {
        let last = self.last();
        (self.at.col..=last.col).contains(&place.col) && (self.at.row..=last.row).contains(&place.row)
    }

    /// Whether it has the sides of this throw, either way round.
    pub fn is_thrown(self, [a, b]: [u8; 2]) -> bool {
        let (a, b) = (u16::from(a), u16::from(b));
        [(a, b), (b, a)].contains(&(self.width, self.height))
    }
}

/// A square grid. Cell names count from its own `a1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grid {
    size: u16,
    /// The empty cells of each row; the lowest bit is the first column.
    empty: [u16; LONGEST],
}

impl Grid {
    /// An empty grid with sides of at most [`LONGEST`] cells.
    pub fn new(size: u16) -> Grid {
        let mut empty = [0; LONGEST];
        empty[..usize::from(size)].fill((1 << size) - 1);
        Grid { size, empty }
    }

    /// How many cells are shaded.
    pub fn shaded(&self) -> u16 {
        self.size * self.size - self.empty_cells()
    }

    /// How many cells are empty.
    pub fn empty_cells(&self) -> u16 {
        self.empty.iter().map(|row| row.count_ones() as u16).sum()
    }

    /// Whether all cells of a rectangle within the grid are empty.
    pub fn has_room(&self, rect: Rect) -> bool {
        let mask = Grid::mask(rect);
        self.rows(rect).iter().all(|row| row & mask == mask)
    }

    /// The grid with one more rectangle, which must lie within it.
    pub fn with(mut self, rect: Rect) -> Grid {
        let rows = usize::from(rect.at.row)..usize::from(rect.at.row + rect.height);
        self.empty[rows].iter_mut().for_each(|row| *row &= !Grid::mask(rect));
        self
    }

    fn rows(&self, rect: Rect) -> &[u16] {
        &self.empty[usize::from(rect.at.row)..usize::from(rect.at.row + rect.height)]
    }

    fn mask(rect: Rect) -> u16 {
        ((1 << rect.width) - 1) << rect.at.col
    }

    /// How many places there are for rectangles of each width and height, by `[height − 1][width − 1]`.
    pub fn rooms(&self) -> [[u16; FACES]; FACES] {
        let mut rooms = [[0; FACES]; FACES];
        self.corners(|width, height, row| rooms[height][width] += row.count_ones() as u16);
        rooms
    }

    /// Hands over, for each width and height (less one), the rows of upper left corners where a rectangle has room.
    fn corners(&self, mut take: impl FnMut(usize, usize, u16)) {
        let mut wide = self.empty;
        for width in 0..FACES {
            let mut high = wide;
            for height in 0..FACES {
                high[..usize::from(self.size)].iter().for_each(|row| take(width, height, *row));
                for (row, open) in high.iter_mut().enumerate() {
                    *open &= wide.get(row + height + 1).copied().unwrap_or(0);
                }
            }
            for (row, empty) in wide.iter_mut().zip(self.empty) {
                *row &= empty >> (width + 1);
            }
        }
    }

    /// All rectangles that a throw allows, in both directions.
    pub fn rects(&self, [a, b]: [u8; 2]) -> Vec<Rect> {
        let (a, b) = (u16::from(a), u16::from(b));
        let shapes = [(a.max(b), a.min(b)), (a.min(b), a.max(b))];
        let mut rects = Vec::with_capacity(128);
        for (width, height) in &shapes[..if a == b { 1 } else { 2 }] {
            for row in 0..(self.size + 1).saturating_sub(*height) {
                for col in 0..(self.size + 1).saturating_sub(*width) {
                    let rect = Rect { at: Place { col, row }, width: *width, height: *height };
                    rects.extend(Some(rect).filter(|rect| self.has_room(*rect)));
                }
            }
        }
        rects
    }
}
