//! Calls of the bot as a guest: people name it in a chat in which it is not, and it may answer once (Bot API 10.0).

use super::inline;
use crate::bot::context::effects::Suggestions;
use crate::bot::context::incoming::{Called, Inline};
use crate::bot::context::work::Work;

/// Answers a call as a guest: with an invitation to the game that it names.
pub fn called(work: &mut Work<'_>, called: Called) {
    let Called { query, message, .. } = called;
    // Where the bot is a member, it gets the message itself too.
    let known = work.tx.chat_of_peer(message.chat.peer).and_then(|id| work.tx.chat(id));
    if known.is_some_and(|chat| !chat.private && !chat.away && chat.closed.is_none()) {
        return;
    }
    let name = format!("@{}", work.cache.me.username);
    let is_name = |word: &&str| word.eq_ignore_ascii_case(&name);
    let words: Vec<&str> = message.text.split_whitespace().filter(|word| !is_name(word)).collect();
    let asked = Inline { id: query.clone(), from: message.from, text: words.join(" ") };
    let rows = if words.is_empty() { Vec::new() } else { inline::challenges(work, &asked) };
    let row = rows.into_iter().next().unwrap_or_else(|| inline::how(work, &asked.from));
    work.fx.suggest.push(Suggestions { query, rows: vec![row], guest: true });
}
