//! Searches that computer opponents of several games share.

pub mod alphabeta;
pub mod kayles;
pub mod keeping;
pub mod lines;
pub mod rng;
pub mod table;
