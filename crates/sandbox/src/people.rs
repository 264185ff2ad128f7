//! Actions of people: write, reply, edit, forward, press.
//!
//! These functions are for tests. An id that was never added is a mistake of the caller and causes a panic. A page that
//! handles input from a browser checks [`World::user`], [`World::chat`] and [`World::message`] first.

use serde_json::{Value, json};

use super::chat::{ANONYMOUS, BotStanding, CHANNEL, ChatKind, Rank, User};
use super::doubts::Doubt;
use super::entities;
use super::html::Marked;
use super::json as out;
use super::limits;
use super::message::{Body, Button, Entity, EntityKind, Keyboard, Message, Origin};
use super::numbers;
use super::world::{NewMessage, Press, World};

/// A message that a person writes.
#[derive(Clone, Default, Debug)]
pub struct Line {
    text: String,
    topic: Option<i32>,
    reply_to: Option<i32>,
    mentions: Vec<(String, i64)>,
    hidden: Option<i64>,
}

impl Line {
    /// A plain message with this text.
    pub fn new(text: &str) -> Line {
        Line { text: text.to_owned(), ..Line::default() }
    }

    /// The message in a topic of a forum.
    #[must_use]
    pub fn topic(self, topic: i32) -> Line {
        Line { topic: Some(topic), ..self }
    }

    /// The message as a reply. In a forum it goes to the topic of the other message.
    #[must_use]
    pub fn reply_to(self, message: i32) -> Line {
        Line { reply_to: Some(message), ..self }
    }

    /// The message in the name of the group, as administrators may write. Nobody sees the author.
    #[must_use]
    pub fn anonymous(self) -> Line {
        Line { hidden: Some(ANONYMOUS), ..self }
    }

    /// The message in the name of a channel. Nobody sees the author.
    #[must_use]
    pub fn as_channel(self) -> Line {
        Line { hidden: Some(CHANNEL), ..self }
    }

    /// Turns the first occurrence of some words into a mention of a person without a username.
    #[must_use]
    pub fn mention(mut self, words: &str, user: i64) -> Line {
        self.mentions.push((words.to_owned(), user));
        self
    }
}

impl World {
    /// A person writes. Returns the message's id. A person who was not in the group silently joins it. Writing in
    /// private opens the chat (and removes a block).
    ///
    /// # Panics
    /// If the person or the chat was never added, or the group has become another one.
    pub fn write(&mut self, user: i64, chat: i64, line: Line) -> i32 {
        self.enter(user, chat);
        let marked = self.marked(&line);
        let answered = line.reply_to.and_then(|id| self.chats.get(&chat)?.messages.get(&id));
        let topic = line.topic.or_else(|| answered.and_then(|m| m.topic));
        let new = NewMessage {
            text: marked.text,
            entities: marked.entities,
            topic,
            reply_to: line.reply_to,
            ..NewMessage::new(line.hidden.map_or(user, |shown| self.hide(shown)), Body::Text)
        };
        self.put(chat, new)
    }

    /// A person writes a text.
    ///
    /// # Panics
    /// As [`write`](Self::write).
    pub fn say(&mut self, user: i64, chat: i64, text: &str) -> i32 {
        self.write(user, chat, Line::new(text))
    }

    /// A person writes in a topic.
    ///
    /// # Panics
    /// As [`write`](Self::write).
    pub fn say_in(&mut self, user: i64, chat: i64, topic: i32, text: &str) -> i32 {
        self.write(user, chat, Line::new(text).topic(topic))
    }

    /// A person replies to a message.
    ///
    /// # Panics
    /// As [`write`](Self::write).
    pub fn reply(&mut self, user: i64, chat: i64, message: i32, text: &str) -> i32 {
        self.write(user, chat, Line::new(text).reply_to(message))
    }

