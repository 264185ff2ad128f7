//! Collects the readable parts of a damaged journal and of a damaged store.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use super::frame::{Bookmark, Frame, HEADER, Kind, Point};
use super::journal::Frames;
use super::overlay::Writes;
use super::survey::Survey;
use super::tree::{Tree, contained};
use super::{OpenError, Seq};

/// Keys with their values.
pub(super) type Rows = BTreeMap<Vec<u8>, Vec<u8>>;

/// The good parts of a journal.
#[derive(Default)]
pub(super) struct SalvagedJournal {
    pub(super) id: Option<u64>,
    /// All rows, according to the journal.
    rows: Rows,
    /// Writes that are newer than the store.
    newer: Writes,
    pub(super) end: Option<Point>,
    /// Good entries, and the operations in them.
    pub(super) frames: u64,
    pub(super) ops: u64,
    /// Unusable bytes.
    pub(super) dropped: u64,
    /// The gaps in the journal.
    pub(super) gaps: Vec<Gap>,
}

/// A part of a journal that cannot be read.
pub(super) struct Gap {
    /// The begin and end of the part, in bytes.
    pub(super) bytes: (u64, u64),
    /// The first and the last lost batch. `None` for a part of the snapshot.
    pub(super) batches: Option<(Seq, Seq)>,
    /// Whether the disk had confirmed any of it.
    pub(super) confirmed: bool,
}

impl SalvagedJournal {
    /// Reads all good frames, in order, up to the first gap that is followed by nothing the disk had confirmed.
    /// `known`: how far the store has come.
    pub(super) fn read(path: &Path, known: Seq) -> Result<SalvagedJournal, OpenError> {
        let mut pages = SalvagedJournal::default();
        match Frames::open(path) {
            Ok(Some(mut frames)) => {
                pages.id = Some(frames.of.id);
                pages.take(&mut frames, known).map_err(OpenError::io("read", path))?;
            }
            Ok(None) | Err(OpenError::Foreign { .. }) => {}
            Err(other) => return Err(other),
        }
        Ok(pages)
    }

    fn take(&mut self, frames: &mut Frames, known: Seq) -> io::Result<()> {
        let confirmed = Survey::of(frames)?.confirmed().max(known);
        frames.go(HEADER as u64)?;
        let mut whole_until = frames.at;
        let mut headless = frames.base > 0;
        while frames.at < frames.len {
            let begin = frames.at;
            let frame = frames.next()?;
            let has_all = !headless && self.reached() >= confirmed;
            if has_all && !frame.as_ref().is_some_and(|frame| self.is_next(frame)) {
                break;
            }
            let Some(frame) = frame else {
                if !frames.seek(begin + 1)? {
                    break;
                }
                continue;
            };
            if !self.follows(&frame, frames.base) {
                continue;
            }
            if begin > whole_until {
                self.gap((whole_until, begin), &frame, headless);
            }
            headless &= frame.kind != Kind::Last && frame.kind != Kind::Batch;
            whole_until = frames.at;
            self.add(&frame, known);
        }
        if whole_until < frames.len {
            self.dropped += frames.len - whole_until;
            let first = self.reached() + 1;
            let batches = (!headless).then_some((first, first));
            let confirmed = headless || first <= confirmed;
            self.gaps.push(Gap { bytes: (whole_until, frames.len), batches, confirmed });
        }
        Ok(())
    }

    /// The number of the last batch read.
    fn reached(&self) -> Seq {
        self.end.map_or(0, |end| end.seq)
    }

    /// Whether a frame is the next batch.
    fn is_next(&self, frame: &Frame) -> bool {
        frame.kind == Kind::Batch && frame.point == self.end.unwrap_or(Point::START).after(frame.raw_ops())
    }

    /// Whether a frame comes after what was read, perhaps with others in between.
    fn follows(&self, frame: &Frame, base: Seq) -> bool {
        match (frame.kind, self.end) {
            (Kind::Piece | Kind::Last, _) => frame.point.seq == base,
            (Kind::Batch, Some(end)) if frame.point.seq == end.seq + 1 => frame.point == end.after(frame.raw_ops()),
            (Kind::Batch, end) => frame.point.seq > end.map_or(base, |end| end.seq),
        }
    }

