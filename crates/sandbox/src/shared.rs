//! The world, shared by all its threads.

use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::watch;

use super::world::World;

/// The world, and the bell that rings when it has changed.
pub(super) struct Shared {
    /// The bot's token, which is part of every path.
    pub token: String,
    world: Mutex<World>,
    changed: watch::Sender<u64>,
    wanted: watch::Sender<Wanted>,
}

/// What people want of the one who runs the bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// Whether the bot is to run.
    pub running: bool,
    /// Raised when it is to be started anew.
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

    /// Changes the world and tells all who wait.
    pub fn act<R>(&self, act: impl FnOnce(&mut World) -> R) -> R {
        let result = self.quietly(act);
        self.changed.send_modify(|version| *version = version.wrapping_add(1));
        result
    }

    /// Changes something that nobody waits for.
    pub fn quietly<R>(&self, act: impl FnOnce(&mut World) -> R) -> R {
        // A test that panics while it acts must not take the bot's side down with it.
        act(&mut self.world.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub fn look<R>(&self, look: impl FnOnce(&World) -> R) -> R {
        look(&self.world.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// What people want of the one who runs the bot.
    pub fn wanted(&self) -> &watch::Sender<Wanted> {
        &self.wanted
    }

    /// People want something else, if it is something else, and everybody may see that.
    pub fn want(&self, wanted: Wanted) {
        if self.wanted.send_if_modified(|now| std::mem::replace(now, wanted) != wanted) {
            self.act(|_| {});
        }
    }

    pub fn subscribe(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }
}
