//! The store on disk: the journal, the writes that are still in memory, and the tree below.
//!
//! sled's own promise of durability does not survive a power cut, and its cost is per write. So a commit writes and
//! syncs only the journal. From time to time, the tree gets the writes in memory, all at once, and is synced through a
//! handle of our own. If the two differ after a crash, `recovery` brings them into line.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use tokio::sync::watch;

use super::commit::Committer;
use super::heartbeat::Heartbeat;
use super::lock::DirLock;
use super::maintenance::Maintenance;
use super::places::{has_data, is_ours, must_be_no_sandbox};
use super::recovery::{NEW, Recovered, recover};
pub use super::shared::Stage;
use super::shared::{Limits, Shared, must};
use super::{Batch, Entry, OpenError, Seq, Store, fatal};

/// The store on disk. Reads and [`apply`](Store::apply) may be called from any number of threads.
pub struct SledStore {
    // The order of drops matters. First the committer finishes, then the maintenance thread flushes the rest into the
    // tree, then sled closes. Only after that is the directory unlocked.
    committer: Committer,
    _maintenance: Maintenance,
    shared: Arc<Shared>,
    _lock: DirLock,
}

/// Sizes of the data, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// The size of the journal on disk.
    pub journal: u64,
    /// The size of the store on disk.
    pub store: u64,
    /// The total size of keys and values in the store.
    pub live: u64,
}

/// A directory that a new file system may have in its root.
const OF_THE_SYSTEM: &str = "lost+found";

/// Checks whether a start may use a directory, or create the data there. An empty directory is accepted only if `new`
/// is set or it contains a file `new`: it could be the mount point of a volume that is not mounted. (Any other file
/// that is not ours counts too.) The same holds for a directory that once had data, but now has neither journal nor
/// store. A sandbox's directory is never accepted.
///
/// # Errors
/// If the start must not use it.
pub fn may_begin(dir: &Path, new: bool) -> Result<(), OpenError> {
    must_be_no_sandbox(dir)?;
    let Ok(entries) = fs::read_dir(dir) else { return Ok(()) };
    let names: Vec<String> = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    match names.as_slice() {
        _ if new || dir.join(NEW).exists() || has_data(dir) => Ok(()),
        names if names.iter().any(|name| is_ours(name)) => Err(OpenError::Gone { dir: dir.to_owned() }),
        names if names.iter().all(|name| name == OF_THE_SYSTEM) => Err(OpenError::Empty { dir: dir.to_owned() }),
        _ => Ok(()),
    }
}

impl SledStore {
    /// Opens a data directory. Creates it if it does not exist.
    ///
    /// Repairs whatever a crash may have left behind: cuts off a torn end of the journal; applies batches from the
    /// journal that the store lacks; rebuilds a store that does not open from a good journal; rewrites a journal that
    /// lacks something from the store.
    ///
    /// # Errors
    /// If another process uses the directory, or if there is damage that needs a human decision. The error says what to
    /// do.
    pub fn open(dir: &Path) -> Result<SledStore, OpenError> {
        SledStore::open_with(dir, Limits::RUNNING)
    }

    /// Like [`open`](Self::open), but compacts when journal and store exceed three times the data plus `spare` bytes,
    /// and checks this after each `gathered` written bytes. For tests, which are in a hurry.
    ///
    /// # Errors
    /// As for [`open`](Self::open).
    pub fn open_hurried(dir: &Path, gathered: usize, spare: u64) -> Result<SledStore, OpenError> {
        SledStore::open_watched(dir, gathered, spare, |_| {})
    }

    /// The same, but calls `reached` at each stage of the start and of a compaction, which continues when it returns.
    /// So a test can end the process at a known point.
    ///
    /// # Errors
    /// As for [`open`](Self::open).
    pub fn open_watched(dir: &Path, gathered: usize, spare: u64, reached: fn(Stage)) -> Result<SledStore, OpenError> {
        SledStore::open_with(dir, Limits { gathered, spare, reached })
    }

    fn open_with(dir: &Path, limits: Limits) -> Result<SledStore, OpenError> {
        let Recovered { lock, tree, journal } = recover(dir, limits.reached)?;
        let done = journal.bookmark().point.seq;
        let shared = Arc::new(Shared::new(dir.to_owned(), limits, journal, tree));
        let thread = || OpenError::io("start a thread for", dir);
        let synced = shared.clone();
        let committer = Committer::start(done, move |_| synced.sync().map(Some)).map_err(thread())?;
        let maintenance = Maintenance::start(shared.clone()).map_err(thread())?;
        Ok(SledStore { committer, _maintenance: maintenance, shared, _lock: lock })
    }

    /// The sizes of the data.
    pub fn size_on_disk(&self) -> Size {
        let journal = self.shared.front().journal.len;
        let tree = self.shared.tree();
        Size { journal, store: must("read the store's size", || tree.size()), live: tree.live() }
    }
}

impl Store for SledStore {
    fn get(&self, key: &[u8]) -> Option<Vec<u8>> {
        self.shared.get(key)
    }

    fn scan(&self, prefix: &[u8]) -> Vec<Entry> {
        self.range(prefix, prefix, usize::MAX)
    }

    fn range(&self, prefix: &[u8], from: &[u8], limit: usize) -> Vec<Entry> {
        self.shared.range(prefix, from, limit)
    }

    fn last(&self) -> Seq {
        self.shared.front().journal.bookmark().point.seq
    }

    fn apply(&self, batch: Batch) -> Seq {
        if let Err(oversize) = batch.check() {
            fatal(&format_args!("the program wrote {oversize}"));
        }
        let synced = *self.committer.durable().borrow();
        let seq = self.shared.apply(batch, synced);
        self.committer.submit(seq);
        seq
    }

    fn durable(&self) -> watch::Receiver<Seq> {
        self.committer.durable()
    }

    fn rewrite(&self) {
        self.shared.ask_for_rewriting();
    }

    fn heartbeat(&self) -> Option<Heartbeat> {
        Some(Heartbeat::of(&self.shared.dir))
    }
}
