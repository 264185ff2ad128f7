//! Makes playthroughs. `sticks` stands for any game:
//!
//! - `cargo run --example boards -- --new sticks` prints a short random match, in which somebody takes a move back and,
//!   if the others go on, somebody leaves;
//! - `cargo run --example boards sticks` makes the sections of `tests/playthroughs/sticks.txt`. A record without
//!   sections gets one for the start, each line and the end: keep those that show something, and one `== end`. Existing
//!   sections are kept, and their boards are updated;
//! - `cargo run --example boards` makes the sections of all files that have none yet.

#[path = "../tests/playthroughs/reader.rs"]
mod reader;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

use kletka_games::game::{Chance, OptValues, Seat, Seats, Seed};
use kletka_games::games;
use kletka_games::play::{Clock, Header, Line, Match, record};

/// Moves of a random match.
const MOVES: usize = 10;

/// The move that somebody takes back, and the one before which somebody leaves. Short matches have them earlier.
const EVENTS: [(usize, usize); 3] = [(3, 7), (1, 4), (0, 2)];

/// The record of a short random match with at most three players, and with as many table words as possible.
fn by_lot(id: &str) -> Result<String, String> {
    let records =
        EVENTS.map(|(back, leaving)| lot(id, back, leaving)).into_iter().rev().collect::<Result<Vec<_>, _>>()?;
    let said = |record: &String| ["!undo", "!resign"].iter().filter(|word| record.contains(**word)).count();
    records.into_iter().max_by_key(said).ok_or_else(|| "nothing was played".to_owned())
}

fn lot(id: &str, back: usize, leaving: usize) -> Result<String, String> {
    let game = games::find(id).ok_or_else(|| format!("there is no game {id}"))?;
    let info = game.info();
    let seats = info.seats.iter().filter(|seats| *seats <= 3).max().unwrap_or(info.seats.least());
    let header = Header {
        game,
        rules: info.rules,
        options: OptValues::defaults(info.options),
        names: ["Anna", "Boris", "Vera"].iter().cycle().take(seats.into()).map(|name| (*name).to_owned()).collect(),
        clock: Clock::Off,
        first: Some(Seat(0)),
        seed: Some(Seed([7; 32])),
        deal: Vec::new(),
    };
    let all = Seats::first(header.names.len() as u8);
    let mut live = Match::begin(header).map_err(|reject| format!("{id} cannot begin: {reject:?}"))?;
    let (mut chance, mut is_back) = (Chance::seeded(&Seed([8; 32]), 0), false);
    for step in 0..MOVES {
        if step == leaving && live.ending().is_none() {
            let mut without = live.clone();
            enter(&mut without, Seat(1), "!resign".to_owned())?;
            live = if without.ending().is_none() { without } else { live };
        }
        let Some(seat) = live.turn().may().iter().next() else { break };
        let text = live.position().sample(seat, &mut chance).ok_or("a seat that may act has no move")?;
        enter(&mut live, seat, text)?;
        let taken = all.iter().find_map(|seat| Some((seat, live.takeback(seat).ok()?)));
        if let Some((seat, keep)) = taken.filter(|_| step >= back && !is_back) {
            enter(&mut live, seat, format!("!undo {keep}"))?;
            is_back = true;
        }
    }
    Ok(record::write(live.header(), live.lines(), false))
}

/// Adds a line without a time.
fn enter(live: &mut Match, seat: Seat, text: String) -> Result<(), String> {
    let line = Line { seat: Some(seat), text, draws: Vec::new(), at: None, shown: None };
    live.enter(&line).map(drop).map_err(|reject| format!("`{line}` is refused: {reject:?}"))
}

fn files() -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs"))?;
    let mut files = entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "txt"));
    files.sort();
    Ok(files)
}

/// Updates one file, and says so if that has changed it.
fn make(file: &Path, name: &str, text: &str) -> Result<(), String> {
    let made = reader::made(text)?;
    if made != text {
        fs::write(file, made).map_err(|error| error.to_string())?;
        println!("{name} is made anew");
    }
    Ok(())
}

/// Makes the sections of these playthroughs, or of all that have none. Returns the errors.
fn make_all(asked: &[String]) -> Vec<String> {
    let files = files().unwrap_or_else(|error| panic!("the playthroughs cannot be listed: {error}"));
    let name = |file: &Path| file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let missing = asked.iter().filter(|asked| !files.iter().any(|file| name(file) == **asked));
    let mut failures: Vec<String> = missing.map(|asked| format!("there is no playthrough {asked}")).collect();
    for file in files {
        let (name, text) = (name(&file), fs::read_to_string(&file).unwrap_or_default());
        let wanted = if asked.is_empty() { reader::split(&text).1.is_empty() } else { asked.contains(&name) };
        if let Some(Err(what)) = wanted.then(|| make(&file, &name, &text)) {
            failures.push(format!("{name}: {what}"));
        }
    }
    failures
}

fn main() -> ExitCode {
    let asked: Vec<String> = env::args().skip(1).collect();
    let failures = match asked.split_first() {
        Some((new, ids)) if new == "--new" => {
            let made = ids.iter().map(|id| by_lot(id).map(|record| print!("{record}")));
            made.filter_map(Result::err).collect()
        }
        _ => make_all(&asked),
    };
    failures.iter().for_each(|failure| eprintln!("{failure}"));
    ExitCode::from(u8::from(!failures.is_empty()))
}
