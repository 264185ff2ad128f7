//! One raw update → [`Incoming`]. The decoder reads only the fields that the bot needs, each as leniently as possible.
//! Anything else becomes [`Kind::Other`] and is acknowledged. An odd detail never costs the message around it.

use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::bot::incoming::{
    Called, Chat, Chosen, Incoming, Inline, Kind, Membership, Message, Person, Press, Reaction, Replied,
};
use crate::bot::seal::away_peer;

/// Decodes an update. `me`: the bot's own id. `now`: milliseconds since 1970, the time of presses. `None` if it has no
/// number, so that it can neither be identified nor acknowledged.
pub fn decode(raw: &Value, me: i64, now: u64) -> Option<Incoming> {
    let update = u32::try_from(raw.get("update_id")?.as_u64()?).ok()?;
    let kind = if let Some(message) = raw.get("message") {
        read(message).and_then(|message| decode_message(message, me))
    } else if let Some(message) = raw.get("edited_message") {
        read(message).and_then(|message| decode_edited(message, me))
    } else if let Some(query) = raw.get("callback_query") {
        read(query).and_then(|query| decode_press(query, now))
    } else if let Some(query) = raw.get("inline_query") {
        read(query).map(decode_inline)
    } else if let Some(chosen) = raw.get("chosen_inline_result") {
        read(chosen).map(decode_chosen)
    } else if let Some(call) = raw.get("guest_message") {
        read(call).and_then(|message| decode_call(message, me))
    } else if let Some(change) = raw.get("message_reaction") {
        read(change).and_then(decode_reaction)
    } else if let Some(change) = raw.get("my_chat_member") {
        read(change).and_then(decode_membership)
    } else {
        None
    };
    Some(Incoming { update, kind: kind.unwrap_or(Kind::Other) })
}

fn decode_message(raw: RawMessage, me: i64) -> Option<Kind> {
    // Both halves of a migration come in the name of the group, so handle them first.
    if let Some(to) = raw.migrate_to_chat_id {
        return Some(Kind::Migrated { from: raw.chat.id, to });
    }
    if let Some(from) = raw.migrate_from_chat_id {
        return Some(Kind::Migrated { from, to: raw.chat.id });
    }
    if raw.forum_topic_reopened.is_some() {
        return Some(Kind::Reopened { topic: raw.message_thread_id?, chat: chat(raw.chat)? });
    }
    // If a bot joins or leaves, only this bot's own membership matters, and that has its own update.
    if let Some(who) = raw.left_chat_member.clone().map(person).filter(|who| !who.bot) {
        return Some(Kind::Left { chat: chat(raw.chat)?, who });
    }
    let came = raw.new_chat_members.iter().flatten().cloned().map(person);
    let came: Vec<Person> = came.filter(|who| !who.bot).collect();
    if !came.is_empty() {
        return Some(Kind::Joined { chat: chat(raw.chat)?, who: came });
    }
    let at = raw.date;
    message(raw, at, me).map(Kind::Message)
}

/// The time of an edited message is that of the edit: its text did not exist before.
fn decode_edited(raw: RawMessage, me: i64) -> Option<Kind> {
    let at = raw.edit_date.unwrap_or(raw.date);
    message(raw, at, me).map(Kind::Edited)
}

/// A message by a person, by an anonymous administrator, or by somebody in the name of a channel. `None` for bots, and
/// for the posts of a channel, which the messenger forwards into its group.
fn message(raw: RawMessage, at: u64, me: i64) -> Option<Message> {
    let topic = raw.topic();
    let chat = chat(raw.chat)?;
    let from = match &raw.sender_chat {
        None => person(raw.from?),
        // The nominal author is a bot of the messenger, the same in all groups.
        Some(sender) => in_its_name(read(sender)?),
    };
    if from.bot || raw.is_automatic_forward == Some(true) {
        return None;
    }
    let channel = raw.sender_chat.is_some() && from.id != chat.peer;
    let entities = raw.entities.or(raw.caption_entities).unwrap_or_default();
    let text = with_mentions(&raw.text.or(raw.caption).unwrap_or_default(), &entities);
    Some(Message {
        chat,
        topic,
        id: raw.message_id,
        alone: raw.ephemeral_message_id,
        from,
        channel,
        at: at.saturating_mul(1000),
        text,
        mentions: entities.iter().filter_map(mention).collect(),
        reply: raw.reply_to_message.filter(|reply| !reply.opens_topic()).map(|reply| replied(*reply, me)),
        forwarded: raw.forward_origin.is_some() || raw.forward_date.is_some(),
        suggested: raw.via_bot.is_some_and(|bot| bot.id == me),
        key: raw.reply_markup.as_ref().and_then(first_key),
    })
}

