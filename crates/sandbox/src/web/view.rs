//! A person's view, as JSON for the page.

use serde_json::{Map, Value, json};

use crate::chat::{BotStanding, Chat, ChatKind, Topic, User};
use crate::config::Completion;
use crate::features::{Feature, Known};
use crate::limits;
use crate::message::{Body, Button, Entity, EntityKind, Keyboard, Media, Message, Service};
use crate::poll::Poll;
use crate::shared::Wanted;
use crate::suggestions::Row;
use crate::world::World;

/// How many messages of a chat a page starts with, and how many older ones it gets at a time.
const SHOWN: usize = 80;
/// How many of a chat's newest messages are sent again when they change.
const WATCHED: usize = 300;
/// Characters of an answered message that are quoted.
const QUOTED: usize = 120;

/// Whether the page can be viewed as this person.
pub fn person(world: &World, id: i64) -> bool {
    world.users.get(&id).is_some_and(|user| !user.bot)
}

/// Whether a person can see a chat: their private one with the bot, and all that they are in.
pub fn visible(chat: &Chat, user: i64) -> bool {
    chat.moved_to.is_none() && if chat.private() { chat.id == user } else { chat.members.contains_key(&user) }
}

/// The frame: people, chats, commands, switches.
pub fn state(world: &World, user: i64, wanted: Wanted) -> Value {
    let people: Vec<Value> = world.users.values().map(who).collect();
    let chats = world.chats.values().filter(|chat| visible(chat, user));
    let groups = world.chats.values().filter(|chat| chat.group() && chat.moved_to.is_none() && chat.bot_present());
    let admin = groups.map(|chat| chat.bot == BotStanding::Admin).reduce(|all, one| all && one);
    let language = language(world, user);
    json!({
        "me": user,
        "bot": world.bot(),
        "app": world.app.as_ref().filter(|_| world.has_app() && world.shows(Feature::Apps)).map(|app| &app.name),
        "people": people,
        "chats": chats.map(|chat| place(world, chat, (user, language))).collect::<Vec<_>>(),
        "commands": {
            "private": commands(world, "all_private_chats", language),
            "group": commands(world, "all_group_chats", language),
        },
        "switches": {
            "privacy": world.config.privacy,
            "suggests": world.config.inline,
            "feedback": world.config.feedback,
            "guests": world.config.guests,
            "admin": admin.unwrap_or(false),
            "limits": world.pacer.pace.is_some(),
            "features": Feature::ALL.map(|feature| json!({ "name": feature, "known": world.who_knows(feature) })),
            "faults": world.faults_left(),
            "ahead": world.clock.ahead(),
            "night": world.night,
            "wanted": wanted.running,
            "running": world.running,
        },
    })
}

/// The language of a person's client. Empty if it names none.
pub fn language(world: &World, user: i64) -> &str {
    world.users.get(&user).and_then(|found| found.language.as_deref()).unwrap_or_default()
}

fn who(user: &User) -> Value {
    json!({ "id": user.id, "name": user.first_name, "username": user.username, "language": user.language, "bot": user.bot })
}

/// A chat of a person. A chat of two is called like the other one.
fn place(world: &World, chat: &Chat, (user, language): (i64, &str)) -> Value {
    let kind = match chat.kind {
        ChatKind::Private => "private",
        ChatKind::Pair => "pair",
        ChatKind::Group | ChatKind::Supergroup => "group",
        ChatKind::Forum => "forum",
    };
    let topics = chat.topics.iter().filter(|(_, topic)| !topic.deleted);
    let topic = |(id, topic): (&i32, &_)| -> Value {
        let topic: &Topic = topic;
        json!({ "id": id, "name": topic.name, "closed": topic.closed })
    };
    let other = chat.members.keys().find(|id| chat.kind == ChatKind::Pair && **id != user);
    let name = other.and_then(|id| world.users.get(id)).map_or(&chat.title, |other| &other.first_name);
    json!({
        "id": chat.id,
        "kind": kind,
        "title": name,
        "other": other,
        "people": chat.members.len(),
        "bot": chat.bot_present(),
        "hears": hears(world, chat),
        "topics": topics.map(topic).collect::<Vec<_>>(),
        "commands": declared(world, &json!({ "type": "chat", "chat_id": chat.id }), language),
    })
}

