//! The rows: what we know about chats, users and matches.
//!
//! They are plain data, which `schema` writes as CBOR. A new field needs a default, since older rows do not have it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::alone_rows::{AloneRow, OneRow, SuggestedRow};
use super::ids::{ChatId, CupId, MatchId, Peer, ResultId, UserId};
use super::lang::Lang;
use super::pending::{OfferRow, QuestionRow};
use super::turning_rows::LookedRow;
use super::vote_rows::VoteRow;
use crate::base::{Draw, Labels, Place};
use crate::game::{Outcome, Text};
use crate::paint::Theme;

/// What the bot may do in a chat, as a member of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Membership {
    /// An ordinary member.
    Member,
    /// An administrator, who reads everything.
    Admin,
    /// Removed, or blocked by the user.
    Out,
}

/// Why a chat cannot be written to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Closed {
    /// The user has blocked the bot or deleted the account.
    Blocked,
    /// The user has never opened the private chat.
    Unopened,
    /// The bot was removed from the group, or the group is gone.
    Kicked,
    /// The group permits nothing, or not to this bot.
    Muted,
    /// The topic is closed.
    Topic,
}

/// How boards follow each other in a chat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Policy {
    /// A new picture, then the old one is removed.
    #[default]
    Replace,
    /// The picture changes in place.
    Edit,
    /// All pictures stay.
    Keep,
}

/// How much of a large sheet a board shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ViewRow {
    /// All of it.
    Whole,
    /// The part round the latest moves.
    Near,
    /// The part round a place, until the next move.
    At(Place),
}

/// A chat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ChatRow {
    /// The messenger's id, now.
    #[serde(rename = "chat")]
    pub peer: Peer,
    /// Whether it is the private chat with one user (whose id is `peer`).
    pub private: bool,
    /// Its title.
    pub title: String,
    /// Its language.
    pub lang: Lang,
    /// The letters of its boards; `None`: as the language has it.
    pub labels: Option<Labels>,
    /// Its board policy.
    pub policy: Policy,
    /// The look of its pictures; `None`: the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theme: Option<Theme>,
    /// What the bot is in it.
    #[serde(rename = "standing")]
    pub membership: Membership,
    /// Why nothing can be sent to it at the moment.
    pub closed: Option<Closed>,
    /// The match shown in it that has ended last.
    #[serde(default)]
    pub ended: Option<MatchId>,
    /// Its quiet hours by its own time, from and to, 0 to 23; `None`: none.
    #[serde(default)]
    pub quiet: Option<(u8, u8)>,
    /// How far its time is ahead of UTC, in minutes.
    #[serde(default)]
    pub zone: i16,
    /// How many matches of each game have begun in it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub played: BTreeMap<String, u32>,
    /// The commands in the menu that was declared for it alone; empty: it has that of all chats of its kind.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub menu: Vec<String>,
    /// Whether it has refused the latest picture, as no kind of message that it permits: boards are written there.
    #[serde(default, skip_serializing_if = "is_default")]
    pub written: bool,
    /// Whether the bot has introduced itself.
    #[serde(default, skip_serializing_if = "is_default")]
    pub greeted: bool,
    /// What boards of large sheets show where nobody has said anything else; `None`: of the largest a part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<ViewRow>,
    /// The message that tells whose private chat this is of turns in slow matches; `None`: it is not wanted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<TurnsRow>,
    /// Whether the puzzles of the day are shown in it every morning.
    #[serde(default, skip_serializing_if = "is_default")]
    pub daily: bool,
    /// Whether the table of a month is not announced in it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub no_months: bool,
    /// Whether its boards have no button that begins a move.
    #[serde(default, skip_serializing_if = "is_default")]
    pub no_move: bool,
    /// What it makes of messages that one person sees alone.
    #[serde(default, skip_serializing_if = "is_default")]
    pub one: OneRow,
    /// Whether nobody votes there by a reaction, and the bot reacts to nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_reactions: bool,
    /// The players who have left it in the middle of a match, and have not been heard of since.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<UserId>,
}

/// The message *your turn*.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct TurnsRow {
    /// Where it stands.
    pub message: Option<i32>,
    /// What it says.
    pub told: Vec<TurnRow>,
}

/// A match that waits for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnRow {
    /// The match.
    pub id: MatchId,
    /// The message of its board, where it can be linked to.
    pub message: Option<i32>,
}

