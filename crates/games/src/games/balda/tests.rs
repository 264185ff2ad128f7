use std::collections::BTreeSet;

use super::trail::Grid;
use super::*;
use crate::base::{Labels, Place};
use crate::game::{Deadline, Manner, Memo, Outcome, Seed};
use crate::games::tests::{self, play};
use crate::play::Match;

/// `c r a n k` in row 3.
const CRANK: &str = "word=crank";

fn begun(settings: &str, names: &str) -> Match {
    tests::begun("balda", settings, names)
}

fn refused(moves: &[&str], last: &str) -> (String, Vec<Place>) {
    let reject = tests::refused(begun(CRANK, "A | B"), moves, last);
    (reject.text.key.into_owned(), reject.marks)
}

fn key(last: &str) -> String {
    refused(&[], last).0
}

fn asked(game: &Match) -> Vec<u8> {
    game.turn().seats().iter().map(|seat| seat.0).collect()
}

fn scores(game: &Match) -> Vec<i64> {
    game.position().scores(Viewer::Public).expect("points")
}

#[test]
fn a_word_is_read_through_the_new_letter_and_is_worth_its_letters() {
    let mut game = begun(CRANK, "A | B");
    play(&mut game, &["d2 e crane", "c4 w war"]).expect("words");
    assert_eq!((scores(&game), asked(&game)), (vec![5, 3], vec![0]));
    let board =
        "  a b c d e\n1 . . . . .\n2 . . . e .\n3 c r a n k\n4 . . w . .\n5 . . . . .\n1: crane = 5\n2: war = 3";
    assert_eq!(game.position().board(Viewer::Public), board);
}

#[test]
fn cells_are_neighbours_by_a_side_and_each_is_used_once() {
    assert_eq!(refused(&[], "c2 t crt"), ("balda-reject-path".into(), vec![Place::new(2, 1)]), "diagonal");
    assert_eq!(key("c2 b aba"), "balda-reject-path", "the same cell twice");
    assert_eq!(key("a1 r rock"), "balda-reject-path");
    // Without the new letter the row has it.
    assert_eq!(refused(&[], "a1 r ran"), ("balda-reject-through".into(), vec![Place::new(0, 0)]));
    // Here it has it both ways, and the one through the new letter counts.
    let mut game = begun(CRANK, "A | B | C");
    play(&mut game, &["c2 n ran", "counts", "counts"]).expect("a path through c2");
    assert_eq!(scores(&game), [3, 0, 0]);
}

#[test]
fn what_cannot_be_is_told() {
    assert_eq!(key("f1 e crane"), "balda-reject-outside");
    assert_eq!(key("a6 e crane"), "balda-reject-outside");
    assert_eq!(refused(&[], "d3 e crane"), ("balda-reject-taken".into(), vec![Place::new(3, 2)]));
    assert_eq!(key("d2 x crane"), "balda-reject-letter");
    assert_eq!(key("d2 e e"), "balda-reject-short");
    assert_eq!(key("e2 k crank"), "balda-reject-used", "the first word");
    assert_eq!(refused(&["d2 e crane"], "d4 e crane").0, "balda-reject-used");
    assert_eq!(key("counts"), "balda-reject-no-vote");
    assert_eq!(refused(&["d2 o crano"], "pass").0, "balda-reject-vote");
    assert_eq!(key("d2 е стол"), "balda-reject-letters");
    let alone = tests::refused(begun(CRANK, "A"), &[], "d2 o crano");
    assert_eq!(alone.text.key, "balda-reject-unknown");
}

#[test]
fn moves_as_people_type_them() {
    let square = Square::new(&terms("en", 5), "crank", Party::new(2, Seat(0)), RULES);
    let typed = |square: &Square, text, labels, manner| {
        let read = Balda.parse(square, Seat(0), &Input::typed(text, labels, manner));
        read.map(|m| Balda.write(&m)).map_err(|reject| reject.why)
    };
    for text in ["d2 e crane", "D2 E CRANE.", "2d e crane!", "d2e crane", "d 2 - e - “Crane”", "d2 е сrаnе"] {
        let read = typed(&square, text, Labels::Latin, Manner::Addressed);
        assert_eq!(read.as_deref(), Ok("d2 e crane"), "{text}");
    }
    let russian = Square::new(&terms("ru", 5), "крона", Party::new(2, Seat(0)), RULES);
    for text in ["г2 е елка", "Г 2 Ё Ёлкa"] {
        let read = typed(&russian, text, Labels::Cyrillic, Manner::Overheard);
        assert_eq!(read.as_deref(), Ok("d2 е елка"), "{text}");
    }
    use crate::game::Why::{Illegal, Syntax};
    for (text, manner, why) in [
        ("в 5 я дома", Manner::Overheard, Syntax),
        ("д2 z слово", Manner::Overheard, Illegal),
        ("д2 крона", Manner::Addressed, Syntax),
        ("д2 к крона и дуб", Manner::Addressed, Syntax),
        ("void", Manner::Overheard, Syntax),
        ("крона", Manner::Addressed, Syntax),
    ] {
        assert_eq!(typed(&russian, text, Labels::Cyrillic, manner), Err(why), "{text}");
    }
}

