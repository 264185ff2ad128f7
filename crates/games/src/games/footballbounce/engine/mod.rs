//! The search of the computer: `board` has the field as sets of nodes (`bits`), `net` the learnt evaluation, `turns`
//! the turns of a position, `tree` the search, and `forced` the goals that nothing prevents.
//!
//! `examples/football.rs` teaches the evaluation. `docs/design/football-evaluation.md` tells how.

pub mod bits;
pub mod board;
pub mod forced;
pub mod net;
pub mod tree;
pub mod turns;
