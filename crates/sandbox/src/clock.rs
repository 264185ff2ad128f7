//! The clock of the sandbox: real time, which tests can move.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A clock that runs with real time from a given start, unless it is stopped.
#[derive(Clone, Debug)]
pub struct Clock {
    since: Instant,
    /// Milliseconds since 1970 at `since`.
    at: i64,
    running: bool,
    /// The total time that it was moved by hand, in milliseconds.
    ahead: i64,
}

impl Clock {
    /// A running clock. `start` is in seconds since 1970; `None`: now.
    pub fn new(start: Option<i64>) -> Clock {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
        let at = start.map_or(i64::try_from(now).unwrap_or(i64::MAX), |s| s.saturating_mul(1000));
        Clock { since: Instant::now(), at, running: true, ahead: 0 }
    }

    /// Milliseconds since 1970.
    pub fn now_ms(&self) -> i64 {
        let passed = if self.running { self.since.elapsed() } else { Duration::ZERO };
        self.at.saturating_add(i64::try_from(passed.as_millis()).unwrap_or(i64::MAX))
    }

    /// Seconds since 1970.
    pub fn now(&self) -> i64 {
        self.now_ms().div_euclid(1000)
    }

    /// Moves the clock forward.
    pub fn advance(&mut self, by: Duration) {
        let by = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        self.at = self.at.saturating_add(by);
        self.ahead = self.ahead.saturating_add(by);
    }

    /// The total time that it was moved forward, in milliseconds.
    pub fn ahead(&self) -> i64 {
        self.ahead
    }

    /// Sets the clock, in seconds since 1970.
    pub fn set(&mut self, seconds: i64) {
        self.since = Instant::now();
        self.at = seconds.saturating_mul(1000);
    }

    /// Stops the clock at its present time. Only [`advance`](Self::advance) and [`set`](Self::set) move it then.
    pub fn stop(&mut self) {
        self.at = self.now_ms();
        self.since = Instant::now();
        self.running = false;
    }

    /// Lets the clock run again.
    pub fn run(&mut self) {
        self.since = Instant::now();
        self.running = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stopped_clock_moves_only_by_hand() {
        let mut clock = Clock::new(Some(1_000));
        clock.stop();
        let at = clock.now_ms();
        clock.advance(Duration::from_secs(3_600));
        assert_eq!(clock.now_ms(), at + 3_600_000);
        clock.set(5);
        assert_eq!(clock.now(), 5);
        clock.run();
        assert!(clock.now_ms() >= 5_000);
    }
}
