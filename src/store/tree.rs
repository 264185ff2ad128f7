//! The ordered map on disk below the store. Its rows are in blocks. This is the only file that uses sled.
//!
//! We avoid two of sled's features on purpose: `flush_async` (it deadlocks with several callers) and values over 128 KB
//! (it never removes their files).

use std::cell::Cell;
use std::fs::{self, File};
use std::io;
use std::ops::Bound;
use std::path::Path;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, Once, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::block::{self, Block, BlockBuilder, RecentBlocks, Row};
use super::frame::{Bookmark, Op};
use super::overlay::Writes;
use super::{Entry, fatal};

/// sled's memory cache of the store, in bytes.
const CACHE: u64 = 16 << 20;

/// How many unpacked blocks to cache.
const BLOCKS: usize = 256;

/// How often sled flushes and cleans up by itself. Commits do not wait for it.
const TIDY_MS: u64 = 500;

/// The number of trees in a process for which sled may tidy up by itself. For each it runs a thread that syncs the file
/// twice a second, whether anything was written or not: with a thousand of them, the disk did nothing else. Garbage of
/// the other trees is removed by compaction.
const TIDIED: usize = 8;

/// How many trees are open.
static OPEN: AtomicUsize = AtomicUsize::new(0);

/// How many bytes to give to sled at a time. A crash in between does no harm: all writes can be repeated until the
/// bookmark says that they are done.
const PORTION: usize = 1 << 20;

/// How long to wait for the files of a store that was just closed: sled's threads may hold them a bit longer.
const HANDOVER: Duration = Duration::from_secs(5);

/// The key of the [`Bookmark`].
const BOOKMARK: [u8; 1] = [0];
/// The first byte of the keys of single rows, in the old format.
const ROW: u8 = 1;
/// The first byte of the keys of blocks. A block has the rows from its key up to the key of the next block. The first
/// block's key is empty.
const BLOCK: u8 = 2;

/// The one tree of a sled database, with failures as plain I/O errors.
pub(super) struct Tree {
    /// `Some` until dropped.
    db: Option<sled::Db>,
    /// Our own handle of sled's file, since sled itself never calls fdatasync when it flushes.
    file: File,
    latest: Mutex<RecentBlocks<sled::IVec>>,
    /// The total size of keys and values, in bytes.
    live: AtomicU64,
    _counted: Counted,
}

/// A tree that is open.
struct Counted;

