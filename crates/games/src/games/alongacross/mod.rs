//! Along and across: 25 throws of two dice for everybody, and a grid of five by five for each. Every throw makes a
//! digit that goes into an empty cell. Equal digits and runs score in rows and in columns.

#[cfg(test)]
mod tests;

use crate::game::scene::Ink;
use crate::game::{Counts, Family, Hidden, Info, Scene, Weight};
use crate::kit::crisscross::{CENTRED, Goal, GridGame, emblem};
use crate::kit::dicegame::DICE;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AlongAcross;

static INFO: Info = Info {
    options: &[CENTRED, DICE],
    words: &["throw"],
    hidden: Hidden::Views,
    ..Info::of("alongacross", Counts::from_to(1, 50), Family::CROSSING, Weight::Half)
};

impl GridGame for AlongAcross {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn goal(&self) -> Goal {
        Goal::Both
    }

    fn emblem(&self) -> Scene {
        emblem([3, 7, 0, 7, 7, 7, 9, 7, 4], [Ink::Seat(0), Ink::Seat(0)])
    }
}
