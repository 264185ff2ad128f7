//! `kletka repair`: what to do when a data directory does not open. Nothing is thrown away: what was broken is kept
//! beside the new.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use super::journal::{self, JOURNAL, Survey};
use super::lock::DirLock;
use super::open::{COMPACT_ABOVE, STORE, content, open_locked, open_tree, rewrite};
use super::sled::{Standing, contained};
use super::{OpenError, Seq, sync_dir};

/// What was made whole from what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
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
    pub source: Source,
    /// The number of the last batch that is there.
    pub seq: Seq,
    /// How many good entries the journal had from its beginning, batches and pieces of a snapshot together.
    pub frames: u64,
    /// How many operations there were in them.
    pub ops: u64,
    /// How many keys there are now.
    pub keys: u64,
    /// How many bytes of the journal behind its last good entry were dropped.
    pub dropped: u64,
    /// Where the damaged journal was copied before anything of it was dropped.
    pub old_journal: Option<PathBuf>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.source {
            Source::Journal { .. } => writeln!(f, "the store was built anew from the journal")?,
            Source::Store => writeln!(f, "the journal was damaged and was written anew from the store")?,
        }
        writeln!(f, "journal: {} entries, {} operations, {} bytes dropped", self.frames, self.ops, self.dropped)?;
        write!(f, "now: {} keys after batch {}", self.keys, self.seq)?;
        if let Source::Journal { old_store: Some(path) } = &self.source {
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
/// When another process uses the directory, when the disk fails, and when there is no journal that could be read.
pub fn repair(dir: &Path) -> Result<Report, OpenError> {
    let lock = DirLock::take(dir)?;
    let path = dir.join(JOURNAL);
    let survey = Survey::take(&path)?.ok_or_else(|| OpenError::NoJournal { dir: dir.to_owned() })?;
    let mut old_journal = None;
    if survey.torn() > 0 {
        let aside = free_name(dir, "journal.broken");
        fs::copy(&path, &aside).map_err(OpenError::io("copy the journal to", &aside))?;
        old_journal = Some(aside);
    }
    let source = if survey.torn() > 0 && from_store(dir, &survey)? {
        Source::Store
    } else {
        Source::Journal { old_store: from_journal(dir, &survey)? }
    };
    let opened = open_locked(dir, lock, COMPACT_ABOVE)?;
    let seq = opened.journal.standing().point.seq;
    let (frames, ops, dropped) = (survey.frames, survey.ops, survey.torn());
    Ok(Report { source, seq, frames, ops, keys: opened.keys, dropped, old_journal })
}

/// Writes the journal anew from the store, if that is sound and knows at least as much as any entry of the journal.
fn from_store(dir: &Path, survey: &Survey) -> Result<bool, OpenError> {
    if !dir.join(STORE).exists() {
        return Ok(false);
    }
    let Ok(tree) = open_tree(dir) else { return Ok(false) };
    let known = survey.beyond.map_or(survey.end.seq + 1, |beyond| beyond.seq);
    let ahead = |standing: &Standing| standing.id == survey.id && standing.point.seq >= known;
    let sound = contained(|| {
        content(&tree)?;
        tree.standing()
    });
    match sound.ok().flatten().filter(ahead) {
        Some(standing) => rewrite(dir, &tree, standing).map(|_| true),
        None => Ok(false),
    }
}

/// Leaves only what is good of the journal, and no store; opening does the rest.
fn from_journal(dir: &Path, survey: &Survey) -> Result<Option<PathBuf>, OpenError> {
    let path = dir.join(JOURNAL);
    if survey.headless {
        return Err(OpenError::Foreign { path });
    }
    if survey.torn() > 0 {
        journal::truncate(&path, survey.sound).map_err(OpenError::io("truncate", &path))?;
    }
    let store = dir.join(STORE);
    if !store.exists() {
        return Ok(None);
    }
    let aside = free_name(dir, "store.broken");
    let aside_durably = || fs::rename(&store, &aside).and_then(|()| sync_dir(dir));
    aside_durably().map_err(OpenError::io("move aside", &store))?;
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
