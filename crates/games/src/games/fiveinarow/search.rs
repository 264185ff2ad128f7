//! Alpha-beta on the field: principal variation search, which looks less far where moves come late in the order. If a
//! side threatens to win, the search looks only at answers. It checks whether the mover wins by fours, also where the
//! depth ends.

use super::field::{Cell, Field, Makes};
use super::fours::Fours;
use super::memory::{Bound, Known, Memory, PROVEN, WON};
use super::meter::Meter;
use super::rows::Kind;
use super::sheet::Side;
use super::threats::answers;
use crate::game::Deadline;

/// How hard it looks.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Plies that it looks ahead.
    pub depth: i32,
    /// Positions that it looks at, those of the searches for fours among them.
    pub nodes: u64,
    /// How many cells it thinks about where nothing is forced.
    pub width: usize,
    /// Fours in a row that it foresees at the root, and within the search.
    pub fours: (u32, u32),
    /// Positions that it looks at for a win by threats, at the root.
    pub threats: u32,
    /// Positions that it remembers.
    pub slots: usize,
}

/// Positions that a search for fours may look at within the search, and where the depth ends.
const FOURS: u32 = 60;
const LEAF: u32 = 24;
/// How far the score may be from the one before until the window is opened wide.
const WINDOW: i32 = 60;
/// A position whose lead exceeds this for each ply left is not searched further.
const AHEAD: i32 = 160;
const AHEAD_PLIES: i32 = 3;
/// The most that good moves of other positions count in the order.
const CREDIT: i32 = 120;
/// The bonus of the two latest moves that refuted something at the same distance.
const KILLER: i32 = 150;
/// Cells have numbers below.
const CELLS: usize = 1 << 12;
/// Lines are not longer.
const PLIES: usize = 128;

pub struct Search<'a> {
    /// The position; after each search as before.
    pub field: &'a mut Field,
    effort: Effort,
    fours: Fours,
    memory: Memory,
    meter: Meter,
    /// Moves of the positions on the way, with their place in the order.
    list: Vec<(i32, Cell)>,
    cells: Vec<Cell>,
    killers: [[Cell; 2]; PLIES],
    /// How often a cell has refuted something, for each side.
    credit: [Vec<i32>; 2],
    stopped: bool,
}

/// A position of the search.
#[derive(Clone, Copy)]
struct Node {
    /// The side to move.
    side: Side,
    /// How many plies it looks ahead from here.
    depth: i32,
    /// How many plies it has come so far.
    ply: i32,
}

