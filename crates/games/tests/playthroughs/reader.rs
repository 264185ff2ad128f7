//! Reads playthroughs and makes their sections.
//!
//! A playthrough is a record, then sections. A section begins with `== after N` (the first N lines
//! are in force) or `== end` (all of them) and holds
//! - `turn 1 2`: the seats that may act, counted from 1, or
//! - `places 1 2` and, if the game counts, `scores 103 40`: the outcome;
//! - then, after an empty line, the text board that everybody sees.

#![allow(dead_code, reason = "each program uses a part of it")]

use kletka_games::game::{Turn, Viewer};
use kletka_games::games::GAMES;
use kletka_games::play::Match;
use kletka_games::play::record::{self, Header, Line};

/// A section, and the number of lines before it.
pub struct Section<'a> {
    /// The number of lines in force; `None`: all of them.
    pub after: Option<usize>,
    /// The expected text.
    pub expected: &'a str,
}

/// Splits a playthrough into the record and the sections.
pub fn split(text: &str) -> (String, Vec<Section<'_>>) {
    let mut parts = text.split("\n== ");
    let record = parts.next().unwrap_or_default();
    let section = |part: &'_ str| -> (Option<usize>, usize) {
        let head = part.lines().next().unwrap_or_default();
        let after = match head.strip_prefix("after ") {
            Some(number) => Some(number.trim().parse().unwrap_or_else(|_| panic!("a number of lines: {head:?}"))),
            None => {
                assert_eq!(head.trim(), "end", "a section is `after N` or `end`");
                None
            }
        };
        (after, head.len())
    };
    let sections = parts.map(|part| {
        let (after, head) = section(part);
        Section { after, expected: part[head..].trim_matches('\n') }
    });
    (format!("{}\n", record.trim_end()), sections.collect())
}

/// The text of a section for a position.
pub fn describe(played: &Match) -> String {
    let list = |numbers: Vec<String>| numbers.join(" ");
    let turn = match played.turn() {
        turn @ Turn::Act(_) => {
            format!("turn {}", list(turn.seats().iter().map(|seat| (seat.0 + 1).to_string()).collect()))
        }
        Turn::Over(outcome) => {
            let places = format!("places {}", list(outcome.places.iter().map(u8::to_string).collect()));
            match played.points() {
                Some(points) => {
                    let points = points.iter().map(|points| points.number().to_string());
                    format!("{places}\nscores {}", list(points.collect()))
                }
                None => places,
            }
        }
    };
    format!("{turn}\n\n{}", played.position().board(Viewer::Public))
}

/// Removes spaces at the ends of lines, in the file and on the board.
fn trimmed(text: &str) -> String {
    text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

fn tried(header: &Header, lines: &[Line]) -> Result<Match, String> {
    Match::replay(header.clone(), lines.to_vec()).map_err(|(n, reject)| {
        let line = lines.get(n).map(Line::to_string).unwrap_or_default();
        format!("line {} was refused: {line}: {reject:?}", n + 1)
    })
}

pub fn replay(header: &Header, lines: &[Line]) -> Match {
    tried(header, lines).unwrap_or_else(|what| panic!("{what}"))
}

/// The playthrough with new sections. A record without any gets one for the start, each line and the end.
///
/// # Errors
/// If the text is not a record, or a line of it is refused.
pub fn made(text: &str) -> Result<String, String> {
    let (record, sections) = split(text);
    let (header, lines) = record::read(&record, GAMES).map_err(|error| error.to_string())?;
    let whole = tried(&header, &lines)?;
    let wanted: Vec<Option<usize>> = match sections.as_slice() {
        [] => (0..lines.len()).map(Some).chain([None]).collect(),
        some => some.iter().map(|section| section.after).collect(),
    };
    let boards = boards(whole.header(), &lines);
    let mut made = record;
    for after in wanted {
        let head = after.map_or("end".to_owned(), |count| format!("after {count}"));
        let board = boards.get(after.unwrap_or(lines.len())).ok_or_else(|| format!("`== {head}` is behind the end"))?;
        made += &format!("\n== {head}\n{board}\n");
    }
    Ok(made)
}

/// The sections' texts before each of these lines, and after all of them.
fn boards(header: &Header, lines: &[Line]) -> Vec<String> {
    let mut live = replay(header, &[]);
    let board = |live: &Match| trimmed(&describe(live)).trim_end().to_owned();
    let mut boards = vec![board(&live)];
    for line in lines {
        live.enter(line).expect("it was replayed before");
        boards.push(board(&live));
    }
    boards
}

/// Plays a playthrough and checks each section against the table. Returns the whole match.
pub fn check(text: &str) -> Match {
    let (record, sections) = split(text);
    assert!(sections.iter().any(|section| section.after.is_none()), "an `== end`");
    let (header, lines) = record::read(&record, GAMES).unwrap_or_else(|error| panic!("{error}"));
    let id = header.game.info().id;
    let whole = replay(&header, &lines);
    for section in sections {
        let count = section.after.unwrap_or(lines.len());
        // Use the header of the whole match, which knows the first player; a shortened log may not.
        let played = replay(whole.header(), &lines[..count]);
        assert_eq!(trimmed(&describe(&played)), trimmed(section.expected), "{id} after {count} lines");
    }
    whole
}
