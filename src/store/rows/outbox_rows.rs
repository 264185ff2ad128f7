//! The rows of the outbox: what the bot still has to send to chats.

use serde::{Deserialize, Serialize};

use super::ids::*;
use super::lang::Lang;
use super::pending::Proposal;
use crate::base::Place;
use crate::game::Text;

/// A button of a note: its label and its action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NoteKey {
    pub label: Text,
    /// Callback data, or a link if it begins with `https://`. Empty for a label without an action.
    pub does: String,
}

/// The content of a picture beside the board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SketchRow {
    /// A hint that only the player who asks for it may see.
    Hint {
        /// The seat that the hint is for.
        seat: u8,
        /// Length of the log when it was asked for. Later, the hint would mislead.
        #[serde(rename = "stamp")]
        version: usize,
    },
    /// The position with rings around these places.
    Rings {
        /// The places to ring.
        places: Vec<Place>,
    },
}

/// A table painted as a picture.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TableRow {
    /// A table of the chat.
    Top {
        /// Its page name, as in its buttons.
        page: String,
        /// The person who asks, whose row is marked.
        user: UserId,
    },
    Stats {
        /// The chat that they are about.
        #[serde(rename = "room")]
        chat: ChatId,
        user: UserId,
    },
}

/// The content of an entry. It becomes a call when the entry is sent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Due {
    /// The board of a match, as it is at that time. `fresh`: as a new message even if boards are edited.
    Board {
        id: MatchId,
        /// Whether it must be a new message.
        fresh: bool,
    },
    /// The current board message, in another view.
    View { id: MatchId },
    /// The challenge, as it is at that time. `fresh`: as a new message that replaces the old one.
    Lobby {
        id: MatchId,
        /// Whether it must be a new message.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        fresh: bool,
    },
    /// A proposal and the seats still to agree, as they are at that time.
    Offer {
        id: MatchId,
        /// Length of the log when it was made.
        #[serde(rename = "stamp")]
        version: usize,
        what: Proposal,
        /// The message that it replies to.
        reply_to: Option<i32>,
    },
    /// A question to a user, if it is still open at that time.
    Question {
        id: MatchId,
        /// The user who is asked.
        user: UserId,
        /// When it expires.
        until: u64,
        /// The message that it replies to.
        reply_to: Option<i32>,
    },
    /// The vote of a chat as it is at that time, if it is still running.
    Vote {
        id: MatchId,
        /// The number of the vote.
        poll: u32,
    },
    Note {
        /// Its text, one paragraph per item.
        text: Vec<Text>,
        /// The match whose names it uses.
        about: Option<MatchId>,
        /// Seats whose players it must mention.
        mention: Vec<u8>,
        keys: Vec<Vec<NoteKey>>,
        /// The message that it replies to.
        reply_to: Option<i32>,
        /// The message that it replaces.
        edits: Option<i32>,
        topic: Option<i32>,
    },
    /// The greeting of the chat.
    Greeting {
        /// The message that it replaces.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        edits: Option<i32>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        topic: Option<i32>,
    },
    /// The first page of the catalogue, or the page of a family with parts.
    Cover {
        /// The key of the family. Empty for the first page.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        family: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        topic: Option<i32>,
    },
    /// A picture beside the board, with something added.
    Sketch {
        id: MatchId,
        what: SketchRow,
        text: Text,
        /// The message that it replies to.
        reply_to: Option<i32>,
        topic: Option<i32>,
    },
    /// The move that the computer suggests to a seat, if the seat is still asked for one by then. Nobody else reads it.
    Hint {
        id: MatchId,
        seat: u8,
        /// The message it answers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reply_to: Option<i32>,
    },
    /// The puzzles of a day with their current table.
    Day {
        /// The day, counted from 1 January 1970.
        day: u32,
    },
    /// The table of a month.
    Month {
        /// The month: the year times twelve, plus the month from 0.
        month: u32,
    },
    /// A player's private message in the group of a match, as it is at that time.
    Alone { id: MatchId, user: UserId },
    /// The *your turn* message, to the user of a private chat.
    Turns,
    /// Takes the buttons of a message away.
    Unkey {
        /// The message that loses its buttons.
        message: i32,
    },
    Delete {
        /// The message to delete.
        message: i32,
    },
    /// Reacts to a message.
    React {
        /// The message to react to.
        message: i32,
        /// The emoji. `None`: removes an earlier reaction.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        emoji: Option<String>,
    },
    /// The command menu of the chat, in one language.
    Menu {
        /// The language of the menu.
        lang: Lang,
        /// The names of the commands. If the chat should have others by then, nothing is sent.
        commands: Vec<String>,
    },
    /// A match as a film, up to its state at that time.
    Film {
        id: MatchId,
        /// The message that it replies to.
        reply_to: Option<i32>,
        topic: Option<i32>,
    },
    /// The lesson of a game: its picture, or its film.
    Lesson {
        game: String,
        /// The variant, if it has rules of its own and is meant.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        variant: Option<String>,
        /// Whether to send the film.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        film: bool,
        /// The caption, one paragraph per item.
        text: Vec<Text>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        keys: Vec<Vec<NoteKey>>,
        /// The message that it replies to.
        reply_to: Option<i32>,
        topic: Option<i32>,
    },
    /// The last board of a match as a card to share.
    Card {
        id: MatchId,
        /// The message that it replies to.
        reply_to: Option<i32>,
        topic: Option<i32>,
    },
    /// The position where a match turned.
    Back {
        id: MatchId,
        /// The message it answers.
        reply_to: Option<i32>,
        topic: Option<i32>,
    },
    /// A table as a picture.
    Table {
        /// The table to paint.
        what: TableRow,
        /// The message that it replies to.
        reply_to: Option<i32>,
        topic: Option<i32>,
    },
    /// The stored data of a user, as a file.
    MyData {
        user: UserId,
        /// The message that it replies to.
        reply_to: Option<i32>,
    },
    /// A round of a cup, as it is at that time.
    Cup {
        id: CupId,
        /// The round; 0 for the invitation.
        round: u8,
    },
    /// The record of a match as a file.
    Record {
        id: MatchId,
        /// The message that it replies to.
        reply_to: Option<i32>,
        topic: Option<i32>,
        /// Whether as SGF instead of our own format.
        #[serde(default)]
        sgf: bool,
    },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct EntryRow {
    /// The chat it goes to.
    #[serde(rename = "room")]
    pub chat: ChatId,
    pub due: Due,
    /// The addressee of an answer. `None`: it is for all players and spectators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<ToRow>,
}

/// The addressee of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ToRow {
    pub user: UserId,
    /// The match whose move it refuses. It is removed with the next move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refuses: Option<MatchId>,
    /// Whether that move came while it was being sent.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stale: bool,
    /// Whether only this person needs to read it, if the group has private messages.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub quiet: bool,
    /// The number of the message to the bot only that it answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<i32>,
    /// The press that it answers, on a private message of this person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub press: Option<u64>,
    /// Whether the message that it replaces is a private message of this person.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub there: bool,
}

impl ToRow {
    /// An answer to a person that everybody can read.
    pub fn of(user: UserId) -> ToRow {
        ToRow { user, refuses: None, stale: false, quiet: false, answers: None, press: None, there: false }
    }
}
