//! The web chat of the sandbox: what its server answers, and a match in a real browser.

mod browser;
mod driver;
mod feed;
mod http;
mod kept;
mod page;
mod party;
mod program;

use std::time::Duration;

/// How long anything may take; tests wait for conditions, never for time.
const PATIENCE: Duration = Duration::from_secs(30);
