//! Updates are received until the stop, and only while this process may speak for the bot.

use std::time::Duration;

use tokio::sync::watch;
use tracing::Instrument;

use super::{Clock, Front, Updates};
use crate::bot::desk::Hold;
use crate::store::Store;
use crate::store::lease::Lease;
use crate::telegram::{Intake, Telegram, poll, webhook};

/// How long timers wait after the start where updates are brought: what was sent meanwhile comes first. Where they are
/// fetched, it is known when the last of those has come.
const CATCH_UP: u64 = 10_000;
/// How long after the stop updates in hand may take.
const TAKING: Duration = Duration::from_millis(3500);

/// The lease of a store. Requests leave only while it holds, where it may end.
pub(super) fn lease_of(store: &dyn Store, telegram: &Telegram) -> Lease {
    let lease = store.lease();
    if lease.ends() {
        let lease = lease.clone();
        telegram.only_while(move || lease.holds());
    }
    lease
}

/// What timers wait for at the start.
pub(super) fn first_hold(updates: &Updates, clock: &Clock) -> Hold {
    match updates {
        Updates::Poll | Updates::PollBeside(_) => Hold::On,
        Updates::Webhook(_) => Hold::Until(clock() + CATCH_UP),
    }
}

/// A stop of our own, which follows the one from outside and comes also when no more updates can be received.
pub(super) fn own_stop(mut outside: watch::Receiver<bool>) -> (watch::Sender<bool>, watch::Receiver<bool>) {
    let (closing, stop) = watch::channel(false);
    let follower = closing.clone();
    tokio::spawn(async move {
        let closed = follower.clone();
        tokio::select! {
            // Nobody left who could say so is a stop as well.
            _ = outside.wait_for(|stop| *stop) => {}
            () = closed.closed() => {}
        }
        follower.send_replace(true);
    });
    (closing, stop)
}

/// Receives until the stop; what is in hand then has its time.
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

/// Receives, time and again, for as long as there is a lease.
async fn receive(
    updates: Updates,
    telegram: Telegram,
    front: Front,
    mut stop: watch::Receiver<bool>,
) -> Result<(), String> {
    let lease = front.0.lease.clone();
    loop {
        tokio::select! {
            biased;
            _ = stop.wait_for(|stop| *stop) => return Ok(()),
            () = lease.held() => {}
            () = turned_away(&updates) => {}
        }
        let (_closing, until) = period(lease.clone(), stop.clone());
        receive_once(updates.clone(), telegram.clone(), front.clone(), until).await?;
        if *stop.borrow() {
            return Ok(());
        }
        // What people send now waits at the messenger, so no clock may run out meanwhile.
        front.abreast(false).await;
        if matches!(updates, Updates::Webhook(_)) {
            tokio::spawn(catch_up(front.clone()).in_current_span());
        }
    }
}

/// For as long as another process may have the bot, the messenger hears that its updates are to come again. Does not
/// resolve.
pub async fn turned_away(updates: &Updates) {
    if let Updates::Webhook(settings) = updates
        && let Err(error) = webhook::turn_away(&settings.at).await
    {
        // A proxy then finds nobody, which is as good.
        tracing::debug!(%error, "cannot listen while another process has the bot");
    }
    std::future::pending().await
}

/// A stop that comes with that of the bot, or with the end of the lease.
fn period(lease: Lease, mut stop: watch::Receiver<bool>) -> (watch::Sender<bool>, watch::Receiver<bool>) {
    let (ending, end) = watch::channel(false);
    let ends = ending.clone();
    let watches = async move {
        tokio::select! {
            _ = stop.wait_for(|stop| *stop) => {}
            () = lease.lapsed() => {
                tracing::warn!("the lease could not be renewed in time; nothing is fetched or sent until it is");
            }
        }
        ends.send_replace(true);
    };
    tokio::spawn(watches.in_current_span());
    (ending, end)
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

/// Where updates are brought nobody says when the last of them has come: some time after the lease is back.
async fn catch_up(front: Front) {
    front.0.lease.held().await;
    tokio::time::sleep(Duration::from_millis(CATCH_UP)).await;
    front.abreast(true).await;
}

/// Resolves when updates in hand have had their time after the stop.
async fn late(mut stop: watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
    tokio::time::sleep(TAKING).await;
}
