//! The configuration of a new sandbox.

use std::net::SocketAddr;

use super::features::Feature;
use super::limits::Pace;

/// How a sandbox is set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SandboxConfig {
    /// The port on the loopback interface; 0: any that is free.
    pub port: u16,
    /// The bot's token.
    pub token: String,
    /// The bot's id.
    pub bot_id: i64,
    /// The bot's first name.
    pub bot_name: String,
    /// The bot's username, without the sign.
    pub bot_username: String,
    /// Privacy mode: in groups the bot reads only what is meant for it.
    pub privacy: bool,
    /// Inline mode: people can type behind the bot's name and choose among what it suggests.
    pub inline: bool,
    /// Whether the one who runs the bot serves its Mini App.
    pub apps: bool,
    /// Whether texts can have times that each reader sees by the own clock; older servers refuse them.
    pub times: bool,
    /// Whether the server knows messages that one person alone sees; an older one passes over what asks for them, and
    /// everybody sees the message.
    pub ephemeral: bool,
    /// What else the server does not know.
    pub lacks: Vec<Feature>,
    /// The pacing limits; `None`: as fast as the bot can.
    pub pace: Option<Pace>,
    /// Where the clock begins, in seconds since 1970; `None`: now.
    pub start: Option<i64>,
    /// The number of the first update.
    pub first_update: u32,
    /// How many files (and pictures in [`World::pictures`](super::World::pictures)) are kept with their bytes in each
    /// chat.
    pub keep_photos: usize,
    /// How many messages are kept in each chat, and how many presses in all.
    pub keep_messages: usize,
    /// How many calls the log keeps.
    pub keep_calls: usize,
}

/// A Mini App as it was registered: its short name, and where its page is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct App {
    pub name: String,
    pub address: SocketAddr,
}

/// A word that people may type behind a command, for the page to complete: the sandbox itself knows nothing of what the
/// bot understands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Completion {
    /// What is typed. It goes on when it ends in `=`.
    pub word: String,
    /// What it means, by language; the first for people of any other.
    pub about: Vec<(&'static str, String)>,
    /// What may follow: other words, or what may stand behind `=`.
    pub then: Vec<Completion>,
}

impl Default for SandboxConfig {
    fn default() -> SandboxConfig {
        SandboxConfig {
            port: 0,
            token: "4242:sandbox".to_owned(),
            bot_id: 4242,
            bot_name: "Kletka".to_owned(),
            bot_username: "kletka_bot".to_owned(),
            privacy: true,
            inline: false,
            apps: false,
            times: true,
            ephemeral: true,
            lacks: Vec::new(),
            pace: None,
            start: None,
            first_update: 1_000,
            keep_photos: 1_000,
            keep_messages: usize::MAX,
            keep_calls: 100_000,
        }
    }
}
