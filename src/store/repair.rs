//! `kletka repair`: what to do when a data directory does not open. Nothing is thrown away: what was broken is kept
//! beside the new.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use super::frame::Bookmark;
use super::journal::{JOURNAL, Survey};
use super::lock::DirLock;
use super::recovery::{COMPACT_ABOVE, STORE, content, cut, open_tree, recover_locked, rewrite};
use super::tree::{Tree, contained};
use super::{OpenError, Seq, sync_dir};

/// What was made whole from what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RebuiltFrom {
    /// The store was built anew from the journal; the old one, if there was any, lies there now.
    Journal {
        /// Where the old store was moved.
        old_store: Option<PathBuf>,
    },
    /// The journal was damaged, the store sound and further: the journal was written anew from it.
    Store,
}

/// What a repair has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// What the data was taken from.
    pub rebuilt_from: RebuiltFrom,
    /// The number of the last batch that is there.
    pub seq: Seq,
    /// How many good entries the journal had from its beginning, batches and pieces of a snapshot together.
    pub frames: u64,
    /// How many operations there were in them.
    pub ops: u64,
    /// How many keys there are now.
    pub keys: u64,
    /// How many bytes of the journal behind the last of these were dropped.
    pub dropped: u64,
    /// Where the damaged journal was copied before anything of it was dropped.
    pub old_journal: Option<PathBuf>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.rebuilt_from {
            RebuiltFrom::Journal { .. } => writeln!(f, "the store was built anew from the journal")?,
            RebuiltFrom::Store => writeln!(f, "the journal was damaged and was written anew from the store")?,
        }
        writeln!(f, "journal: {} entries, {} operations, {} bytes dropped", self.frames, self.ops, self.dropped)?;
        write!(f, "now: {} keys after batch {}", self.keys, self.seq)?;
        if let RebuiltFrom::Journal { old_store: Some(path) } = &self.rebuilt_from {
            write!(f, "\nthe old store is kept in {}", path.display())?;
        }
        if let Some(path) = &self.old_journal {
            write!(f, "\nthe damaged journal is kept in {}", path.display())?;
        }
        Ok(())
    }
}

/// Makes the data of a directory whole again, as far as possible.
///
/// The journal is the witness: the store is moved aside and built anew from it, up to the first damage. Only when the
/// journal is damaged and the store can be read whole, and has come further, it is the other way round.
///
/// # Errors
/// When another process uses the directory, when the disk fails, and when neither journal nor store can be used.
pub fn repair(dir: &Path) -> Result<Report, OpenError> {
    let lock = DirLock::take(dir)?;
    let path = dir.join(JOURNAL);
    // A journal whose very first bytes are damaged may still be written anew.
    let survey = match Survey::take(&path) {
        Err(OpenError::Foreign { .. }) => None,
        other => Some(other?.ok_or_else(|| OpenError::NoJournal { dir: dir.to_owned() })?),
    };
    let hurt = survey.is_none_or(|survey| survey.torn() > 0);
    let better = if hurt { sound_store(dir, survey) } else { None };
    if better.is_none() && survey.is_none_or(|survey| survey.headless) {
        return Err(OpenError::Lost { dir: dir.to_owned() });
    }
    let old_journal = if hurt { Some(keep_journal(dir)?) } else { None };
    let rebuilt_from = match (better, survey) {
        (Some((tree, bookmark)), _) => rewrite(dir, &tree, bookmark).map(|_| RebuiltFrom::Store)?,
        (None, Some(survey)) => RebuiltFrom::Journal { old_store: leave_journal_alone(dir, &survey)? },
        (None, None) => return Err(OpenError::Lost { dir: dir.to_owned() }),
    };
    let recovered = recover_locked(dir, lock, COMPACT_ABOVE)?;
    let seq = recovered.journal.bookmark().point.seq;
    let (frames, ops, dropped) = survey.map_or((0, 0, 0), |survey| (survey.frames, survey.ops, survey.torn()));
    Ok(Report { rebuilt_from, seq, frames, ops, keys: recovered.keys, dropped, old_journal })
}

/// The store, if every byte of it can be read and it has come further than the good part of the journal.
fn sound_store(dir: &Path, survey: Option<Survey>) -> Option<(Tree, Bookmark)> {
    if !dir.join(STORE).exists() {
        return None;
    }
    let tree = open_tree(dir).ok()?;
    let read = contained(|| content(&tree).and_then(|_| tree.bookmark()));
    let bookmark = read.ok().flatten()?;
    let further = |survey: Survey| bookmark.id == survey.id && bookmark.point.seq > survey.end.seq;
    survey.is_none_or(further).then_some((tree, bookmark))
}

/// Copies a damaged journal aside.
fn keep_journal(dir: &Path) -> Result<PathBuf, OpenError> {
    let (path, aside) = (dir.join(JOURNAL), free_name(dir, "journal.broken"));
    let copy = || fs::File::open(&aside).and_then(|copy| copy.sync_all());
    fs::copy(&path, &aside).and_then(|_| copy()).map_err(OpenError::io("copy the journal to", &aside))?;
    Ok(aside)
}

/// Leaves what is good of the journal, and no store: opening does the rest. Gives the place of the old store.
fn leave_journal_alone(dir: &Path, survey: &Survey) -> Result<Option<PathBuf>, OpenError> {
    cut(dir, survey)?;
    let store = dir.join(STORE);
    if !store.exists() {
        return Ok(None);
    }
    let aside = free_name(dir, "store.broken");
    let moved = fs::rename(&store, &aside).and_then(|()| sync_dir(dir));
    moved.map_err(OpenError::io("move aside", &store))?;
    Ok(Some(aside))
}

/// The first of `name-1`, `name-2`, … that is not taken.
fn free_name(dir: &Path, name: &str) -> PathBuf {
    let mut number = 1;
    loop {
        let path = dir.join(format!("{name}-{number}"));
        if !path.exists() {
            return path;
        }
        number += 1;
    }
}
