//! The computer. In a match of two without diagonals, it plays out to the end as soon as it can. Before that, it asks
//! random games. In all other matches it takes squares, gives nothing away while it can, and then gives away as little
//! as possible.

use super::graph::Graph;
use super::playouts;
use super::sheet::{Line, Sheet};
use super::solve::{Search, Solver};
use crate::base::Place;
use crate::game::{SearchCtx, Skill};
use crate::search::rng::Rng;

/// How hard a level looks.
struct Effort {
    /// The most missing lines at which it plays all of them out.
    lines: usize,
    /// The same if every line gives something away.
    chains: usize,
    /// The most positions that it visits for that.
    nodes: u32,
    /// How many random games it asks before that.
    games: u32,
}

const SKILLS: [Skill<Effort>; 5] = [
    Skill { slip: 60, how: Effort { lines: 0, chains: 0, nodes: 0, games: 0 } },
    Skill { slip: 10, how: Effort { lines: 0, chains: 0, nodes: 0, games: 0 } },
    Skill { slip: 3, how: Effort { lines: 8, chains: 8, nodes: 100_000, games: 0 } },
    Skill { slip: 1, how: Effort { lines: 14, chains: 30, nodes: 1_000_000, games: 0 } },
    Skill { slip: 0, how: Effort { lines: 40, chains: 64, nodes: 20_000_000, games: 30_000 } },
];

/// A sheet of 3 × 4 is even, and of the first lines only those that halve it keep it so: the solver finds that with
/// 13,000,000 positions, for which a move has no time.
const EVEN: (u16, u16) = (3, 4);

/// The share of its time for a search that may come to nothing.
const SHARE: f64 = 0.7;

pub fn think(sheet: &Sheet, ctx: &mut SearchCtx<'_>) -> Option<Line> {
    let moves = sheet.moves();
    let Some(effort) = ctx.skill(&SKILLS) else { return ctx.chance.pick(&moves).copied() };
    let (mover, present) = (sheet.party.mover(), sheet.party.present());
    if present.len() == 2 && !sheet.diagonal {
        let scores = sheet.scores();
        let lead = scores[mover.index()] - present.after(mover).map_or(0, |seat| scores[seat.index()]);
        if let Some((best, value)) = halved(sheet, effort).or_else(|| played_out(sheet, effort, ctx)) {
            ctx.evaluation = Some((lead + i64::from(value)) as f64);
            return ctx.chance.pick(&best).map(|number| sheet.line(*number));
        }
        let least = |line: &Line| sheet.beside(*line).map(|square| sheet.missing(square)).min();
        let any = |wanted: fn(usize) -> bool| moves.iter().filter_map(least).any(wanted);
        if effort.games > 0 && !any(|missing| missing == 1) && any(|missing| missing > 2) {
            let seed = u64::from(ctx.chance.range(0, u32::MAX - 1));
            let line = playouts::recommend(sheet, lead as i32, effort.games, &ctx.until, &mut Rng::new(seed));
            return line.map(|number| sheet.line(number));
        }
    }
    let best = careful(sheet, &moves);
    ctx.chance.pick(&best).copied()
}

/// The numbers of the lines that halve an empty sheet of 3 × 4, and the value of that, for a level that would try to
/// play it out.
fn halved(sheet: &Sheet, effort: &Effort) -> Option<(Vec<usize>, i32)> {
    let (cols, rows) = (sheet.cols.min(sheet.rows), sheet.cols.max(sheet.rows));
    if (cols, rows) != EVEN || sheet.lines.len() > effort.lines || sheet.lines.iter().any(Option::is_some) {
        return None;
    }
    let along = |place: Place| if sheet.rows > sheet.cols { place.row } else { place.col };
    let halves = |line: &Line| along(line.from) == rows / 2 && along(line.to) == rows / 2;
    Some(((0..sheet.lines.len()).filter(|number| halves(&sheet.line(*number))).collect(), 0))
}

/// Results of an earlier move. They hold for later positions as well.
struct Kept {
    graph: Graph,
    /// The number that each of its lines has on the sheet.
    numbers: Vec<usize>,
    solver: Solver,
}

/// The numbers of the best lines, and their value, if few enough lines are missing and time suffices.
fn played_out(sheet: &Sheet, effort: &Effort, ctx: &mut SearchCtx<'_>) -> Option<(Vec<usize>, i32)> {
    let missing = sheet.lines.iter().filter(|line| line.is_none()).count();
    if missing > effort.chains {
        return None;
    }
    let fits = |kept: &Kept| {
        let mut lines = sheet.lines.iter().enumerate();
        lines.all(|(number, line)| line.is_some() || kept.numbers.contains(&number))
    };
    let mut kept = match ctx.memo.take::<Kept>().filter(fits) {
        Some(kept) => kept,
        None => sheet.graph().map(|(graph, numbers)| Kept { graph, numbers, solver: Solver::default() })?,
    };
    let is_open = |n: &usize| sheet.lines[kept.numbers[*n]].is_none();
    let open = (0..kept.numbers.len()).filter(is_open).map(|n| 1 << n).sum();
    // Strings alone branch little.
    let found = if missing <= effort.lines || kept.graph.loony(open) == open {
        let until = ctx.until.share(SHARE);
        Search::new(&mut kept.solver, &kept.graph, &until, effort.nodes).best(open)
    } else {
        None
    };
    let named = found.map(|(best, value)| (best.into_iter().map(|n| kept.numbers[n]).collect(), value));
    let heap = kept.solver.heap();
    ctx.memo.keep(kept, heap);
    named
}

/// The first of these groups that is not empty: lines that close a square, lines that give nothing away, diagonals,
/// lines that give the least.
fn careful(sheet: &Sheet, moves: &[Line]) -> Vec<Line> {
    let is_line = |line: &Line| sheet.number(*line).is_some();
    let any = |line: &Line, missing: usize| sheet.beside(*line).any(|square| sheet.missing(square) == missing);
    let lines = || moves.iter().copied().filter(is_line);
    let kinds: [Vec<Line>; 3] = [
        lines().filter(|line| any(line, 1)).collect(),
        lines().filter(|line| !any(line, 2)).collect(),
        moves.iter().copied().filter(|line| !is_line(line)).collect(),
    ];
    if let Some(best) = kinds.into_iter().find(|kind| !kind.is_empty()) {
        return best;
    }
    // Nothing can be closed and all is in chains.
    let least = moves.iter().filter_map(|line| sheet.number(*line)).map(|number| sheet.chain(number)).min();
    least.map_or(moves.to_vec(), |(_, number)| vec![sheet.line(number)])
}
