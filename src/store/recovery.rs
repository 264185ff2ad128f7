//! The start on a data directory: brings journal and store to the same point of history.
//!
//! A batch is durable once it is in the journal and the journal is synced. It goes to the store later, together with
//! many others. So after any crash the journal contains everything that was ever durable, and the store contains what
//! has been flushed:
//!
//! - The journal ends in half a frame: cut it off.
//! - The store is behind: apply the missing batches from the journal. If the journal does not contain the way to them,
//!   or if the store has the older format, build a new one.
//! - The store does not open, and the journal has everything that was ever durable: build a new store.
//! - The store is ahead (somebody has cut the journal): write a new journal from the store.
//! - No crash can cause anything else, so a person must decide.
//!
//! We read only the part of the journal that the store lacks, and nothing of the store. So the start does not become
//! slower as the data grows. `maintenance` checks the rest while the bot runs.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rand_core::{OsRng, TryRngCore};

use super::compaction::{self, STORE, UNREADABLE};
use super::frame::{Bookmark, Frame, Kind, Point, VERSION};
use super::journal::{self, Frames, JOURNAL, Journal, NewJournal};
use super::lock::DirLock;
use super::overlay::Writes;
use super::shared::Stage;
use super::survey::Survey;
use super::tree::{Tree, contained};
use super::{OpenError, make_dir, sync_dir};

/// A marker file: data may begin in this directory.
pub(super) const NEW: &str = "new";

/// Unix's error code for a failing disk.
const EIO: i32 = 5;

/// Stores up to this size, in bytes, are read entirely at the start.
const SMALL: u64 = 8 << 20;

/// How many bytes of batches to apply to the store at a time.
const PORTION: usize = 8 << 20;

/// Everything that a store needs to run. All its content is durable.
pub(super) struct Recovered {
    pub(super) lock: DirLock,
    pub(super) tree: Tree,
    pub(super) journal: Journal,
}

/// Locks a data directory, creating it if it does not exist, and recovers it. Calls `reached` at each stage.
pub(super) fn recover(dir: &Path, reached: fn(Stage)) -> Result<Recovered, OpenError> {
    let make = || match dir.is_dir() {
        true => Ok(()),
        false => make_dir(dir).and_then(|()| say_new(dir)),
    };
    make().map_err(OpenError::io("create", dir))?;
    recover_locked(dir, DirLock::take(dir)?, reached)
}

/// Marks a directory as one where data may begin. If the start is interrupted, the next one must not take the directory
/// for one whose data was lost.
fn say_new(dir: &Path) -> io::Result<()> {
    fs::File::create(dir.join(NEW))?;
    sync_dir(dir)
}

/// Like [`recover`], for a caller who has the lock.
pub(super) fn recover_locked(dir: &Path, lock: DirLock, reached: fn(Stage)) -> Result<Recovered, OpenError> {
    reached(Stage::Locked);
    let path = dir.join(JOURNAL);
    compaction::tidy(dir).and_then(|()| compaction::find_room(dir)).map_err(OpenError::io("find room in", dir))?;
    if !path.exists() && !dir.join(STORE).exists() {
        begin(dir).map_err(OpenError::io("begin", &path))?;
    }
    let (tree, bookmark) = open_or_build(dir)?;
    reached(Stage::Opened);
    let survey = survey(&path, bookmark)?;
    if let Some(survey) = survey.filter(Survey::is_damaged) {
        return Err(OpenError::Damaged { path, at: survey.sound });
    }
    let (mut tree, mut mark, mut len) = settle(dir, tree, survey, bookmark)?;
    let former = survey.is_some_and(|survey| survey.of.version < VERSION);
    if former || contained(|| tree.is_old()).map_err(broken(dir))? {
        tracing::info!("the data is of an older format and is written anew");
        (tree, mark, len) = rewrite(dir, tree, mark)?;
    }
    reached(Stage::Settled);
    // The data has begun, so the marker has served its purpose. If it cannot be removed, it stays.
    let _ = fs::remove_file(dir.join(NEW));
    contained(|| tree.sync().and_then(|()| sync_dir(&dir.join(STORE))).and_then(|()| sync_dir(dir)))
        .map_err(broken(dir))?;
    let journal = Journal::append_to(&path, mark, len).map_err(OpenError::io("open", &path))?;
    journal.handle().sync_data().map_err(OpenError::io("sync", &path))?;
    Ok(Recovered { lock, tree, journal })
}

/// Opens the store. If it does not open, but the journal is not damaged, puts it aside and begins another. A power cut
/// may have torn the end of the journal: nobody was told of that part, and it is cut off.
fn open_or_build(dir: &Path) -> Result<(Tree, Option<Bookmark>), OpenError> {
    let why = match open_tree(dir) {
        Err(OpenError::Broken { why, .. }) => why,
        opened => return opened,
    };
    let broken = OpenError::Broken { path: dir.join(STORE), why: why.clone() };
    let survey = Survey::take(&dir.join(JOURNAL))?.filter(|survey| !survey.is_damaged()).ok_or(broken)?;
    let aside = put_aside(dir)?;
    tracing::warn!(
        "the store cannot be read ({why}) and is built anew from the journal, up to batch {}; the old one is kept in {}",
        survey.end.seq,
        aside.display()
    );
    open_tree(dir)
}

