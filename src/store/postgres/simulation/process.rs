//! A process of the simulation: owner and writer, and the answers that they wait for.

use std::time::Duration;

use super::super::answers::{Epoch, Failure};
use super::super::owner::{self, Owner};
use super::super::writer::{self, Writer};
use super::database::{Request, Said};
use super::{Mistake, SECOND, Time, To, clock};
use crate::store::Seq;

/// One of the two connections.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Line {
    Lease,
    Write,
}

/// An event for a machine.
#[derive(Debug)]
pub(super) enum Told {
    Answer(Said),
    /// The answer timed out.
    Nothing,
    /// A pause is over.
    Time,
}

/// An action of a machine.
#[derive(Debug)]
pub(super) enum Wanted {
    Ask(Request),
    Wait(Time),
    Own,
    Acknowledge {
        from: Seq,
        to: Seq,
        mark: u64,
        epoch: Epoch,
    },
    /// The process must end.
    End,
    Broken(String),
}

pub(super) struct Process {
    name: String,
    pub(super) life: u32,
    pub(super) asleep: Time,
    owner: Owner,
    writer: Option<Writer>,
    /// The batches being written: from, to, and their mark.
    group: Option<(Seq, Seq, u64)>,
    marks: u64,
    /// The serial number that each line waits for.
    serials: [u64; 2],
}

impl Process {
    pub(super) fn new(number: usize, life: u32) -> Process {
        let name = format!("{number}/{life}");
        let seed = u64::from(life) * 16 + number as u64;
        let owner = Owner::new(name.clone(), seed);
        // Marks are unique over all lives.
        Process { name, life, asleep: 0, owner, writer: None, group: None, marks: seed << 32, serials: [0; 2] }
    }

    /// Whether it still waits for that answer.
    pub(super) fn hears(&self, to: To) -> bool {
        self.life == to.life && self.serials[to.line as usize] == to.serial
    }

    /// The serial number of the next statement on a line.
    pub(super) fn expects(&mut self, line: Line) -> u64 {
        self.serials[line as usize] += 1;
        self.serials[line as usize]
    }

    pub(super) fn identity(&self) -> (String, Epoch) {
        (self.name.clone(), self.writer.as_ref().map_or(-1, Writer::epoch))
    }

    /// Whether it would send something now.
    pub(super) fn sends(&self, now: Time, mistake: Mistake) -> bool {
        let more = if mistake == Mistake::LongLease { 5 * SECOND } else { 0 };
        self.writer.is_some() && clock(now) < self.owner.until() + clock(more)
    }

    /// Starts to write more batches, if it owns the bot and is not writing.
    pub(super) fn writes(&mut self, more: u64) -> Option<Request> {
        let writer = self.writer.as_mut().filter(|_| self.group.is_none())?;
        let (from, to) = (writer.done(), writer.done() + more);
        self.marks += 1;
        self.group = Some((from, to, self.marks));
        let act = writer.begin(to);
        match self.wanted(act) {
            Wanted::Ask(request) => Some(request),
            other => panic!("{other:?}"),
        }
    }

    pub(super) fn told(&mut self, line: Line, told: Told, now: Time) -> Wanted {
        let lost = || Failure::Lost("no answer".to_owned());
        match line {
            Line::Lease => {
                let act = match told {
                    Told::Time => self.owner.wake(clock(now)),
                    Told::Nothing => self.owner.hear(owner::Heard::Failed(lost()), clock(now)),
                    Told::Answer(Said::Lease(heard)) => self.owner.hear(heard, clock(now)),
                    Told::Answer(said) => panic!("{said:?} on the line of the lease"),
                };
                self.leases(act, now)
            }
            Line::Write => {
                let heard = match told {
                    Told::Time => writer::Heard::Rested,
                    Told::Nothing => writer::Heard::Failed(lost()),
                    Told::Answer(Said::Write(heard)) => heard,
                    Told::Answer(said) => panic!("{said:?} on the line of the writer"),
                };
                let act = self.writer.as_mut().expect("who writes has a writer").hear(heard);
                self.wanted(act)
            }
        }
    }

    fn leases(&mut self, act: owner::Act, now: Time) -> Wanted {
        match act {
            owner::Act::Renew => Wanted::Ask(Request::Renew(self.name.clone())),
            owner::Act::Look => Wanted::Ask(Request::Look),
            owner::Act::Take(seen) => Wanted::Ask(Request::Take(self.name.clone(), seen)),
            owner::Act::Rest(until) => Wanted::Wait(time(until.saturating_sub(clock(now)))),
            owner::Act::Own(at) => {
                self.writer = Some(Writer::new(at, self.marks));
                Wanted::Own
            }
            owner::Act::Lost(_) => Wanted::End,
            owner::Act::Broken(why) => Wanted::Broken(why),
        }
    }

    fn wanted(&mut self, act: writer::Act) -> Wanted {
        let epoch = self.identity().1;
        match act {
            writer::Act::Send { from, to } => {
                let mark = self.group.filter(|group| (group.0, group.1) == (from, to)).map(|group| group.2);
                match mark {
                    Some(mark) => Wanted::Ask(Request::Write { epoch, from, to, mark }),
                    None => Wanted::Broken(format!("{from}..{to} is not what was begun: {:?}", self.group)),
                }
            }
            writer::Act::Ask => Wanted::Ask(Request::Ask),
            writer::Act::Pause(pause) => Wanted::Wait(time(pause)),
            writer::Act::Done(done) => match self.group.take().filter(|group| group.1 == done) {
                Some((from, to, mark)) => Wanted::Acknowledge { from, to, mark, epoch },
                None => Wanted::Broken(format!("{done} is done, and was not begun")),
            },
            writer::Act::Fenced(_) => Wanted::End,
            writer::Act::Broken(why) => Wanted::Broken(why),
        }
    }
}

/// A pause in microseconds, rounded up so that nobody wakes too early.
fn time(pause: Duration) -> Time {
    Time::try_from(pause.as_micros()).expect("soon") + 1
}
