//! A win by continuous threats: each mark makes a four or an open three, and the other side never has time for
//! anything but answers.
//!
//! Proof-number search: of each position it knows how many positions at least have to be won for a proof, and lost for
//! a disproof, and it always looks where the least is missing. An open three has several answers; all that can help are
//! tried, also fours of the other side.

use super::field::{Cell, Field, Makes};
use super::meter::Meter;
use super::rows::Kind;
use super::sheet::Side;
use crate::game::Deadline;

/// Slots of the memory.
const SLOTS: usize = 1 << 17;
/// The proof number of something impossible.
const NEVER: u32 = 1 << 30;
/// No win is longer.
const PLIES: u32 = 100;
/// Tells positions with the other side to move apart from those with the attacker.
const ANSWERS: u64 = 0x5851_f42d_4c95_7f2d;

/// The numbers for a proof and for a disproof (proof-number search).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Missing {
    proof: u32,
    disproof: u32,
}

impl Missing {
    const WON: Missing = Missing { proof: 0, disproof: NEVER };
    const LOST: Missing = Missing { proof: NEVER, disproof: 0 };
}

/// Looks for such wins.
pub struct Threats {
    /// Keys, and proof numbers.
    table: Vec<[u64; 2]>,
    /// Moves of the positions on the way.
    list: Vec<Cell>,
    /// Positions that may still be looked at.
    nodes: u32,
    /// The first mark of the latest win.
    first: Option<Cell>,
    /// All that were looked at.
    pub meter: Meter,
}

/// The moves of a position of the search for threats.
enum Moves {
    Settled(Missing),
    /// Those of the list.
    Open,
}

impl Threats {
    /// The bytes of its memory.
    pub const BYTES: usize = SLOTS * size_of::<[u64; 2]>();

    /// Nothing is known yet. The search gives up when the time has passed.
    pub fn new(until: Deadline) -> Threats {
        Threats { table: vec![[0; 2]; SLOTS], list: Vec::new(), nodes: 0, first: None, meter: Meter::new(until) }
    }

    /// The first mark of a win of the mover, with at most this many positions searched.
    pub fn win(&mut self, field: &mut Field, side: Side, nodes: u32) -> Option<Cell> {
        (self.nodes, self.first) = (nodes, None);
        let at_once = |field: &Field| match field.count(side.other(), Makes::Row) {
            0 => field.any(side, Makes::Open),
            _ => None,
        };
        if let Some(first) = field.any_row(side).or_else(|| at_once(field)) {
            return Some(first);
        }
        let most = Missing { proof: NEVER, disproof: NEVER };
        let found = self.visit(field, side, true, most, 0);
        self.first.filter(|_| found.proof == 0)
    }

    /// Looks at a position until more is missing than may be. `attacks`: whether the attacker is to move.
    fn visit(&mut self, field: &mut Field, attacker: Side, attacks: bool, most: Missing, ply: u32) -> Missing {
        self.nodes = self.nodes.saturating_sub(1);
        if self.meter.count() {
            self.nodes = 0;
        }
        let from = self.list.len();
        let moves = if attacks { self.attacks(field, attacker) } else { self.answers(field, attacker) };
        let missing = match moves {
            Moves::Settled(missing) => missing,
            Moves::Open if ply >= PLIES => Missing::LOST,
            Moves::Open => self.weigh(field, attacker, attacks, most, (from, ply)),
        };
        self.list.truncate(from);
        missing
    }

    /// Looks at the moves of the list from there on, always where the least is missing.
    fn weigh(
        &mut self,
        field: &mut Field,
        attacker: Side,
        attacks: bool,
        most: Missing,
        (from, ply): (usize, u32),
    ) -> Missing {
        let side = if attacks { attacker } else { attacker.other() };
        loop {
            let (missing, cell, child) = self.sum(field, attacker, attacks, from, most);
            if ply == 0 && missing.proof == 0 {
                self.first = Some(cell);
            }
            if missing.proof >= most.proof || missing.disproof >= most.disproof || self.nodes == 0 {
                return missing;
            }
            field.put(side, cell);
            let found = self.visit(field, attacker, !attacks, child, ply + 1);
            field.take(side, cell);
            self.keep(field.key_after(side, cell), attacks, found);
        }
    }

