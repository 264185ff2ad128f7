//! Time zones of chats: a fixed offset from UTC, or a place with its own rules for summer time.

use std::fmt;

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::{self, Offset, TimeZone};

use crate::store::schema::ChatRow;

/// Bounds of a time zone in minutes from UTC: from Baker Island to Kiritimati.
const WEST: i16 = -12 * 60;
const EAST: i16 = 14 * 60;

/// Zones that people call by a name that the database of the world's zones does not have.
const CALLED: [(&str, &str); 2] = [("msk", "Europe/Moscow"), ("мск", "Europe/Moscow")];

#[derive(Clone, PartialEq, Debug)]
pub struct Zone(TimeZone);

impl Zone {
    pub const UTC: Zone = Zone(TimeZone::UTC);

    /// The time zone of a chat. A place that this version does not know counts by the minutes beside it.
    pub fn of(chat: &ChatRow) -> Zone {
        let named = chat.place.as_deref().and_then(|name| TimeZone::get(name).ok());
        named.map_or_else(|| Zone::fixed(chat.zone), Zone)
    }

    /// A zone that is ahead of UTC by some minutes.
    pub fn fixed(minutes: i16) -> Zone {
        let offset = Offset::from_seconds(i32::from(minutes) * 60);
        offset.map_or(Zone::UTC, |offset| Zone(offset.to_time_zone()))
    }

    /// Makes it the zone of a chat.
    pub fn keep(&self, chat: &mut ChatRow) {
        chat.place = self.0.iana_name().filter(|_| self.is_place()).map(str::to_owned);
        chat.zone = self.0.to_fixed_offset().map_or(0, |offset| (offset.seconds() / 60) as i16);
    }

    /// Parses a time zone: `+3`, `-5`, `+5:30`, `utc+3`, `utc`, `0`; `Europe/Berlin`, `berlin`, `CET`.
    pub fn read(text: &str) -> Option<Zone> {
        let text = text.to_lowercase();
        if text == "utc" {
            return Some(Zone::UTC);
        }
        minutes(&text).map(Zone::fixed).or_else(|| named(&text).map(Zone))
    }

    /// Whether it has a name instead of a distance from UTC.
    pub fn is_place(&self) -> bool {
        self.0.to_fixed_offset().is_err()
    }

    /// The clock there at a time, in milliseconds since 1970.
    pub fn local(&self, at: u64) -> DateTime {
        let at = i64::try_from(at).ok().and_then(|at| Timestamp::from_millisecond(at).ok());
        self.0.to_datetime(at.unwrap_or(Timestamp::MAX))
    }

    /// The instant at which the clock there shows a time, in milliseconds since 1970. A time that the clock skips is
    /// moved by the length of the gap; a time that occurs twice means the first.
    pub fn at(&self, local: DateTime) -> u64 {
        let at = self.0.to_timestamp(local).unwrap_or(Timestamp::MAX);
        u64::try_from(at.as_millisecond()).unwrap_or_default()
    }
}

/// As people type it: `+3`, `-5:30`, `+0`, `Europe/Berlin`.
impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ok(offset) = self.0.to_fixed_offset() else {
            return f.write_str(self.0.iana_name().unwrap_or_default());
        };
        let minutes = offset.seconds() / 60;
        let sign = if minutes < 0 { '-' } else { '+' };
        let (hours, minutes) = (minutes.unsigned_abs() / 60, minutes.unsigned_abs() % 60);
        write!(f, "{sign}{hours}")?;
        if minutes == 0 { Ok(()) } else { write!(f, ":{minutes:02}") }
    }
}

/// Parses a distance from UTC, in minutes.
fn minutes(text: &str) -> Option<i16> {
    let text = text.strip_prefix("utc").unwrap_or(text);
    let (sign, digits) = match text.strip_prefix(['-', '−']) {
        Some(digits) => (-1, digits),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let (hours, minutes) = digits.split_once(':').unwrap_or((digits, "0"));
    let number = |text: &str| text.parse::<u8>().ok().filter(|_| text.bytes().all(|b| b.is_ascii_digit()));
    let minutes = number(minutes).filter(|minutes| *minutes < 60)?;
    let zone = sign * (i16::from(number(hours)?) * 60 + i16::from(minutes));
    (WEST..=EAST).contains(&zone).then_some(zone)
}

/// Finds a zone by its name in the database, or by its city alone.
fn named(text: &str) -> Option<TimeZone> {
    let called = CALLED.iter().find(|(called, _)| *called == text).map_or(text, |(_, name)| *name);
    let spelled = called.replace([' ', '-'], "_");
    let city = || {
        let is_it = |name: &str| name.rsplit('/').next().is_some_and(|city| city.eq_ignore_ascii_case(&spelled));
        let name = tz::db().available().find(|name| is_it(name.as_str()))?;
        TimeZone::get(name.as_str()).ok()
    };
    TimeZone::get(called).ok().or_else(city).filter(|zone| !zone.is_unknown())
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    fn read(text: &str) -> String {
        Zone::read(text).unwrap_or_else(|| panic!("{text}")).to_string()
    }

    #[test]
    fn zones_are_read_as_people_type_them() {
        for (text, zone) in [
            ("+3", "+3"),
            ("3", "+3"),
            ("-5", "-5"),
            ("utc+5:30", "+5:30"),
            ("−3:30", "-3:30"),
            ("utc", "+0"),
            ("0", "+0"),
            ("Europe/Berlin", "Europe/Berlin"),
            ("europe/berlin", "Europe/Berlin"),
            ("Berlin", "Europe/Berlin"),
            ("new-york", "America/New_York"),
            ("New York", "America/New_York"),
            ("MSK", "Europe/Moscow"),
            ("мск", "Europe/Moscow"),
        ] {
            assert_eq!(read(text), zone, "{text}");
            assert_eq!(read(zone), zone);
        }
        for odd in ["", "+", "15", "-13", "3:60", "+-3", "utcutc", "3:", "atlantis", "europe/", "/", "etc/unknown"] {
            assert_eq!(Zone::read(odd), None, "{odd}");
        }
    }

    #[test]
    fn summer_time_comes_and_goes() {
        let berlin = Zone::read("berlin").unwrap();
        let nine = |month, day| date(2027, month, day).at(9, 0, 0, 0);
        for (month, hours) in [(1, 1), (7, 2)] {
            assert_eq!(berlin.at(nine(month, 15)), Zone::UTC.at(nine(month, 15)) - hours * 3_600_000);
        }
        let gap = berlin.at(date(2027, 3, 28).at(2, 30, 0, 0));
        assert_eq!(berlin.local(gap), date(2027, 3, 28).at(3, 30, 0, 0), "left out");
        let twice = berlin.at(date(2027, 10, 31).at(2, 30, 0, 0));
        assert_eq!(berlin.local(twice), berlin.local(twice + 3_600_000), "it comes again an hour later");
    }

    #[test]
    fn no_time_is_beyond_the_calendar() {
        let zone = Zone::fixed(EAST);
        assert_eq!(zone.local(u64::MAX).year(), 9999);
        assert_eq!(Zone::fixed(i16::MAX), Zone::UTC, "a row that nobody wrote");
    }
}
