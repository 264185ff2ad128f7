//! The computer's play. A step counts as its share of the column. Before each decision, the computer compares the
//! runners' gains with the outlook of the next throw: the chance to lose them, and the average gain.

use std::sync::LazyLock;

use super::climb::{Climb, steps};
use super::{Choice, Phase, Sheet};
use crate::game::{SearchCtx, Seat};
use crate::kit::pairs::index;

/// How many of a hundred choices each level makes at random.
const SLIPS: [u32; 5] = [75, 45, 24, 9, 0];
/// The extra value of a column's top.
const TOP: f64 = 0.25;
/// The value of a runner that is not placed yet. With a free runner, hardly any throw is lost.
const FREE: f64 = 0.06;
/// The weight of gains that do not win, when another player needs only one more column.
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

/// The gains of the runners in this turn, in columns.
fn gain(climb: &Climb) -> f64 {
    let gained = |(sum, height): &(u8, u8)| {
        let (all, before) = (steps(*sum), index(*sum).map_or(0, |n| climb.markers[n]));
        let top = if *height == all { TOP } else { 0.0 };
        f64::from(height - before) / f64::from(all) + top
    };
    climb.runners.iter().map(gained).sum()
}

/// The value of another throw: the mean of the gains after it, or 0 if they are lost.
fn again(climb: &Climb) -> f64 {
    let best = |dice: [u8; 4]| {
        let moves = climb.moves(dice).into_iter();
        moves.map(|taken| gain(&climb.after(&taken))).fold(0.0, f64::max)
    };
    THROWS.iter().map(|(dice, share)| share * best(*dice)).sum()
}

/// The value of a position of the runners.
fn worth(climb: &Climb) -> f64 {
    let free = FREE * (super::climb::RUNNERS - climb.runners.len()) as f64;
    gain(climb).max(again(climb)) + free
}

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
