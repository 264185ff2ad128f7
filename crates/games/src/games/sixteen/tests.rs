//! The rules by example.

use crate::game::{Seat, Viewer};
use crate::games::tests::{thoughts, trial};

#[test]
fn three_dice_may_be_thrown_again_twice() {
    let mut game = trial::seated("sixteen", "", "Anna | Boris");
    assert_eq!(trial::refused(&mut game, "hold"), "dice-roll-first");
    trial::play(&mut game, &["4 3 2"]);
    assert_eq!(trial::refused(&mut game, "roll 5"), "dice-not-there");
    assert_eq!(trial::refused(&mut game, "roll 7"), "sixteen-reject-syntax");
    trial::play(&mut game, &["roll 2", "6"]);
    assert!(game.position().board(Viewer::Public).contains(">    1     5  13  4 3 6"));
    let told = trial::play(&mut game, &["hold", "5 5 6", "roll 5 5", "5 5"]);
    assert_eq!(told.last().map(String::as_str), Some("sixteen-threw"), "16 may be thrown again, and was: {told:?}");
    let told = trial::play(&mut game, &["roll 6", "6"]);
    assert_eq!(told, ["sixteen-dead", "sixteen-dead-pay"]);
    assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![5, 4], vec![1]), "alone alive, Anna pays nothing");
}

#[test]
fn with_one_die_sixteen_is_dead_at_once() {
    let mut game = trial::begin("sixteen", "form=one");
    let told = trial::play(&mut game, &["6", "6", "hold", "5", "5", "6", "4", "hold"]);
    assert!(told.contains(&"sixteen-dead".to_owned()) && told.contains(&"sixteen-lowest-pay".to_owned()), "{told:?}");
    assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![5, 4, 4], vec![1]));
    trial::play(&mut game, &["6", "6", "3"]);
    assert_eq!(trial::asked(&game), [2], "nothing is better than fifteen");
}

#[test]
fn all_who_are_lowest_pay() {
    let mut game = trial::begin("sixteen", "form=one chips=1");
    trial::play(&mut game, &["6", "hold", "6", "hold", "6", "1", "hold"]);
    assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![2, 2, 1]));
}

#[test]
fn with_one_throw_for_all_each_keeps_what_they_like() {
    let mut game = trial::seated("sixteen", "together=on", "Anna | Boris");
    trial::play(&mut game, &["4 3 2", "hold", "roll 2 3", "1 5 6"]);
    assert_eq!(trial::asked(&game), [1]);
    trial::play(&mut game, &["hold"]);
    assert_eq!(trial::scores(&game), [4, 5], "9 against 4 + 5 + 6");
}

#[test]
fn a_round_goes_on_without_who_leaves() {
    let mut game = trial::begin("sixteen", "form=one");
    trial::play(&mut game, &["6", "hold", "5", "hold", "4"]);
    game.resign(Seat(2), 0).expect("Vera goes in her turn, the last of the round");
    assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![5, 4, 5], vec![1]));
}

#[test]
fn no_computer_throws_again_where_it_is_safe_or_stops_where_it_pays() {
    let thinks = |form: &str, moves: &[&str]| {
        let mut game = trial::seated("sixteen", form, "Anna | Boris");
        trial::play(&mut game, moves);
        thoughts(&game, 1..=5)
    };
    let only = |word: &str| [word.to_owned()].into();
    assert_eq!(thinks("form=one", &["6", "4", "hold", "6", "6"]), only("hold"), "12 against 10");
    assert_eq!(thinks("form=one", &["6", "4", "hold", "6"]), only("roll"), "6 against 10");
    assert_eq!(thinks("form=one", &["6", "6", "6", "2"]), only("hold"), "Anna is dead");
    assert_eq!(thinks("", &["4 3 3", "hold", "5 5 1"]), only("hold"), "11 against 10");
    for below in [&["5 5 1", "hold", "4 3 3"], &["5 5 1", "hold", "6 6 4"]] {
        assert!(!thinks("", below).contains("hold"), "{below:?}");
    }
}
