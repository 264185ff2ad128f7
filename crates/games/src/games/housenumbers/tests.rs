//! The rules by example.

use crate::game::{Seat, Viewer};
use crate::games::tests::trial;

#[test]
fn each_digit_is_written_at_once() {
    let mut game = trial::begin("housenumbers", "rounds=1");
    trial::play(&mut game, &["3", "tens"]);
    trial::play(&mut game, &["6"]);
    assert_eq!(trial::refused(&mut game, "tens"), "housenumbers-reject-filled");
    assert_eq!(trial::refused(&mut game, "hello"), "housenumbers-reject-syntax");
    assert_eq!(
        trial::play(&mut game, &["hundreds", "2", "units"]).last().map(String::as_str),
        Some("housenumbers-made")
    );
    assert!(game.position().board(Viewer::Public).contains("    1      0  6 3 2"));
    trial::play(&mut game, &["6", "hundreds", "3", "tens", "2", "units", "5", "hundreds", "6", "tens", "6", "units"]);
    let outcome = game.outcome().expect("it is over");
    assert_eq!((outcome.places, outcome.scores), (vec![1, 1, 3], Some(vec![1, 1, 0])), "632 is level with 632");
}

#[test]
fn the_lowest_wins_where_that_is_played() {
    let mut game = trial::seated("housenumbers", "rounds=2 lowest=on", "Anna | Boris");
    let told = trial::play(&mut game, &["1", "hundreds", "2", "tens", "6", "units"]);
    assert!(told.contains(&"housenumbers-made".to_owned()));
    trial::play(&mut game, &["1", "hundreds", "2", "tens", "5", "units"]);
    assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![0, 1], vec![1]), "the next one opens");
}

#[test]
fn blind_means_that_the_place_comes_first() {
    let mut game = trial::seated("housenumbers", "rounds=1 blind=on", "Anna | Boris");
    trial::play(&mut game, &["hundreds", "2", "units", "6", "tens", "1", "hundreds", "1", "units", "6", "tens", "6"]);
    let outcome = game.outcome().expect("it is over");
    assert_eq!(outcome.scores, Some(vec![1, 0]), "216 beats 166");
}

#[test]
fn with_one_throw_for_all_each_writes_it_where_they_like() {
    let mut game = trial::seated("housenumbers", "rounds=1 together=on", "Anna | Boris");
    trial::play(&mut game, &["5", "hundreds", "tens", "2", "units", "units", "6", "tens", "hundreds"]);
    assert_eq!(game.outcome().and_then(|outcome| outcome.scores), Some(vec![0, 1]), "562 against 652");
}

#[test]
fn a_round_ends_without_who_leaves() {
    let mut game = trial::begin("housenumbers", "");
    for _ in 0..2 {
        trial::play(&mut game, &["5", "hundreds", "2", "units", "6", "tens"]);
    }
    game.resign(Seat(2), 0).expect("Vera goes");
    assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![1, 1, 0], vec![1]));
}
