//! What several games share.

pub mod coord;
