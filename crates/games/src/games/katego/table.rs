//! The state of the table: rows and their entries, the throws and dice left, closed columns. Also the places where a
//! player may write.

use std::fmt;

use super::Katego;
use super::rules::Rules;
use super::variants::{Closing, Course, Value};
use crate::game::{Seat, Seats};
use crate::kit::dicegame::Board;

pub type Table = Board<Katego>;

/// An entry in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A value. It is 0 if there was nothing left to throw.
    Value(u8),
    /// The cell has been given up.
    Dash,
}

impl Mark {
    /// The value of the entry, 0 for a dash.
    pub fn value(self) -> u8 {
        match self {
            Mark::Value(value) => value,
            Mark::Dash => 0,
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mark::Value(value) => write!(f, "{value}"),
            Mark::Dash => f.write_str("-"),
        }
    }
}

/// The entries of a player by column. Within a column they are in the order of writing.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Row {
    /// The column of each mark, ascending.
    columns: Vec<usize>,
    marks: Vec<Mark>,
}

impl Row {
    /// The entries in a column, in order.
    pub fn cell(&self, column: usize) -> &[Mark] {
        let from = self.columns.partition_point(|other| *other < column);
        let to = self.columns.partition_point(|other| *other <= column);
        &self.marks[from..to]
    }

    /// Adds an entry to a column, below the others.
    pub fn write(&mut self, column: usize, mark: Mark) {
        let at = self.columns.partition_point(|other| *other <= column);
        self.columns.insert(at, column);
        self.marks.insert(at, mark);
    }
}

/// A player's progress in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The player chooses the number of dice.
    Count,
    /// This many dice are to fall.
    Throw(usize),
    /// The player chooses.
    Choose,
    /// The turn is over.
    Done,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Player {
    /// The entries of the player.
    pub row: Row,
    pub throws: u32,
    /// The dice left, if the variant spends dice.
    pub dice: u32,
    /// How many turns are over.
    pub turns: u32,
    /// The player's progress in the turn.
    pub step: Step,
    /// The dice of this turn, or of the last one.
    pub hand: Vec<u8>,
    /// The value of the dice of this turn; `None` before they fall.
    pub value: Option<u8>,
    /// The row in which the buttons write.
    pub aim: Seat,
    /// The player's latest entry: the row's seat, and the column.
    pub latest: Option<(Seat, usize)>,
}

/// The way in which a column was closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closed {
    /// Nobody gets it.
    Lost,
    /// This seat has it.
    Taken(Seat),
}

/// The fight for one column after the other.
#[derive(Clone, PartialEq, Debug)]
pub struct Fight {
    /// The column, from 0.
    pub column: usize,
    /// The seats that are still in.
    pub within: Seats,
    /// The seat that leads, or has bid most.
    pub leader: Option<Seat>,
    /// The total of each seat in the column.
    pub totals: Vec<u32>,
    pub bid: u32,
    /// Whether the bidding is over.
    pub sold: bool,
    /// The winner of the bidding or of the column before. If all passed on that column, the seat that opened it.
    pub winner: Option<Seat>,
    /// The first seat to bid for the column.
    pub opener: Seat,
    /// The seat whose turn comes next.
    pub next: Seat,
    /// Whether all have passed and nobody wants more.
    pub ended: bool,
}

/// The shared state of the match.
#[derive(Clone, PartialEq, Debug)]
pub struct Common {
    /// The seat that began.
    pub first: Seat,
    /// How each column was closed; `None` for an open one.
    pub closed: Vec<Option<Closed>>,
    /// The values that each seat has named, or thrown for everybody, as bits.
    pub named: Vec<u64>,
    /// The values that fell for everybody, in order.
    pub fell: Vec<u8>,
    /// A throw that the opponent at the other table gets too, with the seat that threw it.
    pub served: Option<(Seat, Vec<u8>)>,
    /// The fight for a column.
    pub fight: Fight,
}

/// The table before the first throw.
pub fn setup(rules: &Rules, seats: u8, first: Seat) -> (Common, Vec<Player>) {
    let player = |seat: u8| Player {
        row: Row::default(),
        throws: rules.variant.throws.0,
        dice: rules.variant.stock,
        turns: 0,
        step: Step::Done,
        hand: Vec::new(),
        value: None,
        aim: Seat(seat),
        latest: None,
    };
    let fight = Fight {
        column: 0,
        within: Seats::first(seats),
        leader: None,
        totals: vec![0; usize::from(seats)],
        bid: 0,
        sold: false,
        winner: None,
        opener: first,
        next: first,
        ended: false,
    };
    let common = Common {
        first,
        closed: vec![None; rules.columns],
        named: vec![0; usize::from(seats)],
        fell: Vec::new(),
        served: None,
        fight,
    };
    (common, (0..seats).map(player).collect())
}

impl Table {
    /// The face of the die that nobody throws, to go with the dice on the table. If the mover's turn is over, it is
    /// that of this turn, not of the next.
    pub fn fixed(&self) -> Option<u8> {
        let player = self.player(self.round.mover());
        let shown = match (player.value, &player.hand[..]) {
            (Some(value), [face]) => value.checked_div(*face),
            _ => None,
        };
        let is_tour = self.rules.variant.value == Value::Tour;
        is_tour.then(|| shown.unwrap_or_else(|| self.rules.fixed(player.turns)))
    }

