//! Puzzles of the day: each day's secret, who has tried them, and where their tables are shown.

use serde::{Deserialize, Serialize};

use super::schema::{ChatId, MatchId, Tx, UserId, key, tail};
use crate::game::Text;

/// The number of a day in UTC, counted from 1 January 1970.
pub type Day = u32;

/// Kinds of keys: days, and timers.
const DAY: u8 = b'D';
const TIMER: u8 = b'Q';

/// The subject of a day's key: the day itself, a chat, a user.
const ITSELF: u64 = 0;
const OF_CHAT: u64 = 1;
const OF_USER: u64 = 2;

/// A day with puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DayRow {
    /// The secret that its puzzles are drawn from: 32 bytes in hexadecimal. Not shown before the day is over.
    pub secret: String,
    /// The puzzles that people had begun who were erased that day. The marks name nobody, and go with the day.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spent: Vec<String>,
}

/// A day in a chat.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct ChatDayRow {
    /// The topic of its message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub topic: Option<i32>,
    /// The message with its table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<i32>,
    /// Whether the message says that the day is over. It never changes again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
    /// The people whose results the chat shows, in joining order.
    pub people: Vec<UserId>,
    /// Whether anybody there has solved a puzzle.
    #[serde(default)]
    pub solved: bool,
}

/// A day of a user.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct UserDayRow {
    /// The chats whose tables show the results.
    pub chats: Vec<ChatId>,
    /// The puzzles that the user has started.
    pub tries: Vec<TryRow>,
}

/// A puzzle that somebody has started.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TryRow {
    pub game: String,
    /// The match that plays it.
    pub id: MatchId,
    /// How it ended. `None` while it goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub done: Option<DoneRow>,
}

/// How a puzzle ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct DoneRow {
    /// When it ended: milliseconds since 1970.
    pub at: u64,
    /// The achievement. `None` if it was not solved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub feat: Option<FeatRow>,
}

/// The achievement, as reported by the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FeatRow {
    /// The value for comparing achievements: more is better.
    pub worth: i64,
    /// The achievement in words.
    pub text: Text,
    /// A row of symbols without spoilers.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub signs: String,
}

impl UserDayRow {
    /// The user's try at a game.
    pub fn try_of(&self, game: &str) -> Option<&TryRow> {
        self.tries.iter().find(|one| one.game == game)
    }

    /// Whether the user has solved a puzzle.
    pub fn has_solved(&self) -> bool {
        self.tries.iter().any(|one| one.done.as_ref().is_some_and(|done| done.feat.is_some()))
    }
}

fn of_chat(chat: ChatId, day: Day) -> Vec<u8> {
    key(DAY, &[OF_CHAT, chat, day.into()])
}

fn of_user(user: UserId, day: Day) -> Vec<u8> {
    key(DAY, &[OF_USER, user as u64, day.into()])
}

