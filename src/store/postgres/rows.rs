//! A bot's rows in memory, and the batches that are not durable yet.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Bound;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use super::session::Writes;
use crate::store::{Batch, Entry, Seq};

/// With this many batches that are not durable, callers with more have to wait.
const WAITING: usize = 1_000;
/// The most batches in one commit.
const TOGETHER: usize = 256;
/// The most bytes in one commit, unless a single batch is larger.
const HEAVY: usize = 8 << 20;

/// Rows by their keys.
pub(super) type Map = BTreeMap<Box<[u8]>, Box<[u8]>>;

/// The state that a store shares with its writer thread.
pub(super) struct Rows {
    inner: Mutex<Inner>,
    /// Notified when batches have become durable.
    taken: Condvar,
}

struct Inner {
    rows: Map,
    /// The batches that are not durable, in order.
    waiting: VecDeque<Arc<Batch>>,
    last: Seq,
    /// Whether writing has ended for good.
    ended: bool,
}

impl Rows {
    /// The rows after batch number `last`.
    pub(super) fn new(rows: Map, last: Seq) -> Rows {
        Rows { inner: Mutex::new(Inner { rows, waiting: VecDeque::new(), last, ended: false }), taken: Condvar::new() }
    }

    /// Nothing panics while it holds this lock.
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn get(&self, key: &[u8]) -> Option<Vec<u8>> {
        self.inner().rows.get(key).map(|value| value.to_vec())
    }

    pub(super) fn range(&self, prefix: &[u8], from: &[u8], limit: usize) -> Vec<Entry> {
        let inner = self.inner();
        let from = (Bound::Included(prefix.max(from)), Bound::Unbounded);
        let found = inner.rows.range::<[u8], _>(from).take_while(|(key, _)| key.starts_with(prefix));
        found.take(limit).map(|(key, value)| (key.to_vec(), value.to_vec())).collect()
    }

    pub(super) fn last(&self) -> Seq {
        self.inner().last
    }

    /// The number of batches that are not durable.
    pub(super) fn waiting(&self) -> usize {
        self.inner().waiting.len()
    }

    /// Applies a batch. Blocks while too many are not durable.
    pub(super) fn apply(&self, batch: Batch) -> Seq {
        let full = |inner: &mut Inner| inner.waiting.len() >= WAITING && !inner.ended;
        let mut inner = self.taken.wait_while(self.inner(), full).unwrap_or_else(PoisonError::into_inner);
        for (key, value) in &batch.ops {
            match value {
                Some(value) => inner.rows.insert(key.as_slice().into(), value.as_slice().into()),
                None => inner.rows.remove(key.as_slice()),
            };
        }
        inner.waiting.push_back(Arc::new(batch));
        inner.last += 1;
        inner.last
    }

    /// Ends writing for good and wakes all callers that wait.
    pub(super) fn end(&self) {
        self.inner().ended = true;
        self.taken.notify_all();
    }

    /// The first batches that are not durable: as many as fit into one commit.
    pub(super) fn group(&self) -> Group {
        let inner = self.inner();
        let mut weight = 0;
        let fits = |batch: &&Arc<Batch>| {
            let light = weight < HEAVY;
            weight +=
                batch.ops.iter().map(|(key, value)| key.len() + value.as_ref().map_or(0, Vec::len)).sum::<usize>();
            light
        };
        let batches: Vec<Arc<Batch>> = inner.waiting.iter().take(TOGETHER).take_while(fits).cloned().collect();
        let from = inner.last - inner.waiting.len() as Seq;
        Group { to: from + batches.len() as Seq, batches }
    }

    /// Marks the batches of a group as durable.
    pub(super) fn written(&self, group: &Group) {
        self.inner().waiting.drain(..group.batches.len());
        self.taken.notify_all();
    }
}

/// Batches for one commit.
pub(super) struct Group {
    batches: Vec<Arc<Batch>>,
    /// The number of its last batch.
    pub(super) to: Seq,
}

impl Group {
    /// The rows to write: the latest value of each key.
    pub(super) fn writes(&self) -> Writes<'_> {
        let ops = self.batches.iter().flat_map(|batch| &batch.ops);
        let merged: BTreeMap<&[u8], Option<&[u8]>> = ops.map(|(key, value)| (&key[..], value.as_deref())).collect();
        let mut writes = Writes::default();
        for (key, value) in merged {
            match value {
                Some(value) => {
                    writes.keys.push(key);
                    writes.values.push(value);
                }
                None => writes.gone.push(key),
            }
        }
        writes
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    fn batch(ops: &[(&str, Option<&str>)]) -> Batch {
        let op = |(key, value): &(&str, Option<&str>)| (key.as_bytes().to_vec(), value.map(|v| v.as_bytes().to_vec()));
        Batch { ops: ops.iter().map(op).collect() }
    }

    #[test]
    fn of_several_writes_of_a_key_the_last_goes() {
        let rows = Rows::new(BTreeMap::new(), 7);
        rows.apply(batch(&[("a", Some("1")), ("b", Some("2")), ("c", None)]));
        rows.apply(Batch::default());
        rows.apply(batch(&[("a", None), ("b", Some("3")), ("c", Some("4"))]));
        let group = rows.group();
        assert_eq!(group.to, 10);
        let writes = group.writes();
        assert_eq!(
            (writes.keys, writes.values, writes.gone),
            (vec![&b"b"[..], b"c"], vec![&b"3"[..], b"4"], vec![&b"a"[..]])
        );
        rows.written(&group);
        assert_eq!((rows.waiting(), rows.last(), rows.group().to), (0, 10, 10));
    }

    #[test]
    fn a_group_has_its_limits() {
        let rows = Rows::new(BTreeMap::new(), 0);
        assert_eq!((0..300).map(|_| rows.apply(Batch::default())).max(), Some(300));
        assert_eq!(rows.group().to, TOGETHER as Seq);
        let rows = Rows::new(BTreeMap::new(), 0);
        let large = || Batch { ops: (0..100u8).map(|n| (vec![n], Some(vec![0; 60_000]))).collect() };
        assert_eq!((0..5).map(|_| rows.apply(large())).max(), Some(5));
        assert_eq!(rows.group().to, 2, "the second passes the limit");
    }

    #[test]
    fn beyond_a_thousand_batches_who_has_more_waits() {
        let rows = Rows::new(BTreeMap::new(), 0);
        assert_eq!((0..WAITING).map(|_| rows.apply(Batch::default())).max(), Some(WAITING as Seq));
        thread::scope(|scope| {
            let late = scope.spawn(|| rows.apply(Batch::default()));
            while rows.waiting() >= WAITING {
                assert!(!late.is_finished());
                rows.written(&rows.group());
            }
            assert_eq!(late.join().unwrap(), WAITING as Seq + 1);
        });
    }
}
