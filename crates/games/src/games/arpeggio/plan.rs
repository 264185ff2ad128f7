//! The computer's play. It knows how many turns a player alone needs for the rest of a list. A player is ahead by the
//! difference between these numbers.

use std::sync::LazyLock;

use super::{Choice, MOST, Player, Sheet, numbers};
use crate::game::{SearchCtx, Seat};

/// How many of a hundred choices each level makes at random.
const SLIPS: [u32; 5] = [70, 45, 22, 6, 0];
/// From this level on, the computer considers what a pass gives to the other player.
const OFFERS: u8 = 5;
/// Stands for the turns of a list that cannot be finished.
const NEVER: f64 = 99.0;
/// How often bisection halves the bounds of an expectation. After that they are one number.
const ROUNDS: usize = 55;

/// How many last numbers the table has, 0 for an empty list. A list that falls is mirrored.
const TOP: usize = 78;

/// Turns needed, by the number of lines to write, whether the step back is left, and the last number.
type Table = Vec<[[f64; TOP]; 2]>;

static TURNS: LazyLock<Table> = LazyLock::new(|| {
    let mut table: Table = vec![[[0.0; TOP]; 2]];
    for left in 1..=MOST {
        let next = &table[left - 1];
        let now = [0, 1].map(|back| std::array::from_fn(|last| needed(next, last, back)));
        table.push(now);
    }
    table
});

/// The turns that a list needs, if the shorter lists are known. A step on or back leads to these. Only a pass leads
/// back to the same list, so the result must satisfy an equation. Bisection finds it.
fn needed(next: &[[f64; TOP]; 2], last: usize, back: usize) -> f64 {
    let written = best_written(next, last, back);
    let (mut low, mut high) = (0.0, NEVER);
    for _ in 0..ROUNDS {
        let turns = (low + high) / 2.0;
        if 1.0 + wait(&written, turns) > turns { low = turns } else { high = turns }
    }
    high
}

/// Turns needed after each throw of two dice, with the better number written.
fn best_written(next: &[[f64; TOP]; 2], last: usize, back: usize) -> [[f64; 6]; 6] {
    let best = |faces: [u8; 2]| {
        numbers(&faces).into_iter().map(|n| after(next, last, back, n.into())).fold(f64::INFINITY, f64::min)
    };
    [1, 2, 3, 4, 5, 6].map(|a| [1, 2, 3, 4, 5, 6].map(|b| best([a, b])))
}

/// Mean turns needed after a throw, if staying needs `stays` turns.
fn wait(written: &[[f64; 6]; 6], stays: f64) -> f64 {
    let mut sum = 0.0;
    for (a, row) in written.iter().enumerate() {
        for (b, turns) in row.iter().enumerate() {
            let best = turns.min(stays);
            sum += match a == b {
                true => best.min(row.iter().map(|turns| turns.min(stays)).sum::<f64>() / 6.0),
                false => best,
            };
        }
    }
    sum / 36.0
}

/// Turns needed after a number is written.
fn after(next: &[[f64; TOP]; 2], last: usize, back: usize, number: usize) -> f64 {
    match number.cmp(&last) {
        std::cmp::Ordering::Greater => next[back][number],
        std::cmp::Ordering::Less if back > 0 => next[0][number],
        _ => f64::INFINITY,
    }
}

/// A player as the table has it: the lines to write, whether the step back is left, and the last number.
fn key(player: &Player, goal: usize) -> (usize, usize, usize) {
    let last = player.list.last().map_or(0, |number| mirrored(player, *number));
    (goal.saturating_sub(player.list.len()), usize::from(!player.has_stepped_back), last)
}

/// In a list that falls 11 is the highest number, and 66 the lowest.
fn mirrored(player: &Player, number: u8) -> usize {
    usize::from(if player.rises { number } else { 77 - number })
}

/// The mean number of turns that a player needs.
pub fn turns(player: &Player, goal: usize) -> f64 {
    let (left, back, last) = key(player, goal);
    TURNS[left.min(MOST)][back][last]
}

/// The same once a number is written.
fn written(player: &Player, goal: usize, number: u8) -> f64 {
    let (left, back, last) = key(player, goal);
    match left.min(MOST) {
        0 => 0.0,
        left => after(&TURNS[left - 1], last, back, mirrored(player, number)),
    }
}

/// Turns that the other player needs after the next turn, if these dice are offered.
fn offered(other: &Player, goal: usize, faces: &[u8]) -> f64 {
    let taken = numbers(faces).into_iter().map(|number| written(other, goal, number));
    taken.fold(turns(other, goal) - 1.0, f64::min)
}

/// How many turns a seat is behind after a choice.
fn behind(board: &Sheet, seat: Seat, choice: &Choice, offers: bool) -> f64 {
    let (goal, player, other) = (board.rules, board.player(seat), board.player(seat.other()));
    let faces = &board.common.faces;
    let usual = turns(other, goal) - 1.0;
    match choice {
        Choice::Write(number) => written(player, goal, *number) - usual,
        Choice::Roll => turns(player, goal) - 1.0 - usual,
        Choice::Pass => turns(player, goal) - if offers { offered(other, goal, faces) } else { usual },
        Choice::Again => {
            let kept = faces.first().copied().unwrap_or(1);
            let best = |face: u8| {
                let dice = [kept, face];
                let pass = turns(player, goal) - if offers { offered(other, goal, &dice) } else { usual };
                numbers(&dice).into_iter().map(|n| written(player, goal, n) - usual).fold(pass, f64::min)
            };
            (1..=6).map(best).sum::<f64>() / 6.0
        }
    }
}

pub fn choice(board: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
    let choices = board.choices(seat);
    if ctx.slips(*ctx.level.of(&SLIPS)) {
        return ctx.chance.pick(&choices).cloned();
    }
    let offers = ctx.level.number() >= OFFERS;
    let valued = choices.into_iter().map(|choice| (behind(board, seat, &choice, offers), choice));
    valued.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, choice)| choice)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Another program needs as many turns. Each number also follows from those of shorter lists.
    #[test]
    fn lists_need_as_many_turns_as_another_program_says() {
        for ((left, back, last), turns) in KNOWN {
            let found = TURNS[left][back][last];
            assert!((found - turns).abs() < 1e-6, "{left} {back} {last}: {found}");
            let again = 1.0 + wait(&best_written(&TURNS[left - 1], last, back), found);
            assert!((again - found).abs() < 1e-9, "{left} {back} {last}: {again}");
        }
    }

    const KNOWN: [((usize, usize, usize), f64); 6] = [
        ((1, 0, 0), 1.0),
        ((1, 0, 65), 36.0),
        ((10, 1, 0), 16.655_239_963),
        ((10, 0, 0), 33.156_545_771),
        ((5, 1, 33), 6.253_420_973),
        ((3, 0, 54), 17.307_321_216),
    ];

    #[test]
    fn a_list_that_falls_is_one_that_rises_in_a_mirror() {
        let player = |rises, list: &[u8]| Player { rises, list: list.to_vec(), ..Player::default() };
        for (one, other) in [(11, 66), (34, 43), (25, 52), (61, 16)] {
            assert_eq!(turns(&player(true, &[one]), 10), turns(&player(false, &[other]), 10), "{one} {other}");
        }
    }
}
