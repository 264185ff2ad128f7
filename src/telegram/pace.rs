//! How fast messages may be sent. The messenger tolerates about one message a second in a chat, 20 a minute in a group,
//! and 30 a second in all. If the bot sends faster, it is told to wait, for a long time.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::bot::desk::Class;

/// A token bucket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// The time until one more token is free. Zero for no limit at all.
    pub every: Duration,
    /// The number of tokens in a full bucket.
    pub burst: u32,
}

/// The limits to observe.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// The limit in each chat.
    pub chat: Rate,
    /// The additional limit in each group.
    pub group: Rate,
    /// The limit over all chats.
    pub overall: Rate,
    /// Answers per person and minute in a group. The limit over all groups is five times as many.
    pub answers: usize,
}

impl Rate {
    const fn unlimited() -> Rate {
        Rate { every: Duration::ZERO, burst: 1 }
    }

    /// How far a sender may be ahead of the even pace.
    fn slack(self) -> Duration {
        self.every * self.burst.saturating_sub(1)
    }

    /// The surcharge for overtaking.
    fn share(self) -> Duration {
        self.every / SHARES
    }

    /// The same rate for senders that leave `places` of a burst to others.
    fn leaving(self, places: u32) -> Rate {
        Rate { burst: self.burst.saturating_sub(places).max(1), ..self }
    }
}

impl Pace {
    /// The rates that the messenger tolerates: at most 3 messages in any three seconds in a chat, 20 in any minute in a
    /// group (5 at once, then one every 4 seconds), and 30 in any second over all chats.
    pub const fn telegram() -> Pace {
        Pace {
            chat: Rate { every: Duration::from_millis(1500), burst: 2 },
            group: Rate { every: Duration::from_secs(4), burst: 5 },
            overall: Rate { every: Duration::from_millis(40), burst: 5 },
            answers: 6,
        }
    }

    /// No limits, for tests and benchmarks.
    pub const fn unlimited() -> Pace {
        let rate = Rate::unlimited();
        Pace { chat: rate, group: rate, overall: rate, answers: usize::MAX }
    }
}

/// The price of an entry's place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cost {
    /// Nothing: it has already paid, or it writes nothing.
    Free,
    Place,
    /// A place, plus a share of one for the entries it overtakes.
    Overtaking,
    /// A place that was paid for by those who overtook it.
    Overtaken,
}

/// An entry that overtakes pays one in this many parts of a place extra. So while something waits, each board is
/// delayed by a fifth of its time, and after five boards there is a place for the waiting entry that costs no board
/// anything.
const SHARES: u32 = 5;

/// A bucket, represented by the instant at which it will be full again (the generic cell rate algorithm).
#[derive(Clone, Copy, Debug)]
struct Bucket {
    full: Instant,
    /// The paid shares within the time until then. For an overtaken entry, the time is shorter by these.
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

    /// The same for an overtaken entry.
    fn wait_overtaken(&self, rate: Rate, now: Instant) -> Duration {
        self.wait(rate, now).saturating_sub(rate.share() * self.saved(rate, now))
    }

    /// The saved shares. After a rest, shares whose time is free for everybody no longer count.
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

    /// Marks the bucket as used up, so that it is full again only at that instant.
    fn exhausted_until(&mut self, full: Instant) {
        if full > self.full {
            *self = Bucket::new(full);
        }
    }
}

/// Counts the messages sent, and decides which may be sent now.
#[derive(Debug)]
pub(super) struct Gate {
    pace: Pace,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    overall: Bucket,
    lanes: HashMap<u64, Lane>,
    /// The number of lanes at which rested ones are dropped.
    sweep: usize,
}

#[derive(Debug)]
struct Lane {
    chat: Bucket,
    group: Bucket,
}

/// How many places of a burst are reserved for boards, in a chat and in a group.
const LEFT: (u32, u32) = (1, 2);

/// The least number of lanes at which rested ones are dropped.
const SWEEP: usize = 1024;

impl Gate {
    pub fn new(pace: Pace) -> Gate {
        let state = State { overall: Bucket::new(Instant::now()), lanes: HashMap::new(), sweep: SWEEP };
        Gate { pace, state: Mutex::new(state) }
    }

