//! Records the result of a call.

use super::board;
use super::call::{Delivery, Standing};
use crate::bot::chats::{directory, migration, months};
use crate::bot::context::work::{Sent, Work};
use crate::bot::table::{alarms, alone, ballots, cups, days, hints, leavers, pending, shown, turns};
use crate::game::Text;
use crate::store::schema::{
    BoardRow, ChatId, ChatRow, Closed, CupMessageRow, Due, EntryId, EntryRow, MatchId, Peer, Policy, RefusalRow, Stage,
    ToRow, TurnRow, TurnsRow, UserId,
};

/// Writes down how the sending of an entry ended.
pub fn delivered(work: &mut Work<'_>, entry: EntryId, how: Delivery) {
    let sent = work.cache.sent.get(&entry).copied();
    if let Delivery::Moved(to) = how {
        return moved(work, entry, to);
    }
    if matches!(how, Delivery::Part(_)) {
        return shown_in_part(work, entry, sent.unwrap_or_default());
    }
    work.cache.sent.remove(&entry);
    work.cache.lettered.remove(&entry);
    work.cache.stored.films.retain(|_, queued| *queued != entry);
    let told = work.cache.turns.remove(&entry).unwrap_or_default();
    let Some(row) = work.tx.entry(entry) else { return };
    work.tx.remove_entry(entry);
    if matches!(how, Delivery::Done(_) | Delivery::Alone(_)) && writes(&row.due) {
        work.tx.put_wrote(row.chat, work.now);
    }
    if sent.is_some_and(|sent| work.tx.chat(row.chat).is_none_or(|chat| chat.peer != sent.peer)) {
        // The chat has moved meanwhile: a message in the old one can be read, but its number is worth nothing here.
        match row.due {
            _ if matches!(how, Delivery::Done(_)) => {}
            Due::Board { id, fresh } => work.enqueue_board(id, row.chat, fresh),
            _ => drop(work.enqueue_row(row)),
        }
        return;
    }
    if let Due::Menu { commands, .. } = &row.due {
        return menu_stands(work, row.chat, commands, matches!(how, Delivery::Done(_)));
    }
    ended(work, &row, how, sent.unwrap_or_default(), told);
    if let Due::Board { id, .. } = row.due {
        // A person who was asked by it has waited for it until now.
        alarms::set_alarm(work, id);
    }
}

/// The newest moves are shown in words, and the picture follows. The news stay until then, and nobody waits for it.
fn shown_in_part(work: &mut Work<'_>, entry: EntryId, sent: Sent) {
    let Some(row) = work.tx.entry(entry) else { return };
    work.tx.put_wrote(row.chat, work.now);
    let Due::Board { id, .. } = row.due else { return };
    shown::note(work, id, row.chat, sent.version, work.now);
    if let Some(row) = work.tx.match_row(id) {
        turns::tell_players(work, &row);
    }
    alarms::set_alarm(work, id);
}

/// Whether it puts something into the chat that is new or looks different.
fn writes(due: &Due) -> bool {
    !matches!(due, Due::Delete { .. } | Due::Unkey { .. } | Due::React { .. } | Due::Menu { .. })
}

/// Handles the end of sending an entry. `told`: the turns that a *your turn* message announced.
fn ended(work: &mut Work<'_>, row: &EntryRow, how: Delivery, sent: Sent, told: Vec<TurnRow>) {
    if let Due::Alone { id, user } = row.due {
        return alone_ended(work, (id, user), row.chat, how, sent);
    }
    if let Some(to) = row.to.filter(|_| sent.alone) {
        return quiet_ended(work, row, to, how, sent);
    }
    match how {
        // A group may permit no reactions, or not this one: that closes nothing, and nobody misses it.
        _ if matches!(row.due, Due::React { .. }) => {}
        Delivery::Done(standing) if row.due == Due::Turns => {
            turns_stand(work, row.chat, TurnsRow { message: standing.message, told });
        }
        Delivery::Done(standing) => {
            stands(work, row, standing, sent);
            if sent.written && sent.changes.is_none() {
                directory::takes_texts(work, row.chat);
            }
        }
        Delivery::Missing => missing(work, row, sent.changes),
        Delivery::Closed(closed) => found_closed(work, row, closed),
        Delivery::Barred => barred(work, row),
        Delivery::Wordless => wordless(work, row, sent.written),
        Delivery::Moved(_) | Delivery::Part(_) | Delivery::Alone(_) => {}
        Delivery::Refused(why) => {
            tracing::warn!(chat = row.chat, %why, "the messenger refuses an entry of the outbox");
            if !sent.written && has_letters(&row.due) && !work.tx.is_away(row.chat) {
                write_out(work, row, true);
            }
        }
    }
}

