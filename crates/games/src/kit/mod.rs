//! What several games share. Nothing here is rounded by a machine: what a rule asks for follows from whole numbers and
//! from the chance of the match, so a record replays everywhere to the last bit.
//!
//! - [`grid`]: boards as text, and windows of larger sheets;
//! - [`marks`]: crosses, rings, and the stroke through a row;
//! - [`tenths`]: numbers with one decimal, for points between the squares;
//! - [`geometry`]: points, segments, polygons and circles;
//! - [`notes`]: signs of seats, and names beside points;
//! - [`normal`]: errors of a hand;
//! - [`flick`]: strokes of a pen that are aimed and land near by;
//! - [`dice`] and [`hand`]: throws, their odds, and dice that are kept while others are thrown again;
//! - [`dicegame`]: games of dice in turn, with one throw for all, with named throws and with real dice;
//! - [`boxgame`]: of these, games of five or ten dice that fill the boxes of a sheet;
//! - [`roster`]: the players with what they have, as a drawing and as text;
//! - [`scores`]: score sheets;
//! - [`chips`]: stacks and a pot;
//! - [`track`]: pieces that run along a track;
//! - [`rounds`]: in which order seats play, who of them is ahead, and play-offs;
//! - [`party`]: whose turn it is, who is out, and in which places they end;
//! - [`placing`]: setting one's own yard up in secret, by name or by *random*, *clear* and *ready*;
//! - [`taps`]: few moves as buttons;
//! - [`compass`]: directions, and paths that are typed;
//! - [`pitch`]: a football pitch on paper, and what is drawn on it;
//! - [`words`]: dictionaries of common nouns;
//! - [`bits`]: small sets as the bits of a number;
//! - [`lists`]: lists of words beside a board.

pub mod bits;
pub mod boxgame;
pub mod chips;
pub mod compass;
pub mod dice;
pub mod dicegame;
pub mod flick;
pub mod geometry;
pub mod grid;
pub mod hand;
pub mod lists;
pub mod marks;
pub mod normal;
pub mod notes;
pub mod party;
pub mod pitch;
pub mod placing;
pub mod roster;
pub mod rounds;
pub mod scores;
pub mod taps;
pub mod tenths;
pub mod track;
pub mod words;
