//! The simulated database, with a replica that gets every write a moment later. A write is visible at once, and is
//! acknowledged when the replica has it. When the primary dies, the rest is lost.

use std::collections::{HashMap, HashSet, VecDeque};

use super::super::answers::{Epoch, Holder, Standing};
use super::super::owner::{self, TTL};
use super::super::writer;
use super::{Mistake, Time};
use crate::store::Seq;

#[derive(Clone, Debug)]
pub(super) enum Request {
    Renew(String),
    Look,
    Take(String, Holder),
    Write { epoch: Epoch, from: Seq, to: Seq, mark: u64 },
    Ask,
}

/// A reply, the time of its sending, and the primary's term.
#[derive(Clone, Debug)]
pub(super) struct Reply {
    pub(super) term: u64,
    pub(super) at: Time,
    pub(super) said: Said,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Said {
    Lease(owner::Heard),
    Write(writer::Heard),
}

/// A commit in the history.
#[derive(Debug)]
struct Commit {
    epoch: Epoch,
    from: Seq,
    to: Seq,
    mark: u64,
    acknowledged: bool,
}

/// The inverse of a write.
#[derive(Debug)]
enum Undo {
    Nothing,
    Token(Option<String>, Standing),
    Expires(String, Option<Time>),
    Commit(Standing),
}

pub(super) struct Database {
    owner: Option<String>,
    at: Standing,
    expires: HashMap<String, Time>,
    history: Vec<Commit>,
    /// The marks of the commits in the history.
    marks: HashSet<u64>,
    /// Whether a mark occurs twice in the history.
    twice: bool,
    /// Writes that the replica does not have yet: when it will, and how to undo them if it never does.
    log: VecDeque<(Time, Undo)>,
    replicated: Time,
    /// The times at which former primaries died.
    died: Vec<Time>,
    ahead: Time,
    lost: u64,
    mistake: Mistake,
}

impl Database {
    pub(super) fn new(mistake: Mistake) -> Database {
        Database {
            owner: None,
            at: Standing { epoch: 0, seq: 0 },
            expires: HashMap::new(),
            history: Vec::new(),
            marks: HashSet::new(),
            twice: false,
            log: VecDeque::new(),
            replicated: 0,
            died: Vec::new(),
            ahead: super::JUMP * 1_000,
            lost: 0,
            mistake,
        }
    }

    /// The number of primaries that have died.
    pub(super) fn term(&self) -> u64 {
        self.died.len() as u64
    }

    pub(super) fn lost(&self) -> u64 {
        self.lost
    }

    /// Whether the primary of a term was alive at a time, so that its reply was sent.
    pub(super) fn has_said(&self, term: u64, at: Time) -> bool {
        usize::try_from(term).ok().and_then(|term| self.died.get(term)).is_none_or(|died| at <= *died)
    }

    /// Shifts the database's clock.
    pub(super) fn set_clock(&mut self, by: Time, most: Time) {
        self.ahead = self.ahead + by - most;
    }

    /// Executes a statement. A write is acknowledged when the replica has it and everything before it.
    pub(super) fn execute(&mut self, now: Time, replication: Time, request: Request) -> Reply {
        while self.log.front().is_some_and(|(at, _)| *at <= now) {
            self.log.pop_front();
        }
        let clock = now + self.ahead;
        let (said, undo) = match request {
            Request::Renew(name) => {
                let until = clock + u64::try_from(TTL.as_micros()).expect("ten seconds");
                let before = self.expires.insert(name.clone(), until);
                (Said::Lease(owner::Heard::Renewed), Some(Undo::Expires(name, before)))
            }
            Request::Look => (Said::Lease(owner::Heard::Holder(Some(self.holder(clock)))), None),
            Request::Take(me, seen) => self.take(me, &seen, clock),
            Request::Write { epoch, from, to, mark } => self.write(epoch, from, to, mark),
            Request::Ask => {
                let undo = (self.mistake != Mistake::AskReads).then_some(Undo::Nothing);
                (Said::Write(writer::Heard::Stands(self.at)), undo)
            }
        };
        let mut at = now;
        if let Some(undo) = undo {
            self.replicated = self.replicated.max(now + replication);
            at = self.replicated;
            self.log.push_back((at, undo));
        }
        Reply { term: self.term(), at, said }
    }

