//! Entries of the outbox among what is kept.

use super::kept::{ChatId, EntryId, EntryRow, Tx, decode, key, tail};

impl Tx<'_> {
    /// A new entry of the outbox.
    pub fn owe(&mut self, row: &EntryRow) -> EntryId {
        let id = self.next(b'o');
        self.set(key(b'o', &[id]), row);
        id
    }

    /// An entry of the outbox.
    pub fn entry(&self, id: EntryId) -> Option<EntryRow> {
        self.row(&key(b'o', &[id]))
    }

    /// Changes an entry of the outbox.
    pub fn put_entry(&mut self, id: EntryId, row: &EntryRow) {
        self.set(key(b'o', &[id]), row);
    }

    /// An entry is done with.
    pub fn remove_entry(&mut self, id: EntryId) {
        self.unset(key(b'o', &[id]));
    }

    /// Something was written in a chat at a time (milliseconds since 1970).
    pub fn put_wrote(&mut self, chat: ChatId, at: u64) {
        self.set(key(b'w', &[chat]), &at);
    }

    /// The chats in which something was written since a time, and when it was written last.
    pub fn wrote_since(&self, at: u64) -> Vec<(ChatId, u64)> {
        let rows = self.store.scan(b"w");
        let rows = rows.iter().filter_map(|(key, value)| Some((tail(key), decode(value)?)));
        rows.filter(|(_, wrote)| *wrote >= at).collect()
    }

    /// All entries of the outbox, oldest first.
    pub fn entries(&self) -> Vec<(EntryId, EntryRow)> {
        self.store.scan(b"o").iter().filter_map(|(key, value)| Some((tail(key), decode(value)?))).collect()
    }
}