/// What can be typed behind a command, in a language.
pub fn completions(world: &World, language: &str) -> Value {
    world.completions.said(language).iter().map(completion).collect()
}

/// A word with its description, and the words that may follow it.
fn completion(word: &Completion) -> Value {
    json!({ "word": word.word, "about": word.about, "then": word.then.iter().map(completion).collect::<Vec<_>>() })
}

/// Whether plain words in a chat reach the bot, or nobody expects them to, since it is not there.
fn hears(world: &World, chat: &Chat) -> bool {
    !chat.bot_present() || chat.private() || !world.config.privacy || chat.bot == BotStanding::Admin
}

/// The commands that a client shows in a chat without its own: the list of the narrower scope, otherwise that of the
/// wider one.
fn commands(world: &World, scope: &str, language: &str) -> Vec<Value> {
    let scopes = [scope, "default"].map(|kind| json!({ "type": kind }));
    scopes.iter().find_map(|scope| declared(world, scope, language)).unwrap_or_default().to_vec()
}

/// Whether a person's client sends a text in a group so that only the bot reads it: it does so with commands that are
/// marked in the chat's menu.
pub fn is_unseen(world: &World, chat: &Chat, user: i64, text: &str) -> bool {
    let word = text.strip_prefix('/').and_then(|rest| rest.split_whitespace().next());
    let Some(word) = word.filter(|_| !chat.private() && world.shows(Feature::Ephemeral)) else { return false };
    let (name, to) = word.split_once('@').unwrap_or((word, world.config.bot_username.as_str()));
    let language = language(world, user);
    let usual = || commands(world, "all_group_chats", language);
    let own = declared(world, &json!({ "type": "chat", "chat_id": chat.id }), language);
    let marked = |known: &Value| known["command"] == name && known["is_ephemeral"] == true;
    to.eq_ignore_ascii_case(&world.config.bot_username) && own.map_or_else(usual, <[_]>::to_vec).iter().any(marked)
}

/// The commands that were set for a scope: in the language, otherwise without one.
fn declared<'a>(world: &'a World, scope: &Value, language: &str) -> Option<&'a [Value]> {
    let scope = scope.to_string();
    world.commands(&scope, language).or_else(|| world.commands(&scope, ""))
}

/// The changes since a number: messages, deleted messages, answers to presses, the bot's chat actions. Without a
/// number: all current messages, but no answers. `None`: nothing has changed. `alone`: messages and deletions that only
/// this person sees.
pub fn news(world: &World, user: i64, since: Option<u64>, alone: (Vec<Value>, Vec<Value>)) -> Option<Value> {
    let (messages, gone) = letters(world, user, since, alone);
    let later = |revision: u64| since.is_some_and(|seen| revision > seen);
    let (toasts, suggestions) = (toasts(world, user, later), suggestions(world, user, later));
    let notices = notices(world, user, later);
    let told = [&messages, &gone, &toasts, &suggestions, &notices];
    let nothing = told.iter().all(|told| told.is_empty());
    (since.is_none() || !nothing).then(|| {
        json!({
            "fresh": since.is_none(),
            "messages": messages,
            "gone": gone,
            "toasts": toasts,
            "suggestions": suggestions,
            "notices": notices,
        })
    })
}

