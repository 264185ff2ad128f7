//! The twin of the store that keeps everything in memory, for tests.

use std::collections::BTreeMap;
use std::ops::Bound;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use super::{Batch, Entry, Seq, Store};

/// A [`Store`] without a disk. What is applied counts as durable at once, unless it is held back.
pub struct MemoryStore {
    inner: Mutex<Inner>,
    durable: watch::Sender<Seq>,
}

#[derive(Default)]
struct Inner {
    map: BTreeMap<Vec<u8>, Vec<u8>>,
    seq: Seq,
    held: bool,
}

impl MemoryStore {
    /// An empty store.
    pub fn new() -> MemoryStore {
        MemoryStore { inner: Mutex::default(), durable: watch::Sender::new(0) }
    }

    /// From now on nothing becomes durable, as if the disk took its time.
    pub fn hold(&self) {
        self.inner().held = true;
    }

    /// All that was held back becomes durable, and all that follows at once.
    pub fn release(&self) {
        let mut inner = self.inner();
        inner.held = false;
        self.durable.send_replace(inner.seq);
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        // The only panic under this lock comes before any change.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Default for MemoryStore {
    fn default() -> MemoryStore {
        MemoryStore::new()
    }
}

impl Store for MemoryStore {
    fn get(&self, key: &[u8]) -> Option<Vec<u8>> {
        self.inner().map.get(key).cloned()
    }

    fn scan(&self, prefix: &[u8]) -> Vec<Entry> {
        self.range(prefix, prefix, usize::MAX)
    }

    fn range(&self, prefix: &[u8], from: &[u8], limit: usize) -> Vec<Entry> {
        let from = (Bound::Included(prefix.max(from)), Bound::Unbounded);
        let inner = self.inner();
        let found = inner.map.range::<[u8], _>(from).take_while(|(key, _)| key.starts_with(prefix));
        found.take(limit).map(|(key, value)| (key.clone(), value.clone())).collect()
    }

    /// # Panics
    /// When [`Batch::check`] fails; the store on disk ends the process then.
    fn apply(&self, batch: Batch) -> Seq {
        let mut inner = self.inner();
        if let Err(oversize) = batch.check() {
            panic!("the program wrote {oversize}");
        }
        for (key, value) in batch.ops {
            match value {
                Some(value) => inner.map.insert(key, value),
                None => inner.map.remove(&key),
            };
        }
        inner.seq += 1;
        if !inner.held {
            self.durable.send_replace(inner.seq);
        }
        inner.seq
    }

    fn durable(&self) -> watch::Receiver<Seq> {
        self.durable.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_held_is_visible_but_not_durable() {
        let store = MemoryStore::new();
        let durable = store.durable();
        let put = |key: &[u8]| {
            let mut batch = Batch::default();
            batch.put(key.to_vec(), vec![1]);
            store.apply(batch)
        };
        assert_eq!((put(b"a"), *durable.borrow()), (1, 1));
        store.hold();
        assert_eq!((put(b"b"), put(b"c")), (2, 3));
        assert_eq!((*durable.borrow(), store.scan(b"").len()), (1, 3));
        store.release();
        assert_eq!(*durable.borrow(), 3);
        assert_eq!((put(b"d"), *durable.borrow()), (4, 4));
    }

    #[test]
    #[should_panic(expected = "a value of 65536 bytes")]
    fn a_value_that_is_too_large_is_a_mistake_of_the_program() {
        let mut batch = Batch::default();
        batch.put(vec![], vec![0; 1 << 16]);
        MemoryStore::new().apply(batch);
    }
}
