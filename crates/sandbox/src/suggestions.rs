//! Texts that people type after the bot's name, and the bot's suggestions.

use serde::{Deserialize, Serialize};

use super::message::{Entity, Keyboard, Media};

/// How often the bot is told which of its suggestions somebody has chosen. In the messenger it is a probability.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Feedback {
    /// Never.
    #[default]
    Off,
    /// Every second time, beginning with the first.
    Half,
    /// Always.
    On,
}

/// A text that a person has typed after the bot's name.
#[derive(Clone, PartialEq, Debug)]
pub struct Query {
    /// The id for the bot's answer.
    pub id: u64,
    /// The id of the person who types.
    pub user: i64,
    /// The chat, which the bot is not told.
    pub chat: i64,
    /// The topic, if the chat is a forum.
    pub topic: Option<i32>,
    /// What stands after the bot's name.
    pub text: String,
    /// The time, in milliseconds since 1970.
    pub at: i64,
    /// The bot's suggestions; `None` if it has not answered.
    pub rows: Option<Vec<Row>>,
    /// The button above them.
    pub button: Option<Above>,
    /// The number of the change with the answer.
    pub(super) revision: u64,
}

/// The button above the bot's suggestions. It opens the private chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Above {
    /// The text on it.
    pub text: String,
    /// The argument of `/start`.
    pub argument: String,
}

/// A line of the list that people can choose from.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The bot's name for it.
    pub id: String,
    /// The first line.
    pub title: String,
    /// The second line.
    pub about: String,
    /// The text or caption of the message to send.
    pub text: String,
    /// The marked parts of the text.
    pub entities: Vec<Entity>,
    /// The picture to send with it.
    pub picture: Option<Media>,
    /// Whether its picture is not a JPEG, or nobody could fetch it: the row is blank, and cannot be sent.
    pub broken: bool,
    /// The keyboard below that message.
    pub keyboard: Option<Keyboard>,
}
