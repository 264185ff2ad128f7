//! Persistence. Keys and values are bytes here; [`schema`] gives them a meaning.
//!
//! A [`Store`] applies batches in order. Reads see an applied batch at once. The batch is durable (on disk, safe from a
//! power cut) once [`Store::durable`] has reached its number. The bot acknowledges nothing before that.
//!
//! These are the parts, from the bottom up. None uses a later one: [`heartbeat`] (signs of life), [`lease`] (which
//! process speaks for the bot), this file, `compress` (packs bytes), `frame` (the bytes of one journal entry),
//! `journal` (the append-only file of all batches), `survey` (what it holds), `block` (rows that are stored together),
//! `overlay` (writes that are not in the tree yet), `tree` (sled), `compaction` (writes both anew), `lock`, [`health`]
//! (whether the holder of the lock is well), `recovery` (brings journal and tree into line at the start), `crew`
//! (threads that work for all stores), `shared` (what they share of one), `commit` (makes batches durable),
//! `maintenance` (flushes, compacts and verifies), [`disk`] (the store itself), `salvage` (what is readable of
//! damaged data), `logs` (no log has a hole), [`repair`], [`backup`], [`memory`] (the twin for tests) and
//! [`transfer`] (from one store to another).
//! `postgres` (a feature) is the same over a database that several processes share. The meaning of the bytes is in
//! `rows`, which none of these uses.
//!
//! A data directory contains `lock` (the process that uses it), `heartbeat` (when that process was last healthy),
//! `journal`, and `store/` (sled's files). Each of the last two can be rebuilt from the other.

pub mod backup;
mod block;
mod commit;
mod compaction;
mod compress;
mod crew;
pub mod disk;
mod found;
mod frame;
pub mod health;
pub mod heartbeat;
pub mod journal;
pub mod lease;
mod lock;
pub mod logs;
mod maintenance;
pub mod memory;
mod overlay;
pub mod places;
#[cfg(feature = "postgres")]
pub mod postgres;
mod recovery;
pub mod repair;
mod rows;
mod salvage;
mod shared;
mod survey;
pub mod transfer;
mod tree;

use std::fmt::Display;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use tokio::sync::watch;

use found::Found;
use heartbeat::Heartbeat;
use lease::Lease;
pub use rows::{days, erase, results, schema};

/// The number of a batch, counted from 1 without gaps over the whole life of the data.
pub type Seq = u64;

/// A key with its value.
pub type Entry = (Vec<u8>, Vec<u8>);

/// The longest key, in bytes.
pub const MAX_KEY: usize = 1024;

/// The longest value, in bytes. Much longer ones make sled leak files, so pictures and the like are stored elsewhere.
pub const MAX_VALUE: usize = 65_535;

/// The maximum size of a batch in bytes: keys, values, and five bytes for each operation.
pub const MAX_BATCH: usize = 8 << 20;

/// The exit code of [`fatal`] (`EX_SOFTWARE` of sysexits).
pub const FATAL_EXIT: i32 = 70;

/// Changes that happen together or not at all.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Batch {
    /// Keys and new values (`None`: removed), in order. The last write of a key counts.
    pub ops: Vec<(Vec<u8>, Option<Vec<u8>>)>,
}

impl Batch {
    /// Sets a key to a value.
    pub fn put(&mut self, key: Vec<u8>, value: Vec<u8>) {
        self.ops.push((key, Some(value)));
    }

    /// Removes a key, if it exists.
    pub fn remove(&mut self, key: Vec<u8>) {
        self.ops.push((key, None));
    }

    /// Checks that a store accepts the batch. Its size depends on the program, never on what people typed, so a store
    /// ends the process if this fails.
    ///
    /// # Errors
    /// The first limit exceeded: [`MAX_KEY`], [`MAX_VALUE`], [`MAX_BATCH`].
    pub fn check(&self) -> Result<(), Oversize> {
        let mut total = 0;
        for (key, value) in &self.ops {
            let value = value.as_ref().map_or(0, Vec::len);
            total += key.len() + value + 5;
            if key.len() > MAX_KEY {
                return Err(Oversize::Key(key.len()));
            }
            if value > MAX_VALUE {
                return Err(Oversize::Value(value));
            }
        }
        if total > MAX_BATCH { Err(Oversize::Batch(total)) } else { Ok(()) }
    }
}

/// A batch that every store refuses, with the excessive size in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Oversize {
    /// A key is too long.
    #[error("a key of {0} bytes, more than {MAX_KEY}")]
    Key(usize),
    /// A value is too long.
    #[error("a value of {0} bytes, more than {MAX_VALUE}")]
    Value(usize),
    /// The batch as a whole is too large.
    #[error("a batch of {0} bytes, more than {MAX_BATCH}")]
    Batch(usize),
}

/// A durable ordered map. Disk failures end the process (see [`fatal`]), so no method returns an error.
///
/// The methods may block on the disk. Call them from plain threads, not from the workers of an async runtime.
pub trait Store: Send + Sync {
    /// The value of a key.
    fn get(&self, key: &[u8]) -> Option<Vec<u8>>;

