//! The catalogue: the families, the games of a family, and the page of a game. You open it to play or to read rules. A
//! list that is too long has several pages, so a keyboard never exceeds the messenger's limit of a hundred buttons.
//!
//! A button carries the name of a page:
//!
//! - nothing: the families;
//! - `dice`: the parts of a family;
//! - `words`, `words/2`: the games of a family;
//! - `?cross`, `?cross/2`: games with that text in their names;
//! - `*`, `*/2`: games that the computer plays;
//! - `pig`: a game;
//! - `pig`, `pig/2`: its rules, if you came from its page;
//! - `stopping/pig`, `stopping/pig/2`: its rules, if you came from a list, since each page leads back;
//! - `katego:city`: the rules of a variant.
//!
//! If a game has a lesson, the lesson's picture shows the rules. `~pig` and `~katego:city` are the films, and `+pig`,
//! `+pig/2` are the pages with what did not fit below the picture.

use super::command::Ask;
use super::lessons::{self, FILM};
use super::notes::{Spot, key, keys_in_rows, menu, numbered, turning};
use super::resolve;
use super::rules::{OPTIONS, options_page, rules_page, variant_page};
use super::search::{self, Found};
use crate::bot::context::callback::Callback;
use crate::bot::context::incoming::Message;
use crate::bot::context::registry::Registry;
use crate::bot::context::terms;
use crate::bot::context::work::Work;
use crate::bot::words::settings;
use crate::game::{AnyGame, Family, Info, Level, Text};
use crate::store::schema::{ChatId, Due, Lang, NoteKey};

/// Games per page: on a phone you would scroll past more, not read them.
const PAGE: usize = 24;

/// Games per row.
const ACROSS: usize = 2;

/// The name of the page that lists the games the computer plays.
pub const COMPUTER: &str = "*";

/// Why the catalogue was opened.
#[derive(Clone, Copy)]
pub enum Shelf {
    /// To start a match.
    Play,
    /// To read rules.
    Rules,
}

impl Shelf {
    /// The button of a page.
    fn at(self, page: String) -> Callback {
        match self {
            Shelf::Play => Callback::Catalogue(page),
            Shelf::Rules => Callback::Rules(page),
        }
    }

    /// The button of a game in a list.
    fn listed(self, info: &Info) -> NoteKey {
        let page = match self {
            Shelf::Play => info.id.to_owned(),
            Shelf::Rules => format!("{}/{}", info.family.key, info.id),
        };
        key(name(info), &self.at(page))
    }
}

/// A page of the catalogue.
enum Page<'a> {
    Families,
    Family(&'static Family, usize),
    /// Games and families with this part in a name.
    Having(&'a str, usize),
    /// Games that the computer plays.
    Computer(usize),
    Game {
        game: &'static dyn AnyGame,
        /// The page of its rules.
        number: usize,
        /// Whether you came from a list.
        listed: bool,
    },
    /// The rules of a variant.
    Variant(&'static dyn AnyGame, &'static str),
    /// The film of a game or a variant.
    Film(&'static dyn AnyGame, Option<&'static str>),
    /// The options, which are not below the game's picture.
    Options(&'static dyn AnyGame, usize),
}

impl Page<'_> {
    /// Parses a page name. An unknown name leads to the first page.
    fn read(games: Registry, name: &str) -> Page<'_> {
        let numbered = name.rsplit_once('/').and_then(|(at, digits)| Some((at, digits.parse().ok()?)));
        let (at, number) = numbered.unwrap_or((name, 1));
        if at == COMPUTER {
            return Page::Computer(number);
        }
        if let Some(part) = at.strip_prefix('?') {
            return Page::Having(part, number);
        }
        if let Some(of) = at.strip_prefix(FILM) {
            return match Page::read(games, of) {
                Page::Game { game, .. } => Page::Film(game, None),
                Page::Variant(game, word) => Page::Film(game, Some(word)),
                other => other,
            };
        }
        if let Some(game) = at.strip_prefix(OPTIONS).and_then(|id| games.find(id)) {
            return Page::Options(game, number);
        }
        if let Some((id, word)) = at.split_once(':')
            && let Some(game) = games.find(id)
            && let Some(word) = terms::variants(game.info()).into_iter().find(|known| *known == word)
        {
            return Page::Variant(game, word);
        }
        let (listed, id) = at.split_once('/').map_or((false, at), |(_, id)| (true, id));
        if let Some(game) = games.find(id) {
            return Page::Game { game, number, listed };
        }
        Family::find(at).map_or(Page::Families, |family| Page::Family(family, number))
    }
}

