//! People's actions on the page. This module checks everything that comes from a browser, since the methods of
//! [`World`] trust their callers.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use super::page::Page;
use super::{alone, view};
use crate::chat::{Chat, ChatKind, Rank};
use crate::faults::{Fault, On};
use crate::features::{Feature, Known};
use crate::limits::{self, Pace};
use crate::message::{Body, Message};
use crate::people::Line;
use crate::reactions::is_reaction;
use crate::shared::Wanted;
use crate::suggestions::Feedback;
use crate::world::World;

/// How many updates may wait for a bot that does not run.
const WAITING: usize = 1_000;
/// The most calls that can be made to fail.
const FAULTS: u32 = 100;
/// How far the clock can be moved at once, in hours.
const HOURS: u32 = 24 * 31;
/// Characters of a name.
const NAME: usize = 64;

/// An action of a person.
#[derive(Deserialize)]
pub struct Action {
    #[serde(rename = "as")]
    user: i64,
    #[serde(flatten)]
    act: Act,
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
enum Act {
    /// Write, perhaps as a reply.
    Say { chat: i64, topic: Option<i32>, reply: Option<i32>, text: String },
    /// Change an own message.
    Edit { chat: i64, message: i32, text: String },
    /// Delete a message.
    Delete { chat: i64, message: i32 },
    /// Pass a message on to another chat.
    Forward { chat: i64, message: i32, to: i64 },
    /// Type behind the bot's name.
    Inline { chat: i64, topic: Option<i32>, text: String },
    /// Choose one of the bot's suggestions.
    Choose { query: u64, row: usize },
    /// Press a button.
    Press { chat: i64, message: i32, data: String },
    /// React to a message, or take the reaction away.
    React { chat: i64, message: i32, emoji: Option<String> },
    /// Vote for options of a poll.
    Vote { chat: i64, message: i32, options: Vec<usize> },
    /// Add an option to a poll.
    Add { chat: i64, message: i32, text: String },
    /// Set who supports a new feature of the messenger.
    Feature { name: Feature, known: Known },
    /// Open the private chat, perhaps by a deep link.
    Start { argument: String },
    /// Take another name.
    Name { name: String },
    /// Turn privacy mode on or off.
    Privacy { on: bool },
    /// Open the bot's Mini App by a link with that argument, in a chat.
    App { start: String, chat: Option<i64> },
    /// Turn the inline mode on or off.
    Suggests { on: bool },
    /// Set how often the bot is told what people choose from its suggestions.
    Feedback { level: Feedback },
    /// Turn the guest mode on or off.
    Guests { on: bool },
    /// Make the bot an administrator of all groups, or no longer.
    Admin { on: bool },
    /// Turn the pacing limits on or off.
    Limits { on: bool },
    /// Make the next calls of the bot fail.
    Fault { kind: Wrong, times: u32 },
    /// Let nothing fail any more.
    Mend,
    /// Move the clock forward.
    Clock { hours: u32 },
    /// Say whether the page is dark.
    Night { on: bool },
    /// Let the bot run, or not.
    Run { on: bool },
    /// Restart the bot.
    Restart,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Wrong {
    TooMany,
    Internal,
    Drop,
}

impl Act {
    /// Whether the bot is told of it.
    fn is_spoken(&self) -> bool {
        matches!(
            self,
            Act::Say { .. }
                | Act::Edit { .. }
                | Act::Forward { .. }
                | Act::Press { .. }
                | Act::React { .. }
                | Act::Vote { .. }
                | Act::Add { .. }
                | Act::Start { .. }
                | Act::Inline { .. }
                | Act::Choose { .. }
        )
    }

