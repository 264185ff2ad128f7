use super::*;
use crate::game::Viewer;
use crate::game::scene::Says;
use crate::games::tests::replayed;
use crate::play::Match;

fn scored(columns: Columns, word: &str, dice: &[u8]) -> Option<i32> {
    let row = WORDS.iter().position(|name| *name == word).expect("a box");
    columns.score(row, &counts(dice))
}

/// A match in turn: the word of a box, and the dice that go there.
fn played(settings: &str, turns: &[(&str, [u8; 5])]) -> Match {
    let dice = |n: usize| turns.get(n).map_or([1, 2, 3, 4, 6], |turn| turn.1).map(|face| face.to_string()).join(" ");
    let mut text = format!("game cameroon {settings}\nseats Anna | Boris\nfirst 1\ndeal {}\n", dice(0));
    for (n, (word, _)) in turns.iter().enumerate() {
        // After ten turns each there are no more throws.
        let next = if n + 1 < 20 { format!(" ; {}", dice(n + 1)) } else { String::new() };
        text += &format!("{} {word}{next}\n", n % 2 + 1);
    }
    replayed(&text)
}

#[test]
fn boxes_count_by_the_form_that_is_played() {
    assert_eq!(scored(Columns::Own, "fives", &[5, 5, 5, 6, 2]), Some(15));
    for (columns, points) in [(Columns::Own, [21, 30, 50]), (Columns::Shared, [15, 20, 30])] {
        let small = scored(columns, "small", &[5, 1, 2, 4, 3]);
        let large = scored(columns, "large", &[5, 6, 2, 4, 3]);
        assert_eq!([small, large, scored(columns, "equal", &[3; 5])], points.map(Some));
        assert_eq!(scored(columns, "full", &[5, 5, 5, 2, 2]), Some(19));
        assert_eq!((scored(columns, "full", &[5; 5]), scored(columns, "small", &[6, 1, 2, 4, 3])), (None, None));
    }
}

/// The example of the rules: 5 5 5 6 2 are fifteen as fives, or three fives are kept for a full house.
#[test]
fn three_fives_are_written_or_kept_for_a_full_house() {
    let kept = |rest: &str| {
        let start = "game cameroon\nseats Anna | Boris\nfirst 1\ndeal 5 5 5 6 2\n1 keep 5 5 5\n1 throw ; ";
        replayed(&format!("{start}{rest}\n1 full ; 1 2 3 4 6\n")).position().scores(Viewer::Public)
    };
    assert_eq!((kept("2 2"), kept("2 3")), (Some(vec![19, 0]), Some(vec![0, 0])));
}

#[test]
fn own_boxes_are_filled_once() {
    let game = played("", &[("fives", [5, 5, 5, 6, 2]), ("fives", [5, 5, 1, 6, 2])]);
    assert_eq!(game.position().scores(Viewer::Public), Some(vec![15, 10]));
    let mut game = game;
    let reject = game.play(Seat(0), &crate::game::Input::canonical("fives"), 0).expect_err("filled");
    assert_eq!(reject.text.key, "dice-box-filled");
}

#[test]
fn a_shared_column_adds_up_and_closes_for_all() {
    // Two players: the twos are full at twelve.
    let turns = [("twos", [2, 2, 2, 1, 1]), ("twos", [2, 1, 1, 3, 4]), ("twos", [2, 2, 3, 3, 1])];
    let mut game = played("columns=shared", &turns);
    assert_eq!(game.position().scores(Viewer::Public), Some(vec![10, 2]));
    let reject = game.play(Seat(1), &crate::game::Input::canonical("twos"), 0).expect_err("full");
    assert_eq!(reject.text.key, "dice-box-filled");
}

#[test]
fn a_filled_shared_box_shows_what_would_come_on_top() {
    // Two players: the twos are full at twelve. The dice on the table are 1 2 3 4 6.
    let game = played("columns=shared", &[("twos", [2, 2, 2, 1, 1]), ("ones", [1, 1, 3, 3, 4])]);
    let items = game.position().scene(Viewer::Public).items;
    let says = |text: &str| {
        let plain = Says::Plain(text.to_owned());
        items.iter().any(|item| matches!(item, Item::Label { says, .. } if *says == plain))
    };
    assert!(says("6") && says("(2)") && says("(1)"), "Anna may add a two, and one in a box of her own");
}

#[test]
fn straights_are_written_once_by_everybody() {
    let (small, large) = (("small", [1, 2, 3, 4, 5]), ("large", [6, 2, 3, 4, 5]));
    let mut game = played("columns=shared", &[small, small, large, large]);
    assert_eq!(game.position().scores(Viewer::Public), Some(vec![35, 35]));
    let reject = game.play(Seat(0), &crate::game::Input::canonical("large"), 0).expect_err("once");
    assert_eq!(reject.text.key, "dice-box-filled");
}

#[test]
fn limits_grow_with_the_players_but_for_five_equal_dice() {
    assert_eq!([limit(0, 2), limit(5, 4), limit(FULL, 3), limit(EQUAL, 9)], [6, 72, 60, 60].map(Some));
    assert_eq!([limit(SMALL, 2), limit(LARGE, 2)], [None; 2]);
}

#[test]
fn ten_turns_each_end_it() {
    let turns: Vec<(&str, [u8; 5])> = (0..20).map(|_| ("sixes", [1, 2, 3, 4, 5])).collect();
    assert!(played("columns=shared", &turns[..19]).outcome().is_none());
    assert!(played("columns=shared", &turns).outcome().is_some());
}

#[test]
fn shared_columns_are_played_in_turn() {
    assert!(Cameroon.way(&Columns::Shared, Way::Together).is_err());
    assert_eq!(Cameroon.way(&Columns::Shared, Way::Turns), Ok(Way::Turns));
    assert_eq!(Cameroon.way(&Columns::Own, Way::Named), Ok(Way::Named));
}

#[cfg(thorough)]
#[test]
fn higher_levels_are_better() {
    for (settings, levels) in [("", [5, 4]), ("", [3, 2]), ("columns=shared", [5, 3]), ("columns=shared", [3, 1])] {
        let (share, _) = crate::games::tests::rivals("cameroon", settings, levels, 60);
        assert!(share > 55.0, "{settings} {levels:?}: {share}");
    }
}
