//! Counting triples: three marks next to each other in a row, a column or on a diagonal.

use crate::kit::bits::bits;

/// A set of cells: bit column + 8 × row.
pub type Cells = u64;

/// The bit of a cell.
pub fn cell(col: u16, row: u16) -> Cells {
    1 << (col + 8 * row)
}

/// The first two columns, and the last two.
const LEFT: Cells = 0x0303_0303_0303_0303;
const RIGHT: Cells = 0xc0c0_c0c0_c0c0_c0c0;

/// The distance to the next cell in each direction (across, down, slanting down to the right, to the left), and the
/// columns where no triple of that direction begins.
const DIRECTIONS: [(usize, Cells); 4] = [(1, RIGHT), (8, 0), (9, RIGHT), (7, LEFT)];

/// The cells where triples of a direction begin.
fn begins(marks: Cells, (step, shut): (usize, Cells)) -> Cells {
    marks & (marks >> step) & (marks >> (2 * step)) & !shut
}

/// The triples among marks, each as its three cells.
pub fn triples(marks: Cells) -> impl Iterator<Item = [usize; 3]> {
    DIRECTIONS.into_iter().flat_map(move |direction| {
        let step = direction.0;
        bits(begins(marks, direction)).map(move |first| [first, first + step, first + 2 * step])
    })
}

/// How many triples there are.
pub fn count(marks: Cells) -> u32 {
    DIRECTIONS.into_iter().map(|direction| begins(marks, direction).count_ones()).sum()
}

/// How many pairs of triples share a mark and lie on different lines. Two lines of different directions have at most
/// one cell in common, so no pair is counted twice.
pub fn crossings(marks: Cells) -> u32 {
    let mut covered = [[0u32; 64]; 4];
    for (direction, covered) in DIRECTIONS.into_iter().zip(&mut covered) {
        for first in bits(begins(marks, direction)) {
            (0..3).for_each(|n| covered[first + n * direction.0] += 1);
        }
    }
    let at = |cell: usize| -> u32 {
        let of = [0, 1, 2, 3].map(|direction| covered[direction][cell]);
        let all: u32 = of.iter().sum();
        (all * all - of.iter().map(|n| n * n).sum::<u32>()) / 2
    };
    (0..64).map(at).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks(rows: &[&str]) -> Cells {
        let rows = rows.iter().zip(0..);
        rows.flat_map(|(row, y)| row.chars().zip(0..).filter(|(c, _)| *c == 'x').map(move |(_, x)| cell(x, y))).sum()
    }

    #[test]
    fn a_full_box_has_twenty_four() {
        let full = marks(&["xxxx", "xxxx", "xxxx", "xxxx"]);
        assert_eq!(count(full), 24);
        assert_eq!(count(full << 36), 24, "also in the far corner");
        assert_eq!(triples(full).count(), 24);
    }

    #[test]
    fn a_row_of_four_counts_twice() {
        assert_eq!(count(marks(&["xxxx"])), 2);
        assert_eq!(count(marks(&["", "......xx", "xx"])), 0, "a line ends at the edge of the sheet");
        assert_eq!(count(marks(&["..x", ".x", "x"])), 1);
        assert_eq!(count(marks(&["x", "......x", ".......x"])), 0);
    }

    #[test]
    fn triples_that_cross_share_a_mark() {
        assert_eq!(crossings(marks(&["xxxx"])), 0, "they lie on one line");
        assert_eq!(crossings(marks(&["xxx", "x", "x"])), 1);
        assert_eq!(crossings(marks(&[".x", "xxx", ".x"])), 1);
        // Across, down and slanting through one corner: each with each.
        assert_eq!(crossings(marks(&["xxx", "xx", "x.x"])), 3 + 3, "the other diagonal meets each of them too");
    }
}
