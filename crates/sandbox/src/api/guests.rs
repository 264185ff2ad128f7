//! Answers to people who call the bot as a guest.

use serde_json::{Value, json};

use super::inline;
use crate::chat::Matter;
use crate::limits;
use crate::message::Body;
use crate::params::Params;
use crate::refusal::ApiError;
use crate::world::{NewMessage, World};

/// `answerGuestQuery`: once for each call. A refused answer may be followed by another one.
pub fn answer(world: &mut World, params: &Params) -> Result<Value, ApiError> {
    let now = world.clock.now_ms();
    let number = params.text("guest_query_id").and_then(|id| id.parse().ok()).unwrap_or(0);
    let open = world.guests.get(&number).filter(|guest| !guest.answered && now - guest.at <= limits::GUEST_MS).cloned();
    let guest =
        open.ok_or_else(|| ApiError::bad("query is too old and response timeout expired or query ID is invalid"))?;
    let result = params.json("result")?.ok_or_else(|| ApiError::bad("can't parse inline query result: empty"))?;
    let row = inline::row(world, guest.chat, &result)?;
    if !(1..=limits::SUGGESTION_ID).contains(&row.id.len()) {
        return Err(ApiError::bad("RESULT_ID_INVALID"));
    }
    if row.broken {
        return Err(ApiError::bad("WEBDOCUMENT_URL_INVALID"));
    }
    let (matter, refusal) = match row.picture {
        Some(_) => (Matter::Photo, "CHAT_SEND_PHOTOS_FORBIDDEN"),
        None => (Matter::Text, "CHAT_SEND_PLAIN_FORBIDDEN"),
    };
    let place = world.chats.get(&guest.chat).filter(|chat| chat.permits(matter));
    let topic = place.ok_or_else(|| ApiError::bad(refusal))?.live(guest.message).and_then(|called| called.topic);
    let new = NewMessage {
        text: row.text,
        entities: row.entities,
        keyboard: row.keyboard,
        topic,
        reply_to: Some(guest.message),
        card: true,
        guest_of: Some(guest.user),
        ..NewMessage::new(world.config.bot_id, row.picture.map_or(Body::Text, Body::Photo))
    };
    let sent = world.post(guest.chat, new).unwrap_or_default();
    if let Some(guest) = world.guests.get_mut(&number) {
        guest.answered = true;
    }
    let card = world.chats.get(&guest.chat).and_then(|chat| chat.live(sent)?.inline_id.clone());
    Ok(json!({ "inline_message_id": card }))
}
