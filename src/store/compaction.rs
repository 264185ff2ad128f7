//! Compaction: writes a new journal and a new store beside the current ones, without what was overwritten and removed.
//! Nothing else ever shrinks the journal or sled's file.
//!
//! The order makes this safe at any instant. First both are written and synced under other names. If a crash leaves
//! them there, the next start removes them. Then the new journal replaces the old one in one step. It begins with
//! everything that the old store has, so the two belong together. Then the stores are swapped in two steps. Between
//! these, the old store is still beside the new one, and the next start would restore it.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use super::block::{self, Row};
use super::frame::Bookmark;
use super::journal::{NewJournal, UNPUBLISHED};
use super::sync_dir;
use super::tree::Tree;

/// The directory of sled's files within a data directory.
pub(super) const STORE: &str = "store";

/// A marker file beside sled's files: they could not be read while the bot was running.
pub(super) const UNREADABLE: &str = "unreadable";

/// The directory of a new store being filled, and that of the old one until it is removed.
const FILLED: &str = "store.new";
pub(super) const FORMER: &str = "store.old";

/// The free space that a start needs, in bytes: sled's file grows by half of it.
const ROOM: usize = 1 << 20;

/// After this many bytes, others get to use the disk.
const BURST: u64 = 1 << 20;

/// The bytes since others last got to use the disk.
#[derive(Default)]
pub(super) struct Throttle(u64);

impl Throttle {
    /// Counts more bytes. Returns whether others should use the disk now.
    pub(super) fn is_due(&mut self, bytes: u64) -> bool {
        self.0 += bytes;
        let due = self.0 >= BURST;
        if due {
            self.0 = 0;
        }
        due
    }
}

/// Calls a visitor with each row, in order.
pub(super) type Visit<'a> = &'a dyn Fn(&mut dyn FnMut(Row<'_>) -> io::Result<()>) -> io::Result<()>;

/// Copies rows, which must not change meanwhile, into a new journal and a new store. Asks `go_on` from time to time,
/// and returns `None` if it says no. The returned bookmark is that of the copy.
pub(super) fn copy(
    dir: &Path,
    from: Bookmark,
    each: Visit<'_>,
    go_on: &mut dyn FnMut() -> bool,
) -> io::Result<Option<(NewJournal, Bookmark)>> {
    let path = dir.join(FILLED);
    remove(&path)?;
    let filled = Tree::open(&path)?;
    let mut journal = NewJournal::create(dir, from.id, from.point)?;
    let (mut filling, mut throttle, mut stopped) = (filled.fill(), Throttle::default(), false);
    let copied = each(&mut |row| {
        filling.push(row)?;
        journal.put(row.0, row.1)?;
        if !throttle.is_due(block::live(row)) {
            return Ok(());
        }
        journal.sync()?;
        stopped = !go_on();
        if stopped { Err(io::ErrorKind::Interrupted.into()) } else { Ok(()) }
    });
    if stopped {
        return Ok(None);
    }
    copied.and_then(|()| filling.finish())?;
    let bookmark = journal.finish()?;
    filled.mark(bookmark)?;
    filled.sync()?;
    drop(filled);
    sync_dir(&path)?;
    Ok(Some((journal, bookmark)))
}

/// Replaces the store with the new one.
pub(super) fn switch(dir: &Path) -> io::Result<()> {
    remove(&dir.join(FORMER))?;
    if dir.join(STORE).exists() {
        fs::rename(dir.join(STORE), dir.join(FORMER))?;
    }
    fs::rename(dir.join(FILLED), dir.join(STORE))?;
    sync_dir(dir)
}

/// Removes old files, and leftovers of a crash.
pub(super) fn tidy(dir: &Path) -> io::Result<()> {
    let former = dir.join(FORMER);
    if former.exists() && !dir.join(STORE).exists() {
        fs::rename(&former, dir.join(STORE))?;
        sync_dir(dir)?;
    }
    remove(&former)?;
    remove(&dir.join(FILLED))?;
    match fs::remove_file(dir.join(UNPUBLISHED)) {
        Err(refused) if refused.kind() != io::ErrorKind::NotFound => Err(refused),
        _ => Ok(()),
    }
}

/// Checks that there is space for a start. Without space, sled waits forever for one of its own threads.
pub(super) fn find_room(dir: &Path) -> io::Result<()> {
    let path = dir.join(UNPUBLISHED);
    let written = fs::File::create(&path).and_then(|mut file| {
        file.write_all(&vec![0; ROOM])?;
        file.sync_data()
    });
    let removed = fs::remove_file(&path);
    written.and(removed)
}

/// Removes a directory, if it exists.
pub(super) fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_dir_all(path) {
        Err(refused) if refused.kind() != io::ErrorKind::NotFound => Err(refused),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_os = "linux")]
    fn what_is_refused_is_not_taken_for_a_file_that_is_missing() {
        // Nobody can create a file there.
        let refused = find_room(Path::new("/sys")).unwrap_err();
        assert_ne!(refused.kind(), io::ErrorKind::NotFound, "{refused}");
    }
}
