use serde_json::Value;

use super::sheet::excludes;
use super::*;
use crate::game::{Chance, Deadline, Level, Memo, Outcome, Seed, Why};
use crate::games::tests::{self, play};
use crate::play::Match;
use crate::play::perft::Perft;

const KNOWN: &str = include_str!("../../../tests/barriers.json");

fn begun(settings: &str, seats: &str) -> Match {
    tests::begun("barriers", settings, seats)
}

fn refused(settings: &str, moves: &[&str], last: &str) -> (String, usize) {
    let reject = tests::refused(begun(settings, "Anna | Boris"), moves, last);
    (reject.text.key.into_owned(), reject.marks.len())
}

#[test]
fn a_barrier_covers_two_neighbours_on_the_sheet() {
    let key = |last| refused("", &["b2-b3"], last).0;
    assert_eq!(key("h8-h9"), "barriers-reject-outside");
    assert_eq!([key("e5-f6"), key("e5-e7"), key("e5-e5")], ["barriers-reject-apart"; 3]);
    assert_eq!(key("b3-b4"), "barriers-reject-taken");
    let mut game = begun("", "Anna | Boris");
    play(&mut game, &["b3b2"]).expect("in any order");
    assert_eq!(game.lines()[0].text, "b2-b3");
    for text in ["b2", "b2-b3-b4", "hello"] {
        let reject = play(&mut game, &[text]).expect_err("no move");
        assert_eq!(reject.why, Why::Syntax, "{text}");
    }
}

#[test]
fn three_readings_of_touching() {
    let (side, corner, far) = ("c3-c4", "c4-d4", "d3-d4");
    assert_eq!(refused("", &["b2-b3"], side), ("barriers-reject-touch".to_owned(), 3));
    assert_eq!(refused("", &["b2-b3"], corner), ("barriers-reject-corner".to_owned(), 3));
    assert_eq!(refused("touch=sides", &["b2-b3"], side), ("barriers-reject-side".to_owned(), 3));
    for (settings, last) in [("", far), ("touch=sides", corner), ("touch=free", side)] {
        play(&mut begun(settings, "Anna | Boris"), &["b2-b3", last]).expect("far enough");
    }
}

#[test]
fn who_cannot_move_is_out_one_after_the_other() {
    // After the third barrier nothing fits any more.
    let places = |seats: &str| {
        let mut game = begun("size=4x5", seats);
        play(&mut game, &["b2-b3", "d2-d3", "a5-b5"]).expect("legal moves");
        game.outcome()
    };
    assert_eq!(places("A | B | C"), Some(Outcome { places: vec![3, 2, 1], scores: None }));
    assert_eq!(places("A | B | C | D"), Some(Outcome { places: vec![3, 2, 1, 4], scores: None }));
    assert_eq!(places("A | B"), Some(Outcome { places: vec![1, 2], scores: None }));
}

#[test]
fn who_leaves_is_behind_those_who_stay() {
    let terms = Terms { cols: 4, rows: 4, touch: Touch::Apart };
    let mut sheet = Sheet::new(terms, 3, Seat(1));
    sheet.leave(Seat(1));
    assert_eq!((sheet.party.mover(), sheet.outcome()), (Seat(2), None));
    let middle = Barrier::new(Place::new(1, 1), Place::new(1, 2));
    sheet.play(middle).expect("a free place");
    assert_eq!(sheet.party.mover(), Seat(0));
    sheet.play(Barrier::new(Place::new(3, 1), Place::new(3, 2))).expect("a free place");
    assert_eq!(sheet.outcome().map(|outcome| outcome.places), Some(vec![1, 3, 2]));
}

/// The rules once more, from the drawn barriers alone.
fn slow(sheet: &Sheet) -> Vec<Barrier> {
    let far = |a: Place, b: Place| (a.col.abs_diff(b.col), a.row.abs_diff(b.row));
    let fits = |m: &Barrier| {
        let pairs =
            sheet.drawn.iter().flat_map(|(_, other)| [(m.a, other.a), (m.a, other.b), (m.b, other.a), (m.b, other.b)]);
        pairs.into_iter().all(|(own, other)| match sheet.terms.touch {
            Touch::Apart => !matches!(far(own, other), (0 | 1, 0 | 1)),
            Touch::Corners => !matches!(far(own, other), (0, 0 | 1) | (1, 0)),
            Touch::Free => own != other,
        })
    };
    let cells: Vec<Place> = grid(sheet);
    let pairs = cells.iter().flat_map(|a| cells.iter().map(|b| Barrier { a: *a, b: *b }));
    pairs
        .filter(|m| {
            matches!(
                (m.b.col.checked_sub(m.a.col), m.b.row.checked_sub(m.a.row)),
                (Some(1), Some(0)) | (Some(0), Some(1))
            )
        })
        .filter(fits)
        .collect()
}

fn grid(sheet: &Sheet) -> Vec<Place> {
    crate::kit::grid::places(sheet.terms.cols, sheet.terms.rows).collect()
}

#[test]
fn what_fits_is_what_the_rules_say() {
    let mut chance = Chance::seeded(&Seed([2; 32]), 0);
    for (round, touch) in [Touch::Apart, Touch::Corners, Touch::Free].into_iter().cycle().take(12).enumerate() {
        let terms = Terms { cols: 4 + round as u16 % 9, rows: 12 - round as u16 % 8, touch };
        let mut sheet = Sheet::new(terms, 2, Seat(0));
        while !sheet.is_over() {
            let moves: Vec<Barrier> = sheet.moves().collect();
            assert_eq!(moves, slow(&sheet), "{sheet:?}");
            for dead in grid(&sheet) {
                let fits = moves.iter().any(|m| m.covers(dead));
                let covered = sheet.drawn.iter().any(|(_, m)| m.covers(dead));
                assert_eq!(sheet.is_dead(dead), !fits && !covered, "{dead}");
            }
            let m = *chance.pick(&moves).expect("a move");
            let others = moves.iter().filter(|other| !excludes(touch, m, **other)).count();
            sheet.play(m).expect("a listed move");
            assert_eq!(sheet.moves().count(), others);
        }
        assert!(slow(&sheet).is_empty());
    }
}

