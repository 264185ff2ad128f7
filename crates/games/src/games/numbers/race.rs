//! The sheets of all players: of a single player, or of several who began with the same one.

use super::sheet::Sheet;
use std::cmp::Reverse;

use crate::game::{Outcome, Seat, Seats};
use crate::kit::party::Company;

/// The whole position. Nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Race {
    /// The sheets, indexed by seat.
    pub sheets: Vec<Sheet>,
    /// Whether digits may be written on only when no pair is left.
    pub stuck: bool,
    /// Whether a player who has cleared the sheet keeps the place after leaving.
    keeps: bool,
    company: Company,
    /// The seat that moved last, or `None` before the first move.
    pub latest: Option<Seat>,
    /// In a view: the seat of the viewer.
    pub own: Own,
}

/// The seat whose sheet a page of long sheets shows whole. It says where a viewer looks, not what anybody knows, so
/// views that differ in nothing else are equal.
#[derive(Clone, Copy, Default, Debug)]
pub struct Own(pub Option<Seat>);

impl PartialEq for Own {
    fn eq(&self, _other: &Own) -> bool {
        true
    }
}

impl Race {
    /// A race in which each seat begins with this sheet.
    pub fn new(sheet: Sheet, seats: u8, stuck: bool, keeps: bool) -> Race {
        Race {
            sheets: vec![sheet; usize::from(seats)],
            stuck,
            keeps,
            company: Company::new(seats),
            latest: None,
            own: Own::default(),
        }
    }

    /// The race as this seat sees it, or everybody. Once it is over, all have the same page.
    pub fn seen_by(&self, own: Option<Seat>) -> Race {
        Race { own: Own(own.filter(|_| !self.playing().is_empty())), ..self.clone() }
    }

    /// The sheet of a seat.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    /// All seats, including those that have left.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.company.seats().iter()
    }

    /// Whether a seat has left.
    pub fn has_left(&self, seat: Seat) -> bool {
        !self.company.present().has(seat)
    }

    /// The seats that can still move.
    pub fn playing(&self) -> Seats {
        self.company.present().iter().filter(|seat| self.sheet(*seat).open()).collect()
    }

    /// A seat leaves. Returns whether the others go on: at least two of them, or one who can still overtake a cleared
    /// sheet.
    pub fn leave(&mut self, seat: Seat) -> bool {
        self.company.leave(seat);
        self.seats().filter(|seat| self.counts(*seat)).count() > 1
    }

    /// Whether a seat's result counts, even if the player has left.
    fn counts(&self, seat: Seat) -> bool {
        self.company.present().has(seat) || (self.keeps && self.sheet(seat).cleared())
    }

    /// The outcome once nobody can move. Cleared sheets come first, by the fewest refills and then the fewest moves.
    /// Then come full sheets, the emptiest first, and last the players who have left.
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.playing().is_empty() {
            return None;
        }
        if let [alone] = &*self.sheets {
            return Some(Outcome::alone(alone.cleared()));
        }
        let key = |seat: Seat| {
            let sheet = self.sheet(seat);
            // A cleared sheet has nothing left, so (0, …) sorts it first.
            let cost = if sheet.cleared() { (0, sheet.refills, sheet.moves) } else { (sheet.left, 0, 0) };
            Reverse(cost)
        };
        Some(Outcome { places: self.company.ranked_where(|seat| self.counts(seat), key), scores: None })
    }
}
