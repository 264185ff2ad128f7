//! Edits, deletes and reactions: changes to existing messages.

use serde_json::{Value, json};

use super::content::{self, GivenFile, Kind};
use super::place::{open_chat, pace, pace_card, permitted};
use crate::chat::{BotStanding, Chat};
use crate::doubts::Doubt;
use crate::limits;
use crate::message::{Body, Keyboard, Message};
use crate::numbers;
use crate::params::Params;
use crate::reactions::is_reaction;
use crate::refusal::ApiError;
use crate::world::World;

/// `editMessageText`.
pub fn text(world: &mut World, params: &Params) -> Result<Value, ApiError> {
    let marked = content::text(world, params)?;
    if marked.text.chars().count() > limits::TEXT {
        return Err(ApiError::bad("MESSAGE_TOO_LONG"));
    }
    let (chat, old) = own(world, params)?;
    if old.body != Body::Text {
        // A text becomes the caption of a card with a picture.
        if old.inline_id.is_none() || world.doubts(Doubt::CaptionOnly) {
            return Err(ApiError::bad("there is no text in the message to edit"));
        }
        if marked.text.chars().count() > limits::CAPTION {
            return Err(ApiError::bad("MEDIA_CAPTION_TOO_LONG"));
        }
    }
    let keyboard = keys(world, params, &old)?;
    let new = Message { text: marked.text, entities: marked.entities, keyboard, ..old.clone() };
    replace(world, chat, &old, new)
}

/// `editMessageCaption`.
pub fn caption(world: &mut World, params: &Params) -> Result<Value, ApiError> {
    let marked = content::caption(world, params)?;
    let (chat, old) = own(world, params)?;
    if old.media().is_none() && old.inline_id.is_none() {
        return Err(ApiError::bad("there is no caption in the message to edit"));
    }
    let keyboard = keys(world, params, &old)?;
    let new = Message { text: marked.text, entities: marked.entities, keyboard, ..old.clone() };
    replace(world, chat, &old, new)
}

/// `editMessageReplyMarkup`.
pub fn keyboard(world: &mut World, params: &Params) -> Result<Value, ApiError> {
    let (chat, old) = own(world, params)?;
    let keyboard = keys(world, params, &old)?;
    let new = Message { keyboard, ..old.clone() };
    replace(world, chat, &old, new)
}

/// `editMessageMedia`.
pub fn media(world: &mut World, params: &Params) -> Result<Value, ApiError> {
    let media = params.json("media")?.ok_or_else(|| ApiError::bad("input media is not specified"))?;
    let kind = match media["type"].as_str() {
        Some("photo") => Kind::Photo,
        Some("document") => Kind::Document,
        Some("animation") => Kind::Animation,
        Some(_) => return Err(ApiError::bad("can't parse InputMedia: Wrong input media type")),
        None => return Err(ApiError::bad("can't parse InputMedia: Can't find field \"type\"")),
    };
    let given = content::file(world, params, kind, media["media"].as_str())?;
    let marked = content::media_caption(world, &media)?;
    let (chat, old) = own(world, params)?;
    if !matches!(old.body, Body::Text | Body::Photo(_) | Body::Document(_) | Body::Animation(_)) {
        return Err(ApiError::bad("message can't be edited"));
    }
    match &given {
        GivenFile::Uploaded(..) if old.inline_id.is_some() => {
            return Err(ApiError::bad("invalid message content specified"));
        }
        _ if old.inline_id.is_none() => permitted(open_chat(world, params)?, kind.matter())?,
        _ => {}
    }
    let keyboard = keys(world, params, &old)?;
    if let GivenFile::Known(file) = &given
        && old.media().is_some_and(|m| m.file_id == file.file_id)
        && (&old.text, &old.entities, &old.keyboard) == (&marked.text, &marked.entities, &keyboard)
    {
        return Err(not_modified());
    }
    // Counts first, so that a refused picture is not kept.
    count(world, chat, &old)?;
    let file = given.stored(world, chat);
    if kind == Kind::Photo {
        world.note_picture(chat, old.id, &marked.text, &file);
    }
    let body = kind.body(file);
    Ok(put(world, chat, Message { body, text: marked.text, entities: marked.entities, keyboard, ..old }))
}

