//! The record: plain text, the same that is stored, exported, replayed and read by `kletka replay`.

use std::fmt;
use std::str::FromStr;

use crate::game::{AnyGame, OptValues, Seat, Seed};

/// What stands above the lines of a record.
#[derive(Clone)]
pub struct Header {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// The number of its rules that the record was made with.
    pub rules: u16,
    /// All options; derived ones may still be open.
    pub options: OptValues,
    /// The name of each seat.
    pub names: Vec<String>,
    /// Who begins; `None`: drawn by lot from the seed (or the seat of the first line, without one).
    pub first: Option<Seat>,
    /// The seed; `None` for a record whose draws are given.
    pub seed: Option<Seed>,
    /// What the set-up drew.
    pub deal: Vec<u32>,
}

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Who acted; `None` for the table itself.
    pub seat: Option<Seat>,
    /// Canonical move text, or a table word that begins with `!`.
    pub text: String,
    /// What was drawn.
    pub draws: Vec<u32>,
    /// Milliseconds since the match began.
    pub at: Option<u64>,
}

/// What makes a text no record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// line number and what is wrong
    #[error("line {line}: {what}")]
    Line { line: usize, what: String },
}

impl fmt::Display for Line {
    fn fmt(&self, _f: &mut fmt::Formatter<'_>) -> fmt::Result {
        todo!()
    }
}

impl FromStr for Line {
    type Err = String;
    fn from_str(_text: &str) -> Result<Line, String> {
        todo!()
    }
}

/// The whole record. `with_seed` only once the match has ended.
pub fn write(_header: &Header, _lines: &[Line], _with_seed: bool) -> String {
    todo!()
}

/// Reads a record.
///
/// # Errors
/// With the line that is wrong.
pub fn read(_text: &str) -> Result<(Header, Vec<Line>), RecordError> {
    todo!()
}
