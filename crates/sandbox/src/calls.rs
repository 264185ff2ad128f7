//! The log of the bot's calls.

use std::collections::VecDeque;

/// One request of the bot, except `getUpdates`.
#[derive(Clone, PartialEq, Debug)]
pub struct Call {
    /// The number of the call, from 1.
    pub number: u64,
    /// The time of arrival, in milliseconds since 1970 by the sandbox's clock.
    pub at: i64,
    /// The method, as the bot wrote it.
    pub method: String,
    /// The chat that the call names, if any.
    pub chat: Option<i64>,
    /// The message that it names or creates, if any.
    pub message: Option<i32>,
    /// The arguments in short: `name=value`, with long values cut off and files as their size. If the configuration
    /// says so, they are whole.
    pub args: String,
    /// The result of the call.
    pub outcome: Outcome,
}

/// The result of a call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It was carried out, and the bot got the answer.
    Done,
    /// It was carried out, but the answer was lost.
    DoneUnheard,
    /// It had no effect. The bot got this error.
    Refused {
        /// The HTTP status.
        code: u16,
        /// The error text.
        description: String,
    },
    /// It was lost before it had any effect.
    Lost,
}

impl Call {
    /// Whether the call has this method. Ignores case.
    pub fn is(&self, method: &str) -> bool {
        self.method.eq_ignore_ascii_case(method)
    }

    /// Whether the call had its effect, no matter if the bot got the answer.
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

    /// The number of the current call.
    pub fn next(&self) -> u64 {
        self.count + 1
    }

    /// The calls that are kept, oldest first.
    pub fn all(&self) -> impl Iterator<Item = &Call> {
        self.log.iter()
    }

    /// The number of all calls so far.
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
