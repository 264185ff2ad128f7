//! What you can read of the world: chats and people, and what the bot did.

use axum::body::Bytes;
use serde_json::Value;

use super::calls::Call;
use super::chat::{Chat, Picture, User};
use super::message::{Media, Message};
use super::updates::Update;
use super::world::{Press, World};

impl World {
    /// A person or bot.
    pub fn user(&self, id: i64) -> Option<&User> {
        self.users.get(&id)
    }

    /// All people and bots, the sandbox's own bot included.
    pub fn users(&self) -> impl Iterator<Item = &User> {
        self.users.values()
    }

    /// A chat.
    pub fn chat(&self, id: i64) -> Option<&Chat> {
        self.chats.get(&id)
    }

    /// All chats.
    pub fn chats(&self) -> impl Iterator<Item = &Chat> {
        self.chats.values()
    }

    /// All messages of a chat, oldest first, deleted ones included; with the bytes of files that are still kept.
    pub fn messages(&self, chat: i64) -> Vec<Message> {
        self.chats.get(&chat).into_iter().flat_map(|c| c.messages.values()).map(|m| self.filled(m)).collect()
    }

    /// One message, deleted or not.
    pub fn message(&self, chat: i64, id: i32) -> Option<Message> {
        self.chats.get(&chat)?.messages.get(&id).map(|m| self.filled(m))
    }

    /// The newest message of the bot in a chat that is not deleted.
    pub fn last(&self, chat: i64) -> Option<Message> {
        let mut messages = self.chats.get(&chat)?.messages.values().rev();
        messages.find(|m| m.from == self.config.bot_id && !m.deleted).map(|m| self.filled(m))
    }

    /// The pictures that the bot has sent or exchanged in a chat, oldest first, at most as many as are kept.
    pub fn pictures(&self, chat: i64) -> Vec<Picture> {
        let pictures = self.chats.get(&chat).into_iter().flat_map(|c| &c.pictures);
        let fill = |p: &Picture| Picture { media: self.filled_media(&p.media), ..p.clone() };
        pictures.map(fill).collect()
    }

    /// What is in a file, as long as it is kept.
    pub fn file(&self, file_id: &str) -> Option<Bytes> {
        self.files.get(file_id)?.bytes.clone()
    }

    /// A press, by the id that [`press`](World::press) gave.
    pub fn pressed(&self, id: &str) -> Option<&Press> {
        self.presses.get(&id.parse().ok()?)
    }

    /// All presses in a chat, oldest first.
    pub fn presses(&self, chat: i64) -> Vec<Press> {
        self.presses.values().filter(|p| p.chat == chat).cloned().collect()
    }

    /// The commands that the bot has set; scope as JSON (`{"type":"default"}`), language code or empty.
    pub fn commands(&self, scope: &str, language: &str) -> Option<&[Value]> {
        self.commands.get(&(scope.to_owned(), language.to_owned())).map(Vec::as_slice)
    }

    /// The id of the bot.
    pub fn bot(&self) -> i64 {
        self.config.bot_id
    }

    fn filled(&self, message: &Message) -> Message {
        let mut message = message.clone();
        if let Some(media) = message.media_mut() {
            *media = self.filled_media(media);
        }
        message
    }

    fn filled_media(&self, media: &Media) -> Media {
        Media { bytes: self.file(&media.file_id), ..media.clone() }
    }

    /// How many updates wait to be confirmed.
    pub fn pending_updates(&self) -> usize {
        self.updates.pending()
    }

    /// The highest offset that the bot has confirmed by polling; 0 before the first.
    pub fn confirmed_offset(&self) -> u32 {
        self.updates.confirmed
    }

    /// The newest updates, oldest first (at most 10,000).
    pub fn updates(&self) -> Vec<Update> {
        self.updates.history().map(|u| Update::clone(u)).collect()
    }

    /// The number of the update that carried a message (its newest form); `None` when the bot did not get it.
    pub fn update_of(&self, chat: i64, message: i32) -> Option<u32> {
        let carries = |json: &Value| {
            ["message", "edited_message"].iter().any(|kind| {
                let m = &json[kind];
                m["chat"]["id"] == chat && m["message_id"] == message
            })
        };
        self.updates.history().rev().find(|u| carries(&u.json)).map(|u| u.id)
    }

    /// Whether a webhook is set.
    pub fn webhook_url(&self) -> Option<&str> {
        self.webhook.target.as_ref().map(|t| t.url.as_str())
    }

    /// The requests of the bot in the order in which they were worked on, without `getUpdates`; at most as many as are
    /// kept.
    pub fn calls(&self) -> Vec<Call> {
        self.calls.all().cloned().collect()
    }

    /// The requests with one method.
    pub fn calls_of(&self, method: &str) -> Vec<Call> {
        self.calls.all().filter(|c| c.is(method)).cloned().collect()
    }

    /// How many requests there were in all, `getUpdates` excepted.
    pub fn call_count(&self) -> u64 {
        self.calls.count()
    }

    /// How many calls are still to go wrong.
    pub fn faults_left(&self) -> u32 {
        self.faults.left()
    }
}
