//! Backups, taken while the bot runs and while it does not.

use std::fs;
use std::thread;

use kletka::store::backup::{BackupError, backup};
use kletka::store::{OpenError, Store};

use crate::{after, all, batch, copy, fill, filled, journal, open, room, wait};

#[test]
fn a_backup_is_a_data_directory() {
    // Nobody ever held this one: a child that another test is just starting may still hold the lock of its model.
    let dir = room();
    copy(filled(12).path(), dir.path());
    let place = room();
    let to = place.path().join("a/b");
    let report = backup(dir.path(), &to).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((report.seq, report.frames, report.in_use), (12, 12, false));
    assert_eq!(report.keys, after(12).len() as u64);
    assert_eq!(report.bytes, fs::metadata(journal(&to)).expect("it is there").len());
    let restored = open(&to);
    assert_eq!(all(&restored), after(12));
    fill(&restored, 13, 14);
    assert_eq!(all(&open(dir.path())), after(12), "the original stays as it was");
}

#[test]
fn a_backup_can_be_taken_while_the_bot_runs() {
    let dir = room();
    let store = open(dir.path());
    fill(&store, 1, 5);
    thread::scope(|scope| {
        scope.spawn(|| (6..=400).map(batch).for_each(|batch| _ = store.apply(batch)));
        for _ in 0..5 {
            let durable = *store.durable().borrow();
            let to = room();
            let report = backup(dir.path(), to.path()).unwrap_or_else(|error| panic!("{error}"));
            assert!(report.in_use && report.seq >= durable);
            assert_eq!(all(&open(to.path())), after(report.seq));
        }
    });
    wait(&store, 400);
    assert_eq!(all(&store), after(400));
}

#[test]
fn a_backup_needs_an_empty_place_and_something_to_copy() {
    let (dir, place) = (filled(2), room());
    fs::write(place.path().join("letter"), "dear").expect("it can be written");
    let refused = backup(dir.path(), place.path());
    assert!(matches!(refused, Err(BackupError::Occupied(_))));
    assert_eq!(fs::read_dir(place.path()).expect("it can be listed").count(), 1);
    let nothing = backup(place.path(), &place.path().join("to"));
    assert!(matches!(nothing, Err(BackupError::Open(OpenError::Nothing { .. }))));
}

#[test]
fn a_damaged_journal_is_not_backed_up() {
    let (dir, to) = (filled(5), room());
    let mut bytes = fs::read(journal(dir.path())).expect("it can be read");
    bytes[60] ^= 1;
    fs::write(journal(dir.path()), bytes).expect("it can be written");
    assert!(matches!(backup(dir.path(), to.path()), Err(BackupError::Open(OpenError::Damaged { .. }))));
    // An incomplete last batch is not damage: it was never confirmed.
    let torn = filled(5);
    let file = fs::OpenOptions::new().write(true).open(journal(torn.path())).expect("it can be opened");
    file.set_len(file.metadata().expect("it is there").len() - 3).expect("it can be cut");
    assert_eq!(backup(torn.path(), to.path()).map(|report| report.seq).ok(), Some(4));
    assert_eq!(all(&open(to.path())), after(4));
}
