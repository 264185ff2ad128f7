//! The clock of a match, for any game: how long a seat may take for a move, and how much of its reserve is left.
//!
//! Everything here follows from the times in the log, so a replay shows the same clocks. A seat's turn begins when the
//! seat gets a prompt. It ends when the seat acts or has no prompt any more. If several seats have a prompt at once,
//! each uses up its own time. An undo gives no time back: the reserve never grows, and the seats that then have a
//! prompt begin a turn. While a game sets its own deadline for a turn ([`Ask::until`](crate::game::Ask::until)), the
//! clocks stand still.
//!
//! This module does not decide that a time has run out. The log says so (`!flag`, `!blitz`).

use std::fmt;
use std::str::FromStr;

use crate::game::{Seat, Turn};

/// The part of a turn that never counts, in milliseconds. Messages have dates in whole seconds, rounded down, so a turn
/// may seem to begin up to a second before anybody could know of it.
pub const GRACE: u64 = 1_000;

/// The time for a move under [`Clock::Blitz`], in milliseconds.
pub const BLITZ: u64 = 5_000;

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// The longest time for a move and the largest reserve.
const TURN_MAX: u64 = 30 * DAY;
const RESERVE_MAX: u64 = 60 * DAY;

/// A clock with at least this much time in all is slow: nobody plays such a match in one sitting.
const SLOW: u64 = HOUR;

/// The units of time, the largest first: the letters that stand for each, of which the first is written, and its
/// milliseconds. An hour is a *час* in Russian and a *година* in Ukrainian.
const UNITS: [(&str, u64); 4] = [("dд", DAY), ("hчг", HOUR), ("mм", MINUTE), ("sс", SECOND)];

/// The way in which a table counts time.
///
/// ```
/// use kletka_games::play::Clock;
/// let clock: Clock = "10s+1m".parse().expect("a clock");
/// assert_eq!(clock, Clock::Timed { turn: 10_000, reserve: 60_000 });
/// for typed in ["12ч+2д", "12г+2д"] {
///     assert_eq!(typed.parse::<Clock>().map(|clock| clock.to_string()).as_deref(), Ok("12h+2d"));
/// }
/// assert!("an hour".parse::<Clock>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Clock {
    /// Without a clock.
    #[default]
    Off,
    /// Each move has some free time. Time beyond that comes out of a reserve for the whole match.
    Timed {
        /// Free time per move, in milliseconds.
        turn: u64,
        /// Reserve for the whole match, in milliseconds.
        reserve: u64,
    },
    /// Each move has [`BLITZ`]. If the player is late, the table makes a random move instead.
    Blitz,
}

impl Clock {
    /// Free time per move, in milliseconds; 0 without a clock.
    pub fn turn(self) -> u64 {
        match self {
            Clock::Off => 0,
            Clock::Timed { turn, .. } => turn,
            Clock::Blitz => BLITZ,
        }
    }

    /// The reserve at the start, in milliseconds.
    pub fn reserve(self) -> u64 {
        match self {
            Clock::Timed { reserve, .. } => reserve,
            Clock::Off | Clock::Blitz => 0,
        }
    }

    /// Whether there is no clock.
    pub fn is_off(self) -> bool {
        self == Clock::Off
    }

    /// Whether a match with this clock goes on for hours or days, so that players cannot watch it all the time.
    pub fn is_slow(self) -> bool {
        self.turn() + self.reserve() >= SLOW
    }
}

/// The error for a text that is not a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "a clock is `off`, `blitz`, or a time for each move and a reserve, as `10s+1m` (s, m, h, d; 1s to 30d, reserve up to 60d)"
)]
pub struct ClockError;

impl FromStr for Clock {
    type Err = ClockError;

    /// Reads a clock as recorded, or as a person types it: in capitals, with Cyrillic letters.
    fn from_str(text: &str) -> Result<Clock, ClockError> {
        let text = text.trim().to_lowercase();
        match text.as_str() {
            "off" => return Ok(Clock::Off),
            "blitz" => return Ok(Clock::Blitz),
            _ => {}
        }
        let (turn, reserve) = text.split_once('+').map_or((text.as_str(), None), |(turn, rest)| (turn, Some(rest)));
        let turn = read_span(turn).ok_or(ClockError)?;
        let reserve = reserve.map_or(Some(0), read_span).ok_or(ClockError)?;
        if turn > TURN_MAX || reserve > RESERVE_MAX || turn + reserve == 0 {
            return Err(ClockError);
        }
        Ok(Clock::Timed { turn, reserve })
    }
}

/// As in a record: `10s+1m`, `90s`, `blitz`, `off`.
impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Clock::Off => f.write_str("off"),
            Clock::Blitz => f.write_str("blitz"),
            Clock::Timed { turn, reserve: 0 } => f.write_str(&write_span(turn)),
            Clock::Timed { turn, reserve } => write!(f, "{}+{}", write_span(turn), write_span(reserve)),
        }
    }
}

