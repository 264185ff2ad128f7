//! A message as the sandbox stores it.

use std::collections::BTreeMap;

use axum::body::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::poll::Poll;

/// A message in a chat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Message {
    /// The id of the chat.
    pub chat: i64,
    /// The message id within the chat.
    pub id: i32,
    /// The author: a user or the bot.
    pub from: i64,
    /// Seconds since 1970 by the sandbox's clock.
    pub date: i64,
    /// The time of the last edit; `None` if there was none.
    pub edited: Option<i64>,
    /// How often the message was edited, including edits of only the keyboard.
    pub edits: u32,
    /// The forum topic; `None` in the general topic and outside forums.
    pub topic: Option<i32>,
    /// The message that it replies to.
    pub reply_to: Option<i32>,
    /// The kind of message, with its file or event.
    pub body: Body,
    /// Plain text or caption.
    pub text: String,
    /// The marked parts of the text.
    pub entities: Vec<Entity>,
    /// The buttons or the input field below it.
    pub keyboard: Option<Keyboard>,
    /// The origin of a forwarded message; `None` for any other.
    pub forwarded: Option<Origin>,
    /// Whether its author has chosen it from the bot's suggestions.
    #[serde(default)]
    pub via_bot: bool,
    /// The id by which the bot presses and edits it, wherever it stands: that of a card.
    #[serde(default)]
    pub inline_id: Option<String>,
    /// The person who has called the bot, if it is the bot's answer as a guest.
    #[serde(default)]
    pub guest_of: Option<i64>,
    /// The emoji of the bot's reaction.
    pub reaction: Option<String>,
    /// The emoji of people's reactions, by person.
    #[serde(default)]
    pub reactions: BTreeMap<i64, String>,
    /// Whether the client opens a reply to it, in addition to its buttons.
    #[serde(default)]
    pub asks: bool,
    /// Whether it was deleted. Deleted messages stay readable here, but are gone for the bot.
    pub deleted: bool,
    /// The number of its newest change.
    pub(super) revision: u64,
}

/// A message for one person only, or that person's reply to one, which only the bot sees.
#[derive(Clone, PartialEq, Debug)]
pub struct Ephemeral {
    /// The number among ephemeral messages; the id of `message` is 0.
    pub number: i32,
    /// The person who sees the bot's message, or who wrote to the bot.
    pub person: i64,
    /// Its text, sender and keyboard, as for everybody.
    pub message: Message,
    /// The message that it replaces for this person.
    pub replaces: Option<i32>,
    /// Whether the client opens a reply to it.
    pub asks: bool,
}

/// The origin of a forwarded message.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// The author of the original.
    pub user: i64,
    /// The time of the original, in seconds since 1970.
    pub date: i64,
}

/// The kind of a message, with its content other than text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Body {
    /// Only text.
    Text,
    /// A picture, with or without a caption.
    Photo(Media),
    /// A file to download.
    Document(Media),
    /// A silent film or GIF.
    Animation(Media),
    /// A die of the messenger.
    Dice {
        /// The emoji of this kind of die.
        emoji: String,
        /// The value that it shows.
        value: u8,
    },
    /// A poll with options to choose from.
    Poll(Poll),
    /// An event in the chat.
    Service(Service),
}

/// An event in a chat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Service {
    /// These people have joined.
    Joined(Vec<i64>),
    /// This person has left or was removed.
    Left(i64),
    /// A topic was opened with this name. The message's id is the topic's id.
    TopicCreated(String),
    /// The topic was closed.
    TopicClosed,
    /// The topic was opened again.
    TopicReopened,
    /// The group has become the supergroup with this id.
    MigratedTo(i64),
    /// The supergroup was the group with this id.
    MigratedFrom(i64),
    /// An option was added to a poll.
    OptionAdded {
        /// The message with the poll.
        poll: i32,
        /// The index of the option.
        number: usize,
        /// The text of the option.
        text: String,
    },
}

/// A file in a message.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Media {
    /// The id with which the bot can send or fetch it again.
    pub file_id: String,
    /// The file name.
    pub name: Option<String>,
    /// The MIME type.
    pub mime: String,
    /// The size in bytes.
    pub size: usize,
    /// Width in pixels; 0 if unknown.
    pub width: u32,
    /// Height in pixels; 0 if unknown.
    pub height: u32,
    /// The description inside a picture (the `Description` of a PNG).
    pub description: Option<String>,
    /// The places in a picture of a board (the `Targets` of a PNG): JSON for the page.
    #[serde(default)]
    pub targets: Option<String>,
    /// The content. Set only in copies for readers; `None` if only the newest files of a chat are kept.
    #[serde(skip)]
    pub bytes: Option<Bytes>,
}

/// A marked part of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entity {
    /// The kind of the part.
    pub kind: EntityKind,
    /// The start, in UTF-16 units.
    pub offset: usize,
    /// The length, in UTF-16 units.
    pub length: usize,
}

/// The kind of a marked part of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EntityKind {
    /// `@name`.
    Mention,
    /// `/command`.
    BotCommand,
    /// A bare link.
    Url,
    /// `<b>`.
    Bold,
    /// `<i>`.
    Italic,
    /// `<u>`.
    Underline,
    /// Struck through.
    Strikethrough,
    /// Hidden until tapped.
    Spoiler,
    /// A quotation; the flag says whether it is folded.
    Blockquote(bool),
    /// Fixed width.
    Code,
    /// A block of fixed width, with its language.
    Pre(Option<String>),
    /// A link with a text of its own.
    TextLink(String),
    /// A mention of a person without a username, by id.
    TextMention(i64),
    /// A custom emoji in the text.
    CustomEmoji(String),
    /// A time, in seconds since 1970. Each reader sees it in local time.
    DateTime(u64),
}

/// The controls below a message.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Keyboard {
    /// Buttons, row by row.
    Inline(Vec<Vec<Button>>),
    /// The client opens a reply to the message.
    ForceReply {
        /// The hint in the input field.
        placeholder: Option<String>,
        /// Whether it is only for mentioned people.
        selective: bool,
    },
    /// A keyboard in place of the system's, in the form in which it was sent.
    Reply(Value),
}

/// A button below a message, in one of its rows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Button {
    /// The text on it.
    pub text: String,
    /// The data that the bot gets after a press; `None` for links and the like.
    pub data: Option<String>,
    /// The link that it opens; `None` for other buttons.
    pub url: Option<String>,
    /// The JSON in which it was sent.
    pub raw: Value,
}

impl Message {
    /// The picture; `None` for other messages.
    pub fn photo(&self) -> Option<&Media> {
        match &self.body {
            Body::Photo(media) => Some(media),
            _ => None,
        }
    }

    /// The file of any kind; `None` if there is none.
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

    /// Whether it reports an event and was not written by anybody.
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

    /// The users whom it mentions by their id, in the order of the text.
    pub fn mentioned(&self) -> Vec<i64> {
        let user = |kind: &EntityKind| if let EntityKind::TextMention(id) = kind { Some(*id) } else { None };
        self.entities.iter().filter_map(|entity| user(&entity.kind)).collect()
    }

    /// The words that an entity covers.
    pub fn covered(&self, entity: &Entity) -> String {
        let units: Vec<u16> = self.text.encode_utf16().skip(entity.offset).take(entity.length).collect();
        String::from_utf16_lossy(&units)
    }
}

impl EntityKind {
    /// The name of this kind in the Bot API.
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
