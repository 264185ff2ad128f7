//! Paints the picture of a lesson from its file, with the words of a language, and its film beside it: `cargo run -p
//! kletka-paint --example lesson -- katego.city ru city.png` writes `city.png` and `city.gif`.
//!
//! If a move of the record is refused, it prints the record up to there, the draws that the move could have made, the
//! board, and the possible moves. So you can begin with a header alone and write move after move.

#[path = "sheets/words.rs"]
#[allow(dead_code, reason = "the titles are for the contact sheets")]
mod words;

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use kletka_games::base::Labels;
use kletka_games::game::scene::{Ink, Says};
use kletka_games::game::{Chance, Draw, Scene, Seed, Text, Viewer};
use kletka_games::games::GAMES;
use kletka_games::lesson::Lesson;
use kletka_games::play::{Header, Line, Match, record};
use kletka_paint::{Film, Heading, Page, Shot, Theme, picture};
use words::Words;

/// The players of all lessons, by language.
const NAMES: [[&str; 4]; 2] = [["Anna", "Boris", "Vera", "Gleb"], ["Анна", "Борис", "Вера", "Глеб"]];

/// A reader: the words of a language, and the names of the players in it.
struct Reader {
    words: Words,
    labels: Labels,
    names: Vec<String>,
}

impl Reader {
    fn of(language: &str) -> Reader {
        let number = usize::from(language == "ru");
        let names = NAMES[number].map(str::to_owned).into_iter().chain((5..=50).map(|seat| seat.to_string())).collect();
        Reader { words: Words::load(language), labels: [Labels::Latin, Labels::Cyrillic][number], names }
    }

    fn say(&self, says: &Says) -> String {
        match says {
            Says::Column(col) => self.labels.column(*col),
            other => self.words.letter(other, &self.names),
        }
    }
}

/// The whole match, one picture per move, and at last the end.
fn film(lesson: &Lesson, say: &dyn Fn(&Says) -> String) -> Result<Vec<u8>, String> {
    let who = lesson.played().viewer(lesson.viewer());
    let mut scenes: Vec<Scene> = Vec::new();
    lesson.played().retell(|then| scenes.push(then.position().scene(who))).map_err(|reject| format!("{reject:?}"))?;
    scenes.dedup();
    let shots: Vec<Shot> = scenes.into_iter().map(|scene| Shot { scene, title: Vec::new(), stands: 50 }).collect();
    Ok(Film { shots: &shots, theme: Theme::Paper, say, rounds: None }.gif())
}

/// The given draws, and variants with other numbers of dice: some are left out, or others added.
fn draws(given: &[Draw]) -> impl Iterator<Item = Vec<Draw>> {
    let more = [3, 5, 2, 6, 1, 4].map(Draw::Number);
    let counts = [given.len()].into_iter().chain(0..=60);
    counts.map(move |count| given.iter().chain(more.iter().cycle()).take(count).cloned().collect())
}

/// How far the record of a lesson plays, and what can follow there.
fn stuck(text: &str) -> String {
    let log = text.split("\n== ").next().unwrap_or_default();
    let Ok((mut header, lines)) = record::read(log, GAMES) else { return String::new() };
    header.complete_first(&lines);
    let begun = draws(&header.deal).find_map(|deal| Match::begin(Header { deal, ..header.clone() }).ok());
    let seeded = || Match::begin(Header { seed: Some(Seed([7; 32])), deal: Vec::new(), ..header.clone() }).ok();
    let Some(mut live) = begun.or_else(seeded) else { return String::new() };
    let entered = |live: &mut Match, line: &Line| {
        draws(&line.draws).any(|draws| live.enter(&Line { draws, ..line.clone() }).is_ok())
    };
    let refused = lines.iter().find(|line| !entered(&mut live, line));
    let mut told = record::write(live.header(), live.lines(), true);
    told += &refused.map_or(String::new(), |line| format!("refused: {line}\n"));
    told += &format!("\n{}\n", live.position().board(Viewer::Revealed));
    for seat in live.turn().may().iter() {
        let moves = live.position().moves(seat).unwrap_or_default();
        let some: Vec<_> = moves.iter().take(40).map(String::as_str).collect();
        let sample = live.position().sample(seat, &mut Chance::seeded(&Seed([8; 32]), 0)).unwrap_or_default();
        told += &format!("seat {} may play {sample}; {}\n", seat.0 + 1, some.join(", "));
    }
    told
}

fn run(name: &str, language: &str, out: &Path) -> Result<(), String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../games/lessons/{name}.txt"));
    let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let plain = name.split('@').next().unwrap_or(name);
    let lesson = Lesson::read(plain, &text).map_err(|error| format!("{name}: {error}\n{}", stuck(&text)))?;
    let id = plain.split('.').next().unwrap_or(plain).to_owned();
    let reader = Reader::of(language);
    let say = |says: &Says| reader.say(says);
    let scene = lesson.scene();
    let title = [Heading { text: reader.words.say(&Text::new(format!("{id}-name")), &reader.names), ink: Ink::Pencil }];
    let page = picture(&Page { scene: &scene, title: &title, theme: Theme::Paper, say: &say });
    println!(
        "{} lines, picture after {}; {} x {} units",
        lesson.played().ply(),
        lesson.after(),
        scene.width,
        scene.height
    );
    fs::write(out, page.png()).map_err(|error| error.to_string())?;
    fs::write(out.with_extension("gif"), film(&lesson, &say)?).map_err(|error| error.to_string())
}

fn main() -> ExitCode {
    let asked: Vec<String> = env::args().skip(1).collect();
    let done = match asked.as_slice() {
        [name, language, out] => run(name, language, Path::new(out)),
        _ => Err("lesson NAME en|ru OUT.png".to_owned()),
    };
    done.inspect_err(|what| eprintln!("{what}")).map_or(ExitCode::FAILURE, |()| ExitCode::SUCCESS)
}
