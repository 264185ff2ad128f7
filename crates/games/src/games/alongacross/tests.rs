//! Matches along and across, and of Minimum, which has the same course.

use crate::game::{Outcome, Scene, Seat, Seed, Viewer};
use crate::games::tests::trial::{asked, play, refused, scores, seated};
use crate::games::tests::{self, play as enter};
use crate::play::{Header, Match};

/// The grid of the rules.
const EXAMPLE: &str = "77735 65487 22990 01234 66668";

/// Faces that make each digit.
const FACES: [&str; 10] = ["4 6", "5 6", "1 1", "1 2", "1 3", "1 4", "1 5", "1 6", "2 6", "3 6"];

/// A match with throws of the bot.
fn drawn(game: &str, settings: &str, names: &str) -> Match {
    let header = tests::header(game, settings, names);
    Match::begin(Header { seed: Some(Seed([7; 32])), ..header }).expect("it can be played")
}

/// Cells and faces that write that grid.
fn writes() -> Vec<(String, &'static str)> {
    let digits = EXAMPLE.chars().filter_map(|digit| digit.to_digit(10));
    let cell = |n: usize| format!("{}{}", ["a", "b", "c", "d", "e"][n % 5], n / 5 + 1);
    digits.enumerate().map(|(n, digit)| (cell(n), FACES[digit as usize])).collect()
}

/// That grid in a match of these players, who all write alike.
fn example(game: &str, settings: &str, names: &str) -> Match {
    let mut game = seated(game, settings, names);
    for (cell, faces) in writes() {
        play(&mut game, &[faces]);
        for _ in 0..asked(&game).len() {
            play(&mut game, &[&cell]);
        }
    }
    game
}

#[test]
fn the_example_of_the_rules_brings_23_and_as_a_minimum_2() {
    let along = example("alongacross", "", "Anna");
    assert_eq!(along.outcome(), Some(Outcome::alone(true).with_scores(vec![23])));
    assert_eq!(example("minimum", "", "Anna | Boris").outcome().and_then(|end| end.scores), Some(vec![2, 2]));
}

#[test]
fn cells_are_chosen_in_secret_and_open_when_all_have_chosen() {
    let mut game = seated("alongacross", "", "Anna | Boris | Vera");
    assert_eq!(asked(&game), [0], "she throws for everybody");
    play(&mut game, &["3 4"]);
    assert_eq!(asked(&game), [0, 1, 2]);
    let before = game.position().board(Viewer::Public);
    assert!(play(&mut game, &["a1", "b2"]).is_empty(), "nobody hears of it");
    let own = |game: &Match, seat: u8| game.position().board(Viewer::Seat(Seat(seat)));
    assert_eq!(game.position().board(Viewer::Public).replace("     2", ">    2"), before.replace(">    1", "     1"));
    assert!(own(&game, 0).contains("1 7 . . . . = 0") && !own(&game, 1).contains("1 7 . . . . = 0"));
    assert_eq!(play(&mut game, &["c3"]), ["dice-all-chosen"]);
    let open = game.position().board(Viewer::Public);
    for row in ["1 7 . . . .", "2 . 7 . . .", "3 . . 7 . ."] {
        assert!(open.contains(row), "{open}");
    }
    assert_eq!(asked(&game), [1], "the next one throws");
}

#[test]
fn what_is_no_empty_cell_is_refused() {
    let mut game = seated("alongacross", "", "Anna | Boris");
    play(&mut game, &["3 4", "b2", "c3", "6 6"]);
    assert_eq!(
        ["b2", "f1", "what", "7"].map(|text| refused(&mut game, text)),
        [
            "crisscross-reject-taken",
            "crisscross-reject-outside",
            "crisscross-reject-syntax",
            "crisscross-reject-syntax"
        ]
    );
    play(&mut game, &["c3"]);
    assert_eq!(refused(&mut game, "c3"), "crisscross-reject-taken", "he has another grid");
}

