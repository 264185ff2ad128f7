//! The in-memory twin of the store, for tests.

use std::collections::BTreeMap;
use std::ops::Bound;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use super::{Batch, Entry, Seq, Store};

/// A [`Store`] without a disk. A batch counts as durable at once, unless a test holds it back.
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
    pub fn new() -> MemoryStore {
        MemoryStore { inner: Mutex::default(), durable: watch::Sender::new(0) }
    }

    /// Stops making batches durable, as if the disk were slow.
    pub fn hold(&self) {
        self.inner().held = true;
    }

    /// Makes all held batches durable, and later ones at once.
    pub fn release(&self) {
        let mut inner = self.inner();
        inner.held = false;
        let seq = inner.seq;
        drop(inner);
        self.announce(seq);
    }

    /// Announces that everything up to a batch is durable. This must not happen under the lock: the number cannot
    /// change while somebody looks at it, and that thread may be about to read the store. So with several threads, a
    /// later batch may be announced first. The number only grows, since it covers all earlier batches too.
    fn announce(&self, seq: Seq) {
        self.durable.send_if_modified(|durable| {
            let grows = seq > *durable;
            *durable = seq.max(*durable);
            grows
        });
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

    fn last(&self) -> Seq {
        self.inner().seq
    }

    /// # Panics
    /// If [`Batch::check`] fails. The store on disk ends the process in that case.
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
        let (seq, held) = (inner.seq, inner.held);
        drop(inner);
        if !held {
            self.announce(seq);
        }
        seq
    }

    fn durable(&self) -> watch::Receiver<Seq> {
        self.durable.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::task::{Context, Wake};

    use super::*;

    /// A waiter for durable batches that reads the store as soon as it is woken.
    struct Reader {
        store: MemoryStore,
        /// How often it was woken, and how often it could read the store.
        called: AtomicUsize,
        read: AtomicUsize,
    }

    impl Wake for Reader {
        fn wake(self: Arc<Self>) {
            self.called.fetch_add(1, Ordering::Relaxed);
            // If this fails, a plain read would block forever.
            self.read.fetch_add(usize::from(self.store.inner.try_lock().is_ok()), Ordering::Relaxed);
        }
    }

    #[test]
    fn whoever_is_told_can_read_at_once() {
        let reader =
            Arc::new(Reader { store: MemoryStore::new(), called: AtomicUsize::new(0), read: AtomicUsize::new(0) });
        let told_of = |act: &dyn Fn(&MemoryStore)| {
            let mut durable = reader.store.durable();
            let mut change = pin!(durable.changed());
            assert!(change.as_mut().poll(&mut Context::from_waker(&reader.clone().into())).is_pending());
            act(&reader.store);
            (reader.called.load(Ordering::Relaxed), reader.read.load(Ordering::Relaxed))
        };
        let put = |store: &MemoryStore| assert!(store.apply(Batch::default()) > 0);
        assert_eq!(told_of(&put), (1, 1));
        reader.store.hold();
        assert_eq!(told_of(&put), (1, 1), "what is held is not announced");
        assert_eq!(told_of(&MemoryStore::release), (2, 2));
    }

    #[test]
    fn the_number_of_what_is_durable_never_falls() {
        let store = MemoryStore::new();
        let mut durable = store.durable();
        store.announce(2);
        assert_eq!(*durable.borrow_and_update(), 2);
        // The batch before it was applied by a thread that gets here later.
        store.announce(1);
        assert_eq!((durable.has_changed().ok(), *durable.borrow()), (Some(false), 2));
    }

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
