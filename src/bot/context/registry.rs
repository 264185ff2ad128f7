//! The registry of games that the bot offers.

use crate::game::AnyGame;
use crate::games::GAMES;

/// The games on offer, in display order. Usually those of [`GAMES`]; a test may use others.
#[derive(Clone, Copy)]
pub struct Registry(pub &'static [&'static dyn AnyGame]);

impl Default for Registry {
    fn default() -> Registry {
        Registry(GAMES)
    }
}

impl Registry {
    /// Finds a game by id.
    pub fn find(self, id: &str) -> Option<&'static dyn AnyGame> {
        self.iter().find(|game| game.info().id == id)
    }

    /// A string that identifies this set of games and their rules versions.
    pub fn name(self) -> String {
        let games = self.iter().map(|game| format!(" {}/{}", game.info().id, game.info().since));
        [env!("CARGO_PKG_VERSION").to_owned()].into_iter().chain(games).collect()
    }

    /// All games, in order.
    pub fn iter(self) -> impl Iterator<Item = &'static dyn AnyGame> {
        self.0.iter().copied()
    }
}
