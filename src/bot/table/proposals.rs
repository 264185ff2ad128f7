//! Draws and takebacks: somebody proposes one, and it happens when everybody else agrees.

use super::pending;
use super::steps::stepped;
use super::views::look;
use crate::bot::chats::people;
use crate::bot::context::work::Work;
use crate::game::{Seat, Text};
use crate::play::Match;
use crate::store::schema::{Due, MatchId, MatchRow, NewsRow, OfferRow, Proposal};

/// Proposes a draw or a takeback, from a message. Everybody else must agree. Computers agree to a takeback; nobody can
/// offer them a draw. Returns the news.
///
/// # Errors
/// Why nothing happens yet, or at all.
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
    possible(work, &row, what)?;
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

/// Whether there is anybody who could agree. In a cup nobody agrees on a draw before it was played.
///
/// # Errors
/// A sentence that says why not.
pub fn possible(work: &mut Work<'_>, row: &MatchRow, what: Proposal) -> Result<(), Text> {
    let unplayed = |live: &mut Match| live.present().iter().any(|seat| !live.movers().has(seat));
    match what {
        Proposal::Draw if row.cup.is_some() && work.live(row.id).is_some_and(unplayed) => {
            Err(Text::new("cup-draw-early"))
        }
        Proposal::Draw if row.seats.len() == 1 => Err(Text::new("draw-alone")),
        Proposal::Draw if !computers(row).is_empty() => Err(Text::new("draw-computer")),
        Proposal::Draw | Proposal::Undo(_) => Ok(()),
    }
}

/// Whether a seat has a say in the match.
///
/// # Errors
/// It has left.
pub fn still_plays(work: &mut Work<'_>, id: MatchId, seat: Seat) -> Result<(), Text> {
    let gone = work.live(id).is_some_and(|live| !live.present().has(seat));
    if gone { Err(Text::new("reject-gone")) } else { Ok(()) }
}

fn computers(row: &MatchRow) -> Vec<u8> {
    (0u8..).take(row.seats.len()).filter(|n| row.computer(*n).is_some()).collect()
}

/// The news when all have agreed.
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

/// Records a seat's agreement to a proposal. `true` if it was the last one, so that the proposal is carried out.
pub fn agree(work: &mut Work<'_>, row: MatchRow, mut offer: OfferRow, seat: Seat) -> bool {
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

/// Takes back a seat's move that affects nobody else, so nobody is asked.
pub fn take_back(work: &mut Work<'_>, row: MatchRow, seat: Seat, keep: usize) {
    let offer = OfferRow { what: Proposal::Undo(keep), by: seat.0, agreed: Vec::new(), message: None };
    carry_out(work, row, &offer, seat);
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
            // The events of the retracted moves did not happen.
            after.news.clear();
        }
        after.news.push(NewsRow { version, text: news(&row, offer.what, by), to: None });
        stepped(work, &row, after, &before, step, Some(by));
    }
}
