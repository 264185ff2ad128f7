//! The end of a player's time.
//!
//! Before the bot handles an update of some time, it plays the deadlines before that time. So a move sent in time
//! counts, however late it arrives, and a move sent too late does not. `alarms` computes the due times.

use super::alarms::{self, Falls, SECOND, UNDER_WAY};
use super::steps::stepped;
use super::views::{look, users_on};
use super::{endings, lobby, pending, turns, votes};
use crate::bot::chats::{directory, people};
use crate::bot::context::spans;
use crate::bot::context::work::Work;
use crate::game::{Reject, Seat, Seats, Text};
use crate::play::{Clock, Ending, Match, Step};
use crate::store::schema::{Due, MatchId, MatchRow, NewsRow, ReminderRow, Stage, TurnRow, UserId};

/// If a deadline is played later than this, because the bot was away, it is dated at its own time. Otherwise it is
/// dated now, so that the next player loses nothing.
const AWAY: u64 = 10 * SECOND;

/// After this many moves in a row made by the table, the match counts as abandoned.
const UNATTENDED: usize = 10;

/// An event later than now by more than this happened while the clock was ahead, in milliseconds.
const AHEAD: u64 = 10 * SECOND;

/// The most deadlines played before one update: far more than clocks can produce in one match.
const CHAIN: usize = 256;

/// Handles the timer of a live match. `false` if nothing was due and nothing will be.
pub fn alarmed(work: &mut Work<'_>, row: &MatchRow) -> bool {
    if alarms::is_muted(work, row) {
        directory::unmute(work, row.chat);
        // First comes its board, or the news that it cannot be sent.
        work.tx.put_match(Some(row), &MatchRow { timer: Some(work.now + SECOND), ..row.clone() });
        return true;
    }
    let row = &pending::lapse(work, row);
    let deadline = alarms::deadline(work, row);
    if let Some((at, falls)) = deadline {
        let wait = if falls == Falls::Absence { 0 } else { UNDER_WAY };
        if at + wait <= work.now {
            return fall(work, row, at, falls);
        }
    }
    let deadline = deadline.map(|(at, _)| at);
    if alarms::reminder(work, row, deadline).is_some_and(|at| at <= work.now) {
        remind(work, row, deadline);
    }
    if turns::due(work, row).is_some_and(|at| at <= work.now) {
        turns::tell_players(work, row);
    }
    alarms::set_alarm(work, row.id);
    work.tx.match_row(row.id).is_some_and(|row| row.timer.is_some_and(|at| at > work.now))
}

/// Plays the deadlines of a match before a time, and returns the match afterwards. Closes it if its rules are no longer
/// supported.
pub fn overdue(work: &mut Work<'_>, mut row: MatchRow, time: u64) -> MatchRow {
    if endings::outdated(work, &row) {
        return work.tx.match_row(row.id).unwrap_or(row);
    }
    row = brought_back(work, row);
    for _ in 0..CHAIN {
        if row.stage != Stage::Live {
            break;
        }
        let Some((at, falls)) = alarms::deadline(work, &row).filter(|(at, _)| *at < time) else { break };
        if !fall(work, &row, at, falls) {
            break;
        }
        let Some(after) = work.tx.match_row(row.id) else { break };
        row = after;
    }
    row
}

/// Whether something of that time happened while the clock was ahead.
pub fn is_ahead(at: u64, now: u64) -> bool {
    at > now.saturating_add(AHEAD)
}

/// Brings back a match in which something happened while the clock was ahead. Its clocks go on as if that had happened
/// now, since nobody should wait until the time has come that it was then.
pub fn brought_back(work: &mut Work<'_>, row: MatchRow) -> MatchRow {
    if !is_ahead(row.last, work.now) {
        return row;
    }
    let by = row.last - work.now;
    let back = |at: u64| at.saturating_sub(by);
    let mut after = MatchRow { began: back(row.began), last: work.now, timer: row.timer.map(back), ..row.clone() };
    after.reminded.iter_mut().for_each(|reminder| reminder.at = back(reminder.at));
    after.questions.iter_mut().for_each(|question| question.until = back(question.until));
    let poll = after.vote.as_mut().and_then(|vote| vote.poll.as_mut());
    poll.into_iter().for_each(|poll| poll.closes = back(poll.closes));
    work.tx.put_match(Some(&row), &after);
    after
}

