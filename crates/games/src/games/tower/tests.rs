use super::*;
use crate::game::{Labels, Manner, Viewer, Why};
use crate::games::tests::trial::play;
use crate::games::tests::{begun, header};
use crate::play::Match;

fn refused(game: &mut Match, text: &str) -> Reject {
    let seat = game.turn().seats().iter().next().expect("somebody is asked");
    game.play(seat, &Input::typed(text, Labels::Latin, Manner::Private), 0).expect_err("refused")
}

fn real() -> Match {
    begun("tower", "dice=real", "Anna | Boris")
}

fn climb(runners: &[(u8, u8)], closed: &[u8]) -> Climb {
    let closed = std::array::from_fn(|n| closed.contains(&(n as u8 + 2)));
    Climb { markers: [0; SUMS], runners: runners.to_vec(), closed }
}

#[test]
fn columns_are_as_long_as_their_sum_is_likely() {
    let lengths: Vec<u8> = pairs::sums().map(steps).collect();
    assert_eq!(lengths, [3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3]);
}

#[test]
fn four_dice_make_two_sums_each() {
    assert_eq!(climb(&[], &[]).moves([2, 3, 3, 6]), [vec![5, 9], vec![6, 8]]);
    assert_eq!(climb(&[], &[]).moves([3, 3, 3, 3]), [vec![6, 6]]);
}

#[test]
fn the_last_runner_goes_up_one_of_two_new_columns() {
    let two = climb(&[(4, 1), (10, 2)], &[]);
    assert_eq!(two.moves([2, 3, 3, 6]), [vec![5], vec![6], vec![8], vec![9]]);
    let three = climb(&[(4, 1), (10, 2), (9, 1)], &[]);
    assert_eq!(three.moves([2, 3, 3, 6]), [vec![9]], "the five has no runner");
    assert_eq!(three.moves([1, 1, 5, 2]), Vec::<Vec<u8>>::new());
}

#[test]
fn closed_columns_and_reached_tops_cannot_be_climbed() {
    assert_eq!(climb(&[], &[5]).moves([2, 3, 3, 6]), [vec![6, 8], vec![9]]);
    assert_eq!(climb(&[(12, 3)], &[]).moves([6, 6, 6, 6]), Vec::<Vec<u8>>::new());
    assert_eq!(climb(&[(12, 2)], &[]).moves([6, 6, 6, 6]), [vec![12]], "one step is left of the two");
}

#[test]
fn runners_start_above_ones_own_marker() {
    let mut game = real();
    play(&mut game, &["2 3 3 6", "5 & 9", "hold", "1 1 3 3", "take 2 6", "hold"]);
    assert!(game.position().board(Viewer::Public).contains(">    1       0  0  0  0  1  0  0  0  1"));
    play(&mut game, &["2 3 5 4", "5 9"]);
    assert!(game.position().board(Viewer::Public).contains("runners 5:2 9:2"));
}

#[test]
fn a_throw_of_no_use_loses_what_the_turn_has_gained() {
    let mut game = real();
    play(&mut game, &["1 1 1 2", "2 3", "1 1 6 6"]);
    play(&mut game, &["2 12"]);
    assert_eq!(play(&mut game, &["3 4 4 3"]), ["tower-falls"]);
    let board = game.position().board(Viewer::Public);
    assert!(!board.contains("runners") && board.contains("     1       0  0  0"), "{board}");
    assert_eq!(game.turn().seats().iter().next(), Some(Seat(1)));
}

#[test]
fn a_top_closes_the_column_for_all_and_three_win() {
    let mut game = begun("tower", "dice=real columns=1", "Anna | Boris");
    play(&mut game, &["1 1 6 6", "2 12", "1 1 6 6", "2 12", "1 1 6 6", "2 12", "hold"]);
    assert_eq!(game.outcome(), Some(Outcome { places: vec![1, 2], scores: Some(vec![2, 0]) }));
    let mut game = real();
    play(&mut game, &["1 1 6 6", "2 12", "1 1 6 6", "2 12", "1 1 6 6", "2 12", "hold", "1 1 1 6"]);
    assert_eq!(refused(&mut game, "2").text.key, "tower-reject-take");
    assert_eq!(play(&mut game, &["7"]), ["tower-takes"]);
}

#[test]
fn what_can_be_done_is_said() {
    let mut game = real();
    play(&mut game, &["2 3 3 6"]);
    assert_eq!(refused(&mut game, "5").text.key, "tower-reject-take", "both, if both can go");
    assert_eq!(refused(&mut game, "hold").text.key, "tower-reject-first");
    for text in ["13", "5 9 8", "five", "5 x 9"] {
        assert_eq!(refused(&mut game, text).why, Why::Syntax, "{text}");
    }
    play(&mut game, &["9, 5"]);
    assert_eq!(refused(&mut game, "take 5 9").text.key, "tower-reject-decide");
}

#[test]
fn a_refusal_says_that_the_last_runner_cannot_go_up_both() {
    let moves = [vec![4], vec![5], vec![7, 8]];
    let keys = [[4, 5], [5, 9]].map(|sums| super::refused(&moves, &sums).text.key);
    assert_eq!(keys, ["tower-reject-one", "tower-reject-take"]);
}

#[test]
fn so_many_columns_that_nobody_may_have_them_are_refused() {
    let mut options = header("tower", "columns=4", "Anna | Boris | Vera").options;
    assert!(crate::game::Game::options(&crate::kit::dicegame::Diced(Tower), &mut options, 3).is_ok());
    assert!(crate::game::Game::options(&crate::kit::dicegame::Diced(Tower), &mut options, 4).is_err());
}

#[cfg(thorough)]
#[test]
fn higher_levels_are_better() {
    for levels in [[2, 1], [3, 2], [5, 3]] {
        let (share, _) = crate::games::tests::rivals("tower", "", levels, 60);
        assert!(share > 55.0, "{levels:?}: {share}");
    }
}

#[test]
fn heights_in_closed_columns_do_not_count() {
    let mut game = begun("tower", "dice=real columns=1", "Anna | Boris | Vera");
    // Boris has a step in the column that Anna closes, Vera one in another.
    play(&mut game, &["1 1 3 4", "2 7", "hold", "1 1 6 6", "2 12", "hold", "1 2 3 4", "3 7", "hold"]);
    play(&mut game, &["1 1 3 4", "2 7", "1 1 3 4", "2 7", "hold"]);
    assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![1, 3, 2]));
}
