//! Menus of commands: the description that the messenger's app shows for each command.

use crate::bot::context::reader::Reader;
use crate::bot::context::registry::Registry;
use crate::bot::words::{Lang, knows, say};
use crate::game::Text;

/// The code under which the menu in a language is declared. The first language speaks to everybody whose own has no
/// menu.
pub fn language(lang: Lang) -> Option<&'static str> {
    (lang != Lang::default()).then(|| lang.code())
}

/// Commands with their descriptions; for a game, its name. Names that are no longer commands are left out.
pub fn described<S: AsRef<str>>(games: Registry, names: &[S], lang: Lang) -> Vec<(String, String)> {
    let reader = Reader { lang, ..Reader::default() };
    let key = |name: &str| match games.find(name) {
        Some(_) => Some(format!("{name}-name")),
        None => Some(format!("command-{name}")).filter(|key| knows(key, lang)),
    };
    let names = names.iter().map(AsRef::as_ref);
    names.filter_map(|name| Some((name.to_owned(), say(&Text::new(key(name)?), reader, &[])))).collect()
}
