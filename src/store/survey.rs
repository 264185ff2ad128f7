//! Surveys what a journal contains, as far as it is readable.

use std::io;
use std::path::Path;

use super::frame::{Bookmark, Frame, HEADER, Kind, Of, Point};
use super::journal::Frames;
use super::{OpenError, Seq};

/// The content of a journal, read from its beginning or from some point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Survey {
    pub(super) of: Of,
    /// The offset of the first frame read.
    pub(super) begin: u64,
    /// The point of its snapshot, or the point from which it was read. Without either: the start of history.
    pub(super) base: Point,
    /// The point after its last good frame, and the offset of that frame.
    pub(super) end: Point,
    pub(super) at: u64,
    /// Good frames read, and operations in them.
    pub(super) frames: u64,
    pub(super) ops: u64,
    /// The offset after the last good frame, and the total length, in bytes.
    pub(super) sound: u64,
    pub(super) len: u64,
    /// Whether the snapshot at the beginning is incomplete.
    pub(super) headless: bool,
    /// If there are good frames after the damage: the highest batch number that they record as durable.
    beyond: Option<Seq>,
}

impl Survey {
    /// Reads a journal. `None` if there is none.
    pub(super) fn take(path: &Path) -> Result<Option<Survey>, OpenError> {
        match Frames::open(path)? {
            None => Ok(None),
            Some(mut frames) => Survey::of(&mut frames).map(Some).map_err(OpenError::io("read", path)),
        }
    }

    /// Reads a journal from the bookmark of a store. `None` if the journal does not have that point.
    pub(super) fn onward(frames: &mut Frames, from: Bookmark) -> io::Result<Option<Survey>> {
        if from.id != frames.of.id || from.at < HEADER as u64 || from.at >= frames.len {
            return Ok(None);
        }
        frames.go(from.at)?;
        let frame = frames.next()?.filter(|frame| frame.kind != Kind::Piece && frame.point == from.point);
        if frame.is_none() {
            frames.go(HEADER as u64)?;
            return Ok(None);
        }
        // Everything before it was read when the bookmark was made. Maintenance checks later whether it is still
        // readable.
        let known = Survey { base: from.point, end: from.point, at: from.at, headless: false, ..Survey::new(frames) };
        Survey { begin: frames.at, sound: frames.at, ..known }.go_on(frames, &mut |_| Ok(())).map(Some)
    }

    /// Reads the frames of a journal, from the first on.
    pub(super) fn of(frames: &mut Frames) -> io::Result<Survey> {
        Survey::each(frames, &mut |_| Ok(()))
    }

    /// The same, with a visitor for each good frame.
    pub(super) fn each(frames: &mut Frames, visit: &mut dyn FnMut(&Frame) -> io::Result<()>) -> io::Result<Survey> {
        Survey::new(frames).go_on(frames, visit)
    }

    fn new(frames: &Frames) -> Survey {
        Survey {
            of: frames.of,
            begin: HEADER as u64,
            base: Point::START,
            end: Point::START,
            at: 0,
            frames: 0,
            ops: 0,
            sound: HEADER as u64,
            len: frames.len,
            headless: frames.base > 0,
            beyond: None,
        }
    }

    fn go_on(mut self, frames: &mut Frames, visit: &mut dyn FnMut(&Frame) -> io::Result<()>) -> io::Result<Survey> {
        let survey = &mut self;
        while let Some(frame) = frames.next()? {
            if !survey.admits(&frame, frames.base) {
                break;
            }
            match frame.kind {
                Kind::Batch => survey.end = frame.point,
                Kind::Piece => {}
                Kind::Last => {
                    survey.headless = false;
                    (survey.base, survey.end) = (frame.point, frame.point);
                }
            }
            visit(&frame)?;
            survey.frames += 1;
            survey.ops += frame.ops().count() as u64;
            (survey.at, survey.sound) = (survey.sound, frames.at);
        }
        if survey.torn() > 0 {
            survey.beyond = beyond(frames, survey.sound)?;
        }
        Ok(self)
    }

    /// Whether a frame may come next.
    fn admits(&self, frame: &Frame, base: Seq) -> bool {
        match frame.kind {
            Kind::Batch => !self.headless && frame.point == self.end.after(frame.raw_ops()),
            Kind::Piece | Kind::Last => self.headless && frame.point.seq == base,
        }
    }

    /// The bookmark of a store that has all of it.
    pub(super) fn bookmark(&self) -> Bookmark {
        Bookmark { id: self.of.id, point: self.end, at: self.at, live: 0 }
    }

    /// Whether it was read from a store's bookmark on.
    pub(super) fn is_onward(&self) -> bool {
        self.begin > HEADER as u64
    }

