//! Chooses a move with the solver.

use super::nodes;
use super::solver::{Solver, members, size};
use crate::game::{Deadline, SearchCtx};

/// The most moves that are often searched to the end. With more of them, a single move decides little, so a try is
/// worth a small part of the time.
const MANY: u32 = 160;
/// The share of the time for a try with more moves.
const BRIEF: f64 = 0.2;

/// The best move among this many seats. With `counts` it searches to the end, otherwise `depth` plies deep.
pub fn think<const N: usize>(
    mut solver: Solver<N>,
    seats: u32,
    counts: bool,
    depth: u32,
    ctx: &mut SearchCtx<'_>,
) -> Option<usize> {
    let all = solver.all;
    let mut order: Vec<usize> = members(all).collect();
    ctx.chance.shuffle(&mut order);
    let until = if size(&all) > MANY { ctx.until.share(BRIEF) } else { ctx.until };
    if seats > 2 {
        return if counts {
            outlast(&mut solver, seats, &order, until.share(0.9), ctx)
        } else {
            order.first().copied()
        };
    }
    if let Some(&m) = order.iter().find(|m| depth > 2 && solver.mirrors(solver.after(all, **m))) {
        ctx.evaluation = Some(1.0);
        return Some(m);
    }
    let wins = |solver: &mut Solver<N>| order.iter().copied().find(|m| solver.is_lost(solver.after(all, *m)));
    match if counts { solver.within(until.share(0.6), wins) } else { None } {
        Some(Some(m)) => {
            ctx.evaluation = Some(1.0);
            Some(m)
        }
        Some(None) => {
            ctx.evaluation = Some(-1.0);
            // The longer it lasts, the more mistakes the opponent can make.
            order.into_iter().max_by_key(|m| size(&solver.after(all, *m)))
        }
        None => nodes::ahead(solver, depth, until, ctx),
    }
}

/// The move with the best result for the mover among several seats.
fn outlast<const N: usize>(
    solver: &mut Solver<N>,
    seats: u32,
    order: &[usize],
    until: Deadline,
    ctx: &mut SearchCtx<'_>,
) -> Option<usize> {
    let mut best = None;
    for &m in order {
        let left = solver.after(solver.all, m);
        let last = solver.within(until, |solver| (1 + solver.last(seats, left)) % seats);
        let Some(last) = last else { break };
        if best.is_none_or(|(least, _)| last < least) {
            best = Some((last, m));
        }
    }
    ctx.evaluation = best.map(|(last, _)| if last == 0 { 1.0 } else { -1.0 });
    best.map(|(_, m)| m).or(order.first().copied())
}
