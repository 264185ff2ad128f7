//! How fast messages may leave. The messenger tolerates about one message a second in a chat, 20 a minute in a group
//! and 30 a second in all; who goes faster is told to wait, at length.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::bot::desk::Class;

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
    /// How many answers a person gets in a group within a minute; five times as many in all groups together.
    pub answers: usize,
}

impl Rate {
    const fn unlimited() -> Rate {
        Rate { every: Duration::ZERO, burst: 1 }
    }

    /// How far ahead of the even pace one may be.
    fn slack(self) -> Duration {
        self.every * self.burst.saturating_sub(1)
    }

    /// The same for what leaves so many of a burst to others.
    fn leaving(self, places: u32) -> Rate {
        Rate { burst: self.burst.saturating_sub(places).max(1), ..self }
    }
}

impl Pace {
    /// What the messenger tolerates. In a chat no three seconds see more than 3, in a group no minute more than 20 (5 at
    /// once and one every 4 seconds), and in all of them no second more than 30.
    pub const fn telegram() -> Pace {
        Pace {
            chat: Rate { every: Duration::from_millis(1500), burst: 2 },
            group: Rate { every: Duration::from_secs(4), burst: 5 },
            overall: Rate { every: Duration::from_millis(40), burst: 5 },
            answers: 6,
        }
    }

