//! Alpha-beta on the field, deeper and deeper: principal variation search. `look` searches a position of the way.

use super::field::{Cell, Field};
use super::fours::Fours;
use super::memory::{Memory, PROVEN, WON};
use super::meter::Meter;
use super::order::{Node, Order, PLIES};
use super::sheet::Side;
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
    /// Whether it looks less far, or not at all, where little can be expected.
    pub keen: bool,
}

/// How far the score may be from the one before until the window is opened wide.
const WINDOW: i32 = 60;

pub struct Search<'a> {
    /// The position; after each search as before.
    pub field: &'a mut Field,
    pub effort: Effort,
    pub fours: Fours,
    pub memory: Memory,
    pub meter: Meter,
    pub order: Order,
    /// The leads of the positions on the way, each for its mover.
    pub leads: [i32; PLIES],
    pub stopped: bool,
}

/// What is known of a position before its moves are tried.
#[derive(Clone, Copy)]
pub struct Outlook {
    /// Whether the other side is about to make an open four.
    pub threat: bool,
    /// The lead of the mover.
    pub lead: i32,
    /// Whether it leads by more than at its move before.
    pub rises: bool,
    /// Whether the window has room for a score.
    pub open: bool,
}

impl<'a> Search<'a> {
    /// A search with what is known from earlier ones.
    pub fn new(field: &'a mut Field, effort: Effort, until: Deadline, mut memory: Memory) -> Search<'a> {
        memory.begin();
        Search {
            field,
            effort,
            fours: Fours::new(until),
            memory,
            meter: Meter::new(until),
            order: Order::new(),
            leads: [0; PLIES],
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
            self.memory.grow();
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
        let root = Node { side, depth, ply: 0, latest: None };
        let outlook = Outlook { threat: false, lead: self.field.lead(side), rises: true, open: true };
        self.leads[0] = outlook.lead;
        let mut best: Option<(Cell, i32)> = None;
        for n in 0..order.len() {
            let cell = order[n];
            let cut = if n == 0 { 0 } else { self.late(root, n as u32, cell, outlook) };
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
            let value = self.value(Node { side, depth, ply: 0, latest: None }, (-WON, WON));
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
}
