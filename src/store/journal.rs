//! The journal: an append-only file of all batches, from which the store can be rebuilt. The format is in `frame`.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::frame::{self, Bookmark, Frame, HEAD, HEADER, Header, Kind, MARKER, Point};
use super::{Batch, OpenError, Seq, sync_dir};

/// The name of the journal in a data directory.
pub const JOURNAL: &str = "journal";

/// Where a journal is written before it takes its place.
const UNPUBLISHED: &str = "journal.new";

/// How long the pieces of a snapshot are, in bytes, give or take an entry.
const PIECE: usize = 1 << 20;

/// How much is read at a time when good frames are sought behind damage.
const STRIDE: usize = 1 << 20;

/// The frames of a journal, read in order. What is appended after it was opened is not seen.
pub(super) struct Frames {
    file: BufReader<File>,
    /// From the header.
    pub(super) id: u64,
    base: Seq,
    /// How many bytes there are to read. All of them are final: the only writer appends, and the length of a file grows
    /// after its bytes are there.
    pub(super) len: u64,
    /// Where the next frame begins.
    at: u64,
}

impl Frames {
    /// Opens a journal; `None` when there is none.
    pub(super) fn open(path: &Path) -> Result<Option<Frames>, OpenError> {
        let file = match File::open(path) {
            Err(missing) if missing.kind() == io::ErrorKind::NotFound => return Ok(None),
            other => other.map_err(OpenError::io("open", path))?,
        };
        let len = file.metadata().map_err(OpenError::io("read", path))?.len();
        let mut file = BufReader::with_capacity(1 << 18, file);
        let mut header = [0; HEADER];
        if len < HEADER as u64 {
            return Err(OpenError::Foreign { path: path.to_owned() });
        }
        file.read_exact(&mut header).map_err(OpenError::io("read", path))?;
        match frame::read_header(&header) {
            Header::Ours { id, base } => Ok(Some(Frames { file, id, base, len, at: HEADER as u64 })),
            Header::Newer(version) => Err(OpenError::Newer { path: path.to_owned(), version }),
            Header::Foreign => Err(OpenError::Foreign { path: path.to_owned() }),
        }
    }

    /// The next frame; `None` at the end and where the bytes are not a good frame.
    pub(super) fn next(&mut self) -> io::Result<Option<Frame>> {
        let mut head = [0; HEAD];
        let left = self.len.saturating_sub(self.at);
        if left < HEAD as u64 {
            return Ok(None);
        }
        self.file.read_exact(&mut head)?;
        let Some((length, crc)) = frame::head(&head).filter(|(length, _)| u64::from(*length) <= left - HEAD as u64)
        else {
            return Ok(None);
        };
        let mut body = vec![0; length as usize];
        self.file.read_exact(&mut body)?;
        if frame::checksum(self.id, length, &body) != crc {
            return Ok(None);
        }
        let frame = Frame::decode(body);
        if frame.is_some() {
            self.at += HEAD as u64 + u64::from(length);
        }
        Ok(frame)
    }

    /// Goes to the next good frame at or behind a byte; false when there is none.
    fn seek(&mut self, from: u64) -> io::Result<bool> {
        let mut start = from;
        let mut window = Vec::new();
        while start + (HEAD as u64) <= self.len {
            self.file.seek(SeekFrom::Start(start))?;
            window.clear();
            (&mut self.file).take(STRIDE as u64).read_to_end(&mut window)?;
            for (offset, _) in window.windows(MARKER.len()).enumerate().filter(|(_, bytes)| *bytes == MARKER) {
                self.go(start + offset as u64)?;
                if self.next()?.is_some() {
                    self.go(start + offset as u64)?;
                    return Ok(true);
                }
            }
            // A marker may lie across two windows.
            start += (STRIDE - MARKER.len() + 1) as u64;
        }
        Ok(false)
    }

    /// The file, wherever it stands.
    pub(super) fn into_file(self) -> File {
        self.file.into_inner()
    }

    fn go(&mut self, at: u64) -> io::Result<()> {
        self.at = at;
        self.file.seek(SeekFrom::Start(at)).map(drop)
    }
}

