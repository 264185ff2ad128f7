//! Contact sheets: every game at its beginning, middle and end, in every look, at full size and as a small telephone
//! shows it.
//!
//! `cargo run -p kletka-paint --example sheets -- DIR [en|ru] [GAME …]` paints the playthroughs of these games (of all
//! without any) into a folder: `<game>.<look>.<n>.png` at full size, and `<game>.<look>.png` with the three positions
//! side by side, 360 px wide each. A number before the games (`en 20 pig`) is how many play: then a match by lot is
//! painted in place of the playthrough, where the game knows so many players.

#[path = "sheets/words.rs"]
mod words;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use image::imageops::{self, FilterType};
use image::{Rgb, RgbImage};
use kletka_games::game::{Chance, OptValues, Seat, Seed, Viewer};
use kletka_games::games::{self, GAMES};
use kletka_games::play::{Clock, Header, Line, Match, record};
use kletka_paint::{Page, Picture, Theme, picture};
use words::Words;

/// How wide a small telephone is, and the gap between two pictures, in pixels.
const PHONE: u32 = 360;
const GAP: u32 = 8;

/// After so many moves a match by lot is broken off.
const LONGEST: usize = 3000;

/// Who plays a match by lot, the longest name among them.
const NAMES: [&str; 7] = ["Anna", "Boris", "Vera", "Gleb", "Konstantin the Great", "Даша", "Jo"];

const LOOKS: [(Theme, &str); 3] = [(Theme::Paper, "paper"), (Theme::Dark, "dark"), (Theme::Contrast, "contrast")];

/// The positions of a playthrough: after its first line, in its middle, at its end.
fn positions(text: &str) -> Result<Vec<Match>, String> {
    let record = text.split("\n== ").next().unwrap_or_default();
    let (header, lines) = record::read(record, GAMES).map_err(|error| error.to_string())?;
    three(&header, &lines)
}

/// The positions of a match by lot of so many players.
fn by_lot(id: &str, players: usize) -> Result<Vec<Match>, String> {
    let game = games::find(id).ok_or("there is no such game")?;
    let info = game.info();
    let header = Header {
        game,
        rules: info.rules,
        options: OptValues::defaults(info.options),
        names: NAMES.iter().cycle().take(players).map(|name| (*name).to_owned()).collect(),
        clock: Clock::Off,
        first: Some(Seat(0)),
        seed: Some(Seed([7; 32])),
        deal: Vec::new(),
    };
    let mut live = Match::begin(header).map_err(|reject| format!("cannot begin: {reject:?}"))?;
    let mut chance = Chance::seeded(&Seed([8; 32]), 0);
    while live.lines().len() < LONGEST {
        let Some(seat) = live.turn().may().iter().next() else { break };
        let text = live.position().sample(seat, &mut chance).ok_or("a seat that may act has no move")?;
        let line = Line { seat: Some(seat), text, draws: Vec::new(), at: None, shown: None };
        live.enter(&line).map_err(|reject| format!("`{line}` is refused: {reject:?}"))?;
    }
    three(live.header(), live.lines())
}

fn three(header: &Header, lines: &[Line]) -> Result<Vec<Match>, String> {
    let counts = [lines.len().min(1), lines.len() / 2, lines.len()];
    let replay = |count: usize| Match::replay(header.clone(), lines[..count].to_vec());
    counts.into_iter().map(|count| replay(count).map_err(|(n, reject)| format!("line {n}: {reject:?}"))).collect()
}

/// A position as a picture.
fn painted(live: &Match, words: &Words, theme: Theme) -> Picture {
    let names = &live.header().names;
    let (scene, title) = (live.position().scene(live.viewer(Viewer::Public)), words.title(live));
    picture(&Page { scene: &scene, title: &title, theme, say: &|says| words.letter(says, names) })
}

/// The same as plain pixels.
fn pixels(picture: &Picture) -> RgbImage {
    RgbImage::from_fn(picture.width, picture.height, |x, y| Rgb(picture.colour(x, y).unwrap_or_default()))
}

/// Pictures side by side, each as wide as a small telephone.
fn strip(pictures: &[RgbImage]) -> RgbImage {
    let small: Vec<RgbImage> = pictures
        .iter()
        .map(|full| {
            let height = (full.height() * PHONE).div_ceil(full.width());
            imageops::resize(full, PHONE, height, FilterType::CatmullRom)
        })
        .collect();
    let height = small.iter().map(RgbImage::height).max().unwrap_or(1);
    let mut strip = RgbImage::from_pixel((PHONE + GAP) * small.len() as u32, height, Rgb([128, 128, 128]));
    for (n, one) in small.iter().enumerate() {
        imageops::replace(&mut strip, one, i64::from((PHONE + GAP) * n as u32), 0);
    }
    strip
}

/// Paints one game in all looks.
fn game(id: &str, players: Option<usize>, words: &Words, dir: &Path) -> Result<(), String> {
    let file = format!("{}/../games/tests/playthroughs/{id}.txt", env!("CARGO_MANIFEST_DIR"));
    let positions = match players {
        Some(players) => by_lot(id, players)?,
        None => positions(&fs::read_to_string(file).map_err(|error| error.to_string())?)?,
    };
    for (theme, look) in LOOKS {
        let mut small = Vec::new();
        for (n, live) in positions.iter().enumerate() {
            let picture = painted(live, words, theme);
            fs::write(dir.join(format!("{id}.{look}.{n}.png")), picture.png()).map_err(|error| error.to_string())?;
            small.push(pixels(&picture));
        }
        strip(&small).save(dir.join(format!("{id}.{look}.png"))).map_err(|error| error.to_string())?;
    }
    Ok(())
}

fn main() -> ExitCode {
    let mut args = env::args().skip(1).peekable();
    let Some(dir) = args.next().map(PathBuf::from) else {
        eprintln!("usage: sheets DIR [en|ru] [PLAYERS] [GAME …]");
        return ExitCode::from(2);
    };
    let language = args.next_if(|arg| arg == "en" || arg == "ru").unwrap_or_else(|| "en".to_owned());
    let players = args.peek().and_then(|arg| arg.parse().ok());
    let wanted: Vec<String> = args.skip(usize::from(players.is_some())).collect();
    let words = Words::load(&language);
    let made = fs::create_dir_all(&dir).map_err(|error| error.to_string());
    let ids =
        GAMES.iter().map(|game| game.info().id).filter(|id| wanted.is_empty() || wanted.iter().any(|one| one == id));
    let failures: Vec<String> = match made {
        Ok(()) => {
            ids.filter_map(|id| game(id, players, &words, &dir).err().map(|what| format!("{id}: {what}"))).collect()
        }
        Err(what) => vec![what],
    };
    failures.iter().for_each(|failure| eprintln!("{failure}"));
    ExitCode::from(u8::from(!failures.is_empty()))
}
