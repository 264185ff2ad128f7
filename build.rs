//! Says which commit the program is built from: `kletka --version`.
//!
//! Only an optimised build says so, so that a new commit does not have the tests built again. It asks
//! git, or takes `KLETKA_COMMIT` and `KLETKA_DATE` where the source is without its history, as in a container. Both are
//! those of the commit, not of the build: the same source gives the same program.

use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    for name in ["KLETKA_COMMIT", "KLETKA_DATE"] {
        println!("cargo::rerun-if-env-changed={name}");
    }
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let version = match commit() {
        Some((commit, date)) => format!("{version} ({commit} {date})"),
        None => version,
    };
    println!("cargo::rustc-env=KLETKA_VERSION={version}");
}

/// The commit and its date.
fn commit() -> Option<(String, String)> {
    let given = |name| env::var(name).ok().filter(|text| !text.trim().is_empty());
    if let (Some(commit), Some(date)) = (given("KLETKA_COMMIT"), given("KLETKA_DATE")) {
        return Some((commit, date));
    }
    // The profiles that ship are in their own way release builds.
    if env::var("PROFILE").as_deref() != Ok("release") {
        return None;
    }
    // A source without history may lie within the repository of something else.
    if !Path::new(".git").exists() {
        return None;
    }
    // Each commit and each checkout adds a line there.
    if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"]).filter(|log| Path::new(log).exists()) {
        println!("cargo::rerun-if-changed={log}");
    }
    let commit = git(&["rev-parse", "--short=10", "HEAD"])?;
    Some((commit, git(&["log", "-1", "--format=%cd", "--date=format-local:%Y-%m-%d"])?))
}

/// What git answers, if it is there.
fn git(words: &[&str]) -> Option<String> {
    let output =
        Command::new("git").args(words).env("TZ", "UTC").output().ok().filter(|output| output.status.success())?;
    let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (!text.is_empty()).then_some(text)
}
