//! A message as the sandbox stores it.

use std::collections::BTreeMap;

use axum::body::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::poll::Poll;

/// A message in a chat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Message {
    /// The chat.
    pub chat: i64,
    /// Its id there.
    pub id: i32,
    /// The author: a user or the bot.
    pub from: i64,
    /// Seconds since 1970 by the sandbox's clock.
    pub date: i64,
    /// When it was last edited; `None` if never.
    pub edited: Option<i64>,
    /// How often its content was edited (a change of the keyboard alone included).
    pub edits: u32,
    /// The forum topic; `None` in the general topic and outside forums.
    pub topic: Option<i32>,
    /// The message it answers.
    pub reply_to: Option<i32>,
    /// What it is.
    pub body: Body,
    /// Plain text or caption.
    pub text: String,
    /// What is marked in the text.
    pub entities: Vec<Entity>,
    /// What stands below it.
    pub keyboard: Option<Keyboard>,
    /// Who wrote the original of a forwarded message.
    pub forwarded: Option<Origin>,
    /// Whether its author has chosen it among what the bot suggested.
    #[serde(default)]
    pub via_bot: bool,
    /// The emoji with which the bot reacted.
    pub reaction: Option<String>,
    /// The emoji with which people have reacted, by person.
    #[serde(default)]
    pub reactions: BTreeMap<i64, String>,
    /// Whether the client opens an answer to it beside its buttons.
    #[serde(default)]
    pub asks: bool,
    /// Deleted messages stay readable here and are gone for the bot.
    pub deleted: bool,
    /// The number of its newest change.
    pub(super) revision: u64,
}

/// A message for one person alone, or that person's answer to one, which the bot alone sees.
#[derive(Clone, PartialEq, Debug)]
pub struct Ephemeral {
    /// Its own number; the number of the message is 0.
    pub number: i32,
    /// The person: who sees what the bot wrote, or who wrote to the bot.
    pub person: i64,
    /// What it is.
    pub message: Message,
    /// The message in whose place the person sees it.
    pub replaces: Option<i32>,
    /// Whether the client opens an answer to it.
    pub asks: bool,
}

/// Where a forwarded message comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// The author of the original.
    pub user: i64,
    /// When the original was sent, seconds since 1970.
    pub date: i64,
}

/// What a message is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Body {
    /// Only text.
    Text,
    /// A picture, with a caption or without.
    Photo(Media),
    /// A file.
    Document(Media),
    /// A silent film or GIF.
    Animation(Media),
    /// A die of the messenger.
    Dice {
        /// Which kind.
        emoji: String,
        /// What it shows.
        value: u8,
    },
    /// A question with answers to choose from.
    Poll(Poll),
    /// Something that happened in the chat.
    Service(Service),
}

/// What happened in a chat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Service {
    /// These have joined.
    Joined(Vec<i64>),
    /// This one has left or was removed.
    Left(i64),
    /// A topic was opened under this name; the message's id is the topic's id.
    TopicCreated(String),
    /// The topic was closed.
    TopicClosed,
    /// The topic was opened again.
    TopicReopened,
    /// The group goes on as a supergroup of this id.
    MigratedTo(i64),
    /// The supergroup was a group of this id.
    MigratedFrom(i64),
    /// An option was added to a poll.
    OptionAdded {
        /// The message with the poll.
        poll: i32,
        /// Which option it is.
        number: usize,
        /// Its words.
        text: String,
    },
}

/// A file in a message.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Media {
    /// The id by which the bot can send or fetch it again.
    pub file_id: String,
    /// Its name.
    pub name: Option<String>,
    /// Its type.
    pub mime: String,
    /// Bytes.
    pub size: usize,
    /// Pixels; 0 where unknown.
    pub width: u32,
    /// Pixels; 0 where unknown.
    pub height: u32,
    /// What a picture says of itself in words (the `Description` of a PNG).
    pub description: Option<String>,
    /// What a picture of a board says of its places (the `Targets` of a PNG): JSON for the page.
    #[serde(default)]
    pub targets: Option<String>,
    /// What is in it. Filled in what readers get; `None` when only the newest files of a chat are kept.
    #[serde(skip)]
    pub bytes: Option<Bytes>,
}

