//! Seats: a player's place in a match, without the user who sits there.

use std::fmt;

use serde::{Deserialize, Serialize};

/// One place at the table, numbered from 0 in joining order.
///
/// ```
/// use kletka_games::base::Seat;
/// assert_eq!((Seat(0).other(), Seat(1).index()), (Seat(1), 1));
/// ```
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
///
/// ```
/// use kletka_games::base::{Seat, Seats};
/// let asked = Seats::first(4).without(Seat(2));
/// assert!(asked.has(Seat(3)) && !asked.has(Seat(2)));
/// assert_eq!((asked.len(), asked.after(Seat(3))), (3, Some(Seat(0))), "round the table");
/// assert_eq!(asked.within(Seats::one(Seat(2))), Seats::NONE);
/// ```
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

    /// The seats of either set.
    pub fn and(self, others: Seats) -> Seats {
        Seats(self.0 | others.0)
    }

    /// The seats that are in both sets.
    pub fn within(self, others: Seats) -> Seats {
        Seats(self.0 & others.0)
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = Seat(left.trailing_zeros() as u8);
            // Clears the lowest bit, and ends if there is none.
            left &= left.checked_sub(1)?;
            Some(seat)
        })
    }

    /// The seat after `seat`, clockwise, that is in the set; `None` when the set is empty.
    pub fn after(self, seat: Seat) -> Option<Seat> {
        (1..=64).map(|step| Seat((seat.0 + step) % 64)).find(|&next| self.has(next))
    }
}

/// The player counts that a game allows: a set of numbers from 1 to 64.
///
/// ```
/// use kletka_games::base::Counts;
/// const PAIRS: Counts = Counts::of(&[4, 6, 8]);
/// assert!(PAIRS.has(6) && !PAIRS.has(5));
/// assert_eq!((PAIRS.least(), PAIRS.most(), PAIRS.to_string()), (4, 8, "4, 6, 8".to_owned()));
/// assert_eq!(Counts::from_to(2, 6).to_string(), "2–6");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts(u64);

impl Counts {
    /// This count only.
    pub const fn only(count: u8) -> Counts {
        Counts::from_to(count, count)
    }

    /// Any count from `least` to `most`, both included.
    pub const fn from_to(least: u8, most: u8) -> Counts {
        assert!(1 <= least && least <= most && most <= 64, "1 to 64 seats");
        Counts((u64::MAX >> (64 - most)) & (u64::MAX << (least - 1)))
    }

    /// Any of these counts.
    pub const fn of(counts: &[u8]) -> Counts {
        let (mut bits, mut n) = (0, 0);
        while n < counts.len() {
            bits |= Counts::only(counts[n]).0;
            n += 1;
        }
        assert!(bits != 0, "somebody must be able to play");
        Counts(bits)
    }

    /// Whether this many may play.
    pub const fn has(self, count: u8) -> bool {
        1 <= count && count <= 64 && self.0 & 1 << (count - 1) != 0
    }

    /// The lowest count.
    pub const fn least(self) -> u8 {
        // Below 64, since the set is never empty.
        self.0.trailing_zeros() as u8 + 1
    }

    /// The highest count.
    pub const fn most(self) -> u8 {
        // At most 64.
        64 - self.0.leading_zeros() as u8
    }

    /// The counts in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=64).filter(move |count| self.has(*count))
    }

    /// The counts for which `holds` is true; `None` if there are none.
    ///
    /// ```
    /// use kletka_games::base::Counts;
    /// let even = |counts: Counts| counts.filter(|count| count % 2 == 0);
    /// assert_eq!(even(Counts::from_to(2, 5)), Some(Counts::of(&[2, 4])));
    /// assert_eq!(even(Counts::only(3)), None);
    /// ```
    pub fn filter(self, holds: impl Fn(u8) -> bool) -> Option<Counts> {
        let bits = self.iter().filter(|count| holds(*count)).fold(0, |bits, count| bits | Counts::only(count).0);
        (bits != 0).then_some(Counts(bits))
    }

    /// The lowest count that is at least `count`, or the highest count if there is none.
    ///
    /// ```
    /// use kletka_games::base::Counts;
    /// let pairs = Counts::of(&[4, 6, 8]);
    /// assert_eq!((pairs.at_least(5), pairs.at_least(9)), (6, 8));
    /// ```
    pub fn at_least(self, count: u8) -> u8 {
        self.iter().find(|n| *n >= count).unwrap_or(self.most())
    }
}

/// `2`, `2–6`, `4, 6, 8`.
impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all: Vec<u8> = self.iter().collect();
        match all.as_slice() {
            [first, .., last] if usize::from(last - first) + 1 == all.len() => write!(f, "{first}–{last}"),
            _ => f.write_str(&all.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")),
        }
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// The viewer of a position. [`Game::view`](crate::game::Game::view) decides what each one may know.
///
/// ```
/// use kletka_games::base::{Seat, Viewer};
/// /// A word is shown to whoever has thought of it, and to everybody in the end.
/// fn knows(who: Viewer, setter: Seat) -> bool {
///     who.is(setter) || who == Viewer::Revealed
/// }
/// assert!(knows(Viewer::Seat(Seat(1)), Seat(1)) && knows(Viewer::Revealed, Seat(1)));
/// assert!(!knows(Viewer::Seat(Seat(0)), Seat(1)) && !knows(Viewer::Public, Seat(1)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Everybody, during the match: what the group sees.
    Public,
    /// One player, in private.
    Seat(Seat),
    /// Everybody, after the match: nothing is hidden any more. The table views every ended match like this, because the
    /// position does not know of an end by resignation, agreement or cancelling
    /// ([`Match::viewer`](crate::play::Match::viewer)).
    Revealed,
}

impl Viewer {
    /// Whether this viewer is the player of `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}
