//! People, chats and messages in the JSON of the Bot API.

use serde_json::{Map, Value, json};

use super::chat::{ANONYMOUS, BotStanding, CHANNEL, Chat, ChatKind, Rank, User};
use super::message::{Body, Entity, EntityKind, Keyboard, Media, Message, Service};
use super::poll::Poll;
use super::world::World;

/// The channel in whose name people write.
const NEWS: i64 = -1_001_000_000_009;

/// A person or bot.
pub fn user(user: &User) -> Value {
    let mut out = json!({ "id": user.id, "is_bot": user.bot, "first_name": user.first_name });
    if let Some(name) = &user.username {
        out["username"] = json!(name);
    }
    if let Some(language) = &user.language {
        out["language_code"] = json!(language);
    }
    out
}

/// A person by id. A person who was never added still gets a name.
pub fn user_by_id(world: &World, id: i64) -> Value {
    match world.users.get(&id) {
        Some(found) => user(found),
        None => json!({ "id": id, "is_bot": false, "first_name": format!("User {id}") }),
    }
}

/// The kind of a chat.
pub fn chat_type(chat: &Chat) -> &'static str {
    match chat.kind {
        ChatKind::Private | ChatKind::Pair => "private",
        ChatKind::Group => "group",
        ChatKind::Supergroup | ChatKind::Forum => "supergroup",
    }
}

/// The kind of a chat for somebody who types or opens an app in it.
pub fn seen_type(chat: &Chat) -> &'static str {
    if chat.private() { "sender" } else { chat_type(chat) }
}

pub fn chat(world: &World, chat: &Chat) -> Value {
    let mut out = json!({ "id": chat.id, "type": chat_type(chat) });
    if let ChatKind::Private = chat.kind {
        if let Some(person) = world.users.get(&chat.id) {
            out["first_name"] = json!(person.first_name);
            if let Some(name) = &person.username {
                out["username"] = json!(name);
            }
        }
    } else if chat.group() {
        out["title"] = json!(chat.title);
    }
    if chat.kind == ChatKind::Forum {
        out["is_forum"] = json!(true);
    }
    out
}

/// A message. With `with_reply` it includes the message that it replies to.
pub fn message(world: &World, message: &Message, with_reply: bool) -> Value {
    let Some(place) = world.chats.get(&message.chat) else { return Value::Null };
    let mut out = Map::new();
    out.insert("message_id".into(), json!(message.id));
    out.insert("from".into(), user_by_id(world, message.from));
    out.insert("chat".into(), chat(world, place));
    match message.from {
        ANONYMOUS => drop(out.insert("sender_chat".into(), chat(world, place))),
        CHANNEL => drop(out.insert("sender_chat".into(), json!({ "id": NEWS, "type": "channel", "title": "News" }))),
        _ => {}
    }
    if message.via_bot {
        out.insert("via_bot".into(), user_by_id(world, world.config.bot_id));
    }
    if let Some(caller) = message.guest_of {
        out.insert("guest_bot_caller_user".into(), user_by_id(world, caller));
    }
    out.insert("date".into(), json!(message.date));
    if let Some(at) = message.edited {
        out.insert("edit_date".into(), json!(at));
    }
    if let Some(origin) = message.forwarded {
        let from = user_by_id(world, origin.user);
        out.insert("forward_origin".into(), json!({ "type": "user", "date": origin.date, "sender_user": from }));
    }
    thread(place, message, &mut out);
    if with_reply && let Some(answered) = answered(place, message) {
        out.insert("reply_to_message".into(), self::message(world, answered, false));
    }
    body(world, message, &mut out);
    if let Some(Keyboard::Inline(rows)) = &message.keyboard {
        let rows: Vec<Vec<&Value>> = rows.iter().map(|r| r.iter().map(|b| &b.raw).collect()).collect();
        let mut markup = json!({ "inline_keyboard": rows });
        if message.asks {
            markup["force_reply"] = json!(true);
        }
        out.insert("reply_markup".into(), markup);
    }
    Value::Object(out)
}

/// In a topic, a message that is not a reply replies to the message that opened the topic.
fn answered<'a>(place: &'a Chat, message: &Message) -> Option<&'a Message> {
    let opening = message.topic.filter(|t| *t != message.id);
    place.live(message.reply_to.or(opening)?)
}

/// Outside forums, a supergroup also counts the replies to a message as a thread, without `is_topic_message`.
fn thread(place: &Chat, message: &Message, out: &mut Map<String, Value>) {
    if let Some(topic) = message.topic {
        out.insert("message_thread_id".into(), json!(topic));
        out.insert("is_topic_message".into(), json!(true));
    } else if place.kind == ChatKind::Supergroup && message.reply_to.is_some() {
        let mut root = message;
        while let Some(above) = root.reply_to.filter(|id| *id < root.id).and_then(|id| place.messages.get(&id)) {
            root = above;
        }
        if root.id != message.id {
            out.insert("message_thread_id".into(), json!(root.id));
        }
    }
}

