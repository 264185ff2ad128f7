//! The position, and what each viewer may know of it.

use super::code::{Clue, Code, Kind};
use crate::game::{Seat, Viewer};

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Numbers are being thought of.
    Choosing,
    /// This seat guesses.
    Guessing(Seat),
    /// The other one has guessed, and this seat, which has had one guess less, has its last one.
    Last(Seat),
    /// It has ended; who has guessed the other's number.
    Over([bool; 2]),
}

/// The whole position. It has no `Debug`, so that nothing prints it by accident.
#[derive(Clone)]
pub struct State {
    /// The numbers that are played with.
    pub kind: Kind,
    /// One alone guesses the number of the bot, which is that of seat 1.
    pub seats: u8,
    /// Guesses first.
    pub first: Seat,
    /// What is going on.
    pub phase: Phase,
    /// The number of each seat.
    pub secrets: [Option<Code>; 2],
    /// What each seat has guessed.
    pub sheets: [Vec<Clue>; 2],
    /// Who guessed last.
    pub latest: Option<Seat>,
}

/// What a viewer knows.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The numbers that are played with.
    pub kind: Kind,
    /// How many guess.
    pub seats: u8,
    /// What is going on.
    pub phase: Phase,
    /// Who has thought of a number.
    pub chosen: [bool; 2],
    /// The number of each seat, where the viewer may know it.
    pub secrets: [Option<Code>; 2],
    /// What each seat has guessed.
    pub sheets: [Vec<Clue>; 2],
    /// Who guessed last.
    pub latest: Option<Seat>,
}

impl State {
    /// What a viewer may know: all guesses and answers, and the own number; at the end both numbers. Of a number that
    /// was guessed the answer tells everything, so that one is known to all.
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

    /// Whether a seat has guessed the other's number.
    pub fn has_found(&self, seat: Seat) -> bool {
        self.sheets[seat.index()].last().is_some_and(|clue| usize::from(clue.answer.bulls) == self.kind.digits)
    }
}
