//! Introduces the bot to a group, once.

use crate::bot::context::callback::Callback;
use crate::bot::context::work::Work;
use crate::game::Text;
use crate::store::schema::{ChatId, ChatRow, Due, NoteKey};

/// Greets a group that was not greeted before: says what you can play, and what the bot reads there.
pub fn greet(work: &mut Work<'_>, chat: ChatId) {
    let Some(row) = work.tx.chat_copy(chat).filter(|row| !row.private && !row.greeted) else { return };
    let reads = if work.hears(&row) { "greet-hears" } else { "greet-deaf" };
    work.tx.put_chat(chat, &ChatRow { greeted: true, ..row });
    let games = Callback::Catalogue(String::new()).write().unwrap_or_default();
    let keys = vec![vec![NoteKey { label: Text::new("key-catalogue"), does: games }]];
    let text = vec![Text::new("greet-hello"), Text::new(reads)];
    work.enqueue(
        chat,
        Due::Note { text, about: None, mention: Vec::new(), keys, reply_to: None, edits: None, topic: None },
    );
}
