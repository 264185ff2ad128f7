//! The sheets of all who play: one alone, or several that began alike.

use super::sheet::Sheet;
use crate::game::{Outcome, Seat, Seats};

/// The whole position; nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Race {
    /// The sheet of each seat.
    pub sheets: Vec<Sheet>,
    /// Digits are written on only when no pair is left.
    pub stuck: bool,
    /// Whoever has cleared the sheet keeps the place, also after leaving.
    keeps: bool,
    /// Who has left, in order.
    pub gone: Vec<Seat>,
    /// Who moved last.
    pub latest: Option<Seat>,
}

impl Race {
    /// Equal sheets for so many seats.
    pub fn new(seats: u8, stuck: bool, keeps: bool) -> Race {
        Race { sheets: vec![Sheet::begin(); usize::from(seats)], stuck, keeps, gone: Vec::new(), latest: None }
    }

    /// The sheet of a seat.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    /// All seats, those that have left too.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        Seats::first(self.sheets.len() as u8).iter()
    }

    /// Who still has something to cross out.
    pub fn playing(&self) -> Seats {
        self.seats().filter(|seat| !self.gone.contains(seat) && self.sheet(*seat).open()).collect()
    }

    /// A seat leaves. Whether the others go on: two of them, or one who can still overtake a cleared sheet.
    pub fn leave(&mut self, seat: Seat) -> bool {
        self.gone.push(seat);
        self.seats().filter(|seat| !self.is_out(*seat)).count() > 1
    }

    /// Whether a seat has left without a result that counts.
    fn is_out(&self, seat: Seat) -> bool {
        self.gone.contains(&seat) && !(self.keeps && self.sheet(seat).cleared())
    }

    /// The end: cleared sheets come first, those with the fewest refills before the others, then those with the fewest
    /// moves; then sheets that are full, the emptiest first; then who has left.
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.playing().is_empty() {
            return None;
        }
        if let [alone] = &*self.sheets {
            return Some(Outcome::alone(alone.cleared()));
        }
        let ranks: Vec<_> = self.seats().map(|seat| self.rank(seat)).collect();
        let places = ranks.iter().map(|rank| 1 + ranks.iter().filter(|other| *other < rank).count() as u8).collect();
        Some(Outcome { places, scores: None })
    }

    /// The smaller, the better.
    fn rank(&self, seat: Seat) -> (u8, u32, u32) {
        let sheet = self.sheet(seat);
        match self.gone.iter().position(|gone| *gone == seat && self.is_out(seat)) {
            Some(n) => (2, u32::MAX - n as u32, 0),
            None if sheet.cleared() => (0, sheet.refills, sheet.moves),
            None => (1, sheet.left as u32, 0),
        }
    }
}
