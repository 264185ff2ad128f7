//! The log of changes, from which moves are taken back.
//!
//! A move that only adds a dot leaves one [`Turn`], and a few entries if it joined three or more arcs. An entry is a
//! kind, a node and a value of 16 bits. A capture is one entry. Its [`Span`] counts the words before it.

use super::cell::{LIVE, both};
use super::zobrist::{Fact, key};
use super::{Field, Node};
use crate::game::Seat;

/// A tree of the forest was hung on another; the value is its root. The kind is 0 and there is no node, so that the
/// commonest entries are the smallest numbers.
pub const LINK: u32 = 0;
/// A node was changed, its dot was not; the value is the cell before.
pub const CELL: u32 = 1 << 28;
/// An area was captured; the rest of the entry is a [`Span`].
pub const CAPTURE: u32 = 2 << 28;

/// How many words of the log belong to a capture. In the order in which they stand there: a node and its cell before
/// for each captured node, the dots of the chain, the hash before in two halves, both scores before, and the entry.
///
/// One entry for all of it, and figures kept instead of found anew: to ask each entry for its kind is a jump that the
/// processor cannot foretell.
#[derive(Clone, Copy)]
pub struct Span {
    /// Who captured.
    pub seat: usize,
    /// How many nodes were captured.
    pub nodes: usize,
    /// How many dots the chain has.
    pub chain: usize,
}

impl Span {
    /// The words for the scores and the hash.
    const FIGURES: usize = 3;

    /// The entry that stands for it.
    pub fn entry(self) -> u32 {
        CAPTURE | (self.seat as u32) << 24 | (self.nodes as u32) << 12 | self.chain as u32
    }

    /// What an entry stands for, if it is one of a capture.
    pub fn read(entry: u32) -> Option<Span> {
        let (nodes, chain) = ((entry >> 12 & 0xfff) as usize, entry as usize & 0xfff);
        (entry >= CAPTURE).then_some(Span { seat: (entry >> 24 & 1) as usize, nodes, chain })
    }

    /// How many words stand before the entry for it.
    pub fn words(self) -> usize {
        self.nodes + self.chain + Span::FIGURES
    }
}

/// What a move found before it changed anything: 16 bytes, since a whole game of them should stay near.
#[derive(Clone, Copy)]
pub struct Turn {
    /// How long the log was.
    pub log: u32,
    pub loose: [u16; 2],
    /// How many nodes were free.
    pub free: u16,
    pub node: u16,
    /// What was on the node, and in the bit [`SEAT`] who moved.
    pub cell: u16,
    /// The root that was hung on another when two arcs were joined, or 0.
    pub hung: u16,
}

/// The number of the bit of [`Turn::cell`] that holds the seat.
pub const SEAT: u16 = 15;

impl Turn {
    /// Who moved.
    pub fn seat(&self) -> Seat {
        Seat((self.cell >> SEAT) as u8)
    }
}

/// A node and a value as they stand in the log.
#[inline]
fn word(at: usize, value: u16) -> u32 {
    (at as u32) << 16 | u32::from(value)
}

/// The node of a log entry.
#[inline]
pub fn entry_node(entry: u32) -> usize {
    (entry >> 16 & 0xfff) as usize
}

impl<const LOOSE: bool> Field<LOOSE> {
    /// Takes the last move back and tells whose dot was where. The field is as it was before the move (only the order
    /// of [`Field::moves`] may be another); `None` when there is no move.
    #[inline]
    pub fn undo(&mut self) -> Option<(Seat, Node)> {
        let turn = self.turns.pop()?;
        if self.log.len() > turn.log as usize {
            self.unroll(turn.log as usize);
        }
        let at = usize::from(turn.node);
        let seat = turn.seat();
        // Most moves have hung nothing; node 0 belongs to the frame and hangs on itself, so that this needs no
        // question.
        self.cut(usize::from(turn.hung));
        self.cells[at] = turn.cell & !(1 << SEAT);
        self.toggle(seat.index() & 1, at);
        self.free = usize::from(turn.free);
        self.loose = turn.loose;
        self.hash ^= key(Fact::Dot(seat.index() & 1), at);
        Some((seat, Node(turn.node)))
    }

    /// Writes down what `at` was before something about it changes that is no capture.
    #[inline]
    pub(super) fn note(&mut self, at: usize, before: u16) {
        self.log.push(CELL | word(at, before));
    }

    /// Writes down what `at` was before it is captured.
    #[inline]
    pub(super) fn note_captured(&mut self, at: usize, before: u16) {
        self.log.push(word(at, before));
    }

    /// Writes down a capture: its `nodes` are in the log already, the chain is the one traced last.
    pub(super) fn note_capture(&mut self, seat: usize, nodes: usize, hash: u64) {
        self.log.extend(self.ring.iter().map(|&dot| u32::from(dot)));
        let scores = u32::from(self.score[0]) | u32::from(self.score[1]) << 16;
        let span = Span { seat, nodes, chain: self.ring.len() };
        self.log.extend([hash as u32, (hash >> 32) as u32, scores, span.entry()]);
    }

    /// Takes back what the log tells, down to `length` entries.
    fn unroll(&mut self, length: usize) {
        while self.log.len() > length {
            let Some(entry) = self.log.pop() else { break };
            match Span::read(entry) {
                None if entry < CELL => self.cut(entry as usize),
                None => self.cells[entry_node(entry)] = entry as u16,
                Some(span) => self.release(span),
            }
        }
    }

    /// Takes back the capture whose words are the last of the log.
    fn release(&mut self, span: Span) {
        let from = self.log.len().saturating_sub(span.words());
        let mut log = std::mem::take(&mut self.log);
        if let [.., low, high, scores] = log[..] {
            self.hash = u64::from(low) | u64::from(high) << 32;
            self.score = [scores as u16, (scores >> 16) as u16];
        }
        for &node in &log[from..from + span.nodes] {
            let (at, before) = (entry_node(node), node as u16);
            // A capture ends the life of a dot of one seat or gives it back to one of the other, not both.
            let changed = (before ^ self.cells[at]) & both(LIVE);
            self.cells[at] = before;
            if changed != 0 {
                self.toggle(usize::from(changed >> 1), at);
            }
        }
        log.truncate(from);
        self.log = log;
    }
}
