//! The computer. Only the positions of the marks relative to each other matter, and they never reach over more than 4 ×
//! 4 cells. So a position is two sets of 16 cells, the same in all eight ways of turning it. There are about 1.2
//! million of them. Level 5 searches them to the end.

use super::sheet::{AREA, Move, Sheet, Terms, places};
use super::triples;
use crate::game::{Chance, Deadline, SearchCtx, Seat, Skill};
use crate::search::alphabeta::{self, Limits, Node};

/// Plies that a level looks ahead.
const SKILLS: [Skill<u32>; 5] = [
    Skill { slip: 60, how: 1 },
    Skill { slip: 20, how: 1 },
    Skill { slip: 12, how: 4 },
    Skill { slip: 0, how: 8 },
    Skill { slip: 0, how: 16 },
];

pub fn think(sheet: &Sheet, ctx: &mut SearchCtx<'_>) -> Option<Move> {
    let Some(&depth) = ctx.skill(&SKILLS).filter(|_| sheet.all() != 0) else {
        return ctx.chance.pick(&sheet.moves()).copied();
    };
    if sheet.may_lift(Seat(0)) || sheet.may_lift(Seat(1)) {
        let found = alphabeta::search(sheet, Limits { depth: depth.min(6), nodes: 2_000_000, until: &ctx.until })?;
        return ctx.chance.pick(&found.moves).copied();
    }
    let (mut best, mut value) = (Vec::new(), 0);
    let kept = ctx.memo.take::<Table>().filter(|table| table.terms == sheet.terms);
    let mut table = kept.unwrap_or_else(|| Table::new(sheet.terms));
    table.stopped = false;
    for depth in [1, 2, 4, 16].into_iter().filter(|step| *step <= depth) {
        let Some(found) = table.root(sheet, depth, &ctx.until) else { break };
        (best, value) = found;
    }
    let heap = table.slots.capacity() * size_of::<Slot>() + table.points.capacity();
    ctx.memo.keep(table, heap);
    ctx.evaluation = Some(f64::from(value));
    pick(&best, sheet, ctx.chance)
}

fn pick(best: &[Move], sheet: &Sheet, chance: &mut Chance) -> Option<Move> {
    // The search stopped before it finished the first ply.
    chance.pick(best).copied().or_else(|| sheet.free().next().map(|put| Move { lift: None, put }))
}

/// Marks within their smallest area, moved into the corner: bit column + 4 × row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Small {
    own: u16,
    other: u16,
}

impl Small {
    /// The marks of a sheet, seen from the seat to move.
    pub fn of(sheet: &Sheet) -> Small {
        let all: Vec<_> = places(sheet.all()).collect();
        let col = all.iter().map(|place| place.col).min().unwrap_or_default();
        let row = all.iter().map(|place| place.row).min().unwrap_or_default();
        let small = |seat: Seat| {
            places(sheet.marks[seat.index()]).map(|place| 1 << (place.col - col + AREA * (place.row - row))).sum()
        };
        Small { own: small(sheet.mover), other: small(sheet.mover.other()) }
    }

    /// The width and height of the area of the marks, in columns and rows.
    fn spans(self) -> (i32, i32) {
        let all = self.own | self.other;
        let cols = all | all >> 4;
        let cols = (cols | cols >> 8) & 0xf;
        (16 - cols.leading_zeros() as i32, 4 - all.leading_zeros() as i32 / 4)
    }

    /// The same marks moved into the corner.
    fn cornered(self) -> Small {
        let mut all = self.own | self.other;
        let mut push = 0;
        while all & 0x000f == 0 && all != 0 {
            (all, push) = (all >> 4, push + 4);
        }
        while all & 0x1111 == 0 && all != 0 {
            (all, push) = (all >> 1, push + 1);
        }
        Small { own: self.own >> push, other: self.other >> push }
    }

    fn map(self, turn: impl Fn(u16) -> u16) -> Small {
        Small { own: turn(self.own), other: turn(self.other) }
    }

