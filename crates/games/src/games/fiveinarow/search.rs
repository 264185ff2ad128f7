//! Alpha-beta on the field. If a side threatens to win, the search looks only at answers. At the end of the depth it
//! still checks whether the mover wins by fours.

use super::field::{Cell, Field};
use super::fours::Fours;
use super::sheet::Side;
use crate::game::Deadline;
use crate::search::table::{Found, PROVEN, Table, WON};

/// How often the clock is looked at, in positions.
const CLOCK: u32 = 64;

/// How hard it looks.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Plies that it looks ahead.
    pub depth: u32,
    /// Positions that it looks at.
    pub nodes: u32,
    /// How many cells it thinks about where nothing is forced.
    pub width: usize,
    /// Fours in a row that it foresees at the root, and where the depth ends.
    pub fours: (u32, u32),
}

/// Positions that a search for fours may look at where the depth ends.
const LEAF: u32 = 20;

/// A search.
pub struct Search<'a> {
    /// The position; after each search as before.
    pub field: &'a mut Field,
    /// Wins by fours.
    pub fours: Fours,
    effort: Effort,
    table: Table<Cell>,
    nodes: u32,
    until: Deadline,
    stopped: bool,
}

impl<'a> Search<'a> {
    /// Begins.
    pub fn new(field: &'a mut Field, effort: Effort, until: Deadline) -> Search<'a> {
        Search { field, fours: Fours::new(until), effort, table: Table::default(), nodes: 0, until, stopped: false }
    }

    /// The best of some moves of a side and their score, all that are as good as far as was seen; looking deeper and
    /// deeper. The moves are told in the order in which they were given.
    pub fn best(&mut self, side: Side, moves: &[Cell]) -> (Vec<Cell>, i32) {
        let mut order = moves.to_vec();
        let (mut best, mut score) = (moves.iter().take(1).copied().collect(), -self.field.lead(side.other()));
        for depth in 1..=self.effort.depth {
            let Some((found, value)) = self.root(side, &order, depth) else { break };
            (best, score) = (found, value);
            order.sort_by_key(|cell| !best.contains(cell));
            if score.abs() > PROVEN {
                break;
            }
        }
        (best, score)
    }

    fn root(&mut self, side: Side, order: &[Cell], depth: u32) -> Option<(Vec<Cell>, i32)> {
        let (mut best, mut most) = (Vec::new(), -WON);
        for &cell in order {
            // One below the best so far, so that a move that ties is told apart from a worse one.
            let value = self.after(side, cell, depth, 0, (most - 1, WON));
            if self.stopped {
                return None;
            }
            if value > most {
                (best, most) = (Vec::new(), value);
            }
            if value == most {
                best.push(cell);
            }
        }
        Some((best, most))
    }

    /// The score of a position for a side that is to move, looking so far ahead at least.
    pub fn score(&mut self, side: Side) -> i32 {
        let mut score = self.field.lead(side);
        for depth in 1..=self.effort.depth {
            let value = self.value(side, depth, 0, (-WON, WON));
            if self.stopped {
                break;
            }
            score = value;
        }
        score
    }

    /// The score of a move for the side that makes it.
    fn after(&mut self, side: Side, cell: Cell, depth: u32, ply: i32, (alpha, beta): (i32, i32)) -> i32 {
        self.field.put(side, cell);
        let value = -self.value(side.other(), depth - 1, ply + 1, (-beta, -alpha));
        self.field.take(side, cell);
        value
    }

    fn value(&mut self, side: Side, depth: u32, ply: i32, (alpha, beta): (i32, i32)) -> i32 {
        self.nodes += 1;
        self.stopped |= self.nodes > self.effort.nodes || (self.nodes.is_multiple_of(CLOCK) && self.until.passed());
        if self.stopped {
            return 0;
        }
        let other = side.other();
        if self.field.rows(side) > 0 {
            return WON - ply - 1;
        }
        match self.field.row_cells(other).as_slice() {
            [] => {}
            // The answer is forced, so it costs no depth.
            [only] if !self.field.is_banned(side, *only) => {
                return self.after(side, *only, depth + 1, ply, (alpha, beta));
            }
            _ => return -(WON - ply - 2),
        }
        if !self.field.open_cells(side).is_empty() {
            return WON - ply - 3;
        }
        if depth == 0 {
            let fours = self.effort.fours.1;
            let win = if fours > 0 { self.fours.win(self.field, side, fours, LEAF) } else { None };
            return win.map_or_else(|| self.field.lead(side), |win| WON - ply - win.plies);
        }
        self.look(side, depth, ply, (alpha, beta))
    }

    /// The best of the moves.
    fn look(&mut self, side: Side, depth: u32, ply: i32, window: (i32, i32)) -> i32 {
        let key = self.field.key(side);
        let known = self.table.get(key);
        if let Some(score) = known.and_then(|known| known.score(depth, ply, window)) {
            return score;
        }
        let mut moves = self.moves(side, self.effort.width);
        if let Some(n) = known.and_then(|known| moves.iter().position(|cell| *cell == known.best)) {
            moves[..=n].rotate_right(1);
        }
        let ((mut alpha, beta), mut best, mut choice) = (window, -WON - 1, None);
        for cell in moves {
            let score = self.after(side, cell, depth, ply, (alpha, beta));
            if self.stopped {
                return 0;
            }
            if score > best {
                (best, choice) = (score, Some(cell));
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        // Nobody can put a mark any more.
        let Some(cell) = choice else { return 0 };
        let exact = window.0 < best && best < window.1;
        let complete = exact && best.abs() > PROVEN;
        self.table.put(key, Found { score: best, best: cell, depth, ply, window, complete });
        best
    }

    /// The cells that a side thinks about, the most promising first: where it must stop an open four those that do, or
    /// that make a four; so many at most where nothing is forced.
    pub fn moves(&self, side: Side, width: usize) -> Vec<Cell> {
        let other = side.other();
        let mut moves = self.field.open_cells(other);
        if !moves.is_empty() {
            moves.extend(self.field.four_cells(other));
            moves.extend(self.field.four_cells(side));
            moves.sort_by_key(|cell| (-self.field.urgency(side, *cell), *cell));
            moves.dedup();
            moves.retain(|cell| !self.field.is_banned(side, *cell));
        }
        if moves.is_empty() {
            self.field.close(side, &mut moves);
            moves.retain(|cell| !self.field.is_banned(side, *cell));
            moves.truncate(width);
        }
        moves
    }
}
