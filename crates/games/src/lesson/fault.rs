//! What can be wrong with a lesson.

use super::NOTES;
use crate::play::RecordError;

/// What makes a text no lesson.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum LessonError {
    /// It does not begin with a record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// It is a record of another game than its name says.
    #[error("it is a record of {0}")]
    Game(&'static str),
    /// Its match does not play.
    #[error("move {line} (`{text}`) is refused: {why}")]
    Refused {
        /// The number of the line of the log, from 1.
        line: usize,
        /// The line.
        text: String,
        /// The key of what the game says.
        why: String,
    },
    /// It has no picture.
    #[error("no `== picture N`")]
    NoPicture,
    /// The head of the picture is none.
    #[error("`== {0}` is not `== picture N` or `== picture N seen by SEAT`, with N up to {1}, the number of moves")]
    Picture(String, usize),
    /// A line of a note is none.
    #[error("`{0}` is no note: a number, then a place or a point, `1 c4` or `2 (3.5, 12)`")]
    Note(String),
    /// The numbers of the notes leave one out, go back, or are too many.
    #[error("note {0} is out of order: they count from 1 to {NOTES}")]
    Order(u8),
}
