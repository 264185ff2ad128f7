//! Prompts: who gets one, where the answer may be given, and who is late.

use kletka_games::game::{Manner, Need, Outcome, Seats, Turn, Why};
use kletka_games::play::{Clock, Ending, Header, Match};

use super::{A, B, C, begin, board, header, said, say};
use crate::common::Setting;
use crate::toys;

/// A match of the setter against two guessers with this clock, after the word is set.
fn riddle(clock: Clock) -> Match {
    let header = header(&toys::setter::Setter, 3, &[]);
    let mut live = Match::begin(Header { clock, ..header }).expect("a match that can be played");
    assert_eq!(said(&mut live, A, "Крона", Manner::Private, 1_000), "1 крона @ 1000");
    live
}

#[test]
fn a_private_word_is_not_taken_in_the_group() {
    let mut live = begin("toysetter", 3, &[]);
    for manner in [Manner::Overheard, Manner::Addressed, Manner::Pressed] {
        let reject = say(&mut live, A, "крона", manner, 500).expect_err("everybody would read it");
        assert_eq!((reject.why, reject.text.key.as_ref()), (Why::WrongChat, "reject-private"), "{manner:?}");
    }
    said(&mut live, A, "крона", Manner::Private, 1_000);
    assert_eq!((board(&live).as_str(), live.last_move()), ("[_____]  -5", None));
}

#[test]
fn where_any_suffices_nobody_is_late() {
    for clock in [Clock::Blitz, Clock::Timed { turn: 10_000, reserve: 0 }] {
        let mut live = riddle(clock);
        let turn = live.turn();
        assert_eq!((turn.seats(), turn.needed(), turn.timed()), (Seats::one(B).with(C), Seats::NONE, Seats::NONE));
        for seat in [A, B, C] {
            assert_eq!(live.time_of(seat), None, "{seat:?}");
            for late in [live.flag(seat, 900_000), live.blitz(seat, 900_000)] {
                let reject = late.expect_err("it goes on without that seat");
                assert_eq!(reject.text.key, "reject-turn-others", "{seat:?}");
            }
        }
        live.resign(C, 2_000).expect("anybody may resign");
        assert_eq!((live.ending(), live.outcome()), (Some(Ending::Resigned(C)), Some(Outcome::lost(C, 3))));
    }
}

#[test]
fn who_is_alone_in_any_is_late() {
    let header = Header { clock: Clock::Blitz, ..header(&toys::setter::Setter, 2, &[]) };
    let mut live = Match::begin(header).expect("a match that can be played");
    said(&mut live, A, "крона", Manner::Private, 1_000);
    assert_eq!((live.turn().timed(), live.time_of(B)), (Seats::one(B), Some((1_000, 7_000))));
    assert!(live.flag(A, 8_000).is_err(), "the setter may only cut in");
    live.flag(B, 8_000).expect("it is late");
    assert_eq!(live.ending(), Some(Ending::Timeout(B)));
}

#[test]
fn who_may_cut_in_is_not_waited_for() {
    let mut live = riddle(Clock::Off);
    let turn = live.turn();
    assert_eq!((turn.seats(), turn.may()), (Seats::one(B).with(C), Seats::first(3)));
    assert_eq!(turn.ask_of(A).map(|ask| ask.need), Some(Need::May));
    let lines = live.lines().len();
    assert_eq!(said(&mut live, A, "подсказка", Manner::Addressed, 3_000), "1 hint @ 3000");
    assert_eq!(board(&live), "[к____] к -5");
    assert!(live.still_asks(B, lines) && live.still_asks(C, lines), "their question stands all the same");
    assert!(!live.still_asks(A, lines));
    said(&mut live, C, "о", Manner::Overheard, 4_000);
    assert!(live.still_asks(B, lines), "another one was quicker, and it may answer still");
    let reject = say(&mut live, A, "р", Manner::Addressed, 5_000).expect_err("the setter knows the word");
    assert_eq!(reject.why, Why::Illegal);
    let reject = say(&mut live, B, "подсказка", Manner::Addressed, 5_000).expect_err("only the setter may show one");
    assert_eq!(reject.why, Why::Illegal);
}

#[test]
fn a_revealed_letter_is_not_taken_back() {
    let mut live = riddle(Clock::Off);
    assert_eq!(live.takeback(A), Ok(0), "a word that nobody has guessed at may be changed");
    said(&mut live, B, "о", Manner::Addressed, 2_000);
    assert_eq!(live.takeback(B).map_err(|reject| reject.text.key), Err("undo-reveal".into()));
}

