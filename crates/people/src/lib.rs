//! The bot's knowledge of people beyond one match, as pure functions: no I/O, no clock, no chat, no words.
//!
//! - [`rating`]: the effect of a match result on the estimated strength of its players.
//! - [`cup`]: a tournament with its pairings and its table.

pub mod cup;
pub mod rating;
