//! The layout of the table on the page. All lines lie on those of the paper. Long rows are broken into bands, one below
//! the other, so that a small telephone shows them legibly.

use super::rules::Rules;
use super::score;
use super::table::Table;
use super::variants::{Course, Prize};
use crate::game::scene::{Pt, pt};
use crate::game::{Seat, Seats};
use crate::kit::hand::Hand;
use crate::kit::roster::{Cell, Foot, Head, Line, Roster, least};

/// Width of a name, of the stock left to throw, and of the points.
pub const NAME: f32 = 5.0;
pub const STOCK: f32 = 2.0;
pub const POINTS: f32 = 3.0;
/// Height of the column numbers, also with the points below them, and of an entry in a row.
const HEAD: f32 = 2.0;
const TENT: f32 = 3.0;
pub const ENTRY: f32 = 2.0;
/// Room between pairs, tables or bands.
const GAP: f32 = 1.0;
/// The most columns in a band if there are several bands, and the total width of the columns if there are few.
const BAND: usize = 9;
const WIDE: f32 = 16.0;
/// The largest letters that lines and columns have room for.
const LARGEST: f32 = 1.7;
/// How much higher than wide a page may be before a telephone shows it narrower.
const TALL: f32 = 1.4;
/// The least width of a column.
const COLUMN: f32 = 2.0;
/// The most players that have a row each. With more there is a list, and one of them has a row below it.
const ROWS: u8 = 12;
/// Width of each of two such lists.
const LIST: f32 = 13.0;
/// Side of a die, and height of a row of dice with the gap around it.
pub const DIE: f32 = 1.6;
const DICE: f32 = 2.5;
/// Height of a bid, and of a line of the legend.
pub const BID: f32 = 2.0;
pub const SIGNS: f32 = 1.5;

/// The positions of all parts.
pub struct Layout {
    /// The seats from the top, with the upper edge of each row in the first band.
    pub rows: Vec<(Seat, f32)>,
    /// Left edge of the first column.
    pub left: f32,
    /// Width of a column.
    pub column: f32,
    /// How many columns a band has.
    pub per: usize,
    /// The number of bands, the upper edge of the first one, and the distance between two.
    pub bands: usize,
    pub top: f32,
    pub apart: f32,
    /// Height of the column numbers above a band.
    pub head: f32,
    /// Height of a row.
    pub row: f32,
    /// Lower edge of the table.
    pub bottom: f32,
    /// Width of the page.
    pub width: f32,
    /// The list of many players above the table.
    pub roster: Option<Roster>,
}

impl Layout {
    /// The layout of the page that shows this table.
    pub fn of(table: &Table) -> Layout {
        let rules = &table.rules;
        let row = ENTRY * lines(rules) as f32;
        let bands = bands(rules);
        let per = rules.columns.div_ceil(bands).max(1);
        let left = left(rules);
        let column = ((WIDE + NAME - left) / per as f32).floor().max(COLUMN);
        let roster = (rules.seats > ROWS).then(|| roster(table));
        let (across, top) = roster.as_ref().map_or((0.0, 0.0), Roster::extent);
        let top = if top > 0.0 { top + GAP } else { 0.0 };
        let head = if rules.variant.tent { TENT } else { HEAD };
        let (mut rows, mut y) = (Vec::new(), top + head);
        for group in groups(rules) {
            for seat in group.iter().filter(|seat| roster.is_none() || front(table) == Some(*seat)) {
                rows.push((seat, y));
                y += row;
            }
            y += if roster.is_none() { GAP } else { 0.0 };
        }
        let end = if roster.is_none() { y - GAP } else { y };
        let apart = end - top + GAP;
        let bottom = if rows.is_empty() { top } else { end + apart * (bands - 1) as f32 };
        let bands = if rows.is_empty() { 0 } else { bands };
        let width = (left + column * per as f32 + POINTS).max(across);
        Layout { rows, left, column, per, bands, top, apart, head, row, bottom, width, roster }
    }

    /// Height of print or of a legend: `size`, or more on a page so wide that it would not be legible.
    pub fn print(&self, size: f32) -> f32 {
        size.max(least(self.width).min(LARGEST))
    }

    /// Left edge of a column.
    pub fn x(&self, column: usize) -> f32 {
        self.left + self.column * (column % self.per) as f32
    }

