//! Answers to presses, and the list of commands.

use serde_json::{Value, json};

use crate::chat::BotStanding;
use crate::limits;
use crate::params::Params;
use crate::refusal::ApiError;
use crate::world::{Toast, World};

/// `answerCallbackQuery`. The bot can answer a press once, within a short time.
pub fn answer(world: &mut World, params: &Params) -> Result<Value, ApiError> {
    let text = params.text("text").unwrap_or_default();
    if text.chars().count() > limits::TOAST {
        return Err(ApiError::bad("MESSAGE_TOO_LONG"));
    }
    let now = world.clock.now_ms();
    let revision = world.change();
    let id = params.text("callback_query_id").and_then(|id| id.parse().ok());
    let press = id.and_then(|id: u64| world.presses.get_mut(&id));
    let open = press.filter(|p| p.toast.is_none() && now.saturating_sub(p.at) <= limits::ANSWERABLE_MS);
    let press =
        open.ok_or_else(|| ApiError::bad("query is too old and response timeout expired or query ID is invalid"))?;
    let url = params.text("url").filter(|u| !u.is_empty());
    press.revision = revision;
    press.toast = Some(Toast { text, alert: params.flag("show_alert"), url });
    Ok(json!(true))
}

/// `setMyCommands`.
pub fn set_commands(world: &mut World, params: &Params) -> Result<Value, ApiError> {
    let Some(Value::Array(commands)) = params.json("commands")? else {
        return Err(ApiError::bad("can't parse commands: expected an Array of BotCommand"));
    };
    if commands.len() > limits::COMMANDS {
        return Err(ApiError::bad("BOT_COMMANDS_TOO_MUCH"));
    }
    for command in &commands {
        let name = command["command"].as_str().unwrap_or_default().trim_start_matches('/');
        let valid = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        if !(1..=limits::COMMAND_NAME).contains(&name.len()) || !name.chars().all(valid) {
            return Err(ApiError::bad("BOT_COMMAND_INVALID"));
        }
        let described = command["description"].as_str().unwrap_or_default().chars().count();
        if !(1..=limits::COMMAND_DESCRIPTION).contains(&described) {
            return Err(ApiError::bad("BOT_COMMAND_DESCRIPTION_INVALID"));
        }
    }
    let scope = scope(world, params)?;
    world.commands.insert(scope, commands);
    Ok(json!(true))
}

/// `getMyCommands`.
pub fn commands(world: &mut World, params: &Params) -> Result<Value, ApiError> {
    Ok(json!(world.commands.get(&scope(world, params)?).cloned().unwrap_or_default()))
}

/// `deleteMyCommands`.
pub fn delete_commands(world: &mut World, params: &Params) -> Result<Value, ApiError> {
    let scope = scope(world, params)?;
    world.commands.remove(&scope);
    Ok(json!(true))
}

/// Scope and language of a list of commands.
fn scope(world: &World, params: &Params) -> Result<(String, String), ApiError> {
    let scope = params.json("scope")?.unwrap_or_else(|| json!({ "type": "default" }));
    let language = params.text("language_code").unwrap_or_default();
    let Some(kind) = scope["type"].as_str() else {
        return Err(ApiError::bad("can't parse BotCommandScope: Can't find field \"type\""));
    };
    let there = |id| world.chats.get(&id).is_some_and(|chat| chat.moved_to.is_none() && chat.bot != BotStanding::Never);
    if kind.starts_with("chat") && !scope["chat_id"].as_i64().is_some_and(there) {
        return Err(ApiError::bad("chat not found"));
    }
    if !(language.is_empty() || language.len() == 2 && language.chars().all(|c| c.is_ascii_lowercase())) {
        return Err(ApiError::bad("invalid language code specified"));
    }
    Ok((scope.to_string(), language))
}