fn touch(known: &Value) -> Touch {
    match known["touch"].as_str().expect("a word") {
        "corners" => Touch::Apart,
        "sides" => Touch::Corners,
        _ => Touch::Free,
    }
}

fn number(known: &Value, key: &str) -> u64 {
    known[key].as_u64().expect("a number")
}

fn sheet(known: &Value) -> Sheet {
    let terms = Terms { cols: number(known, "cols") as u16, rows: number(known, "rows") as u16, touch: touch(known) };
    Sheet::new(terms, 2, Seat(0))
}

fn known(key: &str) -> Vec<Value> {
    let all: Value = serde_json::from_str(KNOWN).expect("JSON");
    all[key].as_array().expect("a list").clone()
}

fn value(sheet: &Sheet) -> u64 {
    let moves: Vec<Barrier> = sheet.moves().collect();
    web(sheet.terms, &moves).value().into()
}

#[test]
fn values_of_small_sheets_are_the_known_ones() {
    for known in known("grundy") {
        assert_eq!(value(&sheet(&known)), number(&known, "grundy"), "{known}");
    }
}

#[cfg(thorough)]
#[test]
fn values_of_positions_are_the_known_ones() {
    for board in known("positions") {
        for position in board["positions"].as_array().expect("a list") {
            let mut sheet = sheet(&board);
            let moves: Vec<String> = serde_json::from_value(position["moves"].clone()).expect("texts");
            for text in &moves {
                let m = Barriers.parse(&sheet, Seat(0), &Input::canonical(text)).expect("a move");
                sheet.play(m).expect("a legal move");
            }
            let listed: Vec<Barrier> = sheet.moves().collect();
            assert_eq!(listed.len() as u64, number(position, "legal"), "{moves:?}");
            if listed.len() > COUNTED {
                continue; // to count those is the work of a bench
            }
            assert_eq!(value(&sheet), number(position, "grundy"), "{moves:?}");
            let wins = listed.into_iter().filter(|m| {
                let mut after = sheet.clone();
                after.play(*m).expect("a listed move");
                value(&after) == 0
            });
            let wins: Vec<String> = wins.map(|m| format!("{}{}", m.a, m.b)).collect();
            let mut expected: Vec<String> = serde_json::from_value(position["winning_moves"].clone()).expect("texts");
            expected.sort();
            let mut found = wins.clone();
            found.sort();
            assert_eq!(found, expected, "{moves:?}");
        }
    }
}

/// The most moves that a test counts.
const COUNTED: usize = 42;

#[test]
fn sequences_are_as_many_as_is_known() {
    for known in known("perft") {
        let sheet = sheet(&known);
        let word = known["touch"].as_str().expect("a word");
        let game = begun(&format!("size={}x{} touch={word}", sheet.terms.cols, sheet.terms.rows), "Anna | Boris");
        let counts: Vec<u64> = serde_json::from_value(known["perft"].clone()).expect("numbers");
        // Three moves on a large sheet are a million.
        let depth = if sheet.terms.cols == 8 { 2 } else { 3 };
        assert_eq!(Perft::of(&game).count(game.position(), depth as u32).as_deref(), Ok(&counts[..depth]), "{known}");
    }
}

#[cfg(thorough)]
#[test]
fn the_computer_plays_all_readings_with_any_number() {
    let mut chance = Chance::seeded(&Seed([9; 32]), 0);
    for (settings, seats) in [("", "A | B"), ("touch=free size=6x6", "A | B | C"), ("touch=sides size=12x12", "A | B")]
    {
        let mut game = begun(settings, seats);
        while let Some(seat) = game.turn().seats().iter().next() {
            let mut memo = Memo::default();
            let level = Level::new(5 - seat.0 * 2).expect("a level");
            let mut ctx =
                SearchCtx::new(level, &mut chance, Deadline::after(std::time::Duration::from_millis(20)), &mut memo);
            let m = game.position().think(seat, &mut ctx).expect("a move");
            game.play(seat, &Input::canonical(&m), 0).unwrap_or_else(|reject| panic!("{settings} {m}: {reject:?}"));
        }
    }
}

/// On an even sheet the second player answers every move with its half turn, and never loses.
#[cfg(thorough)]
#[test]
fn the_computer_mirrors_where_barriers_may_touch() {
    let mut chance = Chance::seeded(&Seed([8; 32]), 0);
    let mut game = begun("touch=free size=12x12", "A | B");
    while let Some(seat) = game.turn().seats().iter().next() {
        let mut memo = Memo::default();
        let level = Level::new(if seat == Seat(0) { 1 } else { 5 }).expect("a level");
        let mut ctx =
            SearchCtx::new(level, &mut chance, Deadline::after(std::time::Duration::from_millis(5)), &mut memo);
        let m = game.position().think(seat, &mut ctx).expect("a move");
        assert!(seat == Seat(0) || ctx.evaluation == Some(1.0), "{m}");
        game.play(seat, &Input::canonical(&m), 0).expect("a legal move");
    }
    assert_eq!(game.outcome(), Some(Outcome::won(Seat(1), 2)));
}
