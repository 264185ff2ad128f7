//! Penalties: five for each seat, then one for each until only one of the two has gone in.

use crate::game::Seat;

/// How many penalties each seat shoots before they go on in pairs.
const EACH: usize = 5;

/// The side of a shot or of the keeper's jump, as the picture shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Left,
    Middle,
    Right,
}

impl Side {
    pub const ALL: [Side; 3] = [Side::Left, Side::Middle, Side::Right];

    /// The word of the side in a record.
    pub fn word(self) -> &'static str {
        match self {
            Side::Left => "left",
            Side::Middle => "middle",
            Side::Right => "right",
        }
    }
}

/// A penalty that has been shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shot {
    pub seat: Seat,
    /// The side of the shot.
    pub aim: Side,
    /// The side to which the keeper, the other seat, jumped.
    pub jump: Side,
}

impl Shot {
    /// Whether it went in.
    pub fn scores(self) -> bool {
        self.aim != self.jump
    }
}

/// The penalties of a round so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shootout {
    /// The seat that shoots first in each pair.
    pub first: Seat,
    /// All shots in order.
    pub shots: Vec<Shot>,
}

impl Shootout {
    /// The seat that shoots next.
    pub fn shooter(&self) -> Seat {
        if self.shots.len().is_multiple_of(2) { self.first } else { self.first.other() }
    }

    /// The shots of a seat, in order.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = &Shot> {
        self.shots.iter().filter(move |shot| shot.seat == seat)
    }

    /// The goals of a seat.
    pub fn goals(&self, seat: Seat) -> usize {
        self.of(seat).filter(|shot| shot.scores()).count()
    }

    /// The winner, once that is certain.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::games::footballlong::{Shootout, Shot, Side};
    /// let shot = |seat, jump| Shot { seat: Seat(seat), aim: Side::Left, jump };
    /// let pair = [shot(0, Side::Right), shot(1, Side::Left)];
    /// let after = |pairs| Shootout { first: Seat(0), shots: pair.repeat(pairs) }.winner();
    /// assert_eq!([after(2), after(3)], [None, Some(Seat(0))], "two shots do not make good three goals");
    /// ```
    pub fn winner(&self) -> Option<Seat> {
        let goals = [Seat(0), Seat(1)].map(|seat| self.goals(seat));
        // The penalties that each seat has left of the five, or of the pair.
        let most = EACH.max(self.shots.len().div_ceil(2));
        let left = [Seat(0), Seat(1)].map(|seat| most - self.of(seat).count());
        [Seat(0), Seat(1)].into_iter().find(|seat| {
            let other = seat.other().index();
            goals[seat.index()] > goals[other] + left[other]
        })
    }
}
