//! Rounds: everybody chooses once, at the same time or one after the other, and then all choices count.

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

/// A round in which each seat that plays chooses once. Only what the game shows of the choices is known to the others.
///
/// ```
/// use kletka_games::game::{Seat, Seats};
/// use kletka_games::kit::rounds::Round;
///
/// let mut round = Round::new(Seats::first(3));
/// assert!(round.choose(Seat(2), 50) && !round.choose(Seat(2), 60), "a choice stands");
/// assert_eq!(round.waiting(), Seats::first(2));
/// round.choose(Seat(0), 10);
/// // One leaves, so that all who are left have chosen.
/// round.out(Seat(1));
/// assert!(round.is_complete());
/// assert_eq!(round.close(), [(Seat(0), 10), (Seat(2), 50)]);
/// assert_eq!((round.number(), round.waiting().len()), (2, 2));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round<T> {
    number: u32,
    playing: Seats,
    /// In the order in which they were made.
    choices: Vec<(Seat, T)>,
}

impl<T> Round<T> {
    /// The first round of these seats.
    pub fn new(playing: Seats) -> Round<T> {
        Round { number: 1, playing, choices: Vec::new() }
    }

    /// The number of the round, from 1.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Who plays.
    pub fn playing(&self) -> Seats {
        self.playing
    }

    /// A seat chooses. `false`: it has chosen already or does not play, and nothing changes.
    pub fn choose(&mut self, seat: Seat, choice: T) -> bool {
        let may = self.waiting().has(seat);
        if may {
            self.choices.push((seat, choice));
        }
        may
    }

    /// What a seat has chosen in this round.
    ///
    /// ```
    /// use kletka_games::game::{Seat, Seats};
    /// use kletka_games::kit::rounds::Round;
    ///
    /// let mut round = Round::new(Seats::first(2));
    /// round.choose(Seat(1), 'x');
    /// assert_eq!((round.choice(Seat(0)), round.choice(Seat(1))), (None, Some(&'x')));
    /// ```
    pub fn choice(&self, seat: Seat) -> Option<&T> {
        self.choices.iter().find(|(other, _)| *other == seat).map(|(_, choice)| choice)
    }

    /// Who has chosen.
    pub fn chosen(&self) -> Seats {
        self.choices.iter().map(|(seat, _)| *seat).collect()
    }

    /// Who has not chosen yet.
    pub fn waiting(&self) -> Seats {
        self.choices.iter().fold(self.playing, |seats, (seat, _)| seats.without(*seat))
    }

    /// Whether all who play have chosen.
    pub fn is_complete(&self) -> bool {
        self.waiting().is_empty()
    }

    /// A seat plays no more; what it chose in this round is gone.
    pub fn out(&mut self, seat: Seat) {
        self.playing = self.playing.without(seat);
        self.choices.retain(|(other, _)| *other != seat);
    }

    /// Closes the round and begins the next one. Answers the choices in ascending order of the seats.
    pub fn close(&mut self) -> Vec<(Seat, T)> {
        self.number += 1;
        let mut choices = std::mem::take(&mut self.choices);
        choices.sort_by_key(|(seat, _)| *seat);
        choices
    }
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

        #[test]
        fn choices_are_kept_until_the_round_is_closed(acts in prop::collection::vec((0u8..7, 0u8..8), 0..60)) {
            let mut round = Round::new(Seats::first(6));
            let mut slow: std::collections::BTreeMap<Seat, u8> = Default::default();
            let mut playing = Seats::first(6);
            for (seat, act) in acts {
                let seat = Seat(seat);
                if act == 0 {
                    round.out(seat);
                    playing = playing.without(seat);
                    slow.remove(&seat);
                } else {
                    let free = playing.has(seat) && !slow.contains_key(&seat);
                    prop_assert_eq!(round.choose(seat, act), free);
                    if free {
                        slow.insert(seat, act);
                    }
                }
                prop_assert_eq!(round.chosen(), slow.keys().copied().collect::<Seats>());
                prop_assert_eq!(round.is_complete(), slow.len() as u32 == playing.len());
                prop_assert_eq!(round.choice(seat), slow.get(&seat));
                if round.is_complete() {
                    let number = round.number();
                    prop_assert_eq!(round.close(), std::mem::take(&mut slow).into_iter().collect::<Vec<_>>());
                    prop_assert_eq!((round.number(), round.chosen()), (number + 1, Seats::NONE));
                }
            }
        }
    }
}
