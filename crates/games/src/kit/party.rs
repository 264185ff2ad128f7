//! Who sits at a table and plays in turn, and who has left it.

use crate::game::{Seat, Seats};

/// The seats of a match in turn. Who leaves is passed over from then on, and is placed behind all who stay.
///
/// ```
/// use kletka_games::game::Seat;
/// use kletka_games::kit::party::Party;
///
/// let mut party = Party::new(4, Seat(2));
/// party.pass();
/// assert!(party.leave(Seat(3)), "three go on");
/// assert_eq!((party.mover(), party.present().len()), (Seat(0), 3), "it was their turn");
/// assert!(party.leave(Seat(1)) && !party.leave(Seat(0)));
/// assert_eq!(party.places(), [2, 3, 1, 4], "who left first is last");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Party {
    seats: u8,
    /// Who has left, in order.
    gone: Vec<Seat>,
    mover: Seat,
}

impl Party {
    /// So many seats, all there; `first` has the first turn.
    pub fn new(seats: u8, first: Seat) -> Party {
        Party { seats, gone: Vec::new(), mover: first }
    }

    /// All seats, those that have left too.
    pub fn seats(&self) -> Seats {
        Seats::first(self.seats)
    }

    /// The seats that have not left.
    pub fn present(&self) -> Seats {
        self.gone.iter().fold(self.seats(), |seats, seat| seats.without(*seat))
    }

    /// Whose turn it is.
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// The turn goes to the next one who is there.
    pub fn pass(&mut self) {
        self.mover = self.present().after(self.mover).unwrap_or(self.mover);
    }

    /// The turn goes to that seat.
    pub fn give(&mut self, seat: Seat) {
        self.mover = seat;
    }

    /// A seat leaves, and its turn goes to the next one. Whether at least two go on.
    pub fn leave(&mut self, seat: Seat) -> bool {
        if self.present().has(seat) {
            self.gone.push(seat);
            if self.mover == seat {
                self.pass();
            }
        }
        self.present().len() > 1
    }

    /// The place of each seat: the first to leave is last, and all who stay share the first place.
    pub fn places(&self) -> Vec<u8> {
        let mut places = vec![1; usize::from(self.seats)];
        for (place, seat) in (1..=self.seats).rev().zip(&self.gone) {
            places[seat.index()] = place;
        }
        places
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_leaves_twice_and_the_last_one_keeps_the_turn() {
        let mut party = Party::new(3, Seat(0));
        assert!(party.leave(Seat(2)) && party.leave(Seat(2)) && party.leave(Seat(9)));
        assert_eq!(party.places(), [1, 1, 3]);
        party.pass();
        party.pass();
        assert_eq!(party.mover(), Seat(0));
        assert!(!party.leave(Seat(0)) && !party.leave(Seat(1)));
        assert_eq!((party.mover(), party.places()), (Seat(1), vec![2, 1, 3]));
    }
}