/// An entry has found its chat closed.
fn found_closed(work: &mut Work<'_>, row: &EntryRow, closed: Closed) {
    let named = hints::named(work, row);
    close(work, row.chat, closed);
    work.miss(row);
    if closed == Closed::Topic {
        tell_aside(work, &row.due);
    }
    // One sentence is enough: the group may have been told that an answer is wanted in private.
    if hints::named(work, row) == named {
        hints::shut(work, row);
    }
}

/// Handles a private answer: it was sent, or everybody reads it.
fn quiet_ended(work: &mut Work<'_>, row: &EntryRow, to: ToRow, how: Delivery, sent: Sent) {
    // A failure by lateness says nothing about the next one.
    let late = matches!(&how, Delivery::Refused(why) if why.to_lowercase().contains("not enough rights"));
    let due = match (how, row.due.clone()) {
        (Delivery::Alone(number), _) => return refusal_stands(work, row, Some(number), true),
        (Delivery::Moved(_), Due::Hint { .. }) => return,
        (how, Due::Hint { .. }) => return hint_fell(work, row, to, how, late),
        (Delivery::Done(standing), _) => {
            alone::answers_fell(work, row.chat);
            return stands(work, row, standing, Sent { alone: false, ..sent });
        }
        (Delivery::Moved(_), _) | (_, Due::Delete { .. }) => return,
        (_, Due::Note { text, about, mention, keys, reply_to, topic, .. }) => {
            Due::Note { text, about, mention, keys, reply_to, edits: None, topic }
        }
        (_, Due::Greeting { topic, .. }) => Due::Greeting { edits: None, topic },
        (_, due) => due,
    };
    // A change that did not work is tried as a new message first.
    let quiet = to.there;
    if !quiet && !late {
        alone::answers_fell(work, row.chat);
    }
    work.enqueue_row(EntryRow { chat: row.chat, due, to: Some(ToRow { quiet, there: false, ..to }) });
}

/// A hint was shown to everybody, or not taken: it comes in private, and goes where others read it.
fn hint_fell(work: &mut Work<'_>, row: &EntryRow, to: ToRow, how: Delivery, late: bool) {
    if let Delivery::Done(Standing { message: Some(message), .. }) = how {
        work.enqueue(row.chat, Due::Delete { message });
    }
    if !late {
        alone::answers_fell(work, row.chat);
    }
    hints::elsewhere(work, row, to.user);
}

/// Handles a player's private message: it was sent, or the player continues in private.
fn alone_ended(work: &mut Work<'_>, (id, user): (MatchId, UserId), chat: ChatId, how: Delivery, sent: Sent) {
    if sent.changes.is_some_and(|message| !alone::is_current(work, id, user, message)) {
        return;
    }
    match how {
        Delivery::Alone(number) => alone::stands(work, id, user, number, (sent.version, !sent.written)),
        Delivery::Done(standing) => alone::shown_to_all(work, id, chat, user, standing.message),
        Delivery::Missing => alone::gone(work, id, chat, user),
        Delivery::Closed(_) | Delivery::Barred | Delivery::Wordless | Delivery::Refused(_) => {
            alone::refused(work, id, chat, user);
        }
        Delivery::Moved(_) | Delivery::Part(_) => {}
    }
}

