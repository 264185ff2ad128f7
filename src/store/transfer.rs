//! Moves all data from one store to another, of any kind. Nobody else may use either.

use std::fmt;
use std::io;

use super::memory::MemoryStore;
use super::{Batch, Entry, Seq, Store};

/// How many rows are read at a time.
const PAGE: usize = 2_000;
/// A batch is complete at this size, in bytes.
const BATCH: usize = 1 << 20;
/// Stands in a store while it is filled: a bot that found a half of its data would go on from that.
const UNFINISHED: &[u8] = b"\xff\xffunfinished";

/// The counts and digest of rows that are the same in both stores.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Same {
    /// How many rows there are.
    pub rows: u64,
    /// How many bytes their keys and values have.
    pub bytes: u64,
}

impl fmt::Display for Same {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} rows ({} bytes), the same in both", self.rows, self.bytes)
    }
}

/// Why the stores are not the same.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// It would mix with something.
    #[error("there is something at the place to move to already; nothing was changed")]
    Occupied,
    /// An earlier move into the store was cut off.
    #[error("a move into the store was not finished; remove what is there, and move again")]
    Unfinished,
    #[error("the two differ from row {0} on")]
    Differ(u64),
    /// The system refused a thread or the like.
    #[error("cannot wait for the store: {0}")]
    Io(#[from] io::Error),
}

/// Whether a store may be used: no move into it was cut off.
///
/// # Errors
/// When one was.
pub fn is_whole(store: &dyn Store) -> Result<(), TransferError> {
    if store.get(UNFINISHED).is_some() { Err(TransferError::Unfinished) } else { Ok(()) }
}

/// Copies all rows into a store that is new, and compares them.
///
/// # Errors
/// When the other store has had anything in it, when either has only a part, and when the copy is not the same.
pub fn copy(from: &dyn Store, to: &dyn Store) -> Result<Same, TransferError> {
    is_whole(from)?;
    is_whole(to)?;
    if to.last() > 0 {
        return Err(TransferError::Occupied);
    }
    let mut batch = Batch::default();
    batch.put(UNFINISHED.to_vec(), Vec::new());
    let (mut weight, mut next) = (0, Some(Vec::new()));
    while let Some(first) = next {
        let page = from.range(b"", &first, PAGE);
        next = behind(&page);
        for (key, value) in page {
            weight += key.len() + value.len();
            batch.put(key, value);
            if weight >= BATCH {
                wait(to, to.apply(std::mem::take(&mut batch)))?;
                weight = 0;
            }
        }
    }
    wait(to, to.apply(batch))?;
    let mut done = Batch::default();
    done.remove(UNFINISHED.to_vec());
    wait(to, to.apply(done))?;
    compare(from, to)
}

/// A store in memory that has these rows.
pub fn held(rows: Vec<Entry>) -> MemoryStore {
    let store = MemoryStore::new();
    let (mut batch, mut weight) = (Batch::default(), 0);
    for (key, value) in rows {
        weight += key.len() + value.len();
        batch.put(key, value);
        if weight >= BATCH {
            store.apply(std::mem::take(&mut batch));
            weight = 0;
        }
    }
    store.apply(batch);
    store
}

/// Compares two stores, row by row.
///
/// # Errors
/// When they differ, or either has only a part.
pub fn compare(one: &dyn Store, other: &dyn Store) -> Result<Same, TransferError> {
    is_whole(one)?;
    is_whole(other)?;
    let (mut same, mut next) = (Same::default(), Some(Vec::new()));
    while let Some(first) = next {
        let (page, twin) = (one.range(b"", &first, PAGE), other.range(b"", &first, PAGE));
        if page != twin {
            let alike = page.iter().zip(&twin).take_while(|(a, b)| a == b).count() as u64;
            return Err(TransferError::Differ(same.rows + alike + 1));
        }
        next = behind(&page);
        same.rows += page.len() as u64;
        same.bytes += page.iter().map(|(key, value)| (key.len() + value.len()) as u64).sum::<u64>();
    }
    Ok(same)
}

/// The first key behind a page; `None`: it was the last.
fn behind(page: &[Entry]) -> Option<Vec<u8>> {
    page.last().filter(|_| page.len() == PAGE).map(|(key, _)| [key, &[0][..]].concat())
}

/// Waits until a batch is durable.
fn wait(store: &dyn Store, seq: Seq) -> io::Result<()> {
    let mut durable = store.durable();
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    // A store that cannot make it durable ends the process.
    runtime.block_on(durable.wait_for(|done| *done >= seq)).map(drop).map_err(io::Error::other)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(rows: u32) -> MemoryStore {
        let store = MemoryStore::new();
        for row in 0..rows {
            let mut batch = Batch::default();
            batch.put(row.to_be_bytes().to_vec(), vec![row as u8; 900]);
            store.apply(batch);
        }
        store
    }

    #[test]
    fn all_is_moved_and_compared() {
        for rows in [0, 1, 1_999, 2_000, 2_001, 4_500] {
            let (from, to) = (filled(rows), MemoryStore::new());
            let same = copy(&from, &to).unwrap();
            assert_eq!((same.rows, same.bytes), (u64::from(rows), u64::from(rows) * 904));
            assert_eq!(from.scan(b""), to.scan(b""));
            assert!(matches!(copy(&from, &to), Err(TransferError::Occupied)));
        }
    }

    #[test]
    fn rows_are_held() {
        let rows = filled(2_500).scan(b"");
        assert_eq!(held(rows.clone()).scan(b""), rows);
    }

    #[test]
    fn a_difference_is_found() {
        let (one, other) = (filled(3_000), filled(3_000));
        let mut batch = Batch::default();
        batch.put(2_500u32.to_be_bytes().to_vec(), vec![1]);
        other.apply(batch);
        assert!(matches!(compare(&one, &other), Err(TransferError::Differ(2_501))));
    }

    #[test]
    fn a_half_of_the_data_is_none() {
        let half = filled(3);
        let mut batch = Batch::default();
        batch.put(UNFINISHED.to_vec(), Vec::new());
        half.apply(batch);
        assert!(matches!(is_whole(&half), Err(TransferError::Unfinished)));
        assert!(matches!(copy(&half, &MemoryStore::new()), Err(TransferError::Unfinished)));
        assert!(is_whole(&filled(3)).is_ok());
    }
}
