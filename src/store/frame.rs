//! The bytes of the journal: a header, then frames. All numbers are little-endian.
//!
//! ```text
//! header  "kletka journal"  version u16  id u64  base u64  crc u32 (of all before it)
//! frame   marker [u8; 4]    length u32   crc u32 (of length and body)   body
//! body    kind u8  seq u64  synced u64  mark u32  ops… (from version 2 on packed, see `compress`)
//! op      0  key length u16  key                                   (removed)
//!         1  key length u16  key  value length u16  value          (set)
//! ```
//! `base` is the number of the snapshot that the journal begins with, or 0 if it has none and begins with batch 1. The
//! checksum of a frame is seeded with the journal's id: leftovers of another file never pass for a frame. The marker
//! only helps to find good frames after damage.

use super::compress::{pack, unpack};
use super::{Batch, MAX_BATCH, Seq};

/// The format of new journals. Older ones stay readable forever.
pub(super) const VERSION: u16 = 2;

/// The first format with packed operations.
const PACKED: u16 = 2;

const MAGIC: &[u8; 14] = b"kletka journal";

/// The size of the file's header, in bytes.
pub(super) const HEADER: usize = MAGIC.len() + 2 + 8 + 8 + 4;

/// The first bytes of every frame.
pub(super) const MARKER: [u8; 4] = *b"\xF1KL\n";

/// The size of a frame before its body, in bytes.
pub(super) const HEAD: usize = 12;

/// The size of a body before its operations, in bytes.
const PREAMBLE: usize = 1 + 8 + 8 + 4;

/// The largest body, in bytes; the pieces of snapshots are far smaller. A body that cannot be packed has one extra
/// byte.
const MAX_BODY: usize = PREAMBLE + MAX_BATCH + 1;

/// A point in history: the number of a batch, and a checksum of everything applied up to it. Two copies of the data
/// that agree in both have the same content.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Point {
    pub(super) seq: Seq,
    pub(super) mark: u32,
}

impl Point {
    /// The point before the first batch.
    pub(super) const START: Point = Point { seq: 0, mark: 0 };

    /// The point after a batch with these (encoded) operations.
    pub(super) fn after(self, ops: &[u8]) -> Point {
        let mut sum = crc32fast::Hasher::new_with_initial(self.mark);
        sum.update(&(self.seq + 1).to_le_bytes());
        sum.update(ops);
        Point { seq: self.seq + 1, mark: sum.finalize() }
    }
}

/// The journal of a store, and how much of it the store has. It is written with every batch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bookmark {
    pub(super) id: u64,
    pub(super) point: Point,
    /// The offset of the frame that leads to the point, at the time of the bookmark; 0 if unknown. The journal may have
    /// been rewritten since.
    pub(super) at: u64,
    /// The total size of keys and values in the store, in bytes.
    pub(super) live: u64,
}

impl Bookmark {
    pub(super) fn to_bytes(self) -> Vec<u8> {
        let Bookmark { id, point, at, live } = self;
        let numbers = [&at.to_le_bytes()[..], &live.to_le_bytes()].concat();
        [&id.to_le_bytes()[..], &point.seq.to_le_bytes(), &point.mark.to_le_bytes(), &numbers].concat()
    }

    /// Parses a stored bookmark. `None` if the bytes are not one. Old bookmarks end after the point.
    pub(super) fn from_bytes(bytes: &[u8]) -> Option<Bookmark> {
        let (id, rest) = bytes.split_first_chunk()?;
        let (seq, rest) = rest.split_first_chunk()?;
        let (mark, rest) = rest.split_first_chunk()?;
        let point = Point { seq: u64::from_le_bytes(*seq), mark: u32::from_le_bytes(*mark) };
        let (at, live) = match rest.split_first_chunk() {
            Some((at, live)) => (u64::from_le_bytes(*at), u64::from_le_bytes(live.try_into().ok()?)),
            None => rest.is_empty().then_some((0, 0))?,
        };
        Some(Bookmark { id: u64::from_le_bytes(*id), point, at, live })
    }
}

/// The kind of a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Batch,
    /// A piece of a snapshot: everything that existed at a point, in pieces. It precedes all batches.
    Piece,
    /// The last piece of a snapshot. It makes the snapshot valid.
    Last,
}

impl Kind {
    const ALL: [Kind; 3] = [Kind::Batch, Kind::Piece, Kind::Last];
}

/// A frame with a verified checksum and well-formed operations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Frame {
    pub(super) kind: Kind,
    /// The point after it. For a piece: the point of its snapshot.
    pub(super) point: Point,
    /// The last batch known to be durable when it was written.
    pub(super) synced: Seq,
    ops: Vec<u8>,
}

