//! Commands on a data directory from outside: `kletka backup`, `kletka health`. The directory belongs to a bot, or to a
//! sandbox, which contains its bot's directory.

use std::io::ErrorKind;
use std::path::Path;

use crate::cli::tokens::{self, Named, Source};
use crate::store::OpenError;
use crate::store::backup::{self, BackupError, Report};
use crate::store::disk::SledStore;
use crate::store::health::{self, Sick};
use crate::store::places::{BOT, CHATS, is_sandbox};
use crate::store::repair;
use crate::store::schema::Tx;

/// Backs up the directory of a bot or of a sandbox: of the latter, the bot's data and the chats.
///
/// # Errors
/// As [`backup::backup`].
pub fn backup(data: &Path, to: &Path) -> Result<Report, BackupError> {
    let (bot, chats) = (data.join(BOT), data.join(CHATS));
    if !is_sandbox(data) {
        return backup::backup(data, to);
    }
    if std::fs::read_dir(to).is_ok_and(|mut entries| entries.next().is_some()) {
        return Err(BackupError::Occupied(to.to_owned()));
    }
    // Copy the chats first: they may be older than the bot's data, but not newer.
    copy(&chats, &to.join(CHATS)).map_err(OpenError::io("copy", &chats))?;
    backup::backup(&bot, &to.join(BOT))
}

/// Checks whether a bot runs in a directory and is healthy. With a file of several bots, checks those that run. Returns
/// one sentence.
///
/// # Errors
/// What is wrong.
pub fn health(tokens: &Option<Source>, data: &Path) -> Result<String, String> {
    match Source::given(tokens) {
        None => {
            let bot = data.join(BOT);
            let checked = health::health(if bot.is_dir() { &bot } else { data });
            checked.map_err(|sick| sick.to_string())?;
            Ok(format!("the bot in {} is well", data.display()))
        }
        Some(Source::File(file)) => health_of_several(&file, data),
        Some(Source::Database) => Err("bots in a database have no data directory; ask `/healthz`".to_owned()),
    }
}

/// Whether those of several bots that run are healthy.
fn health_of_several(file: &Path, data: &Path) -> Result<String, String> {
    let (mut well, mut gone) = (0, Vec::new());
    for Named { name, .. } in tokens::read(file)?.bots {
        match health::health(&data.join(&name)) {
            Ok(()) => well += 1,
            Err(sick @ Sick::Silent { .. }) => return Err(sick.to_string()),
            // Restarting the other bots would not help this one.
            Err(Sick::Gone(_) | Sick::Starting(_)) => gone.push(name),
        }
    }
    let missing =
        if gone.is_empty() { String::new() } else { format!("; not yet or no longer running: {}", gone.join(", ")) };
    match well {
        0 => Err(format!("no bot runs in {}", data.display())),
        _ => Ok(format!("well: {well} of the bots in {}{missing}", data.display())),
    }
}

/// Repairs a data directory, then rebuilds the ratings and tables that derive from its results.
///
/// # Errors
/// As [`repair::repair`].
pub fn repair(dir: &Path) -> Result<String, OpenError> {
    let mut said = repair::repair(dir)?.to_string();
    let store = SledStore::open(dir)?;
    let mut differ = 0;
    for (chat, game) in Tx::new(&store).all_with_results() {
        let mut tx = Tx::new(&store);
        differ += tx.fold_results(chat, &game);
        if let Err(error) = tx.commit() {
            said.push_str(&format!("\nthe ratings of {game} in chat {chat} could not be made anew: {error}"));
        }
    }
    drop(store);
    if differ > 0 {
        said.push_str(&format!("\nratings and tables: {differ} rows were made anew from the results"));
    }
    Ok(said)
}

/// Copies a directory, files before subdirectories. Files that disappear meanwhile are skipped.
fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(to)?;
    let mut folders = Vec::new();
    for entry in std::fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            folders.push((entry.path(), target));
        } else if let Err(error) = std::fs::copy(entry.path(), target)
            && error.kind() != ErrorKind::NotFound
        {
            return Err(error);
        }
    }
    folders.into_iter().try_for_each(|(from, to)| copy(&from, &to))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_command_says_what_it_has_found() {
        let room = tempfile::tempdir().unwrap();
        let (toy, missing, to) = (room.path().join("toy"), room.path().join("missing"), room.path().join("to"));
        drop(SledStore::open(&toy.join(BOT)).unwrap());
        std::fs::create_dir(toy.join(CHATS)).unwrap();
        let told = repair(&toy).unwrap_err().to_string();
        assert!(told.ends_with("belongs to a sandbox; what its bot keeps is in its directory `bot`"), "{told}");
        assert!(!toy.join("lock").exists());
        assert!(repair(&toy.join(BOT)).is_ok());
        for told in [repair(&missing).unwrap_err().to_string(), backup(&missing, &to).unwrap_err().to_string()] {
            assert!(told.ends_with("missing does not exist, so nothing is kept there"), "{told}");
        }
        assert!(!missing.exists() && !to.exists());
        assert!(backup(&toy, &to).is_ok());
    }
}