/// The store does not write fields that have their default.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl ChatRow {
    /// The letters of its boards.
    pub fn letters(&self) -> Labels {
        self.labels.unwrap_or(match self.lang {
            Lang::Ru => Labels::Cyrillic,
            Lang::En => Labels::Latin,
        })
    }
}

/// A user, as last seen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct UserRow {
    /// The name shown.
    pub name: String,
    /// Without `@`.
    pub username: Option<String>,
    /// The language of the user's program.
    pub lang: Lang,
}

/// The holder of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Who {
    /// A user.
    User(UserId),
    /// Somebody known only by username (lowercase), until they accept.
    Username(String),
    /// A computer opponent of that level.
    Computer(u8),
    /// The chat where the match is played: whoever is there may vote.
    Chat,
}

/// A seat of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatRow {
    /// Who sits there.
    pub who: Who,
    /// The name shown.
    pub name: String,
    /// The message or press by which they joined; `None`: invited.
    pub joined: Option<String>,
    /// Who plays along on the same seat: any of them moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<PartnerRow>,
}

/// Somebody who plays along on another's seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PartnerRow {
    /// The user.
    pub user: UserId,
    /// The name shown.
    pub name: String,
}

impl SeatRow {
    /// The users who move for the seat: whoever has joined, and the partners.
    pub fn users(&self) -> impl Iterator<Item = UserId> {
        let first = match (&self.who, &self.joined) {
            (Who::User(user), Some(_)) => Some(*user),
            _ => None,
        };
        first.into_iter().chain(self.also.iter().map(|partner| partner.user))
    }
}

/// What stands between the names of those who share a seat.
pub const PARTNERS: &str = " & ";

/// How far a match has come.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// A challenge that waits for players.
    #[default]
    Lobby,
    /// It is played.
    Live,
    /// It has ended.
    Over,
    /// The challenge was declined, withdrawn, lapsed or could not start.
    Void,
}

/// The board of a match in one chat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BoardRow {
    /// The chat.
    #[serde(rename = "room")]
    pub chat: ChatId,
    /// The seat whose view it shows; `None`: what everybody may see.
    pub seat: Option<u8>,
    /// The message that shows it, once it is known.
    pub message: Option<i32>,
    /// Length of the log that it shows.
    pub shown: usize,
    /// Whether it has buttons.
    #[serde(default)]
    pub keyed: bool,
    /// The newest message by which a move was typed in that chat.
    pub moved: i32,
    /// Whether it is written in letters instead of painted.
    #[serde(default, skip_serializing_if = "is_default")]
    pub written: bool,
    /// What it shows of a large sheet; `None`: as the chat has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<ViewRow>,
}

impl BoardRow {
    /// A board that is not shown yet.
    pub fn new(chat: ChatId, seat: Option<u8>) -> BoardRow {
        BoardRow { chat, seat, message: None, shown: 0, keyed: false, moved: 0, written: false, view: None }
    }
}

/// Something that happened and has not been told with every board yet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NewsRow {
    /// Length of the log after it.
    #[serde(rename = "stamp")]
    pub version: usize,
    /// The sentence.
    pub text: Text,
    /// The seat that alone may hear it, on its own board; `None`: everybody.
    #[serde(default)]
    pub to: Option<u8>,
}

/// When a seat was shown what it is asked; gone with its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ShownRow {
    /// The seat.
    pub seat: u8,
    /// When the messenger took the picture: milliseconds since the match began.
    pub at: u64,
}

/// A refusal of a move, gone with the next move of whom it answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RefusalRow {
    /// The chat.
    #[serde(rename = "room")]
    pub chat: ChatId,
    /// Whom it answers.
    pub user: UserId,
    /// The message.
    pub message: i32,
    /// Whether the person it answers sees it alone.
    #[serde(default, skip_serializing_if = "is_default")]
    pub alone: bool,
}

/// Those who are asked have been reminded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReminderRow {
    /// Length of the log then: after the next line it is no longer about anything.
    #[serde(rename = "stamp")]
    pub version: usize,
    /// When: milliseconds since 1970.
    pub at: u64,
}