    fn gap(&mut self, bytes: (u64, u64), next: &Frame, headless: bool) {
        self.dropped += bytes.1 - bytes.0;
        let first = self.reached() + 1;
        let batches = (!headless && next.kind == Kind::Batch).then(|| (first, next.point.seq - 1));
        // After a snapshot without its end, the batches may follow at once.
        self.gaps.push(Gap { bytes, batches: batches.filter(|(first, last)| first <= last), confirmed: true });
    }

    fn add(&mut self, frame: &Frame, known: Seq) {
        for (key, value) in frame.ops() {
            match value {
                Some(value) => self.rows.insert(key.to_vec(), value.to_vec()),
                None => self.rows.remove(key),
            };
            if frame.kind == Kind::Batch && frame.point.seq > known {
                self.newer.insert(key.to_vec(), value.map(<[u8]>::to_vec));
            }
        }
        self.end = Some(frame.point);
        self.frames += 1;
        self.ops += frame.ops().count() as u64;
    }

    /// All rows, if there is no store.
    pub(super) fn alone(self) -> Rows {
        self.rows
    }

    /// All rows, combined with the good parts of a store.
    pub(super) fn with(self, store: SalvagedStore) -> Rows {
        let mut rows = store.rows;
        for hole in &store.holes {
            let within =
                self.rows.range(hole.after.clone()..).skip_while(|(key, _)| **key <= hole.after && hole.after != b"");
            let within = within.take_while(|(key, _)| hole.until.as_ref().is_none_or(|until| *key < until));
            rows.extend(within.map(|(key, value)| (key.clone(), value.clone())));
        }
        for (key, value) in self.newer {
            match value {
                Some(value) => rows.insert(key, value),
                None => rows.remove(&key),
            };
        }
        rows
    }
}

/// The good parts of a store.
pub(super) struct SalvagedStore {
    rows: Rows,
    /// The parts that cannot be read.
    pub(super) holes: Vec<Hole>,
}

/// A range of keys that cannot be read.
pub(super) struct Hole {
    after: Vec<u8>,
    until: Option<Vec<u8>>,
}

impl SalvagedStore {
    /// Reads everything readable. After an unreadable place, keys from the journal show where to continue.
    pub(super) fn read(tree: &Tree, pages: &SalvagedJournal) -> SalvagedStore {
        let mut salvaged = SalvagedStore { rows: Rows::new(), holes: Vec::new() };
        let mut from = Vec::new();
        while let Err(why) = salvaged.read_from(tree, &from) {
            tracing::warn!(%why, "a part of the store cannot be read");
            // In the old format, rows can only be read from the first one on, up to the same place.
            let old = contained(|| tree.is_old()).unwrap_or(true);
            let after = salvaged.rows.last_key_value().map_or(Vec::new(), |(key, _)| key.clone()).max(from.clone());
            let later = pages.rows.range(after.clone()..).map(|(key, _)| key).filter(|key| **key > after);
            let readable = |key: &&Vec<u8>| contained(|| tree.get(key)).is_ok();
            let next = if old { None } else { later.into_iter().find(readable).cloned() };
            salvaged.holes.push(Hole { after, until: next.clone() });
            match next {
                Some(next) => from = next,
                None => break,
            }
        }
        salvaged
    }

    fn read_from(&mut self, tree: &Tree, from: &[u8]) -> io::Result<()> {
        let rows = &mut self.rows;
        if contained(|| tree.is_old())? {
            return contained(|| {
                tree.each(&mut |(key, value)| {
                    rows.insert(key.to_vec(), value.to_vec());
                    Ok(())
                })
            });
        }
        contained(|| {
            tree.each_from(from, &mut |_, block| {
                rows.extend(block.from(from).map(|(key, value)| (key.to_vec(), value.to_vec())));
                Ok(())
            })
        })
    }
}

/// The bookmark of a store, unless it is known to belong to other data than the journal.
pub(super) fn of_same(bookmark: Option<Bookmark>, id: Option<u64>) -> Option<Bookmark> {
    bookmark.filter(|bookmark| id.is_none_or(|id| id == bookmark.id))
}
