//! The page of every game: the time to paint and to encode the first and the last position of its playthrough, and the
//! size of the PNG, the slowest first. Likewise for the film of each lesson, and for a large sheet of dots. A game's
//! name as an argument leaves out the others.
//!
//! No page shares its first item with another, so the painter cannot copy a common beginning. Pages of a match take
//! less time.

use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use kletka_games::game::scene::{Ink, Item, Says, pt};
use kletka_games::game::{Chance, Input, Scene, Seed, Viewer};
use kletka_games::games::GAMES;
use kletka_games::lesson::Lesson;
use kletka_games::play::{Match, record};
use kletka_paint::{Film, Heading, Page, Picture, Shot, Theme, picture};

/// How often each page is painted and encoded; the median counts.
const TIMES: usize = 15;

/// How often each film is made.
const FILMS: usize = 3;

/// A large sheet of dots, and the number of random moves on it.
const LARGE: &str = "game dots size=39x32\nseats Anna | Boris\nfirst 1\n";
const MOVES: u64 = 500;

/// The cost of one page or film.
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
    costs.extend(wanted("dots").then(large));
    table("page", costs);
    let lessons = GAMES.iter().filter(|game| wanted(game.info().id));
    table("film", lessons.filter_map(|game| Some(film(game.info().id, &Lesson::find(*game, None, "en")?))).collect());
}

fn table(what: &str, mut costs: Vec<Cost>) {
    costs.sort_by_key(|cost| std::cmp::Reverse(cost.paint + cost.encode));
    let ms = |time: Duration| time.as_secs_f64() * 1000.0;
    println!("{:28} {:>8} {:>8} {:>8} {:>8}", what, "paint ms", "PNG ms", "both", "KB");
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

/// A large sheet of dots with many moves.
fn large() -> Cost {
    let (header, _) = record::read(LARGE, GAMES).unwrap_or_else(|error| panic!("{error}"));
    let mut live = Match::begin(header).unwrap_or_else(|no| panic!("{no:?}"));
    for ply in 0..MOVES {
        let mut chance = Chance::seeded(&Seed([7; 32]), ply);
        let Some(seat) = live.turn().seats().iter().next() else { break };
        let Some(text) = live.position().sample(seat, &mut chance) else { break };
        live.play(seat, &Input::canonical(&text), 0).unwrap_or_else(|no| panic!("{text}: {no:?}"));
    }
    cost("dots 39 × 32".to_owned(), &live.position().scene(Viewer::Public))
}

/// The film of a lesson, painted and encoded at once.
fn film(name: &str, lesson: &Lesson) -> Cost {
    let who = lesson.played().viewer(lesson.viewer());
    let mut scenes: Vec<Scene> = Vec::new();
    let told = lesson.played().retell(|then| scenes.push(then.position().scene(who)));
    told.unwrap_or_else(|no| panic!("{name}: {no:?}"));
    scenes.dedup();
    let shots: Vec<Shot> = scenes.into_iter().map(|scene| Shot { scene, title: Vec::new(), stands: 50 }).collect();
    let film = Film { shots: &shots, theme: Theme::Paper, say: &say, rounds: None };
    let paint = median(FILMS, || drop(black_box(black_box(&film).gif())));
    Cost { name: format!("{name}, {} shots", shots.len()), paint, encode: Duration::ZERO, bytes: film.gif().len() }
}

fn say(says: &Says) -> String {
    match says {
        Says::Words(text) => text.key.to_string(),
        Says::Plain(text) => text.clone(),
        Says::Name(seat) => ["Алиса", "Boris"][usize::from(seat.0 % 2)].to_owned(),
        Says::Column(n) | Says::Row(n) => (n + 1).to_string(),
    }
}

fn cost(name: String, scene: &Scene) -> Cost {
    let title = [("№17 · 24 · ", Ink::Pencil), ("Алиса", Ink::Seat(0)), (" : ", Ink::Pencil), ("Boris", Ink::Seat(1))];
    let title = title.map(|(text, ink)| Heading { text: text.to_owned(), ink });
    let page = |n: usize| {
        let speck = Item::Dot { at: pt(0.0, n as f32 * 1e-3), r: 1e-3, ink: Ink::Pencil };
        Scene { items: [speck].into_iter().chain(scene.items.iter().cloned()).collect(), ..scene.clone() }
    };
    let pages: Vec<Scene> = (0..=TIMES).map(page).collect();
    let paint_one = |scene: &Scene| picture(&Page { scene, title: &title, theme: Theme::Paper, say: &say });
    let painted: Picture = paint_one(&pages[TIMES]);
    let mut next = pages.iter();
    let paint = median(TIMES, || drop(next.next().map(|scene| black_box(paint_one(black_box(scene))))));
    let encode = median(TIMES, || drop(black_box(black_box(&painted).png())));
    Cost { name, paint, encode, bytes: painted.png().len() }
}

fn median(times: usize, mut work: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..times)
        .map(|_| {
            let start = Instant::now();
            work();
            start.elapsed()
        })
        .collect();
    times.sort();
    times[times.len() / 2]
}
