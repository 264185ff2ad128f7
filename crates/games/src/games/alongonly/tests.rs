//! Matches along but not across.

use crate::game::{Input, Seat, Seats, Seed, Turn, Viewer};
use crate::games::tests::trial::{play, refused, seated};
use crate::games::tests::{self, play as enter};
use crate::play::{Header, Match};

/// The grid of the rules.
const EXAMPLE: &str = "77735 65487 22990 01234 66668";

/// Faces that make each digit.
const FACES: [&str; 10] = ["4 6", "5 6", "1 1", "1 2", "1 3", "1 4", "1 5", "1 6", "2 6", "3 6"];

/// A match with throws of the bot.
fn drawn() -> Match {
    let header = tests::header("alongonly", "", "Anna | Boris");
    Match::begin(Header { seed: Some(Seed([7; 32])), ..header }).expect("it can be played")
}

/// The cells, row by row.
fn cells() -> impl Iterator<Item = String> {
    (0..25).map(|n: usize| format!("{}{}", ["a", "b", "c", "d", "e"][n % 5], n / 5 + 1))
}

#[test]
fn the_example_of_the_rules_is_21_to_2_for_whoever_begins() {
    let mut game = seated("alongonly", "games=1", "Anna | Boris");
    let digits = EXAMPLE.chars().filter_map(|digit| digit.to_digit(10));
    for (cell, digit) in cells().zip(digits) {
        play(&mut game, &[FACES[digit as usize], &cell]);
    }
    let end = game.outcome().expect("25 cells are written");
    assert_eq!((end.places, end.scores), (vec![1, 2], Some(vec![21, 2])));
}

#[test]
fn both_write_in_the_same_grid() {
    let mut game = seated("alongonly", "", "Anna | Boris");
    play(&mut game, &["3 4", "b2", "5 5"]);
    assert_eq!(
        ["b2", "a6"].map(|text| refused(&mut game, text)),
        ["crisscross-reject-taken", "crisscross-reject-outside"]
    );
    play(&mut game, &["b3"]);
    let board = game.position().board(Viewer::Public);
    assert!(board.contains("2 . 7 . . .") && board.contains("3 . 0 . . ."), "{board}");
}

#[test]
fn the_players_swap_and_results_are_added() {
    let mut game = drawn();
    let cells: Vec<String> = cells().collect();
    for (n, cell) in cells.iter().enumerate() {
        assert_eq!(game.turn().seats(), Seats::one(Seat(n as u8 % 2)));
        let key = if n == 24 { "crisscross-game-over" } else { "crisscross-wrote" };
        let seat = game.turn().seats().iter().next().expect("it goes on");
        let step = game.play(seat, &Input::canonical(cell), 0).expect("an empty cell");
        assert!(step.events.iter().any(|event| event.text.key == key), "{n}");
    }
    let first = game.position().scores(Viewer::Public).expect("points");
    let board = game.position().board(Viewer::Public);
    assert!(board.starts_with("game 2 / 2") && board.contains("1 . . . . . = 0"), "{board}");
    assert!(board.contains("columns\n>    2"), "Boris begins and has the rows: {board}");
    for cell in &cells {
        enter(&mut game, &[cell]).expect("an empty cell");
    }
    let all = game.position().scores(Viewer::Public).expect("points");
    assert!(matches!(game.turn(), Turn::Over(_)) && all[0] >= first[0] && all[1] >= first[1]);
}
