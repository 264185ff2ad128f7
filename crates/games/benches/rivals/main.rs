//! Matches of the computer against opponents of the benches' own, or of one level against another, at a fixed effort:
//! every start is played twice with the seats swapped, and the seeds are those of the matches. Prints the result with
//! its 95 % interval (Wilson) and the processor time a move of both sides.
//!
//! `cargo bench -p kletka-games --bench rivals -- GAME A B EFFORT MATCHES [OPTION…]`, where A and B are levels or names
//! of [`RIVALS`]. `look` plays any game: somebody who looks one move ahead. With `alone` as B, A plays without an
//! opponent. Level 5 of the ladder has an effort of 200000. Matches of a game without chance that have the moves of an
//! earlier one do not count.
//!
//! ```text
//! cargo bench -p kletka-games --bench rivals -- balda 5 rival 1000000 100 lang=ru
//! ```

mod arpeggio;
mod balda;
mod crisscross;
mod dots;
mod express;
mod fourrows;
mod gallows;
mod littlemax;
mod look;
mod thousand;

use std::collections::HashSet;
use std::time::Instant;

use kletka_games::game::{Chance, Deadline, Input, Level, Memo, OptValues, Outcome, SearchCtx, Seat, Seed, Viewer};
use kletka_games::games;
use kletka_games::play::{Header, Match, record};

#[path = "../lot/mod.rs"]
mod lot;
#[path = "../spent/mod.rs"]
mod spent;
#[path = "../wilson/mod.rs"]
mod wilson;

use spent::spent;
use wilson::wilson;

/// The most moves of a match.
const PLIES: u64 = 5_000;

/// How a rival answers: the text of its move.
type Answer = fn(&Match, Seat, &mut Chance) -> Option<String>;

/// The rivals at single games, with their names.
const RIVALS: &[(&str, &str, Answer)] = &[
    ("alongacross", "greedy", crisscross::along_and_across),
    ("alongonly", "greedy", crisscross::along_or_across),
    ("arpeggio", "solved", arpeggio::solved),
    ("balda", "longest", balda::longest),
    ("balda", "rival", balda::answer),
    ("dots", "rival", dots::answer),
    ("express", "rollouts", express::rollouts),
    ("express", "rule", express::rule),
    ("fourrows", "nearest", fourrows::nearest),
    ("gallows", "commonest", gallows::commonest),
    ("gallows", "frequent", gallows::frequent),
    ("gallows", "modest", gallows::modest),
    ("littlemax", "honest", littlemax::honest),
    ("littlemax", "odds", littlemax::odds),
    ("thousand", "rule", thousand::rule),
    ("thousand", "solved", thousand::solved),
];

/// Whoever plays one side.
enum Side {
    Level(Level),
    Rival(Answer),
    /// Nobody: the other side plays alone.
    Absent,
}

struct Plan {
    game: String,
    sides: [Side; 2],
    effort: u64,
    matches: u64,
    options: Vec<String>,
}

