//! Due times: a deadline of the game, a clock that runs out, an absent player, the reminder before, and the call of
//! those who are to move on a card.
//!
//! A match has one timer, set to the earliest of these. Whenever the bot asks what is due, it computes the answer from
//! the match, its row and the quiet hours of its chat. So an outdated timer does no harm.

use kletka_people::cup::share;

use super::views::users_on;
use super::{ballots, shown, turns};
use crate::bot::context::hours::{Nights, morning};
use crate::bot::context::work::Work;
use crate::game::{Seat, Seats};
use crate::play::{Clock, Match};
use crate::store::schema::{Closed, MatchId, MatchRow, Stage};

pub const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// The grace period after a deadline, since a move sent in time may be under way. In milliseconds.
pub const UNDER_WAY: u64 = SECOND;

/// A tolerance for prompts to several players, which go out one after another, in milliseconds. With the same time
/// left, a player who saw the prompt this much later counts as equally late.
const TOGETHER: u64 = 3 * SECOND;

/// Turns with less time than this get no reminder.
const WORTH_A_REMINDER: u64 = 5 * MINUTE;

/// A reminder comes when this fraction (1/n) of a turn's time is left.
const LAST_PART: u64 = 5;

/// A reminder that would fall into the night comes this long before the night, or at the latest this long before the
/// deadline.
const BEFORE: u64 = MINUTE;

/// Without a clock: the silence after which a player is reminded, and that after which the match ends.
const SILENCE: u64 = 48 * HOUR;

const ABSENCE: u64 = 7 * DAY;

/// The least time from the reminder until a player counts as absent, even if the bot itself was away for long.
const NOTICE: u64 = DAY;

/// How often the bot retries a muted group.
const TRY_AGAIN: u64 = 10 * MINUTE;

/// The meaning of a deadline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Falls {
    /// The game's own deadline.
    Lapse,
    /// The time of a seat runs out.
    Flag,
    /// The players to move are absent.
    Absence,
    /// The chat's vote closes.
    Vote,
}

/// Whether the match's group is muted at the moment. If so, the match's clocks are paused.
pub fn is_muted(work: &Work<'_>, row: &MatchRow) -> bool {
    work.tx.chat(row.chat).is_some_and(|chat| chat.closed == Some(Closed::Muted))
}

/// When the timer of a live match should go off next: milliseconds since 1970.
pub fn alarm(work: &mut Work<'_>, row: &MatchRow) -> Option<u64> {
    if is_muted(work, row) {
        return Some(work.now + TRY_AGAIN);
    }
    let deadline = deadline(work, row);
    let falls = deadline.map(|(at, falls)| if falls == Falls::Absence { at } else { at + UNDER_WAY });
    let reminder = reminder(work, row, deadline.map(|(at, _)| at));
    let questions = row.questions.iter().map(|question| question.until + UNDER_WAY);
    let call = turns::due(work, row).filter(|at| *at > work.now);
    falls.into_iter().chain(reminder).chain(questions).chain(call).min()
}

/// Updates the timer of a match.
pub fn set_alarm(work: &mut Work<'_>, id: MatchId) {
    let Some(before) = work.tx.match_row(id).filter(|row| row.stage == Stage::Live) else { return };
    let timer = alarm(work, &before);
    if timer != before.timer {
        work.tx.put_match(Some(&before), &MatchRow { timer, ..before.clone() });
    }
}

/// The next deadline and its meaning.
pub fn deadline(work: &mut Work<'_>, row: &MatchRow) -> Option<(u64, Falls)> {
    let closes = ballots::poll(row).map(|poll| (poll.closes, Falls::Vote));
    deadline_of_turn(work, row).into_iter().chain(closes).min_by_key(|(at, _)| *at)
}

fn deadline_of_turn(work: &mut Work<'_>, row: &MatchRow) -> Option<(u64, Falls)> {
    let nights = nights(work, row);
    let live = work.live(row.id)?;
    let turn = live.turn();
    let people = users_on(row, turn.seats());
    if let Some(until) = live.deadline() {
        let until = row.began.saturating_add(until);
        // A prompt that is still on its way uses up nobody's time.
        let awaited = people.iter().any(|seat| shown::is_awaited(work, row, Seat(*seat)));
        return Some((if awaited { until.max(work.now + SECOND) } else { until }, Falls::Lapse));
    }
    if people.is_empty() {
        return None;
    }
    if !is_timed(live, &people) {
        let told = row.reminded.filter(|reminder| reminder.version == live.lines().len())?;
        let gone = (row.last + ABSENCE).max(told.at + NOTICE);
        return Some((morning(nights.as_ref(), gone), Falls::Absence));
    }
    let slow = live.header().clock.is_slow();
    let at = row.began.saturating_add(late_next(work, row)?.0);
    Some((if slow { morning(nights.as_ref(), at) } else { at }, Falls::Flag))
}

/// The time of a player's turn, in milliseconds since the match began.
struct Span {
    seat: Seat,
    since: u64,
    end: u64,
}

impl Span {
    fn whole(&self) -> u64 {
        self.end - self.since
    }
}

/// The round of a cup that a match belongs to.
struct Round {
    /// When its time is over, in milliseconds since the match began.
    over: u64,
    /// How much of it all moves of one player may take.
    share: u64,
}

impl Round {
    fn of(work: &Work<'_>, row: &MatchRow) -> Option<Round> {
        let cup = row.cup.and_then(|(cup, _)| work.tx.cup(cup))?.cup;
        let share = share(cup.rules().span, row.seats.len() as u64);
        Some(Round { over: cup.ends()?.saturating_sub(row.began), share })
    }

