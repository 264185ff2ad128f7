//! Errors in a lesson.

use super::NOTES;
use crate::play::RecordError;

/// The reason why a text is not a lesson.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum LessonError {
    /// The text does not begin with a record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The record is of a different game than the file name says.
    #[error("it is a record of {0}")]
    Game(&'static str),
    /// The game refuses a move of the match.
    #[error("move {line} (`{text}`) is refused: {why}")]
    Refused {
        /// The line number in the log, counted from 1.
        line: usize,
        /// The text of the move.
        text: String,
        /// The key of the game's refusal.
        why: String,
    },
    /// There is no picture.
    #[error("no `== picture N`")]
    NoPicture,
    /// The head of the picture is malformed.
    #[error("`== {0}` is not `== picture N` or `== picture N seen by SEAT`, with N up to {1}, the number of moves")]
    Picture(String, usize),
    /// A line of a note is malformed.
    #[error("`{0}` is no note: a number, then a place or a point, `1 c4` or `2 (3.5, 12)`")]
    Note(String),
    /// The numbers of the notes skip one, go back, or are too high.
    #[error("note {0} is out of order: they count from 1 to {NOTES}")]
    Order(u8),
}