impl Counted {
    /// Counts one more. Returns how many were open before.
    fn new() -> (Counted, usize) {
        (Counted, OPEN.fetch_add(1, Ordering::Relaxed))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        OPEN.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Tree {
    /// Opens or creates a store in a directory. May panic on a damaged one.
    pub(super) fn open(path: &Path) -> io::Result<Tree> {
        remove_unfinished(path)?;
        let (counted, others) = Counted::new();
        let tidy = (others < TIDIED).then_some(TIDY_MS);
        let config = sled::Config::new().path(path).cache_capacity(CACHE).flush_every_ms(tidy);
        let give_up = Instant::now() + HANDOVER;
        let db = loop {
            match config.open() {
                // The directory is ours (see `lock`), so the file is held by a thread of this process that is ending,
                // or by a bot of an old version.
                Err(sled::Error::Io(busy)) if busy.to_string().contains("could not acquire lock") => {
                    if Instant::now() > give_up {
                        return Err(io::ErrorKind::ResourceBusy.into());
                    }
                    thread::sleep(Duration::from_millis(10));
                }
                other => break other?,
            }
        };
        let file = File::open(path.join("db"))?;
        let (latest, live) = (Mutex::new(RecentBlocks::new(BLOCKS)), AtomicU64::new(0));
        let tree = Tree { db: Some(db), file, latest, live, _counted: counted };
        tree.live.store(tree.bookmark()?.map_or(0, |bookmark| bookmark.live), Ordering::Relaxed);
        Ok(tree)
    }

    fn db(&self) -> &sled::Db {
        self.db.as_ref().expect("it is open until it is dropped")
    }

    /// The store's bookmark. `None` for a new store.
    pub(super) fn bookmark(&self) -> io::Result<Option<Bookmark>> {
        let broken = || io::Error::other("it does not know how far it has come");
        self.db().get(BOOKMARK)?.map(|bytes| Bookmark::from_bytes(&bytes).ok_or_else(broken)).transpose()
    }

    /// Sets the bookmark. All earlier writes are in the store then.
    pub(super) fn mark(&self, bookmark: Bookmark) -> io::Result<()> {
        self.db().insert(BOOKMARK, Bookmark { live: self.live(), ..bookmark }.to_bytes())?;
        Ok(())
    }

    /// The total size of keys and values, in bytes.
    pub(super) fn live(&self) -> u64 {
        self.live.load(Ordering::Relaxed)
    }

    /// Sets the total size. It is maintained from changes, and after a crash changes may be counted twice.
    pub(super) fn count(&self, live: u64) {
        self.live.store(live, Ordering::Relaxed);
    }

    /// Applies writes. After a crash, any part of them may be there.
    pub(super) fn merge(&self, writes: &Writes) -> io::Result<()> {
        let mut rest = writes.iter().map(|(key, value)| (key.as_slice(), value.as_deref())).peekable();
        let mut portion = Portion { tree: self, batch: sled::Batch::default(), weight: 0 };
        while let Some((key, _)) = rest.peek() {
            let (first, block) = self.at(key)?.unwrap_or_else(|| (vec![BLOCK], Arc::new(Block::empty())));
            let next = self.behind(&first)?.map(|(next, _)| next);
            let mut own = Vec::new();
            while let Some(op) = rest.next_if(|(key, _)| next.as_ref().is_none_or(|next| next[1..] > **key)) {
                own.push(op);
            }
            self.rewrite(&first, &block, &own, &mut portion)?;
        }
        portion.write()
    }

    /// Rewrites a block, splitting it as needed.
    fn rewrite(&self, first: &[u8], block: &Block, writes: &[Op<'_>], portion: &mut Portion<'_>) -> io::Result<()> {
        let rows = block.with(writes);
        let live: u64 = rows.iter().map(|row| block::live(*row)).sum();
        self.live.fetch_add(live.wrapping_sub(block.live()), Ordering::Relaxed);
        let mut builder = BlockBuilder::of(&rows);
        let mut blocks: Vec<_> = rows.iter().filter_map(|row| builder.push(*row)).collect();
        blocks.extend(builder.finish());
        if blocks.is_empty() && first.len() > 1 {
            portion.remove(first);
        } else if blocks.is_empty() {
            portion.put(first, Vec::new());
        }
        for (n, (key, packed)) in blocks.into_iter().enumerate() {
            match n {
                0 => portion.put(first, packed),
                _ => portion.put(&inner(BLOCK, &key), packed),
            }
        }
        // Not between the pieces of a block: only together do they replace it.
        if portion.weight >= PORTION { portion.write() } else { Ok(()) }
    }

    /// The block that a key belongs to, with the block's key.
    fn at(&self, key: &[u8]) -> io::Result<Option<(Vec<u8>, Arc<Block>)>> {
        let found = self.db().range([BLOCK].to_vec()..=inner(BLOCK, key)).next_back().transpose()?;
        found.map(|(first, packed)| Ok((first.to_vec(), self.unpacked(packed)?))).transpose()
    }

    /// The block after the one with this key, still packed.
    fn behind(&self, first: &[u8]) -> io::Result<Option<(Vec<u8>, sled::IVec)>> {
        let later = (Bound::Excluded(first.to_vec()), Bound::Excluded(vec![BLOCK + 1]));
        Ok(self.db().range(later).next().transpose()?.map(|(first, packed)| (first.to_vec(), packed)))
    }

    fn unpacked(&self, packed: sled::IVec) -> io::Result<Arc<Block>> {
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(block) = latest.find(&packed) {
            return Ok(block);
        }
        let block = Arc::new(read(&packed)?);
        latest.keep(packed, block.clone());
        Ok(block)
    }

    /// The value of a key.
    pub(super) fn get(&self, key: &[u8]) -> io::Result<Option<Vec<u8>>> {
        Ok(self.at(key)?.and_then(|(_, block)| block.get(key).map(<[u8]>::to_vec)))
    }

    /// The first `limit` entries of a prefix from a key on.
    pub(super) fn range(&self, prefix: &[u8], from: &[u8], limit: usize) -> io::Result<Vec<Entry>> {
        let from = prefix.max(from);
        let mut found: Vec<Entry> = Vec::new();
        let mut next = self.at(from)?;
        while let Some((first, block)) = next {
            for (key, value) in block.from(from) {
                if !key.starts_with(prefix) || found.len() >= limit {
                    return Ok(found);
                }
                found.push((key.to_vec(), value.to_vec()));
            }
            let behind = self.behind(&first)?;
            next = behind.map(|(first, packed)| io::Result::Ok((first, self.unpacked(packed)?))).transpose()?;
        }
        Ok(found)
    }

    /// Visits all rows, in order.
    pub(super) fn each(&self, visit: &mut dyn FnMut(Row<'_>) -> io::Result<()>) -> io::Result<()> {
        self.each_from(b"", &mut |_, rows| rows.from(b"").try_for_each(&mut *visit))?;
        for entry in self.db().range([ROW]..[BLOCK]) {
            let (key, value) = entry?;
            visit((&key[1..], &value))?;
        }
        Ok(())
    }

    /// Visits the blocks, from the one that contains a key.
    pub(super) fn each_from(
        &self,
        key: &[u8],
        visit: &mut dyn FnMut(&[u8], &Block) -> io::Result<()>,
    ) -> io::Result<()> {
        let first = self.db().range([BLOCK].to_vec()..=inner(BLOCK, key)).keys().next_back().transpose()?;
        let first = first.map_or(inner(BLOCK, key), |first| first.to_vec());
        for entry in self.db().range(first..vec![BLOCK + 1]) {
            let (first, packed) = entry?;
            visit(&first[1..], &read(&packed)?)?;
        }
        Ok(())
    }

    /// Whether it has the old format, with each row stored singly.
    pub(super) fn is_old(&self) -> io::Result<bool> {
        Ok(self.db().range([ROW]..[BLOCK]).next().transpose()?.is_some())
    }

    /// Begins to fill an empty store.
    pub(super) fn fill(&self) -> Filling<'_> {
        let portion = Portion { tree: self, batch: sled::Batch::default(), weight: 0 };
        Filling { portion, builder: BlockBuilder::new(), begun: false }
    }

    /// Whether it is completely empty, without even a bookmark.
    pub(super) fn is_empty(&self) -> bool {
        self.db().is_empty()
    }

    /// Makes everything applied durable.
    pub(super) fn sync(&self) -> io::Result<()> {
        self.db().flush()?;
        self.file.sync_data()
    }

    /// Its size on disk, in bytes.
    pub(super) fn size(&self) -> io::Result<u64> {
        Ok(self.file.metadata()?.len())
    }
}

impl Drop for Tree {
    fn drop(&mut self) {
        // sled panics if the last sync of its file fails. Nothing depends on that: what must be durable was synced
        // before, and the rest is in the journal.
        let db = self.db.take();
        let close = || {
            drop(db);
            Ok(())
        };
        if let Err(failure) = contained(close) {
            tracing::warn!(%failure, "the store was not closed well");
        }
    }
}

#[cfg(test)]
impl Tree {
    /// A tree that panics on every use, as sled may on damaged files.
    pub(super) fn that_panics(self) -> Tree {
        let mut tree = self;
        tree.db = None;
        tree
    }
}

fn read(packed: &[u8]) -> io::Result<Block> {
    if packed.is_empty() {
        return Ok(Block::empty());
    }
    Block::read(packed).ok_or_else(|| io::Error::other("a block of it is no block"))
}

fn inner(kind: u8, key: &[u8]) -> Vec<u8> {
    [&[kind], key].concat()
}

/// Removes files that sled writes while opening, and renames only when they are complete. If a crash leaves one behind,
/// sled would take it for complete, and for the newest.
fn remove_unfinished(path: &Path) -> io::Result<()> {
    let Ok(entries) = fs::read_dir(path) else { return Ok(()) };
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "generating") {
            fs::remove_file(path)?;
        }
    }
    Ok(())
}

/// Writes being collected for sled.
struct Portion<'t> {
    tree: &'t Tree,
    batch: sled::Batch,
    weight: usize,
}

