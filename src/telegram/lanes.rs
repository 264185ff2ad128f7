//! The waiting entries of the outbox, chat by chat, and the choice of the next one: the most urgent class first, within
//! a class in order of arrival, and one at a time in each lane.
//!
//! An entry that overtakes others in its lane pays for it. Now and then, these payments add up to a place for the entry
//! that arrived first. So that entry does not wait forever, and no board waits much longer than it would have without
//! it.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::time::Duration;

use tokio::time::Instant;

use super::pace::{Cost, Gate};
use crate::bot::desk::{Class, Push};

/// A lane: a chat, or all command menus together. Files have a lane beside the rest of their chat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct LaneKey {
    lane: u64,
    files: bool,
}

impl LaneKey {
    fn of(push: &Push) -> LaneKey {
        LaneKey { lane: push.lane, files: push.class == Class::File }
    }
}

/// The rank of an entry among all that wait.
type Rank = (Class, u64);

/// A waiting entry, with the state that earlier attempts have left.
pub(super) struct Waiting<T> {
    pub push: Push,
    /// The earliest time for the next attempt.
    pub from: Instant,
    pub story: T,
    rank: Rank,
}

/// The state of a lane.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stand {
    /// An entry is in flight, or the lane is empty.
    Still,
    /// This entry may be sent, at this cost.
    Ready(Rank, Cost),
    /// Nothing may be sent before that time.
    Later(Instant),
}

struct Lane<T> {
    waiting: BTreeMap<Rank, Waiting<T>>,
    flying: bool,
    /// The messenger has forbidden sending before that time.
    opens: Instant,
    stand: Stand,
}

/// All lanes with waiting entries or one in flight.
pub(super) struct Lanes<T> {
    lanes: HashMap<LaneKey, Lane<T>>,
    ready: BTreeSet<(Rank, LaneKey)>,
    later: BTreeSet<(Instant, LaneKey)>,
    /// How many entries were pushed so far, and how many were taken.
    pushed: u64,
    gone: u64,
    /// How many entries wait or are in flight.
    count: usize,
}

/// How long an entry waits for others that may follow at once, so that one picture shows both.
const GATHER: Duration = Duration::from_millis(2);

/// Over all lanes, one entry in this many is chosen by arrival, whatever its class: under a constant flood of boards,
/// the others must not wait forever.
const PATIENT: u64 = 8;

impl<T: Default> Lanes<T> {
    pub fn new() -> Lanes<T> {
        Lanes { lanes: HashMap::new(), ready: BTreeSet::new(), later: BTreeSet::new(), pushed: 0, gone: 0, count: 0 }
    }

    /// Adds an entry, or raises the urgency of one that already waits.
    pub fn push(&mut self, push: Push, gate: &Gate) {
        let (key, now) = (LaneKey::of(&push), Instant::now());
        self.pushed += 1;
        let lane = self.lanes.entry(key).or_insert_with(|| Lane {
            waiting: BTreeMap::new(),
            flying: false,
            opens: now,
            stand: Stand::Still,
        });
        let known = lane.waiting.values().find(|waiting| waiting.push.entry == push.entry).map(|waiting| waiting.rank);
        let waiting = match known.and_then(|rank| lane.waiting.remove(&rank)) {
            Some(old) => {
                let class = push.class.min(old.push.class);
                Waiting { push: Push { class, ..push }, rank: (class, old.rank.1), ..old }
            }
            None => {
                self.count += 1;
                Waiting { push, from: now + GATHER, story: T::default(), rank: (push.class, self.pushed) }
            }
        };
        lane.waiting.insert(waiting.rank, waiting);
        self.settle(key, gate);
    }

    /// Takes the next entry, now in flight, and what its place costs.
    pub fn next(&mut self, gate: &Gate) -> Option<(LaneKey, Waiting<T>, Cost)> {
        loop {
            let (rank, key) = match (self.gone + 1).is_multiple_of(PATIENT) {
                true => *self.ready.iter().min_by_key(|((_, pushed), _)| *pushed)?,
                false => *self.ready.first()?,
            };
            // Another lane of the same chat may have taken the place.
            self.settle(key, gate);
            let lane = self.lanes.get_mut(&key)?;
            let cost = match lane.stand {
                Stand::Ready(ready, cost) if ready == rank => cost,
                _ => continue,
            };
            let waiting = lane.waiting.remove(&rank)?;
            lane.flying = true;
            self.gone += 1;
            self.settle(key, gate);
            return Some((key, waiting, cost));
        }
    }

