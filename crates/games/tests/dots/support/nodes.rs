//! Sets of nodes: a word for each row of the sheet, a bit for each column.

use std::array::from_fn;

/// A place as column and row.
pub type Spot = (i32, i32);

/// Most rows of a sheet. There may be one column less than a word has bits.
const ROWS: usize = 32;

/// A set of nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Nodes([u64; ROWS]);

impl Nodes {
    /// All nodes of a sheet.
    pub fn all(width: i32, height: i32) -> Nodes {
        assert!(width < 64 && height <= ROWS as i32, "{width}×{height} is too big a sheet");
        Nodes(from_fn(|y| if (y as i32) < height { (1 << width) - 1 } else { 0 }))
    }

    pub fn of(spots: &[Spot]) -> Nodes {
        let mut nodes = Nodes::default();
        spots.iter().for_each(|&spot| nodes.add(spot));
        nodes
    }

    pub fn add(&mut self, (x, y): Spot) {
        self.0[y as usize] |= 1 << x;
    }

    /// Whether a node is in the set. Nodes off the sheet never are.
    pub fn has(&self, (x, y): Spot) -> bool {
        (0..64).contains(&x) && self.0.get(y as usize).is_some_and(|row| row >> x & 1 == 1)
    }

    pub fn and(self, other: Nodes) -> Nodes {
        Nodes(from_fn(|y| self.0[y] & other.0[y]))
    }

    pub fn or(self, other: Nodes) -> Nodes {
        Nodes(from_fn(|y| self.0[y] | other.0[y]))
    }

    pub fn without(self, other: Nodes) -> Nodes {
        Nodes(from_fn(|y| self.0[y] & !other.0[y]))
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; ROWS]
    }

    pub fn count(&self) -> usize {
        self.0.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// The uppermost node, the leftmost one if there are several.
    pub fn first(&self) -> Option<Spot> {
        let y = self.0.iter().position(|row| *row != 0)?;
        Some((self.0[y].trailing_zeros() as i32, y as i32))
    }

    /// The nodes of the set that straight steps within the set can reach from nodes in `start`.
    pub fn reached(self, start: Nodes) -> Nodes {
        let mut reached = self.and(start);
        let rows = self.0.iter().rposition(|row| *row != 0).map_or(0, |last| last + 1);
        loop {
            let before = reached;
            for y in (0..rows).chain((0..rows).rev()) {
                let [above, below] = [y.wrapping_sub(1), y + 1].map(|y| reached.0.get(y).copied().unwrap_or(0));
                reached.0[y] |= (above | below) & self.0[y];
                let mut narrow = 0;
                while narrow != reached.0[y] {
                    narrow = reached.0[y];
                    reached.0[y] |= (narrow << 1 | narrow >> 1) & self.0[y];
                }
            }
            if reached == before {
                return reached;
            }
        }
    }
}
