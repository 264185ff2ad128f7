//! Long polling. The offset of the *next* request confirms an update. That request is sent only after the effects of
//! the update are durable. After a kill at any instant, the messenger sends the update again.

use std::time::{Duration, Instant};

use serde_json::Value;
use teloxide::payloads::{DeleteWebhook, GetUpdates};
use tokio::sync::watch;

use super::backoff::Backoff;
use super::parcel::Parcel;
use super::webhook::{Beside, serve_beside};
use super::wire::{Fault, Refusal};
use super::{Intake, Telegram, rest, stopped};

/// How long the messenger holds a request open if there is nothing new, in seconds.
const HOLD: u32 = 25;
/// How long a request may take in all.
const PATIENCE: Duration = Duration::from_secs(40);
/// How long the last confirmation may take. It is a courtesy: without it, the last batch comes again and is ignored.
const FAREWELL: Duration = Duration::from_secs(2);
/// Updates per request: the most that the messenger allows.
const BATCH: u8 = 100;
/// The pause after a conflict with another poller. If both retried at once, they would take turns forever.
const CONFLICT: Duration = Duration::from_secs(10);

/// How many times in a row the messenger must deny knowing the token before the bot believes it: now and then a server
/// errs. The pauses between them add up to three seconds.
const DENIALS: u32 = 6;

/// How long catching up may take. If updates keep coming, no answer is ever empty.
const CATCHING_UP: Duration = Duration::from_secs(30);

/// Why polling ended early.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PollError {
    /// The token is no longer valid.
    #[error("the messenger no longer knows this bot token")]
    Unauthorized,
}

/// Polls until the stop, and serves pictures and the page of the Mini App beside that.
///
/// # Errors
/// As [`poll`].
pub async fn poll_beside(
    telegram: Telegram,
    beside: Beside,
    intake: impl Intake + Clone,
    stop: watch::Receiver<bool>,
) -> Result<(), PollError> {
    let page = serve_beside(telegram.clone(), beside, intake.clone(), stop.clone());
    let (served, polled) = tokio::join!(page, poll(telegram, intake, stop));
    if let Err(error) = served {
        tracing::error!(%error, "pictures and the page of the Mini App were not served");
    }
    polled
}

/// Fetches updates until the stop.
///
/// # Errors
/// If the token is refused again and again. After all other errors, it tries again.
pub async fn poll(telegram: Telegram, intake: impl Intake, stop: watch::Receiver<bool>) -> Result<(), PollError> {
    let mut poller =
        Poller { telegram, stop, offset: None, backoff: fresh_backoff(), behind: Some(Instant::now()), denied: 0 };
    if !poller.take_over().await? {
        return Ok(());
    }
    while !*poller.stop.borrow() {
        let hold = poller.hold();
        let answer = tokio::select! {
            biased;
            () = stopped(&mut poller.stop) => break,
            answer = fetch(&poller.telegram, poller.offset, hold) => answer,
        };
        let batch = match answer {
            Ok(batch) => batch,
            Err(fault) => {
                poller.fall_behind(&intake).await;
                poller.wait_out(fault).await?;
                continue;
            }
        };
        poller.backoff.reset();
        poller.denied = 0;
        let empty = batch.as_array().is_none_or(Vec::is_empty);
        poller.hand_over(batch, &intake).await;
        poller.catch_up(empty, &intake).await;
    }
    poller.farewell().await;
    Ok(())
}

fn fresh_backoff() -> Backoff {
    Backoff::new(Duration::from_millis(100), Duration::from_secs(5))
}

async fn fetch(telegram: &Telegram, offset: Option<i32>, hold: u32) -> Result<Value, Fault> {
    let request = GetUpdates { offset, limit: Some(BATCH), timeout: Some(hold), allowed_updates: None };
    let mut parcel = Parcel::new(&request);
    telegram.ask_for_updates(&mut parcel);
    telegram.wire().send_within(&parcel, PATIENCE).await
}

struct Poller {
    telegram: Telegram,
    stop: watch::Receiver<bool>,
    /// The number after the last update that was taken but not yet confirmed. It is not kept longer: after a quiet
    /// week, the messenger counts from a random number, and a stale offset could be above the new updates.
    offset: Option<i32>,
    backoff: Backoff,
    /// Since when older updates may still wait at the messenger. `None`: all have been taken.
    behind: Option<Instant>,
    /// How many times in a row the messenger has denied knowing the token.
    denied: u32,
}

