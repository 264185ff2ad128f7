//! Puzzles of the day. Everybody plays the same ones, alone and in private, and the tables of their chats show the
//! results.
//!
//! Days are in UTC, so that they are the same for all chats. A day's secret is drawn when somebody first asks for its
//! puzzles. The secret of each puzzle is SHA-256(secret of the day ‖ `2026-11-23` ‖ newline ‖ game ‖ newline), and the
//! day's own secret is revealed when the day is over.

use crate::bot::chats::people;
use crate::bot::context::day;
use crate::bot::context::outbox::newer;
use crate::bot::context::registry::Registry;
use crate::bot::context::work::Work;
use crate::bot::context::zone::Zone;
use crate::game::{AnyGame, Daily, Text};
use crate::play::fair::Secret;
use crate::play::{Ending, Match};
use crate::store::days::{ChatDayRow, Day, DayRow, DoneRow, FeatRow, TryRow};
use crate::store::schema::{ChatId, Due, MatchRow, UserId, Who};

/// The day of the first puzzle: 1 January 2026.
const FIRST: Day = 20_454;

/// The most participants of a chat.
const PEOPLE: usize = 500;

/// The number of latest days in a streak display.
pub const ROW: Day = 7;

/// When the puzzles are shown, in milliseconds after midnight.
const HOUR: u64 = 9 * 60 * 60 * 1000;

const DAY: u64 = 24 * 60 * 60 * 1000;

/// The length of a link's proof, in characters.
const PROOF: usize = 12;

/// The length of the mark of a puzzle that somebody had begun who was erased, in characters.
const MARK: usize = 16;

/// The day of a time in milliseconds since 1970.
pub fn day_of(at: u64) -> Day {
    day::numbers(at, &Zone::UTC).0
}

/// When a day begins, in milliseconds since 1970.
pub fn begins(day: Day) -> u64 {
    u64::from(day) * DAY
}

/// The number of a day as people see it: 1 for the first.
pub fn number(day: Day) -> i64 {
    i64::from(day) - i64::from(FIRST) + 1
}

/// The games that have a puzzle of the day, in the order of the registry.
pub fn puzzles(games: Registry) -> impl Iterator<Item = (&'static dyn AnyGame, Daily)> {
    games.iter().filter_map(|game| Some((game, game.info().daily?)))
}

/// The secret of a day, if somebody has asked for its puzzles.
pub fn known_secret(work: &Work<'_>, day: Day) -> Option<Secret> {
    let bytes: [u8; 32] = hex::decode(work.tx.day(day)?.secret).ok()?.try_into().ok()?;
    Some(Secret(bytes))
}

/// The secret of a day. Draws it if nobody has asked before.
pub fn secret(work: &mut Work<'_>, day: Day) -> Secret {
    known_secret(work, day).unwrap_or_else(|| {
        let drawn = (work.cache.entropy)();
        work.tx.put_day(day, &DayRow { secret: hex::encode(drawn), spent: Vec::new() });
        Secret(drawn)
    })
}

/// The secret of a puzzle.
pub fn secret_of(work: &mut Work<'_>, day: Day, game: &str) -> Secret {
    Secret(secret(work, day).seed(&[day::iso(begins(day)), game.to_owned()]).0)
}

/// The proof that the bot itself wrote the link of a chat.
pub fn proof(work: &mut Work<'_>, day: Day, chat: ChatId) -> String {
    let seed = secret(work, day).seed(&["link".to_owned(), chat.to_string()]);
    hex::encode(seed.0).chars().take(PROOF).collect()
}

/// Whether a day is over. Then its puzzles cannot be begun any more.
pub fn is_over(work: &Work<'_>, day: Day) -> bool {
    day_of(work.now) != day
}

/// Adds a user's results to a chat's table from now on. `false` if there is no room.
pub fn join(work: &mut Work<'_>, chat: ChatId, day: Day, user: UserId) -> bool {
    let mut row = work.tx.chat_day(chat, day).unwrap_or_default();
    if row.people.contains(&user) {
        return true;
    }
    if row.people.len() >= PEOPLE {
        return false;
    }
    let mut own = work.tx.user_day(user, day);
    row.people.push(user);
    row.solved |= own.has_solved();
    own.chats.push(chat);
    work.tx.put_chat_day(chat, day, &row);
    let done = own.tries.iter().any(|one| one.done.is_some());
    work.tx.put_user_day(user, day, &own);
    if done {
        work.enqueue_day(chat, day);
    }
    true
}

/// Records the start of a puzzle.
pub fn begun(work: &mut Work<'_>, day: Day, user: UserId, row: &MatchRow) {
    let mut own = work.tx.user_day(user, day);
    own.tries.push(TryRow { game: row.game.clone(), id: row.id, done: None });
    work.tx.put_user_day(user, day, &own);
}

