//! A move that was read.

use std::any::Any;
use std::fmt;

use super::{Draw, Text};

/// A move that a position has read: its canonical text, what it is called, and the move itself.
pub struct Parsed {
    pub(super) text: String,
    pub(super) label: Text,
    pub(super) grave: bool,
    pub(super) prepares: bool,
    pub(super) hand: Option<Vec<Draw>>,
    pub(super) m: Box<dyn Any + Send>,
}

impl Parsed {
    /// The canonical text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What a button or a caption says for it.
    pub fn label(&self) -> &Text {
        &self.label
    }

    /// Whether its player is asked once more ([`Game::grave`](super::Game::grave)).
    pub fn is_grave(&self) -> bool {
        self.grave
    }

    /// Whether it only prepares another one ([`Game::prepares`](super::Game::prepares)).
    pub fn prepares(&self) -> bool {
        self.prepares
    }

    /// For a throw of real dice ([`Game::by_hand`](super::Game::by_hand)) what fell; nothing where that was not said,
    /// as in a record, which says it behind the move.
    pub fn by_hand(&self) -> Option<&[Draw]> {
        self.hand.as_deref()
    }

    /// The canonical text, taken out.
    pub fn into_text(self) -> String {
        self.text
    }
}

/// The canonical text.
impl fmt::Debug for Parsed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Parsed({:?})", self.text)
    }
}

impl PartialEq for Parsed {
    fn eq(&self, other: &Parsed) -> bool {
        self.text == other.text
    }
}
