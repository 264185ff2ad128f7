//! The time of a cup's round.
//!
//! When it is over, nobody may win by having passed the move on just before. So a match whose clocks run goes on: each
//! player has the rest of their share of the round ([`alarms::deadline`]), and the round waits. Without clocks, a
//! player who owes a move loses at once.

use kletka_people::cup::{Number, Phase, Refusal, Step, Unfinished};

use super::alarms::{self, Falls};
use super::cups::{carry_out, next_look, show, unfinished};
use super::deadlines::by_time;
use crate::bot::context::work::Work;
use crate::game::Text;
use crate::store::schema::{CupId, CupRow, MatchRow, Stage};

/// Handles the timer of a cup: nobody has started it, or a round's time is over.
pub fn timer(work: &mut Work<'_>, id: CupId, set: u64) {
    let Some(before) = work.tx.cup(id).filter(|row| row.timer == Some(set)) else {
        return work.tx.drop_cup_timer(id, set);
    };
    let mut row = before.clone();
    let steps = match row.cup.phase() {
        Phase::Joining => row.cup.stop(),
        // While nobody can move, nobody is late. The round goes on for as long again.
        _ if work.tx.chat(row.chat).is_some_and(|chat| chat.closed.is_some()) => {
            row.cup.prolong(work.now);
            return carry_out(work, &before, row, Vec::new());
        }
        _ => over(work, &mut row),
    };
    match steps {
        Ok(steps) => carry_out(work, &before, row, steps),
        Err(_) => stop_timer(work, id, set),
    }
}

/// Clears the timer of a cup.
pub fn stop_timer(work: &mut Work<'_>, id: CupId, set: u64) {
    if let Some(before) = work.tx.cup(id).filter(|row| row.timer == Some(set)) {
        work.tx.put_cup(Some(&before), &CupRow { timer: None, ..before.clone() });
    }
    work.tx.drop_cup_timer(id, set);
}

/// The time of a round is over. Matches that end by themselves are waited for.
fn over(work: &mut Work<'_>, row: &mut CupRow) -> Result<Vec<Step>, Refusal> {
    let open: Vec<Number> = row.cup.awaited().map(|(number, _)| number).collect();
    let (mut steps, mut stand) = (Vec::new(), Vec::new());
    for number in open {
        let of_match = row.match_of(number).and_then(|id| work.tx.match_row(id)).filter(|row| row.stage == Stage::Live);
        match of_match {
            Some(of_match) if goes_on(work, &of_match) => {}
            Some(of_match) => stand.push(run_out(work, row, number, &of_match)),
            // Its position is unknown.
            None => steps.extend(row.cup.void(number, work.now)?),
        }
    }
    steps.extend(row.cup.overdue(&stand, work.now)?);
    Ok(steps)
}

/// Whether a match of a round whose time is over goes on until its own clocks, or deadlines of its game, decide it. At
/// night nobody need be there.
fn goes_on(work: &mut Work<'_>, of_match: &MatchRow) -> bool {
    let slow = work.live(of_match.id).is_some_and(|live| live.header().clock.is_slow());
    let night = slow && alarms::nights(work, of_match).is_some_and(|nights| nights.around(work.now).is_some());
    night || alarms::deadline(work, of_match).is_some_and(|(_, falls)| falls != Falls::Absence)
}

/// Ends an open match because the time of its round is over. Players who owe a move lose as if their own time had run
/// out; the others share the game's result for the current position.
fn run_out(work: &mut Work<'_>, row: &CupRow, number: Number, of_match: &MatchRow) -> Unfinished {
    let mut stands = unfinished(work, row, number, of_match);
    let (id, at) = (of_match.id, work.now.saturating_sub(of_match.began));
    let (owing, present) = work.live(id).map(|live| (live.owing(), live.present())).unwrap_or_default();
    if owing == present {
        by_time(work, of_match, Some(Text::new("news-round-over-all")), None, |live| live.cancel(at));
        return stands;
    }
    for seat in owing.iter() {
        let Some(live) = work.tx.match_row(id).filter(|row| row.stage == Stage::Live) else { break };
        let news = Text::new("news-round-over").with("seat", seat);
        by_time(work, &live, Some(news), Some(seat), |live| live.flag(seat, at).or_else(|_| live.resign(seat, at)));
    }
    if let Some(live) = work.tx.match_row(id).filter(|row| row.stage == Stage::Live) {
        by_time(work, &live, Some(Text::new("news-round-over-rest")), None, |live| live.agree(at));
    }
    let outcome = work.tx.match_row(id).and_then(|row| row.outcome);
    stands.places = outcome.map(|outcome| outcome.places).unwrap_or_default();
    stands
}

/// The clock was ahead. Timers set by it now wait no longer than if they were set now.
pub fn brought_back(work: &mut Work<'_>, id: CupId) {
    let Some(before) = work.tx.cup(id).filter(|row| row.timer.is_some()) else { return };
    let mut row = before.clone();
    row.made = row.made.min(work.now);
    row.cup.brought_back(work.now);
    if row == before {
        return;
    }
    row.timer = next_look(&row, work.now);
    work.tx.put_cup(Some(&before), &row);
    show(work, &row, row.cup.round());
}
