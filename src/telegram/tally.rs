//! Counts requests to the messenger by outcome, for monitoring.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// Counts by method and outcome: `ok`, `lost`, or the code of a refusal.
#[derive(Default)]
pub(super) struct Tally(Mutex<BTreeMap<(&'static str, Outcome), u64>>);

/// The outcome of a request.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Outcome {
    Done,
    /// There was no usable answer.
    Lost,
    /// The messenger refused, with this code.
    Refused(u16),
}

impl Tally {
    pub fn count(&self, method: &'static str, outcome: Outcome) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner).entry((method, outcome)).or_default() += 1;
    }

    /// All counts: method, outcome, count.
    pub fn all(&self) -> Vec<(&'static str, String, u64)> {
        let counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let named = |(&(method, outcome), &count): (&(&'static str, Outcome), &u64)| {
            let outcome = match outcome {
                Outcome::Done => "ok".to_owned(),
                Outcome::Lost => "lost".to_owned(),
                Outcome::Refused(code) => code.to_string(),
            };
            (method, outcome, count)
        };
        counts.iter().map(named).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_are_counted_by_method_and_kind() {
        let tally = Tally::default();
        for outcome in [Outcome::Done, Outcome::Refused(429), Outcome::Done, Outcome::Lost] {
            tally.count("SendPhoto", outcome);
        }
        tally.count("GetMe", Outcome::Done);
        let all: Vec<String> =
            tally.all().iter().map(|(method, how, count)| format!("{method} {how} {count}")).collect();
        assert_eq!(all, ["GetMe ok 1", "SendPhoto ok 2", "SendPhoto lost 1", "SendPhoto 429 1"]);
    }
}
