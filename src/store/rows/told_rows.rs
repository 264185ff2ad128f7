//! Texts that chats have already been told about matches that wait, and about players.

use serde::{Deserialize, Serialize};

use super::ids::*;

/// The state of the *your turn* message.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct TurnsRow {
    /// The id of the message. `None` if there is none.
    pub message: Option<i32>,
    /// The matches that it lists.
    pub told: Vec<TurnRow>,
}

/// A match that waits for a user.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnRow {
    pub id: MatchId,
    /// The message of its board, if it can be linked.
    pub message: Option<i32>,
    /// Where only a card shows it: the length of the log when the user was told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<usize>,
}

/// The channels that have been told something on a day.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct ChannelsRow {
    /// The local day, counted from 1 January 1970.
    pub day: u32,
    /// The channels.
    pub told: Vec<Peer>,
}
