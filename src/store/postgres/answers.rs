//! What the database answers, as far as decisions hang on it.

use crate::store::Seq;

/// The number of a bot in the database: the one that its messenger knows it by.
pub type TokenId = i64;

/// How often a bot has changed hands.
pub type Epoch = i64;

/// Where a bot stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Who writes now has this one; nobody else can write.
    pub epoch: Epoch,
    /// The number of the last batch.
    pub seq: Seq,
}

/// Who has a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holder {
    /// The process; `None`: nobody.
    pub owner: Option<String>,
    /// Whether that process has gone, or has not been heard of for too long.
    pub gone: bool,
    /// Where the bot stands.
    pub at: Standing,
}

/// A bot as its row has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its name.
    pub name: String,
    /// Its number, which its token begins with.
    pub number: TokenId,
    /// Its token, sealed for that name.
    pub sealed: Vec<u8>,
}

/// The tables in a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tables {
    /// There are none.
    Missing,
    /// They are of an earlier version.
    Older,
    /// They are of this program's version.
    Ours,
    /// They are of a later one.
    Newer(i32),
}

/// Why there is no answer to rely on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// Nobody knows whether it has happened.
    Lost(String),
    /// It has not happened, and may later.
    Later(String),
    /// It has not happened and never will.
    Never(String),
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (Failure::Lost(why) | Failure::Later(why) | Failure::Never(why)) = self;
        f.write_str(why)
    }
}

/// What keeps a bot's store in a database from being opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the store at {at} cannot be used: {why}")]
pub struct Refused {
    /// Where it is.
    pub at: String,
    /// What the database said.
    pub why: String,
}
