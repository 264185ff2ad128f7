//! The effects of a step: what remains to be done once its transaction is durable.

use std::time::Duration;

use super::incoming::{Message, Press};
use crate::game::{Level, Position, Seat};
use crate::play::Match;
use crate::store::Seq;
use crate::store::schema::{ChatId, CupId, EntryId, MatchId, Peer, UserId};

/// The effects that wait until everything up to `seq` is on disk.
#[derive(Default)]
pub struct Effects {
    /// The number of the last transaction.
    pub seq: Seq,
    /// Toasts for presses.
    pub answers: Vec<Answer>,
    /// Chats that were written to before the start, and when: milliseconds since 1970.
    pub wrote: Vec<(ChatId, u64)>,
    /// What is suggested to people who type behind the bot's name.
    pub suggest: Vec<Suggestions>,
    /// New entries of the outbox, and those that have become more urgent.
    pub push: Vec<Push>,
    /// Computers to start.
    pub think: Vec<Think>,
    /// Hints to find.
    pub hints: Vec<Hint>,
    /// Matches to look back at.
    pub looks: Vec<Look>,
    /// What chats are shown that wait for something.
    pub acts: Vec<Act>,
    /// A question whose answer comes back through the desk.
    pub ask: Option<AdminQuery>,
}

impl Effects {
    /// What is to be done besides.
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

/// Somebody who has asked for something, and where the answer goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Whom {
    /// The chat.
    pub chat: ChatId,
    /// The topic there.
    pub topic: Option<i32>,
    /// The message that asks.
    pub message: i32,
    /// The user.
    pub user: UserId,
    /// How that person alone can be answered, where nobody else needs to read it.
    pub alone: Alone,
}

/// Whether an answer is for one person alone, and what lets the bot write it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Alone {
    /// Whether nobody else needs to read it.
    pub quiet: bool,
    /// The message to the bot alone that is answered, by its number.
    pub answers: Option<i32>,
    /// The press on a message that this person sees alone.
    pub press: Option<u64>,
}

impl Whom {
    /// Who has written a message in a chat.
    pub fn of(chat: ChatId, message: &Message) -> Whom {
        let alone = Alone { quiet: message.alone.is_some(), answers: message.alone, press: None };
        Whom { chat, topic: message.topic, message: message.id, user: message.from.id, alone }
    }

    /// Who has pressed a button in a chat.
    pub fn pressing(chat: ChatId, press: &Press) -> Whom {
        let there = press.alone.is_some();
        let alone = Alone { quiet: there, answers: None, press: press.id.parse().ok().filter(|_| there) };
        Whom { chat, topic: press.topic, message: press.message, user: press.from.id, alone }
    }

    /// The same, where nobody else needs to read the answer.
    pub fn quietly(self) -> Whom {
        Whom { alone: Alone { quiet: true, ..self.alone }, ..self }
    }
}

/// A toast or an alert for somebody who pressed a button; empty text just ends the waiting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The press.
    pub press: String,
    /// Plain text, at most 200 characters.
    pub text: String,
    /// Whether the reader must close it.
    pub alert: bool,
    /// A link to open (a deep link into the private chat).
    pub url: Option<String>,
}

/// What is suggested to somebody who types behind the bot's name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suggestions {
    /// The query that is answered.
    pub query: String,
    /// In the order in which they are shown, at most 50.
    pub rows: Vec<Suggestion>,
}

/// One of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suggestion {
    /// Its first line.
    pub title: String,
    /// Its second line.
    pub about: String,
    /// The message that whoever chooses it sends, plain.
    pub text: String,
    /// A button below that message: what it says, and the link that it opens.
    pub link: Option<(String, String)>,
}

/// An entry of the outbox and the lane it travels in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Push {
    /// The lane: usually the number of its chat.
    pub lane: u64,
    /// Whether the chat is a group.
    pub group: bool,
    /// How urgent it is.
    pub class: Class,
    /// The entry.
    pub entry: EntryId,
}

/// What a chat is shown for some seconds while it waits for the bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Act {
    /// The chat, as the messenger knows it.
    pub peer: Peer,
    /// The topic there.
    pub topic: Option<i32>,
    /// Whether a picture is on its way. Otherwise the bot is thinking.
    pub paints: bool,
}