fn body(world: &World, message: &Message, out: &mut Map<String, Value>) {
    let marks: Vec<Value> = message.entities.iter().map(|e| entity(world, e)).collect();
    let (text, entities) = match &message.body {
        Body::Text => ("text", "entities"),
        _ => ("caption", "caption_entities"),
    };
    if !message.text.is_empty() || matches!(message.body, Body::Text) {
        out.insert(text.into(), json!(message.text));
        if !marks.is_empty() {
            out.insert(entities.into(), Value::Array(marks));
        }
    }
    match &message.body {
        Body::Text => {}
        Body::Photo(media) => {
            let mut size = file(media);
            size["width"] = json!(media.width);
            size["height"] = json!(media.height);
            out.insert("photo".into(), json!([size]));
        }
        Body::Document(media) => {
            out.insert("document".into(), document(media));
        }
        Body::Animation(media) => {
            let mut animation = document(media);
            animation["width"] = json!(media.width);
            animation["height"] = json!(media.height);
            animation["duration"] = json!(1);
            out.insert("animation".into(), animation);
            out.insert("document".into(), document(media));
        }
        Body::Dice { emoji, value } => {
            out.insert("dice".into(), json!({ "emoji": emoji, "value": value }));
        }
        Body::Poll(found) => {
            out.insert("poll".into(), poll(world, (message.chat, message.id), found));
        }
        Body::Service(event) => service(world, event, out),
    }
}

fn service(world: &World, event: &Service, out: &mut Map<String, Value>) {
    let (key, value) = match event {
        Service::Joined(people) => {
            let people: Vec<Value> = people.iter().map(|id| user_by_id(world, *id)).collect();
            ("new_chat_members", Value::Array(people))
        }
        Service::Left(id) => ("left_chat_member", user_by_id(world, *id)),
        Service::TopicCreated(name) => ("forum_topic_created", json!({ "name": name, "icon_color": 0x6f_b9_f0 })),
        Service::TopicClosed => ("forum_topic_closed", json!({})),
        Service::TopicReopened => ("forum_topic_reopened", json!({})),
        Service::MigratedTo(id) => ("migrate_to_chat_id", json!(id)),
        Service::MigratedFrom(id) => ("migrate_from_chat_id", json!(id)),
        Service::OptionAdded { number, text, .. } => {
            ("poll_option_added", json!({ "option_persistent_id": Poll::option_id(*number), "option_text": text }))
        }
    };
    out.insert(key.into(), value);
}

/// The id of the poll in a message.
pub fn poll_id(chat: i64, message: i32) -> String {
    format!("poll{chat}-{message}")
}

/// A poll; its chat and message are its place.
pub fn poll(world: &World, (chat, message): (i64, i32), poll: &Poll) -> Value {
    let options = poll.options.iter().enumerate().map(|(n, option)| {
        let mut out =
            json!({ "persistent_id": Poll::option_id(n), "text": option.text, "voter_count": option.voters.len() });
        if let Some((by, at)) = option.added {
            out["added_by_user"] = user_by_id(world, by);
            out["addition_date"] = json!(at);
        }
        out
    });
    json!({
        "id": poll_id(chat, message),
        "question": poll.question,
        "options": options.collect::<Vec<_>>(),
        "total_voter_count": poll.voters(),
        "is_closed": !poll.is_open(world.clock.now()),
        "is_anonymous": poll.anonymous,
        "type": "regular",
        "allows_multiple_answers": poll.several,
        "allows_revoting": poll.revoting,
    })
}

/// A file's id and size.
pub fn file(media: &Media) -> Value {
    json!({ "file_id": media.file_id, "file_unique_id": format!("u-{}", media.file_id), "file_size": media.size })
}

fn document(media: &Media) -> Value {
    let mut out = file(media);
    out["mime_type"] = json!(media.mime);
    if let Some(name) = &media.name {
        out["file_name"] = json!(name);
    }
    out
}

fn entity(world: &World, entity: &Entity) -> Value {
    let mut out = json!({ "type": entity.kind.name(), "offset": entity.offset, "length": entity.length });
    match &entity.kind {
        EntityKind::TextLink(url) => out["url"] = json!(url),
        EntityKind::TextMention(id) => out["user"] = user_by_id(world, *id),
        EntityKind::Pre(Some(language)) => out["language"] = json!(language),
        EntityKind::CustomEmoji(id) => out["custom_emoji_id"] = json!(id),
        EntityKind::DateTime(unix) => {
            out["unix_time"] = json!(unix);
            out["date_time_format"] = json!("r");
        }
        _ => {}
    }
    out
}

/// A person's rank in a chat.
pub fn member(world: &World, chat: &Chat, id: i64) -> Value {
    if id == world.config.bot_id {
        return bot_member(world, chat.bot, chat.private());
    }
    let status = match chat.members.get(&id) {
        Some(Rank::Owner) => "creator",
        Some(Rank::Admin) => "administrator",
        Some(Rank::Member) => "member",
        None => "left",
    };
    standing(user_by_id(world, id), status)
}

/// The bot's own status.
pub fn bot_member(world: &World, bot: BotStanding, private: bool) -> Value {
    let status = match bot {
        BotStanding::Absent if private => "member",
        BotStanding::Absent | BotStanding::Never => "left",
        BotStanding::Member => "member",
        BotStanding::Admin => "administrator",
        BotStanding::Out => "kicked",
    };
    standing(user_by_id(world, world.config.bot_id), status)
}

fn standing(user: Value, status: &str) -> Value {
    let mut out = json!({ "user": user, "status": status });
    match status {
        "creator" => out["is_anonymous"] = json!(false),
        "administrator" => {
            for right in ["is_anonymous", "can_be_edited", "can_promote_members"] {
                out[right] = json!(false);
            }
            for right in [
                "can_manage_chat",
                "can_change_info",
                "can_delete_messages",
                "can_manage_video_chats",
                "can_invite_users",
                "can_restrict_members",
                "can_pin_messages",
                "can_manage_topics",
            ] {
                out[right] = json!(true);
            }
        }
        "kicked" => out["until_date"] = json!(0),
        _ => {}
    }
    out
}
