//! The ordered map on disk below the store. The only file that knows sled.
//!
//! Two of sled's calls are avoided on purpose: `flush_async` (dead-locks with several callers) and values over 128 KB
//! (their files are never removed).

use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::frame::{Bookmark, Op};
use super::{Entry, fatal};

/// How much of the store is kept in memory, in bytes.
const CACHE: u64 = 64 << 20;

/// How often sled writes out and tidies up by itself. Commits do not wait for it.
const TIDY_MS: u64 = 500;

/// How long to wait for the files of a store that was closed a moment ago: threads of sled may hold them a bit longer.
const HANDOVER: Duration = Duration::from_secs(5);

/// Where the [`Bookmark`] is kept. All other keys begin with [`DATA`].
const BOOKMARK: [u8; 1] = [0];
const DATA: u8 = 1;

/// The one tree of a sled database, with failures as plain I/O errors.
pub(super) struct Tree {
    db: sled::Db,
    /// Our own handle on sled's file, since sled itself never calls fdatasync when it flushes.
    file: File,
}

impl Tree {
    /// Opens or creates a store in a directory. May panic on one that is damaged.
    pub(super) fn open(path: &Path) -> io::Result<Tree> {
        let config = sled::Config::new().path(path).cache_capacity(CACHE).flush_every_ms(Some(TIDY_MS));
        let give_up = Instant::now() + HANDOVER;
        let db = loop {
            match config.open() {
                // The directory is ours (see `lock`), so whoever holds the file is a thread of this process that ends.
                Err(sled::Error::Io(busy))
                    if busy.to_string().contains("could not acquire lock") && Instant::now() < give_up =>
                {
                    thread::sleep(Duration::from_millis(10));
                }
                other => break other?,
            }
        };
        Ok(Tree { db, file: File::open(path.join("db"))? })
    }

    /// How far the store has come; `None` for a new one.
    pub(super) fn bookmark(&self) -> io::Result<Option<Bookmark>> {
        let broken = || io::Error::other("it does not know how far it has come");
        self.db.get(BOOKMARK)?.map(|bytes| Bookmark::from_bytes(&bytes).ok_or_else(broken)).transpose()
    }

    /// Applies operations and sets the new bookmark, all or nothing. Without one, a crash leaves a part of the work.
    pub(super) fn apply<'a>(
        &self,
        ops: impl IntoIterator<Item = Op<'a>>,
        bookmark: Option<Bookmark>,
    ) -> io::Result<()> {
        let mut batch = sled::Batch::default();
        for (key, value) in ops {
            match value {
                Some(value) => batch.insert(inner(key), value),
                None => batch.remove(inner(key)),
            }
        }
        if let Some(bookmark) = bookmark {
            batch.insert(&BOOKMARK, bookmark.to_bytes());
        }
        Ok(self.db.apply_batch(batch)?)
    }

    /// The value of a key.
    pub(super) fn get(&self, key: &[u8]) -> io::Result<Option<Vec<u8>>> {
        Ok(self.db.get(inner(key))?.map(|value| value.to_vec()))
    }

    /// The first `limit` entries of a prefix from a key on.
    pub(super) fn range(&self, prefix: &[u8], from: &[u8], limit: usize) -> io::Result<Vec<Entry>> {
        let prefix = inner(prefix);
        let mut found = Vec::new();
        for entry in self.db.range(inner(from).max(prefix.clone())..).take(limit) {
            let (key, value) = entry?;
            if !key.starts_with(&prefix) {
                break;
            }
            found.push((key[1..].to_vec(), value.to_vec()));
        }
        Ok(found)
    }

    /// Reads everything, in order.
    pub(super) fn each(&self, mut visit: impl FnMut(&[u8], &[u8]) -> io::Result<()>) -> io::Result<()> {
        for entry in self.db.range([DATA]..) {
            let (key, value) = entry?;
            visit(&key[1..], &value)?;
        }
        Ok(())
    }

    /// Whether there is nothing at all in it, not even a bookmark.
    pub(super) fn is_empty(&self) -> bool {
        self.db.is_empty()
    }

    /// Removes everything.
    pub(super) fn clear(&self) -> io::Result<()> {
        Ok(self.db.clear()?)
    }

    /// Makes all that was applied durable.
    pub(super) fn sync(&self) -> io::Result<()> {
        self.db.flush()?;
        self.file.sync_data()
    }

    /// What it takes on disk, in bytes.
    pub(super) fn size(&self) -> io::Result<u64> {
        Ok(self.db.size_on_disk()?)
    }
}

fn inner(key: &[u8]) -> Vec<u8> {
    [&[DATA], key].concat()
}

/// How many stores are being opened just now.
static OPENING: AtomicUsize = AtomicUsize::new(0);

/// Runs what may make sled panic on damaged files. A panic comes back as an error.
pub(super) fn contained<T>(f: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
    end_with_threads_of_sled();
    OPENING.fetch_add(1, Ordering::SeqCst);
    let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(f));
    OPENING.fetch_sub(1, Ordering::SeqCst);
    outcome.unwrap_or_else(|_| Err(io::Error::other("sled panicked on it")))
}

/// Has the process end when a thread of sled panics: those who wait for that thread would wait for ever. While a store
/// is being opened this is not done, since there a panic only says that the store is broken.
fn end_with_threads_of_sled() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            before(info);
            let thread = thread::current();
            let of_sled = thread.name().is_some_and(|name| name.starts_with("sled-io") || name == "log flusher");
            if of_sled && OPENING.load(Ordering::SeqCst) == 0 {
                fatal(&"a thread of sled panicked");
            }
        }));
    });
}