#[test]
fn the_centre_is_thrown_for_oneself_and_then_all_throws_are_common() {
    let mut game = seated("minimum", "centre=on", "Anna | Boris | Vera");
    for (seat, faces) in [(0, "5 5"), (1, "5 6"), (2, "6 6")] {
        assert_eq!(asked(&game), [seat]);
        assert_eq!(play(&mut game, &[faces])[0], "crisscross-centre");
    }
    let board = game.position().board(Viewer::Public);
    for digit in ["3 . . 0 . .", "3 . . 1 . .", "3 . . 2 . ."] {
        assert!(board.contains(digit), "{board}");
    }
    assert_eq!(asked(&game), [0]);
    play(&mut game, &["1 2"]);
    assert_eq!(asked(&game), [0, 1, 2]);
    // The bot throws all three at once, and then the first throw for everybody.
    let thrown = drawn("minimum", "centre=on", "Anna | Boris | Vera");
    assert_eq!((thrown.turn().seats().len(), thrown.header().deal.len()), (3, 8));
    let mut alone = drawn("alongacross", "centre=on", "Anna");
    let cells = ["a", "b", "c", "d", "e"].iter().flat_map(|c| (1..=5).map(move |row| format!("{c}{row}")));
    for cell in cells.filter(|cell| cell != "c3") {
        enter(&mut alone, &[&cell]).expect("an empty cell");
    }
    assert!(alone.outcome().is_some(), "24 throws are enough");
}

#[test]
fn who_leaves_is_last_and_the_others_go_on() {
    let mut game = seated("alongacross", "", "Anna | Boris | Vera");
    play(&mut game, &["3 4", "a1", "a1"]);
    game.resign(Seat(2), 0).expect("she may leave");
    assert_eq!(asked(&game), [1], "all others had chosen");
    play(&mut game, &["3 4", "b1", "c2"]);
    assert_eq!(scores(&game), [1, 0, 0]);
    game.resign(Seat(0), 0).expect("she may leave");
    assert_eq!(game.outcome().map(|end| end.places), Some(vec![2, 1, 3]));
}

/// The words of a seat's buttons for a viewer: the moves, and the keys of buttons that cannot be pressed.
fn buttons(game: &Match, who: Viewer, seat: u8) -> Vec<Vec<String>> {
    let rows = game.position().buttons(who, Seat(seat));
    let says = |button: crate::game::Button| button.text.unwrap_or_else(|| button.label.key.to_string());
    rows.into_iter().map(|row| row.into_iter().map(says).collect()).collect()
}

#[test]
fn buttons_are_the_own_grid_or_all_cells_that_somebody_has_empty() {
    let mut game = seated("alongacross", "", "Anna | Boris");
    play(&mut game, &["3 4", "a1", "b1", "3 5"]);
    let own = buttons(&game, Viewer::Seat(Seat(0)), 0);
    assert_eq!(own[0], ["crisscross-digit", "b1", "c1", "d1", "e1"]);
    assert_eq!(own.iter().map(Vec::len).collect::<Vec<_>>(), [5; 5]);
    let all = buttons(&game, Viewer::Public, 0);
    assert_eq!(all[0], ["a1", "b1", "c1", "d1", "e1"]);
    play(&mut game, &["c1", "c1", "3 5"]);
    assert_eq!(buttons(&game, Viewer::Public, 1)[0], ["a1", "b1", "crisscross-shut", "d1", "e1"]);
    let held = game.position().holds(Seat(0)).expect("a grid");
    assert_eq!(held.key, "crisscross-holds");
    assert_eq!(held.args[0].1, crate::game::Arg::from("7·8·· ····· ····· ····· ·····"));
}

#[test]
fn fifty_have_a_list_and_each_an_own_grid() {
    let names: Vec<String> = (1..=50).map(|n| format!("P{n}")).collect();
    let mut game = drawn("alongacross", "centre=on", &names.join(" | "));
    assert_eq!(game.turn().seats().len(), 50);
    let size = |scene: Scene| (scene.width, scene.height);
    let (all, own) = (game.position().scene(Viewer::Public), game.position().scene(Viewer::Seat(Seat(7))));
    assert!(all.lattice.is_none() && own.lattice.is_some() && own.height > all.height + 14.0, "{:?}", size(own));
    for _ in 0..50 {
        enter(&mut game, &["a1"]).expect("all have it empty");
    }
    assert!(game.position().scores(Viewer::Public).is_some_and(|scores| scores == vec![0; 50]));
}
