//! Tests over all games of the registry besides the laws, and tests of single games that have many files. They are one
//! program, since each program has to be linked: `cargo test --test games lessons` runs the tests of a module.

#[path = "../common/mod.rs"]
mod common;
#[path = "../dots/mod.rs"]
mod dots;

mod draws;
mod lessons;
mod perft;
mod playthroughs;
mod scenes;
