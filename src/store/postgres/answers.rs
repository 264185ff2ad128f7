//! Answers of the database, as far as decisions depend on them.

use crate::store::Seq;

/// The number of a bot in the database: its messenger's number for it.
pub type TokenId = i64;

/// How often a bot has changed its owner.
pub type Epoch = i64;

/// The state of a bot's row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The epoch of the current owner. Only that owner can write.
    pub epoch: Epoch,
    /// The number of the last batch.
    pub seq: Seq,
}

/// The owner of a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holder {
    /// The owning process. `None`: nobody owns it.
    pub owner: Option<String>,
    /// Whether that process has gone, or its lease has expired.
    pub gone: bool,
    /// The state of the bot's row.
    pub at: Standing,
}

/// A bot as listed in the database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    pub name: String,
    /// Its number: the first part of its token.
    pub number: TokenId,
    /// Its token, sealed for its name.
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
    /// It is unknown whether it took effect.
    Lost(String),
    /// It did not take effect. A retry may succeed.
    Later(String),
    /// It did not take effect, and no retry will succeed.
    Never(String),
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (Failure::Lost(why) | Failure::Later(why) | Failure::Never(why)) = self;
        f.write_str(why)
    }
}

/// Why a bot's store in a database cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the store at {at} cannot be used: {why}")]
pub struct Refused {
    /// The address, without its password.
    pub at: String,
    /// The database's message.
    pub why: String,
}