pub fn show(work: &mut Work<'_>, spot: Spot, shelf: Shelf, page: &str) {
    let (games, page, lang) = (work.games, Page::read(work.games, page), work.lang(spot.asked.chat));
    if is_beside(work, spot, shelf, &page) {
        return;
    }
    let (text, keys) = match (page, shelf) {
        (Page::Families, _) => families(games, shelf),
        (Page::Family(family, number), _) => family_page(games, shelf, family, number),
        (Page::Having(part, number), _) => having_page(games, shelf, (part, lang), number),
        (Page::Computer(number), _) => {
            let able: Vec<_> = games.iter().filter(|game| game.info().computer).collect();
            (vec![Text::new("catalogue-computer")], list(shelf, &able, COMPUTER, number))
        }
        (Page::Game { game, .. }, Shelf::Play) => {
            let private = work.tx.chat(spot.asked.chat).is_some_and(|row| row.private);
            game_page(games, game.info(), private, "")
        }
        (Page::Variant(game, word), _) => variant_page(game.info(), word),
        (Page::Options(game, number), _) => options_page(work, spot, game.info(), number),
        (Page::Film(game, _), _) => (vec![Text::new("rules-head").with("game", name(game.info()))], Vec::new()),
        (Page::Game { game, number, listed }, Shelf::Rules) => {
            let back = match listed {
                true => Callback::Rules(place(games, game.info())),
                false => Callback::Catalogue(game.info().id.to_owned()),
            };
            let (text, mut keys) = rules_page(work, spot, game, number, listed);
            keys.push(vec![key(Text::new("key-back"), &back)]);
            (text, keys)
        }
    };
    menu(work, spot, text, keys);
}

/// Shows a page as a new message: a picture, a film, or the first text opened from below a picture. `false` if the page
/// is a text that replaces the previous one.
fn is_beside(work: &mut Work<'_>, spot: Spot, shelf: Shelf, page: &Page<'_>) -> bool {
    let mut cover = |family: &str| {
        let family = family.to_owned();
        work.enqueue_answer(spot.asked, Due::Cover { family, topic: spot.asked.topic }, None);
        true
    };
    match (page, shelf) {
        (Page::Families, Shelf::Play) if spot.edits.is_none() => cover(""),
        (Page::Family(family, _), Shelf::Play) if spot.edits.is_none() && family.parts().next().is_some() => {
            cover(family.key)
        }
        (Page::Film(game, variant), _) => {
            lessons::film(work, spot, *game, *variant);
            true
        }
        (Page::Options(game, 0), _) => {
            let (text, keys) = options_page(work, spot, game.info(), 0);
            menu(work, Spot { reply_to: spot.edits, edits: None, ..spot }, text, keys);
            true
        }
        (Page::Variant(game, word), _) => lessons::show(work, spot, *game, Some(word)),
        (Page::Game { game, number: 1, .. }, Shelf::Rules) => lessons::show(work, spot, *game, None),
        _ => false,
    }
}

/// Offers the games that share a part of a name.
pub fn offer(work: &mut Work<'_>, spot: Spot, shelf: Shelf, part: &str) {
    show(work, spot, shelf, &format!("?{part}"));
}

/// Offers the pages of games that may be meant, below a text that names them.
pub fn meant(work: &mut Work<'_>, spot: Spot, text: Text, games: &[&'static dyn AnyGame]) {
    let keys = games.iter().map(|game| Shelf::Play.listed(game.info())).collect();
    menu(work, spot, vec![text], keys_in_rows(keys, ACROSS));
}

/// `/rules`, `/rules pig`, `/rules katego city`. Without a game: the rules of the current match.
pub fn rules(work: &mut Work<'_>, ask: &Ask<'_>) {
    let Ask { chat, message, rest, .. } = *ask;
    let answer = Spot { reply_to: Some(message.id), ..Spot::new(ask.whom()) };
    let words: Vec<&str> = rest.split_whitespace().collect();
    let lang = work.lang(chat);
    let found = match search::find(work.games, &words, lang).map(|found| found.for_reading(work.games, lang)) {
        Ok(Found::One(game, rest)) => match named(game.info(), rest, lang) {
            Ok(variant) => Some((game, variant)),
            Err(text) => return ask.refuse(work, text),
        },
        Ok(Found::Family(family)) => return show(work, answer, Shelf::Rules, family.key),
        Ok(Found::Part(part, _)) => return offer(work, answer, Shelf::Rules, &part),
        Err(text) if !words.is_empty() => return ask.refuse(work, text),
        Err(_) => at_hand(work, chat, message),
    };
    match found {
        Some((game, variant)) if lessons::show(work, answer, game, variant) => {}
        Some((game, Some(word))) => {
            let (text, keys) = variant_page(game.info(), word);
            menu(work, answer, text, keys);
        }
        Some((game, None)) => {
            let (text, keys) = rules_page(work, answer, game, 1, true);
            menu(work, answer, text, keys);
        }
        None => show(work, Spot::new(ask.whom()), Shelf::Rules, ""),
    }
}

