//! The maintenance of a store: moves writes from memory into the tree. It compacts journal and store when they have
//! grown to several times the data. After the start, it checks that all of the data can still be read. The stores share
//! a crew for it, which is not that of the committers: nobody's move waits for it.

use std::fs::File;
use std::io;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use super::compaction::{self, STORE, Throttle};
use super::crew::{Crew, Task, Turn};
use super::frame::Bookmark;
use super::journal::{Frames, JOURNAL, Journal, NewJournal};
use super::recovery::broken;
use super::shared::{Shared, Stage, Wanted, caught, must};
use super::survey::Survey;
use super::tree::Tree;

/// How many times the size of the data journal and store may take together.
const RATIO: u64 = 3;

/// How much of the journal may be copied while writers wait, in bytes.
const LAST: u64 = 1 << 16;

/// The pause after each megabyte, so that others can use the disk and the processor.
const PAUSE: Duration = Duration::from_millis(10);

/// How many stores are seen to at a time.
const AT_A_TIME: usize = 4;

static CREW: Crew = Crew::new("maintenance", AT_A_TIME);

/// A handle of the maintenance. Dropping it flushes the rest into the tree and ends the work.
pub(super) struct Maintenance {
    shared: Arc<Shared>,
    task: Arc<Task>,
}

impl Maintenance {
    /// Begins. A disk failure ends the process.
    pub(super) fn start(shared: Arc<Shared>) -> io::Result<Maintenance> {
        let own = shared.clone();
        let mut verified = false;
        let task = CREW.task(move || match std::mem::replace(&mut verified, true) {
            true => turn(&own),
            false => {
                verify(&own);
                Turn::Again
            }
        })?;
        shared.calls(task.clone());
        Ok(Maintenance { shared, task })
    }
}

impl Drop for Maintenance {
    fn drop(&mut self) {
        self.shared.close();
        self.task.join();
    }
}

fn turn(shared: &Shared) -> Turn {
    match shared.wanted() {
        Wanted::Nothing => Turn::Rest,
        Wanted::Upkeep => {
            let asked = shared.take_rewriting();
            must("write to the store", || shared.flush());
            if asked || is_due(shared) {
                must("write the store anew", || compact(shared));
            }
            Turn::Again
        }
        Wanted::Close => {
            must("write to the store", || shared.flush());
            Turn::End
        }
    }
}

/// Whether journal and store have grown too large.
fn is_due(shared: &Shared) -> bool {
    let tree = shared.tree();
    let taken = must("read the size of the store", || tree.size()) + shared.front().journal.len;
    taken > tree.live().saturating_mul(RATIO).saturating_add(shared.limits.spare)
}

/// Compacts journal and store. Meanwhile, writes gather in memory and in both journals. Only the copying may fail, and
/// then everything stays as it was. The flush must succeed, and once the new journal has its name there is no way back.
fn compact(shared: &Shared) -> io::Result<()> {
    let (bookmark, read) = must("write to the store", || shared.flush());
    let before = shared.front().journal.len + shared.tree().size()?;
    let copied = match caught(|| copy(shared, bookmark, read)) {
        Ok(Some(copied)) => copied,
        Ok(None) => return compaction::tidy(&shared.dir),
        Err(failure) => {
            // The next start would remove the rest.
            compaction::tidy(&shared.dir).ok();
            return Err(failure);
        }
    };
    (shared.limits.reached)(Stage::Copied);
    must("put journal and store in their places", || switch(shared, copied));
    (shared.limits.reached)(Stage::Switched);
    compaction::tidy(&shared.dir)?;
    let after = shared.front().journal.len + shared.tree().size()?;
    tracing::info!("journal and store were written anew: {after} bytes instead of {before}");
    Ok(())
}

/// A new journal beside the old one, which it has copied up to an offset.
struct Copied {
    journal: NewJournal,
    /// The bookmark of the snapshot.
    bookmark: Bookmark,
    old: File,
    read: u64,
}