#[test]
fn words_are_written_in_the_letters_of_their_language() {
    for (settings, typed, text, shown) in [
        ("lang=de word=HRE", "A1 Ä Ähre", "a1 ä ähre", "ÄHRE"),
        ("lang=de word=DES", "a1 ö Öde!", "a1 ö öde", "ÖDE"),
        ("lang=tr word=ŞIK", "A1 I IŞIK", "a1 ı ışık", "IŞIK"),
        ("lang=tr word=ZİN", "A1 İ İzin", "a1 i izin", "İZİN"),
    ] {
        let mut game = begun(settings, "A | B");
        let input = Input::typed(typed, Labels::Latin, Manner::Addressed);
        let read = game.position().read(Seat(0), &input).expect("a move");
        assert_eq!(read.text(), text);
        assert!(read.label().args.iter().any(|(name, arg)| name == "word" && *arg == shown.into()), "{text}");
        game.play(Seat(0), &input, 0).expect("a word of the dictionary");
        let (_, word) = text.rsplit_once(' ').expect("a word at the end");
        let told = format!("1: {word} = {}\n2: 0", word.chars().count());
        assert!(game.position().board(Viewer::Public).ends_with(&told), "{text}");
    }
    assert_eq!(tests::refused(begun("lang=tr word=ŞIK", "A | B"), &[], "a1 i ışık").text.key, "balda-reject-letter");
    assert_eq!(tests::refused(begun("lang=de word=HRE", "A | B"), &[], "a1 é éhre").text.key, "balda-reject-letters");
}

fn terms(lang: &'static str, side: u16) -> Terms {
    Terms { side, word: None, proper: false, turns: 0, lang }
}

#[test]
fn all_others_decide_about_a_word_that_the_dictionary_lacks() {
    let mut game = begun(CRANK, "A | B | C");
    play(&mut game, &["d2 o crano"]).expect("it may be asked");
    assert_eq!(asked(&game), [1, 2]);
    assert!(game.position().board(Viewer::Public).ends_with("d2 o crano?"));
    play(&mut game, &["counts"]).expect("a vote");
    assert_eq!((asked(&game), scores(&game)), (vec![2], vec![0; 3]), "the last one is waited for");
    play(&mut game, &["counts"]).expect("a vote");
    assert_eq!((asked(&game), scores(&game)), (vec![1], vec![5, 0, 0]));
    // One against it suffices, and whoever named it tries again, but not the same.
    play(&mut game, &["d4 o crano"]).expect_err("used now");
    play(&mut game, &["d4 a crana", "void"]).expect("a vote");
    assert_eq!(asked(&game), [1]);
    assert_eq!(play(&mut game, &["d4 a crana"]).expect_err("no").text.key, "balda-reject-turned-down");
    // A player who abstains leaves it to the others, but somebody must be for it.
    play(&mut game, &["pass", "b2 z zra", "abstain", "abstain"]).expect("votes");
    assert_eq!((asked(&game), scores(&game)), (vec![2], vec![5, 0, 0]));
    play(&mut game, &["pass", "b2 z zran", "abstain", "counts"]).expect("votes");
    assert_eq!((asked(&game), scores(&game)), (vec![1], vec![9, 0, 0]));
}

