//! Rematches: the same match again.

use super::answers::accept;
use super::lobby::{seat_or_wait, unmade};
use super::wish::{Origin, joined_by};
use super::{limits, views};
use crate::bot::context::incoming::Press;
use crate::bot::context::work::Work;
use crate::game::Text;
use crate::store::schema::{MatchId, MatchRow, SeatRow, Stage, VoteRow, Who};

/// Creates a rematch: the same game, but the other player begins. Asks everybody but the presser.
///
/// # Errors
/// Why it is impossible, or where the rematch is already.
pub fn rematch(work: &mut Work<'_>, press: &Press, id: MatchId) -> Result<(), Text> {
    let Some(before) = work.tx.match_row(id).filter(|row| row.stage == Stage::Over) else {
        return Err(Text::new("match-unknown").with("number", id as i64));
    };
    let here = work.tx.chat_of_peer(press.chat.peer).unwrap_or_default();
    if before.seat_for(here, press.from.id).is_none() {
        return Err(Text::new("toast-stranger").with("number", id as i64));
    }
    let next = before.rematch.and_then(|id| work.tx.match_row(id)).filter(|next| next.stage != Stage::Void);
    if let Some(next) = next {
        return rematch_again(work, press, next);
    }
    limits::may_challenge(work, press.from.id, before.chat)?;
    let row = following(work, press, &before);
    let mut old = before.clone();
    old.rematch = Some(row.id);
    work.tx.put_match(Some(&before), &old);
    seat_or_wait(work, None, row);
    Ok(())
}

/// The challenge of a rematch: the same people on the same terms.
fn following(work: &mut Work<'_>, press: &Press, before: &MatchRow) -> MatchRow {
    let first = work.live(before.id).and_then(|live| live.header().first).map_or(0, |seat| seat.0);
    let count = before.seats.len() as u8;
    let joined = joined_by(press);
    let mut seats = before.seats.clone();
    for seat in &mut seats {
        seat.joined = match &seat.who {
            Who::Computer(level) => Some(format!("computer {level} {joined}")),
            Who::Chat => Some(joined.clone()),
            _ if seat.users().any(|user| user == press.from.id) => Some(joined.clone()),
            _ => None,
        };
    }
    let origin = Origin { chat: before.chat, topic: before.topic, host: &press.from, joined, invited: None };
    MatchRow {
        lobby: views::card(work, before),
        options: before.options.clone(),
        clock: before.clock.clone(),
        resigns: before.resigns,
        hints: before.hints,
        casual: before.casual,
        vote: before.vote.as_ref().map(VoteRow::anew),
        seats,
        first: Some((first + 1) % count.max(1)),
        hinted: before.hinted.clone(),
        follows: Some(before.id),
        ..unmade(work, &before.game, before.rules, &origin)
    }
}

/// Handles a press when there is already a rematch: for people still asked for it, it means yes.
fn rematch_again(work: &mut Work<'_>, press: &Press, next: MatchRow) -> Result<(), Text> {
    let asked = |seat: &SeatRow| seat.who == Who::User(press.from.id) && seat.joined.is_none();
    if next.stage != Stage::Lobby || !next.seats.iter().any(asked) {
        return Err(Text::new("toast-rematch-there").with("number", next.id as i64));
    }
    accept(work, next, press)
}
