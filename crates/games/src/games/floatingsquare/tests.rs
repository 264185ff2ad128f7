use super::think::{Small, Table};
use super::*;
use crate::base::Place;
use crate::game::{Arg, Chance, Deadline, Level, Memo, Seed};
use crate::games::tests::{self, play};
use crate::play::Match;
use crate::play::perft::Perft;

const POSITIONS: &str = include_str!("../../../tests/floatingsquare.json");

fn begun(settings: &str) -> Match {
    tests::begun("floatingsquare", settings, "Anna | Boris")
}

fn refused(settings: &str, moves: &[&str], last: &str) -> String {
    tests::refused(begun(settings), moves, last).text.key.into_owned()
}

#[test]
fn the_area_stays_within_four_by_four() {
    let mut game = begun("");
    assert_eq!(game.position().board(Viewer::Public).lines().nth(4), Some("4 . . . x . . ."), "the cross is drawn");
    play(&mut game, &["g4"]).expect("four wide");
    let moves = game.position().moves(Seat(0)).expect("a list");
    assert!(moves.iter().all(|m| ('d'..='g').any(|column| m.starts_with(column))), "{moves:?}");
    assert_eq!(moves.len(), 4 * 7 - 2);
    assert_eq!(refused("", &["g4"], "c4"), "floatingsquare-reject-wide");
    assert_eq!(refused("", &["d7"], "d3"), "floatingsquare-reject-high");
    assert_eq!(refused("", &[], "d4"), "floatingsquare-reject-taken");
    assert_eq!(refused("", &[], "h4"), "floatingsquare-reject-outside");
}

#[test]
fn variants_say_what_they_forbid() {
    assert_eq!(refused("adjacent", &[], "d6"), "floatingsquare-reject-apart");
    play(&mut begun("adjacent"), &["e5", "f6", "g7"]).expect("each touches one before");
    assert_eq!(refused("board", &[], "c4"), "floatingsquare-reject-middle");
    let mut large = begun("board");
    assert_eq!(large.position().moves(Seat(0)).expect("a list"), ["d4", "e4", "d5", "e5"]);
    play(&mut large, &["e5", "h8"]).expect("four wide and high");
    assert_eq!(refused("", &[], "d4>e5 c3"), "floatingsquare-reject-fixed");
    assert_eq!(refused("relocate", &["e4"], "e4>e5 c3"), "floatingsquare-reject-own");
    assert_eq!(refused("relocate", &["e4"], "d4>d4 c3"), "floatingsquare-reject-same");
    assert_eq!(refused("relocate", &["e4", "d4>e5 c3", "d4"], "c3>b3 e6"), "floatingsquare-reject-moved");
}

#[test]
fn the_area_is_measured_anew_when_a_mark_is_lifted() {
    let mut game = begun("relocate");
    // The cross in d4 kept the area from growing further to the right.
    play(&mut game, &["g4"]).expect("four wide");
    assert!(play(&mut game, &["h4"]).is_err());
    play(&mut game, &["d4>g5 e4"]).expect("without d4 the area begins at e");
    let board = game.position().board(Viewer::Public);
    assert_eq!((board.lines().nth(4), board.lines().nth(5)), (Some("4       . x . o"), Some("5       . . . x")));
}

#[test]
fn triples_are_counted_at_the_end() {
    // Crosses take the two upper rows of the area, noughts the others.
    let moves = ["d6", "e4", "e6", "f4", "f6", "g4", "g6", "d5", "d7", "e5", "e7", "f5", "f7", "g5", "g7"];
    for (settings, places, scores) in
        [("", vec![1, 1], vec![4, 4]), ("shared", vec![1, 1], vec![4, 4]), ("misere", vec![1, 1], vec![4, 4])]
    {
        let mut game = begun(settings);
        play(&mut game, &moves).expect("legal moves");
        assert_eq!(game.outcome(), Some(Outcome { places, scores: Some(scores) }), "{settings}");
    }
    // A cross of crosses: a row and a column of three that share their middle.
    let mut game = begun("shared misere");
    let moves = ["f6", "c3", "f3", "e3", "e6", "d3", "d6", "d5", "c6", "e4", "c4", "f5", "c5", "e5", "f4"];
    play(&mut game, &moves).expect("legal moves");
    let scores = game.outcome().and_then(|outcome| outcome.scores).expect("both have points");
    assert!(scores[0] != scores[1], "{scores:?}");
    assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![2, 1]), "fewer win");
}

#[test]
fn sequences_are_as_many_as_is_known() {
    let game = begun("");
    assert_eq!(Perft::of(&game).count(game.position(), 3), Ok(vec![48, 1224, 22_944]));
}

/// The sheet after some marks, given by column and row.
fn sheet(marks: &[Place]) -> Sheet {
    let terms = Terms { side: 7, relocate: false, shared: false, adjacent: false, misere: false };
    let mut sheet = Sheet::new(terms, Seat(0));
    for put in &marks[1..] {
        sheet.play(Move { lift: None, put: *put }).expect("a legal mark");
    }
    sheet
}

