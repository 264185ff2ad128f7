//! The position, and each viewer's view of it.

use super::hand::Palm;
use crate::game::{Seat, Viewer};

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rules {
    pub numbers: usize,
    /// Columns and rows of crosses to fill.
    pub grid: (u16, u16),
}

impl Rules {
    /// How many crosses fill a grid.
    pub fn cells(self) -> u32 {
        u32::from(self.grid.0) * u32::from(self.grid.1)
    }
}

/// The points in which versions of the rules differ. In version 1, no palm was shown before the first call, and a
/// single call could fill a whole grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edition {
    /// Whether the first call waits until both players have seen their palms.
    pub waits: bool,
    /// The time limit of a search, in milliseconds.
    pub longest: u64,
    /// The most crosses for one call.
    pub most: u32,
}

impl Edition {
    /// The edition for a version of the rules.
    pub fn of(rules: u16) -> Edition {
        match rules {
            1 => Edition { waits: false, longest: 60_000, most: u32::MAX },
            _ => Edition { waits: true, longest: 20_000, most: 20 },
        }
    }
}

/// A search for a called number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Search {
    pub caller: Seat,
    pub number: usize,
    /// How many wrong cells the searcher has named.
    pub wrong: u32,
}

/// The stage of the match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Phase {
    /// Both seats look at their palms. For each seat: whether it is ready.
    Looking([bool; 2]),
    /// This seat calls a number.
    Calling(Seat),
    /// The other seat looks for the called number.
    Searching(Search),
    /// The match is over.
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Called {
    pub caller: Seat,
    pub number: usize,
    /// Crosses that the caller made with it.
    pub crosses: u32,
}

/// The public part of the position.
#[derive(Clone, PartialEq, Debug)]
pub struct Open {
    pub rules: Rules,
    pub phase: Phase,
    /// The crosses of each seat.
    pub crosses: [u32; 2],
    /// The numbers that each seat has called, in order.
    pub called: [Vec<usize>; 2],
    /// The seconds that each seat has lost, plus its wrong cells.
    pub lost: [u32; 2],
    /// The latest finished call.
    pub latest: Option<Called>,
}

/// The whole position. It has no `Debug`, so that nothing prints it by accident.
#[derive(Clone)]
pub struct State {
    pub open: Open,
    /// The edition of the rules.
    pub edition: Edition,
    /// The seat that calls first.
    pub first: Seat,
    /// The palms, indexed by seat.
    pub palms: [Palm; 2],
    /// The deadline of the search, in milliseconds since the match began.
    pub until: u64,
    /// When the searcher saw the call. It is known from the first answer on.
    pub shown: Option<u64>,
}

/// The position as one viewer sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    pub open: Open,
    /// The viewer's own palm. Nobody else ever sees it, not even at the end.
    pub palm: Option<Palm>,
}

impl Open {
    /// Whether a seat still looks at its palm, and is not ready.
    pub fn is_looking(&self, seat: Seat) -> bool {
        matches!(self.phase, Phase::Looking(ready) if !ready[seat.index()])
    }

    /// Whether a seat has already called this number.
    pub fn has_called(&self, seat: Seat, number: usize) -> bool {
        self.called[seat.index()].contains(&number)
    }

    /// The numbers that a seat may still call.
    pub fn left(&self, seat: Seat) -> impl Iterator<Item = usize> {
        (1..=self.rules.numbers).filter(move |number| !self.has_called(seat, *number))
    }
}

impl State {
    pub fn view(&self, who: Viewer) -> View {
        let own = |seat: Seat| who.is(seat).then(|| self.palms[seat.index()].clone());
        View { open: self.open.clone(), palm: own(Seat(0)).or_else(|| own(Seat(1))) }
    }
}
