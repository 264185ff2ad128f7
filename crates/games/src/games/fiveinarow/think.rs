//! What the computer decides: it completes rows and stops them, looks for a win by continuous fours, its own and then
//! the other side's, and searches among what is left.

use super::field::{self, Cell, Field};
use super::search::{Effort, Search};
use super::sheet::{Move, SIDE, Sheet, Side, Stage};
use crate::base::Place;
use crate::game::{Deadline, SearchCtx};
use crate::search::table::PROVEN;

/// How a level plays.
struct Skill {
    /// How hard it looks.
    effort: Effort,
    /// How many moves of a hundred it makes without looking.
    slip: u32,
}

const fn skill(depth: u32, nodes: u32, width: usize, fours: (u32, u32), slip: u32) -> Skill {
    Skill { effort: Effort { depth, nodes, width, fours }, slip }
}

/// Level 1 to 5. Where nothing slips, one ply sees rows, fours and open threes.
const SKILLS: [Skill; 5] = [
    skill(1, 500, 8, (0, 0), 60),
    skill(1, 1_000, 8, (0, 0), 30),
    skill(2, 3_000, 10, (2, 0), 10),
    skill(4, 20_000, 14, (8, 2), 0),
    skill(12, 60_000, 16, (12, 4), 0),
];

/// Positions that the search for fours looks at before everything else.
const FOURS: u32 = 40_000;
/// How hard openings are compared, and how many are.
const OPENING: Effort = Effort { depth: 3, nodes: 1_500, width: 10, fours: (0, 2) };
const OPENINGS: u32 = 12;
/// Marks of an opening lie so near the middle of it.
const APART: u16 = 3;
/// A lead that is as good as won, where it is told.
const LEAD: f64 = 2_000.0;

/// The move; `None` where nothing is near any mark.
pub fn think(sheet: &Sheet, ctx: &mut SearchCtx<'_>) -> Option<Move> {
    let &Skill { effort, slip } = ctx.level.of(&SKILLS);
    let slips = ctx.slips(slip);
    match sheet.stage {
        Stage::Choice | Stage::LastChoice if slips => ctx.chance.pick(&sheet.moves()).cloned(),
        Stage::Choice | Stage::LastChoice => {
            let rings = weigh(sheet, Effort { fours: (0, effort.fours.1), ..effort }, ctx.until);
            Some(Move::Take(if rings >= 0 { Side::Ring } else { Side::Cross }))
        }
        Stage::Three | Stage::Two => open(sheet, ctx),
        Stage::Play if sheet.count() == 0 => Some(Move::Put(Place::new(SIDE / 2, SIDE / 2))),
        Stage::Play if slips => {
            let field = Field::new(sheet);
            let mut cells = Vec::new();
            field.close(sheet.side(), &mut cells);
            cells.retain(|cell| !field.is_banned(sheet.side(), *cell));
            ctx.chance.pick(&cells).map(|cell| Move::Put(field::place(*cell)))
        }
        Stage::Play => play(sheet, effort, ctx).map(|cell| Move::Put(field::place(cell))),
    }
}

/// The next mark.
fn play(sheet: &Sheet, effort: Effort, ctx: &mut SearchCtx<'_>) -> Option<Cell> {
    let (mut field, side) = (Field::new(sheet), sheet.side());
    if let Some(row) = field.row_cells(side).first() {
        ctx.evaluation = Some(1.0);
        return Some(*row);
    }
    let stops = field.row_cells(side.other());
    if let Some(stop) = stops.into_iter().find(|cell| !field.is_banned(side, *cell)) {
        return Some(stop);
    }
    let mut search = Search::new(&mut field, effort, ctx.until);
    if let Some(win) = search.fours.win(search.field, side, effort.fours.0, FOURS) {
        ctx.evaluation = Some(1.0);
        return Some(win.first);
    }
    let mut moves = safe(&mut search, side, effort);
    // Of what looks equal it does not always take the same.
    let urgency = |cell: &Cell| search.field.urgency(side, *cell);
    let most = urgency(moves.first()?);
    let equal = moves.iter().take_while(|cell| urgency(cell) == most).count();
    ctx.chance.shuffle(&mut moves[..equal]);
    let (best, score) = search.best(side, &moves);
    ctx.evaluation = Some(if score.abs() > PROVEN { score.signum().into() } else { (f64::from(score) / LEAD).tanh() });
    best.first().copied()
}

/// The moves worth looking at: where the other side would win by fours, those after which it does not, if there are
/// any.
fn safe(search: &mut Search<'_>, side: Side, effort: Effort) -> Vec<Cell> {
    let other = side.other();
    let mut moves = search.moves(side, effort.width);
    let Some(threat) = search.fours.win(search.field, other, effort.fours.0, FOURS) else { return moves };
    // What makes a four gains time; where it would make one the other side is disturbed.
    let more = [search.field.four_cells(side), search.field.four_cells(other), vec![threat.first]].concat();
    let more: Vec<Cell> = more.into_iter().filter(|cell| !moves.contains(cell)).collect();
    moves.extend(more.into_iter().filter(|cell| !search.field.is_banned(side, *cell)));
    let stops = |cell: &Cell| {
        search.field.put(side, *cell);
        let win = search.fours.win(search.field, other, effort.fours.0, FOURS / 10);
        search.field.take(side, *cell);
        win.is_none()
    };
    let safe: Vec<Cell> = moves.iter().copied().filter(stops).collect();
    if safe.is_empty() { moves } else { safe }
}

/// How the side that is to put a mark stands.
fn weigh(sheet: &Sheet, effort: Effort, until: Deadline) -> i32 {
    Search::new(&mut Field::new(sheet), effort, until).score(sheet.side())
}

/// The marks of an opening: of some drawn ones those after which both sides stand most alike.
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
        if ctx.until.passed() {
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
