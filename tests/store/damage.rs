//! Files that were cut, corrupted, lost or mixed up.

use std::fs::{self, File, OpenOptions};
use std::path::Path;
use std::time::Duration;

use kletka::store::disk::{SledStore, may_begin};
use kletka::store::memory::MemoryStore;
use kletka::store::repair::{RebuiltFrom, Report, repair};
use kletka::store::{Batch, Entry, OpenError, Seq, Store};
use tempfile::TempDir;

use crate::{after, all, batch, copy, fill, filled, journal, key, open, room, twin_of, wait};

fn length(path: &Path) -> u64 {
    fs::metadata(path).expect("it is there").len()
}

fn cut(path: &Path, length: u64) {
    OpenOptions::new().write(true).open(path).and_then(|file| file.set_len(length)).expect("it can be cut");
}

fn flip(path: &Path, at: u64) {
    let mut bytes = fs::read(path).expect("it can be read");
    bytes[at as usize] ^= 0x10;
    fs::write(path, bytes).expect("it can be written");
}

fn without_store(dir: &TempDir) -> TempDir {
    let twin = twin_of(dir);
    fs::remove_dir_all(twin.path().join("store")).expect("it is there");
    twin
}

/// The lengths of the journal after 0, 1, … batches.
fn lengths(count: Seq) -> Vec<u64> {
    let dir = room();
    let store = open(dir.path());
    let measure = |number| {
        if number > 0 {
            fill(&store, number, number);
        }
        length(&journal(dir.path()))
    };
    (0..=count).map(measure).collect()
}

/// Opens a directory that must be whole after this many batches, and continues from there.
fn is_whole(dir: &Path, count: Seq) {
    let store = open(dir);
    assert_eq!(all(&store), after(count));
    assert_eq!(*store.durable().borrow(), count);
    fill(&store, count + 1, count + 2);
    drop(store);
    assert_eq!(all(&open(dir)), after(count + 2));
}

fn repaired(dir: &Path) -> Report {
    repair(dir).unwrap_or_else(|error| panic!("{error}"))
}

/// The entries after this many batches, one of which was lost.
fn without(count: Seq, lost: Seq) -> Vec<Entry> {
    let twin = MemoryStore::new();
    (1..=count).filter(|number| *number != lost).for_each(|number| _ = twin.apply(batch(number)));
    all(&twin)
}

#[test]
fn a_journal_cut_anywhere_in_its_last_batch() {
    let lengths = lengths(5);
    let dir = filled(5);
    for end in lengths[4]..lengths[5] {
        let alone = without_store(&dir);
        cut(&journal(alone.path()), end);
        let store = open(alone.path());
        assert_eq!(all(&store), after(4), "the first four are there, cut at {end}");
        assert_eq!(store.apply(batch(5)), 5, "and the fifth can come again");

        let both = twin_of(&dir);
        cut(&journal(both.path()), end);
        let store = open(both.path());
        assert_eq!(all(&store), after(5), "the store has the fifth, cut at {end}");
        assert_eq!(store.apply(batch(6)), 6);
    }
}

#[test]
fn a_journal_that_was_cut_tells_all_again() {
    let lengths = lengths(5);
    let dir = filled(5);
    for (count, &length) in lengths.iter().enumerate() {
        let both = twin_of(&dir);
        cut(&journal(both.path()), length);
        is_whole(both.path(), 5);
        fs::remove_dir_all(both.path().join("store")).expect("it is there");
        is_whole(both.path(), 7);
        let alone = without_store(&dir);
        cut(&journal(alone.path()), length);
        is_whole(alone.path(), count as Seq);
    }
}

