//! When something falls due: a game's own deadline, a clock that runs out, a player who has gone, and the reminder
//! before.
//!
//! A match has one timer, set for the earliest of these. What is due is worked out anew from the match, its row and the
//! quiet hours of its chat whenever it is asked for, so a timer that was set under other circumstances does no harm.

use super::views::users_on;
use crate::bot::leaf::hours::{Nights, morning};
use crate::bot::leaf::work::Work;
use crate::game::Seat;
use crate::play::Match;
use crate::store::kept::{MatchId, MatchRow, Stage};

pub const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// How long after a deadline it is played: a move that was sent in time may be under way.
pub const UNDER_WAY: u64 = SECOND;

/// Nobody is reminded of a turn that has less time than this in all.
const WORTH_A_REMINDER: u64 = 5 * MINUTE;

/// A reminder comes when this part of the time of a turn is left.
const LAST_PART: u64 = 5;

/// A reminder that would come in the night comes so long before it, or not later than so long before the deadline.
const BEFORE: u64 = MINUTE;

/// Without a clock: the silence after which a player is reminded, and that after which the match ends.
const SILENCE: u64 = 48 * HOUR;

const ABSENCE: u64 = 7 * DAY;

/// Nobody is taken for absent sooner after the reminder than this, also when the bot itself was away for long.
const NOTICE: u64 = DAY;

/// What a deadline means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Falls {
    /// The game's own deadline.
    Lapse,
    /// The time of a seat.
    Flag,
    /// Those who are asked have gone.
    Absence,
}

/// When the timer of a live match is to go off next: milliseconds since 1970.
pub fn alarm(work: &mut Work<'_>, row: &MatchRow) -> Option<u64> {
    let deadline = deadline(work, row);
    let falls = deadline.map(|(at, falls)| if falls == Falls::Absence { at } else { at + UNDER_WAY });
    let reminder = reminder(work, row, deadline.map(|(at, _)| at));
    falls.into_iter().chain(reminder).min()
}

/// Sets the timer of a match anew.
pub fn set_alarm(work: &mut Work<'_>, id: MatchId) {
    let Some(before) = work.tx.match_row(id).filter(|row| row.stage == Stage::Live) else { return };
    let timer = alarm(work, &before);
    if timer != before.timer {
        work.tx.put_match(Some(&before), &MatchRow { timer, ..before.clone() });
    }
}

/// The next deadline and what it means.
pub fn deadline(work: &mut Work<'_>, row: &MatchRow) -> Option<(u64, Falls)> {
    let nights = nights(work, row);
    let live = work.live(row.id)?;
    let turn = live.turn();
    if let Some(until) = turn.until() {
        return Some((row.began.saturating_add(until), Falls::Lapse));
    }
    let people = users_on(row, turn.seats());
    if people.is_empty() {
        return None;
    }
    if !is_timed(live, &people) {
        let told = row.reminded.filter(|reminder| reminder.version == live.lines().len())?;
        let gone = (row.last + ABSENCE).max(told.at + NOTICE);
        return Some((morning(nights, gone), Falls::Absence));
    }
    let at = people.iter().filter_map(|seat| live.time_of(Seat(*seat))).map(|(_, end)| row.began + end).min()?;
    let slow = live.header().clock.is_slow();
    Some((if slow { morning(nights, at) } else { at }, Falls::Flag))
}

/// Whether the time of any of these seats runs. Where it does not, because there is no clock or any answer would do,
/// long silence ends the match.
fn is_timed(live: &Match, people: &[u8]) -> bool {
    people.iter().any(|seat| live.time_of(Seat(*seat)).is_some())
}

/// When those who are asked are to be reminded, if they are to be.
pub fn reminder(work: &mut Work<'_>, row: &MatchRow, deadline: Option<u64>) -> Option<u64> {
    let (now, nights) = (work.now, nights(work, row));
    let live = work.live(row.id)?;
    if row.reminded.is_some_and(|reminder| reminder.version == live.lines().len()) {
        return None;
    }
    let turn = live.turn();
    let people = users_on(row, turn.seats());
    if people.is_empty() || turn.until().is_some() {
        return None;
    }
    if !is_timed(live, &people) {
        return Some(morning(nights, (row.last + SILENCE).max(now)));
    }
    let deadline = deadline?;
    let times = people.iter().filter_map(|seat| live.time_of(Seat(*seat)));
    let (since, end) = times.min_by_key(|(_, end)| *end)?;
    let whole = end - since;
    let wanted = deadline.saturating_sub(whole / LAST_PART);
    // What was due before somebody else moved was said then, or is no longer worth saying.
    if whole < WORTH_A_REMINDER || wanted <= row.last {
        return None;
    }
    let Some((dusk, dawn)) = nights.and_then(|nights| nights.around(wanted.max(now))) else { return Some(wanted) };
    if dawn + BEFORE <= deadline {
        return Some(dawn);
    }
    let evening = dusk.saturating_sub(BEFORE);
    (evening > row.last && now < dusk).then_some(evening)
}

/// The nights of the chat where a match is played.
pub fn nights(work: &Work<'_>, row: &MatchRow) -> Option<Nights> {
    work.tx.chat(row.chat).as_ref().and_then(Nights::of)
}
