//! People and chats as the sandbox stores them.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde::{Deserialize, Serialize};

use super::message::{Media, Message};

/// The messenger's bot that appears as the author if administrators write in the name of their group.
pub const ANONYMOUS: i64 = 1_087_968_824;

/// The messenger's bot that appears as the author if people write in the name of a channel.
pub(super) const CHANNEL: i64 = 136_817_688;

/// A person, or a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct User {
    /// The id; also the id of the private chat with the bot.
    pub id: i64,
    /// As others see it: people here have no last name.
    pub first_name: String,
    /// `@username` without the sign.
    pub username: Option<String>,
    /// Language code of the client.
    pub language: Option<String>,
    /// Whether it is another bot.
    pub bot: bool,
}

/// The kind of a chat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ChatKind {
    /// With one person.
    Private,
    /// A basic group.
    Group,
    /// A supergroup without topics.
    Supergroup,
    /// A supergroup with topics.
    Forum,
    /// Between two people. The bot cannot be in it.
    Pair,
}

/// The rank of a person in a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Rank {
    /// An ordinary member.
    Member,
    /// An administrator.
    Admin,
    /// The creator of the group, one per group.
    Owner,
}

/// The bot's status in a chat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BotStanding {
    /// Was never there: it does not know the chat.
    Never,
    /// Left by itself. In a private chat: the person has not opened it.
    Absent,
    /// An ordinary member. In a private chat: open.
    Member,
    /// An administrator, who reads everything.
    Admin,
    /// Removed from the group. In a private chat: blocked.
    Out,
}

/// A kind of message that a group may permit or not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Matter {
    /// Text messages without a file.
    Text,
    /// Pictures, new or replaced.
    Photo,
    /// Silent films and GIFs.
    Animation,
    /// Files.
    Document,
    /// Dice and the like.
    Other,
}

impl Matter {
    /// The name in a refusal.
    pub fn name(self) -> &'static str {
        match self {
            Matter::Text => "text messages",
            Matter::Photo => "photos",
            Matter::Animation => "animations",
            Matter::Document => "documents",
            Matter::Other => "dice",
        }
    }
}

/// A thread of a forum.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Topic {
    /// As people see it in the list of topics.
    pub name: String,
    /// Whether only administrators may write in it.
    pub closed: bool,
    /// Whether it was deleted, together with its messages.
    pub deleted: bool,
}

/// A picture that the bot sent or replaced.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// The number of the call, as in the log.
    pub call: u64,
    /// The id of the message.
    pub message: i32,
    /// Plain caption.
    pub caption: String,
    /// The picture, with its bytes while they are kept.
    pub media: Media,
}

/// A private chat or a group, with its members and messages.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Chat {
    /// Positive for private chats and those of two people, negative for groups.
    pub id: i64,
    /// Private chat, basic group, supergroup or forum.
    pub kind: ChatKind,
    /// The title; empty outside groups.
    pub title: String,
    /// The people in it.
    pub members: BTreeMap<i64, Rank>,
    /// The bot's status in it.
    pub bot: BotStanding,
    /// Whether the bot may not write, although it is a member.
    pub muted: bool,
    /// The kinds of messages that members may not send. Administrators may, including the bot.
    #[serde(default)]
    pub forbidden: BTreeSet<Matter>,
    /// The topics, by the id of the message that opened them.
    pub topics: BTreeMap<i32, Topic>,
    /// The supergroup that the group has become; `None` if it has not.
    pub moved_to: Option<i64>,
    /// All messages by id.
    pub messages: BTreeMap<i32, Message>,
    /// The last bot that wrote here.
    pub last_bot: Option<i64>,
    /// A log for tests. Pages do not need it after a restart.
    #[serde(skip)]
    pub(super) pictures: VecDeque<Picture>,
    /// The ids of files whose bytes are kept, oldest first.
    pub(super) files: VecDeque<String>,
    pub(super) next_message: i32,
}

impl Chat {
    pub(super) fn new(id: i64, kind: ChatKind, title: &str, bot: BotStanding) -> Chat {
        Chat {
            id,
            kind,
            title: title.to_owned(),
            members: BTreeMap::new(),
            bot,
            muted: false,
            forbidden: BTreeSet::new(),
            topics: BTreeMap::new(),
            moved_to: None,
            messages: BTreeMap::new(),
            last_bot: None,
            pictures: VecDeque::new(),
            files: VecDeque::new(),
            next_message: 1,
        }
    }

    /// Whether this is the private chat of the bot with one person.
    pub fn private(&self) -> bool {
        self.kind == ChatKind::Private
    }

    /// Whether this is a group of any kind.
    pub fn group(&self) -> bool {
        !matches!(self.kind, ChatKind::Private | ChatKind::Pair)
    }

    /// Whether this is a supergroup, with or without topics.
    pub fn supergroup(&self) -> bool {
        matches!(self.kind, ChatKind::Supergroup | ChatKind::Forum)
    }

    /// Whether the bot is in the chat and may read.
    pub fn bot_present(&self) -> bool {
        matches!(self.bot, BotStanding::Member | BotStanding::Admin)
    }

    /// Whether the bot may send messages of this kind.
    pub fn permits(&self, matter: Matter) -> bool {
        !self.muted && (self.bot == BotStanding::Admin || !self.forbidden.contains(&matter))
    }

    /// A message that exists and is not deleted.
    pub fn live(&self, id: i32) -> Option<&Message> {
        self.messages.get(&id).filter(|m| !m.deleted)
    }
}
