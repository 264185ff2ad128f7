//! A process of its own that writes batches and says which are durable.

use std::env;
use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};

use kletka::store::{Seq, Store};

use super::open;
use crate::batch;
use crate::server::{rest, signal};

/// The environment variables for the other process: its task, and its bot.
const ADDRESS: &str = "KLETKA_TEST_ADDRESS";
const BOT: &str = "KLETKA_TEST_BOT";

/// Not a test by itself: the code of the process.
#[test]
fn the_other_process() {
    let (Ok(address), Ok(bot)) = (env::var(ADDRESS), env::var(BOT)) else { return };
    let store = open(&address, bot.parse().expect("a number"));
    println!("ready {}", store.last());
    let mut durable = store.durable();
    for number in store.last() + 1.. {
        store.apply(batch(number));
        if durable.has_changed().expect("the store is open") {
            println!("durable {}", *durable.borrow_and_update());
        }
    }
}

/// A process that writes; one that is dropped is killed.
pub struct Writer {
    child: Child,
    said: BufReader<ChildStdout>,
    /// The last batch that it said was durable.
    pub durable: Seq,
}

impl Writer {
    /// Starts one, which waits until it has the bot.
    pub fn start(address: &str, bot: i64) -> Writer {
        let mut command = Command::new(env::current_exe().expect("a test has a file"));
        command.args(["database::writer::the_other_process", "--exact", "--nocapture"]);
        command.env(ADDRESS, address).env(BOT, bot.to_string());
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        let said = BufReader::new(child.stdout.take().expect("it has an output"));
        Writer { child, said, durable: 0 }
    }

    /// Reads its output until a batch of that number is durable.
    pub fn hear(&mut self, durable: Seq) {
        let mut line = String::new();
        while self.durable < durable {
            line.clear();
            let read = self.said.read_line(&mut line).expect("it can be read");
            assert!(read > 0, "it has ended at {}: {}", self.durable, rest(self.child.stderr.take().expect("one")));
            self.note(&line);
        }
    }

    fn note(&mut self, line: &str) {
        let number = ["durable ", "ready "].iter().find_map(|word| line.trim().strip_prefix(word));
        if let Some(number) = number.and_then(|number| number.parse().ok()) {
            self.durable = number;
        }
    }

    pub fn signal(&self, name: &str) {
        signal(name, &self.child.id().to_string());
    }

    /// `kill -9`; the last batch that it said was durable.
    pub fn kill(mut self) -> Seq {
        self.child.kill().expect("it runs");
        self.drain();
        self.durable
    }

    /// Waits until it ends by itself. Returns its status and its output.
    pub fn ends(mut self) -> (ExitStatus, String) {
        let errors = rest(self.child.stderr.take().expect("it has one"));
        self.drain();
        (self.child.wait().expect("it ends"), errors)
    }

    /// All that it has said and nobody has read yet.
    fn drain(&mut self) {
        let mut line = String::new();
        // The last line may have been cut off: then its end is missing.
        while self.said.read_line(&mut line).is_ok_and(|read| read > 0) {
            if line.ends_with('\n') {
                self.note(&line.clone());
            }
            line.clear();
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        // It may have ended already, which is as good.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
