//! Lives that players lose until one of them is left.

use crate::game::{Seat, Seats};

/// The lives of all seats, and when each seat ran out of them.
///
/// ```
/// use kletka_games::game::{Seat, Seats};
/// use kletka_games::kit::lives::Lives;
///
/// let mut lives = Lives::new(3, 1);
/// lives.lose(Seats::one(Seat(2)));
/// lives.lose(Seats::one(Seat(0)));
/// assert_eq!((lives.left(Seat(1)), lives.holders()), (1, Seats::one(Seat(1))));
/// // A player who was out later stands ahead.
/// assert!(lives.standing(Seat(1)) > lives.standing(Seat(0)) && lives.standing(Seat(0)) > lives.standing(Seat(2)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lives {
    left: Vec<u32>,
    /// The number of the loss with which a seat ran out of lives, counted from 1; 0 while it has some.
    out: Vec<u32>,
    losses: u32,
}

impl Lives {
    /// `each` lives for each seat.
    pub fn new(seats: u8, each: u32) -> Lives {
        let seats = usize::from(seats);
        Lives { left: vec![each; seats], out: vec![0; seats], losses: 0 }
    }

    /// The number of lives that a seat has left.
    pub fn left(&self, seat: Seat) -> u32 {
        self.left.get(seat.index()).copied().unwrap_or(0)
    }

    /// The seats that have lives left.
    pub fn holders(&self) -> Seats {
        (0..).map(Seat).zip(&self.left).filter(|(_, left)| **left > 0).map(|(seat, _)| seat).collect()
    }

    /// These seats lose one life each, at the same time. Returns those that run out.
    ///
    /// ```
    /// use kletka_games::game::{Seat, Seats};
    /// use kletka_games::kit::lives::Lives;
    ///
    /// let mut lives = Lives::new(2, 2);
    /// assert!(lives.lose(Seats::first(2)).is_empty());
    /// assert_eq!(lives.lose(Seats::one(Seat(1))), Seats::one(Seat(1)));
    /// assert!(lives.lose(Seats::one(Seat(1))).is_empty(), "nobody has less than none");
    /// ```
    pub fn lose(&mut self, seats: Seats) -> Seats {
        self.losses += 1;
        let before = self.holders();
        for seat in before.iter().filter(|seat| seats.has(*seat)) {
            self.left[seat.index()] -= 1;
            if self.left(seat) == 0 {
                self.out[seat.index()] = self.losses;
            }
        }
        let after = self.holders();
        before.iter().filter(|seat| !after.has(*seat)).collect()
    }

    /// A seat leaves with all its lives.
    ///
    /// ```
    /// use kletka_games::game::{Seat, Seats};
    /// use kletka_games::kit::lives::Lives;
    ///
    /// let mut lives = Lives::new(2, 3);
    /// lives.forfeit(Seat(1));
    /// assert_eq!((lives.left(Seat(1)), lives.holders()), (0, Seats::one(Seat(0))));
    /// ```
    pub fn forfeit(&mut self, seat: Seat) {
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = 0;
        }
    }

    /// The rank of a seat, the greatest first: by its lives, then by how late it was out.
    pub fn standing(&self, seat: Seat) -> (u32, u32) {
        (self.left(seat), self.out.get(seat.index()).copied().unwrap_or(0))
    }
}
