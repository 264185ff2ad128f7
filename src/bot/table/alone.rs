//! Private messages in a group: only one player sees them, so the player needs no private chat. First they ask for a
//! secret with a field for the answer, then they show the player's own board.
//!
//! An API server that does not know such messages shows them to everybody. So a new message contains no secret. Secrets
//! come in by an edit, with a method that such a server lacks. If that fails, the bot falls back to the private chat.

use super::shown;
use super::views::{own_board, users_on};
use crate::bot::chats::people;
use crate::bot::context::work::Work;
use crate::game::{Seat, Seats, Secrecy, Text, Turn, Viewer};
use crate::play::Match;
use crate::store::schema::{
    AloneRow, ChatId, ChatRow, Due, InviteRow, MatchId, MatchRow, Membership, NoteKey, Stage, UserId,
};

/// After an action of a person, the messenger accepts a private message to them for this long, in milliseconds.
const WINDOW: u64 = 15_000;

/// How long the bot stops trying in a group after a failure, in milliseconds.
const REST: u64 = 24 * 60 * 60 * 1000;

/// How often a lost message is sent again before its player acts.
const LOST: u8 = 2;

/// Whether the bot asks for secrets within a group.
pub fn is_offered(chat: &ChatRow, now: u64) -> bool {
    !chat.private && !chat.one.no_secrets && rested(chat.one.secrets_fell, now)
}

/// Whether the bot can answer one person in a group so that nobody else reads it.
pub fn is_quiet(chat: &ChatRow, now: u64) -> bool {
    !chat.private && !chat.one.no_answers && rested(chat.one.answers_fell, now)
}

/// A private answer was shown to everybody, or refused. For a day, everybody reads the answers.
pub fn answers_fell(work: &mut Work<'_>, chat: ChatId) {
    if let Some(mut row) = work.tx.chat_copy(chat) {
        row.one.answers_fell = Some(work.now);
        work.tx.put_chat(chat, &row);
    }
}

/// Whether to try (again) after a failure.
fn rested(fell: Option<u64>, now: u64) -> bool {
    fell.is_none_or(|at| at.saturating_add(REST) <= now)
}

/// Whether a seat must type something secret.
pub fn types(turn: &Turn, seat: Seat) -> bool {
    turn.ask_of(seat).is_some_and(|ask| ask.typed && ask.secrecy != Secrecy::Open)
}

/// The private message of a player in a match.
pub fn find(row: &MatchRow, user: UserId) -> Option<&AloneRow> {
    row.alone.iter().find(|one| one.user == user)
}

/// Whether a message is the one that a player sees. Another one may have been asked for while it was being changed.
pub fn is_current(work: &Work<'_>, id: MatchId, user: UserId, message: i32) -> bool {
    work.tx.match_row(id).is_some_and(|row| find(&row, user).is_some_and(|one| one.message == Some(message)))
}

/// Changes the message that a player alone sees in the group, and creates its row if there is none.
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

/// Records an answer given in private: by a message to the bot only, or by a button. `refused`: why it was refused.
pub fn answered(work: &mut Work<'_>, id: MatchId, user: UserId, invite: InviteRow, refused: Option<Text>) {
    let row = update(work, id, user, |one| {
        one.answered = refused.is_none();
        (one.invite, one.refused, one.lost) = (invite, refused, 0);
    });
    if let Some(row) = row {
        work.enqueue_alone(id, row.chat, user);
    }
}

/// The players whose private message has news: they are told something, or are now asked for a secret.
pub fn to_show(row: &MatchRow, before: &Turn, turn: &Turn, told: Seats) -> Vec<UserId> {
    let anew = |seat: Seat| told.has(seat) || (turn.is_secret(seat) && !before.is_secret(seat));
    let stands = row.alone.iter().filter(|one| one.message.is_some());
    stands.map(|one| one.user).filter(|user| row.seat_of(*user).map(Seat).is_some_and(anew)).collect()
}

/// Sends the question to every player who owes a secret. As an administrator, the bot need not wait for a press.
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

/// Whether a player's private message is a picture: if nothing has to be typed, or there are buttons.
pub fn is_painted(live: &Match, one: &AloneRow, seat: Seat) -> bool {
    let turn = live.turn();
    let buttons = || live.position().buttons(Viewer::Seat(seat), seat);
    one.painted || !types(&turn, seat) && !one.answered || turn.ask_of(seat).is_some() && !buttons().is_empty()
}

/// Records the number of a player's private message and the log length that it shows. `painted`: it is a picture, and
/// can never become a text.
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

