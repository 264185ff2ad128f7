//! Open proposals and questions of a match.

use serde::{Deserialize, Serialize};

use super::ids::{ChatId, UserId};

/// A proposal by one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Proposal {
    /// End the match as a draw.
    Draw,
    /// Take moves back until this many lines are left.
    Undo(usize),
}

/// A proposal that awaits agreement. It lapses with the next move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct OfferRow {
    pub what: Proposal,
    /// The seat that made it.
    pub by: u8,
    /// Seats that have agreed, the proposer included.
    pub agreed: Vec<u8>,
    /// The message that shows it, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<i32>,
}

/// An action on a match that may need a confirmation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    Resign,
    /// Call the match off.
    Cancel,
    Draw,
    /// Ask for a takeback.
    Undo,
    /// Stop waiting for a player who has left the group.
    Drop {
        user: UserId,
    },
    /// Make a move that gives something away for good.
    Move {
        /// The move in canonical form.
        text: String,
        /// Length of the log before the move.
        #[serde(rename = "stamp")]
        version: usize,
    },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct QuestionRow {
    /// The person asked, or the messenger's id of the group if an administrator wrote in its name.
    pub user: UserId,
    /// The person who requested it, if it is somebody else on the same seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<UserId>,
    /// The action to confirm.
    #[serde(rename = "deed")]
    pub action: Action,
    /// The chat in which it is asked.
    #[serde(rename = "room")]
    pub chat: ChatId,
    /// The topic in that chat.
    pub topic: Option<i32>,
    /// When it expires: milliseconds since 1970.
    pub until: u64,
    /// The message that shows it, if known.
    pub message: Option<i32>,
}

impl QuestionRow {
    /// Whether it is put to a user, or was requested by them, or is about them.
    pub fn concerns(&self, user: UserId) -> bool {
        let about = matches!(self.action, Action::Drop { user: dropped } if dropped == user);
        self.user == user || self.by == Some(user) || about
    }
}