/// The messages that are new or changed since a number, and the deleted ones, after those of one person alone.
fn letters(world: &World, user: i64, since: Option<u64>, alone: (Vec<Value>, Vec<Value>)) -> (Vec<Value>, Vec<Value>) {
    let (seen, newest) = since.map_or((0, SHOWN), |seen| (seen, WATCHED));
    let chats = world.chats.values().filter(|chat| visible(chat, user));
    let (mut messages, mut gone) = alone;
    for chat in chats {
        let first = chat.messages.len().saturating_sub(newest);
        for message in chat.messages.values().skip(first).filter(|m| m.revision > seen) {
            if !message.deleted {
                messages.push(self::message(world, chat, message, user));
            } else if since.is_some() {
                gone.push(json!({ "chat": chat.id, "id": message.id }));
            }
        }
    }
    (messages, gone)
}

/// The bot's answers to presses.
fn toasts(world: &World, user: i64, later: impl Fn(u64) -> bool) -> Vec<Value> {
    let told = world.presses.values().filter(|press| press.user == user && later(press.revision));
    let toasts = told.filter_map(|press| {
        let toast = press.toast.as_ref()?;
        let url = toast.url.as_deref();
        Some(json!({ "press": press.id, "text": toast.text, "alert": toast.alert, "url": url }))
    });
    toasts.collect()
}

/// The bot's suggestions for the queries in the composer.
fn suggestions(world: &World, user: i64, later: impl Fn(u64) -> bool) -> Vec<Value> {
    let answered = world.queries.values().filter(|query| query.user == user && later(query.revision));
    let suggestions = answered.filter_map(|query| {
        let rows: Vec<Value> = query.rows.as_ref()?.iter().map(suggestion).collect();
        let button = query.button.as_ref().map(|one| json!({ "text": one.text, "argument": one.argument }));
        Some(json!({ "query": query.id, "rows": rows, "button": button }))
    });
    suggestions.collect()
}

/// The bot's chat actions in the chats that the person sees.
fn notices(world: &World, user: i64, later: impl Fn(u64) -> bool) -> Vec<Value> {
    let sees = |chat: &i64| world.chats.get(chat).is_some_and(|chat| visible(chat, user));
    let news = world.notices.iter().filter(|((chat, _), notice)| later(notice.revision) && sees(chat));
    news.map(|((chat, topic), notice)| json!({ "chat": chat, "topic": topic, "action": notice.action })).collect()
}

/// A suggestion of the bot.
fn suggestion(row: &Row) -> Value {
    let picture = row.picture.as_ref().map(|media| &media.file_id);
    json!({ "title": row.title, "about": row.about, "picture": picture, "broken": row.broken })
}

/// The messages of a place before a given one, oldest first, and whether there are still older ones. `topic`: `None`
/// for messages outside topics.
pub fn older(world: &World, chat: &Chat, topic: Option<i32>, before: i32, reader: i64) -> Value {
    let there = chat.messages.range(..before).rev().map(|(_, found)| found);
    let mut there = there.filter(|found| !found.deleted && found.topic == topic);
    let mut messages: Vec<Value> =
        there.by_ref().take(SHOWN).map(|found| message(world, chat, found, reader)).collect();
    messages.reverse();
    json!({ "messages": messages, "more": there.next().is_some() })
}

pub fn message(world: &World, chat: &Chat, message: &Message, reader: i64) -> Value {
    let mut out = Map::new();
    let mut put = |name: &str, value: Value| {
        if !value.is_null() {
            out.insert(name.to_owned(), value);
        }
    };
    put("chat", json!(message.chat));
    put("id", json!(message.id));
    put("from", json!(message.from));
    put("date", json!(message.date));
    put("edited", json!(message.edited));
    put("topic", json!(message.topic));
    put("text", json!(message.text));
    put("entities", entities(world, message));
    put("reactions", reactions(world, message));
    put("via", message.via_bot.then(|| world.bot()).into());
    put("forwarded", json!(message.forwarded.map(|origin| origin.user)));
    put("reply", message.reply_to.map_or(Value::Null, |id| quote(chat, id)));
    let (kind, content) = body(world, &message.body, reader);
    put("kind", json!(kind));
    put(kind, content);
    put("called", called(world, chat, message, reader).then_some(true).into());
    put("removes", (message.from == reader || chat.kind == ChatKind::Pair).then_some(true).into());
    match &message.keyboard {
        Some(Keyboard::Inline(rows)) => {
            let shown = |row: &Vec<Button>| row.iter().map(|one| button(world, one)).collect::<Vec<_>>();
            put("buttons", rows.iter().map(shown).collect());
            if begins(world, chat, message, (rows, reader)) {
                put("ask", json!({ "hint": null }));
            }
        }
        Some(Keyboard::ForceReply { placeholder, selective }) if !selective || asks(chat, message, reader) => {
            put("ask", json!({ "hint": placeholder }));
        }
        Some(Keyboard::ForceReply { .. } | Keyboard::Reply(_)) | None => {}
    }
    Value::Object(out)
}

