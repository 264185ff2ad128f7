//! New messages.

use serde_json::{Value, json};

use super::content::{self, Kind};
use super::ephemeral;
use super::place::{open_chat, pace, permitted};
use crate::chat::{BotStanding, Chat, ChatKind, Matter};
use crate::message::Body;
use crate::params::{Params, truth};
use crate::refusal::ApiError;
use crate::world::{NewMessage, Notice, World, dice_sides};

/// `sendMessage`.
pub fn message(world: &mut World, params: &Params) -> Result<Value, ApiError> {
    if let Some(to) = ephemeral::wanted(world, params)? {
        return ephemeral::text(world, params, &to);
    }
    let marked = content::new_text(world, params)?;
    let new =
        NewMessage { text: marked.text, entities: marked.entities, ..NewMessage::new(world.config.bot_id, Body::Text) };
    let (chat, new) = addressed(world, params, new, Matter::Text)?;
    put(world, chat, new)
}

/// `sendPhoto`, `sendDocument`, `sendAnimation`.
pub fn media(world: &mut World, params: &Params, kind: Kind) -> Result<Value, ApiError> {
    if let Some(to) = ephemeral::wanted(world, params)? {
        return ephemeral::media(world, params, kind, &to);
    }
    let value = params.text(kind.name());
    let given = content::file(world, params, kind, value.as_deref())?;
    let marked = content::caption(world, params)?;
    let new =
        NewMessage { text: marked.text, entities: marked.entities, ..NewMessage::new(world.config.bot_id, Body::Text) };
    let (chat, mut new) = addressed(world, params, new, kind.matter())?;
    let media = given.stored(world, chat);
    new.body = kind.body(media.clone());
    let caption = new.text.clone();
    let sent = put(world, chat, new)?;
    if kind == Kind::Photo
        && let Some(id) = sent["message_id"].as_i64().and_then(|id| i32::try_from(id).ok())
    {
        world.note_picture(chat, id, &caption, &media);
    }
    Ok(sent)
}

/// `sendDice`.
pub fn dice(world: &mut World, params: &Params) -> Result<Value, ApiError> {
    let emoji = params.text("emoji").filter(|e| !e.is_empty()).unwrap_or_else(|| "🎲".to_owned());
    if dice_sides(&emoji).is_none() {
        return Err(ApiError::bad("DICE_EMOJI_INVALID"));
    }
    let new = NewMessage::new(world.config.bot_id, Body::Text);
    let (chat, mut new) = addressed(world, params, new, Matter::Other)?;
    let value = world.throw(&emoji);
    new.body = Body::Dice { emoji, value };
    put(world, chat, new)
}

/// `sendChatAction`.
pub fn action(world: &mut World, params: &Params) -> Result<Value, ApiError> {
    let chat = open_chat(world, params)?;
    let place = (chat.id, topic(chat, params)?);
    let wanted = params.text("action").unwrap_or_default();
    let known = ["typing", "upload_photo", "upload_document", "choose_sticker", "find_location", "record_video"];
    if known.contains(&wanted.as_str()) || wanted.starts_with("upload_") || wanted.starts_with("record_") {
        let revision = world.change();
        world.notices.insert(place, Notice { action: wanted, revision });
        Ok(json!(true))
    } else {
        Err(ApiError::bad("wrong parameter action in request"))
    }
}

/// Checks everything about a message that does not depend on its content, and counts it.
pub(super) fn addressed(
    world: &mut World,
    params: &Params,
    mut new: NewMessage,
    matter: Matter,
) -> Result<(i64, NewMessage), ApiError> {
    new.keyboard = content::keyboard(world, params)?;
    new.asks = content::asks(world, params)?;
    let chat = open_chat(world, params)?;
    permitted(chat, matter)?;
    new.reply_to = answered(chat, params)?;
    let answered_topic = new.reply_to.and_then(|id| chat.messages.get(&id)).and_then(|m| m.topic);
    new.topic = topic(chat, params)?.or(answered_topic);
    if let Some(found) = new.topic.and_then(|t| chat.topics.get(&t))
        && found.closed
        && chat.bot != BotStanding::Admin
    {
        return Err(ApiError::bad("TOPIC_CLOSED"));
    }
    let id = chat.id;
    pace(world, id, false)?;
    Ok((id, new))
}

/// The topic that a call names.
fn topic(chat: &Chat, params: &Params) -> Result<Option<i32>, ApiError> {
    let Some(thread) = params.int("message_thread_id").filter(|t| *t != 0) else { return Ok(None) };
    let thread = i32::try_from(thread).unwrap_or(0);
    let open = chat.kind == ChatKind::Forum && chat.topics.get(&thread).is_some_and(|t| !t.deleted);
    if open { Ok(Some(thread)) } else { Err(ApiError::bad("message thread not found")) }
}

/// The message that a call replies to; `None` if it is gone and that does not matter.
fn answered(chat: &Chat, params: &Params) -> Result<Option<i32>, ApiError> {
    let parameters = params.json("reply_parameters")?;
    let (id, anyway) = match &parameters {
        Some(p) => (p["message_id"].as_i64(), p.get("allow_sending_without_reply").is_some_and(truth)),
        None => (params.int("reply_to_message_id"), params.flag("allow_sending_without_reply")),
    };
    let Some(id) = id.filter(|id| *id != 0) else { return Ok(None) };
    match i32::try_from(id).ok().filter(|id| chat.live(*id).is_some()) {
        Some(id) => Ok(Some(id)),
        None if anyway => Ok(None),
        None => Err(ApiError::bad("message to be replied not found")),
    }
}

/// Puts a new message into its chat.
pub(super) fn put(world: &mut World, chat: i64, new: NewMessage) -> Result<Value, ApiError> {
    match world.post(chat, new) {
        Some(id) => Ok(world.message_json(chat, id)),
        None => Err(ApiError::bad("chat not found")),
    }
}
