//! The log of changes, from which moves are taken back.
//!
//! A move that only adds a dot leaves one [`Turn`] and, when it joined groups, a few entries. A capture adds one entry
//! for each node that it changed and the chain that was drawn. An entry is a kind, a node and a value of 16 bits.

use super::cell::{AREA, LIVE, both};
use super::zobrist::{Fact, key};
use super::{Field, Node};
use crate::game::Seat;

/// A tree of the forest was hung on another; the value is its root. The kind is 0 and there is no node, so that the
/// commonest entries are the smallest numbers.
pub const LINK: u32 = 0;
/// A node was changed, its dot was not; the value is the cell before.
pub const CELL: u32 = 1 << 28;
/// A node was captured; the value is the cell before.
pub const TAKE: u32 = 2 << 28;
/// A score was changed; the node is the seat, the value is the score before.
pub const SCORE: u32 = 3 << 28;
/// Nothing was changed: as many entries before this one as the value says are the dots of a chain of the seat that
/// stands in the place of the node.
pub const CHAIN: u32 = 4 << 28;
/// The bits of the kind.
pub const KIND: u32 = 7 << 28;

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
        // Most moves have hung nothing; node 0 belongs to the frame and hangs on itself, so that this needs no question.
        self.cut(usize::from(turn.hung));
        self.cells[at] = turn.cell & !(1 << SEAT);
        self.toggle(seat.index() & 1, at);
        self.free = usize::from(turn.free);
        self.loose = turn.loose;
        self.hash ^= key(Fact::Dot(seat.index() & 1), at);
        Some((seat, Node(turn.node)))
    }

    /// Writes down what `at` was before it changes.
    #[inline]
    pub(super) fn note(&mut self, kind: u32, at: usize, before: u16) {
        self.log.push(kind | (at as u32) << 16 | u32::from(before));
    }

    /// Takes back what the log tells, down to `length` entries.
    fn unroll(&mut self, length: usize) {
        while self.log.len() > length {
            let Some(entry) = self.log.pop() else { break };
            if entry < CELL {
                self.cut(entry as usize);
                continue;
            }
            let (at, value) = (entry_node(entry), entry as u16);
            match entry & KIND {
                CELL => self.cells[at] = value,
                TAKE => self.untake(at, value),
                SCORE => self.score[at & 1] = value,
                _ => self.log.truncate(self.log.len().saturating_sub(usize::from(value))),
            }
        }
    }

    /// Gives a captured node back what it was.
    fn untake(&mut self, at: usize, before: u16) {
        let now = self.cells[at];
        self.cells[at] = before;
        // A capture ends the life of a dot of one seat or gives it back to one of the other, not both.
        let changed = (before ^ now) & both(LIVE);
        if changed != 0 {
            self.toggle(usize::from(changed >> 1), at);
        }
        let captor = usize::from(now & AREA == 0);
        self.hash ^= key(Fact::Area(captor), at);
        if before & both(AREA) != 0 {
            self.hash ^= key(Fact::Area(1 - captor), at);
        }
    }
}
