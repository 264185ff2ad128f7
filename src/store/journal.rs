//! The journal: an append-only file of all batches. The store can be rebuilt from it. `frame` describes the format.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::frame::{self, Bookmark, Frame, HEAD, HEADER, Header, Kind, MARKER, Of, Point, VERSION};
use super::{Batch, OpenError, Seq, sync_dir};

/// The name of the journal in a data directory.
pub const JOURNAL: &str = "journal";

/// The name of a new journal until it replaces the old one.
pub(super) const UNPUBLISHED: &str = "journal.new";

/// The size of a snapshot's pieces before packing, in bytes, give or take an entry. Damage destroys a whole piece.
const PIECE: usize = 1 << 16;

/// How much to read at a time in the search for good frames after damage, in bytes.
pub(super) const STRIDE: usize = 1 << 20;

/// The frames of a journal, read in order. Frames appended after opening are not seen.
pub(super) struct Frames {
    file: BufReader<File>,
    /// The id and format from the header.
    pub(super) of: Of,
    pub(super) base: Seq,
    /// The number of bytes to read. All of them are final: the only writer appends, and a file grows after its bytes
    /// are written.
    pub(super) len: u64,
    /// The offset of the next frame.
    pub(super) at: u64,
    body: Vec<u8>,
}

impl Frames {
    /// Opens a journal. `None` if there is none.
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
            Header::Ours { of, base } => Ok(Some(Frames { file, of, base, len, at: HEADER as u64, body: Vec::new() })),
            Header::Newer(version) => Err(OpenError::Newer { path: path.to_owned(), version }),
            Header::Foreign => Err(OpenError::Foreign { path: path.to_owned() }),
        }
    }

    /// The next frame. `None` at the end, and if the bytes are not a good frame.
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
        self.body.resize(length as usize, 0);
        self.file.read_exact(&mut self.body)?;
        if frame::checksum(self.of.id, length, &self.body) != crc {
            return Ok(None);
        }
        let frame = Frame::decode(self.of.version, &self.body);
        if frame.is_some() {
            self.at += HEAD as u64 + u64::from(length);
        }
        Ok(frame)
    }

    /// Moves to the next good frame at or after an offset. `false` if there is none.
    pub(super) fn seek(&mut self, from: u64) -> io::Result<bool> {
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
            // A marker may cross two windows.
            start += (STRIDE - MARKER.len() + 1) as u64;
        }
        Ok(false)
    }

    /// The file, at an arbitrary position.
    pub(super) fn into_file(self) -> File {
        self.file.into_inner()
    }

    /// Moves to the frame at that offset.
    pub(super) fn go(&mut self, at: u64) -> io::Result<()> {
        self.at = at;
        self.file.seek(SeekFrom::Start(at)).map(drop)
    }
}

/// The journal of a running store.
pub(super) struct Journal {
    file: Arc<File>,
    of: Of,
    /// The point after the last frame, and the offset of that frame.
    end: Point,
    at: u64,
    pub(super) len: u64,
    ops: Vec<u8>,
    frame: Vec<u8>,
}

impl Journal {
    /// Opens a journal to append after `len` bytes. Its last frame begins at `mark.at` and leads to its point.
    pub(super) fn append_to(path: &Path, mark: Bookmark, len: u64) -> io::Result<Journal> {
        let file = Arc::new(OpenOptions::new().append(true).open(path)?);
        let of = Of { id: mark.id, version: VERSION };
        Ok(Journal { file, of, end: mark.point, at: mark.at, len, ops: Vec::new(), frame: Vec::new() })
    }

    /// Appends a batch, up to the page cache, and returns the point after it. `synced`: the last batch known to be
    /// durable.
    pub(super) fn append(&mut self, batch: &Batch, synced: Seq) -> io::Result<Point> {
        self.ops.clear();
        frame::encode_ops(&mut self.ops, frame::ops_of(batch));
        let end = self.end.after(&self.ops);
        self.frame.clear();
        frame::encode(&mut self.frame, self.of, Kind::Batch, end, synced, &self.ops);
        (&*self.file).write_all(&self.frame)?;
        (self.end, self.at) = (end, self.len);
        self.len += self.frame.len() as u64;
        Ok(end)
    }

