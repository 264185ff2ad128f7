//! The files of pictures, which outlive a restart. The oldest are removed.

use std::collections::VecDeque;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime};

/// How long a picture is kept.
const KEPT: Duration = Duration::from_secs(30 * 24 * 3600);
/// The most bytes of all files.
const SIZE: u64 = 1024 * 1024 * 1024;

/// The name of the file that is being written.
const PART: &str = "part";

/// A directory of pictures.
pub(super) struct Folder {
    dir: PathBuf,
    /// `None`: the directory was not read yet.
    files: Mutex<Option<Files>>,
}

/// The files, oldest first.
#[derive(Default)]
struct Files {
    order: VecDeque<(SystemTime, String, u64)>,
    size: u64,
}

impl Folder {
    pub fn new(dir: PathBuf) -> Folder {
        Folder { dir, files: Mutex::default() }
    }

    /// Writes a picture, and removes what is too old or too much. If the disk fails, the picture is in memory alone.
    pub fn write(&self, name: &str, png: &[u8], now: SystemTime) {
        if let Err(error) = self.try_to_write(name, png, now) {
            tracing::warn!(%error, "a picture is in memory alone");
        }
    }

    fn try_to_write(&self, name: &str, png: &[u8], now: SystemTime) -> io::Result<()> {
        let mut files = self.files.lock().unwrap_or_else(PoisonError::into_inner);
        let files = match &mut *files {
            Some(files) => files,
            none => none.insert(self.list()?),
        };
        // Under another name first: nobody reads half a picture.
        let part = self.dir.join(PART);
        fs::write(&part, png)?;
        fs::rename(part, self.dir.join(name))?;
        files.add(now, name.to_owned(), png.len().try_into().unwrap_or(u64::MAX));
        while let Some(old) = files.surplus(now, SIZE) {
            match fs::remove_file(self.dir.join(old)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        Ok(())
    }

    /// Reads a picture.
    pub fn read(&self, name: &str) -> Option<Vec<u8>> {
        fs::read(self.dir.join(name)).ok()
    }

    /// The files that earlier runs have left.
    fn list(&self) -> io::Result<Files> {
        fs::create_dir_all(&self.dir)?;
        let (mut found, mut files) = (Vec::new(), Files::default());
        for entry in fs::read_dir(&self.dir)? {
            let entry = entry?;
            if let (Ok(about), Ok(name)) = (entry.metadata(), entry.file_name().into_string()) {
                found.push((about.modified()?, name, about.len()));
            }
        }
        found.sort();
        found.into_iter().for_each(|(at, name, size)| files.add(at, name, size));
        Ok(files)
    }
}

impl Files {
    fn add(&mut self, at: SystemTime, name: String, size: u64) {
        self.size = self.size.saturating_add(size);
        self.order.push_back((at, name, size));
    }

    /// Forgets the oldest file if it is to be removed.
    fn surplus(&mut self, now: SystemTime, most: u64) -> Option<String> {
        let (at, ..) = self.order.front()?;
        let old = now.duration_since(*at).is_ok_and(|age| age > KEPT);
        let (_, name, size) = if old || self.size > most { self.order.pop_front()? } else { return None };
        self.size = self.size.saturating_sub(size);
        Some(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_outlives_a_restart_and_is_gone_after_thirty_days() {
        let room = tempfile::tempdir().unwrap();
        let (dir, now) = (room.path().join("pictures"), SystemTime::now());
        Folder::new(dir.clone()).write("a", b"first", now);
        let later = Folder::new(dir.clone());
        assert_eq!(later.read("a").as_deref(), Some(&b"first"[..]));
        later.write("b", b"second", now + KEPT - Duration::from_secs(60));
        assert!(later.read("a").is_some());
        later.write("c", b"third", now + KEPT + Duration::from_secs(60));
        assert!(later.read("a").is_none() && later.read("b").is_some() && later.read("c").is_some());
    }

    #[test]
    fn the_oldest_make_room() {
        let (mut files, now) = (Files::default(), SystemTime::now());
        for name in ["a", "b", "c"] {
            files.add(now, name.to_owned(), 4);
        }
        assert_eq!((files.surplus(now, 8), files.surplus(now, 8)), (Some("a".to_owned()), None));
    }
}
