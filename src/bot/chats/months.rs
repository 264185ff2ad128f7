//! The monthly table. A chat where people have played gets it once, on the first day of the next month and never in
//! quiet hours.

use super::standings;
use crate::bot::context::day;
use crate::bot::context::hours::{Nights, morning};
use crate::bot::context::work::Work;
use crate::bot::context::zone::Zone;
use crate::game::Text;
use crate::store::results::ResultRow;
use crate::store::schema::ChatId;

/// The least number of rated matches for a month to get a table.
const ENOUGH: u32 = 5;

/// The time of day on the first, in milliseconds after midnight.
const HOUR: u64 = 10 * 60 * 60 * 1000;

/// The number of people in the announcement.
const NAMED: usize = 5;

/// Schedules the announcement for the month of a result.
pub fn expect(work: &mut Work<'_>, chat: ChatId, result: &ResultRow) {
    let Some(row) = work.tx.chat(chat).filter(|row| !row.private) else { return };
    if result.unrated.is_none() {
        work.tx.announce_month(chat, day::begins(result.month + 1, &Zone::of(&row)) + HOUR);
    }
}

/// Runs when the time of an announcement has come.
pub fn timer(work: &mut Work<'_>, chat: ChatId, set: u64) {
    work.tx.drop_month(chat, set);
    let Some(row) = work.tx.chat(chat).filter(|row| !row.no_months) else { return };
    let later = morning(Nights::of(&row).as_ref(), work.now);
    if later > work.now {
        return work.tx.announce_month(chat, later);
    }
    let (_, now) = day::numbers(set, &Zone::of(&row));
    let month = now.saturating_sub(1);
    let lines = standings::months_table(work, chat, month);
    // Every one of these matches has two or more players.
    if standings::matches_of_month(work, chat, month) < ENOUGH || lines.is_empty() {
        return;
    }
    let mut text = vec![Text::new("month-head").with("month", Text::new(format!("month-{}", month % 12 + 1)))];
    text.extend(lines.iter().take(NAMED).map(standings::told));
    work.note(chat, None, None, None, text);
}

/// Drops an announcement that cannot be made.
pub fn stop_timer(work: &mut Work<'_>, chat: ChatId, set: u64) {
    work.tx.drop_month(chat, set);
}
