//! The rules by example.

use crate::base::Draw;
use crate::game::{Input, Labels, Manner, Seat, Viewer};
use crate::games::tests::{replayed, thoughts};
use crate::play::Match;

const ANNA: Seat = Seat(0);
const BORIS: Seat = Seat(1);
const VERA: Seat = Seat(2);

/// A match of Anna, Boris and Vera with these lines; Anna begins.
fn after(settings: &str, lines: &[&str]) -> Match {
    played("Anna | Boris | Vera", settings, lines)
}

fn played(names: &str, settings: &str, lines: &[&str]) -> Match {
    replayed(&format!("game littlemax {settings}\nseats {names}\nfirst 1\n{}\n", lines.join("\n")))
}

fn chips(game: &Match) -> Vec<i64> {
    game.position().scores(Viewer::Public).expect("chips are counted")
}

fn mover(game: &Match) -> Option<Seat> {
    game.turn().seats().iter().next()
}

/// The reason why a text of the mover is refused.
fn refused(game: &mut Match, text: &str) -> String {
    let seat = mover(game).expect("somebody is asked");
    let said = Input::typed(text, Labels::Latin, Manner::Addressed);
    game.play(seat, &said, 0).expect_err("it is refused").text.key.to_string()
}

#[test]
fn a_lie_that_is_found_costs_its_player_a_chip() {
    let game = after("", &["1 throw ; 5 4", "1 54", "2 believe ; 4 1", "2 61", "3 lift"]);
    assert_eq!((chips(&game), mover(&game)), (vec![3, 2, 3], Some(BORIS)), "the loser begins");
    assert!(game.position().board(Viewer::Public).ends_with("said 1: 54, 2: 61\nlifted 4 1"));
}

#[test]
fn whoever_doubts_what_is_true_or_too_low_pays() {
    for (dice, said) in [("6 1", "61"), ("1 6", "61"), ("2 2", "61"), ("2 1", "66")] {
        let game = after("", &[&format!("1 throw ; {dice}"), &format!("1 {said}"), "2 lift"]);
        assert_eq!((chips(&game), mover(&game)), (vec![3, 2, 3], Some(BORIS)), "{dice} {said}");
    }
    let game = after("", &["1 throw ; 6 5", "1 11", "2 lift"]);
    assert_eq!(chips(&game), [2, 3, 3], "a pair is more than 65");
}

#[test]
fn twenty_one_is_paid_unseen_or_lifted() {
    let game = after("", &["1 throw ; 3 1", "1 21", "2 pay"]);
    assert_eq!((chips(&game), mover(&game)), (vec![3, 2, 3], Some(BORIS)));
    assert!(game.position().board(Viewer::Revealed).ends_with("not lifted"), "nobody ever sees these dice");
    assert_eq!(chips(&after("", &["1 throw ; 2 1", "1 21", "2 lift"])), [3, 1, 3], "a true one costs two");
    assert_eq!(chips(&after("", &["1 throw ; 3 1", "1 21", "2 lift"])), [2, 3, 3], "a false one costs one");
    let game = after("chips=1", &["1 throw ; 2 1", "1 21", "2 lift"]);
    assert_eq!((chips(&game), mover(&game)), (vec![1, 0, 1], Some(VERA)), "nobody has less than none");
    assert_eq!(refused(&mut after("", &["1 throw ; 3 1", "1 21"]), "believe"), "littlemax-reject-top");
}

