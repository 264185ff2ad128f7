//! The computer. Levels 4 and 5 play to win the match, whatever that means for the points of a game. The levels below
//! look some tips ahead and play only for points.

use super::Move;
use super::sheet::{Sheet, Terms};
use super::solve::{Race, Ways};
use crate::game::{SearchCtx, Skill};

/// The number of tips that a level looks ahead. `None`: to the end of the match.
const SKILLS: [Skill<Option<u32>>; 5] = [
    Skill { slip: 60, how: Some(1) },
    Skill { slip: 25, how: Some(2) },
    Skill { slip: 18, how: Some(4) },
    Skill { slip: 8, how: None },
    Skill { slip: 0, how: None },
];

/// Values with a smaller difference than this differ only by rounding.
const EQUAL: f64 = 1e-9;

/// The solution of a match with these options.
struct Plan {
    terms: Terms,
    ways: Ways,
    race: Race,
}

pub fn think(sheet: &Sheet, ctx: &mut SearchCtx<'_>) -> Option<Move> {
    let moves = sheet.moves();
    let Some(depth) = ctx.skill(&SKILLS) else { return ctx.chance.pick(&moves).copied() };
    let worth = match *depth {
        Some(depth) => ahead(sheet, &moves, depth),
        None => settled(sheet, &moves, ctx),
    };
    let best = worth.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    ctx.evaluation = depth.is_none().then_some(best);
    let good = moves.iter().zip(&worth).filter(|(_, worth)| best - **worth < EQUAL).map(|(m, _)| *m);
    ctx.chance.pick(&good.collect::<Vec<_>>()).copied()
}

/// The value of each tip in points, seen this many tips ahead, with this tip as the first.
fn ahead(sheet: &Sheet, moves: &[Move], depth: u32) -> Vec<f64> {
    let ways = Ways::new(sheet.terms.dice, sheet.terms.target);
    let after = moves.iter().filter_map(|m| sheet.after(m));
    after.map(|(dice, sum)| ways.seen(sum, ways.position(&dice), depth)).collect()
}

/// The value of the match after each tip.
fn settled(sheet: &Sheet, moves: &[Move], ctx: &mut SearchCtx<'_>) -> Vec<f64> {
    let kept = ctx.memo.take::<Plan>().filter(|plan| plan.terms == sheet.terms);
    let plan = kept.unwrap_or_else(|| {
        let ways = Ways::new(sheet.terms.dice, sheet.terms.target);
        let race = Race::solve(&ways, sheet.terms.points, &ctx.until);
        Plan { terms: sheet.terms, ways, race }
    });
    let need = |seat| usize::from(sheet.terms.points.saturating_sub(sheet.score(seat)));
    let thrower = sheet.round.thrower;
    let values = plan.ways.values(plan.race.pay(need(thrower), need(thrower.other())));
    let role = sheet.round.added.len() % 2;
    let after = moves.iter().filter_map(|m| sheet.after(m));
    let worth = after.map(|(dice, sum)| plan.ways.after(&values, role, sum, plan.ways.position(&dice))).collect();
    let heap = plan.ways.heap() + plan.race.heap();
    ctx.memo.keep(plan, heap);
    worth
}
