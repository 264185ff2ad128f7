//! Rounds: in which order seats play, and who of them is ahead.

use crate::game::{Seat, Seats};

/// The seats of a set in the order of the table, beginning with `first`, or with the next one when it is not in the
/// set.
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

/// Those of some seats whose key is the greatest: one of them has won, several play off.
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn everybody_plays_once_beginning_with_the_first(
            seats in prop::collection::vec(0u8..64, 0..20), first in 0u8..64,
        ) {
            let set: Seats = seats.into_iter().map(Seat).collect();
            let order: Vec<Seat> = order(set, Seat(first)).collect();
            prop_assert_eq!(order.iter().copied().collect::<Seats>(), set);
            prop_assert_eq!(order.len() as u32, set.len());
            // Each is followed by the next one clockwise.
            prop_assert!(order.windows(2).all(|pair| set.after(pair[0]) == Some(pair[1])));
            prop_assert!(!set.has(Seat(first)) || order[0] == Seat(first));
        }
    }
}
