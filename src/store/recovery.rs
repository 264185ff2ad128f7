//! The start on a data directory: journal and store are brought to the same point of history.
//!
//! A batch goes to the journal first, then to sled, then both are synced, and only then it counts as durable. So after
//! any crash each of the two holds all that was ever durable, and perhaps some of what was not:
//!
//! - the journal ends in half a frame → cut off;
//! - the store is behind → the missing batches are applied from the journal;
//! - the store is ahead (a power cut has taken the journal's tail) → the journal is written anew from the store;
//! - anything else no crash can do, and a human is asked.

use std::io;
use std::path::Path;

use rand_core::{OsRng, TryRngCore};

use super::frame::{Bookmark, Frame, Kind, Point};
use super::journal::{self, Frames, JOURNAL, Journal, NewJournal, Survey};
use super::lock::DirLock;
use super::tree::{Tree, contained};
use super::{OpenError, make_dir, sync_dir};

/// The directory of sled's files in a data directory.
pub(super) const STORE: &str = "store";

/// A journal up to this size, in bytes, is never compacted.
pub(super) const COMPACT_ABOVE: u64 = 64 << 20;

/// A larger one is compacted when it is more than so many times the live data.
const COMPACT_RATIO: u64 = 4;

/// How many entries of a snapshot go to sled at a time.
const STRIDE: usize = 256;

/// All that a store needs to run. Everything in it is durable.
pub(super) struct Recovered {
    pub(super) lock: DirLock,
    pub(super) tree: Tree,
    pub(super) journal: Journal,
    /// How many keys there are.
    pub(super) keys: u64,
}

/// Takes a data directory, which is created when it is not there, and brings it into line.
pub(super) fn recover(dir: &Path, compact_above: u64) -> Result<Recovered, OpenError> {
    make_dir(dir).map_err(OpenError::io("create", dir))?;
    recover_locked(dir, DirLock::take(dir)?, compact_above)
}

/// As [`recover`], by one who has the lock.
pub(super) fn recover_locked(dir: &Path, lock: DirLock, compact_above: u64) -> Result<Recovered, OpenError> {
    let path = dir.join(JOURNAL);
    if !path.exists() && !dir.join(STORE).exists() {
        begin(dir).map_err(OpenError::io("begin", &path))?;
    }
    let survey = Survey::take(&path)?;
    if let Some(survey) = survey.filter(Survey::is_damaged) {
        return Err(OpenError::Damaged { path, at: survey.sound });
    }
    let tree = open_tree(dir)?;
    let bookmark = contained(|| tree.bookmark()).map_err(broken(dir))?;
    let mut survey = settle(dir, &tree, survey, bookmark)?;
    // Reading everything takes a moment, but a broken page is better found now than in the middle of a match.
    let Content { keys, bytes: live } = contained(|| content(&tree)).map_err(broken(dir))?;
    contained(|| tree.sync().and_then(|()| sync_dir(&dir.join(STORE))).and_then(|()| sync_dir(dir)))
        .map_err(broken(dir))?;
    if survey.sound > compact_above.max(COMPACT_RATIO * live) {
        tracing::info!("the journal of {} bytes is compacted; live are {live}", survey.sound);
        survey = rewrite(dir, &tree, Bookmark { id: survey.id, point: survey.end })?;
    }
    let journal = Journal::append_to(&path, &survey).map_err(OpenError::io("open", &path))?;
    journal.sync().map_err(OpenError::io("sync", &path))?;
    Ok(Recovered { lock, tree, journal, keys })
}

/// Brings journal and store to the same point, whichever of them is behind. Gives what the journal holds then.
fn settle(dir: &Path, tree: &Tree, survey: Option<Survey>, bookmark: Option<Bookmark>) -> Result<Survey, OpenError> {
    match (survey, bookmark) {
        (Some(survey), Some(bookmark)) if survey.id != bookmark.id => Err(OpenError::Mixed { dir: dir.to_owned() }),
        (Some(survey), bookmark) if bookmark.is_none_or(|bookmark| bookmark.point.seq <= survey.end.seq) => {
            cut(dir, &survey)?;
            catch_up(dir, tree, &survey, bookmark)?;
            Ok(survey)
        }
        (lost, Some(bookmark)) => {
            tracing::warn!(
                "the journal ends at batch {}, the store at {}: the journal is written anew from the store",
                lost.map_or(0, |survey| survey.end.seq),
                bookmark.point.seq
            );
            rewrite(dir, tree, bookmark)
        }
        (_, None) => Err(OpenError::NoJournal { dir: dir.to_owned() }),
    }
}

/// Begins the data of a new directory.
fn begin(dir: &Path) -> io::Result<()> {
    let mut id = [0; 8];
    OsRng.try_fill_bytes(&mut id).map_err(io::Error::other)?;
    NewJournal::create(dir, u64::from_le_bytes(id), Point::START)?.publish()
}

