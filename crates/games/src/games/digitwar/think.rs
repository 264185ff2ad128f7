//! The computer. If a table of the row fits, it knows the result. Of a longer row it knows the beginning, so it sees a
//! cut to a lost row some plies ahead.

use super::row::{Move, Row};
use super::table::{Loser, Table, passed};
use crate::game::{Deadline, SearchCtx, Skill};

/// How far a level looks.
struct Reach {
    /// The most rows that its table may have.
    rows: usize,
    /// How many plies it looks ahead beyond the table.
    depth: u32,
}

const SKILLS: [Skill<Reach>; 5] = [
    Skill { slip: 95, how: Reach { rows: 64, depth: 1 } },
    Skill { slip: 45, how: Reach { rows: 256, depth: 1 } },
    Skill { slip: 15, how: Reach { rows: 1 << 11, depth: 2 } },
    Skill { slip: 4, how: Reach { rows: 1 << 15, depth: 2 } },
    Skill { slip: 0, how: Reach { rows: 1 << 21, depth: 5 } },
];

/// The most rows that a search looks at.
const NODES: u32 = 3_000_000;
/// How many rows pass between two looks at the clock.
const CLOCK: u32 = 1 << 10;

pub fn think(row: &Row, ctx: &mut SearchCtx<'_>) -> Option<Move> {
    let moves = row.moves();
    // Emptying the row loses, so even a slip avoids it if it can.
    let other: Vec<Move> = moves.iter().copied().filter(|m| *m != Move::Erase { place: 1 }).collect();
    let usual = if other.is_empty() { &moves } else { &other };
    let Some(&Reach { rows, depth }) = ctx.skill(&SKILLS) else { return ctx.chance.pick(usual).copied() };
    let seats = row.party.present().len() as u8;
    let kept = ctx.memo.take::<Table>().filter(|table| {
        // A longer beginning may fit now.
        table.serves(row.digits(), seats) && table.length() >= row.left
    });
    let table = kept.unwrap_or_else(|| Table::new(row.digits(), seats, rows, &ctx.until));
    let digits = row.digits().to_vec();
    let mut search = Search { table: &table, seats, row: digits, visited: 0, over: false, until: &ctx.until };
    let (best, loser) = search.best(usual, depth);
    ctx.evaluation = loser.map(|loser| if loser == 0 { -1.0 } else { 1.0 });
    let m = ctx.chance.pick(if best.is_empty() { usual } else { &best }).copied();
    let heap = table.heap();
    ctx.memo.keep(table, heap);
    m
}

struct Search<'a> {
    table: &'a Table,
    seats: u8,
    row: Vec<u8>,
    visited: u32,
    /// Whether time was up.
    over: bool,
    until: &'a Deadline,
}

impl Search<'_> {
    /// The moves by which the mover does not lose. If there are none, those with an unknown result, otherwise all. Also
    /// returns the loser.
    fn best(&mut self, moves: &[Move], depth: u32) -> (Vec<Move>, Option<Loser>) {
        let mut found = (moves.to_vec(), None);
        for depth in 0..depth {
            let judged: Vec<_> = moves.iter().map(|m| (*m, self.after(*m, depth))).collect();
            if self.over && depth > 0 {
                break;
            }
            let good = judged.iter().find_map(|(_, loser)| loser.filter(|loser| *loser != 0));
            let unknown = judged.iter().any(|(_, loser)| loser.is_none());
            let wanted = good.or(if unknown { None } else { Some(0) });
            let holds = |loser: &Option<Loser>| match wanted {
                Some(0) => true,
                Some(_) => loser.is_some_and(|loser| loser != 0),
                None => loser.is_none(),
            };
            found = (judged.iter().filter(|(_, loser)| holds(loser)).map(|(m, _)| *m).collect(), wanted);
            if wanted.is_some() {
                break;
            }
        }
        found
    }

    /// The loser after a move, counted from the player who makes it.
    fn after(&mut self, m: Move, depth: u32) -> Option<Loser> {
        let loser = match m {
            Move::Lower { place, to } => {
                let index = place as usize - 1;
                let before = std::mem::replace(&mut self.row[index], to as u8);
                let loser = self.loser(depth);
                self.row[index] = before;
                loser
            }
            Move::Erase { place } => {
                let tail = self.row.split_off(place as usize - 1);
                let loser = self.loser(depth);
                self.row.extend(tail);
                loser
            }
        };
        loser.map(|loser| passed(loser, self.seats))
    }

    /// The loser from the row on, if it can be known by looking `depth` plies ahead.
    fn loser(&mut self, depth: u32) -> Option<Loser> {
        if let Some(loser) = self.table.loser(&self.row) {
            return Some(loser);
        }
        self.visited += 1;
        self.over |= self.visited > NODES || (self.visited.is_multiple_of(CLOCK) && self.until.passed());
        let known = self.table.length().min(self.row.len() - 1);
        let cuts = (0..=known).filter(|at| self.row[*at] == 0).filter_map(|at| self.table.loser(&self.row[..at]));
        if let Some(good) = cuts.map(|loser| passed(loser, self.seats)).find(|loser| *loser != 0) {
            return Some(good);
        }
        if depth == 0 || self.over {
            return None;
        }
        let mut all = true;
        for index in 0..self.row.len() {
            let place = index as u32 + 1;
            let digit = u32::from(self.row[index]);
            let erase = (digit == 0).then_some(Move::Erase { place });
            for m in (0..digit).map(|to| Move::Lower { place, to }).chain(erase) {
                match self.after(m, depth - 1) {
                    Some(0) => {}
                    Some(loser) => return Some(loser),
                    None => all = false,
                }
            }
        }
        all.then_some(0)
    }
}