    /// The request that follows for whoever runs the bot.
    fn wanted(&self, now: Wanted) -> Wanted {
        match self {
            // The bot asks for its rights when it starts, and chooses its own pace then.
            Act::Restart
            | Act::Privacy { .. }
            | Act::Suggests { .. }
            | Act::Guests { .. }
            | Act::Feature { .. }
            | Act::Limits { .. } => Wanted { turn: now.turn + 1, ..now },
            Act::Run { on } => Wanted { running: *on, ..now },
            _ => now,
        }
    }
}

/// The reason for a refusal: a key of the page's texts.
type Refusal = &'static str;

/// `POST /act`.
pub async fn act(State(page): State<Page>, action: Result<Json<Action>, JsonRejection>) -> Response {
    let action = match action {
        Ok(Json(action)) => action,
        Err(rejection) => return (rejection.status(), Json(json!({ "error": "malformed" }))).into_response(),
    };
    let wanted = action.act.wanted(*page.shared.wanted().borrow());
    match page.shared.act(|world| world.perform(action.user, action.act)) {
        Ok(done) => {
            // After the change, since the bot reads it when it starts.
            page.shared.want(wanted);
            Json(done).into_response()
        }
        Err(refusal) => (StatusCode::UNPROCESSABLE_ENTITY, Json(json!({ "error": refusal }))).into_response(),
    }
}

impl World {
    fn perform(&mut self, user: i64, act: Act) -> Result<Value, Refusal> {
        if !view::person(self, user) {
            return Err("nobody");
        }
        if act.is_spoken() && self.pending_updates() > WAITING {
            return Err("busy");
        }
        match act {
            Act::Say { chat, topic, reply, text } => return self.said(user, chat, topic, reply, &text),
            Act::Edit { chat, message, text } => return self.edited(user, chat, message, &text),
            Act::Delete { chat, message } => {
                self.removable(user, chat, message)?;
                self.delete(chat, message);
            }
            Act::Forward { chat, message, to } => return self.passed_on(user, (chat, message), to),
            Act::Press { chat, message, data } => return self.tapped(user, chat, message, &data),
            Act::React { chat, message, emoji } => return self.reacted(user, chat, message, emoji.as_deref()),
            Act::Vote { chat, message, options } => {
                self.seen(user, chat)?;
                return self.vote(user, chat, message, &options).then(|| json!({})).ok_or("gone");
            }
            Act::Add { chat, message, text } => {
                self.seen(user, chat)?;
                return self.add_option(user, chat, message, words(&text)?).then(|| json!({})).ok_or("gone");
            }
            Act::Inline { chat, topic, text } => return self.typed_inline(user, chat, topic, &text),
            Act::Choose { query, row } => return self.chosen(user, query, row),
            Act::Start { argument } => return self.started(user, &argument),
            Act::App { start, chat } => return self.opened(user, &start, chat),
            switch => return self.switch(user, switch),
        }
        Ok(json!({}))
    }

    fn edited(&mut self, user: i64, chat: i64, message: i32, text: &str) -> Result<Value, Refusal> {
        let own = self.own(user, chat, message)?;
        if own.body != Body::Text || own.via_bot {
            return Err("gone");
        }
        let text = words(text)?;
        self.edit(user, chat, message, text);
        Ok(json!({}))
    }

    fn passed_on(&mut self, user: i64, (chat, message): (i64, i32), to: i64) -> Result<Value, Refusal> {
        self.seen(user, chat)?.live(message).filter(|found| !found.is_service()).ok_or("gone")?;
        self.seen(user, to)?;
        Ok(json!({ "message": self.forward(user, chat, message, to) }))
    }

    fn tapped(&mut self, user: i64, chat: i64, message: i32, data: &str) -> Result<Value, Refusal> {
        if let Some(found) = alone::shown(self, user, chat, message) {
            let number = found.number;
            found.message.button(data).filter(|button| button.data.is_some()).ok_or("gone")?;
            return Ok(json!({ "press": self.press_ephemeral(user, number, data) }));
        }
        self.seen(user, chat)?.messages.get(&message).ok_or("gone")?;
        if data.is_empty() || data.len() > limits::BUTTON_DATA {
            return Err("malformed");
        }
        Ok(json!({ "press": self.press_data(user, chat, message, data) }))
    }

