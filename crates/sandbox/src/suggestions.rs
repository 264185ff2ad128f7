//! Texts that people type after the bot's name, and the bot's suggestions.

use super::message::Keyboard;

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
    /// The time, in milliseconds since 1970.
    pub at: i64,
    /// The bot's suggestions; `None` if it has not answered.
    pub rows: Option<Vec<Row>>,
    /// The number of the change with the answer.
    pub(super) revision: u64,
}

/// A line of the list that people can choose from.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The first line.
    pub title: String,
    /// The second line.
    pub about: String,
    /// The text of the message to send.
    pub text: String,
    /// The keyboard below that message.
    pub keyboard: Option<Keyboard>,
}
