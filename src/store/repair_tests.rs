//! Journals with a torn end (by a power cut) and damaged journals, beside a store that cannot be read.

use std::fs;
use std::path::Path;

use super::*;
use crate::store::compaction::UNREADABLE;
use crate::store::disk::SledStore;
use crate::store::journal::{Frames, Journal, NewJournal};
use crate::store::memory::MemoryStore;
use crate::store::schema::Tx;
use crate::store::{Batch, Entry, Store};

/// The match whose lines the batches write.
const MATCH: u64 = 9;

/// The batch with this number: a row of its own, a row that each overwrites, and perhaps a line of a match.
fn batch(number: Seq, lines: bool) -> Batch {
    let mut batch = Batch::default();
    batch.put(format!("row {number}").into_bytes(), vec![number as u8; 30]);
    batch.put(b"newest".to_vec(), vec![number as u8]);
    if lines {
        let key = [&[logs::LINE][..], &MATCH.to_be_bytes(), &(number - 1).to_be_bytes()].concat();
        batch.put(key, vec![1, b'"', b'0' + number as u8, b'"']);
    }
    batch
}

/// The entries after some batches.
fn after(numbers: impl IntoIterator<Item = Seq>) -> Vec<Entry> {
    let twin = MemoryStore::new();
    numbers.into_iter().for_each(|number| _ = twin.apply(batch(number, false)));
    twin.scan(b"")
}

/// A directory with a journal of batches. `synced`: the last durable batch when each was written. Some batches are
/// spoiled, and the store cannot be read.
fn damaged(synced: &[Seq], spoiled: &[usize], lines: bool) -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join(JOURNAL);
    NewJournal::create(dir.path(), 99, Point::START).and_then(NewJournal::publish).unwrap();
    let survey = Survey::take(&path).unwrap().unwrap();
    let mut journal = Journal::append_to(&path, survey.bookmark(), survey.len).unwrap();
    let mut begins = Vec::new();
    for (number, synced) in (1..).zip(synced) {
        begins.push(journal.len as usize);
        journal.append(&batch(number, lines), *synced).unwrap();
    }
    let mut bytes = fs::read(&path).unwrap();
    spoiled.iter().for_each(|number| bytes[begins[number - 1] + 15] ^= 1);
    fs::write(&path, bytes).unwrap();
    fs::create_dir(dir.path().join(STORE)).unwrap();
    fs::write(dir.path().join(STORE).join(UNREADABLE), b"").unwrap();
    dir
}

fn content(dir: &Path) -> Vec<Entry> {
    SledStore::open(dir).unwrap_or_else(|error| panic!("{error}")).scan(b"")
}

#[test]
fn a_store_that_does_not_open_is_built_anew_where_the_journal_ends_in_what_nobody_was_told_of() {
    for (synced, spoiled, whole) in [([0, 1, 2, 3, 3], 4, 3), ([0, 0, 0, 1, 1], 2, 1), ([0, 0, 0, 0, 0], 1, 0)] {
        let dir = damaged(&synced, &[spoiled], false);
        assert_eq!(content(dir.path()), after(1..=whole), "{synced:?}");
        assert!(dir.path().join("store.broken-1").exists());
    }
    // Here the last batch shows that the spoiled one was acknowledged.
    let dir = damaged(&[0, 1, 2, 3, 4], &[4], false);
    assert!(matches!(SledStore::open(dir.path()), Err(OpenError::Broken { .. })));
}

#[test]
fn a_repair_takes_nothing_of_what_nobody_was_told_of() {
    let dir = damaged(&[0, 1, 2, 3, 3, 3], &[4], false);
    let report = repair(dir.path()).unwrap();
    assert_eq!((report.rebuilt_from, report.seq, report.lost), (RebuiltFrom::Journal, 3, 0), "{report}");
    assert_eq!(content(dir.path()), after(1..=3));
}

#[test]
fn a_repair_goes_on_behind_damage_and_stops_where_no_more_was_confirmed() {
    let dir = damaged(&[0, 1, 2, 3, 4, 5, 5, 5], &[2, 7], false);
    let report = repair(dir.path()).unwrap();
    assert_eq!((report.rebuilt_from, report.seq, report.frames, report.lost), (RebuiltFrom::Both, 6, 5, 1), "{report}");
    assert!(report.to_string().contains("batch 2; what they held is lost"), "{report}");
    assert!(report.to_string().contains("nobody was told of what stood there"), "{report}");
    assert_eq!(content(dir.path()), after([1, 3, 4, 5, 6]));
}

#[test]
fn a_batch_that_is_missing_ends_what_is_taken() {
    let dir = damaged(&[0, 1, 1, 1], &[], false);
    let path = dir.path().join(JOURNAL);
    let mut frames = Frames::open(&path).unwrap().unwrap();
    let mut ends = || frames.next().unwrap().map(|_| frames.at as usize);
    let (_, second, third) = (ends(), ends().unwrap(), ends().unwrap());
    let bytes = fs::read(&path).unwrap();
    fs::write(&path, [&bytes[..second], &bytes[third..]].concat()).unwrap();
    assert_eq!(repair(dir.path()).unwrap().seq, 2);
    assert_eq!(content(dir.path()), after(1..=2));
}

#[test]
fn a_log_ends_before_a_line_that_is_lost() {
    let dir = damaged(&[0, 1, 2, 3, 4], &[3], true);
    let report = repair(dir.path()).unwrap();
    assert_eq!((report.seq, report.lost), (5, 2), "{report}");
    assert!(report.to_string().contains("match №9: line 3 is lost"), "{report}");
    let store = SledStore::open(dir.path()).unwrap();
    assert_eq!(Tx::new(&store).lines(MATCH), ["1", "2"]);
    assert_eq!(store.get(b"newest"), Some(vec![5]));
}
