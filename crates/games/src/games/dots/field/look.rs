//! Questions that drawing and searching ask a field. Nothing here changes it.

use std::fmt;

use super::cell::{AREA, BARRED, DEAD, GROUND, HOUSE, LIVE, TAKEN, both};
use super::compass::STRIDE;
use super::history::Span;
use super::{Field, Node};
use crate::game::Seat;

/// What is on one node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// Whose dot stands there, live or captured.
    pub dot: Option<Seat>,
    /// Who holds the captured area in which the node lies (its inside; the chain round it is not part of it). A dot of
    /// the other seat there is captured.
    pub area: Option<Seat>,
    /// Whose house the free node lies in.
    pub house: Option<Seat>,
    /// Whether the node hangs on the edge of the sheet for the seat it belongs to. Never set in a field that does not
    /// keep these figures.
    pub grounded: bool,
}

/// A chain that was drawn by a capture: its dots in clockwise order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    /// Who captured.
    pub seat: Seat,
    /// The number of the move that captured, 0 for the first move.
    pub turn: usize,
    /// The dots; the last one is a neighbour of the first.
    pub nodes: Vec<Node>,
}

impl<const LOOSE: bool> Field<LOOSE> {
    /// The width of the sheet, in nodes.
    pub fn width(&self) -> u8 {
        self.width as u8
    }

    /// The height of the sheet, in nodes.
    pub fn height(&self) -> u8 {
        self.height as u8
    }

    /// The rules of this field.
    pub fn rules(&self) -> super::Rules {
        self.rules
    }

    /// How many entries a table needs that is indexed by [`Node::index`].
    pub fn span(&self) -> usize {
        self.cells.len()
    }

    /// The node in a column and a row, both from 0 at the upper left; `None` outside the sheet.
    #[inline]
    pub fn node(&self, column: u8, row: u8) -> Option<Node> {
        let (column, row) = (usize::from(column), usize::from(row));
        (column < self.width && row < self.height).then(|| Node(self.index(column, row) as u16))
    }

    /// Column and row of a node.
    #[inline]
    pub fn place_of(&self, node: Node) -> (u8, u8) {
        let at = node.index() - 1;
        ((at % STRIDE) as u8, (at / STRIDE).wrapping_sub(1) as u8)
    }

