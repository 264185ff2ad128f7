//! The chat plays one side of a match: who has voted for what.

use serde::{Deserialize, Serialize};

use super::ids::UserId;
use super::pending::Proposal;

/// How the chat plays its seat.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct VoteRow {
    /// How long a vote lasts from the first voice on, in milliseconds; `None`: the first move counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lasts: Option<u64>,
    /// How many people took part in the vote before that has decided something.
    #[serde(default)]
    pub voters: usize,
    /// How many votes there have been.
    #[serde(default)]
    pub polls: u32,
    /// The vote that goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub poll: Option<PollRow>,
}

/// A vote that goes on. It falls with the next line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PollRow {
    /// Its number in the match.
    pub number: u32,
    /// When it closes: milliseconds since 1970.
    pub closes: u64,
    /// The people who take part, in the order in which they made up their minds.
    pub ballots: Vec<BallotRow>,
    /// The message that shows it, once it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<i32>,
}

/// What one person wants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BallotRow {
    /// The person.
    pub user: UserId,
    /// The message that says so; 0 for a press.
    pub message: i32,
    /// What they want to do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wish: Option<WishRow>,
    /// The proposal that they are for besides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agrees: Option<Proposal>,
}

/// What somebody wants the chat to do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WishRow {
    /// To make the move of that canonical text.
    Move(String),
    /// To give up.
    Resign,
}

impl VoteRow {
    /// The same terms, with nothing said yet.
    pub fn anew(&self) -> VoteRow {
        VoteRow { lasts: self.lasts, ..VoteRow::default() }
    }
}
