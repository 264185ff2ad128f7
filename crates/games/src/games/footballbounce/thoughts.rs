//! Tests of the computer against a search that tries everything.

use super::field::{Arrival, Field};
use super::think::Position;
use super::*;
use crate::game::{Chance, Deadline, Drawn, Level, Memo, Seed};

/// The most links to follow from a position.
const MOST: u32 = 300;

/// Visits the field after each whole turn, with the seat in whose goal the ball is. A turn that gets stuck counts as a
/// goal for the other player. Returns `false` if there are too many.
fn each_turn(field: &Field, mover: Seat, left: &mut u32, visit: &mut impl FnMut(&Field, Option<Seat>)) -> bool {
    for way in field.ways() {
        if *left == 0 {
            return false;
        }
        *left -= 1;
        let mut next = field.clone();
        match next.go(way, |_, _| {}) {
            Arrival::Goal(seat) => visit(&next, Some(seat)),
            Arrival::Rests => visit(&next, None),
            Arrival::Again if next.ways().next().is_none() => visit(&next, Some(mover.other())),
            Arrival::Again if !each_turn(&next, mover, left, visit) => return false,
            Arrival::Again => {}
        }
    }
    true
}

/// Whether the mover can win within `turns` turns against every defence; `None` if that would take too long.
fn wins(field: &Field, mover: Seat, turns: u32) -> Option<bool> {
    let (mut found, mut done, mut left) = (false, true, MOST);
    let listed = each_turn(field, mover, &mut left, &mut |next, goal| match goal {
        Some(seat) => found |= seat == mover,
        None if turns > 1 && !found && done => match loses(next, mover.other(), turns - 1) {
            Some(lost) => found |= lost,
            None => done = false,
        },
        None => {}
    });
    if found { Some(true) } else { (listed && done).then_some(false) }
}

/// Whether the other player wins within `turns` turns against every defence.
fn loses(field: &Field, mover: Seat, turns: u32) -> Option<bool> {
    let (mut escapes, mut done, mut left) = (false, true, MOST);
    let listed = each_turn(field, mover, &mut left, &mut |next, goal| match goal {
        Some(seat) => escapes |= seat == mover,
        None if turns > 1 && !escapes && done => match wins(next, mover.other(), turns - 1) {
            Some(won) => escapes |= !won,
            None => done = false,
        },
        None => escapes |= turns == 1,
    });
    if escapes { Some(false) } else { (listed && done).then_some(true) }
}

/// A random position in the middle of a round.
fn position(terms: Terms, links: u32, chance: &mut Chance) -> Sheet {
    loop {
        let mut sheet = Sheet::new(terms, Seat(0));
        for _ in 0..links {
            let ways: Vec<Way> = sheet.field.ways().collect();
            let step = chance.pick(&ways).map(|way| sheet.step(*way));
            let Some(step) = step.filter(|_| sheet.winner().is_none()) else { break };
            sheet.play(&[step], &mut StepCtx::new(Chance::none(), 0)).expect("a listed move");
        }
        if sheet.winner().is_none() {
            return sheet;
        }
    }
}

fn thought(sheet: &Sheet, level: u8, chance: &mut Chance) -> (Vec<Step>, Option<f64>) {
    let mut memo = Memo::default();
    let level = Level::new(level).expect("a level");
    let mut ctx = SearchCtx::new(level, chance, Deadline::never(), &mut memo);
    (FootballBounce.think(sheet, sheet.mover, &mut ctx).expect("a move"), ctx.evaluation)
}

const SMALL: [(u8, u8, Bounce); 4] =
    [(6, 6, Bounce::Reflect), (6, 6, Bounce::Free), (4, 6, Bounce::Reflect), (6, 8, Bounce::Free)];

#[cfg(feature = "slow-tests")]
#[test]
fn a_goal_within_the_turn_is_found_without_drawing() {
    let (mut chance, mut found) = (Chance::seeded(&Seed([6; 32]), 0), 0);
    for round in 0..3000 {
        let (cols, rows, bounce) = SMALL[round % SMALL.len()];
        let terms = Terms { pitch: Pitch::new(cols, rows, 2), bounce, goals: 1 };
        let sheet = position(terms, 4 + round as u32 % 30, &mut chance);
        let Some(known) = wins(&sheet.field, sheet.mover, 1) else { continue };
        let shot = Position::new(&sheet.field, sheet.mover).shot();
        assert_eq!(shot.is_some(), known, "{}", sheet.board());
        if known {
            found += 1;
            let (steps, evaluation) = thought(&sheet, 5, &mut chance);
            let (seat, mut after) = (sheet.mover, sheet);
            after.play(&steps, &mut StepCtx::new(Chance::none(), 0)).expect("a legal turn");
            assert_eq!((after.winner(), evaluation), (Some(seat), Some(1.0)));
        }
    }
    assert!(found > 200, "{found}");
}

#[cfg(feature = "slow-tests")]
#[test]
fn the_best_level_finds_every_forced_goal_within_three_turns() {
    let (mut chance, mut found) = (Chance::seeded(&Seed([7; 32]), 0), 0);
    for round in 0..800 {
        let (cols, rows, bounce) = SMALL[round % SMALL.len()];
        let terms = Terms { pitch: Pitch::new(cols, rows, 2), bounce, goals: 1 };
        let sheet = position(terms, 5 + round as u32 % 25, &mut chance);
        if wins(&sheet.field, sheet.mover, 1) != Some(false) || wins(&sheet.field, sheet.mover, 3) != Some(true) {
            continue;
        }
        found += 1;
        let (steps, _) = thought(&sheet, 5, &mut chance);
        let mut after = sheet.clone();
        after.play(&steps, &mut StepCtx::new(Chance::none(), 0)).expect("a legal turn");
        let wins = after.winner() == Some(sheet.mover) || loses(&after.field, after.mover, 2) == Some(true);
        assert!(wins, "{steps:?}\n{}", sheet.board());
    }
    assert!(found > 10, "{found}");
}