#[test]
fn each_number_is_higher_than_the_last_one() {
    let mut game = after("", &["1 throw ; 5 4", "1 65", "2 believe ; 4 1"]);
    for (text, why) in [
        ("65", "littlemax-reject-low"),
        ("54", "littlemax-reject-low"),
        ("77", "littlemax-reject-number"),
        ("lift", "littlemax-reject-low"),
        ("hello", "littlemax-reject-syntax"),
    ] {
        assert_eq!(refused(&mut game, text), why, "{text}");
    }
    let said = Input::typed("12", Labels::Latin, Manner::Addressed);
    game.play(BORIS, &said, 0).expect("twenty-one, whichever die is named first");
    assert!(game.position().board(Viewer::Public).contains("said 1: 65, 2: 21"));
    let mut game = after("", &[]);
    assert_eq!(refused(&mut game, "65"), "littlemax-reject-throw");
    assert_eq!(refused(&mut after("", &["1 throw ; 5 4"]), "throw"), "littlemax-reject-say");
    assert_eq!(refused(&mut after("", &["1 throw ; 5 4", "1 31"]), "65"), "littlemax-reject-answer");
}

#[test]
fn only_whoever_has_thrown_sees_the_dice() {
    let game = after("", &["1 throw ; 5 4"]);
    let board = |game: &Match, who| game.position().board(who);
    let seats =
        |seen: &str, game: &Match| [ANNA, BORIS, VERA].map(|seat| board(game, Viewer::Seat(seat)).ends_with(seen));
    assert_eq!(seats("cup 5 4", &game), [true, false, false]);
    assert!(board(&game, Viewer::Public).ends_with("cup ? ?") && board(&game, Viewer::Revealed).ends_with("cup 5 4"));
    assert_eq!([ANNA, BORIS].map(|seat| game.position().holds(seat).is_some()), [true, false]);
    let game = after("", &["1 throw ; 5 4", "1 54", "2 believe ; 6 6"]);
    assert_eq!(seats("cup 6 6", &game), [false, true, false], "the first dice are gone");
    assert_eq!(game.lines()[2].draws, [6, 6].map(Draw::Number));
}

#[test]
fn the_last_one_with_chips_wins_and_who_was_out_later_stands_ahead() {
    let lies = |seat: u8, next: u8| [format!("{seat} throw ; 3 1"), format!("{seat} 66"), format!("{next} lift")];
    let lines: Vec<String> = [lies(1, 2), lies(2, 3)].concat();
    let game = after("chips=1", &lines.iter().map(String::as_str).collect::<Vec<_>>());
    let outcome = game.outcome().expect("one is left");
    assert_eq!((outcome.places, outcome.scores), (vec![3, 2, 1], Some(vec![0, 0, 1])));
}

#[test]
fn without_the_one_who_has_the_cup_a_chain_begins_anew() {
    let begun = ["1 throw ; 5 4", "1 54", "2 believe ; 6 6", "2 66"];
    let after_leaving = |seat: Seat, lines: &[&str]| {
        let mut game = after("", lines);
        game.resign(seat, 0).expect("somebody goes");
        (mover(&game), game.position().board(Viewer::Public).contains("said"))
    };
    assert_eq!(after_leaving(BORIS, &begun), (Some(VERA), false), "nobody knows what was under the cup");
    assert_eq!(after_leaving(VERA, &begun), (Some(ANNA), false), "it was her turn");
    assert_eq!(after_leaving(ANNA, &begun), (Some(VERA), true), "it goes on without her");
    assert_eq!(after_leaving(BORIS, &begun[..3]), (Some(VERA), false));
    assert_eq!(after_leaving(ANNA, &[]), (Some(BORIS), false));
    let mut game = played("Anna | Boris", "", &begun);
    game.resign(ANNA, 0).expect("Anna goes");
    assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![2, 1]));
}

#[test]
fn no_computer_lifts_the_lowest_number_or_pays_the_last_chip() {
    let believes = after("", &["1 throw ; 3 1", "1 31"]);
    assert_eq!(thoughts(&believes, 1..=5), ["believe".to_owned()].into(), "nothing is lower, so it is true");
    let last = after("chips=1", &["1 throw ; 3 1", "1 21"]);
    assert_eq!(thoughts(&last, 1..=5), ["lift".to_owned()].into(), "it cannot cost more");
    let two = after("chips=2", &["1 throw ; 3 1", "1 21"]);
    assert!(thoughts(&two, 1..=2).contains("pay"));
}