/// How urgent an entry of the outbox is: what stands first here leaves first, in its chat and in all chats together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Class {
    /// A board of a blitz: seconds count.
    Blitz,
    /// A board by which a match goes on.
    Board,
    /// What comes of a wish: challenges, first boards, offers; and what the table tells.
    Notice,
    /// What writes nothing, so that no limit of a chat holds it up: removals, buttons taken away, reactions, menus.
    Tidy,
    /// An answer to one person.
    Answer,
    /// Films and records: long on their way, so in a chat they travel beside everything else.
    File,
}

impl Class {
    /// Whether it counts toward the limits of its chat.
    pub fn counts(self) -> bool {
        self != Class::Tidy
    }

    /// Whether matches go on by it.
    pub fn is_board(self) -> bool {
        matches!(self, Class::Blitz | Class::Board)
    }
}

/// A computer's turn.
pub struct Think {
    /// The match.
    pub id: MatchId,
    /// Length of its log.
    pub version: usize,
    /// For whom it thinks: who has made the challenge.
    pub host: UserId,
    /// The computer's seat.
    pub seat: Seat,
    /// Its strength.
    pub level: Level,
    /// How long it may think at most; `None`: as its strength has it.
    pub limit: Option<Duration>,
    /// Whether it may give up a match that is lost for certain.
    pub resigns: bool,
    /// A copy of the position.
    pub position: Box<dyn Position>,
    /// Where its chance comes from (not the match's).
    pub seed: [u8; 32],
}

impl Think {
    /// How long it may take in all.
    pub fn most(&self) -> Duration {
        self.limit.map_or(self.level.patience(), |limit| limit.min(self.level.patience()))
    }
}

/// A player wants to know what the computer would do.
pub struct Hint {
    /// As if the seat were a computer's. It thinks for whoever asks.
    pub think: Think,
    /// Who asks, and where.
    pub asked: Whom,
}

/// Somebody wants to know where a match turned.
pub struct Look {
    /// The match.
    pub id: MatchId,
    /// A copy of it.
    pub played: Box<Match>,
    /// Who asks, and where.
    pub asked: Whom,
}

/// A computer has not decided yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pondering {
    /// The match.
    pub id: MatchId,
    /// Length of its log when the thinking began.
    pub version: usize,
    /// Whether it takes long, as far as is known.
    pub long: bool,
}

/// What a computer has decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The match.
    pub id: MatchId,
    /// Length of its log when the thinking began.
    pub version: usize,
    /// The computer's seat.
    pub seat: Seat,
    /// Its move; `None`: it found none and gives up.
    pub text: Option<String>,
    /// How long that took.
    pub took: Duration,
}

/// Whether a user is an administrator of a chat, asked at the moment it matters.
#[derive(Clone, PartialEq, Debug)]
pub struct AdminQuery {
    /// The chat, as the messenger knows it.
    pub peer: Peer,
    /// The user.
    pub user: UserId,
    /// What the answer decides.
    pub then: AdminThen,
}

/// What somebody wants of a cup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CupOrder {
    Join,
    Leave,
    Start,
    Stop,
    /// Puts somebody out.
    Out(UserId),
}

/// What a [`AdminQuery`] decides.
#[derive(Clone, PartialEq, Debug)]
pub enum AdminThen {
    /// A match is called off.
    Cancel {
        /// The match.
        id: MatchId,
        /// The message that asks.
        asked: Whom,
        /// Whether it is sure that this match is meant.
        sure: bool,
    },
    /// A cup is stopped, or somebody is put out of it.
    Cup {
        /// The message that asks.
        asked: Whom,
        /// The cup.
        id: CupId,
        /// What is wanted.
        wanted: CupOrder,
    },
    /// Settings are changed by a command.
    Write {
        /// The message that asks.
        asked: Whom,
        /// Names and values.
        sets: Vec<(String, String)>,
    },
    /// A question that was asked of the group is answered by a button.
    Answer {
        /// The press.
        press: Box<Press>,
        /// The match.
        id: MatchId,
        /// Until when the question waits.
        until: u64,
        /// What is said.
        yes: bool,
    },
    /// A setting is changed by a button.
    Set {
        /// The press.
        press: Box<Press>,
        /// Which setting.
        key: String,
        /// Its value.
        value: String,
    },
}
