//! What players see alone in the group where their match is played, so that they need no private chat: a question for a
//! secret with a field to answer it, and then their own boards.
//!
//! A server that does not know of such messages shows them to everybody. So a new message says nothing that is secret.
//! What is secret comes into it by a change, for which such a server has no method. Where that does not work, the
//! private chat does.

use super::shown;
use super::views::{own_board, users_on};
use crate::bot::chats::people;
use crate::bot::context::work::Work;
use crate::game::{Seat, Seats, Secrecy, Text, Turn, Viewer};
use crate::play::Match;
use crate::store::schema::{
    AloneRow, ChatId, ChatRow, Due, InviteRow, MatchId, MatchRow, Membership, NoteKey, Stage, UserId,
};

/// How long the messenger takes a message for one person after that person has done something, in milliseconds.
const WINDOW: u64 = 15_000;

/// How long a group is left alone with it where it did not work, in milliseconds.
const REST: u64 = 24 * 60 * 60 * 1000;

/// How often a message that is gone is sent anew before its player does something.
const LOST: u8 = 2;

/// Whether the bot asks for secrets in a group.
pub fn is_offered(chat: &ChatRow, now: u64) -> bool {
    !chat.private && !chat.one.no_secrets && rested(chat.one.secrets_fell, now)
}

/// Whether the bot answers single people in a group so that nobody else reads it.
pub fn is_quiet(chat: &ChatRow, now: u64) -> bool {
    !chat.private && !chat.one.no_answers && rested(chat.one.answers_fell, now)
}

/// An answer to one person was shown to everybody, or not taken: for a day everybody reads them.
pub fn answers_fell(work: &mut Work<'_>, chat: ChatId) {
    if let Some(mut row) = work.tx.chat_copy(chat) {
        row.one.answers_fell = Some(work.now);
        work.tx.put_chat(chat, &row);
    }
}

/// Whether what fell back is tried (again).
fn rested(fell: Option<u64>, now: u64) -> bool {
    fell.is_none_or(|at| at.saturating_add(REST) <= now)
}

/// Whether a seat is asked to type something secret.
pub fn types(turn: &Turn, seat: Seat) -> bool {
    turn.ask_of(seat).is_some_and(|ask| ask.typed && ask.secrecy != Secrecy::Open)
}

/// What a player sees alone of a match.
pub fn find(row: &MatchRow, user: UserId) -> Option<&AloneRow> {
    row.alone.iter().find(|one| one.user == user)
}

/// Whether a message is the one that a player sees. Another one may have been asked for while it was being changed.
pub fn is_current(work: &Work<'_>, id: MatchId, user: UserId, message: i32) -> bool {
    work.tx.match_row(id).is_some_and(|row| find(&row, user).is_some_and(|one| one.message == Some(message)))
}

/// Changes what a player sees alone; a player who sees nothing yet begins to.
pub fn update(work: &mut Work<'_>, id: MatchId, user: UserId, change: impl FnOnce(&mut AloneRow)) -> Option<MatchRow> {
    let before = work.tx.match_row(id)?;
    let mut row = before.clone();
    if find(&row, user).is_none() {
        row.alone.push(AloneRow { user, ..AloneRow::default() });
    }
    row.alone.iter_mut().find(|one| one.user == user).map(change);
    work.tx.put_match(Some(&before), &row);
    Some(row)
}

/// A player has answered where nobody else reads: by a message to the bot alone, or by a button. `refused`: why it was
/// not taken.
pub fn answered(work: &mut Work<'_>, id: MatchId, user: UserId, invite: InviteRow, refused: Option<Text>) {
    let row = update(work, id, user, |one| {
        one.answered = refused.is_none();
        (one.invite, one.refused, one.lost) = (invite, refused, 0);
    });
    if let Some(row) = row {
        work.enqueue_alone(id, row.chat, user);
    }
}

/// The players who see something alone that is new to them: they are told something, or are asked for a secret now.
pub fn to_show(row: &MatchRow, before: &Turn, turn: &Turn, told: Seats) -> Vec<UserId> {
    let anew = |seat: Seat| told.has(seat) || (turn.is_secret(seat) && !before.is_secret(seat));
    let stands = row.alone.iter().filter(|one| one.message.is_some());
    stands.map(|one| one.user).filter(|user| row.seat_of(*user).map(Seat).is_some_and(anew)).collect()
}

/// An administrator need not wait for a press: whoever is asked for a secret sees the question.
pub fn ask_all(work: &mut Work<'_>, id: MatchId) {
    let Some(row) = work.tx.match_row(id).filter(|row| row.stage == Stage::Live) else { return };
    let Some(chat) = work.tx.chat(row.chat) else { return };
    if chat.membership != Membership::Admin || !is_offered(&chat, work.now) {
        return;
    }
    let Some(turn) = work.live(id).map(|live| live.turn()) else { return };
    let asked = users_on(&row, turn.needed()).into_iter().filter(|seat| turn.is_private(Seat(*seat)));
    let users: Vec<UserId> = asked.filter_map(|seat| row.seats.get(usize::from(seat))?.users().next()).collect();
    for user in users.into_iter().filter(|user| find(&row, *user).is_none()) {
        update(work, id, user, |_| {});
        work.enqueue_alone(id, row.chat, user);
    }
}