/// A match or the challenge that leads to it.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct MatchRow {
    /// Its number.
    pub id: MatchId,
    /// The game's id.
    pub game: String,
    /// The number of the rules it is played by.
    pub rules: u16,
    /// Its options as the record writes them.
    pub options: String,
    /// Its clock as the record writes it; empty: none.
    #[serde(default)]
    pub clock: String,
    /// Whether its computers give up what is lost; `None`: as their strength has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resigns: Option<bool>,
    /// Whether its players may ask the computer for hints; `None`: as long as it moves no rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
    /// Whether its players have agreed that it moves no rating.
    #[serde(default, skip_serializing_if = "is_default")]
    pub casual: bool,
    /// How the chat plays the seat that it has; `None`: it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vote: Option<VoteRow>,
    /// The chat where it is played.
    #[serde(rename = "room")]
    pub chat: ChatId,
    /// The topic there.
    pub topic: Option<i32>,
    /// Who made the challenge.
    pub host: UserId,
    /// Whether anybody may join.
    #[serde(rename = "open")]
    pub anybody: bool,
    /// Whether its options may still be tapped: nothing was said about them.
    #[serde(default)]
    pub tunable: bool,
    /// The seats, in joining order.
    pub seats: Vec<SeatRow>,
    /// How far it has come.
    pub stage: Stage,
    /// The secret behind its chance, hexadecimal. Never shown before the end.
    pub secret: String,
    /// The seed, hexadecimal, where what it is made of besides the secret was erased. Never shown before the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Who begins, where it is not drawn by lot.
    pub first: Option<u8>,
    /// What the set-up drew, where words of a list were among it: another list would give others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deal: Vec<Draw>,
    /// When the challenge was made: milliseconds since 1970.
    pub made: u64,
    /// When play began.
    pub began: u64,
    /// The time of the last line, milliseconds since 1970: of a typed move that of its message.
    pub last: u64,
    /// The message that shows the challenge.
    pub lobby: Option<i32>,
    /// Why a challenge came to nothing.
    pub voided: Option<Text>,
    /// The names of those who have declined a challenge that waits for others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub declined: Vec<String>,
    /// The names of those who were asked and have left the group since.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<String>,
    /// A proposal that waits.
    pub offer: Option<OfferRow>,
    /// Questions that wait, at most one for each user.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<QuestionRow>,
    /// Its boards: that of its chat first.
    pub boards: Vec<BoardRow>,
    /// What the boards have not told yet.
    pub news: Vec<NewsRow>,
    /// When its timer is due.
    pub timer: Option<u64>,
    /// The latest reminder.
    #[serde(default)]
    pub reminded: Option<ReminderRow>,
    /// The seats that were shown what they are asked, and when.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<ShownRow>,
    /// The refusals of moves that stand in its chats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refusals: Vec<RefusalRow>,
    /// The people to whom the bot has said how to type moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hinted: Vec<UserId>,
    /// The people whom the bot named in its chat because it cannot ask them in private.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub named: Vec<UserId>,
    /// What its players see alone in its chat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub alone: Vec<AloneRow>,
    /// What the computer has suggested to seats that it was asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub suggested: Vec<SuggestedRow>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Where it turned, once somebody has asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub looked: Option<LookedRow>,
    /// The match that followed it.
    pub rematch: Option<MatchId>,
    /// The cup that it belongs to, and its number there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cup: Option<(CupId, u16)>,
    /// The day whose puzzle it is, counted from the first of January 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<u32>,
    /// Its result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultId>,
}

impl MatchRow {
    /// The seat of a user who has joined.
    pub fn seat_of(&self, user: UserId) -> Option<u8> {
        let found = self.seats.iter().position(|seat| seat.users().any(|own| own == user))?;
        u8::try_from(found).ok()
    }

    /// The names of the seats.
    pub fn names(&self) -> Vec<String> {
        let all = |seat: &SeatRow| -> Vec<String> {
            [&seat.name].into_iter().chain(seat.also.iter().map(|partner| &partner.name)).cloned().collect()
        };
        self.seats.iter().map(|seat| all(seat).join(PARTNERS)).collect()
    }

    /// How many share a seat.
    pub fn people(&self, seat: u8) -> usize {
        self.seats.get(usize::from(seat)).map_or(1, |row| 1 + row.also.len())
    }

    /// The level of the computer on a seat.
    pub fn computer(&self, seat: u8) -> Option<u8> {
        match self.seats.get(usize::from(seat))?.who {
            Who::Computer(level) => Some(level),
            _ => None,
        }
    }
}

#[cfg(test)]
#[path = "rows_tests.rs"]
mod tests;
