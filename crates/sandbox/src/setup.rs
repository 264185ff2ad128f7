//! Sets up the world: people, chats, the bot's rights, faults, and later changes.

use serde_json::{Value, json};

use super::chat::{BotStanding, Chat, ChatKind, Matter, Rank, Topic, User};
use super::config::{Completion, Completions};
use super::faults::{Fault, On};
use super::features::{Feature, Known};
use super::json as out;
use super::limits::Pace;
use super::message::{Body, Service};
use super::updates::Order;
use super::world::{NewMessage, World};

impl World {
    /// Adds a person (or changes one). The private chat exists from then on, but is not open yet.
    pub fn add_user(&mut self, id: i64, first_name: &str, username: Option<&str>, language: &str) -> i64 {
        self.add(id, first_name, username, Some(language).filter(|l| !l.is_empty()), false)
    }

    /// Adds another bot. The bot under test never reads its messages.
    pub fn add_other_bot(&mut self, id: i64, first_name: &str, username: &str) -> i64 {
        self.add(id, first_name, Some(username), None, true)
    }

    fn add(&mut self, id: i64, name: &str, username: Option<&str>, language: Option<&str>, bot: bool) -> i64 {
        let user = User {
            id,
            first_name: name.to_owned(),
            username: username.map(str::to_owned),
            language: language.map(str::to_owned),
            bot,
        };
        self.users.insert(id, user);
        self.chats.entry(id).or_insert_with(|| Chat::new(id, ChatKind::Private, "", BotStanding::Absent));
        id
    }

    /// Adds a basic group with the bot as a member. The first person is its owner.
    pub fn add_group(&mut self, title: &str, people: &[i64]) -> i64 {
        self.found(ChatKind::Group, title, people)
    }

    /// Changes a person's first name. The bot learns it at the person's next action.
    pub fn rename(&mut self, user: i64, name: &str) {
        if let Some(user) = self.users.get_mut(&user) {
            user.first_name = name.to_owned();
        }
    }

    /// Sets the words that the page can complete after commands, by the language of the person who types. A language
    /// is asked for when somebody first needs it.
    pub fn complete_with(&mut self, words: fn(&str) -> Vec<Completion>) {
        self.completions = Completions::new(words);
    }

    /// Adds a supergroup without topics, with the bot as a member. The first person is its owner.
    pub fn add_supergroup(&mut self, title: &str, people: &[i64]) -> i64 {
        self.found(ChatKind::Supergroup, title, people)
    }

    /// Adds a supergroup with topics, with the bot as a member. The first person is its owner.
    pub fn add_forum(&mut self, title: &str, people: &[i64]) -> i64 {
        self.found(ChatKind::Forum, title, people)
    }

    /// Adds a supergroup of which the bot has never been a member. The first person is its owner.
    pub fn add_foreign_group(&mut self, title: &str, people: &[i64]) -> i64 {
        let id = self.add_supergroup(title, people);
        self.set_bot(id, BotStanding::Never);
        id
    }

    /// Adds the private chat of two people. The bot cannot be in it, and no method finds it.
    pub fn add_pair(&mut self, one: i64, other: i64) -> i64 {
        self.found(ChatKind::Pair, "", &[one, other])
    }

    /// Adds a person to a group, or changes their rank there. The bot gets no update.
    pub fn set_rank(&mut self, chat: i64, user: i64, rank: Rank) {
        if let Some(chat) = self.chats.get_mut(&chat) {
            chat.members.insert(user, rank);
        }
    }

    /// Sets the bot's status in a chat without an update. [`BotStanding::Member`] silently opens a private chat.
    pub fn set_bot(&mut self, chat: i64, standing: BotStanding) {
        if let Some(chat) = self.chats.get_mut(&chat).filter(|chat| chat.kind != ChatKind::Pair) {
            chat.bot = standing;
        }
    }

    /// Forbids the bot to write in a group, although it is a member, or allows it again.
    pub fn set_muted(&mut self, chat: i64, muted: bool) {
        if let Some(chat) = self.chats.get_mut(&chat) {
            chat.muted = muted;
        }
    }

    /// Allows or forbids a kind of message in a group. The bot gets no update.
    pub fn set_permitted(&mut self, chat: i64, matter: Matter, permitted: bool) {
        if let Some(chat) = self.chats.get_mut(&chat) {
            match permitted {
                true => chat.forbidden.remove(&matter),
                false => chat.forbidden.insert(matter),
            };
        }
    }

    /// Switches privacy mode. If it is on, the bot reads only messages that are meant for it.
    pub fn set_privacy(&mut self, on: bool) {
        self.config.privacy = on;
    }

