//! The methods of the Bot API.

mod chats;
mod content;
mod edit;
mod ephemeral;
mod guests;
mod inline;
mod place;
pub(super) mod polling;
mod polls;
mod presses;
mod send;

use serde_json::{Value, json};

use super::features::Feature;
use super::json as out;
use super::params::Params;
use super::refusal::ApiError;
use super::world::World;

/// Carries out a call; `method` is in lower case. `getUpdates` is not here, since it waits: see [`polling`].
pub(super) fn call(world: &mut World, method: &str, params: &Params) -> Result<Value, ApiError> {
    match method {
        "getme" => Ok(me(world)),
        "sendmessage" => send::message(world, params),
        "sendphoto" => send::media(world, params, content::Kind::Photo),
        "senddocument" => send::media(world, params, content::Kind::Document),
        "sendanimation" => send::media(world, params, content::Kind::Animation),
        "sendpoll" => polls::send(world, params),
        "stoppoll" => polls::stop(world, params),
        "senddice" => send::dice(world, params),
        "sendchataction" => send::action(world, params),
        "editmessagetext" => edit::text(world, params),
        "editmessagecaption" => edit::caption(world, params),
        "editmessagemedia" => edit::media(world, params),
        "editmessagereplymarkup" => edit::keyboard(world, params),
        "deletemessage" => edit::delete(world, params),
        "deleteephemeralmessage" if world.config.ephemeral => ephemeral::delete(world, params),
        "editephemeralmessagetext" if world.config.ephemeral => ephemeral::edit(world, params, "text"),
        "editephemeralmessagecaption" if world.config.ephemeral => ephemeral::edit(world, params, "caption"),
        "editephemeralmessagemedia" if world.config.ephemeral => ephemeral::edit(world, params, "media"),
        "editephemeralmessagereplymarkup" if world.config.ephemeral => ephemeral::edit(world, params, "markup"),
        "setmessagereaction" if world.serves(Feature::Reactions) => edit::react(world, params),
        "answerinlinequery" => inline::answer(world, params),
        "answerguestquery" if world.config.guests => guests::answer(world, params),
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
    me["can_join_groups"] = json!(world.config.joins);
    me["can_read_all_group_messages"] = json!(!world.config.privacy);
    me["supports_inline_queries"] = json!(world.config.inline);
    me["supports_guest_queries"] = json!(world.config.guests);
    me["has_main_web_app"] = json!(world.config.main_app);
    me["can_connect_to_business"] = json!(false);
    me
}
