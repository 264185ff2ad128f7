//! The bot's time. It follows the dates in the messenger's responses, because these also say when people moved. Between
//! responses, a monotonic counter measures the time. The machine's own clock is used only until the first response, so
//! a wrong clock setting costs nobody a match.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// The tolerance in milliseconds: the messenger's dates are whole seconds, and its machines differ a little.
const SLACK: i64 = 1_000;
/// A correction by more milliseconds than this has to be confirmed: the response may come from a machine with a wrong
/// clock.
const LARGE: i64 = 5_000;
/// How long all responses have to agree on a large correction before it takes effect, in milliseconds.
const APART: i64 = 60_000;
/// If the machine's clock differs by this many milliseconds or more, the bot logs that it is wrong.
const WRONG: u64 = 10_000;
/// The shortest suspension of the machine that counts as one, in milliseconds.
const NAP: u64 = 2_000;

/// The source of the time. Cheap to clone.
#[derive(Clone)]
pub struct Clock(Arc<Source>);

enum Source {
    Messenger(Box<Messengers>),
    /// The time that this function returns, in milliseconds since 1970.
    Given(Box<dyn Fn() -> u64 + Send + Sync>),
}

struct Messengers {
    machine: Box<dyn Machine>,
    state: Mutex<State>,
    leaps: watch::Sender<u64>,
}

/// The clocks of a machine, in milliseconds.
trait Machine: Send + Sync {
    /// A monotonic clock that nobody can set. It runs while the machine is suspended.
    fn steady(&self) -> u64;
    /// A monotonic clock that stops while the machine is suspended.
    fn awake(&self) -> u64;
    /// The wall clock: milliseconds since 1970, as set on this machine.
    fn wall(&self) -> u64;
}

/// The machine on which the bot runs.
struct Here;

impl Machine for Here {
    fn steady(&self) -> u64 {
        millis(steady())
    }

    fn awake(&self) -> u64 {
        millis(awake())
    }

    fn wall(&self) -> u64 {
        millis(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default())
    }
}

struct State {
    /// The messenger's time minus the steady clock.
    ahead: i64,
    /// Whether the time comes from the messenger. Otherwise it comes from the machine.
    heard: bool,
    /// Whether the messenger's responses carry dates.
    dated: bool,
    /// A response that differed by much: the difference, and when it came.
    doubt: Option<(i64, i64)>,
    /// Whether the machine's clock was wrong at the last check.
    wrong: bool,
    /// How long the machine has been suspended in all, in milliseconds.
    slept: u64,
}

impl Clock {
    /// The messenger's time. Before its first response, the machine's.
    pub fn messengers() -> Clock {
        Clock::of(Box::new(Here))
    }

    /// Any other time source, in milliseconds since 1970: a sandbox's or a test's.
    pub fn given(time: impl Fn() -> u64 + Send + Sync + 'static) -> Clock {
        Clock(Arc::new(Source::Given(Box::new(time))))
    }

    fn of(machine: Box<dyn Machine>) -> Clock {
        let (steady, wall) = (machine.steady(), machine.wall());
        let slept = steady.saturating_sub(machine.awake());
        let ahead = signed(wall) - signed(steady);
        let state = State { ahead, heard: false, dated: false, doubt: None, wrong: false, slept };
        let messengers = Messengers { machine, state: Mutex::new(state), leaps: watch::Sender::new(0) };
        Clock(Arc::new(Source::Messenger(Box::new(messengers))))
    }

    /// Now, in milliseconds since 1970, UTC.
    pub fn now(&self) -> u64 {
        match &*self.0 {
            Source::Messenger(messengers) => messengers.now(),
            Source::Given(time) => time(),
        }
    }

    /// Takes the date of a response from the messenger, in seconds since 1970. `sent`: when the request was sent, by
    /// [`steady`].
    pub fn answered(&self, sent: Duration, date: u64) {
        if let Source::Messenger(messengers) = &*self.0 {
            messengers.answered(sent, date);
        }
    }

    /// Takes the date of an update, in milliseconds since 1970. The update may have been under way for any length of
    /// time.
    pub fn came(&self, date: u64) {
        if let Source::Messenger(messengers) = &*self.0 {
            messengers.came(date);
        }
    }

    /// How far the clock of the machine is ahead of the messenger's, in milliseconds. `None`: the messenger has not
    /// said what time it is.
    pub fn ahead(&self) -> Option<i64> {
        match &*self.0 {
            Source::Messenger(messengers) => messengers.machine_ahead(),
            Source::Given(_) => None,
        }
    }

    /// How often the time has leapt: because the machine has slept, or because it was wrong. What people sent meanwhile
    /// has not come yet. `None`: it never does.
    pub fn leaps(&self) -> Option<watch::Receiver<u64>> {
        match &*self.0 {
            Source::Messenger(messengers) => Some(messengers.leaps.subscribe()),
            Source::Given(_) => None,
        }
    }
}

