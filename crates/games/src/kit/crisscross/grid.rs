//! The grid of five by five, and the scores of its lines.

use std::fmt::Write;

use crate::base::Place;
use crate::kit::grid;

/// Cells per line.
pub const SIDE: usize = 5;
/// Cells of the grid, numbered row by row.
pub const CELLS: usize = SIDE * SIDE;
/// The cell in the middle.
pub const CENTRE: usize = CELLS / 2;
/// Lines: first the rows from the top, then the columns from the left.
pub const LINES: usize = 2 * SIDE;

/// The digit of a throw: the last one of its sum. 10 is a nought, 11 a one and 12 a two.
///
/// ```
/// use kletka_games::kit::crisscross::digit;
/// assert_eq!([digit(&[3, 4]), digit(&[4, 6]), digit(&[6, 5]), digit(&[6, 6])], [7, 0, 1, 2]);
/// ```
pub fn digit(faces: &[u8]) -> u8 {
    faces.iter().sum::<u8>() % 10
}

/// The score of at most five digits in a line. Two equal ones score a point, three 3, four 6, five 10; two such groups
/// both count. Five in a row score 5 in any order; a nought comes before the one or after the nine.
///
/// ```
/// use kletka_games::kit::crisscross::score;
/// assert_eq!([score(&[2, 2, 9, 9, 0]), score(&[7, 7, 7, 3, 7]), score(&[4, 4, 1, 4, 1])], [2, 6, 4]);
/// assert_eq!([score(&[3, 0, 1, 4, 2]), score(&[9, 6, 0, 8, 7]), score(&[8, 9, 0, 1, 2])], [5, 5, 0]);
/// ```
pub fn score(digits: &[u8]) -> u32 {
    let mut counts = [0_usize; 10];
    digits.iter().for_each(|digit| counts[usize::from(*digit % 10)] += 1);
    // The run that begins with six ends with the nought.
    let runs = |low: usize| (low..low + SIDE).all(|digit| counts[digit % 10] == 1);
    if (0..=6).any(runs) {
        return 5;
    }
    let group = |count: &usize| [0, 0, 1, 3, 6, 10][(*count).min(SIDE)];
    counts.iter().map(group).sum()
}

/// The cells of a line.
pub fn line(n: usize) -> [usize; SIDE] {
    std::array::from_fn(|k| if n < SIDE { SIDE * n + k } else { SIDE * k + n - SIDE })
}

/// The number of the cell at a place; `None` outside of the grid.
pub fn cell_at(place: Place) -> Option<usize> {
    let (col, row) = (usize::from(place.col), usize::from(place.row));
    (col < SIDE && row < SIDE).then_some(SIDE * row + col)
}

/// The place of a cell.
pub fn place_of(cell: usize) -> Place {
    Place::new((cell % SIDE) as u16, (cell / SIDE) as u16)
}

/// A grid of digits and empty cells.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Grid {
    cells: [Option<u8>; CELLS],
}

impl Grid {
    /// Reads a grid, row by row. Signs other than digits are empty cells, and whitespace does not count.
    ///
    /// ```
    /// use kletka_games::kit::crisscross::Grid;
    /// let grid = Grid::read("77735 65487 22990 01234 66668");
    /// assert_eq!((grid.rows(), grid.columns(), grid.left()), (21, 2, 0));
    /// ```
    pub fn read(text: &str) -> Grid {
        let mut grid = Grid::default();
        let signs = text.chars().filter(|sign| !sign.is_whitespace());
        for (cell, sign) in grid.cells.iter_mut().zip(signs) {
            // A digit is below ten.
            *cell = sign.to_digit(10).map(|digit| digit as u8);
        }
        grid
    }

    /// The digit in a cell; `None` if it is empty.
    pub fn digit(&self, cell: usize) -> Option<u8> {
        self.cells.get(cell).copied().flatten()
    }

    /// Writes a digit. `false`: the cell is not empty, or does not exist.
    pub fn write(&mut self, cell: usize, digit: u8) -> bool {
        match self.cells.get_mut(cell) {
            Some(free @ None) => {
                *free = Some(digit);
                true
            }
            _ => false,
        }
    }

    /// The numbers of the empty cells.
    pub fn open(&self) -> impl Iterator<Item = usize> {
        (0..CELLS).filter(|cell| self.digit(*cell).is_none())
    }

    /// How many cells are empty.
    pub fn left(&self) -> usize {
        self.open().count()
    }

    /// The digits of a line so far.
    pub fn digits(&self, n: usize) -> Vec<u8> {
        line(n).into_iter().filter_map(|cell| self.digit(cell)).collect()
    }

    /// The score of a line so far.
    pub fn worth(&self, n: usize) -> u32 {
        score(&self.digits(n))
    }

    /// The score of all rows.
    pub fn rows(&self) -> u32 {
        (0..SIDE).map(|n| self.worth(n)).sum()
    }

