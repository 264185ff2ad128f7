//! Finds games by name: the id, the name in any language, an alias, or a part of a name.

use crate::bot::context::reader::Reader;
use crate::bot::context::registry::Registry;
use crate::bot::words::settings::{self, nearest};
use crate::bot::words::{self, squeezed};
use crate::game::{AnyGame, Info, Text};
use crate::store::schema::Lang;

/// The most bytes of a partial name that the search uses, so that it fits into a button.
const LONGEST: usize = 48;

/// The result of a search, and the words after the name.
pub enum Found<'a> {
    One(&'static dyn AnyGame, &'a [&'a str]),
    /// Several games whose names have this part.
    Several(String, &'a [&'a str]),
}

/// Finds the game that the first words name. A full name comes before a partial one, and more words before fewer.
///
/// # Errors
/// The names nearest to what was typed.
pub fn find<'a>(games: Registry, typed: &'a [&'a str]) -> Result<Found<'a>, Text> {
    let shelf: Vec<(&'static dyn AnyGame, Vec<String>)> =
        games.iter().map(|game| (game, names(game.info().id).collect())).collect();
    let pieces = |name: &String| name.split(|c: char| !c.is_alphanumeric()).count();
    let most = shelf.iter().flat_map(|(_, names)| names).map(pieces).max().unwrap_or_default();
    let count = typed.iter().take(most).take_while(|word| may_name(word)).count();
    let tried: Vec<(String, &[&str])> =
        (1..=count).rev().map(|n| (squeezed(&typed[..n].concat()), &typed[n..])).collect();
    for (name, rest) in &tried {
        let whole = |names: &[String]| names.iter().any(|known| squeezed(known) == *name);
        if let Some((game, _)) = shelf.iter().find(|(_, names)| whole(names)) {
            return Ok(Found::One(*game, rest));
        }
    }
    for (name, rest) in tried {
        let part = sought(&name);
        match having(games, &part).as_slice() {
            [] => {}
            [game] => return Ok(Found::One(*game, rest)),
            _ => return Ok(Found::Several(part, rest)),
        }
    }
    Err(unknown(games, typed.first().copied().unwrap_or_default()))
}

/// The games whose names contain the part of a [`Found::Several`]: those where a word begins with it, if there are any,
/// since nobody who types "tac" means "not across".
pub fn having(games: Registry, part: &str) -> Vec<&'static dyn AnyGame> {
    if part.is_empty() {
        return Vec::new();
    }
    let with = |fits: &dyn Fn(&str) -> bool| -> Vec<&'static dyn AnyGame> {
        games.iter().filter(|game| names(game.info().id).any(|name| fits(&name))).collect()
    };
    let begins = with(&|name| beginnings(name).any(|rest| squeezed(rest).starts_with(part)));
    if begins.is_empty() { with(&|name| squeezed(name).contains(part)) } else { begins }
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
fn may_name(word: &str) -> bool {
    !word.starts_with('@') && !word.contains('=') && settings::computer(word).is_none()
}

/// The prefix of a partial name that the search uses.
fn sought(part: &str) -> String {
    let ends = part.char_indices().map(|(at, c)| at + c.len_utf8());
    part[..ends.take_while(|end| *end <= LONGEST).last().unwrap_or_default()].to_owned()
}

/// Says that there is no such game, and lists similar names.
fn unknown(games: Registry, typed: &str) -> Text {
    let line = |info: &Info| {
        Text::new("game-command").with("game", Text::new(format!("{}-name", info.id))).with("command", info.id)
    };
    let games = games.iter().filter(|_| may_name(typed));
    let near = games.map(|game| (nearness(typed, game.info().id), line(game.info())));
    match nearest(near) {
        near if near.is_empty() => Text::new("game-unknown").with("name", typed),
        near => Text::new("game-unknown-near").with("name", typed).with("near", near),
    }
}

/// Says which games have the typed part in a name.
pub fn which(games: Registry, part: &str) -> Text {
    let line = |game: &&'static dyn AnyGame| {
        let id = game.info().id;
        Text::new("game-command").with("game", Text::new(format!("{id}-name"))).with("command", id)
    };
    let near: Vec<Text> = having(games, part).iter().map(line).collect();
    Text::new("game-unknown-near").with("name", part).with("near", near)
}