    /// One number for a position, the same in all eight ways of turning it.
    fn key(self) -> u32 {
        let flipped = self.map(flip);
        let both = [self, flipped];
        let mirrored = both.into_iter().flat_map(|small| [small, small.map(mirror)]);
        let all = mirrored.flat_map(|small| [small, small.map(transpose)]);
        let number = |small: Small| u32::from(small.own) << 16 | u32::from(small.other);
        all.map(|small| number(small.cornered())).min().unwrap_or_default()
    }

    /// The position after a mark of the mover, as the other player sees it. Its column and row may lie outside the
    /// present area.
    fn after(self, col: i32, row: i32) -> Small {
        let push = (-col).max(0) + 4 * (-row).max(0);
        let at = 1u16 << (col.max(0) + 4 * row.max(0));
        Small { own: self.other << push, other: self.own << push | at }
    }

    /// The cells where the next mark may stand, relative to the corner of the present area.
    fn free(self, adjacent: bool) -> impl Iterator<Item = (i32, i32)> {
        let (cols, rows) = self.spans();
        let all = self.own | self.other;
        let has =
            move |col: i32, row: i32| (0..4).contains(&col) && (0..4).contains(&row) && all & 1 << (col + 4 * row) != 0;
        let touches = move |col: i32, row: i32| (-1..=1).any(|dy| (-1..=1).any(|dx| has(col + dx, row + dy)));
        (rows - 4..4)
            .flat_map(move |row| (cols - 4..4).map(move |col| (col, row)))
            .filter(move |&(col, row)| !has(col, row) && (!adjacent || touches(col, row)))
    }
}

fn flip(cells: u16) -> u16 {
    let halves = cells.swap_bytes();
    (halves & 0x0f0f) << 4 | (halves & 0xf0f0) >> 4
}

fn mirror(cells: u16) -> u16 {
    let pairs = (cells & 0x3333) << 2 | (cells & 0xcccc) >> 2;
    (pairs & 0x5555) << 1 | (pairs & 0xaaaa) >> 1
}

fn transpose(cells: u16) -> u16 {
    let inner = (cells ^ cells >> 3) & 0x0a0a;
    let cells = cells ^ inner ^ inner << 3;
    let outer = (cells ^ cells >> 6) & 0x00cc;
    cells ^ outer ^ outer << 6
}

/// Slots of the table. The whole game has 1.2 million positions. A search to the end meets only a part of them.
const SLOTS: usize = 1 << 20;
/// How many slots a position may lie behind its own first slot.
const NEAR: usize = 4;
/// How many positions pass between two looks at the clock.
const CLOCK: u32 = 1024;

/// The bounds of the values of known positions, with the depth of their search.
pub struct Table {
    terms: Terms,
    slots: Vec<Slot>,
    /// The points of each set of 16 cells.
    points: Vec<u8>,
    visited: u32,
    stopped: bool,
}

#[derive(Clone, Copy, Default)]
struct Slot {
    key: u32,
    depth: u8,
    low: i8,
    high: i8,
}

impl Slot {
    /// The bounds of the value of a position, as known at this depth.
    fn bounds(self, key: u32, depth: u8) -> (i32, i32) {
        let known = self.key == key && self.depth == depth;
        if known { (i32::from(self.low), i32::from(self.high)) } else { (-100, 100) }
    }
}

impl Table {
    pub fn new(terms: Terms) -> Table {
        let points = (0..=u16::MAX).map(|cells| points(cells, terms)).collect();
        Table { terms, slots: vec![Slot::default(); SLOTS + NEAR], points, visited: 0, stopped: false }
    }

    /// All best moves of a sheet and their value: the lead of the mover at the end, or `depth` plies ahead. `None` if
    /// time was up.
    pub fn root(&mut self, sheet: &Sheet, depth: u32, until: &Deadline) -> Option<(Vec<Move>, i32)> {
        let (mut best, mut most) = (Vec::new(), i32::MIN);
        for put in sheet.free() {
            let mut after = sheet.clone();
            let m = Move { lift: None, put };
            after.play(m).ok()?;
            // One below the best so far, so that a move that ties differs from a worse one.
            let alpha = most.saturating_sub(1).max(-100);
            let value = -self.value(Small::of(&after), depth.saturating_sub(1), -100, -alpha, until);
            if self.stopped {
                return None;
            }
            if value > most {
                (best, most) = (Vec::new(), value);
            }
            if value == most {
                best.push(m);
            }
        }
        Some((best, most))
    }

