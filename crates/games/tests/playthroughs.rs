//! A playthrough of every game: a record that is replayed, and what the table must look like on the way.
//!
//! `tests/playthroughs/<id>.txt` holds a record, then sections. A section begins with `== after N` (the first N lines
//! are in force) or `== end` (all of them) and holds
//! - `turn 1 2`: the seats that may act, counted from 1, or
//! - `places 1 2` and, where the game counts, `scores 103 40`: how it ended;
//! - then, after an empty line, the text board that everybody sees.

use std::path::{Path, PathBuf};

use kletka_games::game::{AnyGame, Turn, Viewer};
use kletka_games::games::GAMES;
use kletka_games::play::Match;
use kletka_games::play::record::{self, Header, Line};

fn file(game: &dyn AnyGame) -> PathBuf {
    let name = format!("{}.txt", game.info().id);
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(name)
}

/// What a section says, and after how many lines.
struct Section<'a> {
    after: Option<usize>,
    expected: &'a str,
}

/// The record and the sections.
fn split(text: &str) -> (String, Vec<Section<'_>>) {
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

/// A position as a section writes it.
fn describe(played: &Match) -> String {
    let list = |numbers: Vec<String>| numbers.join(" ");
    let turn = match played.turn() {
        turn @ Turn::Act(_) => {
            format!("turn {}", list(turn.seats().iter().map(|seat| (seat.0 + 1).to_string()).collect()))
        }
        Turn::Over(outcome) => {
            let places = format!("places {}", list(outcome.places.iter().map(u8::to_string).collect()));
            match outcome.scores {
                Some(scores) => format!("{places}\nscores {}", list(scores.iter().map(i64::to_string).collect())),
                None => places,
            }
        }
    };
    format!("{turn}\n\n{}", played.position().board(Viewer::Public))
}

/// Lines end where the last visible sign stands, in the file and on the board.
fn trimmed(text: &str) -> String {
    text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

fn replay(header: &Header, lines: &[Line]) -> Match {
    Match::replay(header.clone(), lines.to_vec())
        .unwrap_or_else(|(line, reject)| panic!("line {} was refused: {reject:?}", line + 1))
}

#[test]
fn every_game_has_one_and_it_still_plays_the_same() {
    for game in GAMES {
        let id = game.info().id;
        let path = file(*game);
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let (record, sections) = split(&text);
        assert!(sections.iter().any(|section| section.after.is_none()), "{id}: an `== end`");
        let (header, lines) = record::read(&record).unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(header.game.info().id, id);
        let whole = replay(&header, &lines);
        for section in sections {
            let count = section.after.unwrap_or(lines.len());
            // The whole match knows who began, which no line tells when it is cut short.
            let played = replay(whole.header(), &lines[..count]);
            assert_eq!(trimmed(&describe(&played)), trimmed(section.expected), "{id} after {count} lines");
        }
    }
}

#[test]
fn what_is_written_is_read_again() {
    for game in GAMES {
        let id = game.info().id;
        let text = std::fs::read_to_string(file(*game)).unwrap_or_else(|error| panic!("{id}: {error}"));
        let (header, lines) = record::read(&split(&text).0).unwrap_or_else(|error| panic!("{id}: {error}"));
        let played = replay(&header, &lines);
        let written = record::write(played.header(), played.lines(), true);
        let (header, again) = record::read(&written).unwrap_or_else(|error| panic!("{id}: {error}\n{written}"));
        assert_eq!(again, played.lines(), "{id}");
        let copy = replay(&header, &again);
        assert_eq!(describe(&copy), describe(&played), "{id}");
        assert_eq!(record::write(copy.header(), copy.lines(), true), written, "{id}");
    }
}
