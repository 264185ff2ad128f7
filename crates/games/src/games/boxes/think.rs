//! The computer. In a match of two without diagonals, it plays out to the end as soon as time permits. Before that, and
//! in all other matches, it takes squares and gives nothing away while it can, and then as little as possible.

use super::sheet::{Line, Sheet};
use super::solve::{Graph, Solver, Table};
use crate::game::SearchCtx;
use crate::kit::bits::bits;

/// How a level plays.
struct Skill {
    /// With how many missing lines it plays all of them out.
    lines: usize,
    /// The same where only chains are left.
    chains: usize,
    /// How many moves of a hundred it makes without looking.
    slip: u32,
}

const SKILLS: [Skill; 5] = [
    Skill { lines: 0, chains: 0, slip: 60 },
    Skill { lines: 0, chains: 0, slip: 25 },
    Skill { lines: 8, chains: 8, slip: 8 },
    Skill { lines: 14, chains: 30, slip: 1 },
    Skill { lines: 28, chains: 64, slip: 0 },
];

/// With how many missing lines all sets of them are tabled: 32 MB.
const TABLED: usize = 25;

/// The computer's line.
pub fn think(sheet: &Sheet, ctx: &mut SearchCtx<'_>) -> Option<Line> {
    let &Skill { lines, chains, slip } = ctx.level.of(&SKILLS);
    let moves = sheet.moves();
    if ctx.slips(slip) {
        return ctx.chance.pick(&moves).copied();
    }
    let (mover, present) = (sheet.party.mover(), sheet.party.present());
    if present.len() == 2
        && !sheet.diagonal
        && let Some((best, value)) = played_out(sheet, lines, chains, ctx)
    {
        let scores = sheet.scores();
        let own = scores[mover.index()];
        let other = present.after(mover).map_or(0, |seat| scores[seat.index()]);
        ctx.evaluation = Some((own - other + i64::from(value)) as f64);
        return ctx.chance.pick(&best).map(|number| sheet.line(*number));
    }
    let best = careful(sheet, &moves);
    ctx.chance.pick(&best).copied()
}

/// A table that was filled at an earlier move: later positions stand in it as well.
struct Kept {
    graph: Graph,
    /// The number on the sheet of each of its lines.
    numbers: Vec<usize>,
    table: Table,
}

/// The numbers of the best lines and what they are worth, where few enough are missing and time suffices.
fn played_out(sheet: &Sheet, lines: usize, chains: usize, ctx: &mut SearchCtx<'_>) -> Option<(Vec<usize>, i32)> {
    let (graph, numbers) = sheet.graph()?;
    let all = graph.all();
    if numbers.len() <= lines.min(TABLED) {
        let fits = |kept: &Kept| numbers.iter().all(|number| kept.numbers.contains(number));
        let kept = match ctx.memo.take::<Kept>().filter(fits) {
            Some(kept) => kept,
            None => Kept { table: Table::new(&graph, &ctx.until)?, graph, numbers },
        };
        let missing = |n: &usize| sheet.lines[kept.numbers[*n]].is_none();
        let open = (0..kept.numbers.len()).filter(missing).map(|n| 1 << n).sum();
        let (best, value) = kept.table.best(&kept.graph, open);
        let best = best.into_iter().map(|n| kept.numbers[n]).collect();
        ctx.memo.keep(kept);
        return Some((best, value));
    }
    // Chains alone branch little.
    let quiet = bits(all).all(|line| !graph.safe(line, all) || graph.closes(line, all) > 0);
    if numbers.len() > lines && !(quiet && numbers.len() <= chains) {
        return None;
    }
    let (best, value) = Solver::new(&graph, &ctx.until).best(all)?;
    Some((best.into_iter().map(|n| numbers[n]).collect(), value))
}

/// The lines that close a square; else those that give nothing away; else a diagonal; else those that give the least.
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
