//! The sheet, and the effect of a mark.

use super::triples::{self, Cells};
use crate::base::Place;
use crate::game::{Reject, Seat, Text};
use crate::kit::bits::bits;
use crate::kit::grid;

/// The largest width and height of the area of all marks.
pub const AREA: u16 = 4;

/// The number of marks that fill it.
const FULL: u32 = 16;

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// Cells on each side of the sheet: 7 or 8.
    pub side: u16,
    /// Whether a player may move one of their own marks before placing, once in a match.
    pub relocate: bool,
    /// Whether triples that share a mark count one more.
    pub shared: bool,
    /// Whether a new mark must touch an earlier one.
    pub adjacent: bool,
    /// Whether fewer triples win.
    pub misere: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// One of the mover's own marks that is moved first, from the first cell to the second; usually `None`.
    pub lift: Option<(Place, Place)>,
    /// The cell of the new mark.
    pub put: Place,
}

/// The whole position; nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// The options of the match.
    pub terms: Terms,
    /// The seat that draws crosses.
    pub first: Seat,
    /// The seat to move.
    pub mover: Seat,
    /// The marks of each seat.
    pub marks: [Cells; 2],
    /// Whether each seat has moved a mark already.
    pub moved: [bool; 2],
    pub last: Option<Move>,
}

impl Sheet {
    /// A sheet with the first cross in the middle. On the large sheet it may be on any of four cells, so that sheet is
    /// empty.
    pub fn new(terms: Terms, first: Seat) -> Sheet {
        let mut sheet = Sheet { terms, first, mover: first, marks: [0; 2], moved: [false; 2], last: None };
        if terms.side == 7 {
            let put = Place::new(3, 3);
            sheet.marks[first.index()] = bit(put);
            sheet.last = Some(Move { lift: None, put });
            sheet.mover = first.other();
        }
        sheet
    }

    /// All marks.
    pub fn all(&self) -> Cells {
        self.marks[0] | self.marks[1]
    }

    /// Whether no mark can follow.
    pub fn is_over(&self) -> bool {
        self.all().count_ones() >= FULL
    }

    /// The seat whose mark stands on a cell.
    pub fn owner(&self, place: Place) -> Option<Seat> {
        [Seat(0), Seat(1)].into_iter().find(|seat| self.marks[seat.index()] & bit(place) != 0)
    }

    /// The points of a seat: its triples, and one more for each pair that crosses, if the options count those.
    pub fn points(&self, seat: Seat) -> u32 {
        let own = self.marks[seat.index()];
        triples::count(own) + if self.terms.shared { triples::crossings(own) } else { 0 }
    }

    /// The points of both seats.
    pub fn scores(&self) -> Vec<i64> {
        [Seat(0), Seat(1)].map(|seat| self.points(seat).into()).to_vec()
    }

    /// Whether a seat may still move one of its marks.
    pub fn may_lift(&self, seat: Seat) -> bool {
        self.terms.relocate && !self.moved[seat.index()] && self.marks[seat.index()] != 0
    }

    /// Why a new mark cannot stand on a cell, given these other marks.
    fn refusal(&self, others: Cells, place: Place) -> Option<Text> {
        let side = self.terms.side;
        if !place.within(side, side) {
            let last = Place::new(side - 1, side - 1);
            return Some(Text::new("floatingsquare-reject-outside").with("place", place).with("last", last));
        }
        if others & bit(place) != 0 {
            return Some(Text::new("floatingsquare-reject-taken").with("place", place));
        }
        if others == 0 {
            let middle = [side / 2 - 1, side / 2];
            let fits = middle.contains(&place.col) && middle.contains(&place.row);
            return (!fits && side == 8).then(|| Text::new("floatingsquare-reject-middle"));
        }
        let (cols, rows) = spans(others | bit(place));
        let large = |key: &'static str, n: u16| Text::new(key).with("place", place).with("count", n);
        if cols > AREA {
            return Some(large("floatingsquare-reject-wide", cols));
        }
        if rows > AREA {
            return Some(large("floatingsquare-reject-high", rows));
        }
        let apart = self.terms.adjacent && around(others) & bit(place) == 0;
        apart.then(|| Text::new("floatingsquare-reject-apart").with("place", place))
    }