#[test]
fn sealed_numbers_are_pressed_and_not_typed() {
    let mut live = begin("toyseal", 3, &["rounds=1"]);
    for manner in [Manner::Overheard, Manner::Addressed] {
        let reject = say(&mut live, A, "3", manner, 500).expect_err("everybody would read it");
        assert_eq!((reject.why, reject.text.key.as_ref()), (Why::WrongChat, "reject-sealed"), "{manner:?}");
    }
    assert_eq!(said(&mut live, A, "3", Manner::Pressed, 1_000), "1 3 @ 1000");
    assert_eq!(said(&mut live, C, "5", Manner::Private, 2_000), "3 5 @ 2000");
    assert_eq!((board(&live).as_str(), live.last_move()), ("[0, 0, 0]\n[0, 0]", None));
    assert_eq!(live.turn().seats(), Seats::one(B));
    said(&mut live, B, "3", Manner::Pressed, 3_000);
    assert_eq!(live.outcome(), Some(Outcome::by_score(vec![0, 0, 1])), "the two threes are not alone");
}

#[test]
fn a_deadline_takes_the_late_ones_out() {
    let mut live = begin("toyseal", 50, &["rounds=2", "seconds=10"]);
    assert_eq!((live.turn().seats().len(), live.turn().until()), (50, Some(10_000)));
    assert!(live.turn().timed().is_empty(), "the game has set a deadline of its own");
    said(&mut live, B, "12", Manner::Pressed, 4_000);
    let step = live.lapse(10_400).expect("there is a deadline");
    assert_eq!(step.line.to_string(), "- !lapse @ 10400");
    assert_eq!((live.turn().seats().len(), live.turn().until()), (50, Some(20_400)));
    assert_eq!(live.position().scores(super::Viewer::Public).expect("it counts")[..3], [0, 1, 0]);
    live.lapse(20_400).expect("there is another one");
    assert_eq!(live.outcome().map(|outcome| outcome.places[..3].to_vec()), Some(vec![2, 1, 2]));
}

#[test]
fn a_word_is_named_in_letters_as_they_stand_and_voted_on_by_the_others() {
    let mut live = begin("toyvote", 3, &[]);
    let first = said(&mut live, A, "в 2 к крона", Manner::Addressed, 1_000);
    assert_eq!(first, "1 c2 к крона @ 1000", "the place is canonical, letters and word are as they were typed");
    assert_eq!(
        (live.position().scores(super::Viewer::Public), live.turn().seats()),
        (Some(vec![5, 0, 0]), Seats::one(B))
    );
    let reject = say(&mut live, B, "в2 р река", Manner::Addressed, 1_500).expect_err("the cell is taken");
    assert_eq!((reject.why, reject.marks.len()), (Why::Illegal, 1));
    assert_eq!(said(&mut live, B, "а1 З зюзя", Manner::Addressed, 2_000), "2 a1 з зюзя @ 2000");
    assert_eq!(live.turn().seats(), Seats::one(A).with(C));
    let reject = say(&mut live, B, "да", Manner::Pressed, 2_500).expect_err("nobody votes about their own word");
    assert_eq!(reject.why, Why::NotYourTurn);
    assert_eq!(said(&mut live, C, "НЕТ!", Manner::Overheard, 3_000), "3 no @ 3000");
    assert_eq!(said(&mut live, A, "yes", Manner::Pressed, 4_000), "1 yes @ 4000");
    assert_eq!(live.position().scores(super::Viewer::Public), Some(vec![5, 4, 0]), "half of the votes are enough");
}

#[test]
fn who_plays_alone_is_first_or_second() {
    let mut live = begin("toyalone", 1, &[]);
    let Turn::Act(_) = live.turn() else { panic!("some lamp is lit") };
    let mut given_up = live.clone();
    given_up.resign(A, 1_000).expect("anybody may resign");
    assert_eq!(given_up.outcome().map(|outcome| outcome.places), Some(vec![2]));
    // Pressing the same lamps of the upper row again puts them out. One of their eight sets is the right one.
    let solved = (0..8).find_map(|set| {
        let mut tried = live.clone();
        for (n, cell) in ["а1", "б1", "в1"].iter().enumerate().filter(|(n, _)| set >> n & 1 == 1) {
            let _ = say(&mut tried, A, cell, Manner::Addressed, 1_000 * n as u64);
        }
        tried.ending().map(|_| tried)
    });
    let outcome = solved.and_then(|solved| solved.outcome()).expect("it is solved");
    assert!(outcome.places == [1] && outcome.scores.is_some_and(|scores| scores[0] >= 6));
    said(&mut live, A, "хватит", Manner::Addressed, 1_000);
    assert_eq!(live.outcome(), Some(Outcome::alone(false).with_scores(vec![0])));
}

/// The random settings of the laws work with any number of players.
#[test]
fn many_may_sit_down() {
    assert_eq!(Setting::random(&toys::seal::Seal, 50, 1).begin().turn().seats(), Seats::first(50));
}
