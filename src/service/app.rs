//! Requests of the Mini App to the running bot.

use std::sync::Arc;
use std::time::Duration;

use super::{Job, Service, Updates};
use crate::bot::desk::{Look, Told, Unseen};
use crate::bot::incoming::{Incoming, Kind, Touched};
use crate::bot::seal::App;
use crate::store::schema::{MatchId, UserId};

/// The app that the webhook's server serves.
pub(super) fn shown(updates: &Updates) -> Option<App> {
    match updates {
        Updates::Webhook(webhook) => webhook.app.clone(),
        Updates::PollBeside(beside) => beside.app.clone(),
        Updates::Poll => None,
    }
}

/// How long somebody waits for what the messenger says of them.
const PATIENCE: Duration = Duration::from_secs(3);

impl Service {
    /// What a user sees of a match, once that is on disk.
    pub(super) async fn look(&self, id: MatchId, user: UserId) -> Result<Look, Unseen> {
        let mut seen = self.ask(|back| Job::Look(id, user, back)).await;
        if let Err(Unseen::Ask(query)) = seen {
            let told = tokio::time::timeout(PATIENCE, self.telegram.is_member(query.peer, query.user)).await;
            self.ask(|back| Job::Member(query, told.unwrap_or(Told::Nothing), back)).await;
            seen = self.ask(|back| Job::Look(id, user, back)).await;
        }
        let (look, after) = seen?;
        self.durable(after).await;
        Ok(look)
    }

    /// Makes a move. Returns the answer for its author, once the move is on disk.
    pub(super) async fn touch(self: &Arc<Service>, touched: Touched) -> String {
        let (press, kind) = (touched.press.id.clone(), Kind::Touched(touched));
        let incoming = Box::new(Incoming { update: 0, kind });
        let mut effects = self.ask(|back| Job::Update(incoming, back)).await;
        // This press did not come from the messenger, so the answer must not go there.
        let at = effects.answers.iter().position(|answer| answer.press == press);
        let said = at.map(|at| effects.answers.remove(at).text);
        self.carry(effects).await;
        said.unwrap_or_default()
    }
}
