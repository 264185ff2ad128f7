use super::row::LONGEST;
use super::*;
use crate::base::Labels;
use crate::game::{Deadline, Level, Manner, Memo, Outcome, Parsed, Seed, Why};
use crate::games::tests::{self, play};
use crate::kit::words::Words;
use crate::play::Match;

fn begun(settings: &str, names: &str) -> Match {
    tests::begun("baldaline", settings, names)
}

fn board(game: &Match) -> String {
    game.position().board(Viewer::Public)
}

fn asked(game: &Match) -> u8 {
    game.turn().seats().iter().next().expect("it goes on").0
}

fn key(moves: &[&str], last: &str) -> String {
    tests::refused(begun("", "A | B"), moves, last).text.key.into_owned()
}

#[test]
fn letters_go_in_front_and_behind() {
    let mut game = begun("", "A | B");
    play(&mut game, &["+r", "o+", "+w", "r+"]).expect("letters");
    assert_eq!((board(&game), asked(&game)), ("…rorw…\n1: -\n2: -".into(), 0), "no word needs to contain it");
}

#[test]
fn who_completes_a_word_of_three_letters_loses_and_begins_the_next_round() {
    let mut game = begun("", "A | B | C");
    // `or` and `so` are words of two.
    play(&mut game, &["+o", "s+"]).expect("letters");
    assert_eq!(board(&game), "…so…\n1: -\n2: -\n3: -");
    play(&mut game, &["+n"]).expect("a letter");
    assert_eq!((board(&game), asked(&game)), ("……\n1: -\n2: -\n3: g".into(), 2));
    // In front as well: `cow`.
    play(&mut game, &["+o", "+w", "c+"]).expect("letters");
    assert_eq!((board(&game), asked(&game)), ("……\n1: -\n2: g\n3: g".into(), 1));
}

#[test]
fn a_doubt_is_lost_when_the_word_is_named() {
    let mut game = begun("", "A | B | C");
    play(&mut game, &["+r", "+o", "doubt"]).expect("a doubt");
    assert_eq!((asked(&game), board(&game)), (1, "…ro…?\n1: -\n2: -\n3: -".into()));
    play(&mut game, &["word crown"]).expect("an answer");
    assert_eq!((board(&game), asked(&game)), ("……\n1: -\n2: -\n3: g".into(), 2), "who doubted has lost");
}

#[test]
fn a_doubt_is_won_when_no_such_word_is_named() {
    for answer in ["word crww", "word crane", "giveup"] {
        let mut game = begun("", "A | B | C");
        play(&mut game, &["+r", "+w", "doubt", answer]).expect("an answer");
        assert_eq!((board(&game), asked(&game)), ("……\n1: -\n2: g\n3: -".into(), 1), "{answer}");
    }
}

#[test]
fn giving_up_loses_the_round_and_nothing_else() {
    let mut game = begun("lang=ru", "A | B | C");
    play(&mut game, &["+р", "giveup"]).expect("moves");
    assert_eq!((board(&game), asked(&game)), ("……\n1: -\n2: б\n3: -".into(), 1));
}

#[test]
fn with_all_letters_one_is_out_and_the_last_one_left_wins() {
    let mut game = begun("", "A | B | C");
    // They lose by turns, the second seat first.
    for round in 1..=14 {
        assert_eq!(game.outcome(), None);
        play(&mut game, &["+r", "giveup"]).expect("moves");
        let out = board(&game).lines().filter(|line| line.ends_with(": ghost out")).count();
        assert_eq!(out, usize::from(round >= 13) + usize::from(round >= 14), "round {round}");
    }
    assert_eq!(game.outcome(), Some(Outcome { places: vec![2, 3, 1], scores: None }));
    assert_eq!(board(&game), "……\n1: ghost out\n2: ghost out\n3: ghos");
}

