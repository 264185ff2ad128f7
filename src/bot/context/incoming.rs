//! Incoming updates, without the types of any messenger.

pub use crate::store::schema::{Membership, Peer};

#[derive(Clone, PartialEq, Debug)]
pub struct Incoming {
    /// The update's number. The bot handles each number only once.
    pub update: u32,
    /// The content of the update.
    pub kind: Kind,
}

/// The kinds of updates.
#[derive(Clone, PartialEq, Debug)]
pub enum Kind {
    Message(Message),
    /// A message that its author has edited.
    Edited(Message),
    /// A press on an inline button.
    Press(Press),
    /// A change of a person's reactions to a message.
    Reaction(Reaction),
    /// An inline query: somebody types behind the bot's name, in any chat.
    Inline(Inline),
    /// Somebody has chosen one of the bot's suggestions.
    Chosen(Chosen),
    /// Somebody calls the bot by its name where it is not.
    Called(Called),
    /// The answer to a call stands: an inline message that shows a match.
    Answered {
        id: u64,
        /// The messenger's id of it.
        message: String,
    },
    /// A move that somebody makes on a board in the Mini App.
    Touched(Touched),
    /// The bot's membership in a chat has changed.
    Membership {
        chat: Chat,
        /// The person who changed it.
        by: Person,
        now: Membership,
    },
    /// Somebody left a group, or was removed from it.
    Left {
        chat: Chat,
        who: Person,
    },
    /// People joined a group.
    Joined {
        chat: Chat,
        who: Vec<Person>,
    },
    /// A group became a supergroup.
    Migrated {
        /// Its old id.
        from: Peer,
        /// Its new id.
        to: Peer,
    },
    /// A closed forum topic was reopened.
    Reopened {
        chat: Chat,
        topic: i32,
    },
    /// Anything else. The bot acknowledges and ignores it.
    Other,
}

/// A chat, as an update describes it.
#[derive(Clone, PartialEq, Debug)]
pub struct Chat {
    /// The messenger's id of the chat.
    pub peer: Peer,
    /// Whether it is the private chat with one user.
    pub private: bool,
    /// Its title. Empty in a private chat.
    pub title: String,
}

/// A person (or another bot).
#[derive(Clone, PartialEq, Debug)]
pub struct Person {
    /// The messenger's id of the user.
    pub id: i64,
    /// First and last name, as shown. Perhaps nothing that anybody sees.
    pub name: String,
    /// `@username` without the `@`.
    pub username: Option<String>,
    /// Language code of the person's app, like `ru` or `en-GB`.
    pub language: Option<String>,
    /// Whether it is a bot.
    pub bot: bool,
}

/// A message, as it came in.
#[derive(Clone, PartialEq, Debug)]
pub struct Message {
    pub chat: Chat,
    /// The forum topic, if the message belongs to one.
    pub topic: Option<i32>,
    /// Its id in the chat.
    pub id: i32,
    /// Its number, if only its author and the bot see it. It has no id then.
    pub alone: Option<i32>,
    /// Its author: a person, the group itself ([`Message::is_anonymous`]), or a channel.
    pub from: Person,
    /// Whether it is in the name of a channel, so that nobody can tell who wrote it.
    pub channel: bool,
    /// When it was sent: milliseconds since 1970, UTC.
    pub at: u64,
    /// Its text or caption, with text mentions written as `@#<id>`. Empty for a picture without a caption.
    pub text: String,
    /// People in text mentions (those without a username), in order.
    pub mentions: Vec<Person>,
    /// The message it replies to.
    pub reply: Option<Replied>,
    /// Whether it was forwarded.
    pub forwarded: bool,
    /// Whether its author chose it from the bot's suggestions.
    pub suggested: bool,
    /// The callback data of the first button below it.
    pub key: Option<String>,
}

impl Message {
    /// Whether an administrator wrote it in the name of the group, so that nobody can tell which one. Authors in the
    /// name of a channel need not be administrators.
    pub fn is_anonymous(&self) -> bool {
        !self.chat.private && self.from.id == self.chat.peer
    }
}

/// The message that another one replies to.
#[derive(Clone, PartialEq, Debug)]
pub struct Replied {
    /// Its id in the same chat.
    pub id: i32,
    /// Its author, if it is a person or a bot.
    pub author: Option<Person>,
    /// Whether this bot wrote it.
    pub ours: bool,
    /// Its text or caption.
    pub text: String,
    /// Whether it has a picture.
    pub picture: bool,
}

/// An inline query: what somebody types behind the bot's name before sending. The messenger names neither the chat nor
/// its title.
#[derive(Clone, PartialEq, Debug)]
pub struct Inline {
    /// The query's id, for the answer.
    pub id: String,
    /// The person who types.
    pub from: Person,
    /// The text behind the bot's name.
    pub text: String,
}

/// A suggestion of the bot that somebody has chosen. The messenger tells it only if the bot's owner wants that, and not
/// always.
#[derive(Clone, PartialEq, Debug)]
pub struct Chosen {
    pub from: Person,
    /// The bot's name for the suggestion.
    pub row: String,
    /// The text behind the bot's name.
    pub text: String,
}

/// A message that calls the bot as a guest, or replies to what it has said as one.
#[derive(Clone, PartialEq, Debug)]
pub struct Called {
    /// The call's id, for the only answer.
    pub query: String,
    /// The message. Nothing may be sent to its chat.
    pub message: Message,
}

/// A press on an inline button.
#[derive(Clone, PartialEq, Debug)]
pub struct Press {
    /// The press's id, for the answer.
    pub id: String,
    /// The person who pressed.
    pub from: Person,
    /// The chat of the message with the keyboard.
    pub chat: Chat,
    /// The topic of that message.
    pub topic: Option<i32>,
    /// The message with the keyboard.
    pub message: i32,
    /// The number of that message, if only the person who presses sees it. It has no id then.
    pub alone: Option<i32>,
    /// The inline message with the keyboard. Its chat is known by a made-up id then.
    pub posted: Option<String>,
    /// The made-up id that its chat has below inline messages, if the messenger tells.
    pub instance: Option<Peer>,
    /// The callback data, at most 64 bytes.
    pub data: String,
    /// When it reached the bot: milliseconds since 1970, UTC. A press carries no time of its own.
    pub at: u64,
}

/// A change of one person's reactions to a message. Removed reactions are not reported.
#[derive(Clone, PartialEq, Debug)]
pub struct Reaction {
    /// The chat of the message.
    pub chat: Chat,
    pub message: i32,
    /// The person who reacted.
    pub from: Person,
    /// The newly added emoji.
    pub added: Vec<String>,
}

/// A move that somebody makes on a board in the Mini App. It has no number: the version is what keeps it from being
/// played twice.
#[derive(Clone, PartialEq, Debug)]
pub struct Touched {
    pub id: u64,
    /// The length of its log when the picture was made.
    pub version: usize,
    /// The person who makes it, and the marked or typed move, in the form of a private press.
    pub press: Press,
}

impl Touched {
    /// A move marked or typed on the picture of a match.
    pub fn new(id: u64, version: usize, from: Person, text: String, at: u64) -> Touched {
        let chat = Chat { peer: from.id, private: true, title: String::new() };
        let press = Press {
            id: String::new(),
            from,
            chat,
            topic: None,
            message: 0,
            alone: None,
            posted: None,
            instance: None,
            data: text,
            at,
        };
        Touched { id, version, press }
    }
}
