use std::collections::BTreeSet;

use super::board::{Run, runs};
use super::*;
use crate::base::{Labels, Place};
use crate::game::{Deadline, Level, Manner, Memo, Outcome, Seed, Why};
use crate::games::tests::{self, play};
use crate::kit::words::Words;
use crate::play::Match;

fn begun(settings: &str) -> Match {
    tests::begun("troika", settings, "Anna | Boris")
}

fn scores(game: &Match) -> Vec<i64> {
    game.position().scores(Viewer::Public).expect("counts")
}

fn key(moves: &[&str], last: &str) -> (String, Vec<Place>) {
    let reject = tests::refused(begun(""), moves, last);
    (reject.text.key.into_owned(), reject.marks)
}

#[test]
fn whose_letter_completes_a_word_has_it() {
    let mut game = begun("");
    play(&mut game, &["a1 c", "b1 a"]).expect("letters");
    assert_eq!(scores(&game), [0, 0]);
    play(&mut game, &["c1 t"]).expect("a letter");
    assert_eq!(scores(&game), [1, 0]);
    assert_eq!(game.position().board(Viewer::Public), "  a b c\n1 c a t\n2 . . .\n3 . . .\n1: 1 cat\n2: 0");
    assert_eq!(game.outcome(), None, "it goes on until the board is full");
}

#[test]
fn words_stand_in_rows_columns_and_both_diagonals_in_either_direction() {
    for places in [["a1", "b1", "c1"], ["b1", "b2", "b3"], ["a1", "b2", "c3"], ["c1", "b2", "a3"]] {
        for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2]] {
            for word in ["cat", "tac"] {
                let letters: Vec<char> = word.chars().collect();
                let moves: Vec<String> = order.iter().map(|n| format!("{} {}", places[*n], letters[*n])).collect();
                let mut game = begun("");
                play(&mut game, &moves.iter().map(String::as_str).collect::<Vec<_>>()).expect("letters");
                assert_eq!(scores(&game), [1, 0], "{moves:?}");
                assert!(game.position().board(Viewer::Public).contains("1: 1 cat"), "as it is read");
            }
        }
    }
}

#[test]
fn a_run_counts_once_also_when_it_is_a_word_both_ways() {
    let words = Words::of("en");
    for word in ["dad", "dog"] {
        assert!(words.has(word) && words.has(&word.chars().rev().collect::<String>()));
        let moves: Vec<String> =
            ["a1", "b1", "c1"].iter().zip(word.chars()).map(|(at, c)| format!("{at} {c}")).collect();
        let mut game = begun("");
        play(&mut game, &moves.iter().map(String::as_str).collect::<Vec<_>>()).expect("letters");
        assert_eq!(scores(&game), [1, 0], "{word}");
    }
    // One letter may complete several runs.
    let mut game = begun("");
    play(&mut game, &["a1 c", "b1 a", "c2 o", "c3 y", "c1 t"]).expect("letters");
    assert_eq!(scores(&game), [2, 0], "cat and toy");
}

#[test]
fn larger_boards_count_every_run_of_three() {
    let mut game = begun("size=4");
    play(&mut game, &["b2 c", "c2 a", "d2 t", "a2 x"]).expect("letters");
    assert_eq!(scores(&game), [1, 0], "inside a row of four");
    for (side, count) in [(3, 8), (4, 24), (5, 48), (6, 80)] {
        let all: BTreeSet<Run> = runs(side).into_iter().collect();
        assert_eq!((all.len(), runs(side).len()), (count, count));
    }
}

#[test]
fn more_words_win_when_the_board_is_full() {
    let mut game = begun("");
    play(&mut game, &["a1 c", "b1 a", "c1 t", "a2 q", "b2 q", "c2 q", "a3 q", "b3 q"]).expect("letters");
    assert_eq!(game.outcome(), None);
    play(&mut game, &["c3 q"]).expect("the last one");
    let outcome = game.outcome().expect("it is full");
    assert_eq!(outcome, Outcome::by_score(scores(&game)));
    assert_eq!(outcome.places, [1, 2]);
}

#[test]
fn the_first_word_wins_where_the_host_wants_it() {
    let mut game = begun("first");
    play(&mut game, &["a1 c", "b1 a", "c3 x", "c1 t"]).expect("letters");
    assert_eq!(game.outcome(), Some(Outcome { places: vec![2, 1], scores: Some(vec![0, 1]) }));
    let mut game = begun("first");
    let all = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"].map(|place| format!("{place} q"));
    play(&mut game, &all.each_ref().map(String::as_str)).expect("letters");
    assert!(game.outcome().is_some_and(|outcome| outcome.is_draw()), "nobody has a word");
}

