//! A poll as the sandbox stores it.

use serde::{Deserialize, Serialize};

/// A poll in a message.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Poll {
    /// At most 300 characters.
    pub question: String,
    /// The options, in order.
    pub options: Vec<PollOption>,
    /// Whether the votes are secret.
    pub anonymous: bool,
    /// Whether a person can vote for several options.
    pub several: bool,
    /// Whether people can change or withdraw their votes.
    pub revoting: bool,
    /// Whether people can add options.
    pub adding: bool,
    /// Whether the counts are hidden until the poll closes.
    pub hidden: bool,
    /// The time when it closes by itself, in seconds since 1970; `None`: never.
    pub closes: Option<i64>,
    /// Whether it is closed.
    pub closed: bool,
}

/// An option of a poll.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PollOption {
    /// The text of the option.
    pub text: String,
    /// The person who added it, and the time; `None` if the bot sent it with the poll.
    pub added: Option<(i64, i64)>,
    /// The people who voted for it.
    pub voters: Vec<i64>,
}

impl Poll {
    /// Whether people can vote at this time, in seconds since 1970.
    pub fn is_open(&self, now: i64) -> bool {
        !self.closed && self.closes.is_none_or(|closes| now < closes)
    }

    /// The id of an option, which stays the same if options are added.
    pub fn option_id(n: usize) -> String {
        format!("option-{n}")
    }

    /// The number of people who have voted.
    pub fn voters(&self) -> usize {
        let mut all: Vec<i64> = self.options.iter().flat_map(|option| option.voters.iter().copied()).collect();
        all.sort_unstable();
        all.dedup();
        all.len()
    }
}
