//! What several games share. Nothing here is rounded by a machine: what a rule asks for follows from whole numbers and
//! from the chance of the match, so a record replays everywhere to the last bit.
//!
//! - [`grid`]: boards as text, and windows of larger sheets;
//! - [`tenths`]: numbers with one decimal, for points between the squares;
//! - [`geometry`]: points, segments, polygons and circles;
//! - [`normal`]: errors of a hand;
//! - [`flick`]: strokes of a pen that are aimed and land near by;
//! - [`dice`] and [`hand`]: throws, their odds, and dice that are kept while others are thrown again;
//! - [`scores`]: score sheets;
//! - [`chips`]: stacks and a pot;
//! - [`track`]: pieces that run along a track;
//! - [`rounds`]: who has chosen, and in which order they play.

pub mod chips;
pub mod dice;
pub mod flick;
pub mod geometry;
pub mod grid;
pub mod hand;
pub mod normal;
pub mod rounds;
pub mod scores;
pub mod tenths;
pub mod track;
