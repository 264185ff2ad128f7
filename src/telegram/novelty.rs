//! What the messenger's server may not know yet: it is left out once it was refused, and tried again after a day.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use super::falls::Falls;
use super::parcel::Parcel;

/// How long something that was refused is left out.
const REST: Duration = Duration::from_secs(24 * 60 * 60);

/// Something new, as far as the bot knows what the server makes of it.
#[derive(Debug)]
pub(super) struct Novelty {
    /// What it is, for the log.
    name: &'static str,
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

/// All that is new, and what fell back for the want of it.
pub(super) struct Novelties {
    /// Buttons that do nothing.
    disabled: Novelty,
    /// The colours of buttons.
    styles: Novelty,
    /// Times that each reader sees by the own clock.
    times: Novelty,
    /// Buttons that put text into the field where people write. They are refused where somebody has switched the inline
    /// mode off since the start.
    fills: Novelty,
    /// Commands that are given where nobody else reads them.
    quiet: Novelty,
    /// The bot's reactions to messages.
    pub reactions: Novelty,
    /// What was sent in the usual way instead.
    pub falls: Falls,
}

/// Takes something out of a request; whether it was in it.
type Drop = fn(&mut Parcel) -> bool;

impl Novelties {
    /// Nothing was refused yet.
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

    /// What can be taken out of a request, in that order, and how.
    fn all(&self) -> [(&Novelty, Drop); 5] {
        [
            (&self.disabled, Parcel::drop_disabled),
            (&self.styles, Parcel::drop_styles),
            (&self.times, Parcel::drop_times),
            (&self.fills, Parcel::drop_fills),
            (&self.quiet, Parcel::drop_quiet),
        ]
    }

    /// Takes out of a request what the server has refused less than a day ago.
    pub fn leave_out(&self, parcel: &mut Parcel, now: Instant) {
        for (_, drop) in self.all().into_iter().filter(|(novelty, _)| novelty.is_unknown(now)) {
            drop(parcel);
        }
    }

    /// Takes one of them out of a request that was refused; gives which.
    pub fn take_out(&self, parcel: &mut Parcel) -> Option<&Novelty> {
        self.all().into_iter().find(|(_, drop)| drop(parcel)).map(|(novelty, _)| novelty)
    }

    /// A request went through without it and not with it, for that reason.
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
