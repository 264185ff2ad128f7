//! Applied writes that are not in the tree yet. Batches gather here, and a later write of a key replaces an earlier
//! one. Then the maintenance thread flushes all of them as a single batch. Reads look here first.
//!
//! Together, overlay and tree are always the current state. Writes being flushed stay visible until the tree has them.
//! Meanwhile they hide the part of them that is already in the tree.

use std::collections::BTreeMap;
use std::iter;
use std::mem;
use std::ops::Bound;
use std::sync::Arc;

use super::{Batch, Entry};

/// The newest write of each key. `None`: removed.
pub(super) type Writes = BTreeMap<Vec<u8>, Option<Vec<u8>>>;

/// The first page size for reading the tree, if writes must be merged in. It doubles after each page.
const PAGE: usize = 64;

#[derive(Default)]
pub(super) struct Overlay {
    gathering: Writes,
    /// The size of the gathered keys and values, overwritten ones included.
    weight: usize,
    leaving: Arc<Writes>,
}

impl Overlay {
    pub(super) fn add(&mut self, batch: Batch) {
        for (key, value) in batch.ops {
            self.weight += key.len() + value.as_ref().map_or(0, Vec::len);
            self.gathering.insert(key, value);
        }
    }

    /// The size of the gathered writes, in bytes.
    pub(super) fn weight(&self) -> usize {
        self.weight
    }

    /// Begins to flush everything that has gathered. The previous flush must have ended.
    pub(super) fn begin_flush(&mut self) -> Arc<Writes> {
        self.weight = 0;
        self.leaving = Arc::new(mem::take(&mut self.gathering));
        self.leaving.clone()
    }

    /// Ends a flush: its entries are in the tree.
    pub(super) fn end_flush(&mut self) {
        self.leaving = Arc::default();
    }

    /// The write of a key: a new value, or its removal.
    pub(super) fn get(&self, key: &[u8]) -> Option<&Option<Vec<u8>>> {
        self.gathering.get(key).or_else(|| self.leaving.get(key))
    }

    /// The first `limit` entries of a prefix from a key on. `below` reads entries of the tree: from a key on, up to a
    /// number.
    pub(super) fn range<E>(
        &self,
        prefix: &[u8],
        from: &[u8],
        limit: usize,
        mut below: impl FnMut(&[u8], usize) -> Result<Vec<Entry>, E>,
    ) -> Result<Vec<Entry>, E> {
        let from = prefix.max(from);
        let mut writes = self.writes(prefix, from).peekable();
        if writes.peek().is_none() {
            return below(from, limit);
        }
        let (mut found, mut next, mut page) = (Vec::new(), from.to_vec(), limit.max(PAGE));
        loop {
            let entries = below(&next, page)?;
            // After the last entry of a full page, the tree may have more.
            let end = entries.last().filter(|_| entries.len() >= page).map(|(key, _)| key.clone());
            let mut entries = entries.into_iter().peekable();
            while found.len() < limit {
                let mut comes = |key: &[u8]| entries.peek().map_or(end.is_none(), |(other, _)| key <= other.as_slice());
                if let Some((key, value)) = writes.next_if(|(key, _)| comes(key)) {
                    entries.next_if(|(covered, _)| covered == key);
                    found.extend(value.clone().map(|value| (key.clone(), value)));
                } else if let Some(entry) = entries.next() {
                    found.push(entry);
                } else {
                    break;
                }
            }
            match end.filter(|_| found.len() < limit) {
                // The first key after it.
                Some(end) => next = [&end[..], &[0]].concat(),
                None => return Ok(found),
            }
            page = page.saturating_mul(2);
        }
    }

