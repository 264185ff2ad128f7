use std::time::Duration;

use super::*;
use crate::game::{Chance, Deadline, Level, Memo, Seed};

/// Random exclusions between moves.
fn random(chance: &mut Chance, moves: usize, percent: u32) -> Vec<Vec<bool>> {
    let mut near = vec![vec![false; moves]; moves];
    for (a, b) in (0..moves).flat_map(|a| (0..a).map(move |b| (a, b))) {
        near[a][b] = chance.range(1, 100) <= percent;
        near[b][a] = near[a][b];
    }
    near
}

/// The value by definition: the smallest number that no move leads to.
fn slow(near: &[Vec<bool>], left: &[usize]) -> u32 {
    let after = |m: usize| left.iter().copied().filter(|&other| other != m && !near[m][other]).collect::<Vec<_>>();
    let reached: Vec<u32> = left.iter().map(|m| slow(near, &after(*m))).collect();
    (0..).find(|n| !reached.contains(n)).expect("a number")
}

/// The last seat to move by definition, counted from the mover.
fn slow_last(near: &[Vec<bool>], left: &[usize], seats: u32) -> u32 {
    let after = |m: usize| left.iter().copied().filter(|&other| other != m && !near[m][other]).collect::<Vec<_>>();
    left.iter().map(|m| (1 + slow_last(near, &after(*m), seats)) % seats).min().unwrap_or(seats - 1)
}

fn thinks(web: &Web, seats: u32, chance: &mut Chance, time: Duration) -> (usize, Option<f64>) {
    let mut memo = Memo::default();
    let level = Level::new(5).expect("a level");
    let mut ctx = SearchCtx::new(level, chance, Deadline::after(time), &mut memo);
    (web.think(seats, &mut ctx).expect("a move"), ctx.evaluation)
}

#[test]
fn values_and_moves_are_those_of_the_definition() {
    let mut chance = Chance::seeded(&Seed([3; 32]), 0);
    let minute = Duration::from_secs(60);
    for round in 0..60 {
        let near = random(&mut chance, 8, 10 + round);
        let web = Web::new(8, |a, b| near[a][b]);
        let all: Vec<usize> = (0..8).collect();
        let value = slow(&near, &all);
        assert_eq!(web.value(), value, "{near:?}");
        let after = |m: usize| all.iter().copied().filter(|&b| b != m && !near[m][b]).collect::<Vec<_>>();
        let (m, evaluation) = thinks(&web, 2, &mut chance, minute);
        assert_eq!(slow(&near, &after(m)) == 0, value != 0, "{near:?}");
        assert_eq!(evaluation, Some(if value == 0 { -1.0 } else { 1.0 }));
        let (m, _) = thinks(&web, 3, &mut chance, minute);
        assert_eq!((1 + slow_last(&near, &after(m), 3)) % 3, slow_last(&near, &all, 3), "{near:?}");
    }
}

#[test]
fn what_is_won_in_many_small_parts_stays_won() {
    let mut chance = Chance::seeded(&Seed([6; 32]), 0);
    let level = Level::DEFAULT;
    let mut kept = 0;
    for round in 0..60 {
        // Six parts of four moves are too much to be counted to the end at this level, but each part is small.
        let near = random(&mut chance, 24, 40);
        let exclude = |a: usize, b: usize| a / 4 == b / 4 && near[a][b];
        let web = Web::new(24, exclude);
        let value = web.value();
        let mut memo = Memo::default();
        let mut ctx = SearchCtx::new(level, &mut chance, Deadline::never(), &mut memo);
        let m = web.think(2, &mut ctx).expect("a move");
        // A move without an evaluation was a random one.
        let Some(evaluation) = ctx.evaluation else { continue };
        assert_eq!(evaluation, if value == 0 { -1.0 } else { 1.0 }, "round {round}");
        let left: Vec<usize> = (0..24).filter(|other| *other != m && !exclude(m, *other)).collect();
        let after = Web::new(left.len(), |a, b| exclude(left[a], left[b])).value();
        assert!(value == 0 || after == 0, "round {round}");
        kept += u32::from(value != 0);
    }
    assert!(kept > 30, "{kept} of 60");
}

#[test]
fn a_small_table_knows_the_same_values() {
    let mut chance = Chance::seeded(&Seed([7; 32]), 0);
    for round in 0..8 {
        let near = random(&mut chance, 22, 5 + 3 * round);
        let web = Web::new(22, |a, b| near[a][b]);
        let (mut small, mut large) = (web.solver::<1>(false), web.solver::<1>(true));
        assert_eq!(small.value(), large.value(), "{near:?}");
        assert!(small.is_lost(small.all) == (large.value() == 0));
        assert!(small.slots() < large.slots() / 32, "what only looks ahead clears little");
    }
}

#[test]
fn without_time_it_still_moves() {
    let mut chance = Chance::seeded(&Seed([4; 32]), 0);
    for moves in [50, 100, 200, 435] {
        let near = random(&mut chance, moves, 20);
        let web = Web::new(moves, |a, b| near[a][b]);
        for seats in [2, 5] {
            assert!(thinks(&web, seats, &mut chance, Duration::ZERO).0 < moves);
        }
    }
}

#[test]
fn a_move_of_very_many_takes_a_small_part_of_the_time() {
    const WORK: u64 = 100_000;
    let mut chance = Chance::seeded(&Seed([8; 32]), 0);
    for (moves, least, most) in [(150, 0.5, 1.1), (300, 0.05, 0.3)] {
        let near = random(&mut chance, moves, 3);
        let web = Web::new(moves, |a, b| near[a][b]);
        for seats in [2, 3] {
            let until = Deadline::after_work(WORK);
            let mut memo = Memo::default();
            let mut ctx = SearchCtx::new(Level::new(5).expect("a level"), &mut chance, until, &mut memo);
            web.think(seats, &mut ctx).expect("a move");
            let used = 1.0 - until.left() / WORK as f64;
            assert!((least..most).contains(&used), "{moves} moves, {seats} seats: {used}");
        }
    }
}

#[test]
fn images_are_answered_where_there_is_too_much_to_count() {
    // A row of cells for barriers of two: 300 places, of which the middle one alone is its own image.
    let web = Web::new(299, |a, b| a.abs_diff(b) < 2).turning(|m| Some(298 - m));
    let (m, evaluation) = thinks(&web, 2, &mut Chance::seeded(&Seed([5; 32]), 0), Duration::from_millis(50));
    assert_eq!((m, evaluation), (149, Some(1.0)));
}
