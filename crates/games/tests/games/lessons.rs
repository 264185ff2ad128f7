//! The lessons: each game and each variant with its own rules has one, and each is easy to read.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::common::{Words, fact, languages};
use kletka_games::base::Labels;
use kletka_games::game::{Input, Manner, Why};
use kletka_games::games::GAMES;
use kletka_games::lesson::{LETTERS, Lesson, wanted};
use kletka_games::play::Match;

/// Games whose lessons are still missing. If you write one, remove it from the list.
const MISSING: &[&str] = &[];

/// Most lines of a match that takes ten seconds to tell, and fewest lines of one that is not played to its end.
const MOST: usize = 40;
const FEWEST: usize = 6;

/// Fewest notes that make sense together.
const FEWEST_NOTES: u8 = 2;

/// The folder of the lessons.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons")
}

/// The name of a lesson without the language of its words.
fn base(file: &str) -> &str {
    file.split_once('@').map_or(file, |(base, _)| base)
}

/// All lessons with the names of their files, read from the folder.
fn lessons() -> Vec<(String, Lesson)> {
    let entries = std::fs::read_dir(folder()).expect("the folder of the lessons");
    let paths: BTreeSet<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    let read = |path: PathBuf| {
        let file = path.file_stem().and_then(|stem| stem.to_str()).expect("a name").to_owned();
        let text = std::fs::read_to_string(&path).expect("a text");
        let lesson = Lesson::read(base(&file), &text).unwrap_or_else(|error| panic!("{file}: {error}"));
        (file, lesson)
    };
    paths.into_iter().map(read).collect()
}

#[test]
fn every_game_and_every_variant_has_one() {
    let wanted: BTreeSet<String> = GAMES.iter().flat_map(|game| wanted(game.info())).collect();
    let written: BTreeSet<String> = lessons().into_iter().map(|(name, _)| name).collect();
    let missing: Vec<&String> = wanted.difference(&written).collect();
    let mut expected = MISSING.to_vec();
    expected.sort_unstable();
    assert_eq!(missing, expected, "on the left what is missing, on the right what may be");
    for name in &written {
        assert!(wanted.contains(base(name)), "{name} is the lesson of no game and no variant");
    }
}

/// Readers see a game of words in the words that they play with.
#[test]
fn a_game_of_words_has_one_for_each_dictionary() {
    for game in GAMES {
        for def in game.info().options.iter().filter(|def| def.spoken) {
            for (tag, _) in def.kind.words() {
                let lesson = Lesson::find(*game, None, tag).expect("a lesson");
                assert_eq!(lesson.played().header().options.choice(def.key), tag, "{}", game.info().id);
            }
        }
    }
}

/// Whether a match is short enough to be told in ten seconds, long enough to show something, and played by the current
/// rules.
#[test]
fn their_matches_are_short_and_up_to_date() {
    for (name, lesson) in lessons() {
        let (played, info) = (lesson.played(), lesson.played().header().game.info());
        assert_eq!(played.header().rules, info.rules, "{name}: the rules of today");
        let lines = played.lines().len();
        assert!(lines <= MOST, "{name}: {lines} lines");
        assert!(lines >= FEWEST || played.ending().is_some(), "{name}: {lines} lines, and no end");
        if let Some((_, variant)) = base(&name).split_once('.') {
            let ruled = info.options.iter().find(|def| def.ruled).expect("a variant is a value of an option");
            let chosen = played.header().options.value(ruled.key).map(ToString::to_string);
            assert_eq!(chosen.as_deref(), Some(variant), "{name} is played so");
        }
    }
}

#[test]
fn notes_stand_on_the_drawing() {
    let mut beside = Vec::new();
    for (name, lesson) in lessons() {
        assert!(lesson.notes() >= FEWEST_NOTES, "{name} has {} notes", lesson.notes());
        let points = lesson.points().into_iter().enumerate();
        beside.extend(points.filter(|(_, point)| point.is_none()).map(|(n, _)| format!("{name}: {}", n + 1)));
    }
    assert!(beside.is_empty(), "notes that lie beside the drawing: {}", beside.join(", "));
}