    /// The bookmark of a store that has everything.
    pub(super) fn bookmark(&self) -> Bookmark {
        Bookmark { id: self.of.id, point: self.end, at: self.at, live: 0 }
    }

    /// A handle for syncing what was appended.
    pub(super) fn handle(&self) -> Arc<File> {
        self.file.clone()
    }
}

/// A new journal being written: a snapshot, and then everything since. It replaces the old one in one step, or not at
/// all.
pub(super) struct NewJournal {
    out: BufWriter<File>,
    dir: PathBuf,
    of: Of,
    point: Point,
    len: u64,
    /// The offset of the snapshot's last frame.
    at: u64,
    /// The encoded operations of the next piece.
    ops: Vec<u8>,
}

impl NewJournal {
    /// Creates a journal that begins with a snapshot at a point, or an empty one at the start of history.
    pub(super) fn create(dir: &Path, id: u64, point: Point) -> io::Result<NewJournal> {
        let mut out = BufWriter::with_capacity(1 << 18, File::create(dir.join(UNPUBLISHED))?);
        out.write_all(&frame::write_header(id, point.seq))?;
        let (of, len) = (Of { id, version: VERSION }, HEADER as u64);
        Ok(NewJournal { out, dir: dir.to_owned(), of, point, len, at: 0, ops: Vec::new() })
    }

    /// Adds an entry to the snapshot.
    pub(super) fn put(&mut self, key: &[u8], value: &[u8]) -> io::Result<()> {
        frame::encode_ops(&mut self.ops, [(key, Some(value))]);
        if self.ops.len() < PIECE { Ok(()) } else { self.piece(Kind::Piece) }
    }

    fn piece(&mut self, kind: Kind) -> io::Result<()> {
        let mut bytes = Vec::new();
        frame::encode(&mut bytes, self.of, kind, self.point, self.point.seq, &self.ops);
        self.ops.clear();
        self.at = self.len;
        self.len += bytes.len() as u64;
        self.out.write_all(&bytes)
    }

    /// Ends the snapshot. Returns the bookmark of a store with exactly this content.
    pub(super) fn finish(&mut self) -> io::Result<Bookmark> {
        if self.point.seq > 0 {
            self.piece(Kind::Last)?;
        }
        self.sync()?;
        Ok(Bookmark { id: self.of.id, point: self.point, at: self.at, live: 0 })
    }

    /// Copies a byte range from another journal of the same data.
    pub(super) fn follow(&mut self, from: &mut File, begin: u64, end: u64) -> io::Result<()> {
        from.seek(SeekFrom::Start(begin))?;
        let copied = io::copy(&mut from.take(end - begin), &mut self.out)?;
        if copied < end - begin {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        self.len += copied;
        Ok(())
    }

    /// Makes everything written so far durable.
    pub(super) fn sync(&mut self) -> io::Result<()> {
        self.out.flush()?;
        self.out.get_ref().sync_data()
    }

    /// The length in bytes.
    pub(super) fn len(&self) -> u64 {
        self.len
    }

    /// Replaces the journal, durably.
    pub(super) fn publish(self) -> io::Result<()> {
        publish(&self.dir, self.out.into_inner().map_err(io::IntoInnerError::into_error)?)
    }
}

/// Copies the first bytes of a journal, and makes them the journal of a directory.
pub(super) fn copy_prefix(mut from: File, bytes: u64, dir: &Path) -> io::Result<()> {
    let mut out = File::create(dir.join(UNPUBLISHED))?;
    from.rewind()?;
    let copied = io::copy(&mut from.take(bytes), &mut out)?;
    if copied < bytes {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    publish(dir, out)
}

/// Makes the new file the journal of a directory.
fn publish(dir: &Path, written: File) -> io::Result<()> {
    written.sync_all()?;
    drop(written);
    fs::rename(dir.join(UNPUBLISHED), dir.join(JOURNAL))?;
    sync_dir(dir)
}

/// Cuts off a torn end.
pub(super) fn truncate(path: &Path, bytes: u64) -> io::Result<()> {
    let file = OpenOptions::new().write(true).open(path)?;
    file.set_len(bytes)?;
    file.sync_all()
}
