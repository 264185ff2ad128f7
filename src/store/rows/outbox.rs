//! Reads and writes the entries of the outbox.

use std::sync::Arc;

use super::schema::{ChatId, EntryId, EntryRow, Tx, decode, key, tail};

/// The most chats forgotten in a step, since the size of a batch is limited.
const FORGOTTEN: usize = 10_000;

impl Tx<'_> {
    /// Adds an entry to the outbox.
    pub fn enqueue(&mut self, row: &EntryRow) -> EntryId {
        let id = self.next(b'o');
        self.put_entry(id, row);
        id
    }

    /// Returns an outbox entry.
    pub fn entry(&self, id: EntryId) -> Option<EntryRow> {
        self.cached(&key(b'o', &[id])).map(Arc::unwrap_or_clone)
    }

    /// Changes an outbox entry.
    pub fn put_entry(&mut self, id: EntryId, row: &EntryRow) {
        self.set_cached(key(b'o', &[id]), row);
    }

    /// Removes an entry that is done.
    pub fn remove_entry(&mut self, id: EntryId) {
        self.unset(key(b'o', &[id]));
    }

    /// Records that the bot wrote in a chat at a time (milliseconds since 1970).
    pub fn put_wrote(&mut self, chat: ChatId, at: u64) {
        self.set(key(b'w', &[chat]), &at);
    }

    /// The chats in which the bot wrote since a time, and when it did last. Older records are dropped.
    pub fn wrote_since(&mut self, at: u64) -> Vec<(ChatId, u64)> {
        let rows = self.entries_of(b"w");
        let rows = rows.iter().filter_map(|(key, value)| Some((tail(key), decode(value)?)));
        let (since, before): (Vec<_>, Vec<_>) = rows.partition(|(_, wrote)| *wrote >= at);
        for (chat, _) in before.into_iter().take(FORGOTTEN) {
            self.unset(key(b'w', &[chat]));
        }
        since
    }

    /// All outbox entries, oldest first.
    pub fn entries(&self) -> Vec<(EntryId, EntryRow)> {
        self.store.scan(b"o").iter().filter_map(|(key, value)| Some((tail(key), decode(value)?))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;
    use crate::store::memory::MemoryStore;

    #[test]
    fn when_a_chat_was_written_to_long_ago_is_forgotten() {
        let store = MemoryStore::new();
        let mut tx = Tx::new(&store);
        for (chat, at) in [(1, 50), (2, 99), (3, 100), (4, 20)] {
            tx.put_wrote(chat, at);
        }
        tx.commit().expect("the batch is small");
        let mut tx = Tx::new(&store);
        tx.put_wrote(4, 120);
        assert_eq!(tx.wrote_since(99), [(2, 99), (3, 100), (4, 120)]);
        tx.commit().expect("the batch is small");
        let kept: Vec<u64> = store.scan(b"w").iter().map(|(key, _)| tail(key)).collect();
        assert_eq!(kept, [2, 3, 4]);
    }
}