impl Portion<'_> {
    fn put(&mut self, key: &[u8], value: Vec<u8>) {
        self.weight += key.len() + value.len();
        self.batch.insert(key, value);
    }

    fn remove(&mut self, key: &[u8]) {
        self.weight += key.len();
        self.batch.remove(key);
    }

    fn write(&mut self) -> io::Result<()> {
        self.weight = 0;
        Ok(self.tree.db().apply_batch(std::mem::take(&mut self.batch))?)
    }
}

/// A new store that gets its rows in order, which is much faster than [`Tree::merge`].
pub(super) struct Filling<'t> {
    portion: Portion<'t>,
    builder: BlockBuilder,
    begun: bool,
}

impl Filling<'_> {
    pub(super) fn push(&mut self, row: Row<'_>) -> io::Result<()> {
        self.portion.tree.live.fetch_add(block::live(row), Ordering::Relaxed);
        let block = self.builder.push(row);
        self.take(block)
    }

    fn take(&mut self, block: Option<(Vec<u8>, Vec<u8>)>) -> io::Result<()> {
        let Some((key, packed)) = block else { return Ok(()) };
        let begun = std::mem::replace(&mut self.begun, true);
        self.portion.put(&inner(BLOCK, if begun { &key } else { b"" }), packed);
        if self.portion.weight >= PORTION { self.portion.write() } else { Ok(()) }
    }

    pub(super) fn finish(mut self) -> io::Result<()> {
        let block = self.builder.finish();
        self.take(block)?;
        self.portion.write()
    }
}