/// Whether secret content follows in a message that was just sent.
fn follows(work: &mut Work<'_>, row: &MatchRow, one: &AloneRow) -> bool {
    let Some(seat) = row.seat_of(one.user).map(Seat) else { return false };
    one.answered || one.refused.is_some() || work.live(row.id).is_some_and(|live| is_painted(live, one, seat))
}

/// Handles a private message that everybody sees. It contains no secret. Deletes it.
pub fn shown_to_all(work: &mut Work<'_>, id: MatchId, chat: ChatId, user: UserId, message: Option<i32>) {
    if let Some(message) = message {
        work.enqueue(chat, Due::Delete { message });
    }
    fell(work, chat);
    fall_back(work, id, user);
}

/// Handles a lost message: the messenger's apps forget such messages.
pub fn gone(work: &mut Work<'_>, id: MatchId, chat: ChatId, user: UserId) {
    let row = work.tx.match_row(id);
    let Some(one) = row.as_ref().and_then(|row| find(row, user)).cloned() else { return };
    if one.lost >= LOST || !may_write(work, chat, &one) {
        return fall_back(work, id, user);
    }
    update(work, id, user, |one| (one.message, one.lost) = (None, one.lost + 1));
    work.enqueue_alone(id, chat, user);
}

/// Handles a private message that the messenger refused. If it came too late, that says nothing about the next one.
pub fn refused(work: &mut Work<'_>, id: MatchId, chat: ChatId, user: UserId) {
    let row = work.tx.match_row(id);
    let one = row.as_ref().and_then(|row| find(row, user)).cloned();
    if one.is_some_and(|one| one.message.is_some() || may_write(work, chat, &one)) {
        fell(work, chat);
    }
    fall_back(work, id, user);
}

/// Whether the messenger still accepts a new private message to a player.
fn may_write(work: &Work<'_>, chat: ChatId, one: &AloneRow) -> bool {
    let admin = work.tx.chat(chat).is_some_and(|chat| chat.membership == Membership::Admin);
    admin || work.now < one.invite.at.saturating_add(WINDOW)
}

/// Stops asking for secrets in a group, for a day.
fn fell(work: &mut Work<'_>, chat: ChatId) {
    if let Some(mut row) = work.tx.chat_copy(chat) {
        row.one.secrets_fell = Some(work.now);
        work.tx.put_chat(chat, &row);
    }
}

/// Moves a player to the private chat: sends their own board there, or tells the group how to get it. No answer is
/// lost.
fn fall_back(work: &mut Work<'_>, id: MatchId, user: UserId) {
    let Some(before) = work.tx.match_row(id) else { return };
    let mut row = before.clone();
    let refused = find(&row, user).and_then(|one| one.refused.clone());
    row.alone.retain(|one| one.user != user);
    work.tx.put_match(Some(&before), &row);
    if row.stage != Stage::Live {
        return;
    }
    // Update the hint below the common picture.
    work.enqueue(row.chat, Due::View { id });
    match people::open_chat(work, user) {
        Some(chat) => {
            if own_board(work, &row, user) {
                work.enqueue_board(id, chat, true);
            }
            // Why the latest answer was refused may name it, so it is told there alone.
            if let Some(why) = refused {
                work.note(chat, None, None, Some(id), vec![why]);
            }
        }
        None => point(work, id, user, refused.is_some()),
    }
}

/// Tells a player in the group, once per match, where to answer a secret question. `refused`: an answer was refused,
/// and the player waits to hear so; then the hint is repeated.
fn point(work: &mut Work<'_>, id: MatchId, user: UserId, refused: bool) {
    let Some(before) = work.tx.match_row(id).filter(|row| refused || !row.named.contains(&user)) else { return };
    let Some(seat) = before.seat_of(user).map(Seat) else { return };
    if !work.live(id).is_some_and(|live| live.turn().is_secret(seat)) {
        return;
    }
    let mut row = before.clone();
    if !row.named.contains(&user) {
        row.named.push(user);
    }
    work.tx.put_match(Some(&before), &row);
    let text = Text::new("alone-failed").with("seat", seat).with("match", people::match_line(work, &row));
    let does = work.cache.me.private_link(id);
    let keys = vec![vec![NoteKey { label: Text::new("key-in-private"), does }]];
    let (mention, topic) = (vec![seat.0], row.topic);
    let note = Due::Note { text: vec![text], about: Some(id), mention, keys, reply_to: None, edits: None, topic };
    work.enqueue(row.chat, note);
}
