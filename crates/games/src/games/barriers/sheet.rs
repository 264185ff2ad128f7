//! The sheet, and the effect of a barrier.

use crate::base::Place;
use crate::game::{Outcome, Reject, Seat, Text};
use crate::kit::party::Party;
use crate::kit::{grid, rounds};

/// How near a new barrier may come to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touch {
    /// Not even corner to corner.
    Apart,
    /// Corners may meet, sides may not.
    Corners,
    /// It only needs cells of its own.
    Free,
}

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    pub cols: u16,
    pub rows: u16,
    /// How near barriers may come.
    pub touch: Touch,
}

/// Two cells under one stroke, the upper or left one first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Barrier {
    /// The upper or left cell.
    pub a: Place,
    pub b: Place,
}

impl Barrier {
    /// The barrier between two cells, named in any order.
    pub fn new(a: Place, b: Place) -> Barrier {
        if (a.row, a.col) <= (b.row, b.col) { Barrier { a, b } } else { Barrier { a: b, b: a } }
    }

    /// Whether it lies along a row.
    pub fn is_level(self) -> bool {
        self.a.row == self.b.row
    }

    /// Whether it covers a cell.
    pub fn covers(self, place: Place) -> bool {
        place == self.a || place == self.b
    }
}

/// The whole position; nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// The options of the match.
    pub terms: Terms,
    /// The turns, and the seats that have left.
    pub party: Party,
    /// The barriers in order, each with the seat that drew it.
    pub drawn: Vec<(Seat, Barrier)>,
    /// The cells that a barrier may still cover: one number for each row, one bit for each column.
    open: [u16; 12],
}

impl Sheet {
    pub fn new(terms: Terms, seats: u8, first: Seat) -> Sheet {
        let row = ((1u32 << terms.cols) - 1) as u16; // at most 12 bits
        let open = std::array::from_fn(|n| if n < usize::from(terms.rows) { row } else { 0 });
        Sheet { terms, party: Party::new(seats, first), drawn: Vec::new(), open }
    }

    fn is_open(&self, place: Place) -> bool {
        place.within(self.terms.cols, self.terms.rows) && self.open[usize::from(place.row)] >> place.col & 1 != 0
    }

    /// Cells of each row that are the left one of two free ones, and those that are the upper one.
    fn firsts(&self, row: usize) -> (u16, u16) {
        let below = self.open.get(row + 1).copied().unwrap_or_default();
        (self.open[row] & self.open[row] >> 1, self.open[row] & below)
    }

    /// All legal moves, row by row.
    pub fn moves(&self) -> impl Iterator<Item = Barrier> {
        grid::places(self.terms.cols, self.terms.rows).flat_map(|a| {
            let (level, upright) = self.firsts(a.row.into());
            let right = (level >> a.col & 1 != 0).then(|| Barrier { a, b: Place::new(a.col + 1, a.row) });
            let down = (upright >> a.col & 1 != 0).then(|| Barrier { a, b: Place::new(a.col, a.row + 1) });
            right.into_iter().chain(down)
        })
    }

    /// Whether no barrier fits any more.
    fn is_stuck(&self) -> bool {
        (0..usize::from(self.terms.rows)).all(|row| self.firsts(row) == (0, 0))
    }

    /// Whether it has ended.
    pub fn is_over(&self) -> bool {
        self.party.present().len() < 2 || self.is_stuck()
    }

    /// Whether no barrier can cover a free cell any more: none of its neighbours is free, or it lies too near a
    /// barrier.
    pub fn is_dead(&self, place: Place) -> bool {
        let fits = |m: Barrier| self.is_open(m.a) && self.is_open(m.b);
        let covered = self.drawn.iter().any(|(_, m)| m.covers(place));
        !covered && !neighbours(place, false).any(|other| fits(Barrier::new(place, other)))
    }

