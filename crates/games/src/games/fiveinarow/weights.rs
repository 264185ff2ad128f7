//! The worth of cells by the two best kinds of lines that a side makes there: the best one is the row of a table, the
//! second one the column.
//!
//! The tables were fitted to the results of matches of the computer against itself (logistic regression): 256 more make
//! a win *e* times as likely as a loss, compared to before. A cell that could become nothing or a first mark alone
//! counts nothing, so cells far from all marks do not matter.

use std::sync::LazyLock;

use super::rows::Kind;

/// The two best kinds of a cell, as the place among all such pairs: `best * (best + 1) / 2 + second`.
pub type Class = u8;
/// How many there are.
pub const CLASSES: usize = Kind::COUNT * (Kind::COUNT + 1) / 2;

/// The value of being to move.
const TEMPO: i32 = 44;

/// For the mover. An open four or more has won already.
const MOVER: [[i16; Kind::COUNT]; Kind::COUNT] = [
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [1, -6, 0, -3, 0, 0, 0, 0, 0, 0, 0],
    [52, 4, 1, 4, 13, 0, 0, 0, 0, 0, 0],
    [0, -14, 8, -7, 17, 38, 0, 0, 0, 0, 0],
    [-35, -2, 33, 18, 62, 68, 129, 0, 0, 0, 0],
    [40, 99, 54, 46, 135, 143, 706, 112, 0, 0, 0],
    [-9, -4, 1, -3, 19, 48, 367, 0, 0, 0, 0],
    [-9, -4, 1, -3, 19, 48, 367, 0, 0, 0, 0],
    [-9, -4, 1, -3, 19, 48, 367, 0, 0, 0, 0],
];

/// For the other side.
const OTHER: [[i16; Kind::COUNT]; Kind::COUNT] = [
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [1, 6, -4, -4, 0, 0, 0, 0, 0, 0, 0],
    [38, 2, 1, 2, 10, 0, 0, 0, 0, 0, 0],
    [58, -13, 9, -2, 16, 37, 0, 0, 0, 0, 0],
    [-9, -25, 21, 15, 49, 43, 77, 0, 0, 0, 0],
    [-21, 93, 52, 65, 122, 142, 276, 43, 0, 0, 0],
    [69, 63, 74, 61, 87, 139, 205, 39, 73, 0, 0],
    [156, 109, 138, 196, 229, 229, 284, 126, 164, 394, 0],
    [-5, -13, -1, 1, 19, 53, 132, -34, 0, 228, 0],
];

/// The weight of a kind in the order of moves.
const WORTH: [i16; Kind::COUNT] = [0, 1, 3, 6, 16, 20, 60, 70, 400, 450, 1200];

/// Entries of a table by the classes of two sides.
const PAIRS: usize = CLASSES * CLASSES;

/// What a free cell is worth, by its class for a side and its class for the other one.
pub struct Tables {
    value: Box<[i16]>,
    urgency: Box<[i16]>,
    /// The value of being to move.
    pub tempo: i32,
}

/// The tables by kinds, where both sides count by themselves.
pub static PLAIN: LazyLock<Tables> = LazyLock::new(Tables::plain);
/// The tables by pairs.
pub static FITTED: LazyLock<Tables> =
    LazyLock::new(|| Tables::read(include_bytes!("../../../assets/fiveinarow.tables")));

impl Tables {
    /// The worth to the side that is to move.
    pub fn value(&self, own: Class, other: Class) -> i32 {
        self.value[pair(own, other)].into()
    }

    /// The weight of a cell in the order of its moves.
    pub fn urgency(&self, own: Class, other: Class) -> i32 {
        self.urgency[pair(own, other)].into()
    }

    fn plain() -> Tables {
        let kinds = || (0..Kind::COUNT).flat_map(|best| (0..=best).map(move |second| (best, second)));
        let pairs = || kinds().flat_map(|own| kinds().map(move |other| (own, other)));
        let worth = |(best, second): (usize, usize)| WORTH[best] + WORTH[second];
        Tables {
            value: pairs().map(|(own, other)| MOVER[own.0][own.1] - OTHER[other.0][other.1]).collect(),
            urgency: pairs().map(|(own, other)| worth(own) * 5 / 4 + worth(other)).collect(),
            tempo: TEMPO,
        }
    }

    /// Two bytes for each number: the values, the urgencies, then the tempo.
    fn read(bytes: &[u8]) -> Tables {
        let mut numbers = bytes.as_chunks().0.iter().map(|two| i16::from_le_bytes(*two));
        let mut table = || numbers.by_ref().take(PAIRS).collect();
        let (value, urgency) = (table(), table());
        Tables { value, urgency, tempo: numbers.next().unwrap_or_default().into() }
    }
}

fn pair(own: Class, other: Class) -> usize {
    usize::from(own) * CLASSES + usize::from(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_tables_hold_all_pairs() {
        for tables in [&*PLAIN, &*FITTED] {
            assert_eq!((tables.value.len(), tables.urgency.len()), (PAIRS, PAIRS));
            assert!(tables.tempo > 0);
        }
    }

    #[test]
    fn a_row_comes_first() {
        let [row, nothing] = [CLASSES as Class - 1, 0];
        for tables in [&*PLAIN, &*FITTED] {
            assert!(tables.urgency(row, nothing) > tables.urgency(nothing, nothing));
        }
    }
}
