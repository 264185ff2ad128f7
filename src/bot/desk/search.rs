//! Finds games by name: the id, the name, an alias, or a part of a name, in a language and in English. A whole name is
//! also found in any other language, if it is that of one game. Finds families by their names.

use std::collections::BTreeMap;
use std::sync::{Arc, RwLock};

use crate::bot::context::registry::Registry;
use crate::bot::context::short::shortened;
use crate::bot::words::settings::{self, nearest};
use crate::bot::words::{self, squeezed};
use crate::game::{AnyGame, Family, Text};
use crate::store::schema::Lang;

/// The most bytes of a partial name that the search uses, so that it fits into a button.
const LONGEST: usize = 48;

/// The most characters of an unknown name that an answer repeats.
const QUOTED: usize = 60;

/// The most words of a name: *de treinta y tres a noventa y nueve*.
const LONGEST_NAME: usize = 8;

/// The result of a search, and the words after the name.
pub enum Found<'a> {
    /// The game with exactly this name.
    One(&'static dyn AnyGame, &'a [&'a str]),
    /// The family with exactly this name.
    Family(&'static Family),
    /// Games and families whose names have this part, at least one. Nobody may have meant a match by it.
    Part(String, &'a [&'a str]),
}

impl Found<'_> {
    /// The same for what begins no match: a part of the names of one game is enough.
    pub fn for_reading(self, games: Registry, lang: Lang) -> Self {
        let Found::Part(part, rest) = self else { return self };
        match having(games, &part, lang).as_slice() {
            [game] => Found::One(*game, rest),
            _ => Found::Part(part, rest),
        }
    }
}

/// Finds what the first words name. A full name comes before a partial one, more words before fewer, and a game before
/// a family.
///
/// # Errors
/// The names nearest to what was typed.
pub fn find<'a>(games: Registry, typed: &'a [&'a str], lang: Lang) -> Result<Found<'a>, Text> {
    let spelled: Vec<_> = shown(games).map(|family| (family, squeezed_names(family, lang))).collect();
    let count = typed.iter().take(LONGEST_NAME).take_while(|word| may_name(word, lang)).count();
    let tried: Vec<(String, &[&str])> =
        (1..=count).rev().map(|n| (squeezed(&typed[..n].concat()), &typed[n..])).collect();
    for (name, rest) in &tried {
        let game = games.iter().find(|game| called(game.info().id, lang, |known| known.squeezed == *name));
        let family = spelled.iter().find(|(_, names)| names.contains(name)).map(|(family, _)| *family);
        match (game, family) {
            (Some(game), _) => return Ok(Found::One(game, rest)),
            (None, Some(family)) => return Ok(Found::Family(family)),
            (None, None) => {}
        }
    }
    if let Some((game, rest)) = tried.iter().find_map(|(name, rest)| Some((abroad(games, name)?, *rest))) {
        return Ok(Found::One(game, rest));
    }
    for (name, rest) in tried {
        let part = sought(&name);
        if !having(games, &part, lang).is_empty() || !families(games, &part, lang).is_empty() {
            return Ok(Found::Part(part, rest));
        }
    }
    Err(unknown(games, typed.first().copied().unwrap_or_default(), lang))
}

/// Finds the only game that has a whole name in any language, as it is compared.
fn abroad(games: Registry, name: &str) -> Option<&'static dyn AnyGame> {
    let has = |id| Lang::all().any(|lang| own_names(id, lang).iter().any(|known| known.squeezed == name));
    let mut found = games.iter().filter(|game| has(game.info().id));
    found.next().filter(|_| !name.is_empty() && found.next().is_none())
}

