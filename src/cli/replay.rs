//! `kletka replay`: plays a record again and tells what became of each line.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;
use std::process::ExitCode;

use serde::Serialize;

use super::{fail, print, typed_options};
use crate::game::scene::{Ink, Says};
use crate::game::{AnyGame, Arg, OptValues, Reject, Text, Turn, Viewer, Why};
use crate::kit::coord::Labels;
use crate::paint::{self, Heading, Page, Theme};
use crate::play::{Line, Match, record};

/// The largest file that is read, in bytes; a record that people can play is far smaller.
const FILE_MAX: u64 = 32 << 20;

/// The exit code when a line was refused.
const REFUSED: u8 = 1;

/// A record that was played again, line by line. A refused line has changed nothing, and the next one was tried.
pub struct Replay {
    /// What came of it.
    pub game: Match,
    told: Vec<Told>,
}

/// What became of one line.
#[derive(Serialize)]
struct Told {
    n: usize,
    seat: Option<u8>,
    #[serde(rename = "move")]
    text: String,
    draws: Vec<u32>,
    at: Option<u64>,
    accepted: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    reject: Option<Why>,
    #[serde(skip_serializing_if = "Option::is_none")]
    key: Option<String>,
}

/// The whole answer. `first` and the seats of lines are numbers as in the record, from 1; the seats of the turn and the
/// winner are indices into `seats`, from 0.
#[derive(Serialize)]
struct Answer<'a> {
    game: &'a str,
    rules: u16,
    #[serde(serialize_with = "typed_options")]
    options: &'a OptValues,
    seats: &'a [String],
    first: Option<u8>,
    lines: &'a [Told],
    turn: Option<Asked>,
    outcome: Option<Ended>,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<String>,
}

/// Who may act.
#[derive(Serialize)]
struct Asked {
    seats: Vec<u8>,
    private: bool,
}

/// How it ended. A match that was called off has no places.
#[derive(Serialize)]
struct Ended {
    places: Vec<u8>,
    scores: Option<Vec<i64>>,
    winner: Option<u8>,
    draw: bool,
    ending: &'static str,
}

/// Replays a file (`-`: the standard input), prints what became of it, and paints it if `png` says where.
pub fn run(file: &Path, png: Option<&Path>, board: bool) -> ExitCode {
    let text = match read(file) {
        Ok(text) => text,
        Err(error) => return fail(format!("cannot read {}: {error}", file.display())),
    };
    let replay = match Replay::of(&text, &crate::games::find) {
        Ok(replay) => replay,
        Err(what) => return fail(format!("{} is no record of a match: {what}", file.display())),
    };
    if let Some(path) = png
        && let Err(error) = fs::write(path, replay.picture())
    {
        return fail(format!("cannot write {}: {error}", path.display()));
    }
    match replay.json(board) {
        Ok(json) => print(&json, if replay.refused() { ExitCode::from(REFUSED) } else { ExitCode::SUCCESS }),
        Err(error) => fail(format!("cannot write the answer: {error}")),
    }
}

