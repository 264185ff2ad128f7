//! `kletka backup`: a consistent copy of the data, even while the bot runs.
//!
//! The journal contains everything and only grows. So its bytes up to the current end are a state that was true at one
//! instant, and nothing must be stopped or locked. (Compaction gives the name to another file. A copy in progress goes
//! on reading the old one.) The copy gets its own store, built from the copied journal. This proves that it can be
//! restored. To restore a backup, start with it as the data directory.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use super::journal::{self, Frames, JOURNAL};
use super::lock::{self, is_in_use};
use super::places::must_have_data;
use super::recovery::{broken, recover};
use super::repair::count;
use super::survey::Survey;
use super::{OpenError, Seq, make_dir};

/// The contents of a backup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Report {
    /// The sequence number of its last batch.
    pub seq: Seq,
    /// The number of journal entries copied: batches and pieces of a snapshot.
    pub frames: u64,
    /// The number of operations in them.
    pub ops: u64,
    /// Their size in bytes.
    pub bytes: u64,
    /// The number of keys.
    pub keys: u64,
    /// Whether another process was using the data meanwhile.
    pub in_use: bool,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { seq, frames, ops, bytes, keys, in_use } = self;
        write!(f, "{keys} keys up to batch {seq}, from {frames} entries with {ops} operations ({bytes} bytes)")?;
        if *in_use { write!(f, "; taken while the bot was running") } else { Ok(()) }
    }
}

/// Why a backup failed.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The target directory is not empty.
    #[error("{} is not empty; give a new directory", .0.display())]
    Occupied(PathBuf),
    /// The data cannot be read, or the copy cannot be made.
    #[error(transparent)]
    Open(#[from] OpenError),
}

/// Copies a data directory to another one, which must be empty or absent. The copy contains everything that was durable
/// at the start, and nothing in part.
///
/// # Errors
/// If the target is not empty, the journal is missing or damaged (see [`super::repair`]), or the disk fails.
pub fn backup(dir: &Path, to: &Path) -> Result<Report, BackupError> {
    // Take no lock and write nothing there: the directory may be read-only.
    let in_use = is_in_use(dir);
    must_have_data(dir)?;
    let path = dir.join(JOURNAL);
    let mut frames = Frames::open(&path)?.ok_or_else(|| OpenError::NoJournal { dir: dir.to_owned() })?;
    let survey = Survey::of(&mut frames).map_err(OpenError::io("read", &path))?;
    if survey.is_damaged() {
        return Err(OpenError::Damaged { path, at: survey.sound }.into());
    }
    prepare(to)?;
    journal::copy_prefix(frames.into_file(), survey.sound, to).map_err(OpenError::io("copy the journal to", to))?;
    let recovered = recover(to, |_| {})?;
    let keys = count(&recovered.tree).map_err(broken(to))?;
    drop(recovered);
    lock::forget(to);
    let (seq, frames, ops, bytes) = (survey.end.seq, survey.frames, survey.ops, survey.sound);
    Ok(Report { seq, frames, ops, bytes, keys, in_use })
}

/// Creates the target directory.
fn prepare(to: &Path) -> Result<(), BackupError> {
    let make = || make_dir(to).and_then(|()| fs::read_dir(to)).map(|mut entries| entries.next().is_none());
    match make().map_err(OpenError::io("create", to))? {
        true => Ok(()),
        false => Err(BackupError::Occupied(to.to_owned())),
    }
}
