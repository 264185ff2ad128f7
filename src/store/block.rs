//! Rows in blocks. sled's cost, in time and memory, is per entry, and our rows are small. So we pack a few kilobytes of
//! neighbouring rows into one entry of sled.

use std::collections::VecDeque;
use std::sync::Arc;

use super::compress::{pack, unpack};
use super::frame::{self, Op, Ops, is_ops};

/// A block with more bytes than this is split ...
const MOST: usize = 8 << 10;

/// ... into pieces that are complete at this size.
const PIECE: usize = 4 << 10;

/// The largest block, in bytes: a row of the maximum size may join a nearly complete piece.
const LONGEST: usize = 1 << 18;

/// A key with its value, borrowed.
pub(super) type Row<'a> = (&'a [u8], &'a [u8]);

/// Neighbouring rows, in order.
pub(super) struct Block {
    rows: Vec<u8>,
    /// The offset of each row.
    begins: Vec<u32>,
}

impl Block {
    /// A block without rows.
    pub(super) fn empty() -> Block {
        Block { rows: Vec::new(), begins: Vec::new() }
    }

    /// Parses a stored block. `None` if the bytes are not one.
    pub(super) fn read(packed: &[u8]) -> Option<Block> {
        let rows = unpack(packed, LONGEST).filter(|rows| is_ops(rows))?;
        let mut ops = Ops { rest: &rows };
        let mut begins = Vec::new();
        loop {
            let begin = rows.len() - ops.rest.len();
            match ops.next() {
                None => break,
                Some((_, None)) => return None,
                Some((_, Some(_))) => begins.push(u32::try_from(begin).ok()?),
            }
        }
        Some(Block { rows, begins })
    }

    fn row(&self, n: usize) -> Option<Row<'_>> {
        let begin = *self.begins.get(n)? as usize;
        let (key, value) = Ops { rest: &self.rows[begin..] }.next()?;
        value.map(|value| (key, value))
    }

    /// The rows from a key on.
    pub(super) fn from(&self, key: &[u8]) -> impl Iterator<Item = Row<'_>> {
        let (mut low, mut high) = (0, self.begins.len());
        while low < high {
            let middle = (low + high) / 2;
            match self.row(middle) {
                Some((there, _)) if there < key => low = middle + 1,
                _ => high = middle,
            }
        }
        (low..self.begins.len()).filter_map(|n| self.row(n))
    }

    /// The value of a key.
    pub(super) fn get(&self, key: &[u8]) -> Option<&[u8]> {
        self.from(key).next().filter(|(found, _)| *found == key).map(|(_, value)| value)
    }

    /// The total size of its keys and values, in bytes.
    pub(super) fn live(&self) -> u64 {
        self.from(b"").map(live).sum()
    }

    /// The rows after these writes, which must be in order.
    pub(super) fn with<'a>(&'a self, writes: &[Op<'a>]) -> Vec<Row<'a>> {
        let mut rows = Vec::with_capacity(self.begins.len() + writes.len());
        let mut old = self.from(b"").peekable();
        for (key, value) in writes {
            while let Some(row) = old.next_if(|row| row.0 < *key) {
                rows.push(row);
            }
            old.next_if(|row| row.0 == *key);
            rows.extend(value.map(|value| (*key, value)));
        }
        rows.extend(old);
        rows
    }
}

/// The size of a row, in bytes.
pub(super) fn live((key, value): Row<'_>) -> u64 {
    (key.len() + value.len()) as u64
}

/// Builds blocks from rows that come in order.
pub(super) struct BlockBuilder {
    first: Vec<u8>,
    rows: Vec<u8>,
    /// The size at which a block is complete.
    full: usize,
}

impl BlockBuilder {
    /// For many rows.
    pub(super) fn new() -> BlockBuilder {
        BlockBuilder { first: Vec::new(), rows: Vec::new(), full: PIECE }
    }

