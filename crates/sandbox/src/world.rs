//! The state and its changes: people, chats, messages, presses, files, and the bot's actions.

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};

use axum::body::Bytes;
use serde_json::Value;

use super::addresses::Addresses;
use super::calls::Calls;
use super::chat::{ANONYMOUS, BotStanding, CHANNEL, Chat, ChatKind, Picture, Rank, User};
use super::clock::Clock;
use super::config::{App, Completions, SandboxConfig};
use super::faults::Faults;
use super::features::Feature;
use super::limits::Pacer;
use super::message::{Body, Entity, Ephemeral, Keyboard, Media, Message, Origin};
use super::numbers;
use super::suggestions::Query;
use super::updates::Updates;
use super::webhook::Webhook;

/// The ids of chats of two people lie above this number, and so above those of all people.
const PAIRS: i64 = 900_000_000_000;

/// The state of the sandbox. Use [`Sandbox::look`](super::Sandbox::look) and [`Sandbox::act`](super::Sandbox::act) to
/// reach it.
pub struct World {
    pub(super) config: SandboxConfig,
    /// The time of all messages, limits and deadlines.
    pub clock: Clock,
    pub(super) users: BTreeMap<i64, User>,
    pub(super) chats: BTreeMap<i64, Chat>,
    pub(super) updates: Updates,
    pub(super) webhook: Webhook,
    pub(super) calls: Calls,
    pub(super) faults: Faults,
    pub(super) pacer: Pacer,
    pub(super) presses: BTreeMap<u64, Press>,
    /// Calls as a guest are counted with the presses.
    pub(super) next_press: u64,
    /// The messages that only one person or only the bot sees, by number.
    pub(super) ephemerals: BTreeMap<i32, Ephemeral>,
    pub(super) next_ephemeral: i32,
    /// Polls that close by themselves.
    pub(super) timed_polls: Vec<(i64, i32)>,
    pub(super) queries: BTreeMap<u64, Query>,
    pub(super) next_query: u64,
    /// How many suggestions people have chosen so far.
    pub(super) chosen: u64,
    pub(super) files: HashMap<String, Stored>,
    /// The web addresses that the bot has named in place of files.
    pub(super) addresses: Addresses,
    /// Chat and message of each card, by its id.
    pub(super) cards: HashMap<String, (i64, i32)>,
    /// The calls of the bot as a guest, by number.
    pub(super) guests: BTreeMap<u64, Guest>,
    /// Cards that the bot learns of only after the first press.
    pub(super) late: BTreeSet<(i64, i32)>,
    /// Commands by scope and language.
    pub(super) commands: BTreeMap<(String, String), Vec<Value>>,
    /// The values of the next dice to be thrown, oldest first.
    pub(super) loaded_dice: VecDeque<u8>,
    pub(super) thrown: u64,
    /// Private chats and basic groups share their message numbers, as in a real account.
    pub(super) next_message: i32,
    pub(super) next_file: u64,
    pub(super) next_chat: i64,
    /// Raised by each change that people can see. Each changed object has the number of its newest change.
    pub(super) revision: u64,
    /// The bot's current chat actions, by chat and topic.
    pub(super) notices: BTreeMap<(i64, Option<i32>), Notice>,
    /// Features that people's clients do not show yet, although the server supports them.
    pub(super) old_apps: BTreeSet<Feature>,
    /// The words that the page can complete after commands.
    pub(super) completions: Completions,
    /// The bot's Mini App, if it has one.
    pub(super) app: Option<App>,
    /// Whether somebody runs the bot at the moment.
    pub(super) running: bool,
    /// Whether the last opened or changed page is dark. Pages report this themselves, so it is not saved.
    pub(super) night: bool,
}

/// A chat action from `sendChatAction`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Notice {
    /// `typing`, `upload_photo` and the like.
    pub action: String,
    /// The number of the change.
    pub revision: u64,
}

/// A file with its content, as long as that is kept.
pub(super) struct Stored {
    pub media: Media,
    pub bytes: Option<Bytes>,
}

/// A press on an inline button.
#[derive(Clone, PartialEq, Debug)]
pub struct Press {
    /// The id for the bot's answer.
    pub id: String,
    /// The person who pressed.
    pub user: i64,
    /// The chat of the message with the button.
    pub chat: i64,
    /// The message with the keyboard.
    pub message: i32,
    /// The data of the button.
    pub data: String,
    /// The time, in milliseconds since 1970.
    pub at: i64,
    /// The bot's answer; `None` if it has not answered.
    pub toast: Option<Toast>,
    /// The number of the change with the answer.
    pub(super) revision: u64,
}

