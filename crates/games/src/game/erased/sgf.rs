//! Writes a position as SGF and reads one from it.

use super::super::sgf::{Played, Property, Unread};
use super::super::{Game, Seat};
use super::Live;

/// The SGF form of a position; all methods return nothing if the game does not support SGF.
pub trait InSgf {
    /// The root of a file that begins with this position; `None` for a game without SGF.
    fn sgf_root(&self) -> Option<Vec<Property>>;

    /// The SGF value of a move, if it has one. This position is the last one of the match.
    fn sgf_value(&self, seat: Seat, text: &str) -> Option<String>;

    /// The moves that a value in another program's file represents here, as canonical texts.
    ///
    /// # Errors
    /// Says why it is not a move.
    fn sgf_moves(&self, played: &Played<'_>) -> Result<Vec<(Seat, String)>, Unread>;

    /// The canonical text of the move by which the seat to move ends the match with this result.
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
