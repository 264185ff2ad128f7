//! The rows: what we know about chats, users and matches.
//!
//! They are plain data. `schema` writes them as CBOR. A new field needs a default, since older rows do not have it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::alone_rows::{AloneRow, OneRow, SuggestedRow};
use super::ids::{ChatId, CupId, MatchId, Peer, ResultId, UserId};
use super::lang::Lang;
use super::outbox_rows::Due;
use super::pending::{OfferRow, QuestionRow};
use super::told_rows::{ChannelsRow, TurnsRow};
use super::turning_rows::LookedRow;
use super::vote_rows::VoteRow;
use crate::base::{Draw, Labels, Place};
use crate::game::{Outcome, Text};
use crate::paint::Theme;

/// The bot's membership in a chat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Membership {
    /// An ordinary member.
    Member,
    /// An administrator, who receives all messages.
    Admin,
    /// Removed from the group, or blocked by the user.
    Out,
}

/// Why the bot cannot write in a chat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Closed {
    /// The user has blocked the bot or deleted their account.
    Blocked,
    /// The user has never opened the private chat.
    Unopened,
    /// The bot was removed from the group, or the group is gone.
    Kicked,
    /// The group does not permit messages, or not by this bot.
    Muted,
    /// The topic is closed.
    Topic,
}

/// How a new board replaces the old one in a chat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Policy {
    /// Sends a new picture, then deletes the old one.
    #[default]
    Replace,
    /// Edits the picture in place.
    Edit,
    /// Sends a new picture, and keeps the old ones.
    Keep,
}

/// The visible part of a large sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ViewRow {
    /// The whole sheet.
    Whole,
    /// The part around the latest moves.
    Near,
    /// The part around a place, until the next move.
    At(Place),
}

/// A chat and its settings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ChatRow {
    /// The messenger's current id.
    #[serde(rename = "chat")]
    pub peer: Peer,
    /// Whether it is the private chat with one user (whose id is `peer`).
    pub private: bool,
    /// Its title. Empty in private.
    pub title: String,
    pub lang: Lang,
    /// The letters of its boards. `None`: the default of its language.
    pub labels: Option<Labels>,
    pub policy: Policy,
    /// The look of its pictures. `None`: the bot's default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theme: Option<Theme>,
    /// The bot's membership in it.
    #[serde(rename = "standing")]
    pub membership: Membership,
    /// Why nothing can be sent to it at the moment. `None` if the chat is open.
    pub closed: Option<Closed>,
    /// The match shown in it that ended last.
    pub ended: Option<MatchId>,
    /// Its quiet hours in local time, begin and end, 0 to 23. `None` if it has none.
    pub quiet: Option<(u8, u8)>,
    /// Its time zone in minutes ahead of UTC, unless it is a place.
    #[serde(default)]
    pub zone: i16,
    /// The name of its time zone, for one with summer time: `Europe/Berlin`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// How many matches of each game have started in it, by game id.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub played: BTreeMap<String, u32>,
    /// The commands in the menu declared for this chat. Empty if it has the common one of its kind.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub menu: Vec<String>,
    /// Whether it refused the latest picture as a forbidden kind of message. Boards are then sent as text.
    #[serde(default, skip_serializing_if = "is_default")]
    pub written: bool,
    /// Whether the bot has introduced itself.
    #[serde(default, skip_serializing_if = "is_default")]
    pub greeted: bool,
    /// The default view of large sheets. `None`: a part of the largest ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<ViewRow>,
    /// The *your turn* message in this private chat. `None` if it is off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<TurnsRow>,
    /// Whether it gets the puzzles of the day every morning.
    #[serde(default, skip_serializing_if = "is_default")]
    pub daily: bool,
    /// Whether monthly tables are off.
    #[serde(default, skip_serializing_if = "is_default")]
    pub no_months: bool,
    /// The latest monthly table: its month, numbered from year 0, and its message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub month: Option<(u32, i32)>,
    /// Whether its boards lack the button that starts a move.
    #[serde(default, skip_serializing_if = "is_default")]
    pub no_move: bool,
    /// Its settings and failures of private messages.
    #[serde(default, skip_serializing_if = "is_default")]
    pub one: OneRow,
    /// Whether reactions are off: nobody votes by them, and the bot does not react.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_reactions: bool,
    /// Whether its boards have no button that opens the Mini App.
    #[serde(default, skip_serializing_if = "is_default")]
    pub no_app: bool,
    /// Whether its buttons have no colours.
    #[serde(default, skip_serializing_if = "is_default")]
    pub no_colours: bool,
    /// Whether its messages tell the time left in words only, as it was when they were written.
    #[serde(default, skip_serializing_if = "is_default")]
    pub no_times: bool,
    /// Whether it takes no challenges that were chosen from the bot's suggestions.
    #[serde(default, skip_serializing_if = "is_default")]
    pub no_cards: bool,
    /// Whether the bot is not in it: its matches are shown by cards, which people post. Its `peer` is made up from the
    /// messenger's number of the chat.
    #[serde(default, skip_serializing_if = "is_default")]
    pub away: bool,
    /// The players who have left it in the middle of a match, and have not been heard of since.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<UserId>,
    /// The channels that have been told today that only people play.
    #[serde(default, skip_serializing_if = "is_default")]
    pub channels: ChannelsRow,
    /// What was due while it could not be shown: results, challenges and rounds of cups, oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missed: Vec<Due>,
}

