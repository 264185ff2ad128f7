//! The catalogue: the families, the games of a family, and the page of a game. You open it to play or to read rules. A
//! list that is too long has several pages, so a keyboard never has more than the hundred buttons that the messenger
//! allows.
//!
//! A button carries the name of a page:
//!
//! - nothing: the families;
//! - `dice`, `dice/2`: the games of a family;
//! - `?cross`, `?cross/2`: games with that text in their names;
//! - `*`, `*/2`: games that the computer plays;
//! - `pig`: a game;
//! - `pig`, `pig/2`: its rules, if you came from its page;
//! - `dice/pig`, `dice/pig/2`: its rules, if you came from a list, since each page leads back;
//! - `katego:city`: the rules of a variant.

use super::command::Ask;
use super::notes::{Spot, key, keys_in_rows, menu};
use super::resolve;
use super::search::{self, Found};
use crate::bot::boards::TEXT;
use crate::bot::chats::directory;
use crate::bot::context::callback::Callback;
use crate::bot::context::registry::Registry;
use crate::bot::context::terms;
use crate::bot::context::work::Work;
use crate::bot::words::{say, settings};
use crate::game::{AnyGame, Family, Info, Text};
use crate::store::schema::{Due, MatchRow, NoteKey};

/// How many games stand on a page: on a telephone more would be scrolled, not read.
const PAGE: usize = 24;

/// How many games stand in a row.
const ACROSS: usize = 2;

/// How many variants stand in a row.
const VARIANTS: usize = 3;

/// The name of the page with all games that the computer plays.
pub const COMPUTER: &str = "*";

/// What the catalogue is opened for.
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
    /// Games with a part of a name.
    Having(&'a str, usize),
    /// Games that the computer plays.
    Computer(usize),
    Game {
        game: &'static dyn AnyGame,
        /// Of its rules.
        number: usize,
        /// Whether one came to it from a list.
        listed: bool,
    },
    /// The rules of a variant.
    Variant(&'static dyn AnyGame, &'static str),
}

