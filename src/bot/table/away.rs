//! Matches where the bot is not.

use super::steps::stepped;
use super::views::look;
use crate::bot::context::work::Work;
use crate::game::{Input, Manner, Seat, Secrecy};
use crate::store::schema::{MatchId, Stage};

/// The word by which a seat has drawn what it would place itself in secret, and the word that takes all of it back.
pub const RANDOM: &str = "random";
pub const CLEAR: &str = "clear";

/// Draws what people would have to place in their private chats at the beginning of a match: they may draw again, until
/// they are ready.
pub fn draw_pieces(work: &mut Work<'_>, id: MatchId) {
    let row = work.tx.match_row(id).filter(|row| work.tx.is_away(row.chat));
    let Some(row) = row else { return };
    let words = work.games.find(&row.game).map(|game| game.info().words).unwrap_or_default();
    let Some(live) = work.live(id).filter(|_| words.contains(&RANDOM)) else { return };
    let turn = live.turn();
    let asks = turn.asks().iter().filter(|ask| ask.secrecy == Secrecy::Private);
    let seats: Vec<Seat> =
        asks.flat_map(|ask| ask.seats.iter()).filter(|seat| row.computer(seat.0).is_none()).collect();
    seats.into_iter().for_each(|seat| draw(work, id, seat));
}

fn draw(work: &mut Work<'_>, id: MatchId, seat: Seat) {
    let Some(row) = work.tx.match_row(id).filter(|row| row.stage == Stage::Live) else { return };
    let at = work.now.saturating_sub(row.began);
    let Some(live) = work.live(id) else { return };
    let before = look(live, &row);
    match live.play(seat, &Input::canonical(RANDOM).said(Manner::Private), at) {
        Ok(step) => stepped(work, &row, row.clone(), &before, step, Some(seat)),
        Err(reject) => tracing::warn!(id, why = ?reject.why, "nothing is drawn for a seat"),
    }
}
