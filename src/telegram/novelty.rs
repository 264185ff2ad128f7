//! Features that the messenger's server may not support yet. One that was refused is left out, and tried again after a
//! day.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use super::falls::Falls;
use super::parcel::Parcel;

/// How long a refused feature is left out.
const REST: Duration = Duration::from_secs(24 * 60 * 60);

/// A new feature, with what the bot knows about the server's support.
#[derive(Debug)]
pub(super) struct Novelty {
    /// Its name, for the log.
    name: &'static str,
    refused: Mutex<Option<Instant>>,
}

impl Novelty {
    /// A feature that the server has not refused so far.
    pub fn new(name: &'static str) -> Novelty {
        Novelty { name, refused: Mutex::new(None) }
    }

    /// Notes that a request succeeded only without the feature.
    pub fn refused(&self, now: Instant) {
        *self.refused.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = Some(now);
    }

    /// Whether the server refused it less than a day ago.
    pub fn is_unknown(&self, now: Instant) -> bool {
        let refused = *self.refused.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        refused.is_some_and(|at| now.saturating_duration_since(at) < REST)
    }
}

/// All new features, and the fallbacks without them.
pub(super) struct Novelties {
    /// Buttons that do nothing.
    disabled: Novelty,
    styles: Novelty,
    /// Times that each reader sees in their own time zone.
    times: Novelty,
    /// Buttons that put text into the input field. They are refused if inline mode was switched off after the start.
    fills: Novelty,
    /// Commands that may be used unseen by others.
    quiet: Novelty,
    /// The bot's reactions to messages.
    pub reactions: Novelty,
    /// Counts what was sent the older way instead.
    pub falls: Falls,
}

/// Removes a feature from a request. Returns whether it was there.
type Drop = fn(&mut Parcel) -> bool;

impl Novelties {
    /// All features, none refused yet.
    pub fn new() -> Novelties {
        Novelties {
            disabled: Novelty::new("buttons that do nothing"),
            styles: Novelty::new("styles of buttons"),
            times: Novelty::new("times by the reader's clock"),
            fills: Novelty::new("buttons that fill in"),
            quiet: Novelty::new("commands that nobody else reads"),
            reactions: Novelty::new("reactions"),
            falls: Falls::default(),
        }
    }

    /// The features that can be removed from a request, in that order, and how.
    fn all(&self) -> [(&Novelty, Drop); 5] {
        [
            (&self.disabled, Parcel::drop_disabled),
            (&self.styles, Parcel::drop_styles),
            (&self.times, Parcel::drop_times),
            (&self.fills, Parcel::drop_fills),
            (&self.quiet, Parcel::drop_quiet),
        ]
    }

    /// Removes from a request the features that the server refused less than a day ago.
    pub fn leave_out(&self, parcel: &mut Parcel, now: Instant) {
        for (_, drop) in self.all().into_iter().filter(|(novelty, _)| novelty.is_unknown(now)) {
            drop(parcel);
        }
    }

    /// Removes one feature from a refused request. Returns the feature.
    pub fn take_out(&self, parcel: &mut Parcel) -> Option<&Novelty> {
        self.all().into_iter().find(|(_, drop)| drop(parcel)).map(|(novelty, _)| novelty)
    }

    /// Notes that a request succeeded only without a feature, and why.
    pub fn fell(&self, novelty: &Novelty, why: &str) {
        novelty.refused(Instant::now());
        self.falls.note(novelty.name, why);
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