fn replied(raw: RawMessage, me: i64) -> Replied {
    let author = raw.from.filter(|_| raw.sender_chat.is_none()).map(person);
    Replied {
        id: raw.message_id,
        ours: author.as_ref().is_some_and(|author| author.id == me),
        author,
        text: raw.text.or(raw.caption).unwrap_or_default(),
        picture: raw.photo.is_some(),
    }
}

/// The callback data of the first button of a keyboard.
fn first_key(keyboard: &Value) -> Option<String> {
    keyboard.pointer("/inline_keyboard/0/0/callback_data")?.as_str().map(str::to_owned)
}

/// A press. Those in games carry no data and are ignored. For a message that has become inaccessible, chat and number
/// are still known.
fn decode_press(raw: RawPress, now: u64) -> Option<Kind> {
    let Some(below) = raw.message else { return below_posted(raw, now) };
    Some(Kind::Press(Press {
        posted: None,
        instance: raw.chat_instance.as_deref().map(away_peer),
        id: raw.id,
        from: person(raw.from),
        topic: below.topic(),
        message: below.message_id,
        alone: below.ephemeral_message_id,
        chat: chat(below.chat)?,
        data: raw.data?,
        at: now,
    }))
}

/// A press below an inline message: the messenger gives its chat a number that is no id. A server that gives none makes
/// each message a chat of its own.
fn below_posted(raw: RawPress, now: u64) -> Option<Kind> {
    let posted = raw.inline_message_id?;
    let peer = away_peer(raw.chat_instance.as_deref().unwrap_or(&posted));
    let chat = Chat { peer, private: false, title: String::new() };
    let (id, from, data) = (raw.id, person(raw.from), raw.data?);
    Some(Kind::Press(Press {
        id,
        from,
        chat,
        topic: None,
        message: 0,
        alone: None,
        posted: Some(posted),
        instance: None,
        data,
        at: now,
    }))
}

fn decode_inline(raw: RawInline) -> Kind {
    Kind::Inline(Inline { id: raw.id, from: person(raw.from), text: raw.query })
}

fn decode_chosen(raw: RawChosen) -> Kind {
    Kind::Chosen(Chosen { from: person(raw.from), row: raw.result_id, text: raw.query })
}

/// A call of the bot as a guest. Its chat is not to be written to: in a chat of two it may be that of somebody else.
fn decode_call(raw: RawMessage, me: i64) -> Option<Kind> {
    let query = raw.guest_query_id.clone()?;
    let message = message(RawMessage { chat: RawChat { kind: "group".to_owned(), ..raw.chat }, ..raw }, 0, me)?;
    Some(Kind::Called(Called { query, message }))
}

/// A change of somebody's reactions. One in the name of a chat has no user, so nobody knows whose it is.
fn decode_reaction(raw: RawReaction) -> Option<Kind> {
    let emoji = |list: Option<Vec<Value>>| -> Vec<String> {
        let of = |one: &Value| one.get("emoji").and_then(Value::as_str).map(str::to_owned);
        list.iter().flatten().filter(|one| one.get("type").is_some_and(|kind| kind == "emoji")).filter_map(of).collect()
    };
    let (before, mut added) = (emoji(raw.old_reaction), emoji(raw.new_reaction));
    added.retain(|one| !before.contains(one));
    let (chat, from) = (chat(raw.chat)?, person(raw.user?));
    Some(Kind::Reaction(Reaction { chat, message: raw.message_id, from, added }))
}

