//! The lease of a bot in this process, and the signal that it was lost.

use std::time::Duration;

use tokio::sync::watch;

use crate::store::fatal;

/// The lease, and the signal that it was lost.
pub(super) struct End {
    /// Whether the process has no other bot, and ends with this one.
    alone: bool,
    why: watch::Sender<Option<String>>,
    until: watch::Sender<Duration>,
}

impl End {
    /// A lease that has not begun.
    pub(super) fn new(alone: bool) -> End {
        End { alone, why: watch::Sender::new(None), until: watch::Sender::new(Duration::ZERO) }
    }

    /// Ends the lease for good: no request may leave any more.
    pub(super) fn come(&self, why: &str) {
        if self.alone {
            fatal(&why);
        }
        self.why.send_if_modified(|known| {
            let first = known.is_none();
            known.get_or_insert_with(|| why.to_owned());
            first
        });
        self.until.send_replace(Duration::ZERO);
    }

    /// Whether the lease has ended for good.
    pub(super) fn has_come(&self) -> bool {
        self.why.borrow().is_some()
    }

    /// The reason for the end, once it has come.
    pub(super) fn why(&self) -> watch::Receiver<Option<String>> {
        self.why.subscribe()
    }

    /// Extends the lease until a time, unless it has ended for good.
    pub(super) fn lasts(&self, until: Duration) {
        self.until.send_if_modified(|known| {
            let until = if self.has_come() { Duration::ZERO } else { until };
            std::mem::replace(known, until) != until
        });
    }

    /// When the lease expires.
    pub(super) fn until(&self) -> watch::Receiver<Duration> {
        self.until.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_the_end_no_lease_grows() {
        let end = End::new(false);
        end.lasts(Duration::from_secs(5));
        assert_eq!((*end.until().borrow(), end.has_come()), (Duration::from_secs(5), false));
        end.come("another process");
        end.come("a consequence");
        end.lasts(Duration::from_secs(9));
        assert_eq!(*end.until().borrow(), Duration::ZERO);
        assert_eq!(end.why().borrow().as_deref(), Some("another process"));
    }
}
