//! Messages that one person alone sees on the page. They appear below the other messages of their chat, and a reloaded
//! page has none of them.

use serde_json::{Value, json};

use super::view;
use crate::features::Feature;
use crate::message::Ephemeral;
use crate::world::World;

/// The first number of such messages on the page, above those of all others.
const FIRST: i32 = 2_000_000_000;

/// The number of such a message by the page's number.
pub fn number(id: i32) -> Option<i32> {
    id.checked_sub(FIRST).filter(|number| *number > 0)
}

/// The message that a person alone sees under a number of the page.
pub fn shown(world: &World, user: i64, chat: i64, id: i32) -> Option<&Ephemeral> {
    let found = world.ephemerals.get(&number(id)?)?;
    (found.person == user && found.message.chat == chat && !found.message.deleted).then_some(found)
}

/// The changes since a number: messages, and those that are gone.
pub fn news(world: &World, user: i64, since: Option<u64>) -> (Vec<Value>, Vec<Value>) {
    let (mut messages, mut gone) = (Vec::new(), Vec::new());
    let Some(since) = since else { return (messages, gone) };
    let shown = world.shows(Feature::Ephemeral);
    let own = world.ephemerals.values().filter(|e| e.person == user && e.message.revision > since);
    for ephemeral in own {
        let message = &ephemeral.message;
        let Some(chat) = world.chats.get(&message.chat).filter(|chat| view::visible(chat, user)) else { continue };
        let id = FIRST.saturating_add(ephemeral.number);
        if message.deleted || !shown {
            gone.push(json!({ "chat": chat.id, "id": id }));
            continue;
        }
        let mut told = view::message(world, chat, message, user);
        told["id"] = json!(id);
        told["alone"] = json!(true);
        told["called"] = json!(true);
        if let Some(replaced) = ephemeral.replaces {
            told["replaces"] = json!(replaced);
        }
        if ephemeral.asks && world.shows(Feature::Fields) {
            told["ask"] = json!({ "hint": null });
        }
        messages.push(told);
    }
    (messages, gone)
}