#[test]
fn a_letter_of_the_language_goes_into_an_empty_cell() {
    assert_eq!(key(&[], "d1 k").0, "troika-reject-outside");
    assert_eq!(key(&["b2 k"], "b2 a"), ("troika-reject-taken".into(), vec![Place::new(1, 1)]));
    assert_eq!(key(&[], "b2 ж").0, "troika-reject-letters");
    let russian = Board::new(Terms { side: 3, first: false, lang: "ru" }, Seat(0));
    let read = |text, labels| {
        let input = Input::typed(text, labels, Manner::Overheard);
        Troika.parse(&russian, Seat(0), &input).map(|m| Troika.write(&m)).map_err(|reject| reject.why)
    };
    for text in ["б2 к", "Б2 К.", "2б к", "б2к", "б-2 k!", "б 2: К"] {
        assert_eq!(read(text, Labels::Cyrillic).as_deref(), Ok("b2 к"), "{text}");
    }
    assert_eq!(read("b2 Ё", Labels::Latin).as_deref(), Ok("b2 е"));
    for text in ["б2", "к", "б2 кот", "б2 к о", "в 5 минут", ""] {
        assert_eq!(read(text, Labels::Cyrillic), Err(Why::Syntax), "{text}");
    }
}

/// All words of a board, found by a search from each cell in all eight directions.
fn slow(board: &Board) -> BTreeSet<BTreeSet<Place>> {
    let mut found = BTreeSet::new();
    let around = |n: u16| [n.checked_sub(1), Some(n), n.checked_add(1)].into_iter().flatten();
    for from in crate::kit::grid::places(board.side, board.side) {
        for (col, row) in around(from.col).flat_map(|col| around(from.row).map(move |row| (col, row))) {
            let (dx, dy) = (i32::from(col) - i32::from(from.col), i32::from(row) - i32::from(from.row));
            let cells: Option<Vec<Place>> = (0..3)
                .map(|n| {
                    let col = u16::try_from(i32::from(from.col) + n * dx).ok()?;
                    let place = Place::new(col, u16::try_from(i32::from(from.row) + n * dy).ok()?);
                    place.within(board.side, board.side).then_some(place)
                })
                .collect();
            let Some(cells) = cells.filter(|_| (dx, dy) != (0, 0)) else { continue };
            let word: String = cells.iter().filter_map(|place| Some(board.cells[board.cell(*place)]?.0)).collect();
            if word.chars().count() == 3 && Words::of(board.lang).beginning(&word).contains(&word) {
                found.insert(cells.into_iter().collect());
            }
        }
    }
    found
}

#[cfg(thorough)]
#[test]
fn words_are_found_as_by_looking_in_all_directions() {
    let mut words = 0;
    for seed in 1..=60 {
        let mut chance = Chance::seeded(&Seed([seed; 32]), 0);
        let lang = if seed % 2 == 0 { "en" } else { "ru" };
        let terms = Terms { side: 3 + u16::from(seed) % 4, first: false, lang };
        let mut board = Board::new(terms, Seat(0));
        while board.outcome().is_none() {
            let mut m = Troika.sample(&board, board.mover, &mut chance).expect("a move");
            // Use common letters, so that there are words to find.
            m.letter =
                *chance.pick(&if lang == "en" { ['a', 'o', 't', 'd'] } else { ['а', 'о', 'т', 'к'] }).expect("one");
            board.play(board.mover, m).expect("a legal move");
            let found: Vec<BTreeSet<Place>> =
                board.found.iter().map(|found| found.cells.map(|cell| board.place(cell)).into()).collect();
            let set: BTreeSet<_> = found.iter().cloned().collect();
            assert_eq!((set.len(), &set), (found.len(), &slow(&board)), "{board:?}");
        }
        words += board.found.len();
    }
    assert!(words > 100, "{words}");
}

fn thought(board: &Board, level: u8, seed: u8) -> Move {
    let (mut chance, mut memo) = (Chance::seeded(&Seed([seed; 32]), board.free().count() as u64), Memo::default());
    let level = Level::new(level).expect("a level");
    let mut ctx = SearchCtx::new(level, &mut chance, Deadline::never(), &mut memo);
    Troika.think(board, board.mover, &mut ctx).expect("a move")
}

/// The position after some letters.
fn after(settings: Terms, moves: &[&str]) -> Board {
    let mut board = Board::new(settings, Seat(0));
    for text in moves {
        let m = Troika.parse(&board, board.mover, &Input::canonical(text)).expect("a move");
        board.play(board.mover, m).expect("a legal one");
    }
    board
}

const ENGLISH: Terms = Terms { side: 3, first: false, lang: "en" };

#[test]
fn the_computer_completes_the_words_that_stand_ready() {
    let board = after(ENGLISH, &["a1 c", "b1 a", "c2 o", "c3 y"]);
    for level in [4, 5] {
        let m = thought(&board, level, 1);
        assert_eq!((m.place, thought(&board, level, 1)), (Place::new(2, 0), m), "the same for the same seed");
        let mut next = board.clone();
        next.play(next.mover, m).expect("a legal move");
        assert!(next.scores()[0] > 0, "{m:?}");
    }
    let first = after(Terms { first: true, ..ENGLISH }, &["a1 c", "b1 a"]);
    let mut next = first.clone();
    next.play(next.mover, thought(&first, 5, 1)).expect("a legal move");
    assert_eq!(next.outcome().map(|outcome| outcome.places), Some(vec![1, 2]));
}

