//! Tests of the computer against a search that tries everything.

use super::engine::board::{Board, Ground};
use super::field::{Arrival, Field};
use super::*;
use crate::game::{Chance, Deadline, Drawn, Level, Memo, Seed};

/// The most links to follow from a position.
const MOST: u32 = 300;
/// The effort of the best level, in positions.
const EFFORT: u64 = 100_000;

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

fn thought(sheet: &Sheet, level: u8, effort: u64, chance: &mut Chance) -> (Vec<Step>, Option<f64>) {
    let mut memo = Memo::default();
    let level = Level::new(level).expect("a level");
    let mut ctx = SearchCtx::new(level, chance, Deadline::after_work(effort), &mut memo);
    (FootballBounce.think(sheet, sheet.mover, &mut ctx).expect("a move"), ctx.evaluation)
}

const SMALL: [(u8, u8, Bounce); 4] =
    [(6, 6, Bounce::Reflect), (6, 6, Bounce::Free), (4, 6, Bounce::Reflect), (6, 8, Bounce::Free)];

#[cfg(thorough)]
#[test]
fn a_goal_within_the_turn_is_found_without_drawing() {
    let (mut chance, mut found) = (Chance::seeded(&Seed([6; 32]), 0), 0);
    for round in 0..3000 {
        let (cols, rows, bounce) = SMALL[round % SMALL.len()];
        let terms = Terms { pitch: Pitch::new(cols, rows, 2), bounce, goals: 1 };
        let sheet = position(terms, 4 + round as u32 % 30, &mut chance);
        let Some(known) = wins(&sheet.field, sheet.mover, 1) else { continue };
        let ground = Ground::<2>::new(terms.pitch, bounce);
        let board = Board::new(&ground, &sheet.field);
        let reach = board.reach(&ground);
        assert_eq!(board.scores(&ground, sheet.mover, &reach), known, "{}", sheet.board());
        if known {
            found += 1;
            let (steps, evaluation) = thought(&sheet, 5, EFFORT, &mut chance);
            let (seat, mut after) = (sheet.mover, sheet);
            after.play(&steps, &mut StepCtx::new(Chance::none(), 0)).expect("a legal turn");
            assert_eq!((after.winner(), evaluation), (Some(seat), Some(1.0)));
        }
    }
    assert!(found > 200, "{found}");
}

#[cfg(thorough)]
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
        let (steps, _) = thought(&sheet, 5, EFFORT, &mut chance);
        let mut after = sheet.clone();
        after.play(&steps, &mut StepCtx::new(Chance::none(), 0)).expect("a legal turn");
        let wins = after.winner() == Some(sheet.mover) || loses(&after.field, after.mover, 2) == Some(true);
        assert!(wins, "{steps:?}\n{}", sheet.board());
    }
    assert!(found > 10, "{found}");
}

/// The positions after all turns of the seat to move, played by the rules. `None` if there are too many.
fn answers(sheet: &Sheet) -> Option<Vec<Sheet>> {
    let (mut open, mut ends) = (vec![sheet.clone()], Vec::new());
    while let Some(sheet) = open.pop() {
        for step in sheet.steps() {
            let mut next = sheet.clone();
            next.play(&[step], &mut StepCtx::new(Chance::none(), 0)).expect("a listed move");
            if next.winner().is_none() && next.mover == sheet.mover { open.push(next) } else { ends.push(next) }
        }
        if open.len() + ends.len() > MOST as usize {
            return None;
        }
    }
    Some(ends)
}