    /// The value of a position for the mover.
    pub fn value(&mut self, small: Small, depth: u32, mut alpha: i32, mut beta: i32, until: &Deadline) -> i32 {
        let left = 16 - (small.own | small.other).count_ones();
        // A search beyond the last mark sees no more than one up to it.
        let depth = depth.min(left);
        if depth == 0 {
            return self.lead(small);
        }
        self.visited += 1;
        if self.visited.is_multiple_of(CLOCK) && until.passed() {
            self.stopped = true;
        }
        if self.stopped {
            return 0;
        }
        let (key, depth) = (small.key(), depth as u8);
        let slot = self.find(key, depth);
        let (low, high) = self.slots[slot].bounds(key, depth);
        if low >= beta || low == high {
            return low;
        }
        if high <= alpha {
            return high;
        }
        (alpha, beta) = (alpha.max(low), beta.min(high));
        let (from, mut best) = (alpha, -100);
        for next in self.ordered(small) {
            best = best.max(-self.value(next, u32::from(depth) - 1, -beta, -alpha, until));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        if !self.stopped {
            let low = if best > from { best } else { low };
            let high = if best < beta { best } else { high };
            self.slots[slot] = Slot { key, depth, low: low as i8, high: high as i8 };
        }
        best
    }

    /// The positions after the next mark, the most promising first.
    fn ordered(&self, small: Small) -> Vec<Small> {
        let mut after: Vec<_> = small.free(self.terms.adjacent).map(|(col, row)| small.after(col, row)).collect();
        after.sort_by_cached_key(|next| self.lead(*next));
        after
    }

    fn lead(&self, small: Small) -> i32 {
        let lead = i32::from(self.points[usize::from(small.own)]) - i32::from(self.points[usize::from(small.other)]);
        if self.terms.misere { -lead } else { lead }
    }

    /// The slot of a position. If it has none, the slot near its own with the shallowest search.
    fn find(&self, key: u32, depth: u8) -> usize {
        let first = (key.wrapping_mul(0x9e37_79b1) >> 12) as usize;
        let near = first..first + NEAR;
        let known = near.clone().find(|&n| self.slots[n].key == key && self.slots[n].depth == depth);
        known.or_else(|| near.min_by_key(|&n| self.slots[n].depth)).unwrap_or(first)
    }
}

/// The points of marks in the small area.
fn points(cells: u16, terms: Terms) -> u8 {
    let wide = (0..4).map(|row| u64::from(cells >> (4 * row) & 0xf) << (8 * row)).sum();
    let points = triples::count(wide) + if terms.shared { triples::crossings(wide) } else { 0 };
    // At most 24 triples and 156 pairs of a box in one colour.
    points as u8
}

/// For matches in which marks can be moved. They have too many positions for the table.
impl Node for Sheet {
    type Move = Move;

    fn seat(&self) -> Seat {
        self.mover
    }

    fn verdict(&self) -> Option<i32> {
        self.is_over().then(|| self.lead().signum())
    }

    fn estimate(&self) -> i32 {
        self.lead() * 100
    }

    fn moves(&self) -> Vec<Move> {
        Sheet::moves(self)
    }

    fn after(&self, m: Move) -> Sheet {
        let mut after = self.clone();
        // The search plays only moves from its own list.
        let _ = after.play(m);
        after
    }

    fn key(&self) -> u64 {
        let mix = |n: u64, by: u64| (n ^ n >> 31).wrapping_mul(by);
        let flags = u64::from(self.moved[0]) + 2 * u64::from(self.moved[1]) + 4 * u64::from(self.mover.0);
        mix(mix(self.marks[0], 0x9e37_79b9_7f4a_7c15) ^ self.marks[1], 0xbf58_476d_1ce4_e5b9)
            ^ mix(flags + 1, 0x94d0_49bb_1331_11eb)
    }
}

impl Sheet {
    /// The mover's lead, by the rules of the match.
    fn lead(&self) -> i32 {
        let points = |seat| self.points(seat) as i32;
        let lead = points(self.mover) - points(self.mover.other());
        if self.terms.misere { -lead } else { lead }
    }
}