/// The mover's lead if both play best, found by trying everything.
fn solved(board: &Board) -> i64 {
    let scores = board.scores();
    let lead = scores[board.mover.index()] - scores[board.mover.other().index()];
    let Moves::Listed(moves) = Troika.moves(board, board.mover) else { unreachable!("they are listed") };
    let after = |m: Move| {
        let mut next = board.clone();
        next.play(board.mover, m).expect("a listed move");
        -solved(&next).signum()
    };
    moves.into_iter().map(after).max().unwrap_or(lead.signum())
}

#[test]
fn the_best_computer_plays_the_end_as_by_trying_everything() {
    for seed in 1..=10 {
        let mut chance = Chance::seeded(&Seed([seed; 32]), 0);
        let mut board = Board::new(ENGLISH, Seat(0));
        while board.free().count() > 2 {
            let mut m = Troika.sample(&board, board.mover, &mut chance).expect("a move");
            m.letter = *chance.pick(&['a', 'o', 't', 'd', 'n', 'e']).expect("one");
            board.play(board.mover, m).expect("a legal move");
        }
        let mut next = board.clone();
        next.play(board.mover, thought(&board, 5, seed)).expect("a legal move");
        assert_eq!(-solved(&next).signum(), solved(&board), "{board:?}");
    }
}

#[cfg(thorough)]
#[test]
fn a_better_computer_has_more_words() {
    let mut sums = [0, 0];
    for seed in 0..6 {
        let mut board = Board::new(Terms { side: 4, lang: "ru", ..ENGLISH }, Seat(seed % 2));
        while board.outcome().is_none() {
            let m = thought(&board, if board.mover == Seat(0) { 1 } else { 4 }, seed);
            board.play(board.mover, m).expect("a legal move");
        }
        sums.iter_mut().zip(board.scores()).for_each(|(sum, count)| *sum += count);
    }
    assert!(sums[1] > sums[0] + 6, "{sums:?}");
}

#[cfg(thorough)]
#[test]
fn the_program_completes_no_word_that_is_never_chosen() {
    for lang in ["en", "ru"] {
        let unchosen = Words::of(lang).containing("").into_iter().filter(|(_, standing)| !standing.choosable);
        let words: Vec<String> = unchosen.map(|(word, _)| word).filter(|word| word.chars().count() == 3).collect();
        assert!(words.len() > 5, "{words:?}");
        for (word, missing) in words.iter().zip([0, 1, 2].into_iter().cycle()) {
            let mut board = Board::new(Terms { lang, ..ENGLISH }, Seat(0));
            for (col, letter) in word.chars().enumerate().filter(|(col, _)| *col != missing) {
                board.play(board.mover, Move { place: Place::new(col as u16, 0), letter }).expect("a letter");
            }
            let coarse = Move { place: Place::new(missing as u16, 0), letter: word.chars().nth(missing).expect("one") };
            assert!(board.would_write_unchosen(coarse));
            let mut chance = Chance::seeded(&Seed([7; 32]), 0);
            let sampled = (0..200).filter_map(|_| Troika.sample(&board, board.mover, &mut chance));
            let sampled: Vec<Move> = sampled.chain(Troika.example(&board, board.mover)).collect();
            for m in (1..=5).map(|level| thought(&board, level, 1)).chain(sampled) {
                assert!(!board.would_write_unchosen(m), "{word}: {m:?}");
            }
            board.play(board.mover, coarse).expect("people may write it");
            assert_eq!(board.found.len(), 1, "{word}");
        }
    }
}

#[test]
fn there_is_always_a_letter_that_completes_no_word_that_is_never_chosen() {
    for seed in 1..=40 {
        let mut chance = Chance::seeded(&Seed([seed; 32]), 0);
        let lang = if seed % 2 == 0 { "en" } else { "ru" };
        let mut board = Board::new(Terms { side: 3 + u16::from(seed) % 4, lang, ..ENGLISH }, Seat(0));
        while board.outcome().is_none() {
            let m = Troika.sample(&board, board.mover, &mut chance).expect("a letter");
            assert!(!board.would_write_unchosen(m));
            board.play(board.mover, m).expect("a legal move");
        }
        let clean = |found: &super::board::Found| !Words::of(lang).is_unchosen(&found.word);
        assert!(board.found.iter().all(clean), "{board:?}");
    }
}

#[test]
fn by_the_first_rules_the_additions_are_no_words() {
    for (game, count) in [("troika/1", 0), ("troika/2", 1)] {
        let mut game = tests::begun(game, "", "A | B");
        play(&mut game, &["a1 a", "b1 p", "c1 p"]).expect("letters");
        assert_eq!(scores(&game), [count, 0]);
    }
}
