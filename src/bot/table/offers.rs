//! Draws and takebacks: somebody proposes one, and it happens when everybody else agrees.

use super::deadlines::overdue;
use super::pending;
use super::steps::stepped;
use super::views::look;
use crate::bot::chats::people;
use crate::bot::context::incoming::Press;
use crate::bot::context::work::Work;
use crate::game::{Seat, Text};
use crate::store::schema::{ChatId, Due, MatchId, MatchRow, NewsRow, OfferRow, Proposal, Stage};

/// A draw or a takeback is proposed, by an answer to that message. Everybody else must agree; computers agree to a
/// takeback and play on otherwise. Gives what has happened.
///
/// # Errors
/// A sentence that says why nothing happens yet, or at all.
pub fn propose(
    work: &mut Work<'_>,
    row: MatchRow,
    seat: Seat,
    what: Proposal,
    reply_to: Option<i32>,
) -> Result<Vec<Text>, Text> {
    if let Some(offer) = row.offer.clone().filter(|offer| offer.what == what) {
        let told = news(&row, what, Seat(offer.by));
        let done = !offer.agreed.contains(&seat.0) && agree(work, row, offer, seat);
        return if done { Ok(vec![told]) } else { Err(Text::new("toast-wait-others")) };
    }
    possible(&row, what)?;
    let mut agreed = computers(&row);
    agreed.push(seat.0);
    let offer = OfferRow { what, by: seat.0, agreed, message: None };
    let waiting = waiting(work, &row, &offer);
    if waiting.is_empty() {
        let told = news(&row, what, seat);
        carry_out(work, row, &offer, seat);
        return Ok(vec![told]);
    }
    if let Some(other) = &row.offer {
        pending::close_offer(work, &row, other, Text::new("offer-lapsed"));
    }
    let after = MatchRow { offer: Some(offer), ..row.clone() };
    work.tx.put_match(Some(&row), &after);
    let version = work.version(row.id).unwrap_or_default();
    work.enqueue(row.chat, Due::Offer { id: row.id, version, what, reply_to });
    let guests: Vec<Text> = waiting.iter().map(|n| Text::new("player").with("seat", Seat(*n))).collect();
    Ok(vec![pending::proposed(row.id, what, seat), Text::new("lobby-invited").with("guests", guests)])
}

/// Whether there is anybody who could agree.
///
/// # Errors
/// A sentence that says why not.
pub fn possible(row: &MatchRow, what: Proposal) -> Result<(), Text> {
    match what {
        Proposal::Draw if row.seats.len() == 1 => Err(Text::new("draw-alone")),
        Proposal::Draw if !computers(row).is_empty() => Err(Text::new("draw-computer")),
        Proposal::Draw | Proposal::Undo(_) => Ok(()),
    }
}

fn computers(row: &MatchRow) -> Vec<u8> {
    (0u8..).take(row.seats.len()).filter(|n| row.computer(*n).is_some()).collect()
}

/// What is told when all have agreed.
fn news(row: &MatchRow, what: Proposal, by: Seat) -> Text {
    match what {
        Proposal::Draw => Text::new("news-agreed"),
        Proposal::Undo(_) => people::about("news-undone", row, by),
    }
}

/// Seats that still have to agree.
pub fn waiting(work: &mut Work<'_>, row: &MatchRow, offer: &OfferRow) -> Vec<u8> {
    let present = work.live(row.id).map(|live| live.present()).unwrap_or_default();
    present.iter().map(|seat| seat.0).filter(|seat| !offer.agreed.contains(seat)).collect()
}

/// A seat agrees to what was proposed. `true`: it was the last one, so it is done.
fn agree(work: &mut Work<'_>, row: MatchRow, mut offer: OfferRow, seat: Seat) -> bool {
    if !offer.agreed.contains(&seat.0) {
        offer.agreed.push(seat.0);
    }
    if waiting(work, &row, &offer).is_empty() {
        carry_out(work, row, &offer, Seat(offer.by));
        return true;
    }
    let what = offer.what;
    let after = MatchRow { offer: Some(offer), ..row.clone() };
    work.tx.put_match(Some(&row), &after);
    let version = work.version(row.id).unwrap_or_default();
    work.enqueue(row.chat, Due::Offer { id: row.id, version, what, reply_to: None });
    false
}

fn carry_out(work: &mut Work<'_>, row: MatchRow, offer: &OfferRow, by: Seat) {
    let at = work.now.saturating_sub(row.began);
    let Some(live) = work.live(row.id) else { return };
    let before = look(live, &row);
    let done = match offer.what {
        Proposal::Draw => live.agree(at),
        Proposal::Undo(keep) => live.undo(by, keep, at),
    };
    let version = live.lines().len();
    if let Ok(step) = done {
        if let Some(last) = offer.agreed.last() {
            pending::close_offer(work, &row, offer, Text::new("offer-agreed").with("seat", Seat(*last)));
        }
        let mut after = MatchRow { offer: None, ..row.clone() };
        if matches!(offer.what, Proposal::Undo(_)) {
            // What was told of the moves that are taken back did not happen.
            after.news.clear();
        }
        after.news.push(NewsRow { version, text: news(&row, offer.what, by), to: None });
        stepped(work, &row, after, &before, step, Some(by));
    }
}

/// So long after a throw that has ended a match people may object to it, in milliseconds.
pub const STANDS: u64 = 10 * 60 * 1000;

/// Whether it is too late to object to what has ended a match: its result stands.
fn stands(work: &Work<'_>, row: &MatchRow) -> bool {
    row.stage == Stage::Over && (row.rematch.is_some() || row.last + STANDS < work.now)
}

/// Whether somebody may still object to what has ended a match, and it would go on: its chance stays a secret until
/// then.
pub fn is_contested(work: &mut Work<'_>, row: &MatchRow) -> bool {
    let late = row.stage != Stage::Over || stands(work, row);
    !late && work.live(row.id).is_some_and(|live| live.present().iter().any(|seat| live.objection(seat).is_some()))
}

/// Somebody objects to the throw of real dice that was typed last: it is thrown anew. Where it has ended the match,
/// that goes on.
///
/// # Errors
/// A sentence that says why nothing happens.
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
    let before = look(live, &row);
    let step = live.undo(seat, keep, at).map_err(|reject| reject.text)?;
    let version = live.lines().len();
    let mut after = MatchRow { stage: Stage::Live, outcome: None, ..row.clone() };
    after.news.clear();
    after.news.push(NewsRow { version, text: Text::new("news-objected").with("seat", seat), to: None });
    stepped(work, &row, after, &before, step, Some(seat));
    Ok(())
}

/// Consent or refusal on a button of a note in a chat.
///
/// # Errors
/// A sentence that says why nothing happens yet, or at all.
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
    // Another proposal may stand by now, with a message of its own.
    let own = |offer: &OfferRow| current && offer.message.is_none_or(|message| message == press.message);
    let offer = row.as_ref().and_then(|row| row.offer.clone()).filter(own);
    let (Some(row), Some(mut offer)) = (row, offer) else {
        work.enqueue(chat, Due::Unkey { message: press.message });
        return Err(Text::new("toast-offer-gone"));
    };
    offer.message = offer.message.or(Some(press.message));
    let Some(seat) = row.seat_of(press.from.id) else {
        return Err(Text::new("toast-stranger").with("number", id as i64));
    };
    if offer.agreed.contains(&seat) && agreed {
        return Err(Text::new("toast-wait-others"));
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
