//! An external program that plays one side of a duel. Each question and each answer is one line of JSON.
//!
//! `docs/duel.md` describes the protocol for authors of such programs.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::cpu;
use crate::game::{Draw, Seat, Viewer};
use crate::play::Match;

/// Extra time for an answer, since the program also has to read and write.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long to read from a silent program after its input is closed: it may flush its buffers then.
const LAST_WORDS: Duration = Duration::from_secs(10);

/// How much of an invalid answer to show, in characters.
pub const GIVEN_MAX: usize = 80;

/// The longest answer in bytes. A program that writes more without a line break is ignored.
const LINE: u64 = 64 * 1024;

/// A program that plays a side. It is restarted for each match, so that a late answer or a crash costs only one.
pub struct Engine {
    /// The program and its arguments.
    words: Vec<String>,
    /// Extra time for the first answer of a match: the program has just been started, and may have to load an
    /// interpreter first.
    start: Duration,
    running: Option<Running>,
}

/// The running program in one match.
struct Running {
    child: Child,
    /// Lines for the program. A separate thread writes them, since a program that does not read would block us. `None`:
    /// it gets no more.
    to: Option<Sender<String>>,
    /// A signal from that thread for each question written.
    written: Receiver<()>,
    /// The number of questions without a signal yet.
    unwritten: usize,
    /// Its lines. A separate thread reads them, since a pipe has no reads with a deadline.
    from: Receiver<String>,
    /// Whether it has answered in this match.
    awake: bool,
}

/// A question. The field `ask` holds its kind.
#[derive(Serialize)]
#[serde(tag = "ask", rename_all = "lowercase")]
enum Question<'a> {
    /// Announces a match, before its first move.
    Begin { game: &'a str, rules: u16, options: String, seats: u8, seat: u8, first: u8, board: String },
    /// The program is to move.
    Move { seat: u8, moves: Vec<Played<'a>>, board: String, legal: Option<Vec<String>>, milliseconds: u64 },
}

/// One move of the match so far.
#[derive(Serialize)]
struct Played<'a> {
    seat: u8,
    #[serde(rename = "move")]
    text: &'a str,
    /// The chance draws of the move.
    #[serde(skip_serializing_if = "<[Draw]>::is_empty")]
    draws: &'a [Draw],
}

/// The answer to a [`Question::Move`].
#[derive(Deserialize)]
struct Answer {
    #[serde(rename = "move")]
    text: String,
}

/// Why a program gave no move, as the end of a sentence.
pub type Silence = String;

impl Engine {
    /// Prepares a program without starting it, with extra time for the first answer of a match. The command is split
    /// into words as a shell does it, quotes included, but no shell runs.
    ///
    /// # Errors
    /// One sentence on why it cannot run.
    pub fn new(command: &str, start: Duration) -> Result<Engine, String> {
        let words = shlex::split(command).filter(|words| !words.is_empty());
        let words = words.ok_or_else(|| format!("`{command}` is no command: a quote is missing, or all of it"))?;
        // Report a missing program before the first match.
        Running::start(&words)?;
        Ok(Engine { words, start, running: None })
    }

    /// Starts the program and tells it that a match begins. It sends no answer.
    ///
    /// # Errors
    /// One sentence on why it does not run.
    pub fn begin(&mut self, played: &Match, seat: Seat) -> Result<(), String> {
        self.running = None;
        let mut running = Running::start(&self.words)?;
        let header = played.header();
        running.ask(&Question::Begin {
            game: header.game.info().id,
            rules: header.rules,
            options: header.options.to_string(),
            seats: header.names.len() as u8,
            seat: seat.0 + 1,
            first: header.first.map_or(1, |first| first.0 + 1),
            board: played.position().board(Viewer::Seat(seat)),
        });
        self.running = Some(running);
        Ok(())
    }

    /// The processor time of the program in this match. Zero if the system does not report it.
    pub fn used(&self) -> Duration {
        self.running.as_ref().and_then(|running| cpu::of_process(running.child.id())).unwrap_or_default()
    }

    /// Asks the program for a move. Its time starts when the question is written.
    ///
    /// # Errors
    /// Why there is no move: the program is late or gone, or its answer is invalid.
    pub fn think(&mut self, played: &Match, seat: Seat, time: Duration) -> Result<String, Silence> {
        let running = self.running.as_mut().ok_or("it does not run")?;
        let lines = played.lines().iter();
        let moves = lines
            .filter_map(|line| Some(Played { seat: line.seat?.0 + 1, text: &line.text, draws: &line.draws }))
            .collect();
        // Anything it said before the question is not an answer.
        while running.from.try_recv().is_ok() {}
        let milliseconds = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let board = played.position().board(Viewer::Seat(seat));
        let legal = played.position().moves(seat);
        running.ask(&Question::Move { seat: seat.0 + 1, moves, board, legal, milliseconds });
        let patience = time + PATIENCE + if running.awake { Duration::ZERO } else { self.start };
        let line = running.answer(patience)?;
        running.awake = true;
        let given = || line.trim_end().chars().take(GIVEN_MAX).collect::<String>();
        let answer = serde_json::from_str::<Answer>(&line).map_err(|_| format!("`{}` is no answer", given()))?;
        Ok(answer.text)
    }
}

impl Running {
    fn start(words: &[String]) -> Result<Running, String> {
        let mut child = Command::new(&words[0])
            .args(&words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("`{}` does not start: {error}", words[0]))?;
        let (Some(mut write), Some(read)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("`{}` has no pipes", words[0]));
        };
        let (to, told) = channel::<String>();
        let (done, written) = channel();
        std::thread::spawn(move || {
            // A program that has exited is detected by its silence.
            while let Ok(line) = told.recv() {
                let wrote = write.write_all(line.as_bytes()).and_then(|()| write.flush());
                if wrote.is_err() || done.send(()).is_err() {
                    return;
                }
            }
        });
        let (heard, from) = channel();
        std::thread::spawn(move || {
            let mut read = BufReader::new(read);
            loop {
                let mut line = String::new();
                let length = Read::take(&mut read, LINE).read_line(&mut line);
                if !matches!(length, Ok(1..)) || heard.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Running { child, to: Some(to), written, unwritten: 0, from, awake: false })
    }

    fn ask(&mut self, question: &Question<'_>) {
        if let (Ok(line), Some(to)) = (serde_json::to_string(question), &self.to) {
            // If the program has exited, this goes nowhere; its silence will tell.
            self.unwritten += usize::from(to.send(line + "\n").is_ok());
        }
    }

    /// Reads the next line, with this much time after the last question was written.
    fn answer(&mut self, patience: Duration) -> Result<String, Silence> {
        while self.unwritten > 0 {
            match self.written.recv_timeout(patience) {
                Ok(()) => self.unwritten -= 1,
                Err(RecvTimeoutError::Timeout) => return Err("it does not read its questions".to_owned()),
                // It may still say something. If it has exited, reading detects it.
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        match self.from.recv_timeout(patience) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Disconnected) => Err("it has ended without an answer".to_owned()),
            Err(RecvTimeoutError::Timeout) => Err(self.last_words()),
        }
    }

    /// Finds out why it was silent. In many languages, output to a pipe is buffered until the program ends.
    fn last_words(&mut self) -> Silence {
        self.to = None;
        match self.from.recv_timeout(LAST_WORDS) {
            Ok(_) => "it answered when its input was closed, too late: it thinks too long, or it does not flush its \
                      standard output after each answer"
                .to_owned(),
            Err(_) => "it does not answer".to_owned(),
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself, and nobody is left to report to.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