    fn reacted(&mut self, user: i64, chat: i64, message: i32, emoji: Option<&str>) -> Result<Value, Refusal> {
        let own = self.seen(user, chat)?.live(message).filter(|found| !found.is_service());
        own.filter(|_| self.shows(Feature::Reactions)).ok_or("gone")?;
        if emoji.is_some_and(|emoji| !is_reaction(emoji)) {
            return Err("malformed");
        }
        self.react(user, chat, message, emoji);
        Ok(json!({}))
    }

    /// A query in the composer. Returns the query's id, under which the bot's rows will arrive.
    fn typed_inline(&mut self, user: i64, chat: i64, topic: Option<i32>, text: &str) -> Result<Value, Refusal> {
        self.seen(user, chat)?;
        if text.chars().count() > limits::INLINE || !self.config.inline {
            return Err("malformed");
        }
        Ok(json!({ "query": self.type_inline(user, chat, topic, text) }))
    }

    fn chosen(&mut self, user: i64, query: u64, row: usize) -> Result<Value, Refusal> {
        let found = self.queries.get(&query).filter(|query| query.user == user).ok_or("gone")?;
        self.seen(user, found.chat)?;
        found.rows.as_ref().and_then(|rows| rows.get(row)).filter(|row| !row.broken).ok_or("gone")?;
        Ok(json!({ "message": self.choose(query, row) }))
    }

    /// Opens the Mini App. Returns its init data.
    fn opened(&self, user: i64, start: &str, chat: Option<i64>) -> Result<Value, Refusal> {
        if !limits::is_argument(start) {
            return Err("malformed");
        }
        let chat = chat.filter(|chat| self.seen(user, *chat).is_ok());
        let said = self.opens_in(user, chat, start).filter(|_| self.has_app() && self.shows(Feature::Apps));
        let said = said.ok_or("gone")?;
        Ok(json!({ "init": said }))
    }

    fn started(&mut self, user: i64, argument: &str) -> Result<Value, Refusal> {
        if !limits::is_argument(argument) {
            return Err("malformed");
        }
        Ok(json!({ "message": self.start_private(user, argument) }))
    }

    fn said(
        &mut self,
        user: i64,
        chat: i64,
        topic: Option<i32>,
        reply: Option<i32>,
        text: &str,
    ) -> Result<Value, Refusal> {
        let text = words(text)?;
        let place = self.seen(user, chat)?;
        if let Some(topic) = topic {
            let found = place.topics.get(&topic).filter(|topic| !topic.deleted).ok_or("gone")?;
            if found.closed && place.members.get(&user).is_none_or(|rank| *rank == Rank::Member) {
                return Err("closed");
            }
        }
        if let Some(id) = reply.filter(|id| alone::number(*id).is_some()) {
            // The reply was meant for the bot alone, so it must not become public if the message is gone.
            let number = alone::shown(self, user, chat, id).ok_or("gone")?.number;
            self.reply_ephemeral(user, number, text);
            return Ok(json!({}));
        }
        if topic.is_none() && view::is_unseen(self, place, user, text) {
            self.say_ephemeral(user, chat, text);
            return Ok(json!({}));
        }
        // An answer to a message that has just gone is still said.
        let reply = reply.filter(|id| place.live(*id).is_some_and(|m| m.topic == topic && !m.is_service()));
        let mut line = Line::new(text);
        line = topic.map_or(line.clone(), |topic| line.topic(topic));
        line = reply.map_or(line.clone(), |reply| line.reply_to(reply));
        Ok(json!({ "message": self.write(user, chat, line) }))
    }

