use std::fs;
use std::path::Path;

use super::*;
use crate::store::disk::SledStore;
use crate::store::journal::UNPUBLISHED;
use crate::store::repair::{RebuiltFrom, repair};
use crate::store::{Batch, Entry, Seq, Store};

fn open(dir: &Path) -> SledStore {
    SledStore::open(dir).unwrap_or_else(|error| panic!("{error}"))
}

/// Incompressible bytes.
fn noise(seed: u64, length: usize) -> Vec<u8> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let next = |_| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state as u8
    };
    (0..length).map(next).collect()
}

/// A batch that writes 60 KB, mostly overwriting others.
fn large(number: Seq) -> Batch {
    let mut batch = Batch::default();
    batch.put(format!("large {}", number % 20).into_bytes(), noise(number, 60_000));
    batch.put(format!("small {number}").into_bytes(), vec![]);
    batch
}

/// A directory whose journal begins with a snapshot, and its entries.
fn compacted() -> (tempfile::TempDir, Vec<Entry>) {
    let dir = tempfile::tempdir().unwrap();
    let store = SledStore::open_hurried(dir.path(), 300_000, 1 << 20).unwrap();
    let compacted = |number| {
        assert_eq!(store.apply(large(number)), number);
        Frames::open(&dir.path().join(JOURNAL)).unwrap().unwrap().base > 40
    };
    (1..100_000).find(|number| compacted(*number)).unwrap();
    let all = store.scan(b"");
    (dir, all)
}

fn remove_store(dir: &Path) {
    fs::remove_dir_all(dir.join(STORE)).unwrap();
}

fn survey(dir: &Path) -> Survey {
    Survey::take(&dir.join(JOURNAL)).unwrap().unwrap()
}

#[test]
fn each_store_has_an_id_of_its_own() {
    assert_ne!(new_id().unwrap(), new_id().unwrap(), "journal and store of two would look like those of one");
}

#[test]
fn a_long_journal_becomes_a_snapshot_while_it_is_written() {
    let (dir, all) = compacted();
    let before = survey(dir.path());
    assert!(before.base.seq > 40 && before.torn() == 0 && before.len < 20_000_000, "{before:?}");
    let store = open(dir.path());
    assert_eq!((store.scan(b""), *store.durable().borrow()), (all.clone(), before.end.seq));
    let size = store.size_on_disk();
    assert!(size.store < 6 << 20 && size.live > 20 * 60_000, "{size:?}");
    assert_eq!(store.apply(large(0)), before.end.seq + 1, "numbers go on");
    drop(store);
    remove_store(dir.path());
    let store = open(dir.path());
    assert_eq!(store.get(b"large 0"), Some(noise(0, 60_000)));
    assert_eq!(store.scan(b"").len(), all.len() + 1);
    assert_eq!(survey(dir.path()).base, before.base);
}

#[test]
fn a_start_reads_only_what_the_store_lacks() {
    let (dir, all) = compacted();
    let (tree, bookmark) = open_tree(dir.path()).unwrap();
    drop(tree);
    let survey = super::survey(&dir.path().join(JOURNAL), bookmark).unwrap().unwrap();
    assert!(survey.is_onward());
    assert_eq!((survey.frames, survey.end), (0, bookmark.unwrap().point));
    assert_eq!(open(dir.path()).scan(b""), all);
}

#[test]
fn a_store_from_before_the_snapshot_is_built_anew() {
    let (dir, all) = compacted();
    let old = tempfile::tempdir().unwrap();
    let early = open(old.path());
    early.apply(large(7));
    early.apply(Batch { ops: vec![(b"removed later".to_vec(), Some(vec![1]))] });
    drop(early);
    // The same id makes the old store one of the same data.
    let (tree, bookmark) = open_tree(old.path()).unwrap();
    tree.mark(Bookmark { id: survey(dir.path()).of.id, ..bookmark.unwrap() }).unwrap();
    drop(tree);
    remove_store(dir.path());
    fs::rename(old.path().join(STORE), dir.path().join(STORE)).unwrap();
    assert_eq!(open(dir.path()).scan(b""), all);
    assert!(dir.path().join("store.broken-1/db").exists(), "the old one is kept");
}

#[test]
fn what_a_crash_leaves_of_a_renewal_does_not_count() {
    let (dir, all) = compacted();
    let path = |name: &str| dir.path().join(name);
    fs::write(path(UNPUBLISHED), b"half").unwrap();
    fs::create_dir(path("store.new")).unwrap();
    fs::create_dir(path("store.old")).unwrap();
    assert_eq!(open(dir.path()).scan(b""), all);
    for name in [UNPUBLISHED, "store.new", "store.old"] {
        assert!(!path(name).exists(), "{name}");
    }
    // Between the two steps that swap the stores.
    fs::rename(path(STORE), path("store.old")).unwrap();
    assert_eq!(open(dir.path()).scan(b""), all);
    assert!(path(STORE).exists() && !path("store.old").exists());
}

#[test]
fn half_an_applied_snapshot_is_applied_again() {
    let (dir, all) = compacted();
    remove_store(dir.path());
    let (tree, _) = open_tree(dir.path()).unwrap();
    tree.merge(&Writes::from([(b"of a piece".to_vec(), Some(b"or of something older".to_vec()))])).unwrap();
    drop(tree);
    assert_eq!(open(dir.path()).scan(b""), all);
}

#[test]
fn a_damaged_snapshot_is_never_taken_for_less() {
    let (dir, all) = compacted();
    let path = dir.path().join(JOURNAL);
    let (whole, base) = (fs::read(&path).unwrap(), survey(dir.path()).base.seq);
    let mut spoiled = whole.clone();
    spoiled[100] ^= 1;
    remove_store(dir.path());
    for (bytes, newest) in [(spoiled, true), (whole[..whole.len() / 4].to_vec(), false)] {
        fs::write(&path, &bytes).unwrap();
        assert!(matches!(SledStore::open(dir.path()), Err(OpenError::Damaged { .. })));
        assert_eq!(fs::read(&path).unwrap(), bytes, "and nothing was touched");
        let report = repair(dir.path()).unwrap();
        assert_eq!((report.rebuilt_from, report.lost), (RebuiltFrom::Both, 1), "{report}");
        assert!(report.seq >= base && report.keys > 4, "{report}");
        let kept = open(dir.path()).scan(b"");
        let as_it_was = |(key, value): &Entry| all.iter().any(|(k, v)| k == key && (v == value || !newest));
        assert!(kept.iter().all(as_it_was), "what is left of it is as it was");
        remove_store(dir.path());
    }
    fs::write(&path, &whole[..30]).unwrap();
    assert!(matches!(repair(dir.path()), Err(OpenError::NoJournal { .. } | OpenError::Lost { .. })));
}
