//! One match: its challenge, its moves, its deadlines, and how it ends. Whoever asks for something gets a sentence back
//! when it cannot be; nothing here says it, and nothing here knows what a board looks like.

pub mod alarms;
pub mod answers;
pub mod computers;
pub mod deadlines;
pub mod actions;
pub mod endings;
pub mod fresh;
pub mod leavers;
pub mod limits;
pub mod lobby;
pub mod offers;
pub mod play;
pub mod rematch;
pub mod shown;
pub mod pending;
pub mod steps;
pub mod turns;
pub mod views;
pub mod wish;