impl<'a> Search<'a> {
    pub fn new(field: &'a mut Field, effort: Effort, until: Deadline) -> Search<'a> {
        Search {
            field,
            effort,
            fours: Fours::new(until),
            memory: Memory::new(effort.slots),
            meter: Meter::new(until),
            list: Vec::new(),
            cells: Vec::new(),
            killers: [[0; 2]; PLIES],
            credit: [vec![0; CELLS], vec![0; CELLS]],
            stopped: false,
        }
    }

    /// How many positions it has looked at.
    pub fn nodes(&self) -> u64 {
        self.meter.spent() + self.fours.meter.spent()
    }

    /// The best of some moves of a side and its score, looking deeper and deeper.
    pub fn best(&mut self, side: Side, moves: &[Cell]) -> Option<(Cell, i32)> {
        let mut order = moves.to_vec();
        let mut best = (*order.first()?, -self.field.lead(side.other()));
        for depth in 1..=self.effort.depth {
            let Some(found) = self.aspire(side, &mut order, depth, best.1) else { break };
            best = found;
            if best.1.abs() > PROVEN || order.len() == 1 {
                break;
            }
        }
        Some(best)
    }

    /// One depth, with a narrow window at first.
    fn aspire(&mut self, side: Side, order: &mut [Cell], depth: i32, near: i32) -> Option<(Cell, i32)> {
        let mut window = if depth < 4 { (-WON, WON) } else { (near - WINDOW, near + WINDOW) };
        loop {
            let (cell, score) = self.root(side, order, depth, window)?;
            match score {
                _ if score <= window.0 && window.0 > -WON => window.0 = -WON,
                _ if score >= window.1 && window.1 < WON => window.1 = WON,
                _ => return Some((cell, score)),
            }
        }
    }

    /// The best move within the window, which is then first in the list. Results from before the end of the time count.
    fn root(&mut self, side: Side, order: &mut [Cell], depth: i32, window: (i32, i32)) -> Option<(Cell, i32)> {
        let (mut alpha, beta) = window;
        let root = Node { side, depth, ply: 0 };
        let mut best: Option<(Cell, i32)> = None;
        for n in 0..order.len() {
            let cell = order[n];
            let cut = if n == 0 { 0 } else { self.late(root, n, cell) };
            let score = self.after(root, cell, cut, (alpha, beta), n == 0);
            if self.stopped {
                return best.filter(|(_, score)| *score > window.0);
            }
            if best.is_none_or(|(_, most)| score > most) {
                best = Some((cell, score));
                order[..=n].rotate_right(1);
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// The score of a position for a side that is to move, looking so far ahead at least.
    pub fn score(&mut self, side: Side) -> i32 {
        let mut score = self.field.lead(side);
        for depth in 1..=self.effort.depth {
            let value = self.value(Node { side, depth, ply: 0 }, (-WON, WON));
            if self.stopped {
                break;
            }
            score = value;
            if score.abs() > PROVEN {
                break;
            }
        }
        score
    }

    /// How many plies less far it looks where a move comes late in the order.
    fn late(&self, Node { side, depth, .. }: Node, nth: usize, cell: Cell) -> i32 {
        let forces = self.field.best(side, cell) >= Kind::OpenThree;
        if depth < 3 || nth < 3 || forces {
            return 0;
        }
        let cut = depth.ilog2() * nth.ilog2() / 2;
        (cut as i32).min(depth - 2)
    }

    /// The score of a move for the side that makes it: in the full window for the first one; otherwise whether it is
    /// better than `alpha`, at first at a depth smaller by `cut`.
    fn after(&mut self, node: Node, cell: Cell, cut: i32, (alpha, beta): (i32, i32), first: bool) -> i32 {
        self.field.put(node.side, cell);
        let next = Node { side: node.side.other(), depth: node.depth - 1, ply: node.ply + 1 };
        let mut score = alpha + 1;
        if !first {
            if cut > 0 {
                score = -self.value(Node { depth: next.depth - cut, ..next }, (-alpha - 1, -alpha));
            }
            if score > alpha {
                score = -self.value(next, (-alpha - 1, -alpha));
            }
        }
        if first || (score > alpha && score < beta) {
            score = -self.value(next, (-beta, -alpha));
        }
        self.field.take(node.side, cell);
        score
    }

    fn value(&mut self, node: Node, window: (i32, i32)) -> i32 {
        let Node { side, depth, ply } = node;
        self.stopped |= self.meter.count() || self.nodes() > self.effort.nodes;
        if self.stopped {
            return 0;
        }
        let other = side.other();
        if self.field.count(side, Makes::Row) > 0 {
            return WON - ply - 1;
        }
        match (self.field.count(other, Makes::Row), self.field.any_row(other)) {
            (0, _) => {}
            // The answer is forced, so it costs no depth.
            (1, Some(only)) if !self.field.is_banned(side, only) => {
                return self.after(Node { depth: depth + 1, ..node }, only, 0, window, true);
            }
            _ => return -(WON - ply - 2),
        }
        if self.field.any(side, Makes::Open).is_some() {
            return WON - ply - 3;
        }
        if depth <= 0 || ply as usize >= PLIES {
            let lead = self.field.lead(side);
            let enough = lead >= window.1;
            return if enough { lead } else { self.by_fours(side, ply, LEAF).unwrap_or(lead) };
        }
        self.look(node, window)
    }

    /// A win by fours of the side to move.
    fn by_fours(&mut self, side: Side, ply: i32, nodes: u32) -> Option<i32> {
        let fours = self.effort.fours.1;
        if fours == 0 || self.field.count(side, Makes::Four) == 0 {
            return None;
        }
        let win = self.fours.win(self.field, side, fours, nodes)?;
        Some(WON - ply - win.plies)
    }

    /// The best of the moves.
    fn look(&mut self, node: Node, window: (i32, i32)) -> i32 {
        let Node { side, depth, ply } = node;
        let key = self.field.key(side);
        let known = self.memory.get(key, ply);
        if let Some(score) = known.and_then(|known| known.decides(depth, window)) {
            return score;
        }
        if known.is_none()
            && depth > 1
            && let Some(score) = self.by_fours(side, ply, FOURS)
        {
            self.memory.put(key, ply, Known { score, bound: Bound::AtLeast, depth, best: None });
            return score;
        }
        let threat = self.field.any(side.other(), Makes::Open).is_some();
        let lead = self.field.lead(side);
        let null = window.1 - window.0 == 1;
        if null && !threat && depth <= AHEAD_PLIES && window.1 < PROVEN && lead - AHEAD * depth >= window.1 {
            return lead;
        }
        let from = self.list.len();
        self.moves(side, self.effort.width, threat);
        self.order(node, from, known.and_then(|known| known.best));
        let found = self.try_all(node, from, threat, window);
        self.list.truncate(from);
        if self.stopped {
            return 0;
        }
        // Nobody can put a mark any more.
        let Some((cell, score)) = found else { return 0 };
        let bound = match score {
            _ if score <= window.0 => Bound::AtMost,
            _ if score >= window.1 => Bound::AtLeast,
            _ => Bound::Exact,
        };
        self.memory.put(key, ply, Known { score, bound, depth, best: Some(cell) });
        score
    }

    /// Tries the moves of the list from there on.
    fn try_all(&mut self, node: Node, from: usize, threat: bool, window: (i32, i32)) -> Option<(Cell, i32)> {
        let (mut alpha, beta) = window;
        let mut best: Option<(Cell, i32)> = None;
        for n in from..self.list.len() {
            let (_, cell) = self.list[n];
            let cut = if threat { 0 } else { self.late(node, n - from, cell) };
            let score = self.after(node, cell, cut, (alpha, beta), n == from);
            if self.stopped {
                return None;
            }
            if best.is_none_or(|(_, most)| score > most) {
                best = Some((cell, score));
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                self.praise(node, cell);
                break;
            }
        }
        best
    }

    /// Remembers a move that has refuted something.
    fn praise(&mut self, Node { side, depth, ply }: Node, cell: Cell) {
        if let Some(killers) = self.killers.get_mut(ply as usize)
            && killers[0] != cell
        {
            *killers = [cell, killers[0]];
        }
        let credit = &mut self.credit[side.index()][usize::from(cell)];
        let more = (depth * depth).min(CREDIT);
        *credit += more - *credit * more / CREDIT;
    }

    /// Adds the moves that a side considers to the list: if it must stop an open four, those that do, or that make a
    /// four; otherwise at most `width`.
    fn moves(&mut self, side: Side, width: usize, threat: bool) {
        let from = self.list.len();
        if threat {
            self.cells.clear();
            answers(self.field, side, &mut self.cells);
            let field = &*self.field;
            let legal = self.cells.iter().filter(|cell| !field.is_banned(side, **cell));
            self.list.extend(legal.map(|cell| (field.urgency(side, *cell), *cell)));
        }
        if from == self.list.len() {
            let field = &*self.field;
            let legal = field.close().filter(|cell| !field.is_banned(side, *cell));
            self.list.extend(legal.map(|cell| (field.urgency(side, cell), cell)));
            let found = &mut self.list[from..];
            if found.len() > width {
                found.select_nth_unstable_by_key(width, |(urgency, cell)| (-urgency, *cell));
                self.list.truncate(from + width);
            }
        }
    }

    /// The most promising moves first.
    fn order(&mut self, Node { side, ply, .. }: Node, from: usize, known: Option<Cell>) {
        let killers = self.killers.get(ply as usize).copied().unwrap_or_default();
        let credit = &self.credit[side.index()];
        for (worth, cell) in &mut self.list[from..] {
            *worth += credit[usize::from(*cell)];
            if killers.contains(cell) {
                *worth += KILLER;
            }
            if known == Some(*cell) {
                *worth = i32::MAX;
            }
        }
        self.list[from..].sort_unstable_by_key(|(worth, cell)| (std::cmp::Reverse(*worth), *cell));
    }

    /// The cells that a side thinks about, the most promising first.
    pub fn promising(&mut self, side: Side, width: usize) -> Vec<Cell> {
        let threat = self.field.any(side.other(), Makes::Open).is_some();
        self.list.clear();
        self.moves(side, width, threat);
        self.list.sort_unstable_by_key(|(worth, cell)| (std::cmp::Reverse(*worth), *cell));
        self.list.drain(..).map(|(_, cell)| cell).collect()
    }
}
