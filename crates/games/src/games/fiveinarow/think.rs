//! The computer's decision: it completes rows and stops them, looks for a win by continuous fours and by other threats,
//! its own and then the other side's, and otherwise searches.

use super::field::{self, Cell, Field, Makes};
use super::fours::Fours;
use super::memory::{PROVEN, WON};
use super::search::{Effort, Search};
use super::sheet::{Move, SIDE, Sheet, Side, Stage};
use super::threats::{Threats, answers};
use crate::base::Place;
use crate::game::{Deadline, SearchCtx, Skill};

const fn skill(depth: i32, nodes: u64, width: usize, fours: (u32, u32), threats: u32, slip: u32) -> Skill<Effort> {
    let slots = if nodes > 100_000 { 1 << 20 } else { 1 << 16 };
    Skill { slip, how: Effort { depth, nodes, width, fours, threats, slots } }
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
const SHARE: f64 = 0.2;
/// Each move that may stop a threat is checked with this fraction (1/n) of the positions of a search for threats.
const STOPS: u32 = 20;
/// How hard openings are compared, and how many are.
const OPENING: Effort = Effort { depth: 4, nodes: 4_000, width: 12, fours: (0, 4), threats: 0, slots: 1 << 13 };
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

fn play(sheet: &Sheet, effort: Effort, ctx: &mut SearchCtx<'_>) -> Option<Cell> {
    let (mut field, side) = (Field::new(sheet), sheet.side());
    if let Some(row) = field.any_row(side) {
        ctx.evaluation = Some(1.0);
        return Some(row);
    }
    if let Some(stop) = field.cells(side.other(), Makes::Row).find(|cell| !field.is_banned(side, *cell)) {
        return Some(stop);
    }
    let mut hunt = Hunt::new(effort, ctx.until.share(SHARE));
    if let Some(win) = hunt.win(&mut field, side) {
        ctx.evaluation = Some(1.0);
        return Some(win);
    }
    let mut moves = safe(&mut field, side, effort, ctx.until);
    // Of what looks equal it does not always take the same.
    let urgency = |cell: &Cell| field.urgency(side, *cell);
    let most = urgency(moves.first()?);
    let equal = moves.iter().take_while(|cell| urgency(cell) == most).count();
    ctx.chance.shuffle(&mut moves[..equal]);
    let (best, score) = Search::new(&mut field, effort, ctx.until).best(side, &moves)?;
    ctx.evaluation = Some(if score.abs() > PROVEN { score.signum().into() } else { (f64::from(score) / LEAD).tanh() });
    Some(best)
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
fn safe(field: &mut Field, side: Side, effort: Effort, until: Deadline) -> Vec<Cell> {
    let other = side.other();
    let mut moves = Search::new(field, Effort { slots: 0, ..effort }, until).promising(side, effort.width);
    let mut hunt = Hunt::new(effort, until.share(2.0 * SHARE));
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
    let (mut field, side) = (Field::new(sheet), sheet.side());
    match Hunt::new(effort, until.share(SHARE)).win(&mut field, side) {
        Some(_) => WON,
        None => Search::new(&mut field, effort, until).score(side),
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
