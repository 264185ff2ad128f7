//! Makes batches durable exactly once, whatever happens to statements and answers. Nothing here does I/O: actions come
//! out, outcomes go in. So a simulation can try every order of failures.
//!
//! A commit is one statement. It takes effect only if epoch and sequence number are still the expected ones, and it
//! advances the number; so a retry changes nothing. If no answer comes, the number tells whether the commit took
//! effect.
//!
//! [`Act::Ask`] must be a write that is acknowledged, not a read. A database may show a commit that no replica has yet
//! (its wait for one was cut short), and lose it in a failover. Everything before an acknowledged write in the
//! database's log is as durable as that write.

use std::time::Duration;

use super::answers::{Epoch, Failure, Standing};
use super::backoff::Backoff;
use crate::store::Seq;

/// The writer of a bot: one statement at a time.
#[derive(Debug)]
pub struct Writer {
    epoch: Epoch,
    /// The number of the last durable batch.
    done: Seq,
    state: State,
    backoff: Backoff,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Idle,
    /// Batches up to this one were sent, or will be sent again after a pause.
    Sending(Seq),
    /// It is being asked whether they arrived, or will be asked again after a pause.
    Asking(Seq),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Send the batches after `from` up to `to`. For the same `from` it is always the same `to`.
    Send {
        /// The number that the database must have before.
        from: Seq,
        /// The number that it has afterwards.
        to: Seq,
    },
    /// Ask for the state of the bot's row.
    Ask,
    /// Wait, and then report [`Heard::Rested`].
    Pause(Duration),
    /// All batches up to this one are durable.
    Done(Seq),
    /// Another process has taken over: nothing can be written any more.
    Fenced(Standing),
    /// The database refuses for good.
    Broken(String),
}

/// The outcome of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// The statement was answered. Whether it took effect.
    Written(bool),
    /// The state of the bot's row.
    Stands(Standing),
    /// The bot is not in the database.
    Nowhere,
    Failed(Failure),
    /// The pause is over.
    Rested,
}

impl Writer {
    /// Continues from the state of the bot's row.
    pub fn new(at: Standing, seed: u64) -> Writer {
        Writer { epoch: at.epoch, done: at.seq, state: State::Idle, backoff: Backoff::new(seed) }
    }

    /// The number of the last durable batch.
    pub fn done(&self) -> Seq {
        self.done
    }

    /// The epoch that it writes in.
    pub fn epoch(&self) -> Epoch {
        self.epoch
    }

    /// Begins to write the batches up to `to`. The previous write must be done.
    pub fn begin(&mut self, to: Seq) -> Act {
        self.send(to)
    }

    /// Takes the outcome of an action. Returns the next action.
    pub fn hear(&mut self, heard: Heard) -> Act {
        match (self.state, heard) {
            (State::Sending(to), Heard::Written(true)) => self.finish(to),
            // Either it took effect before, or another process has taken over.
            (State::Sending(to), Heard::Written(false) | Heard::Failed(Failure::Lost(_))) => self.ask(to),
            (State::Asking(to), Heard::Stands(at)) => self.stands(to, at),
            (State::Sending(_) | State::Asking(_), Heard::Failed(Failure::Lost(_) | Failure::Later(_))) => {
                Act::Pause(self.backoff.pause())
            }
            (State::Sending(_) | State::Asking(_), Heard::Failed(Failure::Never(why))) => Act::Broken(why),
            (State::Sending(to), Heard::Rested) => self.send(to),
            (State::Asking(to), Heard::Rested) => self.ask(to),
            (_, Heard::Nowhere) => Act::Broken("the bot is no longer in the database".to_owned()),
            (state, heard) => Act::Broken(format!("{heard:?} was heard in {state:?}")),
        }
    }

    /// Takes the state of the bot's row while it is unknown whether all batches up to `to` have arrived.
    fn stands(&mut self, to: Seq, at: Standing) -> Act {
        if at.epoch != self.epoch {
            Act::Fenced(at)
        } else if at.seq == to {
            self.finish(to)
        } else if at.seq == self.done {
            self.send(to)
        } else {
            Act::Broken(format!("the database is at batch {} instead of {}", at.seq, self.done))
        }
    }