/// The message of an entry is in its chat.
fn stands(work: &mut Work<'_>, row: &EntryRow, standing: Standing, sent: Sent) {
    match (&row.due, standing.message) {
        (Due::Board { id, .. }, _) => board_stands(work, *id, row.chat, standing, sent),
        (Due::Lobby { id, .. }, message) => lobby_stands(work, *id, message),
        (Due::Cup { id, round }, Some(message)) if sent.changes.is_none() => {
            cups::stands(work, *id, CupMessageRow { round: *round, message, written: sent.written });
        }
        (Due::Day { day }, Some(message)) => {
            days::stands(work, row.chat, *day, (message, sent.changes.is_some()), sent.version > 0);
        }
        (Due::Month { month }, Some(message)) => months::stands(work, row.chat, *month, message),
        (Due::Offer { id, version, what, .. }, Some(message)) => {
            pending::offer_stands(work, *id, (*version, *what), sent.version, message);
        }
        (Due::Question { id, user, until, .. }, Some(message)) => {
            pending::question_stands(work, *id, *user, *until, row.chat, message);
        }
        (Due::Vote { id, poll }, Some(message)) => ballots::stands(work, *id, *poll, row.chat, message),
        (_, message) => refusal_stands(work, row, message, false),
    }
}

/// The chat has moved: the entry is made ready again.
fn moved(work: &mut Work<'_>, entry: EntryId, to: Peer) {
    let Some(row) = work.tx.entry(entry) else { return };
    if let Due::Board { id, .. } = row.due {
        // So the board is not owed once more.
        work.cache.stored.boards.insert((id, row.chat), entry);
    }
    if let Some(chat) = work.tx.chat(row.chat).filter(|chat| chat.peer != to) {
        migration::migrated(work, chat.peer, to);
    }
}

/// A chat cannot be written to. A closed topic closes nothing else.
fn close(work: &mut Work<'_>, chat: ChatId, closed: Closed) {
    tracing::info!(chat, ?closed, "a chat cannot be written to");
    if closed != Closed::Topic
        && let Some(mut row) = work.tx.chat_copy(chat)
    {
        row.closed = Some(closed);
        // A chat that permits nothing does not permit pictures either, so this says nothing about later ones.
        row.written = false;
        work.tx.put_chat(chat, &row);
        if row.private {
            leavers::shut(work, row.peer);
        }
    }
}

/// The topic of a match is closed: whoever has just written about the match elsewhere hears it.
fn tell_aside(work: &mut Work<'_>, due: &Due) {
    let (Due::Board { id, .. } | Due::Offer { id, .. } | Due::Question { id, .. } | Due::Note { about: Some(id), .. }) =
        *due
    else {
        return;
    };
    if let Some(asked) = work.cache.aside.remove(&id) {
        work.answer(asked, None, vec![Text::new("topic-closed").with("number", id as i64)]);
    }
}

/// The chat does not permit messages of this kind: boards are written there instead, and what only a picture can show
/// is not shown.
fn barred(work: &mut Work<'_>, entry: &EntryRow) {
    let Some(chat) = work.tx.chat_copy(entry.chat) else { return };
    let say = |work: &mut Work<'_>, key: &'static str, topic, reply_to| {
        work.note(entry.chat, topic, reply_to, None, vec![Text::new(key)]);
    };
    match entry.due.clone() {
        Due::Film { reply_to, topic, .. } | Due::Lesson { film: true, reply_to, topic, .. } => {
            say(work, "film-barred", topic, reply_to);
        }
        Due::Card { reply_to, topic, .. } | Due::Back { reply_to, topic, .. } | Due::Table { reply_to, topic, .. } => {
            say(work, "card-barred", topic, reply_to);
        }
        Due::Record { reply_to, topic, .. } => say(work, "record-barred", topic, reply_to),
        Due::MyData { reply_to, .. } => say(work, "record-barred", None, reply_to),
        due if has_letters(&due) && !chat.written => {
            work.tx.put_chat(entry.chat, &ChatRow { written: true, ..chat });
            write_out(work, entry, false);
        }
        _ => shut(work, entry),
    }
}