/// The message for a player whose time ran out before a message or press of that time. `since`: they did not know the
/// log from this length on. `None`: they were not late.
pub fn too_late(work: &mut Work<'_>, row: &MatchRow, seat: Seat, time: u64, since: usize) -> Option<Text> {
    let began = row.began;
    let live = work.live(row.id)?;
    if live.ending() == Some(Ending::Timeout(seat)) {
        return Some(Text::new("late-flag").with("number", row.id as i64));
    }
    let (line, at) = live.timed_out(seat)?;
    // Message times are whole seconds: a message of the same second may have been sent after the deadline.
    (line >= since || time + SECOND <= began + at).then(|| Text::new("late-blitz"))
}

/// Reminds the players to move. Without a clock, the reminder always precedes the deadline.
fn remind(work: &mut Work<'_>, row: &MatchRow, deadline: Option<u64>) {
    let (now, line) = (work.now, people::match_line(work, row));
    let Some(live) = work.live(row.id) else { return };
    let people = users_on(row, live.turn().seats());
    let version = live.lines().len();
    let key = match deadline {
        Some(_) => "remind-clock",
        None if is_deserted(row, live) => "remind-nobody",
        None => "remind-silence",
    };
    let text = |seats: &[u8]| {
        let players: Vec<Text> = seats.iter().map(|seat| Text::new("player").with("seat", Seat(*seat))).collect();
        let text = Text::new(key).with("match", line.clone()).with("players", players);
        let left = deadline.map(|at| spans::remaining(at.saturating_sub(now)));
        left.into_iter().fold(text, |text, left| text.with("left", left))
    };
    let reminded = MatchRow { reminded: Some(ReminderRow { version, at: now }), ..row.clone() };
    work.tx.put_match(Some(row), &reminded);
    if work.tx.is_away(row.chat) {
        return people.iter().for_each(|seat| remind_alone(work, row, *seat, text(&[*seat])));
    }
    let board = row.boards.iter().find(|board| board.chat == row.chat).and_then(|board| board.message);
    let note = Due::Note {
        text: vec![text(&people)],
        about: Some(row.id),
        mention: people,
        keys: Vec::new(),
        reply_to: board,
        edits: None,
        topic: row.topic,
    };
    work.enqueue(row.chat, note);
}

/// Reminds the players of a seat in private, as far as the bot may write to them: where the bot is not, it cannot.
fn remind_alone(work: &mut Work<'_>, row: &MatchRow, seat: u8, text: Text) {
    let turn = TurnRow { id: row.id, message: None, since: None };
    let key = turns::key(work, &turn);
    let users: Vec<UserId> = row.seats[usize::from(seat)].users().collect();
    for chat in users.into_iter().filter_map(|user| people::open_chat(work, user)).collect::<Vec<_>>() {
        let note = Due::Note {
            text: vec![text.clone()],
            about: Some(row.id),
            mention: Vec::new(),
            keys: key.iter().map(|key| vec![key.clone()]).collect(),
            reply_to: None,
            edits: None,
            topic: None,
        };
        work.enqueue(chat, note);
    }
}

/// Plays a deadline. `false` if that changes nothing.
fn fall(work: &mut Work<'_>, row: &MatchRow, deadline: u64, falls: Falls) -> bool {
    let dated = if work.now.saturating_sub(deadline) > AWAY { deadline } else { work.now };
    let at = dated.saturating_sub(row.began);
    match falls {
        Falls::Lapse => by_time(work, row, None, None, |live| live.lapse(at)),
        Falls::Flag => time_is_up(work, row, at),
        Falls::Absence => absent(work, row, at),
        Falls::Vote => votes::close(work, row, at),
    }
}

