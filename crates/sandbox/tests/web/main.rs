//! The web chat of the sandbox: the answers of its server.

#![allow(clippy::unwrap_used, reason = "what fails in a helper of a test fails the test")]

mod away;
mod feed;
mod http;
mod newer;
mod persistence;
mod page;
mod party;

use std::time::Duration;

/// How long anything may take; tests wait for conditions, never for time.
const PATIENCE: Duration = Duration::from_secs(30);
