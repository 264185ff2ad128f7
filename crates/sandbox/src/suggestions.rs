//! What people type behind the bot's name, and what it suggests.

use super::message::Keyboard;

/// What somebody has typed behind the bot's name.
#[derive(Clone, PartialEq, Debug)]
pub struct Query {
    /// The id that the bot answers.
    pub id: u64,
    /// Who types.
    pub user: i64,
    /// Where, which the bot is not told.
    pub chat: i64,
    /// The topic there.
    pub topic: Option<i32>,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What the bot suggests; `None`: it has not answered.
    pub rows: Option<Vec<Row>>,
    /// The number of the change that was the answer.
    pub(super) revision: u64,
}

/// A line to choose.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The first line.
    pub title: String,
    /// The second line.
    pub about: String,
    /// The text of the message that is sent.
    pub text: String,
    /// What stands below that message.
    pub keyboard: Option<Keyboard>,
}
