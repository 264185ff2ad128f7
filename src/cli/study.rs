//! `kletka perft` and `kletka think`: tools to study a position.

use std::collections::HashMap;
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use serde::Serialize;

use super::args::{Perft, Think};
use super::replay::Replay;
use super::{fail, print};
use crate::bot::words::{Lang, Reader, say, standing};
use crate::game::{
    Chance, Deadline, Input, Level, Memo, OptValues, Position, SearchCtx, Seat, Seed, StepCtx, Text, Unit,
};
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
    /// The same in words, if asked to explain.
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<String>,
    /// How both sides would go on, that move first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    line: Vec<String>,
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
    let until = || wanted.effort.map_or_else(|| Deadline::after(time), Deadline::after_work);
    let mut ctx = SearchCtx { resigns: wanted.resigns, ..SearchCtx::new(level, &mut chance, until(), &mut memo) };
    let text = played.position().think(seat, &mut ctx);
    let (resigned, evaluation, ms) = (ctx.resigned, ctx.evaluation, begun.elapsed().as_millis());
    let unit = played.position().unit().filter(|_| wanted.explain);
    let value = unit.zip(evaluation).map(|(unit, value)| in_words(unit, value));
    let line = match &text {
        Some(first) if wanted.explain => line(&*played.position().copy(), seat, first, &|| (level, until())),
        _ => Vec::new(),
    };
    let (seat, level) = (seat.0 + 1, wanted.level);
    let thought = Thought { game: info.id, seat, level, text, resigned, evaluation, value, line, ms };
    serde_json::to_string(&thought).map_err(|error| format!("cannot write the answer: {error}"))
}

/// How many moves a line has at most.
const LINE: usize = 6;

/// How both sides would go on, the first move included. It ends where chance decides, and where more than one is asked.
fn line(position: &dyn Position, seat: Seat, first: &str, how: &dyn Fn() -> (Level, Deadline)) -> Vec<String> {
    let (mut position, mut seat, mut text) = (position.copy(), seat, first.to_owned());
    let mut line = Vec::new();
    let mut memos = HashMap::<Seat, Memo>::new();
    loop {
        let mut ctx = StepCtx::new(Chance::seeded(&seed(0), 0), 0);
        let made = position.play(seat, &Input::canonical(&text), &mut ctx);
        line.push(text);
        let turn = position.turn();
        let next = turn.seats().iter().next().filter(|_| turn.seats().len() == 1);
        let Some(next) = next.filter(|_| made.is_ok() && ctx.chance.drawn().is_empty() && line.len() < LINE) else {
            return line;
        };
        let ((level, until), mut chance) = (how(), Chance::seeded(&seed(0), line.len() as u64));
        let mut ctx = SearchCtx::new(level, &mut chance, until, memos.entry(next).or_default());
        let Some(answer) = position.think(next, &mut ctx) else { return line };
        (seat, text) = (next, answer);
    }
}

/// A value as somebody would say it of the seat.
fn in_words(unit: Unit, value: f64) -> String {
    let said = match unit {
        Unit::Points => Text::new("value-points").with("points", value.round() as i64),
        Unit::Chances => Text::new(standing(value)),
    };
    say(&said, Reader::default(), &[])
}
