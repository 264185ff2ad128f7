//! Variants with a limited number of throws.

use super::*;

#[test]
fn five_spare_throws() {
    let mut played = begin("variant=spare columns=2", 2, &sum(3));
    for value in [4, 5, 6, 7, 8] {
        assert!(played.may("throw"));
        played.plays("throw", &sum(value));
    }
    assert_eq!((played.table().player(A).throws, played.refuses("throw")), (0, "katego-no-throws".to_owned()));
    played.plays("k2", &sum(9)).plays("k2", &sum(5));
    assert!(!played.may("throw"), "the next turn has its own throw alone");
}

/// T-31: turns of one throw each leave five before the fourth.
#[test]
fn throws_are_saved() {
    let mut played = begin("variant=saving columns=4", 2, &sum(3));
    for column in 1..=3 {
        assert_eq!(played.table().player(A).throws, column, "two for the turn, and one is thrown");
        let text = format!("k{column}");
        played.plays(&text, &sum(4)).plays(&text, &sum(5));
    }
    assert_eq!(played.table().player(A).throws + 1, 5, "credit before the throw of the fourth turn");
    for left in (0..4).rev() {
        played.plays("throw", &sum(6));
        assert_eq!(played.table().player(A).throws, left);
    }
    assert!(!played.may("throw"));
}

#[test]
fn twenty_throws_for_all_turns() {
    let mut played = begin("variant=limited columns=3", 2, &sum(3));
    for _ in 0..19 {
        played.plays("throw", &sum(12));
    }
    assert!(!played.may("throw"));
    played.plays("k1", &sum(2));
    assert_eq!(played.table().cell(A, 2), [Mark::Value(0)], "the other cells are lost");
    // B goes on alone.
    played.plays("k1", &sum(3)).plays("k2", &sum(4)).plays("k3", &[]);
    assert_eq!(played.outcome().scores, Some(vec![1, 5]), "12 beats 2, and zeros never win");
}

#[test]
fn zeros_win_nothing() {
    let mut played = begin("variant=limited columns=2", 2, &sum(3));
    for _ in 0..19 {
        played.plays("throw", &sum(12));
    }
    played.plays("k1", &sum(2));
    for _ in 0..19 {
        played.plays("throw", &sum(11));
    }
    played.plays("k1", &[]);
    assert_eq!((played.verdict(2), played.outcome().scores), (Verdict::Burnt, Some(vec![1, 0])));
}

/// T-32: after ten in a column only more may follow.
#[test]
fn values_rise_in_the_city() {
    let mut played = begin("variant=city columns=3", 2, &product(10));
    played.plays("k3", &product(10));
    assert_eq!((played.refuses("k3"), played.may("column 1")), ("katego-higher".to_owned(), true));
    played.plays("throw", &product(9));
    assert_eq!(played.refuses("k3"), "katego-higher");
    played.plays("throw", &product(12)).plays("k3", &product(36));
    assert_eq!(played.verdict(3), won(&[B]));
    played.plays("k1", &product(30)).plays("k2", &product(12));
    // A has only column 2 left, which has a thirty.
    assert_eq!(played.refuses("k2"), "katego-higher");
    assert_eq!(played.refuses("pass"), "katego-throw-again");
    let crate::game::Moves::Listed(moves) = GAME.moves(&played.state, A) else { panic!("listed") };
    assert_eq!(moves.len(), 1, "one must throw on");
    played.plays("throw", &product(36)).plays("k2", &[]);
    assert_eq!(played.outcome().scores, Some(vec![3, 3]), "nothing is higher than 36, so B is ready as well");
}

#[test]
fn out_of_throws_in_the_city() {
    let mut played = begin("variant=city columns=2", 2, &product(36));
    played.plays("k2", &product(1)).plays("k1", &product(1));
    for _ in 0..12 {
        played.plays("throw", &product(1));
    }
    // A one does not fit where a one stands. The fifteenth throw ends the row.
    played.plays("throw", &product(1));
    assert_eq!(played.outcome().scores, Some(vec![2, 1]));
    assert!(played.told.iter().any(|text| text.key == "katego-lost"));
}

/// T-33: the first die shows the number of the tour.
#[test]
fn tours_of_the_village() {
    let mut played = begin("variant=village columns=8", 2, &[5]);
    for (tour, value) in [(1, 5), (2, 10), (3, 15), (4, 20), (5, 25), (6, 30), (7, 5), (8, 10)] {
        for seat in [A, B] {
            assert_eq!((played.mover(), played.table().player(seat).value), (seat, Some(value)), "tour {tour}");
            let ends = tour == 8 && seat == B;
            played.plays(&format!("k{tour}"), if ends { &[] } else { &[5] });
        }
    }
    assert_eq!(played.table().player(A).throws, 22);
    assert_eq!(played.outcome().scores, Some(vec![0, 0]));
}
