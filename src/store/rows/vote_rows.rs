//! Rows for a chat that plays one side of a match: its votes.

use serde::{Deserialize, Serialize};

use super::ids::UserId;
use super::pending::Proposal;

/// How the chat plays its seat.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct VoteRow {
    /// The length of a vote from its first ballot, in milliseconds. `None`: the first move counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lasts: Option<u64>,
    /// The number of voters in the last vote that decided something.
    #[serde(default)]
    pub voters: usize,
    /// The number of votes so far.
    #[serde(default)]
    pub polls: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub poll: Option<PollRow>,
}

/// A running vote. The next line of the log cancels it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PollRow {
    /// Its number within the match.
    pub number: u32,
    /// When it closes: milliseconds since 1970.
    pub closes: u64,
    /// The ballots, in the order in which people made up their minds.
    pub ballots: Vec<BallotRow>,
    /// The message that shows it, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<i32>,
}

/// The choice of one voter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BallotRow {
    pub user: UserId,
    /// The message of the ballot; 0 for a press.
    pub message: i32,
    /// The voter's wish, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wish: Option<WishRow>,
    /// The proposal that the voter also supports, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agrees: Option<Proposal>,
}

/// An action that a voter wants the chat to take.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WishRow {
    /// Play the move with this canonical text.
    Move(String),
    Resign,
}

impl VoteRow {
    /// The same terms without any votes.
    pub fn anew(&self) -> VoteRow {
        VoteRow { lasts: self.lasts, ..VoteRow::default() }
    }
}
