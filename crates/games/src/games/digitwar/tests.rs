use super::table::Table as Known;
use super::*;
use crate::game::{Deadline, Level, Memo, Seed};
use crate::games::GAMES;
use crate::games::tests::{self, play};
use crate::play::{Match, record};

const KNOWN: &str = include_str!("../../../tests/digitwar.json");

fn begun(settings: &str, names: &str) -> Match {
    tests::begun("digitwar", settings, names)
}

fn refused(row: &str, m: &str) -> String {
    tests::refused(begun(&format!("row={row}"), "A | B"), &[], m).text.key.into_owned()
}

fn places(row: &str, names: &str, moves: &[&str]) -> Option<Vec<u8>> {
    let mut game = begun(&format!("row={row}"), names);
    play(&mut game, moves).expect("legal moves");
    game.outcome().map(|outcome| outcome.places)
}

#[test]
fn a_digit_only_goes_down_and_only_a_zero_is_erased() {
    assert_eq!(refused("53690846", "5>0"), "digitwar-reject-zero");
    assert_eq!(refused("53690846", "6>8"), "digitwar-reject-higher");
    assert_eq!(refused("53690846", "6>12"), "digitwar-reject-higher");
    assert_eq!(refused("53690846", "x4"), "digitwar-reject-erase");
    assert_eq!(refused("53690846", "x9"), "digitwar-reject-place");
    assert_eq!(refused("53690846", "0>0"), "digitwar-reject-place");
    let mut game = begun("row=53690846", "A | B");
    play(&mut game, &["6>3", "x5"]).expect("legal moves");
    assert_eq!(game.position().board(Viewer::Public), "  5  3  6  9  -  -  -  -\n  1  2  3  4  5  6  7  8");
    let reject = play(&mut game, &["x5"]).expect_err("it is gone");
    assert_eq!(reject.text.key, "digitwar-reject-place", "what is erased can neither be lowered nor erased");
}

#[test]
fn who_erases_the_last_zero_loses() {
    assert_eq!(places("0", "A | B", &["x1"]), Some(vec![2, 1]), "`0` alone");
    assert_eq!(places("1", "A | B", &["1>0", "x1"]), Some(vec![1, 2]), "`1`: lower to 0 wins");
    assert_eq!(places("00", "A | B", &["x2", "x1"]), Some(vec![1, 2]), "`00`: `x2` leaves `0` and wins");
    assert_eq!(places("05", "A | B", &["x1"]), Some(vec![2, 1]), "all to its right goes too, and the row is empty");
    assert_eq!(places("05", "A | B", &["2>4"]), None);
}

#[test]
fn to_empty_the_row_is_asked_about_unless_nothing_else_is_left() {
    let grave = |row: &str| {
        let game = begun(&format!("row={row}"), "A | B");
        game.grave(Seat(0), &Input::canonical("x1"), 0).expect("a legal move").is_some()
    };
    assert_eq!(["05", "00", "0"].map(grave), [true, true, false]);
}

#[test]
fn of_several_the_others_share_the_first_place() {
    assert_eq!(places("00", "A | B | C", &["x2", "x1"]), Some(vec![1, 3, 1]));
    assert_eq!(places("000", "A | B | C | D", &["x3", "x2", "x1"]), Some(vec![1, 1, 4, 1]));
    let mut game = begun("row=00", "A | B | C");
    game.resign(Seat(0), 0).expect("one may leave");
    play(&mut game, &["x2", "x1"]).expect("the others go on");
    assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![3, 1, 2]), "who left first is last");
}

#[test]
fn rows_are_given_or_drawn() {
    let refuse = |settings: &str| {
        let header = record::read(&format!("game digitwar {settings}\nseats A | B\n"), GAMES).expect("a record").0;
        Match::begin(header).expect_err("that does not go together").text.key.into_owned()
    };
    assert_eq!(refuse("row=123456 length=7"), "digitwar-reject-length");
    begun("row=123456 length=6", "A | B");
    for seed in 0..50 {
        let mut chance = Chance::seeded(&Seed([seed; 32]), 0);
        let row = drawn(1 + usize::from(seed % 3), &mut chance);
        assert!(row.iter().any(|digit| *digit > 0), "{row:?}");
    }
    assert_eq!(drawn(3, &mut Chance::given(&[0, 0, 0, 4])), [0, 0, 4]);
}

