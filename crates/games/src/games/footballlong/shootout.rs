//! Penalties: five each, then one each until only one of the two has gone in.

use crate::game::Seat;

/// How many each seat shoots before they go on in pairs.
const EACH: usize = 5;

/// Where a penalty is aimed, or the keeper jumps; as the picture shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// To the left.
    Left,
    /// In the middle.
    Middle,
    /// To the right.
    Right,
}

impl Side {
    /// All of them.
    pub const ALL: [Side; 3] = [Side::Left, Side::Middle, Side::Right];

    /// Its word in a record.
    pub fn word(self) -> &'static str {
        match self {
            Side::Left => "left",
            Side::Middle => "middle",
            Side::Right => "right",
        }
    }
}

/// A penalty that was shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shot {
    /// Who shot.
    pub seat: Seat,
    /// Where to.
    pub aim: Side,
    /// Where the other one jumped.
    pub jump: Side,
}

impl Shot {
    /// Whether it went in.
    pub fn scores(self) -> bool {
        self.aim != self.jump
    }
}

/// The penalties of a round, so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shootout {
    /// Who shoots the first one of each pair.
    pub first: Seat,
    /// What was shot, in order.
    pub shots: Vec<Shot>,
}

impl Shootout {
    /// Who shoots next.
    pub fn shooter(&self) -> Seat {
        if self.shots.len().is_multiple_of(2) { self.first } else { self.first.other() }
    }

    /// What a seat has shot, in order.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = &Shot> {
        self.shots.iter().filter(move |shot| shot.seat == seat)
    }

    /// Who has won, once that is certain.
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
        let goals = [Seat(0), Seat(1)].map(|seat| self.of(seat).filter(|shot| shot.scores()).count());
        // How many each has left of the five, or of the pair.
        let most = EACH.max(self.shots.len().div_ceil(2));
        let left = [Seat(0), Seat(1)].map(|seat| most - self.of(seat).count());
        [Seat(0), Seat(1)].into_iter().find(|seat| {
            let other = seat.other().index();
            goals[seat.index()] > goals[other] + left[other]
        })
    }
}
