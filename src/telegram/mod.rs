//! The only part that uses teloxide: updates in, calls out.
//!
//! - [`poll`] and [`webhook`] receive updates (`door` is the server, `hall` that of several bots); [`decode`] makes a
//!   plain [`Incoming`] of each.
//! - [`outbox`] sends entries at the messenger's [`pace`]. [`send`] makes requests from calls, and one table
//!   (`verdict`) decides what an answer means. Pictures are painted by threads of their own (`painters`).
//! - [`posted`] changes messages in chats that the bot is not in. Their pictures are fetched from the bot's own server
//!   (`gallery`), or were sent to another chat before (`staging`).
//! - `wire` carries every request. `availability` is what all requests of a bot together know of the messenger: while
//!   it is away, only one call is tried after each pause. A [`Workshop`] is what the bots of a process share.
//! - [`inquiry`] asks how a bot stands, and changes nothing.
//!
//! We build requests from teloxide's payloads and send them through its client, but we read the answers here. teloxide
//! loses the status code, sleeps ten seconds on any 5xx, and reports an error for a message that *was* sent if its echo
//! has a field that teloxide does not know. For the same reason we read updates field by field: you must not lose a
//! move because the message it answers contains something newer than the library.

mod alone;
mod app;
mod availability;
mod backoff;
pub mod decode;
mod door;
mod falls;
mod gallery;
mod hall;
pub mod inquiry;
mod lanes;
mod members;
pub mod menus;
mod novelty;
pub mod outbox;
pub mod pace;
mod painters;
mod parcel;
pub mod poll;
pub mod posted;
pub mod send;
mod showing;
mod staging;
mod suggest;
mod tally;
mod verdict;
pub mod webhook;
mod wire;
mod workshop;

#[cfg(test)]
mod mock;

use std::fmt;
use std::future::Future;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use teloxide::payloads::GetMe;
use teloxide::types::AllowedUpdate;
use tokio::sync::watch;

use crate::bot::desk::{Look, Unseen};
use crate::bot::incoming::{Incoming, Kind, Touched};
use crate::bot::seal::Invites;
use crate::clock::Clock;
use backoff::Backoff;
use novelty::Novelties;
use painters::Painters;
use parcel::Parcel;
use showing::Showing;
pub use wire::ConnectError;
use wire::{Fault, Wire};
pub use workshop::Workshop;

/// The kinds of updates that the bot asks for. It would discard all others.
const WANTED: [AllowedUpdate; 7] = [
    AllowedUpdate::Message,
    AllowedUpdate::EditedMessage,
    AllowedUpdate::CallbackQuery,
    AllowedUpdate::InlineQuery,
    // These come only if inline feedback is on.
    AllowedUpdate::ChosenInlineResult,
    // These come only if the bot is an administrator.
    AllowedUpdate::MessageReaction,
    AllowedUpdate::MyChatMember,
];

/// The receiver of updates.
pub trait Intake: Send + Sync + 'static {
    /// Takes updates, in order. Resolves once all their effects are durable. Only then are they acknowledged, and an
    /// update that was not acknowledged comes again.
    fn take(&self, batch: Vec<Incoming>) -> impl Future<Output = ()> + Send;

    /// What a user sees of a match in the Mini App, or why nothing.
    fn look(&self, id: u64, user: i64) -> impl Future<Output = Result<Look, Unseen>> + Send {
        let _ = (id, user);
        async { Err(Unseen::Nothing) }
    }

    /// Takes a move made in the Mini App. Resolves with the answer for its author, once its effects are durable.
    fn touch(&self, touched: Touched) -> impl Future<Output = String> + Send {
        let _ = touched;
        async { String::new() }
    }

    /// Reports whether all updates sent so far have arrived. If not, moves made in time may still be at the messenger.
    /// Only polling knows this.
    fn abreast(&self, yes: bool) -> impl Future<Output = ()> + Send {
        let _ = yes;
        async {}
    }
}

impl<T: Intake> Intake for Arc<T> {
    fn take(&self, batch: Vec<Incoming>) -> impl Future<Output = ()> + Send {
        T::take(self, batch)
    }

    fn look(&self, id: u64, user: i64) -> impl Future<Output = Result<Look, Unseen>> + Send {
        T::look(self, id, user)
    }

    fn touch(&self, touched: Touched) -> impl Future<Output = String> + Send {
        T::touch(self, touched)
    }

    fn abreast(&self, yes: bool) -> impl Future<Output = ()> + Send {
        T::abreast(self, yes)
    }
}

/// The bot's own account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Me {
    /// The messenger's id of the bot.
    pub id: i64,
    /// `@username` without the `@`.
    pub username: String,
    /// The display name.
    pub name: String,
    /// Whether privacy mode is off, so that the bot receives all messages of groups.
    pub reads_all: bool,
    /// Whether inline mode is on: people can type behind the bot's name in any chat and choose a suggestion.
    pub inline: bool,
    /// Whether guest mode is on: people can call the bot by its name where it is not.
    pub guests: bool,
}

/// A connection to the messenger. Cheap to clone.
#[derive(Clone)]
pub struct Telegram {
    inner: Arc<Inner>,
}

struct Inner {
    wire: Wire,
    me: Me,
    painters: Painters,
    /// Paints films: one takes as long as dozens of boards, which must not wait for it.
    projector: Painters,
    /// Features that the server may not support.
    novelties: Novelties,
    /// Shows pictures in chats that the bot is not in.
    showing: OnceLock<Showing>,
}