    /// All nodes of the sheet, row by row.
    pub fn nodes(&self) -> impl Iterator<Item = Node> + '_ {
        let columns = 0..self.width;
        (0..self.height).flat_map(move |row| columns.clone().map(move |column| Node(self.index(column, row) as u16)))
    }

    /// What is on `node`; nothing at all outside the sheet.
    pub fn place(&self, node: Node) -> Place {
        let cell = self.cells.get(node.index()).copied().unwrap_or(BARRED);
        let whose = |bit: u16| (0..2).find(|seat| cell & bit << seat != 0).map(Seat);
        let on_sheet = cell & BARRED == 0;
        Place {
            dot: whose(LIVE).or(whose(DEAD)),
            area: whose(AREA),
            house: whose(HOUSE),
            grounded: on_sheet && whose(GROUND).is_some(),
        }
    }

    /// Whether a live dot of `seat` stands on `node`.
    #[inline]
    pub fn live(&self, seat: Seat, node: Node) -> bool {
        self.cells.get(node.index()).is_some_and(|cell| cell & LIVE << (seat.0 & 1) != 0)
    }

    /// In which of the eight directions (bit 0 north, then clockwise) the neighbours of `node` are live dots of `seat`.
    #[inline]
    pub fn neighbours(&self, seat: Seat, node: Node) -> u8 {
        self.near[seat.index() & 1].get(node.index()).copied().unwrap_or(0)
    }

    /// Whether a dot of `seat` on `node` would touch two or more dots of its own that are not linked by the look of
    /// their own neighbourhood: only such a dot can close anything.
    #[inline]
    pub fn joins(&self, seat: Seat, node: Node) -> bool {
        super::arcs(self.neighbours(seat, node)).count_ones() > 1
    }

    /// Whether a dot of `seat` on `node` may close something: [`Field::joins`], and two of the dots that it would join
    /// are linked already. Without this it closes nothing; with it, it may still.
    #[inline]
    pub fn closes(&self, seat: Seat, node: Node) -> bool {
        let mut ends = super::arcs(self.neighbours(seat, node));
        if ends & ends.wrapping_sub(1) == 0 {
            return false;
        }
        let (mut roots, mut count) = ([0; 4], 0);
        while ends != 0 {
            let root = self.root(self.beside(node.index(), ends.trailing_zeros() as usize));
            if roots[..count].contains(&root) {
                return true;
            }
            roots[count & 3] = root;
            count += 1;
            ends &= ends - 1;
        }
        false
    }

    /// Whether `node` is free and in nobody's house.
    #[inline]
    pub fn open(&self, node: Node) -> bool {
        self.cells.get(node.index()).is_some_and(|cell| cell & (TAKEN | both(HOUSE)) == 0)
    }

    /// A number that two live dots of one seat share if they are linked. After captures dots may share it that were
    /// linked once and are not any more. It holds until the next move or taking back.
    pub fn group(&self, node: Node) -> Option<usize> {
        let live = self.live(Seat(0), node) || self.live(Seat(1), node);
        live.then(|| self.root(node.index()))
    }

    /// How many dots `seat` would lose by grounding now: its own live dots that do not hang on the edge of the sheet,
    /// and the enemy dots that it holds in areas that do not. Zero in a field that does not keep these figures.
    #[inline]
    pub fn loose(&self, seat: Seat) -> u16 {
        self.loose[seat.index() & 1]
    }

    /// The result for `seat`, own captures less the other's, if it grounds now.
    #[inline]
    pub fn margin(&self, seat: Seat) -> i32 {
        i32::from(self.score(seat)) - i32::from(self.score(seat.other())) - i32::from(self.loose(seat))
    }

    /// The loose live dots of `seat` and the dots it holds in loose areas: what [`Field::loose`] counts.
    pub fn loose_dots(&self, seat: Seat) -> impl Iterator<Item = Node> + '_ {
        self.nodes().filter(move |&node| {
            let place = self.place(node);
            let held_by = place.area.or(place.dot);
            place.dot.is_some() && held_by == Some(seat) && !place.grounded
        })
    }

    /// How many dots have been put.
    pub fn turn(&self) -> usize {
        self.turns.len()
    }

    /// All dots in the order in which they were put.
    pub fn record(&self) -> impl DoubleEndedIterator<Item = (Seat, Node)> + ExactSizeIterator + '_ {
        self.turns.iter().map(|turn| (turn.seat(), Node(turn.node)))
    }

    /// The last move.
    pub fn last(&self) -> Option<(Seat, Node)> {
        self.record().next_back()
    }

    /// The chains drawn by the move with this number, in the order of their captures.
    pub fn chains_of(&self, turn: usize) -> Vec<Chain> {
        let chain = |(span, words): (Span, &[u32])| {
            let dots = &words[span.nodes..span.nodes + span.chain];
            Chain { seat: Seat(span.seat as u8), turn, nodes: dots.iter().map(|&dot| Node(dot as u16)).collect() }
        };
        let mut chains: Vec<Chain> = self.captures(turn).map(chain).collect();
        chains.reverse();
        chains
    }

    /// The chains drawn by the last move.
    pub fn last_chains(&self) -> Vec<Chain> {
        self.turn().checked_sub(1).map(|turn| self.chains_of(turn)).unwrap_or_default()
    }

    /// All chains drawn so far, oldest first; what an older one encloses may lie inside a younger one by now.
    pub fn chains(&self) -> Vec<Chain> {
        (0..self.turn()).flat_map(|turn| self.chains_of(turn)).collect()
    }

    /// The captures of the move with this number, the last one first, each with its words in the log.
    fn captures(&self, turn: usize) -> impl Iterator<Item = (Span, &[u32])> {
        let mut rest = self.entries(turn);
        std::iter::from_fn(move || {
            while let [before @ .., entry] = rest {
                rest = before;
                if let Some(span) = Span::read(*entry) {
                    let (before, words) = rest.split_at(rest.len().saturating_sub(span.words()));
                    rest = before;
                    return Some((span, words));
                }
            }
            None
        })
    }

    /// What the move with this number wrote into the log.
    fn entries(&self, turn: usize) -> &[u32] {
        let Some(from) = self.turns.get(turn) else { return &[] };
        let to = self.turns.get(turn + 1).map_or(self.log.len(), |next| next.log as usize);
        &self.log[from.log as usize..to]
    }

    /// The memory that this field has taken, in bytes.
    pub fn bytes(&self) -> usize {
        let words = self.cells.len() + self.links.len() + self.sizes.len() + self.open.len() + self.slots.len();
        let rooms = self.ring.capacity() + self.filled.capacity();
        size_of::<Self>()
            + 2 * (words + rooms)
            + 2 * self.near[0].len()
            + self.turns.capacity() * size_of::<super::history::Turn>()
            + self.log.capacity() * size_of::<u32>()
    }

    /// Everything about the position but the order of the free nodes, for comparing.
    #[expect(clippy::type_complexity, reason = "compared once, and nowhere named")]
    fn essence(&self) -> (&[u16], &[Box<[u8]>; 2], [u16; 4], u64, usize) {
        let [own, other] = self.score;
        let [loose, other_loose] = self.loose;
        (&self.cells, &self.near, [own, other, loose, other_loose], self.hash, self.free)
    }
}

impl<const LOOSE: bool> PartialEq for Field<LOOSE> {
    fn eq(&self, other: &Self) -> bool {
        let on_same_sheet = (self.width, self.height, self.rules) == (other.width, other.height, other.rules);
        let free = |field: &Self, node: Node| usize::from(field.slots[node.index()]) < field.free;
        on_same_sheet
            && self.essence() == other.essence()
            && self.record().eq(other.record())
            && self.log == other.log
            && self.record().all(|(_, node)| self.links[node.index()] == other.links[node.index()])
            && self.nodes().filter(|&node| self.legal(node)).all(|node| free(self, node) && free(other, node))
    }
}

impl<const LOOSE: bool> Eq for Field<LOOSE> {}

impl<const LOOSE: bool> fmt::Debug for Field<LOOSE> {
    /// The sheet as text: dots `x` and `o`, captured ones `%` and `0`, other captured nodes `-`, houses `_`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for node in self.nodes() {
            let place = self.place(node);
            let captured = place.area.is_some() && place.area != place.dot;
            f.write_str(match (place.dot, captured) {
                (Some(Seat(0)), false) => "x",
                (Some(Seat(0)), true) => "%",
                (Some(_), false) => "o",
                (Some(_), true) => "0",
                (None, true) => "-",
                (None, false) if place.house.is_some() => "_",
                (None, false) => ".",
            })?;
            if usize::from(self.place_of(node).0) + 1 == self.width {
                f.write_str("\n")?;
            }
        }
        Ok(())
    }
}
