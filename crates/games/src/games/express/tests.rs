use super::rules::{score, value};
use super::*;
use crate::game::Viewer;
use crate::games::tests::begun;
use crate::games::tests::trial::{play, refused};

fn player(marks: &[(u8, u8)], rejects: &[(u8, u8)]) -> Player {
    let mut player = Player { rejects: rejects.to_vec(), ..Player::default() };
    for (sum, count) in marks {
        player.marks[pairs::index(*sum).expect("a sum")] = *count;
    }
    player
}

#[test]
fn marks_count_from_the_sixth_one_on() {
    let list = player(&[(6, 7), (7, 9), (8, 6), (5, 4), (9, 5), (12, 1)], &[]);
    assert_eq!(list.points(), 80 + 120 + 40 - 200 - 200);
    assert_eq!((score(2, 10), score(2, 13), score(3, 0), score(7, 5)), (500, 500, 0, 0));
    assert_eq!(pairs::sums().map(value).collect::<Vec<_>>(), [100, 70, 60, 50, 40, 30, 40, 50, 60, 70, 100]);
}

#[test]
fn three_faces_at_most_are_rejected() {
    let two = player(&[], &[(1, 2), (6, 1)]);
    assert!((1..=5).all(|out| two.may_reject(&[1, 2, 3, 4, 5], out)));
    let three = player(&[], &[(1, 2), (6, 1), (4, 3)]);
    assert_eq!((1..=6).filter(|out| three.may_reject(&[1, 2, 3, 4, 5], *out)).collect::<Vec<_>>(), [1, 4]);
    assert!([2, 3, 5].iter().all(|out| three.may_reject(&[2, 2, 3, 5, 5], *out)), "any, for nothing");
    let mut free = three.clone();
    free.take(Take { sums: [5, 7], out: 5 });
    assert_eq!(free.rejects, three.rejects);
}

#[test]
fn a_list_ends_with_eight_marks_on_a_rejected_face() {
    let mut list = player(&[], &[(1, 7)]);
    assert!(!list.is_done());
    list.take(Take { sums: [7, 7], out: 1 });
    assert!(list.is_done() && list.marks[5] == 2);
}

#[test]
fn all_make_something_of_the_same_dice_in_secret() {
    let mut game = begun("express", "dice=real", "Anna | Boris");
    play(&mut game, &["1 2 3 4 5", "5 9 out 1"]);
    assert!(game.position().board(Viewer::Public).contains("     1      0  0"), "nobody knows");
    assert!(game.position().board(Viewer::Seat(Seat(0))).contains("1:1"));
    let told = play(&mut game, &["take 4 и 7 out 4"]);
    assert_eq!(told[..3], ["dice-all-chosen", "express-takes", "express-takes"], "then everybody may know");
    let board = game.position().board(Viewer::Public);
    assert!(
        board.contains("-400  0  0  0  1  0  0  0  1  0  0  0  1:1")
            && board.contains("0  0  1  0  0  1  0  0  0  0  0  4:1"),
        "{board}"
    );
}

#[test]
fn in_turn_everybody_throws_alone() {
    let mut game = begun("express", "together=off dice=real", "Anna | Boris");
    play(&mut game, &["1 2 3 4 5", "5 9 1", "6 6 6 6 6"]);
    assert_eq!(game.turn().seats().iter().collect::<Vec<_>>(), [Seat(1)]);
    play(&mut game, &["12 12 6"]);
    assert_eq!(game.position().scores(Viewer::Public), Some(vec![-400, -200]));
}

#[test]
fn what_the_dice_do_not_give_is_refused() {
    let mut game = begun("express", "dice=real", "Anna | Boris");
    play(&mut game, &["1 2 3 4 5"]);
    assert_eq!(refused(&mut game, "5 10 1"), "express-reject-dice");
    for text in ["5 9", "13 2 1", "5 9 7", "5 9 1 1", "nine", "out 5 9 1"] {
        assert_eq!(refused(&mut game, text), "express-reject-syntax", "{text}");
    }
    let (six, four) = ("take 12 12 out 6", "take 8 8 out 4");
    play(&mut game, &["5 9 1", "5 9 1", "6 6 6 6 6", six, six, "4 4 4 4 4", four, four, "1 2 3 5 5"]);
    assert_eq!(refused(&mut game, "4 7 5"), "express-reject-out");
    play(&mut game, &["7 8 1"]);
}

#[test]
fn whoever_is_done_waits_for_the_others() {
    let mut game = begun("express", "together=off dice=real", "Anna | Boris");
    for _ in 0..7 {
        play(&mut game, &["1 1 1 1 1", "2 2 1", "2 2 2 3 3", "5 5 2"]);
    }
    let told = play(&mut game, &["1 1 1 1 1", "2 2 1"]);
    assert_eq!(told.last().map(String::as_str), Some("express-done"));
    play(&mut game, &["1 2 3 3 4", "take 6 6 out 1"]);
    assert_eq!(game.turn().seats().iter().collect::<Vec<_>>(), [Seat(1)], "Anna has finished");
    play(&mut game, &["2 2 2 3 3", "5 5 2"]);
    assert!(game.outcome().is_some());
}

#[cfg(thorough)]
#[test]
fn higher_levels_are_better_and_the_best_does_not_lose_points() {
    for levels in [[3, 1], [5, 3]] {
        let (share, mean) = crate::games::tests::rivals("express", "together=off", levels, 100);
        assert!(share > 55.0, "{levels:?}: {share}");
        assert!(levels[0] < 5 || mean > 20.0, "{mean}");
    }
}
