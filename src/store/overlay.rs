//! What was applied and is not in the tree yet. Batches gather here, a later write of a key in the place of an earlier
//! one, until the committer takes them all as a single one; reads look here first.
//!
//! Together with the tree this is always the present state: what leaves stays visible until it has landed there, and
//! while it lands it covers whatever part of it the tree shows already.

use std::collections::BTreeMap;
use std::mem;
use std::ops::Bound;
use std::sync::Arc;

use super::{Batch, Entry};

/// The newest write of each key; `None`: removed.
pub(super) type Writes = BTreeMap<Vec<u8>, Option<Vec<u8>>>;

#[derive(Default)]
pub(super) struct Overlay {
    gathering: Writes,
    /// The size of what gathers: keys and values, overwritten ones counted too.
    weight: usize,
    leaving: Arc<Writes>,
}

impl Overlay {
    /// Adds a batch.
    pub(super) fn add(&mut self, batch: Batch) {
        for (key, value) in batch.ops {
            self.weight += key.len() + value.as_ref().map_or(0, Vec::len);
            self.gathering.insert(key, value);
        }
    }

    /// How many bytes have gathered.
    pub(super) fn weight(&self) -> usize {
        self.weight
    }

    /// Sends everything that has gathered on its way. What left before must have landed.
    pub(super) fn leave(&mut self) -> Arc<Writes> {
        self.weight = 0;
        self.leaving = Arc::new(mem::take(&mut self.gathering));
        self.leaving.clone()
    }

    /// What has left is in the tree.
    pub(super) fn land(&mut self) {
        self.leaving = Arc::default();
    }

    /// What is written here of a key: a value, or that it is removed.
    pub(super) fn get(&self, key: &[u8]) -> Option<&Option<Vec<u8>>> {
        self.gathering.get(key).or_else(|| self.leaving.get(key))
    }

    /// The first `limit` entries of a prefix from a key on. `below` gives as many of the tree's.
    pub(super) fn range<E>(
        &self,
        prefix: &[u8],
        from: &[u8],
        limit: usize,
        below: impl FnOnce(usize) -> Result<Vec<Entry>, E>,
    ) -> Result<Vec<Entry>, E> {
        let first = (Bound::Included(prefix.max(from)), Bound::Unbounded);
        let within = |writes: &'_ Writes| -> Writes {
            let found = writes.range::<[u8], _>(first).take_while(|(key, _)| key.starts_with(prefix));
            found.map(|(key, value)| (key.clone(), value.clone())).collect()
        };
        let mut writes = within(&self.leaving);
        writes.extend(within(&self.gathering));
        if writes.is_empty() {
            return below(limit);
        }
        // Each write takes away one of the tree's entries at most, so these are enough to choose from.
        let entries = below(limit.saturating_add(writes.len()))?;
        let mut all: Writes = entries.into_iter().map(|(key, value)| (key, Some(value))).collect();
        all.extend(writes);
        Ok(all.into_iter().filter_map(|(key, value)| Some((key, value?))).take(limit).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn batch(ops: &[(&str, Option<&str>)]) -> Batch {
        let op = |(key, value): &(&str, Option<&str>)| (key.as_bytes().to_vec(), value.map(|v| v.as_bytes().to_vec()));
        Batch { ops: ops.iter().map(op).collect() }
    }

    fn range(overlay: &Overlay, limit: usize) -> String {
        let tree = [("ka", "1"), ("kb", "2"), ("kc", "3"), ("kd", "4")];
        let tree = tree.map(|(key, value)| (key.as_bytes().to_vec(), value.as_bytes().to_vec()));
        let below = |limit| Ok::<_, ()>(tree.iter().take(limit).cloned().collect());
        let found = overlay.range(b"k", b"ka", limit, below).unwrap();
        found.iter().map(|(k, v)| format!("{}{} ", String::from_utf8_lossy(k), String::from_utf8_lossy(v))).collect()
    }

    #[test]
    fn the_newest_write_covers_what_leaves_and_that_the_tree() {
        let mut overlay = Overlay::default();
        overlay.add(batch(&[("ka", None), ("kb", Some("5")), ("kc", None), ("l", Some("9"))]));
        assert_eq!(overlay.leave().len(), 4);
        overlay.add(batch(&[("kb", None), ("kbb", Some("6")), ("kc", Some("7"))]));
        assert_eq!(overlay.get(b"ka"), Some(&None));
        assert_eq!(overlay.get(b"kb"), Some(&None));
        assert_eq!(overlay.get(b"kc"), Some(&Some(b"7".to_vec())));
        assert_eq!(overlay.get(b"kd"), None);
        assert_eq!(range(&overlay, usize::MAX), "kbb6 kc7 kd4 ");
        assert_eq!(range(&overlay, 2), "kbb6 kc7 ");
        assert_eq!(range(&overlay, 1), "kbb6 ");
        overlay.land();
        assert_eq!(overlay.get(b"ka"), None);
        assert_eq!(range(&overlay, 3), "ka1 kbb6 kc7 ");
    }

    #[test]
    fn what_has_left_weighs_nothing() {
        let mut overlay = Overlay::default();
        overlay.add(batch(&[("abc", Some("de")), ("f", None)]));
        assert_eq!(overlay.weight(), 6);
        overlay.leave();
        assert_eq!(overlay.weight(), 0);
        assert_eq!(range(&overlay, 2), "ka1 kb2 ", "nothing of that prefix was written");
    }
}
