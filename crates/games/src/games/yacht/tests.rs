use super::*;
use crate::game::{Input, Labels, Manner, Seat, Turn, Viewer};
use crate::games::tests::{replayed, trial};
use crate::kit::scores::ScoreSheet;

/// The score of dice in the box of a word. `None`: the box is struck out.
fn scored(word: &str, dice: &[u8], first: bool) -> Option<i32> {
    let row = boxes::WORDS.iter().position(|name| *name == word).expect("a box");
    let fill = Fill::row(row);
    match Yacht.entries(&(), &Hand::showing(dice, 6), first, &fill).expect("a box as it comes")[0] {
        Entry::Scored(points) => Some(points),
        Entry::Open | Entry::Struck => None,
    }
}

#[test]
fn a_full_house_counts_in_several_boxes() {
    // T-14.
    let dice = [3, 3, 4, 4, 4];
    let scores = ["full", "pairs", "three", "pair"].map(|word| scored(word, &dice, false));
    assert_eq!(scores, [18, 14, 12, 8].map(Some));
}

#[test]
fn the_lower_of_two_pairs_may_be_used() {
    let hand = Hand::showing(&[3, 3, 4, 4, 4], 6);
    assert_eq!(Yacht.others(&hand), [Fill { rows: vec![boxes::PAIR], faces: vec![3] }]);
    let written = |face| {
        let fill = Fill { rows: vec![boxes::PAIR], faces: vec![face] };
        Yacht.entries(&(), &hand, false, &fill).map(|entries| entries[0])
    };
    assert_eq!((written(3), written(4)), (Ok(Entry::Scored(6)), Ok(Entry::Scored(8))));
    assert!(written(5).is_err(), "there is no such pair");
    assert_eq!(Yacht.others(&Hand::showing(&[4, 4, 4, 4, 1], 6)), [], "four equal dice are one pair");
}

#[test]
fn the_first_throw_doubles_what_the_dice_show_and_not_the_bonus() {
    // T-15 to T-17.
    assert_eq!(scored("full", &[3, 3, 3, 2, 2], true), Some(26));
    assert_eq!(scored("pair", &[4, 4, 5, 6, 3], true), Some(16));
    assert_eq!(scored("yacht", &[2, 2, 2, 2, 2], true), Some(70));
    assert_eq!([true, false].map(|first| scored("large", &[6, 2, 5, 3, 4], first)), [Some(60), Some(40)]);
    assert_eq!([true, false].map(|first| scored("small", &[1, 2, 5, 3, 4], first)), [Some(50), Some(35)]);
    assert_eq!([true, false].map(|first| scored("four", &[6, 6, 6, 6, 1], first)), [Some(58), Some(34)]);
    // Neither the chance nor the school counts double.
    assert_eq!([true, false].map(|first| scored("chance", &[6, 6, 6, 6, 1], first)), [Some(25); 2]);
    assert_eq!([true, false].map(|first| scored("sixes", &[6, 6, 6, 6, 1], first)), [Some(24); 2]);
}

#[test]
fn the_school_counts_what_is_missing_from_three() {
    // T-18.
    let twos = |dice: &[u8]| scored("twos", dice, false);
    assert_eq!((twos(&[2, 2, 3, 4, 5]), scored("threes", &[2, 2, 3, 4, 5], false)), (Some(-10), Some(-20)));
    assert_eq!((twos(&[2, 2, 2, 2, 2]), twos(&[2, 2, 2, 2, 4])), (Some(10), Some(8)));
    assert_eq!((twos(&[2, 2, 2, 1, 1]), twos(&[1, 1, 1, 1, 1])), (Some(0), Some(-30)));
}

#[test]
fn five_equal_dice_are_neither_a_full_house_nor_two_pairs() {
    for word in ["full", "pairs"] {
        assert_eq!((scored(word, &[5; 5], false), scored(word, &[5, 5, 5, 5, 2], false)), (None, None), "{word}");
    }
    assert_eq!([scored("three", &[5; 5], false), scored("four", &[5; 5], false)], [Some(15), Some(30)]);
}

/// Some cells of the book's sample game are impossible: two pairs never score 21, sixes never 12, twos never 2.
#[test]
fn a_sheet_has_a_best_and_a_worst() {
    // T-19. The worst sheet has a chance of five ones, since that box takes anything.
    let mut range = [(i32::MAX, i32::MIN); 15];
    for n in 0..7_776u32 {
        let dice: Vec<u8> = (0..5).map(|die| (n / 6u32.pow(die) % 6) as u8 + 1).collect();
        for (row, word) in boxes::WORDS.iter().enumerate() {
            for first in [true, false] {
                let points = scored(word, &dice, first).unwrap_or(0);
                range[row] = (range[row].0.min(points), range[row].1.max(points));
                let impossible = matches!((*word, points), ("pairs", 21) | ("sixes", 12) | ("twos", 2));
                assert!(!impossible, "{word} {dice:?}");
            }
        }
    }
    let sum = |of: fn(&(i32, i32)) -> i32| range.iter().map(of).sum::<i32>();
    assert_eq!((sum(|range| range.1), sum(|range| range.0)), (573, -180 + 5));
}