    /// The number of bad bytes at the end.
    pub(super) fn torn(&self) -> u64 {
        self.len - self.sound
    }

    /// Whether there is damage in what the disk had confirmed. Otherwise, the bad end was torn by a kill or a power
    /// cut: of batches that were never durable, the disk may keep any part, even a later one without an earlier.
    pub(super) fn is_damaged(&self) -> bool {
        self.headless || self.confirmed() > self.end.seq
    }

    /// The last batch that the disk had confirmed, according to frames after the damage; 0 if none says so.
    pub(super) fn confirmed(&self) -> Seq {
        self.beyond.unwrap_or(0)
    }
}

fn beyond(frames: &mut Frames, mut from: u64) -> io::Result<Option<Seq>> {
    let mut synced = None;
    while frames.seek(from)? {
        while let Some(frame) = frames.next()? {
            synced = synced.max(Some(frame.synced));
        }
        from = frames.at;
    }
    Ok(synced)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::store::Batch;
    use crate::store::journal::{JOURNAL, Journal, NewJournal, STRIDE};

    fn one(key: &[u8]) -> Batch {
        Batch { ops: vec![(key.to_vec(), Some(vec![1; 30]))] }
    }

    /// Writes batches, with the last durable batch recorded in each. Returns the lengths of the file.
    fn written(dir: &Path, synced: &[Seq]) -> Vec<u64> {
        let path = dir.join(JOURNAL);
        NewJournal::create(dir, 99, Point::START).and_then(NewJournal::publish).unwrap();
        let survey = Survey::take(&path).unwrap().unwrap();
        let mut journal = Journal::append_to(&path, survey.bookmark(), survey.len).unwrap();
        let add = |&synced: &Seq| {
            journal.append(&one(b"key"), synced).unwrap();
            fs::metadata(&path).unwrap().len()
        };
        [survey.len].into_iter().chain(synced.iter().map(add)).collect()
    }

    fn spoil(dir: &Path, at: u64) -> Survey {
        let path = dir.join(JOURNAL);
        let mut bytes = fs::read(&path).unwrap();
        bytes[at as usize] ^= 1;
        fs::write(&path, bytes).unwrap();
        Survey::take(&path).unwrap().unwrap()
    }

    #[test]
    fn a_hole_is_damage_only_where_the_disk_had_confirmed() {
        for (synced, hurt, damaged) in [
            ([0, 1, 2, 2, 2], 2, false), // the third: nobody says that it was durable
            ([0, 1, 2, 2, 3], 2, true),  // the fifth says so
            ([0, 0, 0, 0, 0], 0, false),
            ([0, 0, 1, 0, 0], 0, true),
            ([0, 1, 2, 3, 4], 4, false), // nothing behind it: a torn end
        ] {
            let dir = tempfile::tempdir().unwrap();
            let lengths = written(dir.path(), &synced);
            let survey = spoil(dir.path(), lengths[hurt] + 15);
            assert_eq!(survey.is_damaged(), damaged, "{synced:?}, {hurt}");
            assert_eq!((survey.frames, survey.sound, survey.end.seq), (hurt as u64, lengths[hurt], hurt as u64));
            assert_eq!(survey.torn(), lengths[5] - lengths[hurt]);
        }
    }

    #[test]
    fn good_frames_are_found_across_a_long_hole() {
        let dir = tempfile::tempdir().unwrap();
        let lengths = written(dir.path(), &[0, 1, 2]);
        let path = dir.path().join(JOURNAL);
        let bytes = fs::read(&path).unwrap();
        let (front, back) = bytes.split_at(lengths[2] as usize);
        // So long that the marker of the last frame crosses two of the search windows.
        for hole in STRIDE - 4..STRIDE + 4 {
            let hole = vec![0xf1; hole];
            fs::write(&path, [&front[..lengths[1] as usize], &hole, back].concat()).unwrap();
            let survey = Survey::take(&path).unwrap().unwrap();
            assert_eq!((survey.end.seq, survey.beyond, survey.is_damaged()), (1, Some(2), true));
        }
    }

    #[test]
    fn a_batch_that_is_missing_is_noticed() {
        let dir = tempfile::tempdir().unwrap();
        let lengths = written(dir.path(), &[0, 0, 0]);
        let path = dir.path().join(JOURNAL);
        let bytes = fs::read(&path).unwrap();
        fs::write(&path, [&bytes[..lengths[1] as usize], &bytes[lengths[2] as usize..]].concat()).unwrap();
        let survey = Survey::take(&path).unwrap().unwrap();
        assert_eq!((survey.end.seq, survey.sound, survey.beyond), (1, lengths[1], Some(0)));
    }
}