    /// When to look again if nothing happens before: something may be ready then.
    pub fn wakes(&self) -> Option<Instant> {
        self.later.first().map(|(at, _)| *at)
    }

    /// Whether an entry may be sent as far as its chat is concerned.
    pub fn is_ready(&self) -> bool {
        !self.ready.is_empty()
    }

    /// How many entries wait or are in flight.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Whether no entry waits or is in flight.
    pub fn is_empty(&self) -> bool {
        self.lanes.is_empty()
    }

    /// Handles the end of an attempt. `again`: the entry waits again. `opens`: when the lane may be used again.
    pub fn landed(&mut self, key: LaneKey, again: Option<Waiting<T>>, opens: Option<Instant>, gate: &Gate) {
        if again.is_none() {
            self.count = self.count.saturating_sub(1);
        }
        if let Some(lane) = self.lanes.get_mut(&key) {
            lane.flying = false;
            lane.opens = opens.unwrap_or(lane.opens);
            lane.waiting.extend(again.map(|waiting| (waiting.rank, waiting)));
        }
        self.settle(key, gate);
    }

    /// Updates the lanes whose time has come.
    pub fn rouse(&mut self, gate: &Gate) {
        let now = Instant::now();
        while let Some((_, key)) = self.later.first().copied().filter(|(at, _)| *at <= now) {
            self.settle(key, gate);
        }
    }

    /// Computes the state of a lane from scratch.
    fn settle(&mut self, key: LaneKey, gate: &Gate) {
        let Some(lane) = self.lanes.get_mut(&key) else { return };
        match lane.stand {
            Stand::Still => {}
            Stand::Ready(rank, _) => drop(self.ready.remove(&(rank, key))),
            Stand::Later(at) => drop(self.later.remove(&(at, key))),
        }
        lane.stand = lane.stands(gate);
        match lane.stand {
            Stand::Still if !lane.flying => drop(self.lanes.remove(&key)),
            Stand::Still => {}
            Stand::Ready(rank, _) => drop(self.ready.insert((rank, key))),
            Stand::Later(at) => drop(self.later.insert((at, key))),
        }
    }
}

impl<T> Lane<T> {
    fn stands(&self, gate: &Gate) -> Stand {
        if self.flying {
            return Stand::Still;
        }
        let now = Instant::now();
        let oldest = self.oldest(now);
        let paid = oldest.and_then(|waiting| {
            let Push { lane, group, .. } = waiting.push;
            Some((waiting.rank, self.opens.max(now + gate.wait_overtaken(lane, group)?)))
        });
        if let Some((rank, _)) = paid.filter(|(_, at)| *at <= now) {
            return Stand::Ready(rank, Cost::Overtaken);
        }
        let mut earliest = paid.map(|(_, at)| at);
        // The gate gives the same answer for all entries of a class.
        let mut asked: Option<(Class, Instant)> = None;
        for (rank, waiting) in &self.waiting {
            let Push { lane, group, class, .. } = waiting.push;
            let gated = match asked {
                Some((known, at)) if known == class => at,
                _ => now + gate.wait(lane, group, class),
            };
            asked = Some((class, gated));
            let at = waiting.from.max(self.opens).max(gated);
            if at <= now {
                let overtakes = oldest.is_some_and(|oldest| oldest.rank.1 < rank.1);
                return Stand::Ready(*rank, cost(class, overtakes));
            }
            earliest = Some(earliest.map_or(at, |known| known.min(at)));
        }
        earliest.map_or(Stand::Still, Stand::Later)
    }

    /// The oldest entry that counts and may be tried now.
    fn oldest(&self, now: Instant) -> Option<&Waiting<T>> {
        let due = self.waiting.values().filter(|waiting| waiting.from <= now && waiting.push.class.counts());
        due.min_by_key(|waiting| waiting.rank.1)
    }
}

fn cost(class: Class, overtakes: bool) -> Cost {
    match class.counts() {
        false => Cost::Free,
        true if overtakes => Cost::Overtaking,
        true => Cost::Place,
    }
}

#[cfg(test)]
#[path = "lanes_tests.rs"]
mod tests;