/// Surveys the journal: the part that the store lacks, if it can be found, or else all of it.
fn survey(path: &Path, bookmark: Option<Bookmark>) -> Result<Option<Survey>, OpenError> {
    let Some(mut frames) = Frames::open(path)? else { return Ok(None) };
    let mut read = || match bookmark.map(|bookmark| Survey::onward(&mut frames, bookmark)).transpose()?.flatten() {
        Some(survey) => Ok(survey),
        None => Survey::of(&mut frames),
    };
    read().map(Some).map_err(OpenError::io("read", path))
}

/// Brings journal and store to the same point, whichever of them is behind. Also returns the length of the journal.
fn settle(
    dir: &Path,
    tree: Tree,
    survey: Option<Survey>,
    bookmark: Option<Bookmark>,
) -> Result<(Tree, Bookmark, u64), OpenError> {
    match (survey, bookmark) {
        (Some(survey), Some(bookmark)) if survey.of.id != bookmark.id => Err(OpenError::Mixed { dir: dir.to_owned() }),
        (Some(survey), bookmark) if bookmark.is_none_or(|bookmark| bookmark.point.seq <= survey.end.seq) => {
            cut(dir, &survey)?;
            let tree = catch_up(dir, tree, &survey, bookmark)?;
            Ok((tree, survey.bookmark(), survey.sound))
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
    NewJournal::create(dir, new_id()?, Point::START)?.publish()
}

/// A fresh random id for a journal.
pub(super) fn new_id() -> io::Result<u64> {
    let mut id = [0; 8];
    OsRng.try_fill_bytes(&mut id).map_err(io::Error::other)?;
    Ok(u64::from_le_bytes(id))
}

/// Opens a directory's store, with its bookmark. A small store is read entirely: this takes no time, and it is better
/// to find damage now than in the middle of a match.
pub(super) fn open_tree(dir: &Path) -> Result<(Tree, Option<Bookmark>), OpenError> {
    let path = dir.join(STORE);
    if path.join(UNREADABLE).exists() {
        return Err(OpenError::Broken { path, why: "it could not be read the last time".to_owned() });
    }
    let open = || {
        let tree = Tree::open(&path)?;
        if tree.size()? <= SMALL {
            tree.each(&mut |_| Ok(()))?;
        }
        tree.bookmark().map(|bookmark| (tree, bookmark))
    };
    contained(open).map_err(broken(dir))
}

/// For `map_err`: the store could not be read. If the system refused for other reasons, no repair would help.
pub(super) fn broken(dir: &Path) -> impl FnOnce(io::Error) -> OpenError {
    let dir = dir.to_owned();
    move |why| match why.kind() {
        io::ErrorKind::ResourceBusy => OpenError::Locked { dir, pid: None },
        _ if is_refusal(&why) => OpenError::io("use", &dir.join(STORE))(why),
        _ => OpenError::Broken { path: dir.join(STORE), why: why.to_string() },
    }
}

/// Whether the disk or the system refuses, whatever the files contain.
fn is_refusal(why: &io::Error) -> bool {
    use io::ErrorKind::{FileTooLarge, PermissionDenied, QuotaExceeded, ReadOnlyFilesystem, StorageFull};
    let kinds = [FileTooLarge, PermissionDenied, QuotaExceeded, ReadOnlyFilesystem, StorageFull];
    kinds.contains(&why.kind()) || why.raw_os_error() == Some(EIO)
}

/// Cuts off the torn end of the journal.
pub(super) fn cut(dir: &Path, survey: &Survey) -> Result<(), OpenError> {
    let path = &dir.join(JOURNAL);
    if survey.torn() > 0 {
        tracing::warn!("the journal ends in {} bytes that are no whole batch; they are cut off", survey.torn());
        journal::truncate(path, survey.sound).map_err(OpenError::io("truncate", path))?;
    }
    Ok(())
}

/// Moves the store aside, if there is one. Returns its new path.
pub(super) fn put_aside(dir: &Path) -> Result<PathBuf, OpenError> {
    let (store, aside) = (dir.join(STORE), free_name(dir, "store.broken"));
    let moved = fs::rename(&store, &aside).and_then(|()| sync_dir(dir));
    moved.map(|()| aside).map_err(OpenError::io("move aside", &store))
}

/// The first of `name-1`, `name-2`, … that is free.
pub(super) fn free_name(dir: &Path, name: &str) -> PathBuf {
    let mut names = (1u32..).map(|number| dir.join(format!("{name}-{number}")));
    names.find(|path| !path.exists()).unwrap_or_else(|| dir.join(name))
}

/// Rewrites journal and store with the content of the store. Also returns the length of the journal.
pub(super) fn rewrite(dir: &Path, tree: Tree, from: Bookmark) -> Result<(Tree, Bookmark, u64), OpenError> {
    let write = || {
        let Some((journal, bookmark)) = compaction::copy(dir, from, &|visit| tree.each(visit), &mut || true)? else {
            return Err(io::ErrorKind::Interrupted.into());
        };
        let len = journal.len();
        journal.publish()?;
        drop(tree);
        compaction::switch(dir)?;
        compaction::tidy(dir)?;
        Ok((bookmark, len))
    };
    let (bookmark, len) = contained(write).map_err(broken(dir))?;
    open_tree(dir).map(|(tree, _)| (tree, bookmark, len))
}

/// Applies the part of the journal that the store lacks.
fn catch_up(dir: &Path, tree: Tree, survey: &Survey, bookmark: Option<Bookmark>) -> Result<Tree, OpenError> {
    let path = dir.join(JOURNAL);
    let at = bookmark.map(|bookmark| bookmark.point);
    if at == Some(survey.end) {
        return Ok(tree);
    }
    let mut frames = Frames::open(&path)?.ok_or_else(|| OpenError::NoJournal { dir: dir.to_owned() })?;
    // The journal has no history before its snapshot, only the result.
    let at = at.filter(|at| at.seq >= survey.base.seq);
    if !go_behind(&mut frames, survey, at).map_err(OpenError::io("read", &path))? {
        return Err(OpenError::Mixed { dir: dir.to_owned() });
    }
    // Rows stored singly (in the old format) are not merged: both forms would be there, each in its own order.
    let complete = at.is_some() && !contained(|| tree.is_old()).map_err(broken(dir))?;
    let tree = if complete { tree } else { begin_anew(dir, tree, bookmark.is_some())? };
    if !complete {
        frames.go(survey.begin).map_err(OpenError::io("read", &path))?;
    }
    contained(|| replay(&tree, frames, survey)).map_err(broken(dir))?;
    Ok(tree)
}

/// Moves to the frame after a point. `false` if the journal has a different history at that point.
fn go_behind(frames: &mut Frames, survey: &Survey, at: Option<Point>) -> io::Result<bool> {
    frames.go(survey.begin)?;
    let Some(at) = at.filter(|at| *at != Point::START && !survey.is_onward()) else { return Ok(true) };
    while frames.at < survey.sound {
        let Some(frame) = frames.next()? else { break };
        if frame.kind != Kind::Piece && frame.point.seq >= at.seq {
            return Ok(frame.point == at);
        }
    }
    Ok(false)
}

/// Begins an empty store. The old one is put aside, unless it has no bookmark: then its filling was interrupted.
fn begin_anew(dir: &Path, tree: Tree, keep: bool) -> Result<Tree, OpenError> {
    if contained(|| Ok(tree.is_empty())).map_err(broken(dir))? {
        return Ok(tree);
    }
    drop(tree);
    if keep {
        let aside = put_aside(dir)?;
        tracing::warn!("the store is built anew from the journal; the old one is kept in {}", aside.display());
    } else {
        compaction::remove(&dir.join(STORE)).map_err(OpenError::io("remove", &dir.join(STORE)))?;
    }
    open_tree(dir).map(|(tree, _)| tree)
}

/// Applies the rest of the journal.
fn replay(tree: &Tree, mut frames: Frames, survey: &Survey) -> io::Result<()> {
    let (mut applied, mut filling, mut missing) = (0, None, Missing::default());
    while frames.at < survey.sound {
        let begin = frames.at;
        let Some(frame) = frames.next()? else { break };
        let bookmark = Bookmark { id: frames.of.id, point: frame.point, at: begin, live: 0 };
        match frame.kind {
            Kind::Batch => missing.add(tree, &frame, bookmark)?,
            Kind::Piece | Kind::Last => {
                let filling = filling.get_or_insert_with(|| tree.fill());
                frame.ops().try_for_each(|(key, value)| filling.push((key, value.unwrap_or_default())))?;
            }
        }
        if frame.kind == Kind::Last {
            filling.take().map_or(Ok(()), |filling| filling.finish())?;
            tree.mark(bookmark)?;
        }
        applied += 1;
    }
    missing.apply(tree, survey.bookmark())?;
    if applied > 0 {
        tracing::info!("{applied} entries of the journal were applied to the store");
    }
    Ok(())
}

/// Batches that the store lacks, being merged.
#[derive(Default)]
struct Missing {
    writes: Writes,
    weight: usize,
}

impl Missing {
    fn add(&mut self, tree: &Tree, frame: &Frame, bookmark: Bookmark) -> io::Result<()> {
        self.weight += frame.raw_ops().len();
        self.writes.extend(frame.ops().map(|(key, value)| (key.to_vec(), value.map(<[u8]>::to_vec))));
        if self.weight < PORTION { Ok(()) } else { self.apply(tree, bookmark) }
    }

    fn apply(&mut self, tree: &Tree, bookmark: Bookmark) -> io::Result<()> {
        tree.merge(&self.writes)?;
        *self = Missing::default();
        tree.mark(bookmark)
    }
}

#[cfg(test)]
#[path = "legacy_tests.rs"]
mod legacy;

#[cfg(test)]
#[path = "recovery_tests.rs"]
mod tests;
