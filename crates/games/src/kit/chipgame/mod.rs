//! Games in which every throw moves chips: into the pot, out of it, or to a neighbour.
//!
//! A [`ChipGame`] says what lies in the middle and what a throw does. [`Chipped`] makes a game of [throwing and
//! stopping](crate::kit::dicegame::RollHold) out of it. It decides who throws next, who is out and in which order, and
//! where the chips of a leaver go. It draws the table with all stacks round the middle.

mod contract;
mod page;
mod play;
mod room;

pub use contract::{Bank, ChipGame, Chipped, Goal, Moved, Pool, chips, usual};
pub use room::{CHIP, Room, chip, pile};