impl Plan {
    fn seats(&self) -> u8 {
        if matches!(self.sides[1], Side::Absent) { 1 } else { 2 }
    }
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
    let rival = RIVALS.iter().find(|(of, name, _)| (*of, *name) == (game, word)).map(|(.., answer)| *answer);
    match (word, rival) {
        (_, Some(answer)) => Ok(Side::Rival(answer)),
        ("look", _) => Ok(Side::Rival(look::answer)),
        ("alone", _) => Ok(Side::Absent),
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
    let seats = plan.seats();
    game.check(&mut options, seats).map_err(|reject| reject.text.key.to_string())?;
    Ok(Header {
        game,
        rules: info.rules,
        options,
        names: ["A", "B"][..usize::from(seats)].iter().map(|name| (*name).to_owned()).collect(),
        first: Some(Seat((number % u64::from(seats)) as u8)),
        seed: Some(seed(number / u64::from(seats), 0)),
        deal: Vec::new(),
        clock: Default::default(),
    })
}

/// The end of a match: its outcome, its record, and the points of each side.
type End = (Outcome, String, Vec<i64>);

fn end(played: &Match, outcome: Outcome) -> End {
    let strokes = || gallows::strokes(&played.position().board(Viewer::Revealed)).map(|strokes| vec![strokes]);
    let points = outcome.scores.clone().or_else(|| strokes().filter(|_| outcome.places.len() == 1));
    (outcome, record::write(played.header(), played.lines(), false), points.unwrap_or_default())
}

/// Plays one match. Adds up the moves and the nanoseconds of each side, and keeps the longest.
fn play(plan: &Plan, number: u64, used: &mut [(u64, u64, u64); 2]) -> Result<End, String> {
    let mut played = Match::begin(header(plan, number)?).map_err(|reject| reject.text.key.to_string())?;
    let mut memories = [Memo::default(), Memo::default()];
    for ply in 0..PLIES {
        let Some(seat) = played.turn().seats().iter().next() else { break };
        let mut chance = Chance::seeded(&seed(number, ply + 1), 0);
        let begun = Instant::now();
        let before = spent(begun);
        let text = match &plan.sides[seat.index()] {
            Side::Rival(answer) => answer(&played, seat, &mut chance),
            Side::Absent => None,
            Side::Level(level) => {
                let memory = &mut memories[seat.index()];
                let mut ctx = SearchCtx::new(*level, &mut chance, Deadline::after_work(plan.effort), memory);
                ctx.resigns = level.resigns();
                let text = played.position().think(seat, &mut ctx);
                if ctx.resigned {
                    return Ok(end(&played, Outcome::lost(seat, 2)));
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
    Ok(end(&played, played.outcome().unwrap_or_else(|| Outcome::drawn(plan.seats()))))
}

/// The results so far.
#[derive(Default)]
struct Tally {
    /// Matches won, drawn, and lost; of somebody alone, those solved and not.
    ends: [u64; 3],
    /// The points of each side, and their squares.
    points: [(f64, f64); 2],
    used: [(u64, u64, u64); 2],
}

impl Tally {
    fn add(&mut self, outcome: &Outcome, points: &[i64]) {
        // Who plays alone has the first place or the second.
        let other = outcome.places.get(1).map_or(1.5, |place| f64::from(*place));
        let end = f64::from(outcome.places[0]).total_cmp(&other);
        self.ends[(end as i8 + 1) as usize] += 1;
        for ((sum, squares), points) in self.points.iter_mut().zip(points) {
            (*sum, *squares) = (*sum + *points as f64, *squares + (*points as f64).powi(2));
        }
    }

    fn text(&self) -> String {
        let ([won, drawn, lost], all) = (self.ends, self.ends.iter().sum::<u64>());
        let share = |won: f64, all: u64| {
            let (low, high) = wilson(won / all.max(1) as f64, all.max(1) as f64);
            format!("{:.3} ({low:.3} to {high:.3})", won / all.max(1) as f64)
        };
        let sides = [0, 1].map(|side| {
            let ((moves, nanos, most), (sum, squares)) = (self.used[side], self.points[side]);
            let mean = sum / all as f64;
            let error = ((squares / all as f64 - mean * mean).max(0.0) / all as f64).sqrt();
            let time = nanos as f64 / 1e6 / (moves as f64).max(1.0);
            format!("{mean:.2} ± {error:.2} points, {time:.2} ms a move, at most {:.0}", most as f64 / 1e6)
        });
        format!(
            "{all}: {won} won, {drawn} drawn, {lost} lost: {} of all, {} of the decided; A {}; B {}",
            share(won as f64 + drawn as f64 / 2.0, all),
            share(won as f64, won + lost),
            sides[0],
            sides[1],
        )
    }
}

fn run() -> Result<(), String> {
    let plan = plan()?;
    let (mut tally, mut seen) = (Tally::default(), HashSet::new());
    let chance = header(&plan, 0)?;
    let chance = chance.game.chance(&chance.options, plan.seats());
    for number in 0..plan.matches {
        let (outcome, told, points) = play(&plan, number, &mut tally.used)?;
        if seen.insert(told) || chance {
            tally.add(&outcome, &points);
            println!("{}", tally.text());
        }
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