/// `deleteMessage`.
pub fn delete(world: &mut World, params: &Params) -> Result<Value, ApiError> {
    let chat = open_chat(world, params)?;
    let message = named(chat, params, "delete")?;
    let too_old = world.clock.now().saturating_sub(message.date) > limits::DELETABLE_SECONDS;
    let foreign = message.from != world.config.bot_id && chat.bot != BotStanding::Admin && !chat.private();
    if foreign {
        return Err(ApiError::bad("message can't be deleted"));
    }
    // An administrator may delete anything in a group, no matter how old it is.
    if too_old && chat.bot != BotStanding::Admin {
        return Err(ApiError::bad("message can't be deleted for everyone"));
    }
    let (chat, id) = (chat.id, message.id);
    world.alter(chat, id, |m| m.deleted = true);
    Ok(json!(true))
}

/// `setMessageReaction`.
pub fn react(world: &mut World, params: &Params) -> Result<Value, ApiError> {
    let chat = open_chat(world, params)?;
    let id = named(chat, params, "react")?.id;
    let chat = chat.id;
    let reaction = params.json("reaction")?;
    let wanted = reaction.as_ref().and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let emoji = match wanted {
        [] => None,
        [one] => match one["emoji"].as_str() {
            Some(emoji) if one["type"] == "emoji" && is_reaction(emoji) => Some(emoji.to_owned()),
            _ => return Err(ApiError::bad("REACTION_INVALID")),
        },
        _ => return Err(ApiError::bad("REACTIONS_TOO_MANY")),
    };
    world.alter(chat, id, |m| m.reaction = emoji);
    Ok(json!(true))
}

/// The message that a call names. `verb` is the action for the error text.
fn named<'a>(chat: &'a Chat, params: &Params, verb: &str) -> Result<&'a Message, ApiError> {
    let id = params.int("message_id").filter(|id| *id != 0);
    let id = id.ok_or_else(|| ApiError::bad("message identifier is not specified"))?;
    let found = i32::try_from(id).ok().and_then(|id| chat.live(id));
    found.ok_or_else(|| ApiError::bad(&format!("message to {verb} not found")))
}

/// The bot's own message that a call wants to edit: a card by its id, any other by its chat and number.
fn own(world: &World, params: &Params) -> Result<(i64, Message), ApiError> {
    if let Some(id) = params.text("inline_message_id").filter(|id| !id.is_empty()) {
        return card(world, &id);
    }
    let chat = open_chat(world, params)?;
    let message = named(chat, params, "edit")?;
    // A message sent with another kind of keyboard, ForceReply included, can never be edited.
    let fixed = matches!(message.keyboard, Some(Keyboard::ForceReply { .. } | Keyboard::Reply(_)));
    if message.from != world.config.bot_id || message.is_service() || message.forwarded.is_some() || fixed {
        return Err(ApiError::bad("message can't be edited"));
    }
    Ok((chat.id, message.clone()))
}

fn card(world: &World, id: &str) -> Result<(i64, Message), ApiError> {
    if !numbers::is_card(id) {
        return Err(ApiError::bad("invalid inline message identifier specified"));
    }
    let found = world.card(id).and_then(|(chat, id)| world.chats.get(&chat)?.live(id));
    let gone = if world.doubts(Doubt::GoneOtherwise) { "message to edit not found" } else { "MESSAGE_ID_INVALID" };
    found.map(|found| (found.chat, found.clone())).ok_or_else(|| ApiError::bad(gone))
}

/// The keyboard that an edit gives to a message.
fn keys(world: &World, params: &Params, old: &Message) -> Result<Option<Keyboard>, ApiError> {
    if old.inline_id.is_some() {
        return content::card_keyboard(world, params.json("reply_markup")?);
    }
    content::inline_keyboard(world, params)
}

/// Counts an edit.
fn count(world: &mut World, chat: i64, old: &Message) -> Result<(), ApiError> {
    if old.inline_id.is_some() { pace_card(world, chat) } else { pace(world, chat, true) }
}

fn replace(world: &mut World, chat: i64, old: &Message, new: Message) -> Result<Value, ApiError> {
    if *old == new {
        return Err(not_modified());
    }
    count(world, chat, old)?;
    Ok(put(world, chat, new))
}

/// Puts the new form of a message in its place. A call that names a card gets no message in return.
fn put(world: &mut World, chat: i64, new: Message) -> Value {
    let (id, card) = (new.id, new.inline_id.is_some());
    let now = world.clock.now();
    world.alter(chat, id, |m| *m = Message { edited: Some(now), edits: new.edits + 1, ..new });
    if card { json!(true) } else { world.message_json(chat, id) }
}

fn not_modified() -> ApiError {
    ApiError::bad(
        "message is not modified: specified new message content and reply markup are exactly the same as a current \
         content and reply markup of the message",
    )
}
