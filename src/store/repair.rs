//! `kletka repair`: for a data directory that does not open. It discards nothing, but keeps the broken files beside the
//! new data.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::compaction::{self, STORE};
use super::frame::{Bookmark, Point};
use super::journal::JOURNAL;
use super::lock::DirLock;
use super::logs::{self, Torn};
use super::places::must_have_data;
use super::recovery::{broken, free_name, new_id, put_aside, recover_locked};
use super::salvage::{Rows, SalvagedJournal, SalvagedStore, of_same};
use super::survey::Survey;
use super::tree::{Tree, contained};
use super::{OpenError, Seq};

/// The source of the repaired data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RebuiltFrom {
    /// The store was rebuilt from the intact journal.
    Journal,
    /// The journal was damaged: both were rewritten from the good parts of the two.
    Both,
}

/// The result of a repair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The source of the data.
    pub rebuilt_from: RebuiltFrom,
    /// The number of the last batch in it.
    pub seq: Seq,
    /// The number of good entries in the journal: batches and pieces of a snapshot.
    pub frames: u64,
    /// The number of operations in them.
    pub ops: u64,
    /// The number of keys after the repair.
    pub keys: u64,
    /// How many bytes of the journal were unusable.
    pub dropped: u64,
    /// The copy of the damaged journal, made before it was rewritten.
    pub old_journal: Option<PathBuf>,
    /// The new path of the old store, if there was one.
    pub old_store: Option<PathBuf>,
    /// One sentence for each thing that could not be read and is lost, or that was unreadable in one place but found in
    /// another.
    pub notes: Vec<String>,
    /// How many of the notes are losses.
    pub lost: usize,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rebuilt_from {
            RebuiltFrom::Journal => writeln!(f, "the store was built anew from the journal")?,
            RebuiltFrom::Both => writeln!(f, "journal and store were written anew from what is good of the two")?,
        }
        writeln!(f, "journal: {} entries, {} operations, {} bytes dropped", self.frames, self.ops, self.dropped)?;
        self.notes.iter().try_for_each(|note| writeln!(f, "{note}"))?;
        match self.lost {
            0 => writeln!(f, "nothing is lost")?,
            lost => writeln!(f, "lost: {lost} of these")?,
        }
        write!(f, "now: {} keys after batch {}", self.keys, self.seq)?;
        if let Some(path) = &self.old_store {
            write!(f, "\nthe old store is kept in {}", path.display())?;
        }
        if let Some(path) = &self.old_journal {
            write!(f, "\nthe damaged journal is kept in {}", path.display())?;
        }
        Ok(())
    }
}

/// Repairs a data directory as far as possible.
///
/// The journal is the authority: if it is intact, the store is moved aside and rebuilt from it. Otherwise, the good
/// frames of the journal, even those after damage, and the good parts of the store are combined, and both are
/// rewritten. If everything the disk ever confirmed is before a gap, nothing after it is used: unacknowledged data that
/// survived by chance would make a history that never happened. For the same reason, the log of a match ends before a
/// lost line.
///
/// # Errors
/// If another process uses the directory, the disk fails, or neither journal nor store is usable.
pub fn repair(dir: &Path) -> Result<Report, OpenError> {
    // If there is no data, leave no files behind.
    must_have_data(dir)?;
    let lock = DirLock::take(dir)?;
    compaction::tidy(dir).map_err(OpenError::io("tidy up", dir))?;
    let path = dir.join(JOURNAL);
    if !path.exists() && !dir.join(STORE).join("db").exists() {
        return Err(OpenError::NoJournal { dir: dir.to_owned() });
    }
    // A journal whose first bytes are damaged can still be rewritten.
    let survey = match Survey::take(&path) {
        Err(OpenError::Foreign { .. }) => None,
        other => other?,
    };
    let store = dir.join(STORE).exists().then(|| open_anyway(dir)).transpose()?.flatten();
    let reached = of_same(store.as_ref().and_then(|(_, bookmark)| *bookmark), survey.map(|survey| survey.of.id));
    let whole = survey.filter(|survey| !survey.is_damaged());
    let mut report = match whole.filter(|survey| reached.is_none_or(|mark| mark.point.seq <= survey.end.seq)) {
        Some(survey) => {
            drop(store);
            from_journal(dir, &survey)?
        }
        None => from_both(dir, store, reached)?,
    };
    let recovered = recover_locked(dir, lock, |_| {})?;
    report.seq = recovered.journal.bookmark().point.seq;
    report.keys = count(&recovered.tree).map_err(broken(dir))?;
    Ok(report)
}

/// The number of keys. Reads all of them.
pub(super) fn count(tree: &Tree) -> io::Result<u64> {
    let mut keys = 0;
    contained(|| {
        tree.each(&mut |_| {
            keys += 1;
            Ok(())
        })
    })?;
    Ok(keys)
}

/// The store, if it opens at all. No other process may be using it.
fn open_anyway(dir: &Path) -> Result<Option<(Tree, Option<Bookmark>)>, OpenError> {
    let open = || {
        let tree = Tree::open(&dir.join(STORE))?;
        tree.bookmark().map(|bookmark| (tree, bookmark))
    };
    match contained(open).map_err(broken(dir)) {
        Ok(opened) => Ok(Some(opened)),
        Err(OpenError::Broken { .. }) => Ok(None),
        Err(other) => Err(other),
    }
}

