use super::*;
use crate::game::{Seat, Turn, Viewer};
use crate::games::general::boxes::{BOOK, PUBLIC};
use crate::games::tests::replayed;

fn scored(scale: Scale, word: &str, dice: &[u8], first: bool) -> Option<i32> {
    let row = WORDS.iter().position(|name| *name == word).expect("a box");
    match General.entries(&scale, &Hand::showing(dice, 6), first, &Fill::row(row)).expect("a box as it comes")[0] {
        Entry::Scored(points) => Some(points),
        Entry::Open | Entry::Struck => None,
    }
}

#[test]
fn faces_count_their_sum() {
    // T-08.
    let dice = [4, 4, 4, 2, 6];
    assert_eq!(["fours", "twos", "sixes"].map(|word| scored(BOOK, word, &dice, false)), [12, 2, 6].map(Some));
    assert_eq!(scored(BOOK, "ones", &dice, false), None, "what is not there is struck out");
}

#[test]
fn the_first_throw_counts_five_more_for_three_of_the_boxes() {
    // T-09.
    let full = |scale, first| scored(scale, "full", &[5, 5, 5, 3, 3], first);
    assert_eq!([full(BOOK, false), full(PUBLIC, false)], [Some(20), Some(30)]);
    assert_eq!([full(BOOK, true), full(PUBLIC, true)], [Some(25), Some(35)]);
    assert_eq!(scored(BOOK, "straight", &[2, 3, 4, 5, 6], true), Some(15));
    assert_eq!(scored(BOOK, "four", &[2, 2, 2, 2, 6], true), Some(35));
    assert_eq!(scored(BOOK, "sixes", &[6, 6, 1, 2, 3], true), Some(12), "faces count no more");
}

#[test]
fn a_general_counts_as_such_as_sixes_and_as_four() {
    // T-10.
    let dice = [6; 5];
    assert_eq!([BOOK, PUBLIC].map(|scale| scored(scale, "general", &dice, false)), [Some(40), Some(60)]);
    assert_eq!(scored(BOOK, "sixes", &dice, false), Some(30));
    assert_eq!((scored(BOOK, "four", &dice, false), scored(BOOK, "full", &dice, false)), (Some(30), None));
}

#[test]
fn a_straight_does_not_go_round_the_corner() {
    assert_eq!(scored(BOOK, "straight", &[3, 4, 5, 6, 1], false), None);
    assert_eq!(scored(BOOK, "straight", &[1, 2, 3, 4, 5], false), Some(10));
}

#[test]
fn a_general_on_the_first_throw_wins_at_once() {
    let live =
        replayed("game general\nseats Anna | Boris | Vera\nfirst 1\ndeal 6 6 6 6 1\n1 sixes ; 2 2 2 2 2\n2 general\n");
    assert!(matches!(live.turn(), Turn::Over(_)));
    let outcome = live.outcome().expect("it is over");
    assert_eq!((outcome.places, outcome.scores), (vec![2, 1, 3], Some(vec![24, 40, 0])));
    // As four of a kind it counts 35 and no more.
    let live = replayed("game general\nseats Anna | Boris\nfirst 1\ndeal 6 6 6 6 6\n1 four ; 2 2 2 2 1\n");
    assert!(matches!(live.turn(), Turn::Act(_)));
    assert_eq!(live.position().scores(Viewer::Public), Some(vec![35, 0]));
}

#[test]
fn a_general_of_later_throws_or_of_common_dice_only_counts() {
    let live =
        replayed("game general\nseats Anna | Boris\nfirst 1\ndeal 6 6 6 6 1\n1 again 1 ; 6\n1 general ; 1 2 3 4 5\n");
    assert!(matches!(live.turn(), Turn::Act(_)));
    let live = replayed(
        "game general together=on\nseats Anna | Boris\nfirst 1\ndeal 6 6 6 6 6\n1 general\n2 sixes ; 1 1 1 1 2\n",
    );
    assert_eq!(live.turn().seats().iter().collect::<Vec<_>>(), [Seat(0), Seat(1)], "they are equal by it");
}
