//! Staging chats: an inline message accepts no upload, but it shows any picture that the bot has sent elsewhere. So a
//! picture is first sent to a chat that the host has named for that, and then used by its id.
//!
//! Each upload is a message in such a chat, of which there may be twenty a minute. Pictures that were sent once are
//! used again.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::Value;
use tokio::time::Instant;

use super::pace::{Cost, Gate, Pace};
use crate::bot::desk::Class;

/// How long a chat that refuses pictures is left alone.
const REFUSED: Duration = Duration::from_secs(600);
/// How many pictures to remember. An id has some eighty letters.
const PICTURES: usize = 4_096;

/// What a picture is recognised by.
pub(super) type Digest = [u8; 32];

/// The staging chats of a bot.
pub(super) struct Staging {
    chats: Vec<i64>,
    gate: Gate,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// The chats that are left alone, and until when.
    rests: HashMap<i64, Instant>,
    /// How many pictures were sent. The chats take turns.
    sent: usize,
    /// The ids of pictures, and the order in which they came.
    known: HashMap<Digest, String>,
    order: VecDeque<Digest>,
}

/// Where a picture can be uploaded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// To this chat, now. The place is taken.
    Chat(i64),
    /// Nowhere until then.
    Later(Duration),
    /// To no chat: all of them refuse.
    Nowhere,
}

impl Staging {
    /// The chats with these ids. What an earlier run has sent there is unknown, so each begins without a burst.
    pub fn new(chats: Vec<i64>, pace: Pace) -> Staging {
        let gate = Gate::new(pace);
        chats.iter().for_each(|chat| gate.wrote(lane(*chat), Duration::ZERO));
        Staging { chats, gate, state: Mutex::default() }
    }

    /// The id of a picture that was sent before.
    pub fn known(&self, picture: &Digest) -> Option<String> {
        self.state().known.get(picture).cloned()
    }

    /// Takes a place for an upload.
    pub fn place(&self) -> Place {
        let (now, mut state) = (Instant::now(), self.state());
        state.rests.retain(|_, until| *until > now);
        let mut soonest: Option<Duration> = None;
        for turn in 0..self.chats.len() {
            let Some(chat) = self.chats.get((state.sent + turn) % self.chats.len()).copied() else { break };
            let rest = state.rests.get(&chat).map(|until| *until - now);
            let wait = rest.unwrap_or_else(|| self.gate.wait(lane(chat), true, Class::Board));
            if wait.is_zero() {
                self.gate.take(lane(chat), true, Cost::Place);
                state.sent += turn + 1;
                return Place::Chat(chat);
            }
            soonest = Some(soonest.map_or(wait, |known| known.min(wait)));
        }
        match soonest {
            Some(wait) if wait < REFUSED / 2 => Place::Later(wait),
            _ => Place::Nowhere,
        }
    }

    /// Remembers the id of a picture.
    pub fn remember(&self, picture: Digest, id: String) {
        let mut state = self.state();
        if state.known.insert(picture, id).is_none() {
            state.order.push_back(picture);
        }
        if state.order.len() > PICTURES
            && let Some(oldest) = state.order.pop_front()
        {
            state.known.remove(&oldest);
        }
    }

    /// Forgets an id that the messenger does not know any more.
    pub fn forget(&self, picture: &Digest) {
        let mut state = self.state();
        state.known.remove(picture);
        state.order.retain(|known| known != picture);
    }

    /// Leaves a chat alone: for as long as the messenger says, or for some minutes if it refuses.
    pub fn rest(&self, chat: i64, wait: Option<Duration>) {
        self.state().rests.insert(chat, Instant::now() + wait.unwrap_or(REFUSED));
    }

    /// The state is consistent after every step, so a panic elsewhere does not corrupt it.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn lane(chat: i64) -> u64 {
    chat.cast_unsigned()
}

/// The id of the largest size of the picture in a message.
pub(super) fn largest(message: &Value) -> Option<String> {
    let area = |size: &Value| size["width"].as_u64().unwrap_or(0) * size["height"].as_u64().unwrap_or(0);
    let largest = message["photo"].as_array()?.iter().max_by_key(|size| area(size))?;
    largest["file_id"].as_str().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn chats_take_turns_and_none_gets_more_than_twenty_a_minute() {
        let (staging, start) = (Staging::new(vec![-1, -2], Pace::telegram()), Instant::now());
        let mut sent: HashMap<i64, Vec<Duration>> = HashMap::new();
        while start.elapsed() < Duration::from_secs(180) {
            match staging.place() {
                Place::Chat(chat) => sent.entry(chat).or_default().push(start.elapsed()),
                Place::Later(wait) => tokio::time::sleep(wait).await,
                Place::Nowhere => panic!("both permit pictures"),
            }
        }
        for times in sent.values() {
            assert!(times.len() >= 40, "{}", times.len());
            assert!(times.windows(21).all(|some| some[20] - some[0] >= Duration::from_secs(60)), "{times:?}");
        }
        assert!(sent[&-1].len().abs_diff(sent[&-2].len()) <= 1, "they take turns");
    }

    #[tokio::test(start_paused = true)]
    async fn a_chat_that_refuses_is_left_alone() {
        let staging = Staging::new(vec![-1, -2], Pace::telegram());
        tokio::time::advance(Duration::from_secs(60)).await;
        staging.rest(-1, None);
        assert_eq!(staging.place(), Place::Chat(-2));
        staging.rest(-2, Some(Duration::from_secs(7)));
        assert_eq!(staging.place(), Place::Later(Duration::from_secs(7)), "it only was too fast");
        staging.rest(-2, None);
        assert_eq!(staging.place(), Place::Nowhere);
        tokio::time::advance(REFUSED).await;
        assert!(matches!(staging.place(), Place::Chat(_)));
    }

    #[test]
    fn pictures_are_remembered_up_to_a_number() {
        let staging = Staging::new(Vec::new(), Pace::telegram());
        let digest = |n: usize| {
            let mut digest = [0; 32];
            digest[..8].copy_from_slice(&n.to_be_bytes());
            digest
        };
        (0..=PICTURES).for_each(|n| staging.remember(digest(n), n.to_string()));
        assert_eq!((staging.known(&digest(0)), staging.known(&digest(1))), (None, Some("1".to_owned())));
        staging.forget(&digest(1));
        assert_eq!(staging.known(&digest(1)), None);
    }

    #[test]
    fn the_largest_size_is_taken() {
        let size = |id: &str, side: u64| json!({ "file_id": id, "width": side, "height": side });
        let sent = json!({ "photo": [size("s", 90), size("l", 1280), size("m", 320)] });
        assert_eq!(largest(&sent).as_deref(), Some("l"));
        assert_eq!(largest(&json!({})), None);
    }
}
