//! Results: recorded when a match ends, withdrawn when it goes on after all or is annulled.

use crate::bot::chats::months;
use crate::bot::context::day;
use crate::bot::context::work::Work;
use crate::game::{Outcome, Seat, Text};
use crate::play::Match;
use crate::store::results::{Player, ResultRow, ResultSeat, Unrated};
use crate::store::schema::{MatchId, MatchRow, SeatRow, Stage, Who};

/// Below this number of plies, a match does not affect ratings.
const PLIES: usize = 4;

/// The most ratings listed for an annulled match.
const RATINGS: usize = 8;

/// Records the result of a match that ends. One that was called off has none.
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
    months::expect(work, row.chat, &result);
}

/// Withdraws the result of a match that goes on after all.
pub fn withdraw(work: &mut Work<'_>, row: &mut MatchRow) {
    if let Some(result) = row.result.take() {
        work.tx.void_result(row.chat, &row.game, result);
    }
}

/// How long an administrator may annul a result, in milliseconds.
const ANNULLED: u64 = 24 * 60 * 60 * 1000;

/// Whether an administrator of the group may still annul the match's result.
pub fn may_annul(work: &Work<'_>, row: &MatchRow) -> bool {
    let group = work.tx.chat(row.chat).is_some_and(|chat| !chat.private);
    group && row.result.is_some() && row.last + ANNULLED >= work.now
}

/// Annuls a result. Returns the new ratings of the players.
///
/// # Errors
/// Why the result was not annulled.
pub fn annul(work: &mut Work<'_>, before: &MatchRow) -> Result<Text, Text> {
    if !may_annul(work, before) {
        return Err(Text::new("reject-over"));
    }
    let mut row = before.clone();
    withdraw(work, &mut row);
    work.tx.put_match(Some(before), &row);
    let rating = |(seat, user)| {
        let tally = work.tx.tally(row.chat, &row.game, user)?;
        let rating = tally.rating?;
        let text = Text::new("annulled-rating").with("seat", seat).with("points", rating.points().to_string());
        Some(text.with("guess", if rating.is_guess(work.now) { "yes" } else { "no" }))
    };
    let users = (0u8..).zip(&row.seats).flat_map(|(n, seat)| seat.users().map(move |user| (Seat(n), user)));
    // A match that was never rated has moved no rating.
    let users = users.filter(|_| !row.casual && row.vote.is_none());
    let ratings: Vec<Text> = users.take(RATINGS).filter_map(rating).collect();
    let key = if ratings.is_empty() { "annulled" } else { "annulled-now" };
    Ok(Text::new(key).with("number", row.id as i64).with("ratings", ratings))
}

/// Records the result of a match that ended before results were stored, as far as its rows tell.
pub fn record_former(work: &mut Work<'_>, id: MatchId) {
    let Some(before) = work.tx.match_row(id).filter(|row| row.stage == Stage::Over && row.result.is_none()) else {
        return;
    };
    let Some(outcome) = before.outcome.clone() else { return };
    let mut result = result(work, &before, &outcome);
    result.former = true;
    let computer = before.seats.iter().any(is_computer);
    result.unrated = (!computer && before.seats.len() > 1 && was_short(work, &before)).then_some(Unrated::Short);
    let mut row = before.clone();
    row.result = Some(work.tx.add_result(row.chat, &row.game, &mut result));
    work.tx.put_match(Some(&before), &row);
}

/// Whether the log of a match has too few moves, or none of some player. Uses only the lines, so that not all matches
/// need a replay.
fn was_short(work: &Work<'_>, row: &MatchRow) -> bool {
    let lines = work.tx.lines(row.id);
    let movers: Vec<u8> = lines
        .iter()
        .filter_map(|line| {
            let mut words = line.split_whitespace();
            let seat = words.next()?.parse::<u8>().ok()?;
            words.next().is_some_and(|word| !word.starts_with('!')).then_some(seat)
        })
        .collect();
    movers.len() < PLIES || (1u8..).take(row.seats.len()).any(|seat| !movers.contains(&seat))
}

/// The result of a match, before its rating changes are known.
fn result(work: &Work<'_>, row: &MatchRow, outcome: &Outcome) -> ResultRow {
    let zone = work.zone(row.chat);
    let (day, month) = day::numbers(row.last, &zone);
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
        // A person who has not joined cannot play.
        Who::Username(_) => Player::Nameless(0),
    };
    let also = seat.also.iter().map(|partner| Player::User(partner.user)).collect();
    ResultSeat { who, also, place, before: None, after: None }
}

fn is_computer(seat: &SeatRow) -> bool {
    matches!(seat.who, Who::Computer(_))
}

/// Whether a match ended too early to count.
fn is_short(live: &Match, row: &MatchRow) -> bool {
    let movers = live.movers();
    live.ply() < PLIES || (0u8..).take(row.seats.len()).any(|seat| !movers.has(Seat(seat)))
}
