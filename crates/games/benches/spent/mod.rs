//! The time of a thread, for benches that measure what one core does beside other work.

use std::time::Instant;

/// Processor time of this thread in nanoseconds; time since `begun` if the system does not give it.
pub fn spent(begun: Instant) -> u64 {
    let elapsed = || u64::try_from(begun.elapsed().as_nanos()).unwrap_or(u64::MAX);
    processor().unwrap_or_else(elapsed)
}

/// The clock of the thread. The scheduler's figures are late by up to a tick.
#[cfg(unix)]
fn processor() -> Option<u64> {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::ThreadCPUTime);
    let (seconds, nanos) = (u64::try_from(time.tv_sec).ok()?, u64::try_from(time.tv_nsec).ok()?);
    Some(seconds * 1_000_000_000 + nanos)
}

#[cfg(not(unix))]
fn processor() -> Option<u64> {
    None
}