/// Opens the store of a data directory.
pub(super) fn open_tree(dir: &Path) -> Result<Tree, OpenError> {
    contained(|| Tree::open(&dir.join(STORE))).map_err(broken(dir))
}

/// For `map_err`: the store could not be read. What the system refuses for other reasons, no repair would better.
pub(super) fn broken(dir: &Path) -> impl FnOnce(io::Error) -> OpenError {
    use io::ErrorKind::{PermissionDenied, QuotaExceeded, ReadOnlyFilesystem, StorageFull};
    let path = dir.join(STORE);
    move |why| match why.kind() {
        PermissionDenied | QuotaExceeded | ReadOnlyFilesystem | StorageFull => OpenError::io("use", &path)(why),
        _ => OpenError::Broken { path, why: why.to_string() },
    }
}

/// Cuts a torn end of the journal off.
pub(super) fn cut(dir: &Path, survey: &Survey) -> Result<(), OpenError> {
    let path = &dir.join(JOURNAL);
    if survey.torn() > 0 {
        tracing::warn!("the journal ends in {} bytes that are no whole batch; they are cut off", survey.torn());
        journal::truncate(path, survey.sound).map_err(OpenError::io("truncate", path))?;
    }
    Ok(())
}

/// How much there is in a store.
pub(super) struct Content {
    pub(super) keys: u64,
    /// Bytes of all keys and values.
    pub(super) bytes: u64,
}

/// Reads a whole store.
pub(super) fn content(tree: &Tree) -> io::Result<Content> {
    let mut sum = Content { keys: 0, bytes: 0 };
    tree.each(|key, value| {
        sum.keys += 1;
        sum.bytes += (key.len() + value.len()) as u64;
        Ok(())
    })?;
    Ok(sum)
}

/// Writes the journal anew as a snapshot of the store, and reads back what was written.
pub(super) fn rewrite(dir: &Path, tree: &Tree, bookmark: Bookmark) -> Result<Survey, OpenError> {
    let write = || {
        let mut new = NewJournal::create(dir, bookmark.id, bookmark.point)?;
        tree.each(|key, value| new.put(key, value))?;
        new.publish()
    };
    contained(write).map_err(broken(dir))?;
    Survey::take(&dir.join(JOURNAL))?.ok_or_else(|| OpenError::NoJournal { dir: dir.to_owned() })
}

/// Applies to the store what it lacks of the journal.
fn catch_up(dir: &Path, tree: &Tree, survey: &Survey, bookmark: Option<Bookmark>) -> Result<(), OpenError> {
    let path = dir.join(JOURNAL);
    let mut at = bookmark.map(|bookmark| bookmark.point);
    if at.is_none_or(|at| at.seq < survey.base.seq) {
        // The journal no longer tells the way from there, only the whole.
        contained(|| if tree.is_empty() { Ok(()) } else { tree.clear() }).map_err(broken(dir))?;
        at = None;
    } else if at == Some(survey.end) {
        return Ok(());
    }
    let frames = Frames::open(&path)?.ok_or_else(|| OpenError::NoJournal { dir: dir.to_owned() })?;
    match contained(|| replay(tree, frames, survey, at)) {
        Ok(true) => Ok(()),
        Ok(false) => Err(OpenError::Mixed { dir: dir.to_owned() }),
        Err(why) => Err(broken(dir)(why)),
    }
}

/// Applies what lies behind a point; false (and nothing done) when the journal tells another history of that point.
fn replay(tree: &Tree, mut frames: Frames, survey: &Survey, at: Option<Point>) -> io::Result<bool> {
    let mut known = at.is_none_or(|at| at == Point::START);
    let mut applied = 0;
    while let Some(frame) = frames.next()? {
        if let Some(at) = at.filter(|at| frame.point.seq <= at.seq) {
            known |= frame.kind != Kind::Piece && frame.point == at;
            continue;
        }
        if !known {
            return Ok(false);
        }
        let bookmark = Bookmark { id: frames.id, point: frame.point };
        match frame.kind {
            Kind::Batch => tree.apply(frame.ops(), Some(bookmark))?,
            Kind::Piece | Kind::Last => load(tree, &frame)?,
        }
        if frame.kind == Kind::Last {
            tree.apply([], Some(bookmark))?;
        }
        applied += 1;
    }
    if at.is_none() && survey.frames == 0 {
        tree.apply([], Some(Bookmark { id: survey.id, point: survey.end }))?;
    }
    if applied > 0 {
        tracing::info!("{applied} entries of the journal were applied to the store");
    }
    Ok(known)
}

