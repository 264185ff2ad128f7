//! Reactions to messages: the possible emoji, people's actions, and the updates that the bot gets about them.

use serde_json::{Value, json};

use super::chat::{ANONYMOUS, BotStanding};
use super::features::Feature;
use super::json as out;
use super::message::Message;
use super::world::World;

/// The emoji that the messenger accepts as reactions.
pub(super) const EMOJI: &str = "👍 👎 ❤ 🔥 🥰 👏 😁 🤔 🤯 😱 🤬 😢 🎉 🤩 🤮 💩 🙏 👌 🕊 🤡 🥱 🥴 😍 🐳 ❤‍🔥 🌚 🌭 💯 🤣 ⚡ 🍌 🏆 💔 🤨 😐 🍓 \
                              🍾 💋 🖕 😈 😴 😭 🤓 👻 👨‍💻 👀 🎃 🙈 😇 😨 🤝 ✍ 🤗 🫡 🎅 🎄 ☃ 💅 🤪 🗿 🆒 💘 🙉 🦄 😘 💊 🙊 \
                              😎 👾 🤷‍♂ 🤷 🤷‍♀ 😡";

/// Whether the messenger accepts an emoji as a reaction.
pub(super) fn is_reaction(emoji: &str) -> bool {
    EMOJI.split(' ').any(|known| known == emoji)
}

impl World {
    /// A person reacts to a message, or removes the reaction. The bot gets an update if it is an administrator and has
    /// asked for this kind by name. For a reaction in the name of the group ([`ANONYMOUS`]), the update does not say
    /// whose it is.
    pub fn react(&mut self, user: i64, chat: i64, message: i32, emoji: Option<&str>) {
        let emoji = emoji.filter(|_| self.serves(Feature::Reactions)).map(str::to_owned);
        let Some(found) = self.chats.get(&chat).and_then(|place| place.live(message)) else { return };
        let before = found.reactions.get(&user).cloned();
        if before == emoji {
            return;
        }
        let told = self.reaction_json(user, found, before, emoji.clone());
        self.alter(chat, message, |found| {
            match emoji {
                Some(emoji) => found.reactions.insert(user, emoji),
                None => found.reactions.remove(&user),
            };
        });
        let sees = self.chats.get(&chat).is_some_and(|place| !place.private() && place.bot == BotStanding::Admin);
        if sees && (user == ANONYMOUS || !self.is_bot(user)) {
            self.updates.push(self.clock.now_ms(), "message_reaction", told);
        }
    }

    fn reaction_json(&self, user: i64, message: &Message, old: Option<String>, new: Option<String>) -> Value {
        let list = |emoji: Option<String>| -> Vec<Value> {
            emoji.into_iter().map(|emoji| json!({ "type": "emoji", "emoji": emoji })).collect()
        };
        let place = self.chats.get(&message.chat).map_or(Value::Null, |chat| out::chat(self, chat));
        let mut told = json!({
            "chat": place,
            "message_id": message.id,
            "date": self.clock.now(),
            "old_reaction": list(old),
            "new_reaction": list(new),
        });
        match user {
            ANONYMOUS => told["actor_chat"] = place,
            _ => told["user"] = out::user_by_id(self, user),
        }
        told
    }
}