/// Whether a value is the default. The store omits such fields.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl ChatRow {
    /// The letters of its boards, with the default of its language.
    pub fn letters(&self) -> Labels {
        match (self.labels, self.lang.letters()) {
            // Every alphabet but the Latin one is Cyrillic: that of the language, if it has one.
            (Some(Labels::Cyrillic), own) if own != Labels::Latin => own,
            (Some(chosen), _) => chosen,
            (None, own) => own,
        }
    }
}

/// A user, as last seen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct UserRow {
    /// The display name.
    pub name: String,
    /// The username without `@`.
    pub username: Option<String>,
    /// The language of the user's app.
    pub lang: Lang,
}

/// The holder of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Who {
    User(UserId),
    /// A person known only by username (lowercase), until they accept.
    Username(String),
    /// A computer opponent of that level.
    Computer(u8),
    /// The chat of the match: its members vote.
    Chat,
}

/// A seat of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatRow {
    /// The holder of the seat.
    pub who: Who,
    /// The display name.
    pub name: String,
    /// The id of the message or press by which they joined. `None`: only invited.
    pub joined: Option<String>,
    /// Partners who share the seat: any of them may move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<PartnerRow>,
}

/// A partner on another player's seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PartnerRow {
    pub user: UserId,
    /// The display name.
    pub name: String,
}

impl SeatRow {
    /// The users who move for the seat: the holder once joined, and the partners.
    pub fn users(&self) -> impl Iterator<Item = UserId> {
        let first = match (&self.who, &self.joined) {
            (Who::User(user), Some(_)) => Some(*user),
            _ => None,
        };
        first.into_iter().chain(self.also.iter().map(|partner| partner.user))
    }
}

/// The separator between the names of partners.
pub const PARTNERS: &str = " & ";

/// The stage of a match.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// A challenge that waits for players.
    #[default]
    Lobby,
    /// A match in progress.
    Live,
    Over,
    /// A challenge that was declined or withdrawn, lapsed, or could not start.
    Void,
}

/// The board of a match in a chat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BoardRow {
    #[serde(rename = "room")]
    pub chat: ChatId,
    /// The seat whose view it shows. `None`: the public view.
    pub seat: Option<u8>,
    /// The message that shows it, if known.
    pub message: Option<i32>,
    /// Length of the log that it shows.
    pub shown: usize,
    /// Length of the log that the board before it showed: its caption has the events since then.
    #[serde(default, skip_serializing_if = "is_default")]
    pub told: usize,
    /// Whether it has buttons.
    #[serde(default)]
    pub keyed: bool,
    /// The newest message in that chat that contained a move.
    pub moved: i32,
    /// Whether it is a text board.
    #[serde(default, skip_serializing_if = "is_default")]
    pub written: bool,
    /// Its view of a large sheet. `None`: the default of the chat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<ViewRow>,
}

impl BoardRow {
    /// A board that was not shown yet.
    pub fn new(chat: ChatId, seat: Option<u8>) -> BoardRow {
        BoardRow { chat, seat, message: None, shown: 0, told: 0, keyed: false, moved: 0, written: false, view: None }
    }
}

/// An event that not every board has reported yet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NewsRow {
    /// Length of the log after it.
    #[serde(rename = "stamp")]
    pub version: usize,
    /// The sentence to show.
    pub text: Text,
    /// The only seat that may read it, on its own board. `None`: everybody.
    pub to: Option<u8>,
}

/// When a seat saw its prompt. It is removed at the end of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ShownRow {
    pub seat: u8,
    /// When the messenger accepted the picture: milliseconds since the match began.
    pub at: u64,
}

/// A message that refuses a move. It is deleted with the player's next move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RefusalRow {
    /// The chat with the message.
    #[serde(rename = "room")]
    pub chat: ChatId,
    /// The player whose move was refused.
    pub user: UserId,
    /// The id of the message.
    pub message: i32,
    /// Whether it is a private message.
    #[serde(default, skip_serializing_if = "is_default")]
    pub alone: bool,
}