    /// All keys with this `prefix` and their values, ascending.
    fn scan(&self, prefix: &[u8]) -> Vec<Entry>;

    /// The first `limit` keys with this prefix that are at least `from`, with their values, ascending.
    fn range(&self, prefix: &[u8], from: &[u8], limit: usize) -> Vec<Entry>;

    /// The number of the last applied batch.
    fn last(&self) -> Seq;

    /// Applies a batch and returns its number. Reads see it at once. An empty batch gets a number like any other.
    fn apply(&self, batch: Batch) -> Seq;

    /// The number up to which batches are on disk. Changes are announced, but never under a lock that reads need.
    fn durable(&self) -> watch::Receiver<Seq>;

    /// Requests a rewrite of the files soon, so that overwritten and removed data disappears from the disk.
    fn rewrite(&self) {}

    /// The lease of the process. It never ends if the store is not shared.
    fn lease(&self) -> Lease {
        Lease::forever()
    }

    /// Becomes a sentence when nothing can be kept any more, and others in this process go on; `None` where the process
    /// ends then.
    fn ended(&self) -> Option<watch::Receiver<Option<String>>> {
        None
    }

    /// The place for the heartbeat. `None` if nobody could read it there.
    fn heartbeat(&self) -> Option<Heartbeat> {
        None
    }
}

/// Why a data directory cannot be opened (or repaired).
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another process uses it.
    #[error("{} is in use by another kletka{}; stop that one first", dir.display(), process(*pid))]
    Locked {
        dir: PathBuf,
        /// The process that holds it, if known.
        pid: Option<u32>,
    },
    /// The directory exists and is empty, like a mount point without its volume.
    #[error(
        "{} is empty. If a volume belongs there, mount it; to begin there, say `--new` or put a file `new` into it",
        dir.display()
    )]
    Empty { dir: PathBuf },
    /// There was data in the directory, but it is gone.
    #[error(
        "{} has been in use, and neither journal nor store is there any more. If a volume belongs there, mount it, or \
         restore a backup; to begin anew, say `--new` or put a file `new` into it",
        dir.display()
    )]
    Gone { dir: PathBuf },
    /// There is no data in the directory.
    #[error("{} {found}", dir.display())]
    Nothing {
        dir: PathBuf,
        /// The content of the directory.
        found: Found,
    },
    /// The system reported an error.
    #[error("cannot {what} {}: {source}", path.display())]
    Io {
        /// The operation that failed.
        what: &'static str,
        /// The file it failed on.
        path: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
    /// There is a store without a journal, and the store has no bookmark.
    #[error("{} has no journal; restore it from a backup", dir.display())]
    NoJournal { dir: PathBuf },
    /// The file does not begin like a journal.
    #[error("{} does not begin as a journal of kletka does; run `kletka repair`", path.display())]
    Foreign { path: PathBuf },
    /// The journal was written by a newer version of the program.
    #[error("{} is of format {version}, which this kletka does not know; use a newer one", path.display())]
    Newer {
        path: PathBuf,
        /// Its format number.
        version: u16,
    },
    /// The journal is damaged before its end, in a part that the disk had confirmed.
    #[error("{} is damaged at byte {at}, before its end; run `kletka repair`", path.display())]
    Damaged {
        path: PathBuf,
        /// The offset of the damage.
        at: u64,
    },
    /// Neither the journal nor the store can be read from its beginning.
    #[error("nothing can be saved in {}; restore it from a backup", dir.display())]
    Lost { dir: PathBuf },
    /// The store cannot be read.
    #[error("the store in {} is broken ({why}); run `kletka repair`", path.display())]
    Broken {
        /// The directory of the store.
        path: PathBuf,
        /// The error message.
        why: String,
    },
    /// Journal and store do not belong together: somebody put one of them there by hand.
    #[error("journal and store in {} are of different origin; run `kletka repair` to go by the journal", dir.display())]
    Mixed { dir: PathBuf },
}

impl OpenError {
    /// Whether the disk or its data has failed, rather than the operator.
    pub fn is_failure(&self) -> bool {
        use io::ErrorKind::{AlreadyExists, InvalidInput, NotADirectory, NotFound, PermissionDenied};
        match self {
            OpenError::Io { source, .. } => {
                ![AlreadyExists, InvalidInput, NotADirectory, NotFound, PermissionDenied].contains(&source.kind())
            }
            OpenError::Damaged { .. } | OpenError::Lost { .. } | OpenError::Broken { .. } => true,
            _ => false,
        }
    }

    /// For `map_err`: an error of the operation `what` on `path`.
    pub(crate) fn io(what: &'static str, path: &Path) -> impl FnOnce(io::Error) -> OpenError {
        move |source| OpenError::Io { what, path: path.to_owned(), source }
    }
}

fn process(pid: Option<u32>) -> String {
    pid.map_or_else(String::new, |pid| format!(" (process {pid})"))
}