/// Whether the reader may move on a board by finger, which is a reply to it: in private, and where a board of the bot's
/// own mentions the reader. Where the bot is not a member, only guest mode brings it a reply.
fn called(world: &World, chat: &Chat, message: &Message, reader: i64) -> bool {
    let heard = chat.bot_present() || world.config.guests;
    chat.private() || heard && message.from == world.bot() && asks(chat, message, reader)
}

/// Whether the client opens a reply below a message with buttons. The messenger has either buttons or a reply, unless
/// the message asks for both. Here, a picture that mentions somebody has both if plain text does not reach the bot,
/// unless it leads elsewhere and takes no move.
fn begins(world: &World, chat: &Chat, message: &Message, (rows, reader): (&[Vec<Button>], i64)) -> bool {
    let has = |is: fn(&Button) -> bool| rows.iter().flatten().any(is);
    let takes = has(|button| button.raw.get(limits::FILL).is_some()) || !has(|button| button.url.is_some());
    let called = message.photo().is_some() && takes && !hears(world, chat) && asks(chat, message, reader);
    called || message.asks && world.shows(Feature::Fields)
}

/// Whether a message that asks only some people asks this one: those mentioned, or the author of the message it replies
/// to.
fn asks(chat: &Chat, message: &Message, reader: i64) -> bool {
    let mentioned = message.entities.iter().any(|entity| entity.kind == EntityKind::TextMention(reader));
    mentioned || message.reply_to.and_then(|id| chat.messages.get(&id)).is_some_and(|m| m.from == reader)
}

fn quote(chat: &Chat, id: i32) -> Value {
    match chat.live(id) {
        Some(found) => {
            let text: String = found.text.chars().take(QUOTED).collect();
            let picture = found.photo().map(|media| &media.file_id);
            json!({ "id": id, "from": found.from, "text": text, "picture": picture })
        }
        None => json!({ "id": id }),
    }
}

/// The reactions to a message with the people behind each. Empty if clients do not support reactions.
fn reactions(world: &World, message: &Message) -> Value {
    if world.who_knows(Feature::Reactions) != Known::All {
        return Value::Null;
    }
    let mut all: Vec<(&str, Vec<i64>)> = Vec::new();
    let own = message.reaction.iter().map(|emoji| (world.bot(), emoji));
    for (user, emoji) in message.reactions.iter().map(|(user, emoji)| (*user, emoji)).chain(own) {
        match all.iter_mut().find(|(known, _)| known == emoji) {
            Some((_, users)) => users.push(user),
            None => all.push((emoji, vec![user])),
        }
    }
    all.into_iter().map(|(emoji, users)| json!({ "emoji": emoji, "people": users })).collect()
}

fn entities(world: &World, message: &Message) -> Value {
    let known = |entity: &&Entity| !matches!(entity.kind, EntityKind::DateTime(_)) || world.shows(Feature::Times);
    let entities = message.entities.iter().filter(known).map(|entity| {
        let mut out = json!({ "type": entity.kind.name(), "offset": entity.offset, "length": entity.length });
        match &entity.kind {
            EntityKind::TextLink(url) => out["url"] = json!(url),
            EntityKind::TextMention(user) => out["user"] = json!(user),
            EntityKind::DateTime(unix) => out["unix"] = json!(unix),
            _ => {}
        }
        out
    });
    let entities: Vec<Value> = entities.collect();
    if entities.is_empty() { Value::Null } else { Value::Array(entities) }
}

