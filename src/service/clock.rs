//! Where the time comes from.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// Where the time comes from: milliseconds since 1970, UTC.
pub type Clock = Arc<dyn Fn() -> u64 + Send + Sync>;

/// The clock of the machine.
pub fn system_clock() -> Clock {
    Arc::new(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    })
}