/// The chat permits no texts. Boards go on as pictures; only a chat that has refused both is closed. `written`: whether
/// it was a text.
fn wordless(work: &mut Work<'_>, entry: &EntryRow, written: bool) {
    // These are written only after a picture was refused.
    let also = matches!(entry.due, Due::Board { .. } | Due::View { .. } | Due::Cup { round: 1.., .. });
    match work.tx.chat(entry.chat) {
        Some(chat) if written && !also && !chat.written => work.miss(entry),
        _ => shut(work, entry),
    }
}

/// Whether what is usually a picture can be written.
fn has_letters(due: &Due) -> bool {
    match due {
        Due::Lesson { film, .. } => !film,
        Due::Board { .. }
        | Due::View { .. }
        | Due::Sketch { .. }
        | Due::Greeting { .. }
        | Due::Cover { .. }
        | Due::Cup { .. } => true,
        _ => false,
    }
}

/// Sends in letters what was refused as a picture. `once`: the chat's next board is a picture again.
fn write_out(work: &mut Work<'_>, entry: &EntryRow, once: bool) {
    let due = entry.due.clone();
    let due = if let Due::View { id } = due { Due::Board { id, fresh: true } } else { due };
    let board = if let Due::Board { id, .. } = due { Some((id, entry.chat)) } else { None };
    let again = work.enqueue_row(EntryRow { due, ..entry.clone() });
    work.cache.lettered.extend(again.filter(|_| once));
    work.cache.stored.boards.extend(board.zip(again));
}

/// The chat permits nothing.
fn shut(work: &mut Work<'_>, entry: &EntryRow) {
    close(work, entry.chat, Closed::Muted);
    work.miss(entry);
}

fn board_stands(work: &mut Work<'_>, id: MatchId, chat: ChatId, standing: Standing, sent: Sent) {
    let Standing { message, date } = standing;
    // If the messenger does not say when it took the board, assume now.
    shown::note(work, id, chat, sent.version, date.map_or(work.now, |date| date.saturating_mul(1000)));
    let Some(before) = work.tx.match_row(id) else { return };
    let mut row = before.clone();
    let away = work.tx.is_away(chat);
    let Some(board) = row.boards.iter_mut().find(|board| board.chat == chat) else {
        // The match has made room for another one while its picture was on its way.
        message.filter(|_| row.stage == Stage::Void).map(|message| work.enqueue(chat, Due::Delete { message }));
        return;
    };
    // A card that is brought down stays, even if a change of the one before it was on its way.
    let message = if away { board.message.or(message) } else { message };
    // The last picture stays when a finished match is shown again: it may be in another chat by now.
    let finished = row.stage == Stage::Over && board.shown >= sent.version;
    let old = board.message.filter(|old| !finished && message.is_some() && Some(*old) != message);
    let old_keyed = std::mem::replace(&mut board.keyed, sent.keyed);
    board.written = sent.written;
    let changed = board.message.is_some() && message == board.message;
    let goes_on = changed && work.tx.chat(chat).is_some_and(|chat| board::goes_on(&before, board, &chat));
    board.message = message.or(board.message);
    board.told = if sent.version > board.shown && !goes_on { board.shown } else { board.told };
    board.shown = board.shown.max(sent.version);
    let told_to_all = row.boards.iter().map(|board| board.told).min().unwrap_or_default();
    row.news.retain(|news| news.version > told_to_all);
    work.tx.put_match(Some(&before), &row);
    let home = row.chat == chat;
    if home {
        turns::tell_players(work, &row);
        leavers::name_unreached(work, id);
        alone::ask_all(work, id);
    }
    let keeps = work.tx.chat(chat).is_some_and(|chat| home && chat.policy == Policy::Keep);
    match old {
        Some(message) if !keeps => work.enqueue(chat, Due::Delete { message }),
        Some(message) if old_keyed => work.enqueue(chat, Due::Unkey { message }),
        _ => None,
    };
}

