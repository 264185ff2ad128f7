//! How much of each language is written: what `kletka languages` tells.

use std::collections::{BTreeMap, BTreeSet};

use super::{Lang, ftl, messages};
use crate::games::GAMES;

/// A number of messages, and how many of them a language has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Share {
    pub there: usize,
    pub all: usize,
}

impl Share {
    /// Whether nothing is missing.
    pub fn is_whole(self) -> bool {
        self.there == self.all
    }
}

/// What a language has of what English says.
pub struct Progress {
    pub lang: Lang,
    /// By the file: the table (`core`, `people`, `play`, `dice`, `app`), and a game's id.
    pub files: BTreeMap<String, Share>,
    /// The messages of lessons.
    pub lessons: Share,
    /// The keys that it lacks: they are said in English.
    pub missing: Vec<String>,
    /// The keys that it has, but not as English says them now.
    pub stale: Vec<String>,
}

impl Progress {
    /// Reads a language.
    pub fn of(lang: Lang) -> Progress {
        let (english, own) = (messages::text(Lang::ENGLISH), messages::text(lang));
        let own: BTreeSet<&str> = ftl::messages(&own).into_iter().map(|message| message.key).collect();
        let mut progress = Progress {
            lang,
            files: BTreeMap::new(),
            lessons: Share::default(),
            missing: Vec::new(),
            stale: Vec::new(),
        };
        for (file, text) in ftl::files(&english) {
            let share = progress.files.entry(file.to_owned()).or_default();
            for key in ftl::messages(text).into_iter().map(|message| message.key).filter(|key| !is_optional(key)) {
                let there = own.contains(key);
                let lesson = key.contains("-lesson-");
                for share in std::iter::once(&mut *share).chain(lesson.then_some(&mut progress.lessons)) {
                    share.all += 1;
                    share.there += usize::from(there);
                }
                match there {
                    true => {}
                    false if lang.stale().contains(&key) => progress.stale.push(key.to_owned()),
                    false => progress.missing.push(key.to_owned()),
                }
            }
        }
        progress
    }

    /// What is said at every table, whatever is played there.
    pub fn table(&self) -> Share {
        let is_game = |file: &str| GAMES.iter().any(|game| game.info().id == file);
        let shares = self.files.iter().filter(|(file, _)| !is_game(file)).map(|(_, share)| *share);
        shares.fold(Share::default(), |sum, share| Share { there: sum.there + share.there, all: sum.all + share.all })
    }

    /// The games of which nothing is missing.
    pub fn games(&self) -> Share {
        let whole = |id: &str| self.files.get(id).is_some_and(|share| share.is_whole());
        Share { there: GAMES.iter().filter(|game| whole(game.info().id)).count(), all: GAMES.len() }
    }

    /// Whether nothing is missing and nothing is stale.
    pub fn is_whole(&self) -> bool {
        self.missing.is_empty() && self.stale.is_empty()
    }
}

/// Whether a language may do without a message of English: the case of a game's name.
fn is_optional(key: &str) -> bool {
    key.ends_with("-into")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_that_is_called_complete_lacks_nothing() {
        for lang in Lang::all() {
            let progress = Progress::of(lang);
            let games = progress.games();
            assert!(progress.table().all > 500 && progress.lessons.all > 100 && games.all == GAMES.len());
            if lang.is_complete() {
                assert_eq!([progress.missing, progress.stale].concat(), [""; 0], "{lang:?}");
                assert!(games.is_whole(), "{lang:?}");
            }
        }
    }
}
