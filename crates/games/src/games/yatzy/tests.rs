use super::boxes::PAIR;
use super::*;
use crate::game::Viewer;
use crate::games::tests::{play, refused, replayed, seeded};

fn scored(sheet: Sheet, word: &str, dice: &[u8]) -> Option<i32> {
    let row = WORDS.iter().position(|name| *name == word).expect("a box");
    sheet.score(row, &counts(dice))
}

#[test]
fn fifteen_boxes_count_the_dice_that_are_meant() {
    let fifteen = |word, dice: &[u8]| scored(Sheet::Fifteen, word, dice);
    assert_eq!(fifteen("pairs", &[6, 6, 2, 2, 1]), Some(16));
    assert_eq!(fifteen("full", &[2, 2, 2, 6, 6]), Some(18));
    assert_eq!(fifteen("four", &[3, 3, 3, 3, 5]), Some(12));
    assert_eq!((fifteen("pair", &[6, 6, 2, 2, 1]), fifteen("three", &[2, 2, 2, 6, 6])), (Some(12), Some(6)));
    assert_eq!((fifteen("small", &[5, 4, 3, 2, 1]), fifteen("large", &[5, 4, 3, 2, 6])), (Some(15), Some(20)));
    assert_eq!((fifteen("small", &[6, 4, 3, 2, 1]), fifteen("large", &[5, 4, 3, 2, 1])), (None, None));
    assert_eq!((fifteen("chance", &[5, 4, 3, 3, 1]), fifteen("yatzy", &[1; 5])), (Some(16), Some(50)));
    for word in ["pairs", "full"] {
        assert_eq!((fifteen(word, &[4; 5]), fifteen(word, &[4, 4, 4, 4, 1])), (None, None), "two values: {word}");
    }
    assert_eq!((fifteen("fives", &[5, 5, 1, 2, 3]), fifteen("sixes", &[5, 5, 1, 2, 3])), (Some(10), None));
}

#[test]
fn thirteen_boxes_count_all_dice_or_what_is_fixed() {
    let thirteen = |word, dice: &[u8]| scored(Sheet::Thirteen, word, dice);
    assert_eq!((thirteen("three", &[2, 2, 2, 6, 5]), thirteen("four", &[3, 3, 3, 3, 5])), (Some(17), Some(17)));
    assert_eq!((thirteen("full", &[2, 2, 2, 6, 6]), thirteen("full", &[2; 5])), (Some(25), None));
    assert_eq!((thirteen("small", &[1, 3, 4, 5, 6]), thirteen("small", &[1, 2, 4, 5, 6])), (Some(30), None));
    assert_eq!((thirteen("large", &[1, 2, 3, 4, 5]), thirteen("large", &[1, 3, 4, 5, 6])), (Some(40), None));
}

/// A sheet of fifteen with the best hand in every box scores 374.
#[test]
fn the_best_sheet_has_374() {
    let mut best = [0; 15];
    for n in 0..7_776u32 {
        let dice: Vec<u8> = (0..5).map(|die| (n / 6u32.pow(die) % 6) as u8 + 1).collect();
        for (row, best) in best.iter_mut().enumerate() {
            *best = (*best).max(Sheet::Fifteen.score(row, &counts(&dice)).unwrap_or(0));
        }
    }
    assert_eq!(best.iter().sum::<i32>() + Sheet::Fifteen.bonus(), 374);
}

#[test]
fn the_faces_bring_a_bonus_from_63() {
    let column = |points: [i32; 6]| {
        let mut column = vec![Entry::Open; WORDS.len()];
        points.into_iter().enumerate().for_each(|(row, points)| column[row] = Entry::Scored(points));
        column
    };
    let bonus = |points| Yatzy.bonus(&Sheet::Fifteen, &column(points));
    assert_eq!(bonus([3, 6, 9, 12, 15, 18]), Some(Entry::Scored(50)));
    assert_eq!(bonus([2, 6, 9, 12, 15, 18]), Some(Entry::Struck));
    assert_eq!(Yatzy.bonus(&Sheet::Thirteen, &column([5, 6, 9, 12, 15, 18])), Some(Entry::Scored(35)));
    assert_eq!(Yatzy.bonus(&Sheet::Fifteen, &[]), Some(Entry::Open));
    let text = "game yatzy\nseats Anna | Boris\nfirst 1\ndeal 6 6 6 6 6\n1 sixes ; 1 2 3 4 6\n2 chance ; 5 5 5 5 5\n\
                1 fives ; 1 1 1 1 1\n2 yatzy ; 4 4 4 1 2\n";
    let game = replayed(&format!("{text}1 fours ; 1 2 3 4 6\n"));
    assert_eq!(game.position().scores(Viewer::Public), Some(vec![67 + 50, 16 + 50]));
    assert!(game.position().board(Viewer::Public).contains("bonus   50   ."));
}

#[test]
fn a_further_five_counts_a_hundred_more_on_the_sheet_with_thirteen_boxes() {
    let text = |sheet: &str| {
        format!(
            "game yatzy sheet={sheet}\nseats Anna | Boris\nfirst 1\ndeal 6 6 6 6 6\n1 yatzy ; 1 1 1 1 1\n\
             2 ones ; 5 5 5 5 5\n1 fives ; 4 4 4 4 4\n2 yatzy ; 1 2 3 4 5\n"
        )
    };
    let scores = |sheet| replayed(&text(sheet)).position().scores(Viewer::Public);
    assert_eq!(scores("thirteen"), Some(vec![50 + 25 + 100, 5 + 50]), "it was the first one that Boris wrote there");
    assert_eq!(scores("fifteen"), Some(vec![75, 55]));
}

#[test]
fn the_sheet_with_thirteen_boxes_has_no_pairs() {
    let game = seeded("yatzy", "sheet=thirteen", "Anna | Boris", 1);
    assert!(!game.position().board(Viewer::Public).contains("pair"));
    assert_eq!(refused(game, &[], "pair").text.key, "dice-box-filled");
    assert_eq!((Sheet::Fifteen.rows().len(), Sheet::Thirteen.rows().len(), WORDS[PAIR]), (15, 13, "pair"));
}

#[test]
fn thirteen_turns_fill_the_sheet_with_thirteen_boxes() {
    let mut game = seeded("yatzy", "sheet=thirteen", "Anna | Boris", 1);
    for row in Sheet::Thirteen.rows() {
        assert_eq!(game.outcome(), None);
        play(&mut game, &[WORDS[row]; 2]).expect("open boxes");
    }
    assert!(game.outcome().is_some());
}

/// The best play of a single player is known to score 248.6 points per sheet. The computer comes near.
#[cfg(thorough)]
#[test]
fn the_best_computer_makes_some_245_points_a_sheet() {
    let (_, mean) = crate::games::tests::rivals("yatzy", "", [5, 5], 80);
    assert!((235.0..257.0).contains(&mean), "{mean}");
}
