//! Describes a directory in which somebody looks for data.

use std::fs;
use std::path::Path;

use super::OpenError;
use super::compaction::{FORMER, STORE};
pub use super::found::BOT;
use super::found::Found;
use super::heartbeat::HEARTBEAT;
use super::journal::JOURNAL;
use super::lock::{LOCK, is_in_use};

/// The subdirectory of a sandbox with the chats; that with its bot's data is [`BOT`].
pub const CHATS: &str = "chats";

/// The subdirectory with the pictures that the messenger may still fetch.
pub const PICTURES: &str = "pictures";

/// Whether there is data in a directory, even if it is damaged.
pub fn has_data(dir: &Path) -> bool {
    [JOURNAL, STORE, FORMER].iter().any(|name| dir.join(name).exists())
}

/// Whether a file with this name is found beside data, but is not data: the lock, the heartbeat, or a file that was put
/// aside or is half written.
pub(super) fn is_ours(name: &str) -> bool {
    [LOCK, HEARTBEAT, PICTURES].contains(&name)
        || name.split_once('.').is_some_and(|(before, _)| [JOURNAL, STORE].contains(&before))
}

/// Whether a directory belongs to a sandbox.
pub fn is_sandbox(dir: &Path) -> bool {
    has_data(&dir.join(BOT)) && dir.join(CHATS).is_dir() && !has_data(dir)
}

/// Checks that there is data in a directory. Writes nothing.
///
/// # Errors
/// What there is instead.
pub fn must_have_data(dir: &Path) -> Result<(), OpenError> {
    // A process may be about to create the data.
    if has_data(dir) || is_in_use(dir) { Ok(()) } else { Err(nothing(dir)) }
}

/// Checks that a directory belongs to no sandbox, so that a bot may have its data there.
///
/// # Errors
/// If it does.
pub fn must_be_no_sandbox(dir: &Path) -> Result<(), OpenError> {
    if is_sandbox(dir) { Err(nothing(dir)) } else { Ok(()) }
}

/// The error for a directory without data: says what it contains.
pub(super) fn nothing(dir: &Path) -> OpenError {
    OpenError::Nothing { dir: dir.to_owned(), found: found(dir) }
}

fn found(dir: &Path) -> Found {
    if is_sandbox(dir) {
        return Found::Sandbox;
    }
    let Ok(entries) = fs::read_dir(dir) else {
        return if dir.exists() { Found::File } else { Found::Missing };
    };
    let mut names: Vec<String> =
        entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    let within: Vec<String> = names.iter().filter(|name| has_data(&dir.join(name))).cloned().collect();
    match names.as_slice() {
        [] => Found::Empty,
        _ if !within.is_empty() => Found::Within(within),
        names if names.iter().any(|name| is_ours(name)) => Found::Remains,
        _ => Found::Foreign,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_directory_without_data_is_told_for_what_it_is() {
        let room = tempfile::tempdir().unwrap();
        let at = |name: &str| room.path().join(name);
        let make = |name: &str| fs::create_dir_all(at(name)).unwrap();
        let begin = |name: &str| {
            make(name);
            fs::write(at(name).join(JOURNAL), "").unwrap();
        };
        ["empty", "left", "home/photos", "toy/chats"].into_iter().for_each(make);
        ["toy/bot", "many/anna", "many/boris", "own"].into_iter().for_each(begin);
        fs::write(at("file"), "").unwrap();
        fs::write(at("left").join(LOCK), "").unwrap();
        for (name, there) in [
            ("nowhere", Found::Missing),
            ("empty", Found::Empty),
            ("file", Found::File),
            ("toy", Found::Sandbox),
            ("many", Found::Within(vec!["anna".to_owned(), "boris".to_owned()])),
            ("left", Found::Remains),
            ("home", Found::Foreign),
        ] {
            let Err(OpenError::Nothing { found, .. }) = must_have_data(&at(name)) else { panic!("{name}") };
            assert_eq!(found, there);
            assert_eq!(must_be_no_sandbox(&at(name)).is_err(), name == "toy");
        }
        assert!(must_have_data(&at("own")).is_ok() && must_have_data(&at("toy/bot")).is_ok());
        assert_eq!(fs::read_dir(at("empty")).unwrap().count(), 0, "nothing is left behind");
    }
}
