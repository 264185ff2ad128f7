//! What a small telephone shows of every game: letters that can be read, and a drawing that uses the page.

#[path = "../examples/sheets/words.rs"]
#[allow(dead_code, reason = "the titles are for the contact sheets")]
mod words;

use kletka_games::game::Viewer;
use kletka_games::game::scene::Ink;
use kletka_games::games::GAMES;
use kletka_games::play::{Match, record};
use kletka_paint::{Heading, Measures, Page, Theme, measure};
use words::Words;

/// How wide a small telephone shows a picture, and how high letters are on it at least, in pixels.
const PHONE: f32 = 360.0;
const LEAST_LETTER: f32 = 9.0;

/// How much of the width of the page a drawing takes at least.
const LEAST_DRAWN: f32 = 0.75;

/// What is measured of the beginning, the middle and the end of a game's playthrough, in both languages.
fn measured(id: &str) -> Vec<Measures> {
    let path = format!("{}/../games/tests/playthroughs/{id}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let (header, lines) = record::read(text.split("\n== ").next().unwrap_or_default(), GAMES).expect("a record");
    let counts = [1, lines.len() / 2, lines.len()];
    let all = counts.map(|count| Match::replay(header.clone(), lines[..count].to_vec()).expect("legal moves"));
    let title = [Heading { text: "Anna".to_owned(), ink: Ink::Seat(0) }];
    let pages = ["en", "ru"].into_iter().flat_map(|language| {
        let words = Words::load(language);
        all.iter()
            .map(|live| {
                let scene = live.position().scene(live.viewer(Viewer::Public));
                let say = |says: &_| words.letter(says, &live.header().names);
                measure(&Page { scene: &scene, title: &title, theme: Theme::Paper, say: &say })
            })
            .collect::<Vec<_>>()
    });
    pages.collect()
}

#[test]
fn letters_are_legible_and_drawings_use_the_page() {
    let mut faults = Vec::new();
    for game in GAMES {
        let id = game.info().id;
        let all = measured(id);
        let lowest = all.iter().filter_map(|page| page.lowest.as_ref()).min_by(|a, b| a.height.total_cmp(&b.height));
        if let Some(lowest) = lowest.filter(|lowest| lowest.height * PHONE < LEAST_LETTER) {
            faults.push(format!("{id}: “{}” is {:.1} px high", lowest.text, lowest.height * PHONE));
        }
        let drawn = all.iter().map(|page| page.drawn).fold(1.0, f32::min);
        if drawn < LEAST_DRAWN {
            faults.push(format!("{id}: the drawing takes {:.0} % of the width", drawn * 100.0));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