/// Acts for the seats that run out of time first: in blitz, moves for one of them; otherwise they lose.
fn time_is_up(work: &mut Work<'_>, row: &MatchRow, at: u64) -> bool {
    let Some((_, late)) = alarms::late_next(work, row) else { return false };
    let Some(seat) = late.iter().next() else { return false };
    let Some(live) = work.live(row.id) else { return false };
    if live.header().clock == Clock::Blitz && drawn_move(work, row, seat, at) {
        return true;
    }
    let Some(live) = work.live(row.id) else { return false };
    // The player in the lowest seat must not lose to others who were equally late.
    if late.len() > 1 && late == live.present() {
        return by_time(work, row, Some(Text::new("news-all-late")), None, |live| live.cancel(at));
    }
    by_time(work, row, Some(Text::new("news-flag").with("seat", seat)), Some(seat), |live| live.flag(seat, at))
}

/// Moves for a seat. If nobody has played for long, ends the match instead.
fn drawn_move(work: &mut Work<'_>, row: &MatchRow, seat: Seat, at: u64) -> bool {
    let machines: Seats = (0u8..).take(row.seats.len()).filter(|n| row.computer(*n).is_some()).map(Seat).collect();
    let Some(live) = work.live(row.id) else { return false };
    let before = look(live, row);
    let Ok(step) = live.blitz(seat, at) else { return false };
    let version = live.lines().len();
    let idle = live.unattended(machines) >= UNATTENDED;
    let text = match live.last_move() {
        Some((_, label)) => people::about("news-blitz", row, seat).with("move", label),
        None => people::about("news-blitz-secret", row, seat),
    };
    let mut after = row.clone();
    after.news.push(NewsRow { version, text, to: None });
    stepped(work, row, after, &before, step, Some(seat));
    match work.tx.match_row(row.id) {
        Some(row) if idle && row.stage == Stage::Live => {
            by_time(work, &row, Some(Text::new("news-unattended")), None, |live| live.cancel(at))
        }
        _ => true,
    }
}

/// Whether nobody has ever played, or nobody is left but the players to move: if they stay silent, the match does not
/// count.
fn is_deserted(row: &MatchRow, live: &Match) -> bool {
    let gone: Seats = users_on(row, live.turn().seats()).into_iter().map(Seat).collect();
    users_on(row, live.movers()).is_empty() || gone == live.present()
}

/// Handles a long silence of the players to move: they resign, unless the match is deserted.
fn absent(work: &mut Work<'_>, row: &MatchRow, at: u64) -> bool {
    let Some(live) = work.live(row.id) else { return false };
    let gone = users_on(row, live.turn().seats());
    if is_deserted(row, live) {
        return by_time(work, row, Some(Text::new("news-all-absent")), None, |live| live.cancel(at));
    }
    let mut done = false;
    for seat in gone.into_iter().map(Seat) {
        let Some(row) = work.tx.match_row(row.id).filter(|row| row.stage == Stage::Live) else { break };
        let news = people::about("news-absent", &row, seat);
        done |= by_time(work, &row, Some(news), Some(seat), |live| live.resign(seat, at));
    }
    done
}

/// A step that nobody asked for, with the reason as news.
pub fn by_time(
    work: &mut Work<'_>,
    row: &MatchRow,
    news: Option<Text>,
    by: Option<Seat>,
    step: impl FnOnce(&mut Match) -> Result<Step, Reject>,
) -> bool {
    let Some(live) = work.live(row.id) else { return false };
    let before = look(live, row);
    let Ok(step) = step(live) else { return false };
    let version = live.lines().len();
    let mut after = row.clone();
    after.news.extend(news.map(|text| NewsRow { version, text, to: None }));
    stepped(work, row, after, &before, step, by);
    true
}

/// Handles the timer of a challenge or of a turn. `set`: the time it was set to.
pub fn timer(work: &mut Work<'_>, id: MatchId, set: u64) {
    let Some(row) = work.tx.match_row(id).filter(|row| row.timer == Some(set)) else {
        return work.tx.drop_timer(id, set);
    };
    if row.stage == Stage::Lobby {
        return lobby::void(work, row, Text::new("lobby-lapsed"));
    }
    if !endings::outdated(work, &row) && !alarmed(work, &row) {
        stop_timer(work, id, set);
    }
}

/// Clears the timer of a match.
pub fn stop_timer(work: &mut Work<'_>, id: MatchId, set: u64) {
    if let Some(before) = work.tx.match_row(id).filter(|row| row.timer == Some(set)) {
        work.tx.put_match(Some(&before), &MatchRow { timer: None, ..before.clone() });
    }
    work.tx.drop_timer(id, set);
}