/// The one game that the first words name or have a part of the name of, and the other words: for what begins no match.
///
/// # Errors
/// The names that were meant, or the nearest ones.
pub fn one<'a>(
    games: Registry,
    typed: &'a [&'a str],
    lang: Lang,
) -> Result<(&'static dyn AnyGame, &'a [&'a str]), Text> {
    game_of((games, lang), typed, find(games, typed, lang)?.for_reading(games, lang))
}

/// The game that the first words name in full, and the other words: for what begins something.
///
/// # Errors
/// The names that may be meant, or the nearest ones.
pub fn exact<'a>(
    games: Registry,
    typed: &'a [&'a str],
    lang: Lang,
) -> Result<(&'static dyn AnyGame, &'a [&'a str]), Text> {
    game_of((games, lang), typed, find(games, typed, lang)?)
}

fn game_of<'a>(
    (games, lang): (Registry, Lang),
    typed: &[&str],
    found: Found<'a>,
) -> Result<(&'static dyn AnyGame, &'a [&'a str]), Text> {
    match found {
        Found::One(game, rest) => Ok((game, rest)),
        Found::Part(part, _) => Err(which(games, &part, lang)),
        Found::Family(_) => Err(unknown(games, typed.first().copied().unwrap_or_default(), lang)),
    }
}

/// The families that the catalogue shows.
fn shown(games: Registry) -> impl Iterator<Item = &'static Family> {
    Family::each().filter(move |family| games.iter().any(|game| family.has(game.info().family)))
}

/// The names of a family: its key, and what its button says.
fn family_names(family: &'static Family, lang: Lang) -> impl Iterator<Item = String> {
    std::iter::once(family.key.to_owned()).chain(words::listed(&format!("family-{}", family.key), lang))
}

/// The same as they are compared with what people type.
fn squeezed_names(family: &'static Family, lang: Lang) -> Vec<String> {
    family_names(family, lang).map(|name| squeezed(&name)).collect()
}

/// The families in whose names a word begins with a part.
pub fn families(games: Registry, part: &str, lang: Lang) -> Vec<&'static Family> {
    let begins = |name: String| beginnings(&name).any(|rest| squeezed(rest).starts_with(part));
    shown(games).filter(|family| !part.is_empty() && family_names(family, lang).any(begins)).collect()
}

/// The games whose names contain the part of a [`Found::Part`]: those where a word begins with it, if there are any,
/// since nobody who types "tac" means "not across".
pub fn having(games: Registry, part: &str, lang: Lang) -> Vec<&'static dyn AnyGame> {
    if part.is_empty() {
        return Vec::new();
    }
    let with = |fits: &dyn Fn(&Name) -> bool| -> Vec<&'static dyn AnyGame> {
        games.iter().filter(|game| called(game.info().id, lang, fits)).collect()
    };
    let begins = with(&|name| name.beginnings.iter().any(|rest| rest.starts_with(part)));
    if begins.is_empty() { with(&|name| name.squeezed.contains(part)) } else { begins }
}

/// The suffixes of a name that begin with a word.
fn beginnings(name: &str) -> impl Iterator<Item = &str> {
    let begins = |(at, _): &(usize, char)| {
        let before = name[..*at].chars().next_back();
        before.is_none_or(|before| !before.is_alphanumeric())
    };
    name.char_indices().filter(begins).map(|(at, _)| &name[at..])
}

/// Whether a word may belong to a name: it is not an opponent and not a setting.
fn may_name(word: &str, lang: Lang) -> bool {
    !word.starts_with('@') && !word.contains('=') && settings::computer(word, lang).is_none()
}

/// The prefix of a partial name that the search uses.
fn sought(part: &str) -> String {
    let ends = part.char_indices().map(|(at, c)| at + c.len_utf8());
    part[..ends.take_while(|end| *end <= LONGEST).last().unwrap_or_default()].to_owned()
}

/// Says that there is no such game, and lists similar names.
fn unknown(games: Registry, typed: &str, lang: Lang) -> Text {
    meant(typed, &near(games, typed, lang))
}

/// The games whose names are nearest to a word.
pub fn near(games: Registry, typed: &str, lang: Lang) -> Vec<&'static dyn AnyGame> {
    nearest(games.iter().filter(|_| may_name(typed, lang)).map(|game| (nearness(typed, game.info().id, lang), game)))
}

/// Says which games have the typed part in a name.
pub fn which(games: Registry, part: &str, lang: Lang) -> Text {
    meant(part, &having(games, part, lang))
}

