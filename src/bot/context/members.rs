//! Who is in which group, as far as the messenger has said so of late. Only the Mini App needs to know: whoever writes
//! or presses in a group is there.

use std::collections::HashMap;

use crate::store::schema::{ChatId, UserId};

/// How often the messenger is asked about a person and a chat at most, in milliseconds.
const OFTEN: u64 = 60_000;

/// How long its answer holds while it gives no other one, in milliseconds.
const HOLDS: u64 = 10 * 60_000;

/// How long is remembered who was looked at last, in milliseconds.
const KEPT: u64 = 60 * 60_000;

/// How many are remembered before those are forgotten who were not asked about for so long.
const MANY: usize = 1_000;

/// What the messenger says about a person and a chat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told {
    /// Whether the person is in the chat.
    In(bool),
    /// It does not say: a bot that is no administrator may not know the members of a group that hides them.
    Unsure,
    /// It has not answered.
    Nothing,
}

/// What is known about a person and a chat.
#[derive(Default)]
struct Known {
    /// When the messenger was asked last.
    asked: Option<u64>,
    /// Its last answer, and when it came.
    told: Option<(u64, Told)>,
}

/// The memory.
#[derive(Default)]
pub struct Members(HashMap<(ChatId, UserId), Known>);

impl Members {
    /// Whether it is time to ask the messenger. If so, it counts as asked.
    pub fn must_ask(&mut self, chat: ChatId, user: UserId, now: u64) -> bool {
        // Another time than that is one of a clock that was put back.
        let within = |at: u64, time: u64| at <= now && now - at < time;
        if self.0.len() >= MANY {
            self.0.retain(|_, known| known.asked.is_some_and(|at| within(at, KEPT)));
        }
        let known = self.0.entry((chat, user)).or_default();
        let asks = !known.asked.is_some_and(|at| within(at, OFTEN));
        if asks {
            known.asked = Some(now);
        }
        asks
    }

    /// Takes note of an answer. Whoever is out stays so until the messenger says otherwise.
    pub fn told(&mut self, chat: ChatId, user: UserId, told: Told, now: u64) {
        let known = self.0.entry((chat, user)).or_default();
        let out = known.told.is_some_and(|(_, told)| told == Told::In(false));
        if matches!(told, Told::In(_)) || told == Told::Unsure && !out {
            known.told = Some((now, told));
        }
    }

    /// What is known now.
    pub fn of(&self, chat: ChatId, user: UserId, now: u64) -> Told {
        match self.0.get(&(chat, user)).and_then(|known| known.told) {
            Some((_, Told::In(false))) => Told::In(false),
            Some((at, told)) if now.abs_diff(at) < HOLDS => told,
            _ => Told::Nothing,
        }
    }

    /// Somebody was seen in a chat.
    pub fn seen(&mut self, chat: ChatId, user: UserId, now: u64) {
        if let Some(known) = self.0.get_mut(&(chat, user)) {
            known.told = Some((now, Told::In(true)));
        }
    }

    /// Somebody has left a chat.
    pub fn left(&mut self, chat: ChatId, user: UserId, now: u64) {
        self.told(chat, user, Told::In(false), now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_messenger_is_asked_once_a_minute_for_each_person_and_chat() {
        let mut members = Members::default();
        assert!(members.must_ask(1, 7, 0) && members.must_ask(1, 8, 0) && members.must_ask(2, 7, 0));
        assert!(!members.must_ask(1, 7, OFTEN - 1), "whether it has answered or not");
        assert!(members.must_ask(1, 7, OFTEN));
        assert!(members.must_ask(1, 7, 5), "the clock was ahead");
    }

    #[test]
    fn an_answer_holds_for_some_minutes_and_that_somebody_is_out_for_longer() {
        let mut members = Members::default();
        for (user, told, later) in [
            (7, Told::In(true), Told::Nothing),
            (8, Told::Unsure, Told::Nothing),
            (9, Told::In(false), Told::In(false)),
        ] {
            members.told(1, user, told, 0);
            members.told(1, user, Told::Nothing, HOLDS / 2);
            assert_eq!(members.of(1, user, HOLDS - 1), told);
            assert_eq!(members.of(1, user, HOLDS), later);
        }
        members.told(1, 9, Told::Unsure, HOLDS);
        assert_eq!(members.of(1, 9, HOLDS), Told::In(false), "nobody says that they are back");
        members.seen(1, 9, HOLDS);
        assert_eq!(members.of(1, 9, HOLDS), Told::In(true), "they are back");
        members.left(1, 7, HOLDS);
        assert_eq!((members.of(1, 7, HOLDS), members.of(2, 7, HOLDS)), (Told::In(false), Told::Nothing));
    }

    #[test]
    fn those_are_forgotten_who_have_not_looked_for_long() {
        let mut members = Members::default();
        for user in 0..MANY as i64 {
            members.must_ask(1, user, u64::from(user % 2 == 0));
        }
        assert_eq!(members.0.len(), MANY, "as long as there is room");
        members.must_ask(1, -1, KEPT);
        assert_eq!(members.0.len(), MANY / 2 + 1, "the later half has looked within the hour");
        assert!(members.0.contains_key(&(1, 0)) && !members.0.contains_key(&(1, 1)));
    }

    #[test]
    fn whoever_writes_and_never_looks_is_not_remembered() {
        let mut members = Members::default();
        members.seen(1, 7, 0);
        assert!(members.0.is_empty());
        members.must_ask(1, 7, 0);
        members.seen(1, 7, 0);
        assert_eq!(members.of(1, 7, 0), Told::In(true));
    }
}
