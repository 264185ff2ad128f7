//! Counters of the running bot, and its report for monitoring.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::time::{Instant, timeout};

use super::{Job, Service};
use crate::status::{Probe, Report};
use crate::store::Seq;

/// The time limit for desk and store to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// The bot's counters. The bot itself does not depend on them.
#[derive(Default)]
pub(super) struct Counts {
    /// The store's sequence number at the start.
    pub begun: Seq,
    /// The number of jobs that wait for the desk.
    pub jobs: AtomicUsize,
    updates: AtomicU64,
    thinking: AtomicUsize,
    thoughts: AtomicU64,
    /// The total thinking time, in microseconds.
    thought: AtomicU64,
}

impl Counts {
    pub fn new(begun: Seq) -> Counts {
        Counts { begun, ..Counts::default() }
    }

    pub fn updates(&self, more: usize) {
        self.updates.fetch_add(more as u64, Ordering::Relaxed);
    }

    /// Counts a computer as thinking until the returned guard is dropped.
    pub fn thinks(&self) -> Thinks<'_> {
        self.thinking.fetch_add(1, Ordering::Relaxed);
        Thinks { counts: self, asked: Instant::now() }
    }
}

/// A computer at work.
pub(super) struct Thinks<'a> {
    counts: &'a Counts,
    asked: Instant,
}

impl Drop for Thinks<'_> {
    fn drop(&mut self) {
        let took = u64::try_from(self.asked.elapsed().as_micros()).unwrap_or(u64::MAX);
        self.counts.thinking.fetch_sub(1, Ordering::Relaxed);
        self.counts.thoughts.fetch_add(1, Ordering::Relaxed);
        self.counts.thought.fetch_add(took, Ordering::Relaxed);
    }
}

/// Asks a service for its report, as long as the service exists.
pub(super) fn probe(service: &Arc<Service>) -> Probe {
    let service = Arc::downgrade(service);
    Arc::new(move || {
        let service = Weak::upgrade(&service);
        Box::pin(async move {
            match service {
                Some(service) => service.report().await,
                None => Report::default(),
            }
        })
    })
}

impl Service {
    async fn report(&self) -> Report {
        let (counts, asked) = (&self.counts, Instant::now());
        let last = timeout(PATIENCE, self.ask(Job::Last)).await.ok();
        let waiting = last.map_or(0, |last| last.saturating_sub(*self.durable.borrow()));
        let all = async {
            self.durable(last?).await;
            Some(())
        };
        let lag = timeout(PATIENCE, all).await.ok().flatten().map(|()| asked.elapsed());
        let outbox = self.outbox.borrow().as_ref().map_or(0, |outbox| outbox.waiting());
        Report {
            lease: self.lease.holds(),
            lag,
            commits: self.durable.borrow().saturating_sub(counts.begun),
            waiting,
            updates: counts.updates.load(Ordering::Relaxed),
            desk: counts.jobs.load(Ordering::Relaxed),
            outbox,
            thinking: counts.thinking.load(Ordering::Relaxed),
            thoughts: counts.thoughts.load(Ordering::Relaxed),
            thought: Duration::from_micros(counts.thought.load(Ordering::Relaxed)),
            requests: self.telegram.requests(),
        }
    }
}
