//! The rules by example.

use crate::game::Viewer;
use crate::games::tests::trial;

#[test]
fn an_open_sum_is_crossed_and_one_throws_again() {
    let mut game = trial::begin("spider", "");
    assert_eq!(trial::play(&mut game, &["1 1", "4 4"]), ["spider-crossed", "spider-crossed"]);
    assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![2, 0, 0], vec![0]));
    assert!(game.position().board(Viewer::Public).contains(">    1       2  3 4 5 6 9 10 11 12: 1 1, 4 4"));
}

#[test]
fn a_crossed_sum_goes_to_the_next_one_who_needs_it() {
    let mut game = trial::begin("spider", "");
    assert_eq!(trial::play(&mut game, &["1 1", "1 1"]), ["spider-crossed", "spider-gift"]);
    assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![1, 1, 0], vec![1]));
    assert_eq!(trial::play(&mut game, &["1 1"]), ["spider-gift"], "Vera is the next who lacks it");
    assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![1, 1, 1], vec![2]));
    assert_eq!(trial::play(&mut game, &["1 1"]), ["spider-nobody"]);
    assert_eq!(trial::asked(&game), [0]);
}

#[test]
fn a_seven_crosses_any_sum() {
    let mut game = trial::begin("spider", "");
    assert_eq!(trial::play(&mut game, &["1 1", "3 4"]), ["spider-crossed", "spider-any"]);
    for wrong in ["7", "2", "13"] {
        assert_eq!(trial::refused(&mut game, wrong), "spider-reject-cross");
    }
    assert_eq!(trial::refused(&mut game, "hello"), "spider-reject-syntax");
    trial::play(&mut game, &["12"]);
    assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![2, 0, 0], vec![1]));
}

#[test]
fn the_last_sum_wins_at_once_even_as_a_gift() {
    let mut game = trial::seated("spider", "", "Anna | Boris");
    let nine = ["1 1", "1 2", "1 3", "1 4", "1 5", "2 6", "3 6", "4 6", "5 6"];
    trial::play(&mut game, &nine);
    trial::play(&mut game, &["1 1", "6 6"]);
    assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![9, 2], vec![1]));
    assert_eq!(trial::play(&mut game, &["6 6"]), ["spider-gift"]);
    assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![1, 2]));
}
