//! Entries of the outbox among what is kept.

use super::kept::{EntryId, EntryRow, Tx, decode, key, tail};

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

    /// All entries of the outbox, oldest first.
    pub fn entries(&self) -> Vec<(EntryId, EntryRow)> {
        self.store.scan(b"o").iter().filter_map(|(key, value)| Some((tail(key), decode(value)?))).collect()
    }
}
