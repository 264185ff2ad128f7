//! How fast messages may leave. The messenger tolerates about one message a second in a chat, 20 a minute in a group,
//! and 30 a second in all. If the bot goes faster, it is told to wait, for a long time.

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

    /// What overtaking costs besides.
    fn share(self) -> Duration {
        self.every / SHARES
    }

    /// The same for what leaves so many of a burst to others.
    fn leaving(self, places: u32) -> Rate {
        Rate { burst: self.burst.saturating_sub(places).max(1), ..self }
    }
}

impl Pace {
    /// What the messenger tolerates. In a chat no three seconds see more than 3, in a group no minute more than 20 (5
    /// at once and one every 4 seconds), and in all of them no second more than 30.
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

/// What an entry pays for its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cost {
    /// Nothing: it has paid before, or it writes nothing.
    Free,
    Place,
    /// A place, and a share of one for those that it overtakes.
    Overtaking,
    /// The place that those have paid who overtook it.
    Overtaken,
}

/// What overtakes pays one of so many parts of a place besides. So while something waits, boards come by a fifth of
/// their time later, each of them, and after five of them there is a place for what waits that no board pays for.
const SHARES: u32 = 5;

/// A bucket as the one instant at which it will be full again (the generic cell rate algorithm).
#[derive(Clone, Copy, Debug)]
struct Bucket {
    full: Instant,
    /// How many shares of the time until then were paid for what was overtaken, which counts from that much earlier.
    saved: u32,
}

impl Bucket {
    fn new(full: Instant) -> Bucket {
        Bucket { full, saved: 0 }
    }

    /// How long until one is free.
    fn wait(&self, rate: Rate, now: Instant) -> Duration {
        self.full.saturating_duration_since(now).saturating_sub(rate.slack())
    }

    /// The same for what was overtaken.
    fn wait_overtaken(&self, rate: Rate, now: Instant) -> Duration {
        self.wait(rate, now).saturating_sub(rate.share() * self.saved(rate, now))
    }

    /// The shares that are saved. What a rest has made free for everybody is no longer among them.
    fn saved(&self, rate: Rate, now: Instant) -> u32 {
        let ahead = self.full.saturating_duration_since(now).as_nanos();
        let most =
            ahead.checked_div(rate.share().as_nanos()).map_or(u32::MAX, |most| most.try_into().unwrap_or(u32::MAX));
        self.saved.min(most)
    }

    fn take(&mut self, rate: Rate, now: Instant, cost: Cost) {
        let saved = self.saved(rate, now);
        let full = self.full.max(now);
        (self.full, self.saved) = match cost {
            Cost::Free => return,
            Cost::Place => (full + rate.every, saved),
            Cost::Overtaking => (full + rate.every + rate.share(), saved.saturating_add(1)),
            Cost::Overtaken => (full + rate.every - rate.share() * saved.min(SHARES), saved.saturating_sub(SHARES)),
        };
    }

    fn give_back(&mut self, rate: Rate, cost: Cost) {
        let (time, saved) = match cost {
            Cost::Free => return,
            Cost::Place => (rate.every, self.saved),
            Cost::Overtaking => (rate.every + rate.share(), self.saved.saturating_sub(1)),
            Cost::Overtaken => (Duration::ZERO, self.saved.saturating_add(SHARES)),
        };
        self.full = self.full.checked_sub(time).unwrap_or(self.full);
        self.saved = saved;
    }

    /// All that was allowed had left before, and is free again only then.
    fn exhausted_until(&mut self, full: Instant) {
        if full > self.full {
            *self = Bucket::new(full);
        }
    }
}

/// Counts the messages that have left, and so decides which may leave now.
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

    /// How long until what waits longest may be written in a chat with the place that those have paid who overtook it;
    /// `None`: that is no place yet.
    pub fn wait_overtaken(&self, lane: u64, group: bool) -> Option<Duration> {
        let now = Instant::now();
        let state = self.state();
        let lane = state.lanes.get(&lane)?;
        let (scarce, rate) = if group { (&lane.group, self.pace.group) } else { (&lane.chat, self.pace.chat) };
        let paid = scarce.saved(rate, now) >= SHARES;
        paid.then(|| scarce.wait_overtaken(rate, now).max(lane.chat.wait_overtaken(self.pace.chat, now)))
    }

    /// Something leaves.
    pub fn take(&self, lane: u64, group: bool, cost: Cost) {
        let now = Instant::now();
        let mut state = self.state();
        state.overall.take(self.pace.overall, now, Cost::Place);
        if cost == Cost::Free {
            return;
        }
        state.forget_rested(now);
        let lane = state.lane(lane, now);
        lane.chat.take(self.pace.chat, now, cost);
        if group {
            lane.group.take(self.pace.group, now, cost);
        }
    }

    /// Nothing was sent after all.
    pub fn give_back(&self, lane: u64, group: bool, cost: Cost) {
        let mut state = self.state();
        state.overall.give_back(self.pace.overall, Cost::Place);
        if let Some(lane) = state.lanes.get_mut(&lane) {
            lane.chat.give_back(self.pace.chat, cost);
            if group {
                lane.group.give_back(self.pace.group, cost);
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
        lane.chat.exhausted_until(rest(chat));
        lane.group.exhausted_until(rest(group));
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
                    let cost = if class.counts() { Cost::Place } else { Cost::Free };
                    self.take(lane, group, cost);
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
        gate.give_back(1, false, Cost::Place);
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
            gate.take(lane, false, Cost::Place);
        }
        let sixth = gate.queue();
        assert_eq!(sixth, Duration::from_millis(40));
        gate.give_back(4, false, Cost::Place);
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
