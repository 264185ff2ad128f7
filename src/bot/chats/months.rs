//! The monthly table. A chat where people have played gets it once, on the first day of the next month and never in
//! quiet hours.

use super::standings;
use crate::bot::context::day;
use crate::bot::context::hours::{Nights, morning};
use crate::bot::context::outbox::newer;
use crate::bot::context::work::Work;
use crate::bot::context::zone::Zone;
use crate::store::results::ResultRow;
use crate::store::schema::{ChatId, ChatRow, Due};

/// The least number of rated matches for a month to get a table.
const ENOUGH: u32 = 5;

/// The time of day on the first, in milliseconds after midnight.
const HOUR: u64 = 10 * 60 * 60 * 1000;

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
    // Every one of these matches has two or more players.
    if standings::matches_of_month(work, chat, month) >= ENOUGH {
        work.enqueue(chat, Due::Month { month });
    }
}

/// Records the message of a month's table. If the chat has got it twice, the older one goes.
pub fn stands(work: &mut Work<'_>, chat: ChatId, month: u32, message: i32) {
    let Some(row) = work.tx.chat_copy(chat).filter(|row| row.month.is_none_or(|(known, _)| known <= month)) else {
        return;
    };
    let known = row.month.filter(|(known, _)| *known == month).map(|(_, message)| message);
    let (stays, goes) = newer(known, message);
    if let Some(message) = goes {
        work.enqueue(chat, Due::Delete { message });
    }
    if known != Some(stays) {
        work.tx.put_chat(chat, &ChatRow { month: Some((month, stays)), ..row });
    }
}

/// Drops an announcement that cannot be made.
pub fn stop_timer(work: &mut Work<'_>, chat: ChatId, set: u64) {
    work.tx.drop_month(chat, set);
}
