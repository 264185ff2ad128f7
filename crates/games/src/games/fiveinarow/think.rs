//! The computer's decision: it completes rows and stops them, looks for a win by continuous fours and by other threats,
//! its own and then the other side's, and otherwise searches.

use super::field::{self, Cell, Field, Makes};
use super::fours::Fours;
use super::memory::{Memory, PROVEN, WON};
use super::meter::Meter;
use super::order::Order;
use super::search::{Effort, Search};
use super::sheet::{Move, SIDE, Sheet, Side, Stage, Terms};
use super::threats::{Threats, answers};
use super::weights::{FITTED, PLAIN};
use crate::base::Place;
use crate::game::{Deadline, SearchCtx, Skill};

const fn skill(depth: i32, nodes: u64, width: usize, fours: (u32, u32), threats: u32, slip: u32) -> Skill<Effort> {
    let keen = nodes > 100_000;
    let slots = if keen { 1 << 18 } else { 1 << 16 };
    Skill { slip, how: Effort { depth, nodes, width, fours, threats, slots, keen } }
}

/// Level 1 to 5. Without a slip, one ply sees rows, fours and open threes.
const SKILLS: [Skill<Effort>; 5] = [
    skill(1, 500, 8, (0, 0), 0, 60),
    skill(1, 1_000, 8, (0, 0), 0, 30),
    skill(2, 3_000, 10, (2, 0), 0, 10),
    skill(4, 12_000, 12, (6, 2), 0, 4),
    skill(40, 700_000, 22, (30, 12), 150_000, 0),
];

/// Positions that the search for fours looks at before everything else.
const FOURS: u32 = 40_000;
/// The share of the time that the search for wins may take, its own and then the other side's.
const SHARE: f64 = 0.1;
/// Each move that may stop a threat is checked with this fraction (1/n) of the positions of a search for threats.
const STOPS: u32 = 20;
/// How hard openings are compared, and how many are.
const OPENING: Effort =
    Effort { depth: 4, nodes: 4_000, width: 12, fours: (0, 4), threats: 0, slots: 1 << 13, keen: false };
const OPENINGS: u32 = 16;
/// Marks of an opening are at most this far from its middle.
const APART: u16 = 3;
/// A lead that counts as won in the evaluation.
const LEAD: f64 = 512.0;
/// If the lead is smaller, two more marks are put instead of taking a side.
const EVEN: i32 = 40;

/// The move; `None` where nothing is near any mark.
pub fn think(sheet: &Sheet, ctx: &mut SearchCtx<'_>) -> Option<Move> {
    let effort = ctx.skill(&SKILLS).copied();
    match sheet.stage {
        Stage::Choice | Stage::LastChoice => {
            let Some(effort) = effort else { return ctx.chance.pick(&sheet.moves()).cloned() };
            let lead = weigh(sheet, effort, ctx.until);
            Some(match sheet.stage {
                Stage::Choice if lead.abs() < EVEN => Move::More,
                _ => Move::Take(if lead >= 0 { sheet.side() } else { sheet.side().other() }),
            })
        }
        Stage::Three | Stage::Two => open(sheet, ctx),
        Stage::Play if sheet.count() == 0 => Some(Move::Put(Place::new(SIDE / 2, SIDE / 2))),
        Stage::Play => {
            let Some(effort) = effort else {
                let field = Field::new(sheet);
                let cells: Vec<Cell> = field.close().filter(|cell| !field.is_banned(sheet.side(), *cell)).collect();
                return ctx.chance.pick(&cells).map(|cell| Move::Put(field::place(*cell)));
            };
            play(sheet, effort, ctx).map(|cell| Move::Put(field::place(cell)))
        }
    }
}

/// The sheet as a level sees it.
fn field(sheet: &Sheet, effort: Effort) -> Field {
    Field::weighed(sheet, if effort.keen { &FITTED } else { &PLAIN })
}

fn play(sheet: &Sheet, effort: Effort, ctx: &mut SearchCtx<'_>) -> Option<Cell> {
    let (mut field, side) = (field(sheet, effort), sheet.side());
    if let Some(row) = field.any_row(side) {
        ctx.evaluation = Some(1.0);
        return Some(row);
    }
    if let Some(stop) = field.cells(side.other(), Makes::Row).find(|cell| !field.is_banned(side, *cell)) {
        return Some(stop);
    }
    let kept = ctx.memo.take::<Kept>().filter(|kept| kept.terms == sheet.terms);
    let mut kept = kept.unwrap_or_else(|| Kept::new(sheet.terms, effort));
    kept.hunt.begin(effort, ctx.until.share(SHARE));
    let found = match kept.hunt.win(&mut field, side) {
        Some(win) => Some((win, Some(WON))),
        None => {
            let moves = safe(&mut field, side, &mut kept.hunt, ctx.until);
            match moves[..] {
                // It is forced: what it is worth shows after it.
                [only] => Some((only, None)),
                _ => search(&mut field, side, moves, &mut kept, ctx).map(|(best, score)| (best, Some(score))),
            }
        }
    };
    if effort.keen {
        let heap = kept.heap();
        ctx.memo.keep(kept, heap);
    }
    let (best, score) = found?;
    let worth =
        |score: i32| if score.abs() > PROVEN { score.signum().into() } else { (f64::from(score) / LEAD).tanh() };
    ctx.evaluation = score.map(worth);
    Some(best)
}

/// The best of some moves and its score.
fn search(
    field: &mut Field,
    side: Side,
    mut moves: Vec<Cell>,
    kept: &mut Kept,
    ctx: &mut SearchCtx<'_>,
) -> Option<(Cell, i32)> {
    // Of what looks equal it does not always take the same.
    let urgency = |cell: &Cell| field.urgency(side, *cell);
    let most = urgency(moves.first()?);
    let equal = moves.iter().take_while(|cell| urgency(cell) == most).count();
    ctx.chance.shuffle(&mut moves[..equal]);
    let mut search = Search::new(field, kept.hunt.effort, ctx.until, std::mem::take(&mut kept.memory));
    let found = search.best(side, &moves);
    kept.memory = search.memory;
    found
}

