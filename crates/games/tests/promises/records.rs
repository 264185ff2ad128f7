//! Things that last: old records, words of lists, options, the time at which a picture was shown.

use kletka_games::game::{AnyGame, Draw, Input, Manner, OptValues, Seat, Seats, Viewer, Why};
use kletka_games::play::record::{read, write};
use kletka_games::play::{Clock, Header, Left, Match};

use super::{A, B, begin, header, said};
use crate::toys::letters::Letters;
use crate::toys::react::React;

/// The game of reaction as it was, and with a list that has grown at the front and in the middle.
static OLD: React = React(&["дом", "лес", "поле"]);
static GROWN: React = React(&["бор", "дом", "лес", "луг", "поле", "яр"]);

/// Both seats type the word that the prompt asks for, one a second after the other.
fn type_words(live: &mut Match) {
    while live.ending().is_none() {
        let now = live.lines().last().and_then(|line| line.at).unwrap_or(0);
        for (seat, at) in [(B, now + 2_000), (A, now + 3_000)] {
            let word = live.position().moves(seat).and_then(|moves| moves.into_iter().next()).expect("a word");
            live.play(seat, &Input::canonical(&word), at).expect("the word that is asked for");
        }
    }
}

fn replayed(text: &str, game: &'static dyn AnyGame) -> Result<Match, (usize, Why)> {
    let (header, lines) = read(text, &[game]).expect("a record");
    Match::replay(header, lines).map_err(|(line, reject)| (line, reject.why))
}

#[test]
fn a_list_of_words_may_grow_under_old_records() {
    let mut live = Match::begin(header(&OLD, 2, &["rounds=4"])).expect("a match that can be played");
    assert!(matches!(live.header().deal[..], [Draw::Word(_)]), "the word itself was drawn");
    type_words(&mut live);
    for with_seed in [true, false] {
        let text = write(live.header(), live.lines(), with_seed);
        let again = replayed(&text, &GROWN).expect("an old record");
        assert_eq!(again.position().seen(Viewer::Public), live.position().seen(Viewer::Public));
        assert_eq!((again.outcome(), write(again.header(), again.lines(), with_seed)), (live.outcome(), text));
    }
}

#[test]
fn a_match_that_began_before_the_list_grew_goes_on() {
    let mut live = Match::begin(header(&OLD, 2, &["rounds=4"])).expect("a match that can be played");
    let word = live.position().moves(A).expect("listed")[0].clone();
    said(&mut live, A, &word, Manner::Addressed, 1_000);
    let text = write(live.header(), live.lines(), true);
    let mut again = replayed(&text, &GROWN).expect("an old record");
    type_words_after(&mut again, B);
    assert!(again.ending().is_some());
    assert!(
        replayed(&write(again.header(), again.lines(), true), &OLD).is_ok(),
        "and the old list reads the new words"
    );
}

/// One seat ends the round, then both go on.
fn type_words_after(live: &mut Match, seat: Seat) {
    let word = live.position().moves(seat).expect("listed")[0].clone();
    said(live, seat, &word, Manner::Addressed, 2_000);
    type_words(live);
}

#[test]
fn a_number_is_no_word() {
    let text = "game toyreact/1 rounds=1\nseats Anna | Boris\nfirst 1\ndeal 3\n";
    assert_eq!(replayed(text, &OLD).err(), Some((0, Why::Draws)));
    assert_eq!(replayed(&text.replace("deal 3", "deal луг"), &OLD).err(), None, "a record is believed");
}

/// A record on a sheet of nine letters, of which the first seat takes a right one and then a wrong one.
fn letters(rules: u16) -> String {
    format!(
        "game toyletters/{rules} size=3x3 lang=en word=ab\nseats Anna | Boris\nfirst 1\ndeal 0 1 0 0 0 0 0 0 0\n\
         1 a1\n2 b1\n1 c1\n"
    )
}

#[test]
fn old_rules_are_played_as_they_were_and_very_old_ones_not_at_all() {
    let scores = |rules| replayed(&letters(rules), &Letters).map(|live| live.position().scores(Viewer::Public));
    assert_eq!(scores(3), Ok(Some(vec![1, 0])));
    assert_eq!(scores(2), Ok(Some(vec![0, 0])), "the wrong letter cost the right one");
    assert_eq!(scores(1), Err((0, Why::Options)), "too old");
    assert!(read(&letters(4), &[&Letters]).is_err(), "of a later release");
    let old = replayed(&letters(2), &Letters).expect("rules that it still knows");
    assert!(write(old.header(), old.lines(), true).contains("game toyletters/2 "), "it stays an old one");
}

