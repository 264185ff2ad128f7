//! A poll as the sandbox stores it.

use serde::{Deserialize, Serialize};

/// A poll in a message.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Poll {
    /// What is asked.
    pub question: String,
    /// What can be answered.
    pub options: Vec<PollOption>,
    /// Whether nobody sees who has voted for what.
    pub anonymous: bool,
    /// Whether one can vote for several options.
    pub several: bool,
    /// Whether one can change or withdraw a vote.
    pub revoting: bool,
    /// Whether people add options of their own.
    pub adding: bool,
    /// Whether nobody sees the counts before it closes.
    pub hidden: bool,
    /// When it closes by itself, in seconds since 1970.
    pub closes: Option<i64>,
    /// Whether it was closed.
    pub closed: bool,
}

/// What can be answered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PollOption {
    /// Its words.
    pub text: String,
    /// Who has added it, and when; `None`: the bot, with the poll.
    pub added: Option<(i64, i64)>,
    /// Who has voted for it.
    pub voters: Vec<i64>,
}

impl Poll {
    /// Whether one can vote at a time, in seconds since 1970.
    pub fn is_open(&self, now: i64) -> bool {
        !self.closed && self.closes.is_none_or(|closes| now < closes)
    }

    /// The id that an option keeps, whatever is added.
    pub fn option_id(n: usize) -> String {
        format!("option-{n}")
    }

    /// How many have voted.
    pub fn voters(&self) -> usize {
        let mut all: Vec<i64> = self.options.iter().flat_map(|option| option.voters.iter().copied()).collect();
        all.sort_unstable();
        all.dedup();
        all.len()
    }
}