impl Messengers {
    /// The state is consistent whenever the lock is released.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn steady(&self) -> i64 {
        signed(self.machine.steady())
    }

    fn now(&self) -> u64 {
        let mut state = self.state();
        let (steady, awake) = (self.machine.steady(), self.machine.awake());
        let slept = steady.saturating_sub(awake);
        if slept > state.slept + NAP {
            let seconds = (slept - state.slept) / 1_000;
            tracing::info!(seconds, "the machine has slept; no time runs out before all updates are here");
            self.leap();
        }
        state.slept = state.slept.max(slept);
        let now = u64::try_from(signed(steady) + state.ahead).unwrap_or_default();
        state.compare(now, self.machine.wall());
        now
    }

    fn machine_ahead(&self) -> Option<i64> {
        let state = self.state();
        state.heard.then(|| signed(self.machine.wall()) - (self.steady() + state.ahead))
    }

    fn answered(&self, sent: Duration, date: u64) {
        let (date, sent) = (signed(date.saturating_mul(1_000)), signed(millis(sent)));
        let mut state = self.state();
        state.dated = true;
        // The response was written within that second, after the request was sent and before now.
        let (least, most) = (date - self.steady(), date + 999 - sent);
        if !state.heard {
            state.heard = true;
            state.ahead = state.ahead.max(least).min(most.max(least));
            return;
        }
        self.correct(&mut state, least - SLACK, most.max(least) + SLACK);
    }

    fn came(&self, date: u64) {
        let mut state = self.state();
        // Responses are more precise than updates.
        if !state.dated {
            let least = signed(date) - self.steady();
            self.correct(&mut state, least - SLACK, i64::MAX / 2);
        }
    }

    /// Moves the time into the given bounds.
    fn correct(&self, state: &mut State, least: i64, most: i64) {
        let right = state.ahead.max(least).min(most);
        let by = right - state.ahead;
        let large = by.abs() > LARGE;
        if large {
            let now = self.steady();
            let known = state.doubt.filter(|(before, _)| (right - before).abs() <= LARGE);
            let since = known.map_or(now, |(_, since)| since);
            if now - since < APART {
                state.doubt = Some((right, since));
                return;
            }
        }
        (state.doubt, state.ahead) = (None, right);
        if large {
            tracing::warn!(seconds = by / 1_000, "the time is set to the messenger's");
            self.leap();
        }
    }

    fn leap(&self) {
        self.leaps.send_modify(|leaps| *leaps += 1);
    }
}

impl State {
    /// Logs once that the machine's clock is wrong, and once that it is right again.
    fn compare(&mut self, now: u64, wall: u64) {
        let apart = now.abs_diff(wall);
        let wrong = apart > if self.wrong { WRONG / 2 } else { WRONG };
        if wrong != self.wrong {
            self.wrong = wrong;
            let (seconds, way) = (apart / 1_000, if wall > now { "ahead" } else { "behind" });
            match (wrong, self.heard) {
                (true, true) => tracing::warn!(
                    seconds,
                    "the clock of the machine is {way} of the messenger's; matches go by the messenger's"
                ),
                (true, false) => {
                    tracing::warn!(seconds, "the clock of the machine was set; matches go on without that")
                }
                (false, _) => tracing::info!("the clock of the machine is right again"),
            }
        }
    }
}

/// A monotonic clock that nobody can set. It runs while the machine is suspended.
#[cfg(target_os = "linux")]
pub fn steady() -> Duration {
    of_system(rustix::time::ClockId::Boottime)
}

/// A monotonic clock that stops while the machine is suspended.
#[cfg(target_os = "linux")]
fn awake() -> Duration {
    of_system(rustix::time::ClockId::Monotonic)
}

#[cfg(target_os = "linux")]
fn of_system(clock: rustix::time::ClockId) -> Duration {
    let time = rustix::time::clock_gettime(clock);
    let seconds = Duration::from_secs(u64::try_from(time.tv_sec).unwrap_or_default());
    seconds + Duration::from_nanos(u64::try_from(time.tv_nsec).unwrap_or_default())
}

/// A monotonic clock that nobody can set.
#[cfg(not(target_os = "linux"))]
pub fn steady() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGUN.elapsed() + Duration::from_secs(1)
}

/// Whether the machine was suspended is unknown here. The messenger's next date corrects the time.
#[cfg(not(target_os = "linux"))]
fn awake() -> Duration {
    steady()
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// Caps times beyond any calendar so that sums of a few never overflow.
fn signed(time: u64) -> i64 {
    i64::try_from(time).unwrap_or(i64::MAX).min(i64::MAX / 8)
}

#[cfg(test)]
#[path = "clock_tests.rs"]
mod tests;
