//! The help that a game adds to its picture for a player who asks.

use super::Text;
use super::scene::Scene;

/// A drawing for one player, and a sentence about it. The kind says who may have it: the bot gives advice only where a
/// match allows hints.
///
/// ```
/// use kletka_games::game::{Help, Scene, Text};
/// let houses = Help::Seen(Scene::default(), Text::new("dots-hint"));
/// assert!(!houses.is_advice(), "whoever looks long enough sees them");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Help {
    /// Shows something that the player knows by the rules: any match may show it.
    Seen(Scene, Text),
    /// Suggests a move: a hint like the computer's.
    Advice(Scene, Text),
}

impl Help {
    /// Whether it says what to do.
    pub fn is_advice(&self) -> bool {
        matches!(self, Help::Advice(..))
    }

    /// The sentence that goes with the help.
    pub fn text(&self) -> &Text {
        let (Help::Seen(_, text) | Help::Advice(_, text)) = self;
        text
    }

    /// The picture with the help drawn into it.
    pub fn into_scene(self) -> Scene {
        let (Help::Seen(scene, _) | Help::Advice(scene, _)) = self;
        scene
    }
}
