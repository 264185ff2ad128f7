//! The store on disk. The only file that knows sled.
//!
//! sled's own promise of durability does not hold through a power cut, so a commit is: journal written and synced, sled
//! written and flushed, sled's file synced through a handle of our own. Should the two differ after a crash, `open`
//! brings them into line. A caller only appends to the journal (to the page cache); all that has gathered since the last
//! round goes into sled as one batch, on the committer's thread, since sled's price is by the batch. Two calls are avoided on purpose: `flush_async` (dead-locks with several callers) and values over 128 KB
//! (their files are never removed).

use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, Once, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::watch;

use super::commit::Committer;
use super::frame::{Op, Point};
use super::journal::Journal;
use super::lock::DirLock;
use super::open::{COMPACT_ABOVE, Opened, open};
use super::overlay::Overlay;
use super::{Batch, Entry, OpenError, Seq, Store, fatal, or_fatal};

/// How much of the store is kept in memory, in bytes.
const CACHE: u64 = 64 << 20;

/// How many bytes may gather for one round; who writes more waits for the disk.
const GATHER: usize = 4 << 20;

/// How often sled writes out and tidies up by itself. Commits do not wait for it.
const TIDY_MS: u64 = 500;

/// How long to wait for the files of a store that was closed a moment ago: threads of sled may hold them a bit longer.
const HANDOVER: Duration = Duration::from_secs(5);

/// Where the [`Standing`] is kept. All other keys begin with [`DATA`].
const STANDING: [u8; 1] = [0];
const DATA: u8 = 1;

/// The store on disk. Reads and [`apply`](Store::apply) may be called from any number of threads.
pub struct SledStore {
    // The order matters when it is dropped: the committer finishes, sled closes, and only then the directory is free.
    committer: Committer,
    parts: Arc<Parts>,
    _lock: DirLock,
}

/// What callers and the committer share.
struct Parts {
    front: Mutex<Front>,
    /// The committer has taken what had gathered.
    taken: Condvar,
    tree: Tree,
    journal_file: File,
}

/// The journal and what it has that the tree lacks. Both take batches in the same order, hence one lock.
struct Front {
    journal: Journal,
    overlay: Overlay,
}

/// What the data takes on disk, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// The journal. It shrinks only when a store is opened.
    pub journal: u64,
    /// The store. Expect three to four times the data.
    pub store: u64,
}

impl SledStore {
    /// Opens the data of a directory, which is created when it is not there.
    ///
    /// Whatever a crash may have left behind is brought into line: a torn end of the journal is cut off, batches that
    /// the store lacks are applied from the journal, a journal that lacks some is written anew from the store.
    ///
    /// # Errors
    /// When another process uses the directory, and when damage was found that needs a human decision; the error says
    /// what to do.
    pub fn open(dir: &Path) -> Result<SledStore, OpenError> {
        SledStore::open_with(dir, COMPACT_ABOVE)
    }

    /// As [`open`](Self::open), with the size in bytes that a journal may have before it is compacted.
    pub(super) fn open_with(dir: &Path, compact_above: u64) -> Result<SledStore, OpenError> {
        let Opened { lock, tree, journal, .. } = open(dir, compact_above)?;
        let journal_file = journal.handle().map_err(OpenError::io("open the journal in", dir))?;
        let done = journal.standing().point.seq;
        let front = Mutex::new(Front { journal, overlay: Overlay::default() });
        let parts = Arc::new(Parts { front, taken: Condvar::new(), tree, journal_file });
        let synced = parts.clone();
        let committer =
            Committer::start(done, move |_| synced.sync()).map_err(OpenError::io("start the committer for", dir))?;
        Ok(SledStore { committer, parts, _lock: lock })
    }

    /// What the data takes on disk.
    pub fn size_on_disk(&self) -> Size {
        let journal = must("read the journal's length", || self.parts.journal_file.metadata()).len();
        Size { journal, store: must("read the store's size", || self.parts.tree.size()) }
    }
}

impl Parts {
    /// A failure under this lock ends the process, so a poisoned one is never met alive.
    fn front(&self) -> MutexGuard<'_, Front> {
        self.front.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes durable all that has gathered; gives the number of the last batch of it.
    fn sync(&self) -> io::Result<Seq> {
        let mut front = self.front();
        let (writes, standing) = (front.overlay.leave(), front.journal.standing());
        drop(front);
        self.taken.notify_all();
        let ops = writes.iter().map(|(key, value)| (&key[..], value.as_deref()));
        self.tree.apply(ops, Some(standing))?;
        self.front().overlay.land();
        // The tree is synced last: the disk is seldom asked to keep a tree that is ahead of the journal.
        self.journal_file.sync_data()?;
        self.tree.sync()?;
        Ok(standing.point.seq)
    }
}

