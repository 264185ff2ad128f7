//! The board of three by three, played out to the end.
//!
//! A capture leaves the sum of all faces as it is and makes the dice fewer; any other move makes the sum greater. So no
//! position comes twice in a match, and the answer for a position never depends on the way to it. There are no draws:
//! a position is won or lost.

use super::board::{Board, Drop, HIGHEST};
use crate::base::Place;
use crate::game::{Deadline, Seat};

/// Cells across and down.
pub const SIZE: u16 = 3;
const CELLS: usize = (SIZE * SIZE) as usize;
/// Bits of a cell: three for the face, and one for the owner.
const WIDTH: usize = 4;
/// The lowest bit of each cell.
const LOWS: u64 = 0x1_1111_1111;
/// The bits of the left column, and of the upper row.
const LEFT: u64 = 0x00f_00f_00f;
const UPPER: u64 = 0xfff;
/// More than there are moves in any position: the cells have at most this many groups to capture.
const MOVES: usize = 32;
/// Bits of the number of a slot: the table has 8 MB.
const SLOT_BITS: usize = 22;
/// Bits of a position.
const BITS: usize = CELLS * WIDTH;
/// The bits of a ranked position without its rank.
const POSITION: u64 = (1 << BITS) - 1;
/// The bits of the faces.
const FACES: u64 = LOWS * 7;
/// Set in each slot in use, beside the bit for a won position.
const KNOWN: u16 = 2;
/// How many positions pass between two looks at the clock.
const CLOCK: u32 = 128;
/// The value of a die by its face, to order moves.
const WORTH: [i64; 8] = [0, 8, 8, 9, 10, 12, 16, 0];

/// A position for the player to move: the cells row by row, four bits each. The face of a die, or zero; the fourth bit
/// is set for dice of the other player.
type Packed = u64;

/// Searches for the winner.
pub struct Solver<'a> {
    /// For each cell, the bits of the groups of neighbours that may be captured from it.
    groups: [Vec<u64>; CELLS],
    /// Each slot has what its number leaves of a position, and below it whether it is won.
    slots: Vec<u16>,
    until: &'a Deadline,
    /// How many positions it may still visit.
    left: u32,
    over: bool,
}

