//! What the Mini App asks of the running bot.

use std::sync::Arc;

use tokio::sync::watch;

use super::{Front, Job, Service, Updates};
use crate::bot::desk::Look;
use crate::bot::incoming::{Incoming, Kind, Touched};
use crate::bot::seal::App;
use crate::store::schema::{MatchId, UserId};
use crate::telegram::webhook::{self, Beside};
use crate::telegram::{Telegram, poll};

/// The app that stands behind the address of the webhook.
pub(super) fn shown(updates: &Updates) -> Option<App> {
    match updates {
        Updates::Webhook(webhook) => webhook.app.clone(),
        Updates::PollBeside(beside) => Some(beside.app.clone()),
        Updates::Poll => None,
    }
}

/// Fetches updates and serves the page of the app until the stop.
pub(super) async fn poll_beside(
    telegram: Telegram,
    beside: Beside,
    front: Front,
    stop: watch::Receiver<bool>,
) -> Result<(), String> {
    let page = webhook::serve_app(telegram.clone(), beside, front.clone(), stop.clone());
    let (served, polled) = tokio::join!(page, poll::poll(telegram, front, stop));
    if let Err(error) = served {
        tracing::error!(%error, "the page of the Mini App was not served");
    }
    polled.map_err(|error| error.to_string())
}

impl Service {
    /// What a user sees of a match, once that is on disk.
    pub(super) async fn look(&self, id: MatchId, user: UserId) -> Option<Look> {
        let (look, after) = self.ask(|back| Job::Look(id, user, back)).await?;
        self.durable(after).await;
        Some(look)
    }

    /// Makes a move. Gives what is said to whoever makes it, once the move is on disk.
    pub(super) async fn touch(self: &Arc<Service>, touched: Touched) -> String {
        let (press, kind) = (touched.press.id.clone(), Kind::Touched(touched));
        let incoming = Box::new(Incoming { update: 0, kind });
        let mut effects = self.ask(|back| Job::Update(incoming, back)).await;
        // It was no press of the messenger's, so nobody else is to be answered.
        let at = effects.answers.iter().position(|answer| answer.press == press);
        let said = at.map(|at| effects.answers.remove(at).text);
        self.carry(effects).await;
        said.unwrap_or_default()
    }
}