/// If the messenger has refused a command menu, it is declared again when the next match begins. Whatever it answers,
/// boards may be sent.
fn menu_stands(work: &mut Work<'_>, chat: ChatId, commands: &[String], taken: bool) {
    if let Some(mut row) = work.tx.chat_copy(chat).filter(|row| !taken && row.menu == commands) {
        row.menu.clear();
        work.tx.put_chat(chat, &row);
    }
}

/// Records the turns that the *your turn* message announces. It stays the same message, unless it has to notify anew.
fn turns_stand(work: &mut Work<'_>, chat: ChatId, turns: TurnsRow) {
    let Some(row) = work.tx.chat_copy(chat) else { return };
    let Some(before) = &row.turns else { return };
    let old = before.message.filter(|old| turns.message.is_some_and(|message| message != *old));
    work.tx.put_chat(chat, &ChatRow { turns: Some(turns), ..row });
    old.map(|message| work.enqueue(chat, Due::Delete { message }));
}

/// A refusal of a move takes the place of the one before; one whose move has been made meanwhile goes at once.
fn refusal_stands(work: &mut Work<'_>, entry: &EntryRow, message: Option<i32>, alone: bool) {
    let Some((to, message)) = entry.to.zip(message) else { return };
    let Some(before) = to.refuses.and_then(|id| work.tx.match_row(id)) else { return };
    let newer = RefusalRow { chat: entry.chat, user: to.user, message, alone };
    let mut row = before.clone();
    let same = |refusal: &RefusalRow| (refusal.chat, refusal.user) == (newer.chat, newer.user);
    let old: Vec<RefusalRow> = row.refusals.extract_if(.., |refusal| same(refusal)).collect();
    match to.stale {
        true => work.remove_refusal(newer),
        false => row.refusals.push(newer),
    }
    work.tx.put_match(Some(&before), &row);
    for refusal in old {
        work.remove_refusal(refusal);
    }
}

fn lobby_stands(work: &mut Work<'_>, id: MatchId, message: Option<i32>) {
    let Some(before) = work.tx.match_row(id).filter(|row| row.lobby != message && message.is_some()) else {
        return;
    };
    let mut row = before.clone();
    row.lobby = message;
    work.tx.put_match(Some(&before), &row);
    if let Some(message) = before.lobby {
        work.enqueue(row.chat, Due::Delete { message });
    }
}

/// A board whose message is gone is sent anew.
fn board_missing(work: &mut Work<'_>, id: MatchId, chat: ChatId, gone: Option<i32>) {
    let Some(before) = work.tx.match_row(id) else { return };
    let mut after = before.clone();
    let away = work.tx.is_away(chat);
    // Since then it may have been brought down to another card.
    let stands = |board: &BoardRow| board.chat == chat && board.message.is_some_and(|now| Some(now) != gone);
    if away && before.boards.iter().any(stands) {
        return;
    }
    if away {
        after.lobby = None;
    }
    if let Some(board) = after.boards.iter_mut().find(|board| board.chat == chat) {
        board.message = None;
    }
    work.tx.put_match(Some(&before), &after);
    work.enqueue_board(id, chat, false);
}

/// The message to edit is `gone`, so the bot sends a new one.
fn missing(work: &mut Work<'_>, row: &EntryRow, gone: Option<i32>) {
    match row.due {
        Due::Board { id, .. } => board_missing(work, id, row.chat, gone),
        // It may be too old to be deleted. Then at least nobody presses its buttons.
        Due::Delete { message } => drop(work.enqueue(row.chat, Due::Unkey { message })),
        Due::Cup { id, round } => cups::missing_message(work, id, round, gone),
        Due::Day { day } => days::gone(work, row.chat, day),
        Due::Vote { id, .. } => ballots::gone(work, id),
        Due::Turns => {
            turns_stand(work, row.chat, TurnsRow::default());
            turns::tell(work, row.chat);
        }
        Due::Lobby { id, .. } => {
            let Some(before) = work.tx.match_row(id) else { return };
            let mut after = before.clone();
            after.lobby = None;
            work.tx.put_match(Some(&before), &after);
            if after.stage == Stage::Lobby {
                work.enqueue_lobby(id, row.chat);
            }
        }
        _ => {}
    }
}
