//! The depth-limited search, for positions with too many moves to search to the end.

use std::cell::RefCell;

use super::solver::{Set, Solver, hash, members, parts, size};
use crate::game::{Deadline, SearchCtx, Seat};
use crate::search::alphabeta::{self, Limits, Node};

/// Most moves of a part that is searched to the end on the way.
const SMALL: u32 = 12;

/// The remaining moves, and the mover.
struct Left<'a, const N: usize> {
    solver: &'a RefCell<Solver<N>>,
    left: Set<N>,
    mover: Seat,
}

/// The best move by a search of this depth in plies.
pub fn ahead<const N: usize>(solver: Solver<N>, depth: u32, until: Deadline, ctx: &mut SearchCtx<'_>) -> Option<usize> {
    let left = solver.all;
    let solver = RefCell::new(solver);
    let root = Left { solver: &solver, left, mover: Seat(0) };
    let Some(found) = alphabeta::search(&root, Limits { depth, nodes: 4_000_000, until: &until }) else {
        return known(&root, ctx);
    };
    ctx.evaluation = (found.score != 0).then(|| f64::from(found.score.signum()));
    ctx.chance.pick(&found.moves).copied()
}

/// A move if the verdict is already known at the root: a winning one, if there is any.
fn known<const N: usize>(root: &Left<'_, N>, ctx: &mut SearchCtx<'_>) -> Option<usize> {
    let all: Vec<usize> = members(root.left).collect();
    let mut solver = root.solver.borrow_mut();
    // If each move has an answer, none wins, and the parts may be too large to search to the end.
    let mut wins = Vec::new();
    if !solver.mirrors(root.left) {
        wins.extend(all.iter().copied().filter(|m| {
            let after = solver.after(root.left, *m);
            solver.is_lost(after)
        }));
    }
    ctx.evaluation = Some(if wins.is_empty() { -1.0 } else { 1.0 });
    ctx.chance.pick(if wins.is_empty() { &all } else { &wins }).copied()
}

impl<const N: usize> Node for Left<'_, N> {
    type Move = usize;

    fn seat(&self) -> Seat {
        self.mover
    }

    fn verdict(&self) -> Option<i32> {
        let mut solver = self.solver.borrow_mut();
        if solver.mirrors(self.left) {
            return Some(-1);
        }
        let small = parts(&solver, self.left).iter().all(|part| size(part) <= SMALL);
        small.then(|| if solver.is_lost(self.left) { -1 } else { 1 })
    }

    fn estimate(&self) -> i32 {
        0
    }

    fn moves(&self) -> Vec<usize> {
        let solver = self.solver.borrow();
        let mut moves: Vec<usize> = members(self.left).collect();
        moves.sort_by_cached_key(|m| size(&solver.after(self.left, *m)));
        moves
    }

    fn after(&self, m: usize) -> Self {
        let left = self.solver.borrow().after(self.left, m);
        Left { solver: self.solver, left, mover: self.mover.other() }
    }

    fn key(&self) -> u64 {
        hash(&self.left) ^ u64::from(self.mover.0)
    }
}
