//! The cost of each game's rules: moves per second in random matches of two, or of as few as can play, with default
//! options.
//!
//! Matches are first played at random. Then only their moves are timed, made again on a copy of the first position: not
//! how a move is chosen, parsed or drawn, but everything a position does to check and make it. Chance draws are part of
//! the move. `cargo bench --bench rules` runs all games; arguments after `--` select some by id. Afterwards it times
//! the films of their lessons. This does not use criterion: what counts is the thread's processor time.

#![allow(missing_docs, reason = "a bench has no documentation")]

use std::env;
use std::sync::Arc;
use std::time::Instant;

use kletka::bot::reel::Reel;
use kletka::bot::words::Reader;
use kletka::paint::Theme;
use kletka_games::game::{
    AnyGame, Chance, Input, Manner, OptValues, Parsed, Position, Seat, Seed, StepCtx, Table, Turn,
};
use kletka_games::games::GAMES;
use kletka_games::lesson::{Lesson, name};

#[path = "../crates/games/benches/spent/mod.rs"]
mod spent;

use spent::spent;

/// Rounds of each measurement. The median is printed.
const ROUNDS: usize = 5;
/// The least number of recorded moves, in whole matches.
const MOVES: usize = 10_000;
/// The minimum duration of a round, in nanoseconds.
const ROUND: u64 = 200_000_000;
/// Steps after which a random match counts as endless.
const ENDLESS: usize = 20_000;
/// The seed of all chance.
const SEED: Seed = Seed([1; 32]);
/// Streams of chance per match: one for each step, one for the beginning, and the last for choosing moves.
const STREAMS: u64 = 1 << 16;

/// The least moves per second of a game.
const BOUND: f64 = 200_000.0;
/// The same for the games in [`HEAVY`].
const HEAVY_BOUND: f64 = 5_000.0;
/// Games whose rules compute curves or look words up in a dictionary.
const HEAVY: &[&str] = &["balda", "baldaline", "gallows", "golf", "race", "rims", "troika"];

/// The maximum duration of a lesson's film, in nanoseconds, and its maximum size.
const FILM: u64 = 150_000_000;
const FILM_BYTES: usize = 400_000;

/// A recorded step, to be made again.
enum Step {
    Move(Seat, Parsed),
    /// A deadline passes.
    Lapse,
}

struct Played {
    number: u64,
    begun: Box<dyn Position>,
    /// The steps, each with its time.
    steps: Vec<(Step, u64)>,
}

impl Played {
    /// Plays a match to its end: one of the seats to move plays a sample, and if there is none, the deadline passes.
    fn new(game: &'static dyn AnyGame, number: u64) -> Played {
        let info = game.info();
        let seats = info.seats.at_least(2);
        let mut choice = chance(number, STREAMS - 1);
        let table = Table { seats, first: Seat(choice.range(0, u32::from(seats) - 1) as u8), rules: info.rules };
        let mut ctx = StepCtx::new(chance(number, 0), 0);
        let options = &mut OptValues::defaults(info.options);
        let begun = game.start(options, table, &mut ctx).unwrap_or_else(|no| panic!("{} {options}: {no:?}", info.id));
        let mut played = Played { number, begun, steps: Vec::new() };
        let mut live = played.begun.copy();
        while let turn @ Turn::Act(_) = live.turn() {
            let n = played.steps.len();
            assert!(n < ENDLESS, "a match of {} goes on and on", info.id);
            let (step, at) = next(&*live, &turn, n, &mut choice);
            made(&mut *live, &step, &mut played.ctx(n, at));
            played.steps.push((step, at));
        }
        played
    }

    /// The context of the n-th step.
    fn ctx(&self, n: usize, at: u64) -> StepCtx {
        StepCtx::new(chance(self.number, n as u64 + 1), at)
    }

    /// The total time of all moves, in nanoseconds.
    fn again(matches: &[Played]) -> u64 {
        let prepared = matches.iter().map(|played| {
            let ctxs = played.steps.iter().enumerate().map(|(n, (_, at))| played.ctx(n, *at));
            (played.begun.copy(), ctxs.collect())
        });
        let mut prepared: Vec<(Box<dyn Position>, Vec<StepCtx>)> = prepared.collect();
        let begun = Instant::now();
        let start = spent(begun);
        for (played, (live, ctxs)) in matches.iter().zip(&mut prepared) {
            played.steps.iter().zip(ctxs).for_each(|((step, _), ctx)| made(&mut **live, step, ctx));
        }
        let passed = spent(begun) - start;
        assert!(prepared.iter().all(|(live, _)| matches!(live.turn(), Turn::Over(_))), "a match plays alike twice");
        passed
    }
}

