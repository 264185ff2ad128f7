//! What the bot knows about people beyond one match, as pure functions: no I/O, no clock, no chat, no words.
//!
//! - [`rating`]: what the result of a match says about the strength of those who played it.
//! - [`cup`]: a tournament, who meets whom in it, and its table.

pub mod cup;
pub mod rating;