/// A note is one short sentence in each language, and each note has a number on the picture.
#[test]
fn notes_have_short_words_in_every_language() {
    for (name, lesson) in lessons() {
        for (language, entries) in languages(lesson.played().header().game.info().id) {
            for number in 1..=lesson.notes() {
                let key = lesson.note(number).key;
                let text = entries.get(key.as_ref()).unwrap_or_else(|| panic!("{language}: {key} is missing"));
                let letters = text.chars().count();
                assert!((3..=LETTERS).contains(&letters), "{language}: {key} has {letters} letters: {text}");
                assert!(!text.contains(['\n', '{']), "{language}: {key} is one line and says nothing else");
            }
            let next = lesson.note(lesson.notes() + 1).key;
            assert!(!entries.contains_key(next.as_ref()), "{language}: {next} has no number on the picture of {name}");
        }
    }
}

/// The texts that a note tells you to type: those in quotation marks or after *type*.
fn quoted(note: &str) -> Vec<&str> {
    let marks = [('“', '”'), ('«', '»'), ('„', '“'), ('„', '”')];
    let within = marks.iter().flat_map(|(open, close)| {
        note.split(*open).skip(1).filter_map(|rest| rest.split_once(*close)).map(|(text, _)| text)
    });
    let behind = ["type ", "пиши "].iter().filter_map(|word| note.split_once(word)).map(|(_, text)| text);
    let behind = behind.filter(|text| !text.contains(['“', '«']) && text.chars().any(|c| c.is_ascii_digit()));
    within.chain(behind).collect()
}

/// Whether somebody could type a text in a position. Most lessons have no seed, so the dice for a throw are missing,
/// but the move is legal all the same.
fn is_legal(live: &Match, text: &str, (language, labels): (&str, Labels)) -> bool {
    let words = Words::spoken(live.header().game.info(), language);
    live.turn().may().iter().any(|seat| {
        [Manner::Addressed, Manner::Private].iter().any(|manner| {
            let input = Input::typed(text, labels, *manner).by(&words);
            live.clone().play(seat, &input, 0).map_or_else(|reject| reject.why == Why::Draws, |_| true)
        })
    })
}

/// Readers type the move that a note describes. It is legal in the picture's position, or was one before or after it.
#[test]
fn what_notes_say_to_type_are_moves() {
    let mut refused = Vec::new();
    let all = lessons();
    let names: BTreeSet<&str> = all.iter().map(|(name, _)| name.as_str()).collect();
    // Whether readers of a language see this lesson, by the words that they play with.
    let seen = |name: &str, words: &str| {
        let own = format!("{}@{words}", base(name));
        name == own || name == base(name) && !names.contains(own.as_str())
    };
    let letters = |language: &str| match fact(language, "letters").as_str() {
        "latin" => Labels::Latin,
        "ukrainian" => Labels::Ukrainian,
        _ => Labels::Cyrillic,
    };
    for (name, lesson) in &all {
        let mut positions = vec![lesson.position().clone()];
        lesson.played().retell(|then| positions.push(then.clone())).expect("it was played");
        for (language, entries) in languages(lesson.played().header().game.info().id) {
            let (words, labels) = (fact(language, "words"), letters(language));
            let words = words.split('|').next().unwrap_or_default().trim();
            for number in (1..=lesson.notes()).filter(|_| seen(name, words)) {
                let Some(note) = entries.get(lesson.note(number).key.as_ref()) else { continue };
                let wrong = quoted(note)
                    .into_iter()
                    .filter(|text| !positions.iter().any(|live| is_legal(live, text, (language, labels))));
                refused.extend(wrong.map(|text| format!("{language}: {name}: {text}")));
            }
        }
    }
    assert!(refused.is_empty(), "no moves: {}", refused.join("\n"));
}
