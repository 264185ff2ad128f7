//! Rounds: the order of the seats, the leaders, and play-offs between level players.

use crate::game::{Nth, Seat, Seats};

/// The seats of a set in table order, from `first`, or from the next one if `first` is not in the set.
///
/// ```
/// use kletka_games::game::{Seat, Seats};
/// use kletka_games::kit::rounds;
///
/// let playing = Seats::first(5).without(Seat(3));
/// let order: Vec<u8> = rounds::order(playing, Seat(2)).map(|seat| seat.0).collect();
/// assert_eq!(order, [2, 4, 0, 1]);
/// ```
pub fn order(seats: Seats, first: Seat) -> impl Iterator<Item = Seat> {
    let from = move |seat: &Seat| *seat >= first;
    seats.iter().filter(move |seat| from(seat)).chain(seats.iter().filter(move |seat| !from(seat)))
}

/// The seats with the greatest key. A single one has won; several play off.
///
/// ```
/// use kletka_games::game::{Seat, Seats};
/// use kletka_games::kit::rounds;
///
/// let sums = [7, 9, 3, 9];
/// let leaders = rounds::leaders(Seats::first(4), |seat| sums[seat.index()]);
/// assert_eq!(leaders.iter().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
/// // They play off among themselves, the one who played last first.
/// assert_eq!(rounds::order(leaders, Seat(3)).collect::<Vec<_>>(), [Seat(3), Seat(1)]);
/// ```
pub fn leaders<K: Ord>(seats: Seats, key: impl Fn(Seat) -> K) -> Seats {
    let Some(most) = seats.iter().map(&key).max() else { return Seats::NONE };
    seats.iter().filter(|seat| key(*seat) == most).collect()
}

/// A round that each player plays once, one after the other or all at once. The best result wins. Level players play
/// off, and the one who played last among them begins. The next player opens the next round.
///
/// ```
/// use kletka_games::game::{Seat, Seats};
/// use kletka_games::kit::rounds::{Bout, Verdict};
///
/// let all = Seats::first(3);
/// let mut bout = Bout::new(all, Seat(1));
/// assert_eq!(bout.next(), Some(Seat(1)));
/// let sums = [Some(8), Some(8), None];
/// assert_eq!(bout.played(Seats::one(Seat(1))), false);
/// assert!(bout.played(all));
/// assert_eq!(bout.end(all, |seat| sums[seat.index()]), Verdict::Tied(Seats::first(2)));
/// // Anna played after Boris.
/// assert!(bout.is_tied() && bout.next() == Some(Seat(0)) && !bout.has(Seat(2)) && bout.number() == 1);
/// assert_eq!(bout.end(all, |seat| (seat == Seat(1)).then_some(6)), Verdict::Won(Seat(1)));
/// assert_eq!((bout.is_tied(), bout.next(), bout.number()), (false, Some(Seat(2)), 2));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bout {
    opener: Seat,
    order: Vec<Seat>,
    done: Seats,
    tied: bool,
    number: u32,
}

/// The result of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// This seat has won.
    Won(Seat),
    /// These seats are level and play off.
    Tied(Seats),
    /// Nobody has a result.
    Nobody,
}

impl Bout {
    /// The first round for these seats.
    pub fn new(seats: Seats, opener: Seat) -> Bout {
        Bout { opener, order: order(seats, opener).collect(), done: Seats::NONE, tied: false, number: 1 }
    }

    /// Whether a seat plays in this round.
    pub fn has(&self, seat: Seat) -> bool {
        self.order.contains(&seat)
    }

    /// The seats that play, in order.
    pub fn order(&self) -> &[Seat] {
        &self.order
    }

    /// The seats that have played.
    pub fn done(&self) -> Seats {
        self.done
    }

    /// The number of the round, counted from 1. A play-off belongs to its round.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Whether this is a play-off.
    pub fn is_tied(&self) -> bool {
        self.tied
    }

    /// The seat that plays next; `None` if all have played.
    pub fn next(&self) -> Option<Seat> {
        self.order.iter().copied().find(|seat| !self.done.has(*seat))
    }

    /// These seats have played. Returns whether all have.
    pub fn played(&mut self, seats: Seats) -> bool {
        self.done = seats.iter().fold(self.done, Seats::with);
        self.next().is_none()
    }

    /// A seat leaves the round. Returns whether all others have played.
    pub fn leave(&mut self, seat: Seat) -> bool {
        self.order.retain(|other| *other != seat);
        self.next().is_none()
    }

