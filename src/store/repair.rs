//! `kletka repair`: for a data directory that does not open. It throws nothing away, but keeps what was broken beside
//! the new data.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::compaction::{self, STORE};
use super::frame::{Bookmark, Point};
use super::journal::JOURNAL;
use super::lock::DirLock;
use super::logs::{self, Torn};
use super::recovery::{broken, free_name, new_id, put_aside, recover_locked};
use super::salvage::{Rows, SalvagedJournal, SalvagedStore, of_same};
use super::survey::Survey;
use super::tree::{Tree, contained};
use super::{OpenError, Seq};

/// What was made whole from what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RebuiltFrom {
    /// The store was built anew from the journal, which is whole.
    Journal,
    /// The journal was damaged: both were written anew from what is good of the two.
    Both,
}

/// What a repair has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// What the data was taken from.
    pub rebuilt_from: RebuiltFrom,
    /// The number of the last batch that is there.
    pub seq: Seq,
    /// How many good entries the journal had, batches and pieces of a snapshot together.
    pub frames: u64,
    /// How many operations there were in them.
    pub ops: u64,
    /// How many keys there are now.
    pub keys: u64,
    /// How many bytes of the journal were nothing.
    pub dropped: u64,
    /// Where the damaged journal was copied before it was written anew.
    pub old_journal: Option<PathBuf>,
    /// Where the old store was moved, if there was any.
    pub old_store: Option<PathBuf>,
    /// What could not be read and is not there any more, a sentence for each; and what could not be read in one place
    /// and was in another.
    pub notes: Vec<String>,
    /// How many of these are losses.
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

/// Makes the data of a directory whole again, as far as possible.
///
/// The journal is the witness: when it is not damaged, the store is moved aside and built anew from it. Otherwise the
/// good frames of the journal, also those behind damage, and the good parts of the store are put together, and both are
/// written anew. Nothing is taken from behind a gap when all before it is what the disk ever confirmed: what was
/// not acknowledged and is there by chance would make a history that never was. For the same reason the log of a match
/// ends before a line that is lost.
///
/// # Errors
/// When another process uses the directory, when the disk fails, and when neither journal nor store can be used.
pub fn repair(dir: &Path) -> Result<Report, OpenError> {
    let lock = DirLock::take(dir)?;
    compaction::tidy(dir).map_err(OpenError::io("tidy up", dir))?;
    let path = dir.join(JOURNAL);
    if !path.exists() && !dir.join(STORE).join("db").exists() {
        return Err(OpenError::NoJournal { dir: dir.to_owned() });
    }
    // A journal whose very first bytes are damaged may still be written anew.
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

/// How many keys there are; all of them are read.
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

/// The store, if it opens at all; others' hands must be off it.
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

/// Leaves the journal, and no store: opening does the rest.
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

/// Writes both anew from what is good.
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

/// What could not be read, in sentences, and how many of these are losses.
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

/// Writes journal and store from these rows. It is another journal from now on, since its history has holes.
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
