//! The time of a thread, for benches that measure what one core does beside other work.

use std::time::Instant;

/// Processor time of this thread in nanoseconds; time since `begun` if the system does not give it.
pub fn spent(begun: Instant) -> u64 {
    // The scheduler records the time when the thread gives up the processor.
    std::thread::yield_now();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let running = told.and_then(|text| text.split(' ').next()?.parse().ok());
    running.unwrap_or_else(|| u64::try_from(begun.elapsed().as_nanos()).unwrap_or(u64::MAX))
}
