//! `kletka perft` and `kletka think`: tools to study a position.

use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use serde::Serialize;

use super::args::{Perft, Think};
use super::replay::Replay;
use super::{fail, print};
use crate::bot::words::{Lang, Reader, say};
use crate::game::{Chance, Deadline, Level, Memo, OptValues, SearchCtx, Seat, Seed};
use crate::games;
use crate::play::perft::{self, Uncounted};
use crate::play::{Header, Match};

/// A seed from a number, for matches and computers that have none of their own.
fn seed(number: u64) -> Seed {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    Seed(seed)
}

/// Prints the number of sequences of legal moves by length.
pub fn perft(wanted: &Perft) -> ExitCode {
    match begun(wanted).and_then(|played| counted(wanted, &played)) {
        Ok(text) => print(text.trim_end(), ExitCode::SUCCESS),
        Err(why) => fail(why),
    }
}

/// The match to count from: a new one, or the end of a record.
fn begun(wanted: &Perft) -> Result<Match, String> {
    let english = |text| say(&text, Reader::default(), &[]);
    let game = games::find(&wanted.game).ok_or_else(|| format!("there is no game `{}`", wanted.game))?;
    if let Some(file) = &wanted.after {
        let played = replayed(file)?;
        let other = played.header().game.info().id;
        return if other == game.info().id { Ok(played) } else { Err(format!("that record is one of {other}")) };
    }
    let seats = wanted.seats.unwrap_or(game.info().seats.least().max(2).min(game.info().seats.most()));
    let options: OptValues = crate::bot::options(game, &wanted.settings, Lang::default()).map_err(english)?;
    let header = Header {
        game,
        rules: game.info().rules,
        options,
        names: (1..=seats).map(|n| n.to_string()).collect(),
        clock: Default::default(),
        first: (wanted.seed.is_none()).then_some(Seat(0)),
        seed: Some(seed(wanted.seed.unwrap_or_default())),
        deal: Vec::new(),
    };
    Match::begin(header).map_err(|reject| english(reject.text))
}

/// Replays a record. All its lines must be legal.
fn replayed(file: &Path) -> Result<Match, String> {
    let replay = Replay::read(file)?;
    if replay.refused() {
        return Err(format!("a line of {} is refused; `kletka replay` says which and why", file.display()));
    }
    Ok(replay.played)
}

fn counted(wanted: &Perft, played: &Match) -> Result<String, String> {
    let id = played.header().game.info().id;
    let why = |uncounted| match uncounted {
        Uncounted::Endless => format!("the moves of {id} cannot be listed: there are too many"),
        Uncounted::Refused(text, reject) => {
            format!("{id} lists `{text}` and refuses it: {}", say(&reject.text, Reader::default(), &[]))
        }
    };
    let counting = perft::Perft::of(played);
    if wanted.divide {
        let branches = counting.divide(played.position(), wanted.depth).map_err(why)?;
        let total: u64 = branches.iter().map(|branch| branch.count).sum();
        let lines: Vec<_> = branches.iter().map(|branch| format!("{}: {}", branch.text, branch.count)).collect();
        return Ok(format!("{}\n\n{} {total}", lines.join("\n"), wanted.depth));
    }
    let counts = counting.count(played.position(), wanted.depth).map_err(why)?;
    Ok(counts.iter().zip(1..).map(|(count, length)| format!("{length} {count}\n")).collect())
}

/// A computer's decision.
#[derive(Serialize)]
struct Thought<'a> {
    game: &'a str,
    seat: u8,
    level: u8,
    #[serde(rename = "move")]
    text: Option<String>,
    /// Whether it resigns instead.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    resigned: bool,
    /// The search's evaluation of the position for the seat. Absent if the search has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    evaluation: Option<f64>,
    /// The thinking time in milliseconds.
    ms: u128,
}

/// Prints the move that the computer would make at the end of a record, as JSON.
pub fn think(wanted: &Think) -> ExitCode {
    match thought(wanted) {
        Ok(text) => print(&text, ExitCode::SUCCESS),
        Err(why) => fail(why),
    }
}

fn thought(wanted: &Think) -> Result<String, String> {
    let level = Level::new(wanted.level).ok_or_else(|| format!("levels are 1 to 5, not {}", wanted.level))?;
    let played = replayed(&wanted.record)?;
    let info = played.header().game.info();
    if !info.computer {
        return Err(format!("`{}` has no computer opponent", info.id));
    }
    let seat = played.turn().seats().iter().next().ok_or("nobody is to move: the match is over")?;
    let (mut chance, mut memo) = (Chance::seeded(&seed(wanted.seed), 0), Memo::default());
    let begun = Instant::now();
    let time = wanted.time.unwrap_or(level.patience());
    let until = wanted.effort.map_or_else(|| Deadline::after(time), Deadline::after_work);
    let mut ctx = SearchCtx { resigns: wanted.resigns, ..SearchCtx::new(level, &mut chance, until, &mut memo) };
    let text = played.position().think(seat, &mut ctx);
    let (resigned, evaluation, ms) = (ctx.resigned, ctx.evaluation, begun.elapsed().as_millis());
    let thought = Thought { game: info.id, seat: seat.0 + 1, level: wanted.level, text, resigned, evaluation, ms };
    serde_json::to_string(&thought).map_err(|error| format!("cannot write the answer: {error}"))
}
