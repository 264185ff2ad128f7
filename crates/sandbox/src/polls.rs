//! People's actions in polls, and the updates that the bot gets about them.

use serde_json::json;

use super::features::Feature;
use super::json as out;
use super::limits;
use super::message::{Body, Message, Service};
use super::poll::{Poll, PollOption};
use super::world::{NewMessage, World};

impl World {
    /// A person votes for options of a poll, by index. An empty list withdraws the vote. The bot gets an update with
    /// the person, unless the poll is anonymous. `false`: the vote is not possible.
    pub fn vote(&mut self, user: i64, chat: i64, message: i32, options: &[usize]) -> bool {
        let now = self.clock.now();
        let Some(poll) = self.poll(chat, message).filter(|poll| poll.is_open(now)) else { return false };
        let voted = poll.options.iter().any(|option| option.voters.contains(&user));
        let known = options.iter().all(|n| *n < poll.options.len());
        if !known || options.len() > 1 && !poll.several || voted && !poll.revoting {
            return false;
        }
        let anonymous = poll.anonymous;
        self.alter_poll(chat, message, |poll| {
            for (n, option) in poll.options.iter_mut().enumerate() {
                option.voters.retain(|voter| *voter != user);
                option.voters.extend(options.contains(&n).then_some(user));
            }
        });
        if !anonymous {
            let ids: Vec<String> = options.iter().map(|n| Poll::option_id(*n)).collect();
            let answer = json!({
                "poll_id": out::poll_id(chat, message),
                "user": out::user_by_id(self, user),
                "option_ids": options,
                "option_persistent_ids": ids,
            });
            self.updates.push(self.clock.now_ms(), "poll_answer", answer);
        }
        true
    }

    /// A person adds an option to a poll. The chat and the bot are told. `false`: this is not possible.
    pub fn add_option(&mut self, user: i64, chat: i64, message: i32, text: &str) -> bool {
        let (now, text) = (self.clock.now(), text.trim());
        let Some(poll) = self.poll(chat, message).filter(|poll| poll.adding && poll.is_open(now)) else { return false };
        let fits =
            (1..=limits::POLL_OPTION).contains(&text.chars().count()) && poll.options.len() < limits::POLL_OPTIONS;
        if !fits || !self.serves(Feature::Adding) || poll.options.iter().any(|option| option.text == text) {
            return false;
        }
        let number = poll.options.len();
        let topic = self.message(chat, message).and_then(|found| found.topic);
        let option = PollOption { text: text.to_owned(), added: Some((user, now)), voters: Vec::new() };
        self.alter_poll(chat, message, |poll| poll.options.push(option));
        let event = Service::OptionAdded { poll: message, number, text: text.to_owned() };
        let new = NewMessage { topic, ..NewMessage::new(user, Body::Service(event)) };
        if let Some(id) = self.post(chat, new) {
            self.deliver(chat, id, "message");
        }
        true
    }

    /// Closes a poll. The bot gets an update.
    pub(super) fn close_poll(&mut self, chat: i64, message: i32) {
        self.alter_poll(chat, message, |poll| poll.closed = true);
        if let Some(poll) = self.poll(chat, message) {
            let told = out::poll(self, (chat, message), poll);
            self.updates.push(self.clock.now_ms(), "poll", told);
        }
    }

    /// Closes the polls that have reached their end.
    pub(super) fn close_polls(&mut self) {
        let now = self.clock.now();
        let over = |world: &World, chat: i64, id: i32| world.poll(chat, id).is_none_or(|poll| !poll.is_open(now));
        let due: Vec<(i64, i32)> =
            self.timed_polls.iter().copied().filter(|(chat, id)| over(self, *chat, *id)).collect();
        self.timed_polls.retain(|poll| !due.contains(poll));
        for (chat, id) in due {
            if self.poll(chat, id).is_some_and(|poll| !poll.closed) {
                self.close_poll(chat, id);
            }
        }
    }

    /// The poll in a message.
    pub(super) fn poll(&self, chat: i64, message: i32) -> Option<&Poll> {
        match &self.chats.get(&chat)?.live(message)?.body {
            Body::Poll(poll) => Some(poll),
            _ => None,
        }
    }

    fn alter_poll(&mut self, chat: i64, message: i32, how: impl FnOnce(&mut Poll)) {
        self.alter(chat, message, |found: &mut Message| {
            if let Body::Poll(poll) = &mut found.body {
                how(poll);
            }
        });
    }
}
