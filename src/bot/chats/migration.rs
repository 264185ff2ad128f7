//! Migration of a group to a supergroup. The messenger gives the chat a new id; the bot's own id stays the same.

use super::directory;
use crate::bot::context::work::Work;
use crate::store::schema::{ChatId, CupRow, Due, EntryRow, MatchId, Peer};

/// Handles a migration. The bot's own id of the chat stays, but the messenger's message ids become invalid. The old
/// peer id also keeps leading here, since updates from before the migration may still arrive.
pub fn migrated(work: &mut Work<'_>, from: Peer, to: Peer) {
    let Some(id) = work.tx.chat_of_peer(from) else { return };
    let Some(mut row) = work.tx.chat_copy(id).filter(|row| row.peer != to) else { return };
    forget_messages(work, id);
    work.tx.forget_messages_of_days(id);
    if let Some(newcomer) = work.tx.chat_of_peer(to).filter(|other| *other != id) {
        merge(work, newcomer, id);
        for (game, count) in work.tx.chat_copy(newcomer).map(|other| other.played).unwrap_or_default() {
            let played = row.played.entry(game).or_default();
            *played = played.saturating_add(count);
        }
        row.left.extend(work.tx.chat(newcomer).map(|other| other.left.clone()).unwrap_or_default());
        row.missed.extend(work.tx.chat(newcomer).map(|other| other.missed.clone()).unwrap_or_default());
        row.greeted |= work.tx.chat(newcomer).is_some_and(|other| other.greeted);
    }
    row.peer = to;
    row.closed = None;
    row.month = None;
    // The messenger stores menus under its own chat ids.
    row.menu.clear();
    work.tx.put_chat(id, &row);
    work.tx.lead_to_chat(to, id);
    directory::show_all(work, id, false);
}

/// Handles a press that shows under which made-up id a chat of the bot is known below inline messages. What was played
/// there before the bot came is played in the chat from now on, and counts there.
pub fn known_as(work: &mut Work<'_>, id: ChatId, away: Peer) {
    let before = work.tx.chat_of_peer(away);
    if before == Some(id) {
        return;
    }
    if let Some(before) = before {
        forget_messages(work, before);
        merge(work, before, id);
    }
    work.tx.lead_to_chat(away, id);
    if before.is_some() {
        directory::show_all(work, id, false);
    }
}

/// Forgets all message ids of a chat: they now belong to other messages, so the bot must not answer, edit or remove
/// them.
fn forget_messages(work: &mut Work<'_>, chat: ChatId) {
    let mut ids = work.tx.matches_in(chat);
    for (entry, mut row) in work.tx.entries().into_iter().filter(|(_, row)| row.chat == chat) {
        match &mut row.due {
            Due::Board { id, .. } | Due::Lobby { id, .. } => ids.push(*id),
            Due::Delete { .. }
            | Due::Unkey { .. }
            | Due::React { .. }
            | Due::View { .. }
            | Due::Menu { .. }
            | Due::Note { edits: Some(_), .. }
            | Due::Greeting { edits: Some(_), .. } => work.tx.remove_entry(entry),
            Due::Turns
            | Due::Alone { .. }
            | Due::Vote { .. }
            | Due::Greeting { .. }
            | Due::Cover { .. }
            | Due::Cup { .. }
            | Due::Day { .. }
            | Due::Month { .. } => {}
            Due::Note { reply_to, .. }
            | Due::Offer { reply_to, .. }
            | Due::Question { reply_to, .. }
            | Due::Record { reply_to, .. }
            | Due::Film { reply_to, .. }
            | Due::Lesson { reply_to, .. }
            | Due::Card { reply_to, .. }
            | Due::Back { reply_to, .. }
            | Due::Table { reply_to, .. }
            | Due::MyData { reply_to, .. }
            | Due::Hint { reply_to, .. }
            | Due::Sketch { reply_to, .. } => {
                *reply_to = None;
                work.tx.put_entry(entry, &row);
            }
        }
    }
    forget_messages_of_cups(work, chat);
    ids.into_iter().for_each(|id| forget_messages_of_match(work, chat, id));
}

fn forget_messages_of_match(work: &mut Work<'_>, chat: ChatId, id: MatchId) {
    if let Some(before) = work.tx.match_row(id).filter(|row| row.chat == chat) {
        let mut row = before.clone();
        (row.lobby, row.questions) = (None, Vec::new());
        row.offer.iter_mut().for_each(|offer| offer.message = None);
        row.vote.iter_mut().filter_map(|vote| vote.poll.as_mut()).for_each(|poll| poll.message = None);
        row.refusals.retain(|refusal| refusal.chat != chat);
        row.alone.clear();
        for board in row.boards.iter_mut().filter(|board| board.chat == chat) {
            board.message = None;
            board.moved = 0;
        }
        work.tx.put_match(Some(&before), &row);
    }
}

fn forget_messages_of_cups(work: &mut Work<'_>, chat: ChatId) {
    for id in work.tx.cups_in(chat) {
        let Some(before) = work.tx.cup(id) else { continue };
        work.tx.put_cup(Some(&before), &CupRow { messages: Vec::new(), ..before.clone() });
    }
}

/// Merges a chat that appeared under the new id before the bot learned of the migration.
fn merge(work: &mut Work<'_>, newcomer: ChatId, to: ChatId) {
    for id in work.tx.matches_in(newcomer) {
        let Some(before) = work.tx.match_row(id) else { continue };
        let mut row = before.clone();
        for board in row.boards.iter_mut().filter(|board| board.chat == newcomer) {
            board.chat = to;
        }
        row.chat = to;
        work.tx.put_match(Some(&before), &row);
    }
    for id in work.tx.cups_in(newcomer) {
        let Some(before) = work.tx.cup(id) else { continue };
        work.tx.put_cup(Some(&before), &CupRow { chat: to, ..before.clone() });
    }
    work.tx.move_results(newcomer, to);
    for (entry, row) in work.tx.entries().into_iter().filter(|(_, row)| row.chat == newcomer) {
        work.tx.put_entry(entry, &EntryRow { chat: to, ..row });
    }
    let boards = std::mem::take(&mut work.cache.stored.boards);
    let home = |chat| if chat == newcomer { to } else { chat };
    work.cache.stored.boards = boards.into_iter().map(|((id, chat), entry)| ((id, home(chat)), entry)).collect();
}
