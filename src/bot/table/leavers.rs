//! Players who may never answer: they left the group of their match, or the bot cannot write to them in private
//! although it needs their answer there. The bot tells the other players, who need not wait for somebody who left.

use super::answers::{self, Parting};
use super::deadlines::{by_time, overdue};
use super::pending::{self, Asker};
use super::proposals::still_plays;
use super::views::users_on;
use crate::bot::chats::people;
use crate::bot::context::callback::Callback;
use crate::bot::context::incoming::{Chat, Person, Press};
use crate::bot::context::work::Work;
use crate::game::{Seat, Text};
use crate::store::schema::{Action, ChatId, Due, MatchId, MatchRow, NoteKey, Peer, Stage, UserId, Who};

/// Handles a person who left a group: removes them from its challenges, and tells their fellow players which matches
/// are affected.
pub fn left(work: &mut Work<'_>, chat: &Chat, who: &Person) {
    let Some(id) = work.tx.chat_of_peer(chat.peer) else { return };
    // A group that has migrated says nothing about the supergroup that replaced it.
    if work.tx.chat(id).is_none_or(|home| home.peer != chat.peer) {
        return;
    }
    work.cache.members.left(id, who.id, work.now);
    let rows = work.tx.matches_in(id).into_iter().filter_map(|id| work.tx.match_row(id));
    let (waiting, played): (Vec<_>, Vec<_>) = rows.partition(|row| row.stage == Stage::Lobby);
    miss(work, id, played, who.id);
    waiting.into_iter().for_each(|row| unseat(work, row, who));
}

/// Records a person who left the group of these matches.
fn miss(work: &mut Work<'_>, id: ChatId, played: Vec<MatchRow>, user: UserId) {
    let theirs: Vec<MatchRow> = played.into_iter().filter(|row| row.seat_of(user).is_some()).collect();
    let home = work.tx.chat_copy(id).filter(|home| !home.left.contains(&user) && !theirs.is_empty());
    let Some(mut home) = home else { return };
    let here = work.tx.matches_in(id);
    // Leavers are forgotten once no match can wait for them.
    home.left.retain(|gone| work.tx.matches_of(*gone).iter().any(|id| here.contains(id)));
    home.left.push(user);
    work.tx.put_chat(id, &home);
    for row in theirs.iter().filter(|row| row.stage == Stage::Live) {
        tell_left(work, row, user);
    }
}

/// Removes a leaver from a challenge. If that ends the challenge, tells the others, since its message may be far above.
/// The message itself shows all other changes.
fn unseat(work: &mut Work<'_>, row: MatchRow, who: &Person) {
    let Some(n) = answers::invited(&row, who) else { return };
    let others = row.seats.iter().enumerate().any(|(m, seat)| m != n && !matches!(seat.who, Who::Computer(_)));
    let (id, chat, topic, reply_to) = (row.id, row.chat, row.topic, row.lobby);
    let off = Text::new("left-off").with("seat", Seat(u8::try_from(n).unwrap_or_default()));
    let off = off.with("match", people::match_line(work, &row));
    answers::take_off(work, row, n, Parting::Left);
    let void = work.tx.match_row(id).is_some_and(|row| row.stage == Stage::Void);
    if void && others && reply_to.is_some() {
        let (text, about) = (vec![off], Some(id));
        let (mention, keys) = (Vec::new(), Vec::new());
        work.enqueue(chat, Due::Note { text, about, mention, keys, reply_to, edits: None, topic });
    }
}

/// Handles a person who is in a group, perhaps again: nobody can drop them any more.
pub fn back(work: &mut Work<'_>, chat: ChatId, user: UserId) {
    work.cache.members.seen(chat, user, work.now);
    if !work.tx.chat(chat).is_some_and(|home| home.left.contains(&user)) {
        return;
    }
    let Some(mut home) = work.tx.chat_copy(chat) else { return };
    home.left.retain(|gone| *gone != user);
    work.tx.put_chat(chat, &home);
    let action = Action::Drop { user };
    for id in work.tx.matches_in(chat) {
        let asked = |row: &MatchRow| row.questions.iter().any(|question| question.action == action);
        let Some(before) = work.tx.match_row(id).filter(asked) else { continue };
        let mut row = before.clone();
        pending::withdraw(work, &mut row, |question| question.action == action);
        work.tx.put_match(Some(&before), &row);
    }
}

/// The seat of a leaver, if it has no other player and is still in the match.
fn abandoned(work: &mut Work<'_>, row: &MatchRow, user: UserId) -> Option<Seat> {
    let seat = Seat(row.seat_of(user)?);
    let home = work.tx.chat(row.chat)?;
    let gone = row.seats.get(seat.index())?.users().all(|user| home.left.contains(&user));
    (gone && work.live(row.id)?.present().has(seat)).then_some(seat)
}