impl Tx<'_> {
    /// Returns a day. `None` if nobody has asked for its puzzles.
    pub fn day(&self, day: Day) -> Option<DayRow> {
        self.row(&key(DAY, &[ITSELF, day.into()]))
    }

    pub fn put_day(&mut self, day: Day, row: &DayRow) {
        self.set(key(DAY, &[ITSELF, day.into()]), row);
    }

    /// Returns the day of a chat.
    pub fn chat_day(&self, chat: ChatId, day: Day) -> Option<ChatDayRow> {
        self.row(&of_chat(chat, day))
    }

    /// Writes the day of a chat.
    pub fn put_chat_day(&mut self, chat: ChatId, day: Day, row: &ChatDayRow) {
        self.set(of_chat(chat, day), row);
    }

    /// Returns the day of a user. Empty if there is none.
    pub fn user_day(&self, user: UserId, day: Day) -> UserDayRow {
        self.row(&of_user(user, day)).unwrap_or_default()
    }

    /// Writes the day of a user.
    pub fn put_user_day(&mut self, user: UserId, day: Day, row: &UserDayRow) {
        self.set(of_user(user, day), row);
    }

    /// The days on which a user started a puzzle, oldest first.
    pub fn days_of_user(&self, user: UserId) -> Vec<Day> {
        let keys = self.keys(&key(DAY, &[OF_USER, user as u64]));
        keys.iter().filter_map(|key| Day::try_from(tail(key)).ok()).collect()
    }

    /// Forgets the messages of all days in a chat.
    pub fn forget_messages_of_days(&mut self, chat: ChatId) {
        for day in self.keys(&key(DAY, &[OF_CHAT, chat])) {
            if let Some(row) = self.row::<ChatDayRow>(&day).filter(|row| row.message.is_some()) {
                self.set(day, &ChatDayRow { message: None, ..row });
            }
        }
    }

    /// Removes all days of a chat.
    pub(super) fn forget_days_of_chat(&mut self, chat: ChatId) {
        for day in self.keys(&key(DAY, &[OF_CHAT, chat])) {
            self.unset(day);
        }
    }

    /// Wakes the days of a chat at a time: one ends, or another one is to be shown.
    pub fn wake_day(&mut self, chat: ChatId, at: u64) {
        let timer = key(TIMER, &[at, chat]);
        if !self.has(&timer) {
            self.set(timer, &());
        }
    }

    /// The first due timer: its time, and the chat.
    pub fn day_due(&self, now: u64) -> Option<(u64, ChatId)> {
        let (key, _) = self.store.range(&[TIMER], &[TIMER], 1).pop()?;
        let at = u64::from_be_bytes(*key.get(1..)?.first_chunk::<8>()?);
        (at <= now).then_some((at, tail(&key)))
    }

    /// The chats that wait for puzzles.
    pub fn days_waiting(&self) -> Vec<ChatId> {
        self.keys(&key(TIMER, &[])).iter().map(|key| tail(key)).collect()
    }

    /// Removes a timer that has gone off.
    pub fn drop_day(&mut self, chat: ChatId, at: u64) {
        self.unset(key(TIMER, &[at, chat]));
    }

    /// Removes a user from all days.
    pub fn erase_from_days(&mut self, user: UserId) {
        for day in self.days_of_user(user) {
            for chat in self.user_day(user, day).chats {
                if let Some(mut row) = self.chat_day(chat, day) {
                    row.people.retain(|one| *one != user);
                    self.put_chat_day(chat, day, &row);
                }
            }
            self.unset(of_user(user, day));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::memory::MemoryStore;

    #[test]
    fn somebody_is_taken_out_of_all_days() {
        let store = MemoryStore::new();
        let mut tx = Tx::new(&store);
        for (user, day) in [(7, 20_000), (7, 20_001), (8, 20_001)] {
            tx.put_user_day(user, day, &UserDayRow { chats: vec![5], ..UserDayRow::default() });
        }
        tx.put_chat_day(5, 20_001, &ChatDayRow { people: vec![7, 8], ..ChatDayRow::default() });
        assert_eq!(tx.days_of_user(7), [20_000, 20_001]);
        tx.erase_from_days(7);
        assert_eq!((tx.days_of_user(7), tx.days_of_user(8)), (vec![], vec![20_001]));
        assert_eq!(tx.chat_day(5, 20_001).map(|row| row.people), Some(vec![8]));
    }

    #[test]
    fn timers_are_due_in_their_order() {
        let store = MemoryStore::new();
        let mut tx = Tx::new(&store);
        tx.wake_day(2, 500);
        tx.wake_day(1, 300);
        tx.commit().expect("the batch is small");
        let mut tx = Tx::new(&store);
        assert_eq!((tx.day_due(299), tx.day_due(300)), (None, Some((300, 1))));
        assert_eq!(tx.days_waiting(), [1, 2]);
        tx.drop_day(1, 300);
        tx.commit().expect("the batch is small");
        assert_eq!(Tx::new(&store).day_due(500), Some((500, 2)));
    }
}
