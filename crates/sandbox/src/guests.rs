//! Guest mode: people call the bot by its name in chats that it is not a member of. It answers each call once, by a
//! message of its own, which is a card from then on.

use serde_json::{Value, json};

use super::chat::{Chat, ChatKind};
use super::doubts::Doubt;
use super::json as out;
use super::message::{EntityKind, Message};
use super::world::{Guest, World};

/// How many calls are kept.
const KEPT: usize = 1_000;

impl World {
    /// Switches guest mode on or off, like the owner of a bot. The bot asks for the setting when it starts.
    pub fn set_guests(&mut self, on: bool) {
        self.config.guests = on;
    }

    /// Tells the bot of a message that calls it.
    pub(super) fn summon(&mut self, chat: i64, id: i32) {
        let Some(place) = self.chats.get(&chat) else { return };
        let Some(message) = place.live(id).filter(|message| self.calls_guest(place, message)) else { return };
        let (user, at, number) = (message.from, self.clock.now_ms(), self.next_press);
        let mut json = out::message(self, message, true);
        if place.kind == ChatKind::Pair {
            let named = self.guest_chat(place, user);
            if let Some(answered) = json.get_mut("reply_to_message") {
                answered["chat"] = named.clone();
            }
            json["chat"] = named;
        }
        json["guest_query_id"] = json!(number.to_string());
        self.next_press += 1;
        self.guests.insert(number, Guest { chat, message: id, user, at, answered: false });
        while self.guests.len() > KEPT {
            self.guests.pop_first();
        }
        self.updates.push(at, "guest_message", json);
    }

    /// Whether a message calls the bot: it names it, or replies to what the bot has said as a guest.
    fn calls_guest(&self, place: &Chat, message: &Message) -> bool {
        let there = place.bot_present() && !self.doubts(Doubt::Overlap);
        let passed_on = message.via_bot || message.forwarded.is_some();
        if !self.config.guests || place.private() || there || passed_on {
            return false;
        }
        let name = format!("@{}", self.config.bot_username);
        let mut mentions = message.entities.iter().filter(|entity| entity.kind == EntityKind::Mention);
        let answered = message.reply_to.and_then(|id| place.live(id));
        let by_card = self.doubts(Doubt::CardReplies);
        let replies = answered.is_some_and(|m| m.guest_of.is_some() || by_card && m.inline_id.is_some());
        replies || mentions.any(|entity| message.covered(entity).eq_ignore_ascii_case(&name))
    }

    /// The chat of two people as the bot is told of it: under the number of one of them, which is also that of the
    /// private chat with the bot.
    fn guest_chat(&self, place: &Chat, caller: i64) -> Value {
        let other = place.members.keys().find(|id| **id != caller).copied().unwrap_or(caller);
        let named = if self.doubts(Doubt::CallersChat) { caller } else { other };
        self.chats.get(&named).map_or(Value::Null, |chat| out::chat(self, chat))
    }
}