    /// For rows that may still fit into a single block.
    pub(super) fn of(rows: &[Row<'_>]) -> BlockBuilder {
        let total: u64 = rows.iter().map(|row| live(*row) + 5).sum();
        BlockBuilder { full: if total > MOST as u64 { PIECE } else { MOST + 1 }, ..BlockBuilder::new() }
    }

    /// Adds a row. If it completes a block, returns the block's first key and stored bytes.
    pub(super) fn push(&mut self, row: Row<'_>) -> Option<(Vec<u8>, Vec<u8>)> {
        if self.rows.is_empty() {
            self.first = row.0.to_vec();
        }
        frame::encode_ops(&mut self.rows, [(row.0, Some(row.1))]);
        if self.rows.len() >= self.full { self.finish() } else { None }
    }

    /// Completes the last block.
    pub(super) fn finish(&mut self) -> Option<(Vec<u8>, Vec<u8>)> {
        if self.rows.is_empty() {
            return None;
        }
        let mut packed = Vec::new();
        pack(&mut packed, &self.rows);
        self.rows.clear();
        Some((std::mem::take(&mut self.first), packed))
    }
}

/// The blocks read most recently, with the bytes they were read from. So a rewritten block is never confused with its
/// old version.
pub(super) struct RecentBlocks<P> {
    kept: VecDeque<(P, Arc<Block>)>,
    most: usize,
}

impl<P: PartialEq> RecentBlocks<P> {
    /// Keeps at most this many.
    pub(super) fn new(most: usize) -> RecentBlocks<P> {
        RecentBlocks { kept: VecDeque::with_capacity(most), most }
    }

    /// The block read from these bytes, if it was read recently.
    pub(super) fn find(&self, packed: &P) -> Option<Arc<Block>> {
        self.kept.iter().rev().find(|(from, _)| from == packed).map(|(_, block)| block.clone())
    }

    /// Keeps a block, and drops the oldest if there are too many.
    pub(super) fn keep(&mut self, packed: P, block: Arc<Block>) {
        if self.kept.len() >= self.most {
            self.kept.pop_front();
        }
        self.kept.push_back((packed, block));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::*;

    fn blocks(rows: &[Row<'_>]) -> Vec<(Vec<u8>, Vec<u8>)> {
        let mut builder = BlockBuilder::of(rows);
        let mut all: Vec<_> = rows.iter().filter_map(|row| builder.push(*row)).collect();
        all.extend(builder.finish());
        all
    }

    #[test]
    fn much_is_cut_and_little_is_not() {
        let value = vec![7; 1000];
        let keys: Vec<Vec<u8>> = (0..40u8).map(|n| vec![n]).collect();
        let rows: Vec<Row<'_>> = keys.iter().map(|key| (key.as_slice(), value.as_slice())).collect();
        assert_eq!(blocks(&rows[..8]).len(), 1);
        let many = blocks(&rows);
        assert_eq!(many.len(), 8, "five rows each");
        assert_eq!(many[1].0, [5]);
        let second = Block::read(&many[1].1).unwrap();
        assert_eq!((second.get(&[5]), second.get(&[9]), second.get(&[10])), (Some(&value[..]), Some(&value[..]), None));
        assert_eq!(second.live(), 5 * 1001);
    }

    #[test]
    fn what_is_no_block_is_refused() {
        assert!(Block::read(&[]).is_none() && Block::read(b"\0\x01").is_none());
        let mut removed = Vec::new();
        frame::encode_ops(&mut removed, [(&b"key"[..], None)]);
        let mut packed = Vec::new();
        pack(&mut packed, &removed);
        assert!(Block::read(&packed).is_none(), "rows that are gone are not kept");
    }

    type Map = BTreeMap<Vec<u8>, Option<Vec<u8>>>;

    fn some_map() -> impl Strategy<Value = Map> {
        let key = prop::collection::vec(0..4u8, 0..4);
        prop::collection::btree_map(key, prop::option::of(prop::collection::vec(any::<u8>(), 0..9)), 0..30)
    }

    proptest! {
        #[test]
        fn writes_come_into_their_places(before in some_map(), writes in some_map()) {
            let mut map: BTreeMap<_, _> = before.into_iter().filter_map(|(key, value)| Some((key, value?))).collect();
            let rows: Vec<Row<'_>> = map.iter().map(|(key, value)| (&key[..], &value[..])).collect();
            let block = blocks(&rows).pop().map_or(Block::empty(), |(_, packed)| Block::read(&packed).unwrap());
            let ops: Vec<Op<'_>> = writes.iter().map(|(key, value)| (&key[..], value.as_deref())).collect();
            let found = block.with(&ops);
            let found: Vec<_> = found.into_iter().map(|(key, value)| (key.to_vec(), value.to_vec())).collect();
            for (key, value) in &writes {
                match value {
                    Some(value) => map.insert(key.clone(), value.clone()),
                    None => map.remove(key),
                };
            }
            prop_assert!(found.into_iter().eq(map));
        }
    }
}
