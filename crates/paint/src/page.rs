//! The input of the painter: a drawing, a title, a theme.

use kletka_games::game::Scene;
use kletka_games::game::scene::{Ink, Says};

/// The look of a page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// A page of a school notebook.
    #[default]
    Paper,
    /// The notebook page at night.
    Dark,
    /// Thick strokes, strong colours, no wobble.
    Contrast,
}

/// A piece of the title with its ink.
#[derive(Clone, PartialEq, Debug)]
pub struct Heading {
    /// The text, already in the reader's language.
    pub text: String,
    /// The ink of the text. A player's name has that of the seat.
    pub ink: Ink,
}

/// What stands before and behind a name in words: private-use characters, which nobody can type. Where words do not
/// fit, names are shortened first.
pub const AROUND_NAMES: [char; 2] = ['\u{e000}', '\u{e001}'];

/// A page to paint.
pub struct Page<'a> {
    /// The drawing to paint.
    pub scene: &'a Scene,
    /// The title above it, in handwriting, left to right.
    pub title: &'a [Heading],
    /// The look of the page.
    pub theme: Theme,
    /// Turns lettering into words for the reader, with names between [`AROUND_NAMES`].
    pub say: &'a dyn Fn(&Says) -> String,
}
