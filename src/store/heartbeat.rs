//! A heartbeat beside the lock, for monitoring from outside: a file whose modification time says when the bot was last
//! healthy.
//!
//! The file contains nothing but its time. So it needs no sync and cannot be torn: after a power cut there is an older
//! time or no file, and both mean that no bot is running. A process that takes the lock removes the file of the
//! previous holder.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The name of the file in a data directory.
pub(super) const HEARTBEAT: &str = "heartbeat";

/// Writes the heartbeat of a bot.
#[derive(Clone, Debug)]
pub struct Heartbeat {
    path: PathBuf,
}

impl Heartbeat {
    /// The heartbeat of a data directory.
    pub fn of(dir: &Path) -> Heartbeat {
        Heartbeat { path: dir.join(HEARTBEAT) }
    }

    /// Records that the bot is healthy now. May block on the disk.
    ///
    /// # Errors
    /// If the file can be neither created nor changed.
    pub fn beat(&self) -> io::Result<()> {
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(&self.path)?;
        // Set by our own clock: if the directory is on another machine, its clock may differ.
        file.set_modified(SystemTime::now())
    }

    /// When the bot was last healthy. `None` if there is no heartbeat.
    pub(super) fn last(&self) -> Option<SystemTime> {
        fs::metadata(&self.path).and_then(|file| file.modified()).ok()
    }
}
