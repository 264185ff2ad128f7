//! Every game on a small telephone: the letters are readable, and the drawing uses the page.

#[path = "../examples/sheets/words.rs"]
#[allow(dead_code, reason = "the titles are for the contact sheets")]
mod words;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use kletka_games::game::scene::Ink;
use kletka_games::game::{Chance, Input, Seat, Seed, Viewer};
use kletka_games::games::GAMES;
use kletka_games::play::{Header, Match, record};
use kletka_paint::{Heading, Measures, Page, Theme, lie, measure, title};
use words::Words;

/// Width of a picture on a small telephone, and least height of letters on it, in pixels.
const PHONE: f32 = 360.0;
const LEAST_LETTER: f32 = 9.0;

/// The most players that a dice game can have.
const CROWD: u8 = 50;

/// Least width of a drawing, as a share of the page width.
const LEAST_DRAWN: f32 = 0.75;

/// The words of all languages with their tags, read once.
static ALL: LazyLock<Vec<(String, Words)>> =
    LazyLock::new(|| Words::tags().into_iter().map(|tag| (tag.clone(), Words::load(&tag))).collect());

/// The measures of drawings, each with the tag of the language in which it is read.
type Read = Vec<(&'static str, Measures)>;

/// The measures of some positions as a viewer sees them, with the languages: one drawing, read in each of them.
fn measured(all: &[Match], who: Viewer) -> Read {
    let title = [Heading { text: "Anna".to_owned(), ink: Ink::Seat(0) }];
    let read = |live: &Match| {
        let scene = live.position().scene(live.viewer(who));
        let measured = |(tag, words): &'static (String, Words)| {
            let say = |says: &_| words.letter(says, &live.header().names);
            (tag.as_str(), measure(&Page { scene: &scene, title: &title, theme: Theme::Paper, say: &say }))
        };
        ALL.iter().map(measured).collect::<Vec<_>>()
    };
    all.iter().flat_map(read).collect()
}

