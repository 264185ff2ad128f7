//! Votes by reaction: 👍 or 👎 to a message of a match counts as a press on its button. It answers only what the message
//! shows now. A vote that took effect stays, even if the reaction is removed.

use super::offers;
use super::pending::Asker;
use super::play;
use super::views::viewer;
use crate::bot::context::incoming::Press;
use crate::bot::context::work::Work;
use crate::game::{Input, Manner, Seat, Text};
use crate::store::schema::{BoardRow, ChatId, MatchId, MatchRow, Stage};

/// The match that asks something in a message of a chat: a proposal, or the picture of the current position.
pub fn asking(work: &mut Work<'_>, chat: ChatId, message: i32) -> Option<MatchId> {
    let ended = work.tx.chat(chat).and_then(|row| row.ended);
    let ids = work.tx.matches_in(chat).into_iter().chain(ended);
    let mut rows = ids.filter_map(|id| work.tx.match_row(id)).filter(|row| row.chat == chat);
    let asks = |row: &MatchRow| proposes(row, message) || board(row, message).is_some();
    let row = rows.rfind(asks)?;
    let current = board(&row, message).is_some_and(|board| work.version(row.id) == Some(board.shown));
    (current || proposes(&row, message)).then_some(row.id)
}

/// Whether a message shows the pending proposal of a match.
fn proposes(row: &MatchRow, message: i32) -> bool {
    row.stage == Stage::Live && row.offer.as_ref().is_some_and(|offer| offer.message == Some(message))
}

/// The match's board in its own chat, if this message is it.
fn board(row: &MatchRow, message: i32) -> Option<&BoardRow> {
    row.boards.iter().find(|board| board.chat == row.chat && board.message == Some(message))
}

/// Handles a yes or no to the question in a match's message. `press` has the person and the message.
///
/// # Errors
/// Why it changes nothing. Nobody is told: a reaction is not a question.
pub fn vote(work: &mut Work<'_>, press: &Press, chat: ChatId, id: MatchId, yes: bool) -> Result<(), Text> {
    let gone = || Text::new("toast-old-board");
    let row = work.tx.match_row(id).ok_or_else(gone)?;
    let version = work.version(id).ok_or_else(gone)?;
    if proposes(&row, press.message) {
        return offers::answer(work, press, chat, id, version, yes);
    }
    let seat = row.seat_for(chat, press.from.id).map(Seat).ok_or_else(gone)?;
    match answer(work, &row, seat, yes) {
        Some(text) => {
            let asker = Asker { user: press.from.id, chat, topic: row.topic, message: None };
            let input = Input::canonical(&text).said(Manner::Pressed);
            play::tapped(work, row, seat, &input, version, Some(asker)).map(drop)
        }
        None if yes => Err(gone()),
        None => offers::object(work, press, id, version),
    }
}

/// The move that means yes or no for a seat, if it is asked that.
fn answer(work: &mut Work<'_>, row: &MatchRow, seat: Seat, yes: bool) -> Option<String> {
    let board = row.boards.iter().find(|board| board.chat == row.chat)?;
    let live = work.live(row.id)?;
    live.turn().ask_of(seat).filter(|ask| ask.yes_or_no)?;
    let buttons = live.position().buttons(live.viewer(viewer(board)), seat).into_iter().flatten();
    let mut moves = buttons.filter_map(|button| button.text);
    if yes { moves.next() } else { moves.nth(1) }
}