    /// The numbers of a position with these moves, the move to search next, and the limits after it.
    fn sum(
        &self,
        field: &Field,
        attacker: Side,
        attacks: bool,
        from: usize,
        most: Missing,
    ) -> (Missing, Cell, Missing) {
        let side = if attacks { attacker } else { attacker.other() };
        // The mover needs one of the moves, the other side an answer to each.
        let turned = |Missing { proof, disproof }| if attacks { (proof, disproof) } else { (disproof, proof) };
        let (mut least, mut second, mut all) = ((NEVER + 1, 0), NEVER, 0u32);
        let mut choice = self.list[from];
        for &cell in &self.list[from..] {
            let known = self.known(field.key_after(side, cell), attacks);
            let guess =
                || Missing { proof: 1 + u32::from(attacks && field.best(side, cell) < Kind::Four), disproof: 1 };
            let (one, other) = turned(known.unwrap_or_else(guess));
            all = all.saturating_add(other).min(NEVER);
            if one < least.0 {
                (second, least, choice) = (least.0.min(NEVER), (one, other), cell);
            } else {
                second = second.min(one);
            }
        }
        let (most_one, most_other) = turned(most);
        let one = most_one.min(second.saturating_add(second / 4).saturating_add(1));
        let other = most_other.saturating_sub(all).saturating_add(least.1).min(NEVER);
        let back = |one, other| match attacks {
            true => Missing { proof: one, disproof: other },
            false => Missing { proof: other, disproof: one },
        };
        // A win is certain where nothing is missing, whatever the sum of the rest.
        let all = if least.0 == 0 { NEVER } else { all };
        (back(least.0.min(NEVER), all), choice, back(one, other))
    }

    /// The marks of the attacker that go on: fours, and open threes where the other side has nothing faster.
    fn attacks(&mut self, field: &Field, attacker: Side) -> Moves {
        let other = attacker.other();
        if field.count(attacker, Makes::Row) > 0 {
            return Moves::Settled(Missing::WON);
        }
        let from = self.list.len();
        match field.count(other, Makes::Row) {
            0 => {
                if field.any(attacker, Makes::Open).is_some() {
                    return Moves::Settled(Missing::WON);
                }
                self.list.extend(field.cells(attacker, Makes::Four));
                if field.any(other, Makes::Open).is_none() {
                    self.list.extend(field.cells(attacker, Makes::Three));
                }
            }
            // A threat from before the other side's four may still be there: the answers show it.
            1 => self.list.extend(field.any_row(other)),
            _ => {}
        }
        self.drop_banned(field, attacker, from);
        if from == self.list.len() { Moves::Settled(Missing::LOST) } else { Moves::Open }
    }

    /// The answers of the other side: all that can stop the threat, and fours of its own.
    fn answers(&mut self, field: &Field, attacker: Side) -> Moves {
        let (other, from) = (attacker.other(), self.list.len());
        match field.count(attacker, Makes::Row) {
            _ if field.count(other, Makes::Row) > 0 => return Moves::Settled(Missing::LOST),
            0 if field.any(attacker, Makes::Open).is_none() || field.any(other, Makes::Open).is_some() => {
                return Moves::Settled(Missing::LOST);
            }
            0 => answers(field, other, &mut self.list),
            1 => self.list.extend(field.any_row(attacker)),
            _ => {}
        }
        self.drop_banned(field, other, from);
        if from == self.list.len() { Moves::Settled(Missing::WON) } else { Moves::Open }
    }

    fn drop_banned(&mut self, field: &Field, side: Side, from: usize) {
        if field.bans {
            let legal: Vec<Cell> = self.list.drain(from..).filter(|cell| !field.is_banned(side, *cell)).collect();
            self.list.extend(legal);
        }
    }

    fn known(&self, key: u64, answers: bool) -> Option<Missing> {
        let key = if answers { key ^ ANSWERS } else { key };
        let [known, missing] = self.table[key as usize % SLOTS];
        // The proof number is in the upper half.
        (known == key).then_some(Missing { proof: (missing >> 32) as u32, disproof: missing as u32 })
    }

    fn keep(&mut self, key: u64, answers: bool, missing: Missing) {
        let key = if answers { key ^ ANSWERS } else { key };
        self.table[key as usize % SLOTS] = [key, u64::from(missing.proof) << 32 | u64::from(missing.disproof)];
    }
}

/// The marks with which a side can answer when the other one is about to make an open four or two fours.
///
/// A mark that stops it is on a cell where the other side would make a four of the same line; or it is a four, which
/// gains time. Cells that the rules forbid are among them.
pub fn answers(field: &Field, side: Side, list: &mut Vec<Cell>) {
    let other = side.other();
    list.extend(field.cells(other, Makes::Open));
    list.extend(field.cells(other, Makes::Four));
    // Those where both make a four are among them already.
    list.extend(field.cells(side, Makes::Four).filter(|cell| field.best(other, *cell) < Kind::Four));
}
