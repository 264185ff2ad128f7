//! A sign of life beside the lock, for whoever monitors the bot from outside: a file whose time says when the bot was
//! last well.
//!
//! The file contains nothing but its time. So it needs no sync and cannot be torn: after a power cut there is an older
//! time or no file, and both mean that no bot is running. Whoever takes the lock removes the file of the previous
//! holder.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The name of the file in a data directory.
pub(super) const HEARTBEAT: &str = "heartbeat";

/// Where a bot leaves its signs of life.
#[derive(Clone, Debug)]
pub struct Heartbeat {
    path: PathBuf,
}

impl Heartbeat {
    /// The one of a data directory.
    pub fn of(dir: &Path) -> Heartbeat {
        Heartbeat { path: dir.join(HEARTBEAT) }
    }

    /// Says that the bot is well now. May block on the disk.
    ///
    /// # Errors
    /// When the file can be neither made nor changed.
    pub fn beat(&self) -> io::Result<()> {
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(&self.path)?;
        // Said by our own clock: where the directory lies on another machine, that one may have a different time.
        file.set_modified(SystemTime::now())
    }

    /// When the bot was last well; `None` when nobody has said so.
    pub(super) fn last(&self) -> Option<SystemTime> {
        fs::metadata(&self.path).and_then(|file| file.modified()).ok()
    }
}
