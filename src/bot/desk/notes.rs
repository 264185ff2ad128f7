//! What the bot says besides boards: notes with buttons, and the words that answer a press.

use crate::bot::chats::directory;
use crate::bot::context::callback::Callback;
use crate::bot::context::effects::Whom;
use crate::bot::context::incoming::Press;
use crate::bot::context::work::Work;
use crate::bot::words::say;
use crate::game::Text;
use crate::store::schema::{ChatId, Due, NoteKey};

/// A button of a note.
pub fn key(label: Text, data: &Callback) -> NoteKey {
    NoteKey { label, does: data.write().unwrap_or_default() }
}

/// Buttons in rows of so many.
pub fn keys_in_rows(keys: Vec<NoteKey>, across: usize) -> Vec<Vec<NoteKey>> {
    keys.chunks(across).map(<[NoteKey]>::to_vec).collect()
}

/// The name of a page: the first one has no number.
pub fn numbered(at: &str, number: usize) -> String {
    if number > 1 { format!("{at}/{number}") } else { at.to_owned() }
}

/// The buttons that turn pages, where there are several; `page` is what a button of one of that name does.
pub fn turning(page: &dyn Fn(String) -> Callback, at: &str, number: usize, pages: usize) -> Option<Vec<NoteKey>> {
    let to = |label: &'static str, number| key(Text::new(label), &page(numbered(at, number)));
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

/// Where a note with buttons stands.
#[derive(Clone, Copy)]
pub struct Spot {
    /// Who asked for it, and where.
    pub asked: Whom,
    /// The message that it answers.
    pub reply_to: Option<i32>,
    /// The message in whose place it comes.
    pub edits: Option<i32>,
}

impl Spot {
    /// Below everything else.
    pub fn new(asked: Whom) -> Spot {
        Spot { asked, reply_to: None, edits: None }
    }

    /// In the place of the message whose button was pressed.
    pub fn pressed(chat: ChatId, press: &Press) -> Spot {
        Spot { edits: press.alone.or(Some(press.message)), ..Spot::new(Whom::pressing(chat, press)) }
    }
}

/// A note with buttons.
pub fn menu(work: &mut Work<'_>, spot: Spot, text: Vec<Text>, keys: Vec<Vec<NoteKey>>) {
    let Spot { asked, reply_to, edits } = spot;
    let note = Due::Note { text, about: None, mention: Vec::new(), keys, reply_to, edits, topic: asked.topic };
    work.enqueue_answer(asked, note, None);
}

/// Ends the waiting of whoever pressed, with words when there are any.
pub fn tell(work: &mut Work<'_>, press: &Press, chat: ChatId, words: Option<Text>, names: &[String]) {
    let reader = directory::reader_of(work, &press.from, chat);
    let text = words.map_or_else(String::new, |words| say(&words, reader, names));
    work.toast(&press.id, text, false);
}
