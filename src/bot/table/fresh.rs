//! Matches that wait for nobody. They begin at once, with the usual settings unless you gave others. Until a person has
//! moved, the host may go back and change the settings.

use super::lobby::unmade;
use super::wish::{self, Origin};
use super::{ballots, pending, views};
use crate::bot::context::incoming::Press;
use crate::bot::context::work::Work;
use crate::game::Text;
use crate::play::Match;
use crate::store::schema::{Due, MatchId, MatchRow, SeatRow, Stage, VoteRow, Who};

/// The button word that leads back to the settings.
pub const CHANGE: &str = "change";

/// Whether no person has moved yet in a match that its host started alone.
pub fn is_fresh(live: &Match, row: &MatchRow) -> bool {
    let hosts = |seat: &SeatRow| match &seat.who {
        Who::Computer(_) | Who::Chat => true,
        Who::User(user) => *user == row.host && seat.also.is_empty(),
        Who::Username(_) => false,
    };
    let by_computer = |seat| row.computer(seat).is_some();
    row.seats.iter().all(hosts) && live.lines().iter().all(|line| line.seat.is_some_and(|seat| by_computer(seat.0)))
}

/// Whether the settings of a match may still change: nobody specified any, and no person has moved.
pub fn is_changeable(live: &Match, row: &MatchRow) -> bool {
    row.tunable && is_fresh(live, row)
}

/// Takes the host back to the settings: the match is replaced by another with the same seats and a secret of its own,
/// which begins when the settings are done.
///
/// # Errors
/// Why it is impossible.
pub fn change(work: &mut Work<'_>, before: &MatchRow, press: &Press) -> Result<(), Text> {
    if before.host != press.from.id {
        return Err(Text::new("toast-host-only"));
    }
    if !work.live(before.id).is_some_and(|live| is_changeable(live, before)) {
        return Err(Text::new("toast-change-late"));
    }
    let joined = wish::joined_by(press);
    let seat = |seat: &SeatRow| match seat.who {
        Who::Computer(level) => wish::computer_seat_of(level, &joined),
        _ => SeatRow { joined: Some(joined.clone()), ..seat.clone() },
    };
    let seats = before.seats.iter().map(seat).collect();
    let (chat, topic, host) = (before.chat, before.topic, &press.from);
    let origin = Origin { chat, topic, host, joined: joined.clone(), invited: None };
    let row = MatchRow {
        lobby: views::card(work, before),
        options: before.options.clone(),
        clock: before.clock.clone(),
        resigns: before.resigns,
        hints: before.hints,
        casual: before.casual,
        vote: before.vote.as_ref().map(VoteRow::anew),
        tunable: true,
        seats,
        first: before.first,
        hinted: before.hinted.clone(),
        ..unmade(work, &before.game, before.rules, &origin)
    };
    put_aside(work, before, row.id);
    work.tx.put_match(None, &row);
    work.enqueue_lobby(row.id, row.chat);
    Ok(())
}

/// Discards a match in which nothing has happened, in favor of the next one. Its pictures are deleted.
fn put_aside(work: &mut Work<'_>, before: &MatchRow, next: MatchId) {
    let mut row = before.clone();
    row.stage = Stage::Void;
    row.voided = Some(Text::new("lobby-changed").with("number", next as i64));
    row.timer = None;
    row.offer = None;
    row.news.clear();
    row.shown.clear();
    ballots::fall(work, &mut row);
    pending::withdraw(work, &mut row, |_| true);
    for refusal in row.refusals.drain(..) {
        work.remove_refusal(refusal);
    }
    for board in row.boards.drain(..) {
        board.message.map(|message| work.enqueue(board.chat, Due::Delete { message }));
    }
    work.tx.put_match(Some(before), &row);
    work.tx.put_computers_turn(row.id, false);
    work.cache.stored.matches.remove(&row.id);
    work.cache.slow.retain(|(slow, _)| *slow != row.id);
}
