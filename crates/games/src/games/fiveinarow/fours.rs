//! A win by continuous fours. Each mark threatens a row, so the other side has only one answer, until a mark threatens
//! two.

use super::field::{Cell, Field, Makes};
use super::meter::Meter;
use super::rows::Kind;
use super::sheet::Side;
use crate::game::Deadline;

/// Slots of the memory of positions that hold no such win.
const SLOTS: usize = 1 << 14;
/// Bits of a slot that say how many fours were left.
const LEFT: u64 = 63;

/// Looks for such wins.
pub struct Fours {
    /// Positions without a win by this many fours.
    failed: Vec<u64>,
    /// Cells still to be tried.
    list: Vec<Cell>,
    /// Positions that may still be looked at.
    nodes: u32,
    /// All that were looked at.
    pub meter: Meter,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Win {
    pub first: Cell,
    /// Plies to the row, at most.
    pub plies: i32,
}

impl Fours {
    /// The bytes of its memory.
    pub const BYTES: usize = SLOTS * size_of::<u64>();

    /// Nothing is known yet. The search gives up when the time has passed.
    pub fn new(until: Deadline) -> Fours {
        Fours { failed: vec![0; SLOTS], list: Vec::new(), nodes: 0, meter: Meter::new(until) }
    }

    /// The shortest win of the mover, with at most this many fours before the row, and at most this many positions
    /// searched.
    pub fn win(&mut self, field: &mut Field, side: Side, fours: u32, nodes: u32) -> Option<Win> {
        self.nodes = nodes;
        // The effort grows with the depth: if there is a win at all, it is found soon.
        let mut depths = 1..=fours;
        depths.find_map(|fours| if self.nodes > 0 { self.search(field, side, fours) } else { None })
    }

    /// Any win of the mover, with the same limits: it follows each line to its end, which takes fewer positions than to
    /// look for the shortest.
    pub fn any(&mut self, field: &mut Field, side: Side, fours: u32, nodes: u32) -> Option<Win> {
        self.nodes = nodes;
        self.search(field, side, fours)
    }

    fn search(&mut self, field: &mut Field, side: Side, fours: u32) -> Option<Win> {
        if let Some(first) = field.any(side, Makes::Row) {
            return Some(Win { first, plies: 1 });
        }
        self.nodes = self.nodes.saturating_sub(1);
        if self.nodes == 0 || self.meter.count() {
            self.nodes = 0;
            return None;
        }
        let from = self.list.len();
        match field.count(side.other(), Makes::Row) {
            0 => match field.any(side, Makes::Open) {
                Some(first) => return Some(Win { first, plies: 3 }),
                None => self.list.extend(field.cells(side, Makes::Four)),
            },
            1 => self.list.extend(field.any_row(side.other()).filter(|only| field.best(side, *only) >= Kind::Four)),
            _ => return None,
        }
        let found = self.try_all(field, side, fours, from);
        self.list.truncate(from);
        found
    }

    /// Tries the fours of the list from there on.
    fn try_all(&mut self, field: &mut Field, side: Side, fours: u32, from: usize) -> Option<Win> {
        let key = field.key(side) & !LEFT;
        let slot = (key >> 6) as usize % SLOTS;
        let failed = self.failed[slot];
        if fours == 0 || from == self.list.len() || (failed & !LEFT == key && failed & LEFT >= u64::from(fours)) {
            return None;
        }
        for n in from..self.list.len() {
            let cell = self.list[n];
            if field.is_banned(side, cell) {
                continue;
            }
            let win = self.four(field, side, cell, fours);
            if win.is_some() || self.nodes == 0 {
                return win;
            }
        }
        self.failed[slot] = key | u64::from(fours).min(LEFT);
        None
    }

    /// Plays out a four.
    fn four(&mut self, field: &mut Field, side: Side, cell: Cell, fours: u32) -> Option<Win> {
        let other = side.other();
        field.put(side, cell);
        let plies = match field.count(side, Makes::Row) {
            0 => None,
            // It could answer by a row, if it had one.
            _ if field.count(other, Makes::Row) > 0 => None,
            1 => match field.any_row(side) {
                Some(answer) if !field.is_banned(other, answer) => {
                    field.put(other, answer);
                    let win = self.search(field, side, fours - 1);
                    field.take(other, answer);
                    win.map(|win| win.plies + 2)
                }
                // The rules forbid the answer.
                _ => Some(3),
            },
            // Two rows cannot be stopped.
            _ => Some(3),
        };
        field.take(side, cell);
        plies.map(|plies| Win { first: cell, plies })
    }
}
