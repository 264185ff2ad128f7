//! A chat in the form of a dialogue.

use std::fmt::Write as _;

use super::message::{Body, Keyboard, Media, Message, Service};
use super::world::World;

impl World {
    /// All messages of a chat as text, deleted ones marked: names, words, `[photo 1280x720]`, `[buttons]`.
    pub fn transcript(&self, chat: i64) -> String {
        let mut out = String::new();
        let Some(place) = self.chats.get(&chat) else { return out };
        for message in place.messages.values() {
            let _infallible = writeln!(out, "{}", self.told(message));
        }
        out
    }

    fn told(&self, message: &Message) -> String {
        let mut out = format!("#{} {}", message.id, self.name(message.from));
        if let Some(topic) = message.topic.and_then(|t| self.chats.get(&message.chat)?.topics.get(&t)) {
            out += &format!(" in {}", topic.name);
        }
        if let Some(answered) = message.reply_to {
            out += &format!(" → #{answered}");
        }
        if message.edits > 0 {
            out += &format!(" (edited {}×)", message.edits);
        }
        if message.deleted {
            out += " (deleted)";
        }
        if let Some(origin) = message.forwarded {
            out += &format!(" [forwarded from {}]", self.name(origin.user));
        }
        out += ":";
        let body = self.body(&message.body);
        for part in [body.as_str(), message.text.as_str()].into_iter().filter(|p| !p.is_empty()) {
            out += " ";
            out += &part.replace('\n', "\n    ");
        }
        out += &keyboard(message);
        if let Some(emoji) = &message.reaction {
            out += &format!("\n    [reaction {emoji}]");
        }
        for (user, emoji) in &message.reactions {
            out += &format!("\n    [{emoji} {}]", self.name(*user));
        }
        out
    }

    fn name(&self, id: i64) -> String {
        self.users.get(&id).map_or_else(|| format!("User {id}"), |u| u.first_name.clone())
    }

    fn body(&self, body: &Body) -> String {
        let file = |kind: &str, m: &Media| format!("[{kind} {} {} bytes]", m.name.as_deref().unwrap_or("?"), m.size);
        match body {
            Body::Text => String::new(),
            Body::Photo(media) => format!("[photo {}x{}]", media.width, media.height),
            Body::Document(media) => file("document", media),
            Body::Animation(media) => file("animation", media),
            Body::Poll(poll) => {
                let options = poll.options.iter().map(|option| format!("{} {}", option.text, option.voters.len()));
                format!("[poll: {}: {}]", poll.question, options.collect::<Vec<_>>().join(", "))
            }
            Body::Dice { emoji, value } => format!("[{emoji} {value}]"),
            Body::Service(event) => match event {
                Service::Joined(people) => {
                    let names: Vec<String> = people.iter().map(|id| self.name(*id)).collect();
                    format!("[joined: {}]", names.join(", "))
                }
                Service::Left(id) => format!("[left: {}]", self.name(*id)),
                Service::TopicCreated(name) => format!("[topic opened: {name}]"),
                Service::TopicClosed => "[topic closed]".to_owned(),
                Service::TopicReopened => "[topic opened again]".to_owned(),
                Service::MigratedTo(id) => format!("[became supergroup {id}]"),
                Service::MigratedFrom(id) => format!("[was group {id}]"),
                Service::OptionAdded { poll, text, .. } => format!("[#{poll} can be answered by: {text}]"),
            },
        }
    }
}

fn keyboard(message: &Message) -> String {
    match &message.keyboard {
        None => String::new(),
        Some(Keyboard::Inline(rows)) => rows
            .iter()
            .map(|row| {
                let labels: Vec<String> = row.iter().map(|b| format!("[{}]", b.text)).collect();
                format!("\n    {}", labels.join(" "))
            })
            .collect(),
        Some(Keyboard::ForceReply { placeholder, .. }) => {
            format!("\n    [reply: {}]", placeholder.as_deref().unwrap_or_default())
        }
        Some(Keyboard::Reply(_)) => "\n    [keyboard]".to_owned(),
    }
}
