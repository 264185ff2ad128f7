//! What several games share.

pub mod coord;
pub mod dice;
pub mod grid;
