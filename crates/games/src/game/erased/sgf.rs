//! Writes a position as SGF and reads one from it.

use super::super::sgf::{Played, Property, Unread};
use super::super::{Game, Seat};
use super::Live;

/// What a position says about itself in SGF; nothing, where its game has none.
pub trait InSgf {
    /// What stands in the root of a file of which this is the first position; `None` for a game without SGF.
    fn sgf_root(&self) -> Option<Vec<Property>>;

    /// The value that a move of the match of which this is the last position has, if it has one.
    fn sgf_value(&self, seat: Seat, text: &str) -> Option<String>;

    /// The moves that a value in a file of another program means here, as canonical texts.
    ///
    /// # Errors
    /// Why it is none.
    fn sgf_moves(&self, played: &Played<'_>) -> Result<Vec<(Seat, String)>, Unread>;

    /// The canonical text of the move with which the seat whose turn it is ends the match as a result says.
    fn sgf_close(&self, result: &str) -> Option<String>;
}

impl<G: Game> InSgf for Live<G> {
    fn sgf_root(&self) -> Option<Vec<Property>> {
        self.game.sgf().map(|dialect| dialect.root(&self.state))
    }

    fn sgf_value(&self, seat: Seat, text: &str) -> Option<String> {
        let m = self.canonical(seat, text)?;
        self.game.sgf()?.value(&m, &self.state)
    }

    fn sgf_moves(&self, played: &Played<'_>) -> Result<Vec<(Seat, String)>, Unread> {
        let moves = self.game.sgf().ok_or(Unread::Form)?.moves(&self.state, played)?;
        Ok(moves.into_iter().map(|(seat, m)| (seat, self.game.write(&m))).collect())
    }

    fn sgf_close(&self, result: &str) -> Option<String> {
        self.game.sgf()?.close(&self.state, result).map(|m| self.game.write(&m))
    }
}
