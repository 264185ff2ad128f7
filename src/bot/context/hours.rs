//! Quiet hours of a chat.

use crate::store::schema::ChatRow;

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;

/// Bounds of a time zone in minutes from UTC: from Baker Island to Kiritimati.
const WEST: i16 = -12 * 60;
const EAST: i16 = 14 * 60;

/// The quiet hours of a chat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nights {
    /// Full hours of local time, 0 to 23: begin and end of the night.
    hours: (u8, u8),
    /// Minutes ahead of UTC.
    zone: i16,
}

impl Nights {
    /// The quiet hours of a chat. `None` if it has set none.
    pub fn of(chat: &ChatRow) -> Option<Nights> {
        chat.quiet.map(|hours| Nights { hours, zone: chat.zone })
    }

    /// The night around a time: when it began and when it ends. All times in milliseconds since 1970, UTC.
    pub fn around(self, at: u64) -> Option<(u64, u64)> {
        let shift = i64::from(self.zone) * 60_000;
        let local = i64::try_from(at).ok()?.checked_add(shift)?;
        let (from, to) = (i64::from(self.hours.0) * HOUR, i64::from(self.hours.1) * HOUR);
        let length = (to - from).rem_euclid(DAY);
        let begins = local - (local - from).rem_euclid(DAY);
        let utc = |local: i64| u64::try_from(local - shift).unwrap_or_default();
        (local < begins + length).then(|| (utc(begins), utc(begins + length)))
    }
}

/// Postpones a time to the morning if it falls into a night.
pub fn morning(nights: Option<Nights>, at: u64) -> u64 {
    nights.and_then(|nights| nights.around(at)).map_or(at, |(_, end)| end)
}

/// Parses quiet hours: `23-8`, `23:00–8:00`, or `off` for none. `None` if the text is neither.
pub fn read_quiet(text: &str) -> Option<Option<(u8, u8)>> {
    if text == "off" {
        return Some(None);
    }
    let hour = |text: &str| {
        let text = text.trim();
        let hour: u8 = text.strip_suffix(":00").unwrap_or(text).parse().ok()?;
        (hour <= 24).then_some(hour % 24)
    };
    let (from, to) = text.split_once(['-', '–'])?;
    let hours = (hour(from)?, hour(to)?);
    (hours.0 != hours.1).then_some(Some(hours))
}

/// Parses a time zone into minutes ahead of UTC: `+3`, `-5`, `+5:30`, `utc+3`, `utc`, `0`.
pub fn read_zone(text: &str) -> Option<i16> {
    if text == "utc" {
        return Some(0);
    }
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

/// Writes a time zone as users type it: `+3`, `-5:30`, `+0`.
pub fn write_zone(zone: i16) -> String {
    let sign = if zone < 0 { '-' } else { '+' };
    let (hours, minutes) = (zone.unsigned_abs() / 60, zone.unsigned_abs() % 60);
    if minutes == 0 { format!("{sign}{hours}") } else { format!("{sign}{hours}:{minutes:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Midnight UTC of a day.
    const MIDNIGHT: u64 = 1_800_057_600_000;
    const H: u64 = 3_600_000;

    fn night(hours: (u8, u8), zone: i16, at: u64) -> Option<(u64, u64)> {
        Nights { hours, zone }.around(at)
    }

    #[test]
    fn a_night_may_cross_midnight() {
        assert_eq!(MIDNIGHT % (24 * H), 0);
        let whole = Some((MIDNIGHT - H, MIDNIGHT + 8 * H));
        assert_eq!(night((23, 8), 0, MIDNIGHT - H), whole);
        assert_eq!(night((23, 8), 0, MIDNIGHT + 7 * H), whole);
        assert_eq!(night((23, 8), 0, MIDNIGHT + 8 * H), None, "its end is morning");
        assert_eq!(night((23, 8), 0, MIDNIGHT - H - 1), None);
        assert_eq!(night((1, 7), 0, MIDNIGHT + 2 * H), Some((MIDNIGHT + H, MIDNIGHT + 7 * H)));
        assert_eq!(night((1, 7), 0, MIDNIGHT + 12 * H), None);
    }

    #[test]
    fn a_night_is_that_of_the_zone() {
        assert_eq!(night((23, 8), 180, MIDNIGHT - 4 * H), Some((MIDNIGHT - 4 * H, MIDNIGHT + 5 * H)));
        assert_eq!(night((23, 8), 180, MIDNIGHT + 6 * H), None);
        assert_eq!(night((0, 6), -330, MIDNIGHT + 6 * H), Some((MIDNIGHT + 5 * H + H / 2, MIDNIGHT + 11 * H + H / 2)));
        assert_eq!(morning(Some(Nights { hours: (23, 8), zone: 0 }), MIDNIGHT), MIDNIGHT + 8 * H);
        assert_eq!(morning(None, MIDNIGHT), MIDNIGHT);
    }

    #[test]
    fn hours_and_zones_are_read_as_people_type_them() {
        assert_eq!(read_quiet("off"), Some(None));
        assert_eq!(read_quiet("23-8"), Some(Some((23, 8))));
        assert_eq!(read_quiet("22:00–07:00"), Some(Some((22, 7))));
        assert_eq!(read_quiet("0-24"), None, "a night without end");
        for odd in ["", "8", "8-", "25-3", "3-3", "-1-3", "a-b", "22:30-7"] {
            assert_eq!(read_quiet(odd), None, "{odd}");
        }
        for (text, zone) in [("+3", 180), ("3", 180), ("-5", -300), ("utc+5:30", 330), ("−3:30", -210), ("utc", 0)] {
            assert_eq!(read_zone(text), Some(zone), "{text}");
            assert_eq!(read_zone(&write_zone(zone)), Some(zone));
        }
        for odd in ["", "+", "15", "-13", "3:60", "+-3", "msk", "utcutc", "3:"] {
            assert_eq!(read_zone(odd), None, "{odd}");
        }
        assert_eq!((write_zone(0), write_zone(-330)), ("+0".to_owned(), "-5:30".to_owned()));
    }
}
