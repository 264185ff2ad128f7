//! The time until which a process owns the bot. With a store of its own it always does. If several processes share a
//! database, one of them has a lease and renews it. Once it has expired, another process may have taken over: so the
//! process neither fetches updates nor sends anything until it has renewed the lease.
//!
//! The lease keeps two processes from talking to the chats at once. It does not protect the data: the fence of each
//! commit does.

use std::time::Duration;

use tokio::sync::watch;

use crate::clock::steady;

/// How long the end of a lease may go unnoticed by who waits for it, after the machine has slept.
const GLANCE: Duration = Duration::from_secs(1);

/// Until when the process may speak for the bot. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Lease {
    /// The end, by [`steady`]; `None`: it has none.
    until: Option<watch::Receiver<Duration>>,
}

impl Lease {
    /// The lease of a store that is not shared.
    pub fn forever() -> Lease {
        Lease { until: None }
    }

    /// One that ends when is said there, by [`steady`].
    pub fn until(end: watch::Receiver<Duration>) -> Lease {
        Lease { until: Some(end) }
    }

    /// Whether it may end at all.
    pub fn ends(&self) -> bool {
        self.until.is_some()
    }

    /// Whether the process has it now.
    pub fn holds(&self) -> bool {
        self.until.as_ref().is_none_or(|until| steady() < *until.borrow())
    }

    /// Resolves when the process has it.
    pub async fn held(&self) {
        let Some(mut until) = self.until.clone() else { return };
        if until.wait_for(|until| steady() < *until).await.is_err() {
            // The store was closed, so nobody will renew it any more.
            std::future::pending::<()>().await;
        }
    }

    /// Resolves when the process no longer has it.
    pub async fn lapsed(&self) {
        let Some(until) = &self.until else { return std::future::pending().await };
        loop {
            let left = until.borrow().saturating_sub(steady());
            if left.is_zero() {
                return;
            }
            tokio::time::sleep(left.min(GLANCE)).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_lease_ends_and_may_begin_again() {
        let (end, until) = watch::channel(Duration::ZERO);
        let lease = Lease::until(until);
        assert!(!lease.holds());
        lease.lapsed().await;
        let waits = tokio::spawn({
            let lease = lease.clone();
            async move { lease.held().await }
        });
        end.send_replace(steady() + Duration::from_secs(3600));
        waits.await.unwrap();
        assert!(lease.holds());
        end.send_replace(steady() + Duration::from_millis(5));
        lease.lapsed().await;
        assert!(!lease.holds());
    }

    #[tokio::test]
    async fn who_need_not_share_always_has_it() {
        let lease = Lease::forever();
        lease.held().await;
        assert!(lease.holds());
    }
}