/// The mark of somebody and a puzzle, on a day with a secret. Without the secret, it tells nothing about either.
fn mark(work: &Work<'_>, day: Day, user: UserId, game: &str) -> Option<String> {
    let seed = known_secret(work, day)?.seed(&["begun".to_owned(), user.to_string(), game.to_owned()]);
    Some(hex::encode(seed.0).chars().take(MARK).collect())
}

/// Whether somebody had begun a puzzle of a day before they were erased.
pub fn is_spent(work: &Work<'_>, day: Day, user: UserId, game: &str) -> bool {
    let spent = work.tx.day(day).map(|row| row.spent).unwrap_or_default();
    !spent.is_empty() && mark(work, day, user, game).is_some_and(|mark| spent.contains(&mark))
}

/// Somebody is about to be erased. For the rest of the day, marks keep them from beginning the same puzzles again.
pub fn spend(work: &mut Work<'_>, user: UserId) {
    let today = day_of(work.now);
    let tries = work.tx.user_day(user, today).tries;
    let marks: Vec<String> = tries.iter().filter_map(|one| mark(work, today, user, &one.game)).collect();
    let Some((mut row, own)) = work.tx.day(today).filter(|_| !marks.is_empty()).zip(people::private_chat(work, user))
    else {
        return;
    };
    row.spent.extend(marks);
    work.tx.put_day(today, &row);
    // Then the marks go, whatever has become of the chat.
    work.tx.wake_day(own, begins(today + 1));
}

/// Records the end of a puzzle. If its day is over by then, it enters no table.
pub fn ended(work: &mut Work<'_>, row: &MatchRow) {
    let Some((day, user)) = row.daily.filter(|day| !is_over(work, *day)).zip(solver(row)) else { return };
    let feat = work.live(row.id).and_then(|live| feat(live, row));
    let mut own = work.tx.user_day(user, day);
    let Some(tried) = own.tries.iter_mut().find(|one| one.id == row.id) else { return };
    let solved = feat.is_some();
    tried.done = Some(DoneRow { at: work.now, feat });
    work.tx.put_user_day(user, day, &own);
    for chat in own.chats {
        if let Some(shown) = work.tx.chat_day(chat, day).filter(|shown| solved && !shown.solved) {
            work.tx.put_chat_day(chat, day, &ChatDayRow { solved, ..shown });
        }
        work.enqueue_day(chat, day);
    }
    let own = people::private_chat(work, user);
    let listed = own.filter(|own| work.tx.chat_day(*own, day).is_some_and(|row| row.message.is_some()));
    listed.into_iter().for_each(|own| work.enqueue_day(own, day));
}

/// The person who plays a puzzle.
pub fn solver(row: &MatchRow) -> Option<UserId> {
    match row.seats.first()?.who {
        Who::User(user) => Some(user),
        Who::Username(_) | Who::Computer(_) | Who::Chat => None,
    }
}

/// The achievement in a match that ended by its rules.
fn feat(live: &Match, row: &MatchRow) -> Option<FeatRow> {
    let feat = live.position().feat().filter(|_| live.ending() == Some(Ending::Rules))?;
    row.daily.map(|_| FeatRow { worth: feat.worth, text: feat.text, signs: feat.signs })
}

/// The result of a finished puzzle as a line to share, without spoilers.
pub fn line(work: &mut Work<'_>, row: &MatchRow) -> Option<Text> {
    let day = row.daily?;
    let live = work.live(row.id).filter(|live| live.ending().is_some())?;
    let feat = feat(live, row);
    Some(told(day, &row.game, feat.as_ref()))
}

/// The same line, from stored values.
pub fn told(day: Day, game: &str, feat: Option<&FeatRow>) -> Text {
    let game = Text::new(format!("{game}-name"));
    let base = |key: &'static str| Text::new(key).with("number", number(day)).with("game", game.clone());
    match feat {
        Some(feat) => {
            let signs = if feat.signs.is_empty() { "no" } else { "yes" };
            base("daily-line").with("signed", signs).with("signs", feat.signs.clone()).with("feat", feat.text.clone())
        }
        None => base("daily-line-unsolved"),
    }
}

/// The latest days with the puzzle solved or not, oldest first. Empty if none was solved.
pub fn row_of(day: Day, solved: &dyn Fn(Day) -> bool) -> String {
    let days: Vec<bool> = (day.saturating_sub(ROW - 1)..=day).map(solved).collect();
    match days.contains(&true) {
        true => days.iter().map(|solved| if *solved { '■' } else { '□' }).collect(),
        false => String::new(),
    }
}

/// When a chat shows the puzzles of a day: at nine local time, but not before the day has begun.
pub fn shown_at(day: Day, zone: &Zone) -> u64 {
    zone.at(Zone::UTC.local(begins(day) + HOUR)).max(begins(day))
}

