//! Questions about chats, people and files.

use serde_json::{Value, json};

use super::place::{known_chat, open_chat};
use crate::chat::{BotStanding, Matter, Rank};
use crate::json as out;
use crate::params::Params;
use crate::refusal::ApiError;
use crate::world::World;

/// `getChat`.
pub fn chat(world: &World, params: &Params) -> Result<Value, ApiError> {
    let chat = open_chat(world, params)?;
    let mut full = out::chat(world, chat);
    full["accent_color_id"] = json!(0);
    full["max_reaction_count"] = json!(11);
    full["accepted_gift_types"] = json!({
        "unlimited_gifts": false, "limited_gifts": false, "unique_gifts": false, "premium_subscription": false,
        "gifts_from_channels": false,
    });
    if !chat.private() {
        let allowed = |matter: Matter| !chat.muted && !chat.forbidden.contains(&matter);
        full["permissions"] = [
            ("can_send_messages", Matter::Text),
            ("can_send_audios", Matter::Document),
            ("can_send_documents", Matter::Document),
            ("can_send_photos", Matter::Photo),
            ("can_send_videos", Matter::Photo),
            ("can_send_video_notes", Matter::Photo),
            ("can_send_voice_notes", Matter::Document),
            ("can_send_polls", Matter::Text),
            ("can_send_other_messages", Matter::Animation),
            ("can_add_web_page_previews", Matter::Text),
        ]
        .iter()
        .map(|(right, matter)| ((*right).to_owned(), json!(allowed(*matter))))
        .chain(
            ["can_change_info", "can_invite_users", "can_pin_messages", "can_manage_topics"]
                .map(|r| (r.to_owned(), json!(false))),
        )
        .collect();
    }
    Ok(full)
}

/// `getChatMember`.
pub fn member(world: &World, params: &Params) -> Result<Value, ApiError> {
    let chat = open_chat(world, params)?;
    let user = params.int("user_id").filter(|id| world.users.contains_key(id));
    let user = user.ok_or_else(|| ApiError::bad("user not found"))?;
    if chat.private() && user == chat.id {
        return Ok(json!({ "user": out::user_by_id(world, user), "status": "member" }));
    }
    Ok(out::member(world, chat, user))
}

/// `getChatAdministrators`.
pub fn administrators(world: &World, params: &Params) -> Result<Value, ApiError> {
    let chat = open_chat(world, params)?;
    if chat.private() {
        return Err(ApiError::bad("there are no administrators in the private chat"));
    }
    let people =
        chat.members.iter().filter(|(id, rank)| **rank != Rank::Member && !world.users.get(*id).is_some_and(|u| u.bot));
    let mut list: Vec<Value> = people.map(|(id, _)| out::member(world, chat, *id)).collect();
    if chat.bot == BotStanding::Admin {
        list.push(out::member(world, chat, world.config.bot_id));
    }
    Ok(Value::Array(list))
}

/// `getChatMemberCount`.
pub fn count(world: &World, params: &Params) -> Result<Value, ApiError> {
    let chat = open_chat(world, params)?;
    Ok(json!(if chat.private() { 2 } else { chat.members.len() + 1 }))
}

/// `leaveChat`.
pub fn leave(world: &mut World, params: &Params) -> Result<Value, ApiError> {
    let chat = known_chat(world, params)?;
    if chat.private() {
        return Err(ApiError::bad("chat member status can't be changed in private chats"));
    }
    let (id, by) = (chat.id, world.config.bot_id);
    world.depart(by, id);
    Ok(json!(true))
}

/// `getFile`.
pub fn file(world: &World, params: &Params) -> Result<Value, ApiError> {
    let id = params.text("file_id").filter(|id| !id.is_empty());
    let id = id.ok_or_else(|| ApiError::bad("file_id not specified"))?;
    let stored = world.files.get(&id).filter(|f| f.bytes.is_some());
    let stored = stored.ok_or_else(|| ApiError::bad("wrong file_id or the file is temporarily unavailable"))?;
    let mut file = out::file(&stored.media);
    file["file_path"] = json!(format!("files/{id}"));
    Ok(file)
}