impl Page<'_> {
    /// Reads the name of a page. One that is not there (any more) leads to the beginning.
    fn read(games: Registry, name: &str) -> Page<'_> {
        let numbered = name.rsplit_once('/').and_then(|(at, digits)| Some((at, digits.parse().ok()?)));
        let (at, number) = numbered.unwrap_or((name, 1));
        if at == COMPUTER {
            return Page::Computer(number);
        }
        if let Some(part) = at.strip_prefix('?') {
            return Page::Having(part, number);
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

/// Shows a page.
pub fn show(work: &mut Work<'_>, spot: Spot, shelf: Shelf, page: &str) {
    let games = work.games;
    let (text, keys) = match (Page::read(games, page), shelf) {
        (Page::Families, Shelf::Play) if spot.edits.is_none() => {
            return work.enqueue_answer(spot.asked, Due::Cover { topic: spot.asked.topic }, None);
        }
        (Page::Families, _) => families(games, shelf),
        (Page::Family(family, number), _) => {
            let mut keys = list(shelf, &of_family(games, family), family.key, number);
            keys.push(vec![key(Text::new("key-back"), &shelf.at(String::new()))]);
            (vec![Text::new(format!("family-{}", family.key))], keys)
        }
        (Page::Having(part, number), _) => {
            let keys = list(shelf, &search::having(games, part), &format!("?{part}"), number);
            (vec![Text::new("catalogue-found").with("name", part)], keys)
        }
        (Page::Computer(number), _) => {
            let able: Vec<_> = games.iter().filter(|game| game.info().computer).collect();
            (vec![Text::new("catalogue-computer")], list(shelf, &able, COMPUTER, number))
        }
        (Page::Game { game, .. }, Shelf::Play) => {
            let private = work.tx.chat(spot.asked.chat).is_some_and(|row| row.private);
            game_page(games, game.info(), private, "")
        }
        (Page::Variant(game, word), _) => variant_page(game.info(), word),
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

/// Offers the games that have a part of a name in common.
pub fn offer(work: &mut Work<'_>, spot: Spot, shelf: Shelf, part: &str) {
    show(work, spot, shelf, &format!("?{part}"));
}

/// `/rules`, `/rules pig`, `/rules katego city`; without a game, those of the match at hand.
pub fn rules(work: &mut Work<'_>, ask: &Ask<'_>) {
    let Ask { chat, message, rest, .. } = *ask;
    let answer = Spot { reply_to: Some(message.id), ..Spot::new(ask.whom()) };
    let words: Vec<&str> = rest.split_whitespace().collect();
    let found = match search::find(work.games, &words) {
        Ok(Found::One(game, rest)) => match named(game.info(), rest) {
            Ok(variant) => Some((game, variant)),
            Err(text) => return ask.refuse(work, text),
        },
        Ok(Found::Several(part, _)) => return offer(work, answer, Shelf::Rules, &part),
        Err(text) if !words.is_empty() => return ask.refuse(work, text),
        Err(_) => {
            let at_hand = resolve::answered(work, chat, message).or_else(|| {
                let ids = work.tx.matches_in(chat);
                ids.last().and_then(|id| work.tx.match_row(*id))
            });
            let of = |row: MatchRow| {
                let game = work.games.find(&row.game)?;
                Some((game, terms::variant(game.info(), &row.options)))
            };
            at_hand.and_then(of)
        }
    };
    match found {
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

/// The variant that words behind the name of a game mean, as a challenge would read them.
///
/// # Errors
/// Where the game has variants, and none of that name.
fn named(info: &'static Info, words: &[&str]) -> Result<Option<&'static str>, Text> {
    let typed = words.join(" ");
    if typed.is_empty() || terms::variants(info).is_empty() {
        return Ok(None);
    }
    let setting = settings::canonical(info, &typed).filter(|setting| settings::fits(info, setting));
    let setting = setting.ok_or_else(|| settings::unknown(info, &typed))?;
    Ok(terms::variant(info, &setting))
}

/// The rules of a variant, which say what is different, and the way to those of the game.
fn variant_page(info: &Info, word: &str) -> (Vec<Text>, Vec<Vec<NoteKey>>) {
    let head = Text::new("rules-variant").with("game", name(info)).with("variant", variant_name(info, word));
    let back = key(Text::new("key-back"), &Callback::Rules(info.id.to_owned()));
    (vec![head, Text::new(terms::rules_key(info, word))], vec![vec![back]])
}

fn variant_name(info: &Info, word: &str) -> Text {
    Text::new(terms::value_key(info, word))
}

fn name(info: &Info) -> Text {
    Text::new(format!("{}-name", info.id))
}

/// The families that have games.
fn families(games: Registry, shelf: Shelf) -> (Vec<Text>, Vec<Vec<NoteKey>>) {
    let families = Family::ALL.iter().filter(|family| games.iter().any(|game| game.info().family == **family));
    let keys =
        families.map(|family| key(Text::new(format!("family-{}", family.key)), &shelf.at(family.key.to_owned())));
    let head = match shelf {
        Shelf::Play => "catalogue-head",
        Shelf::Rules => "rules-which",
    };
    (vec![Text::new(head)], keys_in_rows(keys.collect(), ACROSS))
}

fn of_family(games: Registry, family: &'static Family) -> Vec<&'static dyn AnyGame> {
    games.iter().filter(|game| game.info().family == family).collect()
}

/// The page on which a game stands in its family.
fn place(games: Registry, info: &Info) -> String {
    let before = of_family(games, info.family).into_iter().take_while(|game| game.info().id != info.id).count();
    numbered(info.family.key, before / PAGE + 1)
}

fn numbered(at: &str, number: usize) -> String {
    if number > 1 { format!("{at}/{number}") } else { at.to_owned() }
}

/// The buttons of games, of many a page of them.
fn list(shelf: Shelf, games: &[&'static dyn AnyGame], at: &str, number: usize) -> Vec<Vec<NoteKey>> {
    let pages: Vec<_> = games.chunks(PAGE).collect();
    let number = number.clamp(1, pages.len().max(1));
    let shown = pages.get(number - 1).copied().unwrap_or_default();
    let mut keys = keys_in_rows(shown.iter().map(|game| shelf.listed(game.info())).collect(), ACROSS);
    keys.extend(turning(shelf, at, number, pages.len()));
    keys
}

/// The buttons that turn the pages, where there are several.
fn turning(shelf: Shelf, at: &str, number: usize, pages: usize) -> Option<Vec<NoteKey>> {
    let to = |label: &'static str, number| key(Text::new(label), &shelf.at(numbered(at, number)));
    let shown = Text::new("key-page").with("page", number).with("pages", pages);
    let mut keys = vec![key(shown, &Callback::Idle)];
    if number > 1 {
        keys.insert(0, to("key-earlier", number - 1));
    }
    if number < pages {
        keys.push(to("key-later", number + 1));
    }
    (pages > 1).then_some(keys)
}

/// Offers the levels of the computer for a game with these settings; `false` when they are too many for a button.
pub fn levels(work: &mut Work<'_>, spot: Spot, info: &Info, settings: &str) -> bool {
    let (text, keys) = game_page(work.games, info, true, settings);
    let carried = keys.iter().flatten().all(|key| !key.does.is_empty());
    if carried {
        menu(work, spot, text, keys);
    }
    carried
}

/// One game: what it is, and whom to play with these settings.
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
    if info.computer {
        let levels = (1..=5u8).map(|n| play(Text::new("key-level").with("level", n), format!("bot{n}")));
        keys.push(levels.collect());
    }
    keys.push(vec![
        key(Text::new("key-rules"), &Callback::Rules(info.id.to_owned())),
        key(Text::new("key-back"), &Callback::Catalogue(place(games, info))),
    ]);
    let mut text = vec![Text::new("rules-head").with("game", name(info)), Text::new(format!("{}-about", info.id))];
    text.push(match (solo, private, info.computer) {
        (true, ..) => Text::new("catalogue-alone").with("game", info.id),
        (_, true, true) => Text::new("catalogue-how-strong"),
        (_, true, false) => Text::new("challenge-group"),
        (_, false, _) => Text::new("catalogue-command").with("game", info.id),
    });
    if info.computer && (solo || !private) {
        text.push(Text::new("catalogue-levels"));
    }
    (text, keys)
}

/// A page of the rules of a game, and the buttons that turn it.
fn rules_page(
    work: &Work<'_>,
    spot: Spot,
    game: &dyn AnyGame,
    number: usize,
    listed: bool,
) -> (Vec<Text>, Vec<Vec<NoteKey>>) {
    let info = game.info();
    let reader = directory::reader(work, spot.asked.chat);
    let length = |text: &Text| say(text, reader, &[]).encode_utf16().count() + 1;
    let head = Text::new("rules-head").with("game", name(info));
    let mut pages = paged(rules_text(info), TEXT - length(&head), length);
    let number = number.clamp(1, pages.len().max(1));
    let at = if listed { format!("{}/{}", info.family.key, info.id) } else { info.id.to_owned() };
    let mut keys: Vec<Vec<NoteKey>> = turning(Shelf::Rules, &at, number, pages.len()).into_iter().collect();
    if number == 1 {
        let to = |word: &str| key(variant_name(info, word), &Callback::Rules(format!("{}:{word}", info.id)));
        keys.extend(keys_in_rows(terms::variants(info).into_iter().map(to).collect(), VARIANTS));
    }
    let mut text = vec![head];
    text.extend(pages.drain(..).nth(number - 1).unwrap_or_default());
    (text, keys)
}

/// Paragraphs, page by page: as many on each as there is room for.
fn paged(paragraphs: Vec<Text>, room: usize, length: impl Fn(&Text) -> usize) -> Vec<Vec<Text>> {
    let (mut pages, mut left): (Vec<Vec<Text>>, usize) = (Vec::new(), 0);
    for paragraph in paragraphs {
        let length = length(&paragraph);
        match pages.last_mut().filter(|_| length <= left) {
            Some(page) => page.push(paragraph),
            None => {
                left = room;
                pages.push(vec![paragraph]);
            }
        }
        left = left.saturating_sub(length);
    }
    pages
}

/// The rules of a game, then its options and what several of them together are called.
fn rules_text(info: &Info) -> Vec<Text> {
    let mut text = vec![Text::new(format!("{}-rules", info.id)), Text::new("rules-options")];
    for def in info.options {
        let about = Text::new(terms::about_key(info, def.key));
        let line = Text::new("rules-option").with("key", Text::new(terms::name_key(info, def.key)));
        text.push(line.with("allowed", terms::allowed(info, def)).with("about", about));
    }
    for preset in info.presets {
        let set = |(key, value): &(&'static str, &'static str)| {
            let def = info.options.iter().find(|def| def.key == *key)?;
            Some(terms::said(info, key, &def.kind.parse(value)?))
        };
        let sets: Vec<Text> = preset.sets.iter().filter_map(set).collect();
        let name = Text::new(terms::preset_key(info, preset));
        text.push(Text::new("rules-preset").with("name", name).with("sets", sets));
    }
    let clock = Text::new("rules-option").with("key", Text::new("table-key-clock"));
    text.push(clock.with("allowed", Text::new("clock-allowed")).with("about", Text::new("clock-about")));
    if info.computer {
        let resigns = Text::new("rules-option").with("key", Text::new("table-key-resigns"));
        text.push(resigns.with("allowed", Text::new("resigns-allowed")).with("about", Text::new("resigns-about")));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::context::reader::Reader;
    use crate::store::schema::Lang;

    #[test]
    fn a_game_is_no_family() {
        for game in Registry::default().iter() {
            assert!(Family::ALL.iter().all(|family| family.key != game.info().id), "{}", game.info().id);
            assert!(Family::ALL.contains(&game.info().family), "{} stands nowhere", game.info().id);
        }
    }

    #[test]
    fn rules_fit_into_one_message() {
        for game in Registry::default().iter() {
            for lang in Lang::ALL {
                let reader = Reader { lang, ..Reader::default() };
                let id = game.info().id;
                let length = |key: &str| say(&Text::new(format!("{id}-{key}")), reader, &[]).encode_utf16().count();
                assert!(length("name") + length("rules") + 2 <= TEXT, "{id} in {lang:?}");
            }
        }
    }

    #[test]
    fn paragraphs_are_kept_whole_and_in_order() {
        let of = |lengths: &[usize]| -> Vec<Text> { lengths.iter().map(|n| Text::new("x".repeat(*n))).collect() };
        let length = |text: &Text| text.key.len();
        let shape = |lengths: &[usize]| -> Vec<Vec<usize>> {
            paged(of(lengths), 10, length).iter().map(|page| page.iter().map(length).collect()).collect()
        };
        assert_eq!(shape(&[]), Vec::<Vec<usize>>::new());
        assert_eq!(shape(&[4, 6]), [vec![4, 6]]);
        assert_eq!(shape(&[4, 7, 3, 1]), [vec![4], vec![7, 3], vec![1]]);
        assert_eq!(shape(&[30, 1]), [vec![30], vec![1]], "what is too long stands alone");
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
        };
        assert_eq!(["", "nothing", "dice/x", "/"].map(kind), ["families"; 4]);
        assert_eq!(["dice", "dice/2", "?мор", "?мор/3"].map(kind), ["dice 1", "dice 2", "?мор 1", "?мор 3"]);
        assert_eq!(["*", "*/2"].map(kind), ["* 1", "* 2"]);
        let (id, family) = (info.id, info.family.key);
        assert_eq!(kind(id), format!("{id} 1 false"));
        assert_eq!(kind(&format!("{family}/{id}/2")), format!("{id} 2 true"));
        assert_eq!(place(games, info), family);
    }
}
