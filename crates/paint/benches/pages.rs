//! The page of every game: how long the first and the last position of its playthrough take to paint and to encode, and
//! how large the PNG is, the slowest first. A name of a game as an argument leaves out the others.

use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use kletka_games::game::scene::{Ink, Says};
use kletka_games::game::{Scene, Viewer};
use kletka_games::games::GAMES;
use kletka_games::play::{Match, record};
use kletka_paint::{Heading, Page, Picture, Theme, picture};

/// How often each page is painted and encoded; the median counts.
const TIMES: usize = 15;

/// What one page costs.
struct Cost {
    name: String,
    paint: Duration,
    encode: Duration,
    bytes: usize,
}

fn main() {
    let only = std::env::args().skip(1).find(|arg| !arg.starts_with('-'));
    let wanted = |id: &str| only.as_deref().is_none_or(|only| only == id);
    let mut costs: Vec<Cost> =
        GAMES.iter().map(|game| game.info().id).filter(|id| wanted(id)).flat_map(pages).collect();
    costs.sort_by_key(|cost| std::cmp::Reverse(cost.paint + cost.encode));
    let ms = |time: Duration| time.as_secs_f64() * 1000.0;
    println!("{:28} {:>8} {:>8} {:>8} {:>8}", "page", "paint ms", "PNG ms", "both", "KB");
    for Cost { name, paint, encode, bytes } in &costs {
        let (both, kb) = (*paint + *encode, *bytes as f64 / 1024.0);
        println!("{name:28} {:8.2} {:8.2} {:8.2} {kb:8.1}", ms(*paint), ms(*encode), ms(both));
    }
    let whole: Duration = costs.iter().map(|cost| cost.paint + cost.encode).sum();
    println!("{:28} {:>26.2}", "mean of all", ms(whole) / costs.len().max(1) as f64);
}

/// The first and the last position of a game's playthrough.
fn pages(id: &'static str) -> [Cost; 2] {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../games/tests/playthroughs/{id}.txt"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let text = text.split("\n== ").next().unwrap_or_default();
    let (header, lines) = record::read(text, GAMES).unwrap_or_else(|error| panic!("{id}: {error}"));
    let replay = |lines| Match::replay(header.clone(), lines).unwrap_or_else(|(n, no)| panic!("{id}, {n}: {no:?}"));
    [("first", replay(Vec::new())), ("last", replay(lines))].map(|(which, played)| {
        let scene = played.position().scene(played.viewer(Viewer::Public));
        cost(format!("{id}, {which}"), &scene)
    })
}

fn cost(name: String, scene: &Scene) -> Cost {
    let title = [("№17 · 24 · ", Ink::Pencil), ("Алиса", Ink::Seat(0)), (" : ", Ink::Pencil), ("Boris", Ink::Seat(1))];
    let title = title.map(|(text, ink)| Heading { text: text.to_owned(), ink });
    let say = |says: &Says| match says {
        Says::Words(text) => text.key.to_string(),
        Says::Plain(text) => text.clone(),
        Says::Name(seat) => ["Алиса", "Boris"][usize::from(seat.0 % 2)].to_owned(),
        Says::Column(n) | Says::Row(n) => (n + 1).to_string(),
    };
    let page = Page { scene, title: &title, theme: Theme::Paper, say: &say };
    let painted: Picture = picture(&page);
    let paint = median(|| drop(black_box(picture(black_box(&page)))));
    let encode = median(|| drop(black_box(black_box(&painted).png())));
    Cost { name, paint, encode, bytes: painted.png().len() }
}

fn median(mut work: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..TIMES)
        .map(|_| {
            let start = Instant::now();
            work();
            start.elapsed()
        })
        .collect();
    times.sort();
    times[TIMES / 2]
}
