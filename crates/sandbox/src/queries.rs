//! Everything that you can read of the world: chats, people, and the bot's actions.

use axum::body::Bytes;
use serde_json::Value;

use super::calls::Call;
use super::chat::{Chat, Picture, User};
use super::message::{Media, Message};
use super::updates::Update;
use super::world::{Press, World};

impl World {
    /// A person or bot; `None` if they were never added.
    pub fn user(&self, id: i64) -> Option<&User> {
        self.users.get(&id)
    }

    /// All people and bots, including the sandbox's own bot.
    pub fn users(&self) -> impl Iterator<Item = &User> {
        self.users.values()
    }

    /// A chat; `None` if it was never added.
    pub fn chat(&self, id: i64) -> Option<&Chat> {
        self.chats.get(&id)
    }

    /// All chats, by id.
    pub fn chats(&self) -> impl Iterator<Item = &Chat> {
        self.chats.values()
    }

    /// All messages of a chat, oldest first, including deleted ones. Files have their bytes if these are still kept.
    pub fn messages(&self, chat: i64) -> Vec<Message> {
        self.chats.get(&chat).into_iter().flat_map(|c| c.messages.values()).map(|m| self.filled(m)).collect()
    }

    /// One message, deleted or not.
    pub fn message(&self, chat: i64, id: i32) -> Option<Message> {
        self.chats.get(&chat)?.messages.get(&id).map(|m| self.filled(m))
    }

    /// The newest message of the bot in a chat, apart from deleted ones.
    pub fn last(&self, chat: i64) -> Option<Message> {
        let mut messages = self.chats.get(&chat)?.messages.values().rev();
        messages.find(|m| m.from == self.config.bot_id && !m.deleted).map(|m| self.filled(m))
    }

    /// The pictures that the bot has sent or replaced in a chat, oldest first, as far as they are kept.
    pub fn pictures(&self, chat: i64) -> Vec<Picture> {
        let pictures = self.chats.get(&chat).into_iter().flat_map(|c| &c.pictures);
        let fill = |p: &Picture| Picture { media: self.filled_media(&p.media), ..p.clone() };
        pictures.map(fill).collect()
    }

    /// The content of a file, if it is still kept.
    pub fn file(&self, file_id: &str) -> Option<Bytes> {
        self.files.get(file_id)?.bytes.clone()
    }

    /// A press, by the id from [`press`](World::press).
    pub fn pressed(&self, id: &str) -> Option<&Press> {
        self.presses.get(&id.parse().ok()?)
    }

    /// All presses in a chat, oldest first.
    pub fn presses(&self, chat: i64) -> Vec<Press> {
        self.presses.values().filter(|p| p.chat == chat).cloned().collect()
    }

    /// The commands that the bot has set. The scope is JSON (`{"type":"default"}`), the language a code or empty.
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

    /// The number of unconfirmed updates.
    pub fn pending_updates(&self) -> usize {
        self.updates.pending()
    }

    /// The highest offset that the bot has confirmed by polling; 0 if there is none yet.
    pub fn confirmed_offset(&self) -> u32 {
        self.updates.confirmed
    }

    /// The newest updates, oldest first (at most 10,000).
    pub fn updates(&self) -> Vec<Update> {
        self.updates.history().map(|u| Update::clone(u)).collect()
    }

    /// The number of the update with a message (in its newest form); `None` if the bot did not get it.
    pub fn update_of(&self, chat: i64, message: i32) -> Option<u32> {
        let carries = |json: &Value| {
            ["message", "edited_message"].iter().any(|kind| {
                let m = &json[kind];
                m["chat"]["id"] == chat && m["message_id"] == message
            })
        };
        self.updates.history().rev().find(|u| carries(&u.json)).map(|u| u.id)
    }

    /// The URL of the webhook; `None` if none is set.
    pub fn webhook_url(&self) -> Option<&str> {
        self.webhook.target.as_ref().map(|t| t.url.as_str())
    }

    /// The requests of the bot, except `getUpdates`, in the order in which they were handled, as far as they are kept.
    pub fn calls(&self) -> Vec<Call> {
        self.calls.all().cloned().collect()
    }

    /// The requests with this method.
    pub fn calls_of(&self, method: &str) -> Vec<Call> {
        self.calls.all().filter(|c| c.is(method)).cloned().collect()
    }

    /// The number of all requests so far, except `getUpdates`.
    pub fn call_count(&self) -> u64 {
        self.calls.count()
    }

    /// The number of calls that will still fail.
    pub fn faults_left(&self) -> u32 {
        self.faults.left()
    }
}
