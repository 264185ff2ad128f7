//! What several games share.

pub mod coord;
pub mod grid;
