//! One process at a time: an advisory lock on the file `lock` of the data directory, which the system gives back
//! however the process ends. The file says who holds it.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::Path;

use super::OpenError;

const LOCK: &str = "lock";

/// The right to use a data directory, as long as it lives.
pub(super) struct DirLock {
    _file: File,
}

impl DirLock {
    /// Takes the lock of a directory.
    pub(super) fn take(dir: &Path) -> Result<DirLock, OpenError> {
        let path = dir.join(LOCK);
        let mut file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .read(true)
            .write(true)
            .open(&path)
            .map_err(OpenError::io("open", &path))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(OpenError::Locked { dir: dir.to_owned(), pid: holder(&mut file) });
            }
            Err(TryLockError::Error(refusal)) => return Err(OpenError::io("lock", &path)(refusal)),
        }
        sign(&mut file).map_err(OpenError::io("write", &path))?;
        Ok(DirLock { _file: file })
    }
}

fn sign(file: &mut File) -> io::Result<()> {
    file.set_len(0)?;
    file.rewind()?;
    writeln!(file, "{}", std::process::id())
}

/// Who holds the lock. It is only a hint, so whatever cannot be read is left out.
fn holder(file: &mut File) -> Option<u32> {
    let mut text = String::new();
    file.read_to_string(&mut text).ok()?;
    text.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_is_told_who_is_first() {
        let dir = tempfile::tempdir().unwrap();
        let first = DirLock::take(dir.path()).unwrap();
        let Err(OpenError::Locked { pid, .. }) = DirLock::take(dir.path()) else { panic!("locked twice") };
        assert_eq!(pid, Some(std::process::id()));
        drop(first);
        assert!(DirLock::take(dir.path()).is_ok());
    }
}