#[test]
fn one_invented_word_a_turn_is_put_to_the_others() {
    let mut game = begun(CRANK, "A | B | C");
    play(&mut game, &["d2 o crano", "void"]).expect("a vote");
    assert_eq!(play(&mut game, &["d2 o ranno"]).expect_err("it cannot be read").text.key, "balda-reject-path");
    assert_eq!(play(&mut game, &["b2 z zran"]).expect_err("a second one").text.key, "balda-reject-one-try");
    play(&mut game, &["d2 e crane"]).expect("a word of the dictionary needs no vote");
    play(&mut game, &["b2 z zran"]).expect("the next one may try another");
    // By the first rules one could go on trying.
    let mut game = tests::begun("balda/1", CRANK, "A | B | C");
    play(&mut game, &["d2 o crano", "void", "b2 z zra", "void", "b2 z zran"]).expect("one after the other");
}

#[test]
fn names_are_asked_about_only_where_the_host_wants_it() {
    for (settings, key) in [("", "balda-ask-vote"), ("proper", "balda-ask-proper")] {
        let mut game = begun(&format!("{CRANK} {settings}"), "A | B");
        play(&mut game, &["d2 i ina"]).expect("a name is put to the other one");
        assert_eq!(game.turn().asks()[0].text.key, key);
    }
}

#[test]
fn who_leaves_is_not_waited_for() {
    let claimed = || {
        let mut game = begun(CRANK, "A | B | C");
        play(&mut game, &["d2 o crano"]).expect("it may be asked");
        game
    };
    let mut game = claimed();
    play(&mut game, &["counts"]).expect("a vote");
    game.resign(Seat(2), 0).expect("they may leave");
    assert_eq!((scores(&game), asked(&game)), (vec![5, 0, 0], vec![1]), "all who are left are for it");
    let mut game = claimed();
    game.resign(Seat(0), 0).expect("they may leave");
    assert_eq!((scores(&game), asked(&game)), (vec![0; 3], vec![1]), "the word is gone");
    play(&mut game, &["pass", "pass"]).expect("passes");
    assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![3, 1, 1]));
}

#[test]
fn it_ends_when_all_have_passed_in_a_row() {
    let mut game = begun(CRANK, "A | B");
    play(&mut game, &["pass", "d2 e crane", "pass"]).expect("legal moves");
    assert_eq!(game.outcome(), None, "a word between two passes");
    play(&mut game, &["pass"]).expect("a pass");
    assert_eq!(game.outcome(), Some(Outcome { places: vec![2, 1], scores: Some(vec![0, 5]) }));
}

#[test]
fn it_ends_with_a_full_board_and_who_is_alone_must_fill_it() {
    let mut game = begun("word=tar", "A");
    play(&mut game, &["pass"]).expect("a pass");
    assert_eq!(game.outcome(), Some(Outcome::alone(false).with_scores(vec![0])));
    let mut square = Square::new(&terms("en", 3), "tar", Party::new(1, Seat(0)), RULES);
    let mut ctx = StepCtx::new(Chance::none(), 0);
    square.cells = vec![Some('a'); 9];
    square.cells[0] = None;
    assert_eq!(square.outcome(), None);
    square
        .play(Seat(0), &Move::Write(Entry { place: Place::new(0, 0), letter: 'a', word: "aa".into() }), &mut ctx)
        .expect("a noun");
    assert_eq!(square.outcome(), Some(Outcome::alone(true).with_scores(vec![2])));
}

#[test]
fn the_first_word_decides_the_size() {
    let options = |settings: &[&str]| {
        let mut values = OptValues::spoken(INFO.options, "en");
        settings.iter().for_each(|one| values.take(INFO.options, &[], one).expect("a setting"));
        Balda.options(&mut values, 2).map(|_| values.to_string()).map_err(|reject| reject.text.key.into_owned())
    };
    assert_eq!(options(&[]), Ok("size=5 proper=off turns=0 lang=en".into()));
    assert_eq!(options(&["word=Machine"]), Ok("size=7 word=machine proper=off turns=0 lang=en".into()));
    assert_eq!(options(&["word=ЁЛОЧНЫЙ", "lang=ru"]), Ok("size=7 word=елочный proper=off turns=0 lang=ru".into()));
    assert_eq!(options(&["word=road"]), Err("balda-reject-word-even".into()));
    assert_eq!(options(&["word=crank", "size=7"]), Err("balda-reject-word-size".into()));
    assert_eq!(options(&["word=крона"]), Err("balda-reject-word-letters".into()));
    for lang in Words::LANGS {
        for side in [3, 5, 7, 9] {
            let mut ctx = StepCtx::new(Chance::seeded(&Seed([side; 32]), 0), 0);
            let table = Table { seats: 2, first: Seat(0), rules: 1 };
            let square = Balda.setup(&terms(lang, side.into()), table, &mut ctx);
            assert!(Words::of(lang).has(&square.start) && square.start.chars().count() == usize::from(side));
            let middle: Vec<u16> = grid(&square).map(|(place, _)| place.row).collect();
            assert!(middle.iter().all(|row| *row == u16::from(side) / 2) && middle.len() == usize::from(side));
        }
    }
}

