//! Rows about private messages, which one person in a group sees.

use serde::{Deserialize, Serialize};

use super::ids::UserId;
use crate::game::Text;

/// A player's private message about a match, in the group where it is played.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct AloneRow {
    pub user: UserId,
    /// The number of the message. `None` if there is none, as far as the bot knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<i32>,
    /// Whether the player wants to see a picture.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub painted: bool,
    /// Length of the log that it shows.
    #[serde(default)]
    pub shown: usize,
    /// The player's latest action there.
    #[serde(default)]
    pub invite: InviteRow,
    /// Whether the player has answered since the question.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub answered: bool,
    /// Why the latest answer was refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<Text>,
    /// How often the message was sent again since the player last acted.
    #[serde(default)]
    pub lost: u8,
}

/// An action of a person that allows the bot to answer privately.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct InviteRow {
    /// The id of the press.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub press: Option<String>,
    /// The number of the message to the bot only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<i32>,
    /// When it happened: milliseconds since 1970.
    #[serde(default)]
    pub at: u64,
}

/// A group's settings and failures of private messages.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct OneRow {
    /// Whether the bot asks for secrets only in private chats.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_secrets: bool,
    /// Whether everybody reads the answers to one person.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_answers: bool,
    /// When the bot last failed to ask for a secret: milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secrets_fell: Option<u64>,
    /// When a private answer last failed: milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers_fell: Option<u64>,
}

/// A move that the computer has suggested to a seat.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct SuggestedRow {
    pub seat: u8,
    /// Length of the log when it was asked for.
    pub version: usize,
    pub text: String,
}
