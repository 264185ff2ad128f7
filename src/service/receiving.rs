//! Receives updates until the stop, and only while this process owns the bot.

use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::watch;
use tracing::Instrument;

use super::{Front, Updates};
use crate::bot::desk::Hold;
use crate::clock::Clock;
use crate::store::Store;
use crate::store::lease::Lease;
use crate::telegram::{Intake, Telegram, poll, webhook};

/// How long timers wait after the start with a webhook: updates sent meanwhile go first. With polling, the bot knows
/// when the last of these has arrived.
const CATCH_UP: u64 = 10_000;
/// How long updates in progress may take after the stop.
const TAKING: Duration = Duration::from_millis(3500);

/// The lease of a store. If the lease can end, requests leave only while it holds.
pub(super) fn lease_of(store: &dyn Store, telegram: &Telegram) -> Lease {
    let lease = store.lease();
    if lease.ends() {
        let lease = lease.clone();
        telegram.only_while(move || lease.holds());
    }
    lease
}

/// The condition for timers to start.
pub(super) fn first_hold(updates: &Updates, clock: &Clock) -> Hold {
    match updates {
        Updates::Poll | Updates::PollBeside(_) => Hold::On,
        Updates::Webhook(_) => Hold::Until(clock.now() + CATCH_UP),
    }
}

/// An inner stop, which follows the outer one and also comes when updates can no longer be received.
pub(super) fn own_stop(mut outside: watch::Receiver<bool>) -> (watch::Sender<bool>, watch::Receiver<bool>) {
    let (closing, stop) = watch::channel(false);
    let follower = closing.clone();
    tokio::spawn(async move {
        let closed = follower.clone();
        tokio::select! {
            // If nobody is left to send a stop, that is a stop as well.
            _ = outside.wait_for(|stop| *stop) => {}
            () = closed.closed() => {}
        }
        follower.send_replace(true);
    });
    (closing, stop)
}

/// Receives until the stop, and then gives updates in progress some time.
pub(super) async fn receive_until_late(
    updates: Updates,
    telegram: Telegram,
    front: Front,
    stop: watch::Receiver<bool>,
) -> Result<(), String> {
    tokio::select! {
        fetched = receive(updates, telegram, front, stop.clone()) => fetched,
        () = late(stop) => {
            tracing::warn!("updates were still being taken at the stop; they will come again");
            Ok(())
        }
    }
}

/// Receives whenever the lease holds.
async fn receive(
    updates: Updates,
    telegram: Telegram,
    front: Front,
    mut stop: watch::Receiver<bool>,
) -> Result<(), String> {
    let (lease, leaps) = (front.0.lease.clone(), front.0.clock.leaps());
    loop {
        let leapt = leaps.as_ref().map_or(0, |leaps| *leaps.borrow());
        front.0.leapt.store(leapt, Ordering::Relaxed);
        tokio::select! {
            biased;
            _ = stop.wait_for(|stop| *stop) => return Ok(()),
            () = lease.held() => {}
            () = turned_away(&updates) => {}
        }
        let (_closing, until) = period((lease.clone(), leaps.clone(), leapt), stop.clone());
        receive_once(updates.clone(), telegram.clone(), front.clone(), until).await?;
        if *stop.borrow() {
            return Ok(());
        }
        // Updates that people send now wait at the messenger, so no clock may run out meanwhile.
        front.abreast(false).await;
        if matches!(updates, Updates::Webhook(_)) {
            tokio::spawn(catch_up(front.clone()).in_current_span());
        }
    }
}

/// While another process may own the bot, tells the messenger to deliver its updates again. Never resolves.
pub async fn turned_away(updates: &Updates) {
    if let Updates::Webhook(settings) = updates
        && let Err(error) = webhook::turn_away(&settings.at).await
    {
        // Then the proxy cannot connect, which has the same effect.
        tracing::debug!(%error, "cannot listen while another process has the bot");
    }
    std::future::pending().await
}

/// The count of leaps of the clock.
type Leaps = Option<watch::Receiver<u64>>;

/// A stop that comes with that of the bot, with the end of the lease, or with the next leap of the clock.
fn period(
    (lease, leaps, leapt): (Lease, Leaps, u64),
    mut stop: watch::Receiver<bool>,
) -> (watch::Sender<bool>, watch::Receiver<bool>) {
    let (ending, end) = watch::channel(false);
    let ends = ending.clone();
    let watches = async move {
        tokio::select! {
            _ = stop.wait_for(|stop| *stop) => {}
            () = lease.lapsed() => {
                tracing::warn!("the lease could not be renewed in time; nothing is fetched or sent until it is");
            }
            () = leap(leaps, leapt) => {}
        }
        ends.send_replace(true);
    };
    tokio::spawn(watches.in_current_span());
    (ending, end)
}

/// Resolves when the clock has leapt more than `leapt` times.
async fn leap(leaps: Leaps, leapt: u64) {
    let Some(mut leaps) = leaps else { return std::future::pending().await };
    if leaps.wait_for(|leaps| *leaps != leapt).await.is_err() {
        // The clock is gone, and so is the bot.
        std::future::pending::<()>().await;
    }
}

async fn receive_once(
    updates: Updates,
    telegram: Telegram,
    front: Front,
    until: watch::Receiver<bool>,
) -> Result<(), String> {
    match updates {
        Updates::Poll => poll::poll(telegram, front, until).await.map_err(|error| error.to_string()),
        Updates::PollBeside(beside) => {
            poll::poll_beside(telegram, beside, front, until).await.map_err(|error| error.to_string())
        }
        Updates::Webhook(settings) => {
            webhook::serve(telegram, settings, front, until).await.map_err(|error| error.to_string())
        }
    }
}

/// With a webhook, nobody can tell when the last update has arrived: waits for some time after the lease is back.
async fn catch_up(front: Front) {
    front.0.lease.held().await;
    tokio::time::sleep(Duration::from_millis(CATCH_UP)).await;
    front.abreast(true).await;
}

/// Resolves when updates in progress have had their time after the stop.
async fn late(mut stop: watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
    tokio::time::sleep(TAKING).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn updates_are_received_anew_when_the_time_has_leapt() {
        let ((leaps, seen), (_stop, stop)) = (watch::channel(7), watch::channel(false));
        let (_closing, mut until) = period((Lease::forever(), Some(seen.clone()), 7), stop.clone());
        for _ in 0..10 {
            tokio::task::yield_now().await;
        }
        assert!(!*until.borrow(), "nothing has happened");
        leaps.send_replace(8);
        until.wait_for(|ends| *ends).await.unwrap();
        let (_closing, mut until) = period((Lease::forever(), Some(seen), 7), stop);
        until.wait_for(|ends| *ends).await.unwrap();
    }
}
