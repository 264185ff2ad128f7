//! Chips: the stack of each seat, and the pot. No move loses or creates a chip, and nobody goes into debt.

use crate::game::{Seat, Seats};

/// The stacks of all seats and the pot.
///
/// ```
/// use kletka_games::game::Seat;
/// use kletka_games::kit::chips::Chips;
///
/// let mut chips = Chips::new(3, 10, 0);
/// assert_eq!(chips.pay(Seat(1), 4), 4);
/// assert_eq!(chips.take(Seat(0), 7), 4, "no more lay in the pot");
/// assert_eq!((chips.stack(Seat(0)), chips.stack(Seat(1)), chips.pot()), (14, 6, 0));
/// assert_eq!(chips.total(), 30);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chips {
    pot: u32,
    stacks: Vec<u32>,
}

impl Chips {
    /// `each` chips for each seat, and `pot` chips in the pot.
    pub fn new(seats: u8, each: u32, pot: u32) -> Chips {
        Chips { pot, stacks: vec![each; usize::from(seats)] }
    }

    /// The number of chips in the pot.
    pub fn pot(&self) -> u32 {
        self.pot
    }

    /// The number of chips of a seat.
    pub fn stack(&self, seat: Seat) -> u32 {
        self.stacks.get(seat.index()).copied().unwrap_or(0)
    }

    /// The number of chips in the pot and all stacks.
    pub fn total(&self) -> u32 {
        self.pot + self.stacks.iter().sum::<u32>()
    }

    /// The seats that have chips.
    ///
    /// ```
    /// use kletka_games::game::{Seat, Seats};
    /// use kletka_games::kit::chips::Chips;
    ///
    /// let mut chips = Chips::new(2, 3, 0);
    /// chips.pay(Seat(0), 5);
    /// assert_eq!(chips.holders(), Seats::one(Seat(1)));
    /// ```
    pub fn holders(&self) -> Seats {
        (0..).map(Seat).zip(&self.stacks).filter(|(_, stack)| **stack > 0).map(|(seat, _)| seat).collect()
    }

    /// A seat pays `count` chips into the pot, or all it has. Returns the number paid.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::kit::chips::Chips;
    ///
    /// let mut chips = Chips::new(2, 3, 0);
    /// assert_eq!((chips.pay(Seat(0), 5), chips.pot()), (3, 3));
    /// ```
    pub fn pay(&mut self, seat: Seat, count: u32) -> u32 {
        let Some(stack) = self.stacks.get_mut(seat.index()) else { return 0 };
        let paid = count.min(*stack);
        *stack -= paid;
        self.pot += paid;
        paid
    }

    /// A seat takes `count` chips from the pot, or all that are there. Returns the number taken.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::kit::chips::Chips;
    ///
    /// let mut chips = Chips::new(2, 0, 20);
    /// assert_eq!((chips.take(Seat(0), 1), chips.take(Seat(1), u32::MAX), chips.pot()), (1, 19, 0));
    /// ```
    pub fn take(&mut self, seat: Seat, count: u32) -> u32 {
        let Some(stack) = self.stacks.get_mut(seat.index()) else { return 0 };
        let taken = count.min(self.pot);
        self.pot -= taken;
        *stack += taken;
        taken
    }

    /// A seat gives another one `count` chips, or all it has. Returns the number given.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::kit::chips::Chips;
    ///
    /// let mut chips = Chips::new(2, 3, 0);
    /// assert_eq!((chips.give(Seat(0), Seat(1), 2), chips.stack(Seat(1))), (2, 5));
    /// ```
    pub fn give(&mut self, from: Seat, to: Seat, count: u32) -> u32 {
        if to.index() >= self.stacks.len() {
            return 0;
        }
        // Chips that were in the pot before stay there.
        let paid = self.pay(from, count);
        self.take(to, paid)
    }

    /// Each of these seats pays an ante of `count` chips, or all it has. Returns the total paid.
    ///
    /// ```
    /// use kletka_games::game::Seats;
    /// use kletka_games::kit::chips::Chips;
    ///
    /// let mut chips = Chips::new(4, 5, 0);
    /// assert_eq!((chips.all_pay(Seats::first(3), 2), chips.pot()), (6, 6));
    /// ```
    pub fn all_pay(&mut self, seats: Seats, count: u32) -> u32 {
        seats.iter().map(|seat| self.pay(seat, count)).sum()
    }

    /// The bank puts chips into the pot. This is the only way to increase the total.
    ///
    /// ```
    /// use kletka_games::kit::chips::Chips;
    ///
    /// let mut chips = Chips::new(2, 5, 0);
    /// chips.bank_adds(7);
    /// assert_eq!((chips.pot(), chips.total()), (7, 17));
    /// ```
    pub fn bank_adds(&mut self, count: u32) {
        self.pot += count;
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn moves_conserve_the_total(moves in prop::collection::vec((0u8..4, 0u8..7, 0u8..7, 0u32..30), 0..60)) {
            let mut chips = Chips::new(6, 10, 5);
            for (kind, one, two, count) in moves {
                let (one, two) = (Seat(one), Seat(two));
                let (before, pot) = (chips.clone(), chips.pot());
                match kind {
                    0 => prop_assert_eq!(chips.pay(one, count), count.min(before.stack(one))),
                    1 => {
                        let taken = chips.take(one, count);
                        prop_assert_eq!(taken, if one.0 < 6 { count.min(pot) } else { 0 });
                    }
                    2 => {
                        let given = chips.give(one, two, count);
                        let expected = if two.0 < 6 { count.min(before.stack(one)) } else { 0 };
                        prop_assert_eq!((given, chips.pot()), (expected, pot));
                    }
                    _ => prop_assert_eq!(chips.all_pay(Seats::first(4), count), chips.pot() - pot),
                }
                prop_assert_eq!(chips.total(), 65);
            }
        }
    }
}
