//! What is kept, and under which key.
//!
//! One table of bytes; the first byte of a key names its kind, ids follow in big-endian order so that they sort. Rows
//! are JSON behind one version byte. Chats stand behind numbers of our own ([`RoomId`]): the messenger's id of a chat
//! is a value that changes when a group becomes a supergroup, and nothing else has to move then.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{Batch, Oversize, Seq, Store};
use crate::bot::call::Closed;
use crate::bot::incoming::Standing;
use crate::bot::words::Lang;
use crate::game::{Outcome, Text};
use crate::kit::coord::Labels;
use crate::paint::Theme;

/// Number of a chat in this store.
pub type RoomId = u64;
/// Number of a match, from its challenge on: the `17` of `№17`.
pub type MatchId = u64;
/// The messenger's id of a user.
pub type UserId = i64;
/// Number of an entry of the outbox.
pub type EntryId = u64;

/// The version of the rows that are written; older ones are read for ever.
const VERSION: u8 = 1;
/// How many update numbers are remembered.
const REMEMBERED: u64 = 20_000;

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

/// A chat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RoomRow {
    /// The messenger's id, now.
    pub chat: i64,
    /// Whether it is the private chat with one user (whose id is `chat`).
    pub private: bool,
    /// Its title.
    pub title: String,
    /// Its language.
    pub lang: Lang,
    /// The letters of its boards; `None`: as the language has it.
    pub labels: Option<Labels>,
    /// Its board policy.
    pub policy: Policy,
    /// The look of its boards.
    pub theme: Theme,
    /// What the bot is in it.
    pub standing: Standing,
    /// Why nothing can be sent to it at the moment.
    pub closed: Option<Closed>,
    /// The match shown in it that has ended last.
    #[serde(default)]
    pub ended: Option<MatchId>,
}

impl RoomRow {
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

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Who {
    /// A user.
    User(UserId),
    /// Somebody known only by username (lowercase), until they accept.
    Username(String),
    /// A computer opponent of that level.
    Computer(u8),
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
}

/// How far a match has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// A challenge that waits for players.
    Lobby,
    /// It is played.
    Live,
    /// It has ended.
    Over,
    /// The challenge was declined, withdrawn, lapsed or could not start.
    Void,
}

/// What one side has proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Proposal {
    /// To end the match as a draw.
    Draw,
    /// To take back until that many lines stay in force.
    Undo(usize),
}

/// A proposal that waits for consent; it lapses with the next move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct OfferRow {
    /// What is proposed.
    pub what: Proposal,
    /// The seat that proposes.
    pub by: u8,
    /// Seats that have agreed, the proposer included.
    pub agreed: Vec<u8>,
}

/// The board of a match in one chat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BoardRow {
    /// The chat.
    pub room: RoomId,
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
}

/// Something that happened and has not been told with every board yet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NewsRow {
    /// Length of the log after it.
    pub stamp: usize,
    /// The sentence.
    pub text: Text,
    /// The seat that alone may hear it, on its own board; `None`: everybody.
    #[serde(default)]
    pub to: Option<u8>,
}

/// A match or the challenge that leads to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MatchRow {
    /// Its number.
    pub id: MatchId,
    /// The game's id.
    pub game: String,
    /// The number of the rules it is played by.
    pub rules: u16,
    /// Its options as the record writes them.
    pub options: String,
    /// The chat where it is played.
    pub room: RoomId,
    /// The topic there.
    pub topic: Option<i32>,
    /// Who made the challenge.
    pub host: UserId,
    /// Whether anybody may join.
    pub open: bool,
    /// The seats, in joining order.
    pub seats: Vec<SeatRow>,
    /// How far it has come.
    pub stage: Stage,
    /// The secret behind its chance, hexadecimal. Never shown before the end.
    pub secret: String,
    /// Who begins, where it is not drawn by lot.
    pub first: Option<u8>,
    /// When the challenge was made: milliseconds since 1970.
    pub made: u64,
    /// When play began.
    pub began: u64,
    /// When the last line was added.
    pub last: u64,
    /// The message that shows the challenge.
    pub lobby: Option<i32>,
    /// Why a challenge came to nothing.
    pub voided: Option<Text>,
    /// A proposal that waits.
    pub offer: Option<OfferRow>,
    /// Its boards: that of its chat first.
    pub boards: Vec<BoardRow>,
    /// What the boards have not told yet.
    pub news: Vec<NewsRow>,
    /// When its timer is due.
    pub timer: Option<u64>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The match that followed it.
    pub rematch: Option<MatchId>,
}

