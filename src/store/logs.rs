//! The lines of matches, as far as repair needs them. A log with a hole would be a different match: the line after the
//! missing one would be read in its place.

use std::collections::BTreeMap;
use std::fmt;

use super::Store;
use super::salvage::Rows;

/// The first byte of a line's key. The number of the match and that of the line follow.
pub(super) const LINE: u8 = b'l';

/// A log that was cut off before a lost line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Torn {
    id: u64,
    /// How many lines are left.
    left: u64,
    /// How many lines were removed after the lost one.
    removed: u64,
}

impl fmt::Display for Torn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Torn { id, left, removed } = self;
        write!(f, "match №{id}: line {} is lost; what stood behind it is left out, lines: {removed}", left + 1)
    }
}

/// The match and the line number in a line's key.
fn line(key: &[u8]) -> Option<(u64, u64)> {
    let (id, n) = key.strip_prefix(&[LINE])?.split_first_chunk()?;
    Some((u64::from_be_bytes(*id), u64::from_be_bytes(n.try_into().ok()?)))
}

/// The matches of a store that have a log, in order.
pub fn logged(store: &dyn Store) -> impl Iterator<Item = u64> {
    let mut from = Some(0u64);
    std::iter::from_fn(move || {
        let first = [&[LINE][..], &from?.to_be_bytes()].concat();
        // Other rows may begin with the same letter; they are too short for a line, or have none of a match.
        let found = store.range(&[LINE], &first, 1).first().and_then(|(key, _)| line(key));
        from = found.and_then(|(id, _)| id.checked_add(1));
        found.map(|(id, _)| id)
    })
}

/// Removes from all logs the lines after a missing one. Returns the affected logs.
pub(super) fn close(rows: &mut Rows) -> Vec<Torn> {
    let lines = rows.range(vec![LINE]..vec![LINE + 1]).filter_map(|(key, _)| line(key));
    let (mut torn, mut next) = (Vec::<Torn>::new(), (0, 0));
    for (id, n) in lines {
        let left = if next.0 == id { next.1 } else { 0 };
        next = (id, left);
        match torn.last_mut().filter(|torn| torn.id == id) {
            Some(torn) => torn.removed += 1,
            None if n == left => next.1 += 1,
            None => torn.push(Torn { id, left, removed: 1 }),
        }
    }
    let ends: BTreeMap<u64, u64> = torn.iter().map(|torn| (torn.id, torn.left)).collect();
    rows.retain(|key, _| line(key).is_none_or(|(id, n)| ends.get(&id).is_none_or(|end| n < *end)));
    torn
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(id: u64, n: u64) -> Vec<u8> {
        [&[LINE][..], &id.to_be_bytes(), &n.to_be_bytes()].concat()
    }

    #[test]
    fn a_log_ends_before_its_hole() {
        let lines = [(1, 0), (1, 1), (2, 1), (2, 2), (3, 0), (3, 2), (3, 3), (3, 5), (4, 0)];
        let mut rows: Rows = lines.iter().map(|(id, n)| (key(*id, *n), vec![2])).collect();
        // Other rows may begin with the same letter.
        let others = [b"l".to_vec(), b"line 5".to_vec(), b"m234567890123456".to_vec()];
        rows.extend(others.iter().map(|key| (key.clone(), vec![1])));
        let torn = [Torn { id: 2, left: 0, removed: 2 }, Torn { id: 3, left: 1, removed: 3 }];
        assert_eq!(close(&mut rows), torn);
        let left = [(1, 0), (1, 1), (3, 0), (4, 0)].map(|(id, n)| key(id, n));
        assert_eq!(rows.len(), left.len() + others.len());
        assert!(left.iter().chain(&others).all(|key| rows.contains_key(key)));
        assert_eq!(close(&mut rows), []);
        let said = torn[1].to_string();
        assert_eq!(said, "match №3: line 2 is lost; what stood behind it is left out, lines: 3");
    }
}