/// The letters on the square.
fn grid(square: &Square) -> impl Iterator<Item = (Place, char)> {
    let places = crate::kit::grid::places(square.side, square.side);
    places.filter_map(|place| Some((place, square.cells[square.cell(place)]?)))
}

/// All ways from a cell on that have one empty cell in them, with nothing left out early.
fn ways(square: &Square, path: &mut Vec<usize>, found: &mut BTreeSet<(usize, String)>) {
    let empty: Vec<usize> = path.iter().copied().filter(|cell| square.cells[*cell].is_none()).collect();
    if empty.len() > 1 {
        return;
    }
    if let ([cell], true) = (&*empty, path.len() > 1) {
        found.insert((*cell, path.iter().map(|cell| square.cells[*cell].unwrap_or('?')).collect()));
    }
    let (side, last) = (usize::from(square.side), path[path.len() - 1]);
    for next in 0..square.cells.len() {
        let beside = (last / side).abs_diff(next / side) + (last % side).abs_diff(next % side) == 1;
        if beside && !path.contains(&next) {
            path.push(next);
            ways(square, path, found);
            path.pop();
        }
    }
}

/// A square after some random words.
fn wandered(lang: &'static str, side: u16, seed: u8, words: usize) -> Square {
    let mut ctx = StepCtx::new(Chance::seeded(&Seed([seed; 32]), 0), 0);
    let table = Table { seats: 2, first: Seat(0), rules: 1 };
    let mut square = Balda.setup(&terms(lang, side), table, &mut ctx);
    while square.words.len() < words && square.outcome().is_none() {
        let seat = Balda.turn(&square).seats().iter().next().expect("somebody is asked");
        let m = Balda.sample(&square, seat, &mut ctx.chance).expect("a move");
        square.play(seat, &m, &mut StepCtx::new(Chance::none(), 0)).unwrap_or_else(|reject| panic!("{m:?} {reject:?}"));
    }
    square
}

#[cfg(thorough)]
#[test]
fn words_are_found_as_by_walking_all_ways() {
    let mut seen = 0;
    for (seed, (lang, side)) in
        (1..=40).zip([("en", 5), ("ru", 5), ("en", 3), ("ru", 3), ("ru", 7)].into_iter().cycle())
    {
        let square = wandered(lang, side, seed, usize::from(seed) % 5);
        let (words, mut patterns) = (square.dictionary(), BTreeSet::new());
        (0..square.cells.len()).for_each(|cell| ways(&square, &mut vec![cell], &mut patterns));
        let mut slow = BTreeSet::new();
        for (cell, pattern) in &patterns {
            for letter in words.letters().chars() {
                let word = pattern.replace('?', &letter.to_string());
                if words.has(&word) && !words.is_unchosen(&word) && !square.is_used(&word) {
                    slow.insert((*cell, letter, word));
                }
            }
        }
        let level = Level::new(5).expect("a level");
        let found: Vec<_> = think::all(&square, level, Deadline::never());
        let fast: BTreeSet<_> =
            found.iter().map(|(_, entry)| (square.cell(entry.place), entry.letter, entry.word.clone())).collect();
        assert_eq!((fast.len(), &fast), (found.len(), &slow), "{square:?}");
        seen += slow.len();
        // Every entry can be played, and no other word on that cell can.
        for (_, entry) in &found {
            square
                .clone()
                .play(square.party.mover(), &Move::Write(entry.clone()), &mut StepCtx::new(Chance::none(), 0))
                .unwrap_or_else(|reject| panic!("{entry:?}: {reject:?}"));
        }
        trails_are_those_of(&square, &patterns);
    }
    assert!(seen > 500, "{seen}");
}

