//! The first page of the catalogue: all games with their emblems and names, family by family, and a button for each
//! family. A family that has parts has such a page of its own.

use std::cmp::Reverse;
use std::sync::{Arc, OnceLock};

use super::call::{Call, Dest, Markup, Picture};
use super::note::inline;
use crate::bot::context::callback::{Callback, Greet};
use crate::bot::context::reader::Reader;
use crate::bot::context::registry::Registry;
use crate::bot::context::work::Work;
use crate::bot::words::{html, letter, say};
use crate::game::emblem::emblem;
use crate::game::scene::{Align, Ink, Nib, Pt, Says, pt};
use crate::game::{AnyGame, Family, Scene, Text};
use crate::paint::Heading;
use crate::store::schema::{ChatRow, NoteKey};

/// The number of columns of families, and the width of each with its gap: whole squares, like everything below, so that
/// the drawings align with the lines of the paper.
const COLUMNS: usize = 3;
const ACROSS: f32 = 14.0;

/// How far it is from a game to the next one below, and how large its drawing is.
const DOWN: f32 = 5.0;
const DRAWN: f32 = 4.0;

/// The same for the name of a family, and how large that is written.
const HEAD: f32 = 3.0;
const HEADING: f32 = 2.5;

/// How large the names of games are: on a telephone their capitals are nine pixels high.
const NAMING: f32 = 2.0;

/// From one line of a name to the next, and how many there may be.
const LINE: f32 = 1.6;
const LINES: usize = 3;

/// How many letters a line of a name has room for.
const LETTERS: usize = 11;

/// How many games of a family are shown; of more it is said how many there are, in a line so high.
const SHOWN: usize = 12;
const MORE: f32 = 2.0;
/// How high the page may be: a telephone shows higher pictures smaller. Families with many games show fewer then.
const HIGHEST: f32 = 71.0;

/// The number of buttons in a row.
const KEYS: usize = 2;

/// A family with its games, in the order of the registry.
type Shelf = (&'static Family, Vec<&'static dyn AnyGame>);

/// The page as a new message. Without the picture if pictures are not permitted.
pub fn cover_call(work: &mut Work<'_>, chat: &ChatRow, family: &str, topic: Option<i32>) -> Call {
    let reader = Reader::of(chat);
    let to = Dest::of(chat, topic);
    let family = Family::find(family);
    let caption = family.map_or(Text::new("catalogue-head"), heading);
    let caption = html(&caption, reader, &|_| String::new());
    let shelves = shelves(work.games, family);
    let markup = Some(markup(&shelves, reader, chat.written));
    if chat.written {
        return Call::Say { to, text: caption, markup, reply_to: None, silent: false };
    }
    let look = work.cache.look(chat);
    let kept = work
        .cache
        .covers
        .entry((look, chat.lang, family.map(|family| family.key)))
        .or_insert_with(|| Arc::new(OnceLock::new()));
    let title = say(&family.map_or(Text::new("key-catalogue"), heading), reader, &[]);
    let picture = Box::new(Picture {
        scene: page(&shelves, reader),
        board: listed(&shelves, reader),
        title: vec![Heading { text: title, ink: Ink::Seat(0) }],
        theme: look,
        say: Box::new(move |says| letter(says, reader, &[])),
        finger: None,
        kept: Some(Arc::clone(kept)),
    });
    Call::Photo { to, picture, caption, markup, reply_to: None, silent: false }
}

/// The families that have games, or the parts of one.
fn shelves(games: Registry, whole: Option<&'static Family>) -> Vec<Shelf> {
    let of = |family: &'static Family| {
        let games: Vec<_> = games.iter().filter(|game| family.has(game.info().family)).collect();
        (family, games)
    };
    let shelves: Vec<Shelf> = match whole {
        Some(whole) => whole.parts().map(of).collect(),
        None => Family::ALL.iter().copied().map(of).collect(),
    };
    shelves.into_iter().filter(|(_, games)| !games.is_empty()).collect()
}

/// A button for each family. Below a picture it opens the list as another message, for a picture cannot become a page
/// of words; a text becomes the list.
fn markup(shelves: &[Shelf], reader: Reader, written: bool) -> Markup {
    let key = |(family, _): &Shelf| {
        let does = match written {
            true => Callback::Catalogue(family.key.to_owned()),
            false => Callback::Greet(Greet::Family(family)),
        };
        NoteKey { label: heading(family), does: does.write().unwrap_or_default() }
    };
    let keys: Vec<NoteKey> = shelves.iter().map(key).collect();
    inline(&keys.chunks(KEYS).map(<[NoteKey]>::to_vec).collect::<Vec<_>>(), reader)
}

