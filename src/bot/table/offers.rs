//! Draws and takebacks: they are proposed, and happen when everybody else agrees.

use super::deadlines::overdue;
use super::steps::stepped;
use super::views::look;
use crate::bot::leaf::callback::Callback;
use crate::bot::leaf::incoming::Press;
use crate::bot::leaf::work::Work;
use crate::game::{Seat, Text};
use crate::store::kept::{ChatId, Due, MatchId, MatchRow, NewsRow, NoteKey, OfferRow, Proposal, Stage};

/// A draw or a takeback is proposed, by an answer to that message. Everybody else must agree; computers agree to a
/// takeback and play on otherwise.
///
/// # Errors
/// A sentence that says why nothing happens yet, or at all.
pub fn propose(
    work: &mut Work<'_>,
    row: MatchRow,
    seat: Seat,
    what: Proposal,
    reply_to: Option<i32>,
) -> Result<(), Text> {
    if let Some(offer) = row.offer.clone().filter(|offer| offer.what == what) {
        let done = !offer.agreed.contains(&seat.0) && agree(work, row, offer, seat);
        return if done { Ok(()) } else { Err(Text::new("toast-wait-others")) };
    }
    let computers: Vec<u8> = (0u8..).take(row.seats.len()).filter(|n| row.computer(*n).is_some()).collect();
    if what == Proposal::Draw && row.seats.len() == 1 {
        return Err(Text::new("draw-alone"));
    }
    if what == Proposal::Draw && !computers.is_empty() {
        return Err(Text::new("draw-computer"));
    }
    let mut agreed = computers;
    agreed.push(seat.0);
    let offer = OfferRow { what, by: seat.0, agreed };
    let waiting = waiting(work, &row, &offer);
    if waiting.is_empty() {
        carry_out(work, row, &offer, seat);
        return Ok(());
    }
    let after = MatchRow { offer: Some(offer), ..row.clone() };
    work.tx.put_match(Some(&row), &after);
    let version = work.version(row.id).unwrap_or_default();
    work.owe(row.chat, question(&row, what, seat, waiting, version, reply_to));
    Ok(())
}

/// The note that asks those who still have to agree.
fn question(
    row: &MatchRow,
    what: Proposal,
    seat: Seat,
    waiting: Vec<u8>,
    version: usize,
    reply_to: Option<i32>,
) -> Due {
    let button = |label: &'static str, word: &str| NoteKey {
        label: Text::new(label),
        does: Callback::Offer { id: row.id, version, word: word.to_owned() }.write().unwrap_or_default(),
    };
    let guests: Vec<Text> = waiting.iter().map(|n| Text::new("player").with("seat", Seat(*n))).collect();
    Due::Note {
        text: vec![proposed(row.id, what, seat), Text::new("lobby-invited").with("guests", guests)],
        about: Some(row.id),
        mention: waiting,
        keys: vec![vec![button("key-agree", "agree"), button("key-refuse", "refuse")]],
        reply_to,
        edits: None,
        topic: row.topic,
    }
}

fn all_agree(work: &mut Work<'_>, row: &MatchRow, offer: &OfferRow) -> bool {
    waiting(work, row, offer).is_empty()
}

/// Seats that still have to agree.
fn waiting(work: &mut Work<'_>, row: &MatchRow, offer: &OfferRow) -> Vec<u8> {
    let present = work.live(row.id).map(|live| live.present()).unwrap_or_default();
    present.iter().map(|seat| seat.0).filter(|seat| !offer.agreed.contains(seat)).collect()
}

/// A seat agrees to what was proposed. `true`: it was the last one, so it is done.
fn agree(work: &mut Work<'_>, row: MatchRow, mut offer: OfferRow, seat: Seat) -> bool {
    if !offer.agreed.contains(&seat.0) {
        offer.agreed.push(seat.0);
    }
    if all_agree(work, &row, &offer) {
        carry_out(work, row, &offer, Seat(offer.by));
        return true;
    }
    let mut after = row.clone();
    after.offer = Some(offer);
    work.tx.put_match(Some(&row), &after);
    false
}

fn carry_out(work: &mut Work<'_>, row: MatchRow, offer: &OfferRow, by: Seat) {
    let at = work.now.saturating_sub(row.began);
    let Some(live) = work.live(row.id) else { return };
    let before = look(live, &row);
    let (done, text) = match offer.what {
        Proposal::Draw => (live.agree(at), Text::new("news-agreed")),
        Proposal::Undo(keep) => (live.undo(by, keep, at), Text::new("news-undone").with("seat", by)),
    };
    let version = live.lines().len();
    if let Ok(step) = done {
        let mut after = row.clone();
        if matches!(offer.what, Proposal::Undo(_)) {
            // What was told of the moves that are taken back did not happen.
            after.news.clear();
        }
        after.news.push(NewsRow { version, text, to: None });
        stepped(work, &row, after, &before, step, Some(by));
    }
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
    let offer = row.as_ref().and_then(|row| row.offer.clone()).filter(|_| current);
    let (Some(row), Some(offer)) = (row, offer) else { return Err(Text::new("toast-offer-gone")) };
    let Some(seat) = row.seat_of(press.from.id) else {
        return Err(Text::new("toast-stranger").with("number", id as i64));
    };
    if offer.agreed.contains(&seat) && agreed {
        return Err(Text::new("toast-wait-others"));
    }
    let told = match (agreed, offer.by == seat) {
        (true, _) => Text::new("offer-agreed").with("seat", Seat(seat)),
        (false, false) => Text::new("offer-refused").with("seat", Seat(seat)),
        (false, true) => Text::new("offer-withdrawn").with("seat", Seat(seat)),
    };
    let mut with_this = offer.clone();
    with_this.agreed.push(seat);
    let decided = !agreed || all_agree(work, &row, &with_this);
    if decided {
        work.owe(chat, edit_note(vec![proposed(id, offer.what, Seat(offer.by)), told], id, press));
    }
    if agreed {
        agree(work, row, offer, Seat(seat));
    } else {
        work.tx.put_match(Some(&row), &MatchRow { offer: None, ..row.clone() });
    }
    if decided { Ok(()) } else { Err(Text::new("toast-wait-others")) }
}

/// What a proposal says.
fn proposed(id: MatchId, what: Proposal, by: Seat) -> Text {
    let key = if what == Proposal::Draw { "offer-draw" } else { "offer-undo" };
    Text::new(key).with("seat", by).with("number", id as i64)
}

/// The note with the buttons of a proposal says how it ended.
fn edit_note(text: Vec<Text>, about: MatchId, press: &Press) -> Due {
    Due::Note {
        text,
        about: Some(about),
        mention: Vec::new(),
        keys: Vec::new(),
        reply_to: None,
        edits: Some(press.message),
        topic: press.topic,
    }
}