    fn holder(&self, clock: Time) -> Holder {
        let counts = |owner: &String| self.expires.get(owner).is_some_and(|until| *until > clock);
        Holder { gone: !self.owner.as_ref().is_some_and(counts), owner: self.owner.clone(), at: self.at }
    }

    fn take(&mut self, me: String, seen: &Holder, clock: Time) -> (Said, Option<Undo>) {
        let holder = self.holder(clock);
        let same = holder.at.epoch == seen.at.epoch && holder.owner == seen.owner;
        if !same || !(holder.gone || holder.owner.as_ref() == Some(&me)) {
            return (Said::Lease(owner::Heard::Taken(None)), None);
        }
        let undo = Undo::Token(self.owner.replace(me), self.at);
        self.at.epoch += 1;
        (Said::Lease(owner::Heard::Taken(Some(self.at))), Some(undo))
    }

    fn write(&mut self, epoch: Epoch, from: Seq, to: Seq, mark: u64) -> (Said, Option<Undo>) {
        let fenced = epoch != self.at.epoch && self.mistake != Mistake::NoFence;
        if fenced || from != self.at.seq {
            return (Said::Write(writer::Heard::Written(false)), None);
        }
        let undo = Undo::Commit(self.at);
        self.at.seq = to;
        self.twice |= !self.marks.insert(mark);
        self.history.push(Commit { epoch, from, to, mark, acknowledged: false });
        (Said::Write(writer::Heard::Written(true)), Some(undo))
    }

    /// Kills the primary. The replica takes over with what it has.
    pub(super) fn fail_over(&mut self, now: Time) -> Result<(), String> {
        while self.log.back().is_some_and(|(at, _)| *at > now) {
            match self.log.pop_back().map_or(Undo::Nothing, |(_, undo)| undo) {
                Undo::Nothing => {}
                Undo::Token(owner, at) => (self.owner, self.at) = (owner, at),
                Undo::Expires(name, Some(before)) => drop(self.expires.insert(name, before)),
                Undo::Expires(name, None) => drop(self.expires.remove(&name)),
                Undo::Commit(at) => {
                    self.at = at;
                    self.lost += 1;
                    let commit = self.history.pop().expect("each commit is in the history");
                    self.marks.remove(&commit.mark);
                    if commit.acknowledged {
                        return Err(format!("{commit:?} was acknowledged and is gone"));
                    }
                }
            }
        }
        self.died.push(now);
        self.replicated = self.replicated.min(now);
        Ok(())
    }

    /// A process considers these batches durable: checks that they are.
    pub(super) fn acknowledge(&mut self, from: Seq, to: Seq, mark: u64, epoch: Epoch) -> Result<(), String> {
        let place = self.history.partition_point(|commit| commit.to < to);
        if self.history.get(place).is_none_or(|commit| commit.mark != mark) {
            return Err(format!("batches up to {to} were acknowledged and are not there"));
        }
        let before = place.checked_sub(1).map(|place| self.history[place].epoch).unwrap_or_default();
        let commit = &mut self.history[place];
        commit.acknowledged = true;
        if (commit.from, commit.epoch) != (from, epoch) || before > epoch || self.twice {
            return Err(format!("{commit:?} is no batch in order, or was written twice: epoch {before} was before"));
        }
        Ok(())
    }

    /// A process sends as the owner of the bot: checks that it is.
    pub(super) fn is_owner(&self, name: &str, epoch: Epoch) -> Result<(), String> {
        match self.owner.as_deref() == Some(name) && self.at.epoch == epoch {
            true => Ok(()),
            false => Err(format!("{name} sends without the bot, in epoch {epoch} of {:?}", self.at)),
        }
    }
}
