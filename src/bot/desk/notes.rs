//! The bot's messages besides boards: notes with buttons, and texts that answer presses.

use crate::bot::chats::directory;
use crate::bot::context::callback::Callback;
use crate::bot::context::effects::Whom;
use crate::bot::context::incoming::Press;
use crate::bot::context::work::Work;
use crate::bot::words::say;
use crate::game::Text;
use crate::store::schema::{ChatId, Due, NoteKey};

/// Makes a button of a note.
pub fn key(label: Text, data: &Callback) -> NoteKey {
    NoteKey { label, does: data.write().unwrap_or_default() }
}

/// Splits buttons into rows of `across`.
pub fn keys_in_rows(keys: Vec<NoteKey>, across: usize) -> Vec<Vec<NoteKey>> {
    keys.chunks(across).map(<[NoteKey]>::to_vec).collect()
}

/// The name of a page. The first page has no number.
pub fn numbered(at: &str, number: usize) -> String {
    if number > 1 { format!("{at}/{number}") } else { at.to_owned() }
}

/// The page buttons, if there are several pages. `page` returns the action for a page name.
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

/// The place of a note with buttons.
#[derive(Clone, Copy)]
pub struct Spot {
    /// The person who asked for it, and the chat.
    pub asked: Whom,
    /// The message that it replies to.
    pub reply_to: Option<i32>,
    /// The message that it replaces.
    pub edits: Option<i32>,
}

impl Spot {
    /// As a new message.
    pub fn new(asked: Whom) -> Spot {
        Spot { asked, reply_to: None, edits: None }
    }

    /// Replacing the message whose button was pressed.
    pub fn pressed(chat: ChatId, press: &Press) -> Spot {
        Spot { edits: press.alone.or(Some(press.message)), ..Spot::new(Whom::pressing(chat, press)) }
    }
}

/// Enqueues a note with buttons.
pub fn menu(work: &mut Work<'_>, spot: Spot, text: Vec<Text>, keys: Vec<Vec<NoteKey>>) {
    let Spot { asked, reply_to, edits } = spot;
    let note = Due::Note { text, about: None, mention: Vec::new(), keys, reply_to, edits, topic: asked.topic };
    work.enqueue_answer(asked, note, None);
}

/// What people hear who press without a seat.
const STRANGER: &str = "toast-stranger";

/// Whether somebody who presses below a card of others is still answered: in a large group many may try.
fn heard(work: &mut Work<'_>, press: &Press, chat: ChatId) -> bool {
    work.cache.strangers.spend(chat, press.from.id, work.now)
}

/// Answers a press, with a text if there is one.
pub fn tell(work: &mut Work<'_>, press: &Press, chat: ChatId, words: Option<Text>, names: &[String]) {
    let reader = directory::reader_of(work, &press.from, chat);
    let words = words.filter(|words| words.key != STRANGER || press.posted.is_none() || heard(work, press, chat));
    let text = words.map_or_else(String::new, |words| say(&words, reader, names));
    work.toast(&press.id, text, false);
}
