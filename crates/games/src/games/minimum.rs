//! Minimum: the game along and across, except that only one total counts: the lower of that for rows and that for
//! columns.

use crate::game::scene::Ink;
use crate::game::{Counts, Family, Hidden, Info, Scene, Weight};
use crate::kit::crisscross::{CENTRED, Goal, GridGame, emblem};
use crate::kit::dicegame::DICE;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Minimum;

static INFO: Info = Info {
    options: &[CENTRED, DICE],
    words: &["throw"],
    hidden: Hidden::Views,
    ..Info::of("minimum", Counts::from_to(1, 50), Family::CROSSING, Weight::Half)
};

impl GridGame for Minimum {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn goal(&self) -> Goal {
        Goal::Lesser
    }

    fn emblem(&self) -> Scene {
        emblem([1, 8, 6, 6, 6, 6, 5, 8, 0], [Ink::Pencil, Ink::Seat(1)])
    }
}
