//! An outside program that plays one side of a duel: one line of JSON for each question, one for each answer.
//!
//! `docs/duel.md` describes the protocol for those who write such a program.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::game::Seat;
use crate::play::Match;

/// How much longer than its time a program is waited for, since it also has to read and write.
const PATIENCE: Duration = Duration::from_secs(2);

/// The longest answer in bytes; a program that writes more without a line break is not listened to.
const LINE: usize = 64 * 1024;

/// A running program.
pub struct Engine {
    child: Child,
    to: ChildStdin,
    /// Its lines. They are read on a thread of their own, since a pipe cannot be waited for with a deadline.
    from: Receiver<String>,
}

/// A question; `ask` says which.
#[derive(Serialize)]
#[serde(tag = "ask", rename_all = "lowercase")]
enum Question<'a> {
    /// A match begins.
    Begin { game: &'a str, rules: u16, options: String, seats: u8, seat: u8, first: u8, board: String },
    /// A move is due.
    Move { seat: u8, moves: Vec<Played<'a>>, milliseconds: u64 },
}

/// One move of a match.
#[derive(Serialize)]
struct Played<'a> {
    seat: u8,
    #[serde(rename = "move")]
    text: &'a str,
}

/// The answer to a [`Question::Move`].
#[derive(Deserialize)]
struct Answer {
    #[serde(rename = "move")]
    text: String,
}

impl Engine {
    /// Starts a program. The command is split into words as a shell does it, quotes included, but no shell runs.
    ///
    /// # Errors
    /// One sentence on why it does not run.
    pub fn start(command: &str) -> Result<Engine, String> {
        let words = shlex::split(command).filter(|words| !words.is_empty());
        let words = words.ok_or_else(|| format!("`{command}` is no command: a quote is missing, or all of it"))?;
        let mut child = Command::new(&words[0])
            .args(&words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("`{}` does not start: {error}", words[0]))?;
        let (Some(to), Some(out)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("`{}` has no pipes", words[0]));
        };
        let (send, from) = channel();
        std::thread::spawn(move || {
            let mut out = BufReader::new(out);
            loop {
                let mut line = String::new();
                let read = std::io::Read::take(&mut out, LINE as u64).read_line(&mut line);
                if !matches!(read, Ok(1..)) || send.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Engine { child, to, from })
    }

    /// Tells the program that a match begins. It answers nothing.
    ///
    /// # Errors
    /// When it has gone.
    pub fn begin(&mut self, played: &Match, seat: Seat) -> Result<(), String> {
        let header = played.header();
        let question = Question::Begin {
            game: header.game.info().id,
            rules: header.rules,
            options: header.options.to_string(),
            seats: header.names.len() as u8,
            seat: seat.0 + 1,
            first: header.first.map_or(1, |first| first.0 + 1),
            board: played.position().board(crate::game::Viewer::Seat(seat)),
        };
        self.ask(&question).map_err(|error| format!("the engine does not listen: {error}"))
    }

    /// The program's move; `None` when it gives none in time, or none that can be read.
    pub fn think(&mut self, played: &Match, seat: Seat, time: Duration) -> Option<String> {
        let moves = played.lines().iter();
        let moves = moves.filter_map(|line| Some(Played { seat: line.seat?.0 + 1, text: &line.text })).collect();
        // What was said before the question answers nothing.
        while self.from.try_recv().is_ok() {}
        let milliseconds = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        self.ask(&Question::Move { seat: seat.0 + 1, moves, milliseconds }).ok()?;
        let line = match self.from.recv_timeout(time + PATIENCE) {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return None,
        };
        serde_json::from_str::<Answer>(&line).ok().map(|answer| answer.text)
    }

    fn ask(&mut self, question: &Question<'_>) -> std::io::Result<()> {
        let mut line = serde_json::to_string(question)?;
        line.push('\n');
        self.to.write_all(line.as_bytes())?;
        self.to.flush()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // It may have ended by itself; nobody is left who could be told.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