fn button(world: &World, button: &Button) -> Value {
    let fill = button.raw.get(limits::FILL);
    let style = button.raw.get("style").filter(|_| world.shows(Feature::Styles));
    let disabled = button.raw.get("disabled").is_some();
    // An older client shows it like any other button, and a press does nothing.
    let off = if disabled { world.shows(Feature::Disabled) } else { button.data.is_none() && button.url.is_none() };
    let pick = pick(button);
    let off = off && fill.is_none() && pick.is_none();
    json!({
        "text": button.text, "data": button.data, "url": button.url, "fill": fill, "pick": pick, "style": style,
        "off": off,
    })
}

/// The text that a button puts into the field of another chat, and which chats it is for; `None` for other buttons.
fn pick(button: &Button) -> Option<Value> {
    let [any, chosen] = limits::PICKS.map(|field| button.raw.get(field));
    if let Some(query) = any {
        return Some(json!({ "query": query, "users": true, "bots": true, "groups": true }));
    }
    let chosen = chosen?;
    let allows = |kind: &str| chosen[format!("allow_{kind}_chats")] == true;
    let query = chosen["query"].as_str().unwrap_or_default();
    Some(json!({ "query": query, "users": allows("user"), "bots": allows("bot"), "groups": allows("group") }))
}

/// The kind of a message, and its content other than text.
fn body(world: &World, body: &Body, reader: i64) -> (&'static str, Value) {
    match body {
        Body::Text => ("plain", Value::Null),
        Body::Photo(media) => ("photo", file(world, media)),
        Body::Document(media) => ("document", file(world, media)),
        Body::Animation(media) => ("animation", file(world, media)),
        Body::Dice { emoji, value } => ("dice", json!({ "emoji": emoji, "value": value })),
        Body::Poll(found) => ("poll", poll(world, found, reader)),
        Body::Service(event) => ("event", event_of(event)),
    }
}

/// A poll as a person sees it: votes of others are hidden.
fn poll(world: &World, poll: &Poll, reader: i64) -> Value {
    let open = poll.is_open(world.clock.now());
    let options = poll.options.iter().map(|option| {
        let by = option.added.map(|(by, _)| by);
        json!({ "text": option.text, "count": option.voters.len(), "mine": option.voters.contains(&reader), "by": by })
    });
    json!({
        "question": poll.question,
        "options": options.collect::<Vec<_>>(),
        "several": poll.several,
        "revoting": poll.revoting,
        "open": open,
        "adding": open && poll.adding && world.shows(Feature::Adding),
        "hidden": open && poll.hidden,
    })
}

fn file(world: &World, media: &Media) -> Value {
    let kept = world.files.get(&media.file_id).is_some_and(|stored| stored.bytes.is_some());
    json!({
        "id": media.file_id,
        "name": media.name,
        "mime": media.mime,
        "size": media.size,
        "width": media.width,
        "height": media.height,
        "says": media.description,
        "targets": media.targets.as_deref().and_then(|told| serde_json::from_str::<Value>(told).ok()),
        "kept": kept,
    })
}

fn event_of(event: &Service) -> Value {
    match event {
        Service::Joined(people) => json!({ "type": "joined", "people": people }),
        Service::Left(person) => json!({ "type": "left", "people": [person] }),
        Service::TopicCreated(name) => json!({ "type": "topic", "name": name }),
        Service::TopicClosed => json!({ "type": "closed" }),
        Service::TopicReopened => json!({ "type": "reopened" }),
        Service::OptionAdded { text, .. } => json!({ "type": "option", "name": text }),
        Service::MigratedTo(_) | Service::MigratedFrom(_) => json!({ "type": "migrated" }),
    }
}
