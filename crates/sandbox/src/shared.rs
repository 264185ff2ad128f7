//! The world, shared by all its threads.

use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::watch;

use super::world::World;

/// The world, and a signal for changes.
pub(super) struct Shared {
    /// The bot's token, which is part of every path.
    pub token: String,
    world: Mutex<World>,
    changed: watch::Sender<u64>,
    wanted: watch::Sender<Wanted>,
}

/// The requests of people on the page to whoever runs the bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// Whether the bot should run.
    pub running: bool,
    /// Raised to request a restart.
    pub turn: u64,
}

impl Shared {
    pub fn new(world: World) -> Arc<Shared> {
        let token = world.config.token.clone();
        Arc::new(Shared {
            token,
            world: Mutex::new(world),
            changed: watch::Sender::new(0),
            wanted: watch::Sender::new(Wanted { running: true, turn: 0 }),
        })
    }

    /// Changes the world and notifies everyone who waits.
    pub fn act<R>(&self, act: impl FnOnce(&mut World) -> R) -> R {
        let result = self.quietly(act);
        self.changed.send_modify(|version| *version = version.wrapping_add(1));
        result
    }

    /// Changes something that nobody waits for.
    pub fn quietly<R>(&self, act: impl FnOnce(&mut World) -> R) -> R {
        // A test that panics during an action must not bring the bot's side down.
        act(&mut self.world.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub fn look<R>(&self, look: impl FnOnce(&World) -> R) -> R {
        look(&self.world.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The requests of people on the page to whoever runs the bot.
    pub fn wanted(&self) -> &watch::Sender<Wanted> {
        &self.wanted
    }

    /// Sets the requests. If they differ, signals a change.
    pub fn want(&self, wanted: Wanted) {
        if self.wanted.send_if_modified(|now| std::mem::replace(now, wanted) != wanted) {
            self.act(|_| {});
        }
    }

    pub fn subscribe(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }
}