/// Plays on after a claim that the seat to move wins, against every legal answer. Returns how many of its turns the
/// longest line takes. `None`: somewhere there are too many answers.
fn held(sheet: &Sheet, left: u32, chance: &mut Chance) -> Option<u32> {
    let seat = sheet.mover;
    let mut after = sheet.clone();
    while after.winner().is_none() && after.mover == seat {
        let (steps, evaluation) = thought(&after, 5, EFFORT, chance);
        assert_eq!(evaluation, Some(1.0), "the claim is not held\n{}", after.board());
        after.play(&steps, &mut StepCtx::new(Chance::none(), 0)).expect("a legal turn");
    }
    if let Some(winner) = after.winner() {
        assert_eq!(winner, seat, "{}", sheet.board());
        return Some(1);
    }
    let mut longest = 0;
    for answer in answers(&after).filter(|_| left > 0)? {
        match answer.winner() {
            Some(winner) => assert_eq!(winner, seat, "an answer wins\n{}", after.board()),
            None => longest = longest.max(held(&answer, left - 1, chance)?),
        }
    }
    Some(longest + 1)
}

#[test]
fn every_forced_goal_that_it_claims_comes_against_all_answers() {
    let mut chance = Chance::seeded(&Seed([11; 32]), 0);
    let (mut claims, mut longest) = (0, 0);
    for round in 0..crate::amount(400, 24) {
        let (cols, rows, bounce) = SMALL[round % SMALL.len()];
        let terms = Terms { pitch: Pitch::new(cols, rows, 2), bounce, goals: 1 };
        let sheet = position(terms, 4 + round as u32 % 20, &mut chance);
        if thought(&sheet, 5, 5_000, &mut chance).1 != Some(1.0) {
            continue;
        }
        if let Some(turns) = held(&sheet, 5, &mut chance) {
            claims += 1;
            longest = longest.max(turns);
        }
    }
    assert!(claims > crate::amount(5, 1) && longest >= crate::amount(4, 2), "{claims} {longest}");
}

/// The turn of a simple player: it scores if it can. Otherwise it ends where the ball is nearest to the goal, by rows
/// or by turns.
fn simple(sheet: &Sheet, by_rows: bool) -> Sheet {
    let seat = sheet.mover;
    let worth = |end: &Sheet| match end.winner() {
        Some(winner) if winner == seat => i32::MIN,
        Some(_) => i32::MAX,
        None if by_rows => i32::from(end.field.ball.y.abs_diff(end.terms.pitch.line(seat))),
        None => {
            let ground = Ground::<2>::new(end.terms.pitch, end.terms.bounce);
            let reach = Board::new(&ground, &end.field).reach(&ground);
            reach.rests[seat.index()] as i32 - reach.rests[seat.other().index()] as i32
        }
    };
    let mut sheet = sheet.clone();
    while sheet.winner().is_none() && sheet.mover == seat {
        let steps: Vec<Step> = sheet.steps().collect();
        let after = |step: &Step| {
            let mut after = sheet.clone();
            after.play(&[*step], &mut StepCtx::new(Chance::none(), 0)).expect("a listed move");
            after
        };
        let ends = answers(&sheet).unwrap_or_else(|| steps.iter().map(after).collect());
        sheet = ends.into_iter().min_by_key(worth).expect("a turn");
    }
    sheet
}

#[cfg(thorough)]
#[test]
fn it_beats_simple_players() {
    for by_rows in [true, false] {
        let mut chance = Chance::seeded(&Seed([12; 32]), u64::from(by_rows));
        let mut won = 0;
        for round in 0..8u8 {
            let bounce = if round % 4 < 2 { Bounce::Free } else { Bounce::Reflect };
            let terms = Terms { pitch: Pitch::new(8, 10, 2), bounce, goals: 1 };
            let (mut sheet, seat) = (position(terms, u32::from(round), &mut chance), Seat(round % 2));
            while sheet.winner().is_none() {
                if sheet.mover == seat {
                    let (steps, _) = thought(&sheet, 5, 1_000, &mut chance);
                    sheet.play(&steps, &mut StepCtx::new(Chance::none(), 0)).expect("a legal turn");
                } else {
                    sheet = simple(&sheet, by_rows);
                }
            }
            won += usize::from(sheet.winner() == Some(seat));
        }
        assert!(won >= 7, "{won} of 8, by rows: {by_rows}");
    }
}
