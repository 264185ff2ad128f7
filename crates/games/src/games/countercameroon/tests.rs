use super::*;
use crate::game::Viewer;
use crate::games::tests::begun;
use crate::games::tests::trial::{play, refused, scores};

fn rules(flat: bool) -> Rules {
    Rules { four: true, throws: 3, flat }
}

#[test]
fn rare_sums_count_more() {
    let values = |flat: bool| pairs::sums().map(|sum| rules(flat).value(sum)).collect::<Vec<_>>();
    assert_eq!(values(false), [11, 9, 7, 5, 3, 1, 3, 5, 7, 9, 11]);
    assert_eq!(values(true), [6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6]);
}

#[test]
fn four_dice_mark_two_sums() {
    let mut game = begun("countercameroon", "dice=real", "Anna | Boris");
    play(&mut game, &["1 4 5 6"]);
    assert_eq!(refused(&mut game, "5 10"), "countercameroon-reject-sums");
    assert_eq!(refused(&mut game, "again"), "countercameroon-reject-again");
    assert_eq!(refused(&mut game, "mark 1"), "countercameroon-reject-syntax");
    for pair in ["6 10", "7 9"] {
        assert!(!play(&mut game.clone(), &[pair]).is_empty(), "{pair}");
    }
    play(&mut game, &["11 5"]);
    assert!(game.position().board(Viewer::Public).contains("     1      0  0  0  0  1  0  0  0  0  0  1  0"));
}

#[test]
fn four_marks_win_a_sum_for_good() {
    let mut game = begun("countercameroon", "dice=real", "Anna | Boris");
    // Equal dice leave no choice.
    play(&mut game, &["1 1 1 1", "3 3 3 3"]);
    let told = play(&mut game, &["1 1 1 1"]);
    assert_eq!(told.last().map(String::as_str), Some("countercameroon-won"));
    assert_eq!(scores(&game), [11, 0]);
    assert!(play(&mut game, &["1 1 1 1"]).is_empty(), "closed for all");
    play(&mut game, &["1 1 3 4", "mark 2 7", "6 6 6 6"]);
    assert!(game.position().board(Viewer::Public).contains("11  *  0  0  0  0  1"), "the two brings nothing");
}

#[test]
fn two_dice_are_thrown_up_to_three_times() {
    let mut game = begun("countercameroon", "form=two dice=real", "Anna | Boris");
    play(&mut game, &["3 4", "6 1", "6 6"]);
    assert!(game.position().board(Viewer::Public).contains("     1      0  0  0  0  0  0  0  0  0  0  0  1"));
    play(&mut game, &["5 4", "mark 9"]);
    assert_eq!(game.turn().seats().iter().next(), Some(Seat(0)), "the first sum was taken");
    let mut game = begun("countercameroon", "form=two throws=1 dice=real", "Anna | Boris");
    assert_eq!(play(&mut game, &["3 4"]), ["countercameroon-threw", "countercameroon-marks"]);
}

#[test]
fn whoever_reaches_four_at_the_same_time_shares_a_sum() {
    let mut game = begun("countercameroon", "together=on dice=real", "Anna | Boris");
    play(&mut game, &["6 6 6 6", "6 6 6 6"]);
    assert_eq!(scores(&game), [11, 11]);
}

#[test]
fn a_throw_is_named_that_marks_something() {
    let mut game = begun("countercameroon", "named=on", "Anna | Boris");
    play(&mut game, &["6 6 6 6", "6 6 6 6"]);
    assert_eq!(refused(&mut game, "6 6 6 6"), "countercameroon-reject-name");
    play(&mut game, &["6 5 1 1"]);
    assert!(game.turn().seats().len() == 2, "both choose");
}

#[test]
fn it_ends_when_all_sums_are_won() {
    let mut game = begun("countercameroon", "form=two throws=1 dice=real", "Anna | Boris");
    let sums = ["1 1", "1 2", "1 3", "1 4", "1 5", "1 6", "2 6", "3 6", "4 6", "5 6", "6 6"];
    for sum in sums {
        assert!(game.outcome().is_none());
        play(&mut game, &[sum; 7]);
        if game.outcome().is_none() {
            // Closed for the other one.
            play(&mut game, &[sum]);
        }
    }
    assert_eq!(game.outcome(), Some(Outcome { places: vec![1, 2], scores: Some(vec![71, 0]) }));
}

#[cfg(thorough)]
#[test]
fn higher_levels_are_better() {
    for (settings, levels) in [("", [3, 1]), ("", [5, 3]), ("form=two", [3, 1]), ("form=two", [5, 3])] {
        let (share, _) = crate::games::tests::rivals("countercameroon", settings, levels, 100);
        assert!(share > 55.0, "{settings} {levels:?}: {share}");
    }
}

#[test]
fn a_closed_sum_need_not_be_typed() {
    let mut game = begun("countercameroon", "dice=real", "Anna | Boris");
    play(&mut game, &["1 1 1 1", "6 6 6 6", "1 1 1 1"]);
    assert_eq!(scores(&game), [11, 0], "the two is closed");
    // Either the two with the seven, or the four with the five.
    play(&mut game, &["1 1 3 4"]);
    assert_eq!(play(&mut game, &["7"]), ["countercameroon-marks"]);
    assert!(game.lines().last().is_some_and(|line| line.text == "mark 2 7"), "it is the same move");
    play(&mut game, &["1 1 3 4"]);
    assert_eq!(refused(&mut game, "5"), "countercameroon-reject-sums", "the four is open");
}