/// The names of a game: its id, its name in each language, and its aliases (`<id>-also`).
fn names(id: &'static str) -> impl Iterator<Item = String> {
    let name = move |lang: &Lang| {
        let reader = Reader { lang: *lang, ..Reader::default() };
        words::say(&Text::new(format!("{id}-name")), reader, &[])
    };
    std::iter::once(id.to_owned()).chain(Lang::ALL.iter().map(name)).chain(words::listed(&format!("{id}-also")))
}

/// Finds the game whose id or alias is a command.
pub fn command(games: Registry, name: &str) -> Option<&'static dyn AnyGame> {
    let called = |game: &&'static dyn AnyGame| {
        words::listed(&format!("{}-also", game.info().id)).iter().any(|also| also == name)
    };
    games.find(name).or_else(|| games.iter().find(called))
}

/// The similarity of a word and a game's names, maximal over the languages. Each word of a longer name counts too:
/// "морзкой" means sea battle.
fn nearness(typed: &str, id: &'static str) -> f64 {
    let alike = |name: String| {
        let parts = name.split([' ', '-']).chain([name.as_str()]);
        parts.map(|part| settings::nearness(typed, part)).fold(0.0, f64::max)
    };
    names(id).map(alike).fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The games found, as ids, and the remaining words.
    fn found(text: &str) -> Result<(Vec<&'static str>, String), String> {
        let games = Registry::default();
        let typed: Vec<&str> = text.split_whitespace().collect();
        match find(games, &typed) {
            Ok(Found::One(game, rest)) => Ok((vec![game.info().id], rest.join(" "))),
            Ok(Found::Several(part, rest)) => {
                let ids = having(games, &part).iter().map(|game| game.info().id).collect();
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
        for (typed, alike) in [("морской бой", "МОРСКО"), ("крестики-нолики", "крестики нол"), ("sea battle", "battle")]
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
        let run = |name| command(Registry::default(), name).map(|game| game.info().id);
        assert_eq!(
            ["gomoku", "pig", "hangman", "help"].map(run),
            [Some("fiveinarow"), Some("pig"), Some("gallows"), None]
        );
    }

    /// No two games share a name, and no game has the name of a command.
    #[test]
    fn a_name_means_one_game() {
        let mut known: Vec<(String, &str)> = Vec::new();
        for id in Registry::default().iter().map(|game| game.info().id) {
            let own: std::collections::BTreeSet<String> = names(id).map(|name| squeezed(&name)).collect();
            for name in own {
                let other = known.iter().find(|(other, _)| *other == name);
                assert_eq!(other, None, "{id} has it too");
                assert!(crate::bot::desk::commands::COMMANDS.find(&name).is_none(), "{name} is a command");
                known.push((name, id));
            }
            for lang in Lang::ALL {
                assert!(words::knows(&format!("{id}-also"), lang), "{id} in {lang:?}");
            }
        }
    }

    #[test]
    fn opponents_and_settings_are_no_names() {
        let (game, rest) = found("battle @boris size=8 bot:2").expect("it is a game");
        assert_eq!((game.len(), rest.as_str()), (1, "@boris size=8 bot:2"));
        assert_eq!(found("крест quick bot").expect("it is a game").1, "quick bot");
        assert_eq!(found("крёст").map(|found| found.0.len()), Ok(1), "ё may be meant as е, and the other way round");
        for nothing in ["@battle", "battle=8", "bot", "!!!", "zzz"] {
            let said = found(nothing);
            assert!(said.clone().is_err_and(|text| !text.contains("Did you mean")), "{nothing}: {said:?}");
        }
        let near = found("bettle");
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
