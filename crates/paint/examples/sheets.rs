//! Contact sheets: every game at its beginning, middle and end, in every look, at full size and as on a small
//! telephone.
//!
//! `cargo run -p kletka-paint --example sheets -- DIR [LANGUAGE] [GAME …]` paints the playthroughs of these games
//! (by default of all) into a folder: `<game>.<look>.<n>.png` at full size, and `<game>.<look>.png` with the three
//! positions side by side, 360 px wide each.
//!
//! `pig@20` in place of `pig` is a match of twenty that the computer plays. Settings follow after further signs:
//! `pig@20@together=on`. Its pictures are called `pig@20…`.

#[path = "sheets/crowd.rs"]
mod crowd;
#[path = "sheets/words.rs"]
mod words;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use image::imageops::{self, FilterType};
use image::{Rgb, RgbImage};
use kletka_games::game::Viewer;
use kletka_games::games::GAMES;
use kletka_games::play::{Header, Line, Match, record};
use kletka_paint::{Page, Picture, Theme, picture, title, verdict};
use words::Words;

/// Width of a small telephone, and gap between two pictures, in pixels.
const PHONE: u32 = 360;
const GAP: u32 = 8;

/// The number of each match.
const NUMBER: u64 = 7;

const LOOKS: [(Theme, &str); 3] = [(Theme::Paper, "paper"), (Theme::Dark, "dark"), (Theme::Contrast, "contrast")];

/// The playthrough of a game.
fn playthrough(id: &str) -> Result<(Header, Vec<Line>), String> {
    let file = format!("{}/../games/tests/playthroughs/{id}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    record::read(text.split("\n== ").next().unwrap_or_default(), GAMES).map_err(|error| error.to_string())
}

/// Three positions of a match: after its first line, in its middle, at its end.
fn positions((header, lines): (Header, Vec<Line>)) -> Result<Vec<Match>, String> {
    let counts = [lines.len().min(1), lines.len() / 2, lines.len()];
    let replay = |count: usize| Match::replay(header.clone(), lines[..count].to_vec());
    counts.into_iter().map(|count| replay(count).map_err(|(n, reject)| format!("line {n}: {reject:?}"))).collect()
}

/// A position as a picture, with the title of a match in a chat.
fn painted(live: &Match, words: &Words, theme: Theme) -> Picture {
    let (names, who) = (&live.header().names, live.viewer(Viewer::Public));
    let scene = live.scene(who).footed(&verdict(live));
    let title = title(live, who, Some(NUMBER), names, &|text, names| words.say(text, names));
    picture(&Page { scene: &scene, title: &title, theme, say: &|says| words.letter(says, names) })
}

/// The picture as plain pixels.
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
fn game(id: &str, words: &Words, dir: &Path) -> Result<(), String> {
    let positions = positions(if id.contains('@') { crowd::played(id)? } else { playthrough(id)? })?;
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
        eprintln!("usage: sheets DIR [LANGUAGE] [GAME …]");
        return ExitCode::from(2);
    };
    let language = args.next_if(|arg| Words::tags().contains(arg)).unwrap_or_else(|| "en".to_owned());
    let wanted: Vec<String> = args.collect();
    let words = Words::load(&language);
    let made = fs::create_dir_all(&dir).map_err(|error| error.to_string());
    let all = || GAMES.iter().map(|game| game.info().id.to_owned()).collect();
    let ids: Vec<String> = if wanted.is_empty() { all() } else { wanted };
    let failed = |id: &String| game(id, &words, &dir).err().map(|what| format!("{id}: {what}"));
    let failures: Vec<String> = match made {
        Ok(()) => ids.iter().filter_map(failed).collect(),
        Err(what) => vec![what],
    };
    failures.iter().for_each(|failure| eprintln!("{failure}"));
    ExitCode::from(u8::from(!failures.is_empty()))
}