#[test]
fn moves_are_typed_in_many_ways() {
    let read = |text: &str, labels| {
        let input = Input::typed(text, labels, crate::game::Manner::Addressed);
        super::read(&input).map(|m| DigitWar.write(&m))
    };
    for labels in [crate::base::Labels::Latin, crate::base::Labels::Cyrillic] {
        for text in ["x7", "X7", "х7", "Х 7!", "× 7", "x07"] {
            assert_eq!(read(text, labels).as_deref(), Some("x7"), "{text}");
        }
        for text in ["5>3", " 5 > 3.", "5→3"] {
            assert_eq!(read(text, labels).as_deref(), Some("5>3"), "{text}");
        }
        for text in ["5-3", "x", "7", "y7", "5>", "x-7", "-5>3", "x7 x8", "5>3>2"] {
            assert_eq!(read(text, labels), None, "{text}");
        }
    }
}

fn digits(text: &str) -> Vec<u8> {
    text.bytes().map(|digit| digit - b'0').collect()
}

fn known(row: &[u8], seats: u8) -> Known {
    Known::new(row, seats, usize::MAX, &Deadline::never())
}

#[test]
fn lost_rows_are_the_known_ones() {
    let file: serde_json::Value = serde_json::from_str(KNOWN).expect("JSON");
    let list = |key: &str| serde_json::from_value::<Vec<String>>(file[key].clone()).expect("rows");
    let table = known(&[9, 9], 2);
    for row in list("lost") {
        assert_eq!(table.loser(&digits(&row)), Some(0), "{row}");
    }
    let pairs: Vec<String> = (0..100).map(|n| format!("{n:02}")).collect();
    let lost: Vec<String> = pairs.into_iter().filter(|row| table.loser(&digits(row)) == Some(0)).collect();
    assert_eq!(lost, list("pairs_0_9"));
    let table = known(&[3; 3], 2);
    let count = (0..64).filter(|n| table.loser(&[n / 16, n / 4 % 4, n % 4]) == Some(0)).count();
    assert_eq!(Some(count as u64), file["count_length_3_digits_0_3"].as_u64());
}

/// Whether the mover loses, by playing everything out.
fn slow(row: &Row) -> bool {
    row.left > 0
        && row.moves().into_iter().all(|m| {
            let mut after = row.clone();
            after.play(m).expect("a listed move");
            !slow(&after)
        })
}

#[test]
fn the_table_knows_what_playing_out_shows() {
    for paper in [[1, 2, 2], [3, 0, 2], [2, 2, 1], [0, 3, 1], [1, 1, 3], [2, 1, 2]] {
        let table = known(&paper, 2);
        let row = Row::new(paper.to_vec(), 2, Seat(0));
        for m in row.moves() {
            let mut after = row.clone();
            after.play(m).expect("a listed move");
            assert_eq!(table.loser(after.digits()) == Some(0), slow(&after), "{:?}", after.digits());
        }
    }
}

fn thought(game: &Match, level: u8, memo: &mut Memo) -> (String, Option<f64>) {
    let mut chance = Chance::seeded(&Seed([9; 32]), game.ply() as u64);
    let until = Deadline::after_work(1_000_000);
    let mut ctx = SearchCtx::new(Level::new(level).expect("a level"), &mut chance, until, memo);
    let seat = game.turn().seats().iter().next().expect("it goes on");
    let m = game.position().think(seat, &mut ctx).expect("a move");
    (m, ctx.evaluation)
}

#[test]
fn the_best_computer_wins_what_is_won() {
    for (row, names) in [("4321", "A | B"), ("90817", "A | B"), ("201", "A | B | C")] {
        let mut game = begun(&format!("row={row}"), names);
        let (mut memo, mut first) = (Memo::default(), None);
        while let Some(seat) = game.turn().seats().iter().next() {
            let level = if seat.0 == 0 { 5 } else { 3 };
            let own = if seat.0 == 0 { &mut memo } else { &mut Memo::default() };
            let (m, value) = thought(&game, level, own);
            first = first.or(value);
            play(&mut game, &[&m]).unwrap_or_else(|reject| panic!("{row} {m}: {reject:?}"));
        }
        assert_eq!(first, Some(1.0), "{row} is won");
        assert_eq!(game.outcome().map(|outcome| outcome.places[0]), Some(1), "{row}");
    }
    assert_eq!(thought(&begun("row=33", "A | B"), 5, &mut Memo::default()).1, Some(-1.0));
}

#[test]
fn a_long_row_is_answered_in_time_and_no_cut_is_missed() {
    // Far too many rows for a table. But `x3` leaves 22, which is lost.
    let game = begun("row=2209999999999999999999999999999999999999", "A | B");
    assert_eq!(thought(&game, 5, &mut Memo::default()), ("x3".to_owned(), Some(1.0)));
    let game = begun("row=9999999999999999999999999999999999999999", "A | B | C | D");
    assert!(
        game.position().moves(Seat(0)).is_some_and(|moves| moves.contains(&thought(&game, 5, &mut Memo::default()).0))
    );
}
