//! Quiet hours of a chat.

use jiff::ToSpan;
use jiff::civil::time;

use super::zone::Zone;
use crate::store::schema::ChatRow;

/// The quiet hours of a chat.
#[derive(Clone, PartialEq, Debug)]
pub struct Nights {
    /// Full hours of local time, 0 to 23: begin and end of the night.
    hours: (u8, u8),
    zone: Zone,
}

impl Nights {
    /// The quiet hours of a chat. `None` if it has set none.
    pub fn of(chat: &ChatRow) -> Option<Nights> {
        chat.quiet.map(|hours| Nights { hours, zone: Zone::of(chat) })
    }

    /// The night around a time: when it began and when it ends. All times in milliseconds since 1970, UTC.
    pub fn around(&self, at: u64) -> Option<(u64, u64)> {
        let (from, to) = (i64::from(self.hours.0), i64::from(self.hours.1));
        let local = self.zone.local(at);
        let evening = local.date().to_datetime(time(self.hours.0 as i8, 0, 0, 0));
        let dusk = if evening <= local { Some(evening) } else { evening.checked_sub(1.day()).ok() }?;
        let dawn = dusk.checked_add((to - from).rem_euclid(24).hours()).ok()?;
        let night = (self.zone.at(dusk), self.zone.at(dawn));
        (night.0..night.1).contains(&at).then_some(night)
    }
}

/// Postpones a time to the morning if it falls into a night.
pub fn morning(nights: Option<&Nights>, at: u64) -> u64 {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Midnight UTC of a day.
    const MIDNIGHT: u64 = 1_800_057_600_000;
    const H: u64 = 3_600_000;

    fn night(hours: (u8, u8), zone: i16, at: u64) -> Option<(u64, u64)> {
        Nights { hours, zone: Zone::fixed(zone) }.around(at)
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
        assert_eq!(morning(Some(&Nights { hours: (23, 8), zone: Zone::UTC }), MIDNIGHT), MIDNIGHT + 8 * H);
        assert_eq!(morning(None, MIDNIGHT), MIDNIGHT);
    }

    #[test]
    fn a_night_follows_the_summer_time_of_its_place() {
        let nights = Nights { hours: (23, 8), zone: Zone::read("Europe/Berlin").unwrap() };
        // The night in which the clock goes forward is an hour shorter, the one in which it goes back an hour longer.
        let within = |month, day| Zone::UTC.at(jiff::civil::date(2027, month, day).at(0, 30, 0, 0));
        for (month, day, hours) in [(1, 15, 9), (3, 28, 8), (7, 15, 9), (10, 31, 10)] {
            let (dusk, dawn) = nights.around(within(month, day)).unwrap();
            assert_eq!((dawn - dusk) / H, hours, "{month} {day}");
            assert_eq!((nights.zone.local(dusk).hour(), nights.zone.local(dawn).hour()), (23, 8));
            assert_eq!((nights.around(dusk - 1), nights.around(dawn)), (None, None));
        }
    }

    #[test]
    fn hours_are_read_as_people_type_them() {
        assert_eq!(read_quiet("off"), Some(None));
        assert_eq!(read_quiet("23-8"), Some(Some((23, 8))));
        assert_eq!(read_quiet("22:00–07:00"), Some(Some((22, 7))));
        assert_eq!(read_quiet("0-24"), None, "a night without end");
        for odd in ["", "8", "8-", "25-3", "3-3", "-1-3", "a-b", "22:30-7"] {
            assert_eq!(read_quiet(odd), None, "{odd}");
        }
    }
}
