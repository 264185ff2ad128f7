//! The rows about messages that one person in a group sees alone.

use serde::{Deserialize, Serialize};

use super::ids::UserId;
use crate::game::Text;

/// What one player sees alone of a match, in the group where it is played.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct AloneRow {
    /// The player.
    pub user: UserId,
    /// The message, by its number; `None`: none stands, as far as is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<i32>,
    /// Whether the player wants to see a picture.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub painted: bool,
    /// Length of the log that it shows.
    #[serde(default)]
    pub shown: usize,
    /// What the player did last.
    #[serde(default)]
    pub invite: InviteRow,
    /// Whether something was answered there since the question.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub answered: bool,
    /// Why the latest answer was not taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<Text>,
    /// How often the message had to be sent anew since the player did something.
    #[serde(default)]
    pub lost: u8,
}

/// What somebody did to which the bot may answer.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct InviteRow {
    /// The press.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub press: Option<String>,
    /// The message to the bot alone, by its number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<i32>,
    /// When: milliseconds since 1970.
    #[serde(default)]
    pub at: u64,
}

/// What a group makes of messages that one person sees alone.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct OneRow {
    /// Whether secrets are asked for in private only.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_secrets: bool,
    /// Whether everybody reads the answers to one person.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_answers: bool,
    /// When a secret could not be asked for: milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secrets_fell: Option<u64>,
    /// The same of an answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers_fell: Option<u64>,
}

/// A move that the computer has suggested to a seat.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct SuggestedRow {
    /// The seat.
    pub seat: u8,
    /// Length of the log when it was asked for.
    pub version: usize,
    /// The canonical text.
    pub text: String,
}
