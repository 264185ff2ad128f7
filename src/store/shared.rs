//! State shared by the callers of a store, its committer, and its maintenance.
//!
//! A batch is in the journal as soon as it is applied, and durable once the journal is synced. It stays in memory (in
//! the overlay) until the maintenance writes it to the tree, together with many others. If a row is written a
//! hundred times meanwhile, the tree is written once.

use std::fs::{self, File};
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError, RwLock, RwLockReadGuard};

use super::compaction::{STORE, UNREADABLE};
use super::crew::Task;
use super::frame::Bookmark;
use super::journal::Journal;
use super::overlay::Overlay;
use super::tree::Tree;
use super::{Batch, Entry, Seq, fatal, or_fatal};

/// A stage of the start, or of a compaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The start has the lock, and has read nothing yet.
    Locked,
    /// It has opened the store, and has read nothing of the journal.
    Opened,
    /// It has brought journal and store to the same point, but not synced the store.
    Settled,
    /// A compaction has begun a new journal and a new store beside the current ones.
    Begun,
    /// The new ones have the same content.
    Copied,
    /// The new journal is in place, and the new store still beside the old one.
    Published,
    /// The new store is in place too, and the old one beside it.
    Switched,
}

/// Thresholds for the maintenance, in bytes.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    /// When this much has gathered in memory, it is flushed to the tree.
    pub(super) gathered: usize,
    /// Journal and store together may take three times the data plus this.
    pub(super) spare: u64,
    /// Called at each stage of the start and of a compaction.
    pub(super) reached: fn(Stage),
}

impl Limits {
    /// The limits of a running bot.
    pub(super) const RUNNING: Limits = Limits { gathered: 12 << 20, spare: 64 << 20, reached: |_| {} };
}

/// Writers wait when this many times the flush threshold has gathered.
const PATIENCE: usize = 4;

/// Pending work of the maintenance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    Nothing,
    /// Enough writes have gathered, or a compaction was requested.
    Upkeep,
    /// The store is being closed.
    Close,
}

/// State shared by the callers of a store, and by those who work for it.
pub(super) struct Shared {
    pub(super) dir: PathBuf,
    pub(super) limits: Limits,
    front: Mutex<Front>,
    /// Signals that the gathered writes are being flushed.
    taken: Condvar,
    /// The task to wake for maintenance. Unset before that has started.
    upkeep: OnceLock<Arc<Task>>,
    tree: RwLock<Tree>,
}

/// The journal and the writes that the tree lacks. Both take batches in the same order, hence one lock.
pub(super) struct Front {
    pub(super) journal: Journal,
    pub(super) overlay: Overlay,
    /// Whether to compact journal and store, however small they are.
    pub(super) rewrite: bool,
    /// Whether the store is being closed.
    pub(super) closing: bool,
}

impl Shared {
    pub(super) fn new(dir: PathBuf, limits: Limits, journal: Journal, tree: Tree) -> Shared {
        let front = Mutex::new(Front { journal, overlay: Overlay::default(), rewrite: false, closing: false });
        Shared { dir, limits, front, taken: Condvar::new(), upkeep: OnceLock::new(), tree: RwLock::new(tree) }
    }

    /// A failure under this lock ends the process, so nobody ever sees it poisoned.
    pub(super) fn front(&self) -> MutexGuard<'_, Front> {
        self.front.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn tree(&self) -> RwLockReadGuard<'_, Tree> {
        self.tree.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Replaces the tree by another one with the same content.
    pub(super) fn switch_tree(&self, tree: Tree) {
        let former = std::mem::replace(&mut *self.tree.write().unwrap_or_else(PoisonError::into_inner), tree);
        drop(former);
    }

    /// Applies a batch. `synced`: the last batch known to be durable.
    pub(super) fn apply(&self, batch: Batch, synced: Seq) -> Seq {
        let most = self.limits.gathered;
        let full = |front: &mut Front| front.overlay.weight() >= PATIENCE * most;
        let mut front = self.taken.wait_while(self.front(), full).unwrap_or_else(PoisonError::into_inner);
        let point = must("write to the journal", || front.journal.append(&batch, synced));
        front.overlay.add(batch);
        if front.overlay.weight() >= most {
            self.call();
        }
        point.seq
    }

