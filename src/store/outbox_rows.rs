//! The rows of the outbox: what the bot still has to send to chats.

use serde::{Deserialize, Serialize};

use super::ids::*;
use super::lang::Lang;
use super::pending::Proposal;
use crate::base::Place;
use crate::game::Text;

/// A button of a note: what it says, and what it does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NoteKey {
    /// What it says.
    pub label: Text,
    /// Callback data, a link when it begins with `https://`, or nothing: then it says what was done.
    pub does: String,
}

/// What a picture beside the board shows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SketchRow {
    /// What a player may ask for and sees alone.
    Hint {
        /// The seat.
        seat: u8,
        /// Length of the log when it was asked for: later it would mislead.
        #[serde(rename = "stamp")]
        version: usize,
    },
    /// The position with these places ringed.
    Rings {
        /// The places.
        places: Vec<Place>,
    },
}

/// A table as a picture.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TableRow {
    /// A table of the chat.
    Top {
        /// Its page, as its buttons name it.
        page: String,
        /// The person who asks: their own line is marked.
        user: UserId,
    },
    /// What somebody has done.
    Stats {
        /// The chat it is about.
        #[serde(rename = "room")]
        chat: ChatId,
        /// Who.
        user: UserId,
    },
}

/// The content of an entry, which becomes a call when the entry leaves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Due {
    /// The board of a match as it then stands. `fresh`: as a new message even where boards are edited.
    Board {
        /// The match.
        id: MatchId,
        /// Whether it must be a new message.
        fresh: bool,
    },
    /// The board that stands, looked at in another way.
    View {
        /// The match.
        id: MatchId,
    },
    /// The challenge as it then stands. `fresh`: as a new message, the old one goes.
    Lobby {
        /// The match.
        id: MatchId,
        /// Whether it must be a new message.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        fresh: bool,
    },
    /// A proposal and who still has to agree, as it then stands.
    Offer {
        /// The match.
        id: MatchId,
        /// Length of the log when it was made.
        #[serde(rename = "stamp")]
        version: usize,
        /// What is proposed.
        what: Proposal,
        /// The message it answers.
        reply_to: Option<i32>,
    },
    /// A question to a user, if it still waits by then.
    Question {
        /// The match.
        id: MatchId,
        /// Who is asked.
        user: UserId,
        /// Until when it waits.
        until: u64,
        /// The message it answers.
        reply_to: Option<i32>,
    },
    /// The vote of a chat as it then stands, if it still goes on.
    Vote {
        /// The match.
        id: MatchId,
        /// The number of the vote.
        poll: u32,
    },
    /// A text.
    Note {
        /// What it says, one paragraph an item.
        text: Vec<Text>,
        /// The match whose names it uses.
        about: Option<MatchId>,
        /// Seats that it must reach by a mention.
        mention: Vec<u8>,
        /// Its buttons.
        keys: Vec<Vec<NoteKey>>,
        /// The message it answers.
        reply_to: Option<i32>,
        /// The message that it replaces.
        edits: Option<i32>,
        /// The topic.
        topic: Option<i32>,
    },
    /// The greeting of the chat.
    Greeting {
        /// The message that it replaces.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        edits: Option<i32>,
        /// The topic.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        topic: Option<i32>,
    },
    /// The first page of the catalogue, or of a family that has parts.
    Cover {
        /// The key of the family; empty: all of them.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        family: String,
        /// The topic.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        topic: Option<i32>,
    },
    /// A picture beside the board, with something added to it.
    Sketch {
        /// The match.
        id: MatchId,
        /// What is added.
        what: SketchRow,
        /// What is said of it.
        text: Text,
        /// The message it answers.
        reply_to: Option<i32>,
        /// The topic.
        topic: Option<i32>,
    },
    /// The move that the computer suggests to a seat, if the seat is still asked for one by then. Nobody else reads it.
    Hint {
        /// The match.
        id: MatchId,
        /// The seat.
        seat: u8,
        /// The message it answers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reply_to: Option<i32>,
    },
    /// The puzzles of a day with their table, as they then stand.
    Day {
        /// Its number, counted from the first of January 1970.
        day: u32,
    },
    /// What a player sees alone of a match, in the group where it is played, as it then stands.
    Alone {
        /// The match.
        id: MatchId,
        /// The player.
        user: UserId,
    },
    /// What waits for the user of a private chat, in one message.
    Turns,
    /// The buttons of a message are taken away.
    Unkey {
        /// The message.
        message: i32,
    },
    /// The message is removed.
    Delete {
        /// The message.
        message: i32,
    },
    /// The bot reacts to a message.
    React {
        /// The message.
        message: i32,
        /// By which emoji; `None`: an earlier reaction is taken away.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        emoji: Option<String>,
    },
    /// The menu of commands of the chat, in one language.
    Menu {
        /// In which.
        lang: Lang,
        /// The names of the commands. If the chat is to have others by then, this entry sends nothing.
        commands: Vec<String>,
    },
    /// A match as a moving picture, as far as it has come by then.
    Film {
        /// The match.
        id: MatchId,
        /// The message it answers.
        reply_to: Option<i32>,
        /// The topic.
        topic: Option<i32>,
    },
    /// The lesson of a game: its picture, or its film.
    Lesson {
        /// The game.
        game: String,
        /// The variant, where one with rules of its own is meant.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        variant: Option<String>,
        /// Whether as a film.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        film: bool,
        /// What stands below it, one paragraph an item.
        text: Vec<Text>,
        /// Its buttons.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        keys: Vec<Vec<NoteKey>>,
        /// The message it answers.
        reply_to: Option<i32>,
        /// The topic.
        topic: Option<i32>,
    },
    /// The last board of a match as a card to pass on.
    Card {
        /// The match.
        id: MatchId,
        /// The message it answers.
        reply_to: Option<i32>,
        /// The topic.
        topic: Option<i32>,
    },
    /// The position where a match turned.
    Back {
        /// The match.
        id: MatchId,
        /// The message it answers.
        reply_to: Option<i32>,
        /// The topic.
        topic: Option<i32>,
    },
    /// A table as a picture.
    Table {
        /// Which.
        what: TableRow,
        /// The message it answers.
        reply_to: Option<i32>,
        /// The topic.
        topic: Option<i32>,
    },
    /// What the bot keeps of somebody, as a file.
    MyData {
        /// Who.
        user: UserId,
        /// The message it answers.
        reply_to: Option<i32>,
    },
    /// A round of a cup as it then stands.
    Cup {
        /// The cup.
        id: CupId,
        /// The round; 0: the invitation.
        round: u8,
    },
    /// The record of a match as a file.
    Record {
        /// The match.
        id: MatchId,
        /// The message it answers.
        reply_to: Option<i32>,
        /// The topic.
        topic: Option<i32>,
        /// In SGF instead of our own text.
        #[serde(default)]
        sgf: bool,
    },
}

/// An entry of the outbox.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct EntryRow {
    /// The chat it goes to.
    #[serde(rename = "room")]
    pub chat: ChatId,
    /// The content.
    pub due: Due,
    /// Whom it answers; `None`: it is for all who play or look on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<ToRow>,
}

/// Whom an entry answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ToRow {
    /// The person.
    pub user: UserId,
    /// The match a move of which it refuses: it goes away with the next move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refuses: Option<MatchId>,
    /// Whether it was on its way when that move came.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stale: bool,
    /// Whether only this person needs to read it, where the group has messages that one person sees alone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub quiet: bool,
    /// The message to the bot alone that it answers, by its number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<i32>,
    /// The press that it answers, on a message that this person sees alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub press: Option<u64>,
    /// Whether the message that it replaces is one that this person sees alone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub there: bool,
}

impl ToRow {
    /// An answer to a person, for everybody to read.
    pub fn of(user: UserId) -> ToRow {
        ToRow { user, refuses: None, stale: false, quiet: false, answers: None, press: None, there: false }
    }
}