    /// Ends the round and begins a play-off, or the next round of the seats that are `present`. `key` is the result of
    /// a seat, or `None` if it has none. If nobody has a result in a play-off, all are still level, unless only one is
    /// left.
    pub fn end<K: Ord>(&mut self, present: Seats, key: impl Fn(Seat) -> Option<K>) -> Verdict {
        let playing: Seats = self.order.iter().copied().collect();
        let counting: Seats = playing.iter().filter(|seat| key(*seat).is_some()).collect();
        let level = if counting.is_empty() && self.tied { playing } else { leaders(counting, key) };
        let last = self.order.iter().rev().copied().find(|seat| level.has(*seat));
        let verdict = match last {
            None => Verdict::Nobody,
            Some(winner) if level.len() == 1 => Verdict::Won(winner),
            Some(last) => {
                *self = Bout { opener: self.opener, tied: true, number: self.number, ..Bout::new(level, last) };
                return Verdict::Tied(level);
            }
        };
        self.close(present, true);
        verdict
    }

    /// Ends the round without a play-off, and begins the next one of the seats that are `present`. The next player
    /// opens it if `goes_round` is set, otherwise the same one again, or the next if that one is gone.
    pub fn close(&mut self, present: Seats, goes_round: bool) {
        let stays = !goes_round && present.has(self.opener);
        let opener = if stays { self.opener } else { present.after(self.opener).unwrap_or(self.opener) };
        self.reopen(present, opener);
    }

    /// Ends the round without a play-off, and begins the next one of these seats, which `opener` opens.
    pub fn reopen(&mut self, seats: Seats, opener: Seat) {
        *self = Bout { number: self.number + 1, ..Bout::new(seats, opener) };
    }
}

/// A match with a fixed number of rounds, each of which everybody plays once.
///
/// ```
/// use kletka_games::game::{Seat, Seats};
/// use kletka_games::kit::rounds::Series;
///
/// let both = Seats::first(2);
/// let mut series = Series::new(both, Seat(1), 2);
/// assert!(!series.played(Seats::one(Seat(1))) && series.played(both));
/// series.close(both, true);
/// assert_eq!((series.number(), series.bout().next(), series.is_over()), (2, Some(Seat(0)), false));
/// series.close(both, true);
/// assert!(series.is_over() && series.number() == 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Series {
    bout: Bout,
    of: u32,
}

impl Series {
    /// A series of `of` rounds for these seats.
    pub fn new(seats: Seats, opener: Seat, of: u32) -> Series {
        Series { bout: Bout::new(seats, opener), of }
    }

    /// The round in progress.
    pub fn bout(&self) -> &Bout {
        &self.bout
    }

    /// The number of the current round from 1; after the last round, its number.
    pub fn number(&self) -> u32 {
        self.bout.number().min(self.of)
    }

    /// The current round, and how many there are.
    pub fn nth(&self) -> Nth {
        Nth::of(self.number(), self.of)
    }

    /// The number of rounds in the series.
    pub fn of(&self) -> u32 {
        self.of
    }

    /// Whether all rounds are played.
    pub fn is_over(&self) -> bool {
        self.bout.number() > self.of
    }

    /// As [`Bout::played`].
    pub fn played(&mut self, seats: Seats) -> bool {
        self.bout.played(seats)
    }

    /// As [`Bout::leave`].
    pub fn leave(&mut self, seat: Seat) -> bool {
        self.bout.leave(seat)
    }

    /// As [`Bout::close`].
    pub fn close(&mut self, present: Seats, goes_round: bool) {
        self.bout.close(present, goes_round);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_bout_has_those_who_were_called() {
        let bout = Bout::new([Seat(1), Seat(4)].into_iter().collect(), Seat(4));
        assert_eq!(bout.order(), [Seat(4), Seat(1)]);
        assert_eq!([0, 1, 2, 4].map(|seat| bout.has(Seat(seat))), [false, true, false, true]);
    }

    proptest! {
        #[test]
        fn everybody_plays_once_beginning_with_the_first(
            seats in prop::collection::vec(0u8..64, 0..20), first in 0u8..64,
        ) {
            let set: Seats = seats.into_iter().map(Seat).collect();
            let order: Vec<Seat> = order(set, Seat(first)).collect();
            prop_assert_eq!(order.iter().copied().collect::<Seats>(), set);
            prop_assert_eq!(order.len() as u32, set.len());
            // After each seat comes the next one clockwise.
            prop_assert!(order.windows(2).all(|pair| set.after(pair[0]) == Some(pair[1])));
            prop_assert!(!set.has(Seat(first)) || order[0] == Seat(first));
        }
    }
}
