//! The rows about where a match turned.

use serde::{Deserialize, Serialize};

use super::ids::ChatId;

/// The result of looking back at a match.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct LookedRow {
    /// Length of the log that was looked at.
    pub version: usize,
    /// The move that cost most; `None`: none cost much.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turning: Option<TurningRow>,
    /// The chats where it is shown.
    pub chats: Vec<ChatId>,
}

/// The move of a match that cost most.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurningRow {
    /// How many moves had been made before it.
    pub ply: usize,
    /// The seat that made the costly move.
    pub seat: u8,
    /// Its canonical text.
    pub played: String,
    pub better: String,
    /// Whether the values count points. Otherwise they are thousandths, from −1000 (lost) to 1000 (won).
    pub points: bool,
    /// The value of the position with the better move.
    pub before: i64,
    /// The value after the move that was played.
    pub after: i64,
}
