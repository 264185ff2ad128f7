//! Code that several games share. All rules use whole numbers and the chance of the match. No result depends on how a
//! machine rounds, so a record replays everywhere to the last bit.
//!
//! - [`grid`]: boards as text, and windows of larger sheets;
//! - [`marks`]: crosses, rings, and the stroke through a row;
//! - [`tenths`]: numbers with one decimal, for points between the squares;
//! - [`geometry`]: points, segments, polygons and circles;
//! - [`notes`]: symbols of seats, and names beside points;
//! - [`normal`]: the error of a hand that aims;
//! - [`flick`]: aimed strokes of a pen that land near by;
//! - [`dice`] and [`hand`]: throws and their odds; dice of which some are kept;
//! - [`pairs`]: dice split into pairs, and their sums;
//! - [`reading`]: two dice read as one number;
//! - [`tally`]: tally strokes, and the list of all sums of two dice;
//! - [`dicegame`]: dice games in turn, with one throw for everyone, with named throws and with real dice;
//! - [`crisscross`]: grids of five by five that fill with the digits of throws;
//! - [`boxgame`]: dice games with five or ten dice that fill the boxes of a sheet;
//! - [`roster`]: the players and what they have, as a drawing and as text;
//! - [`scores`]: score sheets;
//! - [`chips`]: stacks and a pot;
//! - [`chipgame`]: dice games in which every throw moves chips;
//! - [`lives`]: lives that run out, and in which order;
//! - [`track`]: pieces that move along a track;
//! - [`rounds`]: orders of seats, those who lead, and play-offs;
//! - [`party`]: whose turn it is, who is out, and in which places they end;
//! - [`placing`]: setting up your own yard in secret, by name or by *random*, *clear* and *ready*;
//! - [`taps`]: a few moves as buttons;
//! - [`compass`]: directions, and typed paths;
//! - [`pitch`]: a football pitch on paper, and its drawing;
//! - [`words`]: dictionaries of common nouns;
//! - [`simplex`]: linear programs, and games of two in which both choose at once;
//! - [`outguess`]: games of two in which both choose a number in secret;
//! - [`bits`]: small sets as the bits of a number;
//! - [`lists`]: lists of words beside a board.

pub mod bits;
pub mod boxgame;
pub mod chipgame;
pub mod chips;
pub mod compass;
pub mod crisscross;

pub mod dice;
pub mod dicegame;
pub mod flick;
pub mod geometry;
pub mod grid;
pub mod hand;
pub mod lists;
pub mod lives;
pub mod marks;
pub mod normal;
pub mod notes;
pub mod outguess;
pub mod pairs;
pub mod party;
pub mod pitch;
pub mod placing;
pub mod reading;
pub mod roster;
pub mod rounds;
pub mod scores;
pub mod simplex;
pub mod tally;
pub mod taps;
pub mod tenths;
pub mod track;
pub mod words;
