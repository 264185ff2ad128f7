//! Messages that only one person sees. They are stored separately from the chats: code that shows, keeps or saves a
//! chat never meets them, and they are gone after a restart of the sandbox.

use serde_json::{Value, json};

use super::json as out;
use super::limits;
use super::message::{Body, Ephemeral};
use super::numbers;
use super::people::Line;
use super::world::{NewMessage, Press, World};

impl World {
    /// The private messages between the bot and a person in a chat, oldest first.
    pub fn ephemerals(&self, chat: i64, person: i64) -> Vec<Ephemeral> {
        let there = self.ephemerals.values().filter(|e| e.message.chat == chat && e.person == person);
        there.filter(|e| !e.message.deleted).cloned().collect()
    }

    /// Sets whether the server knows messages for one person. If not, it ignores the field that asks for them, and
    /// everybody sees the message.
    pub fn set_ephemeral(&mut self, on: bool) {
        self.config.ephemeral = on;
    }

    /// A person replies to a message that only they see. Returns the number of the reply, which only the bot sees.
    ///
    /// # Panics
    /// If this person has no such message.
    pub fn reply_ephemeral(&mut self, person: i64, number: i32, text: &str) -> i32 {
        let chat = self.shown(person, number).message.chat;
        self.say_ephemeral(person, chat, text)
    }

    /// A person writes to the bot alone in a group, as programs do for a command with that mark. Returns the number of
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

    /// A person presses a button of a message that only they see. Returns the press's id.
    ///
    /// # Panics
    /// If this person has no such message, or it has no such button with data.
    pub fn press_ephemeral(&mut self, person: i64, number: i32, label_or_data: &str) -> String {
        let found = self.shown(person, number);
        let chat = found.message.chat;
        let data = found.message.button(label_or_data).and_then(|b| b.data.clone());
        // This panic is part of the documented contract: a missing button is a mistake in the test, or in the bot.
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
            "chat_instance": numbers::instance(chat),
            "data": kept.data,
        });
        self.presses.insert(press, kept);
        self.updates.push(at, "callback_query", query);
        id
    }

    /// Stores a message for one person, or from one person to the bot alone. Returns its number.
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

    /// The message as the bot sees it. Leaves out the message that it replies to, as a server may.
    pub(super) fn ephemeral_json(&self, ephemeral: &Ephemeral) -> Value {
        let mut json = out::message(self, &ephemeral.message, false);
        let by_person = ephemeral.message.from == ephemeral.person;
        let receiver = if by_person { self.config.bot_id } else { ephemeral.person };
        json["ephemeral_message_id"] = json!(ephemeral.number);
        json["receiver_user"] = out::user_by_id(self, receiver);
        json
    }

    /// Whether a person has just done something that lets a bot without rights reply to that person only: a press, or a
    /// message to the bot alone.
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
