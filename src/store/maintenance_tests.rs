//! The maintenance thread when something fails. If a failure ends the process, the test runs in another process.

use std::env;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use super::*;
use crate::store::compaction::UNREADABLE;
use crate::store::disk::SledStore;
use crate::store::frame::{Bookmark, HEADER};
use crate::store::journal::{Journal, UNPUBLISHED};
use crate::store::shared::Limits;
use crate::store::{Batch, FATAL_EXIT, Store, or_fatal};

/// The environment variables for the other process: its failure, and its data directory.
const FAILURE: &str = "KLETKA_TEST_KEEPER";
const PLACE: &str = "KLETKA_TEST_PLACE";

/// sled's keys of the block that begins with `k`, and of the bookmark.
const BLOCK: &[u8] = &[2, b'k'];
const BOOKMARK: &[u8] = &[0];

fn put(key: &[u8], value: &[u8]) -> Batch {
    Batch { ops: vec![(key.to_vec(), Some(value.to_vec()))] }
}

/// A closed store with some rows, whose sled entries are then changed.
fn filled(dir: &Path, spoil: &dyn Fn(&sled::Db)) {
    let store = SledStore::open(dir).unwrap();
    (b'a'..b'k').for_each(|name| _ = store.apply(put(&[name], &[name; 100])));
    drop(store);
    let db = released(|| sled::open(dir.join(STORE)));
    spoil(&db);
    db.flush().unwrap();
}

/// The shared state of a store, without its threads.
fn opened(dir: &Path) -> Shared {
    let survey = Survey::take(&dir.join(JOURNAL)).unwrap().unwrap();
    let journal = Journal::append_to(&dir.join(JOURNAL), survey.bookmark(), survey.len).unwrap();
    Shared::new(dir.to_owned(), Limits::RUNNING, journal, released(|| Tree::open(&dir.join(STORE))))
}

/// Retries `open` until the threads of a dropped sled have released its lock.
fn released<T, E: std::fmt::Debug>(open: impl Fn() -> Result<T, E>) -> T {
    for _ in 0..1_000 {
        match open() {
            Ok(opened) => return opened,
            Err(_) => std::thread::yield_now(),
        }
    }
    open().unwrap()
}

fn unreadable_block(db: &sled::Db) {
    db.insert(BLOCK, b"no block").unwrap();
}

fn damage_journal(dir: &Path) {
    let mut bytes = fs::read(dir.join(JOURNAL)).unwrap();
    bytes[HEADER + 20] ^= 1;
    fs::write(dir.join(JOURNAL), bytes).unwrap();
}

/// Not a test by itself: runs the failure that ends the process, when a test has started it.
#[test]
fn doomed() {
    let (Ok(failure), Ok(dir)) = (env::var(FAILURE), env::var(PLACE)) else { return };
    let dir = Path::new(&dir);
    let shared = opened(dir);
    match failure.as_str() {
        "land" => {
            shared.apply(put(b"k", b"does not come into the tree"), 0);
            damage_journal(dir);
        }
        "switch" => {
            fs::write(dir.join("store.old"), b"no directory").unwrap();
            damage_journal(dir);
        }
        "read" => shared.switch_tree(Tree::open(&dir.join("another")).unwrap().that_panics()),
        other => panic!("no failure {other}"),
    }
    or_fatal(|| verify(&shared));
}

fn doom(dir: &Path, failure: &str) -> Output {
    let mut process = Command::new(env::current_exe().unwrap());
    process.args(["store::maintenance::tests::doomed", "--exact", "--nocapture"]);
    process.env(FAILURE, failure).env(PLACE, dir).output().unwrap()
}

#[test]
fn what_does_not_land_ends_the_process() {
    let dir = tempfile::tempdir().unwrap();
    filled(dir.path(), &unreadable_block);
    assert_eq!(doom(dir.path(), "land").status.code(), Some(FATAL_EXIT));
}

#[test]
fn a_store_that_cannot_take_its_place_ends_the_process() {
    let dir = tempfile::tempdir().unwrap();
    filled(dir.path(), &|_| ());
    assert_eq!(doom(dir.path(), "switch").status.code(), Some(FATAL_EXIT));
}

