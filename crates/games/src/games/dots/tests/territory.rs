//! The computer in whole matches with territory.

use super::super::sheet::{Phase, Sheet};
use super::*;
use crate::game::{Deadline, Level, Memo};

/// A match in which nothing has been played.
fn begun(settings: &[&str], seed: u8) -> Sheet {
    let mut values = OptValues::defaults(INFO.options);
    for setting in settings {
        values.take(INFO.options, INFO.presets, setting).expect("a setting of this game");
    }
    let terms = GAME.options(&mut values, 2).expect("possible options");
    Sheet::new(terms, BLUE, &mut Chance::seeded(&Seed([seed; 32]), 0))
}

/// What a level does, with so many nodes to search; it must be legal.
fn thought(sheet: &Sheet, seat: Seat, level: u8, nodes: u64, memo: &mut Memo) -> Move {
    let mut chance = Chance::seeded(&Seed([level; 32]), 0);
    let level = Level::new(level).expect("a level");
    let mut ctx = SearchCtx::new(level, &mut chance, Deadline::after_work(nodes), memo);
    let found = sheet.thought(seat, &mut ctx);
    let moves = sheet.moves(seat);
    found.filter(|m| moves.contains(m)).unwrap_or_else(|| panic!("{found:?} of {moves:?}"))
}

/// What somebody does who puts dots anywhere, leaves half of what it closes open, and says nothing that ends the match.
fn anything(sheet: &Sheet, seat: Seat, chance: &mut Chance) -> Move {
    let moves = sheet.moves(seat);
    let words = [Move::Ground, Move::Stop, Move::Done];
    let kept: Vec<Move> = moves.into_iter().filter(|m| !words.contains(m)).collect();
    let decides: Vec<Move> = kept.iter().copied().filter(|m| matches!(m, Move::Paint(None) | Move::Leave)).collect();
    *chance.pick(if decides.is_empty() { &kept } else { &decides }).expect("a move")
}

/// Against somebody who plays anywhere the match ends, every answer is legal, and all that the computer has captured is
/// painted at the end.
#[cfg(thorough)]
#[test]
fn against_anything_all_is_painted_in_the_end() {
    let mut left = 0;
    for seed in 0..24 {
        let size = ["size=9", "size=11x9", "size=10x8"][usize::from(seed % 3)];
        let other = ["ground", "extra", "ground=off", "sudden=6"][usize::from(seed / 3 % 4)];
        let mut sheet = begun(&[size, "zone=off", "territory", "start=cross", other], seed);
        let (mut chance, mut memo) = (Chance::seeded(&Seed([seed; 32]), 1), Memo::default());
        for _ in 0..300 {
            if matches!(sheet.phase, Phase::Over(_)) {
                break;
            }
            let seat = sheet.mover;
            let m = match seat {
                BLUE => thought(&sheet, seat, 3 + seed % 3, 200_000, &mut memo),
                _ => anything(&sheet, seat, &mut chance),
            };
            left += u32::from(seat == BLUE && m == Move::Leave);
            sheet.play(seat, m, &mut ctx(0)).unwrap_or_else(|reject| panic!("{m:?}: {:?}", reject.text));
        }
        assert!(matches!(sheet.phase, Phase::Over(_)), "seed {seed}");
        assert_eq!(sheet.paintable(BLUE), [], "seed {seed}");
    }
    assert!(left > 1, "{left} times something was left");
}

/// Two computers that leave and paint: every answer is legal, and it ends.
#[cfg(thorough)]
#[test]
fn two_computers_come_to_an_end() {
    for seed in 0..4 {
        let mut sheet = begun(&["size=7x6", "zone=off", "territory", "start=cross", "ground=off"], seed);
        let mut memos = [Memo::default(), Memo::default()];
        for _ in 0..300 {
            if matches!(sheet.phase, Phase::Over(_)) {
                break;
            }
            let seat = sheet.mover;
            let m = thought(&sheet, seat, 3 + seed % 3, 100_000, &mut memos[seat.index()]);
            sheet.play(seat, m, &mut ctx(0)).unwrap_or_else(|reject| panic!("{m:?}: {:?}", reject.text));
        }
        assert!(matches!(sheet.phase, Phase::Over(_)), "seed {seed}");
    }
}

/// Plays moves of both in turn.
fn after(settings: &[&str], moves: &str) -> Sheet {
    let mut sheet = begun(settings, 0);
    for text in moves.split(", ") {
        let words = [Move::Leave, Move::Stop].into_iter().find(|word| GAME.write(word) == text);
        let m = words.or(Place::read(text).map(Move::Dot)).expect("a move");
        sheet.play(sheet.mover, m, &mut ctx(0)).unwrap_or_else(|reject| panic!("{text}: {:?}", reject.text));
    }
    sheet
}

/// A player who can ground once all is painted first paints, and then grounds.
#[test]
fn all_is_painted_before_grounding() {
    let mut sheet = after(&["size=6", "zone=off", "territory"], &format!("{CAPTURE}, leave, f6"));
    for level in 1..=5 {
        let first = thought(&sheet, BLUE, level, 50_000, &mut Memo::default());
        assert_eq!(first, Move::Paint(Place::read("b2")), "level {level}");
    }
    sheet.play(BLUE, Move::Paint(Place::read("b2")), &mut ctx(0)).expect("legal");
    for level in 1..=5 {
        assert_eq!(thought(&sheet, BLUE, level, 50_000, &mut Memo::default()), Move::Ground, "level {level}");
    }
}

/// When the enemy has said stop there is no reason to leave anything open.
#[test]
fn after_a_stop_all_is_painted() {
    let moves = "a2, b2, b1, g7, c1, g6, d1, g5, e2, g4, d3, g3, c3, g2, b3, leave, stop";
    let sheet = after(&["size=7", "zone=off", "territory"], moves);
    for level in 1..=5 {
        assert_eq!(thought(&sheet, BLUE, level, 50_000, &mut Memo::default()), Move::Paint(Place::read("b2")));
    }
}
