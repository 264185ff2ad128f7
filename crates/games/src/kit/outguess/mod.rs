//! Games of two in which both choose a number at once and in secret, until one of them has won by points.
//!
//! `contract` says what such a game is. `play` makes a game out of it, with buttons and rounds, and `page` draws it.
//! `plan` has the computer, which plays the whole match as well as possible against an opponent who knows its method.

mod contract;
mod page;
mod plan;
mod play;

pub use contract::{Gauge, Outguess, Round, Sheet, Terms, View};
pub use page::{arrow, dice};
pub use plan::Plan;
pub use play::Secret;