#[test]
fn a_copy_that_fails_leaves_everything_as_it_is() {
    let dir = tempfile::tempdir().unwrap();
    filled(dir.path(), &unreadable_block);
    let shared = opened(dir.path());
    damage_journal(dir.path());
    verify(&shared);
    for name in [UNPUBLISHED, "store.new", "store.old"] {
        assert!(!dir.path().join(name).exists(), "{name}");
    }
    shared.apply(put(b"a", b"goes on"), 0);
    shared.flush().unwrap();
    assert_eq!(shared.get(b"a"), Some(b"goes on".to_vec()));
}

#[test]
fn a_store_over_which_sled_panics_is_built_anew_by_the_next_start() {
    let dir = tempfile::tempdir().unwrap();
    filled(dir.path(), &|_| ());
    assert_eq!(doom(dir.path(), "read").status.code(), Some(FATAL_EXIT));
    assert!(dir.path().join(STORE).join(UNREADABLE).exists());
    assert_eq!(SledStore::open(dir.path()).unwrap().scan(b"").len(), 10);
    assert!(dir.path().join("store.broken-1/db").exists());
}

#[test]
fn what_is_there_is_counted_anew() {
    let dir = tempfile::tempdir().unwrap();
    filled(dir.path(), &|db| {
        let mark = Bookmark::from_bytes(&db.get(BOOKMARK).unwrap().unwrap()).unwrap();
        db.insert(BOOKMARK, Bookmark { live: u64::MAX - 5, ..mark }.to_bytes()).unwrap();
    });
    let shared = opened(dir.path());
    assert!(!is_due(&shared));
    verify(&shared);
    assert_eq!(shared.tree().live(), 10 * 101);
    shared.flush().unwrap();
    drop(shared);
    assert_eq!(Tree::open(&dir.path().join(STORE)).unwrap().live(), 10 * 101);
}

#[test]
fn a_journal_written_anew_knows_where_its_last_frame_begins() {
    for more in 0..3 {
        let dir = tempfile::tempdir().unwrap();
        filled(dir.path(), &|_| ());
        let shared = opened(dir.path());
        let (bookmark, read) = shared.flush().unwrap();
        let copied = copy(&shared, bookmark, read).unwrap().unwrap();
        (0..more).for_each(|n| _ = shared.apply(put(b"more", &[n; 50]), 0));
        switch(&shared, copied).unwrap();
        let front = shared.front();
        let (end, len) = (front.journal.bookmark(), front.journal.len);
        let mut frames = Frames::open(&dir.path().join(JOURNAL)).unwrap().unwrap();
        frames.go(end.at).unwrap();
        assert_eq!(frames.next().unwrap().map(|frame| frame.point), Some(end.point));
        assert_eq!((frames.at, frames.len), (len, len));
    }
}

/// The bytes of all files below a directory.
fn on_disk(dir: &Path) -> Vec<u8> {
    let mut bytes = Vec::new();
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        bytes.extend(if path.is_dir() { on_disk(&path) } else { fs::read(&path).unwrap() });
    }
    bytes
}

#[test]
fn what_was_removed_is_nowhere_on_the_disk_once_it_is_written_anew() {
    static SWITCHED: std::sync::OnceLock<std::sync::mpsc::SyncSender<()>> = std::sync::OnceLock::new();
    const NAME: &[u8] = b"Zoya Zvezdochkina";
    let dir = tempfile::tempdir().unwrap();
    let (sender, switched) = std::sync::mpsc::sync_channel(1);
    SWITCHED.set(sender).unwrap();
    let reached = |stage| {
        if stage == super::super::shared::Stage::Switched {
            SWITCHED.get().unwrap().send(()).unwrap();
        }
    };
    let store = SledStore::open_watched(dir.path(), 1 << 20, 1 << 30, reached).unwrap();
    store.apply(put(b"user", NAME));
    store.apply(put(b"other", b"stays"));
    store.apply(Batch { ops: vec![(b"user".to_vec(), None)] });
    let has = |bytes: Vec<u8>| bytes.windows(NAME.len()).any(|window| window == NAME);
    let journal = fs::read(dir.path().join(JOURNAL)).unwrap();
    assert!(has(journal), "the journal tells of it as long as it is the old one");
    store.rewrite();
    switched.recv().unwrap();
    drop(store);
    assert!(!has(on_disk(dir.path())));
    let store = SledStore::open(dir.path()).unwrap();
    assert_eq!((store.get(b"user"), store.get(b"other")), (None, Some(b"stays".to_vec())));
}
