//! The sheets of all players: one player alone, or several whose sheets began alike.

use super::sheet::Sheet;
use std::cmp::Reverse;

use crate::game::{Outcome, Seat, Seats};
use crate::kit::party::Company;

/// The whole position; nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Race {
    /// The sheet of each seat.
    pub sheets: Vec<Sheet>,
    /// Digits are written on only when no pair is left.
    pub stuck: bool,
    /// The player who has cleared the sheet keeps the place, also after leaving.
    keeps: bool,
    company: Company,
    /// Who moved last.
    pub latest: Option<Seat>,
}

impl Race {
    /// The same sheet for each of so many seats.
    pub fn new(sheet: Sheet, seats: u8, stuck: bool, keeps: bool) -> Race {
        Race { sheets: vec![sheet; usize::from(seats)], stuck, keeps, company: Company::new(seats), latest: None }
    }

    /// The sheet of a seat.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    /// All seats, those that have left too.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.company.seats().iter()
    }

    /// Who still has something to cross out.
    pub fn playing(&self) -> Seats {
        self.company.present().iter().filter(|seat| self.sheet(*seat).open()).collect()
    }

    /// A seat leaves. Whether the others go on: two of them, or one who can still overtake a cleared sheet.
    pub fn leave(&mut self, seat: Seat) -> bool {
        self.company.leave(seat);
        self.seats().filter(|seat| self.counts(*seat)).count() > 1
    }

    /// Whether the result of a seat counts, though its player may have left.
    fn counts(&self, seat: Seat) -> bool {
        self.company.present().has(seat) || (self.keeps && self.sheet(seat).cleared())
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
        let key = |seat: Seat| {
            let sheet = self.sheet(seat);
            // Of a cleared sheet nothing is left.
            let cost = if sheet.cleared() { (0, sheet.refills, sheet.moves) } else { (sheet.left, 0, 0) };
            Reverse(cost)
        };
        Some(Outcome { places: self.company.ranked_where(|seat| self.counts(seat), key), scores: None })
    }
}
