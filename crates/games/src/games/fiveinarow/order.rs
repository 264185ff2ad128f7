//! The moves of a position, the most promising first.

use std::cmp::Reverse;

use super::field::{Cell, Field, Makes};
use super::sheet::Side;
use super::threats::answers;

/// The most that good moves of other positions count in the order.
const CREDIT: i32 = 120;
/// The bonus of the two latest moves that refuted something at the same distance.
const KILLER: i32 = 150;
/// The bonus of the latest answer that refuted the move before.
const ANSWER: i32 = 80;
/// Cells have numbers below.
const CELLS: usize = 1 << 12;

/// Lines are not longer.
pub const PLIES: usize = 128;

/// A position of the search.
#[derive(Clone, Copy)]
pub struct Node {
    /// The side to move.
    pub side: Side,
    /// How many plies it looks ahead from here.
    pub depth: i32,
    /// How many plies it has come so far.
    pub ply: i32,
    /// The move before; `None` at the root and after a pass.
    pub latest: Option<Cell>,
}

/// Moves, and what earlier positions say about them.
pub struct Order {
    /// Moves of the positions on the way, with their place in the order.
    pub list: Vec<(i32, Cell)>,
    cells: Vec<Cell>,
    killers: [[Cell; 2]; PLIES],
    /// For each side what refuted a move of the other one the last time.
    refuted: [Vec<Cell>; 2],
    /// How often a cell has refuted something, for each side.
    credit: [Vec<i32>; 2],
}

impl Order {
    pub fn new() -> Order {
        Order {
            list: Vec::new(),
            cells: Vec::new(),
            killers: [[0; 2]; PLIES],
            refuted: [vec![0; CELLS], vec![0; CELLS]],
            credit: [vec![0; CELLS], vec![0; CELLS]],
        }
    }

    /// Remembers that a move of the list has refuted something, and those before it, from there on, have not.
    pub fn praise(&mut self, Node { side, depth, ply, latest }: Node, from: usize, nth: usize) {
        let (_, cell) = self.list[nth];
        if let Some(killers) = self.killers.get_mut(ply as usize)
            && killers[0] != cell
        {
            *killers = [cell, killers[0]];
        }
        self.refuted[side.index()][usize::from(latest.unwrap_or_default())] = cell;
        let credit = &mut self.credit[side.index()];
        let (more, less) = ((depth * depth).min(CREDIT), (depth * depth / 2).min(CREDIT));
        for (_, cell) in &self.list[from..nth] {
            let credit = &mut credit[usize::from(*cell)];
            *credit -= less + *credit * less / CREDIT;
        }
        let credit = &mut credit[usize::from(cell)];
        *credit += more - *credit * more / CREDIT;
    }

    /// Adds the moves that a side considers to the list: if it must stop an open four, those that do, or that make a
    /// four; otherwise at most `width`.
    pub fn add(&mut self, field: &Field, side: Side, width: usize) {
        let from = self.list.len();
        if field.any(side.other(), Makes::Open).is_some() {
            self.cells.clear();
            answers(field, side, &mut self.cells);
            let legal = self.cells.iter().filter(|cell| !field.is_banned(side, **cell));
            self.list.extend(legal.map(|cell| (field.urgency(side, *cell), *cell)));
        }
        if from == self.list.len() {
            let legal = field.close().filter(|cell| !field.is_banned(side, *cell));
            self.list.extend(legal.map(|cell| (field.urgency(side, cell), cell)));
            let found = &mut self.list[from..];
            if found.len() > width {
                found.select_nth_unstable_by_key(width, |(urgency, cell)| (-urgency, *cell));
                self.list.truncate(from + width);
            }
        }
    }

    /// The most promising moves first, of those from there on.
    pub fn sort(&mut self, Node { side, ply, latest, .. }: Node, from: usize, known: Option<Cell>) {
        let killers = self.killers.get(ply as usize).copied().unwrap_or_default();
        let credit = &self.credit[side.index()];
        let refuted = self.refuted[side.index()][usize::from(latest.unwrap_or_default())];
        for (worth, cell) in &mut self.list[from..] {
            *worth += credit[usize::from(*cell)];
            if killers.contains(cell) {
                *worth += KILLER;
            }
            if refuted == *cell {
                *worth += ANSWER;
            }
            if known == Some(*cell) {
                *worth = i32::MAX;
            }
        }
        self.list[from..].sort_unstable_by_key(|(worth, cell)| (Reverse(*worth), *cell));
    }

    /// The cells that a side thinks about, the most promising first.
    pub fn promising(&mut self, field: &Field, side: Side, width: usize) -> Vec<Cell> {
        self.list.clear();
        self.add(field, side, width);
        self.list.sort_unstable_by_key(|(worth, cell)| (Reverse(*worth), *cell));
        self.list.drain(..).map(|(_, cell)| cell).collect()
    }
}
