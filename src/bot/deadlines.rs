//! What happens because time passes: a game's own deadline, a clock that has run out, a player who has gone.
//!
//! A match has one timer, set for the earliest of these and of the reminder before it. When it goes off, what is due
//! is worked out anew from the match, its row and the quiet hours of its chat, so a timer that was set under other
//! circumstances does no harm. Before an update of some time is looked at, the deadlines that passed before that time
//! are played: so a move that was sent in time counts, however late it arrives, and one that was not does not.
//!
//! Computers keep within their time by themselves (see [`Think::limit`](super::desk::Think::limit)). The table never
//! takes one for late or absent, since it is the house that keeps it waiting.

use std::time::Duration;

use super::desk::Work;
use super::hours::{Nights, morning};
use super::moves::{look, users_on};
use super::spans;
use crate::game::{Reject, Seat, Seats, Text, Turn};
use crate::play::{Clock, Ending, Match, Step};
use crate::store::kept::{Due, MatchId, MatchRow, NewsRow, ReminderRow, Stage};

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// How long after a deadline it is played: a move that was sent in time may be under way.
const UNDER_WAY: u64 = SECOND;
/// A deadline that is played later than this, because the bot was away, is dated as it was; any other as it is played,
/// so that whoever is asked next loses nothing.
const AWAY: u64 = 10 * SECOND;
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
/// So many moves in a row made by the table, and nobody plays any more.
const UNATTENDED: usize = 10;
/// How many deadlines are played before one update at most; far more than a match can have passed by clocks.
const CHAIN: usize = 256;

/// What a deadline means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Falls {
    /// The game's own deadline.
    Lapse,
    /// The time of a seat.
    Flag,
    /// Those who are asked have gone.
    Absence,
}

