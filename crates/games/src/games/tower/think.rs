//! The computer's play. A step counts as its share of the column. Before each decision the computer weighs what the
//! runners have gained against the chance to lose it with the next throw, and what that throw brings on average.

use std::sync::LazyLock;

use super::climb::{Climb, steps};
use super::{Choice, Phase, Sheet};
use crate::game::{SearchCtx, Seat};
use crate::kit::pairs::index;

/// How often of a hundred times a level does anything.
const SLIPS: [u32; 5] = [75, 45, 24, 9, 0];
/// What a column counts more when it is climbed.
const TOP: f64 = 0.25;
/// What a runner is worth that has not been placed yet: with it hardly a throw is lost.
const FREE: f64 = 0.06;
/// What counts that does not win, when another player lacks one column.
const LATE: f64 = 0.8;

/// Each throw of four dice, ascending, and its probability.
static THROWS: LazyLock<Vec<([u8; 4], f64)>> = LazyLock::new(|| {
    let mut throws: Vec<([u8; 4], f64)> = Vec::new();
    for n in 0..1296u32 {
        let mut dice = [1, 6, 36, 216].map(|unit| (n / unit % 6) as u8 + 1);
        dice.sort_unstable();
        match throws.iter_mut().find(|(other, _)| *other == dice) {
            Some((_, share)) => *share += 1.0 / 1296.0,
            None => throws.push((dice, 1.0 / 1296.0)),
        }
    }
    throws
});

/// What the runners of a turn have gained, in columns.
fn gain(climb: &Climb) -> f64 {
    let gained = |(sum, height): &(u8, u8)| {
        let (all, before) = (steps(*sum), index(*sum).map_or(0, |n| climb.markers[n]));
        let top = if *height == all { TOP } else { 0.0 };
        f64::from(height - before) / f64::from(all) + top
    };
    climb.runners.iter().map(gained).sum()
}

/// What it is worth to throw again: what there is and what comes, where it is not lost.
fn again(climb: &Climb) -> f64 {
    let best = |dice: [u8; 4]| {
        let moves = climb.moves(dice).into_iter();
        moves.map(|taken| gain(&climb.after(&taken))).fold(0.0, f64::max)
    };
    THROWS.iter().map(|(dice, share)| share * best(*dice)).sum()
}

/// What a position of the runners is worth.
fn worth(climb: &Climb) -> f64 {
    let free = FREE * (super::climb::RUNNERS - climb.runners.len()) as f64;
    gain(climb).max(again(climb)) + free
}

/// What the computer does.
pub fn choice(board: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
    let (climb, slips) = (board.climb(seat), ctx.slips(*ctx.level.of(&SLIPS)));
    match board.common.phase {
        Phase::Takes(dice) => {
            let mut moves = climb.moves(dice);
            if slips {
                return ctx.chance.pick(&moves).cloned().map(Choice::Take);
            }
            if moves.len() > 1 {
                let value = |taken: &Vec<u8>| worth(&climb.after(taken));
                let mut valued: Vec<(f64, Vec<u8>)> = moves.drain(..).map(|taken| (value(&taken), taken)).collect();
                valued.sort_by(|a, b| b.0.total_cmp(&a.0));
                moves.extend(valued.into_iter().map(|(_, taken)| taken));
            }
            moves.into_iter().next().map(Choice::Take)
        }
        Phase::Decides if slips => Some(if ctx.slips(50) { Choice::Roll } else { Choice::Hold }),
        Phase::Decides => {
            let wins = climb.tops() >= board.rules;
            let others = board.round.present().without(seat);
            let pressed = others.iter().any(|other| board.columns(other) + 1 >= board.rules);
            let stop = gain(&climb) * if pressed { LATE } else { 1.0 };
            Some(if wins || stop >= again(&climb) { Choice::Hold } else { Choice::Roll })
        }
        Phase::Throws | Phase::Done => None,
    }
}
