//! A win by continuous fours. Each mark threatens a row, so the other side has only one answer, until a mark threatens
//! two.

use super::field::{Cell, Field};
use super::rows::Kind;
use super::sheet::Side;
use crate::game::Deadline;

/// Slots of the memory of positions that hold no such win.
const SLOTS: usize = 1 << 13;
/// How often the clock is looked at, in positions.
const CLOCK: u32 = 256;

/// Looks for such wins.
pub struct Fours {
    /// Positions that hold no win with so many fours left.
    failed: Vec<(u64, u32)>,
    /// Positions that may still be looked at.
    nodes: u32,
    until: Deadline,
}

/// A win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Win {
    /// The first mark.
    pub first: Cell,
    /// Plies to the row, at most.
    pub plies: i32,
}

impl Fours {
    /// Nothing is known yet. The search gives up when the time has passed.
    pub fn new(until: Deadline) -> Fours {
        Fours { failed: vec![(0, 0); SLOTS], nodes: 0, until }
    }

    /// The shortest win of a side that is to move, with at most so many fours before the row, looking at so many
    /// positions.
    pub fn win(&mut self, field: &mut Field, side: Side, fours: u32, nodes: u32) -> Option<Win> {
        self.nodes = nodes;
        // The ways grow with the depth: where one is found at all, it is found soon.
        (1..=fours).find_map(|fours| self.search(field, side, fours))
    }

    fn search(&mut self, field: &mut Field, side: Side, fours: u32) -> Option<Win> {
        if let Some(first) = field.row_cells(side).first() {
            return Some(Win { first: *first, plies: 1 });
        }
        self.nodes = self.nodes.saturating_sub(1);
        if self.nodes == 0 || (self.nodes.is_multiple_of(CLOCK) && self.until.passed()) {
            self.nodes = 0;
            return None;
        }
        let forced = field.row_cells(side.other());
        let tried = match forced.as_slice() {
            [] => match field.open_cells(side).first() {
                Some(first) => return Some(Win { first: *first, plies: 3 }),
                None => field.four_cells(side),
            },
            [only] if field.best(side, *only) >= Kind::Four => forced,
            _ => return None,
        };
        let key = field.key(side);
        let slot = key as usize % SLOTS;
        if fours == 0 || (self.failed[slot].0 == key && self.failed[slot].1 >= fours) {
            return None;
        }
        let found = tried.into_iter().filter(|cell| !field.is_banned(side, *cell)).collect::<Vec<_>>();
        let found = found.into_iter().find_map(|cell| self.four(field, side, cell, fours));
        if found.is_none() && self.nodes > 0 {
            self.failed[slot] = (key, fours);
        }
        found
    }

    /// What becomes of a four.
    fn four(&mut self, field: &mut Field, side: Side, cell: Cell, fours: u32) -> Option<Win> {
        let other = side.other();
        field.put(side, cell);
        let answers = field.row_cells(side);
        let plies = match answers.as_slice() {
            [] => None,
            // It could answer by a row, if it had one.
            _ if field.rows(other) > 0 => None,
            [answer] if !field.is_banned(other, *answer) => {
                field.put(other, *answer);
                let win = self.search(field, side, fours - 1);
                field.take(other, *answer);
                win.map(|win| win.plies + 2)
            }
            // Two rows cannot be stopped, nor one where the rules forbid it.
            _ => Some(3),
        };
        field.take(side, cell);
        plies.map(|plies| Win { first: cell, plies })
    }
}
