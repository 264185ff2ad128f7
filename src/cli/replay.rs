//! `kletka replay`: replays a record and reports on each line.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use encoding_rs::{Encoding, WINDOWS_1251};
use serde::Serialize;

use super::{fail, print, said, typed_options};
use crate::bot::headline::title;
use crate::bot::lettered::of_record;
use crate::bot::reel::Reel;
use crate::bot::words::{Printed, Reader, letter, say};
use crate::game::scene::Says;
use crate::game::{AnyGame, Draw, OptValues, Points, Reject, Seat, Turn, Viewer, Why};
use crate::games::GAMES;
use crate::paint::{self, Page, Theme, verdict};
use crate::play::sgf::{self, Cut, SgfError};
use crate::play::{Header, Line, Match, record};

/// The largest file to read, in bytes. A record of a real match is far smaller.
const FILE_MAX: u64 = 32 << 20;

/// The exit code when a line was refused.
const REFUSED: u8 = 1;

/// A replayed record, line by line. A refused line changed nothing, and the next one was tried.
pub struct Replay {
    /// The match after the replay.
    pub played: Match,
    /// Whether the file contains another match, which was ignored.
    pub more: bool,
    told: Vec<Told>,
}

/// The result of one line.
#[derive(Serialize)]
struct Told {
    n: usize,
    seat: Option<u8>,
    #[serde(rename = "move")]
    text: String,
    draws: Vec<Draw>,
    at: Option<u64>,
    accepted: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    reject: Option<Why>,
    #[serde(skip_serializing_if = "Option::is_none")]
    key: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
}

/// The whole answer. Seats are numbered as in the record, from 1.
#[derive(Serialize)]
struct Answer<'a> {
    game: &'a str,
    rules: u16,
    #[serde(serialize_with = "typed_options")]
    options: &'a OptValues,
    seats: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<String>,
    first: Option<u8>,
    lines: &'a [Told],
    turn: Option<Asked>,
    outcome: Option<Ended>,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<Legal>>,
}

/// The legal moves of a seat. `null` if there are too many to list.
#[derive(Serialize)]
struct Legal {
    seat: u8,
    moves: Option<Vec<String>>,
}

/// The seats to move.
#[derive(Serialize)]
struct Asked {
    seats: Vec<u8>,
    private: bool,
}

/// How it ended. A cancelled match has no places.
#[derive(Serialize)]
struct Ended {
    places: Vec<u8>,
    scores: Option<Vec<Points>>,
    winner: Option<u8>,
    draw: bool,
    ending: &'static str,
}

/// Which outputs to make of a replay besides the answer.
pub struct Wanted<'a> {
    /// The file for a picture of the final position.
    pub png: Option<&'a Path>,
    /// The file for a film of the whole match.
    pub gif: Option<&'a Path>,
    /// The file for the match as SGF.
    pub sgf: Option<&'a Path>,
    /// Whether the answer contains the board as text.
    pub board: bool,
    /// Whether the answer is the sections of a playthrough.
    pub boards: bool,
    /// Whether the answer contains the legal moves at the end.
    pub moves: bool,
}

/// Replays a file (`-`: standard input), prints the result, and makes the wanted outputs.
pub fn run(file: &Path, wanted: &Wanted<'_>) -> ExitCode {
    let replay = match Replay::read(file) {
        Ok(replay) => replay,
        Err(what) => return fail(what),
    };
    if replay.more {
        // This is not a failure. Even if nobody reads it, the match is printed.
        let _ = writeln!(io::stderr(), "kletka: {}", said("sgf-more".to_owned()));
    }
    if let Err(what) = replay.paint(wanted).and_then(|()| replay.write(wanted)) {
        return fail(what);
    }
    if wanted.boards {
        return match replay.sections() {
            Ok(sections) => print(sections.trim_end(), ExitCode::SUCCESS),
            Err(what) => fail(what),
        };
    }
    match replay.json(wanted.board, wanted.moves) {
        Ok(json) => print(&json, if replay.refused() { ExitCode::from(REFUSED) } else { ExitCode::SUCCESS }),
        Err(error) => fail(format!("cannot write the answer: {error}")),
    }
}

