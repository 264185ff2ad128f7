//! The effects of a step: what remains to be done once its transaction is durable.

use std::time::Duration;

use super::incoming::{Message, Press};
use crate::game::{Level, Position, Seat};
use crate::play::Match;
use crate::store::Seq;
use crate::store::schema::{ChatId, CupId, EntryId, MatchId, Peer, UserId};

/// Effects that wait until everything up to `seq` is on disk.
#[derive(Default)]
pub struct Effects {
    /// The sequence number of the last transaction.
    pub seq: Seq,
    /// Toasts that answer presses.
    pub answers: Vec<Answer>,
    /// Chats with messages from before the start, and their times: milliseconds since 1970.
    pub wrote: Vec<(ChatId, u64)>,
    /// Suggestions for inline queries.
    pub suggest: Vec<Suggestions>,
    /// New outbox entries, and those that have become more urgent.
    pub push: Vec<Push>,
    /// Computers that should start thinking.
    pub think: Vec<Think>,
    /// Hints to find.
    pub hints: Vec<Hint>,
    /// Matches to look back at.
    pub looks: Vec<LookBack>,
    /// Chat actions for the chats that are waiting for something.
    pub acts: Vec<Act>,
    /// A query to the messenger. Its answer comes back through the desk.
    pub ask: Option<AdminQuery>,
}

impl Effects {
    /// Merges in the effects of another step.
    pub fn add(&mut self, more: Effects) {
        self.seq = self.seq.max(more.seq);
        self.answers.extend(more.answers);
        self.suggest.extend(more.suggest);
        self.wrote.extend(more.wrote);
        self.push.extend(more.push);
        self.think.extend(more.think);
        self.hints.extend(more.hints);
        self.looks.extend(more.looks);
        self.acts.extend(more.acts);
        self.ask = self.ask.take().or(more.ask);
    }
}

/// The person who made a request, and where the answer goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Whom {
    pub chat: ChatId,
    /// The topic of the request.
    pub topic: Option<i32>,
    /// The message that made the request.
    pub message: i32,
    pub user: UserId,
    /// How to answer this person privately, if nobody else needs to read the answer.
    pub alone: Alone,
}

/// Whether an answer is for one person only, and what lets the bot send it so.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Alone {
    /// Whether nobody else needs to read it.
    pub quiet: bool,
    /// The private message to the bot that is answered, by its number.
    pub answers: Option<i32>,
    /// The press on a message that only this person sees.
    pub press: Option<u64>,
}

impl Whom {
    /// The author of a message in a chat.
    pub fn of(chat: ChatId, message: &Message) -> Whom {
        let alone = Alone { quiet: message.alone.is_some(), answers: message.alone, press: None };
        Whom { chat, topic: message.topic, message: message.id, user: message.from.id, alone }
    }

    /// The person who pressed a button in a chat.
    pub fn pressing(chat: ChatId, press: &Press) -> Whom {
        let there = press.alone.is_some();
        let alone = Alone { quiet: there, answers: None, press: press.id.parse().ok().filter(|_| there) };
        Whom { chat, topic: press.topic, message: press.message, user: press.from.id, alone }
    }

    /// The same request, with an answer that nobody else needs to read.
    pub fn quietly(self) -> Whom {
        Whom { alone: Alone { quiet: true, ..self.alone }, ..self }
    }
}

/// A toast or an alert that answers a press. An empty text only ends the waiting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The id of the press.
    pub press: String,
    /// Plain text, at most 200 characters.
    pub text: String,
    /// Whether it is an alert that the reader must close.
    pub alert: bool,
    /// A link to open: a deep link into the private chat.
    pub url: Option<String>,
}

/// The suggestions for an inline query.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suggestions {
    /// The id of the query.
    pub query: String,
    /// In display order, at most 50.
    pub rows: Vec<Suggestion>,
    /// Whether it is a call of the bot as a guest, whose answer is the first suggestion.
    pub guest: bool,
    /// The match that the answer to such a call shows from then on.
    pub card: Option<MatchId>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suggestion {
    pub title: String,
    pub about: String,
    /// The message that choosing it sends, in plain text.
    pub text: String,
    /// The buttons below that message.
    pub keys: Vec<(String, Does)>,
}

impl Suggestion {
    /// A suggestion of nothing but a text.
    pub fn said(text: String) -> Suggestion {
        Suggestion { title: text.clone(), about: String::new(), text, keys: Vec::new() }
    }
}

/// What a button below a suggested message does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Does {
    /// Comes back as a press with this data, at most 64 bytes.
    Press(String),
    Link(String),
}

