//! People and chats as the sandbox stores them.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde::{Deserialize, Serialize};

use super::message::{Media, Message};

/// The bot of the messenger that is shown as the author of what administrators write in the name of their group.
pub const ANONYMOUS: i64 = 1_087_968_824;

/// A person, or a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct User {
    /// Its id; also the id of its private chat with the bot.
    pub id: i64,
    /// The first name.
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
}

/// What a person is in a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Rank {
    /// An ordinary member.
    Member,
    /// An administrator.
    Admin,
    /// The owner.
    Owner,
}

/// What the bot is in a chat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BotStanding {
    /// Never was there, or left by itself. In a private chat: the person has not opened it.
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
    /// Texts.
    Text,
    /// Photos.
    Photo,
    /// Animations.
    Animation,
    /// Files.
    Document,
    /// Dice and the like.
    Other,
}

impl Matter {
    /// What a refusal calls it.
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

/// A forum topic.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Topic {
    /// Its name.
    pub name: String,
    /// Only administrators may write in it.
    pub closed: bool,
    /// It is gone, with its messages.
    pub deleted: bool,
}

/// A picture that the bot sent or put in place of another.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// The number of the call, as in the log.
    pub call: u64,
    /// The message.
    pub message: i32,
    /// Plain caption.
    pub caption: String,
    /// The picture; with its bytes as long as they are kept.
    pub media: Media,
}

/// A chat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Chat {
    /// Its id.
    pub id: i64,
    /// Its kind.
    pub kind: ChatKind,
    /// Its title; empty in private.
    pub title: String,
    /// The people in it.
    pub members: BTreeMap<i64, Rank>,
    /// What the bot is in it.
    pub bot: BotStanding,
    /// Whether the bot may not write although it is a member.
    pub muted: bool,
    /// What its members may not send. Administrators may, the bot among them.
    #[serde(default)]
    pub forbidden: BTreeSet<Matter>,
    /// Its topics by the id of the message that opened them.
    pub topics: BTreeMap<i32, Topic>,
    /// The supergroup that it has become.
    pub moved_to: Option<i64>,
    /// All its messages by id.
    pub messages: BTreeMap<i32, Message>,
    /// The last bot that wrote in it.
    pub last_bot: Option<i64>,
    /// A log for tests; pages do not need it after a restart.
    #[serde(skip)]
    pub(super) pictures: VecDeque<Picture>,
    /// Ids of files whose bytes are kept, oldest first.
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

    /// Whether it is the private chat with one person.
    pub fn private(&self) -> bool {
        self.kind == ChatKind::Private
    }

    /// Whether it is a supergroup, with topics or without.
    pub fn supergroup(&self) -> bool {
        matches!(self.kind, ChatKind::Supergroup | ChatKind::Forum)
    }

    /// Whether the bot is in it and may read.
    pub fn bot_present(&self) -> bool {
        matches!(self.bot, BotStanding::Member | BotStanding::Admin)
    }

    /// Whether the bot may send messages of a kind.
    pub fn permits(&self, matter: Matter) -> bool {
        !self.muted && (self.bot == BotStanding::Admin || !self.forbidden.contains(&matter))
    }

    /// A message that is there and not deleted.
    pub fn live(&self, id: i32) -> Option<&Message> {
        self.messages.get(&id).filter(|m| !m.deleted)
    }
}
