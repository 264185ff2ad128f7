//! Players ask to see their own secrets in the group, and change a secret answer that nothing has followed yet.

use super::alone::{find, is_offered, types, update};
use super::proposals;
use super::views::has_own;
use crate::bot::context::effects::Whom;
use crate::bot::context::incoming::Press;
use crate::bot::context::work::Work;
use crate::game::{Seat, Secrecy, Text};
use crate::play::Match;
use crate::store::schema::{ChatId, Due, EntryRow, InviteRow, MatchId, MatchRow, Stage, ToRow, UserId};

/// Handles a press on the button under the common picture, or a similar one. `again`: to change the answer.
///
/// # Errors
/// Why nothing is shown.
pub fn pressed(work: &mut Work<'_>, press: &Press, chat: ChatId, id: MatchId, again: bool) -> Result<(), Text> {
    let row = work.tx.match_row(id).filter(|row| row.chat == chat);
    let row = row.ok_or_else(|| Text::new("match-unknown").with("number", id as i64))?;
    let seat = row.seat_of(press.from.id).map(Seat);
    let seat = seat.ok_or_else(|| Text::new("toast-stranger").with("number", id as i64))?;
    if row.stage != Stage::Live {
        return Err(Text::new("reject-over"));
    }
    if !work.tx.chat(chat).is_some_and(|chat| is_offered(&chat, work.now)) {
        return Err(Text::new("alone-off"));
    }
    if !work.may_answer(Whom::pressing(chat, press)) {
        return Err(Text::new("alone-wait"));
    }
    if again {
        take_back(work, row.clone(), seat)?;
    }
    let live = work.live(id).ok_or_else(|| Text::new("reject-over"))?;
    let typed = types(&live.turn(), seat);
    if !typed && !has_own(live, seat) {
        return Err(Text::new("alone-nothing"));
    }
    show(work, &row, press, typed);
    Ok(())
}

/// Enqueues a player's private message as an answer to a press. A question is sent again, with a field for the answer.
fn show(work: &mut Work<'_>, row: &MatchRow, press: &Press, typed: bool) {
    let (user, there) = (press.from.id, press.alone.is_some() && !typed);
    let old = find(row, user).and_then(|one| one.message).filter(|_| !there);
    let (press, at) = (Some(press.id.clone()), work.now);
    update(work, row.id, user, |one| {
        one.invite = InviteRow { press, answers: None, at };
        (one.lost, one.refused, one.answered) = (0, None, false);
        one.painted |= !typed;
        if !there {
            (one.message, one.painted) = (None, !typed);
        }
    });
    if let Some(message) = old {
        remove(work, row.chat, user, message);
    }
    work.enqueue_alone(row.id, row.chat, user);
}

/// Whether a player may change an answer without asking the others: nothing has followed it, and every current prompt
/// is secret.
pub fn may_change(live: &Match, row: &MatchRow, seat: Seat) -> bool {
    let turn = live.turn();
    let secret = !turn.asks().is_empty() && turn.asks().iter().all(|ask| ask.secrecy != Secrecy::Open);
    let free = row.cup.is_none() && row.daily.is_none() && row.offer.is_none();
    free && secret && !turn.may().has(seat) && live.takeback(seat).is_ok_and(|keep| keep + 1 == live.ply())
}

fn take_back(work: &mut Work<'_>, row: MatchRow, seat: Seat) -> Result<(), Text> {
    let live = work.live(row.id).ok_or_else(|| Text::new("reject-over"))?;
    if !may_change(live, &row, seat) {
        return Err(Text::new("alone-late"));
    }
    let keep = live.takeback(seat).map_err(|reject| reject.text)?;
    proposals::take_back(work, row, seat, keep);
    Ok(())
}

/// Deletes a private message.
fn remove(work: &mut Work<'_>, chat: ChatId, user: UserId, message: i32) {
    let to = Some(ToRow { there: true, ..ToRow::of(user) });
    work.enqueue_row(EntryRow { chat, due: Due::Delete { message }, to });
}
