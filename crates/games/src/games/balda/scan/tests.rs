use std::collections::BTreeSet;

use super::super::look::{Choice, Look, Reach};
use super::super::square::{Entry, Move, Terms};
use super::super::think::all;
use super::*;
use crate::game::{Chance, Deadline, Seat, Seed, StepCtx};
use crate::kit::party::Party;

/// A square with this word, after this many random words.
fn wandered(lang: &'static str, word: &str, words: usize, seed: u8) -> Square {
    let terms = Terms { side: word.chars().count() as u16, word: None, proper: false, turns: 0, lang };
    let mut square = Square::new(&terms, word, Party::new(2, Seat(0)), 2);
    let mut chance = Chance::seeded(&Seed([seed; 32]), 0);
    while square.words.len() < words {
        let (_, entry) = chance.pick(&all(&square, Level::BEST, Deadline::never())).cloned().expect("a word");
        write(&mut square, entry);
    }
    square
}

fn write(square: &mut Square, entry: Entry) {
    let seat = square.party.mover();
    square.play(seat, &Move::Write(entry), &mut StepCtx::new(Chance::none(), 0)).expect("a word");
}

#[test]
fn all_words_are_found_that_a_level_may_choose() {
    for (lang, word, words) in [("en", "crank", 4), ("ru", "крона", 7), ("ru", "дом", 3)] {
        let square = wandered(lang, word, words, 1);
        for level in [2, 5].map(|level| Level::new(level).expect("a level")) {
            let mut sheet = Sheet::new(&square, level);
            let plays: Vec<Play> = sheet.plays();
            let letters = square.dictionary().letters();
            let entry = |play: &Play| {
                let word = sheet.spell(*play, letters).expect("a word");
                assert_eq!(word.chars().count(), usize::from(play.length));
                (usize::from(play.cell), letters.chars().nth(play.letter.into()), word)
            };
            let fast: BTreeSet<_> = plays.iter().map(entry).collect();
            let slow = all(&square, level, Deadline::never());
            let slow = slow.into_iter().map(|(_, entry)| (square.cell(entry.place), Some(entry.letter), entry.word));
            assert_eq!((plays.len(), &fast), (fast.len(), &slow.collect()), "{square:?}");
        }
    }
}

#[test]
fn every_move_is_weighed_against_the_answers() {
    for (lang, word, words) in [("en", "crank", 6), ("ru", "крона", 3), ("ru", "дом", 4)] {
        let mut sheet = Sheet::new(&wandered(lang, word, words, 2), Level::BEST);
        let rated = sheet.rated();
        assert!(rated.len() > 20);
        for (play, answer) in rated.into_iter().step_by(5) {
            sheet.put(play);
            assert_eq!(sheet.longest(), answer, "{play:?}");
            sheet.undo(play);
        }
    }
}

/// The mover's final gain by exhaustive search, with passes.
fn tried(sheet: &mut Sheet, passed: bool) -> i32 {
    if sheet.free == 0 {
        return 0;
    }
    let mut best = 0;
    if !passed {
        sheet.polite = !sheet.polite;
        best = -tried(sheet, true);
        sheet.polite = !sheet.polite;
    }
    for play in sheet.plays() {
        sheet.put(play);
        best = best.max(i32::from(play.length) - tried(sheet, false));
        sheet.undo(play);
    }
    best
}

#[test]
fn the_last_cells_are_played_out_as_by_trying_everything() {
    let mut lengths = 0;
    for (seed, word) in (1..=8).zip(["дом", "сон", "рак", "кот"].into_iter().cycle()) {
        // A fuller square has fewer words, but two cells may still be open here.
        let square = wandered("ru", word, 4, seed);
        let mut sheet = Sheet::new(&square, Level::BEST);
        let (exact, reach) = (tried(&mut sheet, true), Reach { plies: 2, roots: 1, width: 1, last: 9 });
        let until = Deadline::never();
        let choice = Look::new(sheet, reach, None, &until).choice();
        let Some(Choice { plays, worth, exact: true }) = choice else { panic!("it is played out: {choice:?}") };
        assert!(!plays.is_empty() && worth.max(0) == exact, "{worth} {exact}: {square:?}");
        lengths += exact;
    }
    assert!(lengths > 0);
}

#[test]
fn with_the_turns_counted_the_last_word_is_the_longest_one() {
    let square = wandered("ru", "крона", 5, 3);
    let (until, reach) = (Deadline::never(), Reach { plies: 5, roots: 24, width: 8, last: 4 });
    let mut sheet = Sheet::new(&square, Level::BEST);
    let longest = sheet.longest();
    let choice = Look::new(sheet, reach, Some(1), &until).choice().expect("a word");
    assert!(choice.plays.iter().all(|play| play.length == longest), "{choice:?}");
}

#[test]
fn the_last_turns_on_an_open_square_are_not_all_tried_out() {
    let square = wandered("ru", "крона", 2, 4);
    let (until, reach) = (Deadline::after_work(40_000), Reach { plies: 3, roots: 80, width: 8, last: 4 });
    let choice = Look::new(Sheet::new(&square, Level::BEST), reach, Some(4), &until).choice().expect("a word");
    assert!(!choice.exact && !choice.plays.is_empty(), "what there is time for is the best of: {choice:?}");
}