impl Frame {
    /// Parses a body of this format. `None` if it is invalid.
    pub(super) fn decode(version: u16, body: &[u8]) -> Option<Frame> {
        let (head, ops) = body.split_at_checked(PREAMBLE)?;
        let ops = if version < PACKED { ops.to_vec() } else { unpack(ops, MAX_BATCH)? };
        let kind = *Kind::ALL.get(usize::from(head[0]))?;
        let seq = u64::from_le_bytes(head[1..9].try_into().ok()?);
        let synced = u64::from_le_bytes(head[9..17].try_into().ok()?);
        let mark = u32::from_le_bytes(head[17..21].try_into().ok()?);
        is_ops(&ops).then_some(Frame { kind, point: Point { seq, mark }, synced, ops })
    }

    /// The operations, in order.
    pub(super) fn ops(&self) -> Ops<'_> {
        Ops { rest: &self.ops }
    }

    /// The encoded operations.
    pub(super) fn raw_ops(&self) -> &[u8] {
        &self.ops
    }
}

/// The journal that a frame belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Of {
    pub(super) id: u64,
    pub(super) version: u16,
}

/// Appends a frame to `out`.
pub(super) fn encode(out: &mut Vec<u8>, of: Of, kind: Kind, point: Point, synced: Seq, ops: &[u8]) {
    let begin = out.len();
    out.extend_from_slice(&MARKER);
    out.extend_from_slice(&[0; 8]);
    out.push(kind as u8);
    out.extend_from_slice(&point.seq.to_le_bytes());
    out.extend_from_slice(&synced.to_le_bytes());
    out.extend_from_slice(&point.mark.to_le_bytes());
    if of.version < PACKED {
        out.extend_from_slice(ops)
    } else {
        pack(out, ops)
    }
    let body = begin + HEAD;
    let length = u32::try_from(out.len() - body).expect("batches are far below 4 GB (Batch::check)");
    let crc = checksum(of.id, length, &out[body..]);
    out[body - 8..body - 4].copy_from_slice(&length.to_le_bytes());
    out[body - 4..body].copy_from_slice(&crc.to_le_bytes());
}

/// The length of the body and its checksum, from a frame's first bytes. `None` if they are not a frame's.
pub(super) fn head(bytes: &[u8; HEAD]) -> Option<(u32, u32)> {
    let (marker, rest) = bytes.split_at(MARKER.len());
    let (length, crc) = rest.split_at(4);
    let length = u32::from_le_bytes(length.try_into().ok()?);
    let crc = u32::from_le_bytes(crc.try_into().ok()?);
    let sane = marker == MARKER && (PREAMBLE..=MAX_BODY).contains(&(length as usize));
    sane.then_some((length, crc))
}

/// The checksum of a frame.
pub(super) fn checksum(id: u64, length: u32, body: &[u8]) -> u32 {
    let mut sum = crc32fast::Hasher::new();
    sum.update(&id.to_le_bytes());
    sum.update(&length.to_le_bytes());
    sum.update(body);
    sum.finalize()
}

/// The meaning of a file's first bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Header {
    Ours {
        /// The id was drawn when the data began. Journal and store have the same.
        of: Of,
        /// The number of the snapshot at the beginning, or 0.
        base: Seq,
    },
    /// A journal in a newer, unknown format.
    Newer(u16),
    /// Something else, or damaged.
    Foreign,
}

/// Builds the header of a journal.
pub(super) fn write_header(id: u64, base: Seq) -> Vec<u8> {
    let mut out = MAGIC.to_vec();
    out.extend_from_slice(&VERSION.to_le_bytes());
    out.extend_from_slice(&id.to_le_bytes());
    out.extend_from_slice(&base.to_le_bytes());
    out.extend_from_slice(&crc32fast::hash(&out).to_le_bytes());
    out
}

pub(super) fn read_header(bytes: &[u8; HEADER]) -> Header {
    let (said, crc) = bytes.split_at(HEADER - 4);
    if crc != crc32fast::hash(said).to_le_bytes() || !said.starts_with(MAGIC) {
        return Header::Foreign;
    }
    let number = |from: usize, count: usize| {
        said[from..from + count].iter().rev().fold(0u64, |sum, &byte| sum << 8 | u64::from(byte))
    };
    match number(MAGIC.len(), 2) {
        version if (1..=u64::from(VERSION)).contains(&version) => {
            let of = Of { id: number(MAGIC.len() + 2, 8), version: version as u16 };
            Header::Ours { of, base: number(MAGIC.len() + 10, 8) }
        }
        version => Header::Newer(version as u16),
    }
}

/// An operation: a key and its new value, or `None` if it is removed.
pub(super) type Op<'a> = (&'a [u8], Option<&'a [u8]>);

/// Appends operations to `out`.
pub(super) fn encode_ops<'a>(out: &mut Vec<u8>, ops: impl IntoIterator<Item = Op<'a>>) {
    for (key, value) in ops {
        out.push(u8::from(value.is_some()));
        short(out, key);
        if let Some(value) = value {
            short(out, value);
        }
    }
}

fn short(out: &mut Vec<u8>, bytes: &[u8]) {
    let length = u16::try_from(bytes.len()).expect("keys and values are below 64 KB (Batch::check)");
    out.extend_from_slice(&length.to_le_bytes());
    out.extend_from_slice(bytes);
}

