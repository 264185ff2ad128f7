//! Data of older versions: a journal with unpacked operations, and one sled entry for each row.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::*;
use crate::store::disk::SledStore;
use crate::store::frame::{self, HEADER, Of};
use crate::store::salvage::{SalvagedJournal, SalvagedStore};
use crate::store::{Batch, Entry, Seq, Store};

const OF: Of = Of { id: 77, version: 1 };

/// The first byte of an old row's key.
const ROW: u8 = 1;

/// The batch with this number: it writes a row of its own, overwrites others' rows, and removes some.
fn batch(number: Seq) -> Batch {
    let mut batch = Batch::default();
    batch.put(format!("own {number:03}").into_bytes(), number.to_string().into_bytes());
    batch.put(format!("shared {}", number % 7).into_bytes(), format!("by {number}").into_bytes());
    if number > 3 {
        batch.remove(format!("own {:03}", number - 3).into_bytes());
    }
    batch
}

/// The entries after the first batches.
fn after(count: Seq) -> Vec<Entry> {
    let mut rows = BTreeMap::new();
    for (key, value) in (1..=count).flat_map(|number| batch(number).ops) {
        match value {
            Some(value) => rows.insert(key, value),
            None => rows.remove(&key),
        };
    }
    rows.into_iter().collect()
}

/// Writes a journal of the first batches. Returns the point after the last of them.
fn write_journal(dir: &Path, count: Seq) -> Point {
    let mut bytes = frame::write_header(OF.id, 0);
    bytes[14..16].copy_from_slice(&OF.version.to_le_bytes());
    let crc = crc32fast::hash(&bytes[..HEADER - 4]);
    bytes[HEADER - 4..].copy_from_slice(&crc.to_le_bytes());
    let mut point = Point::START;
    for number in 1..=count {
        let mut ops = Vec::new();
        frame::encode_ops(&mut ops, frame::ops_of(&batch(number)));
        point = point.after(&ops);
        frame::encode(&mut bytes, OF, Kind::Batch, point, number - 1, &ops);
    }
    fs::write(dir.join(JOURNAL), bytes).unwrap();
    point
}

/// Writes the store as it was at a point.
fn write_store(dir: &Path, point: Point) {
    let db = sled::open(dir.join(STORE)).unwrap();
    for (key, value) in after(point.seq) {
        db.insert([&[ROW][..], &key].concat(), value).unwrap();
    }
    let bookmark = Bookmark { id: OF.id, point, at: 0, live: 0 }.to_bytes();
    db.insert([0], &bookmark[..20]).unwrap();
    db.flush().unwrap();
}

/// A directory with these numbers of batches in the store and in the journal.
fn data(store: Seq, journal: Seq) -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    let point = write_journal(dir.path(), store);
    write_store(dir.path(), point);
    write_journal(dir.path(), journal);
    dir
}

fn open(dir: &Path) -> SledStore {
    SledStore::open(dir).unwrap_or_else(|error| panic!("{error}"))
}

/// Opens a directory that must be whole after this many batches, continues from there, and does without each of store
/// and journal.
fn is_whole(dir: &Path, count: Seq) {
    let is = |count: Seq| {
        let store = open(dir);
        assert_eq!((store.scan(b""), *store.durable().borrow()), (after(count), count));
        for (key, value) in after(count) {
            assert_eq!(store.get(&key), Some(value), "{key:?}");
        }
        store
    };
    is(count).apply(batch(count + 1));
    is(count + 1);
    fs::remove_dir_all(dir.join(STORE)).unwrap();
    is(count + 1);
    fs::remove_file(dir.join(JOURNAL)).unwrap();
    is(count + 1);
}

#[test]
fn a_store_of_single_rows_that_has_all_is_written_anew() {
    let dir = data(30, 30);
    is_whole(dir.path(), 30);
    assert!(!dir.path().join("store.broken-1").exists());
}

#[test]
fn a_store_of_single_rows_that_is_behind_is_built_from_the_journal() {
    for behind in [1, 9, 29] {
        let dir = data(30 - behind, 30);
        is_whole(dir.path(), 30);
        assert!(dir.path().join("store.broken-1/db").exists(), "the old one is kept");
    }
}

#[test]
fn a_store_of_single_rows_from_another_history_is_not_mixed() {
    let dir = data(20, 30);
    let db = sled::open(dir.path().join(STORE)).unwrap();
    let bookmark = Bookmark { id: OF.id, point: Point { seq: 20, mark: 5 }, at: 0, live: 0 }.to_bytes();
    db.insert([0], &bookmark[..20]).unwrap();
    drop(db);
    assert!(matches!(SledStore::open(dir.path()), Err(OpenError::Mixed { .. })));
    assert!(dir.path().join(STORE).exists() && !dir.path().join("store.broken-1").exists(), "nothing was touched");
}

#[test]
fn a_journal_without_a_batch_is_written_anew_before_one_comes() {
    let (dir, killed) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    write_journal(dir.path(), 0);
    let store = open(dir.path());
    (1..=5).for_each(|number| assert_eq!(store.apply(batch(number)), number));
    // As after a kill: the maintenance thread has flushed nothing into the store yet.
    fs::copy(dir.path().join(JOURNAL), killed.path().join(JOURNAL)).unwrap();
    is_whole(killed.path(), 5);
}

#[test]
fn a_damaged_store_of_single_rows_is_read_once() {
    let dir = data(30, 30);
    let db = sled::open(dir.path().join(STORE)).unwrap();
    // After all keys, so that each of them can be read alone, but this is not a row.
    db.insert([2, 0xff], b"no block").unwrap();
    drop(db);
    let pages = SalvagedJournal::read(&dir.path().join(JOURNAL), 30).unwrap();
    let salvaged = SalvagedStore::read(&Tree::open(&dir.path().join(STORE)).unwrap(), &pages);
    assert_eq!(salvaged.holes.len(), 1);
    assert!(pages.with(salvaged).into_iter().eq(after(30)));
}
