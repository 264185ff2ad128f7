//! Cards: messages that people post from the bot's suggestions, with buttons below. The bot knows each only by an
//! opaque id, by which it gets presses and makes edits in any chat.

use serde_json::json;

use super::doubts::Doubt;
use super::json as out;
use super::message::Message;
use super::suggestions::{Feedback, Query};
use super::world::World;

impl World {
    /// Chat and message of a card; `None`: there is no such card (any more).
    pub fn card(&self, inline_id: &str) -> Option<(i64, i32)> {
        self.cards.get(inline_id).copied()
    }

    /// The newest card in a chat, apart from deleted ones.
    pub fn last_card(&self, chat: i64) -> Option<Message> {
        let mut messages = self.chats.get(&chat)?.messages.values().rev();
        let id = messages.find(|m| m.inline_id.is_some() && !m.deleted)?.id;
        self.message(chat, id)
    }

    /// Sets how often the bot is told what people choose from its suggestions.
    pub fn set_feedback(&mut self, feedback: Feedback) {
        self.config.feedback = feedback;
    }

    /// Sets which way the messenger behaves where nobody knows it.
    pub fn set_doubt(&mut self, doubt: Doubt, on: bool) {
        self.config.doubts.retain(|one| *one != doubt);
        self.config.doubts.extend(on.then_some(doubt));
    }

    /// Whether the messenger behaves in that way.
    pub(super) fn doubts(&self, doubt: Doubt) -> bool {
        self.config.doubts.contains(&doubt)
    }

    /// Tells the bot what somebody has chosen, as often as it is told.
    pub(super) fn feed_back(&mut self, query: &Query, row: &str, card: Option<String>) {
        self.chosen += 1;
        let told = match self.config.feedback {
            Feedback::Off => false,
            Feedback::Half => self.chosen % 2 == 1,
            Feedback::On => true,
        };
        if told {
            let from = out::user_by_id(self, query.user);
            let mut chosen = json!({ "result_id": row, "from": from, "query": query.text });
            if let Some(card) = card {
                chosen["inline_message_id"] = json!(card);
            }
            self.updates.push(self.clock.now_ms(), "chosen_inline_result", chosen);
        }
    }
}
