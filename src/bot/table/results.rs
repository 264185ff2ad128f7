//! Results: written when a match ends, taken back when it goes on after all or is made void.

use crate::bot::context::day;
use crate::bot::context::work::Work;
use crate::game::{Outcome, Seat};
use crate::play::Match;
use crate::store::results::{Player, ResultRow, ResultSeat, Unrated};
use crate::store::schema::{MatchRow, SeatRow, Who};

/// A match with fewer plies moves no rating.
const PLIES: usize = 4;

/// Writes the result of a match that ends. One that was called off has none.
pub fn record(work: &mut Work<'_>, row: &mut MatchRow) {
    let Some(outcome) = row.outcome.clone().filter(|_| row.result.is_none()) else { return };
    let short = work.live(row.id).is_none_or(|live| is_short(live, row));
    let unrated = match () {
        () if row.vote.is_some() => Some(Unrated::Vote),
        () if row.casual => Some(Unrated::Casual),
        () if short && row.seats.len() > 1 && row.seats.iter().all(|seat| !is_computer(seat)) => Some(Unrated::Short),
        () => None,
    };
    let mut result = result(work, row, &outcome);
    result.unrated = unrated;
    row.result = Some(work.tx.add_result(row.chat, &row.game, &mut result));
}

/// Takes the result of a match back that goes on after all.
pub fn withdraw(work: &mut Work<'_>, row: &mut MatchRow) {
    if let Some(result) = row.result.take() {
        work.tx.void_result(row.chat, &row.game, result);
    }
}

/// The result of a match, before its ratings are known.
fn result(work: &Work<'_>, row: &MatchRow, outcome: &Outcome) -> ResultRow {
    let zone = work.tx.chat(row.chat).map_or(0, |chat| chat.zone);
    let (day, month) = day::numbers(row.last, zone);
    let weight = work.games.find(&row.game).map(|game| game.info().weight.quarters());
    let places = outcome.places.iter().copied().chain(std::iter::repeat(u8::MAX));
    ResultRow {
        id: row.id,
        ended: row.last,
        day,
        month,
        clock: row.clock.clone(),
        quarters: weight.unwrap_or_default(),
        seats: row.seats.iter().zip(places).map(|(seat, place)| seated(seat, place)).collect(),
        unrated: None,
        voided: false,
        former: false,
    }
}

fn seated(seat: &SeatRow, place: u8) -> ResultSeat {
    let who = match seat.who {
        Who::User(user) => Player::User(user),
        Who::Computer(level) => Player::Computer(level),
        Who::Chat => Player::Chat,
        // Nobody plays who has not joined.
        Who::Username(_) => Player::Nameless(0),
    };
    let also = seat.also.iter().map(|partner| Player::User(partner.user)).collect();
    ResultSeat { who, also, place, before: None, after: None }
}

fn is_computer(seat: &SeatRow) -> bool {
    matches!(seat.who, Who::Computer(_))
}

/// Whether a match ended before it had begun in earnest.
fn is_short(live: &Match, row: &MatchRow) -> bool {
    let movers = live.movers();
    live.ply() < PLIES || (0u8..).take(row.seats.len()).any(|seat| !movers.has(Seat(seat)))
}
