//! The log of the bot's calls.

use std::collections::VecDeque;

/// One request of the bot, `getUpdates` excepted.
#[derive(Clone, PartialEq, Debug)]
pub struct Call {
    /// Its number, from 1.
    pub number: u64,
    /// When it came, milliseconds since 1970 by the sandbox's clock.
    pub at: i64,
    /// The method, as the bot wrote it.
    pub method: String,
    /// The chat.
    pub chat: Option<i64>,
    /// The message it is about, or that it made.
    pub message: Option<i32>,
    /// Its arguments in short: `name=value`, long values cut off, files as their size.
    pub args: String,
    /// How it ended.
    pub outcome: Outcome,
}

/// How a call ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Done, and the bot was told so.
    Done,
    /// Done, but the answer was lost on its way.
    DoneUnheard,
    /// Refused.
    Refused {
        /// The HTTP status.
        code: u16,
        /// The words.
        description: String,
    },
    /// Lost before anything happened.
    Lost,
}

impl Call {
    /// Whether the method is this one, whatever the case of its letters.
    pub fn is(&self, method: &str) -> bool {
        self.method.eq_ignore_ascii_case(method)
    }

    /// Whether it had its effect, heard of or not.
    pub fn done(&self) -> bool {
        matches!(self.outcome, Outcome::Done | Outcome::DoneUnheard)
    }
}

pub(super) struct Calls {
    log: VecDeque<Call>,
    count: u64,
    keep: usize,
}

impl Calls {
    pub fn new(keep: usize) -> Calls {
        Calls { log: VecDeque::new(), count: 0, keep }
    }

    /// The number of the call that is being worked on.
    pub fn next(&self) -> u64 {
        self.count + 1
    }

    /// Those that are kept, oldest first.
    pub fn all(&self) -> impl Iterator<Item = &Call> {
        self.log.iter()
    }

    /// How many there were in all.
    pub fn count(&self) -> u64 {
        self.count
    }

    pub fn note(&mut self, mut call: Call) {
        self.count += 1;
        call.number = self.count;
        self.log.push_back(call);
        while self.log.len() > self.keep {
            self.log.pop_front();
        }
    }
}
