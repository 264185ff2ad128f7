//! Messages for one person only: sent in reply to an action of that person, or at any time by an administrator.

use serde_json::{Value, json};

use super::content::{self, GivenFile, Kind};
use super::place::{open_chat, pace, permitted};
use crate::chat::{BotStanding, Matter};
use crate::html::Marked;
use crate::limits;
use crate::message::{Body, Ephemeral, Message};
use crate::params::{Params, truth};
use crate::refusal::ApiError;
use crate::world::{NewMessage, World};

/// The recipient of a message for one person; `None` also if the server does not know such messages and ignores the
/// field.
pub fn wanted(world: &World, params: &Params) -> Result<Option<Value>, ApiError> {
    Ok(params.json("ephemeral_message_parameters")?.filter(|_| world.config.ephemeral))
}

/// `sendMessage` to one person.
pub fn text(world: &mut World, params: &Params, to: &Value) -> Result<Value, ApiError> {
    let marked = content::new_text(world, params)?;
    let (chat, person) = admitted(world, params, to, Matter::Text)?;
    put(world, params, to, (chat, person), Body::Text, marked)
}

/// `sendPhoto` and the like to one person.
pub fn media(world: &mut World, params: &Params, kind: Kind, to: &Value) -> Result<Value, ApiError> {
    let given = content::file(world, params, kind, params.text(kind.name()).as_deref())?;
    let marked = content::caption(world, params)?;
    let (chat, person) = admitted(world, params, to, kind.matter())?;
    let file = given.stored(world, chat);
    put(world, params, to, (chat, person), kind.body(file), marked)
}

/// `editEphemeralMessageText`, `…Caption`, `…ReplyMarkup`, `…Media`. Each returns only `true`.
pub fn edit(world: &mut World, params: &Params, what: &str) -> Result<Value, ApiError> {
    let (number, old) = own(world, params)?;
    let keyboard = content::inline_keyboard(world, params)?;
    let (given, marked) = match what {
        "text" => (None, capped(content::text(world, params)?)?),
        "caption" => (None, content::caption(world, params)?),
        "media" => exchanged(world, params)?,
        _ => (None, Marked { text: old.message.text.clone(), entities: old.message.entities.clone() }),
    };
    if what == "text" && old.message.body != Body::Text || what == "caption" && old.message.media().is_none() {
        return Err(ApiError::bad(&format!("there is no {what} in the message to edit")));
    }
    let chat = old.message.chat;
    // Counts first, so that a refused picture is not kept.
    pace(world, chat, true)?;
    let body = match given {
        Some(given) => Kind::Photo.body(given.stored(world, chat)),
        None => old.message.body.clone(),
    };
    let (edited, edits) = (Some(world.clock.now()), old.message.edits + 1);
    let (text, entities, revision) = (marked.text, marked.entities, world.change());
    let message = Message { body, text, entities, keyboard, edited, edits, revision, ..old.message };
    world.ephemerals.insert(number, Ephemeral { message, ..old });
    Ok(json!(true))
}

/// `deleteEphemeralMessage`.
pub fn delete(world: &mut World, params: &Params) -> Result<Value, ApiError> {
    let (number, _) = own(world, params)?;
    let revision = world.change();
    if let Some(found) = world.ephemerals.get_mut(&number) {
        found.message.deleted = true;
        found.message.revision = revision;
    }
    Ok(json!(true))
}

/// A text edit has less room than a new text.
fn capped(marked: Marked) -> Result<Marked, ApiError> {
    let fits = marked.text.chars().count() <= limits::CAPTION;
    if fits { Ok(marked) } else { Err(ApiError::bad("MESSAGE_TOO_LONG")) }
}

/// The picture that replaces the previous one.
fn exchanged(world: &World, params: &Params) -> Result<(Option<GivenFile>, Marked), ApiError> {
    let media = params.json("media")?.filter(|media| media["type"] == "photo");
    let media = media.ok_or_else(|| ApiError::bad("can't parse InputMedia: Wrong input media type"))?;
    let marked = content::media_caption(world, &media)?;
    Ok((Some(content::file(world, params, Kind::Photo, media["media"].as_str())?), marked))
}

/// The press that a call replies to.
fn press(to: &Value) -> Option<u64> {
    to["callback_query_id"].as_str()?.parse().ok()
}

/// Chat and person of a new message, if the bot may now write to that person only. Counts the message.
fn admitted(world: &mut World, params: &Params, to: &Value, matter: Matter) -> Result<(i64, i64), ApiError> {
    let chat = open_chat(world, params)?;
    permitted(chat, matter)?;
    let (id, admin) = (chat.id, chat.bot == BotStanding::Admin);
    if chat.private() {
        return Err(ApiError::bad("ephemeral messages can be sent only to groups and supergroups"));
    }
    let person = to["receiver_user_id"].as_i64().filter(|person| chat.members.contains_key(person));
    let person = person.filter(|person| !world.is_bot(*person));
    let person = person.ok_or_else(|| ApiError::bad("ephemeral message receiver not found"))?;
    let answered = params.json("reply_parameters")?.and_then(|p| p["ephemeral_message_id"].as_i64());
    let answered = answered.and_then(|number| i32::try_from(number).ok());
    if !admin && !world.invites(id, person, press(to), answered) {
        return Err(ApiError::bad("not enough rights to send ephemeral messages without a recent action of the user"));
    }
    pace(world, id, false)?;
    Ok((id, person))
}

fn put(
    world: &mut World,
    params: &Params,
    to: &Value,
    (chat, person): (i64, i64),
    body: Body,
    marked: Marked,
) -> Result<Value, ApiError> {
    let markup = params.json("reply_markup")?;
    let asks = markup.as_ref().and_then(|markup| markup.get("force_reply")).is_some_and(truth);
    let replaces = press(to).and_then(|press| world.presses.get(&press)).map(|press| press.message);
    let replaces = replaces.filter(|_| to.get("replace_callback_query_message").is_some_and(truth));
    let keyboard = content::given_keyboard(world, markup)?;
    let (text, entities) = (marked.text, marked.entities);
    let new = NewMessage { text, entities, keyboard, ..NewMessage::new(world.config.bot_id, body) };
    let number = world.whisper(person, chat, new, replaces, asks);
    Ok(world.ephemerals.get(&number).map_or(Value::Null, |sent| world.ephemeral_json(sent)))
}

/// The bot's message to one person that a call names.
fn own(world: &World, params: &Params) -> Result<(i32, Ephemeral), ApiError> {
    let chat = open_chat(world, params)?.id;
    let number = params.int("ephemeral_message_id").and_then(|number| i32::try_from(number).ok());
    let found = number.and_then(|number| Some((number, world.ephemerals.get(&number)?)));
    let person = params.int("receiver_user_id");
    let found = found.filter(|(_, e)| e.message.chat == chat && Some(e.person) == person && !e.message.deleted);
    let found = found.filter(|(_, e)| e.message.from == world.config.bot_id);
    let (number, found) = found.ok_or_else(|| ApiError::bad("ephemeral message not found"))?;
    Ok((number, found.clone()))
}
