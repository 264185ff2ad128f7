//! The table of a month, announced once in a chat where people have played in it: on the first day of the next one, and
//! never in quiet hours.

use super::standings;
use crate::bot::context::day;
use crate::bot::context::hours::{Nights, morning};
use crate::bot::context::work::Work;
use crate::game::Text;
use crate::store::results::ResultRow;
use crate::store::schema::ChatId;

/// So many rated matches make a month worth a table.
const ENOUGH: u32 = 5;

/// At that hour of the first day, in milliseconds.
const HOUR: u64 = 10 * 60 * 60 * 1000;

/// How many people are named.
const NAMED: usize = 5;

/// After a result: the table of its month will be announced.
pub fn expect(work: &mut Work<'_>, chat: ChatId, result: &ResultRow) {
    let Some(row) = work.tx.chat(chat).filter(|row| !row.private) else { return };
    if result.unrated.is_none() {
        work.tx.announce_month(chat, day::begins(result.month + 1, row.zone) + HOUR);
    }
}

/// An announcement that was set for a time.
pub fn timer(work: &mut Work<'_>, chat: ChatId, set: u64) {
    work.tx.drop_month(chat, set);
    let Some(row) = work.tx.chat(chat).filter(|row| !row.no_months) else { return };
    let later = morning(Nights::of(&row), work.now);
    if later > work.now {
        return work.tx.announce_month(chat, later);
    }
    let (_, now) = day::numbers(set, row.zone);
    let month = now.saturating_sub(1);
    let lines = standings::months_table(work, chat, month);
    // Two or more have played each of them.
    if standings::matches_of_month(work, chat, month) < ENOUGH || lines.is_empty() {
        return;
    }
    let mut text = vec![Text::new("month-head").with("month", Text::new(format!("month-{}", month % 12 + 1)))];
    text.extend(lines.iter().take(NAMED).map(standings::told));
    work.note(chat, None, None, None, text);
}

/// Gives an announcement up that cannot be made.
pub fn stop_timer(work: &mut Work<'_>, chat: ChatId, set: u64) {
    work.tx.drop_month(chat, set);
}
