//! Polls.

use serde_json::{Value, json};

use super::place::open_chat;
use super::send;
use crate::chat::Matter;
use crate::features::Feature;
use crate::json as out;
use crate::limits;
use crate::message::Body;
use crate::params::Params;
use crate::poll::{Poll, PollOption};
use crate::refusal::ApiError;
use crate::world::{NewMessage, World};

/// `sendPoll`. Quizzes are missing, since this bot does not send any.
pub fn send(world: &mut World, params: &Params) -> Result<Value, ApiError> {
    let poll = wanted(world, params)?;
    let timed = poll.closes.is_some();
    let new = NewMessage::new(world.config.bot_id, Body::Poll(poll));
    let (chat, new) = send::addressed(world, params, new, Matter::Text)?;
    let sent = send::put(world, chat, new)?;
    if let Some(id) = sent["message_id"].as_i64().and_then(|id| i32::try_from(id).ok()).filter(|_| timed) {
        world.timed_polls.push((chat, id));
    }
    Ok(sent)
}

/// `stopPoll`. Returns the final poll.
pub fn stop(world: &mut World, params: &Params) -> Result<Value, ApiError> {
    let chat = open_chat(world, params)?.id;
    let id = params.int("message_id").and_then(|id| i32::try_from(id).ok());
    let id = id.filter(|id| world.poll(chat, *id).is_some());
    let id = id.ok_or_else(|| ApiError::bad("message with poll to stop not found"))?;
    if world.poll(chat, id).is_some_and(|poll| poll.closed) {
        return Err(ApiError::bad("poll has already been closed"));
    }
    world.close_poll(chat, id);
    Ok(world.poll(chat, id).map_or(Value::Null, |poll| out::poll(world, (chat, id), poll)))
}

fn wanted(world: &World, params: &Params) -> Result<Poll, ApiError> {
    let question = params.text("question").unwrap_or_default();
    if !(1..=limits::POLL_QUESTION).contains(&question.chars().count()) {
        return Err(ApiError::bad("poll question must be non-empty and at most 300 characters long"));
    }
    let flag = |name: &str, usual: bool| if params.text(name).is_some() { params.flag(name) } else { usual };
    let (anonymous, adding) = (flag("is_anonymous", true), flag("allow_adding_options", false));
    // An older server ignores fields that it does not know.
    let adding = adding && world.serves(Feature::Adding);
    if adding && anonymous {
        return Err(ApiError::bad("options can't be added to anonymous polls"));
    }
    let period = params.int("open_period").filter(|period| *period != 0);
    if period.is_some_and(|period| !limits::POLL_PERIOD.contains(&period)) {
        return Err(ApiError::bad("wrong poll open period specified"));
    }
    Ok(Poll {
        question,
        options: options(params)?,
        anonymous,
        several: flag("allows_multiple_answers", false),
        revoting: flag("allows_revoting", true),
        adding,
        hidden: flag("hide_results_until_closes", false),
        closes: period.map(|period| world.clock.now().saturating_add(period)),
        closed: false,
    })
}

fn options(params: &Params) -> Result<Vec<PollOption>, ApiError> {
    let given = params.json("options")?.unwrap_or_else(|| json!([]));
    let given = given.as_array().ok_or_else(|| ApiError::bad("can't parse options JSON object"))?;
    if !(1..=limits::POLL_OPTIONS).contains(&given.len()) {
        return Err(ApiError::bad("poll must have at least 1 and at most 12 options"));
    }
    let one = |option: &Value| {
        let text = option["text"].as_str().or(option.as_str()).unwrap_or_default().to_owned();
        let fits = (1..=limits::POLL_OPTION).contains(&text.chars().count());
        fits.then_some(PollOption { text, added: None, voters: Vec::new() })
    };
    let all: Option<Vec<PollOption>> = given.iter().map(one).collect();
    all.ok_or_else(|| ApiError::bad("poll options length must not exceed 100"))
}
