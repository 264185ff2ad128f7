//! Messages that one person alone sees. They stand beside the chats: nothing that shows, keeps or saves a chat meets
//! them, and they are gone when the sandbox is opened anew.

use serde_json::{Value, json};

use super::json as out;
use super::limits;
use super::message::{Body, Ephemeral};
use super::people::Line;
use super::world::{NewMessage, Press, World};

impl World {
    /// What a person alone sees in a chat, oldest first: what the bot wrote and the own answers.
    pub fn ephemerals(&self, chat: i64, person: i64) -> Vec<Ephemeral> {
        let there = self.ephemerals.values().filter(|e| e.message.chat == chat && e.person == person);
        there.filter(|e| !e.message.deleted).cloned().collect()
    }

    /// Lets the server know messages for one person, or not: an older one ignores what asks for them, and everybody
    /// sees what was meant for one.
    pub fn set_ephemeral(&mut self, on: bool) {
        self.config.ephemeral = on;
    }

    /// A person answers what that person alone sees; gives the number of the answer, which reaches the bot alone.
    ///
    /// # Panics
    /// When this person has no such message.
    pub fn reply_ephemeral(&mut self, person: i64, number: i32, text: &str) -> i32 {
        let chat = self.shown(person, number).message.chat;
        self.say_ephemeral(person, chat, text)
    }

    /// A person writes to the bot alone in a group, as programs send a command that is marked so; gives the number of
    /// the message.
    pub fn say_ephemeral(&mut self, person: i64, chat: i64, text: &str) -> i32 {
        let marked = self.marked(&Line::new(text));
        let new = NewMessage { text: marked.text, entities: marked.entities, ..NewMessage::new(person, Body::Text) };
        let own = self.whisper(person, chat, new, None, false);
        let present =
            self.ephemerals.get(&own).filter(|e| self.chats.get(&e.message.chat).is_some_and(|c| c.bot_present()));
        if let Some(json) = present.map(|e| self.ephemeral_json(e)) {
            self.updates.push(self.clock.now_ms(), "message", json);
        }
        own
    }

    /// A person presses a button of what that person alone sees; gives the press's id.
    ///
    /// # Panics
    /// When this person has no such message, or it has no such button with data.
    pub fn press_ephemeral(&mut self, person: i64, number: i32, label_or_data: &str) -> String {
        let found = self.shown(person, number);
        let chat = found.message.chat;
        let data = found.message.button(label_or_data).and_then(|b| b.data.clone());
        // The documented contract of the acts: a button that is not there is a mistake in the test, or in the bot.
        let data = data.unwrap_or_else(|| panic!("message {number} of {person} has no button {label_or_data:?}"));
        let carrier = self.ephemeral_json(found);
        let (at, press) = (self.clock.now_ms(), self.next_press);
        self.next_press += 1;
        let id = press.to_string();
        let kept = Press { id: id.clone(), user: person, chat, message: 0, data, at, toast: None, revision: 0 };
        let query = json!({
            "id": id,
            "from": out::user_by_id(self, person),
            "message": carrier,
            "chat_instance": chat.to_string(),
            "data": kept.data,
        });
        self.presses.insert(press, kept);
        self.updates.push(at, "callback_query", query);
        id
    }

    /// Keeps a message for one person, or from one to the bot alone; gives its number.
    pub(super) fn whisper(
        &mut self,
        person: i64,
        chat: i64,
        new: NewMessage,
        replaces: Option<i32>,
        asks: bool,
    ) -> i32 {
        let number = self.next_ephemeral;
        self.next_ephemeral = number.saturating_add(1);
        let message = new.sent(chat, 0, self.clock.now(), self.change());
        self.ephemerals.insert(number, Ephemeral { number, person, message, replaces, asks });
        while self.ephemerals.len() > self.config.keep_messages {
            self.ephemerals.pop_first();
        }
        number
    }

    /// The message as the bot sees it. What it answers is left out, as a server may.
    pub(super) fn ephemeral_json(&self, ephemeral: &Ephemeral) -> Value {
        let mut json = out::message(self, &ephemeral.message, false);
        let by_person = ephemeral.message.from == ephemeral.person;
        let receiver = if by_person { self.config.bot_id } else { ephemeral.person };
        json["ephemeral_message_id"] = json!(ephemeral.number);
        json["receiver_user"] = out::user_by_id(self, receiver);
        json
    }

    /// Whether a person did something a moment ago that lets a bot without rights answer to that person alone: a press,
    /// or a message to the bot alone.
    pub(super) fn invites(&self, chat: i64, person: i64, press: Option<u64>, answered: Option<i32>) -> bool {
        let now = self.clock.now_ms();
        let fresh = |at: i64| now.saturating_sub(at) <= limits::EPHEMERAL_MS;
        let pressed = press.and_then(|id| self.presses.get(&id));
        let pressed = pressed.is_some_and(|p| p.user == person && p.chat == chat && fresh(p.at));
        let wrote = answered.and_then(|number| self.ephemerals.get(&number));
        let wrote = wrote.map(|e| &e.message).filter(|m| m.from == person && m.chat == chat);
        pressed || wrote.is_some_and(|m| fresh(m.date.saturating_mul(1_000)))
    }

    fn shown(&self, person: i64, number: i32) -> &Ephemeral {
        let found = self.ephemerals.get(&number).filter(|e| e.person == person && !e.message.deleted);
        found.unwrap_or_else(|| panic!("user {person} has no message {number} alone"))
    }
}