#[test]
fn what_cannot_be_is_told() {
    assert_eq!([key(&[], "doubt"), key(&[], "giveup")], ["baldaline-reject-nobody"; 2]);
    assert_eq!(key(&["+r"], "word crown"), "baldaline-reject-undoubted");
    for m in ["+o", "o+", "doubt"] {
        assert_eq!(key(&["+r", "doubt"], m), "baldaline-reject-name");
    }
    assert_eq!(key(&[], "+ж"), "baldaline-reject-letters");
    let mut game = begun("", "A | B");
    let letters = vec!["+q"; LONGEST];
    play(&mut game, &letters).expect("they are no word");
    assert_eq!(play(&mut game, &["q+"]).expect_err("no word is so long").text.key, "baldaline-reject-long");
}

#[test]
fn no_word_is_longer_than_a_row_may_get() {
    fn deepest(walk: crate::kit::words::Walk) -> usize {
        walk.onward().map(|(_, next)| 1 + deepest(next)).max().unwrap_or(0)
    }
    let longest = Words::LANGS.iter().map(|lang| deepest(Words::of(lang).start()));
    assert_eq!(longest.max(), Some(LONGEST));
    assert!(Words::LANGS.iter().all(|lang| Words::of(lang).ghost().chars().count() == 5));
}

#[test]
fn moves_as_people_type_them() {
    let mut game = begun("lang=ru", "A | B");
    let read = |game: &Match, text, manner| {
        let input = Input::typed(text, Labels::Cyrillic, manner);
        game.position().read(Seat(0), &input).map(Parsed::into_text).map_err(|reject| reject.why)
    };
    for (text, m) in [("к+", "к+"), ("К +", "к+"), ("+ K.", "+к"), ("+ё!", "+е"), ("word «Ёлка».", "word елка")]
    {
        assert_eq!(read(&game, text, Manner::Overheard).as_deref(), Ok(m), "{text}");
    }
    assert_eq!(read(&game, "к", Manner::Addressed).as_deref(), Ok("к+"), "both ends are one");
    assert_eq!(read(&game, "к", Manner::Overheard), Err(Why::Syntax), "a word of talk");
    for text in ["+", "кк+", "+к+", "корона", "к+о", "word", ""] {
        assert_eq!(read(&game, text, Manner::Addressed), Err(Why::Syntax), "{text}");
    }
    // The word alone is enough if it is asked for; in passing it must prove what was doubted, or it is talk.
    play(&mut game, &["+к", "doubt"]).expect("a doubt");
    assert_eq!(read(&game, "Корона!", Manner::Addressed).as_deref(), Ok("word корона"));
    assert_eq!(read(&game, "корона", Manner::Overheard).as_deref(), Ok("word корона"));
    assert_eq!(read(&game, "мама", Manner::Overheard), Err(Why::Syntax));
    assert_eq!(read(&game, "сдаюсь", Manner::Overheard), Err(Why::Syntax));
    assert_eq!(read(&game, "о+", Manner::Addressed).as_deref(), Ok("о+"), "which is then refused, not lost by");
    assert_eq!(read(&game, "giveup", Manner::Addressed).as_deref(), Ok("giveup"));
    // A word without the row is asked about once more, one that is in no dictionary is not.
    let mut asked = row("ru", 2, "к");
    asked.doubted = true;
    assert!(BaldaLine.grave(&asked, asked.asked(), &Move::Word("мама".into())));
    assert!(!BaldaLine.grave(&asked, asked.asked(), &Move::Word("кщщ".into())));
}

#[test]
fn who_leaves_takes_the_row_along_only_when_it_was_theirs() {
    let four = "A | B | C | D";
    let mut game = begun("", four);
    play(&mut game, &["+r", "+o"]).expect("letters");
    game.resign(Seat(0), 0).expect("they may leave");
    assert_eq!((board(&game).lines().next(), asked(&game)), (Some("…ro…"), 2));
    game.resign(Seat(2), 0).expect("the one whose turn it is");
    assert_eq!((board(&game).lines().next(), asked(&game)), (Some("…ro…"), 3), "B can still be doubted");
    play(&mut game, &["doubt"]).expect("a doubt");
    game.resign(Seat(1), 0).expect("the one who is doubted");
    assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![4, 2, 3, 1]));
    let mut game = begun("", four);
    play(&mut game, &["+r", "doubt"]).expect("a doubt");
    game.resign(Seat(1), 0).expect("the one who doubts");
    assert_eq!((board(&game).lines().next(), asked(&game)), (Some("…r…"), 2));
    game.resign(Seat(0), 0).expect("who wrote it");
    assert_eq!((board(&game).lines().next(), asked(&game)), (Some("……"), 2));
}

