//! An outside program that plays one side of a duel: one line of JSON for each question, one for each answer.
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

/// How much longer than its time a program is waited for, since it also has to read and write.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long a program is heard that was silent, once its input is closed: then it writes what it has kept back.
const LAST_WORDS: Duration = Duration::from_secs(10);

/// How much of an answer is shown that is none, in characters.
pub const GIVEN_MAX: usize = 80;

/// The longest answer in bytes; a program that writes more without a line break is not listened to.
const LINE: u64 = 64 * 1024;

/// A program that plays a side: started anew for each match, so that a late answer or a crash costs no second one.
pub struct Engine {
    /// The program and its arguments.
    words: Vec<String>,
    /// How much longer the first answer of a match is waited for: a program that was started just now may first have to
    /// load an interpreter, and that is no thinking.
    start: Duration,
    running: Option<Running>,
}

/// The program in one match.
struct Running {
    child: Child,
    /// What it is told. Written on a thread of its own, since a program that does not read would stop us otherwise.
    /// `None`: it is told nothing more.
    to: Option<Sender<String>>,
    /// A word from that thread for each question that has been written.
    written: Receiver<()>,
    /// How many questions wait for that word.
    unwritten: usize,
    /// Its lines. Read on a thread of its own, since a pipe cannot be waited for with a deadline.
    from: Receiver<String>,
    /// Whether it has answered in this match.
    awake: bool,
}

/// A question; `ask` says which.
#[derive(Serialize)]
#[serde(tag = "ask", rename_all = "lowercase")]
enum Question<'a> {
    /// A match begins.
    Begin { game: &'a str, rules: u16, options: String, seats: u8, seat: u8, first: u8, board: String },
    /// A move is due.
    Move { seat: u8, moves: Vec<Played<'a>>, board: String, legal: Option<Vec<String>>, milliseconds: u64 },
}

/// One move of a match.
#[derive(Serialize)]
struct Played<'a> {
    seat: u8,
    #[serde(rename = "move")]
    text: &'a str,
    /// What chance gave by it.
    #[serde(skip_serializing_if = "<[Draw]>::is_empty")]
    draws: &'a [Draw],
}

/// The answer to a [`Question::Move`].
#[derive(Deserialize)]
struct Answer {
    #[serde(rename = "move")]
    text: String,
}

/// Why a program gives no move, as the end of a sentence.
pub type Silence = String;

impl Engine {
    /// A program that is not started yet, with so much more time for the first answer of a match. The command is split
    /// into words as a shell does it, quotes included, but no shell runs.
    ///
    /// # Errors
    /// One sentence on why it cannot run.
    pub fn new(command: &str, start: Duration) -> Result<Engine, String> {
        let words = shlex::split(command).filter(|words| !words.is_empty());
        let words = words.ok_or_else(|| format!("`{command}` is no command: a quote is missing, or all of it"))?;
        // A program that is not there is told about before the first match.
        Running::start(&words)?;
        Ok(Engine { words, start, running: None })
    }

    /// Starts the program and tells it that a match begins. It answers nothing.
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

    /// The processor time that the program has used in this match, as far as the system tells.
    pub fn used(&self) -> Duration {
        self.running.as_ref().and_then(|running| cpu::of_process(running.child.id())).unwrap_or_default()
    }

    /// The program's move. Its time begins when the question is written.
    ///
    /// # Errors
    /// Why there is none: it is late, or gone, or what it says cannot be read.
    pub fn think(&mut self, played: &Match, seat: Seat, time: Duration) -> Result<String, Silence> {
        let running = self.running.as_mut().ok_or("it does not run")?;
        let lines = played.lines().iter();
        let moves = lines
            .filter_map(|line| Some(Played { seat: line.seat?.0 + 1, text: &line.text, draws: &line.draws }))
            .collect();
        // What was said before the question answers nothing.
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
            // A program that has gone is noticed by its silence.
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
            // Nobody hears it when the program has gone, which its silence will tell.
            self.unwritten += usize::from(to.send(line + "\n").is_ok());
        }
    }

    /// The next line, which may come so long after the last question was written.
    fn answer(&mut self, patience: Duration) -> Result<String, Silence> {
        while self.unwritten > 0 {
            match self.written.recv_timeout(patience) {
                Ok(()) => self.unwritten -= 1,
                Err(RecvTimeoutError::Timeout) => return Err("it does not read its questions".to_owned()),
                // It may still say something, or it has gone, and that is noticed there.
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        match self.from.recv_timeout(patience) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Disconnected) => Err("it has ended without an answer".to_owned()),
            Err(RecvTimeoutError::Timeout) => Err(self.last_words()),
        }
    }

    /// Why it was silent. Many languages keep back what is written into a pipe until the program ends.
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
        // It may have ended by itself; nobody is left who could be told.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
