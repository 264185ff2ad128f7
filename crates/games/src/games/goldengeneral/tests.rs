use std::collections::BTreeSet;

use super::*;
use crate::game::{Input, Seat, Viewer};
use crate::games::general::boxes::BOOK;
use crate::games::tests::{replayed, thoughts};

/// Dice by colours: red, green, blue, yellow, white.
fn hand(pairs: [[u8; 2]; 5]) -> Hand {
    let faces: Vec<u8> = [0, 1].iter().flat_map(|n| pairs.map(|pair| pair[*n])).collect();
    Hand::showing(&faces, 6)
}

fn row(word: &str) -> usize {
    WORDS.iter().position(|name| *name == word).expect("a box")
}

fn scored(hand: &Hand, boxes: [&str; 2], first: &[u8]) -> Option<[i32; 2]> {
    let fill = Fill { rows: boxes.map(row).to_vec(), faces: first.to_vec() };
    let entries = GoldenGeneral.entries(&BOOK.level(), hand, true, &fill).ok()?;
    Some([entries[0], entries[1]].map(crate::kit::boxgame::points))
}

#[test]
fn ten_dice_are_divided_so_that_both_boxes_count_most() {
    // T-11.
    let hand = hand([[6, 6], [6, 6], [6, 6], [6, 2], [6, 3]]);
    assert_eq!(scored(&hand, ["general", "sixes"], &[]), Some([40, 18]));
    assert_eq!(scored(&hand, ["sixes", "general"], &[]), Some([18, 40]));
    // With the faces of the first hand named.
    assert_eq!(scored(&hand, ["general", "sixes"], &[2, 3, 6, 6, 6]), Some([0, 30]));
    assert_eq!(scored(&hand, ["general", "sixes"], &[2, 2, 6, 6, 6]), None, "there is one two");
}

#[test]
fn two_straights_fill_one_box() {
    // T-12.
    let hand = hand([[1, 1], [2, 2], [3, 3], [4, 4], [5, 6]]);
    assert_eq!(scored(&hand, ["straight", "sixes"], &[]), Some([10, 6]));
}

#[test]
fn each_hand_has_all_colours() {
    // T-13: every hand is 6 6 x 1 1.
    let hand = hand([[6, 6], [6, 6], [6, 1], [1, 1], [1, 1]]);
    assert_eq!(scored(&hand, ["general", "full"], &[]), Some([0, 20]));
    assert_eq!(scored(&hand, ["sixes", "ones"], &[]), Some([18, 3]));
    let hands: BTreeSet<[u8; 6]> = splits(hand.faces()).iter().map(|split| split.hands[0]).collect();
    assert_eq!(hands, BTreeSet::from([[2, 0, 0, 0, 0, 3], [3, 0, 0, 0, 0, 2]]));
    assert_eq!(scored(&hand, ["full", "ones"], &[6, 6, 6, 6, 1]), None);
}

#[test]
fn there_are_sixteen_splits() {
    let hand = hand([[1, 2], [1, 3], [1, 4], [1, 5], [1, 6]]);
    let both: BTreeSet<BTreeSet<[u8; 6]>> = splits(hand.faces()).iter().map(|split| split.hands.into()).collect();
    assert_eq!(both.len(), 16);
    for split in splits(hand.faces()) {
        assert_eq!(split.hands.map(|hand| hand.iter().sum::<u8>()), [5, 5]);
    }
}

/// In general, the first throw brings a bonus, and a general on it wins at once. Neither is true here.
#[test]
fn the_first_throw_is_like_the_others() {
    let hand = hand([[6, 5], [6, 5], [6, 5], [6, 3], [6, 3]]);
    assert_eq!(scored(&hand, ["general", "full"], &[]), Some([40, 20]));
    assert!(!GoldenGeneral.wins(&hand, true, &Fill { rows: vec![9, 7], faces: Vec::new() }));
}

#[test]
fn kept_dice_are_of_as_many_colours_as_can_be() {
    let mut hand = hand([[6, 6], [6, 1], [2, 6], [3, 3], [4, 5]]);
    assert!(GoldenGeneral.keep(&mut hand, &[6, 6, 6]));
    let kept: BTreeSet<usize> = (0..10).filter(|die| hand.is_kept(*die)).map(|die| die % COLOURS).collect();
    assert_eq!(kept, BTreeSet::from([0, 1, 2]));
    let before = hand.clone();
    assert!(!GoldenGeneral.keep(&mut hand, &[6, 6, 6, 6, 6]) && hand == before);
}

const BEGUN: &str = "game goldengeneral\nseats Anna | Boris\nfirst 1\ndeal 6 6 6 6 6 6 6 6 2 3\n";
const NEXT: &str = "1 2 3 4 5 1 2 3 4 6";

#[test]
fn two_boxes_are_filled_by_one_move_or_one_after_the_other() {
    let one = replayed(&format!("{BEGUN}1 general sixes ; {NEXT}\n"));
    let two = replayed(&format!("{BEGUN}1 sixes\n1 general ; {NEXT}\n"));
    let undone = replayed(&format!("{BEGUN}1 ones\n1 ones\n1 sixes\n1 general ; {NEXT}\n"));
    let numbers = replayed(&format!("{BEGUN}1 general 6 6 6 6 6 6 ; {NEXT}\n"));
    for live in [one, two, undone, numbers] {
        assert_eq!(live.position().scores(Viewer::Public), Some(vec![58, 0]));
        assert_eq!(live.turn().seats().iter().collect::<Vec<_>>(), [Seat(1)]);
    }
    let mut live = replayed(BEGUN);
    for text in [
        "general general",
        "general sixes 6",
        "general sixes 5 5 5 5 5",
        "general 6 6 6 6 6",
        "keep 6 6 6 6 6 6 6 6 6 6 6",
    ] {
        assert!(live.play(Seat(0), &Input::canonical(text), 0).is_err(), "{text}");
    }
}

#[test]
fn five_turns_fill_the_sheet() {
    let mut text = BEGUN.to_owned();
    for (n, boxes) in ["ones twos", "threes fours", "fives sixes", "straight full", "four general"].iter().enumerate() {
        let drawn = if n < 4 { format!(" ; {NEXT}") } else { String::new() };
        text += &format!("1 {boxes} ; {NEXT}\n2 {boxes}{drawn}\n");
    }
    assert!(replayed(&text).outcome().is_some());
}

#[test]
fn a_computer_that_must_lose_writes_its_last_two_boxes() {
    let all = ["general sixes", "ones twos", "threes fours", "fives straight", "full four"];
    let mut text = BEGUN.to_owned();
    for boxes in &all[..4] {
        text += &format!("1 {boxes} ; {NEXT}\n2 {boxes} ; {NEXT}\n");
    }
    text += &format!("1 full four ; {NEXT}\n2 throw ; {NEXT}\n2 throw ; {NEXT}\n");
    // Picking one box and putting it back would never end.
    for thought in thoughts(&replayed(&text), 1..=4) {
        assert!(["full four", "four full"].iter().any(|both| thought.starts_with(both)), "{thought}");
    }
}
