//! One match: its record, replay, play, undo, resignation; how its chance was fixed. Pure: no I/O, no clock, no chat.

pub mod fair;
pub mod record;

use crate::game::{Event, Outcome, Position, Reject, Seat, Text, Turn};
pub use record::{Header, Line, RecordError};

/// A match: header, log and live position.
pub struct Match {
    header: Header,
    lines: Vec<Line>,
    position: Box<dyn Position>,
}

/// What one accepted step did.
#[derive(Clone, Debug)]
pub struct Step {
    /// The line that was added to the log; replaying it gives the same again.
    pub line: Line,
    /// What is worth a sentence, in order.
    pub events: Vec<Event>,
}

/// Why a match is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By the rules of the game.
    Rules,
    /// A seat gave up.
    Resigned(Seat),
    /// All agreed to end it.
    Agreed,
    /// It was called off and does not count.
    Cancelled,
}

impl Match {
    /// Starts a match: the lot for the first seat (when the header does not say it), the set-up.
    ///
    /// # Errors
    /// When options or seats are not possible.
    pub fn begin(header: Header) -> Result<Match, Reject> {
        todo!()
    }

    /// Plays a whole log again.
    ///
    /// # Errors
    /// The index of the first line that was refused, and why. Index 0 with [`crate::game::Why::Options`] for a header that cannot begin.
    pub fn replay(header: Header, lines: Vec<Line>) -> Result<Match, (usize, Reject)> {
        todo!()
    }

    /// The header, complete: first seat, derived options and set-up draws filled in.
    pub fn header(&self) -> &Header {
        todo!()
    }

    /// The log, lines that were taken back included.
    pub fn lines(&self) -> &[Line] {
        todo!()
    }

    /// How many lines of the log are in force (those taken back and the undo lines themselves not counted).
    pub fn ply(&self) -> usize {
        todo!()
    }

    /// The live position. Its turn does not know of resignations; [`turn`](Self::turn) does.
    pub fn position(&self) -> &dyn Position {
        todo!()
    }

    /// Who may act, or how it ended, table words included.
    pub fn turn(&self) -> Turn {
        todo!()
    }

    /// Why it ended; `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        todo!()
    }

    /// Seats that have not left.
    pub fn present(&self) -> crate::game::Seats {
        todo!()
    }

    /// The latest move in force that a seat made by playing, as a label.
    pub fn last_move(&self) -> Option<(Seat, Text)> {
        todo!()
    }

    /// Plays a move of a seat. `open`: typed where everybody reads. `at`: milliseconds since the match began.
    ///
    /// # Errors
    /// As [`Position::play`]; nothing has changed then.
    pub fn play(&mut self, seat: Seat, text: &str, open: bool, at: u64) -> Result<Step, Reject> {
        todo!()
    }

    /// A seat gives up.
    ///
    /// # Errors
    /// When the match is over or the seat has left already.
    pub fn resign(&mut self, seat: Seat, at: u64) -> Result<Step, Reject> {
        todo!()
    }

    /// All have agreed to end the match here.
    ///
    /// # Errors
    /// When it is over already.
    pub fn agree(&mut self, at: u64) -> Result<Step, Reject> {
        todo!()
    }

    /// The match is called off.
    ///
    /// # Errors
    /// When it is over already.
    pub fn cancel(&mut self, at: u64) -> Result<Step, Reject> {
        todo!()
    }

    /// The deadline of the turn has passed.
    ///
    /// # Errors
    /// When the turn has no deadline or the match is over.
    pub fn lapse(&mut self, at: u64) -> Result<Step, Reject> {
        todo!()
    }

    /// How many lines stay in force when the last own move of a seat, and what followed it, is taken back.
    ///
    /// # Errors
    /// When the seat has made none, when chance was drawn or a secret opened since, or when the match is over.
    pub fn takeback(&self, seat: Seat) -> Result<usize, Reject> {
        todo!()
    }

    /// Takes back all lines in force but the first `keep` (a number that [`takeback`](Self::takeback) gave).
    ///
    /// # Errors
    /// When the match has moved on or the number is no longer possible.
    pub fn undo(&mut self, seat: Seat, keep: usize, at: u64) -> Result<Step, Reject> {
        todo!()
    }

    /// The final outcome; `None` while the match goes on and when it was called off.
    pub fn outcome(&self) -> Option<Outcome> {
        todo!()
    }
}