    /// Lays dice before a player. Returns their value.
    pub fn lay(&mut self, seat: Seat, faces: &[u8]) -> u8 {
        let value = self.rules.value(faces, self.player(seat).turns);
        let player = self.player_mut(seat);
        (player.hand, player.value, player.step) = (faces.to_vec(), Some(value), Step::Choose);
        value
    }

    /// The entries in a column of a row.
    pub fn cell(&self, row: Seat, column: usize) -> &[Mark] {
        self.player(row).row.cell(column)
    }

    /// Whether a column of a row has room: a cell is free, and the column is not closed.
    pub fn has_room(&self, row: Seat, column: usize) -> bool {
        let entries = self.rules.variant.entries;
        let open = self.common.closed.get(column).is_some_and(Option::is_none);
        open && (entries == 0 || self.cell(row, column).len() < entries)
    }

    /// The highest value in a column. If values must rise, that is the last one.
    pub fn highest(&self, column: usize) -> u8 {
        let marks = self.players.iter().flat_map(|player| player.row.cell(column));
        marks.map(|mark| mark.value()).max().unwrap_or(0)
    }

    /// Whether a row still runs as it must with that value there. Dashes are passed over.
    pub fn runs(&self, row: Seat, column: usize, value: u8) -> bool {
        let Some(falls) = self.rules.run(row, self.common.first) else { return true };
        let inner = |column: usize| self.cell(row, column).iter().map(|mark| mark.value()).find(|value| *value > 0);
        let (left, right) = ((0..column).rev().find_map(inner), (column + 1..self.rules.columns).find_map(inner));
        let (above, below) = if falls { (left, right) } else { (right, left) };
        above.is_none_or(|above| value < above) && below.is_none_or(|below| value > below)
    }

    /// Whether a value may be written there.
    pub fn fits(&self, row: Seat, column: usize, value: u8) -> bool {
        let higher = !self.rules.variant.rising || value > self.highest(column);
        self.has_room(row, column) && higher && self.runs(row, column, value)
    }

    /// The rows in which a seat may write.
    pub fn rows(&self, seat: Seat) -> Seats {
        if self.rules.variant.anywhere { self.seats() } else { Seats::one(seat) }
    }

    /// The places where a seat may write a value, as the row's seat and the column.
    pub fn places(&self, seat: Seat, value: u8) -> impl Iterator<Item = (Seat, usize)> {
        let rows: Vec<Seat> = self.rows(seat).iter().collect();
        let all = rows.into_iter().flat_map(|row| (0..self.rules.columns).map(move |column| (row, column)));
        all.filter(move |(row, column)| self.fits(*row, *column, value))
    }

    /// The columns of a seat's own row that have room.
    pub fn room(&self, seat: Seat) -> impl Iterator<Item = usize> {
        (0..self.rules.columns).filter(move |column| self.has_room(seat, *column))
    }

    /// Whether a player has nothing left to throw with.
    pub fn is_out(&self, seat: Seat) -> bool {
        let (player, variant) = (self.player(seat), self.rules.variant);
        match variant.stock {
            0 => variant.throws.1 == 0 && player.throws == 0,
            _ => player.dice == 0,
        }
    }

    /// Whether a player will never write again.
    pub fn is_finished(&self, seat: Seat) -> bool {
        if self.is_out(seat) {
            return true;
        }
        let (variant, most) = (self.rules.variant, self.rules.highest());
        // A cell of a row that must run can always be given up.
        let open =
            |row: Seat, column: usize| self.has_room(row, column) && (!variant.rising || self.highest(column) < most);
        let rows = self.rows(seat);
        let some = rows.iter().any(|row| (0..self.rules.columns).any(|column| open(row, column)));
        let counted = variant.anywhere || variant.entries == 0;
        !some || (counted && self.player(seat).turns >= self.rules.turns())
    }

    /// Writes a value, and closes the column if the value does so.
    pub fn write(&mut self, row: Seat, column: usize, value: u8) {
        let stands = self.players.iter().any(|player| player.row.cell(column).contains(&Mark::Value(value)));
        let partner = self.rules.partner(row);
        let matched = self.cell(partner, column).contains(&Mark::Value(value));
        self.player_mut(row).row.write(column, Mark::Value(value));
        let closed = match self.rules.variant.closing {
            Closing::Equal if stands => Some(Closed::Lost),
            Closing::Partners if matched => Some(Closed::Taken(row)),
            Closing::Never | Closing::Equal | Closing::Partners => None,
        };
        if closed.is_some() {
            self.common.closed[column] = closed;
        }
    }

    /// Fills the free cells of a row with zeros, if the player has nothing left to throw or can write nothing more.
    pub fn fill_up(&mut self, seat: Seat) {
        let variant = self.rules.variant;
        let own = variant.course == Course::Table && !self.rules.is_common() && !variant.anywhere;
        if !own || !self.is_finished(seat) {
            return;
        }
        for column in 0..self.rules.columns {
            while self.has_room(seat, column) {
                self.player_mut(seat).row.write(column, Mark::Value(0));
            }
        }
    }

    /// Marks the player's latest entry. If players move in turn, the marks of the others go.
    pub fn latest(&mut self, seat: Seat, place: Option<(Seat, usize)>) {
        if !self.round.is_common() {
            self.players.iter_mut().for_each(|player| player.latest = None);
        }
        self.player_mut(seat).latest = place;
    }
}
