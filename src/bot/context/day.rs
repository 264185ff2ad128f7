//! Calendar days.

use jiff::civil::Date;

use super::zone::Zone;
use crate::game::Text;

const DAY: u64 = 24 * 60 * 60_000;

/// The local date of a time (milliseconds since 1970).
pub fn day(at: u64, zone: &Zone) -> Text {
    let date = zone.local(at).date();
    let text = Text::new(format!("day-{}", date.month())).with("day", i64::from(date.day()));
    text.with("year", date.year().to_string())
}

/// A time as an ISO 8601 date in UTC: `2026-11-23`.
pub fn iso(at: u64) -> String {
    Zone::UTC.local(at).date().to_string()
}

/// The time of day, as clocks show it: `9:05`.
pub fn clock(at: u64, zone: &Zone) -> String {
    let local = zone.local(at);
    format!("{}:{:02}", local.hour(), local.minute())
}

/// The same, with the zone where nobody has set one: `9:05 UTC`.
pub fn hour(at: u64, zone: &Zone) -> String {
    let time = clock(at, zone);
    if *zone == Zone::UTC { format!("{time} UTC") } else { time }
}

/// The local day of a time, counted from 1 January 1970, and its month: the year times twelve, plus the month from 0.
pub fn numbers(at: u64, zone: &Zone) -> (u32, u32) {
    let local = zone.local(at).date();
    let days = Zone::UTC.at(local.into()) / DAY;
    let month = i32::from(local.year()) * 12 + i32::from(local.month()) - 1;
    (u32::try_from(days).unwrap_or_default(), u32::try_from(month).unwrap_or_default())
}

/// When a month (numbered as in [`numbers`]) begins: milliseconds since 1970.
pub fn begins(month: u32, zone: &Zone) -> u64 {
    let first = i16::try_from(month / 12).ok().and_then(|year| Date::new(year, (month % 12) as i8 + 1, 1).ok());
    zone.at(first.unwrap_or(Date::MAX).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_written_so_that_they_sort() {
        assert_eq!([0, 20_453 * DAY].map(iso), ["1970-01-01", "2025-12-31"]);
    }

    #[test]
    fn days_and_months_are_numbered() {
        let at = 20_453 * DAY;
        assert_eq!(numbers(at, &Zone::UTC), (20_453, 2025 * 12 + 11));
        assert_eq!(numbers(at, &Zone::fixed(-60)), (20_452, 2025 * 12 + 11));
        assert_eq!(numbers(at + DAY, &Zone::UTC), (20_454, 2026 * 12));
    }

    #[test]
    fn a_month_begins_at_midnight_there() {
        for month in 1970 * 12..2100 * 12 {
            for zone in [-600, 0, 780].map(Zone::fixed) {
                let at = begins(month, &zone);
                assert_eq!(numbers(at, &zone).1, month, "{month} {zone}");
                assert!(at == 0 || numbers(at - 1, &zone).1 + 1 == month, "{month} {zone}");
            }
        }
    }

    #[test]
    fn midnight_is_that_of_the_zone() {
        let noon = 20_453 * DAY + DAY / 2;
        assert_eq!(day(noon, &Zone::UTC).key, "day-12");
        assert_eq!(day(noon, &Zone::fixed(14 * 60)).key, "day-1", "it is tomorrow there");
    }
}
