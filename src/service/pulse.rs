//! What happens at regular intervals, such as the signs of life that `kletka health` looks for.

use std::time::Duration;

use tokio::time::{Interval, MissedTickBehavior};

use crate::store::heartbeat::Heartbeat;

/// How often the bot shows that it is alive.
const BEAT: Duration = Duration::from_secs(5);

/// Does what goes on until the stop, and leaves signs of life beside it where somebody can look for them: each after
/// `sound` has resolved. A thread that only counted seconds would go on when all others hang.
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

/// Rings at once and then again and again. It does not make up for late rings.
pub(super) fn every(period: Duration) -> Interval {
    let mut interval = tokio::time::interval(period);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    interval
}

/// Leaves a sign of life every few seconds.
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
            // It was said before, or the runtime is about to end.
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

    /// Time is the clock of the test, so nothing here waits for long.
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
        // One that was under way may still come.
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
