//! Decides which events in a chat the bot sees.

use serde_json::Value;

use super::chat::BotStanding;
use super::json;
use super::message::{EntityKind, Message};
use super::world::World;

impl World {
    /// The message as the bot sees it.
    pub(super) fn message_json(&self, chat: i64, id: i32) -> Value {
        match self.chats.get(&chat).and_then(|c| c.messages.get(&id)) {
            Some(message) => json::message(self, message, true),
            None => Value::Null,
        }
    }

    /// Delivers a message (or its edited form) to the bot, if it may see it.
    pub(super) fn deliver(&mut self, chat: i64, id: i32, kind: &str) -> Option<u32> {
        let message = self.chats.get(&chat)?.messages.get(&id)?;
        if !self.reaches_bot(message) {
            return None;
        }
        let json = self.message_json(chat, id);
        self.updates.push(self.clock.now_ms(), kind, json)
    }

    /// Whether the bot gets a message: everything in private chats and as an administrator. Otherwise, in privacy mode,
    /// only events, replies to its own messages, its own suggestions, and commands that are meant for it.
    pub(super) fn reaches_bot(&self, message: &Message) -> bool {
        let Some(chat) = self.chats.get(&message.chat) else { return false };
        if !chat.bot_present() {
            return false;
        }
        if message.is_service() {
            return true;
        }
        if self.is_bot(message.from) {
            return false;
        }
        if chat.private() || chat.bot == BotStanding::Admin || !self.config.privacy {
            return true;
        }
        let answers_bot =
            message.reply_to.and_then(|id| chat.messages.get(&id)).is_some_and(|m| m.from == self.config.bot_id);
        answers_bot || message.via_bot || self.commands_bot(message, chat.last_bot)
    }

    /// Whether a message begins with a command for this bot: one with its name, or a bare one if it was the last bot to
    /// write.
    fn commands_bot(&self, message: &Message, last_bot: Option<i64>) -> bool {
        let Some(command) = message.entities.iter().find(|e| e.offset == 0 && e.kind == EntityKind::BotCommand) else {
            return false;
        };
        match message.covered(command).split_once('@') {
            Some((_, name)) => name.eq_ignore_ascii_case(&self.config.bot_username),
            None => last_bot == Some(self.config.bot_id),
        }
    }
}
