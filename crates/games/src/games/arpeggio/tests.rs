use crate::game::scene::{Ink, Item};
use crate::game::{Arg, Input, Labels, Manner, Seat, Viewer};
use crate::games::tests::trial;
use crate::play::Match;

fn begin(settings: &str) -> Match {
    trial::seated("arpeggio", settings, "Anna | Boris")
}

#[test]
fn one_list_rises_and_the_other_one_falls() {
    let mut game = begin("");
    trial::play(&mut game, &["2 4", "24", "5 1", "51", "3 4"]);
    assert_eq!(trial::refused(&mut game, "44"), "arpeggio-reject-dice");
    assert_eq!(trial::play(&mut game, &["34"]), ["arpeggio-writes"]);
    trial::play(&mut game, &["5 6"]);
    assert_eq!(trial::play(&mut game, &["56"]), ["arpeggio-steps-back"], "once a list may turn");
    trial::play(&mut game, &["4 3"]);
    assert_eq!(trial::refused(&mut game, "34"), "arpeggio-reject-rises", "no number follows itself");
    trial::play(&mut game, &["43", "6 5"]);
    assert_eq!(trial::refused(&mut game, "65"), "arpeggio-reject-falls", "a list turns once");
    assert_eq!(trial::scores(&game), [3, 2]);
}

#[test]
fn the_question_says_which_numbers_spend_the_step_back() {
    let mut game = begin("");
    let back = |game: &Match| ["back", "one", "two"].map(|name| trial::asks(game, name));
    let of = |numbers: [i64; 3]| numbers.map(|number| Some(Arg::Num(number)));
    trial::play(&mut game, &["4 6", "46", "6 5", "65", "5 4"]);
    assert_eq!(back(&game), of([1, 45, 45]), "54 goes on from 46");
    trial::play(&mut game, &["54", "5 6", "56", "3 5"]);
    assert_eq!(back(&game), of([2, 35, 53]));
    trial::play(&mut game, &["pass"]);
    assert_eq!(back(&game), of([0, 0, 0]), "Boris goes on down");
    trial::play(&mut game, &["roll", "1 1", "pass"]);
    assert_eq!(back(&game), of([1, 11, 11]), "offered dice, too");
}

#[test]
fn what_is_passed_may_be_taken_and_the_passer_throws() {
    let mut game = begin("");
    trial::play(&mut game, &["6 5", "pass"]);
    assert_eq!(trial::asked(&game), [1]);
    assert_eq!(trial::refused(&mut game, "pass"), "arpeggio-reject-pass", "what is offered is not offered again");
    trial::play(&mut game, &["65"]);
    assert_eq!((trial::asked(&game), trial::scores(&game)), (vec![0], vec![0, 1]));
    // Or you decline them, and throw yourself.
    trial::play(&mut game, &["1 1", "pass", "roll", "5 4"]);
    assert_eq!(trial::asked(&game), [1]);
    trial::play(&mut game, &["54"]);
    assert_eq!((trial::asked(&game), trial::scores(&game)), (vec![0], vec![0, 2]));
}

#[test]
fn of_two_equal_dice_one_is_thrown_again_once() {
    let mut game = begin("");
    trial::play(&mut game, &["3 3", "1"]);
    assert_eq!(trial::refused(&mut game, "33"), "arpeggio-reject-dice");
    trial::play(&mut game, &["13"]);
    trial::play(&mut game, &["4 4", "4"]);
    assert_eq!(trial::refused(&mut game, "again"), "arpeggio-reject-again");
    trial::play(&mut game, &["44"]);
    assert_eq!(trial::scores(&game), [1, 1]);
}

#[test]
fn a_full_list_wins_and_so_does_the_longer_one_in_the_end() {
    let mut game = begin("length=5");
    for (up, down) in [("1 2", "6 6"), ("1 3", "6 5"), ("2 4", "6 4"), ("3 5", "5 2")] {
        let written = |dice: &str| dice.replace(' ', "");
        trial::play(&mut game, &[up, &written(up), down]);
        let falls: String = if down == "6 6" { "66".to_owned() } else { written(down) };
        trial::play(&mut game, &[&falls]);
    }
    trial::play(&mut game, &["6 1", "61"]);
    assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![1, 2]));
    let mut game = begin("length=5");
    trial::play(&mut game, &["1 2", "12", "1 2", "pass"]);
    while game.outcome().is_none() {
        // A throw declines the offered dice.
        let seat = game.turn().seats().iter().next().expect("somebody is asked");
        for text in ["roll", "2 1", "pass"] {
            let input = Input::typed(text, Labels::Latin, Manner::Private);
            game.play(Seat(seat.0), &input, 0).expect("a throw, and a pass");
        }
    }
    assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![1, 2]), "the longer list, after forty turns");
}

#[test]
fn a_number_is_lit_until_the_next_move_even_if_that_is_a_pass() {
    let mut game = begin("");
    let lit = |game: &Match| {
        let items = game.position().scene(Viewer::Public).items;
        items.iter().filter(|item| matches!(item, Item::Fill { ink: Ink::Accent, .. })).count()
    };
    trial::play(&mut game, &["2 4", "24", "5 1", "51", "3 4"]);
    assert_eq!(lit(&game), 1, "what Boris wrote");
    trial::play(&mut game, &["pass"]);
    assert_eq!(lit(&game), 1, "the dice on offer: what Anna wrote is older");
    trial::play(&mut game, &["43"]);
    assert_eq!(lit(&game), 1);
}

#[test]
fn nobody_is_offered_the_own_dice() {
    let mut game = begin("");
    // Boris falls to 11, after he has stepped back.
    trial::play(&mut game, &["1 2", "12", "2 1", "12", "1 3", "13", "2 1", "21", "1 4", "14", "1 1", "11", "1 2"]);
    assert_eq!(trial::asked(&game), [0]);
    assert_eq!(trial::play(&mut game, &["pass"]), ["arpeggio-pass-news"]);
    assert_eq!(trial::asked(&game), [0], "Boris can go no further");
    assert!(trial::asks(&game, "back").is_none(), "new dice fall");
    assert!(!game.position().board(crate::game::Viewer::Public).contains("offered"));
}
