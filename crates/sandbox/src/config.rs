//! The configuration of a new sandbox.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};

use super::doubts::Doubt;
use super::features::Feature;
use super::limits::Pace;
use super::suggestions::Feedback;

/// The configuration of a sandbox.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SandboxConfig {
    /// The port on the loopback interface; 0 for any free one.
    pub port: u16,
    /// The bot's token, as in every path.
    pub token: String,
    /// Usually the part of the token before the colon.
    pub bot_id: i64,
    /// The bot's first name.
    pub bot_name: String,
    /// The bot's username, without the sign.
    pub bot_username: String,
    /// Privacy mode: in groups the bot reads only messages that are meant for it.
    pub privacy: bool,
    /// Inline mode: people can type after the bot's name and choose from its suggestions.
    pub inline: bool,
    /// How often the bot is told which of its suggestions somebody has chosen.
    pub feedback: Feedback,
    /// Whether people can add the bot to groups.
    pub joins: bool,
    /// Guest mode: people can call the bot in chats that it is not a member of.
    pub guests: bool,
    /// Whether the bot's profile has a button for a Mini App.
    pub main_app: bool,
    /// How far the dates of answers are ahead of the real time, in seconds.
    pub date_ahead: i64,
    /// Whether the one who runs the bot serves its Mini App.
    pub apps: bool,
    /// Whether texts can have times that each reader sees in local time. Older servers refuse them.
    pub times: bool,
    /// Whether the server knows messages that only one person sees. An older server ignores the field that asks for
    /// them, and everybody sees the message.
    pub ephemeral: bool,
    /// Where the messenger behaves in the less likely of two ways.
    pub doubts: Vec<Doubt>,
    /// Other features that the server does not know.
    pub lacks: Vec<Feature>,
    /// The rate limits; `None` for none.
    pub pace: Option<Pace>,
    /// The start of the clock, in seconds since 1970; `None`: now.
    pub start: Option<i64>,
    /// The number of the first update.
    pub first_update: u32,
    /// How many files (and pictures in [`World::pictures`](super::World::pictures)) keep their bytes in each chat.
    pub keep_photos: usize,
    /// How many messages are kept in each chat, and how many presses in total.
    pub keep_messages: usize,
    /// How many calls the log keeps.
    pub keep_calls: usize,
    /// Whether the log keeps long arguments whole, and the names of uploaded files.
    pub whole_calls: bool,
}

/// A registered Mini App: its short name and the address of its page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct App {
    pub name: String,
    pub address: SocketAddr,
}

/// A word that people may type after a command, for the page to complete. The sandbox itself knows nothing about the
/// bot's commands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Completion {
    /// The text to type. If it ends in `=`, more follows.
    pub word: String,
    /// The explanation, in the language that was asked for.
    pub about: Option<String>,
    /// The possible continuations: other words, or values after `=`.
    pub then: Vec<Completion>,
}

/// The words that the page can complete, in each language that a person has asked for.
#[derive(Debug)]
pub(super) struct Completions {
    /// Writes them in a language.
    of: fn(&str) -> Vec<Completion>,
    known: Mutex<BTreeMap<String, Arc<[Completion]>>>,
}

impl Completions {
    pub fn new(of: fn(&str) -> Vec<Completion>) -> Completions {
        Completions { of, known: Mutex::default() }
    }

    /// The words in a language.
    pub fn said(&self, language: &str) -> Arc<[Completion]> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(known.entry(language.to_owned()).or_insert_with(|| (self.of)(language).into()))
    }
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
            feedback: Feedback::Off,
            joins: true,
            guests: false,
            main_app: false,
            date_ahead: 0,
            apps: false,
            times: true,
            ephemeral: true,
            doubts: Vec::new(),
            lacks: Vec::new(),
            pace: None,
            start: None,
            first_update: 1_000,
            keep_photos: 1_000,
            keep_messages: usize::MAX,
            keep_calls: 100_000,
            whole_calls: false,
        }
    }
}
