//! What lies on the table: rows and their entries, the throws and dice that are left, closed columns. Also where a
//! player may write something.

use std::fmt;

use super::Katego;
use super::rules::Rules;
use super::variants::{Closing, Course, Value};
use crate::game::{Seat, Seats};
use crate::kit::dicegame::Board;

/// The whole table.
pub type Table = Board<Katego>;

/// What stands in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A value; 0 where there was nothing left to throw.
    Value(u8),
    /// The cell is given up.
    Dash,
}

impl Mark {
    /// What it counts.
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

/// What a player has written, column by column; in one of them in the order in which it was written.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Row {
    /// The column of each mark, ascending.
    columns: Vec<usize>,
    marks: Vec<Mark>,
}

impl Row {
    /// What stands in a column.
    pub fn cell(&self, column: usize) -> &[Mark] {
        let from = self.columns.partition_point(|other| *other < column);
        let to = self.columns.partition_point(|other| *other <= column);
        &self.marks[from..to]
    }

    /// Writes below what stands in a column.
    pub fn write(&mut self, column: usize, mark: Mark) {
        let at = self.columns.partition_point(|other| *other <= column);
        self.columns.insert(at, column);
        self.marks.insert(at, mark);
    }
}

/// Where a player stands in the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Says with how many dice to throw.
    Count,
    /// So many dice fall.
    Throw(usize),
    /// Chooses.
    Choose,
    /// The turn is over.
    Done,
}

/// One player.
#[derive(Clone, PartialEq, Debug)]
pub struct Player {
    /// What stands in the columns.
    pub row: Row,
    /// Throws that are left.
    pub throws: u32,
    /// Dice that are left, where they are spent.
    pub dice: u32,
    /// How many turns are over.
    pub turns: u32,
    /// Where the player stands in the turn.
    pub step: Step,
    /// What fell in this turn, or in the last one.
    pub hand: Vec<u8>,
    /// What the dice of this turn are worth, once they have fallen.
    pub value: Option<u8>,
    /// Whose row the buttons write in.
    pub aim: Seat,
    /// Where the player has written last: whose row, and the column.
    pub latest: Option<(Seat, usize)>,
}

/// How a column was closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closed {
    /// Nobody gets it.
    Lost,
    /// Somebody has it.
    Taken(Seat),
}

/// The fight for one column after the other.
#[derive(Clone, PartialEq, Debug)]
pub struct Fight {
    /// The column, from 0.
    pub column: usize,
    /// Who is still in.
    pub within: Seats,
    /// Who leads, or has bid most.
    pub leader: Option<Seat>,
    /// What each has in the column.
    pub totals: Vec<u32>,
    /// The most that was bid.
    pub bid: u32,
    /// Whether the bidding is over.
    pub sold: bool,
    /// Who has won the bidding or the column before; of a column on which all have passed whoever opened it.
    pub winner: Option<Seat>,
    /// Who was the first to bid for the column.
    pub opener: Seat,
    /// Whose turn comes next.
    pub next: Seat,
    /// Whether all have passed, and nobody wants any more.
    pub ended: bool,
}

/// What belongs to nobody.
#[derive(Clone, PartialEq, Debug)]
pub struct Common {
    /// Who began.
    pub first: Seat,
    /// The columns that are closed.
    pub closed: Vec<Option<Closed>>,
    /// The values that each has named, or thrown for everybody, as bits.
    pub named: Vec<u64>,
    /// The values that fell for everybody, in order.
    pub fell: Vec<u8>,
    /// A throw that is also for the opponent at the other table.
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
    /// What the die shows that nobody throws, beside the dice that lie there; where the mover's turn is over, that of
    /// this turn, not of the next.
    pub fn fixed(&self) -> Option<u8> {
        let player = self.player(self.round.mover());
        let shown = match (player.value, &player.hand[..]) {
            (Some(value), [face]) => value.checked_div(*face),
            _ => None,
        };
        let is_tour = self.rules.variant.value == Value::Tour;
        is_tour.then(|| shown.unwrap_or_else(|| self.rules.fixed(player.turns)))
    }

    /// Dice lie before a player.
    pub fn lay(&mut self, seat: Seat, faces: &[u8]) -> u8 {
        let value = self.rules.value(faces, self.player(seat).turns);
        let player = self.player_mut(seat);
        (player.hand, player.value, player.step) = (faces.to_vec(), Some(value), Step::Choose);
        value
    }

    /// What stands in a column of a row.
    pub fn cell(&self, row: Seat, column: usize) -> &[Mark] {
        self.player(row).row.cell(column)
    }

    /// Whether a column of a row has room: there is a free cell, and the column is not closed.
    pub fn has_room(&self, row: Seat, column: usize) -> bool {
        let entries = self.rules.variant.entries;
        let open = self.common.closed.get(column).is_some_and(Option::is_none);
        open && (entries == 0 || self.cell(row, column).len() < entries)
    }

    /// The highest value that anybody has in a column: where values must rise that is the last one.
    pub fn highest(&self, column: usize) -> u8 {
        let marks = self.players.iter().flat_map(|player| player.row.cell(column));
        marks.map(|mark| mark.value()).max().unwrap_or(0)
    }

    /// Whether a row goes on running as it must with that value there: dashes are passed over.
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

    /// Where a seat may write a value.
    pub fn places(&self, seat: Seat, value: u8) -> impl Iterator<Item = (Seat, usize)> {
        let rows: Vec<Seat> = self.rows(seat).iter().collect();
        let all = rows.into_iter().flat_map(|row| (0..self.rules.columns).map(move |column| (row, column)));
        all.filter(move |(row, column)| self.fits(*row, *column, value))
    }

    /// The columns of its own row where a seat has room.
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
        // A row that must run can always be given up.
        let open =
            |row: Seat, column: usize| self.has_room(row, column) && (!variant.rising || self.highest(column) < most);
        let rows = self.rows(seat);
        let some = rows.iter().any(|row| (0..self.rules.columns).any(|column| open(row, column)));
        let counted = variant.anywhere || variant.entries == 0;
        !some || (counted && self.player(seat).turns >= self.rules.turns())
    }

    /// Writes a value, and closes the column where that does so.
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

    /// Where nothing is left to throw, or nothing could be written any more, the free cells of a row count nothing.
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

    /// Marks where a player has written; in turn, the marks of the others go.
    pub fn latest(&mut self, seat: Seat, place: Option<(Seat, usize)>) {
        if !self.round.is_common() {
            self.players.iter_mut().for_each(|player| player.latest = None);
        }
        self.player_mut(seat).latest = place;
    }
}
