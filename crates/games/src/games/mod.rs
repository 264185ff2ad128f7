//! The registry: every game there is, in the order that users see.

pub mod barriers;
pub mod boxes;
pub mod digitwar;
pub mod dots;
pub mod floatingsquare;
pub mod golf;
pub mod numbers;
pub mod pig;
pub mod race;
pub mod seabattle;
pub mod segments;
pub mod tictactoe;

#[cfg(test)]
mod tests;

use crate::game::AnyGame;

/// All games. Menus, help, tests and the README's table derive from this slice.
pub static GAMES: &[&dyn AnyGame] = &[
    &dots::Dots,
    &boxes::Boxes,
    &tictactoe::TicTacToe,
    &floatingsquare::FloatingSquare,
    &barriers::Barriers,
    &segments::Segments,
    &seabattle::SeaBattle,
    &race::Race,
    &golf::Golf,
    &digitwar::DigitWar,
    &numbers::Numbers,
    &pig::Pig,
];

/// The game of that id.
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.info().id == id)
}
