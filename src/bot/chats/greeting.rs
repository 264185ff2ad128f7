//! Introduces the bot to a group, once.

use crate::bot::context::callback::{Callback, Greet};
use crate::bot::context::work::Work;
use crate::game::Text;
use crate::store::schema::{ChatId, ChatRow, Due, NoteKey};

/// The button of a greeting that opens the page of languages. It says the language of the chat, as it calls itself.
pub fn language(row: &ChatRow) -> NoteKey {
    let label = Text::new("name").with("name", format!("🌐 {}", row.lang.name()));
    NoteKey { label, does: Callback::Greet(Greet::Languages).write().unwrap_or_default() }
}

/// Greets a group that was not greeted before: says what you can play, and what the bot reads there.
pub fn greet(work: &mut Work<'_>, chat: ChatId) {
    let Some(row) = work.tx.chat_copy(chat).filter(|row| !row.private && !row.greeted) else { return };
    let reads = if work.hears(&row) { "greet-hears" } else { "greet-deaf" };
    let games = Callback::Catalogue(String::new()).write().unwrap_or_default();
    let keys = vec![vec![NoteKey { label: Text::new("key-catalogue"), does: games }, language(&row)]];
    work.tx.put_chat(chat, &ChatRow { greeted: true, ..row });
    let text = vec![Text::new("greet-hello"), Text::new(reads)];
    work.enqueue(
        chat,
        Due::Note { text, about: None, mention: Vec::new(), keys, reply_to: None, edits: None, topic: None },
    );
}
