//! The queue of updates.

use std::collections::VecDeque;
use std::sync::Arc;

use serde_json::{Value, json};

/// Unconfirmed updates are dropped after this many milliseconds.
const KEPT_MS: i64 = 24 * 60 * 60 * 1000;
/// How many updates can be delivered again.
const HISTORY: usize = 10_000;
/// Kinds that are delivered only if the bot asks for them by name.
const ON_REQUEST: [&str; 4] = ["chat_member", "guest_message", "message_reaction", "message_reaction_count"];

/// An update for the bot.
#[derive(Clone, PartialEq, Debug)]
pub struct Update {
    /// The number of the update.
    pub id: u32,
    /// The time when it was created, in milliseconds since 1970.
    pub at: i64,
    /// The JSON to deliver.
    pub json: Value,
}

struct Queued {
    update: Arc<Update>,
    /// Whether it is a second copy, which is delivered regardless of confirmations, and only once.
    copy: bool,
}

/// The order in which held updates are released.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// In the order of creation.
    Kept,
    /// The newest one first.
    Reversed,
}

pub(super) struct Updates {
    next: u32,
    queue: VecDeque<Queued>,
    history: VecDeque<Arc<Update>>,
    held: Option<Vec<Queued>>,
    /// The kinds that the bot wants; `None`: the usual ones.
    pub allowed: Option<Vec<String>>,
    /// The highest offset that the bot has sent.
    pub confirmed: u32,
    /// Counts `getUpdates` requests, so that an older request can see that a newer one has replaced it.
    pub polls: u64,
}

impl Updates {
    pub fn new(first: u32) -> Updates {
        Updates {
            next: first,
            queue: VecDeque::new(),
            history: VecDeque::new(),
            held: None,
            allowed: None,
            confirmed: 0,
            polls: 0,
        }
    }

    /// Queues an update and returns its number; `None` if the bot does not want this kind.
    pub fn push(&mut self, at: i64, kind: &str, payload: Value) -> Option<u32> {
        let wanted = match &self.allowed {
            Some(kinds) => kinds.iter().any(|k| k == kind),
            None => !ON_REQUEST.contains(&kind),
        };
        wanted.then(|| self.force(at, json!({ kind: payload })))
    }

    /// Queues any object as an update and returns its number.
    pub fn force(&mut self, at: i64, mut json: Value) -> u32 {
        let id = self.next;
        self.next = self.next.saturating_add(1);
        match &mut json {
            Value::Object(map) => _ = map.insert("update_id".into(), json!(id)),
            other => json = json!({ "update_id": id, "unknown": other.take() }),
        }
        let update = Arc::new(Update { id, at, json });
        self.history.push_back(update.clone());
        if self.history.len() > HISTORY {
            self.history.pop_front();
        }
        self.enqueue(Queued { update, copy: false });
        id
    }

    fn enqueue(&mut self, queued: Queued) {
        match &mut self.held {
            Some(held) => held.push(queued),
            None => self.queue.push_back(queued),
        }
    }

    /// Queues a second copy. `false` if the update is not known (any more).
    pub fn again(&mut self, id: u32) -> bool {
        let found = self.history.iter().find(|u| u.id == id).cloned();
        let known = found.is_some();
        if let Some(update) = found {
            self.enqueue(Queued { update, copy: true });
        }
        known
    }

    pub fn hold(&mut self) {
        self.held.get_or_insert_default();
    }

    pub fn release(&mut self, order: Order) {
        let mut held = self.held.take().unwrap_or_default();
        if order == Order::Reversed {
            held.reverse();
        }
        self.queue.extend(held);
    }

    /// Drops the updates that an offset confirms. A negative offset keeps only that many of the newest.
    pub fn confirm(&mut self, offset: i64) {
        let below = match u32::try_from(offset) {
            Ok(0) => return,
            Ok(below) => below,
            Err(_) if offset > 0 => u32::MAX,
            Err(_) => {
                let keep = usize::try_from(offset.unsigned_abs()).unwrap_or(usize::MAX);
                let first = self.queue.len().saturating_sub(keep);
                self.queue.get(first).map_or(0, |q| q.update.id)
            }
        };
        self.confirmed = self.confirmed.max(below);
        self.queue.retain(|q| q.copy || q.update.id >= below);
    }

    /// The next updates to deliver. They stay until they are confirmed, except copies.
    pub fn take(&mut self, now: i64, limit: usize) -> Vec<Arc<Update>> {
        self.queue.retain(|q| now.saturating_sub(q.update.at) <= KEPT_MS);
        let batch: Vec<_> = self.queue.iter().take(limit).map(|q| q.update.clone()).collect();
        let mut index = 0;
        self.queue.retain(|q| {
            index += 1;
            !(q.copy && index <= limit)
        });
        batch
    }

    /// The next update for a webhook.
    pub fn first(&self) -> Option<Arc<Update>> {
        self.queue.front().map(|q| q.update.clone())
    }

    /// Removes the first update, which the webhook has accepted.
    pub fn pop(&mut self, id: u32) {
        if self.queue.front().is_some_and(|q| q.update.id == id) {
            self.queue.pop_front();
        }
    }

    /// The unconfirmed updates (number, milliseconds since 1970, update), and the next number.
    pub fn kept(&self) -> (Vec<(u32, i64, Value)>, u32) {
        let queued = self.queue.iter().chain(self.held.iter().flatten()).filter(|q| !q.copy);
        (queued.map(|q| (q.update.id, q.update.at, q.update.json.clone())).collect(), self.next)
    }

    /// Restores the state that was saved.
    pub fn restore(&mut self, kept: Vec<(u32, i64, Value)>, next: u32) {
        self.next = next;
        let queued =
            kept.into_iter().map(|(id, at, json)| Queued { update: Arc::new(Update { id, at, json }), copy: false });
        self.queue = queued.collect();
    }

    pub fn clear(&mut self) {
        self.queue.clear();
    }

    pub fn pending(&self) -> usize {
        self.queue.len()
    }

    pub fn history(&self) -> impl DoubleEndedIterator<Item = &Arc<Update>> {
        self.history.iter()
    }
}
