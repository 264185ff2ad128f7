//! The field of dots: a sheet on which dots are put and taken back. It keeps captures, houses and grounding up to date.
//! The modules below explain how it works. The rules of the game explain the words.
//!
//! - `compass`: directions, and walks along a chain with the ground on the right hand;
//! - `group`: which dots are linked; so a move that can close nothing is known without looking further;
//! - `close`: what a dot closes: tracing the chain, filling it, capturing, houses;
//! - `ground`: which dots hang on the edge of the sheet;
//! - `history`: the log from which moves are taken back;
//! - `look`: questions that drawing and searching ask;
//! - `settled`: a field that begins with dots and areas on it.

mod cell;
mod close;
pub(super) mod compass;
mod ground;
mod group;
mod history;
mod look;
mod settled;
mod zobrist;

use crate::game::Seat;
use cell::{AREA, BARRED, DOT, GROUND, HOUSE, LIVE, TAKEN, both};
use compass::{STEPS, STRIDE, arcs};
use history::{SEAT, Turn};
pub use look::{Chain, Place};
use zobrist::{Fact, key};

/// The greatest width and height of a sheet, in nodes.
pub const GREATEST: u8 = 39;

/// The rules of the game that concern the field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rules {
    /// Every newly enclosed area is captured, also one without an enemy dot; there are no houses then.
    pub any: bool,
    /// No dot may be put on the outermost nodes.
    pub border: bool,
}

/// A node: a column and a row, the same ones on every sheet that has them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Node(pub(super) u16);

impl Node {
    /// The node as an index into tables of [`Field::span`] entries.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What a move did besides adding a dot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effect {
    /// Enemy dots that the mover captured.
    pub captured: u16,
    /// Dots of the mover that were set free, because the area of their captor was captured.
    pub freed: u16,
    /// The dot was put into an enemy house and is captured.
    pub lost: bool,
}

/// Why a dot may not be put on a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The node is no node of this sheet.
    Outside,
    /// A dot stands there.
    Dot,
    /// The node lies in a captured area.
    Area,
    /// The node is outermost, and the rules bar those.
    Border,
}

/// A sheet with dots. `LOOSE` says whether the figures of [`Field::loose`] are kept; searches can do without.
///
/// Two fields are equal when they look the same and had the same moves; see `look`.
#[derive(Clone)]
pub struct Field<const LOOSE: bool = true> {
    width: usize,
    height: usize,
    rules: Rules,
    /// What is on every node; see [`cell`]. The sheet is stored row by row, with a row of frame above and below; what
    /// stands between the end of a row and the beginning of the next is frame too.
    cells: Box<[u16]>,
    /// For each seat, the neighbour mask of every node; see `compass`.
    near: [Box<[u8]>; 2],
    /// The forest of linked dots; see `group`.
    links: Box<[u16]>,
    /// How many dots hang on each root.
    sizes: Box<[u16]>,
    /// A permutation of the nodes on which a dot may be put at the start; the first `free` of them still are free.
    /// Behind them stand the others, the last one taken first, so that taking back is a matter of counting.
    open: Box<[u16]>,
    /// Where each node stands in `open`.
    slots: Box<[u16]>,
    free: usize,
    score: [u16; 2],
    loose: [u16; 2],
    hash: u64,
    turns: Vec<Turn>,
    log: Vec<u32>,
    /// Working room: the chain traced last.
    ring: Vec<u16>,
    /// Working room: the nodes filled last.
    filled: Vec<u16>,
}

impl<const LOOSE: bool> Field<LOOSE> {
    /// An empty sheet of `width` × `height` nodes, each brought into 1…[`GREATEST`].
    pub fn new(width: u8, height: u8, rules: Rules) -> Self {
        let width = usize::from(width.clamp(1, GREATEST));
        let height = usize::from(height.clamp(1, GREATEST));
        let span = STRIDE * (height + 2) + 1;
        let nodes = width * height;
        let mut field = Field {
            width,
            height,
            rules,
            cells: vec![BARRED | both(GROUND); span].into(),
            near: [vec![0; span + 2].into(), vec![0; span + 2].into()],
            links: vec![0; span].into(),
            sizes: vec![0; span].into(),
            open: Box::default(),
            slots: vec![0; span].into(),
            free: 0,
            score: [0; 2],
            loose: [0; 2],
            hash: 0,
            turns: Vec::with_capacity(nodes),
            log: Vec::with_capacity(3 * nodes),
            ring: Vec::with_capacity(nodes),
            filled: vec![0; nodes + 1],
        };
        field.lay_out();
        field.clear();
        field
    }

    /// Takes the bars from the outermost nodes that are no part of the frame, and lists the nodes that may be used.
    fn lay_out(&mut self) {
        let mut open = Vec::with_capacity(self.width * self.height);
        for row in 0..self.height {
            for column in 0..self.width {
                let outermost = row == 0 || column == 0 || row + 1 == self.height || column + 1 == self.width;
                let at = self.index(column, row);
                if outermost && self.rules.border {
                    self.cells[at] = BARRED;
                } else {
                    self.slots[at] = open.len() as u16;
                    open.push(at as u16);
                }
            }
        }
        self.open = open.into();
    }