/// Omits the token, which must not reach a log.
impl fmt::Debug for Telegram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Telegram").field("me", &self.inner.me).finish_non_exhaustive()
    }
}

impl Telegram {
    /// Connects and asks who the bot is. Keeps trying as long as the messenger cannot be reached, so that the bot may
    /// start before the machine's network. `api_url`: another Bot API server (or a stand-in for one). `clock`: the
    /// time; the messenger's dates correct it.
    ///
    /// # Errors
    /// If trying again would not help. No error text contains the token.
    pub async fn connect(token: &str, api_url: Option<&str>, clock: Clock) -> Result<Telegram, ConnectError> {
        Telegram::connect_with(&Workshop::new(api_url, clock)?, token).await
    }

    /// Like [`connect`](Self::connect), with connections and painters that several bots share.
    ///
    /// # Errors
    /// As for [`connect`](Self::connect).
    pub async fn connect_with(workshop: &Workshop, token: &str) -> Result<Telegram, ConnectError> {
        let wire = workshop.wire(token)?;
        let mut backoff = Backoff::new(Duration::from_millis(200), Duration::from_secs(5));
        let me = loop {
            match wire.call(&GetMe::new()).await {
                Ok(answer) => break read_me(&answer)?,
                Err(Fault::Lost(_)) => wire.recover(&mut backoff).await,
                Err(Fault::Refused(no)) if no.unauthorized() => return Err(ConnectError::Unauthorized),
                Err(Fault::Refused(no)) => match no.retry_after {
                    Some(pause) => tokio::time::sleep(pause).await,
                    None => return Err(ConnectError::Refused(no.text)),
                },
            }
        };
        let (painters, projector) = workshop.painters();
        let inner = Inner { wire, me, painters, projector, novelties: Novelties::new(), showing: OnceLock::new() };
        Ok(Telegram { inner: Arc::new(inner) })
    }

    /// The bot's own account.
    pub fn me(&self) -> &Me {
        &self.inner.me
    }

    /// Asks for the updates that the bot wants. teloxide does not know all of them: calls of a guest come only if guest
    /// mode is on (Bot API 10.0).
    fn ask_for_updates(&self, parcel: &mut Parcel) {
        let mut wanted = json!(WANTED);
        if self.me().guests
            && let Some(wanted) = wanted.as_array_mut()
        {
            wanted.push(json!("guest_message"));
        }
        parcel.set("allowed_updates", wanted);
    }

    /// The key of invitations that people post.
    pub fn invites(&self) -> Invites {
        self.wire().invites()
    }

    /// The time. The messenger's dates correct it.
    pub fn clock(&self) -> &Clock {
        self.wire().clock()
    }

    /// Reads an update. `None` if it has no number.
    fn read(&self, raw: &Value) -> Option<Incoming> {
        let incoming = decode::decode(raw, self.me().id, self.clock().now())?;
        if let Kind::Message(message) | Kind::Edited(message) = &incoming.kind {
            self.clock().came(message.at);
        }
        Some(incoming)
    }

    /// Restricts requests: from now on they leave only while this returns `true`. The others fail and can be retried
    /// later.
    pub fn only_while(&self, leave: impl Fn() -> bool + Send + Sync + 'static) {
        self.wire().only_while(leave);
    }

    /// Requests so far: method, outcome, count.
    pub fn requests(&self) -> Vec<(&'static str, String, u64)> {
        self.wire().tally().all()
    }

    /// Logs once a day which messages fell back to the older way, because the server or a person's app does not support
    /// the new one.
    pub fn report(&self, now: Instant) {
        if let Some(fell) = self.inner.novelties.falls.due(now) {
            tracing::warn!(%fell, "something new fell back to what works everywhere; it is tried again tomorrow");
        }
    }

    fn wire(&self) -> &Wire {
        &self.inner.wire
    }
}

fn read_me(answer: &Value) -> Result<Me, ConnectError> {
    let id = answer["id"].as_i64().ok_or_else(|| ConnectError::Refused("it does not say who the bot is".to_owned()))?;
    let text = |key: &str| answer[key].as_str().unwrap_or_default().to_owned();
    let can = |key: &str| answer[key].as_bool().unwrap_or(false);
    let (reads_all, inline) = (can("can_read_all_group_messages"), can("supports_inline_queries"));
    let guests = can("supports_guest_queries");
    Ok(Me { id, username: text("username"), name: text("first_name"), reads_all, inline, guests })
}

/// Resolves when it is time to stop (also if nobody is left who could say so).
async fn stopped(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

/// Sleeps, at most until the stop. Returns whether it is time to stop.
async fn rest(pause: Duration, stop: &mut watch::Receiver<bool>) -> bool {
    tokio::select! {
        biased;
        () = stopped(stop) => true,
        () = tokio::time::sleep(pause) => false,
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::Instant;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_rest_lasts_until_the_stop_at_most() {
        let (stop, mut stopped) = watch::channel(false);
        let began = Instant::now();
        assert!(!rest(Duration::from_secs(9), &mut stopped).await);
        assert_eq!(began.elapsed(), Duration::from_secs(9));
        stop.send_replace(true);
        assert!(rest(Duration::from_secs(9), &mut stopped).await);
        assert_eq!(began.elapsed(), Duration::from_secs(9), "it is time to stop");
    }
}