fn decode_membership(raw: RawChange) -> Option<Kind> {
    let now = match raw.new_chat_member.status.as_str() {
        "creator" | "administrator" => Membership::Admin,
        "member" => Membership::Member,
        "restricted" if raw.new_chat_member.is_member.unwrap_or(true) => Membership::Member,
        "restricted" | "left" | "kicked" => Membership::Out,
        _ => return None,
    };
    Some(Kind::Membership { chat: chat(raw.chat)?, by: person(raw.from), now })
}

/// A private chat or a group. `None` for a channel.
fn chat(raw: RawChat) -> Option<Chat> {
    let private = match raw.kind.as_str() {
        "private" => true,
        "group" | "supergroup" => false,
        _ => return None,
    };
    Some(Chat { peer: raw.id, private, title: clean(&raw.title.filter(|_| !private).unwrap_or_default()) })
}

/// A group or a channel as the author of messages.
fn in_its_name(chat: RawChat) -> Person {
    let name = clean(&chat.title.unwrap_or_default());
    Person { id: chat.id, name, username: None, language: None, bot: false }
}

fn person(raw: RawUser) -> Person {
    let name = clean(&format!("{} {}", raw.first_name, raw.last_name.unwrap_or_default()));
    Person { id: raw.id, name, username: raw.username, language: raw.language_code, bot: raw.is_bot }
}

/// The user of a text mention.
fn mention(entity: &Value) -> Option<Person> {
    if entity.get("type")? != "text_mention" {
        return None;
    }
    read(entity.get("user")?).map(person)
}

/// The text with each text mention written as `@#<id>`, since the visible words can be anything.
fn with_mentions(text: &str, entities: &[Value]) -> String {
    let mut marks: Vec<(usize, usize, i64)> = entities
        .iter()
        .filter_map(|entity| {
            let place = |key| usize::try_from(entity.get(key)?.as_u64()?).ok();
            let user = mention(entity)?.id;
            Some((place("offset")?, place("length")?, user))
        })
        .collect();
    marks.sort_unstable();
    // Offsets count UTF-16 units.
    let units: Vec<u16> = text.encode_utf16().collect();
    let (mut out, mut from) = (String::new(), 0);
    for (offset, length, user) in marks {
        let Some(end) = offset.checked_add(length).filter(|end| offset >= from && *end <= units.len()) else {
            continue;
        };
        out += &String::from_utf16_lossy(&units[from..offset]);
        out += &format!("@#{user}");
        from = end;
    }
    out + &String::from_utf16_lossy(&units[from..])
}

/// A trimmed name without control characters such as line breaks, and without marks that change the direction of the
/// text around it.
fn clean(name: &str) -> String {
    let turns = |c: char| matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let kept: String = name.chars().filter(|&c| !c.is_control() && !turns(c)).collect();
    kept.trim().to_owned()
}

fn read<'a, T: Deserialize<'a>>(raw: &'a Value) -> Option<T> {
    T::deserialize(raw).ok()
}

/// An optional field that counts as absent if it has an unexpected type.
fn lenient<'de, D: Deserializer<'de>, T: for<'a> Deserialize<'a>>(from: D) -> Result<Option<T>, D::Error> {
    Ok(T::deserialize(Value::deserialize(from)?).ok())
}