impl Work<'_> {
    /// When the timer of a live match is to go off next: milliseconds since 1970.
    pub fn alarm(&mut self, row: &MatchRow) -> Option<u64> {
        let deadline = self.deadline(row);
        let falls = deadline.map(|(at, falls)| if falls == Falls::Absence { at } else { at + UNDER_WAY });
        let reminder = self.reminder(row, deadline.map(|(at, _)| at));
        falls.into_iter().chain(reminder).min()
    }

    /// Sets the timer of a match anew.
    pub fn set_alarm(&mut self, id: MatchId) {
        let Some(before) = self.tx.match_row(id).filter(|row| row.stage == Stage::Live) else { return };
        let timer = self.alarm(&before);
        if timer != before.timer {
            self.tx.put_match(Some(&before), &MatchRow { timer, ..before.clone() });
        }
    }

    /// The timer of a live match has gone off: what is due happens. `false` when nothing was due and nothing will be.
    pub fn alarmed(&mut self, row: &MatchRow) -> bool {
        let deadline = self.deadline(row);
        if let Some((at, falls)) = deadline {
            let wait = if falls == Falls::Absence { 0 } else { UNDER_WAY };
            if at + wait <= self.now {
                return self.fall(row, at, falls);
            }
        }
        let deadline = deadline.map(|(at, _)| at);
        if self.reminder(row, deadline).is_some_and(|at| at <= self.now) {
            self.remind(row, deadline);
        }
        self.set_alarm(row.id);
        self.tx.match_row(row.id).is_some_and(|row| row.timer.is_some_and(|at| at > self.now))
    }

    /// Plays the deadlines of a match that passed before a time; gives the match as it is then.
    pub fn overdue(&mut self, mut row: MatchRow, time: u64) -> MatchRow {
        for _ in 0..CHAIN {
            if row.stage != Stage::Live {
                break;
            }
            let Some((at, falls)) = self.deadline(&row).filter(|(at, _)| *at < time) else { break };
            if !self.fall(&row, at, falls) {
                break;
            }
            let Some(after) = self.tx.match_row(row.id) else { break };
            row = after;
        }
        row
    }

    /// What to say to a player whose time ran out before a message or press of that time; `since`: what the log has
    /// from there on was not known to them. `None`: they were not late.
    pub fn too_late(&mut self, row: &MatchRow, seat: Seat, time: u64, since: usize) -> Option<Text> {
        let began = row.began;
        let live = self.live(row.id)?;
        if live.ending() == Some(Ending::Timeout(seat)) {
            return Some(Text::new("late-flag").with("number", row.id as i64));
        }
        let (line, at) = live.timed_out(seat)?;
        // Messages are dated in whole seconds: what was sent in the same one may have been sent after it.
        (line >= since || time + SECOND <= began + at).then(|| Text::new("late-blitz"))
    }

    /// The next deadline and what it means.
    fn deadline(&mut self, row: &MatchRow) -> Option<(u64, Falls)> {
        let nights = self.nights(row);
        let live = self.live(row.id)?;
        let Turn::Act(act) = live.turn() else { return None };
        if let Some(within) = act.within {
            return Some((row.last.saturating_add(within), Falls::Lapse));
        }
        let people = users_on(row, act.seats);
        if people.is_empty() {
            return None;
        }
        if live.header().clock.is_off() {
            let told = row.reminded.filter(|reminder| reminder.version == live.lines().len())?;
            let gone = (row.last + ABSENCE).max(told.at + NOTICE);
            return Some((morning(nights, gone), Falls::Absence));
        }
        let at = people.iter().filter_map(|seat| live.time_of(Seat(*seat))).map(|(_, end)| row.began + end).min()?;
        let slow = live.header().clock.is_slow();
        Some((if slow { morning(nights, at) } else { at }, Falls::Flag))
    }

    /// When those who are asked are to be reminded, if they are to be.
    fn reminder(&mut self, row: &MatchRow, deadline: Option<u64>) -> Option<u64> {
        let (now, nights) = (self.now, self.nights(row));
        let live = self.live(row.id)?;
        if row.reminded.is_some_and(|reminder| reminder.version == live.lines().len()) {
            return None;
        }
        let Turn::Act(act) = live.turn() else { return None };
        let people = users_on(row, act.seats);
        if people.is_empty() || act.within.is_some() {
            return None;
        }
        if live.header().clock.is_off() {
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

    /// Mentions those who are asked. Without a clock there is no deadline before this.
    fn remind(&mut self, row: &MatchRow, deadline: Option<u64>) {
        let (now, line) = (self.now, self.match_line(row));
        let Some(live) = self.live(row.id) else { return };
        let Turn::Act(act) = live.turn() else { return };
        let people = users_on(row, act.seats);
        let version = live.lines().len();
        let players: Vec<Text> = people.iter().map(|seat| Text::new("player").with("seat", Seat(*seat))).collect();
        let key = if deadline.is_some() { "remind-clock" } else { "remind-silence" };
        let mut text = Text::new(key).with("match", line).with("players", players);
        if let Some(at) = deadline {
            text = text.with("left", spans::remaining(at.saturating_sub(now)));
        }
        let board = row.boards.iter().find(|board| board.chat == row.chat).and_then(|board| board.message);
        self.tx.put_match(Some(row), &MatchRow { reminded: Some(ReminderRow { version, at: now }), ..row.clone() });
        self.owe(
            row.chat,
            Due::Note {
                text: vec![text],
                about: Some(row.id),
                mention: people,
                keys: Vec::new(),
                reply_to: board,
                edits: None,
                topic: row.topic,
            },
        );
    }

    /// A deadline has passed. `false` when that changes nothing.
    fn fall(&mut self, row: &MatchRow, deadline: u64, falls: Falls) -> bool {
        let dated = if self.now.saturating_sub(deadline) > AWAY { deadline } else { self.now };
        let at = dated.saturating_sub(row.began);
        match falls {
            Falls::Lapse => self.by_time(row, None, None, |live| live.lapse(at)),
            Falls::Flag => self.time_is_up(row, at),
            Falls::Absence => self.absent(row, at),
        }
    }

    /// The seats whose time ends first: under a blitz a move is made for one of them, else they have lost.
    fn time_is_up(&mut self, row: &MatchRow, at: u64) -> bool {
        let Some(live) = self.live(row.id) else { return false };
        let people = users_on(row, live.turn().seats());
        let times: Vec<(Seat, u64)> =
            people.into_iter().filter_map(|seat| Some((Seat(seat), live.time_of(Seat(seat))?.1))).collect();
        let Some(end) = times.iter().map(|(_, end)| *end).min() else { return false };
        let late: Seats = times.iter().filter(|(_, own)| *own == end).map(|(seat, _)| *seat).collect();
        let Some(seat) = late.iter().next() else { return false };
        if live.header().clock == Clock::Blitz && self.drawn_move(row, seat, at) {
            return true;
        }
        let Some(live) = self.live(row.id) else { return false };
        // Whoever happens to sit first must not lose to others who were just as late.
        if late.len() > 1 && late == live.present() {
            return self.by_time(row, Some(Text::new("news-all-late")), None, |live| live.cancel(at));
        }
        self.by_time(row, Some(Text::new("news-flag").with("seat", seat)), Some(seat), |live| live.flag(seat, at))
    }

    /// The table moves for a seat; when nobody has been there for long, it ends the match.
    fn drawn_move(&mut self, row: &MatchRow, seat: Seat, at: u64) -> bool {
        let machines: Seats = (0u8..).take(row.seats.len()).filter(|n| row.computer(*n).is_some()).map(Seat).collect();
        let Some(live) = self.live(row.id) else { return false };
        let before = look(live, row);
        let Ok(step) = live.blitz(seat, at) else { return false };
        let version = live.lines().len();
        let idle = live.unattended(machines) >= UNATTENDED;
        let text = match live.last_move() {
            Some((_, label)) => Text::new("news-blitz").with("seat", seat).with("move", label),
            None => Text::new("news-blitz-secret").with("seat", seat),
        };
        let mut after = row.clone();
        after.news.push(NewsRow { version, text, to: None });
        self.stepped(row, after, &before, step, Some(seat));
        match self.tx.match_row(row.id) {
            Some(row) if idle && row.stage == Stage::Live => {
                self.by_time(&row, Some(Text::new("news-unattended")), None, |live| live.cancel(at))
            }
            _ => true,
        }
    }

    /// Those who are asked have not been heard of for long. Where nobody has ever played, or nobody is left who waits,
    /// the match does not count; otherwise it is as if they had resigned.
    fn absent(&mut self, row: &MatchRow, at: u64) -> bool {
        let Some(live) = self.live(row.id) else { return false };
        let gone = users_on(row, live.turn().seats());
        let played = users_on(row, live.movers());
        if played.is_empty() || gone.iter().map(|seat| Seat(*seat)).collect::<Seats>() == live.present() {
            return self.by_time(row, Some(Text::new("news-all-absent")), None, |live| live.cancel(at));
        }
        let mut done = false;
        for seat in gone.into_iter().map(Seat) {
            let Some(row) = self.tx.match_row(row.id).filter(|row| row.stage == Stage::Live) else { break };
            let news = Text::new("news-absent").with("seat", seat);
            done |= self.by_time(&row, Some(news), Some(seat), |live| live.resign(seat, at));
        }
        done
    }

    /// A step that nobody asked for, with a sentence that says why.
    fn by_time(
        &mut self,
        row: &MatchRow,
        news: Option<Text>,
        by: Option<Seat>,
        step: impl FnOnce(&mut Match) -> Result<Step, Reject>,
    ) -> bool {
        let Some(live) = self.live(row.id) else { return false };
        let before = look(live, row);
        let Ok(step) = step(live) else { return false };
        let version = live.lines().len();
        let mut after = row.clone();
        after.news.extend(news.map(|text| NewsRow { version, text, to: None }));
        self.stepped(row, after, &before, step, by);
        true
    }

    /// The nights of the chat where a match is played.
    pub fn nights(&self, row: &MatchRow) -> Option<Nights> {
        self.tx.chat(row.chat).as_ref().and_then(Nights::of)
    }
}

/// How long a computer on a seat may think at a time of its match, so that it keeps within its clock and within the
/// deadline of the game; `None`: as long as it likes.
pub fn allowance(live: &Match, seat: Seat, at: u64) -> Option<Duration> {
    let within = match live.turn() {
        Turn::Act(act) => act.within.map(|within| within * 4 / 5),
        Turn::Over(_) => None,
    };
    // A reserve must last: nobody knows for how many moves.
    let own = live.left(seat, at).map(|left| left.turn * 4 / 5 + left.reserve / 20);
    within.or(own).map(Duration::from_millis)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{OptValues, Seed};
    use crate::play::Header;

    /// The first game of the registry with a clock, and the seat that begins.
    fn begun(clock: &str) -> (Match, Seat) {
        let game = crate::games::GAMES[0];
        let info = game.info();
        let header = Header {
            game,
            rules: info.rules,
            options: OptValues::defaults(info.options),
            names: (0..info.seats.0).map(|n| n.to_string()).collect(),
            clock: clock.parse().unwrap(),
            first: Some(Seat(0)),
            seed: Some(Seed([1; 32])),
            deal: Vec::new(),
        };
        (Match::begin(header).unwrap(), Seat(0))
    }

    #[test]
    fn a_computer_gets_a_part_of_what_its_clock_leaves() {
        let (timed, seat) = begun("10s+1m");
        assert_eq!(allowance(&timed, seat, 0), Some(Duration::from_secs(11)));
        assert_eq!(allowance(&timed, seat, 31_000), Some(Duration::from_secs(2)), "the reserve must last");
        assert_eq!(allowance(&timed, seat, 900_000), Some(Duration::ZERO));
        let (blitz, seat) = begun("blitz");
        assert_eq!(allowance(&blitz, seat, 0), Some(Duration::from_secs(4)));
        let (free, seat) = begun("off");
        assert_eq!(allowance(&free, seat, 900_000), None);
    }
}