    /// The score of all columns.
    pub fn columns(&self) -> u32 {
        (SIDE..LINES).map(|n| self.worth(n)).sum()
    }

    /// The grid as text, with the score of each row after it and of each column below it.
    ///
    /// ```
    /// use kletka_games::kit::crisscross::Grid;
    /// let text = Grid::read("77.3. ..... 7").text();
    /// assert_eq!(text.lines().next(), Some("  a b c d e"));
    /// assert_eq!(text.lines().nth(1), Some("1 7 7 . 3 . = 1"));
    /// assert_eq!(text.lines().last(), Some("= 1 0 0 0 0"));
    /// ```
    pub fn text(&self) -> String {
        let sign = |place: Place| {
            cell_at(place).and_then(|cell| self.digit(cell)).map_or('.', |digit| char::from(b'0' + digit))
        };
        let all = grid::text(SIDE as u16, SIDE as u16, sign);
        let mut lines: Vec<String> = all.lines().map(str::to_owned).collect();
        for (n, line) in lines.iter_mut().skip(1).enumerate() {
            // Writing to a string does not fail.
            let _ = write!(line, " = {}", self.worth(n));
        }
        let below: String = (SIDE..LINES).map(|n| format!(" {}", self.worth(n))).collect();
        lines.push(format!("={below}"));
        lines.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Chance, Seed};

    /// The rules once more, by looking at pairs and at sorted digits.
    fn slow(digits: &[u8]) -> u32 {
        let mut sorted = digits.to_vec();
        sorted.sort_unstable();
        let follows = |digits: &[u8]| digits.len() == 5 && digits.windows(2).all(|two| two[1] == two[0] + 1);
        let high: Vec<u8> = sorted.iter().skip(1).copied().chain([10]).collect();
        if follows(&sorted) || (sorted.first() == Some(&0) && follows(&high)) {
            return 5;
        }
        // Two, three, four or five equal digits, and two groups, have this many pairs of equal ones.
        let pairs = (0..digits.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
        let equal = pairs.filter(|(a, b)| digits[*a] == digits[*b]).count();
        // 1 → 1, 2 → 2 (two pairs), 3 → 3, 4 → 4 (three and two), 6 → 6, 10 → 10.
        equal as u32
    }

    #[test]
    fn the_example_of_the_rules() {
        let grid = Grid::read("77735 65487 22990 01234 66668");
        assert_eq!((0..LINES).map(|n| grid.worth(n)).collect::<Vec<_>>(), [3, 5, 2, 5, 6, 1, 0, 0, 1, 0]);
        assert_eq!((grid.rows(), grid.columns()), (21, 2));
        assert_eq!(Grid::read(&"4".repeat(CELLS)).rows(), 50, "no grid is worth more than a hundred");
    }

    #[test]
    fn all_lines_are_worth_what_counting_pairs_says() {
        let mut counts = [0; 11];
        for number in 0..100_000_u32 {
            let digits: Vec<u8> = (0..5).map(|place| (number / 10_u32.pow(place) % 10) as u8).collect();
            assert_eq!(score(&digits), slow(&digits), "{digits:?}");
            assert_eq!(score(&digits[..3]), slow(&digits[..3]), "{digits:?}");
            counts[score(&digits) as usize] += 1;
        }
        // 7 sets of five neighbours in 120 orders each; the others by counting hands.
        assert_eq!((counts[5], counts[10], counts[6], counts[4]), (840, 10, 450, 900));
    }

    #[test]
    fn grids_by_chance_are_worth_the_same_cell_by_cell() {
        let mut chance = Chance::seeded(&Seed([4; 32]), 0);
        for _ in 0..500 {
            let mut grid = Grid::default();
            let mut cells: Vec<usize> = (0..CELLS).collect();
            chance.shuffle(&mut cells);
            for cell in cells {
                let digit = digit(&[chance.die(6) as u8, chance.die(6) as u8]);
                assert!(grid.write(cell, digit) && !grid.write(cell, digit));
                let at = |row: usize, col: usize| grid.digit(5 * row + col);
                let rows: u32 =
                    (0..5).map(|row| slow(&(0..5).filter_map(|col| at(row, col)).collect::<Vec<_>>())).sum();
                let cols: u32 =
                    (0..5).map(|col| slow(&(0..5).filter_map(|row| at(row, col)).collect::<Vec<_>>())).sum();
                assert_eq!((grid.rows(), grid.columns()), (rows, cols));
            }
            assert_eq!((grid.left(), grid.write(CELLS, 1)), (0, false));
        }
    }

    #[test]
    fn cells_have_places() {
        assert!((0..CELLS).all(|cell| cell_at(place_of(cell)) == Some(cell)));
        assert_eq!((place_of(CENTRE), cell_at(Place::new(5, 0))), (Place::new(2, 2), None));
    }
}