/// Tells the fellow players of a leaver, if any are left in the match.
fn tell_left(work: &mut Work<'_>, row: &MatchRow, user: UserId) {
    let Some(seat) = abandoned(work, row, user) else { return };
    let Some(live) = work.live(row.id) else { return };
    let waits = live.turn().needed().has(seat);
    if users_on(row, live.present()).iter().all(|other| *other == seat.0) {
        return;
    }
    let key = if waits { "left-waits" } else { "left-plays" };
    let name = people::called(work, user);
    let text = Text::new(key).with("name", name).with("match", people::match_line(work, row));
    let does = Callback::Drop { id: row.id, user }.write().unwrap_or_default();
    enqueue_note(work, row, text, None, NoteKey { label: Text::new("key-drop"), does });
}

fn enqueue_note(work: &mut Work<'_>, row: &MatchRow, text: Text, mention: Option<Seat>, key: NoteKey) {
    let board = row.boards.iter().find(|board| board.chat == row.chat).and_then(|board| board.message);
    let (about, mention) = (Some(row.id), mention.into_iter().map(|seat| seat.0).collect());
    let (text, keys) = (vec![text], vec![vec![key]]);
    let due = Due::Note { text, about, mention, keys, reply_to: board, edits: None, topic: row.topic };
    work.enqueue(row.chat, due);
}

/// Handles a press by somebody who does not want to wait for a leaver: asks for a confirmation.
///
/// # Errors
/// Why there is no question.
pub fn pressed(work: &mut Work<'_>, press: &Press, chat: ChatId, id: MatchId, user: UserId) -> Result<(), Text> {
    let row = work.tx.match_row(id).filter(|row| row.chat == chat).map(|row| overdue(work, row, work.now));
    let Some(row) = row.filter(|row| row.stage == Stage::Live && abandoned(work, row, user).is_some()) else {
        work.enqueue(chat, Due::Unkey { message: press.message });
        return Err(Text::new("drop-late"));
    };
    let own = row.seat_for(chat, press.from.id).map(Seat);
    let own = own.ok_or_else(|| Text::new("toast-stranger").with("number", id as i64))?;
    still_plays(work, id, own)?;
    let asker = Asker { user: press.from.id, chat, topic: row.topic, message: Some(press.message) };
    pending::ask(work, &row, asker, Action::Drop { user });
    Ok(())
}

/// Drops a leaver as if their time had run out. Returns the news.
///
/// # Errors
/// Why they stay.
pub fn drop_out(work: &mut Work<'_>, row: &MatchRow, user: UserId) -> Result<Vec<Text>, Text> {
    let seat = abandoned(work, row, user).ok_or_else(|| Text::new("drop-late"))?;
    let at = work.now.saturating_sub(row.began);
    let told = Text::new("news-dropped").with("seat", seat);
    // Time runs only for players to move. The others resign, and get the same place.
    let done = by_time(work, row, Some(told.clone()), Some(seat), |live| {
        live.flag(seat, at).or_else(|_| live.resign(seat, at))
    });
    if done { Ok(vec![told]) } else { Err(Text::new("drop-late")) }
}

/// Mentions in the group, once per match, each player whose prompt is private but whose private chat does not accept
/// messages. For players who never opened the private chat, the board has a link.
pub fn name_unreached(work: &mut Work<'_>, id: MatchId) {
    let Some(row) = work.tx.match_row(id).filter(|row| row.stage == Stage::Live) else { return };
    if work.tx.chat(row.chat).is_none_or(|home| home.private) {
        return;
    }
    let Some(turn) = work.live(id).map(|live| live.turn()) else { return };
    let asked = users_on(&row, turn.needed()).into_iter().map(Seat).filter(|seat| turn.is_private(*seat));
    for seat in asked {
        let Some(before) = work.tx.match_row(id) else { return };
        let users: Vec<UserId> = before.seats.get(seat.index()).into_iter().flat_map(|seat| seat.users()).collect();
        let named = users.iter().any(|user| before.named.contains(user));
        if named || users.is_empty() || !users.iter().all(|user| is_shut(work, *user)) {
            continue;
        }
        let mut row = before.clone();
        row.named.extend(users);
        work.tx.put_match(Some(&before), &row);
        let text = Text::new("shut-out").with("seat", seat).with("match", people::match_line(work, &row));
        let does = work.cache.me.private_link(id);
        enqueue_note(work, &row, text, Some(seat), NoteKey { label: Text::new("key-private"), does });
    }
}

/// Whether a user's private chat was open but no longer accepts messages.
fn is_shut(work: &Work<'_>, user: UserId) -> bool {
    let own = people::private_chat(work, user).and_then(|chat| work.tx.chat(chat));
    own.is_some_and(|own| own.closed.is_some())
}

/// Handles a private chat that no longer accepts messages: tells the groups that wait for an answer there.
pub fn shut(work: &mut Work<'_>, user: Peer) {
    if is_shut(work, user) {
        for id in work.tx.matches_of(user) {
            name_unreached(work, id);
        }
    }
}