#[derive(Deserialize)]
struct RawMessage {
    message_id: i32,
    #[serde(default, deserialize_with = "lenient")]
    ephemeral_message_id: Option<i32>,
    chat: RawChat,
    #[serde(default)]
    date: u64,
    #[serde(default, deserialize_with = "lenient")]
    edit_date: Option<u64>,
    #[serde(default, deserialize_with = "lenient")]
    from: Option<RawUser>,
    sender_chat: Option<Value>,
    #[serde(default, deserialize_with = "lenient")]
    is_automatic_forward: Option<bool>,
    #[serde(default, deserialize_with = "lenient")]
    via_bot: Option<RawUser>,
    #[serde(default, deserialize_with = "lenient")]
    guest_query_id: Option<String>,
    reply_markup: Option<Value>,
    #[serde(default, deserialize_with = "lenient")]
    message_thread_id: Option<i32>,
    #[serde(default, deserialize_with = "lenient")]
    is_topic_message: Option<bool>,
    #[serde(default, deserialize_with = "lenient")]
    text: Option<String>,
    #[serde(default, deserialize_with = "lenient")]
    caption: Option<String>,
    #[serde(default, deserialize_with = "lenient")]
    entities: Option<Vec<Value>>,
    #[serde(default, deserialize_with = "lenient")]
    caption_entities: Option<Vec<Value>>,
    #[serde(default, deserialize_with = "lenient")]
    reply_to_message: Option<Box<RawMessage>>,
    photo: Option<Value>,
    forward_origin: Option<Value>,
    forward_date: Option<Value>,
    #[serde(default, deserialize_with = "lenient")]
    migrate_to_chat_id: Option<i64>,
    #[serde(default, deserialize_with = "lenient")]
    migrate_from_chat_id: Option<i64>,
    #[serde(default, deserialize_with = "lenient")]
    left_chat_member: Option<RawUser>,
    #[serde(default, deserialize_with = "lenient")]
    new_chat_members: Option<Vec<RawUser>>,
    forum_topic_created: Option<Value>,
    forum_topic_reopened: Option<Value>,
}

impl RawMessage {
    /// The forum topic. Reply threads in ordinary supergroups have a number too, but that is not a topic.
    fn topic(&self) -> Option<i32> {
        self.message_thread_id.filter(|_| self.is_topic_message == Some(true))
    }

    /// Whether it is the message that opened a topic. Every message of the topic pretends to reply to it.
    fn opens_topic(&self) -> bool {
        self.forum_topic_created.is_some()
    }
}

#[derive(Deserialize)]
struct RawChat {
    id: i64,
    #[serde(rename = "type")]
    kind: String,
    #[serde(default, deserialize_with = "lenient")]
    title: Option<String>,
}

#[derive(Clone, Deserialize)]
struct RawUser {
    id: i64,
    #[serde(default)]
    is_bot: bool,
    #[serde(default)]
    first_name: String,
    #[serde(default, deserialize_with = "lenient")]
    last_name: Option<String>,
    #[serde(default, deserialize_with = "lenient")]
    username: Option<String>,
    #[serde(default, deserialize_with = "lenient")]
    language_code: Option<String>,
}

#[derive(Deserialize)]
struct RawPress {
    id: String,
    from: RawUser,
    #[serde(default, deserialize_with = "lenient")]
    message: Option<RawMessage>,
    #[serde(default, deserialize_with = "lenient")]
    inline_message_id: Option<String>,
    #[serde(default, deserialize_with = "lenient")]
    chat_instance: Option<String>,
    #[serde(default, deserialize_with = "lenient")]
    data: Option<String>,
}

#[derive(Deserialize)]
struct RawInline {
    id: String,
    from: RawUser,
    #[serde(default)]
    query: String,
}

#[derive(Deserialize)]
struct RawChosen {
    result_id: String,
    from: RawUser,
    #[serde(default)]
    query: String,
}

#[derive(Deserialize)]
struct RawReaction {
    chat: RawChat,
    message_id: i32,
    #[serde(default, deserialize_with = "lenient")]
    user: Option<RawUser>,
    #[serde(default, deserialize_with = "lenient")]
    old_reaction: Option<Vec<Value>>,
    #[serde(default, deserialize_with = "lenient")]
    new_reaction: Option<Vec<Value>>,
}

#[derive(Deserialize)]
struct RawChange {
    chat: RawChat,
    from: RawUser,
    new_chat_member: RawMember,
}

#[derive(Deserialize)]
struct RawMember {
    status: String,
    #[serde(default, deserialize_with = "lenient")]
    is_member: Option<bool>,
}

#[cfg(test)]
#[path = "decode_tests.rs"]
mod tests;