/// A row of letters; the last one is the latest.
fn row(lang: &'static str, seats: u8, run: &str) -> Row {
    let mut row = Row::new(lang, seats, Seat(0));
    row.letters = run.chars().map(|letter| (letter, Seat(seats - 1))).collect();
    (row.latest, row.before) = (row.letters.len().saturating_sub(1), Some(Seat(seats - 1)));
    row
}

fn thought(row: &Row, level: u8, seed: u8) -> Move {
    let (mut chance, mut memo) = (Chance::seeded(&Seed([seed; 32]), 0), Memo::default());
    let level = Level::new(level).expect("a level");
    let mut ctx = SearchCtx::new(level, &mut chance, Deadline::never(), &mut memo);
    BaldaLine.think(row, row.asked(), &mut ctx).expect("a move")
}

#[test]
fn the_computer_doubts_what_no_word_it_knows_has_in_it() {
    assert_eq!(thought(&row("en", 2, "qzx"), 5, 1), Move::Doubt);
    for level in 1..=5 {
        let words = Words::of("en").containing("rown");
        let knows = words.iter().any(|(_, standing)| Some(standing.level) <= Level::new(level));
        assert_eq!(thought(&row("en", 2, "rown"), level, 1) == Move::Doubt, !knows, "{level}");
    }
}

#[test]
fn the_computer_names_a_word_that_it_knows_or_gives_up() {
    for (run, level) in [("row", 1), ("row", 5), ("qzx", 5), ("zyg", 1)] {
        let mut asked = row("en", 2, run);
        asked.party.pass();
        (asked.before, asked.doubted) = (Some(Seat(0)), true);
        match thought(&asked, level, 3) {
            Move::Word(word) => assert!(asked.proves(&word) && Words::of("en").level(&word) <= Level::new(level)),
            m => assert!(m == Move::GiveUp && run != "row", "{run}: {m:?}"),
        }
    }
}

/// The loser, by trying all letters with the whole dictionary at each step: those that lead to words that may be
/// chosen, and complete none at all.
fn slow(words: &[String], run: &str, seats: u32) -> u32 {
    let letters = Words::of("ru").letters().chars();
    let next = letters.flat_map(|letter| [format!("{letter}{run}"), format!("{run}{letter}")]);
    let fits = |next: &String| words.iter().any(|word| word.contains(next.as_str())) && !Words::of("ru").has(next);
    let losers: Vec<u32> = next.filter(fits).map(|next| (slow(words, &next, seats) + 1) % seats).collect();
    if losers.iter().any(|loser| *loser != 0) { 1 } else { 0 }
}

#[cfg(thorough)]
#[test]
fn rounds_are_played_out_as_by_trying_everything() {
    let best = Level::new(5).expect("a level");
    let mut lost = 0;
    for run in ["ъекти", "ощадь", "рядо", "агнит", "щест", "корол", "ябло", "фонт", "зонти", "цикло", "ызак", "эшел"]
    {
        let words = Words::of("ru").containing(run).into_iter().filter(|(_, standing)| standing.choosable);
        let words: Vec<String> = words.map(|(word, _)| word).collect();
        let fast = think::loser(&row("ru", 2, run), best).expect("there is time");
        assert_eq!(fast, slow(&words, run, 2), "{run}");
        lost += usize::from(fast == 0);
        // A won round must stay won: the next player comes out as the loser.
        if fast != 0 {
            let mut next = row("ru", 2, run);
            next.play(Seat(0), &thought(&next, 5, 1), &mut StepCtx::new(Chance::none(), 0)).expect("a legal move");
            assert_eq!(think::loser(&next, best), Some(0), "{run}");
        }
        assert_eq!(thought(&row("ru", 2, run), 5, 2), thought(&row("ru", 2, run), 5, 2), "the same for the same seed");
    }
    assert!((1..12).contains(&lost), "{lost} of 12");
}