#[test]
fn the_host_may_choose_a_word_and_the_chat_has_its_own() {
    let derived = |language| {
        let info = Letters.info();
        let mut values = OptValues::spoken(info.options, language);
        Letters.check(&mut values, 2).map(|()| values.to_string())
    };
    assert_eq!(derived("en"), Ok("size=5x5 lang=en word=crown".into()));
    assert_eq!(derived("ru"), Ok("size=5x5 lang=ru word=крона".into()));
    let live = begin("toyletters", 2, &["word=БАЛДА", "7x3"]);
    let text = write(live.header(), live.lines(), true);
    assert!(text.contains("game toyletters/3 size=7x3 lang=en word=балда\n"), "{text}");
    let (header, _) = read(&text, &[&Letters]).expect("what was written");
    assert_eq!(header.options.text("word"), Some("балда"));
    for wrong in ["size=4x5", "word=я", "word=два1"] {
        let text = format!("game toyletters/3 {wrong}\nseats Anna | Boris\n");
        assert!(read(&text, &[&Letters]).is_err(), "{wrong}");
    }
}

/// A match with a clock. Its set-up tells nothing that matters here.
fn timed() -> Match {
    let header = header(&Letters, 2, &[]);
    Match::begin(Header { clock: Clock::Timed { turn: 10_000, reserve: 60_000 }, ..header }).expect("playable")
}

#[test]
fn the_clock_counts_from_when_the_picture_was_shown() {
    let mut live = timed();
    assert_eq!(live.time_of(A), Some((0, 71_000)));
    live.show(Seats::one(A), 20_000);
    live.show(Seats::first(2), 24_000);
    assert!(live.is_shown(A) && !live.is_shown(B), "nobody has asked the other one");
    assert_eq!(live.time_of(A), Some((20_000, 91_000)), "of several pictures the first one counts");
    assert_eq!(said(&mut live, A, "а1", Manner::Addressed, 36_000), "1 a1 @ 36000 shown 20000");
    assert_eq!(live.left(A, 36_000), Some(Left { turn: 10_000, reserve: 55_000 }));
    said(&mut live, B, "б1", Manner::Addressed, 40_000);
    for with_seed in [true, false] {
        let text = write(live.header(), live.lines(), with_seed);
        let again = replayed(&text, &Letters).expect("what was written");
        assert_eq!(again.lines(), live.lines());
        assert_eq!((again.left(A, 40_000), again.left(B, 40_000)), (live.left(A, 40_000), live.left(B, 40_000)));
        let silent = replayed(&text.replace(" shown 20000", ""), &Letters).expect("nothing says when it was shown");
        assert_eq!(silent.left(A, 36_000), Some(Left { turn: 10_000, reserve: 35_000 }));
    }
}

#[test]
fn reaction_counts_from_when_the_picture_was_shown() {
    let mut live = Match::begin(header(&OLD, 2, &["rounds=1"])).expect("a match that can be played");
    let word = live.position().moves(A).expect("listed")[0].clone();
    assert_eq!(said(&mut live, B, &word, Manner::Addressed, 5_000), format!("2 {word} @ 5000"));
    live.show(Seats::one(A), 8_000);
    assert_eq!(said(&mut live, A, &word, Manner::Addressed, 9_000), format!("1 {word} @ 9000 shown 8000"));
    assert_eq!(live.outcome().and_then(|outcome| outcome.scores), Some(vec![1, 0]), "one second beats five");
    let text = write(live.header(), live.lines(), false);
    let again = replayed(&text, &GROWN).expect("what was written");
    assert_eq!(again.outcome(), live.outcome());
    let silent = replayed(&text.replace(" shown 8000", ""), &OLD).expect("nothing says when it was shown");
    assert_eq!(silent.outcome().and_then(|outcome| outcome.scores), Some(vec![0, 1]));
}

/// A picture cannot have been shown before its turn began or after it was answered.
#[test]
fn when_it_was_shown_lies_within_the_turn() {
    let mut live = timed();
    said(&mut live, A, "а1", Manner::Addressed, 5_000);
    live.show(Seats::one(B), 1_000);
    assert_eq!(said(&mut live, B, "б1", Manner::Addressed, 6_000), "2 b1 @ 6000 shown 5000");
    live.show(Seats::one(A), 9_000);
    assert_eq!(said(&mut live, A, "в1", Manner::Addressed, 8_000), "1 c1 @ 8000 shown 8000");
}
