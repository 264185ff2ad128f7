//! Games of two in which both choose a number at once and in secret, until one of them has won by points.
//!
//! `contract` says what such a game is, and `play` makes a game of it: the buttons and the rounds. `page` draws it;
//! `plan` has the computer, which plays the whole match as well as can be against somebody who knows how it plays.

mod contract;
mod page;
mod plan;
mod play;

pub use contract::{Gauge, Outguess, Round, Sheet, Terms, View};
pub use page::{arrow, dice};
pub use plan::Plan;
pub use play::Secret;