impl MatchRow {
    /// The seat of a user who has joined.
    pub fn seat_of(&self, user: UserId) -> Option<u8> {
        let found = self.seats.iter().position(|seat| seat.who == Who::User(user) && seat.joined.is_some())?;
        u8::try_from(found).ok()
    }

    /// The names of the seats.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    /// The level of the computer on a seat.
    pub fn computer(&self, seat: u8) -> Option<u8> {
        match self.seats.get(usize::from(seat))?.who {
            Who::Computer(level) => Some(level),
            _ => None,
        }
    }
}

/// A button of a note: what it says, and what it does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NoteKey {
    /// What it says.
    pub label: Text,
    /// Callback data, or a link when it begins with `https://`.
    pub does: String,
}

/// What an outbox entry owes.
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
    /// The challenge as it then stands.
    Lobby {
        /// The match.
        id: MatchId,
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
    /// The buttons of a message are taken away.
    Unkey {
        /// Which.
        message: i32,
    },
    /// The message is removed.
    Delete {
        /// Which.
        message: i32,
    },
    /// The record of a match as a file.
    Record {
        /// The match.
        id: MatchId,
        /// The message it answers.
        reply_to: Option<i32>,
        /// The topic.
        topic: Option<i32>,
    },
}

/// An entry of the outbox.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct EntryRow {
    /// The chat it goes to.
    pub room: RoomId,
    /// What is owed.
    pub due: Due,
}

fn key(kind: u8, ids: &[u64]) -> Vec<u8> {
    let mut key = Vec::with_capacity(1 + 8 * ids.len());
    key.push(kind);
    for id in ids {
        key.extend_from_slice(&id.to_be_bytes());
    }
    key
}

/// The last id of a key.
fn tail(key: &[u8]) -> u64 {
    let bytes = key.last_chunk::<8>().copied().unwrap_or_default();
    u64::from_be_bytes(bytes)
}

fn encode<T: Serialize>(row: &T) -> Vec<u8> {
    let mut bytes = vec![VERSION];
    // Rows are plain data with string keys: serde_json cannot fail on them.
    serde_json::to_writer(&mut bytes, row).expect("a row is JSON");
    bytes
}

fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let (version, json) = bytes.split_first()?;
    let row = (*version == VERSION).then(|| serde_json::from_slice(json).ok()).flatten();
    if row.is_none() {
        tracing::error!(version, "a stored row cannot be read");
    }
    row
}

/// Reads and writes of one step: writes are gathered, reads see them, and [`Tx::batch`] is applied as a whole.
pub struct Tx<'a> {
    store: &'a dyn Store,
    writes: BTreeMap<Vec<u8>, Option<Vec<u8>>>,
}

