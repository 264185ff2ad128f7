//! What waits in the outbox, chat by chat, and which entry goes next: the most urgent class first, within a class in
//! order of arrival, and one at a time in each lane.
//!
//! An entry that overtakes others in its lane pays for it. Now and then, these payments add up to a place for the entry
//! that arrived first. So it does not wait forever, and no board waits much longer than it would have without it.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::time::Duration;

use tokio::time::Instant;

use super::pace::{Cost, Gate};
use crate::bot::desk::{Class, Push};

/// A lane: a chat, or all menus of commands together. Files travel beside the rest of their chat.
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

/// The place of an entry among all that wait.
type Rank = (Class, u64);

/// An entry that waits, and what the attempts at it have left behind.
pub(super) struct Waiting<T> {
    pub push: Push,
    /// Not before then.
    pub from: Instant,
    pub story: T,
    rank: Rank,
}

/// Where a lane stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stand {
    /// Something of it is on its way, or nothing waits.
    Still,
    /// That one may leave, and what its place costs.
    Ready(Rank, Cost),
    /// Nothing may leave before then.
    Later(Instant),
}

struct Lane<T> {
    waiting: BTreeMap<Rank, Waiting<T>>,
    flying: bool,
    /// The messenger has said that nothing may be written before then.
    opens: Instant,
    stand: Stand,
}

/// All lanes.
pub(super) struct Lanes<T> {
    lanes: HashMap<LaneKey, Lane<T>>,
    ready: BTreeSet<(Rank, LaneKey)>,
    later: BTreeSet<(Instant, LaneKey)>,
    /// How many entries were pushed so far, and how many went on their way.
    pushed: u64,
    gone: u64,
    /// How many entries wait or are on their way.
    count: usize,
}

/// How long an entry waits for what may follow at once, so that one picture shows both.
const GATHER: Duration = Duration::from_millis(2);

/// Of all lanes together one of so many goes in the order of pushes, whatever its class: under a press of boards that
/// does not end the rest must not wait for ever.
const PATIENT: u64 = 8;

impl<T: Default> Lanes<T> {
    pub fn new() -> Lanes<T> {
        Lanes { lanes: HashMap::new(), ready: BTreeSet::new(), later: BTreeSet::new(), pushed: 0, gone: 0, count: 0 }
    }

    /// Adds an entry, or makes one that waits already more urgent.
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

    /// The entry that goes next, which is on its way from now on, and what its place costs.
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

    /// When to look again, if nothing happens before: something may be ready then.
    pub fn wakes(&self) -> Option<Instant> {
        self.later.first().map(|(at, _)| *at)
    }

    /// Whether something may leave as far as its chat is concerned.
    pub fn is_ready(&self) -> bool {
        !self.ready.is_empty()
    }

    /// How many entries wait or are on their way.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Whether there is nothing any more, waiting or on its way.
    pub fn is_empty(&self) -> bool {
        self.lanes.is_empty()
    }

    /// The attempt at an entry has ended; `again`: the entry waits once more. `opens`: when the lane may be used again.
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

    /// Looks again at the lanes whose time has come.
    pub fn rouse(&mut self, gate: &Gate) {
        let now = Instant::now();
        while let Some((_, key)) = self.later.first().copied().filter(|(at, _)| *at <= now) {
            self.settle(key, gate);
        }
    }

    /// Finds out anew where a lane stands.
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
        // The gate says the same of all entries of a class.
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
