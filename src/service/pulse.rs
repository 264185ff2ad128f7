//! Periodic work, such as the heartbeat that `kletka health` checks.

use std::time::Duration;

use tokio::time::{Interval, MissedTickBehavior};

use crate::store::heartbeat::Heartbeat;

/// The interval of the heartbeat.
const BEAT: Duration = Duration::from_secs(5);

/// Runs the work until the stop, and writes a heartbeat beside it if there is a place for it, each time after `sound`
/// has resolved. A thread with its own timer would go on beating while everything else hangs.
pub(super) async fn beside<F: Future<Output = ()>>(
    work: impl Future<Output = ()>,
    heartbeat: Option<Heartbeat>,
    sound: impl Fn() -> F,
) {
    let Some(heartbeat) = heartbeat else { return work.await };
    tokio::select! {
        () = work => {}
        () = beat(heartbeat, sound) => {}
    }
}

/// Ticks at once, then at regular intervals. Late ticks are not made up for.
pub(super) fn every(period: Duration) -> Interval {
    let mut interval = tokio::time::interval(period);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    interval
}

/// Writes a heartbeat every few seconds.
async fn beat<F: Future<Output = ()>>(heartbeat: Heartbeat, sound: impl Fn() -> F) {
    let mut interval = every(BEAT);
    let mut told = false;
    loop {
        interval.tick().await;
        sound().await;
        let own = heartbeat.clone();
        match tokio::task::spawn_blocking(move || own.beat()).await {
            Ok(Err(error)) if !told => {
                tracing::warn!(%error, "no sign of life can be left, so `kletka health` will miss one");
                told = true;
            }
            Ok(Ok(())) => told = false,
            // The failure was logged before, or the runtime is about to end.
            Ok(Err(_)) | Err(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs::File;
    use std::time::SystemTime;

    use tokio::sync::watch;
    use tokio::time::sleep;

    use super::*;

    /// The test controls the time, so nothing here waits for long.
    #[tokio::test(start_paused = true)]
    async fn while_something_hangs_there_is_no_sign_of_life() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("heartbeat");
        let (gate, open) = watch::channel(false);
        let heartbeat = Heartbeat::of(dir.path());
        let beats = tokio::spawn(beat(heartbeat, move || {
            let mut open = open.clone();
            async move { _ = open.wait_for(|open| *open).await.unwrap() }
        }));
        sleep(10 * BEAT).await;
        assert!(!file.exists(), "nothing was sound");
        gate.send_replace(true);
        while !file.exists() {
            sleep(BEAT).await;
        }
        gate.send_replace(false);
        // A heartbeat that was in progress may still arrive.
        sleep(2 * BEAT).await;
        let set = |time| File::options().write(true).open(&file).and_then(|file| file.set_modified(time)).unwrap();
        set(SystemTime::UNIX_EPOCH);
        sleep(10 * BEAT).await;
        let last = || file.metadata().and_then(|file| file.modified()).unwrap();
        assert_eq!(last(), SystemTime::UNIX_EPOCH, "it was left all the same");
        gate.send_replace(true);
        while last() == SystemTime::UNIX_EPOCH {
            sleep(BEAT).await;
        }
        beats.abort();
    }
}