/// Applies a piece of a snapshot. A crash may leave a part of it, without a bookmark: then all is done again.
fn load(tree: &Tree, frame: &Frame) -> io::Result<()> {
    let ops: Vec<_> = frame.ops().collect();
    ops.chunks(STRIDE).try_for_each(|chunk| tree.apply(chunk.iter().copied(), None))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use super::*;
    use crate::store::disk::SledStore;
    use crate::store::repair::{RebuiltFrom, repair};
    use crate::store::{Batch, Entry, Seq, Store};

    /// Opens with the least patience: every journal that is more than four times the live data is compacted.
    fn open_eager(dir: &Path) -> SledStore {
        SledStore::open_with(dir, 0).unwrap_or_else(|error| panic!("{error}"))
    }

    /// A batch that writes 60 KB, mostly over what others wrote.
    fn large(number: Seq) -> Batch {
        let mut batch = Batch::default();
        batch.put(format!("large {}", number % 20).into_bytes(), vec![number as u8; 60_000]);
        batch.put(format!("small {number}").into_bytes(), vec![]);
        batch
    }

    /// A directory with a journal that is due, and what is there.
    fn due() -> (tempfile::TempDir, Vec<Entry>) {
        let dir = tempfile::tempdir().unwrap();
        let store = SledStore::open(dir.path()).unwrap();
        (1..=100).for_each(|number| assert_eq!(store.apply(large(number)), number));
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
    fn a_long_journal_becomes_a_snapshot() {
        let (dir, all) = due();
        let before = SledStore::open(dir.path()).unwrap().size_on_disk();
        assert_eq!(survey(dir.path()).frames, 100, "64 MB are not yet reached");
        let store = open_eager(dir.path());
        assert!(store.size_on_disk().journal < before.journal / 4 && before.store > 0);
        assert_eq!((store.scan(b""), *store.durable().borrow()), (all.clone(), 100));
        assert_eq!(store.apply(large(0)), 101, "numbers go on");
        drop(store);
        let compacted = survey(dir.path());
        assert_eq!((compacted.base.seq, compacted.end.seq), (100, 101));
        assert_eq!(compacted.frames, 3, "two pieces of a megabyte or less, one batch");
        remove_store(dir.path());
        let store = open_eager(dir.path());
        assert_eq!(store.get(b"large 0"), Some(vec![0; 60_000]));
        assert_eq!(store.scan(b"").len(), all.len() + 1);
        drop(store);
        assert_eq!(survey(dir.path()), compacted, "it is short enough now");
    }

    #[test]
    fn a_store_from_before_the_snapshot_is_built_anew() {
        let (dir, all) = due();
        let old = tempfile::tempdir().unwrap();
        let early = SledStore::open(old.path()).unwrap();
        early.apply(large(7));
        early.apply(Batch { ops: vec![(b"removed later".to_vec(), Some(vec![1]))] });
        drop(early);
        // The old store is made one of the same data by giving it the same id.
        let tree = open_tree(old.path()).unwrap();
        let bookmark = tree.bookmark().unwrap().unwrap();
        tree.apply([], Some(Bookmark { id: survey(dir.path()).id, ..bookmark })).unwrap();
        drop(tree);
        drop(open_eager(dir.path()));
        remove_store(dir.path());
        fs::rename(old.path().join(STORE), dir.path().join(STORE)).unwrap();
        assert_eq!(open_eager(dir.path()).scan(b""), all);
    }

    #[test]
    fn half_a_rewritten_journal_does_not_count() {
        let (dir, all) = due();
        fs::write(dir.path().join("journal.new"), b"half").unwrap();
        assert_eq!(SledStore::open(dir.path()).unwrap().scan(b""), all);
        assert_eq!(open_eager(dir.path()).scan(b""), all);
        assert!(!dir.path().join("journal.new").exists());
    }

    #[test]
    fn half_an_applied_snapshot_is_applied_again() {
        let (dir, all) = due();
        drop(open_eager(dir.path()));
        remove_store(dir.path());
        let tree = open_tree(dir.path()).unwrap();
        tree.apply([(&b"of a piece"[..], Some(&b"or of something older"[..]))], None).unwrap();
        drop(tree);
        assert_eq!(open_eager(dir.path()).scan(b""), all);
    }

    #[test]
    fn a_damaged_snapshot_is_never_taken_for_less() {
        let (dir, all) = due();
        drop(open_eager(dir.path()));
        let path: PathBuf = dir.path().join(JOURNAL);
        let whole = fs::read(&path).unwrap();
        let spoiled = |at: usize| {
            let mut bytes = whole.clone();
            bytes[at] ^= 1;
            bytes
        };
        for bytes in [spoiled(100), spoiled(whole.len() - 1), whole[..whole.len() / 2].to_vec(), whole[..40].to_vec()] {
            fs::write(&path, bytes).unwrap();
            assert!(matches!(SledStore::open(dir.path()), Err(OpenError::Damaged { .. })));
            let report = repair(dir.path()).unwrap();
            assert_eq!((report.rebuilt_from, report.seq, report.keys), (RebuiltFrom::Store, 100, all.len() as u64));
            assert_eq!(SledStore::open(dir.path()).unwrap().scan(b""), all);
        }
        fs::write(&path, spoiled(100)).unwrap();
        remove_store(dir.path());
        assert!(matches!(repair(dir.path()), Err(OpenError::Lost { .. })));
        assert_eq!(fs::read(&path).unwrap(), spoiled(100));
    }
}