/// Says that there is no such game, but these.
pub fn meant(typed: &str, games: &[&'static dyn AnyGame]) -> Text {
    let line = |game: &&'static dyn AnyGame| {
        let id = game.info().id;
        Text::new("game-command").with("game", Text::new(format!("{id}-name"))).with("command", id)
    };
    match games.iter().map(line).collect::<Vec<_>>() {
        near if near.is_empty() => Text::new("game-unknown").with("name", shortened(typed, QUOTED)),
        near => Text::new("game-unknown-near").with("name", shortened(typed, QUOTED)).with("near", near),
    }
}

/// A name of a game: as it is written, as it is compared with what people type, and the same from each of its words on.
struct Name {
    written: String,
    squeezed: String,
    beginnings: Vec<String>,
}

impl Name {
    fn of(written: String) -> Name {
        let beginnings = beginnings(&written).map(squeezed).collect();
        Name { squeezed: squeezed(&written), beginnings, written }
    }
}

/// Whether one of a game's names in a language or in English fits.
fn called(id: &'static str, lang: Lang, fits: impl Fn(&Name) -> bool) -> bool {
    words::understood(lang).any(|lang| own_names(id, lang).iter().any(&fits))
}

/// The names of games in a language, by id.
type Names = BTreeMap<&'static str, Arc<[Name]>>;

/// The names of games in each language, once somebody has searched it. What is typed for an inline query is compared
/// with all of them at every letter.
static NAMES: [RwLock<Names>; Lang::TAGS.len()] = [const { RwLock::new(BTreeMap::new()) }; Lang::TAGS.len()];

/// The names of a game in exactly that language: its id, its titles, and its aliases (`<id>-also`).
fn own_names(id: &'static str, lang: Lang) -> Arc<[Name]> {
    let cache = &NAMES[lang.index()];
    if let Some(known) = cache.read().ok().and_then(|known| known.get(id).cloned()) {
        return known;
    }
    let keys = [format!("{id}-name"), format!("{id}-also")];
    let said: Vec<String> = keys.iter().flat_map(|key| words::called(key, lang)).collect();
    // The texts of a game outside the registry may come later.
    let stays = !said.is_empty();
    let names: Arc<[Name]> = [id.to_owned()].into_iter().chain(said).map(Name::of).collect();
    if let Some(mut known) = cache.write().ok().filter(|_| stays) {
        known.insert(id, Arc::clone(&names));
    }
    names
}

/// Finds the game whose id or alias is a command: an alias of the language or of English, or else of any other.
pub fn command(games: Registry, name: &str, lang: Lang) -> Option<&'static dyn AnyGame> {
    let known = |game: &&'static dyn AnyGame| called(game.info().id, lang, |known| known.written == name);
    games.find(name).or_else(|| games.iter().find(known)).or_else(|| abroad(games, name))
}

