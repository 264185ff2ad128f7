//! `kletka health`: whether a bot runs in a data directory and is well. It writes nothing there, since whoever asks may
//! have only the right to read.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::heartbeat::Heartbeat;
use super::lock::is_in_use;

/// How old the newest sign of life of a bot that is well can be. It leaves one every few seconds; a disk that is busy
/// may keep it waiting for longer.
const FRESH: Duration = Duration::from_secs(30);

/// Why a data directory has no bot that is well.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Sick {
    /// Nobody holds the lock.
    #[error("no bot runs in {}", .0.display())]
    Gone(PathBuf),
    /// Somebody holds the lock who has given no sign of life: the bot is still starting, or it is a repair.
    #[error("{} is in use, but no bot has answered there yet", .0.display())]
    Starting(PathBuf),
    /// The last sign of life is too old.
    #[error("the bot in {} has not answered for {} seconds", dir.display(), silent.as_secs())]
    Silent {
        /// The data directory.
        dir: PathBuf,
        /// How old the last sign of life is; where it is from the future, how far ahead.
        silent: Duration,
    },
}

/// Whether a bot runs in a data directory and is well: its desk answers, and what it has done reaches the disk. Writes
/// nothing.
///
/// # Errors
/// When it is not, with the reason.
pub fn health(dir: &Path) -> Result<(), Sick> {
    health_at(dir, SystemTime::now())
}

fn health_at(dir: &Path, now: SystemTime) -> Result<(), Sick> {
    if !is_in_use(dir) {
        return Err(Sick::Gone(dir.to_owned()));
    }
    let last = Heartbeat::of(dir).last().ok_or_else(|| Sick::Starting(dir.to_owned()))?;
    // A clock that was set back makes the last sign come from the future, until the next one.
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
