//! Games in which every throw moves chips: into the pot, out of it, or to a neighbour.
//!
//! A [`ChipGame`] says what lies in the middle and what a throw does. [`Chipped`] makes a game of
//! [throwing and stopping](crate::kit::dicegame::RollHold) of it: who throws next, who is out and in which order, what
//! becomes of the chips of a player who leaves, and the drawing of the table with all stacks round the middle.

mod contract;
mod page;
mod play;
mod room;

pub use contract::{Bank, ChipGame, Chipped, Goal, Moved, Pool, chips};
pub use room::{Room, pile};
