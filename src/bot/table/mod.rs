//! One match: its challenge, moves, deadlines, and end. If a request is impossible, the caller gets a sentence back.
//! Nothing here sends it, and nothing here knows what a board looks like.

pub mod actions;
pub mod alarms;
pub mod alone;
pub mod answers;
pub mod away;
pub mod ballots;
pub mod computers;
pub mod cups;
pub mod days;
pub mod deadlines;
pub mod endings;
pub mod erasing;
pub mod fresh;
pub mod halves;
pub mod hints;
pub mod leavers;
pub mod limits;
pub mod lobby;
pub mod lookback;
pub mod offers;
pub mod pending;
pub mod play;
pub mod proposals;
pub mod reactions;
pub mod rematch;
pub mod results;
pub mod rounds;
pub mod secrets;
pub mod shown;
pub mod steps;
pub mod turns;
pub mod views;
pub mod votes;
pub mod wish;
