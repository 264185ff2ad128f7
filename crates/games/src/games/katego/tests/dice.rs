//! Variants that spend dice, and those with one table for all.

use super::*;

/// T-34: thirty dice, as the example spends them.
#[test]
fn a_stock_of_thirty_dice() {
    let spent = [4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1];
    assert_eq!(spent.iter().sum::<u32>(), 30);
    let mut played = begin("variant=skittles", 2, &[]);
    for (turn, dice) in spent.into_iter().enumerate() {
        let (number, column) = (12 - turn, 12 - turn);
        assert_eq!(played.mover(), A);
        played.plays(&format!("throw {dice}"), &vec![2; dice as usize]).plays(&format!("k{column}"), &[]);
        if turn + 1 < 12 {
            played.plays("1", &[1]).plays(&format!("k{number}"), &[]);
        }
    }
    assert_eq!(played.table().player(A).dice, 0);
    assert_eq!(played.refuses("11 dice"), "katego-moves");
    played.plays("10 dice", &[6; 10]).plays("k1", &[]);
    assert_eq!(played.outcome().scores, Some(vec![77, 1]));
}

#[test]
fn without_dice_the_rest_of_a_row_is_lost() {
    let mut played = begin("variant=skittles columns=4", 2, &[]);
    for column in 1..=3 {
        played.plays("throw 10", &[1; 10]).plays(&format!("k{column}"), &[]);
        played.plays("throw 1", &[5]).plays(&format!("k{column}"), &[]);
    }
    assert_eq!((played.mover(), played.refuses("throw")), (B, "katego-count".to_owned()));
    played.plays("throw 2", &[1, 1]).plays("k4", &[]);
    assert_eq!(played.outcome().scores, Some(vec![6, 4]));
}

/// T-35: on the ladder totals grow until all but one give the column up.
#[test]
fn the_ladder() {
    let mut played = begin("variant=ladder", 3, &[]);
    // Columns 1 to 3 go to A, who opens each. The others pass.
    for _ in 0..3 {
        played.plays("throw", &[1]).plays("pass", &[]).plays("pass", &[]).plays("pass", &[]);
    }
    assert_eq!(score::points(played.table()), [6, 0, 0]);
    played.plays("throw", &[3]).plays("throw", &[2]).plays("pass", &[]);
    played.plays("throw", &[6]).plays("pass", &[]);
    assert_eq!(played.mover(), C);
    played.plays("pass", &[]).plays("throw", &[4]).plays("pass", &[]);
    assert_eq!(played.mover(), B);
    played.plays("pass", &[]);
    assert_eq!((score::points(played.table()), played.mover()), (vec![10, 0, 0], A));
    assert_eq!([A, B, C].map(|seat| played.table().player(seat).dice), [24, 29, 30], "3 and 1 in column 4");
}

#[test]
fn whoever_does_not_get_above_the_leader_is_out_of_the_column() {
    let mut played = begin("variant=ladder columns=2", 3, &[]);
    played.plays("throw", &[5]).plays("pass", &[]).plays("throw", &[5]).plays("pass", &[]);
    assert_eq!((played.mover(), played.table().common.fight.within.has(B)), (C, false), "five is not above five");
    played.plays("throw", &[6]).plays("pass", &[]).plays("pass", &[]);
    assert_eq!((played.verdict(1), played.mover()), (won(&[C]), C), "who won the last column opens the next one");
}

/// Throws away all the dice of two of three players. A has the first column and 29 dice, the others have none.
fn alone(number: u16) -> Played {
    let mut played = begin_by(number, "variant=ladder columns=4", 3, &[]);
    played.plays("throw", &[6]).plays("throw", &[6]);
    for _ in 2..29 {
        played.plays("throw", &[6]);
    }
    played.plays("pass", &[]);
    for _ in 0..2 {
        for _ in 0..29 {
            played.plays("throw", &[1]);
        }
        played.plays("throw", &[1]);
    }
    played
}

/// D-42: if only one player has dice left, that player must still throw for a column.
#[test]
fn who_alone_has_dice_still_throws_for_the_columns() {
    let mut played = alone(2);
    assert_eq!([A, B, C].map(|seat| played.table().player(seat).dice), [1, 0, 0]);
    assert_eq!((score::points(played.table()), played.mover()), (vec![1, 0, 0], A), "one column, not all");
    played.plays("pass", &[]);
    assert_eq!((played.verdict(2), played.mover()), (Verdict::Out, A), "who passes alone leaves the column to nobody");
    played.plays("throw", &[1]);
    assert_eq!(played.outcome().scores, Some(vec![4, 0, 0]), "the last die takes column 3, and nobody has one for 4");
}

#[test]
fn by_the_first_rules_who_alone_has_dice_gets_the_other_columns() {
    assert_eq!(alone(1).outcome().scores, Some(vec![10, 0, 0]));
}

/// D-42: the last player in, because the others have passed, need not throw.
#[test]
fn the_last_one_in_has_the_column_while_others_have_dice() {
    let mut played = begin("variant=ladder columns=2", 2, &[]);
    played.plays("pass", &[]);
    assert_eq!((played.verdict(1), played.mover()), (won(&[B]), B));
}

/// T-36: the first player to reach the number has the column.
#[test]
fn the_skirmish() {
    let mut played = begin("variant=skirmish", 2, &[]);
    played.plays("throw 1", &[4]).plays("2", &[4, 1]).plays("throw 1", &[6]);
    assert_eq!((played.verdict(6), played.mover()), (won(&[A]), B), "4 to A, 5 to B, 6 to A");
    played.plays("throw 1", &[2]);
    played.plays("throw 2", &[3, 3]).plays("throw 3", &[4, 2, 1]);
    assert_eq!((played.verdict(7), played.mover()), (won(&[B]), A));
    assert_eq!([A, B].map(|seat| played.table().player(seat).dice), [26, 24]);
    assert_eq!(played.refuses("throw"), "katego-count");
}