/// A marked part of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entity {
    /// What it is.
    pub kind: EntityKind,
    /// Where it begins, in UTF-16 units.
    pub offset: usize,
    /// How long it is, in UTF-16 units.
    pub length: usize,
}

/// What a marked part of a text is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EntityKind {
    /// `@name`.
    Mention,
    /// `/command`.
    BotCommand,
    /// A bare link.
    Url,
    /// Bold.
    Bold,
    /// Italic.
    Italic,
    /// Underlined.
    Underline,
    /// Struck through.
    Strikethrough,
    /// Hidden until tapped.
    Spoiler,
    /// A quotation; the flag: folded.
    Blockquote(bool),
    /// Fixed width.
    Code,
    /// A block of fixed width and its language.
    Pre(Option<String>),
    /// A link with other words.
    TextLink(String),
    /// A person without a username.
    TextMention(i64),
    /// A picture in the text.
    CustomEmoji(String),
    /// A time, in seconds since 1970, that each reader sees by the own clock.
    DateTime(u64),
}

/// What stands below a message.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Keyboard {
    /// Buttons, row by row.
    Inline(Vec<Vec<Button>>),
    /// The client opens an answer to the message.
    ForceReply {
        /// The hint in the input field.
        placeholder: Option<String>,
        /// Only for mentioned people.
        selective: bool,
    },
    /// A keyboard in place of the system's, as it was sent.
    Reply(Value),
}

/// An inline button.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Button {
    /// What it says.
    pub text: String,
    /// What comes back when it is pressed; `None` for links and the like.
    pub data: Option<String>,
    /// What it opens.
    pub url: Option<String>,
    /// As it was sent.
    pub raw: Value,
}

impl Message {
    /// The picture.
    pub fn photo(&self) -> Option<&Media> {
        match &self.body {
            Body::Photo(media) => Some(media),
            _ => None,
        }
    }

    /// The file, whatever its kind.
    pub fn media(&self) -> Option<&Media> {
        match &self.body {
            Body::Photo(media) | Body::Document(media) | Body::Animation(media) => Some(media),
            _ => None,
        }
    }

    pub(super) fn media_mut(&mut self) -> Option<&mut Media> {
        match &mut self.body {
            Body::Photo(media) | Body::Document(media) | Body::Animation(media) => Some(media),
            _ => None,
        }
    }

    /// Whether it tells of an event instead of being written.
    pub fn is_service(&self) -> bool {
        matches!(self.body, Body::Service(_))
    }

    /// The inline buttons, row after row.
    pub fn buttons(&self) -> Vec<&Button> {
        match &self.keyboard {
            Some(Keyboard::Inline(rows)) => rows.iter().flatten().collect(),
            _ => Vec::new(),
        }
    }

    /// The button with this text or this data (text first).
    pub fn button(&self, label_or_data: &str) -> Option<&Button> {
        let buttons = self.buttons();
        let labelled = buttons.iter().find(|b| b.text == label_or_data);
        labelled.or_else(|| buttons.iter().find(|b| b.data.as_deref() == Some(label_or_data))).copied()
    }

    /// The words an entity covers.
    pub fn covered(&self, entity: &Entity) -> String {
        let units: Vec<u16> = self.text.encode_utf16().skip(entity.offset).take(entity.length).collect();
        String::from_utf16_lossy(&units)
    }
}

impl EntityKind {
    /// The name of the kind in the interface.
    pub fn name(&self) -> &'static str {
        match self {
            EntityKind::Mention => "mention",
            EntityKind::BotCommand => "bot_command",
            EntityKind::Url => "url",
            EntityKind::Bold => "bold",
            EntityKind::Italic => "italic",
            EntityKind::Underline => "underline",
            EntityKind::Strikethrough => "strikethrough",
            EntityKind::Spoiler => "spoiler",
            EntityKind::Blockquote(false) => "blockquote",
            EntityKind::Blockquote(true) => "expandable_blockquote",
            EntityKind::Code => "code",
            EntityKind::Pre(_) => "pre",
            EntityKind::TextLink(_) => "text_link",
            EntityKind::TextMention(_) => "text_mention",
            EntityKind::CustomEmoji(_) => "custom_emoji",
            EntityKind::DateTime(_) => "date_time",
        }
    }
}