/// Asks for words with a new letter, right ones and wrong ones, and compares with all ways.
fn trails_are_those_of(square: &Square, patterns: &BTreeSet<(usize, String)>) {
    let texts: BTreeSet<&str> = patterns.iter().map(|(_, pattern)| &**pattern).collect();
    let edge: Vec<usize> = (0..square.cells.len()).filter(|cell| square.grid().is_edge(*cell)).collect();
    for (text, cell) in texts.iter().step_by(7).flat_map(|text| edge.iter().step_by(3).map(move |cell| (text, cell))) {
        let mut cells = square.cells.clone();
        cells[*cell] = Some('?');
        let with = Grid { side: square.side.into(), cells: &cells };
        let word: Vec<char> = text.chars().collect();
        let trail = with.trail_through(&word, *cell);
        assert_eq!(trail.is_some(), patterns.contains(&(*cell, (*text).to_owned())), "{text} {cell} {square:?}");
        if let Some(trail) = trail {
            let read: String = trail.iter().filter_map(|cell| cells[*cell]).collect();
            assert!(read == **text && trail.contains(cell));
        }
    }
}

#[test]
fn a_board_of_one_letter_keeps_nobody_waiting() {
    let mut cells = vec![Some('a'); 81];
    cells[80] = Some('b');
    let grid = Grid { side: 9, cells: &cells };
    let word: Vec<char> = ["a"; 60].concat().chars().chain("bb".chars()).collect();
    assert_eq!((grid.trail(&word), grid.trail_through(&word, 80), grid.trail(&[])), (None, None, None));
}

fn thought(square: &Square, level: u8, seed: u8) -> Move {
    let (mut chance, mut memo) = (Chance::seeded(&Seed([seed; 32]), 0), Memo::default());
    let level = Level::new(level).expect("a level");
    // Enough to weigh every move against the answers.
    let mut ctx = SearchCtx::new(level, &mut chance, Deadline::after_work(EFFORT), &mut memo);
    Balda.think(square, square.party.mover(), &mut ctx).expect("a move")
}

/// How many letters a computer lays in these tests.
const EFFORT: u64 = 20_000;

#[cfg(thorough)]
#[test]
fn the_computer_knows_the_words_of_its_level() {
    for seed in 1..=12 {
        let lang = if seed % 2 == 0 { "en" } else { "ru" };
        let square = wandered(lang, 5, seed, 6);
        for level in 1..=5 {
            let m = thought(&square, level, seed);
            assert_eq!(m, thought(&square, level, seed), "the same for the same seed");
            let Move::Write(Entry { word, .. }) = m else { continue };
            assert!(Words::of(lang).level(&word) <= Level::new(level), "{word} at {level}");
        }
    }
}

#[test]
fn a_better_computer_makes_more_points_and_none_of_them_votes() {
    let mut sums = [0; 2];
    for seed in 1..=6 {
        let mut square = wandered("ru", 5, seed, 0);
        while square.outcome().is_none() {
            let seat = square.party.mover();
            let level = if (seat.0 + seed).is_multiple_of(2) { 5 } else { 2 };
            let m = thought(&square, level, seed);
            square.play(seat, &m, &mut StepCtx::new(Chance::none(), 0)).expect("a legal move");
        }
        square.scores().iter().zip([seed % 2, 1 - seed % 2]).for_each(|(sum, n)| sums[usize::from(n)] += sum);
    }
    assert!(sums[0] > sums[1] + 50, "{sums:?}");
    let mut game = begun(CRANK, "A | B");
    play(&mut game, &["d2 o crano"]).expect("it may be asked");
    let (mut chance, mut memo) = (Chance::seeded(&Seed([1; 32]), 0), Memo::default());
    let mut ctx = SearchCtx::new(Level::DEFAULT, &mut chance, Deadline::never(), &mut memo);
    assert_eq!(game.position().think(Seat(1), &mut ctx).as_deref(), Some("abstain"));
    play(&mut game, &["abstain"]).expect("a vote");
    assert_eq!((asked(&game), scores(&game)), (vec![0], vec![0, 0]), "against computers alone it does not count");
}

/// The letters but the first of some words that are never chosen, in the middle row.
fn squares_that_lack_a_letter(lang: &'static str, count: usize) -> Vec<Square> {
    let unchosen = Words::of(lang).containing("").into_iter().filter(|(_, standing)| !standing.choosable);
    let rests = unchosen.map(|(word, _)| word.chars().skip(1).collect::<String>());
    let square = |rest: String| {
        let side = rest.chars().count() as u16;
        [3, 5, 7, 9].contains(&side).then(|| Square::new(&terms(lang, side), &rest, Party::new(2, Seat(0)), RULES))
    };
    let all: Vec<Square> = rests.filter_map(square).collect();
    let step = all.len().div_ceil(count);
    all.into_iter().step_by(step).collect()
}