    /// When a turn since that time ends at the latest, if the seat's earlier turns took so long in all. As long as the
    /// time of the round is not over, that is not yet.
    fn end(&self, since: u64, used: u64) -> u64 {
        self.over.max(since + self.share.saturating_sub(used))
    }
}

/// The turn times of the people whose clocks run. A player who still waits for a board has all of it left.
fn spans(work: &mut Work<'_>, row: &MatchRow) -> Vec<Span> {
    let (now, round) = (work.now.saturating_sub(row.began), Round::of(work, row));
    let Some(live) = work.live(row.id) else { return Vec::new() };
    let people = users_on(row, live.turn().seats()).into_iter().map(Seat);
    let time = |seat| {
        let (since, end) = live.time_of(seat)?;
        // In a blitz, being late costs nobody the match.
        let round = round.as_ref().filter(|_| live.header().clock != Clock::Blitz);
        let latest = round.map_or(end, |round| round.end(since, live.used(seat)));
        Some((seat, (since, end.min(latest))))
    };
    let times: Vec<_> = people.filter_map(time).collect();
    let span = |(seat, (since, end)): (Seat, (u64, u64))| {
        let wait = if shown::is_awaited(work, row, seat) { now.saturating_sub(since) } else { 0 };
        Span { seat, since: since + wait, end: end.saturating_add(wait) }
    };
    times.into_iter().map(span).collect()
}

/// The players who run out of time next, and when, in milliseconds since the match began.
pub fn late_next(work: &mut Work<'_>, row: &MatchRow) -> Option<(u64, Seats)> {
    late_first(&spans(work, row))
}

fn late_first(spans: &[Span]) -> Option<(u64, Seats)> {
    let first = spans.iter().min_by_key(|span| (span.end, span.since))?;
    let just_as_late =
        |span: &&Span| span.end == first.end || span.whole() == first.whole() && span.since <= first.since + TOGETHER;
    let late: Vec<&Span> = spans.iter().filter(just_as_late).collect();
    let end = late.iter().map(|span| span.end).max()?;
    Some((end, late.iter().map(|span| span.seat).collect()))
}

/// Whether any of these seats has a running clock. If not, because there is no clock or any one of several may answer,
/// long silence ends the match.
fn is_timed(live: &Match, people: &[u8]) -> bool {
    people.iter().any(|seat| live.time_of(Seat(*seat)).is_some())
}

/// When to remind the players to move. `None` for never.
pub fn reminder(work: &mut Work<'_>, row: &MatchRow, deadline: Option<u64>) -> Option<u64> {
    let (now, nights) = (work.now, nights(work, row));
    let live = work.live(row.id)?;
    // A person who votes is present.
    if ballots::poll(row).is_some() {
        return None;
    }
    if row.reminded.is_some_and(|reminder| reminder.version == live.lines().len()) {
        return None;
    }
    let turn = live.turn();
    let people = users_on(row, turn.seats());
    if people.is_empty() || turn.until().is_some() {
        return None;
    }
    if !is_timed(live, &people) {
        return Some(morning(nights.as_ref(), (row.last + SILENCE).max(now)));
    }
    let deadline = deadline?;
    let whole = spans(work, row).iter().min_by_key(|span| span.end)?.whole();
    let wanted = deadline.saturating_sub(whole / LAST_PART);
    // If a reminder was due before somebody else moved, it was sent then or no longer matters.
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

/// The quiet hours of the chat where a match is played.
pub fn nights(work: &Work<'_>, row: &MatchRow) -> Option<Nights> {
    work.tx.chat(row.chat).as_deref().and_then(Nights::of)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn late(spans: &[(u64, u64)]) -> Option<(u64, Vec<u8>)> {
        let spans: Vec<Span> = (0..).zip(spans).map(|(n, &(since, end))| Span { seat: Seat(n), since, end }).collect();
        late_first(&spans).map(|(at, seats)| (at, seats.iter().map(|seat| seat.0).collect()))
    }

    #[test]
    fn nobody_wins_by_passing_the_move_on_at_the_end_of_a_round() {
        let round = Round { over: 24 * HOUR, share: 12 * HOUR };
        assert_eq!(round.end(2 * HOUR, HOUR), 24 * HOUR, "the round goes on");
        let passed = 24 * HOUR - MINUTE;
        assert_eq!(round.end(passed, 11 * HOUR), 25 * HOUR - MINUTE, "an hour is left");
        assert_eq!(round.end(passed, 13 * HOUR), 24 * HOUR, "nothing is left");
        assert_eq!(round.end(passed + HOUR, 13 * HOUR), passed + HOUR, "nor is it when the move comes back");
    }

    #[test]
    fn who_was_shown_it_a_little_later_is_just_as_late() {
        assert_eq!(late(&[]), None);
        assert_eq!(late(&[(0, 61_000), (2_000, 63_000)]), Some((63_000, vec![0, 1])));
        assert_eq!(late(&[(4_000, 65_000), (0, 61_000)]), Some((61_000, vec![1])), "that is another picture");
        assert_eq!(late(&[(0, 61_000), (2_000, 61_500)]), Some((61_000, vec![0])), "less was left of the reserve");
        assert_eq!(late(&[(0, 61_000), (30_000, 61_000)]), Some((61_000, vec![0, 1])));
    }
}