/// A reminder for the players to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReminderRow {
    /// Length of the log at that time. The next line makes the reminder obsolete.
    #[serde(rename = "stamp")]
    pub version: usize,
    /// When it was sent: milliseconds since 1970.
    pub at: u64,
}

/// A match, or the challenge that precedes it.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct MatchRow {
    /// Its number, unique over all chats.
    pub id: MatchId,
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// Its options, as in the record.
    pub options: String,
    /// Its clock, as in the record. Empty if it has none.
    #[serde(default)]
    pub clock: String,
    /// Whether its computers resign lost matches. `None`: depending on their level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resigns: Option<bool>,
    /// Whether its players may ask the computer for hints; `None`: as long as it moves no rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
    /// Whether its players have agreed that it moves no rating.
    #[serde(default, skip_serializing_if = "is_default")]
    pub casual: bool,
    /// How the chat plays its seat. `None` if it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vote: Option<VoteRow>,
    /// The chat in which it is played.
    #[serde(rename = "room")]
    pub chat: ChatId,
    /// The topic in that chat.
    pub topic: Option<i32>,
    /// The user who made the challenge.
    pub host: UserId,
    /// Whether anybody may join.
    #[serde(rename = "open")]
    pub anybody: bool,
    /// What tells its invitation from others of its host, if it began with one that was posted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<u32>,
    /// Whether its options may still be changed by buttons: nobody specified any.
    #[serde(default)]
    pub tunable: bool,
    /// The seats, in joining order.
    pub seats: Vec<SeatRow>,
    pub stage: Stage,
    /// The secret of its seed, hexadecimal. Never shown before the end.
    pub secret: String,
    /// The seed, hexadecimal, stored if the ids that it derives from were erased. Never shown before the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The seat that begins. `None`: drawn by lot.
    pub first: Option<u8>,
    /// The draws of the set-up, if it drew words from a list: another list would give other words.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deal: Vec<Draw>,
    /// When the challenge was made: milliseconds since 1970.
    pub made: u64,
    /// When play began: milliseconds since 1970.
    pub began: u64,
    /// The time of the last line, milliseconds since 1970. For a typed move, the time of its message.
    pub last: u64,
    /// The message that shows the challenge, if known.
    pub lobby: Option<i32>,
    /// Why the challenge failed.
    pub voided: Option<Text>,
    /// The names of people who declined a challenge that still waits for others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub declined: Vec<String>,
    /// The names of invited people who have left the group since.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<String>,
    pub offer: Option<OfferRow>,
    /// Pending questions, at most one for each user.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<QuestionRow>,
    /// Its boards, that of its chat first.
    pub boards: Vec<BoardRow>,
    /// News that some board has not reported yet.
    pub news: Vec<NewsRow>,
    /// When its timer is due: milliseconds since 1970.
    pub timer: Option<u64>,
    #[serde(default)]
    pub reminded: Option<ReminderRow>,
    /// The seats that have seen their prompts, and when.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<ShownRow>,
    /// Messages in its chats that refuse moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refusals: Vec<RefusalRow>,
    /// Users whom the bot has told how to type moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hinted: Vec<UserId>,
    /// Users whom the bot mentioned in the chat because it cannot ask them in private.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub named: Vec<UserId>,
    /// Its players' private messages in its chat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub alone: Vec<AloneRow>,
    /// The computer's suggestions for seats that asked for a hint.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub suggested: Vec<SuggestedRow>,
    pub outcome: Option<Outcome>,
    /// The turning point, once someone has asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub looked: Option<LookedRow>,
    /// The rematch that followed it.
    pub rematch: Option<MatchId>,
    /// The match that it is a rematch of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub follows: Option<MatchId>,
    /// Its cup, and its number in that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cup: Option<(CupId, u16)>,
    /// The day whose puzzle it is, counted from 1 January 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<u32>,
    /// Its result, if one was recorded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultId>,
}

impl MatchRow {
    /// The seat of a user who has joined.
    pub fn seat_of(&self, user: UserId) -> Option<u8> {
        let found = self.seats.iter().position(|seat| seat.users().any(|own| own == user))?;
        u8::try_from(found).ok()
    }

    /// The names of the seats, with those of partners.
    pub fn names(&self) -> Vec<String> {
        let all = |seat: &SeatRow| -> Vec<String> {
            [&seat.name].into_iter().chain(seat.also.iter().map(|partner| &partner.name)).cloned().collect()
        };
        self.seats.iter().map(|seat| all(seat).join(PARTNERS)).collect()
    }

    /// The number of people on a seat.
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