/// The answer to a press.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toast {
    /// The text; if it is empty, the waiting just ends.
    pub text: String,
    /// Whether the reader must close it.
    pub alert: bool,
    /// The link that it opens, if any.
    pub url: Option<String>,
}

/// A call of the bot as a guest.
#[derive(Clone)]
pub(super) struct Guest {
    pub chat: i64,
    pub message: i32,
    pub user: i64,
    /// The time, in milliseconds since 1970.
    pub at: i64,
    pub answered: bool,
}

/// A new message for a chat.
#[derive(Clone, Debug)]
pub(super) struct NewMessage {
    pub from: i64,
    pub body: Body,
    pub text: String,
    pub entities: Vec<Entity>,
    pub keyboard: Option<Keyboard>,
    pub topic: Option<i32>,
    pub reply_to: Option<i32>,
    pub forwarded: Option<Origin>,
    pub via_bot: bool,
    /// Whether the bot knows it by an id, wherever it stands.
    pub card: bool,
    pub guest_of: Option<i64>,
    pub asks: bool,
}

impl NewMessage {
    pub(super) fn new(from: i64, body: Body) -> NewMessage {
        NewMessage {
            from,
            body,
            text: String::new(),
            entities: Vec::new(),
            keyboard: None,
            topic: None,
            reply_to: None,
            forwarded: None,
            via_bot: false,
            card: false,
            guest_of: None,
            asks: false,
        }
    }

    /// The message after it was sent.
    pub(super) fn sent(self, chat: i64, id: i32, date: i64, revision: u64) -> Message {
        Message {
            chat,
            id,
            from: self.from,
            date,
            edited: None,
            edits: 0,
            topic: self.topic,
            reply_to: self.reply_to,
            body: self.body,
            text: self.text,
            entities: self.entities,
            keyboard: self.keyboard,
            forwarded: self.forwarded,
            via_bot: self.via_bot,
            inline_id: self.card.then(|| numbers::card(chat, id)),
            guest_of: self.guest_of,
            reaction: None,
            reactions: BTreeMap::new(),
            asks: self.asks,
            deleted: false,
            revision,
        }
    }
}

fn bot(config: &SandboxConfig) -> User {
    User {
        id: config.bot_id,
        first_name: config.bot_name.clone(),
        username: Some(config.bot_username.clone()),
        language: None,
        bot: true,
    }
}

impl World {
    pub(super) fn new(config: SandboxConfig) -> World {
        World {
            clock: Clock::new(config.start),
            users: BTreeMap::from([(config.bot_id, bot(&config))]),
            chats: BTreeMap::new(),
            updates: Updates::new(config.first_update),
            webhook: Webhook::default(),
            calls: Calls::new(config.keep_calls),
            faults: Faults::default(),
            pacer: Pacer::new(config.pace.clone()),
            presses: BTreeMap::new(),
            next_press: 1_000_000,
            ephemerals: BTreeMap::new(),
            next_ephemeral: 1,
            timed_polls: Vec::new(),
            queries: BTreeMap::new(),
            next_query: 1,
            chosen: 0,
            files: HashMap::new(),
            addresses: Addresses::default(),
            cards: HashMap::new(),
            guests: BTreeMap::new(),
            late: BTreeSet::new(),
            commands: BTreeMap::new(),
            loaded_dice: VecDeque::new(),
            thrown: 0,
            next_message: 1,
            next_file: 1,
            next_chat: 1,
            revision: 0,
            notices: BTreeMap::new(),
            old_apps: BTreeSet::new(),
            completions: Completions::new(|_| Vec::new()),
            app: None,
            running: false,
            night: false,
            config,
        }
    }

    /// Stores a file, and drops the content of the chat's oldest files.
    pub(super) fn store_file(&mut self, chat: i64, mut media: Media, bytes: Bytes) -> Media {
        media.file_id = format!("file-{}", self.next_file);
        media.bytes = None;
        self.next_file += 1;
        let keep = self.config.keep_photos;
        // Makes a separate copy, since otherwise the whole buffer of the upload would stay in memory.
        let bytes = (keep > 0).then(|| Bytes::copy_from_slice(&bytes));
        self.files.insert(media.file_id.clone(), Stored { media: media.clone(), bytes });
        if let Some(chat) = self.chats.get_mut(&chat) {
            chat.files.push_back(media.file_id.clone());
            while chat.files.len() > keep {
                if let Some(stored) = chat.files.pop_front().and_then(|id| self.files.get_mut(&id)) {
                    stored.bytes = None;
                }
            }
        }
        media
    }