/// Keeps the journal but no store: opening rebuilds the store.
fn from_journal(dir: &Path, survey: &Survey) -> Result<Report, OpenError> {
    let old_journal = if survey.torn() > 0 { Some(keep_journal(dir)?) } else { None };
    let old_store = if dir.join(STORE).exists() { Some(put_aside(dir)?) } else { None };
    let note =
        format!("the last {} bytes of the journal were no whole batch, and nobody was told of it", survey.torn());
    Ok(Report {
        rebuilt_from: RebuiltFrom::Journal,
        seq: survey.end.seq,
        frames: survey.frames,
        ops: survey.ops,
        keys: 0,
        dropped: survey.torn(),
        old_journal,
        old_store,
        notes: if survey.torn() > 0 { vec![note] } else { Vec::new() },
        lost: 0,
    })
}

/// Rewrites both from the good parts.
fn from_both(
    dir: &Path,
    store: Option<(Tree, Option<Bookmark>)>,
    reached: Option<Bookmark>,
) -> Result<Report, OpenError> {
    let known = reached.map_or(0, |bookmark| bookmark.point.seq);
    let pages = SalvagedJournal::read(&dir.join(JOURNAL), known)?;
    let salvaged = store.filter(|_| reached.is_some()).map(|(tree, _)| SalvagedStore::read(&tree, &pages));
    let ends = pages.end.into_iter().chain(reached.map(|bookmark| bookmark.point));
    let end = ends.max_by_key(|point| point.seq);
    let end = end.ok_or_else(|| OpenError::Lost { dir: dir.to_owned() })?;
    let (mut notes, mut lost) = losses(&pages, salvaged.as_ref(), known);
    let old_journal = if dir.join(JOURNAL).exists() { Some(keep_journal(dir)?) } else { None };
    let (frames, ops, dropped) = (pages.frames, pages.ops, pages.dropped);
    let mut rows = match salvaged {
        Some(salvaged) => pages.with(salvaged),
        None => pages.alone(),
    };
    let torn = logs::close(&mut rows);
    lost += torn.len();
    notes.extend(torn.iter().map(Torn::to_string));
    let old_store = publish(dir, &rows, end)?;
    let rebuilt_from = RebuiltFrom::Both;
    Ok(Report { rebuilt_from, seq: end.seq, frames, ops, keys: 0, dropped, old_journal, old_store, notes, lost })
}

/// One sentence for each unreadable part, and how many of them are losses.
fn losses(pages: &SalvagedJournal, salvaged: Option<&SalvagedStore>, known: Seq) -> (Vec<String>, usize) {
    let (mut notes, mut lost) = (Vec::new(), 0);
    let holes = salvaged.map_or(0, |salvaged| salvaged.holes.len());
    for gap in &pages.gaps {
        let (from, to) = gap.bytes;
        if !gap.confirmed {
            notes.push(format!("journal, bytes {from} to {to}: nobody was told of what stood there"));
            continue;
        }
        let what = match gap.batches {
            Some((first, last)) if first == last => format!("batch {first}"),
            Some((first, last)) => format!("batches {first} to {last}"),
            None => "a part of the snapshot".to_owned(),
        };
        let covered = gap.batches.is_none_or(|(_, last)| last <= known) && salvaged.is_some();
        let fate = match (covered, holes) {
            (true, 0) => "the store has what they held",
            (true, _) => "the store has what they held, but for what cannot be read there either",
            (false, _) => "what they held is lost, where nothing was written over it later",
        };
        lost += usize::from(!covered || holes > 0);
        notes.push(format!("journal, bytes {from} to {to}: {what}; {fate}"));
    }
    if holes > 0 {
        notes.push(format!("store: {holes} parts cannot be read; what was in them was taken from the journal"));
    }
    (notes, lost)
}

/// Writes journal and store from these rows. The journal gets a new id, since its history has holes.
fn publish(dir: &Path, rows: &Rows, end: Point) -> Result<Option<PathBuf>, OpenError> {
    let write = |dir: &Path| {
        let mark = Bookmark { id: new_id()?, point: end, at: 0, live: 0 };
        let each = |visit: &mut dyn FnMut(super::block::Row<'_>) -> io::Result<()>| {
            rows.iter().try_for_each(|(key, value)| visit((key, value)))
        };
        let copied = compaction::copy(dir, mark, &each, &mut || true)?;
        let (journal, _) = copied.ok_or(io::ErrorKind::Interrupted)?;
        journal.publish()
    };
    contained(|| write(dir)).map_err(broken(dir))?;
    let old_store = if dir.join(STORE).exists() { Some(put_aside(dir)?) } else { None };
    compaction::switch(dir).map_err(OpenError::io("rename the store in", dir))?;
    Ok(old_store)
}

/// Copies a damaged journal aside.
fn keep_journal(dir: &Path) -> Result<PathBuf, OpenError> {
    let (path, aside) = (dir.join(JOURNAL), free_name(dir, "journal.broken"));
    let copy = || fs::File::open(&aside).and_then(|copy| copy.sync_all());
    fs::copy(&path, &aside).and_then(|_| copy()).map_err(OpenError::io("copy the journal to", &aside))?;
    Ok(aside)
}

#[cfg(test)]
#[path = "repair_tests.rs"]
mod tests;