impl<'a> Tx<'a> {
    /// A transaction over a store.
    pub fn new(store: &'a dyn Store) -> Tx<'a> {
        Tx { store, writes: BTreeMap::new() }
    }

    /// Applies what was written; `None` when nothing was.
    ///
    /// # Errors
    /// When it is more than a store takes; nothing was applied then. Stores end the process over such a batch, and the
    /// update behind it would do so again after every start.
    pub fn commit(self) -> Result<Option<Seq>, Oversize> {
        if self.writes.is_empty() {
            return Ok(None);
        }
        let batch = Batch { ops: self.writes.into_iter().collect() };
        batch.check()?;
        Ok(Some(self.store.apply(batch)))
    }

    fn bytes(&self, key: &[u8]) -> Option<Vec<u8>> {
        match self.writes.get(key) {
            Some(value) => value.clone(),
            None => self.store.get(key),
        }
    }

    fn row<T: DeserializeOwned>(&self, key: &[u8]) -> Option<T> {
        decode(&self.bytes(key)?)
    }

    fn set<T: Serialize>(&mut self, key: Vec<u8>, row: &T) {
        self.writes.insert(key, Some(encode(row)));
    }

    fn unset(&mut self, key: Vec<u8>) {
        self.writes.insert(key, None);
    }

    /// All keys of a prefix, this step's writes included, ascending.
    fn keys(&self, prefix: &[u8]) -> Vec<Vec<u8>> {
        let mut keys: BTreeMap<Vec<u8>, bool> =
            self.store.scan(prefix).into_iter().map(|(key, _)| (key, true)).collect();
        for (key, value) in self.writes.range(prefix.to_vec()..).take_while(|(key, _)| key.starts_with(prefix)) {
            keys.insert(key.clone(), value.is_some());
        }
        keys.into_iter().filter(|(_, there)| *there).map(|(key, _)| key).collect()
    }

    /// The next number of a counter, from 1.
    fn next(&mut self, counter: u8) -> u64 {
        let key = key(b'n', &[u64::from(counter)]);
        let next = self.row::<u64>(&key).unwrap_or(0) + 1;
        self.set(key, &next);
        next
    }

    /// Remembers an update; `false` when it was handled before.
    pub fn first_time(&mut self, update: u32) -> bool {
        let own = key(b'd', &[u64::from(update)]);
        if self.bytes(&own).is_some() {
            return false;
        }
        let count = self.next(b'd');
        self.set(own, &count);
        self.set(key(b'e', &[count]), &update);
        if let Some(old) = count.checked_sub(REMEMBERED) {
            let old_key = key(b'e', &[old]);
            if let Some(forgotten) = self.row::<u32>(&old_key) {
                self.unset(key(b'd', &[u64::from(forgotten)]));
                self.unset(old_key);
            }
        }
        true
    }

    /// The number of the chat with that id of the messenger.
    pub fn room_of_chat(&self, chat: i64) -> Option<RoomId> {
        self.row(&key(b'h', &[chat as u64]))
    }

    /// A chat.
    pub fn room(&self, id: RoomId) -> Option<RoomRow> {
        self.row(&key(b'r', &[id]))
    }

    /// Writes a chat.
    pub fn put_room(&mut self, id: RoomId, row: &RoomRow) {
        self.set(key(b'r', &[id]), row);
    }

    /// A new chat.
    pub fn add_room(&mut self, row: &RoomRow) -> RoomId {
        let id = self.next(b'r');
        self.set(key(b'h', &[row.chat as u64]), &id);
        self.put_room(id, row);
        id
    }

    /// One more id of the messenger leads to a chat.
    pub fn lead_to_room(&mut self, chat: i64, id: RoomId) {
        self.set(key(b'h', &[chat as u64]), &id);
    }

    /// A user.
    pub fn user(&self, id: UserId) -> Option<UserRow> {
        self.row(&key(b'u', &[id as u64]))
    }

    /// Writes a user, and the index by username.
    pub fn put_user(&mut self, id: UserId, row: &UserRow) {
        if let Some(name) = &row.username {
            self.set(name_key(name), &id);
        }
        self.set(key(b'u', &[id as u64]), row);
    }

    /// The user who was last seen with that username.
    pub fn user_named(&self, username: &str) -> Option<UserId> {
        let id: UserId = self.row(&name_key(username))?;
        let current = self.user(id)?.username?;
        current.eq_ignore_ascii_case(username).then_some(id)
    }

    /// The number of the next match.
    pub fn next_match(&mut self) -> MatchId {
        self.next(b'm')
    }

    /// A match.
    pub fn game(&self, id: MatchId) -> Option<MatchRow> {
        self.row(&key(b'm', &[id]))
    }

    /// Writes a match, its place in the indices of chats and users, and its timer. `before`: the row as it was read.
    pub fn put_game(&mut self, before: Option<&MatchRow>, row: &MatchRow) {
        self.set(key(b'm', &[row.id]), row);
        let old_timer = before.and_then(|row| row.timer);
        if old_timer != row.timer {
            if let Some(at) = old_timer {
                self.unset(key(b't', &[at, row.id]));
            }
            if let Some(at) = row.timer {
                self.set(key(b't', &[at, row.id]), &());
            }
        }
        if let Some(old) = before.filter(|old| old.room != row.room) {
            self.unset(key(b'c', &[old.room, row.id]));
        }
        let alive = matches!(row.stage, Stage::Lobby | Stage::Live);
        let users = row.seats.iter().filter_map(|seat| match (&seat.who, &seat.joined) {
            (Who::User(id), Some(_)) => Some(*id as u64),
            _ => None,
        });
        let mut index: Vec<Vec<u8>> = users.map(|user| key(b'p', &[user, row.id])).collect();
        index.push(key(b'c', &[row.room, row.id]));
        for entry in index {
            match (alive, self.bytes(&entry).is_some()) {
                (true, false) => self.set(entry, &()),
                (false, true) => self.unset(entry),
                _ => {}
            }
        }
    }

    /// Users who have given up their seats before the start.
    pub fn forget_seats(&mut self, id: MatchId, seats: &[SeatRow]) {
        for seat in seats {
            if let Who::User(user) = seat.who {
                self.unset(key(b'p', &[user as u64, id]));
            }
        }
    }

    /// Challenges and live matches of a chat, oldest first.
    pub fn games_in(&self, room: RoomId) -> Vec<MatchId> {
        self.keys(&key(b'c', &[room])).iter().map(|key| tail(key)).collect()
    }

    /// Challenges and live matches of a user, oldest first.
    pub fn games_of(&self, user: UserId) -> Vec<MatchId> {
        self.keys(&key(b'p', &[user as u64])).iter().map(|key| tail(key)).collect()
    }

    /// Matches that are challenges or live, all of them.
    pub fn games_alive(&self) -> Vec<MatchId> {
        self.keys(b"c").iter().map(|key| tail(key)).collect()
    }

    /// Timers that are due, oldest first.
    pub fn due(&self, now: u64, limit: usize) -> Vec<(u64, MatchId)> {
        let first = self.store.range(b"t", b"t", limit);
        first
            .iter()
            .filter_map(|(key, _)| Some((timer_time(key)?, tail(key))))
            .take_while(|(at, _)| *at <= now)
            .collect()
    }

    /// Removes a timer that was set for a match, whether the match knows of it or not.
    pub fn drop_timer(&mut self, id: MatchId, at: u64) {
        self.unset(key(b't', &[at, id]));
    }

    /// A line of a log, as the record writes it.
    pub fn put_line(&mut self, id: MatchId, n: usize, line: &str) {
        self.set(key(b'l', &[id, n as u64]), &line);
    }

    /// The whole log of a match, this step's lines included. One that cannot be read is empty, which is no line of any
    /// log: to leave it out would tell another match.
    pub fn lines(&self, id: MatchId) -> Vec<String> {
        let keys = self.keys(&key(b'l', &[id]));
        keys.iter().map(|key| self.row(key).unwrap_or_default()).collect()
    }

    /// Remembers that a match has been moved on by a typed message of a user.
    pub fn put_typed(&mut self, room: RoomId, user: UserId, message: i32, id: MatchId) {
        self.set(typed_key(room, user, message), &id);
    }

    /// The messages of a user in a chat that have moved a match, from that one on.
    pub fn typed_from(&self, room: RoomId, user: UserId, message: i32) -> Vec<(i32, MatchId)> {
        let found = self.store.range(&key(b'y', &[room, user as u64]), &typed_key(room, user, message), usize::MAX);
        found.iter().filter_map(|(key, value)| Some((i32::try_from(tail(key)).ok()?, decode(value)?))).collect()
    }

    /// The ids of a chat's messages have become worthless.
    pub fn forget_typed(&mut self, room: RoomId) {
        for key in self.keys(&key(b'y', &[room])) {
            self.unset(key);
        }
    }

    /// A new entry of the outbox.
    pub fn owe(&mut self, row: &EntryRow) -> EntryId {
        let id = self.next(b'o');
        self.set(key(b'o', &[id]), row);
        id
    }

    /// An entry of the outbox.
    pub fn entry(&self, id: EntryId) -> Option<EntryRow> {
        self.row(&key(b'o', &[id]))
    }

    /// Changes an entry of the outbox.
    pub fn put_entry(&mut self, id: EntryId, row: &EntryRow) {
        self.set(key(b'o', &[id]), row);
    }

    /// An entry is done with.
    pub fn settle(&mut self, id: EntryId) {
        self.unset(key(b'o', &[id]));
    }

    /// All entries of the outbox, oldest first.
    pub fn entries(&self) -> Vec<(EntryId, EntryRow)> {
        self.store.scan(b"o").iter().filter_map(|(key, value)| Some((tail(key), decode(value)?))).collect()
    }
}

fn name_key(username: &str) -> Vec<u8> {
    let mut key = vec![b'a'];
    key.extend_from_slice(username.to_ascii_lowercase().as_bytes());
    key
}

/// Ids of messages are positive, so they sort.
fn typed_key(room: RoomId, user: UserId, message: i32) -> Vec<u8> {
    key(b'y', &[room, user as u64, u64::try_from(message).unwrap_or_default()])
}

fn timer_time(key: &[u8]) -> Option<u64> {
    Some(u64::from_be_bytes(*key.get(1..)?.first_chunk::<8>()?))
}