/// Reads a time span: `90s` is 90,000. A bare `0` needs no unit.
fn read_span(text: &str) -> Option<u64> {
    let text = text.trim();
    if text == "0" {
        return Some(0);
    }
    let unit = text.chars().next_back()?;
    let (_, ms) = UNITS.iter().find(|(letters, _)| letters.contains(unit))?;
    let digits = text.strip_suffix(unit)?.trim_end();
    let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    digits.parse::<u64>().ok().filter(|_| plain)?.checked_mul(*ms)
}

/// Writes a time span in the largest unit that needs no fraction.
fn write_span(ms: u64) -> String {
    let whole = UNITS.iter().find(|(_, unit)| ms > 0 && ms.is_multiple_of(*unit));
    match whole {
        Some((letters, unit)) => format!("{}{}", ms / unit, &letters[..1]),
        None => "0s".to_owned(),
    }
}

/// The time that a seat has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Left {
    /// Free time for this move, in milliseconds. Complete if the seat has no prompt.
    pub turn: u64,
    /// Reserve, in milliseconds.
    pub reserve: u64,
}

/// The clocks of all seats at one point of a log. All times are milliseconds since the match began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Clocks {
    clock: Clock,
    seats: Vec<Hand>,
}

/// The clock of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Hand {
    reserve: u64,
    /// How long its earlier turns took in all, free time included.
    used: u64,
    /// The seat's turn; `None` while it has no prompt.
    turn: Option<Running>,
}

impl Hand {
    /// How long its current turn has taken.
    fn thought(&self, at: u64) -> u64 {
        let running = self.turn.filter(|turn| turn.timed);
        running.map_or(0, |turn| at.saturating_sub(turn.counts_from()).saturating_sub(GRACE))
    }
}

/// The current turn of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Running {
    /// The time when the turn began.
    since: u64,
    /// The time when the messenger took the picture with the prompt. The seat's time counts from there.
    shown: Option<u64>,
    /// Whether the seat's own time runs. False if the game has set a deadline, or if another seat's answer would do.
    timed: bool,
}

impl Running {
    fn counts_from(&self) -> u64 {
        self.shown.unwrap_or(self.since)
    }
}

impl Clocks {
    /// The clocks at the start.
    pub fn start(clock: Clock, seats: u8, turn: &Turn) -> Clocks {
        let idle = Hand { reserve: clock.reserve(), used: 0, turn: None };
        let mut clocks = Clocks { clock, seats: vec![idle; usize::from(seats)] };
        clocks.turn_over(|_| false, turn, 0);
        clocks
    }

    /// Updates the clocks after a step by this seat at this time. The step has led to `turn`.
    pub fn step(&mut self, by: Option<Seat>, turn: &Turn, at: u64) {
        self.turn_over(|seat| by == Some(seat), turn, at);
    }

    /// Updates the clocks after an undo: every turn begins again.
    pub fn anew(&mut self, turn: &Turn, at: u64) {
        self.turn_over(|_| true, turn, at);
    }

    /// Notes when the messenger took the picture with a seat's prompt. An earlier picture in the same turn takes
    /// precedence.
    pub fn show(&mut self, seat: Seat, at: u64) {
        if let Some(turn) = self.seats.get_mut(seat.index()).and_then(|hand| hand.turn.as_mut()) {
            turn.shown = turn.shown.or(Some(at.max(turn.since)));
        }
    }

    /// The time when the messenger took the picture with a seat's prompt, if known.
    pub fn shown(&self, seat: Seat) -> Option<u64> {
        self.seats.get(seat.index())?.turn?.shown
    }

    /// How long the picture with a seat's prompt was on its way; 0 if unknown.
    pub fn lag(&self, seat: Seat) -> u64 {
        let turn = self.seats.get(seat.index()).and_then(|hand| hand.turn);
        turn.map_or(0, |turn| turn.counts_from() - turn.since)
    }

    /// The time from which a seat's turn counts.
    pub fn counts_from(&self, seat: Seat) -> Option<u64> {
        self.seats.get(seat.index())?.turn.map(|turn| turn.counts_from())
    }

    fn turn_over(&mut self, ends: impl Fn(Seat) -> bool, turn: &Turn, at: u64) {
        let (asked, timed) = (turn.may(), turn.timed());
        for seat in (0u8..).take(self.seats.len()).map(Seat) {
            let hand = &mut self.seats[seat.index()];
            let same = hand.turn.is_some_and(|turn| asked.has(seat) && turn.timed == timed.has(seat));
            if ends(seat) || !same {
                // The log gives the time of the picture only in the seat's own line, so it counts only there.
                if !ends(seat)
                    && let Some(turn) = &mut hand.turn
                {
                    turn.shown = None;
                }
                let hand = &self.seats[seat.index()];
                let used = hand.used + hand.thought(at);
                let reserve = self.left(seat, at).map_or(0, |left| left.reserve);
                self.seats[seat.index()] = Hand { reserve, used, turn: None };
            }
            if asked.has(seat) {
                let new = Running { since: at, shown: None, timed: timed.has(seat) };
                self.seats[seat.index()].turn.get_or_insert(new);
            }
        }
    }

