//! The sheet of a player: four rows of numbers, which the player crosses from left to right.

use crate::game::{Reject, Text};

/// The number of columns in a row, and the index of the last one.
pub const COLUMNS: usize = 11;
const LAST: usize = COLUMNS - 1;
/// The sum of two dice at which a row begins or ends.
pub const LEAST: u8 = 2;
pub const MOST: u8 = 12;
/// How many crosses a row needs before its last number can be crossed.
pub const NEEDED: u8 = 5;
/// The cost of a penalty in points.
pub const PENALTY: i64 = 5;

/// A row, and the die of its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Row {
    /// From 2 to 12.
    Red,
    /// From 2 to 12.
    Yellow,
    /// From 12 to 2.
    Green,
    /// From 12 to 2.
    Blue,
}

impl Row {
    /// All rows, from the top down.
    pub const ALL: [Row; 4] = [Row::Red, Row::Yellow, Row::Green, Row::Blue];

    /// The index of the row, from 0 at the top.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The word of the row in a move.
    pub fn word(self) -> &'static str {
        ["red", "yellow", "green", "blue"][self.index()]
    }

    /// The name of the row in the reader's language.
    pub fn name(self) -> Text {
        Text::new(match self {
            Row::Red => "fourrows-row-red",
            Row::Yellow => "fourrows-row-yellow",
            Row::Green => "fourrows-row-green",
            Row::Blue => "fourrows-row-blue",
        })
    }

    /// The number in a column. Columns count from 0.
    pub fn number(self, column: usize) -> u8 {
        // There are eleven columns.
        match self {
            Row::Red | Row::Yellow => LEAST + column as u8,
            Row::Green | Row::Blue => MOST - column as u8,
        }
    }

    /// The column of a number between 2 and 12.
    pub fn column(self, number: u8) -> usize {
        usize::from(match self {
            Row::Red | Row::Yellow => number - LEAST,
            Row::Green | Row::Blue => MOST - number,
        })
    }

    /// The last number.
    pub fn last(self) -> u8 {
        self.number(LAST)
    }
}

/// The crosses in a row of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Line {
    /// The crossed columns as bits.
    crossed: u16,
}

impl Line {
    /// Whether a column is crossed.
    pub fn has(self, column: usize) -> bool {
        self.crossed >> column & 1 == 1
    }

    /// Whether the lock is crossed. It comes with the last number.
    pub fn is_locked(self) -> bool {
        self.has(LAST)
    }

    /// The first column to the right of all crosses.
    pub fn next(self) -> usize {
        // At most eleven.
        (u16::BITS - self.crossed.leading_zeros()) as usize
    }

    /// The number of crosses, with the lock.
    pub fn count(self) -> u8 {
        // At most twelve.
        self.crossed.count_ones() as u8 + u8::from(self.is_locked())
    }

    /// Whether a column can be crossed now.
    pub fn fits(self, column: usize) -> bool {
        column >= self.next() && (column < LAST || self.count() >= NEEDED)
    }

    pub fn cross(&mut self, column: usize) {
        self.crossed |= 1 << column;
    }

    /// The points for its crosses.
    pub fn points(self) -> i64 {
        points(self.count())
    }
}

/// The points for `crosses` crosses: one for the first, and for each further cross one more than for the one before.
pub fn points(crosses: u8) -> i64 {
    i64::from(crosses) * (i64::from(crosses) + 1) / 2
}

/// The sheet of one player.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sheet {
    /// The crosses by row, from the top.
    pub lines: [Line; 4],
    /// The number of penalties.
    pub penalties: u8,
}

impl Sheet {
    /// The crosses in a row.
    pub fn line(&self, row: Row) -> Line {
        self.lines[row.index()]
    }

    pub fn cross(&mut self, row: Row, number: u8) {
        self.lines[row.index()].cross(row.column(number));
    }

    /// Checks whether a number can be crossed in an open row.
    ///
    /// # Errors
    /// The reject names the numbers that could be crossed there.
    pub fn admit(&self, row: Row, number: u8) -> Result<(), Reject> {
        let (line, column) = (self.line(row), row.column(number));
        if line.fits(column) {
            return Ok(());
        }
        let text = match column >= line.next() {
            true => Text::new("fourrows-reject-last").with("needed", NEEDED).with("count", line.count()),
            false => Text::new("fourrows-reject-left").with("last", row.number(line.next() - 1)),
        };
        Err(Reject::illegal(text.with("row", row.name()).with("number", number)))
    }

    /// The points that the penalties cost, never negative.
    pub fn cost(&self) -> i64 {
        PENALTY * i64::from(self.penalties)
    }

    pub fn points(&self) -> i64 {
        self.lines.iter().map(|line| line.points()).sum::<i64>() - self.cost()
    }
}