    /// How long until anything may be sent.
    pub fn queue(&self) -> Duration {
        self.state().overall.wait(self.pace.overall, Instant::now())
    }

    /// How long until an entry of that class may be sent in a chat. Entries that are not boards leave places for
    /// boards.
    pub fn wait(&self, lane: u64, group: bool, class: Class) -> Duration {
        let now = Instant::now();
        let state = self.state();
        let Some(lane) = state.lanes.get(&lane).filter(|_| class.counts()) else { return Duration::ZERO };
        let (in_chat, in_group) = if class.is_board() { (0, 0) } else { LEFT };
        let chat = lane.chat.wait(self.pace.chat.leaving(in_chat), now);
        let shared = if group { lane.group.wait(self.pace.group.leaving(in_group), now) } else { Duration::ZERO };
        chat.max(shared)
    }

    /// How long until the longest-waiting entry may be sent in a chat, in a place paid for by those who overtook it.
    /// `None`: it is not fully paid yet.
    pub fn wait_overtaken(&self, lane: u64, group: bool) -> Option<Duration> {
        let now = Instant::now();
        let state = self.state();
        let lane = state.lanes.get(&lane)?;
        let (scarce, rate) = if group { (&lane.group, self.pace.group) } else { (&lane.chat, self.pace.chat) };
        let paid = scarce.saved(rate, now) >= SHARES;
        paid.then(|| scarce.wait_overtaken(rate, now).max(lane.chat.wait_overtaken(self.pace.chat, now)))
    }

    /// Takes a place for an entry that is being sent.
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

    /// Gives back a place: nothing was sent after all.
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

    /// Notes that an earlier run of the bot wrote to a chat that long ago. How often is unknown, so it counts as if the
    /// limit had been used up.
    pub fn wrote(&self, lane: u64, ago: Duration) {
        let now = Instant::now();
        let Pace { chat, group, .. } = self.pace;
        let rest = |rate: Rate| now + (rate.every * rate.burst).saturating_sub(ago);
        let mut state = self.state();
        let lane = state.lane(lane, now);
        lane.chat.exhausted_until(rest(chat));
        lane.group.exhausted_until(rest(group));
    }

    /// The state consists of a few numbers that are consistent after every step, so a panic elsewhere does not corrupt
    /// it.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn lane(&mut self, lane: u64, now: Instant) -> &mut Lane {
        self.lanes.entry(lane).or_insert_with(|| Lane { chat: Bucket::new(now), group: Bucket::new(now) })
    }

    /// Drops lanes with full buckets: they are the same as lanes never seen. Runs when the number of lanes has doubled,
    /// so that the cost per claim is constant.
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

    /// When calls of a class are sent to a group within this many seconds.
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
    async fn what_is_given_back_leaves_no_trace() {
        for cost in [Cost::Place, Cost::Overtaking, Cost::Overtaken] {
            let gate = Gate::new(Pace::telegram());
            for _ in 0..7 {
                gate.take(1, true, Cost::Overtaking);
            }
            let waits = || (gate.wait(1, true, Class::Board), gate.wait_overtaken(1, true));
            let before = waits();
            gate.take(1, true, cost);
            assert_ne!(waits(), before, "{cost:?}");
            gate.give_back(1, true, cost);
            assert_eq!(waits(), before, "{cost:?}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn rested_lanes_are_forgotten() {
        let gate = Gate::new(Pace::telegram());
        for lane in 0..SWEEP as u64 {
            assert_eq!(gate.claim(lane, true, Class::Board), Ok(()));
        }
        tokio::time::sleep(Duration::from_secs(2)).await;
        assert_eq!(gate.claim(u64::MAX, true, Class::Board), Ok(()));
        assert_eq!(gate.state().lanes.len(), SWEEP + 1, "the chats have rested, the groups have not");
        for lane in SWEEP as u64 + 1..2 * SWEEP as u64 {
            assert_eq!(gate.claim(lane, true, Class::Board), Ok(()));
        }
        tokio::time::sleep(Duration::from_secs(10)).await;
        assert_eq!(gate.claim(u64::MAX, true, Class::Board), Ok(()));
        assert_eq!(gate.state().lanes.len(), 1);
    }
}