    fn send(&mut self, to: Seq) -> Act {
        self.state = State::Sending(to);
        Act::Send { from: self.done, to }
    }

    fn ask(&mut self, to: Seq) -> Act {
        self.state = State::Asking(to);
        Act::Ask
    }

    fn finish(&mut self, to: Seq) -> Act {
        self.state = State::Idle;
        self.done = to;
        self.backoff.reset();
        Act::Done(to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lost() -> Heard {
        Heard::Failed(Failure::Lost("the line was cut".to_owned()))
    }

    fn later() -> Heard {
        Heard::Failed(Failure::Later("40001".to_owned()))
    }

    fn at(epoch: Epoch, seq: Seq) -> Heard {
        Heard::Stands(Standing { epoch, seq })
    }

    fn writer() -> Writer {
        Writer::new(Standing { epoch: 3, seq: 10 }, 1)
    }

    const SEND: Act = Act::Send { from: 10, to: 12 };

    #[test]
    fn what_is_answered_is_done() {
        let mut writer = writer();
        assert_eq!(writer.begin(12), SEND);
        assert_eq!(writer.hear(Heard::Written(true)), Act::Done(12));
        assert_eq!(writer.begin(13), Act::Send { from: 12, to: 13 });
    }

    #[test]
    fn a_lost_answer_is_asked_after() {
        for (stands, then) in [
            (at(3, 12), Act::Done(12)),
            (at(3, 10), SEND),
            (at(4, 12), Act::Fenced(Standing { epoch: 4, seq: 12 })),
            (at(4, 10), Act::Fenced(Standing { epoch: 4, seq: 10 })),
        ] {
            for unsure in [lost(), Heard::Written(false)] {
                let mut writer = writer();
                writer.begin(12);
                assert_eq!(writer.hear(unsure), Act::Ask);
                assert_eq!(writer.hear(stands.clone()), then);
            }
        }
    }

    #[test]
    fn what_may_succeed_later_is_tried_again_after_a_pause() {
        let mut writer = writer();
        writer.begin(12);
        for _ in 0..5 {
            assert!(matches!(writer.hear(later()), Act::Pause(_)));
            assert_eq!(writer.hear(Heard::Rested), SEND, "the same statement");
        }
        assert_eq!(writer.hear(lost()), Act::Ask);
        for failure in [lost(), later(), lost()] {
            assert!(matches!(writer.hear(failure), Act::Pause(_)));
            assert_eq!(writer.hear(Heard::Rested), Act::Ask, "what is not known is not sent again");
        }
        assert_eq!(writer.hear(at(3, 10)), SEND);
    }

    #[test]
    fn after_an_answer_the_pauses_begin_short_again() {
        let mut writer = writer();
        writer.begin(12);
        let pause = |writer: &mut Writer| {
            let Act::Pause(pause) = writer.hear(later()) else { panic!() };
            writer.hear(Heard::Rested);
            pause
        };
        let first = pause(&mut writer);
        let longest = (0..16).map(|_| pause(&mut writer)).max().expect("some");
        assert!(longest > first * 20, "{first:?}, {longest:?}");
        assert_eq!(writer.hear(Heard::Written(true)), Act::Done(12));
        writer.begin(13);
        assert!(pause(&mut writer) <= first * 2);
    }

    #[test]
    fn what_cannot_be_is_an_end() {
        let mut first = writer();
        first.begin(12);
        first.hear(lost());
        assert!(matches!(first.hear(at(3, 11)), Act::Broken(_)), "nobody sends half of it");
        for end in [Heard::Nowhere, Heard::Failed(Failure::Never("no such table".to_owned()))] {
            let mut writer = writer();
            writer.begin(12);
            assert!(matches!(writer.hear(end), Act::Broken(_)));
        }
        assert!(matches!(writer().hear(Heard::Written(true)), Act::Broken(_)), "nothing was sent");
    }
}