/// What a journal holds, read from end to end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Survey {
    pub(super) id: u64,
    /// The point of its snapshot; the start of history without one.
    pub(super) base: Point,
    /// The point after its last good frame.
    pub(super) end: Point,
    /// Good frames, and operations in them.
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

    /// Reads the frames of a journal, from the first on.
    pub(super) fn of(frames: &mut Frames) -> io::Result<Survey> {
        let mut survey = Survey {
            id: frames.id,
            base: Point::START,
            end: Point::START,
            frames: 0,
            ops: 0,
            sound: HEADER as u64,
            len: frames.len,
            headless: frames.base > 0,
            beyond: None,
        };
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
            survey.frames += 1;
            survey.ops += frame.ops().count() as u64;
            survey.sound = frames.at;
        }
        if survey.torn() > 0 {
            survey.beyond = beyond(frames, survey.sound)?;
        }
        Ok(survey)
    }

    /// Whether a frame is what must stand next.
    fn admits(&self, frame: &Frame, base: Seq) -> bool {
        match frame.kind {
            Kind::Batch => !self.headless && frame.point == self.end.after(frame.raw_ops()),
            Kind::Piece | Kind::Last => self.headless && frame.point.seq == base,
        }
    }

    /// How many bytes at the end are not good.
    pub(super) fn torn(&self) -> u64 {
        self.len - self.sound
    }

    /// Whether damage has hit what the disk had confirmed. Otherwise it is a tail that a kill or a power cut has torn:
    /// of batches which were never durable the disk may keep any part, also a later one without an earlier.
    pub(super) fn is_damaged(&self) -> bool {
        self.headless || self.beyond.is_some_and(|synced| synced > self.end.seq)
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

/// The journal of a running store.
pub(super) struct Journal {
    file: File,
    id: u64,
    end: Point,
    frame: Vec<u8>,
}

impl Journal {
    /// Opens a journal to append to it. The survey must be of this file, and nothing torn.
    pub(super) fn append_to(path: &Path, survey: &Survey) -> io::Result<Journal> {
        let file = OpenOptions::new().append(true).open(path)?;
        Ok(Journal { file, id: survey.id, end: survey.end, frame: Vec::new() })
    }

    /// Adds a batch, up to the page cache, and gives the point after it. `synced` is what is known to be durable.
    pub(super) fn append(&mut self, batch: &Batch, synced: Seq) -> io::Result<Point> {
        let mut ops = Vec::new();
        frame::encode_ops(&mut ops, frame::ops_of(batch));
        self.end = self.end.after(&ops);
        self.frame.clear();
        frame::encode(&mut self.frame, self.id, Kind::Batch, self.end, synced, &ops);
        self.file.write_all(&self.frame)?;
        Ok(self.end)
    }

    /// What the store that has everything notes.
    pub(super) fn bookmark(&self) -> Bookmark {
        Bookmark { id: self.id, point: self.end }
    }

    /// Makes all that was added durable.
    pub(super) fn sync(&self) -> io::Result<()> {
        self.file.sync_data()
    }

    /// A second handle, for the thread that syncs.
    pub(super) fn handle(&self) -> io::Result<File> {
        self.file.try_clone()
    }
}

/// A journal that is being written anew. It takes the place of the old one in one step, or not at all.
pub(super) struct NewJournal {
    out: BufWriter<File>,
    dir: PathBuf,
    id: u64,
    point: Point,
    /// What the next piece will hold, encoded.
    ops: Vec<u8>,
}

impl NewJournal {
    /// Begins a journal that starts with a snapshot at a point, or empty at the start of history.
    pub(super) fn create(dir: &Path, id: u64, point: Point) -> io::Result<NewJournal> {
        let mut out = BufWriter::with_capacity(1 << 18, File::create(dir.join(UNPUBLISHED))?);
        out.write_all(&frame::write_header(id, point.seq))?;
        Ok(NewJournal { out, dir: dir.to_owned(), id, point, ops: Vec::new() })
    }

    /// Adds an entry to the snapshot.
    pub(super) fn put(&mut self, key: &[u8], value: &[u8]) -> io::Result<()> {
        frame::encode_ops(&mut self.ops, [(key, Some(value))]);
        if self.ops.len() < PIECE { Ok(()) } else { self.piece(Kind::Piece) }
    }

    fn piece(&mut self, kind: Kind) -> io::Result<()> {
        let mut bytes = Vec::new();
        frame::encode(&mut bytes, self.id, kind, self.point, self.point.seq, &self.ops);
        self.ops.clear();
        self.out.write_all(&bytes)
    }

    /// Puts it in its place, durably.
    pub(super) fn publish(mut self) -> io::Result<()> {
        if self.point.seq > 0 {
            self.piece(Kind::Last)?;
        }
        publish(&self.dir, self.out.into_inner().map_err(io::IntoInnerError::into_error)?)
    }
}

/// Copies the first bytes of a journal and makes them the journal of a directory.
pub(super) fn copy_prefix(mut from: File, bytes: u64, dir: &Path) -> io::Result<()> {
    let mut out = File::create(dir.join(UNPUBLISHED))?;
    from.rewind()?;
    let copied = io::copy(&mut from.take(bytes), &mut out)?;
    if copied < bytes {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    publish(dir, out)
}

fn publish(dir: &Path, written: File) -> io::Result<()> {
    written.sync_all()?;
    drop(written);
    fs::rename(dir.join(UNPUBLISHED), dir.join(JOURNAL))?;
    sync_dir(dir)
}

/// Cuts a torn tail off.
pub(super) fn truncate(path: &Path, bytes: u64) -> io::Result<()> {
    let file = OpenOptions::new().write(true).open(path)?;
    file.set_len(bytes)?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(key: &[u8]) -> Batch {
        Batch { ops: vec![(key.to_vec(), Some(vec![1; 30]))] }
    }

    /// Batches, each written when so much was known to be durable; gives the lengths of the file.
    fn written(dir: &Path, synced: &[Seq]) -> Vec<u64> {
        let path = dir.join(JOURNAL);
        NewJournal::create(dir, 99, Point::START).and_then(NewJournal::publish).unwrap();
        let survey = Survey::take(&path).unwrap().unwrap();
        let mut journal = Journal::append_to(&path, &survey).unwrap();
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
