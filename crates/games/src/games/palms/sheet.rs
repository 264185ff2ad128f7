//! The position, and what each viewer may know of it.

use super::hand::Palm;
use crate::game::{Seat, Viewer};

/// How a match is set up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rules {
    /// The largest number on a palm.
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

/// What the number of the rules decides. The first ones showed no palm before the first call, and one call could fill a
/// whole grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edition {
    /// Whether the first call waits until both have seen their palms.
    pub waits: bool,
    /// How long a number may be looked for, in milliseconds.
    pub longest: u64,
    /// How many crosses a call makes at most.
    pub most: u32,
}

impl Edition {
    /// By that number.
    pub fn of(rules: u16) -> Edition {
        match rules {
            1 => Edition { waits: false, longest: 60_000, most: u32::MAX },
            _ => Edition { waits: true, longest: 20_000, most: 20 },
        }
    }
}

/// A number that is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Search {
    /// Who has called it.
    pub caller: Seat,
    /// The number.
    pub number: usize,
    /// How many wrong cells were named.
    pub wrong: u32,
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Phase {
    /// Both look at their palms; of each seat whether it has said that it is ready.
    Looking([bool; 2]),
    /// This seat calls a number.
    Calling(Seat),
    /// The other one looks for it.
    Searching(Search),
    /// It has ended.
    Over,
}

/// A call that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Called {
    /// Who has called.
    pub caller: Seat,
    /// The number.
    pub number: usize,
    /// Crosses that the caller has made for it.
    pub crosses: u32,
}

/// What everybody knows.
#[derive(Clone, PartialEq, Debug)]
pub struct Open {
    /// The rules of the match.
    pub rules: Rules,
    /// What is going on.
    pub phase: Phase,
    /// How many crosses each seat has made.
    pub crosses: [u32; 2],
    /// The numbers that each seat has called, in order.
    pub called: [Vec<usize>; 2],
    /// How many seconds each seat has lost, wrong cells counted.
    pub lost: [u32; 2],
    /// The latest call that is over.
    pub latest: Option<Called>,
}

/// The whole position. It has no `Debug`, so that nothing prints it by accident.
#[derive(Clone)]
pub struct State {
    /// What everybody knows.
    pub open: Open,
    /// What the number of the rules decides.
    pub edition: Edition,
    /// Who calls first.
    pub first: Seat,
    /// The palm of each seat.
    pub palms: [Palm; 2],
    /// Until when the number may be found, in milliseconds since the match began.
    pub until: u64,
    /// When the search was shown to whoever looks; known with the first answer.
    pub shown: Option<u64>,
}

/// What a viewer knows.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// What everybody knows.
    pub open: Open,
    /// The viewer's own palm. Nobody else ever sees it, not even at the end.
    pub palm: Option<Palm>,
}

impl Open {
    /// Whether a seat looks at its palm and has not said that it is ready.
    pub fn is_looking(&self, seat: Seat) -> bool {
        matches!(self.phase, Phase::Looking(ready) if !ready[seat.index()])
    }

    /// Whether a seat has called a number.
    pub fn has_called(&self, seat: Seat, number: usize) -> bool {
        self.called[seat.index()].contains(&number)
    }

    /// The numbers that a seat may call.
    pub fn left(&self, seat: Seat) -> impl Iterator<Item = usize> {
        (1..=self.rules.numbers).filter(move |number| !self.has_called(seat, *number))
    }
}

impl State {
    /// What a viewer may know.
    pub fn view(&self, who: Viewer) -> View {
        let own = |seat: Seat| who.is(seat).then(|| self.palms[seat.index()].clone());
        View { open: self.open.clone(), palm: own(Seat(0)).or_else(|| own(Seat(1))) }
    }
}