/// The game, and its variant, of the match that a message answers, or of the chat's latest one.
fn at_hand(
    work: &mut Work<'_>,
    chat: ChatId,
    message: &Message,
) -> Option<(&'static dyn AnyGame, Option<&'static str>)> {
    let row = resolve::answered(work, chat, message).or_else(|| {
        let ids = work.tx.matches_in(chat);
        ids.last().and_then(|id| work.tx.match_row(*id))
    })?;
    let game = work.games.find(&row.game)?;
    Some((game, terms::variant(game.info(), &row.options)))
}

/// The variant named by the words after a game's name, parsed as in a challenge.
///
/// # Errors
/// If the game has variants, but none with this name.
fn named(info: &'static Info, words: &[&str], lang: Lang) -> Result<Option<&'static str>, Text> {
    let typed = words.join(" ");
    if typed.is_empty() || terms::variants(info).is_empty() {
        return Ok(None);
    }
    let setting = settings::canonical(info, &typed, lang).filter(|setting| settings::fits(info, setting));
    let setting = setting.ok_or_else(|| settings::unknown(info, &typed, &[], lang))?;
    Ok(terms::variant(info, &setting))
}

fn name(info: &Info) -> Text {
    Text::new(format!("{}-name", info.id))
}

/// The page of families that have games.
fn families(games: Registry, shelf: Shelf) -> (Vec<Text>, Vec<Vec<NoteKey>>) {
    let head = match shelf {
        Shelf::Play => "catalogue-head",
        Shelf::Rules => "rules-which",
    };
    (vec![Text::new(head)], among(games, shelf, Family::ALL.iter().copied()))
}

/// Buttons for those of the families that have games.
fn among(games: Registry, shelf: Shelf, families: impl Iterator<Item = &'static Family>) -> Vec<Vec<NoteKey>> {
    let families = families.filter(|family| games.iter().any(|game| family.has(game.info().family)));
    let keys = families.map(|family| key(family_name(family), &shelf.at(family.key.to_owned())));
    keys_in_rows(keys.collect(), ACROSS)
}

/// The page of a family: its parts, or its games, one per line.
fn family_page(
    games: Registry,
    shelf: Shelf,
    family: &'static Family,
    number: usize,
) -> (Vec<Text>, Vec<Vec<NoteKey>>) {
    let (mut text, mut keys) = (vec![family_name(family)], among(games, shelf, family.parts()));
    if keys.is_empty() {
        let games = of_family(games, family);
        text.extend(on_page(&games, number).0.iter().map(|game| line(game.info())));
        keys = list(shelf, &games, family.key, number);
    }
    let above = family.of.map_or("", |whole| whole.key);
    keys.push(vec![key(Text::new("key-back"), &shelf.at(above.to_owned()))]);
    (text, keys)
}

/// The page of the games and families with a part in their names.
fn having_page(
    games: Registry,
    shelf: Shelf,
    (part, lang): (&str, Lang),
    number: usize,
) -> (Vec<Text>, Vec<Vec<NoteKey>>) {
    let found = search::having(games, part, lang);
    let mut text = match found.len() {
        0 | 1 => vec![Text::new("catalogue-head")],
        _ => vec![Text::new("catalogue-found").with("name", part)],
    };
    text.extend(on_page(&found, number).0.iter().map(|game| line(game.info())));
    let mut keys = among(games, shelf, search::families(games, part, lang).into_iter());
    keys.extend(list(shelf, &found, &format!("?{part}"), number));
    (text, keys)
}

fn family_name(family: &Family) -> Text {
    Text::new(format!("family-{}", family.key))
}

fn of_family(games: Registry, family: &'static Family) -> Vec<&'static dyn AnyGame> {
    games.iter().filter(|game| game.info().family == family).collect()
}

/// The name of the family page that lists a game.
fn place(games: Registry, info: &Info) -> String {
    let before = of_family(games, info.family).into_iter().take_while(|game| game.info().id != info.id).count();
    numbered(info.family.key, before / PAGE + 1)
}

/// The games of one page, the number of that page, and the number of pages.
fn on_page<'a>(games: &'a [&'static dyn AnyGame], number: usize) -> (&'a [&'static dyn AnyGame], usize, usize) {
    let pages = games.len().div_ceil(PAGE);
    let number = number.clamp(1, pages.max(1));
    (games.chunks(PAGE).nth(number - 1).unwrap_or_default(), number, pages)
}

/// The buttons of a page of games.
fn list(shelf: Shelf, games: &[&'static dyn AnyGame], at: &str, number: usize) -> Vec<Vec<NoteKey>> {
    let (shown, number, pages) = on_page(games, number);
    let mut keys = keys_in_rows(shown.iter().map(|game| shelf.listed(game.info())).collect(), ACROSS);
    keys.extend(turning(&|page| shelf.at(page), at, number, pages));
    keys
}

/// A game's line in a list: what it needs, and the number of players.
fn line(info: &Info) -> Text {
    let line =
        Text::new("catalogue-line").with("game", name(info)).with("brief", Text::new(format!("{}-brief", info.id)));
    line.with("counts", info.seats.to_string()).with("most", info.seats.most())
}

/// Offers the computer's levels for a game with these settings. `false` if the settings do not fit into a button.
pub fn levels(work: &mut Work<'_>, spot: Spot, info: &Info, settings: &str) -> bool {
    let (text, keys) = game_page(work.games, info, true, settings);
    let carried = keys.iter().flatten().all(|key| !key.does.is_empty());
    if carried {
        menu(work, spot, text, keys);
    }
    carried
}

/// The page of a game: what it is, and whom to play with these settings.
fn game_page(games: Registry, info: &Info, private: bool, settings: &str) -> (Vec<Text>, Vec<Vec<NoteKey>>) {
    let play = |label: Text, against: String| {
        let against = format!("{against} {settings}").trim_end().to_owned();
        key(label, &Callback::Play { game: info.id.to_owned(), against })
    };
    let mut keys = Vec::new();
    let solo = info.seats.most() == 1 || private && info.seats.has(1);
    if !private || solo {
        keys.push(vec![play(Text::new(if solo { "key-alone" } else { "key-open" }), "open".to_owned())]);
    }
    let level = |n: u8| play(Text::new("key-level").with("level", n), format!("bot{n}"));
    match info.levels() {
        0 => {}
        1 => keys.push(vec![play(Text::new("key-play-computer"), format!("bot{}", Level::DEFAULT.number()))]),
        levels => keys.push((1..=levels).map(level).collect()),
    }
    keys.push(vec![
        key(Text::new("key-rules"), &Callback::Rules(info.id.to_owned())),
        key(Text::new("key-back"), &Callback::Catalogue(place(games, info))),
    ]);
    let mut text = vec![Text::new("rules-head").with("game", name(info)), Text::new(format!("{}-about", info.id))];
    text.push(match (solo, private, info.levels()) {
        (true, ..) => Text::new("catalogue-alone").with("game", info.id),
        (_, true, 0) => Text::new("challenge-group"),
        (_, true, 1) => Text::new("catalogue-luck"),
        (_, true, _) => Text::new("catalogue-how-strong"),
        (_, false, _) => Text::new("catalogue-command").with("game", info.id),
    });
    if info.levels() > 1 && (solo || !private) {
        text.push(Text::new("catalogue-levels"));
    }
    (text, keys)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::words::knows;

    #[test]
    fn a_game_is_no_family() {
        for game in Registry::default().iter() {
            assert!(Family::ALL.iter().all(|family| family.key != game.info().id), "{}", game.info().id);
            assert!(Family::ALL.contains(&game.info().family.whole()), "{} stands nowhere", game.info().id);
            assert!(game.info().family.parts().next().is_none(), "{} stands in no part", game.info().id);
            for lang in Lang::all().filter(|lang| lang.is_complete()) {
                assert!(knows(&format!("{}-brief", game.info().id), lang), "{} in {lang:?}", game.info().id);
            }
        }
    }

    #[test]
    fn pages_have_names() {
        let games = Registry::default();
        let info = games.0[0].info();
        let kind = |name: &str| match Page::read(games, name) {
            Page::Families => "families".to_owned(),
            Page::Family(family, number) => format!("{} {number}", family.key),
            Page::Having(part, number) => format!("?{part} {number}"),
            Page::Computer(number) => format!("* {number}"),
            Page::Game { game, number, listed } => format!("{} {number} {listed}", game.info().id),
            Page::Variant(game, word) => format!("{}: {word}", game.info().id),
            Page::Film(game, word) => format!("~{} {word:?}", game.info().id),
            Page::Options(game, number) => format!("+{} {number}", game.info().id),
        };
        assert_eq!(["", "nothing", "dice/x", "/"].map(kind), ["families"; 4]);
        assert_eq!(["dice", "dice/2", "?мор", "?мор/3"].map(kind), ["dice 1", "dice 2", "?мор 1", "?мор 3"]);
        assert_eq!(["*", "*/2"].map(kind), ["* 1", "* 2"]);
        let (id, family) = (info.id, info.family.key);
        assert_eq!(kind(id), format!("{id} 1 false"));
        assert_eq!(kind(&format!("{family}/{id}/2")), format!("{id} 2 true"));
        assert_eq!(kind(&format!("~{id}")), format!("~{id} None"));
        assert_eq!(kind("~katego:city"), "~katego Some(\"city\")");
        assert_eq!(["+pig/0", "+pig", "+pig/2"].map(kind), ["+pig 0", "+pig 1", "+pig 2"]);
        assert_eq!(place(games, info), family);
    }
}
