//! The games that the bot offers.

use crate::game::AnyGame;
use crate::games::GAMES;

/// The games of a house, in the order that users see. Usually those of [`GAMES`]; a test may run a house with others.
#[derive(Clone, Copy)]
pub struct Registry(pub &'static [&'static dyn AnyGame]);

impl Default for Registry {
    fn default() -> Registry {
        Registry(GAMES)
    }
}

impl Registry {
    /// The game of that id.
    pub fn find(self, id: &str) -> Option<&'static dyn AnyGame> {
        self.iter().find(|game| game.info().id == id)
    }

    /// What tells these games, as this program knows them, from others.
    pub fn name(self) -> String {
        let games = self.iter().map(|game| format!(" {}/{}", game.info().id, game.info().since));
        [env!("CARGO_PKG_VERSION").to_owned()].into_iter().chain(games).collect()
    }

    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = &'static dyn AnyGame> {
        self.0.iter().copied()
    }
}
