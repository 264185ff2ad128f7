//! Runs computers for the desk: for their own moves, for hints, and for analysis of finished matches.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

use super::{Job, Service};
use crate::bot::desk::{Hint, LONG, LookBack, Looked, Pondering, Think};

/// How long a computer thinks before the chat sees that it does, and how often this is renewed: the messenger shows it
/// for five seconds, or until the next message.
const PONDERING: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(2));

impl Service {
    /// Lets a computer think. If that takes more than a moment, the chat sees that the bot is thinking.
    pub(super) async fn think(self: Arc<Service>, think: Think) {
        let (id, version, most, asked) = (think.id, think.version, think.most(), Instant::now());
        let counted = self.counts.thinks();
        let thinking = self.thinkers.think(think);
        tokio::pin!(thinking);
        let mut pause = PONDERING.0;
        let thought = loop {
            match tokio::time::timeout(pause, &mut thinking).await {
                Ok(thought) => break thought,
                Err(_) => pause = PONDERING.1,
            }
            let pondering = Pondering { id, version, long: most.max(asked.elapsed()) > LONG };
            let effects = self.ask(|back| Job::Pondering(pondering, back)).await;
            self.carry(effects).await;
        };
        drop(counted);
        let Some(thought) = thought else { return };
        let effects = self.ask(|back| Job::Thought(thought, back)).await;
        self.carry(effects).await;
    }

    /// Finds a hint. If the process ends before that, the user has to ask again.
    pub(super) async fn hint(self: Arc<Service>, Hint { think, asked }: Hint) {
        let Some(thought) = self.thinkers.think(think).await else { return };
        let effects = self.ask(|back| Job::Hinted(thought, asked, back)).await;
        self.carry(effects).await;
    }

    /// Analyses a match. If the process ends before that, the user has to ask again.
    pub(super) async fn look_back(self: Arc<Service>, LookBack { id, played, asked }: LookBack) {
        let version = played.lines().len();
        let Some(turning) = self.thinkers.look_back(asked.user, played).await else { return };
        let looked = Looked { id, version, turning, asked };
        let effects = self.ask(|back| Job::Looked(looked, back)).await;
        self.carry(effects).await;
    }
}