#[test]
fn values_are_the_known_ones() {
    let known: serde_json::Value = serde_json::from_str(POSITIONS).expect("JSON");
    for position in known["positions"].as_array().expect("a list") {
        let marks: Vec<(i64, i64)> = serde_json::from_value(position["moves"].clone()).expect("pairs");
        let marks: Vec<_> = marks.iter().map(|(row, col)| Place::new((col + 3) as u16, (row + 3) as u16)).collect();
        let sheet = sheet(&marks);
        assert_eq!(sheet.free().count() as u64, position["legal"].as_u64().expect("a number"), "{marks:?}");
        if marks.len() < 6 {
            continue; // to the end from there is the work of a bench
        }
        let value = Table::new(sheet.terms).value(Small::of(&sheet), 16, -100, 100, &Deadline::never());
        let of_crosses = if sheet.mover == sheet.first { value } else { -value };
        assert_eq!(i64::from(of_crosses), position["value"].as_i64().expect("a number"), "{marks:?}");
    }
}

#[cfg(thorough)]
#[test]
fn the_plain_game_is_a_draw_that_twenty_replies_hold() {
    let sheet = sheet(&[Place::new(3, 3)]);
    let found = Table::new(sheet.terms).root(&sheet, 16, &Deadline::never());
    assert_eq!(found.map(|(best, value)| (best.len(), value)), Some((20, 0)));
}

/// The plain search without a table, symmetries and bounds.
fn slow(sheet: &Sheet) -> i32 {
    if sheet.is_over() {
        return sheet.points(sheet.mover) as i32 - sheet.points(sheet.mover.other()) as i32;
    }
    let values = sheet.moves().into_iter().map(|m| {
        let mut after = sheet.clone();
        after.play(m).expect("a listed move");
        -slow(&after)
    });
    values.max().unwrap_or_default()
}

#[cfg(thorough)]
#[test]
fn the_table_finds_what_the_plain_search_finds() {
    let mut chance = Chance::seeded(&Seed([5; 32]), 0);
    for _ in 0..40 {
        let mut sheet = sheet(&[Place::new(3, 3)]);
        while sheet.all().count_ones() < 11 {
            let m = *chance.pick(&sheet.moves()).expect("a move");
            sheet.play(m).expect("a listed move");
        }
        let value = Table::new(sheet.terms).value(Small::of(&sheet), 16, -100, 100, &Deadline::never());
        assert_eq!(value, slow(&sheet), "{sheet:?}");
    }
}

#[cfg(thorough)]
#[test]
fn what_a_table_keeps_from_an_earlier_move_changes_no_answer() {
    let mut chance = Chance::seeded(&Seed([6; 32]), 0);
    for round in 0..10 {
        let mut sheet = sheet(&[Place::new(3, 3)]);
        let mut kept = Memo::default();
        // The same draws for both, so that they would play alike.
        let thought = |sheet: &Sheet, memo: &mut Memo| {
            let mut chance = Chance::seeded(&Seed([round; 32]), 0);
            let level = Level::new(if sheet.all().count_ones() < 9 { 4 } else { 5 }).expect("a level");
            let mut ctx = SearchCtx::new(level, &mut chance, Deadline::never(), memo);
            (super::think::think(sheet, &mut ctx), ctx.evaluation)
        };
        while !sheet.is_over() {
            assert_eq!(thought(&sheet, &mut kept), thought(&sheet, &mut Memo::default()), "{sheet:?}");
            assert!(!kept.is_empty());
            sheet.play(*chance.pick(&sheet.moves()).expect("a move")).expect("a listed move");
        }
    }
}

#[cfg(thorough)]
#[test]
fn the_computer_takes_what_wins_with_all_variants() {
    for settings in ["", "shared", "adjacent", "misere", "relocate", "board"] {
        let mut game = begun(settings);
        let mut chance = Chance::seeded(&Seed([9; 32]), 0);
        while let Some(seat) = game.turn().seats().iter().next() {
            let mut memo = Memo::default();
            let level = Level::new(1 + seat.0 * 2).expect("a level");
            let until = Deadline::after(std::time::Duration::from_millis(20));
            let mut ctx = SearchCtx::new(level, &mut chance, until, &mut memo);
            let m = game.position().think(seat, &mut ctx).expect("a move");
            game.play(seat, &Input::canonical(&m), 0).unwrap_or_else(|reject| panic!("{settings} {m}: {reject:?}"));
        }
    }
}

#[test]
fn a_message_tells_the_points_of_a_move() {
    let mut game = begun("");
    play(&mut game, &["d5", "e4", "e5"]).expect("legal moves");
    let mut told = |seat: u8, text: &str| -> Vec<Text> {
        let step = game.play(Seat(seat), &Input::canonical(text), 0).expect("a legal move");
        step.events.into_iter().map(|event| event.text).collect()
    };
    let scores = told(0, "f4").remove(0);
    assert_eq!(scores.key, "floatingsquare-scores");
    assert!(scores.args.iter().any(|(key, arg)| *key == "points" && *arg == Arg::from(1u32)), "{scores:?}");
    assert!(told(1, "d6").is_empty(), "two in a row are nothing");
}
