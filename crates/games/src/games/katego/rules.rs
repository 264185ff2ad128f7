//! The rules of one match: a variant, the number of columns, and the partners.

use super::variants::{self, Counting, Course, Run, Value, Variant};
use crate::game::{OptValue, OptValues, Reject, Seat, Seats, Text};
use crate::kit::dicegame::Way;

/// The rules of one match.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    pub variant: &'static Variant,
    /// The number of columns.
    pub columns: usize,
    /// The number above the first column.
    pub first: usize,
    /// The number of players.
    pub seats: u8,
}

impl PartialEq for Rules {
    fn eq(&self, other: &Rules) -> bool {
        (self.variant.id, self.columns, self.first) == (other.variant.id, other.columns, other.first)
            && self.seats == other.seats
    }
}

/// The number of the first column if all columns stand in one row.
const ROW_FROM: usize = 4;

impl Rules {
    /// Reads the options, and fills in the number of columns.
    ///
    /// # Errors
    /// If the variant is not for this many players, or numbers its columns in its own way.
    pub fn read(values: &mut OptValues, seats: u8) -> Result<Rules, Reject> {
        let variant = variants::of(values.choice("variant"));
        let counts = variant.counts(Way::asked(values));
        if !counts.has(seats) {
            let text = Text::new("katego-seats").with("variant", variant.id).with("seats", counts.to_string());
            return Err(Reject::options(text));
        }
        let short = values.choice("table") == "knizia";
        if short && (variant.tent || matches!(variant.course, Course::Row(_))) {
            return Err(Reject::options(Text::new("katego-own-numbers")));
        }
        if values.value("columns").is_none() {
            values.set("columns", OptValue::Int(usual(seats) - i64::from(short)));
        }
        let first = match variant.course {
            Course::Row(_) => ROW_FROM,
            Course::Table | Course::Ladder => 1 + usize::from(short),
        };
        // The definition bounds them.
        Ok(Rules { variant, columns: values.int("columns") as usize, first, seats })
    }

    /// The number above a column.
    pub fn number(&self, column: usize) -> u8 {
        // At most eighteen columns.
        (column + self.first) as u8
    }

    /// The column with that number.
    pub fn column(&self, number: u8) -> Option<usize> {
        let column = usize::from(number).checked_sub(self.first)?;
        (column < self.columns).then_some(column)
    }

    /// The points of a column.
    pub fn points(&self, column: usize) -> i64 {
        let last = self.columns - 1;
        if self.variant.tent { 1 + column.min(last - column) as i64 } else { self.number(column).into() }
    }

    /// The value of a throw, in the turn after `turns` others.
    pub fn value(&self, faces: &[u8], turns: u32) -> u8 {
        match self.variant.value {
            // At most ten dice.
            Value::Sum => faces.iter().sum(),
            Value::Product => faces.iter().product(),
            Value::Tour => self.fixed(turns) * faces.iter().sum::<u8>(),
        }
    }

    /// The face of the die that nobody throws, in the turn after `turns` others.
    pub fn fixed(&self, turns: u32) -> u8 {
        (turns % 6) as u8 + 1
    }

    /// The number of dice in a throw, if the player does not choose it.
    pub fn dice(&self) -> usize {
        if self.variant.value == Value::Tour { 1 } else { 2 }
    }

    /// The most turns of a player.
    pub fn turns(&self) -> u32 {
        (self.columns * self.variant.entries.max(1)) as u32
    }

    /// The partner of a seat.
    pub fn partner(&self, seat: Seat) -> Seat {
        Seat((seat.0 + self.seats / 2) % self.seats)
    }

    /// The seats that share the points of a seat, including itself.
    pub fn team(&self, seat: Seat) -> Seats {
        let own = Seats::one(seat);
        if self.variant.pairs { own.with(self.partner(seat)) } else { own }
    }

    /// The seats whose entries count as one in a column.
    pub fn side(&self, seat: Seat) -> Seats {
        if self.variant.twins { Seats::one(seat) } else { self.team(seat) }
    }

    /// The tables, each with its sides. All sit at one table, unless pairs play at two.
    pub fn tables(&self) -> Vec<Vec<Seats>> {
        let seats: Vec<Seat> = Seats::first(self.seats).iter().collect();
        let sides = |seats: &[Seat]| {
            let mut sides: Vec<Seats> = Vec::new();
            for side in seats.iter().map(|seat| self.side(*seat)) {
                if !sides.contains(&side) {
                    sides.push(side);
                }
            }
            sides
        };
        if self.variant.twins { seats.chunks(2).map(sides).collect() } else { vec![sides(&seats)] }
    }

    /// The seat at the other table that gets the same throws, an opponent; `None` if there is one table.
    pub fn twin(&self, seat: Seat) -> Option<Seat> {
        self.variant.twins.then(|| Seat(self.seats - 1 - seat.0))
    }

    /// The seats in the order of turns. Opponents with the same throws follow each other directly.
    pub fn order(&self) -> Vec<Seat> {
        let seats = Seats::first(self.seats).iter();
        if self.variant.twins { [0, 3, 1, 2].map(Seat).to_vec() } else { seats.collect() }
    }

    /// Whether the entries of a row must fall (`Some(true)`) or rise (`Some(false)`); `None` if they are free. In
    /// crossed rows, `falls` is the seat whose entries fall.
    pub fn run(&self, seat: Seat, falls: Seat) -> Option<bool> {
        match self.variant.run {
            Run::Free => None,
            Run::Falling => Some(true),
            Run::Crossed => Some(seat == falls),
        }
    }

    /// Whether points change hands until the end, since nobody can tell when a column is full.
    pub fn is_common(&self) -> bool {
        self.variant.entries == 0
    }

    /// The highest value that can be written.
    pub fn highest(&self) -> u8 {
        match self.variant.value {
            Value::Sum if self.variant.stock > 0 => 6 * variants::MOST_DICE as u8,
            Value::Sum => 12,
            Value::Product | Value::Tour => 36,
        }
    }

    /// How many different values two dice can make.
    pub fn different(&self) -> u32 {
        match self.variant.value {
            Value::Sum => 11,
            Value::Product | Value::Tour => 18,
        }
    }

    /// Whether the lowest entry of a column costs points.
    pub fn has_losers(&self) -> bool {
        self.variant.counting == Counting::Podium
    }
}

/// The usual number of columns for this many players.
fn usual(seats: u8) -> i64 {
    match seats {
        0..=6 => 12,
        7..=9 => 15,
        _ => 18,
    }
}