/// Ends the process with [`FATAL_EXIT`] because data can no longer be stored. The supervisor restarts it, and opening
/// the store brings everything back into line. Continuing with a failed disk could only make it worse.
pub fn fatal(why: &dyn Display) -> ! {
    // Without a subscriber the message would be lost, and it is the only trace.
    if tracing::enabled!(tracing::Level::ERROR) {
        tracing::error!("{why}; the process ends here and is safe to start again");
    } else {
        eprintln!("kletka: {why}; the process ends here and is safe to start again");
    }
    std::process::exit(FATAL_EXIT)
}

/// Runs `f`. A panic in it ends the process like [`fatal`], on whichever thread it happens.
fn or_fatal<T>(f: impl FnOnce() -> T) -> T {
    struct Armed;
    impl Drop for Armed {
        fn drop(&mut self) {
            fatal(&"the store panicked");
        }
    }
    let armed = Armed;
    let outcome = f();
    std::mem::forget(armed);
    outcome
}

/// Creates a directory and its parents, durably. One call at a time: bots of one process share a parent, and none of
/// them may build on it before it is durable.
fn make_dir(dir: &Path) -> io::Result<()> {
    static ONE: Mutex<()> = Mutex::new(());
    let _one = ONE.lock().unwrap_or_else(PoisonError::into_inner);
    make_dir_alone(dir)
}

fn make_dir_alone(dir: &Path) -> io::Result<()> {
    if dir.is_dir() {
        return Ok(());
    }
    let parent = dir.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    make_dir_alone(parent)?;
    let mut builder = std::fs::DirBuilder::new();
    // The data has secrets of matches in it, and names of people: nobody but the owner reads it.
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(dir)?;
    sync_dir(parent)
}

/// Makes creations, renames and removals in a directory durable. Only Unix has (and needs) such a call.
fn sync_dir(dir: &Path) -> io::Result<()> {
    if cfg!(unix) { std::fs::File::open(dir)?.sync_all() } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_inclusive() {
        let batch =
            |key: usize, value: usize, times: usize| Batch { ops: vec![(vec![0; key], Some(vec![0; value])); times] };
        assert_eq!(batch(MAX_KEY, MAX_VALUE, 1).check(), Ok(()));
        assert_eq!(batch(MAX_KEY + 1, 0, 1).check(), Err(Oversize::Key(MAX_KEY + 1)));
        assert_eq!(batch(1, MAX_VALUE + 1, 1).check(), Err(Oversize::Value(MAX_VALUE + 1)));
        assert_eq!(batch(0, MAX_VALUE, 127).check(), Ok(()));
        assert_eq!(batch(1, MAX_VALUE, 129).check(), Err(Oversize::Batch(129 * (MAX_VALUE + 6))));
    }

    #[test]
    fn a_directory_is_made_by_many_at_once() {
        let there = tempfile::tempdir().unwrap();
        for round in 0..100 {
            let dirs: Vec<_> = (0..8).map(|n| there.path().join(format!("{round}/data/bots/{n}"))).collect();
            let together = std::sync::Barrier::new(dirs.len());
            let make = |dir: &Path| {
                together.wait();
                make_dir(dir).unwrap();
            };
            std::thread::scope(|threads| dirs.iter().for_each(|dir| drop(threads.spawn(|| make(dir)))));
            assert!(dirs.iter().all(|dir| dir.is_dir()));
        }
    }

    #[test]
    fn a_mistake_of_the_operator_is_no_failure_of_the_disk() {
        let io = |kind: io::ErrorKind| OpenError::io("open", Path::new("data"))(kind.into());
        assert!(io(io::ErrorKind::StorageFull).is_failure() && io(io::ErrorKind::InvalidData).is_failure());
        assert!(!io(io::ErrorKind::PermissionDenied).is_failure() && !io(io::ErrorKind::NotADirectory).is_failure());
        assert!(OpenError::Damaged { path: "data/journal".into(), at: 99 }.is_failure());
        assert!(!OpenError::Locked { dir: "data".into(), pid: None }.is_failure());
    }

    #[test]
    fn a_directory_is_made_with_its_parents_once() {
        let dir = tempfile::tempdir().unwrap();
        let inner = dir.path().join("a/b");
        for _ in 0..2 {
            make_dir(&inner).unwrap();
            assert!(inner.is_dir());
        }
        #[cfg(unix)]
        for made in [inner.as_path(), &dir.path().join("a")] {
            let mode = std::os::unix::fs::PermissionsExt::mode(&made.metadata().unwrap().permissions());
            assert_eq!(mode & 0o777, 0o700, "nobody but the owner reads {}", made.display());
        }
        std::fs::write(dir.path().join("file"), b"").unwrap();
        assert!(make_dir(&dir.path().join("file/b")).is_err());
    }

    #[test]
    fn errors_say_what_to_do() {
        let locked = |pid| OpenError::Locked { dir: "data".into(), pid }.to_string();
        assert_eq!(locked(Some(7)), "data is in use by another kletka (process 7); stop that one first");
        assert_eq!(locked(None), "data is in use by another kletka; stop that one first");
        let damaged = OpenError::Damaged { path: "data/journal".into(), at: 99 }.to_string();
        assert_eq!(damaged, "data/journal is damaged at byte 99, before its end; run `kletka repair`");
    }
}
