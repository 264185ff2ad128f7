//! Definitions that the writer and the reader share.

use crate::game::Seat;
use crate::game::sgf::{Property, values};

/// The beginning of a comment line that the reader takes back.
pub const OWN: &str = "kletka: ";

/// The properties for moves of the two seats.
pub const COLOURS: [&str; 2] = ["B", "W"];

/// The seat of a colour.
pub fn seat(colour: &str) -> Option<Seat> {
    COLOURS.iter().zip(0..).find(|(known, _)| **known == colour).map(|(_, seat)| Seat(seat))
}

/// Whether a line of a record's header goes into a comment. Names and the first player have properties of their own.
pub fn is_head(line: &str) -> bool {
    ["game ", "clock ", "deal "].iter().any(|word| line.starts_with(word))
}

/// Our own lines in the comments of a node.
pub fn own(node: &[Property]) -> impl Iterator<Item = &str> {
    values(node, "C").flat_map(str::lines).filter_map(|line| line.strip_prefix(OWN)).map(str::trim)
}
