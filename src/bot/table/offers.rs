//! Answers to proposals, and objections to throws of real dice.

use super::deadlines::overdue;
use super::pending;
use super::proposals::{agree, still_plays};
use super::steps::stepped;
use super::views::look;
use super::votes;
use crate::bot::context::incoming::Press;
use crate::bot::context::work::Work;
use crate::game::{Seat, Text};
use crate::play::Action;
use crate::store::schema::{ChatId, Due, MatchId, MatchRow, NewsRow, OfferRow, Stage};

/// How long people may object to a throw that ended a match, in milliseconds.
pub const STANDS: u64 = 10 * 60 * 1000;

/// Whether it is too late to object to the end of a match, so that its result is final.
fn stands(work: &Work<'_>, row: &MatchRow) -> bool {
    row.stage == Stage::Over && (row.rematch.is_some() || row.last + STANDS < work.now)
}

/// Whether somebody may still object to the throw that ended a match, so that it would go on. Until then, its seed
/// stays secret.
pub fn is_contested(work: &mut Work<'_>, row: &MatchRow) -> bool {
    let late = row.stage != Stage::Over || stands(work, row);
    !late && work.live(row.id).is_some_and(|live| live.present().iter().any(|seat| live.objection(seat).is_some()))
}

/// Handles an objection to the last typed throw of real dice: it must be thrown again. If it ended the match, the match
/// goes on.
///
/// # Errors
/// Why nothing happens.
pub fn object(work: &mut Work<'_>, press: &Press, id: MatchId, version: usize) -> Result<(), Text> {
    let row = work.tx.match_row(id).map(|row| overdue(work, row, work.now));
    let row = row.filter(|row| matches!(row.stage, Stage::Live | Stage::Over));
    let row = row.filter(|_| work.version(id) == Some(version)).ok_or_else(|| Text::new("toast-old-board"))?;
    let seat = row.seat_of(press.from.id).map(Seat);
    let seat = seat.ok_or_else(|| Text::new("toast-stranger").with("number", id as i64))?;
    if stands(work, &row) {
        return Err(Text::new("object-late"));
    }
    let at = work.now.saturating_sub(row.began);
    let live = work.live(id).ok_or_else(|| Text::new("reject-over"))?;
    let keep = live.objection(seat).ok_or_else(|| Text::new("object-own"))?;
    // Otherwise one player could have every roll repeated until it suits them.
    if live.lines().iter().any(|line| line.action() == Ok(Action::Undo(seat, keep))) {
        return Err(Text::new("object-once"));
    }
    let before = look(live, &row);
    let step = live.undo(seat, keep, at).map_err(|reject| reject.text)?;
    let version = live.lines().len();
    let mut after = MatchRow { stage: Stage::Live, outcome: None, ..row.clone() };
    after.news.clear();
    after.news.push(NewsRow { version, text: Text::new("news-objected").with("seat", seat), to: None });
    stepped(work, &row, after, &before, step, Some(seat));
    Ok(())
}

/// Handles a button of a proposal: agreement or refusal.
///
/// # Errors
/// Why nothing happens yet, or at all.
pub fn answer(
    work: &mut Work<'_>,
    press: &Press,
    chat: ChatId,
    id: MatchId,
    version: usize,
    agreed: bool,
) -> Result<(), Text> {
    let row = work.tx.match_row(id).map(|row| overdue(work, row, work.now)).filter(|row| row.stage == Stage::Live);
    let current = work.version(id) == Some(version);
    // Another proposal may be pending by now, with a message of its own.
    let own = |offer: &OfferRow| current && offer.message.is_none_or(|message| message == press.message);
    let offer = row.as_ref().and_then(|row| row.offer.clone()).filter(own);
    let (Some(row), Some(mut offer)) = (row, offer) else {
        work.enqueue(chat, Due::Unkey { message: press.message });
        return Err(Text::new("toast-offer-gone"));
    };
    offer.message = offer.message.or(Some(press.message));
    let Some(seat) = row.seat_for(chat, press.from.id) else {
        return Err(Text::new("toast-stranger").with("number", id as i64));
    };
    still_plays(work, id, Seat(seat))?;
    if offer.agreed.contains(&seat) && agreed {
        return Err(Text::new("toast-wait-others"));
    }
    if row.is_voter(chat, press.from.id) {
        return votes::answer(work, press, row, &offer, agreed);
    }
    if agreed {
        let done = agree(work, row, offer, Seat(seat));
        return if done { Ok(()) } else { Err(Text::new("toast-wait-others")) };
    }
    let key = if offer.by == seat { "offer-withdrawn" } else { "offer-refused" };
    pending::close_offer(work, &row, &offer, Text::new(key).with("seat", Seat(seat)));
    work.tx.put_match(Some(&row), &MatchRow { offer: None, ..row.clone() });
    Ok(())
}