/// The similarity of a word and a game's names. Each word of a longer name counts too: "морзкой" means sea battle.
fn nearness(typed: &str, id: &'static str, lang: Lang) -> f64 {
    let alike = |name: &str| {
        let parts = name.split([' ', '-']).chain([name]);
        parts.map(|part| settings::nearness(typed, part)).fold(0.0, f64::max)
    };
    let known = words::understood(lang).map(|lang| own_names(id, lang));
    known.map(|names| names.iter().map(|name| alike(&name.written)).fold(0.0, f64::max)).fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::context::reader::Reader;

    fn russian() -> Lang {
        Lang::of(Some("ru"))
    }

    /// The games that a Russian chat finds, as ids, and the remaining words.
    fn found(text: &str) -> Result<(Vec<&'static str>, String), String> {
        found_in(text, russian())
    }

    fn found_in(text: &str, lang: Lang) -> Result<(Vec<&'static str>, String), String> {
        let games = Registry::default();
        let typed: Vec<&str> = text.split_whitespace().collect();
        match find(games, &typed, lang) {
            Ok(Found::One(game, rest)) => Ok((vec![game.info().id], rest.join(" "))),
            Ok(Found::Family(family)) => Ok((vec![family.key], String::new())),
            Ok(Found::Part(part, rest)) => {
                let families = families(games, &part, lang).into_iter().map(|family| family.key);
                let ids = families.chain(having(games, &part, lang).iter().map(|game| game.info().id)).collect();
                Ok((ids, rest.join(" ")))
            }
            Err(text) => Err(words::say(&text, Reader::default(), &[])),
        }
    }

    fn one(id: &'static str, rest: &str) -> Result<(Vec<&'static str>, String), String> {
        Ok((vec![id], rest.to_owned()))
    }

    #[test]
    fn whole_names_and_parts() {
        let first = Registry::default().0[0].info().id;
        assert_eq!(found(first), one(first, ""));
        for (typed, alike) in
            [("морской бой", "МОРСКО"), ("крестики-нолики", "крестики нол"), ("sea battle", "sea batt")]
        {
            let whole = found(typed).expect("it is a game");
            assert_eq!((whole.0.len(), whole.1.as_str()), (1, ""));
            assert_eq!(found(alike), Ok(whole), "{alike}");
        }
    }

    #[test]
    fn other_names_of_games_are_known() {
        let others = [
            ("hangman", "gallows"),
            ("battleship", "seabattle"),
            ("gomoku", "fiveinarow"),
            ("Yahtzee", "yatzy"),
            ("farkle", "thousand"),
            ("superghost", "baldaline"),
            ("racetrack", "race"),
            ("paper soccer", "footballbounce"),
            ("noughts and crosses", "tictactoe"),
            ("kropki", "dots"),
            ("точки", "dots"),
            ("виселица", "gallows"),
            ("морской бой", "seabattle"),
            ("гонки", "race"),
            ("яцзы", "yatzy"),
            ("гомоку", "fiveinarow"),
        ];
        for (typed, id) in others {
            assert_eq!(found(&format!("{typed} @boris")), one(id, "@boris"), "{typed}");
        }
        let ids = |text| found(text).expect("they are games").0;
        assert_eq!(ids("paper football"), ["footballbounce", "footballlong"]);
        let run = |name| command(Registry::default(), name, Lang::ENGLISH).map(|game| game.info().id);
        assert_eq!(
            ["gomoku", "pig", "hangman", "help"].map(run),
            [Some("fiveinarow"), Some("pig"), Some("gallows"), None]
        );
    }

    /// A whole name is understood in every chat, a part of one only in the chat's language and in English.
    #[test]
    fn names_of_other_languages_are_found() {
        assert_eq!(found_in("морской бой", Lang::ENGLISH), one("seabattle", ""));
        assert_eq!(found_in("Sea battle", russian()), one("seabattle", ""));
        assert!(found_in("морско", Lang::ENGLISH).is_err());
        for game in Registry::default().iter() {
            let id = game.info().id;
            for name in Lang::all().flat_map(|lang| words::called(&format!("{id}-name"), lang)) {
                let found = abroad(Registry::default(), &squeezed(&name));
                assert!(found.is_none_or(|found| found.info().id == id), "{name}");
            }
        }
    }

    /// A game is found by its whole name and by all of each alias, however many words these have.
    #[test]
    fn names_are_found_whole_in_their_language() {
        let mut wrong = Vec::new();
        for (lang, game) in Lang::all().flat_map(|lang| Registry::default().iter().map(move |game| (lang, game))) {
            let id = game.info().id;
            for Name { written: name, .. } in own_names(id, lang).iter() {
                let typed: Vec<&str> = name.split_whitespace().collect();
                let found = find(Registry::default(), &typed, lang);
                if !matches!(found, Ok(Found::One(found, [])) if found.info().id == id) {
                    wrong.push(format!("{lang:?}: {name}"));
                }
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    }

    /// A family is found by what its button says, in every language; no game begins by that name unless it is its own.
    #[test]
    fn families_are_found_by_name() {
        let games = Registry::default();
        let mut wrong = Vec::new();
        for (family, lang) in shown(games).flat_map(|family| Lang::all().map(move |lang| (family, lang))) {
            for name in words::listed(&format!("family-{}", family.key), lang) {
                let typed: Vec<&str> = name.split_whitespace().collect();
                let is_meant = match find(games, &typed, lang) {
                    Ok(Found::Family(found)) => found.key == family.key,
                    Ok(Found::One(game, [])) => {
                        let id = game.info().id;
                        let titles =
                            [lang, Lang::ENGLISH].map(|lang| words::called(&format!("{id}-name"), lang)).concat();
                        id == name || titles.iter().any(|one| squeezed(one) == squeezed(&name))
                    }
                    _ => false,
                };
                if !is_meant {
                    wrong.push(format!("{lang:?}: {name}"));
                }
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
        let ids = |text| found(text).expect("they are found").0;
        for (typed, key) in
            [("кости", "dice"), ("words", "words"), ("фишки", "chips"), ("блеф", "bluff"), ("Bluff", "bluff")]
        {
            assert_eq!(ids(typed), [key], "{typed}");
        }
        assert_eq!([ids("children"), ids("детские"), ids("for children")], [["children"]; 3]);
        assert_eq!([ids("numbers"), ids("гонки")], [["numbers"], ["race"]], "the games' own names");
    }

    /// A part of a name begins nothing, however clear it is.
    #[test]
    fn only_a_whole_name_is_the_game() {
        let games = Registry::default();
        for typed in ["на бумаге", "морско", "крест", "tac", "battle @boris"] {
            let typed: Vec<&str> = typed.split_whitespace().collect();
            assert!(matches!(find(games, &typed, russian()), Ok(Found::Part(..))), "{typed:?}");
        }
        assert!(
            super::one(games, &["морско"], russian()).is_ok_and(|(game, _)| game.info().id == "seabattle"),
            "to read about it"
        );
    }

    /// No two games share a name in a language and in English, and no game has the name of a command.
    #[test]
    fn a_name_means_one_game() {
        let mut wrong = Vec::new();
        for lang in Lang::all() {
            let mut known: Vec<(String, &str)> = Vec::new();
            for id in Registry::default().iter().map(|game| game.info().id) {
                let understood = words::understood(lang).map(|lang| own_names(id, lang));
                let all =
                    understood.flat_map(|names| names.iter().map(|name| name.squeezed.clone()).collect::<Vec<_>>());
                let own: std::collections::BTreeSet<String> = all.collect();
                for name in own {
                    let other = known.iter().find(|(other, _)| *other == name);
                    wrong.extend(other.map(|(name, other)| format!("{lang:?}: {name} is {other} and {id}")));
                    let command = crate::bot::desk::commands::COMMANDS.find(&name);
                    wrong.extend(command.map(|_| format!("{lang:?}: {name} is a command and {id}")));
                    known.push((name, id));
                }
                assert!(!lang.is_complete() || words::knows(&format!("{id}-also"), lang), "{id} in {lang:?}");
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    #[test]
    fn opponents_and_settings_are_no_names() {
        let (game, rest) = found("seabatt @boris size=8 bot:2").expect("it is a game");
        assert_eq!((game.len(), rest.as_str()), (1, "@boris size=8 bot:2"));
        assert_eq!(found("крест quick bot").expect("it is a game").1, "quick bot");
        assert_eq!(found("крёст").map(|found| found.0.len()), Ok(1), "ё may be meant as е, and the other way round");
        for nothing in ["@battle", "battle=8", "bot", "!!!", "zzz"] {
            let said = found_in(nothing, Lang::ENGLISH);
            assert!(said.clone().is_err_and(|text| !text.contains("Did you mean")), "{nothing}: {said:?}");
        }
        let near = found_in("bettle", Lang::ENGLISH);
        let told = "There is no game “bettle”. Did you mean Beetle (/beetle), Sea battle (/seabattle)?";
        assert_eq!(near, Err(told.to_owned()));
    }

    #[test]
    fn several_have_the_part() {
        let (ids, rest) = found("t @boris").expect("games have that letter");
        assert!(ids.len() > 1, "{ids:?}");
        assert_eq!(rest, "@boris");
    }

    #[test]
    fn a_part_fits_into_a_button() {
        assert_eq!(sought(&"ы".repeat(100)), "ы".repeat(24));
        assert_eq!(sought("abc"), "abc");
    }
}