#[test]
fn a_flipped_bit_anywhere_is_never_taken_for_data() {
    let lengths = lengths(4);
    let dir = filled(4);
    for at in 0..lengths[4] {
        let whole = lengths.iter().filter(|&&end| end <= at).count() as Seq;
        let good = whole.saturating_sub(1);
        let spoiled = without_store(&dir);
        flip(&journal(spoiled.path()), at);
        match SledStore::open(spoiled.path()) {
            Ok(store) => assert_eq!((all(&store), good), (after(good), 3), "only the last may be cut off, at {at}"),
            Err(OpenError::Foreign { .. }) => assert_eq!(whole, 0, "at {at}"),
            Err(error @ OpenError::Damaged { .. }) => {
                assert!(error.to_string().contains("kletka repair"));
                let report = repaired(spoiled.path());
                let dropped = lengths[good as usize + 1] - lengths[good as usize];
                assert_eq!((report.seq, report.frames, report.dropped), (4, 3, dropped), "{report}");
                let note = format!("batch {}; what they held is lost", good + 1);
                assert!(report.lost == 1 && report.to_string().contains(&note), "{report}");
                assert_eq!(all(&open(spoiled.path())), without(4, good + 1), "what is behind it stays, at {at}");
            }
            Err(other) => panic!("at {at}: {other}"),
        }
    }
}

#[test]
fn a_damaged_journal_is_written_anew_from_a_sound_store() {
    let dir = filled(5);
    let lengths = lengths(5);
    flip(&journal(dir.path()), lengths[2] + 20);
    let twin = twin_of(&dir);
    let report = repaired(dir.path());
    assert_eq!((report.rebuilt_from, report.seq, report.frames, report.lost), (RebuiltFrom::Both, 5, 4, 0));
    assert!(report.to_string().contains("batch 3; the store has what they held"), "{report}");
    assert_eq!(report.keys, after(5).len() as u64);
    let kept = report.old_journal.expect("the damaged one is kept");
    assert_eq!(length(&kept), lengths[5]);
    is_whole(dir.path(), 5);
    // The bot finds it as well, once it runs.
    let store = open(twin.path());
    let begins_with_a_snapshot = || fs::read(journal(twin.path())).expect("it is there")[24..32] != [0; 8];
    while !begins_with_a_snapshot() {
        std::thread::sleep(Duration::from_millis(5));
    }
    drop(store);
    is_whole(without_store(&twin).path(), 5);
}

/// A batch that writes an incompressible row of its own.
fn row(number: Seq) -> Batch {
    let mut state = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let next = |_| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (state >> 33) as u8
    };
    Batch { ops: vec![(key(number), Some((0..1000).map(next).collect()))] }
}

#[test]
fn a_flipped_bit_in_both_costs_what_it_held_at_most() {
    const COUNT: Seq = 600;
    let dir = room();
    let store = open(dir.path());
    let ends = (1..=COUNT).map(|number| {
        assert_eq!(store.apply(row(number)), number);
        if number % 8 == 0 {
            // A journal records batches as durable long afterwards.
            wait(&store, number);
        }
        length(&journal(dir.path()))
    });
    let ends: Vec<u64> = ends.collect();
    let rows = all(&store);
    drop(store);
    // sled reads everything written since it was last opened, and fails on any of it.
    drop(open(dir.path()));
    let db = length(&dir.path().join("store/db"));
    let (mut whole, mut hurt) = (0, 0);
    for part in 1..24 {
        let (twin, number) = (twin_of(&dir), 24 * part as usize);
        flip(&journal(twin.path()), ends[number - 2] + 20);
        flip(&twin.path().join("store/db"), db / 24 * part);
        let report = repaired(twin.path());
        let found = all(&open(twin.path()));
        assert_eq!(report.seq, COUNT);
        let missing: Vec<_> = rows.iter().filter(|row| !found.contains(row)).collect();
        match missing[..] {
            [] => whole += 1,
            [(lost, _)] => {
                assert_eq!((lost, report.lost), (&key(number as Seq), 1), "{report}");
                hurt += 1;
            }
            _ => panic!("{} rows are gone: {report}", missing.len()),
        }
    }
    println!("{whole} times nothing was lost, {hurt} times a row");
}

