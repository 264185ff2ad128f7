//! The players who play in turn: who they are, who is out, and their final places.

use crate::game::{Outcome, Seat, Seats};

/// The seats of a match, and those that are out: they have left or were knocked out. A seat that is out ranks behind
/// all who are still in, and ahead of those that were out earlier.
///
/// ```
/// use kletka_games::game::Seat;
/// use kletka_games::kit::party::Company;
///
/// let mut company = Company::new(5);
/// assert!(company.leave(Seat(3)) && company.leave(Seat(1)));
/// let points = [4, 9, 7, 9, 7];
/// assert_eq!(company.ranked(|seat| points[seat.index()]), [3, 4, 1, 5, 1]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Company {
    seats: u8,
    /// The seats that are out, in order.
    gone: Vec<Seat>,
}

/// The key for a place, the lowest first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Standing<K> {
    /// Out, with the index in the order of leaving.
    Out(usize),
    /// A result that counts.
    Counts(K),
}

impl Company {
    /// `seats` seats, all of them in.
    pub fn new(seats: u8) -> Company {
        Company { seats, gone: Vec::new() }
    }

    /// All seats, including those that are out.
    pub fn seats(&self) -> Seats {
        Seats::first(self.seats)
    }

    /// The seats that are not out.
    pub fn present(&self) -> Seats {
        self.gone.iter().fold(self.seats(), |seats, seat| seats.without(*seat))
    }

    /// A seat is out. Returns whether at least two are still in.
    pub fn leave(&mut self, seat: Seat) -> bool {
        if self.present().has(seat) {
            self.gone.push(seat);
        }
        self.present().len() > 1
    }

    /// The place of each seat by a key, the greatest first. Equal keys share a place. The next place counts all seats
    /// ahead: 1, 1, 3.
    pub fn ranked<K: Ord>(&self, key: impl Fn(Seat) -> K) -> Vec<u8> {
        self.ranked_where(|seat| self.present().has(seat), key)
    }

    /// Like [`ranked`](Self::ranked), but a result may count after its player has left: a ball that is in the hole
    /// stays there.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::kit::party::Company;
    ///
    /// let mut company = Company::new(3);
    /// company.leave(Seat(2));
    /// company.leave(Seat(0));
    /// let points = [5, 6, 7];
    /// assert_eq!(company.ranked_where(|seat| seat != Seat(0), |seat| points[seat.index()]), [3, 2, 1]);
    /// assert_eq!(company.ranked_where(|seat| seat == Seat(1), |seat| points[seat.index()]), [2, 1, 3]);
    /// ```
    pub fn ranked_where<K: Ord>(&self, counts: impl Fn(Seat) -> bool, key: impl Fn(Seat) -> K) -> Vec<u8> {
        let order = |seat: Seat| self.gone.iter().position(|gone| *gone == seat);
        let standings = self.seats().iter().map(|seat| match order(seat) {
            Some(n) if !counts(seat) => Standing::Out(n),
            _ => Standing::Counts(key(seat)),
        });
        Outcome::places(&standings.collect::<Vec<_>>())
    }

    /// The outcome of a match that points decide: most first.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::kit::party::Company;
    ///
    /// let mut company = Company::new(3);
    /// company.leave(Seat(0));
    /// let outcome = company.by_score(vec![8, 2, 2]);
    /// assert_eq!((outcome.places, outcome.scores), (vec![3, 1, 1], Some(vec![8, 2, 2])));
    /// ```
    pub fn by_score(&self, scores: Vec<i64>) -> Outcome {
        Outcome { places: self.ranked(|seat| scores[seat.index()]), scores: Some(scores) }
    }
}

/// The seats of a match in turn. Seats that are out lose their turns.
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
/// assert_eq!(party.last_in(), [2, 3, 1, 4], "who left first is last");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Party {
    company: Company,
    mover: Seat,
}

impl Party {
    /// `seats` seats, all of them in; `first` has the first turn.
    pub fn new(seats: u8, first: Seat) -> Party {
        Party { company: Company::new(seats), mover: first }
    }

    /// All seats, including those that are out.
    pub fn seats(&self) -> Seats {
        self.company.seats()
    }

    /// The seats that are not out.
    pub fn present(&self) -> Seats {
        self.company.present()
    }

    /// The seat that has the turn.
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// Gives the turn to the next seat that is still in.
    pub fn pass(&mut self) {
        self.mover = self.present().after(self.mover).unwrap_or(self.mover);
    }

    /// Gives the turn to this seat.
    pub fn give(&mut self, seat: Seat) {
        self.mover = seat;
    }

    /// A seat is out, because its player leaves or by the rules. Its turn goes to the next seat. Returns whether at
    /// least two are still in.
    pub fn leave(&mut self, seat: Seat) -> bool {
        let go_on = self.company.leave(seat);
        if self.mover == seat {
            self.pass();
        }
        go_on
    }

    /// The place of each seat by a key, the greatest first, as [`Company::ranked`].
    pub fn ranked<K: Ord>(&self, key: impl Fn(Seat) -> K) -> Vec<u8> {
        self.company.ranked(key)
    }

    /// The outcome of a match that points decide, as [`Company::by_score`].
    pub fn by_score(&self, scores: Vec<i64>) -> Outcome {
        self.company.by_score(scores)
    }

    /// The place of each seat if the last one in wins. The first seat to be out is last, and all that are still in
    /// share the first place.
    pub fn last_in(&self) -> Vec<u8> {
        self.ranked(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_leaves_twice_and_the_last_one_keeps_the_turn() {
        let mut party = Party::new(3, Seat(0));
        assert!(party.leave(Seat(2)) && party.leave(Seat(2)) && party.leave(Seat(9)));
        assert_eq!(party.last_in(), [1, 1, 3]);
        party.pass();
        party.pass();
        assert_eq!(party.mover(), Seat(0));
        assert!(!party.leave(Seat(0)) && !party.leave(Seat(1)));
        assert_eq!((party.mover(), party.last_in()), (Seat(1), vec![2, 1, 3]));
    }
}
