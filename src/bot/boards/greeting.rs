//! The first message that people see: small drawings of games of every family, two sentences and some buttons.

use std::sync::{Arc, OnceLock};

use super::call::{Call, Dest, Markup, Picture};
use super::note::{CHOOSE, inline};
use crate::bot::chats::greeting::language;
use crate::bot::context::callback::{Callback, Greet};
use crate::bot::context::reader::Reader;
use crate::bot::context::registry::Registry;
use crate::bot::context::work::Work;
use crate::bot::words::{html, letter, say};
use crate::game::emblem::{EMBLEM, emblem};
use crate::game::scene::{Align, Ink, Says, pt};
use crate::game::{AnyGame, Family, Scene, Text};
use crate::paint::Heading;
use crate::store::schema::{ChatRow, NoteKey};

/// How many games a page may show, and in how many columns: a telephone shows no more than nine well.
const PAGES: [(usize, usize); 5] = [(9, 3), (6, 3), (4, 2), (2, 2), (1, 1)];

/// The distances from one drawing to the one beside it and the one below it: whole squares, so that all align with the
/// lines of the paper.
const ACROSS: f32 = EMBLEM + 1.0;
const DOWN: f32 = EMBLEM + 3.0;

/// Height of the lettering below a drawing, and how wide a letter of it is at most, in its height.
const LETTERING: f32 = 1.5;
const LETTER: f32 = 0.5;

/// The greeting of a chat: a new message, or in the place of one.
pub fn greeting_call(work: &mut Work<'_>, chat: &ChatRow, topic: Option<i32>, edits: Option<i32>) -> Call {
    let reader = Reader::of(chat);
    let to = Dest::of(chat, topic);
    let how = if chat.private { "start-how" } else { "start-how-group" };
    let sentences = ["start-hello", how].map(|key| html(&Text::new(key), reader, &|_| String::new()));
    let (caption, markup) = (sentences.join(" "), Some(markup(chat, work.cache.me.inline)));
    if chat.written {
        return match edits {
            Some(message) => Call::EditText { to, message, text: caption, markup },
            None => Call::Say { to, text: caption, markup, reply_to: None, silent: false },
        };
    }
    let look = work.cache.look(chat);
    let kept = work.cache.greetings.entry((look, chat.lang)).or_insert_with(|| Arc::new(OnceLock::new()));
    let title = say(&Text::new("start-title"), reader, &[]);
    let picture = Box::new(Picture {
        scene: page(work.games, reader),
        board: shown(work.games).iter().map(|game| say(&name(*game), reader, &[])).collect::<Vec<_>>().join("\n"),
        title: vec![Heading { text: title, ink: Ink::Seat(0) }],
        theme: look,
        say: Box::new(move |says| letter(says, reader, &[])),
        finger: None,
        kept: Some(Arc::clone(kept)),
    });
    match edits {
        Some(message) => Call::EditPhoto { to, message, picture, caption, letters: None, markup },
        None => Call::Photo { to, picture, caption, markup, reply_to: None, silent: false },
    }
}

/// The buttons; one of them calls the chat's language by its name. `anywhere`: people can play in any chat.
fn markup(chat: &ChatRow, anywhere: bool) -> Markup {
    let key = |label: Text, greet| NoteKey { label, does: Callback::Greet(greet).write().unwrap_or_default() };
    let last = vec![key(Text::new("key-catalogue"), Greet::Games), language(chat)];
    let first = [("key-play-friend", Greet::Friend), ("key-play-computer", Greet::Computer)];
    let mut first = first.map(|(label, greet)| key(Text::new(label), greet)).to_vec();
    if chat.private && anywhere {
        CHOOSE.clone_into(&mut first[0].does);
    }
    inline(&[first, last], Reader::of(chat))
}

/// The games that the page shows, in the order of the registry: the first of each family, then the second ones, as long
/// as there is room.
fn shown(games: Registry) -> Vec<&'static dyn AnyGame> {
    let mut met: Vec<usize> = vec![0; Family::ALL.len()];
    let mut ranked = Vec::new();
    for (place, game) in games.iter().enumerate() {
        let family = Family::ALL.iter().position(|family| *family == game.info().family.whole()).unwrap_or_default();
        ranked.push((met[family], place, game));
        met[family] += 1;
    }
    let most = PAGES.iter().map(|(most, _)| *most).find(|most| *most <= ranked.len()).unwrap_or_default();
    ranked.sort_by_key(|(rank, place, _)| (*rank, *place));
    ranked.truncate(most);
    ranked.sort_by_key(|(_, place, _)| *place);
    ranked.into_iter().map(|(.., game)| game).collect()
}

fn name(game: &dyn AnyGame) -> Text {
    Text::new(format!("{}-name", game.info().id))
}

/// The drawing, with the name below each game.
fn page(games: Registry, reader: Reader) -> Scene {
    let games = shown(games);
    let columns = PAGES.iter().find(|(most, _)| *most == games.len()).map_or(1, |(_, columns)| *columns);
    let rows = games.len().div_ceil(columns);
    let along = |n: usize, step: f32| n as f32 * step;
    let mut scene = Scene::new(along(columns, ACROSS) - 1.0, along(rows, DOWN) - 1.0);
    for (n, game) in games.into_iter().enumerate() {
        let corner = pt(along(n % columns, ACROSS), along(n / columns, DOWN));
        scene.put(&emblem(game), corner, EMBLEM);
        let letters = say(&name(game), reader, &[]).chars().count().max(1);
        let size = LETTERING.min(ACROSS / (LETTER * letters as f32));
        let at = pt(corner.x + EMBLEM / 2.0, corner.y + EMBLEM + 1.0);
        scene.hand(at, Says::Words(name(game)), size, Align::Centre, Ink::Pencil);
    }
    scene
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::games::GAMES;

    #[test]
    fn every_family_is_on_the_page() {
        let shown = shown(Registry::default());
        assert_eq!(shown.len(), 9);
        let families: HashSet<&str> = shown.iter().map(|game| game.info().family.whole().key).collect();
        let all = GAMES.iter().map(|game| game.info().family.whole().key).collect();
        assert_eq!(families, all);
        let places: Vec<_> =
            shown.iter().map(|game| GAMES.iter().position(|one| one.info().id == game.info().id)).collect();
        assert!(places.is_sorted(), "in the order of the registry: {places:?}");
    }

    #[test]
    fn a_page_has_room_for_nine() {
        for (there, shows) in [(1, 1), (3, 2), (4, 4), (5, 4), (8, 6), (90, 9)] {
            let games: Vec<&'static dyn AnyGame> = GAMES.iter().copied().cycle().take(there).collect();
            let games = Registry(Vec::leak(games));
            assert_eq!(shown(games).len(), shows);
            let page = page(games, Reader::default());
            assert!(page.width <= 26.0 && page.height <= 32.0, "{} × {}", page.width, page.height);
        }
    }
}