#[test]
fn a_lost_store_is_built_from_the_journal() {
    let dir = without_store(&filled(20));
    is_whole(dir.path(), 20);
}

#[test]
fn an_older_store_catches_up() {
    let dir = room();
    let store = open(dir.path());
    fill(&store, 1, 4);
    drop(store);
    let early = twin_of(&dir);
    fill(&open(dir.path()), 5, 9);
    fs::copy(journal(dir.path()), journal(early.path())).expect("it can be copied");
    is_whole(early.path(), 9);
}

#[test]
fn a_lost_journal_is_written_from_the_store() {
    let dir = filled(6);
    fs::remove_file(journal(dir.path())).expect("it is there");
    is_whole(dir.path(), 6);
    fs::remove_dir_all(dir.path().join("store")).expect("it is there");
    is_whole(dir.path(), 8);
}

#[test]
fn a_spoiled_store_is_repaired_or_heals() {
    let dir = filled(200);
    let db = length(&dir.path().join("store/db"));
    let spoil: [fn(&mut Vec<u8>); 7] = [
        |bytes| bytes.clear(),
        |bytes| bytes.truncate(1),
        |bytes| bytes.truncate(bytes.len() / 2),
        |bytes| bytes.fill(0),
        |bytes| bytes.fill(0xa5),
        |bytes| bytes[300..5000].fill(0x5a),
        |bytes| bytes.iter_mut().step_by(97).for_each(|byte| *byte ^= 0x55),
    ];
    let mut rebuilt = 0;
    for (number, spoil) in spoil.iter().enumerate() {
        for file in ["db", "conf", "snap"] {
            let twin = twin_of(&dir);
            for entry in fs::read_dir(twin.path().join("store")).expect("it can be listed").flatten() {
                if entry.file_name().to_string_lossy().starts_with(file) {
                    let mut bytes = fs::read(entry.path()).expect("it can be read");
                    bytes.resize(bytes.len().max(6000), 0);
                    spoil(&mut bytes);
                    fs::write(entry.path(), bytes).expect("it can be written");
                }
            }
            let store = open(twin.path());
            assert_eq!(all(&store), after(200), "{file} spoiled in way {number}");
            drop(store);
            let kept = twin.path().join("store.broken-1");
            assert!(!kept.exists() || kept.join("db").exists() && db > 0);
            rebuilt += usize::from(kept.exists());
            is_whole(twin.path(), 200);
        }
    }
    assert!(rebuilt > 3, "{rebuilt} were built anew");
}

#[test]
fn what_sled_leaves_of_an_interrupted_start_is_removed() {
    let dir = filled(3);
    File::create(dir.path().join("store/snap.FFFFFFFFFFFFFFFF.generating")).expect("it can be made");
    is_whole(dir.path(), 3);
    assert!(!dir.path().join("store.broken-1").exists(), "the store was good");
    // A torn file under its final name is damage of the store itself.
    File::create(dir.path().join("store/snap.7FFFFFFFFFFFFFFF")).expect("it can be made");
    is_whole(dir.path(), 5);
}

#[test]
fn a_store_that_could_not_be_read_is_built_anew() {
    let dir = filled(3);
    File::create(dir.path().join("store/unreadable")).expect("it can be made");
    is_whole(dir.path(), 3);
    assert!(dir.path().join("store.broken-1/db").exists());
}

#[test]
fn a_repair_of_what_is_whole_changes_nothing() {
    let dir = filled(7);
    for round in 1..=2 {
        let report = repaired(dir.path());
        let old_store = Some(dir.path().join(format!("store.broken-{round}")));
        assert!(report.to_string().contains("7 entries, 25 operations, 0 bytes dropped"), "{report}");
        assert_eq!((report.seq, report.dropped, report.rebuilt_from), (7, 0, RebuiltFrom::Journal));
        assert_eq!((report.old_store, report.lost), (old_store, 0));
    }
    is_whole(dir.path(), 7);
}