/// What the best level keeps from one of its moves to the next: it meets many positions again.
struct Kept {
    terms: Terms,
    memory: Memory,
    hunt: Hunt,
}

impl Kept {
    fn new(terms: Terms, effort: Effort) -> Kept {
        Kept { terms, memory: Memory::new(effort.slots), hunt: Hunt::new(effort, Deadline::never()) }
    }

    /// The bytes that it takes, as far as they matter.
    fn heap(&self) -> usize {
        self.memory.bytes() + Fours::BYTES + if self.hunt.threats.is_some() { Threats::BYTES } else { 0 }
    }
}

/// Looks for wins by fours and by threats.
struct Hunt {
    fours: Fours,
    threats: Option<Threats>,
    effort: Effort,
}

impl Hunt {
    fn new(effort: Effort, until: Deadline) -> Hunt {
        let threats = (effort.threats > 0).then(|| Threats::new(until));
        Hunt { fours: Fours::new(until), threats, effort }
    }

    /// Looks with this effort until then.
    fn begin(&mut self, effort: Effort, until: Deadline) {
        self.effort = effort;
        self.fours.meter = Meter::new(until);
        if let Some(threats) = &mut self.threats {
            threats.meter = Meter::new(until);
        }
    }

    /// The first mark of a win.
    fn win(&mut self, field: &mut Field, side: Side) -> Option<Cell> {
        let Effort { fours, threats, .. } = self.effort;
        let win = self.fours.win(field, side, fours.0, FOURS);
        let hunt = |hunt: &mut Threats| hunt.win(field, side, threats);
        win.map(|win| win.first).or_else(|| self.threats.as_mut().and_then(hunt))
    }

    /// The threats that a side still has after a move of the other one, found in a part of the positions.
    fn left(&mut self, field: &mut Field, side: Side) -> Left {
        let Effort { fours, threats, .. } = self.effort;
        if self.fours.win(field, side, fours.0, FOURS / STOPS).is_some() {
            return Left::Fours;
        }
        let slow = self.threats.as_mut().and_then(|hunt| hunt.win(field, side, threats / STOPS));
        slow.map_or(Left::Nothing, |_| Left::Threats)
    }
}

/// The win that a side has, the worst for the other one last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Left {
    Nothing,
    Threats,
    Fours,
}

/// The moves worth considering: if the other side would win by fours or threats, those that prevent it, if there are
/// any.
fn safe(field: &mut Field, side: Side, hunt: &mut Hunt, until: Deadline) -> Vec<Cell> {
    let (other, effort) = (side.other(), hunt.effort);
    let mut moves = Order::new().promising(field, side, effort.width);
    hunt.begin(effort, until.share(2.0 * SHARE));
    let Some(threat) = hunt.win(field, other) else { return moves };
    // Making a four gains time; a move where the other side would make one disturbs it.
    let mut more = vec![threat];
    answers(field, side, &mut more);
    more.extend(field.cells(side, Makes::Three));
    more.extend(field.cells(other, Makes::Three));
    more.retain(|cell| !moves.contains(cell) && !field.is_banned(side, *cell));
    moves.extend(more);
    let mut left = |cell: &Cell| {
        field.put(side, *cell);
        let left = hunt.left(field, other);
        field.take(side, *cell);
        left
    };
    let left: Vec<Left> = moves.iter().map(&mut left).collect();
    // If nothing stops all wins, at least stop the fast ones.
    let least = left.iter().min().copied();
    moves.into_iter().zip(left).filter(|(_, left)| Some(*left) == least).map(|(cell, _)| cell).collect()
}

/// The evaluation for the side that is to put a mark.
fn weigh(sheet: &Sheet, effort: Effort, until: Deadline) -> i32 {
    let (mut field, side) = (field(sheet, effort), sheet.side());
    match Hunt::new(effort, until.share(SHARE)).win(&mut field, side) {
        Some(_) => WON,
        None => Search::new(&mut field, effort, until, Memory::new(effort.slots)).score(side),
    }
}

/// The marks of an opening: the most balanced of some random ones.
fn open(sheet: &Sheet, ctx: &mut SearchCtx<'_>) -> Option<Move> {
    let middle = sheet.latest.first().copied().unwrap_or(Place::new(SIDE / 2, SIDE / 2));
    let (left, mut best) = (sheet.left(), None);
    for _ in 0..OPENINGS {
        let mut after = sheet.clone();
        let places: Vec<Place> = std::iter::repeat_with(|| beside(middle, ctx))
            .filter(|place| after.put(*place).is_ok())
            .take(left.into())
            .collect();
        let lead = weigh(&after, OPENING, ctx.until).abs();
        if best.as_ref().is_none_or(|(least, _)| lead < *least) {
            best = Some((lead, places));
        }
        if ctx.until.left() <= 0.0 {
            break;
        }
    }
    let (_, places) = best?;
    Some(match places.as_slice() {
        &[place] => Move::Put(place),
        _ => Move::Several(places),
    })
}

/// A place near another one, drawn.
fn beside(middle: Place, ctx: &mut SearchCtx<'_>) -> Place {
    let mut along = |n: u16| {
        let from = n.saturating_sub(APART).min(SIDE - 1 - 2 * APART);
        // As far as it may be apart twice.
        from + ctx.chance.index(usize::from(2 * APART + 1)) as u16
    };
    Place::new(along(middle.col), along(middle.row))
}
