//! Shell completions of what you can type to start a match: the games, their options, and the values that can be
//! listed. Everything comes from the registry.

use crate::bot::context::reader::Reader;
use crate::bot::context::registry::Registry;
use crate::bot::context::terms::{self, FIRST, HINTS, RESIGNS, VOTE};
use crate::bot::words::{Lang, say};
use crate::game::{Hidden, Info, OptDef, OptKind, Text};

/// The longest range of numbers listed in full.
const MOST: i64 = 12;

/// A word, its description in each language, and what may follow it.
pub struct Completed {
    /// The word. If it ends in `=`, one of the words in `then` completes it.
    pub word: String,
    /// Descriptions, keyed by language code.
    pub about: Vec<(&'static str, String)>,
    /// Words that may follow.
    pub then: Vec<Completed>,
}

impl Completed {
    fn new(word: impl Into<String>, key: Option<String>, then: Vec<Completed>) -> Completed {
        let said = |key: &String, lang| say(&Text::new(key.clone()), Reader { lang, ..Reader::default() }, &[]);
        let about = key.iter().flat_map(|key| Lang::all().map(move |lang| (lang.code(), said(key, lang)))).collect();
        Completed { word: word.into(), about, then }
    }

    fn plain(word: impl Into<String>) -> Completed {
        Completed::new(word, None, Vec::new())
    }
}

/// The completions of all games, in the order of the registry.
pub fn completed(games: Registry) -> Vec<Completed> {
    games.iter().map(|game| game_of(game.info())).collect()
}

fn game_of(info: &Info) -> Completed {
    let options = info.options.iter().map(|def| {
        let key = terms::about_key(info, def.key);
        Completed::new(format!("{}=", def.key), Some(key), values(def).into_iter().map(Completed::plain).collect())
    });
    let clocks = ["blitz", "1m", "12h+2d", "off"].map(Completed::plain).into();
    let clock = Completed::new("clock=", Some("clock-about".to_owned()), clocks);
    let state = |word: &str, about: &str| {
        let states = ["on", "off"].map(Completed::plain).into();
        Completed::new(format!("{word}="), Some(about.to_owned()), states)
    };
    let computer = [state(RESIGNS, "resigns-about"), state(HINTS, "hints-about")];
    let casual = Completed::new("casual", Some("casual-about".to_owned()), Vec::new());
    let votes = ["10m", "1d", FIRST].map(Completed::plain).into();
    let vote = Completed::new(format!("{VOTE}="), Some("vote-about".to_owned()), votes);
    let vote = Some(vote).filter(|_| info.hidden == Hidden::Nothing && info.seats.most() > 1);
    let table = [clock].into_iter().chain(computer.into_iter().filter(|_| info.computer)).chain([casual]).chain(vote);
    let computers = (1..=info.levels()).map(|level| match info.levels() {
        1 => Completed::plain("bot"),
        _ => Completed::plain(format!("bot:{level}")),
    });
    Completed::new(info.id, Some(format!("{}-name", info.id)), computers.chain(options).chain(table).collect())
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
    use crate::game::OptValues;

    #[test]
    fn whatever_is_completed_is_understood() {
        let registry = Registry::default();
        for (game, offered) in registry.iter().zip(completed(registry)) {
            let info = game.info();
            assert_eq!((offered.word.as_str(), offered.about.len()), (info.id, Lang::all().len()));
            let of_table = |word: &str| ["clock=", "resigns=", "hints=", "vote="].contains(&word);
            let own = |option: &&Completed| option.word.ends_with('=') && !of_table(&option.word);
            for option in offered.then.iter().filter(own) {
                assert!(option.about.iter().all(|(_, about)| !about.contains("-opt-")), "{:?}", option.about);
                for value in &option.then {
                    let said = format!("{}{}", option.word, value.word);
                    let taken = OptValues::defaults(info.options).take(info.options, info.presets, &said);
                    assert!(taken.is_ok(), "{} {said}", info.id);
                }
            }
        }
    }
}
