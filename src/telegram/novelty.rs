//! What the messenger's server may not know yet: it is left out once it was refused, and tried again after a day.

use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How long something that was refused is left out.
const REST: Duration = Duration::from_secs(24 * 60 * 60);

/// Something new, as far as the bot knows what the server makes of it.
#[derive(Debug)]
pub(super) struct Novelty {
    /// What it is, for the log.
    pub name: &'static str,
    refused: Mutex<Option<Instant>>,
}

impl Novelty {
    /// Something that the server has not refused yet.
    pub fn new(name: &'static str) -> Novelty {
        Novelty { name, refused: Mutex::new(None) }
    }

    /// A request went through without it and not with it.
    pub fn refused(&self, now: Instant) {
        *self.refused.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = Some(now);
    }

    /// Whether the server did not know it less than a day ago.
    pub fn is_unknown(&self, now: Instant) -> bool {
        let refused = *self.refused.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        refused.is_some_and(|at| now.saturating_duration_since(at) < REST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_refused_is_tried_again_after_a_day() {
        let (novelty, start) = (Novelty::new("colours"), Instant::now());
        assert!(!novelty.is_unknown(start));
        novelty.refused(start);
        assert!(novelty.is_unknown(start) && novelty.is_unknown(start + REST - Duration::from_secs(1)));
        assert!(!novelty.is_unknown(start + REST));
    }
}