/// The operations of a batch, borrowed.
pub(super) fn ops_of(batch: &Batch) -> impl Iterator<Item = Op<'_>> {
    batch.ops.iter().map(|(key, value)| (key.as_slice(), value.as_deref()))
}

/// Parses operations one by one. Stops before the first malformed one.
pub(super) struct Ops<'a> {
    pub(super) rest: &'a [u8],
}

/// Whether these bytes consist entirely of operations.
pub(super) fn is_ops(bytes: &[u8]) -> bool {
    let mut ops = Ops { rest: bytes };
    while ops.next().is_some() {}
    ops.rest.is_empty()
}

impl<'a> Iterator for Ops<'a> {
    type Item = Op<'a>;

    fn next(&mut self) -> Option<Op<'a>> {
        let (&tag, rest) = self.rest.split_first()?;
        let (key, rest) = long(rest)?;
        let (value, rest) = match tag {
            0 => (None, rest),
            1 => long(rest).map(|(value, rest)| (Some(value), rest))?,
            _ => return None,
        };
        self.rest = rest;
        Some((key, value))
    }
}

fn long(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, rest) = bytes.split_first_chunk()?;
    rest.split_at_checked(usize::from(u16::from_le_bytes(*length)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPS: [Op<'static>; 4] =
        [(b"key", Some(b"value")), (b"", Some(b"")), (b"gone", None), (b"\xff\xff", Some(&[0; 300]))];

    fn encoded() -> Vec<u8> {
        let mut out = Vec::new();
        encode_ops(&mut out, OPS);
        out
    }

    #[test]
    fn a_frame_reads_as_it_was_written() {
        for version in 1..=VERSION {
            reads_as_it_was_written(version);
        }
    }

    fn reads_as_it_was_written(version: u16) {
        let ops = encoded();
        let point = Point { seq: 8, mark: 5 }.after(&ops);
        let mut out = Vec::new();
        encode(&mut out, Of { id: 77, version }, Kind::Last, point, 3, &ops);
        let (length, crc) = head(out[..HEAD].try_into().unwrap()).unwrap();
        assert_eq!(out.len(), HEAD + length as usize);
        assert_eq!(crc, checksum(77, length, &out[HEAD..]));
        assert_ne!(crc, checksum(78, length, &out[HEAD..]));
        let frame = Frame::decode(version, &out[HEAD..]).unwrap();
        assert_eq!((frame.kind, frame.point, frame.synced), (Kind::Last, point, 3));
        assert_eq!(frame.point.seq, 9);
        assert_eq!(frame.ops().collect::<Vec<_>>(), OPS);
    }

    #[test]
    fn a_body_that_is_cut_or_strange_is_refused() {
        let mut out = Vec::new();
        for (version, passing) in [(1, OPS.len()), (2, 0)] {
            out.clear();
            encode(&mut out, Of { id: 1, version }, Kind::Batch, Point::START, 0, &encoded());
            let body = &out[HEAD..];
            let ends = (0..body.len()).filter(|&end| Frame::decode(version, &body[..end]).is_some());
            assert_eq!(ends.count(), passing, "only whole operations pass");
            let mut strange = body.to_vec();
            strange[0] = 9;
            assert_eq!(Frame::decode(version, &strange), None);
        }
    }

    #[test]
    fn a_header_says_what_it_is() {
        let of = Of { id: 0xfeed_beef_0123_4567, version: VERSION };
        let header: [u8; HEADER] = write_header(of.id, 300).try_into().unwrap();
        assert_eq!(read_header(&header), Header::Ours { of, base: 300 });
        for at in 0..HEADER {
            let mut hurt = header;
            hurt[at] ^= 4;
            assert_eq!(read_header(&hurt), Header::Foreign);
        }
        let mut newer = header;
        newer[MAGIC.len()] = 3;
        let crc = crc32fast::hash(&newer[..HEADER - 4]);
        newer[HEADER - 4..].copy_from_slice(&crc.to_le_bytes());
        assert_eq!(read_header(&newer), Header::Newer(3));
    }

    #[test]
    fn bookmarks_of_former_times_are_read() {
        let new = Bookmark { id: 1 << 60, point: Point { seq: 300, mark: 4 }, at: 70_000, live: 5 };
        assert_eq!(Bookmark::from_bytes(&new.to_bytes()), Some(new));
        assert_eq!(Bookmark::from_bytes(&new.to_bytes()[..20]), Some(Bookmark { at: 0, live: 0, ..new }));
        assert_eq!(Bookmark::from_bytes(&new.to_bytes()[..27]), None);
    }

    #[test]
    fn the_mark_tells_histories_apart() {
        let one = Point::START.after(b"one");
        assert_ne!(one, Point::START.after(b"two"));
        assert_ne!(one.after(b"two"), Point::START.after(b"two").after(b"one"));
        assert_ne!(Point::START.after(b"").mark, Point::START.after(b"").after(b"").mark);
    }
}
