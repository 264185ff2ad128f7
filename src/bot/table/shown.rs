//! When a seat saw its prompt. Its time counts from the messenger's own time of the first board with the prompt. Until
//! that board is delivered, the delay is the bot's. Computers need no picture.

use std::borrow::Cow;

use crate::bot::context::work::Work;
use crate::game::{Seat, Seats, Secrecy, Turn};
use crate::play::Match;
use crate::store::schema::{BoardRow, ChatId, MatchId, MatchRow, ShownRow, Stage};

/// The seats that a board asks. The common board asks everybody who may answer there, a private board its own seat.
fn asked_on(row: &MatchRow, board: &BoardRow, turn: &Turn) -> Seats {
    let open = turn.asks().iter().filter(|ask| ask.secrecy != Secrecy::Private);
    let seats = match board.seat {
        Some(seat) => Seats::one(Seat(seat)).within(turn.may()),
        None => open.fold(Seats::NONE, |seats, ask| seats.and(ask.seats)),
    };
    seats.iter().filter(|seat| row.computer(seat.0).is_none()).collect()
}

/// Records that the messenger accepted a board with that log length at that time (milliseconds since 1970).
pub fn note(work: &mut Work<'_>, id: MatchId, chat: ChatId, version: usize, at: u64) {
    let Some(before) = work.tx.match_row(id).filter(|row| row.stage == Stage::Live) else { return };
    let Some(board) = before.boards.iter().find(|board| board.chat == chat) else { return };
    let Some(turn) = work.live(id).map(|live| live.turn()) else { return };
    let asked = asked_on(&before, board, &turn);
    seen(work, &before, asked, version, at);
}

/// Records that a player saw the prompt in a private message in the group.
pub fn note_alone(work: &mut Work<'_>, id: MatchId, seat: Seat, version: usize) {
    let Some(before) = work.tx.match_row(id).filter(|row| row.stage == Stage::Live) else { return };
    let Some(turn) = work.live(id).map(|live| live.turn()) else { return };
    let at = work.now;
    seen(work, &before, Seats::one(seat).within(turn.may()), version, at);
}

/// Marks the prompts of these seats as seen, if they were open at that log length.
fn seen(work: &mut Work<'_>, before: &MatchRow, asked: Seats, version: usize, at: u64) {
    // The messenger's clock may be ahead of ours, but nothing was shown later than now.
    let at = at.min(work.now).saturating_sub(before.began);
    let Some(live) = work.live(before.id) else { return };
    let asked = asked.iter();
    let new: Seats = asked.filter(|seat| !live.is_shown(*seat) && live.still_asks(*seat, version)).collect();
    live.show(new, at);
    let mut row = before.clone();
    row.shown.extend(new.iter().map(|seat| ShownRow { seat: seat.0, at }));
    work.tx.put_match(Some(before), &row);
}

/// Whether a seat has not seen its prompt, and a board with it is on its way.
pub fn is_awaited(work: &mut Work<'_>, row: &MatchRow, seat: Seat) -> bool {
    let Some(live) = work.live(row.id).filter(|live| !live.is_shown(seat)) else { return false };
    let turn = live.turn();
    let mut asking = row.boards.iter().filter(|board| asked_on(row, board, &turn).has(seat));
    asking.any(|board| work.board_waits(row.id, board.chat)) || alone_waits(work, row, seat)
}

/// Whether a player's private message in the group is on its way.
fn alone_waits(work: &Work<'_>, row: &MatchRow, seat: Seat) -> bool {
    let mut users = row.seats.get(seat.index()).into_iter().flat_map(|seat| seat.users());
    users.any(|user| work.cache.stored.alone.contains_key(&(row.id, user)))
}

/// The match as it will be once this board is shown, at a time of the match. The clock in a board's caption must be
/// right then.
pub fn once_shown<'m>(live: &'m Match, row: &MatchRow, board: &BoardRow, at: u64) -> Cow<'m, Match> {
    let asked = asked_on(row, board, &live.turn()).iter();
    let new: Seats = asked.filter(|seat| live.time_of(*seat).is_some() && !live.is_shown(*seat)).collect();
    if new.is_empty() {
        return Cow::Borrowed(live);
    }
    let mut shown = live.clone();
    shown.show(new, at);
    Cow::Owned(shown)
}