    /// A player who cannot move is out; the last who could is first. Players who left the table come behind.
    pub fn outcome(&self) -> Option<Outcome> {
        let order: Vec<Seat> = rounds::order(self.party.present(), self.party.mover()).collect();
        let places = || self.party.ranked(|seat| order.iter().position(|other| *other == seat));
        self.is_over().then(|| Outcome { places: places(), scores: None })
    }

    /// Draws a barrier for the seat to move.
    pub fn play(&mut self, m: Barrier) -> Result<(), Reject> {
        if let Some(reject) = self.refusal(m) {
            return Err(reject);
        }
        reach(self.terms.touch, m).for_each(|place| self.close(place));
        self.drawn.push((self.party.mover(), m));
        self.party.pass();
        Ok(())
    }

    fn close(&mut self, place: Place) {
        if let Some(row) = self.open.get_mut(usize::from(place.row)).filter(|_| place.col < 16) {
            *row &= !(1 << place.col);
        }
    }

    /// A seat leaves; the others go on.
    pub fn leave(&mut self, seat: Seat) {
        if !self.is_over() {
            self.party.leave(seat);
        }
    }

    /// Why a barrier cannot stand there.
    fn refusal(&self, m: Barrier) -> Option<Reject> {
        let Terms { cols, rows, touch } = self.terms;
        let last = Place::new(cols - 1, rows - 1);
        let cells = [m.a, m.b];
        if let Some(place) = cells.into_iter().find(|place| !place.within(cols, rows)) {
            return Some(Reject::illegal(Text::new("barriers-reject-outside").with("place", place).with("last", last)));
        }
        if !neighbours(m.a, false).any(|place| place == m.b) {
            return Some(Reject::illegal(Text::new("barriers-reject-apart").with("a", m.a).with("b", m.b)));
        }
        if self.is_open(m.a) && self.is_open(m.b) {
            return None;
        }
        let covered = |place: Place| self.drawn.iter().any(|(_, other)| other.covers(place));
        if let Some(place) = cells.into_iter().find(|place| covered(*place)) {
            return Some(Reject::illegal(Text::new("barriers-reject-taken").with("place", place)));
        }
        let meets = |corners: bool| {
            let pairs = cells.into_iter().flat_map(|own| neighbours(own, corners).map(move |other| (own, other)));
            pairs.into_iter().find(|(_, other)| covered(*other))
        };
        let key = match meets(false) {
            Some(_) if touch == Touch::Apart => "barriers-reject-touch",
            Some(_) => "barriers-reject-side",
            None => "barriers-reject-corner",
        };
        let (own, other) = meets(false).or_else(|| meets(true))?;
        let mut reject = Reject::illegal(Text::new(key).with("place", own).with("other", other));
        let theirs = self.drawn.iter().filter(|(_, m)| m.covers(other)).flat_map(|(_, m)| [m.a, m.b]);
        reject.marks = theirs.chain([own]).collect();
        Some(reject)
    }
}

/// Whether two barriers cannot both stand.
pub fn excludes(touch: Touch, one: Barrier, other: Barrier) -> bool {
    reach(touch, one).any(|place| other.covers(place))
}

/// The cells that nothing else may cover once a barrier stands: its own, and those too near. Some may lie beyond the
/// last column or row.
fn reach(touch: Touch, m: Barrier) -> impl Iterator<Item = Place> {
    [m.a, m.b].into_iter().flat_map(move |place| {
        let near = neighbours(place, touch == Touch::Apart).filter(move |_| touch != Touch::Free);
        std::iter::once(place).chain(near)
    })
}

/// The cells beside a cell, with those at its corners if `corners`. Some may lie beyond the last column or row.
fn neighbours(place: Place, corners: bool) -> impl Iterator<Item = Place> {
    const SIDES: [(i16, i16); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];
    const CORNERS: [(i16, i16); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
    SIDES.into_iter().chain(CORNERS.into_iter().filter(move |_| corners)).filter_map(move |step| place.moved(step))
}
