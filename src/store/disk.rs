//! The store on disk: the journal, and the tree below it.
//!
//! sled's own promise of durability does not hold through a power cut, so a commit is: journal written and synced, sled
//! written and flushed, sled's file synced through a handle of our own. Should the two differ after a crash, `recovery`
//! brings them into line. A caller only appends to the journal (to the page cache); all that has gathered since the
//! last round goes into sled as one batch, on the committer's thread, since sled's price is by the batch.

use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use super::commit::Committer;
use super::journal::Journal;
use super::lock::DirLock;
use super::overlay::Overlay;
use super::recovery::{COMPACT_ABOVE, Recovered, recover};
use super::tree::Tree;
use super::{Batch, Entry, OpenError, Seq, Store, fatal, or_fatal};

/// How many bytes may gather for one round; who writes more waits for the disk.
const GATHER: usize = 4 << 20;

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
        let Recovered { lock, tree, journal, .. } = recover(dir, compact_above)?;
        let journal_file = journal.handle().map_err(OpenError::io("open the journal in", dir))?;
        let done = journal.bookmark().point.seq;
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
        let (writes, bookmark) = (front.overlay.leave(), front.journal.bookmark());
        drop(front);
        self.taken.notify_all();
        let ops = writes.iter().map(|(key, value)| (&key[..], value.as_deref()));
        self.tree.apply(ops, Some(bookmark))?;
        self.front().overlay.land();
        // The tree is synced last: the disk is seldom asked to keep a tree that is ahead of the journal.
        self.journal_file.sync_data()?;
        self.tree.sync()?;
        Ok(bookmark.point.seq)
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
