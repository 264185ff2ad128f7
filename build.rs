//! Packs the texts of `locales/`, and says which commit the program is built from: `kletka --version`.
//!
//! Only an optimised build says its commit, so that a new commit does not have the tests built again. It asks
//! git, or takes `KLETKA_COMMIT` and `KLETKA_DATE` where the source is without its history, as in a container. Both are
//! those of the commit, not of the build: the same source gives the same program.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

use zlib_rs::{DeflateConfig, compress_bound, compress_slice};

fn main() -> io::Result<()> {
    texts(&PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()))?;
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
    Ok(())
}

/// Packs the files of each language as one, to a quarter of their size. Also writes the source of a table of them: the
/// length of each, and its packed bytes.
fn texts(out: &Path) -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    let mut table = "[\n".to_owned();
    for lang in ["en", "ru"] {
        let files = fs::read_dir(Path::new("locales").join(lang))?.map(|entry| Ok(entry?.path()));
        let mut files = files.collect::<io::Result<Vec<_>>>()?;
        files.sort();
        let text = files.iter().map(fs::read_to_string).collect::<io::Result<Vec<_>>>()?.join("\n");
        let mut room = vec![0; compress_bound(text.len())];
        let (packed, _) = compress_slice(&mut room, text.as_bytes(), DeflateConfig::best_compression());
        let file = out.join(lang).with_extension("ftl.zlib");
        fs::write(&file, packed)?;
        table += &format!("    ({}, include_bytes!({file:?})),\n", text.len());
    }
    fs::write(out.join("texts.rs"), table + "]\n")
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