    /// A person opens the private chat with `/start`, with or without the argument of a deep link.
    ///
    /// # Panics
    /// If the person was never added.
    pub fn start_private(&mut self, user: i64, argument: &str) -> i32 {
        self.say(user, user, format!("/start {argument}").trim_end())
    }

    /// A person edits the text of their own message.
    ///
    /// # Panics
    /// If this person has no such message.
    pub fn edit(&mut self, user: i64, chat: i64, message: i32, text: &str) {
        let marked = self.marked(&Line::new(text));
        let now = self.clock.now();
        let revision = self.change();
        let own = self.chats.get_mut(&chat).and_then(|c| c.messages.get_mut(&message)).filter(|m| m.from == user);
        // This panic is part of the documented contract: a missing message is a mistake in the test.
        let own = own.unwrap_or_else(|| panic!("user {user} has no message {message} in chat {chat}"));
        own.text = marked.text;
        own.entities = marked.entities;
        own.edited = Some(now);
        own.edits += 1;
        own.revision = revision;
        self.deliver(chat, message, "edited_message");
    }

    /// A person forwards a message to a chat (its text, file or die). Returns the new message's id. The copy of a card
    /// is none: the bot does not know it, and it keeps its buttons only if none of them is to be pressed.
    ///
    /// # Panics
    /// As [`write`](Self::write), and if there is no such message.
    pub fn forward(&mut self, user: i64, from: i64, message: i32, to: i64) -> i32 {
        self.enter(user, to);
        let original = self.known(from, message).clone();
        let origin = original.forwarded.unwrap_or(Origin { user: original.from, date: original.date });
        let new = NewMessage {
            text: original.text,
            entities: original.entities,
            forwarded: Some(origin),
            keyboard: original.keyboard.filter(|keyboard| original.via_bot && leads(keyboard)),
            via_bot: original.via_bot,
            ..NewMessage::new(user, original.body)
        };
        self.put(to, new)
    }

    /// A person throws one of the messenger's dice.
    ///
    /// # Panics
    /// As [`write`](Self::write).
    pub fn throw_die(&mut self, user: i64, chat: i64, emoji: &str, value: u8) -> i32 {
        self.enter(user, chat);
        self.put(chat, NewMessage::new(user, Body::Dice { emoji: emoji.to_owned(), value }))
    }

    /// A person (or an administrator) deletes a message. The bot gets no update.
    ///
    /// # Panics
    /// If there is no such message.
    pub fn delete(&mut self, chat: i64, message: i32) {
        self.known(chat, message);
        self.alter(chat, message, |m| m.deleted = true);
    }

    /// A person presses the inline button with this text or data. Returns the press's id.
    ///
    /// # Panics
    /// If the message has no such button, or the button has no data.
    pub fn press(&mut self, user: i64, chat: i64, message: i32, label_or_data: &str) -> String {
        let found = self.known(chat, message);
        // This panic is part of the documented contract: a missing button is a mistake in the test, or in the bot.
        let data = found.button(label_or_data).and_then(|b| b.data.clone()).unwrap_or_else(|| {
            let labels: Vec<&str> = found.buttons().iter().map(|b| b.text.as_str()).collect();
            panic!("message {message} in chat {chat} has no button {label_or_data:?} with data, only {labels:?}")
        });
        self.press_data(user, chat, message, &data)
    }

    /// A press with any data, regardless of the current keyboard: people also press buttons that have just disappeared.
    pub fn press_data(&mut self, user: i64, chat: i64, message: i32, data: &str) -> String {
        let at = self.clock.now_ms();
        let number = self.next_press;
        self.next_press += 1;
        let id = number.to_string();
        let press = Press { id: id.clone(), user, chat, message, data: data.to_owned(), at, toast: None, revision: 0 };
        self.presses.insert(number, press);
        while self.presses.len() > self.config.keep_messages {
            self.presses.pop_first();
        }
        let Some((carrier, pressed)) = self.carrier(user, chat, message) else { return id };
        let query = json!({
            "id": id,
            "from": out::user_by_id(self, user),
            carrier: pressed,
            "chat_instance": numbers::instance(chat),
            "data": data,
        });
        self.updates.push(at, "callback_query", query);
        if self.late.remove(&(chat, message)) {
            self.deliver(chat, message, "message");
        }
        id
    }

