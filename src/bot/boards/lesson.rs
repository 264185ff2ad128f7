//! The lesson of a game, below the rules that are asked for: its picture, or its film.

use std::sync::{Arc, OnceLock};

use super::CAPTION;
use super::call::{Call, Dest, Picture};
use super::headline::title;
use super::note::inline;
use super::reel::Reel;
use crate::bot::chats::people;
use crate::bot::context::reader::Reader;
use crate::bot::context::terms;
use crate::bot::context::work::Work;
use crate::bot::words::{Printed, cut, html, letter, say};
use crate::game::Text;
use crate::lesson::{self, Lesson};
use crate::store::schema::{ChatRow, Due};

/// The picture or the film that an entry owes; `None` when the game has none (any more).
pub fn lesson_call(work: &mut Work<'_>, chat: &ChatRow, to: Dest, due: &Due) -> Option<Call> {
    let Due::Lesson { game, variant, film, text, keys, reply_to, .. } = due else { return None };
    let (reader, reply_to) = (Reader::of(chat), *reply_to);
    let paragraphs: Vec<String> = text.iter().map(|text| html(text, reader, &|_| String::new())).collect();
    let caption = cut(paragraphs.join("\n"), CAPTION);
    let markup = (!keys.is_empty()).then(|| inline(keys, reader));
    if chat.written && !film {
        return Some(Call::Say { to, text: caption, markup, reply_to, silent: false });
    }
    let game = work.games.find(game)?;
    let lesson = Lesson::find(game, variant.as_deref(), terms::words(game.info(), chat.lang))?;
    let theme = work.cache.look(chat);
    let painted = (lesson::name(game.info(), variant.as_deref()), *film, theme, chat.lang, reader.labels);
    let kept = Arc::clone(work.cache.lessons.entry(painted).or_insert_with(|| Arc::new(OnceLock::new())));
    let names = players(lesson.played().header().names.len(), reader);
    if *film {
        let reel = Box::new(Reel::lesson(&lesson, theme, reader, names, kept));
        return Some(Call::Film { to, reel, caption, reply_to });
    }
    let (shown, who) = (lesson.position(), lesson.viewer());
    let picture = Box::new(Picture {
        scene: lesson.scene(),
        board: described(&lesson, &names, reader),
        title: title(shown, who, None, &names, reader),
        theme,
        say: Box::new(move |says| letter(says, reader, &names)),
        finger: None,
        kept: Some(kept),
    });
    Some(Call::Photo { to, picture, caption, markup, reply_to, silent: false })
}

/// The picture as text: the board, and the notes below it.
fn described(lesson: &Lesson, names: &[String], reader: Reader) -> String {
    let board = Printed::of(lesson.position(), lesson.viewer(), names).read(None, reader);
    let notes = (1..=lesson.notes()).map(|number| format!("{number} {}", say(&lesson.note(number), reader, &[])));
    [board].into_iter().chain(notes).collect::<Vec<_>>().join("\n")
}

/// The names of the players in lessons, in the language of the reader.
fn players(seats: usize, reader: Reader) -> Vec<String> {
    let known = say(&Text::new("lesson-players"), reader, &[]);
    let mut known = known.split('|').map(|name| name.trim().to_owned());
    let unknown = |n: usize| say(&people::nth(n), reader, &[]);
    (0..seats).map(|n| known.next().unwrap_or_else(|| unknown(n))).collect()
}
