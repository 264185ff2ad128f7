//! Errors in a record. Each has a sentence for the author of the record.

use super::clock::ClockError;
use super::limits::{FORMAT, LINE_MAX, LINES_MAX, TIME_MAX};
use crate::game::options::OptError;

/// An error in a record: the line and its fault. If the record ends too early, the line is the last one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The number of the line, counted from 1.
    pub line: usize,
    /// The fault of the line.
    pub fault: Fault,
}

/// A fault of a line in a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// The line is too long.
    #[error("longer than {LINE_MAX} bytes")]
    LongLine,
    /// There are too many moves.
    #[error("more than {LINES_MAX} moves")]
    ManyLines,
    /// The line has a control character.
    #[error("a control character")]
    Control,
    /// The line begins with a word that records do not have.
    #[error("`{0}` is neither a seat nor one of kletka, game, seats, clock, seed, first, deal")]
    Word(String),
    /// A line of the header is below the first move.
    #[error("`{0}` belongs above the first move")]
    Late(String),
    /// The header has the same line twice.
    #[error("a second `{0}` line")]
    Twice(&'static str),
    /// A required line is missing.
    #[error("the record ends without a `{0}` line")]
    Missing(&'static str),
    /// The format is newer than this program.
    #[error("the record has format {0}, but this program reads formats up to {FORMAT}")]
    NewerFormat(u32),
    /// The format is not a number.
    #[error("`{0}` is no format of records")]
    Format(String),
    /// The `game` line does not name a game.
    #[error("`game` needs the id of a game")]
    NoGame,
    /// There is no game with this id.
    #[error("there is no game `{id}`{}", near.as_ref().map(|near| format!("; perhaps `{near}`")).unwrap_or_default())]
    UnknownGame {
        /// The given id.
        id: String,
        /// A similar id that was probably meant.
        near: Option<String>,
    },
    /// The rules version is malformed.
    #[error("`{0}` is no number of rules")]
    Rules(String),
    /// The rules version is newer than this program.
    #[error("the record has rules {given} of {id}, but this program knows rules up to {now}")]
    NewerRules {
        /// The id of the game.
        id: &'static str,
        /// The version in the record.
        given: u16,
        /// The newest known version.
        now: u16,
    },
    /// The game has no such option, or the option cannot have this value.
    #[error("{}", option(.0, .1, .2))]
    Option(&'static str, OptError, Vec<&'static str>),
    /// There are too many names.
    #[error("{0} names, but a match has at most 64 seats")]
    ManyNames(usize),
    /// There are no names.
    #[error("`seats` needs a name for each seat, separated by `|`")]
    NoNames,
    /// A line has a seat beyond the last one.
    #[error("there is no seat {given}, the last one is {last}")]
    NoSeat {
        /// The number of the seat, counted from 1.
        given: usize,
        /// The number of the last seat.
        last: usize,
    },
    /// The clock is malformed.
    #[error("`{0}` is no clock: {1}")]
    Clock(String, ClockError),
    /// The seed is malformed.
    #[error("a seed is 64 hexadecimal digits")]
    Seed,
    /// The first player is not a seat of the match.
    #[error("`{0}` is no seat to begin: seats count from 1")]
    First(String),
    /// A line does not begin with a seat.
    #[error("`{0}` is no seat: seats are 1 to 64, and `-` is the table")]
    Seat(String),
    /// There is no move after the seat.
    #[error("a seat, but no move")]
    NoMove,
    /// The time is malformed or too large.
    #[error("the time `{0}` is no whole number of milliseconds from 0 to {TIME_MAX}")]
    Time(String),
    /// A draw is malformed.
    #[error("the draw `{0}` is neither a whole number nor a word")]
    Draw(String),
    /// A move without a seat.
    #[error("a move needs the number of its seat; `-` is for words of the table")]
    NoMover,
    /// A table word that needs a seat, without one.
    #[error("`!{0}` needs the number of a seat instead of `-`")]
    NoSpeaker(String),
    /// A table word that the table itself says, with a seat.
    #[error("`!{0}` is said by the table: write `-` instead of a seat")]
    Speaker(String),
    /// An unknown table word.
    #[error("`{0}` is none of !resign, !flag, !blitz move, !undo n, !draw, !cancel, !lapse")]
    TableWord(String),
    /// `!blitz` without its move.
    #[error("`!blitz` needs the move that was drawn")]
    NoDrawnMove,
    /// `!undo` without a number.
    #[error("`!undo` needs the number of lines that stay")]
    NoKeep,
    /// `!undo` with text that is not a number.
    #[error("`!undo` needs the number of lines that stay, not `{0}`")]
    Keep(String),
}

fn option(id: &str, error: &OptError, keys: &[&str]) -> String {
    match error {
        OptError::Unknown(key) if keys.is_empty() => format!("{id} has no option `{key}`, it has none"),
        OptError::Unknown(key) => format!("{id} has no option `{key}`; it has {}", keys.join(", ")),
        OptError::Value { key, given, allowed } => format!("{key} cannot be `{given}`; it may be {allowed}"),
    }
}