    fn switch(&mut self, user: i64, switch: Act) -> Result<Value, Refusal> {
        match switch {
            Act::Name { name } => self.rename(user, named(&name)?),
            Act::Privacy { on } => self.set_privacy(on),
            Act::Suggests { on } => self.set_inline(on),
            Act::Feedback { level } => self.set_feedback(level),
            Act::Guests { on } => self.set_guests(on),
            Act::Admin { on } => {
                let groups = self.chats.values().filter(|chat| chat.group() && chat.bot_present());
                for chat in groups.map(|chat| chat.id).collect::<Vec<_>>() {
                    if on { self.promote_bot(user, chat) } else { self.demote_bot(user, chat) }
                }
            }
            Act::Feature { name, known } => self.set_feature(name, known),
            Act::Limits { on } => self.set_pace(on.then(Pace::default)),
            Act::Fault { kind, times } => {
                let fault = match kind {
                    Wrong::TooMany => Fault::TooMany(3),
                    Wrong::Internal => Fault::Internal,
                    Wrong::Drop => Fault::DropAfter,
                };
                let room = FAULTS.saturating_sub(self.faults_left());
                self.fail(fault, On::any(), times.min(room));
            }
            Act::Mend => self.clear_faults(),
            Act::Night { on } => self.night = on,
            Act::Clock { hours } => self.clock.advance(Duration::from_secs(u64::from(hours.min(HOURS)) * 3_600)),
            // Actions about the bot's process were passed on before; the others change nothing here.
            _ => {}
        }
        Ok(json!({}))
    }

    /// A chat that a person can see and write in.
    fn seen(&self, user: i64, chat: i64) -> Result<&Chat, Refusal> {
        self.chats.get(&chat).filter(|chat| view::visible(chat, user)).ok_or("gone")
    }

    fn own(&self, user: i64, chat: i64, message: i32) -> Result<&Message, Refusal> {
        self.seen(user, chat)?.live(message).filter(|m| m.from == user && !m.is_service()).ok_or("gone")
    }

    /// Checks that a person can delete a message: an own one, or any between two people.
    fn removable(&self, user: i64, chat: i64, message: i32) -> Result<(), Refusal> {
        let place = self.seen(user, chat)?;
        if place.kind == ChatKind::Pair {
            return place.live(message).map(|_| ()).ok_or("gone");
        }
        self.own(user, chat, message).map(|_| ())
    }

    /// Sets whether the bot runs, for the pages.
    pub fn set_running(&mut self, running: bool) {
        self.running = running;
    }

    /// Adds people and chats to start with, if there are none yet.
    pub fn add_example_chats(&mut self) {
        if self.users.values().any(|user| !user.bot) {
            return;
        }
        let people = [(11, "Anna", "en"), (12, "Boris", "en"), (13, "Vera", "ru"), (14, "Gleb", "ru")];
        for (id, name, language) in people {
            self.add_user(id, name, Some(&name.to_lowercase()), language);
        }
        let ids = people.map(|(id, ..)| id);
        // A plain group has no links that lead to it.
        let group = self.add_supergroup("Squared paper", &ids);
        let forum = self.add_forum("The back row", &ids);
        for topic in ["Friday evening", "Tournament"] {
            self.open_topic(ids[0], forum, topic);
        }
        self.add_pair(ids[0], ids[1]);
        self.add_foreign_group("Next door", &ids);
        // Once the bot was the last to write, commands need not name it.
        let hello = format!("/start@{}", self.config.bot_username);
        self.say(ids[0], group, &hello);
        self.say(ids[0], forum, &hello);
    }
}

/// A name as a person may have it.
fn named(name: &str) -> Result<&str, Refusal> {
    words(name).and_then(|name| if name.chars().count() > NAME { Err("long") } else { Ok(name) })
}

/// A text as a person may send it.
fn words(text: &str) -> Result<&str, Refusal> {
    let text = text.trim();
    match text.chars().count() {
        0 => Err("empty"),
        1..=limits::TEXT => Ok(text),
        _ => Err("long"),
    }
}