    /// Sets who supports a new feature.
    pub fn set_feature(&mut self, feature: Feature, known: Known) {
        let served = known != Known::Nobody;
        match feature {
            Feature::Ephemeral => self.config.ephemeral = served,
            Feature::Times => self.config.times = served,
            Feature::Apps => self.config.apps = served,
            _ if served => self.config.lacks.retain(|lacked| *lacked != feature),
            _ if self.serves(feature) => self.config.lacks.push(feature),
            _ => {}
        }
        match known {
            Known::Server => self.old_apps.insert(feature),
            Known::All | Known::Nobody => self.old_apps.remove(&feature),
        };
        // Messages in the chats look different now.
        let all: Vec<(i64, i32)> =
            self.chats.values().flat_map(|chat| chat.messages.keys().map(|id| (chat.id, *id))).collect();
        all.into_iter().for_each(|(chat, id)| self.alter(chat, id, |_| {}));
        let revision = self.change();
        self.ephemerals.values_mut().for_each(|one| one.message.revision = revision);
    }

    /// Says who supports a new feature.
    pub fn who_knows(&self, feature: Feature) -> Known {
        match self.serves(feature) {
            false => Known::Nobody,
            true if self.old_apps.contains(&feature) => Known::Server,
            true => Known::All,
        }
    }

    /// Whether the server supports a feature.
    pub(super) fn serves(&self, feature: Feature) -> bool {
        match feature {
            Feature::Ephemeral => self.config.ephemeral,
            Feature::Times => self.config.times,
            Feature::Apps => self.config.apps,
            _ => !self.config.lacks.contains(&feature),
        }
    }

    /// Whether people's clients show a feature.
    pub(super) fn shows(&self, feature: Feature) -> bool {
        self.who_knows(feature) == Known::All
    }

    /// Sets the values of the next dice to be thrown.
    pub fn load_dice(&mut self, values: &[u8]) {
        self.loaded_dice.extend(values);
    }

    /// Whether there are rate limits for the bot.
    pub fn paced(&self) -> bool {
        self.pacer.pace.is_some()
    }

    /// Sets the rate limits.
    pub fn set_pace(&mut self, pace: Option<Pace>) {
        self.pacer.pace = pace;
    }

    /// Opens a topic in a forum and returns its id. `None` outside forums.
    pub fn open_topic(&mut self, user: i64, chat: i64, name: &str) -> Option<i32> {
        if self.chats.get(&chat)?.kind != ChatKind::Forum {
            return None;
        }
        let new = NewMessage::new(user, Body::Service(Service::TopicCreated(name.to_owned())));
        let id = self.post(chat, new)?;
        let place = self.chats.get_mut(&chat)?;
        place.topics.insert(id, Topic { name: name.to_owned(), closed: false, deleted: false });
        if let Some(message) = place.messages.get_mut(&id) {
            message.topic = Some(id);
        }
        self.deliver(chat, id, "message");
        Some(id)
    }

    /// Closes a topic of a forum, so that only administrators write there.
    pub fn close_topic(&mut self, user: i64, chat: i64, topic: i32) {
        self.turn_topic(user, chat, topic, true);
    }

    /// Opens a closed topic again.
    pub fn reopen_topic(&mut self, user: i64, chat: i64, topic: i32) {
        self.turn_topic(user, chat, topic, false);
    }

    fn turn_topic(&mut self, user: i64, chat: i64, topic: i32, closed: bool) {
        let Some(found) = self.chats.get_mut(&chat).and_then(|c| c.topics.get_mut(&topic)) else { return };
        found.closed = closed;
        let event = if closed { Service::TopicClosed } else { Service::TopicReopened };
        self.happen(user, chat, event, Some(topic));
    }

    /// Deletes a topic with all its messages. The bot gets no update.
    pub fn delete_topic(&mut self, chat: i64, topic: i32) {
        let Some(place) = self.chats.get_mut(&chat) else { return };
        if let Some(found) = place.topics.get_mut(&topic) {
            found.deleted = true;
        }
        let inside = place.messages.values().filter(|m| m.topic == Some(topic)).map(|m| m.id);
        for id in inside.collect::<Vec<_>>() {
            self.alter(chat, id, |m| m.deleted = true);
        }
    }

    /// A person joins a group.
    pub fn join(&mut self, user: i64, chat: i64) {
        self.set_rank(chat, user, Rank::Member);
        self.happen(user, chat, Service::Joined(vec![user]), None);
    }

    /// A person leaves a group.
    pub fn leave(&mut self, user: i64, chat: i64) {
        if let Some(chat) = self.chats.get_mut(&chat) {
            chat.members.remove(&user);
        }
        self.happen(user, chat, Service::Left(user), None);
    }