/// The sums of the book's sample game are right, though three of its cells are impossible.
#[test]
fn the_columns_of_the_book_add_up() {
    let columns = [
        [75, 40, 35, 0, 17, 10, 15, 10, 17, 24, 0, 0, 12, -20, -10],
        [0, 60, 35, 22, 28, 21, 6, 12, 27, 24, 20, 0, 0, 0, 0],
        [55, 40, 0, 26, 7, 14, 36, 6, 19, -20, -10, 16, 0, 2, 5],
        [110, 40, 35, 30, 13, 12, 15, 2, 22, 12, 20, -30, 0, -20, -10],
    ];
    let sheet = ScoreSheet::of(columns.iter().map(|column| column.map(Entry::Scored).to_vec()).collect());
    let totals: Vec<i64> = sheet.seats().iter().map(|seat| sheet.total(seat)).collect();
    assert_eq!(totals, [225, 255, 196, 251]);
}

const BEGUN: &str = "game yacht\nseats Anna | Boris\nfirst 1\ndeal 3 5 5 1 2\n";

#[test]
fn dice_are_kept_and_thrown_again_twice() {
    let live = replayed(&format!("{BEGUN}1 keep 5 5\n1 throw ; 5 6 1\n1 die 1\n1 throw ; 2 2\n"));
    assert!(
        live.position()
            .board(Viewer::Public)
            .ends_with("turn 1, seat 1: 3 [5] [5] 1 2 / [5] [5] [5] 6 1 / [5] [5] [5] 2 2")
    );
    let refused = |text: &str| {
        let mut live = replayed(&format!("{BEGUN}1 again 1 2 3 ; 1 1 1\n1 keep 5\n1 throw ; 6 6 6 6\n"));
        live.play(Seat(0), &Input::canonical(text), 0).expect_err("illegal").text.key
    };
    assert_eq!(["throw", "keep 6", "die 3", "again 6"].map(refused), ["dice-no-throw-left"; 4]);
}

#[test]
fn a_die_that_was_kept_may_be_thrown_again() {
    let live =
        replayed(&format!("{BEGUN}1 keep 5 5\n1 throw ; 1 1 1\n1 keep 1 1 1\n1 throw ; 1 1\n1 yacht ; 1 2 3 4 5\n"));
    assert_eq!(live.position().scores(Viewer::Public), Some(vec![55, 0]));
}

#[test]
fn what_cannot_be_done_is_refused_with_a_reason() {
    let refused = |text: &str| {
        let mut live = replayed(&format!("{BEGUN}1 pair ; 6 6 6 2 2\n2 full ; 1 1 3 4 5\n"));
        live.play(Seat(0), &Input::canonical(text), 0).expect_err("illegal").text
    };
    assert_eq!(refused("pair").key, "dice-box-filled");
    assert_eq!(refused("keep 6").key, "dice-not-there");
    assert_eq!(refused("again 1 1 1").key, "dice-not-there");
    assert_eq!(refused("yacht 1").key, "dice-not-there", "named with its face a box is not struck out by mistake");
    assert_eq!(refused("full 3").key, "dice-box-alone");
    assert_eq!(refused("die 6").key, "dice-box-syntax");
    let mut live = replayed(&format!("{BEGUN}1 keep 1 2 3 5 5\n"));
    let reject = live.play(Seat(0), &Input::canonical("throw"), 0).expect_err("nothing to throw");
    assert_eq!(reject.text.key, "dice-all-kept");
}

#[test]
fn moves_are_typed_in_several_ways() {
    let live = replayed(BEGUN);
    let read = |text: &str| {
        let input = Input::typed(text, Labels::Cyrillic, Manner::Addressed);
        live.position().read(Seat(0), &input).map(crate::game::Parsed::into_text).ok()
    };
    for (text, canonical) in [
        ("keep 5 5", "keep 5 5"),
        ("keep 55", "keep 5 5"),
        ("KEEP 5, 3, 5!", "keep 3 5 5"),
        ("keep", "keep"),
        ("again 2 1", "again 1 2"),
        ("pair 3.", "pair 3"),
        ("die 2", "die 2"),
        ("5", "fives"),
        ("3+2", "full"),
        ("2+2!", "pairs"),
    ] {
        assert_eq!(read(text).as_deref(), Some(canonical), "{text}");
    }
    for text in ["keep 7", "keep 1 1 1 1 1 1", "again", "die 0", "pair pair", "yachts", "throw 5", "7", "2+3", "3+", ""]
    {
        assert_eq!(read(text), None, "{text}");
    }
}