    /// The time that a seat has left at `at`; `None` if there is no such seat.
    pub fn left(&self, seat: Seat, at: u64) -> Option<Left> {
        let hand = self.seats.get(seat.index())?;
        let used = hand.thought(at);
        let beyond = used.saturating_sub(self.clock.turn());
        let turn = self.clock.turn().saturating_sub(used);
        Some(Left { turn, reserve: hand.reserve.saturating_sub(beyond) })
    }

    /// How long the earlier turns of a seat took in all, free time included.
    pub fn used(&self, seat: Seat) -> u64 {
        self.seats.get(seat.index()).map_or(0, |hand| hand.used)
    }

    /// The time from which a seat's turn counts, and the time when it is up; `None` while its clock is paused.
    pub fn span(&self, seat: Seat) -> Option<(u64, u64)> {
        let hand = self.seats.get(seat.index()).filter(|_| !self.clock.is_off())?;
        let since = hand.turn.filter(|turn| turn.timed)?.counts_from();
        Some((since, since.saturating_add(GRACE + self.clock.turn() + hand.reserve)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Ask, Seats, Text};

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    /// A turn for these seats.
    fn of(seats: Seats) -> Turn {
        Ask::of(seats, Text::new("ask")).into()
    }

    fn timed(turn: u64, reserve: u64) -> Clock {
        Clock::Timed { turn, reserve }
    }

    #[test]
    fn clocks_are_read_as_people_type_them_and_written_in_one_way() {
        for (typed, written, clock) in [
            ("off", "off", Clock::Off),
            ("Blitz", "blitz", Clock::Blitz),
            ("10s+1m", "10s+1m", timed(10_000, 60_000)),
            ("90S", "90s", timed(90_000, 0)),
            ("60s", "1m", timed(60_000, 0)),
            ("12h + 2d", "12h+2d", timed(12 * HOUR, 2 * DAY)),
            ("0+5m", "0s+5m", timed(0, 300_000)),
            ("10с+1м", "10s+1m", timed(10_000, 60_000)),
            ("2ч+1д", "2h+1d", timed(2 * HOUR, DAY)),
            ("720h+60d", "30d+60d", timed(30 * DAY, 60 * DAY)),
            ("5m+0", "5m", timed(300_000, 0)),
        ] {
            assert_eq!(typed.parse(), Ok(clock), "{typed}");
            assert_eq!(clock.to_string(), written);
            assert_eq!(written.parse(), Ok(clock));
        }
    }

    #[test]
    fn what_is_no_clock_is_refused() {
        for typed in [
            "",
            "0",
            "0s+0m",
            "10",
            "s",
            "+",
            "10s+",
            "+1m",
            "-5s",
            "+5s",
            "10s++1m",
            "1.5m",
            "31d",
            "721h",
            "1s+61d",
            "1w",
            "10s+1m+1h",
            "99999999999999999999s",
            "18446744073709551615d",
            "on",
            "1h30m",
        ] {
            assert_eq!(typed.parse::<Clock>(), Err(ClockError), "{typed}");
        }
    }

    #[test]
    fn slow_is_what_lasts_an_hour() {
        assert!(timed(HOUR, 0).is_slow() && timed(60_000, 59 * MINUTE).is_slow() && timed(0, DAY).is_slow());
        assert!(!timed(60_000, 58 * MINUTE).is_slow() && !Clock::Blitz.is_slow() && !Clock::Off.is_slow());
    }

    #[test]
    fn the_reserve_shrinks_by_what_exceeds_the_free_time() {
        let mut clocks = Clocks::start(timed(10_000, 60_000), 2, &of(Seats::one(A)));
        assert_eq!(clocks.span(A), Some((0, 71_000)));
        assert_eq!(clocks.span(B), None);
        assert_eq!(clocks.left(A, 1_000), Some(Left { turn: 10_000, reserve: 60_000 }), "the first second is free");
        assert_eq!(clocks.left(A, 5_000), Some(Left { turn: 6_000, reserve: 60_000 }));
        assert_eq!(clocks.left(A, 31_000), Some(Left { turn: 0, reserve: 40_000 }));
        assert_eq!(clocks.left(A, 99_000), Some(Left { turn: 0, reserve: 0 }));
        clocks.step(Some(A), &of(Seats::one(B)), 31_000);
        assert_eq!(clocks.left(A, 80_000), Some(Left { turn: 10_000, reserve: 40_000 }), "it stands still");
        assert_eq!(clocks.span(B), Some((31_000, 102_000)));
        clocks.step(Some(B), &of(Seats::one(A)), 35_000);
        assert_eq!(clocks.left(B, 35_000), Some(Left { turn: 10_000, reserve: 60_000 }), "a quick move costs nothing");
        assert_eq!(clocks.span(A), Some((35_000, 86_000)));
    }

    #[test]
    fn what_turns_took_adds_up_with_their_free_time() {
        let mut clocks = Clocks::start(timed(10_000, 60_000), 2, &of(Seats::one(A)));
        clocks.step(Some(A), &of(Seats::one(B)), 31_000);
        clocks.step(Some(B), &of(Seats::one(A)), 35_000);
        assert_eq!([clocks.used(A), clocks.used(B)], [30_000, 3_000]);
        clocks.step(Some(A), &of(Seats::one(B)), 42_000);
        assert_eq!([clocks.used(A), clocks.used(B), clocks.used(Seat(7))], [36_000, 3_000, 0]);
    }

    #[test]
    fn a_seat_that_moves_again_has_its_free_time_again() {
        let mut clocks = Clocks::start(timed(10_000, 5_000), 2, &of(Seats::one(A)));
        clocks.step(Some(A), &of(Seats::one(A)), 12_000);
        assert_eq!(clocks.left(A, 12_000), Some(Left { turn: 10_000, reserve: 4_000 }));
    }

    #[test]
    fn seats_that_are_asked_at_once_use_up_their_own_time() {
        let both = &of(Seats::first(2));
        let mut clocks = Clocks::start(timed(10_000, 30_000), 2, both);
        clocks.step(Some(A), &of(Seats::one(B)), 21_000);
        assert_eq!(clocks.left(A, 90_000), Some(Left { turn: 10_000, reserve: 20_000 }));
        assert_eq!(clocks.left(B, 21_000), Some(Left { turn: 0, reserve: 20_000 }));
        assert_eq!(clocks.span(B), Some((0, 41_000)), "what another does starts no new turn");
    }

    #[test]
    fn taking_back_brings_no_time_back() {
        let mut clocks = Clocks::start(timed(10_000, 30_000), 2, &of(Seats::one(A)));
        clocks.step(Some(A), &of(Seats::one(B)), 21_000);
        clocks.anew(&of(Seats::one(A)), 37_000);
        assert_eq!(clocks.left(A, 37_000), Some(Left { turn: 10_000, reserve: 20_000 }));
        assert_eq!(clocks.left(B, 37_000), Some(Left { turn: 10_000, reserve: 25_000 }));
        clocks.anew(&of(Seats::one(A)), 40_000);
        assert_eq!(clocks.span(A), Some((40_000, 71_000)), "the same seat is asked again and begins anew");
    }

    #[test]
    fn without_a_clock_nothing_runs_out() {
        let clocks = Clocks::start(Clock::Off, 2, &of(Seats::one(A)));
        assert_eq!(clocks.span(A), None);
        assert_eq!(Clocks::start(Clock::Blitz, 1, &of(Seats::one(A))).span(A), Some((0, 6_000)));
        assert_eq!(clocks.left(Seat(7), 0), None);
    }

    #[test]
    fn time_counts_from_when_the_picture_was_shown() {
        let mut clocks = Clocks::start(timed(10_000, 30_000), 2, &of(Seats::one(A)));
        clocks.show(A, 20_000);
        clocks.show(A, 25_000);
        assert_eq!(
            (clocks.span(A), clocks.shown(A)),
            (Some((20_000, 61_000)), Some(20_000)),
            "the first picture counts"
        );
        assert_eq!(clocks.left(A, 29_000), Some(Left { turn: 2_000, reserve: 30_000 }));
        clocks.step(Some(A), &of(Seats::one(B)), 31_000);
        assert_eq!(clocks.left(A, 31_000), Some(Left { turn: 10_000, reserve: 30_000 }));
        clocks.show(A, 32_000);
        assert_eq!(clocks.shown(A), None, "nothing is asked of it");
    }

    #[test]
    fn nobody_is_late_where_one_of_several_suffices() {
        let any: Turn = Ask::of(Seats::first(2), Text::new("ask")).any().into();
        let clocks = Clocks::start(timed(10_000, 30_000), 2, &any);
        assert_eq!((clocks.span(A), clocks.span(B)), (None, None));
        assert_eq!(clocks.counts_from(A), Some(0), "but it is their turn");
        let mut one = clocks.clone();
        one.step(None, &of(Seats::one(B)), 60_000);
        assert_eq!((one.counts_from(A), one.span(B)), (None, Some((60_000, 101_000))), "B alone is waited for now");
    }
}