/// Whether what a player sees alone is a picture: where nothing is typed, or buttons help.
pub fn is_painted(live: &Match, one: &AloneRow, seat: Seat) -> bool {
    let turn = live.turn();
    let buttons = || live.position().buttons(Viewer::Seat(seat), seat);
    one.painted || !types(&turn, seat) && !one.answered || turn.ask_of(seat).is_some() && !buttons().is_empty()
}

/// A player's message stands under a number, and shows the log up to that length. `painted`: as a picture, which never
/// becomes a text.
pub fn stands(work: &mut Work<'_>, id: MatchId, user: UserId, number: i32, (version, painted): (usize, bool)) {
    let Some(row) = work.tx.match_row(id) else { return };
    let Some(one) = find(&row, user).cloned() else { return };
    let asked = one.message.is_none();
    update(work, id, user, |one| {
        one.message = Some(number);
        one.painted |= painted;
        one.shown = if asked { one.shown } else { one.shown.max(version) };
    });
    if asked && follows(work, &row, &one) {
        return work.enqueue_alone(id, row.chat, user);
    }
    if let Some(seat) = row.seat_of(user) {
        shown::note_alone(work, id, Seat(seat), version);
    }
}

/// Whether something secret comes into a message that stands now.
fn follows(work: &mut Work<'_>, row: &MatchRow, one: &AloneRow) -> bool {
    let Some(seat) = row.seat_of(one.user).map(Seat) else { return false };
    one.answered || one.refused.is_some() || work.live(row.id).is_some_and(|live| is_painted(live, one, seat))
}

/// What was meant for one player stands there for everybody. It says nothing secret, and goes.
pub fn shown_to_all(work: &mut Work<'_>, id: MatchId, chat: ChatId, user: UserId, message: Option<i32>) {
    if let Some(message) = message {
        work.enqueue(chat, Due::Delete { message });
    }
    fell(work, chat);
    fall_back(work, id, user);
}

/// The message is gone: programs forget such messages.
pub fn gone(work: &mut Work<'_>, id: MatchId, chat: ChatId, user: UserId) {
    let row = work.tx.match_row(id);
    let Some(one) = row.as_ref().and_then(|row| find(row, user)).cloned() else { return };
    if one.lost >= LOST || !may_write(work, chat, &one) {
        return fall_back(work, id, user);
    }
    update(work, id, user, |one| (one.message, one.lost) = (None, one.lost + 1));
    work.enqueue_alone(id, chat, user);
}

/// The messenger does not take it. When it came too late, that says nothing of the next one.
pub fn refused(work: &mut Work<'_>, id: MatchId, chat: ChatId, user: UserId) {
    let row = work.tx.match_row(id);
    let one = row.as_ref().and_then(|row| find(row, user)).cloned();
    if one.is_some_and(|one| one.message.is_some() || may_write(work, chat, &one)) {
        fell(work, chat);
    }
    fall_back(work, id, user);
}

/// Whether the messenger still takes a new message for a player.
fn may_write(work: &Work<'_>, chat: ChatId, one: &AloneRow) -> bool {
    let admin = work.tx.chat(chat).is_some_and(|chat| chat.membership == Membership::Admin);
    admin || work.now < one.invite.at.saturating_add(WINDOW)
}

/// For a day nothing of the kind is tried in a group.
fn fell(work: &mut Work<'_>, chat: ChatId) {
    if let Some(mut row) = work.tx.chat_copy(chat) {
        row.one.secrets_fell = Some(work.now);
        work.tx.put_chat(chat, &row);
    }
}

/// A player goes on in the private chat: the own board comes there, or the group is told how to get it. Nothing that
/// was answered is lost.
fn fall_back(work: &mut Work<'_>, id: MatchId, user: UserId) {
    let Some(before) = work.tx.match_row(id) else { return };
    let mut row = before.clone();
    row.alone.retain(|one| one.user != user);
    work.tx.put_match(Some(&before), &row);
    if row.stage != Stage::Live {
        return;
    }
    // Under the common picture stands what works.
    work.enqueue(row.chat, Due::View { id });
    let open = people::private_chat(work, user).filter(|chat| work.tx.chat(*chat).is_some_and(|c| c.closed.is_none()));
    match open {
        Some(chat) => {
            if own_board(work, &row, user) {
                work.enqueue_board(id, chat, true);
            }
        }
        None => point(work, id, user),
    }
}

/// Says in the group, once in a match, where a player who is asked for a secret can answer.
fn point(work: &mut Work<'_>, id: MatchId, user: UserId) {
    let Some(before) = work.tx.match_row(id).filter(|row| !row.named.contains(&user)) else { return };
    let Some(seat) = before.seat_of(user).map(Seat) else { return };
    if !work.live(id).is_some_and(|live| live.turn().is_secret(seat)) {
        return;
    }
    let mut row = before.clone();
    row.named.push(user);
    work.tx.put_match(Some(&before), &row);
    let text = Text::new("alone-failed").with("seat", seat).with("match", people::match_line(work, &row));
    let does = format!("https://t.me/{}?start=m{id}", work.cache.me.username);
    let keys = vec![vec![NoteKey { label: Text::new("key-in-private"), does }]];
    let (mention, topic) = (vec![seat.0], row.topic);
    let note = Due::Note { text: vec![text], about: Some(id), mention, keys, reply_to: None, edits: None, topic };
    work.enqueue(row.chat, note);
}