    /// A person blocks the bot in private.
    pub fn block(&mut self, user: i64) {
        self.stand(user, user, BotStanding::Out);
    }

    /// A person removes the block.
    pub fn unblock(&mut self, user: i64) {
        self.stand(user, user, BotStanding::Member);
    }

    /// A person adds the bot to a group.
    pub fn add_bot(&mut self, by: i64, chat: i64) {
        self.stand(by, chat, BotStanding::Member);
        self.happen(by, chat, Service::Joined(vec![self.config.bot_id]), None);
    }

    /// A person removes the bot from a group.
    pub fn kick_bot(&mut self, by: i64, chat: i64) {
        if self.chats.get(&chat).is_some_and(|c| c.kind == ChatKind::Group) {
            self.happen(by, chat, Service::Left(self.config.bot_id), None);
        }
        self.stand(by, chat, BotStanding::Out);
    }

    /// A person makes the bot an administrator.
    pub fn promote_bot(&mut self, by: i64, chat: i64) {
        self.stand(by, chat, BotStanding::Admin);
    }

    /// A person makes the bot an ordinary member again.
    pub fn demote_bot(&mut self, by: i64, chat: i64) {
        self.stand(by, chat, BotStanding::Member);
    }

    /// The bot leaves a group by itself.
    pub(super) fn depart(&mut self, by: i64, chat: i64) {
        self.stand(by, chat, BotStanding::Absent);
    }

    /// Changes the bot's status and sends an update.
    fn stand(&mut self, by: i64, chat: i64, standing: BotStanding) {
        let Some(place) = self.chats.get_mut(&chat).filter(|chat| chat.kind != ChatKind::Pair) else { return };
        let before = std::mem::replace(&mut place.bot, standing);
        if before == standing {
            return;
        }
        let Some(place) = self.chats.get(&chat) else { return };
        let update = json!({
            "chat": out::chat(self, place),
            "from": out::user_by_id(self, by),
            "date": self.clock.now(),
            "old_chat_member": out::bot_member(self, before, place.private()),
            "new_chat_member": out::bot_member(self, standing, place.private()),
        });
        self.updates.push(self.clock.now_ms(), "my_chat_member", update);
    }

    /// Turns a group into a supergroup. Returns the new id, with an event in both chats. Returns the same id if it is
    /// not a group.
    pub fn migrate(&mut self, chat: i64) -> i64 {
        let Some(old) = self.chats.get(&chat).filter(|c| c.kind == ChatKind::Group && c.moved_to.is_none()) else {
            return chat;
        };
        let (title, members, bot) = (old.title.clone(), old.members.clone(), old.bot);
        let owner = members.iter().find(|(_, rank)| **rank == Rank::Owner).map_or(self.config.bot_id, |(id, _)| *id);
        let new = self.found(ChatKind::Supergroup, &title, &[]);
        if let Some(place) = self.chats.get_mut(&new) {
            place.members = members;
            place.bot = bot;
        }
        self.happen(owner, chat, Service::MigratedTo(new), None);
        if let Some(old) = self.chats.get_mut(&chat) {
            old.moved_to = Some(new);
        }
        self.happen(owner, new, Service::MigratedFrom(chat), None);
        new
    }

    /// Adds an event to a chat and delivers it.
    fn happen(&mut self, by: i64, chat: i64, event: Service, topic: Option<i32>) {
        let new = NewMessage { topic, ..NewMessage::new(by, Body::Service(event)) };
        if let Some(id) = self.post(chat, new) {
            self.deliver(chat, id, "message");
        }
    }

    /// Delivers an update again. `false` if it is not known (any more).
    pub fn redeliver(&mut self, update: u32) -> bool {
        self.updates.again(update)
    }

    /// The number of the newest update.
    pub fn last_update(&self) -> Option<u32> {
        self.updates.history().next_back().map(|u| u.id)
    }

    /// Delivers any object as an update (`{"kind": {…}}`, without the number) and returns its number.
    pub fn inject(&mut self, update: Value) -> u32 {
        self.updates.force(self.clock.now_ms(), update)
    }

    /// Holds back all future updates.
    pub fn hold_updates(&mut self) {
        self.updates.hold();
    }

    /// Releases the updates that were held back.
    pub fn release_updates(&mut self, order: Order) {
        self.updates.release(order);
    }

    /// Makes the next `times` of these calls fail. If several rules apply to a call, the oldest counts.
    pub fn fail(&mut self, fault: Fault, on: On, times: u32) {
        self.faults.add(fault, on, times);
    }

    /// From now on, all calls succeed again.
    pub fn clear_faults(&mut self) {
        self.faults.clear();
    }
}
