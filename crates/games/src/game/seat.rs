//! Seats: who sits at a match, without saying which user that is.

use serde::{Deserialize, Serialize};

/// One place at the table, numbered from 0 in joining order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The other seat of a two-seat game.
    pub fn other(self) -> Seat {
        Seat(1 - self.0.min(1))
    }
}

/// A set of up to 64 seats.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Seats(u64);

impl Seats {
    /// No seat at all.
    pub const NONE: Seats = Seats(0);

    /// The first `n` seats (at most 64).
    pub fn first(n: u8) -> Seats {
        if n >= 64 { Seats(u64::MAX) } else { Seats((1 << n) - 1) }
    }

    /// The set that holds just `seat`.
    pub fn one(seat: Seat) -> Seats {
        Seats::NONE.with(seat)
    }

    /// This set with `seat` in it.
    pub fn with(self, seat: Seat) -> Seats {
        debug_assert!(seat.0 < 64);
        Seats(self.0 | 1u64.checked_shl(u32::from(seat.0)).unwrap_or(0))
    }

    /// This set without `seat`.
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !1u64.checked_shl(u32::from(seat.0)).unwrap_or(0))
    }

    /// Whether `seat` is in the set.
    pub fn has(self, seat: Seat) -> bool {
        self.0 & 1u64.checked_shl(u32::from(seat.0)).unwrap_or(0) != 0
    }

    /// How many seats are in the set.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..64).map(Seat).filter(move |&seat| self.has(seat))
    }

    /// The seat after `seat`, clockwise, that is in the set; `None` when the set is empty.
    pub fn after(self, seat: Seat) -> Option<Seat> {
        (1..=64).map(|step| Seat((seat.0 + step) % 64)).find(|&next| self.has(next))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// Who looks at a position. What a viewer may know is decided in [`Game::view`](super::Game::view).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Everybody, while it is played: what the group sees.
    Public,
    /// One player, in private.
    Seat(Seat),
    /// Everybody, once it is no longer played: nothing is hidden any more. The table looks so at every match that has
    /// ended, because the position does not know of an end by resignation, agreement or cancelling
    /// ([`Match::viewer`](crate::play::Match::viewer)).
    Revealed,
}

impl Viewer {
    /// Whether this viewer is the player of `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}
