//! Cards: messages that people post from the bot's suggestions, with buttons below. The bot knows each only by an
//! opaque id, by which it gets presses and makes edits in any chat.

use serde::{Deserialize, Serialize};
use serde_json::json;

use super::json as out;
use super::message::Message;
use super::suggestions::Query;
use super::world::{World, mixed};

/// The beginning of every id.
const BEGINS: &str = "AgAA";
/// The length of an id.
const LENGTH: usize = 36;

/// How often the bot is told which of its suggestions somebody has chosen. In the messenger it is a probability.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Feedback {
    /// Never.
    #[default]
    Off,
    /// Every second time, beginning with the first.
    Half,
    /// Always.
    On,
}

/// Something that nobody has confirmed about the messenger. If it is set, the sandbox behaves in this way, otherwise in
/// the opposite one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Doubt {
    /// Presses of people who have blocked the bot do not arrive.
    BlockedPresses,
    /// Where the bot is a member, it gets a posted card only after the first press on it.
    PressFirst,
    /// A text cannot replace the caption of a card with a picture, only a caption can.
    CaptionOnly,
    /// In guest mode, a reply to a card calls the bot even if it does not name it.
    CardReplies,
    /// In guest mode, the bot is called where it is a member too, in addition to the message itself.
    Overlap,
    /// In guest mode, a chat of two people has the number of the caller, not of the other person.
    CallersChat,
    /// The Mini App is told another number of a chat than presses in it carry.
    OtherInstance,
    /// The edit of a deleted card is refused with another text.
    GoneOtherwise,
}

/// The id of a card.
pub(super) fn id(chat: i64, message: i32) -> String {
    let first = mixed(mixed(chat.cast_unsigned()) ^ u64::from(message.cast_unsigned()));
    format!("{BEGINS}{first:016x}{:016x}", mixed(first))
}

/// Whether a text has the form of an id.
pub(super) fn is_id(text: &str) -> bool {
    text.len() == LENGTH && text.starts_with(BEGINS) && text.chars().all(|c| c.is_ascii_alphanumeric())
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_differ_and_tell_nothing() {
        let ids = [id(11, 1), id(11, 2), id(12, 1), id(-1_002_000_000_001, 1)];
        assert!(ids.iter().all(|one| is_id(one)), "{ids:?}");
        assert!((1..ids.len()).all(|n| !ids[..n].contains(&ids[n])), "{ids:?}");
        assert!(!is_id("AgAA") && !is_id("") && !is_id(&ids[0].replace("AgAA", "BgAA")));
    }
}