#[test]
fn whoever_fills_a_box_gives_the_turn_on() {
    let live = replayed(&format!("{BEGUN}1 fives ; 6 6 6 2 2\n"));
    assert_eq!(live.turn().seats().iter().collect::<Vec<_>>(), [Seat(1)]);
    assert_eq!(live.position().scores(Viewer::Public), Some(vec![-10, 0]));
}

#[test]
fn sheets_stay_covered_until_the_last_box() {
    let live = replayed("game yacht together=on\nseats Anna | Boris\nfirst 1\ndeal 3 5 5 1 2\n1 keep 5 5\n1 throw\n");
    let public = live.position().board(Viewer::Public);
    assert!(public.contains("total   ") && public.ends_with("turn 1, all: 3 5 5 1 2"), "{public}");
    let own = live.position().board(Viewer::Seat(Seat(0)));
    assert!(own.ends_with("turn 1, seat 1: 3 [5] [5] 1 2"), "{own}");
    assert!(!live.position().board(Viewer::Seat(Seat(1))).contains('['), "nobody sees what another keeps");
    assert_eq!(live.position().scores(Viewer::Public), None);
    assert_eq!(live.turn().seats().iter().collect::<Vec<_>>(), [Seat(1)]);
}

#[test]
fn one_throw_for_all_is_taken_by_those_who_throw() {
    let begun = "game yacht together=on\nseats Anna | Boris\nfirst 1\ndeal 3 5 5 1 2\n";
    let live = replayed(&format!("{begun}1 keep 5 5\n1 throw\n2 keep 1\n2 throw ; 6 6 1 4 5\n"));
    let own = |seat| live.position().board(Viewer::Seat(Seat(seat)));
    assert!(own(0).ends_with("/ 6 [5] [5] 4 5"), "{}", own(0));
    assert!(own(1).ends_with("/ 6 6 1 [1] 5"), "{}", own(1));
}

#[test]
fn with_real_dice_the_faces_are_typed() {
    let mut live = replayed("game yacht dice=real\nseats Anna | Boris\nfirst 1\n");
    let mut type_in = |text: &str| {
        live.play(Seat(0), &Input::typed(text, Labels::Latin, Manner::Addressed), 0).map(|step| step.line.to_string())
    };
    assert_eq!(type_in("3 5 5 1 2").as_deref(), Ok("1 throw ; 3 5 5 1 2 @ 0"));
    assert_eq!(type_in("keep 5 5").as_deref(), Ok("1 keep 5 5 @ 0"));
    assert_eq!(type_in("5 6 1").as_deref(), Ok("1 throw ; 5 6 1 @ 0"));
    assert_eq!(type_in("again 6 1").as_deref(), Ok("1 again 1 6 @ 0"));
    assert_eq!(type_in("5 5").as_deref(), Ok("1 throw ; 5 5 @ 0"));
    assert_eq!(type_in("3+2").as_deref(), Ok("1 full @ 0"), "nothing is left to throw");
}

#[test]
fn whoever_leaves_stands_behind_the_others() {
    let begun = "game yacht\nseats Anna | Boris | Vera\nfirst 1\ndeal 3 5 5 1 2\n";
    let text = format!("{begun}1 pair ; 1 1 1 2 3\n2 three ; 6 6 6 6 6\n3 ones ; 1 2 3 4 5\n");
    let mut live = replayed(&text);
    live.resign(Seat(1), 0).expect("it goes on");
    assert!(matches!(live.turn(), Turn::Act(_)));
    live.resign(Seat(0), 0).expect("it ends");
    assert_eq!(live.outcome().map(|outcome| outcome.places), Some(vec![2, 3, 1]));
}

#[test]
fn a_throw_is_told_with_what_lies_there_then() {
    let mut game = trial::seated("yacht", "", "Anna | Boris");
    assert_eq!(trial::play(&mut game, &["3 5 5 1 2"]), ["dice-threw"]);
    assert_eq!(trial::play(&mut game, &["again 1 2 3", "6 6 1"]), ["dice-rethrew"]);
    assert_eq!(trial::play(&mut game, &["again 1 5 5 6 6", "1 1 1 2 2"]), ["dice-rethrew-all"], "kept dice, too");
    assert!(game.position().board(Viewer::Public).contains("1 1 1 2 2"));
}