#[cfg(thorough)]
#[test]
fn a_better_computer_wins_more_rounds() {
    let mut lost = [0; 2];
    for seed in 0..4 {
        let mut row = Row::new("en", 2, Seat(seed % 2));
        let mut step = 0;
        while row.outcome().is_none() {
            let seat = row.asked();
            step += 1;
            let m = thought(&row, if seat == Seat(0) { 1 } else { 5 }, seed * 50 + step % 50);
            row.play(seat, &m, &mut StepCtx::new(Chance::none(), 0))
                .unwrap_or_else(|reject| panic!("{m:?} {reject:?}"));
        }
        lost.iter_mut().zip(&row.lost).for_each(|(sum, lost)| *sum += lost);
    }
    assert!(lost[0] > lost[1] + 4, "{lost:?}");
}

/// A row of two; perhaps whoever is to move doubts.
fn written(lang: &'static str, run: &str, doubted: bool) -> Row {
    Row { doubted, ..row(lang, 2, run) }
}

#[cfg(thorough)]
#[test]
fn the_program_names_and_completes_no_word_that_is_never_chosen() {
    for lang in ["en", "ru"] {
        let words = Words::of(lang);
        let unchosen = words.containing("").into_iter().filter(|(_, standing)| !standing.choosable);
        for (n, (word, _)) in unchosen.enumerate().filter(|(n, _)| n % 8 == 0) {
            let letters: Vec<char> = word.chars().collect();
            for run in [&letters[1..], &letters[..letters.len() - 1]].map(String::from_iter) {
                for (doubted, level) in [(true, 1), (true, 5), (false, 1 + (n % 5) as u8), (false, 5)] {
                    let row = written(lang, &run, doubted);
                    let m = thought(&row, level, n as u8);
                    assert!(!writes_unchosen(&row, &m), "{run} {doubted} {level}: {m:?}");
                }
                for seed in 0..10 {
                    let row = written(lang, &run, seed % 2 == 0);
                    let m = think::sample(&row, &mut Chance::seeded(&Seed([seed; 32]), 0)).expect("a move");
                    let example = BaldaLine.example(&row, row.asked()).expect("a move");
                    assert!(!writes_unchosen(&row, &m) && !writes_unchosen(&row, &example), "{run}: {m:?} {example:?}");
                }
            }
        }
    }
}

fn writes_unchosen(row: &Row, m: &Move) -> bool {
    let run = row.run();
    let word = match m {
        Move::Front(letter) => format!("{letter}{run}"),
        Move::Behind(letter) => format!("{run}{letter}"),
        Move::Word(word) => word.clone(),
        Move::Doubt | Move::GiveUp => return false,
    };
    row.dictionary().is_unchosen(&word)
}

#[test]
fn where_only_words_fit_that_are_never_chosen_the_program_gives_up_and_people_may_name_them() {
    for (lang, run, word) in [("en", "unnilingu", "cunnilingus"), ("ru", "ублюдо", "ублюдок")] {
        for doubted in [true, false] {
            assert_eq!(thought(&written(lang, run, doubted), 5, 1), Move::GiveUp);
        }
        assert!(written(lang, run, true).proves(word));
    }
}

#[test]
fn by_the_first_rules_the_additions_complete_nothing() {
    for (game, over) in [("baldaline/1", false), ("baldaline/2", true)] {
        let mut game = tests::begun(game, "", "A | B");
        play(&mut game, &["+e", "+a", "+n", "+s", "j+"]).expect("letters");
        assert_eq!(board(&game).starts_with("……"), over, "{}", board(&game));
    }
}
