//! What can be wrong with a record. Each fault has a sentence for the author of the record.

use super::clock::ClockError;
use super::limits::{FORMAT, LINE_MAX, LINES_MAX, TIME_MAX};
use crate::game::options::OptError;

/// What makes a text no record: the line and what is wrong with it, or with the whole when it ends too early.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What is wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// It is too long.
    #[error("longer than {LINE_MAX} bytes")]
    LongLine,
    /// There are too many.
    #[error("more than {LINES_MAX} moves")]
    ManyLines,
    /// It holds what no line may hold.
    #[error("a control character")]
    Control,
    /// It begins with no word that a record knows.
    #[error("`{0}` is neither a seat nor one of kletka, game, seats, clock, seed, first, deal")]
    Word(String),
    /// A line of the header stands among the moves.
    #[error("`{0}` belongs above the first move")]
    Late(String),
    /// A line of the header stands there twice.
    #[error("a second `{0}` line")]
    Twice(&'static str),
    /// A line that every record needs is not there.
    #[error("the record ends without a `{0}` line")]
    Missing(&'static str),
    /// The format is newer than this program.
    #[error("the record has format {0}, but this program reads formats up to {FORMAT}")]
    NewerFormat(u32),
    /// The format is none.
    #[error("`{0}` is no format of records")]
    Format(String),
    /// No game is named.
    #[error("`game` needs the id of a game")]
    NoGame,
    /// The game is not known.
    #[error("there is no game `{id}`{}", near.as_ref().map(|near| format!("; perhaps `{near}`")).unwrap_or_default())]
    UnknownGame {
        /// What was written.
        id: String,
        /// What was probably meant.
        near: Option<String>,
    },
    /// The number of rules is none.
    #[error("`{0}` is no number of rules")]
    Rules(String),
    /// The rules are newer than this program.
    #[error("the record has rules {given} of {id}, but this program knows rules up to {now}")]
    NewerRules {
        /// The game.
        id: &'static str,
        /// The number in the record.
        given: u16,
        /// The newest that is known.
        now: u16,
    },
    /// An option is not there, or cannot be that.
    #[error("{}", option(.0, .1, .2))]
    Option(&'static str, OptError, Vec<&'static str>),
    /// There are too many names.
    #[error("{0} names, but a match has at most 64 seats")]
    ManyNames(usize),
    /// There are none.
    #[error("`seats` needs a name for each seat, separated by `|`")]
    NoNames,
    /// A seat is named that nobody sits on.
    #[error("there is no seat {given}, the last one is {last}")]
    NoSeat {
        /// Its number, from 1.
        given: usize,
        /// The last seat's.
        last: usize,
    },
    /// The clock is none.
    #[error("`{0}` is no clock: {1}")]
    Clock(String, ClockError),
    /// The seed is none.
    #[error("a seed is 64 hexadecimal digits")]
    Seed,
    /// The first player is not a seat of the match.
    #[error("`{0}` is no seat to begin: seats count from 1")]
    First(String),
    /// A line begins with no seat.
    #[error("`{0}` is no seat: seats are 1 to 64, and `-` is the table")]
    Seat(String),
    /// Nothing follows the seat.
    #[error("a seat, but no move")]
    NoMove,
    /// The time is none.
    #[error("the time `{0}` is no whole number of milliseconds from 0 to {TIME_MAX}")]
    Time(String),
    /// A draw is none.
    #[error("the draw `{0}` is neither a whole number nor a word")]
    Draw(String),
    /// A move without a seat.
    #[error("a move needs the number of its seat; `-` is for words of the table")]
    NoMover,
    /// A word of the table that a seat says, without a seat.
    #[error("`!{0}` needs the number of a seat instead of `-`")]
    NoSpeaker(String),
    /// A word of the table that no seat says.
    #[error("`!{0}` is said by the table: write `-` instead of a seat")]
    Speaker(String),
    /// A word of the table that there is not.
    #[error("`{0}` is none of !resign, !flag, !blitz move, !undo n, !draw, !cancel, !lapse")]
    TableWord(String),
    /// `!blitz` without its move.
    #[error("`!blitz` needs the move that was drawn")]
    NoDrawnMove,
    /// `!undo` without a number.
    #[error("`!undo` needs the number of lines that stay")]
    NoKeep,
    /// `!undo` with something else.
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
