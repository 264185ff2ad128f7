//! One process at a time: an advisory lock, which the system releases however the process ends. We lock the data
//! directory itself, which nobody removes by accident, and, as older versions do, the file `lock` in it. The file names
//! the holder.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::Path;
use std::time::{Duration, Instant};
use std::{process, thread};

use super::OpenError;
use super::heartbeat::HEARTBEAT;

/// The name of the file in a data directory.
pub(super) const LOCK: &str = "lock";

/// How long to wait for a lock: some processes hold it only for a moment.
const HANDOVER: Duration = Duration::from_millis(300);

/// The right to use a data directory, as long as this value lives.
pub(super) struct DirLock {
    _dir: Option<File>,
    _file: File,
}

impl DirLock {
    /// Locks a directory. A process that only checks the lock (`kletka health`) holds it for an instant. And if this
    /// process itself held the lock, a child that it is just starting may hold it a moment longer.
    pub(super) fn take(dir: &Path) -> Result<DirLock, OpenError> {
        let give_up = Instant::now() + HANDOVER;
        loop {
            match DirLock::try_take(dir) {
                Err(OpenError::Locked { .. }) if Instant::now() < give_up => thread::sleep(Duration::from_millis(5)),
                taken => return taken,
            }
        }
    }

    fn try_take(dir: &Path) -> Result<DirLock, OpenError> {
        let path = dir.join(LOCK);
        let open = || OpenOptions::new().create(true).truncate(false).read(true).write(true).open(&path);
        let own = directory(dir);
        if own.as_ref().is_some_and(is_held) {
            return Err(OpenError::Locked { dir: dir.to_owned(), pid: holder(dir) });
        }
        let mut file = open().map_err(OpenError::io("open", &path))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(OpenError::Locked { dir: dir.to_owned(), pid: holder(dir) });
            }
            Err(TryLockError::Error(refusal)) => return Err(OpenError::io("lock", &path)(refusal)),
        }
        sign(&mut file).map_err(OpenError::io("write", &path))?;
        // The heartbeat of the previous holder. There seldom is one, and if it cannot be removed it is soon too old.
        let _ = fs::remove_file(dir.join(HEARTBEAT));
        Ok(DirLock { _dir: own, _file: file })
    }
}

/// Whether a process uses a directory at the moment. Leaves nothing behind in it.
pub(super) fn is_in_use(dir: &Path) -> bool {
    // Several may check at once, and must not take each other for a user.
    let is_taken = |file: &File| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock));
    directory(dir).as_ref().is_some_and(is_taken) || File::open(dir.join(LOCK)).as_ref().is_ok_and(is_taken)
}

/// Removes the file if nobody uses the directory any more.
pub(super) fn forget(dir: &Path) {
    // Leaving it would do no harm.
    let _ = fs::remove_file(dir.join(LOCK));
}

/// A handle of a directory, if the system has such a thing.
fn directory(dir: &Path) -> Option<File> {
    File::open(dir).ok()
}

/// Whether another process holds the lock. If not, this one takes it. Some systems cannot lock directories, so there
/// the file has to do.
fn is_held(file: &File) -> bool {
    matches!(file.try_lock(), Err(TryLockError::WouldBlock))
}

fn sign(file: &mut File) -> io::Result<()> {
    file.set_len(0)?;
    file.rewind()?;
    writeln!(file, "{}", process::id())
}

/// The process that holds the lock. It is only a hint, so an unreadable file gives `None`.
fn holder(dir: &Path) -> Option<u32> {
    let mut text = String::new();
    File::open(dir.join(LOCK)).ok()?.read_to_string(&mut text).ok()?;
    text.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_is_told_who_is_first() {
        let dir = tempfile::tempdir().unwrap();
        assert!(!is_in_use(dir.path()));
        let first = DirLock::take(dir.path()).unwrap();
        let Err(OpenError::Locked { pid, .. }) = DirLock::take(dir.path()) else { panic!("locked twice") };
        assert_eq!(pid, Some(process::id()));
        assert!(is_in_use(dir.path()));
        drop(first);
        assert!(!is_in_use(dir.path()));
        assert!(DirLock::take(dir.path()).is_ok());
    }

    #[test]
    fn removing_the_file_lets_nobody_in() {
        let dir = tempfile::tempdir().unwrap();
        let first = DirLock::take(dir.path()).unwrap();
        fs::remove_file(dir.path().join(LOCK)).unwrap();
        assert!(matches!(DirLock::take(dir.path()), Err(OpenError::Locked { pid: None, .. })));
        drop(first);
    }
}