    /// Logs a picture that the bot sent.
    pub(super) fn note_picture(&mut self, chat: i64, message: i32, caption: &str, media: &Media) {
        let call = self.calls.next();
        let keep = self.config.keep_photos;
        if let Some(chat) = self.chats.get_mut(&chat) {
            chat.pictures.push_back(Picture { call, message, caption: caption.to_owned(), media: media.clone() });
            while chat.pictures.len() > keep {
                chat.pictures.pop_front();
            }
        }
    }

    /// Puts a message into a chat and returns its id. Delivers nothing.
    pub(super) fn post(&mut self, chat_id: i64, new: NewMessage) -> Option<i32> {
        let (date, revision) = (self.clock.now(), self.change());
        let (keep, by_bot) = (self.config.keep_messages, self.is_bot(new.from));
        let chat = self.chats.get_mut(&chat_id)?;
        let counter = if chat.supergroup() { &mut chat.next_message } else { &mut self.next_message };
        let id = *counter;
        *counter = counter.saturating_add(1);
        if by_bot && !matches!(new.body, Body::Service(_)) {
            chat.last_bot = Some(new.from);
        }
        let message = new.sent(chat_id, id, date, revision);
        // The message ends the chat action that announced it.
        if by_bot {
            self.notices.remove(&(chat_id, message.topic));
        }
        self.cards.extend(message.inline_id.clone().map(|card| (card, (chat_id, id))));
        chat.messages.insert(id, message);
        while chat.messages.len() > keep {
            if let Some(card) = chat.messages.pop_first().and_then(|(_, oldest)| oldest.inline_id) {
                self.cards.remove(&card);
            }
        }
        Some(id)
    }

    /// Whether this id belongs to a bot. The bots that stand for a group or a channel are really a person.
    pub(super) fn is_bot(&self, user: i64) -> bool {
        ![ANONYMOUS, CHANNEL].contains(&user) && self.users.get(&user).is_some_and(|user| user.bot)
    }

    /// Counts a change and returns its number.
    pub(super) fn change(&mut self) -> u64 {
        self.revision += 1;
        self.revision
    }

    /// Changes a message, if it exists.
    pub(super) fn alter(&mut self, chat: i64, id: i32, how: impl FnOnce(&mut Message)) {
        let revision = self.change();
        if let Some(message) = self.chats.get_mut(&chat).and_then(|c| c.messages.get_mut(&id)) {
            how(message);
            message.revision = revision;
        }
    }

    /// The value of a thrown die of this kind: the next loaded value, otherwise a number that depends only on how many
    /// dice were thrown before.
    pub(super) fn throw(&mut self, emoji: &str) -> u8 {
        let sides = dice_sides(emoji).unwrap_or(6);
        if let Some(value) = self.loaded_dice.pop_front() {
            return value.clamp(1, sides);
        }
        self.thrown += 1;
        u8::try_from((numbers::mixed(self.thrown) >> 33) % u64::from(sides)).map_or(1, |v| v + 1)
    }

    pub(super) fn found(&mut self, kind: ChatKind, title: &str, people: &[i64]) -> i64 {
        let number = self.next_chat;
        self.next_chat += 1;
        let (id, bot, first) = match kind {
            ChatKind::Group => (-1_000 - number, BotStanding::Member, Rank::Owner),
            ChatKind::Pair => (PAIRS + number, BotStanding::Never, Rank::Member),
            _ => (-1_002_000_000_000 - number, BotStanding::Member, Rank::Owner),
        };
        let mut chat = Chat::new(id, kind, title, bot);
        for (index, person) in people.iter().enumerate() {
            chat.members.insert(*person, if index == 0 { first } else { Rank::Member });
        }
        self.chats.insert(id, chat);
        id
    }
}

/// The number of values of this kind of die; `None` if there is no such die.
pub(super) fn dice_sides(emoji: &str) -> Option<u8> {
    match emoji {
        "🎲" | "🎯" | "🎳" => Some(6),
        "🏀" | "⚽" => Some(5),
        "🎰" => Some(64),
        _ => None,
    }
}