/// An outbox entry and its lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Push {
    /// The lane: usually the number of the chat.
    pub lane: u64,
    /// Whether the chat is a group.
    pub group: bool,
    pub class: Class,
    pub entry: EntryId,
}

/// A chat action, shown for some seconds in a chat that waits for the bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Act {
    /// The messenger's id of the chat.
    pub peer: Peer,
    /// The topic of the chat.
    pub topic: Option<i32>,
    /// Whether the bot is sending a picture. Otherwise it is thinking.
    pub paints: bool,
}

/// The urgency of an outbox entry. Earlier variants leave first, in their chat and in all chats together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Class {
    /// A board of a blitz match: seconds count.
    Blitz,
    /// A board that a match needs to go on.
    Board,
    /// Replies to a request (challenges, first boards, offers), and news of the table.
    Notice,
    /// Calls that write no message, so no chat limit delays them: removals, taking buttons away, reactions, menus.
    Tidy,
    /// An answer to one person.
    Answer,
    /// Films and records. They take long to send, so they have a lane of their own in each chat.
    File,
}

impl Class {
    /// Whether it counts toward the rate limits of its chat.
    pub fn counts(self) -> bool {
        self != Class::Tidy
    }

    /// Whether matches need it to go on.
    pub fn is_board(self) -> bool {
        matches!(self, Class::Blitz | Class::Board)
    }
}

/// A computer's turn to think.
pub struct Think {
    pub id: MatchId,
    /// Length of the match's log.
    pub version: usize,
    /// The user it thinks for: the author of the challenge.
    pub host: UserId,
    pub seat: Seat,
    pub level: Level,
    /// A limit on thinking time. `None`: the level's own.
    pub limit: Option<Duration>,
    /// Whether it never slips.
    pub careful: bool,
    /// Whether it may resign a match that is certainly lost.
    pub resigns: bool,
    /// A copy of the position.
    pub position: Box<dyn Position>,
    /// The seed of its random choices (not the match's).
    pub seed: [u8; 32],
}

impl Think {
    /// The most time it may take.
    pub fn most(&self) -> Duration {
        self.limit.map_or(self.level.patience(), |limit| limit.min(self.level.patience()))
    }
}

/// A player asks what the computer would do.
pub struct Hint {
    /// As if the seat were a computer's. It uses the budget of the person who asks.
    pub think: Think,
    /// The person who asks, and the chat.
    pub asked: Whom,
}

/// Somebody wants to know where a match turned.
pub struct LookBack {
    pub id: MatchId,
    /// A copy of it.
    pub played: Box<Match>,
    /// The person who asks, and the chat.
    pub asked: Whom,
}

/// A computer has not decided yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pondering {
    pub id: MatchId,
    /// Length of the log when it began to think.
    pub version: usize,
    /// Whether it takes long, as far as the bot knows.
    pub long: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    pub id: MatchId,
    /// Length of the log when it began to think.
    pub version: usize,
    pub seat: Seat,
    /// Its move. `None`: it found none and resigns.
    pub text: Option<String>,
    /// How long it thought.
    pub took: Duration,
}

/// A query whether a user is an administrator of a chat, asked when it matters.
#[derive(Clone, PartialEq, Debug)]
pub struct AdminQuery {
    /// The messenger's id of the chat.
    pub peer: Peer,
    pub user: UserId,
    /// The action that depends on the answer.
    pub then: AdminThen,
}

/// A user's order about a cup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CupOrder {
    Join,
    Leave,
    Start,
    /// Stops it at once.
    Stop,
    /// Stops it after its round.
    Close,
    /// Removes a user from it.
    Out(UserId),
}

/// The action to take once an [`AdminQuery`] is answered.
#[derive(Clone, PartialEq, Debug)]
pub enum AdminThen {
    /// Calls a match off.
    Cancel {
        id: MatchId,
        /// The message that asked for it.
        asked: Whom,
        /// Whether the message clearly means this match.
        sure: bool,
    },
    /// Stops a cup, or removes somebody from it.
    Cup {
        /// The message that asked for it.
        asked: Whom,
        id: CupId,
        wanted: CupOrder,
    },
    /// Changes settings for a command.
    Write {
        /// The message that asked for it.
        asked: Whom,
        sets: Vec<(String, String)>,
    },
    /// A button's answer to a question for the group.
    Answer {
        press: Box<Press>,
        id: MatchId,
        /// When the question expires.
        until: u64,
        yes: bool,
    },
    /// Changes a setting for a button.
    Set {
        press: Box<Press>,
        /// The name of the setting.
        key: String,
        value: String,
    },
}