#[test]
fn trading() {
    let mut played = begin("variant=trade", 3, &[]);
    played.plays("bid 1", &[]).plays("2", &[]);
    assert_eq!((played.mover(), played.refuses("bid 2")), (C, "katego-bid-more".to_owned()));
    played.plays("pass", &[]).plays("pass", &[1, 2]);
    assert_eq!(played.verdict(4), Verdict::Out, "three is not enough, and nobody has the column");
    assert_eq!((played.mover(), played.table().player(B).dice), (C, 28), "left of who won the bidding");
    played.plays("pass", &[]).plays("bid 3", &[]).plays("pass", &[4, 4, 4]);
    assert_eq!((played.verdict(5), played.mover()), (won(&[A]), B));
    played.plays("pass", &[]).plays("pass", &[]).plays("pass", &[]);
    assert_eq!((played.verdict(6), played.mover()), (Verdict::Out, C), "nobody bids, and left of B the next opens");
    played.plays("bid 10", &[5; 10]);
    assert_eq!(played.verdict(7), won(&[C]), "nobody can bid more than ten");
}

/// D-46: if all have passed on a column, the player to the left of its opener opens the next one.
#[test]
fn the_next_one_opens_after_a_column_that_nobody_wanted() {
    let opener_of_third = |number: u16| {
        let mut played = begin_by(number, "variant=trade columns=4", 3, &[]);
        let mut openers = vec![played.mover()];
        for _ in 0..2 {
            played.plays("pass", &[]).plays("pass", &[]).plays("pass", &[]);
            openers.push(played.mover());
        }
        openers
    };
    assert_eq!(opener_of_third(2), [A, B, C]);
    assert_eq!(opener_of_third(1), [A, C, B], "as old records have it");
}

/// T-37: with eight in all you may take 6 or 4, and not 9.
#[test]
fn the_auction() {
    let mut played = begin("variant=auction columns=6", 2, &[]);
    played.plays("bid 2", &[]).plays("pass", &[2, 3]).plays("k5", &[]);
    played.plays("bid 2", &[]).plays("pass", &[4, 4]).plays("k8", &[]);
    played.plays("bid 2", &[]).plays("pass", &[4, 4]).plays("k7", &[]);
    played.plays("bid 5", &[]).plays("pass", &[1, 1, 1, 1, 4]);
    assert_eq!((played.refuses("k9"), played.refuses("k5")), ("katego-take".to_owned(), "katego-take".to_owned()));
    assert!(played.may("column 6") && played.may("column 4"));
    played.plays("k4", &[]);
    played.plays("bid 1", &[]).plays("pass", &[2]);
    assert_eq!(played.verdict(6), Verdict::Open, "two takes nothing, and the next auction follows");
    played.plays("pass", &[]).plays("pass", &[]);
    assert_eq!(played.outcome().scores, Some(vec![12, 12]), "all pass: 5 and 7 against 8 and 4");
}

/// T-38: in one table for all each value must be higher than the one before.
#[test]
fn progressive_katego() {
    let mut played = begin("variant=progressive", 3, &sum(5));
    played.plays("k8", &sum(4)).plays("k1", &sum(7)).plays("k8", &sum(9)).plays("k8", &sum(9));
    assert_eq!((played.mover(), played.refuses("k8")), (B, "katego-higher".to_owned()));
    assert_eq!(played.verdict(8), won(&[A]), "it is A's until somebody writes more");
    played.plays("k2", &sum(10)).plays("k8", &sum(3));
    assert_eq!((played.verdict(8), score::points(played.table())), (won(&[C]), vec![0, 3, 8]));
}

#[test]
fn a_value_that_fits_nowhere_is_lost() {
    let mut played = begin("variant=progressive columns=2", 2, &sum(9));
    played.plays("k1", &sum(9));
    let lost = played.tried(B, "k2", &[2, 3, 4, 5]).expect("a free column");
    assert!(lost.1.iter().any(|text| text.key == "katego-lost"), "five and nine fit nowhere: {:?}", lost.1);
}

/// D-50: the highest entry brings the points. The lowest of at least two writers costs them.
#[test]
fn the_podium() {
    let mut played = begin("variant=podium columns=3", 3, &sum(9));
    played.plays("k3", &sum(4));
    assert_eq!(score::points(played.table()), [3, 0, 0], "one writer has no lowest entry");
    played.plays("k3", &sum(6)).plays("k3", &sum(9));
    assert_eq!(score::points(played.table()), [3, -3, 0]);
    played.plays("k3", &sum(8));
    assert_eq!(score::points(played.table()), [0, -3, 0], "two nines");
    played.plays("pass", &sum(3)).plays("k3", &sum(3));
    assert_eq!(score::points(played.table()), [0, 0, -3]);
}

#[test]
fn golf_is_progressive_with_dice_of_a_stock() {
    let mut played = begin("variant=golf columns=2", 2, &[]);
    assert_eq!(played.table().player(A).dice, 50);
    played.plays("10", &[1; 10]).plays("k2", &[]).plays("3", &[1, 1, 1]).plays("k1", &[]);
    played.plays("4 dice", &[1; 4]).plays("k1", &[]).plays("throw 4", &[1; 4]);
    assert_eq!(played.outcome().scores, Some(vec![3, 0]), "four beats three, and the other four fits nowhere");
}
