//! Counts fallbacks to the older way of sending, with their reasons, for one log line a day.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The time between two log lines.
const APART: Duration = Duration::from_secs(24 * 60 * 60);

/// The most different reasons counted. A server has few.
const REASONS: usize = 64;

/// Fallbacks that were not logged yet.
#[derive(Default)]
pub(super) struct Falls(Mutex<State>);

#[derive(Default)]
struct State {
    counts: BTreeMap<(&'static str, String), u64>,
    told: Option<Instant>,
}

impl Falls {
    /// Counts a fallback with its reason.
    pub fn note(&self, what: &'static str, why: &str) {
        let mut state = self.state();
        let known = state.counts.len();
        if let Some(count) = state.counts.get_mut(&(what, why.to_owned())) {
            *count += 1;
        } else if known < REASONS {
            state.counts.insert((what, why.to_owned()), 1);
        }
    }

    /// The text to log, once a day.
    pub fn due(&self, now: Instant) -> Option<String> {
        let mut state = self.state();
        let waits = state.told.is_some_and(|told| now.saturating_duration_since(told) < APART);
        if waits || state.counts.is_empty() {
            return None;
        }
        state.told = Some(now);
        let counts = std::mem::take(&mut state.counts);
        let one = |((what, why), count): ((&str, String), u64)| format!("{what} {count}×: {why}");
        Some(counts.into_iter().map(one).collect::<Vec<_>>().join("; "))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_a_day_says_what_fell_back_and_why() {
        let (falls, start) = (Falls::default(), Instant::now());
        assert_eq!(falls.due(start), None);
        falls.note("styles", "unknown field");
        assert_eq!(falls.due(start).as_deref(), Some("styles 1×: unknown field"));
        falls.note("times", "unknown tag");
        falls.note("alone", "shown to all");
        falls.note("alone", "shown to all");
        assert_eq!(falls.due(start + APART - Duration::from_secs(1)), None);
        assert_eq!(falls.due(start + APART).as_deref(), Some("alone 2×: shown to all; times 1×: unknown tag"));
        assert_eq!(falls.due(start + 2 * APART), None, "nothing has fallen back since");
    }
}
