//! The position, and the part of it that each viewer may know.

use super::code::{Clue, Code, Kind};
use crate::game::{Seat, Viewer};

/// The state of the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Players think of their numbers.
    Choosing,
    /// This seat is to guess.
    Guessing(Seat),
    /// The other seat has found the number with one guess more than this seat, which now has its last one.
    Last(Seat),
    /// The match has ended. Tells which seats have found the other's number.
    Over([bool; 2]),
}

/// The whole position. It has no `Debug`, so that nothing prints it by accident.
#[derive(Clone)]
pub struct State {
    /// The kind of numbers in play.
    pub kind: Kind,
    /// How many seats guess. A seat that plays alone guesses the bot's number, which is that of seat 1.
    pub seats: u8,
    /// The seat that guesses first.
    pub first: Seat,
    pub phase: Phase,
    /// The number of each seat; `None` before the seat has thought of it.
    pub secrets: [Option<Code>; 2],
    /// The guesses of each seat with their answers, in order.
    pub sheets: [Vec<Clue>; 2],
    /// The seat of the latest guess.
    pub latest: Option<Seat>,
}

/// The position as one viewer sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The kind of numbers in play.
    pub kind: Kind,
    /// How many seats guess.
    pub seats: u8,
    pub phase: Phase,
    /// Whether each seat has thought of a number.
    pub chosen: [bool; 2],
    /// The number of each seat, if the viewer may know it.
    pub secrets: [Option<Code>; 2],
    /// The guesses of each seat with their answers, in order.
    pub sheets: [Vec<Clue>; 2],
    /// The seat of the latest guess.
    pub latest: Option<Seat>,
}

impl State {
    /// The position as a viewer may know it: all guesses and answers, and the viewer's own number; at the end both
    /// numbers. The answer to a right guess tells the whole number, so everybody knows that one.
    pub fn view(&self, who: Viewer) -> View {
        let over = matches!(self.phase, Phase::Over(_)) || who == Viewer::Revealed;
        let secret = |seat: Seat| {
            let known = over || (who.is(seat) && seat.0 < self.seats) || self.has_found(seat.other());
            self.secrets[seat.index()].filter(|_| known)
        };
        View {
            kind: self.kind,
            seats: self.seats,
            phase: self.phase,
            chosen: [0, 1].map(|n| self.secrets[n].is_some()),
            secrets: [secret(Seat(0)), secret(Seat(1))],
            sheets: self.sheets.clone(),
            latest: self.latest,
        }
    }

    /// Whether a seat has guessed the other seat's number.
    pub fn has_found(&self, seat: Seat) -> bool {
        self.sheets[seat.index()].last().is_some_and(|clue| usize::from(clue.answer.bulls) == self.kind.digits)
    }
}