    /// Upper edge of a band.
    pub fn y(&self, band: usize) -> f32 {
        self.top + self.apart * band as f32
    }

    /// The upper left corner of a seat's cell in a column; `None` if its row is not shown.
    pub fn cell(&self, seat: Seat, column: usize) -> Option<Pt> {
        let (_, y) = self.rows.iter().find(|(other, _)| *other == seat)?;
        Some(pt(self.x(column), y + self.apart * (column / self.per) as f32))
    }

    /// How many columns a band has.
    pub fn columns(&self, band: usize, rules: &Rules) -> usize {
        (rules.columns - self.per * band).min(self.per)
    }

    /// Lower edge of a band.
    pub fn end(&self, band: usize) -> f32 {
        self.y(band) + self.apart - GAP
    }

    /// How many dice stand side by side below the table, and how many rows of dice it has room for.
    pub fn dice(&self, rules: &Rules) -> (usize, usize) {
        let across = ((self.width - NAME - 4.0) / Hand::pitch(DIE)) as usize;
        (across.max(1), if rules.variant.stock > 0 { 2 } else { 1 })
    }

    /// Height of the dice below the table.
    pub fn thrown(&self, rules: &Rules) -> f32 {
        0.5 + DICE * self.dice(rules).1 as f32
    }
}

/// Left edge of the first column.
fn left(rules: &Rules) -> f32 {
    NAME + if has_stock(rules) { STOCK } else { 0.0 }
}

/// The number of bands: the one that makes the squares largest on a telephone. Two bands of many high rows would make a
/// page so long that nothing on it could be read.
fn bands(rules: &Rules) -> usize {
    let most = rules.columns.div_ceil(BAND).max(1);
    let rows = if rules.seats > ROWS { 1 } else { usize::from(rules.seats) };
    let least = |bands: usize| {
        let wide = left(rules) + COLUMN * rules.columns.div_ceil(bands) as f32 + POINTS;
        let high = (HEAD + GAP + ENTRY * (lines(rules) * rows) as f32) * bands as f32;
        wide.max(high / TALL)
    };
    (1..=most).rev().min_by(|a, b| least(*a).total_cmp(&least(*b))).unwrap_or(most)
}

/// The seat whose row is drawn if there are many: the viewer's own. At the end, the one with most points.
fn front(table: &Table) -> Option<Seat> {
    let points = score::points(table);
    let best = table.seats().iter().max_by_key(|seat| (points[seat.index()], std::cmp::Reverse(seat.0)));
    if table.round.over { best } else { table.round.own }
}

/// The names and points of many players.
fn roster(table: &Table) -> Roster {
    let points = score::points(table);
    let line = |seat: Seat| {
        let cell = if table.round.covered.has(seat) { Cell::default() } else { Cell::own(points[seat.index()]) };
        let better = points.iter().filter(|other| **other > points[seat.index()]).count();
        // At most fifty players.
        let place = table.round.over.then_some(better as u8 + 1);
        Line { seat, mark: table.mark(seat), place, cells: vec![cell], note: String::new() }
    };
    Roster {
        heads: vec![Head::new("points", ("katego-sheet-points", 3.0), Foot::Absent)],
        lines: table.seats().iter().map(line).collect(),
        column: LIST,
        body: 0.0,
        own: table.round.own,
    }
}

/// How many entries are below each other in a cell.
fn lines(rules: &Rules) -> usize {
    match rules.variant.entries {
        0 => 2,
        entries => entries,
    }
}

/// The groups of seats whose rows stand together.
fn groups(rules: &Rules) -> Vec<Seats> {
    let all = Seats::first(rules.seats);
    let mut groups: Vec<Seats> = Vec::new();
    for seat in all.iter() {
        let group = match (rules.variant.twins, rules.variant.pairs) {
            (true, _) => all.iter().filter(|other| other.0 / 2 == seat.0 / 2).collect(),
            (_, true) => rules.team(seat),
            _ => all,
        };
        if !groups.contains(&group) {
            groups.push(group);
        }
    }
    groups
}

/// Whether the page counts throws or dice.
pub fn has_stock(rules: &Rules) -> bool {
    rules.variant.stock > 0 || rules.variant.throws != (0, 1)
}

/// Whether players bid dice.
pub fn has_bids(rules: &Rules) -> bool {
    matches!(rules.variant.course, Course::Row(Prize::Bid | Prize::Choice))
}