    /// The newest write of each key with a prefix, from a key on.
    fn writes<'a>(&'a self, prefix: &'a [u8], from: &[u8]) -> impl Iterator<Item = (&'a Vec<u8>, &'a Option<Vec<u8>>)> {
        let first = (Bound::Included(from), Bound::Unbounded);
        let within = |writes: &'a Writes| {
            writes.range::<[u8], _>(first).take_while(|(key, _)| key.starts_with(prefix)).peekable()
        };
        let (mut newer, mut older) = (within(&self.gathering), within(&self.leaving));
        iter::from_fn(move || {
            let Some((key, _)) = newer.peek() else { return older.next() };
            let before = older.next_if(|(own, _)| own < key);
            if before.is_none() {
                older.next_if(|(own, _)| own == key);
            }
            before.or_else(|| newer.next())
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn batch(ops: &[(&str, Option<&str>)]) -> Batch {
        let op = |(key, value): &(&str, Option<&str>)| (key.as_bytes().to_vec(), value.map(|v| v.as_bytes().to_vec()));
        Batch { ops: ops.iter().map(op).collect() }
    }

    fn range(overlay: &Overlay, limit: usize) -> String {
        let tree = [("ka", "1"), ("kb", "2"), ("kc", "3"), ("kd", "4")];
        let tree = tree.map(|(key, value)| (key.as_bytes().to_vec(), value.as_bytes().to_vec()));
        let below = |from: &[u8], limit| {
            Ok::<_, ()>(tree.iter().filter(|(key, _)| &key[..] >= from).take(limit).cloned().collect())
        };
        let found = overlay.range(b"k", b"ka", limit, below).unwrap();
        found.iter().map(|(k, v)| format!("{}{} ", String::from_utf8_lossy(k), String::from_utf8_lossy(v))).collect()
    }

    #[test]
    fn the_newest_write_covers_what_leaves_and_that_the_tree() {
        let mut overlay = Overlay::default();
        overlay.add(batch(&[("ka", None), ("kb", Some("5")), ("kc", None), ("l", Some("9"))]));
        assert_eq!(overlay.begin_flush().len(), 4);
        overlay.add(batch(&[("kb", None), ("kbb", Some("6")), ("kc", Some("7"))]));
        assert_eq!(overlay.get(b"ka"), Some(&None));
        assert_eq!(overlay.get(b"kb"), Some(&None));
        assert_eq!(overlay.get(b"kc"), Some(&Some(b"7".to_vec())));
        assert_eq!(overlay.get(b"kd"), None);
        assert_eq!(range(&overlay, usize::MAX), "kbb6 kc7 kd4 ");
        assert_eq!(range(&overlay, 2), "kbb6 kc7 ");
        assert_eq!(range(&overlay, 1), "kbb6 ");
        overlay.end_flush();
        assert_eq!(overlay.get(b"ka"), None);
        assert_eq!(range(&overlay, 3), "ka1 kbb6 kc7 ");
    }

    #[test]
    fn what_has_left_weighs_nothing() {
        let mut overlay = Overlay::default();
        overlay.add(batch(&[("abc", Some("de")), ("f", None)]));
        assert_eq!(overlay.weight(), 6);
        overlay.begin_flush();
        assert_eq!(overlay.weight(), 0);
        assert_eq!(range(&overlay, 2), "ka1 kb2 ", "nothing of that prefix was written");
    }

    /// A tree with these keys, each being its own value, under an overlay. Returns the entries found, and how many were
    /// read from the tree each time.
    fn asked(overlay: &Overlay, tree: &[Vec<u8>], limit: usize) -> (Vec<Entry>, Vec<usize>) {
        let mut pages = Vec::new();
        let below = |from: &[u8], limit| {
            pages.push(limit);
            let keys = tree.iter().filter(|key| &key[..] >= from).take(limit);
            Ok::<_, ()>(keys.map(|key| (key.clone(), key.clone())).collect())
        };
        let found = overlay.range(b"k", b"k", limit, below).unwrap();
        (found, pages)
    }

    fn keys(count: u16) -> Vec<Vec<u8>> {
        (0..count).map(|n| [&b"k"[..], &n.to_be_bytes()].concat()).collect()
    }

    #[test]
    fn of_the_tree_no_more_is_read_than_is_needed() {
        let (mut overlay, tree) = (Overlay::default(), keys(3000));
        overlay.add(Batch { ops: tree[1000..].iter().map(|key| (key.clone(), Some(b"new".to_vec()))).collect() });
        let first = |n: usize| (tree[n].clone(), tree[n].clone());
        assert_eq!(asked(&overlay, &tree, 1), (vec![first(0)], vec![64]));
        overlay.begin_flush();
        overlay.add(Batch { ops: tree[..200].iter().map(|key| (key.clone(), None)).collect() });
        assert_eq!(asked(&overlay, &tree, 2), (vec![first(200), first(201)], vec![64, 128, 256]));
    }

    proptest! {
        #[test]
        fn a_range_is_what_all_together_have(
            tree in prop::collection::btree_set(0..400usize, 0..300),
            leaving in prop::collection::btree_map(0..400usize, any::<bool>(), 0..200),
            gathering in prop::collection::btree_map(0..400usize, any::<bool>(), 0..200),
            limit in prop::sample::select(vec![0, 1, 5, 100, usize::MAX]),
        ) {
            let keys = keys(400);
            let mut all: BTreeMap<_, _> = tree.iter().map(|n| (keys[*n].clone(), keys[*n].clone())).collect();
            let tree: Vec<_> = all.keys().cloned().collect();
            let mut overlay = Overlay::default();
            for (writes, value) in [(leaving, b"left"), (gathering, b"came")] {
                overlay.begin_flush();
                let written = |stays: bool| stays.then(|| value.to_vec());
                let ops = writes.iter().map(|(n, stays)| (keys[*n].clone(), written(*stays)));
                overlay.add(Batch { ops: ops.collect() });
                for (n, stays) in writes {
                    match written(stays) {
                        Some(value) => all.insert(keys[n].clone(), value),
                        None => all.remove(&keys[n]),
                    };
                }
            }
            prop_assert_eq!(asked(&overlay, &tree, limit).0, all.into_iter().take(limit).collect::<Vec<_>>());
        }
    }
}
