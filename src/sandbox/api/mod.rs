//! The methods of the interface.

mod chats;
mod content;
mod edit;
pub(super) mod polling;
mod presses;
mod send;

use serde_json::{Value, json};

use super::chat::{BotStanding, Chat, ChatKind};
use super::json as out;
use super::params::Params;
use super::world::World;

/// A refusal in the interface's words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ApiError {
    pub code: u16,
    pub description: String,
    pub retry_after: Option<u32>,
    pub migrate_to: Option<i64>,
}

impl ApiError {
    pub fn new(code: u16, description: &str) -> ApiError {
        ApiError { code, description: description.to_owned(), retry_after: None, migrate_to: None }
    }

    /// 400 with these words after "Bad Request: ".
    pub fn bad(words: &str) -> ApiError {
        ApiError::new(400, &format!("Bad Request: {words}"))
    }

    /// 403 with these words after "Forbidden: ".
    pub fn forbidden(words: &str) -> ApiError {
        ApiError::new(403, &format!("Forbidden: {words}"))
    }

    /// 429.
    pub fn too_many(seconds: u32) -> ApiError {
        let description = format!("Too Many Requests: retry after {seconds}");
        ApiError { retry_after: Some(seconds), ..ApiError::new(429, &description) }
    }

    /// As the client gets it.
    pub fn json(&self) -> Value {
        let mut out = json!({ "ok": false, "error_code": self.code, "description": self.description });
        if let Some(seconds) = self.retry_after {
            out["parameters"] = json!({ "retry_after": seconds });
        }
        if let Some(chat) = self.migrate_to {
            out["parameters"] = json!({ "migrate_to_chat_id": chat });
        }
        out
    }
}

/// Carries out a call; `method` in lower case. `getUpdates` is not among them: it waits, see [`polling`].
pub(super) fn call(world: &mut World, method: &str, params: &Params) -> Result<Value, ApiError> {
    match method {
        "getme" => Ok(me(world)),
        "sendmessage" => send::message(world, params),
        "sendphoto" => send::media(world, params, content::Kind::Photo),
        "senddocument" => send::media(world, params, content::Kind::Document),
        "sendanimation" => send::media(world, params, content::Kind::Animation),
        "senddice" => send::dice(world, params),
        "sendchataction" => send::action(world, params),
        "editmessagetext" => edit::text(world, params),
        "editmessagecaption" => edit::caption(world, params),
        "editmessagemedia" => edit::media(world, params),
        "editmessagereplymarkup" => edit::keyboard(world, params),
        "deletemessage" => edit::delete(world, params),
        "setmessagereaction" => edit::react(world, params),
        "answercallbackquery" => presses::answer(world, params),
        "setmycommands" => presses::set_commands(world, params),
        "getmycommands" => presses::commands(world, params),
        "deletemycommands" => presses::delete_commands(world, params),
        "getchat" => chats::chat(world, params),
        "getchatmember" => chats::member(world, params),
        "getchatadministrators" => chats::administrators(world, params),
        "getchatmembercount" => chats::count(world, params),
        "leavechat" => chats::leave(world, params),
        "getfile" => chats::file(world, params),
        "setwebhook" => polling::set_webhook(world, params),
        "deletewebhook" => polling::delete_webhook(world, params),
        "getwebhookinfo" => Ok(polling::webhook_info(world)),
        _ => Err(ApiError::new(404, "Not Found: method not found")),
    }
}

fn me(world: &World) -> Value {
    let mut me = out::user_by_id(world, world.config.bot_id);
    me["can_join_groups"] = json!(true);
    me["can_read_all_group_messages"] = json!(!world.config.privacy);
    for absent in ["supports_inline_queries", "can_connect_to_business", "has_main_web_app"] {
        me[absent] = json!(false);
    }
    me
}

/// The chat that a call names, if the bot can know it.
fn known_chat<'a>(world: &'a World, params: &Params) -> Result<&'a Chat, ApiError> {
    let id = params.text("chat_id").filter(|id| !id.is_empty()).ok_or_else(|| ApiError::bad("chat_id is empty"))?;
    let id: i64 = id.trim().parse().map_err(|_| ApiError::bad("chat not found"))?;
    let chat = world.chats.get(&id).ok_or_else(|| ApiError::bad("chat not found"))?;
    if let Some(to) = chat.moved_to {
        let refusal = ApiError::bad("group chat was upgraded to a supergroup chat");
        return Err(ApiError { migrate_to: Some(to), ..refusal });
    }
    Ok(chat)
}

/// The chat that a call names, if the bot is in it.
fn open_chat<'a>(world: &'a World, params: &Params) -> Result<&'a Chat, ApiError> {
    let chat = known_chat(world, params)?;
    let kind = match chat.kind {
        ChatKind::Private if world.users.get(&chat.id).is_some_and(|u| u.bot) => {
            return Err(ApiError::forbidden("bot can't send messages to bots"));
        }
        ChatKind::Private => "",
        ChatKind::Group => "group",
        ChatKind::Supergroup | ChatKind::Forum => "supergroup",
    };
    match (chat.bot, chat.private()) {
        (BotStanding::Member | BotStanding::Admin, _) => Ok(chat),
        (BotStanding::Absent, true) => Err(ApiError::forbidden("bot can't initiate conversation with a user")),
        (BotStanding::Out, true) => Err(ApiError::forbidden("bot was blocked by the user")),
        (BotStanding::Absent, false) => Err(ApiError::forbidden(&format!("bot is not a member of the {kind} chat"))),
        (BotStanding::Out, false) => Err(ApiError::forbidden(&format!("bot was kicked from the {kind} chat"))),
    }
}

/// Counts a message or edit in a chat against the pace.
fn pace(world: &mut World, chat: i64, edit: bool) -> Result<(), ApiError> {
    let group = world.chats.get(&chat).is_some_and(|c| !c.private());
    let now = world.clock.now_ms();
    world.pacer.admit(now, chat, group, edit).map_err(ApiError::too_many)
}