#[test]
fn two_histories_are_not_mixed() {
    let (dir, other) = (filled(5), filled(9));
    fs::remove_dir_all(dir.path().join("store")).expect("it is there");
    copy(&other.path().join("store"), &dir.path().join("store"));
    let Err(error @ OpenError::Mixed { .. }) = SledStore::open(dir.path()) else { panic!("it opened") };
    assert!(error.to_string().contains("kletka repair"));
    assert_eq!(repaired(dir.path()).seq, 5);
    is_whole(dir.path(), 5);
}

#[test]
fn a_history_that_forked_is_not_mixed() {
    let dir = filled(3);
    let fork = twin_of(&dir);
    let store = open(fork.path());
    let mut other = batch(4);
    other.put(b"another".to_vec(), b"history".to_vec());
    store.apply(other);
    drop(store);
    fill(&open(dir.path()), 4, 6);
    fs::copy(journal(dir.path()), journal(fork.path())).expect("it can be copied");
    assert!(matches!(SledStore::open(fork.path()), Err(OpenError::Mixed { .. })));
    repaired(fork.path());
    is_whole(fork.path(), 6);
}

#[test]
fn nothing_is_begun_where_data_was_lost() {
    let place = room();
    let dir = place.path().join("data");
    let begin = |name: &str| {
        fs::remove_dir_all(&dir).ok();
        fs::create_dir(&dir).and_then(|()| fs::write(dir.join(name), b"")).expect("it can be made");
        may_begin(&dir, false)
    };
    for name in ["lock", "journal.broken-1", "journal.new", "store.new", "store.broken-2"] {
        assert!(matches!(begin(name), Err(OpenError::Gone { .. })), "{name}");
        assert!(may_begin(&dir, true).is_ok());
        fs::write(dir.join("new"), b"").expect("it can be made");
        assert!(may_begin(&dir, false).is_ok(), "{name}");
    }
    assert!(matches!(begin("lost+found"), Err(OpenError::Empty { .. })));
    for name in ["new", "letter", "journal", "store", "store.old"] {
        assert!(begin(name).is_ok(), "{name}");
    }
    fs::remove_dir_all(&dir).expect("it is there");
    assert!(may_begin(&dir, false).is_ok());
    open(&dir);
    assert!(!dir.join("new").exists(), "a directory that is made needs no word");
    fs::remove_file(journal(&dir)).and_then(|()| fs::remove_dir_all(dir.join("store"))).expect("they are there");
    assert!(matches!(may_begin(&dir, false), Err(OpenError::Gone { .. })));
}

#[test]
fn without_a_journal_there_is_nothing_to_repair() {
    let dir = room();
    assert!(matches!(repair(dir.path()), Err(OpenError::Nothing { .. })));
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 0, "no lock is left either");
    fs::create_dir(dir.path().join("store")).expect("it can be made");
    File::create(dir.path().join("store/db")).expect("it can be made");
    assert!(matches!(SledStore::open(dir.path()), Err(OpenError::NoJournal { .. })));
}

#[test]
fn what_is_no_journal_is_left_alone() {
    let dir = filled(2);
    fs::write(journal(dir.path()), b"a shopping list, much longer than the header of a journal")
        .expect("it can be written");
    assert!(matches!(SledStore::open(dir.path()), Err(OpenError::Foreign { .. })));
    let report = repaired(dir.path());
    assert_eq!((report.rebuilt_from, report.frames, report.old_journal.is_some()), (RebuiltFrom::Both, 0, true));
    is_whole(dir.path(), 2);
    let alone = without_store(&dir);
    flip(&journal(alone.path()), 3);
    assert!(matches!(repair(alone.path()), Err(OpenError::Lost { .. })));
    assert_eq!(length(&journal(alone.path())), length(&journal(dir.path())), "and nothing was touched");
}