/// Copies everything in the tree, and then what was added to the journal after its first `read` bytes, except for the
/// last part. `None` if the store is being closed.
fn copy(shared: &Shared, bookmark: Bookmark, mut read: u64) -> io::Result<Option<Copied>> {
    let mut old = File::open(shared.dir.join(JOURNAL))?;
    let each: compaction::Visit<'_> = &|visit| {
        (shared.limits.reached)(Stage::Begun);
        shared.tree().each(visit)
    };
    let copied = compaction::copy(&shared.dir, bookmark, each, &mut || pause(shared))?;
    let Some((mut journal, bookmark)) = copied else { return Ok(None) };
    loop {
        let end = shared.front().journal.len;
        if end - read <= LAST {
            return Ok(Some(Copied { journal, bookmark, old, read }));
        }
        journal.follow(&mut old, read, end)?;
        journal.sync()?;
        read = end;
    }
}

/// Replaces journal and store with the copies.
fn switch(shared: &Shared, copied: Copied) -> io::Result<()> {
    let Copied { mut journal, bookmark, mut old, read } = copied;
    let mut front = shared.front();
    journal.follow(&mut old, read, front.journal.len)?;
    let (now, len) = (front.journal.bookmark(), journal.len());
    // The last frame is as far from the end as in the old journal.
    let at = if now.point == bookmark.point { bookmark.at } else { len - (front.journal.len - now.at) };
    journal.publish()?;
    front.journal = Journal::append_to(&shared.dir.join(JOURNAL), Bookmark { at, ..now }, len)?;
    drop(front);
    (shared.limits.reached)(Stage::Published);
    compaction::switch(&shared.dir)?;
    shared.switch_tree(Tree::open(&shared.dir.join(STORE))?);
    Ok(())
}

/// Lets others use the disk. `false` if the store is being closed.
fn pause(shared: &Shared) -> bool {
    thread::sleep(PAUSE);
    !shared.front().closing
}

/// Reads journal and store from end to end, without haste. The start has read only their newest part, and it is better
/// to find damage while the other of the two still has the damaged data. Also counts the bytes in the store.
fn verify(shared: &Shared) {
    match journal_is_whole(shared) {
        Err(stopped) if stopped.kind() == io::ErrorKind::Interrupted => return,
        Ok(true) => {}
        Ok(false) | Err(_) => {
            tracing::warn!("the journal is damaged and is written anew from the store");
            if let Err(failure) = compact(shared) {
                tracing::error!("it cannot be written anew: {}", broken(&shared.dir)(failure));
            }
            return;
        }
    }
    let (mut live, mut throttle, mut stopped) = (0, Throttle::default(), false);
    shared.reading(|| {
        let tree = shared.tree();
        let read = tree.each_from(b"", &mut |_, block| {
            live += block.live();
            stopped = throttle.is_due(block.live()) && !pause(shared);
            if stopped { Err(io::ErrorKind::Interrupted.into()) } else { Ok(()) }
        });
        if stopped { Ok(()) } else { read.map(|()| tree.count(live)) }
    });
}

/// Whether all current frames can be read.
fn journal_is_whole(shared: &Shared) -> io::Result<bool> {
    let end = shared.front().journal.bookmark().point;
    let path = shared.dir.join(JOURNAL);
    let Ok(Some(mut frames)) = Frames::open(&path) else { return Ok(false) };
    let mut throttle = Throttle::default();
    let survey = Survey::each(&mut frames, &mut |frame| {
        let stopped = throttle.is_due(frame.raw_ops().len() as u64) && !pause(shared);
        if stopped { Err(io::ErrorKind::Interrupted.into()) } else { Ok(()) }
    })?;
    Ok(!survey.is_damaged() && survey.end.seq >= end.seq)
}

#[cfg(test)]
#[path = "maintenance_tests.rs"]
mod tests;