/// How many stores are being opened at the moment.
static OPENING: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    /// Whether a panic of this thread is returned as an error.
    static CONTAINED: Cell<bool> = const { Cell::new(false) };
}

/// Runs code in which sled may panic on damaged files. A panic is returned as an error.
pub(super) fn contained<T>(f: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
    end_with_threads_of_sled();
    OPENING.fetch_add(1, Ordering::SeqCst);
    let within = CONTAINED.replace(true);
    let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(f));
    CONTAINED.set(within);
    OPENING.fetch_sub(1, Ordering::SeqCst);
    outcome.unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map_or("", String::as_str);
        Err(refusal(text).map_or_else(|| io::Error::other("sled panicked on it"), io::Error::from))
    })
}

/// The disk error in a panic of sled, if the disk failed rather than its data. sled unwraps the system's results, so
/// the panic's text names the kind of the error.
fn refusal(text: &str) -> Option<io::ErrorKind> {
    use io::ErrorKind::{FileTooLarge, QuotaExceeded, ReadOnlyFilesystem, StorageFull};
    let kinds = [FileTooLarge, QuotaExceeded, ReadOnlyFilesystem, StorageFull];
    kinds.into_iter().find(|kind| text.contains(&format!("kind: {kind:?}")))
}

/// Makes the process end if a thread of sled panics, since others would wait for that thread forever. Not while a store
/// is being opened: there, a panic only means that the store is broken, which is reported elsewhere.
fn end_with_threads_of_sled() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            let thread = thread::current();
            let of_sled = thread.name().is_some_and(|name| name.starts_with("sled-io") || name == "log flusher");
            let refused = info.payload().downcast_ref::<String>().and_then(|text| refusal(text));
            if let (true, Some(kind)) = (of_sled, refused) {
                fatal(&format_args!("the disk refuses what the store writes ({kind})"));
            }
            let opening = OPENING.load(Ordering::SeqCst) > 0;
            if CONTAINED.get() || of_sled && opening {
                return;
            }
            before(info);
            if of_sled {
                fatal(&"a thread of sled panicked");
            }
        }));
    });
}