fn chance(number: u64, stream: u64) -> Chance {
    Chance::seeded(&SEED, number * STREAMS + stream)
}

/// The next step, and its time: one second per step, and a deadline at its own time.
fn next(live: &dyn Position, turn: &Turn, n: usize, choice: &mut Chance) -> (Step, u64) {
    let usual = 1_000 * n as u64;
    let seats: Vec<Seat> = turn.may().iter().collect();
    let sample = choice.pick(&seats).copied().and_then(|seat| Some((seat, live.sample(seat, choice)?)));
    let Some((seat, text)) = sample else { return (Step::Lapse, turn.until().unwrap_or(usual)) };
    let parsed = live.read(seat, &Input::canonical(&text)).unwrap_or_else(|no| panic!("{text}: {no:?}"));
    (Step::Move(seat, parsed), usual)
}

fn made(live: &mut dyn Position, step: &Step, ctx: &mut StepCtx) {
    match step {
        Step::Move(seat, m) => live.make(*seat, m, Manner::Recorded, ctx).unwrap_or_else(|no| panic!("{m:?}: {no:?}")),
        Step::Lapse => live.lapse(ctx),
    }
}

/// Moves per second in one round.
fn round(matches: &[Played], moves: usize) -> f64 {
    let (mut done, mut passed) = (0, 0);
    while passed < ROUND {
        passed += Played::again(matches);
        done += moves;
    }
    done as f64 * 1e9 / passed as f64
}

/// Prints the line of a game.
fn measure(game: &'static dyn AnyGame) {
    let id = game.info().id;
    let (mut matches, mut moves) = (Vec::new(), 0);
    while moves < MOVES {
        let played = Played::new(game, matches.len() as u64);
        moves += played.steps.len();
        matches.push(played);
    }
    let mut rounds: Vec<f64> = (0..ROUNDS).map(|_| round(&matches, moves)).collect();
    rounds.sort_by(f64::total_cmp);
    let (rate, length) = (rounds[ROUNDS / 2], moves as f64 / matches.len() as f64);
    let bound = if HEAVY.contains(&id) { HEAVY_BOUND } else { BOUND };
    let mark = if rate < bound { format!("below {bound}") } else { String::new() };
    println!("{}", format!("{id:16}{rate:>12.0}{length:>16.1}  {mark}").trim_end());
}

/// Prints the time and the size of each lesson film of a game. The time is the fastest of several runs.
fn film(game: &dyn AnyGame) {
    let ruled = game.info().options.iter().filter(|def| def.ruled);
    let variants = ruled.flat_map(|def| def.kind.words().into_iter().skip(1));
    for variant in [None].into_iter().chain(variants.map(|(word, _)| Some(word))) {
        let Some(lesson) = Lesson::find(game, variant, "en") else { continue };
        let names = lesson.played().header().names.clone();
        let painted = (0..ROUNDS).map(|_| {
            let begun = Instant::now();
            let from = spent(begun);
            let reel = Reel::lesson(&lesson, Theme::Paper, Reader::default(), names.clone(), Arc::default());
            let gif = reel.gif().expect("a lesson plays");
            (spent(begun) - from, gif.len())
        });
        let (took, bytes) = painted.min().unwrap_or_default();
        let slow = if took > FILM || bytes > FILM_BYTES { "  too much" } else { "" };
        println!("{:24}{:>9.1} ms{:>9} bytes{slow}", name(game.info(), variant), took as f64 / 1e6, bytes);
    }
}

fn main() {
    let named: Vec<String> = env::args().skip(1).filter(|word| word != "--bench").collect();
    println!("{:16}{:>12}{:>16}", "game", "moves/s", "moves a match");
    let wanted = |game: &&&dyn AnyGame| named.is_empty() || named.iter().any(|id| id == game.info().id);
    GAMES.iter().filter(wanted).for_each(|game| measure(*game));
    println!("\nfilms of lessons");
    GAMES.iter().filter(wanted).for_each(|game| film(*game));
}
