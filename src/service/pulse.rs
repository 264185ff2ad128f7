//! What the running bot does by itself: it looks at the timers, and leaves signs of life for `kletka health`.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Interval, MissedTickBehavior};

use super::{House, Job};
use crate::store::heartbeat::Heartbeat;

/// How often timers are looked at.
const TICK: Duration = Duration::from_secs(1);
/// How often the bot shows that it is alive.
const BEAT: Duration = Duration::from_secs(5);

/// Runs until the stop.
pub(super) async fn run(house: Arc<House>, heartbeat: Option<Heartbeat>, stop: watch::Receiver<bool>) {
    let ticks = tick(Arc::clone(&house), stop);
    let Some(heartbeat) = heartbeat else { return ticks.await };
    let sound = || {
        let house = Arc::clone(&house);
        async move { house.sound().await }
    };
    tokio::select! {
        () = ticks => {}
        () = beat(heartbeat, sound) => {}
    }
}

async fn tick(house: Arc<House>, mut stop: watch::Receiver<bool>) {
    let mut interval = every(TICK);
    loop {
        tokio::select! {
            _ = interval.tick() => {
                let effects = house.ask(Job::Tick).await;
                house.carry(effects).await;
            }
            _ = stop.changed() => return,
        }
    }
}

/// Rings at once and then again and again. What was late is not made up for.
fn every(period: Duration) -> Interval {
    let mut interval = tokio::time::interval(period);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    interval
}

/// Leaves a sign of life every few seconds, each after `sound` has resolved: a thread that only counted seconds would
/// go on when all others hang.
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
