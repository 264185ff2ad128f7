//! Games of dice round one table, and the ways in which any of them can be played: in turn, with one throw for
//! everybody, with throws that the players name instead of making them, and with real dice.
//!
//! A [`DiceGame`] is one player's way through a turn: what is thrown, what may be chosen, what it makes of a sheet.
//! [`Diced`] makes a [`Game`](crate::game::Game) of it. Nothing in a dice game knows in which of the ways it is played,
//! but for a few questions that only arise in one of them.
//!
//! - *In turn*: the dice of a seat fall by themselves where nothing is to be decided.
//! - *Together*: each throw is for all who still throw in this round; each chooses alone, in secret, by a press. When
//!   all have chosen, the next throw falls, or the next round begins. Where choices go on a sheet they stay secret to
//!   the end ([`DiceGame::is_covered`]), else until all have chosen.
//! - *Named*: the same, but the seats name in turn what the dice show. Where the number of throws is no multiple of the
//!   number of seats, the last ones are thrown; where there are fewer throws than seats, each of the first names one.
//! - *Real dice*: whoever is to throw types what fell; the house knows the rest ([`Game::by_hand`]).
//!
//! [`Game::by_hand`]: crate::game::Game::by_hand

mod contract;
mod play;
mod table;
#[cfg(test)]
mod tests;

pub use crate::game::Dice;
pub use contract::{Board, DICE, DiceGame, NAMED, Round, Stage, TOGETHER, Way};
pub use play::{Diced, Move, State};
pub use table::{listed, some};