    /// Makes everything applied durable. Returns the number of the last durable batch.
    pub(super) fn sync(&self) -> io::Result<Seq> {
        let front = self.front();
        let (file, seq) = (front.journal.handle(), front.journal.bookmark().point.seq);
        drop(front);
        file.sync_data().map(|()| seq)
    }

    pub(super) fn get(&self, key: &[u8]) -> Option<Vec<u8>> {
        // If a write is not in the overlay now, it can only reach the tree through the overlay, later.
        if let Some(written) = self.front().overlay.get(key) {
            return written.clone();
        }
        self.reading(|| self.tree().get(key))
    }

    pub(super) fn range(&self, prefix: &[u8], from: &[u8], limit: usize) -> Vec<Entry> {
        // Hold the lock while reading the tree, so that nothing is flushed meanwhile and both have the same state.
        let front = self.front();
        let below = |from: &[u8], limit| self.tree().range(prefix, from, limit);
        self.reading(|| front.overlay.range(prefix, from, limit, below))
    }

    /// Reads from the tree. If that fails, the next start builds another one.
    pub(super) fn reading<T>(&self, read: impl FnOnce() -> io::Result<T>) -> T {
        caught(read).unwrap_or_else(|failure| self.unreadable(&failure))
    }

    /// Ends the process because a part of the tree cannot be read.
    fn unreadable(&self, failure: &io::Error) -> ! {
        // If not even this can be written, the next start finds out by itself, or ends here again.
        let _ = fs::write(self.dir.join(STORE).join(UNREADABLE), failure.to_string());
        fatal(&format_args!("the store cannot be read ({failure}); the next start builds it anew from the journal"))
    }

    /// Sets the task that is woken for maintenance.
    pub(super) fn calls(&self, upkeep: Arc<Task>) {
        // A store begins once.
        let _ = self.upkeep.set(upkeep);
        self.call();
    }

    fn call(&self) {
        if let Some(upkeep) = self.upkeep.get() {
            upkeep.call();
        }
    }

    /// The pending work of the maintenance.
    pub(super) fn wanted(&self) -> Wanted {
        let front = self.front();
        match front.closing {
            true => Wanted::Close,
            false if front.rewrite || front.overlay.weight() >= self.limits.gathered => Wanted::Upkeep,
            false => Wanted::Nothing,
        }
    }

    /// Requests a compaction of journal and store.
    pub(super) fn ask_for_rewriting(&self) {
        self.front().rewrite = true;
        self.call();
    }

    /// Takes the request for a compaction. Returns whether there was one.
    pub(super) fn take_rewriting(&self) -> bool {
        std::mem::take(&mut self.front().rewrite)
    }

    /// Tells the maintenance that the store is being closed.
    pub(super) fn close(&self) {
        self.front().closing = true;
        self.call();
    }

    /// Durably flushes the gathered writes into the tree. Only the maintenance may do this. Returns the tree's
    /// bookmark, and the matching length of the journal.
    pub(super) fn flush(&self) -> io::Result<(Bookmark, u64)> {
        let mut front = self.front();
        let (writes, bookmark, end) = (front.overlay.begin_flush(), front.journal.bookmark(), front.journal.len);
        let file: Arc<File> = front.journal.handle();
        drop(front);
        self.taken.notify_all();
        // The tree is never ahead of the journal.
        file.sync_data()?;
        let tree = self.tree();
        if tree.bookmark()? != Some(Bookmark { live: tree.live(), ..bookmark }) {
            tree.merge(&writes)?;
            tree.mark(bookmark)?;
            tree.sync()?;
        }
        self.front().overlay.end_flush();
        Ok((bookmark, end))
    }
}

/// Reads from the tree. A panic of sled is returned as an error.
pub(super) fn caught<T>(read: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
    catch_unwind(AssertUnwindSafe(read)).unwrap_or_else(|_| Err(io::Error::other("sled panicked on it")))
}

/// Runs an operation that must succeed while the store is open. A failure ends the process.
pub(super) fn must<T>(what: &str, f: impl FnOnce() -> io::Result<T>) -> T {
    or_fatal(|| f().unwrap_or_else(|failure| fatal(&format_args!("cannot {what}: {failure}"))))
}