#[cfg(thorough)]
#[test]
fn the_program_plays_no_word_that_is_never_chosen() {
    let given = [("en", "itchx"), ("ru", "очкар"), ("en", "uck"), ("ru", "уйк")];
    let given = given.map(|(lang, word)| {
        Square::new(&terms(lang, word.chars().count() as u16), word, Party::new(2, Seat(0)), RULES)
    });
    let lacking = ["en", "ru"].map(|lang| squares_that_lack_a_letter(lang, 40));
    for square in given.into_iter().chain(lacking.into_iter().flatten()) {
        let clean = |m: &Move| !matches!(m, Move::Write(entry) if square.dictionary().is_unchosen(&entry.word));
        for (level, seed) in (1..=5).flat_map(|level| [(level, 1), (level, 2)]) {
            assert!(clean(&thought(&square, level, seed)), "{square:?}");
        }
        let mut chance = Chance::seeded(&Seed([5; 32]), 0);
        assert!((0..20).all(|_| clean(&think::sample(&square, &mut chance))), "{square:?}");
    }
}

#[test]
fn where_only_a_word_fits_that_is_never_chosen_the_program_passes_and_people_may_write_it() {
    for (lang, rest, word) in [("en", "uck", "fuck"), ("ru", "опа", "жопа")] {
        let mut square = Square::new(&terms(lang, 3), rest, Party::new(2, Seat(0)), RULES);
        // All that it might choose was there before.
        for (_, entry) in think::all(&square, Level::BEST, Deadline::never()) {
            square.words.push(super::square::Written { seat: Seat(1), entry, path: Vec::new() });
        }
        assert_eq!(thought(&square, 5, 1), Move::Pass, "{lang}");
        let entry = Entry { place: Place::new(0, 0), letter: word.chars().next().expect("one"), word: word.into() };
        square.play(Seat(0), &Move::Write(entry), &mut StepCtx::new(Chance::none(), 0)).expect("a word");
        assert_eq!((square.scores(), &square.claim), (vec![4, 0], &None), "it counts without being asked about");
    }
}

#[test]
fn no_square_opens_with_a_word_that_is_never_chosen_but_an_old_record_keeps_its_word() {
    let seed = "A | B\nseed 6e0100000000000000000000000000000000000000000000000000000000004d";
    for game in ["balda/1", "balda/2"] {
        let word = tests::begun(game, "lang=ru", seed).header().deal[0].to_string();
        assert!(Words::of("ru").has(&word) && !Words::of("ru").is_unchosen(&word), "{word}");
        let old = tests::begun(game, "lang=ru", &format!("{seed}\ndeal сучка"));
        assert!(old.position().board(Viewer::Public).contains("с у ч к а"));
    }
}

#[test]
fn by_the_first_rules_the_additions_are_put_to_the_others() {
    for (game, points, next) in [("balda/1", 0, 1), ("balda/2", 6, 1)] {
        let mut game = tests::begun(game, "word=loves", "A | B");
        play(&mut game, &["a2 g gloves"]).expect("a word or a question");
        assert_eq!((scores(&game), asked(&game)), (vec![points, 0], vec![next]));
        assert_eq!(game.turn().asks()[0].text.key == "balda-ask-vote", points == 0);
    }
}

#[test]
fn with_a_number_of_turns_it_ends_when_all_have_had_theirs() {
    let mut two = begun(&format!("{CRANK} turns=2"), "A | B");
    play(&mut two, &["d2 e crane", "pass", "c4 w war"]).expect("turns");
    assert_eq!((two.outcome(), asked(&two)), (None, vec![1]));
    play(&mut two, &["pass"]).expect("the last turn");
    assert_eq!((scores(&two), asked(&two)), (vec![8, 0], Vec::<u8>::new()));
    let mut alone = begun(&format!("{CRANK} turns=2"), "A");
    play(&mut alone, &["d2 e crane", "c4 w war"]).expect("words");
    assert_eq!(alone.outcome(), Some(Outcome::alone(true).with_scores(vec![8])));
    assert_eq!(alone.position().feat().map(|feat| (feat.worth, feat.text)), {
        Some((8, Text::new("daily-points").with("points", 8)))
    });
}