/// The beginning, the middle and the end of a game's playthrough.
fn played(id: &str) -> Vec<Match> {
    let path = format!("{}/../games/tests/playthroughs/{id}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let (header, lines) = record::read(text.split("\n== ").next().unwrap_or_default(), GAMES).expect("a record");
    let counts = [1, lines.len() / 2, lines.len()];
    counts.map(|count| Match::replay(header.clone(), lines[..count].to_vec()).expect("legal moves")).into()
}

/// The measures of the positions of each game, as everybody sees them, with their languages.
static PLAYED: LazyLock<Vec<(&str, Read)>> = LazyLock::new(|| {
    let ids = GAMES.iter().map(|game| game.info().id);
    ids.map(|id| (id, measured(&played(id), Viewer::Public))).collect()
});

/// A match of fifty players after some random moves: in turn, or all at once if that many cannot play in turn.
fn crowded(id: &str, moves: u64) -> Match {
    let names: Vec<String> = (1..=CROWD).map(|seat| format!("Anna {seat}")).collect();
    let begun = ["", " together=on"].iter().find_map(|settings| {
        let text = format!("game {id}{settings}\nseats {}\nfirst 1\n", names.join(" | "));
        let (header, _) = record::read(&text, GAMES).ok()?;
        Match::begin(Header { seed: Some(Seed([7; 32])), ..header }).ok()
    });
    let mut live = begun.unwrap_or_else(|| panic!("{id} is for fifty"));
    for ply in 0..moves {
        let Some(seat) = live.turn().seats().iter().next() else { break };
        let mut chance = Chance::seeded(&Seed([8; 32]), ply);
        let text = live.position().sample(seat, &mut chance).expect("there is a move");
        live.play(seat, &Input::canonical(&text), 0).unwrap_or_else(|why| panic!("{id}: {text}: {why:?}"));
    }
    live
}

/// The lowest letters of some pages in each language, if they are too low.
fn low(all: &[(&'static str, Measures)]) -> Vec<String> {
    let mut lowest: BTreeMap<&str, (f32, &str)> = BTreeMap::new();
    for (tag, page) in all {
        let Some(letters) = page.lowest().filter(|letters| letters.height * PHONE < LEAST_LETTER) else {
            continue;
        };
        let known = lowest.entry(tag).or_insert((letters.height, &letters.text));
        if letters.height < known.0 {
            *known = (letters.height, &letters.text);
        }
    }
    let told = |(tag, (height, text)): (&str, (f32, &str))| format!("{tag}: “{text}” is {:.1} px high", height * PHONE);
    lowest.into_iter().map(told).collect()
}

#[test]
fn letters_are_legible_and_drawings_use_the_page() {
    let mut faults = Vec::new();
    for (id, all) in &*PLAYED {
        faults.extend(low(all).iter().map(|fault| format!("{id}: {fault}")));
        let drawn = all.iter().map(|(_, page)| page.drawn).fold(1.0, f32::min);
        if drawn < LEAST_DRAWN {
            faults.push(format!("{id}: the drawing takes {:.0} % of the width", drawn * 100.0));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Height of the line of a title, and the room that each of its letters takes at most on average, in pixels.
const TITLE: f32 = 64.0;
const LETTER: usize = 24;

#[test]
fn titles_have_one_size_where_there_is_room() {
    let mut faults = Vec::new();
    for live in GAMES.iter().flat_map(|game| played(game.info().id)) {
        let (names, who) = (&live.header().names, live.viewer(Viewer::Public));
        let scene = live.position().scene(who);
        for (tag, words) in &*ALL {
            let title = title(&live, who, Some(7), names, &|text, names| words.say(text, names));
            let say = |says: &_| words.letter(says, names);
            let page = Page { scene: &scene, title: &title, theme: Theme::Paper, say: &say };
            let width = lie(&page).width;
            let height = measure(&page).title * width as f32;
            let said: String = title.iter().map(|heading| heading.text.as_str()).collect();
            let has_room = said.chars().count() * LETTER <= width as usize;
            if height > TITLE + 0.1 || has_room && height < TITLE - 0.1 {
                let id = live.header().game.info().id;
                faults.push(format!("{tag}: {id}: {height:.1} px of {width}: {said}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Least distance between the words of a line on a small telephone, in pixels.
const APART: f32 = 4.0;

/// Words of a page that run into each other. Coordinates, signs and numbers are not words.
fn touching(page: &Measures) -> Vec<String> {
    let words: Vec<_> =
        page.letters.iter().filter(|one| one.text.chars().filter(|c| c.is_alphabetic()).count() > 1).collect();
    let mut found = Vec::new();
    for (n, one) in words.iter().enumerate() {
        for other in &words[n + 1..] {
            let shared = one.along.1.min(other.along.1) - one.along.0.max(other.along.0);
            let apart = (one.middle - other.middle).abs() - (one.height + other.height) / 2.0;
            if shared * PHONE > -APART && apart < 0.0 && one.text != other.text {
                found.push(format!("“{}” and “{}”: {:.1} px between them", one.text, other.text, -shared * PHONE));
            }
        }
    }
    found
}

#[test]
fn no_words_run_into_others() {
    let mut faults = BTreeSet::new();
    for (id, all) in &*PLAYED {
        for (tag, page) in all {
            faults.extend(touching(page).into_iter().map(|fault| format!("{id}: {tag}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "{}", Vec::from_iter(faults).join("\n"));
}

/// Above each column stands whose number is sought there: the name of the other one, of any length.
#[test]
fn captions_of_columns_keep_apart_whatever_the_names() {
    let begun = |digits: u8| {
        let text = format!("game bulls digits={digits}\nseats Maximilian | Kletka (level 1)\nfirst 1\n");
        Match::begin(record::read(&text, GAMES).expect("a record").0).expect("a match")
    };
    let all = measured(&[3, 4, 5, 6].map(begun), Viewer::Public);
    let mut faults = low(&all);
    for (tag, page) in &all {
        faults.extend(touching(page).into_iter().map(|fault| format!("{tag}: {fault}")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn letters_are_legible_with_fifty_players() {
    let crowds = GAMES.iter().map(|game| game.info()).filter(|info| info.seats.most() >= CROWD);
    let faults: Vec<String> = crowds
        .flat_map(|info| {
            let all = [0, 30, 170].map(|moves| crowded(info.id, moves));
            let pages = [Viewer::Public, Viewer::Seat(Seat(3))].map(|who| measured(&all, who)).concat();
            low(&pages).into_iter().map(|fault| format!("{}: {fault}", info.id)).collect::<Vec<_>>()
        })
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