impl Poller {
    /// How long the messenger should wait for something new. While catching up, not at all.
    fn hold(&self) -> u32 {
        if self.behind.is_some() { 0 } else { HOLD }
    }

    async fn fall_behind(&mut self, intake: &impl Intake) {
        if self.behind.is_none() {
            self.behind = Some(Instant::now());
            intake.abreast(false).await;
        }
    }

    /// Ends the catching up after an empty answer: there is nothing left.
    async fn catch_up(&mut self, empty: bool, intake: &impl Intake) {
        if self.behind.is_some_and(|since| empty || since.elapsed() > CATCHING_UP) {
            self.behind = None;
            intake.abreast(true).await;
        }
    }

    /// Removes a webhook, if any, and keeps the updates that wait there. `false` when it is time to stop.
    async fn take_over(&mut self) -> Result<bool, PollError> {
        let request = DeleteWebhook { drop_pending_updates: Some(false) };
        loop {
            let answer = tokio::select! {
                biased;
                () = stopped(&mut self.stop) => return Ok(false),
                answer = self.telegram.wire().call(&request) => answer,
            };
            match answer {
                Ok(_) => break,
                Err(fault) => self.wait_out(fault).await?,
            }
        }
        self.backoff.reset();
        Ok(true)
    }

    /// Hands over a batch, and finishes even if the stop comes meanwhile.
    async fn hand_over(&mut self, answer: Value, intake: &impl Intake) {
        let raw = answer.as_array().map(Vec::as_slice).unwrap_or_default();
        let batch: Vec<_> = raw.iter().filter_map(|raw| self.telegram.read(raw)).collect();
        if batch.len() < raw.len() {
            tracing::error!(count = raw.len() - batch.len(), "updates without a number are ignored");
        }
        // After the last one, not the greatest: the numbering may have restarted.
        self.offset = batch.last().and_then(|last| i32::try_from(u64::from(last.update) + 1).ok());
        if !batch.is_empty() {
            intake.take(batch).await;
        } else if !raw.is_empty() {
            // Nothing of this can be confirmed, so it comes again. Do not fetch it in a tight loop.
            rest(CONFLICT, &mut self.stop).await;
        }
    }

    async fn wait_out(&mut self, fault: Fault) -> Result<(), PollError> {
        let pause = match fault {
            Fault::Lost(_) => {
                tokio::select! {
                    biased;
                    () = stopped(&mut self.stop) => {}
                    () = self.telegram.wire().recover(&mut self.backoff) => {}
                }
                return Ok(());
            }
            Fault::Refused(no) => {
                self.denied = if no.unauthorized() { self.denied + 1 } else { 0 };
                if self.denied >= DENIALS {
                    return Err(PollError::Unauthorized);
                }
                self.patience_with(&no)
            }
        };
        rest(pause, &mut self.stop).await;
        Ok(())
    }

    fn patience_with(&mut self, no: &Refusal) -> Duration {
        if no.code == 409 {
            tracing::error!(
                reason = %no.text,
                "somebody else fetches this bot's updates: another copy of the bot runs with the same token, or a webhook \
                 was set. Only one can have them; stop the other one."
            );
            return CONFLICT;
        }
        let pause = no.retry_after.unwrap_or_else(|| self.backoff.pause());
        tracing::warn!(code = no.code, reason = %no.text, ?pause, "no updates: the messenger refuses");
        pause
    }

    /// Confirms the last batch, so that it does not come again after the restart.
    async fn farewell(&self) {
        let Some(offset) = self.offset else { return };
        let request = GetUpdates { offset: Some(offset), limit: Some(1), timeout: Some(0), allowed_updates: None };
        let mut parcel = Parcel::new(&request);
        self.telegram.ask_for_updates(&mut parcel);
        if let Err(fault) = self.telegram.wire().send_within(&parcel, FAREWELL).await {
            tracing::debug!(?fault, "the last batch was not confirmed; it will come again and be ignored");
        }
    }
}

#[cfg(test)]
#[path = "poll_tests.rs"]
mod tests;
