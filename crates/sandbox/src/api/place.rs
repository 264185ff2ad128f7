//! The chat that a call names, and whether the bot may write there now.

use crate::chat::{BotStanding, Chat, ChatKind, Matter};
use crate::params::Params;
use crate::refusal::ApiError;
use crate::world::World;

/// The chat that a call names, if the bot can know it.
pub(super) fn known_chat<'a>(world: &'a World, params: &Params) -> Result<&'a Chat, ApiError> {
    let id = params.text("chat_id").filter(|id| !id.is_empty()).ok_or_else(|| ApiError::bad("chat_id is empty"))?;
    let id: i64 = id.trim().parse().map_err(|_| ApiError::bad("chat not found"))?;
    let chat = world.chats.get(&id).filter(|chat| chat.bot != BotStanding::Never);
    let chat = chat.ok_or_else(|| ApiError::bad("chat not found"))?;
    if let Some(to) = chat.moved_to {
        let refusal = ApiError::bad("group chat was upgraded to a supergroup chat");
        return Err(ApiError { migrate_to: Some(to), ..refusal });
    }
    Ok(chat)
}

/// The chat that a call names, if the bot is in it.
pub(super) fn open_chat<'a>(world: &'a World, params: &Params) -> Result<&'a Chat, ApiError> {
    let chat = known_chat(world, params)?;
    let kind = match chat.kind {
        ChatKind::Private if world.users.get(&chat.id).is_some_and(|u| u.bot) => {
            return Err(ApiError::forbidden("bot can't send messages to bots"));
        }
        ChatKind::Private | ChatKind::Pair => "",
        ChatKind::Group => "group",
        ChatKind::Supergroup | ChatKind::Forum => "supergroup",
    };
    match (chat.bot, chat.private()) {
        (BotStanding::Member | BotStanding::Admin, _) => Ok(chat),
        (BotStanding::Never, _) => Err(ApiError::bad("chat not found")),
        (BotStanding::Absent, true) => Err(ApiError::forbidden("bot can't initiate conversation with a user")),
        (BotStanding::Out, true) => Err(ApiError::forbidden("bot was blocked by the user")),
        (BotStanding::Absent, false) => Err(ApiError::forbidden(&format!("bot is not a member of the {kind} chat"))),
        (BotStanding::Out, false) => Err(ApiError::forbidden(&format!("bot was kicked from the {kind} chat"))),
    }
}

/// Checks that the bot may send messages of a kind to a chat.
pub(super) fn permitted(chat: &Chat, matter: Matter) -> Result<(), ApiError> {
    let refusal = || ApiError::bad(&format!("not enough rights to send {} to the chat", matter.name()));
    chat.permits(matter).then_some(()).ok_or_else(refusal)
}

/// Counts a message or edit in a chat against the pace.
pub(super) fn pace(world: &mut World, chat: i64, edit: bool) -> Result<(), ApiError> {
    let group = world.chats.get(&chat).is_some_and(Chat::group);
    let now = world.clock.now_ms();
    world.pacer.admit(now, chat, group, edit).map_err(ApiError::too_many)
}

/// Counts the edit of a card. Between two people it counts like a message.
pub(super) fn pace_card(world: &mut World, chat: i64) -> Result<(), ApiError> {
    let group = world.chats.get(&chat).is_some_and(Chat::group);
    pace(world, chat, group)
}
