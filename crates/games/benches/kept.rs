//! Whether level 5 keeps its time: processor time of single decisions, in the games that think longest.
//!
//! `cargo bench -p kletka-games --bench kept -- POSITIONS [GAME…]`. The positions come from random play. Each decision
//! begins without memory and ends at a clock, as in a chat. A machine half as fast is late by twice as much, so what a
//! decision takes beyond its time must stay below a tenth of it.

#[path = "spent/mod.rs"]
mod spent;

use std::process::ExitCode;
use std::time::Instant;

use kletka_games::game::{Chance, Deadline, Input, Level, Memo, SearchCtx, Seed};
use kletka_games::games::GAMES;
use kletka_games::play::{Header, Match, record};
use spent::spent;

/// The games with the longest decisions, the longest first.
const LONGEST: [&str; 10] = [
    "dots",
    "boxes",
    "fiveinarow",
    "footballbounce",
    "yatzy",
    "barriers",
    "yacht",
    "floatingsquare",
    "goldengeneral",
    "balda",
];
/// The moves of random play before a position are fewer.
const PLIES: u64 = 40;
/// The part of its time by which a decision may be late.
const LATE: f64 = 0.1;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let Some(positions) = words.first().and_then(|word| word.parse::<u64>().ok()) else {
        println!("POSITIONS [GAME…]");
        return ExitCode::SUCCESS;
    };
    let wanted: Vec<&str> = match &words[1..] {
        [] => LONGEST.to_vec(),
        some => some.iter().map(String::as_str).collect(),
    };
    let promised = Level::BEST.patience().as_secs_f64();
    let mut late = false;
    for id in wanted {
        let mut took: Vec<f64> = (0..positions).filter_map(|number| decision(id, number)).collect();
        took.sort_by(f64::total_cmp);
        let (most, median) = (took.last().copied().unwrap_or(0.0), took.get(took.len() / 2).copied().unwrap_or(0.0));
        late |= most > promised * (1.0 + LATE);
        println!("{id}: {} decisions, median {median:.3} s, at most {most:.3} s of {promised:.3} s", took.len());
    }
    if late { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// The seconds that a decision takes in a position of random play. `None` if the match has ended.
fn decision(id: &str, number: u64) -> Option<f64> {
    let (header, _) =
        record::read(&format!("game {id}\nseats A | B\n"), GAMES).expect("a game of the registry for two");
    let seed = Seed([number as u8; 32]);
    let mut chance = Chance::seeded(&seed, 0);
    let mut played = Match::begin(Header { seed: Some(seed), ..header }).expect("two can play it");
    for _ in 0..7 * number % PLIES {
        let seat = played.turn().seats().iter().next()?;
        let text = played.position().sample(seat, &mut chance)?;
        played.play(seat, &Input::canonical(&text), 0).expect("a sample is legal");
    }
    let seat = played.turn().seats().iter().next()?;
    let mut memory = Memo::default();
    let begun = Instant::now();
    let before = spent(begun);
    let until = Deadline::after(Level::BEST.patience());
    let mut ctx = SearchCtx::new(Level::BEST, &mut chance, until, &mut memory);
    played.position().think(seat, &mut ctx);
    Some(spent(begun).saturating_sub(before) as f64 / 1e9)
}
