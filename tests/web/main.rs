//! `kletka sandbox` as a whole: the program, and a match in a real browser.

#![cfg(feature = "sandbox")]
#![allow(clippy::unwrap_used, reason = "what fails in a helper of a test fails the test")]

mod app;
mod away;
mod browser;
mod comfort;
mod driver;
mod finger;
mod friends;
#[path = "../../crates/sandbox/tests/web/http.rs"]
mod http;
mod newer;
mod program;
mod sizes;
#[path = "../thorough/mod.rs"]
mod thorough;

use std::time::Duration;

/// How long anything may take. Tests wait for conditions, never for time.
const PATIENCE: Duration = Duration::from_secs(30);