    /// Takes all dots off at once and forgets the moves.
    pub fn clear(&mut self) {
        let inner = usize::from(self.rules.border);
        for row in inner..self.height.saturating_sub(inner) {
            let from = self.index(inner, row);
            let to = self.index(self.width, row).wrapping_sub(inner);
            self.cells.get_mut(from..to).unwrap_or_default().fill(0);
        }
        self.free = self.open.len();
        self.near.iter_mut().for_each(|near| near.fill(0));
        self.score = [0; 2];
        self.loose = [0; 2];
        self.hash = 0;
        self.turns.clear();
        self.log.clear();
    }

    /// Puts a dot of `seat` (0 or 1) on `node` and does all that follows. Nothing changes when it is refused. Whose
    /// turn it is the field neither knows nor asks.
    #[inline]
    pub fn put(&mut self, seat: Seat, node: Node) -> Result<Effect, Refusal> {
        let at = node.index();
        match self.cells.get(at) {
            Some(&cell) if cell & TAKEN == 0 => Ok(self.play(seat.index() & 1, at, cell)),
            _ => Err(self.refusal(node)),
        }
    }

    /// Whether a dot may be put on `node`, by either seat.
    #[inline]
    pub fn legal(&self, node: Node) -> bool {
        self.cells.get(node.index()).is_some_and(|cell| cell & TAKEN == 0)
    }

    /// All nodes on which a dot may be put, in no particular order.
    #[inline]
    pub fn moves(&self) -> impl ExactSizeIterator<Item = Node> + Clone + '_ {
        self.open[..self.free].iter().map(|&at| Node(at))
    }

    /// How many free nodes there are.
    #[inline]
    pub fn free(&self) -> usize {
        self.free
    }

    /// The enemy dots that `seat` holds captured now.
    #[inline]
    pub fn score(&self, seat: Seat) -> u16 {
        self.score[seat.index() & 1]
    }

    /// A hash of the dots and of the captured areas. Moves that lead to the same picture in another order lead to the
    /// same hash; whose turn it is does not enter.
    #[inline]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Why no dot may be put on `node`, which must not be legal.
    #[cold]
    fn refusal(&self, node: Node) -> Refusal {
        match self.cells.get(node.index()) {
            Some(cell) if cell & DOT != 0 => Refusal::Dot,
            Some(cell) if cell & both(AREA) != 0 => Refusal::Area,
            Some(cell) if cell & GROUND == 0 => Refusal::Border,
            _ => Refusal::Outside,
        }
    }

    /// Puts a dot of seat `me` on the free node `at`, which holds `cell`.
    #[inline]
    fn play(&mut self, me: usize, at: usize, cell: u16) -> Effect {
        self.turns.push(Turn {
            log: self.log.len() as u32,
            loose: self.loose,
            free: self.free as u16,
            node: at as u16,
            cell: cell | (me as u16) << SEAT,
            hung: 0,
        });
        self.occupy(at);
        self.cells[at] = LIVE << me;
        self.hash ^= key(Fact::Dot(me), at);
        let mask = self.near[me][at];
        self.toggle(me, at);
        if LOOSE {
            self.note_loose(me, at, mask);
        }
        let arcs = arcs(mask);
        if arcs & arcs.wrapping_sub(1) != 0 {
            self.join_arcs(me, at, arcs, cell)
        } else {
            self.join(at, mask);
            if cell & HOUSE << (1 - me) != 0 { self.enter_house(me, at, Effect::default()) } else { Effect::default() }
        }
    }

    /// Takes a node out of the free ones.
    #[inline]
    fn occupy(&mut self, at: usize) {
        self.free = self.free.wrapping_sub(1);
        let slot = self.slots[at];
        let last = self.open[self.free];
        self.open[usize::from(slot)] = last;
        self.slots[usize::from(last)] = slot;
        self.open[self.free] = at as u16;
        self.slots[at] = self.free as u16;
    }

    /// Enters a live dot of `seat` at `at` into the neighbour masks round it, or takes it out again.
    #[inline]
    fn toggle(&mut self, seat: usize, at: usize) {
        // Three neighbours of a row are three bytes that follow each other: one 32-bit operation each row.
        const ABOVE: u32 = u32::from_le_bytes([1 << 3, 1 << 4, 1 << 5, 0]);
        const BESIDE: u32 = u32::from_le_bytes([1 << 2, 0, 1 << 6, 0]);
        const BELOW: u32 = u32::from_le_bytes([1 << 1, 1 << 0, 1 << 7, 0]);
        const SPAN: usize = 2 * STRIDE + 4;
        // No index is greater than that; it spares a check for overflow.
        let from = at.wrapping_sub(STRIDE + 1) & 0xfff;
        let rows = self.near[seat & 1].get_mut(from..from + SPAN).and_then(|near| near.first_chunk_mut::<SPAN>());
        // Always: the rows above and below are at least frame, and two bytes more stand behind the last.
        if let Some(near) = rows {
            for (row, bits) in [(0, ABOVE), (STRIDE, BESIDE), (2 * STRIDE, BELOW)] {
                if let Some(bytes) = near[row..].first_chunk_mut::<4>() {
                    *bytes = (u32::from_le_bytes(*bytes) ^ bits).to_le_bytes();
                }
            }
        }
    }

    /// The index of a node of the sheet.
    #[inline]
    fn index(&self, column: usize, row: usize) -> usize {
        (row + 1) * STRIDE + column + 1
    }

    /// The index of the neighbour in `direction`.
    #[inline]
    fn beside(&self, at: usize, direction: usize) -> usize {
        at.wrapping_add(STEPS[direction & 15])
    }
}