impl Store for SledStore {
    fn get(&self, key: &[u8]) -> Option<Vec<u8>> {
        // Whatever is not in the overlay now can only come into the tree by way of it, and later.
        if let Some(written) = self.parts.front().overlay.get(key) {
            return written.clone();
        }
        must("read from the store", || self.parts.tree.get(key))
    }

    fn scan(&self, prefix: &[u8]) -> Vec<Entry> {
        self.range(prefix, prefix, usize::MAX)
    }

    fn range(&self, prefix: &[u8], from: &[u8], limit: usize) -> Vec<Entry> {
        // The lock is held while the tree is read, so nothing lands meanwhile and both are of one instant.
        let front = self.parts.front();
        let below = |limit| self.parts.tree.range(prefix, from, limit);
        must("read from the store", || front.overlay.range(prefix, from, limit, below))
    }

    fn apply(&self, batch: Batch) -> Seq {
        if let Err(oversize) = batch.check() {
            fatal(&format_args!("the program wrote {oversize}"));
        }
        let synced = *self.committer.durable().borrow();
        let full = |front: &mut Front| front.overlay.weight() >= GATHER;
        let front = self.parts.front();
        let mut front = self.parts.taken.wait_while(front, full).unwrap_or_else(PoisonError::into_inner);
        let point = must("write to the journal", || front.journal.append(&batch, synced));
        front.overlay.add(batch);
        drop(front);
        self.committer.submit(point.seq);
        point.seq
    }

    fn durable(&self) -> watch::Receiver<Seq> {
        self.committer.durable()
    }
}

/// Does what has to succeed while the store is open.
fn must<T>(what: &str, f: impl FnOnce() -> io::Result<T>) -> T {
    or_fatal(|| {
        f().unwrap_or_else(|failure| {
            fatal(&format_args!("cannot {what}: {failure}; if this comes again, run `kletka repair`"))
        })
    })
}

/// Which journal a store belongs to and how far it has come; written with every batch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Standing {
    pub(super) id: u64,
    pub(super) point: Point,
}

impl Standing {
    fn to_bytes(self) -> Vec<u8> {
        let Standing { id, point } = self;
        [&id.to_le_bytes()[..], &point.seq.to_le_bytes(), &point.mark.to_le_bytes()].concat()
    }

    fn from_bytes(bytes: &[u8]) -> Option<Standing> {
        let (id, rest) = bytes.split_first_chunk()?;
        let (seq, rest) = rest.split_first_chunk()?;
        let point = Point { seq: u64::from_le_bytes(*seq), mark: u32::from_le_bytes(rest.try_into().ok()?) };
        Some(Standing { id: u64::from_le_bytes(*id), point })
    }
}

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
    pub(super) fn standing(&self) -> io::Result<Option<Standing>> {
        let broken = || io::Error::other("it does not know how far it has come");
        self.db.get(STANDING)?.map(|bytes| Standing::from_bytes(&bytes).ok_or_else(broken)).transpose()
    }

    /// Applies operations and notes the new standing, all or nothing. Without one, a crash leaves a part of the work.
    pub(super) fn apply<'a>(
        &self,
        ops: impl IntoIterator<Item = Op<'a>>,
        standing: Option<Standing>,
    ) -> io::Result<()> {
        let mut batch = sled::Batch::default();
        for (key, value) in ops {
            match value {
                Some(value) => batch.insert(inner(key), value),
                None => batch.remove(inner(key)),
            }
        }
        if let Some(standing) = standing {
            batch.insert(&STANDING, standing.to_bytes());
        }
        Ok(self.db.apply_batch(batch)?)
    }

    fn get(&self, key: &[u8]) -> io::Result<Option<Vec<u8>>> {
        Ok(self.db.get(inner(key))?.map(|value| value.to_vec()))
    }

    fn range(&self, prefix: &[u8], from: &[u8], limit: usize) -> io::Result<Vec<Entry>> {
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

    /// Whether there is nothing at all in it, not even a standing.
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

    fn size(&self) -> io::Result<u64> {
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
