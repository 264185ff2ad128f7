//! Computer opponents: searches that games share.

pub mod alphabeta;
pub mod lines;
