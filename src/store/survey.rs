//! What a journal contains, as far as it is readable.

use std::io;
use std::path::Path;

use super::frame::{Bookmark, Frame, HEADER, Kind, Of, Point};
use super::journal::Frames;
use super::{OpenError, Seq};

/// What a journal holds, read from its beginning or from a point on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Survey {
    pub(super) of: Of,
    /// Where the first frame that was read begins.
    pub(super) begin: u64,
    /// The point of its snapshot or of that from which on it was read; the start of history without one.
    pub(super) base: Point,
    /// The point after its last good frame, and where that one begins.
    pub(super) end: Point,
    pub(super) at: u64,
    /// Good frames that were read, and operations in them.
    pub(super) frames: u64,
    pub(super) ops: u64,
    /// Bytes up to the end of the last good frame, and in all.
    pub(super) sound: u64,
    pub(super) len: u64,
    /// Whether the snapshot that it should begin with is not whole.
    pub(super) headless: bool,
    /// When there are good frames behind the damage: the highest number that one of them says was durable when it was
    /// written.
    beyond: Option<Seq>,
}

impl Survey {
    /// Reads a journal; `None` when there is none.
    pub(super) fn take(path: &Path) -> Result<Option<Survey>, OpenError> {
        match Frames::open(path)? {
            None => Ok(None),
            Some(mut frames) => Survey::of(&mut frames).map(Some).map_err(OpenError::io("read", path)),
        }
    }

    /// Reads a journal from where a store has come to; `None` when that is not there.
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
        // All before it was read when it was written down. Maintenance finds out later whether it can still be read.
        let known = Survey { base: from.point, end: from.point, at: from.at, headless: false, ..Survey::new(frames) };
        Survey { begin: frames.at, sound: frames.at, ..known }.go_on(frames, &mut |_| Ok(())).map(Some)
    }

    /// Reads the frames of a journal, from the first on.
    pub(super) fn of(frames: &mut Frames) -> io::Result<Survey> {
        Survey::each(frames, &mut |_| Ok(()))
    }

    /// The same, while each good frame is shown to somebody.
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

    /// Whether a frame is what must stand next.
    fn admits(&self, frame: &Frame, base: Seq) -> bool {
        match frame.kind {
            Kind::Batch => !self.headless && frame.point == self.end.after(frame.raw_ops()),
            Kind::Piece | Kind::Last => self.headless && frame.point.seq == base,
        }
    }

    /// What a store that has all of it notes.
    pub(super) fn bookmark(&self) -> Bookmark {
        Bookmark { id: self.of.id, point: self.end, at: self.at, live: 0 }
    }

    /// Whether it was read from the point of a store on.
    pub(super) fn is_onward(&self) -> bool {
        self.begin > HEADER as u64
    }

    /// How many bytes at the end are not good.
    pub(super) fn torn(&self) -> u64 {
        self.len - self.sound
    }

    /// Whether damage has hit what the disk had confirmed. Otherwise it is a tail that a kill or a power cut has torn:
    /// of batches which were never durable the disk may keep any part, also a later one without an earlier.
    pub(super) fn is_damaged(&self) -> bool {
        self.headless || self.confirmed() > self.end.seq
    }

    /// The last batch that the disk had confirmed, as far as frames say that stand behind damage; 0 when none does.
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

    /// Batches, each written when so much was known to be durable; gives the lengths of the file.
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
        // So long that the marker of the last frame lies across two of the windows that are read.
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
