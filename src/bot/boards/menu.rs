//! Menus of commands: the description that the messenger's app shows for each command.

use crate::bot::context::registry::Registry;
use crate::bot::words::{Lang, brief};

/// The code under which the menu in a language is declared. The first language speaks to everybody whose own has no
/// menu.
pub fn language(lang: Lang) -> Option<&'static str> {
    (lang != Lang::default()).then(|| lang.code())
}

/// Commands with their descriptions; for a game, its name. Names that are no longer commands are left out.
pub fn described<S: AsRef<str>>(games: Registry, names: &[S], lang: Lang) -> Vec<(String, String)> {
    let said = |name: &str| match games.find(name) {
        Some(_) => brief(&format!("{name}-name"), lang),
        None => brief(&format!("command-{name}"), lang),
    };
    names.iter().map(AsRef::as_ref).filter_map(|name| Some((name.to_owned(), said(name)?))).collect()
}
