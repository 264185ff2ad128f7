//! The words of the Mini App's page.

use super::{Lang, Reader, say};
use crate::game::Text;

/// Its messages.
const KEYS: [&str; 12] = [
    "app-touch-play",
    "app-touch-clear",
    "app-touch-back",
    "app-touch-letter",
    "app-touch-hint",
    "app-touch-keys",
    "app-type",
    "app-fleet",
    "app-gone",
    "app-old",
    "app-outside",
    "app-failed",
];

/// The words of the page in a language, by the names that the page and the board under a finger have for them.
pub fn page_words(lang: Lang) -> Vec<(String, String)> {
    let reader = Reader { lang, ..Reader::default() };
    let named = |key: &str| key.trim_start_matches("app-").replace('-', "_");
    KEYS.map(|key| (named(key), say(&Text::new(key), reader, &[]))).into()
}