    /// How the bot is told which message was pressed: a card by its id, any other whole. `None`: it is not told at all.
    fn carrier(&self, user: i64, chat: i64, message: i32) -> Option<(&'static str, Value)> {
        let place = self.chats.get(&chat)?;
        if let Some(card) = place.messages.get(&message).and_then(|found| found.inline_id.as_ref()) {
            let blocked = self.chats.get(&user).is_some_and(|own| own.bot == BotStanding::Out);
            let heard = !(blocked && self.doubts(Doubt::BlockedPresses));
            return heard.then(|| ("inline_message_id", json!(card)));
        }
        let carrier = match place.live(message) {
            Some(live) => out::message(self, live, true),
            None => json!({ "chat": out::chat(self, place), "message_id": message, "date": 0 }),
        };
        place.bot_present().then_some(("message", carrier))
    }

    /// Puts a message into a chat, and delivers it to the bot unless a bot wrote it.
    pub(super) fn put(&mut self, chat: i64, new: NewMessage) -> i32 {
        let by_bot = self.is_bot(new.from);
        // `enter` has already checked that the chat exists.
        let id = self.post(chat, new).unwrap_or_default();
        if !by_bot {
            self.deliver(chat, id, "message");
            self.summon(chat, id);
        }
        id
    }

    /// The author of messages in the name of a group or of a channel.
    fn hide(&mut self, id: i64) -> i64 {
        let (name, username) =
            if id == ANONYMOUS { ("Group", "GroupAnonymousBot") } else { ("Channel", "Channel_Bot") };
        let (first_name, username) = (name.to_owned(), Some(username.to_owned()));
        self.users.insert(id, User { id, first_name, username, language: None, bot: true });
        id
    }

    /// Checks that a person can write in a chat, and adds the person to it.
    pub(super) fn enter(&mut self, user: i64, chat: i64) {
        assert!(self.users.contains_key(&user), "no user {user} was added");
        let Some(place) = self.chats.get_mut(&chat) else { panic!("no chat {chat} was added") };
        assert!(place.moved_to.is_none(), "chat {chat} has become a supergroup");
        if place.kind == ChatKind::Pair {
            assert!(place.members.contains_key(&user), "chat {chat} is between two others");
        } else if place.kind != ChatKind::Private {
            place.members.entry(user).or_insert(Rank::Member);
        } else if place.bot == BotStanding::Out {
            self.unblock(user);
        } else {
            place.bot = BotStanding::Member;
        }
    }

    fn known(&self, chat: i64, message: i32) -> &Message {
        let found = self.chats.get(&chat).and_then(|c| c.messages.get(&message));
        found.unwrap_or_else(|| panic!("no message {message} in chat {chat}"))
    }

    /// The text of a line with all its marked parts.
    pub(super) fn marked(&self, line: &Line) -> Marked {
        let mut marked = Marked { text: line.text.clone(), entities: Vec::new() };
        for (words, user) in &line.mentions {
            if let Some(at) = line.text.find(words.as_str()) {
                let offset = line.text[..at].encode_utf16().count();
                let length = words.encode_utf16().count();
                marked.entities.push(Entity { kind: EntityKind::TextMention(*user), offset, length });
            }
        }
        entities::trim(&mut marked);
        entities::complete(&mut marked);
        marked
    }
}

/// Whether nothing below a message is to be pressed: every button is a link, or begins a text.
fn leads(keyboard: &Keyboard) -> bool {
    let leads = |button: &Button| button.url.is_some() || limits::begins(&button.raw);
    matches!(keyboard, Keyboard::Inline(rows) if rows.iter().flatten().all(leads))
}
