//! What reaches the bot, without the types of any messenger.

pub use crate::store::schema::{Membership, Peer};

/// One update.
#[derive(Clone, PartialEq, Debug)]
pub struct Incoming {
    /// Its number; a number that was handled once is ignored ever after.
    pub update: u32,
    /// What it is.
    pub kind: Kind,
}

/// The kinds of updates.
#[derive(Clone, PartialEq, Debug)]
pub enum Kind {
    /// A new message.
    Message(Message),
    /// A message whose text was changed by its author.
    Edited(Message),
    /// A press on an inline button.
    Press(Press),
    /// Somebody has reacted to a message.
    Reaction(Reaction),
    /// Somebody types behind the bot's name, in whatever chat.
    Inline(Inline),
    /// A move that somebody makes on a board in the Mini App.
    Touched(Touched),
    /// What the bot may do in a chat has changed.
    Membership {
        /// The chat.
        chat: Chat,
        /// Who changed it.
        by: Person,
        /// What it is now.
        now: Membership,
    },
    /// Somebody has left a group, or was removed from it.
    Left {
        /// The group.
        chat: Chat,
        /// The person.
        who: Person,
    },
    /// People have come to a group.
    Joined {
        /// The group.
        chat: Chat,
        /// The people.
        who: Vec<Person>,
    },
    /// A group has become a supergroup.
    Migrated {
        /// Its old id.
        from: Peer,
        /// Its new id.
        to: Peer,
    },
    /// A closed topic of a forum can be written to again.
    Reopened {
        /// The chat.
        chat: Chat,
        /// The topic.
        topic: i32,
    },
    /// Anything else; acknowledged and ignored.
    Other,
}

/// A chat.
#[derive(Clone, PartialEq, Debug)]
pub struct Chat {
    /// The chat, as the messenger knows it.
    pub peer: Peer,
    /// Whether it is the private chat with one user.
    pub private: bool,
    /// Its title; empty in private.
    pub title: String,
}

/// A person (or another bot).
#[derive(Clone, PartialEq, Debug)]
pub struct Person {
    /// The messenger's id.
    pub id: i64,
    /// First and last name as shown.
    pub name: String,
    /// `@username` without the sign.
    pub username: Option<String>,
    /// Language code of the person's program, like `ru` or `en-GB`.
    pub language: Option<String>,
    /// Whether it is a bot.
    pub bot: bool,
}

/// A message.
#[derive(Clone, PartialEq, Debug)]
pub struct Message {
    /// The chat.
    pub chat: Chat,
    /// The forum topic, when the message belongs to one.
    pub topic: Option<i32>,
    /// Its id in the chat.
    pub id: i32,
    /// Its number where nobody but its author and the bot sees it; it has no id then.
    pub alone: Option<i32>,
    /// Who wrote it: a person, or the group itself ([`Message::is_anonymous`]). Messages in the name of another chat
    /// come as [`Kind::Other`].
    pub from: Person,
    /// When it was written: milliseconds since 1970, UTC.
    pub at: u64,
    /// Its text (or caption), text mentions written as `@#<id>`. Empty for a picture without one.
    pub text: String,
    /// People mentioned by a text mention (those without a username), in order.
    pub mentions: Vec<Person>,
    /// The message it answers.
    pub reply: Option<Replied>,
    /// Whether it was forwarded from elsewhere.
    pub forwarded: bool,
    /// Whether its author has chosen it among what the bot suggested.
    pub suggested: bool,
}

impl Message {
    /// Whether an administrator wrote it in the name of the group, so that nobody can tell which one.
    pub fn is_anonymous(&self) -> bool {
        !self.chat.private && self.from.id == self.chat.peer
    }
}

/// The message that another one answers.
#[derive(Clone, PartialEq, Debug)]
pub struct Replied {
    /// Its id in the same chat.
    pub id: i32,
    /// Its author, when it is a person or bot.
    pub author: Option<Person>,
    /// Whether this bot wrote it.
    pub ours: bool,
    /// Its text or caption.
    pub text: String,
    /// Whether it is a picture.
    pub picture: bool,
}

/// What somebody types behind the bot's name, before it is sent. The messenger tells neither the chat nor its name.
#[derive(Clone, PartialEq, Debug)]
pub struct Inline {
    /// To answer it with.
    pub id: String,
    /// Who types.
    pub from: Person,
    /// What stands behind the bot's name.
    pub text: String,
}

/// A press on an inline button.
#[derive(Clone, PartialEq, Debug)]
pub struct Press {
    /// To answer it with.
    pub id: String,
    /// Who pressed.
    pub from: Person,
    /// Where the keyboard stands.
    pub chat: Chat,
    /// The topic of that message.
    pub topic: Option<i32>,
    /// The message with the keyboard.
    pub message: i32,
    /// The number of that message where nobody but whoever presses sees it; it has no id then.
    pub alone: Option<i32>,
    /// What the button carries, at most 64 bytes.
    pub data: String,
    /// When it reached the bot: milliseconds since 1970, UTC (a press has no time of its own).
    pub at: u64,
}

/// A change of the reactions of one person to a message. What was taken away is not told.
#[derive(Clone, PartialEq, Debug)]
pub struct Reaction {
    /// Where the message stands.
    pub chat: Chat,
    /// The message.
    pub message: i32,
    /// Who has reacted.
    pub from: Person,
    /// The emoji that are new.
    pub added: Vec<String>,
}

/// A move that somebody makes on a board in the Mini App. It has no number: the version is what keeps it from being
/// played twice.
#[derive(Clone, PartialEq, Debug)]
pub struct Touched {
    /// The match.
    pub id: u64,
    /// The length of its log when the picture was made.
    pub version: usize,
    /// Who makes it, and what was marked or typed, as if it were pressed in private.
    pub press: Press,
}

impl Touched {
    /// What somebody has marked or typed, on the picture of a match.
    pub fn new(id: u64, version: usize, from: Person, text: String, at: u64) -> Touched {
        let chat = Chat { peer: from.id, private: true, title: String::new() };
        let press = Press { id: String::new(), from, chat, topic: None, message: 0, alone: None, data: text, at };
        Touched { id, version, press }
    }
}
