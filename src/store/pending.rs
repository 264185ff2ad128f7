//! What waits for an answer in a match: proposals and questions.

use serde::{Deserialize, Serialize};

use super::ids::{ChatId, UserId};

/// What one side has proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Proposal {
    /// To end the match as a draw.
    Draw,
    /// To take back until that many lines stay in force.
    Undo(usize),
}

/// A proposal that waits for consent; it lapses with the next move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct OfferRow {
    /// What is proposed.
    pub what: Proposal,
    /// The seat that proposes.
    pub by: u8,
    /// Seats that have agreed, the proposer included.
    pub agreed: Vec<u8>,
    /// The message that shows it, once it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<i32>,
}

/// What somebody wants to do with a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// To give up.
    Resign,
    /// To call it off.
    Cancel,
    /// To offer a draw.
    Draw,
    /// To ask for a move back.
    Undo,
    /// Not to wait any longer for a player who has left the group.
    Drop {
        /// The player.
        user: UserId,
    },
    /// To make a move that gives something away for good.
    Move {
        /// Its canonical text.
        text: String,
        /// Length of the log when it was to be made.
        #[serde(rename = "stamp")]
        version: usize,
    },
}

/// A question that asks for a confirmation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct QuestionRow {
    /// The person asked, or the messenger's id of the group if an administrator wrote in its name.
    pub user: UserId,
    /// The person who wants it, if that is somebody else on the same seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<UserId>,
    /// What is to be done.
    #[serde(rename = "deed")]
    pub action: Action,
    /// The chat where it is asked.
    #[serde(rename = "room")]
    pub chat: ChatId,
    /// The topic there.
    pub topic: Option<i32>,
    /// Until when it waits: milliseconds since 1970.
    pub until: u64,
    /// The message that shows it, once it is known.
    pub message: Option<i32>,
}