fn heading(family: &'static Family) -> Text {
    Text::new(format!("family-{}", family.key))
}

fn name(game: &dyn AnyGame) -> Text {
    Text::new(format!("{}-name", game.info().id))
}

/// The page in words.
fn listed(shelves: &[Shelf], reader: Reader) -> String {
    let told = |text: &Text| say(text, reader, &[]);
    let line = |(family, games): &Shelf| {
        let names: Vec<String> = games.iter().map(|game| told(&name(*game))).collect();
        format!("{}: {}", told(&heading(family)), names.join(", "))
    };
    shelves.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// The height of a family that shows at most this many of its games.
fn height((_, games): &Shelf, shown: usize) -> f32 {
    let more = if games.len() > shown { MORE } else { 0.0 };
    HEAD + games.len().min(shown) as f32 * DOWN + more
}

/// How high a column of families is.
fn high(shelves: &[Shelf], column: &[usize], shown: usize) -> f32 {
    column.iter().map(|n| height(&shelves[*n], shown)).sum()
}

/// The columns with as many games of each family as a page has room for, how many that are, and how high it is.
fn divided(shelves: &[Shelf]) -> (Vec<Vec<usize>>, usize, f32) {
    let mut shown = SHOWN;
    loop {
        let columns = columns(shelves, shown);
        let highest = columns.iter().map(|column| high(shelves, column, shown)).fold(DOWN, f32::max);
        if highest <= HIGHEST || shown == 1 {
            return (columns, shown, highest);
        }
        shown -= 1;
    }
}

/// The families in columns of about equal height: each goes to the emptiest one, the highest first. The columns are in
/// the order of their first families.
fn columns(shelves: &[Shelf], shown: usize) -> Vec<Vec<usize>> {
    let mut order: Vec<usize> = (0..shelves.len()).collect();
    order.sort_by_key(|n| Reverse(height(&shelves[*n], shown) as u32));
    let mut columns: Vec<(f32, Vec<usize>)> = vec![(0.0, Vec::new()); COLUMNS.min(shelves.len()).max(1)];
    for n in order {
        if let Some((high, column)) = columns.iter_mut().min_by(|a, b| a.0.total_cmp(&b.0)) {
            *high += height(&shelves[n], shown);
            column.push(n);
        }
    }
    let mut columns: Vec<Vec<usize>> = columns.into_iter().map(|(_, column)| column).collect();
    columns.iter_mut().for_each(|column| column.sort_unstable());
    columns.sort();
    columns
}

fn page(shelves: &[Shelf], reader: Reader) -> Scene {
    let (columns, shown, highest) = divided(shelves);
    let mut scene = Scene::new(columns.len() as f32 * ACROSS - 1.0, highest);
    for (n, column) in columns.iter().enumerate() {
        let mut corner = pt(n as f32 * ACROSS, 0.0);
        for shelf in column.iter().map(|n| &shelves[*n]) {
            family(&mut scene, corner, shelf, shown, reader);
            corner.y += height(shelf, shown);
        }
    }
    scene
}

/// A family: its name, underlined, and its games.
fn family(scene: &mut Scene, corner: Pt, (family, games): &Shelf, shown: usize, reader: Reader) {
    let (top, low) = (corner.y + HEAD * 0.4, corner.y + HEAD - 0.5);
    // A longer one is written smaller: it must not reach into the family beside it.
    let letters = say(&heading(family), reader, &[]).chars().count().max(1);
    let size = HEADING.min(ACROSS / (0.45 * letters as f32)).max(NAMING);
    scene.hand(pt(corner.x, top), Says::Words(heading(family)), size, Align::Left, Ink::Seat(0));
    scene.stroke([pt(corner.x, low), pt(corner.x + ACROSS - 2.0, low)], Ink::Grid, Nib::Pen);
    let mut at = pt(corner.x, corner.y + HEAD);
    for game in games.iter().take(shown) {
        let mut drawing = Scene::new(DRAWN, DRAWN);
        drawing.put(&emblem(*game), pt(0.0, 0.0), DRAWN);
        scene.put(&drawing, at, DRAWN);
        let lines = broken(&say(&name(*game), reader, &[]));
        let first = at.y + (DRAWN - (lines.len() - 1) as f32 * LINE) / 2.0;
        for (n, line) in lines.into_iter().enumerate() {
            let place = pt(at.x + DRAWN + 0.5, first + n as f32 * LINE);
            scene.hand(place, Says::Plain(line), NAMING, Align::Left, Ink::Pencil);
        }
        at.y += DOWN;
    }
    if games.len() > shown {
        let more = Text::new("names-more").with("count", games.len() - shown);
        scene.hand(pt(at.x, at.y + HEAD * 0.4), Says::Words(more), NAMING, Align::Left, Ink::Pencil);
    }
}

/// A name in lines, broken between its words and behind hyphens.
fn broken(name: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in name.split_inclusive([' ', '-']) {
        let fits = |line: &String| line.chars().count() + word.trim_end().chars().count() <= LETTERS;
        match lines.last_mut() {
            Some(line) if fits(line) => line.push_str(word),
            _ => lines.push(word.to_owned()),
        }
    }
    let cut = lines.len() > LINES;
    lines.truncate(LINES);
    let mut lines: Vec<String> = lines.into_iter().map(|line| line.trim_end().to_owned()).collect();
    if let Some(last) = lines.last_mut().filter(|_| cut) {
        last.push('…');
    }
    if lines.is_empty() { vec![String::new()] } else { lines }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::bot::words::Lang;
    use crate::game::scene::Item;
    use crate::games::GAMES;
    use crate::paint::{Page, Theme, measure, picture};

    #[test]
    fn all_games_are_on_the_pages_and_can_be_read() {
        let dice = GAMES.iter().filter(|game| game.info().family.whole() == Family::DICE).count();
        for (lang, whole, games) in
            Lang::all().flat_map(|lang| [(lang, None, GAMES.len()), (lang, Some(Family::DICE), dice)])
        {
            let reader = Reader { lang, ..Reader::default() };
            let (shelves, title) =
                (shelves(Registry::default(), whole), [Heading { text: "Kletka".to_owned(), ink: Ink::Grid }]);
            assert_eq!(shelves.iter().map(|(_, games)| games.len()).sum::<usize>(), games);
            let scene = page(&shelves, reader);
            let say = |says: &Says| letter(says, reader, &[]);
            let page = Page { scene: &scene, title: &title, theme: Theme::Paper, say: &say };
            let mut names = scene.clone();
            names.items.retain(|item| matches!(item, Item::Label { size, .. } if *size >= NAMING));
            let measured = measure(&Page { scene: &names, ..page });
            let lowest = measured.lowest().expect("it has letters");
            assert!(lowest.height * 360.0 >= 9.0, "“{}” is {:.1} px high", lowest.text, lowest.height * 360.0);
            let painted = picture(&page);
            if let Some(dir) = std::env::var_os("KLETKA_SCREENSHOTS") {
                let of = whole.map_or("games", |whole| whole.key);
                let path = std::path::Path::new(&dir).join(format!("{of}-{}.png", lang.code()));
                std::fs::write(path, painted.png()).expect("the folder is there");
            }
            assert!(painted.width.max(painted.height) <= 1280 && painted.width * 2 > painted.height);
        }
    }

    #[test]
    fn no_name_reaches_into_the_next_column() {
        for (lang, game) in Lang::all().flat_map(|lang| GAMES.iter().map(move |game| (lang, game))) {
            let reader = Reader { lang, ..Reader::default() };
            let lines = broken(&letter(&Says::Words(name(*game)), reader, &[]));
            assert!(lines.iter().all(|line| line.chars().count() <= LETTERS + 3), "{lines:?} reach too far");
        }
    }

    #[test]
    fn names_are_broken_between_words_and_behind_hyphens() {
        assert_eq!(broken("Golf"), ["Golf"]);
        assert_eq!(broken("Points and segments"), ["Points and", "segments"]);
        assert_eq!(broken("Long-ball football"), ["Long-ball", "football"]);
        assert_eq!(broken("Крестики-нолики"), ["Крестики-", "нолики"]);
        assert_eq!(broken("Ship, captain, mate and crew"), ["Ship,", "captain,", "mate and…"]);
        assert_eq!(broken(""), [""]);
    }

    #[test]
    fn each_family_stands_in_one_column() {
        let shelves = shelves(Registry::default(), None);
        let (columns, ..) = divided(&shelves);
        assert_eq!(columns.len(), COLUMNS);
        let all: BTreeSet<usize> = columns.iter().flatten().copied().collect();
        assert_eq!(all, (0..shelves.len()).collect());
        assert_eq!(columns.iter().map(Vec::len).sum::<usize>(), shelves.len());
    }
}