impl<'a> Solver<'a> {
    /// A search that ends when it has visited `nodes` positions, or when its time is over.
    pub fn new(until: &'a Deadline, nodes: u32) -> Solver<'a> {
        Solver { groups: std::array::from_fn(groups), slots: vec![0; 1 << SLOT_BITS], until, left: nodes, over: false }
    }

    /// A move that wins; `Some(None)` if the position is lost, `None` if that could not be found out.
    pub fn win(&mut self, board: &Board, mover: Seat) -> Option<Option<Drop>> {
        let after = |drop: &Drop| smallest(pack(&board.after(mover, *drop), mover.other()));
        let mut drops: Vec<(u64, Drop)> = board.moves().into_iter().map(|drop| (ranked(after(&drop)), drop)).collect();
        drops.sort_by_key(|(next, _)| *next);
        for (next, drop) in drops {
            let next = next & POSITION;
            let won = verdict(next).unwrap_or_else(|| self.wins(next));
            if self.over {
                return None;
            }
            if !won {
                return Some(Some(drop));
            }
        }
        Some(None)
    }

    /// Whether the player to move wins. The position is the [`smallest`] of its images, and not decided.
    fn wins(&mut self, position: Packed) -> bool {
        if let Some(won) = self.known(position) {
            return won;
        }
        self.left = self.left.saturating_sub(1);
        self.over |= self.left == 0 || (self.left.is_multiple_of(CLOCK) && self.until.passed_after(CLOCK));
        if self.over {
            return false;
        }
        // Positions with an answer first: one of them may be enough.
        let (mut next, mut count, mut won) = ([0; MOVES], 0, false);
        self.each_after(position, |after| match verdict(after).or_else(|| self.known(after)) {
            Some(known) => won |= !known,
            None => (next[count], count) = (ranked(after), count + 1),
        });
        let next = &mut next[..count];
        next.sort_unstable();
        let won = won || next.iter().any(|after| !self.wins(after & POSITION) && !self.over);
        if !self.over {
            let (slot, tag) = place(position);
            self.slots[slot] = tag | KNOWN | u16::from(won);
        }
        won
    }

    fn known(&self, position: Packed) -> Option<bool> {
        let (slot, tag) = place(position);
        let kept = self.slots[slot];
        (kept & !1 == tag | KNOWN).then_some(kept & 1 == 1)
    }

    /// Calls with the [`smallest`] image of the position after each move.
    fn each_after(&self, position: Packed, mut call: impl FnMut(Packed)) {
        let any = dice(position);
        for (cell, groups) in self.groups.iter().enumerate() {
            let shift = cell * WIDTH;
            if position >> shift & 0xf != 0 {
                continue;
            }
            let mut captures = false;
            for group in groups {
                let sum = sum(position & group & FACES);
                if any & group == LOWS & group && sum <= u64::from(HIGHEST) {
                    captures = true;
                    call(smallest(turned(position & !group | sum << shift)));
                }
            }
            if !captures {
                call(smallest(turned(position | 1 << shift)));
            }
        }
    }
}

/// The groups of at least two neighbours of a cell.
fn groups(cell: usize) -> Vec<u64> {
    let (col, row) = (cell % 3, cell / 3);
    let beside = (0..CELLS).filter(|other| (other % 3).abs_diff(col) + (other / 3).abs_diff(row) == 1);
    let beside: Vec<u64> = beside.map(|other| 0xf << (other * WIDTH)).collect();
    let group = |taken: u32| (0..beside.len()).filter(|n| taken >> n & 1 == 1).map(|n| beside[n]).sum();
    (0..1 << beside.len()).filter(|taken: &u32| taken.count_ones() > 1).map(group).collect()
}

/// The sum of all faces.
fn sum(faces: u64) -> u64 {
    // No sum exceeds 24, so pairs of cells are added first.
    let pairs = (faces & 0x0f0f_0f0f_0f0f) + (faces >> WIDTH & 0x0f0f_0f0f_0f0f);
    pairs.wrapping_mul(0x0101_0101_0101) >> 40 & 0xff
}

/// The lowest bit of each cell with a die.
fn dice(position: Packed) -> u64 {
    (position | position >> 1 | position >> 2) & LOWS
}

/// The position for the other player.
fn turned(position: Packed) -> Packed {
    position ^ dice(position) << 3
}

/// The position of a board.
fn pack(board: &Board, mover: Seat) -> Packed {
    let cell = |n: usize| board.die(Place::new(n as u16 % SIZE, n as u16 / SIZE));
    let bits = |n: usize| cell(n).map_or(0, |die| u64::from(die.face) | u64::from(die.seat != mover) << 3);
    (0..CELLS).map(|n| bits(n) << (n * WIDTH)).sum()
}

/// Whether the player to move wins, if that is certain: the board is full, or most of it are sixes of one player.
fn verdict(position: Packed) -> Option<bool> {
    let (all, other) = (dice(position), position >> 3 & LOWS);
    let most = |dice: u64| dice.count_ones() > CELLS as u32 / 2;
    let sixes = position >> 2 & position >> 1 & LOWS;
    match () {
        () if all == LOWS => Some(!most(other)),
        () if most(sixes & other) => Some(false),
        () if most(sixes & !other) => Some(true),
        () => None,
    }
}

/// The least of the eight turns and reflections of a position.
fn smallest(position: Packed) -> Packed {
    let flat = |p: Packed| p & UPPER << 12 | (p & UPPER) << 24 | p >> 24;
    let side = |p: Packed| p & LEFT << 4 | (p & LEFT) << 8 | p >> 8 & LEFT;
    let four = |p: Packed| p.min(side(p)).min(flat(p)).min(side(flat(p)));
    four(position).min(four(across(position)))
}

/// The position reflected at a diagonal.
fn across(p: Packed) -> Packed {
    // Cells 1, 2 and 5 change places with 3, 6 and 7.
    let swapped = |p: Packed, cells: Packed, by: u32| (p & cells) << by | p >> by & cells;
    p & 0xf_000f_000f | swapped(p, 0x00f0_00f0, 8) | swapped(p, 0x0f00, 16)
}

/// A position with a rank above it: the better for the player who has just moved, the lower.
fn ranked(position: Packed) -> u64 {
    let cell = |n: usize| (position >> (n * WIDTH) & 7, position >> (n * WIDTH + 3) & 1);
    let worth = |n: usize| match cell(n) {
        (face, 0) => WORTH[face as usize],
        (face, _) => -WORTH[face as usize],
    };
    let rank = 1_000 + (0..CELLS).map(worth).sum::<i64>();
    (rank as u64) << BITS | position
}

/// The slot of a position, and the rest of it as the upper bits of an entry. No other position has both.
fn place(position: Packed) -> (usize, u16) {
    // Odd factors and shifts to the right can be undone, so the bits are only mixed.
    let mixed = position.wrapping_mul(0x9e37_79b9_7f4a_7c15) & POSITION;
    let mixed = (mixed ^ mixed >> (BITS / 2)).wrapping_mul(0xbf58_476d_1ce4_e5b9) & POSITION;
    let rest = BITS - SLOT_BITS;
    ((mixed >> rest) as usize, ((mixed & ((1 << rest) - 1)) << 2) as u16)
}