    /// The cells where a new mark may stand, given these other marks.
    fn fitting(&self, others: Cells) -> impl Iterator<Item = Place> {
        grid::places(self.terms.side, self.terms.side).filter(move |place| self.refusal(others, *place).is_none())
    }

    /// The cells where the next mark may stand if no other mark is moved.
    pub fn free(&self) -> impl Iterator<Item = Place> {
        self.fitting(self.all())
    }

    pub fn moves(&self) -> Vec<Move> {
        if self.is_over() {
            return Vec::new();
        }
        let mut moves: Vec<Move> = self.free().map(|put| Move { lift: None, put }).collect();
        if self.may_lift(self.mover) {
            for from in places(self.marks[self.mover.index()]) {
                let left = self.all() & !bit(from);
                for to in self.fitting(left).filter(|to| *to != from) {
                    let puts = self.fitting(left | bit(to));
                    moves.extend(puts.map(|put| Move { lift: Some((from, to)), put }));
                }
            }
        }
        moves
    }

    /// Plays a move of the seat to move.
    pub fn play(&mut self, m: Move) -> Result<(), Reject> {
        let seat = self.mover.index();
        if let Some((from, to)) = m.lift {
            self.lift(from, to)?;
        }
        if let Some(text) = self.refusal(self.all(), m.put) {
            return Err(Reject::illegal(text));
        }
        self.marks[seat] |= bit(m.put);
        self.moved[seat] |= m.lift.is_some();
        self.last = Some(m);
        self.mover = self.mover.other();
        Ok(())
    }

    fn lift(&mut self, from: Place, to: Place) -> Result<(), Reject> {
        let seat = self.mover;
        let key = match () {
            () if !self.terms.relocate => "floatingsquare-reject-fixed",
            () if self.moved[seat.index()] => "floatingsquare-reject-moved",
            () if !from.within(8, 8) || self.owner(from) != Some(seat) => "floatingsquare-reject-own",
            () if from == to => "floatingsquare-reject-same",
            () => "",
        };
        if !key.is_empty() {
            return Err(Reject::illegal(Text::new(key).with("place", from)));
        }
        self.marks[seat.index()] &= !bit(from);
        if let Some(text) = self.refusal(self.all(), to) {
            return Err(Reject::illegal(text));
        }
        self.marks[seat.index()] |= bit(to);
        Ok(())
    }
}

/// The bit of a place.
pub fn bit(place: Place) -> Cells {
    triples::cell(place.col, place.row)
}

/// The places of a set of cells.
pub fn places(cells: Cells) -> impl Iterator<Item = Place> {
    bits(cells).map(place)
}

/// The place of a bit.
pub fn place(bit: usize) -> Place {
    // Below 64.
    Place::new((bit % 8) as u16, (bit / 8) as u16)
}

/// The width and height of the area of a set of cells, in columns and rows.
fn spans(cells: Cells) -> (u16, u16) {
    let rows = (cells.trailing_zeros() / 8, 7 - cells.leading_zeros() / 8);
    let folded = cells | cells >> 32;
    let folded = folded | folded >> 16;
    let folded = (folded | folded >> 8) as u8;
    let cols = (folded.trailing_zeros(), 7 - folded.leading_zeros());
    ((cols.1 - cols.0 + 1) as u16, (rows.1 - rows.0 + 1) as u16)
}

/// The cells that touch one of a set, diagonally too, and the set itself.
fn around(cells: Cells) -> Cells {
    let across = cells | (cells << 1 & !0x0101_0101_0101_0101) | (cells >> 1 & !0x8080_8080_8080_8080);
    across | across << 8 | across >> 8
}
