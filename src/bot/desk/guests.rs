//! Calls of the bot as a guest: people name it in a chat in which it is not, or reply to what it has said there, and it
//! may answer once (Bot API 10.0). The answer is a card.

use super::{inline, resolve, summons};
use crate::bot::chats::directory;
use crate::bot::context::effects::{Suggestion, Suggestions};
use crate::bot::context::incoming::{Called, Inline, Message};
use crate::bot::context::work::Work;
use crate::bot::table::play;
use crate::bot::words::{Vocabulary, say};
use crate::game::{Input, Manner, Seat};
use crate::store::schema::{MatchRow, Stage};

/// Answers a call: with a match in which the author has moved by it, or an invitation to the game that it names.
pub fn called(work: &mut Work<'_>, called: Called) {
    let Called { query, message } = called;
    // Where the bot is a member, it gets the message itself too.
    let known = work.tx.chat_of_peer(message.chat.peer).and_then(|id| work.tx.chat(id));
    if known.is_some_and(|chat| !chat.private && !chat.away && chat.closed.is_none()) {
        return;
    }
    let name = format!("@{}", work.cache.me.username);
    let is_name = |word: &&str| word.eq_ignore_ascii_case(&name);
    let words: Vec<&str> = message.text.split_whitespace().filter(|word| !is_name(word)).collect();
    if let Some((row, text)) = meant(work, &message, &words) {
        let (row, card) = moved(work, &row, &message, &text);
        return work.fx.suggest.push(Suggestions { query, rows: vec![row], guest: true, card });
    }
    let asked = Inline { id: query.clone(), from: message.from, text: words.join(" ") };
    let rows = if words.is_empty() { Vec::new() } else { inline::challenges(work, &asked) };
    let row = rows.into_iter().next().unwrap_or_else(|| inline::how(work, &asked.from));
    work.fx.suggest.push(Suggestions { query, rows: vec![row], guest: true, card: None });
}

/// The match that a call is about, and the text without its number: the one that it names or replies to, or the only
/// one of its author if the text is empty or a move there.
fn meant(work: &mut Work<'_>, message: &Message, words: &[&str]) -> Option<(MatchRow, String)> {
    let user = message.from.id;
    let plays = |work: &Work<'_>, id| {
        let row = work.tx.match_row(id).filter(|row| row.stage == Stage::Live && row.seat_of(user).is_some())?;
        work.tx.is_away(row.chat).then_some(row)
    };
    if let Some(row) = words.first().and_then(|word| resolve::number(word)).and_then(|id| plays(work, id)) {
        return Some((row, words[1..].join(" ")));
    }
    let (text, lang) = (words.join(" "), directory::lang_of(work, &message.from));
    let answered = message.reply.as_ref().filter(|reply| reply.ours).and_then(|reply| resolve::number_in(&reply.text));
    if let Some(row) = answered.and_then(|id| plays(work, id)) {
        return Some((row, text));
    }
    let own: Vec<MatchRow> = work.tx.matches_of(user).into_iter().filter_map(|id| plays(work, id)).collect();
    let [row] = own.as_slice() else { return None };
    (words.is_empty() || resolve::is_move(work, row, user, &text, lang)).then(|| (row.clone(), text))
}

/// Makes the move of a call, if it has one. The answer shows the match, or says what is wrong with the move.
fn moved(work: &mut Work<'_>, row: &MatchRow, message: &Message, text: &str) -> (Suggestion, Option<u64>) {
    let played = if text.is_empty() { Ok(()) } else { make(work, row, message, text) };
    let Some(chat) = work.tx.chat(row.chat) else { return (inline::how(work, &message.from), None) };
    let shown = summons::again(work, row, &chat);
    match played {
        Ok(()) => (shown, Some(row.id)),
        Err(why) => (Suggestion { keys: shown.keys, ..Suggestion::said(why) }, None),
    }
}

fn make(work: &mut Work<'_>, row: &MatchRow, message: &Message, text: &str) -> Result<(), String> {
    let reader = directory::reader_of(work, &message.from, row.chat);
    let told = |text| say(&text, reader, &[]);
    let (Some(seat), Some(game)) = (row.seat_of(message.from.id).map(Seat), work.games.find(&row.game)) else {
        return Ok(());
    };
    let words = Vocabulary(game.info(), reader.lang);
    let input = Input::typed(text, reader.labels, Manner::Addressed).by(&words);
    let at = work.now.max(row.last).saturating_sub(row.began);
    let Some(live) = work.live(row.id) else { return Ok(()) };
    let version = live.lines().len();
    let preview = live.preview(seat, &input, at).map_err(|reject| told(reject.text))?;
    let input = Input::canonical(&preview.text).said(Manner::Pressed);
    play::tapped(work, row.clone(), seat, &input, version, None).map(drop).map_err(told)
}
