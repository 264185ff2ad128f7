//! Tracks whether the messenger is available, for all calls together. While nobody answers, all calls rest, and after
//! each pause only one is tried. The log gets one line a minute, however many calls are lost.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::Instant;

use super::backoff::Backoff;

/// When a call may be tried while the messenger cannot be reached. `None`: it can be reached, as far as is known.
pub type Way = watch::Receiver<Option<Instant>>;

/// This many calls in a row without an answer mean that the messenger is away. If there are fewer, the calls themselves
/// may be at fault, unless there was not even a connection.
const ENOUGH: u32 = 5;
/// The first and the longest pause.
const PAUSES: (Duration, Duration) = (Duration::from_millis(200), Duration::from_secs(5));
/// The interval between log lines about lost calls.
const COMPLAINT: Duration = Duration::from_secs(60);

/// The shared state of all calls.
pub(super) struct Availability {
    state: Mutex<State>,
    way: watch::Sender<Option<Instant>>,
}

struct State {
    /// Lost calls in a row.
    lost: u32,
    pauses: Backoff,
    /// When the messenger went away. `None` if it is available.
    away: Option<Instant>,
    log: Log,
}

/// The state of the log lines.
#[derive(Default)]
struct Log {
    /// When the last line was logged.
    told: Option<Instant>,
    /// Lost calls since then.
    untold: u64,
}

impl Log {
    /// Counts a lost call. Returns the number to log, if it is time to log.
    fn lost(&mut self, now: Instant) -> Option<u64> {
        self.untold += 1;
        if self.told.is_some_and(|told| now < told + COMPLAINT) {
            return None;
        }
        self.told = Some(now);
        Some(std::mem::take(&mut self.untold))
    }
}

impl Availability {
    pub fn new() -> Availability {
        let state = State { lost: 0, pauses: Backoff::new(PAUSES.0, PAUSES.1), away: None, log: Log::default() };
        Availability { state: Mutex::new(state), way: watch::Sender::new(None) }
    }

    pub fn way(&self) -> Way {
        self.way.subscribe()
    }

    pub fn is_away(&self) -> bool {
        self.way.borrow().is_some()
    }

    /// Whether a call may be sent now. While the messenger is away, there is one after each pause.
    pub fn admits(&self) -> bool {
        let mut state = self.state();
        let Some(at) = *self.way.borrow() else { return true };
        let now = Instant::now();
        if now < at {
            return false;
        }
        self.way.send_replace(Some(now + state.pauses.pause()));
        true
    }

    /// Notes that the messenger has answered, whatever it said.
    pub fn answered(&self) {
        let mut state = self.state();
        state.lost = 0;
        let Some(since) = state.away.take() else { return };
        state.pauses.reset();
        self.way.send_replace(None);
        // If the log never mentioned a short outage, it does not mention its end.
        if state.log.told.is_some_and(|told| told >= since) {
            tracing::info!(after = ?since.elapsed(), "the messenger can be reached again");
        }
    }

    /// Notes a call without an answer. `alone`: there was not even a connection.
    pub fn lost(&self, why: &str, alone: bool) {
        let now = Instant::now();
        let mut state = self.state();
        state.lost = state.lost.saturating_add(1);
        if state.away.is_none() && (alone || state.lost >= ENOUGH) {
            state.away = Some(now);
            self.way.send_replace(Some(now + state.pauses.pause()));
        }
        let Some(calls) = state.log.lost(now) else { return };
        match state.away {
            Some(_) => tracing::warn!(%why, calls, "the messenger cannot be reached; one call at a time is tried"),
            None => tracing::warn!(%why, calls, "the messenger has not answered"),
        }
    }

    /// Resolves when a call is worth trying.
    pub async fn ready(&self) {
        let mut way = self.way();
        loop {
            let Some(at) = *way.borrow_and_update() else { return };
            tokio::select! {
                () = tokio::time::sleep_until(at) => return,
                // The sender lives as long as `self`.
                _ = way.changed() => {}
            }
        }
    }

    /// The state consists of a few values that are consistent after every step, so a panic elsewhere does not corrupt
    /// it.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn passed(time: Duration) {
        tokio::time::sleep(time).await;
    }

    #[tokio::test(start_paused = true)]
    async fn while_nobody_answers_one_call_is_tried_after_each_pause() {
        let (availability, began) = (Availability::new(), Instant::now());
        availability.lost("no connection", true);
        let mut tried = Vec::new();
        while began.elapsed() < Duration::from_secs(20) {
            let admitted = (0..100).filter(|_| availability.admits()).count();
            if admitted > 0 {
                assert_eq!(admitted, 1, "all others rest");
                tried.push(began.elapsed().as_millis());
                availability.lost("no connection", true);
            }
            passed(Duration::from_millis(100)).await;
        }
        assert_eq!(tried, [200, 600, 1_400, 3_000, 6_200, 11_200, 16_200]);
        availability.answered();
        assert!((0..100).all(|_| availability.admits()), "what one finds out holds for all");
        availability.lost("no connection", true);
        assert!(!availability.admits());
        passed(PAUSES.0).await;
        assert!(availability.admits(), "pauses begin anew");
    }

    #[tokio::test(start_paused = true)]
    async fn calls_without_an_answer_count_only_in_a_row() {
        let availability = Availability::new();
        for _ in 0..3 {
            (1..ENOUGH).for_each(|_| availability.lost("a time-out", false));
            assert!(availability.admits(), "that may be the calls' own fault");
            availability.answered();
        }
        assert!(!availability.is_away());
        (0..ENOUGH).for_each(|_| availability.lost("a time-out", false));
        assert!(!availability.admits() && availability.is_away());
    }

    #[tokio::test(start_paused = true)]
    async fn who_waits_hears_of_the_pause_and_of_its_end() {
        let availability = Availability::new();
        let began = Instant::now();
        availability.ready().await;
        assert!(began.elapsed().is_zero(), "nobody has been lost");
        availability.lost("no connection", true);
        availability.ready().await;
        assert_eq!(began.elapsed(), PAUSES.0);
        assert!(availability.admits());
        tokio::join!(availability.ready(), async {
            passed(Duration::from_millis(50)).await;
            availability.answered();
        });
        assert_eq!(began.elapsed(), PAUSES.0 + Duration::from_millis(50), "the pause has ended before its time");
    }

    #[tokio::test(start_paused = true)]
    async fn the_log_has_a_line_a_minute() {
        let (mut log, mut told) = (Log::default(), Vec::new());
        // 120 calls a second for five minutes.
        for _ in 0..300 {
            told.extend((0..120).filter_map(|_| log.lost(Instant::now())));
            passed(Duration::from_secs(1)).await;
        }
        assert_eq!(told, [1, 7_200, 7_200, 7_200, 7_200]);
    }
}
