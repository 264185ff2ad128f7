//! How fast messages may leave. The messenger tolerates about one message a second in a chat, 20 a minute in a group
//! and 30 a second in all; who goes faster is told to wait, at length.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// A token bucket: one more every so often, and so many at once when it is full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// The time in which one more becomes free; zero for no limit at all.
    pub every: Duration,
    /// How many are free after a rest.
    pub burst: u32,
}

/// The limits that are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// In each chat.
    pub chat: Rate,
    /// In each group besides.
    pub group: Rate,
    /// In all chats together.
    pub overall: Rate,
}

impl Rate {
    const fn unlimited() -> Rate {
        Rate { every: Duration::ZERO, burst: 1 }
    }

    /// How far ahead of the even pace one may be.
    fn slack(self) -> Duration {
        self.every * self.burst.saturating_sub(1)
    }
}

impl Pace {
    /// What the messenger tolerates. In a group 5 at once and one every 4 seconds, so that no minute sees more than 20.
    pub const fn telegram() -> Pace {
        Pace {
            chat: Rate { every: Duration::from_secs(1), burst: 3 },
            group: Rate { every: Duration::from_secs(4), burst: 5 },
            overall: Rate { every: Duration::from_nanos(1_000_000_000 / 30), burst: 5 },
        }
    }

    /// No limits: for tests and measurements.
    pub const fn unlimited() -> Pace {
        Pace { chat: Rate::unlimited(), group: Rate::unlimited(), overall: Rate::unlimited() }
    }
}

/// A bucket as the one instant at which it will be full again (the generic cell rate algorithm).
#[derive(Clone, Copy, Debug)]
struct Bucket {
    full: Instant,
}

impl Bucket {
    fn new(now: Instant) -> Bucket {
        Bucket { full: now }
    }

    /// How long until one is free.
    fn wait(&self, rate: Rate, now: Instant) -> Duration {
        self.full.saturating_duration_since(now).saturating_sub(rate.slack())
    }

    fn take(&mut self, rate: Rate, now: Instant) {
        self.full = self.full.max(now) + rate.every;
    }
}

/// What has left already, and so what may leave now.
#[derive(Debug)]
pub(super) struct Gate {
    pace: Pace,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    overall: Bucket,
    lanes: HashMap<u64, Lane>,
    /// How many lanes there may be before the rested ones are forgotten.
    sweep: usize,
}

#[derive(Debug)]
struct Lane {
    chat: Bucket,
    group: Bucket,
}

/// The least number of lanes at which rested ones are forgotten.
const SWEEP: usize = 1024;

impl Gate {
    pub fn new(pace: Pace) -> Gate {
        let state = State { overall: Bucket::new(Instant::now()), lanes: HashMap::new(), sweep: SWEEP };
        Gate { pace, state: Mutex::new(state) }
    }

    /// Takes a place in the common queue and tells how long until it is reached.
    pub fn queue(&self) -> Duration {
        let now = Instant::now();
        let mut state = self.state();
        let wait = state.overall.wait(self.pace.overall, now);
        state.overall.take(self.pace.overall, now);
        wait
    }

    /// Gives a place in the common queue back: nothing was sent after all.
    pub fn give_back(&self) {
        let mut state = self.state();
        if let Some(earlier) = state.overall.full.checked_sub(self.pace.overall.every) {
            state.overall.full = earlier;
        }
    }

    /// Claims a message in a chat.
    ///
    /// # Errors
    /// How long until one is free; nothing was claimed then.
    pub fn claim(&self, lane: u64, group: bool) -> Result<(), Duration> {
        let now = Instant::now();
        let mut state = self.state();
        state.forget_rested(now);
        let fresh = || Lane { chat: Bucket::new(now), group: Bucket::new(now) };
        let lane = state.lanes.entry(lane).or_insert_with(fresh);
        let in_group = if group { lane.group.wait(self.pace.group, now) } else { Duration::ZERO };
        let wait = lane.chat.wait(self.pace.chat, now).max(in_group);
        if !wait.is_zero() {
            return Err(wait);
        }
        lane.chat.take(self.pace.chat, now);
        if group {
            lane.group.take(self.pace.group, now);
        }
        Ok(())
    }

    /// The state is a few numbers that are right after every step, so a panic elsewhere does not spoil it.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// A lane whose buckets are full is the same as one that was never seen. Looked for when the lanes have doubled, so
    /// that the price is a constant for each claim.
    fn forget_rested(&mut self, now: Instant) {
        if self.lanes.len() >= self.sweep {
            self.lanes.retain(|_, lane| lane.chat.full > now || lane.group.full > now);
            self.sweep = SWEEP.max(self.lanes.len() * 2);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn no_minute_of_a_group_sees_more_than_twenty() {
        let gate = Gate::new(Pace::telegram());
        let start = Instant::now();
        let mut sent = Vec::new();
        while start.elapsed() < Duration::from_secs(300) {
            match gate.claim(1, true) {
                Ok(()) => sent.push(start.elapsed()),
                Err(wait) => tokio::time::sleep(wait).await,
            }
        }
        assert!(sent.len() >= 75, "{}", sent.len());
        for window in sent.windows(21) {
            assert!(window[20] - window[0] >= Duration::from_secs(60), "{window:?}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_chat_has_a_burst_and_then_one_a_second() {
        let gate = Gate::new(Pace::telegram());
        for _ in 0..3 {
            assert_eq!(gate.claim(1, false), Ok(()));
        }
        assert_eq!(gate.claim(1, false), Err(Duration::from_secs(1)));
        assert_eq!(gate.claim(2, false), Ok(()), "another chat has its own");
        tokio::time::sleep(Duration::from_secs(1)).await;
        assert_eq!(gate.claim(1, false), Ok(()));
        assert_eq!(gate.claim(1, false), Err(Duration::from_secs(1)));
    }

    #[tokio::test(start_paused = true)]
    async fn the_common_queue_is_even_and_places_can_be_given_back() {
        let gate = Gate::new(Pace::telegram());
        for _ in 0..5 {
            assert_eq!(gate.queue(), Duration::ZERO);
        }
        let sixth = gate.queue();
        assert!(sixth > Duration::from_millis(33) && sixth < Duration::from_millis(34), "{sixth:?}");
        gate.give_back();
        assert_eq!(gate.queue(), sixth);
    }

    #[tokio::test(start_paused = true)]
    async fn rested_lanes_are_forgotten() {
        let gate = Gate::new(Pace::telegram());
        for lane in 0..SWEEP as u64 {
            assert_eq!(gate.claim(lane, true), Ok(()));
        }
        tokio::time::sleep(Duration::from_secs(10)).await;
        assert_eq!(gate.claim(u64::MAX, true), Ok(()));
        assert_eq!(gate.state().lanes.len(), 1);
    }
}
