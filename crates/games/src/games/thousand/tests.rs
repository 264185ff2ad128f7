use super::*;
use crate::game::Viewer;
use crate::games::tests::trial::{play, refused, scores};
use crate::games::tests::{begun, thoughts};
use crate::play::Match;

fn real(settings: &str) -> Match {
    begun("thousand", &format!("dice=real {settings}"), "Anna | Boris")
}

#[test]
fn dice_count_alone_or_in_sets_of_one_throw() {
    let points = |set: &[u8]| score::points(set);
    assert_eq!([points(&[1]), points(&[5]), points(&[1, 5, 1])], [10, 5, 25].map(Some));
    assert_eq!([points(&[1, 1, 1]), points(&[4, 4, 4]), points(&[5, 5, 5])], [100, 40, 50].map(Some));
    assert_eq!([points(&[1; 4]), points(&[6; 4]), points(&[2; 5]), points(&[1; 5])], [200, 120, 200, 1000].map(Some));
    assert_eq!(points(&[3, 1, 2, 6, 5, 4]), Some(150));
    assert_eq!([points(&[]), points(&[2]), points(&[1, 3]), points(&[4, 4, 1]), points(&[2, 3, 4])], [None; 5]);
    assert_eq!(score::best(&[2, 5, 2, 1, 2, 6]), [1, 2, 2, 2, 5]);
    assert_eq!(score::worthwhile(&[1, 1, 5, 2, 3, 4]), [vec![1, 1, 5], vec![1, 1], vec![1]]);
    assert_eq!(score::sets(&[1, 5, 2]), [vec![1, 5], vec![1], vec![5]]);
}

#[test]
fn a_turn_of_two_throws_as_in_the_rules() {
    let mut game = real("");
    play(&mut game, &["1 1 1 5 2 6", "roll 1 1 1 5"]);
    assert_eq!(play(&mut game, &["5 3", "hold 5"]), ["thousand-threw", "thousand-banks"]);
    assert_eq!(scores(&game), [110, 0]);
}

#[test]
fn a_throw_without_points_loses_the_turn_alone() {
    let mut game = real("");
    play(&mut game, &["1 2 2 3 4 6", "hold", "5 2 2 3 4 6", "hold", "1 1 1 3 4 6", "roll"]);
    assert_eq!(play(&mut game, &["2 3 4"]), ["thousand-bust"]);
    assert_eq!((scores(&game), game.turn().seats().iter().next()), (vec![10, 5], Some(Seat(1))));
}

#[test]
fn sets_count_only_within_one_throw() {
    let mut game = real("");
    play(&mut game, &["1 1 2 3 4 6", "roll", "1 2 3 4", "hold"]);
    assert_eq!(scores(&game), [30, 0], "three ones, but in two throws");
}

#[test]
fn who_has_set_all_six_aside_throws_them_again() {
    let mut game = real("");
    play(&mut game, &["1 1 1 5 5 2", "roll", "1", "roll"]);
    assert!(game.position().board(Viewer::Public).contains("+120"));
    play(&mut game, &["1 2 3 4 5 6", "hold"]);
    assert_eq!(scores(&game), [270, 0]);
}

#[test]
fn six_equal_dice_win_at_once() {
    let mut game = real("");
    assert_eq!(play(&mut game, &["2 2 2 2 2 2"]), ["thousand-six"]);
    assert_eq!(game.outcome(), Some(Outcome { places: vec![1, 2], scores: Some(vec![0, 0]) }));
}

#[test]
fn the_goal_ends_it_at_once() {
    let mut game = real("goal=100");
    play(&mut game, &["1 1 1 2 3 4", "hold"]);
    assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![1, 2]));
}

#[test]
fn what_counts_nothing_cannot_be_set_aside() {
    let mut game = real("");
    play(&mut game, &["1 1 1 5 2 6"]);
    for text in ["roll 2", "roll 1 2", "hold 5 5", "roll 1 1 1 1"] {
        assert_eq!(refused(&mut game, text), "thousand-reject-set", "{text}");
    }
    for text in ["roll 7", "five", "roll 1 1 1 1 1 1 1"] {
        assert_eq!(refused(&mut game, text), "thousand-reject-syntax", "{text}");
    }
}

#[test]
fn an_opening_and_pits_forbid_to_stop_too_early() {
    let mut game = real("opening=50");
    play(&mut game, &["1 1 5 2 3 4"]);
    assert_eq!(refused(&mut game, "hold"), "thousand-reject-stop");
    play(&mut game, &["roll", "5 5 5", "hold", "1 1 1 2 3 4", "hold"]);
    play(&mut game, &["1 2 2 3 4 6", "hold"]);
    assert_eq!(scores(&game), [85, 100], "once is enough");
    let mut game = real("pits=on");
    play(&mut game, &["1 1 1 1 2 3", "hold", "1 2 2 3 4 6", "hold", "1 5 2 2 3 4"]);
    assert_eq!(refused(&mut game, "hold"), "thousand-reject-stop");
    play(&mut game, &["roll", "1 1 1 2", "hold"]);
    assert_eq!(scores(&game), [315, 10]);
}

#[test]
fn of_a_throw_for_all_each_takes_as_many_dice_as_are_left() {
    let mut game = real("together=on");
    play(&mut game, &["1 1 5 2 3 4", "roll", "roll 1"]);
    play(&mut game, &["2 3 4 1 6 6"]);
    assert_eq!(scores(&game), [0, 0], "Anna, with three dice, has nothing that counts; Boris has five");
    play(&mut game, &["hold"]);
    assert_eq!(scores(&game), [0, 20]);
}

#[cfg(thorough)]
#[test]
fn higher_levels_are_better() {
    for levels in [[3, 1], [5, 3]] {
        let (share, _) = crate::games::tests::rivals("thousand", "", levels, 60);
        assert!(share > 52.0, "{levels:?}: {share}");
    }
}

#[test]
fn every_computer_stops_with_the_goal_in_hand() {
    let mut game = real("goal=100");
    play(&mut game, &["1 1 1 3 4 6"]);
    assert_eq!(thoughts(&game, 1..=5), ["hold".to_owned()].into());
    // Without it, weak ones throw on at times and stop at others.
    let mut game = real("goal=150");
    play(&mut game, &["1 1 1 3 4 6"]);
    assert!(thoughts(&game, 1..=2).len() > 1);
}