/// Schedules the daily puzzles for a chat, from the next time on.
pub fn expect(work: &mut Work<'_>, chat: ChatId, zone: &Zone) {
    let today = day_of(work.now);
    let next = [today, today + 1].map(|day| shown_at(day, zone)).into_iter().find(|at| *at > work.now);
    if let Some(at) = next {
        work.tx.wake_day(chat, at);
    }
}

/// Runs when a day ends in a chat, or when it is time to show the puzzles there.
pub fn timer(work: &mut Work<'_>, chat: ChatId, set: u64) {
    work.tx.drop_day(chat, set);
    // The bot may have been away, or the chat closed to it.
    for day in day_of(set).saturating_sub(ROW)..day_of(work.now) {
        if let Some(row) = work.tx.day(day).filter(|row| !row.spent.is_empty()) {
            work.tx.put_day(day, &DayRow { spent: Vec::new(), ..row });
        }
        end(work, chat, day);
    }
    let Some(row) = work.tx.chat(chat).filter(|row| row.daily && row.closed.is_none()) else { return };
    let zone = Zone::of(&row);
    let day = day_of(work.now);
    let due = set == shown_at(day, &zone);
    expect(work, chat, &zone);
    // The time zone may have changed since, or the bot was away for a day.
    if due && work.tx.chat_day(chat, day).is_none_or(|row| row.message.is_none()) {
        show(work, chat, day, None);
    }
}

/// The clock was ahead, and the timer of a day that is still to come may have gone off then.
pub fn brought_back(work: &mut Work<'_>, chat: ChatId) {
    if let Some(row) = work.tx.chat(chat).filter(|row| row.daily) {
        expect(work, chat, &Zone::of(&row));
    }
}

/// If a day is over, lets its message in a chat say so, once.
pub fn end(work: &mut Work<'_>, chat: ChatId, day: Day) {
    let stands = work.tx.chat_day(chat, day).is_some_and(|row| row.message.is_some() && !row.over);
    if stands && is_over(work, day) {
        work.enqueue_day(chat, day);
    }
}

/// Drops the puzzles of a day in a chat that cannot get them.
pub fn stop_timer(work: &mut Work<'_>, chat: ChatId, set: u64) {
    work.tx.drop_day(chat, set);
}

/// Shows the puzzles of a day in a chat as a new message, and deletes the previous one.
pub fn show(work: &mut Work<'_>, chat: ChatId, day: Day, topic: Option<i32>) {
    // The links need the secret.
    secret(work, day);
    let mut row = work.tx.chat_day(chat, day).unwrap_or_default();
    row.topic = topic;
    if let Some(message) = row.message.take() {
        work.enqueue(chat, Due::Delete { message });
    }
    work.tx.put_chat_day(chat, day, &row);
    work.tx.wake_day(chat, begins(day + 1));
    work.enqueue_day(chat, day);
}

/// Records the message of a day in a chat, and whether it says that the day is over. Deletes an older one. `edited`: it
/// is not new. If the puzzles were to be shown again meanwhile, it is about to be deleted.
pub fn stands(work: &mut Work<'_>, chat: ChatId, day: Day, (message, edited): (i32, bool), over: bool) {
    let row = work.tx.chat_day(chat, day).unwrap_or_default();
    if edited && row.message != Some(message) {
        return;
    }
    let (stays, goes) = newer(row.message, message);
    if let Some(message) = goes {
        work.enqueue(chat, Due::Delete { message });
    }
    if stays == message && (row.message, row.over) != (Some(message), over) {
        work.tx.put_chat_day(chat, day, &ChatDayRow { message: Some(message), over, ..row });
    }
    // The day may have ended while the message was on its way.
    end(work, chat, day);
}

/// Forgets the message of a day: somebody deleted it from the chat.
pub fn gone(work: &mut Work<'_>, chat: ChatId, day: Day) {
    if let Some(row) = work.tx.chat_day(chat, day) {
        work.tx.put_chat_day(chat, day, &ChatDayRow { message: None, ..row });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_shown_at_nine_and_never_before_they_begin() {
        let hour = 60 * 60 * 1000;
        assert_eq!((number(FIRST), begins(FIRST)), (1, 1_767_225_600_000));
        assert_eq!(day_of(begins(FIRST)), FIRST);
        assert_eq!(day_of(begins(FIRST) - 1), FIRST - 1);
        assert_eq!(shown_at(FIRST, &Zone::fixed(3 * 60)) - begins(FIRST), 6 * hour);
        assert_eq!(shown_at(FIRST, &Zone::fixed(-5 * 60)) - begins(FIRST), 14 * hour);
        assert_eq!(shown_at(FIRST, &Zone::fixed(12 * 60)), begins(FIRST));
    }

    #[test]
    fn a_row_of_days_ends_today() {
        assert_eq!(row_of(100, &|day| day > 98 || day == 94), "■□□□□■■");
        assert_eq!(row_of(100, &|_| false), "");
    }
}
