//! Matches of the computer against opponents of the benches' own, or of one level against another, at a fixed effort:
//! every start is played twice with the seats swapped, and the seeds are those of the matches. Prints the result with
//! its 95 % interval (Wilson) and the processor time a move of both sides.
//!
//! `cargo bench -p kletka-games --bench rivals -- GAME A B EFFORT MATCHES [OPTION…]`, where A is a level and B a level
//! or `rival`. The rival of Balda takes the word that is longest less the best answer; that of dots is an alpha-beta
//! search over capture threats. `look` plays any game: somebody who looks one move ahead. Matches of a game without
//! chance that have the moves of an earlier one do not count.
//!
//! ```text
//! cargo bench -p kletka-games --bench rivals -- balda 5 rival 1000000 100 lang=ru
//! ```

mod balda;
mod dots;
mod look;

use std::collections::HashSet;
use std::time::Instant;

use kletka_games::game::{Chance, Deadline, Input, Level, Memo, OptValues, Outcome, SearchCtx, Seat, Seed};
use kletka_games::games;
use kletka_games::play::{Header, Match, record};

#[path = "../spent/mod.rs"]
mod spent;
#[path = "../wilson/mod.rs"]
mod wilson;

use spent::spent;
use wilson::wilson;

/// The most moves of a match.
const PLIES: u64 = 5_000;

/// Whoever plays one side.
enum Side {
    Level(Level),
    Rival(fn(&Match, Seat, &mut Chance) -> Option<String>),
}

struct Plan {
    game: String,
    sides: [Side; 2],
    effort: u64,
    matches: u64,
    options: Vec<String>,
}

fn plan() -> Result<Plan, String> {
    let mut words = std::env::args().skip(1).filter(|word| word != "--bench");
    let mut next = |what: &str| words.next().ok_or_else(|| format!("{what} is missing"));
    let game = next("the game")?;
    let sides = [side(&game, &next("the first side")?)?, side(&game, &next("the second side")?)?];
    let number = |word: String| word.parse::<u64>().map_err(|_| format!("`{word}` is no number"));
    let (effort, matches) = (number(next("the effort")?)?, number(next("the number of matches")?)?);
    Ok(Plan { game, sides, effort, matches, options: words.collect() })
}

fn side(game: &str, word: &str) -> Result<Side, String> {
    match (word, game) {
        ("rival", "balda") => Ok(Side::Rival(balda::answer)),
        ("rival", "dots") => Ok(Side::Rival(dots::answer)),
        ("look", _) => Ok(Side::Rival(look::answer)),
        _ => {
            let level = word.parse().ok().and_then(Level::new);
            level.map(Side::Level).ok_or_else(|| format!("`{word}` does not play {game}"))
        }
    }
}

/// A seed of its own for each number.
fn seed(number: u64, ply: u64) -> Seed {
    let mut seed = [7; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed[8..16].copy_from_slice(&ply.to_le_bytes());
    Seed(seed)
}

fn header(plan: &Plan, number: u64) -> Result<Header, String> {
    let game = games::find(&plan.game).ok_or_else(|| format!("there is no game `{}`", plan.game))?;
    let info = game.info();
    let mut options = OptValues::defaults(info.options);
    for option in &plan.options {
        options.take(info.options, info.presets, option).map_err(|error| format!("{option}: {error:?}"))?;
    }
    game.check(&mut options, 2).map_err(|reject| reject.text.key.to_string())?;
    Ok(Header {
        game,
        rules: info.rules,
        options,
        names: vec!["A".to_owned(), "B".to_owned()],
        first: Some(Seat((number % 2) as u8)),
        seed: Some(seed(number / 2, 0)),
        deal: Vec::new(),
        clock: Default::default(),
    })
}

/// Plays one match: its outcome and its record. Adds up the moves and the nanoseconds of each side, and keeps the
/// longest.
fn play(plan: &Plan, number: u64, used: &mut [(u64, u64, u64); 2]) -> Result<(Outcome, String), String> {
    let mut played = Match::begin(header(plan, number)?).map_err(|reject| reject.text.key.to_string())?;
    let told = |played: &Match| record::write(played.header(), played.lines(), false);
    let mut memories = [Memo::default(), Memo::default()];
    for ply in 0..PLIES {
        let Some(seat) = played.turn().seats().iter().next() else { break };
        let mut chance = Chance::seeded(&seed(number, ply + 1), 0);
        let begun = Instant::now();
        let before = spent(begun);
        let text = match &plan.sides[seat.index()] {
            Side::Rival(answer) => answer(&played, seat, &mut chance),
            Side::Level(level) => {
                let memory = &mut memories[seat.index()];
                let mut ctx = SearchCtx::new(*level, &mut chance, Deadline::after_work(plan.effort), memory);
                ctx.resigns = level.resigns();
                let text = played.position().think(seat, &mut ctx);
                if ctx.resigned {
                    return Ok((Outcome::lost(seat, 2), told(&played)));
                }
                text
            }
        };
        let took = spent(begun).saturating_sub(before);
        let side = &mut used[seat.index()];
        *side = (side.0 + 1, side.1 + took, side.2.max(took));
        let text = text.ok_or_else(|| format!("seat {} finds no move", seat.0))?;
        played.play(seat, &Input::canonical(&text), 0).map_err(|reject| format!("{text}: {}", reject.text.key))?;
    }
    Ok((played.outcome().unwrap_or_else(|| Outcome::drawn(2)), told(&played)))
}

fn run() -> Result<(), String> {
    let plan = plan()?;
    let (mut tally, mut lead, mut used, mut seen) = ([0u64; 3], 0, [(0, 0, 0); 2], HashSet::new());
    let chance = header(&plan, 0)?;
    let chance = chance.game.chance(&chance.options, 2);
    for number in 0..plan.matches {
        let (outcome, told) = play(&plan, number, &mut used)?;
        if !seen.insert(told) && !chance {
            continue;
        }
        tally[(outcome.places[0].cmp(&outcome.places[1]) as i8 + 1) as usize] += 1;
        lead += outcome.scores.as_deref().map_or(0, |scores| scores[0] - scores[1]);
        let ([won, drawn, lost], all) = (tally, tally.iter().sum::<u64>());
        let share = |won: f64, all: u64| {
            let (low, high) = wilson(won / all.max(1) as f64, all.max(1) as f64);
            format!("{:.3} ({low:.3} to {high:.3})", won / all.max(1) as f64)
        };
        let [a, b] = used.map(|(moves, nanos, most)| {
            format!("{:.2} ms a move, at most {:.0}", nanos as f64 / 1e6 / (moves as f64).max(1.0), most as f64 / 1e6)
        });
        println!(
            "{}: {won} won, {drawn} drawn, {lost} lost: {} of all, {} of the decided; ahead by {:+.1}; A {a}, B {b}",
            all,
            share(won as f64 + drawn as f64 / 2.0, all),
            share(won as f64, won + lost),
            lead as f64 / all as f64,
        );
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    // Without a match to play, as when all benches run, there is nothing to do.
    if std::env::args().skip(1).all(|word| word == "--bench") {
        println!("GAME A B EFFORT MATCHES [OPTION…]");
        return std::process::ExitCode::SUCCESS;
    }
    match run() {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(why) => {
            println!("{why}");
            std::process::ExitCode::FAILURE
        }
    }
}
