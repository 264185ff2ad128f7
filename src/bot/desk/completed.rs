//! Shell completions of what you can type to start a match: the games, their options, and the values that can be
//! listed. Everything comes from the registry.

use crate::bot::context::reader::Reader;
use crate::bot::context::registry::Registry;
use crate::bot::context::terms::{self, FIRST, HINTS, RESIGNS, VOTE};
use crate::bot::words::{Lang, say};
use crate::game::{Hidden, Info, OptDef, OptKind, Text};

/// The longest range of numbers listed in full.
const MOST: i64 = 12;

/// A word, its description, and what may follow it.
pub struct Completed {
    /// The word. If it ends in `=`, one of the words in `then` completes it.
    pub word: String,
    /// The description, if it needs one.
    pub about: Option<String>,
    /// Words that may follow.
    pub then: Vec<Completed>,
}

impl Completed {
    fn plain(word: impl Into<String>) -> Completed {
        Completed { word: word.into(), about: None, then: Vec::new() }
    }
}

/// The completions of all games in a language, in the order of the registry.
pub fn completed(games: Registry, lang: Lang) -> Vec<Completed> {
    games.iter().map(|game| game_of(game.info(), lang)).collect()
}

fn game_of(info: &Info, lang: Lang) -> Completed {
    let described = |word: String, key: String, then: Vec<Completed>| {
        let about = say(&Text::new(key), Reader { lang, ..Reader::default() }, &[]);
        Completed { word, about: Some(about), then }
    };
    let own = info.options.iter().map(|def| {
        let values = values(def).into_iter().map(Completed::plain).collect();
        described(format!("{}=", def.key), terms::about_key(info, def.key), values)
    });
    let of_table = |word: &str, values: &[&str]| {
        described(format!("{word}="), format!("{word}-about"), values.iter().copied().map(Completed::plain).collect())
    };
    let clock = of_table("clock", &["blitz", "1m", "12h+2d", "off"]);
    let computer = [RESIGNS, HINTS].into_iter().filter(|_| info.computer).map(|word| of_table(word, &["on", "off"]));
    let casual = described("casual".to_owned(), "casual-about".to_owned(), Vec::new());
    let votes = info.hidden == Hidden::Nothing && info.seats.most() > 1;
    let vote = votes.then(|| of_table(VOTE, &["10m", "1d", FIRST]));
    let computers = (1..=info.levels()).map(|level| match info.levels() {
        1 => Completed::plain("bot"),
        _ => Completed::plain(format!("bot:{level}")),
    });
    let table = [clock].into_iter().chain(computer).chain([casual]).chain(vote);
    described(info.id.to_owned(), format!("{}-name", info.id), computers.chain(own).chain(table).collect())
}

/// The values of an option as you type them: all if there are few, otherwise those on the buttons.
fn values(def: &OptDef) -> Vec<String> {
    match def.kind {
        OptKind::Flag { .. } => vec!["on".to_owned(), "off".to_owned()],
        OptKind::Choice(words) => words.iter().map(|word| (*word).to_owned()).collect(),
        OptKind::Int { min, max, step, .. } if def.offer.is_empty() && (max - min) / step.max(1) < MOST => {
            (min..=max).step_by(usize::try_from(step).unwrap_or(1).max(1)).map(|value| value.to_string()).collect()
        }
        _ => def.offer.iter().map(|value| (*value).to_owned()).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::words::called;
    use crate::game::OptValues;

    #[test]
    fn whatever_is_completed_is_understood() {
        let registry = Registry::default();
        for (game, offered) in registry.iter().zip(completed(registry, Lang::of(Some("de")))) {
            let info = game.info();
            let named = called(&format!("{}-name", info.id), Lang::of(Some("de")));
            assert_eq!((offered.word.as_str(), offered.about.as_ref()), (info.id, named.first()));
            let of_table = |word: &str| ["clock=", "resigns=", "hints=", "vote="].contains(&word);
            let own = |option: &&Completed| option.word.ends_with('=') && !of_table(&option.word);
            for option in offered.then.iter().filter(own) {
                assert!(option.about.as_ref().is_some_and(|about| !about.contains("-opt-")), "{:?}", option.about);
                for value in &option.then {
                    let said = format!("{}{}", option.word, value.word);
                    let taken = OptValues::defaults(info.options).take(info.options, info.presets, &said);
                    assert!(taken.is_ok(), "{} {said}", info.id);
                }
            }
        }
    }
}
