//! A sign of life beside the lock, for whoever watches over the bot from outside: a file whose time says when the bot
//! was last well.
//!
//! The time is all that it says, so nothing of it is synced and nothing of it can be torn: a power cut leaves an older
//! time, or no file, and either means that nobody lives. Whoever takes the lock removes what the one before has left.

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
