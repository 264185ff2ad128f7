//! `kletka health`: whether a bot runs in a data directory and is healthy. It writes nothing, since the caller may only
//! have read access.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::heartbeat::Heartbeat;
use super::lock::is_in_use;

/// The maximum age of a healthy bot's heartbeat. The bot leaves one every few seconds; a busy disk may delay it.
const FRESH: Duration = Duration::from_secs(30);

/// Why there is no healthy bot in a data directory.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Sick {
    /// Nobody holds the lock.
    #[error("no bot runs in {}", .0.display())]
    Gone(PathBuf),
    /// A process holds the lock but has left no heartbeat: the bot is still starting, or it is a repair.
    #[error("{} is in use, but no bot has answered there yet", .0.display())]
    Starting(PathBuf),
    /// The last heartbeat is too old.
    #[error("the bot in {} has not answered for {} seconds", dir.display(), silent.as_secs())]
    Silent {
        dir: PathBuf,
        /// The age of the last heartbeat. If it is in the future: how far ahead.
        silent: Duration,
    },
}

/// Checks whether a bot runs in a data directory and is healthy: its desk answers, and its work reaches the disk.
/// Writes nothing.
///
/// # Errors
/// If it is not, with the reason.
pub fn health(dir: &Path) -> Result<(), Sick> {
    health_at(dir, SystemTime::now())
}

fn health_at(dir: &Path, now: SystemTime) -> Result<(), Sick> {
    if !is_in_use(dir) {
        return Err(Sick::Gone(dir.to_owned()));
    }
    let last = Heartbeat::of(dir).last().ok_or_else(|| Sick::Starting(dir.to_owned()))?;
    // After the clock is set back, the last heartbeat is in the future until the next one.
    let silent = now.duration_since(last).unwrap_or_else(|ahead| ahead.duration());
    if silent <= FRESH { Ok(()) } else { Err(Sick::Silent { dir: dir.to_owned(), silent }) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::lock::DirLock;

    #[test]
    fn health_is_a_fresh_sign_of_whoever_holds_the_lock() {
        let dir = tempfile::tempdir().unwrap();
        let (place, heartbeat) = (dir.path().to_owned(), Heartbeat::of(dir.path()));
        assert_eq!(health(&place.join("nowhere")), Err(Sick::Gone(place.join("nowhere"))));
        heartbeat.beat().unwrap();
        assert_eq!(health(&place), Err(Sick::Gone(place.clone())), "it is nobody's");
        let lock = DirLock::take(&place).unwrap();
        assert_eq!(health(&place), Err(Sick::Starting(place.clone())), "that of another one counts no more");
        heartbeat.beat().unwrap();
        assert_eq!(health(&place), Ok(()));
        let last = heartbeat.last().unwrap();
        let late = FRESH + Duration::from_secs(1);
        for now in [last + FRESH, last - FRESH] {
            assert_eq!(health_at(&place, now), Ok(()));
        }
        for now in [last + late, last - late] {
            assert_eq!(health_at(&place, now), Err(Sick::Silent { dir: place.clone(), silent: late }));
        }
        drop(lock);
        assert_eq!(health(&place), Err(Sick::Gone(place)));
    }

    #[test]
    fn whoever_looks_keeps_nobody_out() {
        let dir = tempfile::tempdir().unwrap();
        for _ in 0..100 {
            let looker = std::thread::spawn({
                let place = dir.path().to_owned();
                move || (0..100).filter(|_| is_in_use(&place)).count()
            });
            drop(DirLock::take(dir.path()).unwrap());
            looker.join().unwrap();
        }
        assert!(!is_in_use(dir.path()));
    }
}