    /// No limits: for tests and measurements.
    pub const fn unlimited() -> Pace {
        let rate = Rate::unlimited();
        Pace { chat: rate, group: rate, overall: rate, answers: usize::MAX }
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

    fn give_back(&mut self, rate: Rate) {
        self.full = self.full.checked_sub(rate.every).unwrap_or(self.full);
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

/// How many places of a burst in a chat, and of one in a group, are left to boards.
const LEFT: (u32, u32) = (1, 2);

/// The least number of lanes at which rested ones are forgotten.
const SWEEP: usize = 1024;

impl Gate {
    pub fn new(pace: Pace) -> Gate {
        let state = State { overall: Bucket::new(Instant::now()), lanes: HashMap::new(), sweep: SWEEP };
        Gate { pace, state: Mutex::new(state) }
    }

    /// How long until anything may leave.
    pub fn queue(&self) -> Duration {
        self.state().overall.wait(self.pace.overall, Instant::now())
    }

    /// How long until something of that class may be written in a chat. What is no board leaves places for boards.
    pub fn wait(&self, lane: u64, group: bool, class: Class) -> Duration {
        let now = Instant::now();
        let state = self.state();
        let Some(lane) = state.lanes.get(&lane).filter(|_| class.counts()) else { return Duration::ZERO };
        let (in_chat, in_group) = if class.is_board() { (0, 0) } else { LEFT };
        let chat = lane.chat.wait(self.pace.chat.leaving(in_chat), now);
        let shared = if group { lane.group.wait(self.pace.group.leaving(in_group), now) } else { Duration::ZERO };
        chat.max(shared)
    }

    /// Something leaves; `paid`: its place in the chat was taken before.
    pub fn take(&self, lane: u64, group: bool, class: Class, paid: bool) {
        let now = Instant::now();
        let mut state = self.state();
        state.overall.take(self.pace.overall, now);
        if paid || !class.counts() {
            return;
        }
        state.forget_rested(now);
        let lane = state.lane(lane, now);
        lane.chat.take(self.pace.chat, now);
        if group {
            lane.group.take(self.pace.group, now);
        }
    }

    /// Nothing was sent after all.
    pub fn give_back(&self, lane: u64, group: bool, class: Class, paid: bool) {
        let mut state = self.state();
        state.overall.give_back(self.pace.overall);
        if let Some(lane) = state.lanes.get_mut(&lane).filter(|_| !paid && class.counts()) {
            lane.chat.give_back(self.pace.chat);
            if group {
                lane.group.give_back(self.pace.group);
            }
        }
    }

    /// A chat was written to so long ago by another life of the bot. How often before that is not known, so it counts
    /// as if all that was allowed had left.
    pub fn wrote(&self, lane: u64, ago: Duration) {
        let now = Instant::now();
        let Pace { chat, group, .. } = self.pace;
        let rest = |rate: Rate| now + (rate.every * rate.burst).saturating_sub(ago);
        let mut state = self.state();
        let lane = state.lane(lane, now);
        lane.chat.full = lane.chat.full.max(rest(chat));
        lane.group.full = lane.group.full.max(rest(group));
    }

    /// The state is a few numbers that are right after every step, so a panic elsewhere does not spoil it.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn lane(&mut self, lane: u64, now: Instant) -> &mut Lane {
        self.lanes.entry(lane).or_insert_with(|| Lane { chat: Bucket::new(now), group: Bucket::new(now) })
    }

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

    impl Gate {
        fn claim(&self, lane: u64, group: bool, class: Class) -> Result<(), Duration> {
            match self.wait(lane, group, class) {
                Duration::ZERO => {
                    self.take(lane, group, class, false);
                    Ok(())
                }
                wait => Err(wait),
            }
        }
    }

    /// When calls of a class leave for a group within so many seconds.
    async fn left(gate: &Gate, seconds: u64) -> Vec<Duration> {
        let start = Instant::now();
        let mut sent = Vec::new();
        while start.elapsed() < Duration::from_secs(seconds) {
            match gate.claim(1, true, Class::Board) {
                Ok(()) => sent.push(start.elapsed()),
                Err(wait) => tokio::time::sleep(wait).await,
            }
        }
        sent
    }

    fn twenty_a_minute(sent: &[Duration]) {
        for window in sent.windows(21) {
            assert!(window[20] - window[0] >= Duration::from_secs(60), "{window:?}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn no_minute_of_a_group_sees_more_than_twenty() {
        let sent = left(&Gate::new(Pace::telegram()), 300).await;
        assert!(sent.len() >= 75, "{}", sent.len());
        twenty_a_minute(&sent);
    }

    #[tokio::test(start_paused = true)]
    async fn a_restart_does_not_forget_what_was_written() {
        let start = Instant::now();
        let mut sent = left(&Gate::new(Pace::telegram()), 6).await;
        let gate = Gate::new(Pace::telegram());
        let between = start.elapsed();
        gate.wrote(1, between - sent.last().copied().unwrap_or_default());
        assert!(gate.wait(1, true, Class::Board) <= Duration::from_secs(4), "a board waits for one place at most");
        sent.extend(left(&gate, 120).await.iter().map(|at| *at + between));
        twenty_a_minute(&sent);
    }

    #[tokio::test(start_paused = true)]
    async fn a_chat_has_two_at_once_and_then_two_in_three_seconds() {
        let gate = Gate::new(Pace::telegram());
        for _ in 0..2 {
            assert_eq!(gate.claim(1, false, Class::Board), Ok(()));
        }
        assert_eq!(gate.claim(1, false, Class::Blitz), Err(Duration::from_millis(1500)));
        assert_eq!(gate.claim(1, false, Class::Tidy), Ok(()), "what writes nothing does not count");
        assert_eq!(gate.claim(2, false, Class::Board), Ok(()), "another chat has its own");
        tokio::time::sleep(Duration::from_millis(1500)).await;
        assert_eq!(gate.claim(1, false, Class::Board), Ok(()));
        assert_eq!(gate.claim(1, false, Class::Board), Err(Duration::from_millis(1500)));
        gate.give_back(1, false, Class::Board, false);
        assert_eq!(gate.claim(1, false, Class::Board), Ok(()), "a place can be given back");
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_no_board_leaves_places_for_boards() {
        let gate = Gate::new(Pace::telegram());
        for _ in 0..25 {
            while let Err(wait) = gate.claim(1, true, Class::Answer) {
                tokio::time::sleep(wait).await;
            }
            assert_eq!(gate.wait(1, true, Class::Board), Duration::ZERO);
        }
    }

    #[tokio::test(start_paused = true)]
    async fn the_common_queue_is_even_and_places_can_be_given_back() {
        let gate = Gate::new(Pace::telegram());
        for lane in 0..5 {
            assert_eq!(gate.queue(), Duration::ZERO);
            gate.take(lane, false, Class::Answer, false);
        }
        let sixth = gate.queue();
        assert_eq!(sixth, Duration::from_millis(40));
        gate.give_back(4, false, Class::Answer, false);
        assert_eq!(gate.queue(), Duration::ZERO);
    }

    #[tokio::test(start_paused = true)]
    async fn rested_lanes_are_forgotten() {
        let gate = Gate::new(Pace::telegram());
        for lane in 0..SWEEP as u64 {
            assert_eq!(gate.claim(lane, true, Class::Board), Ok(()));
        }
        tokio::time::sleep(Duration::from_secs(10)).await;
        assert_eq!(gate.claim(u64::MAX, true, Class::Board), Ok(()));
        assert_eq!(gate.state().lanes.len(), 1);
    }
}
