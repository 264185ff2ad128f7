//! The computer. A round has so few positions that level 5 sees its end. The levels below look some plies ahead.

use super::Move;
use super::duel::Duel;
use super::solve::{MOST, Solver, Spot, seen};
use crate::game::{Deadline, SearchCtx};

/// How a level plays.
struct Skill {
    /// The number of plies that it looks ahead. `None`: to the end of the round.
    depth: Option<u32>,
    /// How many of a hundred moves it makes without looking.
    slip: u32,
}

const SKILLS: [Skill; 5] = [
    Skill { depth: Some(1), slip: 60 },
    Skill { depth: Some(2), slip: 25 },
    Skill { depth: Some(4), slip: 12 },
    Skill { depth: Some(7), slip: 3 },
    Skill { depth: None, slip: 0 },
];

/// The depth of the best level if there is not enough time for the whole round.
const HURRY: u32 = 7;

pub fn think(duel: &Duel, ctx: &mut SearchCtx<'_>) -> Option<Move> {
    let &Skill { depth, slip } = ctx.level.of(&SKILLS);
    let moves = duel.moves();
    if moves.len() < 2 || ctx.slips(slip) {
        return ctx.chance.pick(&moves).cloned();
    }
    let (good, worth) = match depth {
        Some(depth) => (ahead(duel, &moves, depth), None),
        None => solved(duel, &moves, &ctx.until)
            .map_or_else(|| (ahead(duel, &moves, HURRY), None), |(good, worth)| (good, Some(worth))),
    };
    ctx.evaluation = worth.map(f64::from);
    ctx.chance.pick(&good).cloned()
}

/// The best moves and their value, if there is time to see the end.
fn solved(duel: &Duel, moves: &[Move], until: &Deadline) -> Option<(Vec<Move>, i32)> {
    let mut solver = Solver::new(until);
    let found = best(duel, moves, |spot, alpha, beta| solver.worth(spot, alpha, beta));
    (!solver.stopped).then_some(found)
}

/// The moves that look best this many plies ahead.
fn ahead(duel: &Duel, moves: &[Move], depth: u32) -> Vec<Move> {
    best(duel, moves, |spot, alpha, beta| seen(spot, depth - 1, alpha, beta)).0
}

/// The best moves and their value for the mover. The window begins one below the best value so far, so that the search
/// can tell an equal move from a worse one.
fn best(duel: &Duel, moves: &[Move], mut worth: impl FnMut(&Spot, i32, i32) -> i32) -> (Vec<Move>, i32) {
    let (mut good, mut most) = (Vec::new(), -3 * MOST);
    for m in moves {
        let mut next = duel.clone();
        if next.act(m).is_err() {
            continue;
        }
        let spot = Spot::of(&next);
        let worth = match next.mover == duel.mover {
            true => worth(&spot, most - 1, 3 * MOST),
            false => -worth(&spot, -3 * MOST, 1 - most),
        };
        if worth > most {
            (good, most) = (Vec::new(), worth);
        }
        if worth == most {
            good.push(m.clone());
        }
    }
    (good, most)
}