/// Whether a file name stands for standard input.
fn is_input(file: &Path) -> bool {
    file == Path::new("-")
}

/// The text of a file, unless it is too large for a record.
fn read(file: &Path) -> io::Result<String> {
    let source: Box<dyn Read> = if is_input(file) { Box::new(io::stdin()) } else { Box::new(File::open(file)?) };
    let mut bytes = Vec::new();
    source.take(FILE_MAX + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > FILE_MAX {
        return Err(io::Error::other(format!("it is larger than {} megabytes", FILE_MAX >> 20)));
    }
    if let Some((encoding, _)) = Encoding::for_bom(&bytes) {
        return Ok(encoding.decode(&bytes).0.into_owned());
    }
    match String::from_utf8(bytes) {
        Ok(text) => Ok(text),
        Err(error) if error.as_bytes().trim_ascii_start().first() == Some(&b'(') => Ok(decoded(error.as_bytes())),
        Err(_) => Err(io::Error::other("it is no text in UTF-8")),
    }
}

/// Decodes an SGF file that is not UTF-8, by the encoding that its property CA names. Moves are ASCII in all of them.
fn decoded(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let lower = text.to_ascii_lowercase();
    let named = lower.split("ca[").nth(1).and_then(|rest| rest.split(']').next()).map(str::trim).unwrap_or_default();
    let encoding = match named {
        // Programs for dots that name none are Russian.
        "" => Some(WINDOWS_1251),
        // Some write `win1251`, or the number alone.
        _ => Encoding::for_label(named.as_bytes()).or_else(|| {
            let number: String = named.chars().filter(char::is_ascii_digit).collect();
            Encoding::for_label(format!("windows-{number}").as_bytes())
        }),
    };
    // If the name could be read as ASCII, the text is in a single-byte or ASCII-compatible encoding.
    match encoding.filter(|encoding| encoding.is_ascii_compatible()) {
        Some(encoding) => encoding.decode_without_bom_handling(bytes).0.into_owned(),
        None => text.into_owned(),
    }
}

impl Replay {
    /// Replays the record in a file (`-`: standard input).
    ///
    /// # Errors
    /// One sentence on why it cannot be read or is not a record.
    pub fn read(file: &Path) -> Result<Replay, String> {
        let source = if is_input(file) { "the standard input".to_owned() } else { file.display().to_string() };
        let text = read(file).map_err(|error| format!("cannot read {source}: {error}"))?;
        Replay::of(&text, GAMES).map_err(|what| format!("{source} is no record of a match: {what}"))
    }

    /// Replays a record of one of these games, or a match in SGF. In SGF, nothing is tried after a refused move:
    /// another program's moves depend on those before them.
    ///
    /// # Errors
    /// One sentence on why the text is not a record, or why no match can begin with its header.
    pub fn of(text: &str, games: &[&'static dyn AnyGame]) -> Result<Replay, String> {
        if !sgf::is_sgf(text) {
            let (header, lines) = record::read(text, games).map_err(|error| error.to_string())?;
            let mut replay = Replay::begin(header, &lines)?;
            lines.iter().for_each(|line| replay.enter(line));
            return Ok(replay);
        }
        let told = |error: SgfError| say(&error.text(), Reader::default(), &[]);
        let sgf::Reading { header, lines, end, cut, more } = sgf::read(text, games).map_err(told)?;
        let mut replay = Replay { more, ..Replay::begin(header, &lines)? };
        for line in &lines {
            replay.enter(line);
            if replay.refused() {
                return Ok(replay);
            }
        }
        match (cut, end.and_then(|end| sgf::closing(&replay.played, &end))) {
            (Some(cut), _) => replay.end(cut),
            (None, Some(line)) => replay.enter(&line),
            (None, None) => {}
        }
        Ok(replay)
    }

    fn begin(mut header: Header, lines: &[Line]) -> Result<Replay, String> {
        header.complete_first(lines);
        let names = header.names.clone();
        let game = Match::begin(header).map_err(|reject| {
            format!("no match can begin with its header. {}", say(&reject.text, Reader::default(), &names))
        })?;
        Ok(Replay { played: game, more: false, told: Vec::with_capacity(lines.len()) })
    }

    /// Tries a line and notes the result.
    fn enter(&mut self, line: &Line) {
        let result = self.played.enter(line).map(|step| step.line);
        let told = tell(self.told.len() + 1, line, result, &self.played.header().names);
        self.told.push(told);
    }

    /// Notes the invalid move that ends the valid beginning of a file.
    fn end(&mut self, cut: Cut) {
        let line = Line { seat: cut.seat, text: cut.value, draws: Vec::new(), at: None, shown: None };
        let names = &self.played.header().names;
        self.told.push(tell(self.told.len() + 1, &line, Err(Reject::illegal(cut.text)), names));
    }

    /// Whether any line was refused.
    pub fn refused(&self) -> bool {
        self.told.iter().any(|told| !told.accepted)
    }

    /// The result as one JSON object, with the text board and the legal moves if wanted.
    ///
    /// # Errors
    /// Never for a match.
    pub fn json(&self, board: bool, moves: bool) -> serde_json::Result<String> {
        let header = self.played.header();
        let turn = match self.played.turn() {
            turn @ Turn::Act(_) => Some(Asked {
                seats: turn.seats().iter().map(number).collect(),
                private: turn.seats().iter().all(|seat| turn.is_secret(seat)),
            }),
            Turn::Over(_) => None,
        };
        serde_json::to_string(&Answer {
            game: header.game.info().id,
            rules: header.rules,
            options: &header.options,
            seats: &header.names,
            clock: (!header.clock.is_off()).then(|| header.clock.to_string()),
            first: header.first.map(number),
            lines: &self.told,
            turn,
            outcome: self.ended(),
            board: board.then(|| self.board()),
            moves: moves.then(|| self.moves()),
        })
    }

    /// Who is who, then the text board as sections of a playthrough have it.
    fn board(&self) -> String {
        let who = self.played.viewer(Viewer::Public);
        let players = Printed::of(&self.played, who, &self.played.header().names).players(Reader::default());
        format!("{players}\n{}", self.played.position().board(who))
    }

    /// The legal moves of all seats to move.
    fn moves(&self) -> Vec<Legal> {
        let seats = self.played.turn().may();
        seats.iter().map(|seat| Legal { seat: number(seat), moves: self.played.position().moves(seat) }).collect()
    }

    /// The positions at the start, after each line and at the end, as sections of a playthrough. The author deletes the
    /// uninteresting ones.
    ///
    /// # Errors
    /// One sentence on the first refused line: a playthrough has none.
    pub fn sections(&self) -> Result<String, String> {
        if let Some(told) = self.told.iter().find(|told| !told.accepted) {
            let why = told.message.as_deref().unwrap_or_default();
            return Err(format!(
                "move {} (`{}`) is refused, and a playthrough has legal ones alone. {why}",
                told.n, told.text
            ));
        }
        let names = &self.played.header().names;
        let failed = |reject: Reject| say(&reject.text, Reader::default(), names);
        let mut played = Match::begin(self.played.header().clone()).map_err(failed)?;
        let mut text = String::new();
        for (n, line) in self.played.lines().iter().enumerate() {
            text += &format!("== after {n}\n{}\n\n", section(&played));
            played.enter(line).map_err(failed)?;
        }
        Ok(text + &format!("== end\n{}\n", section(&played)))
    }

    fn ended(&self) -> Option<Ended> {
        let ending = self.played.ending()?.key();
        let Some(outcome) = self.played.outcome() else {
            return Some(Ended { places: Vec::new(), scores: None, winner: None, draw: false, ending });
        };
        let mut winners = outcome.winners();
        let winner = winners.next().filter(|_| winners.next().is_none()).map(number);
        let draw = winner.is_none() && outcome.is_draw();
        drop(winners);
        Some(Ended { places: outcome.places, scores: self.played.points(), winner, draw, ending })
    }

    /// Writes the match as SGF, if wanted.
    fn write(&self, wanted: &Wanted<'_>) -> Result<(), String> {
        let Some(path) = wanted.sgf else { return Ok(()) };
        let text = sgf::write(&self.played);
        let text =
            text.ok_or_else(|| format!("matches of {} are not written in SGF", self.played.header().game.info().id))?;
        write(path, text.into_bytes())
    }

    /// Paints the wanted images.
    fn paint(&self, wanted: &Wanted<'_>) -> Result<(), String> {
        if let Some(path) = wanted.png {
            write(path, self.picture())?;
        }
        if let Some(path) = wanted.gif {
            let names = &self.played.header().names;
            let reel = Reel::new(self.played.clone(), Theme::Paper, Reader::default(), self.names());
            let failed = |reject: Reject| say(&reject.text, Reader::default(), names);
            write(path, reel.gif().map_err(failed)?)?;
        }
        Ok(())
    }

    /// The final position as everybody may see it, with how it ended as in a chat, as PNG: in English, with Latin
    /// letters.
    fn picture(&self) -> Vec<u8> {
        let (names, who) = (self.names(), self.played.viewer(Viewer::Public));
        let scene = self.played.scene(who).footed(&verdict(&self.played));
        let say = |says: &Says| letter(says, Reader::default(), &names);
        let title = title(&self.played, who, None, &names, Reader::default());
        paint::png(&Page { scene: &scene, title: &title, theme: Theme::Paper, say: &say })
    }

    /// The names as shown in pictures.
    fn names(&self) -> Vec<String> {
        of_record(&self.played.header().names, Reader::default())
    }
}

/// A position as a section of a playthrough: the seats to move or the result, an empty line, and the public board.
fn section(played: &Match) -> String {
    fn list<T: ToString>(numbers: impl Iterator<Item = T>) -> String {
        numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
    }
    let head = match played.turn() {
        turn @ Turn::Act(_) => format!("turn {}", list(turn.seats().iter().map(number))),
        Turn::Over(outcome) => {
            let scores = played.points().map(|points| list(points.iter().map(|points| points.number())));
            let scores = scores.map_or_else(String::new, |scores| format!("\nscores {scores}"));
            format!("places {}{scores}", list(outcome.places.iter()))
        }
    };
    let board = played.position().board(Viewer::Public);
    let board: Vec<_> = board.lines().map(str::trim_end).collect();
    format!("{head}\n\n{}", board.join("\n"))
}

fn write(path: &Path, bytes: Vec<u8>) -> Result<(), String> {
    fs::write(path, bytes).map_err(|error| format!("cannot write {}: {error}", path.display()))
}

/// The result of line `n`: as in the log if it was accepted, as given if it was refused.
fn tell(n: usize, given: &Line, result: Result<Line, Reject>, names: &[String]) -> Told {
    let (line, reject) = match result {
        Ok(line) => (line, None),
        Err(reject) => (given.clone(), Some(reject)),
    };
    Told {
        n,
        seat: line.seat.map(number),
        text: line.text,
        draws: line.draws,
        at: line.at,
        accepted: reject.is_none(),
        reject: reject.as_ref().map(|reject| reject.why),
        message: reject.as_ref().map(|reject| say(&reject.text, Reader::default(), names)),
        key: reject.map(|reject| reject.text.key.into_owned()),
    }
}

/// A seat's number in the record, from 1.
fn number(seat: Seat) -> u8 {
    seat.0 + 1
}
