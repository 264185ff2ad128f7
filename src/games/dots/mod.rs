//! Dots: the field on which the game is played. The game itself is not in the registry yet.

pub mod field;
pub mod open;
