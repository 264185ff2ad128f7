//! Words for durations: the clock in a challenge, the remaining time under a board.

use super::times;
use crate::game::{Seat, Text};
use crate::play::{Clock, Left, Match};

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// From here on, minutes (then hours) are too fine to mention.
const ROUGH_HOURS: u64 = 10 * HOUR;
const ROUGH_DAYS: u64 = 2 * DAY;

/// The most clocks shown under a board.
const SHOWN: usize = 4;

/// A duration in words, in the largest unit that needs no fraction: `90 seconds`, `1 minute`, `36 hours`.
pub fn span(ms: u64) -> Text {
    let units = [("span-days", DAY), ("span-hours", HOUR), ("span-minutes", MINUTE)];
    let whole = units.into_iter().find(|(_, unit)| ms >= *unit && ms.is_multiple_of(*unit));
    let (key, unit) = whole.unwrap_or(("span-seconds", SECOND));
    Text::new(key).with("n", (ms / unit) as i64)
}

/// A clock in words. `None` for a match without one.
pub fn clock(clock: Clock) -> Option<Text> {
    match clock {
        Clock::Off => None,
        Clock::Blitz => Some(Text::new("clock-blitz").with("turn", span(clock.turn()))),
        Clock::Timed { turn, reserve: 0 } => Some(Text::new("clock-turn").with("turn", span(turn))),
        Clock::Timed { turn: 0, reserve } => Some(Text::new("clock-reserve").with("reserve", span(reserve))),
        Clock::Timed { turn, reserve } => {
            Some(Text::new("clock-both").with("turn", span(turn)).with("reserve", span(reserve)))
        }
    }
}

/// The remaining time, short: `0:10`, `3 h 20 min`, `11 h`, `2 d 5 h`. A started second or minute counts as a whole
/// one.
pub fn remaining(ms: u64) -> Text {
    if ms < HOUR {
        let seconds = ms.div_ceil(SECOND);
        return Text::new("time-digits").with("digits", format!("{}:{:02}", seconds / 60, seconds % 60));
    }
    let (days, hours, minutes) = (ms / DAY, ms / HOUR, ms % HOUR / MINUTE);
    if ms < ROUGH_HOURS && minutes > 0 {
        return Text::new("time-hours-minutes").with("hours", hours as i64).with("minutes", minutes as i64);
    }
    if ms < ROUGH_DAYS {
        return Text::new("time-hours").with("hours", hours as i64);
    }
    match hours % 24 {
        0 => Text::new("time-days").with("days", days as i64),
        rest => Text::new("time-days-hours").with("days", days as i64).with("hours", rest as i64),
    }
}

/// The remaining time up to a point in time, in milliseconds since 1970. A long wait is marked so that readers see the
/// time left whenever they look.
pub fn until(ms: u64, end: u64) -> Text {
    if ms < HOUR {
        return remaining(ms);
    }
    Text::new(times::KEY).with("left", remaining(ms)).with(times::UNIX, (end / SECOND) as i64)
}

/// The clocks of a match at a time, in milliseconds since it began: of the players to move, and with two players also
/// the opponent's reserve. `began`: when the match did, in milliseconds since 1970. `None` if no clock runs.
pub fn clocks(live: &Match, began: u64, at: u64) -> Option<Text> {
    let asked = live.turn().seats();
    let clock = live.header().clock;
    let running: Vec<Seat> = asked.iter().filter(|seat| live.time_of(*seat).is_some()).collect();
    let first = live.left(*running.first()?, at)?;
    if clock == Clock::Blitz {
        let seconds = first.turn.div_ceil(SECOND) as i64;
        return Some(Text::new("clock-left").with("clocks", Text::new("time-seconds").with("seconds", seconds)));
    }
    let mut shown: Vec<Text> = Vec::new();
    for seat in running.iter().take(SHOWN) {
        shown.extend(live.left(*seat, at).map(|time| running_clock(*seat, clock, time, began + at)));
    }
    let waiting = if live.header().names.len() == 2 { live.present() } else { asked };
    for seat in waiting.iter().filter(|seat| !asked.has(*seat) && clock.reserve() > 0) {
        shown.extend(live.left(seat, at).map(|time| one_clock(seat, remaining(time.reserve))));
    }
    Some(Text::new("clock-left").with("clocks", shown))
}

/// `Anna 0:10 + 1:00` at a time, in milliseconds since 1970.
fn running_clock(seat: Seat, clock: Clock, time: Left, now: u64) -> Text {
    if clock.reserve() == 0 || clock.turn() == 0 {
        let left = time.turn + time.reserve;
        return one_clock(seat, until(left, now + left));
    }
    Text::new("clock-running")
        .with("seat", seat)
        .with("turn", until(time.turn, now + time.turn))
        .with("reserve", remaining(time.reserve))
}

fn one_clock(seat: Seat, left: Text) -> Text {
    Text::new("clock-waiting").with("seat", seat).with("left", left)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::words::{Lang, Reader, say};

    fn both(text: &Text) -> (String, String) {
        let say = |lang| say(text, Reader { lang, ..Reader::default() }, &[]);
        (say(Lang::ENGLISH), say(Lang::of(Some("ru"))))
    }

    #[test]
    fn clocks_are_spoken_with_the_right_forms() {
        for (written, en, ru) in [
            (
                "10s+1m",
                "10 seconds a move, then 1 minute in reserve",
                "10 секунд на ход и ещё 1 минута в запасе на всю партию",
            ),
            ("21s", "21 seconds a move", "21 секунда на ход"),
            (
                "1s+2m",
                "1 second a move, then 2 minutes in reserve",
                "1 секунда на ход и ещё 2 минуты в запасе на всю партию",
            ),
            ("12h+2d", "12 hours a move, then 2 days in reserve", "12 часов на ход и ещё 2 дня в запасе на всю партию"),
            ("0s+5m", "5 minutes each for the whole match", "каждому 5 минут на всю партию"),
            ("1d", "1 day a move", "1 день на ход"),
            (
                "blitz",
                "5 seconds a move; a late move is made at random",
                "5 секунд на ход, вместо опоздавшего ход делает жребий",
            ),
        ] {
            let text = clock(written.parse().unwrap()).unwrap();
            assert_eq!(both(&text), (en.to_owned(), ru.to_owned()));
        }
        assert_eq!(clock(Clock::Off), None);
    }

    #[test]
    fn what_is_left_is_told_as_exactly_as_it_matters() {
        for (ms, en, ru) in [
            (0, "0:00", "0:00"),
            (1, "0:01", "0:01"),
            (10_000, "0:10", "0:10"),
            (HOUR - 1, "60:00", "60:00"),
            (3 * HOUR + 20 * MINUTE, "3 h 20 min", "3 ч 20 мин"),
            (5 * HOUR, "5 h", "5 ч"),
            (11 * HOUR + 59 * MINUTE, "11 h", "11 ч"),
            (47 * HOUR, "47 h", "47 ч"),
            (2 * DAY, "2 d", "2 дн."),
            (2 * DAY + 5 * HOUR, "2 d 5 h", "2 дн. 5 ч"),
        ] {
            assert_eq!(both(&remaining(ms)), (en.to_owned(), ru.to_owned()));
        }
    }
}
