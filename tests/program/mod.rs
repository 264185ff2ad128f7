//! The program that the tests start.

use std::env::var_os;
use std::ffi::OsString;

/// The one that was built for the tests, or the one that is to be shipped: `.ci/release` gives that.
pub fn program() -> OsString {
    var_os("KLETKA_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_kletka").into())
}