/// The text of a file, if it is not too large to be a record.
fn read(file: &Path) -> io::Result<String> {
    let source: Box<dyn Read> =
        if file == Path::new("-") { Box::new(io::stdin()) } else { Box::new(File::open(file)?) };
    let mut bytes = Vec::new();
    source.take(FILE_MAX + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > FILE_MAX {
        return Err(io::Error::other(format!("it is larger than {} megabytes", FILE_MAX >> 20)));
    }
    String::from_utf8(bytes).map_err(|_| io::Error::other("it is no text in UTF-8"))
}

impl Replay {
    /// Plays a record of a game that `find` knows by its id.
    ///
    /// # Errors
    /// One sentence why the text is no record, or why no match can begin with its header.
    pub fn of(text: &str, find: &dyn Fn(&str) -> Option<&'static dyn AnyGame>) -> Result<Replay, String> {
        let (mut header, lines) = record::read_with(text, find).map_err(|error| error.to_string())?;
        header.settle_first(&lines);
        let mut game = Match::begin(header)
            .map_err(|reject| format!("no match can begin with its header ({})", in_full(&reject.text)))?;
        let told = lines.iter().enumerate().map(|(n, line)| tell(n + 1, line, game.enter(line).map(|step| step.line)));
        let told = told.collect();
        Ok(Replay { game, told })
    }

    /// Whether any line was refused.
    pub fn refused(&self) -> bool {
        self.told.iter().any(|told| !told.accepted)
    }

    /// What became of it, as one JSON object; with the text board if wanted.
    ///
    /// # Errors
    /// None that a match can cause.
    pub fn json(&self, board: bool) -> serde_json::Result<String> {
        let header = self.game.header();
        let turn = match self.game.turn() {
            Turn::Act(act) => {
                Some(Asked { seats: act.seats.iter().map(|seat| seat.0).collect(), private: act.private })
            }
            Turn::Over(_) => None,
        };
        serde_json::to_string(&Answer {
            game: header.game.info().id,
            rules: header.rules,
            options: &header.options,
            seats: &header.names,
            first: header.first.map(|seat| seat.0 + 1),
            lines: &self.told,
            turn,
            outcome: self.ended(),
            board: board.then(|| self.game.position().board(self.game.viewer(Viewer::Public))),
        })
    }

    fn ended(&self) -> Option<Ended> {
        let ending = self.game.ending()?.key();
        let Some(outcome) = self.game.outcome() else {
            return Some(Ended { places: Vec::new(), scores: None, winner: None, draw: false, ending });
        };
        let mut winners = outcome.winners();
        let winner = winners.next().filter(|_| winners.next().is_none()).map(|seat| seat.0);
        let draw = winner.is_none() && outcome.is_draw();
        drop(winners);
        Some(Ended { places: outcome.places, scores: outcome.scores, winner, draw, ending })
    }

    /// The position that was reached as everybody may see it, as PNG.
    fn picture(&self) -> Vec<u8> {
        let names = &self.game.header().names;
        let mut title = Vec::new();
        for (name, seat) in names.iter().zip(0..) {
            if seat > 0 {
                title.push(Heading { text: " – ".to_owned(), ink: Ink::Pencil });
            }
            title.push(Heading { text: name.clone(), ink: Ink::Seat(seat) });
        }
        let scene = self.game.position().scene(self.game.viewer(Viewer::Public));
        let say = |says: &Says| say(says, names);
        paint::png(&Page { scene: &scene, title: &title, theme: Theme::Paper, say: &say })
    }
}

/// What became of line `n`: as it stands in the log when it was accepted, as it was given when it was refused.
fn tell(n: usize, given: &Line, result: Result<Line, Reject>) -> Told {
    let (line, reject) = match result {
        Ok(line) => (line, None),
        Err(reject) => (given.clone(), Some(reject)),
    };
    Told {
        n,
        seat: line.seat.map(|seat| seat.0 + 1),
        text: line.text,
        draws: line.draws,
        at: line.at,
        accepted: reject.is_none(),
        reject: reject.as_ref().map(|reject| reject.why),
        key: reject.map(|reject| reject.text.key.into_owned()),
    }
}

/// Lettering of a picture, in Latin letters.
fn say(says: &Says, names: &[String]) -> String {
    match says {
        Says::Column(col) => Labels::Latin.column(*col),
        Says::Row(row) => (u32::from(*row) + 1).to_string(),
        Says::Name(seat) => names.get(seat.index()).cloned().unwrap_or_default(),
        Says::Words(text) => text.key.to_string(),
        Says::Plain(text) => text.clone(),
    }
}

/// A message with its arguments for somebody at a terminal: `reject-seats: min 2, max 2, given 3`.
fn in_full(text: &Text) -> String {
    let args = text.args.iter().map(|(name, arg)| match arg {
        Arg::Num(n) => format!("{name} {n}"),
        Arg::Str(word) | Arg::Move(word) => format!("{name} {word}"),
        Arg::Seat(seat) => format!("{name} {}", u32::from(seat.0) + 1),
        Arg::Text(text) => format!("{name} {}", text.key),
        Arg::Place(place) => format!("{name} {place}"),
        Arg::Places(places) => format!("{name} {} places", places.len()),
        Arg::List(texts) => format!("{name} {} items", texts.len()),
    });
    let args: Vec<_> = args.collect();
    if args.is_empty() { text.key.to_string() } else { format!("{}: {}", text.key, args.join(", ")) }
}
