//! The computer's play. A sum is worth its points times the chance to win it, which follows from the marks that each
//! player lacks. The computer takes the best mark of a throw, and throws two dice again if that promises more.

use super::{Choice, GOAL, Sheet};
use crate::game::{SearchCtx, Seat};
use crate::kit::pairs::{self, SUMS};

/// How many of a hundred choices a level makes at random.
const SLIPS: [u32; 5] = [100, 75, 50, 25, 0];

/// The strength of `marks` marks beside those of others.
fn strength(marks: u8) -> f64 {
    [1.0, 2.2, 5.0, 13.0].get(usize::from(marks)).copied().unwrap_or(f64::INFINITY)
}

/// The value of all open sums to a seat with these marks.
fn worth(board: &Sheet, seat: Seat, marks: &[u8; SUMS]) -> f64 {
    let others = board.round.present().without(seat);
    let chance = |n: usize| {
        if marks[n] >= GOAL {
            return 1.0;
        }
        let own = strength(marks[n]);
        let against: f64 = others.iter().map(|other| strength(board.player(other).marks[n])).sum();
        own / (own + against)
    };
    let open = pairs::sums().enumerate().filter(|(_, sum)| board.is_open(*sum));
    open.map(|(n, sum)| f64::from(board.rules.value(sum)) * chance(n)).sum()
}

/// The same after marking some sums.
fn after(board: &Sheet, seat: Seat, sums: &[u8]) -> f64 {
    let mut marks = board.player(seat).marks;
    sums.iter().filter(|sum| board.is_open(**sum)).filter_map(|sum| pairs::index(*sum)).for_each(|n| marks[n] += 1);
    worth(board, seat, &marks)
}

/// The value of throwing two dice again, at most `throws` times.
fn again(board: &Sheet, seat: Seat, throws: u32) -> f64 {
    let waits = if throws > 1 { again(board, seat, throws - 1) } else { f64::NEG_INFINITY };
    let ways = |sum: u8| f64::from(6 - sum.abs_diff(7)) / 36.0;
    pairs::sums().map(|sum| ways(sum) * after(board, seat, &[sum]).max(waits)).sum()
}

pub fn choice(board: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
    let ways = board.ways(&board.player(seat).thrown);
    let left = if board.may_throw_again() { board.rules.throws - board.round.throws } else { 0 };
    if ctx.slips(*ctx.level.of(&SLIPS)) {
        let again = left > 0 && ctx.slips(50);
        return if again { Some(Choice::Again) } else { ctx.chance.pick(&ways).cloned().map(Choice::Mark) };
    }
    let valued = ways.into_iter().map(|sums| (after(board, seat, &sums), sums));
    let best = valued.max_by(|a, b| a.0.total_cmp(&b.0));
    match best {
        Some((value, sums)) if left == 0 || value >= again(board, seat, left) => Some(Choice::Mark(sums)),
        _ if left > 0 => Some(Choice::Again),
        _ => None,
    }
}
