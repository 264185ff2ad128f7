//! Calendar days.

use crate::game::Text;

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// Days from 1 March of the year 0 to 1 January 1970, and days in 400 years.
const EPOCH: i64 = 719_468;
const ERA: i64 = 146_097;

/// The local date of a time (milliseconds since 1970). `zone`: minutes ahead of UTC.
pub fn day(at: u64, zone: i16) -> Text {
    let (year, month, day) = civil(local_day(at, zone));
    Text::new(format!("day-{month}")).with("day", day).with("year", year.to_string())
}

/// A time as an ISO 8601 date in UTC: `2026-11-23`.
pub fn iso(at: u64) -> String {
    let (year, month, day) = civil(local_day(at, 0));
    format!("{year:04}-{month:02}-{day:02}")
}

/// The local day of a time, counted from 1 January 1970, and its month: the year times twelve, plus the month from 0.
/// `zone`: minutes ahead of UTC.
pub fn numbers(at: u64, zone: i16) -> (u32, u32) {
    let days = local_day(at, zone);
    let (year, month, _) = civil(days);
    (u32::try_from(days).unwrap_or_default(), u32::try_from(year * 12 + month - 1).unwrap_or_default())
}

/// When a month (numbered as in [`numbers`]) begins: milliseconds since 1970. `zone`: minutes ahead of UTC.
pub fn begins(month: u32, zone: i16) -> u64 {
    let (year, own) = (i64::from(month / 12), i64::from(month % 12) + 1);
    let utc = first_of(year, own) * DAY - i64::from(zone) * MINUTE;
    u64::try_from(utc).unwrap_or_default()
}

/// The first day of a month (1 to 12), counted from 1 January 1970: the inverse of [`civil`].
fn first_of(year: i64, month: i64) -> i64 {
    // Years begin in March.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
    era * ERA + of_era * 365 + of_era / 4 - of_era / 100 + (153 * month + 2) / 5 - EPOCH
}

fn local_day(at: u64, zone: i16) -> i64 {
    let local = i64::try_from(at).unwrap_or_default().saturating_add(i64::from(zone) * MINUTE);
    local.div_euclid(DAY)
}

/// Year, month and day of a day counted from 1 January 1970. Years begin in March here, so that the leap day comes
/// last.
fn civil(days: i64) -> (i64, i64, i64) {
    let days = days.saturating_add(EPOCH);
    let (era, day) = (days.div_euclid(ERA), days.rem_euclid(ERA));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let date = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + i64::from(month <= 2), month, date)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(-1), (1969, 12, 31));
        assert_eq!(civil(59), (1970, 3, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(11_017), (2000, 3, 1));
        assert_eq!(civil(20_453), (2025, 12, 31));
    }

    #[test]
    fn dates_are_written_so_that_they_sort() {
        assert_eq!([0, 20_453 * DAY as u64].map(iso), ["1970-01-01", "2025-12-31"]);
    }

    #[test]
    fn days_and_months_are_numbered() {
        let at = 20_453 * DAY as u64;
        assert_eq!(numbers(at, 0), (20_453, 2025 * 12 + 11));
        assert_eq!(numbers(at, -60), (20_452, 2025 * 12 + 11));
        assert_eq!(numbers(at + DAY as u64, 0), (20_454, 2026 * 12));
    }

    #[test]
    fn a_month_begins_at_midnight_there() {
        for month in 1970 * 12..2100 * 12 {
            for zone in [-600, 0, 780] {
                let at = begins(month, zone);
                assert_eq!(numbers(at, zone).1, month, "{month} {zone}");
                assert!(at == 0 || numbers(at - 1, zone).1 + 1 == month, "{month} {zone}");
            }
        }
    }

    #[test]
    fn midnight_is_that_of_the_zone() {
        let noon = 20_453 * DAY as u64 + 12 * 60 * MINUTE as u64;
        assert_eq!(day(noon, 0).key, "day-12");
        assert_eq!(day(noon, 14 * 60).key, "day-1", "it is tomorrow there");
    }
}
