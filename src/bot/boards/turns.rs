//! The message *your turn*, as things are when it leaves.

use super::call::{Call, Dest};
use super::note::inline;
use crate::bot::chats::people;
use crate::bot::context::reader::Reader;
use crate::bot::context::work::Work;
use crate::bot::table::turns;
use crate::bot::words::html;
use crate::game::Text;
use crate::store::schema::{ChatRow, EntryId, NoteKey};

/// The message for a chat; `None` if the present one says the same already.
pub fn turns_call(work: &mut Work<'_>, entry: EntryId, chat: &ChatRow) -> Option<Call> {
    let known = chat.turns.clone()?;
    let waiting = turns::waiting(work, chat.peer, &known.told);
    if waiting == known.told {
        return None;
    }
    let reader = Reader::of(chat);
    let head = if waiting.is_empty() { "turns-none" } else { "turns-head" };
    let lines = waiting.iter().filter_map(|turn| work.tx.match_row(turn.id)).map(|row| people::match_line(work, &row));
    let paragraphs: Vec<Text> = std::iter::once(Text::new(head)).chain(lines).collect();
    let text: Vec<String> = paragraphs.iter().map(|text| html(text, reader, &|_| String::new())).collect();
    let keys: Vec<Vec<NoteKey>> =
        waiting.iter().filter_map(|turn| turns::key(work, turn)).map(|key| vec![key]).collect();
    let markup = (!keys.is_empty()).then(|| inline(&keys, reader));
    // An edit notifies nobody, and nothing else tells of a turn on a card.
    let anew = waiting.iter().any(|turn| turn.since.is_some() && !known.told.contains(turn));
    work.cache.turns.insert(entry, waiting);
    let (to, text) = (Dest::of(chat, None), text.join("\n"));
    Some(match known.message.filter(|_| !anew) {
        Some(message) => Call::EditText { to, message, text, markup },
        None => Call::Say { to, text, markup, reply_to: None, silent: false },
    })
}
