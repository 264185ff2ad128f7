//! The message of a day: its puzzles, and in a group who has solved them and how well. Of its day it has buttons, and
//! when that is over it says so.

use super::TEXT;
use super::call::{Call, Dest};
use super::note::inline;
use crate::bot::chats::people;
use crate::bot::context::callback::{Callback, OfPeople};
use crate::bot::context::day;
use crate::bot::context::reader::Reader;
use crate::bot::context::work::Work;
use crate::bot::context::zone::Zone;
use crate::bot::table::days;
use crate::bot::words::{cut, html};
use crate::game::Text;
use crate::store::days::{ChatDayRow, Day, DoneRow};
use crate::store::schema::{ChatId, ChatRow, NoteKey, UserId};

/// How many people are listed below each puzzle.
const LISTED: usize = 5;

/// How many buttons stand in a row.
const ACROSS: usize = 2;

/// The message as it is to stand now. `None` once it has ended.
pub fn day_call(work: &mut Work<'_>, at: ChatId, chat: &ChatRow, day: Day) -> Option<Call> {
    let row = work.tx.chat_day(at, day).filter(|row| !row.over)?;
    let reader = Reader::of(chat);
    let to = Dest::of(chat, row.topic);
    let over = days::is_over(work, day);
    let mut text = vec![head(day)];
    text.extend(if chat.private { own_results(work, chat.peer, day) } else { table(work, &row, day) });
    text.extend(if chat.private { own_row(work, chat.peer, day) } else { row_of_days(work, at, day) });
    let how = if chat.private { "daily-alone" } else { "daily-how" };
    text.push(match over {
        true => Text::new("daily-was").with("day", date(day)),
        false => Text::new(how).with("time", next(day, &Zone::of(chat))),
    });
    text.extend(chat.private.then(|| drawn_from(work, day)).flatten());
    let lines: Vec<String> = text.iter().map(|text| html(text, reader, &|_| String::new())).collect();
    let keys = match chat.private {
        _ if over => Vec::new(),
        true => own_keys(work, chat.peer, day),
        false => keys(work, at, day),
    };
    let markup = (!keys.is_empty()).then(|| inline(&keys, reader));
    let text = cut(lines.join("\n"), TEXT);
    Some(match row.message {
        Some(message) => Call::EditText { to, message, text, markup },
        None => Call::Say { to, text, markup, reply_to: None, silent: false },
    })
}

/// `Puzzles of the day №327 · 23 November`.
pub fn head(day: Day) -> Text {
    Text::new("daily-head").with("number", days::number(day)).with("day", date(day))
}

fn date(day: Day) -> Text {
    day::day(days::begins(day), &Zone::UTC)
}

/// What the puzzles of a day are drawn from: until the day is over only what it is fixed by. `None` if nobody has asked
/// for them.
pub fn drawn_from(work: &Work<'_>, day: Day) -> Option<Text> {
    let secret = days::known_secret(work, day)?;
    let (pledge, shown) = (secret.pledge(), days::day_of(work.now) > day);
    Some(match shown {
        false => Text::new("daily-pledge").with("pledge", pledge),
        true => Text::new("daily-secret")
            .with("secret", hex::encode(secret.0))
            .with("pledge", pledge)
            .with("date", day::iso(days::begins(day))),
    })
}

/// What the user of a private chat has made of the puzzles so far.
fn own_results(work: &Work<'_>, user: UserId, day: Day) -> Vec<Text> {
    let tries = work.tx.user_day(user, day).tries;
    let done = tries.iter().filter_map(|one| Some((one, one.done.as_ref()?)));
    done.map(|(one, done)| days::told(day, &one.game, done.feat.as_ref())).collect()
}

fn own_row(work: &Work<'_>, user: UserId, day: Day) -> Option<Text> {
    told_row(days::row_of(day, &|day| work.tx.user_day(user, day).has_solved()))
}

/// In private, a button for each puzzle that the user has not finished.
fn own_keys(work: &Work<'_>, user: UserId, day: Day) -> Vec<Vec<NoteKey>> {
    let own = work.tx.user_day(user, day);
    let open = |id: &&str| own.try_of(id).is_none_or(|one| one.done.is_none()) && !days::is_spent(work, day, user, id);
    let key = |id: &str| NoteKey {
        label: Text::new(format!("{id}-name")),
        does: Callback::OfPeople(OfPeople::Daily { day, game: id.to_owned() }).write().unwrap_or_default(),
    };
    let keys: Vec<NoteKey> = days::puzzles(work.games).map(|(game, _)| game.info().id).filter(open).map(key).collect();
    keys.chunks(ACROSS).map(<[NoteKey]>::to_vec).collect()
}

/// When the puzzles of the day after this one come, on the clocks of a chat.
pub fn next(day: Day, zone: &Zone) -> String {
    day::clock(days::begins(day + 1), zone)
}

/// The results of those who play for a chat, puzzle by puzzle, the best first.
pub fn table(work: &Work<'_>, row: &ChatDayRow, day: Day) -> Vec<Text> {
    let mut text = Vec::new();
    for (game, _) in days::puzzles(work.games) {
        let id = game.info().id;
        let mut done: Vec<(UserId, DoneRow)> = row
            .people
            .iter()
            .filter_map(|user| Some((*user, work.tx.user_day(*user, day).try_of(id)?.done.clone()?)))
            .collect();
        if done.is_empty() {
            continue;
        }
        // Those who have not solved it come last. Of equals the first one was earlier.
        let worth = |done: &DoneRow| done.feat.as_ref().map(|feat| feat.worth);
        done.sort_by_key(|(_, done)| (std::cmp::Reverse(worth(done)), done.at));
        text.push(Text::new("daily-game").with("game", Text::new(format!("{id}-name"))));
        let better = |mine: &DoneRow| 1 + done.iter().filter(|(_, other)| worth(other) > worth(mine)).count();
        text.extend(done.iter().take(LISTED).map(|(user, own)| line(work, *user, own, better(own))));
        if done.len() > LISTED {
            text.push(Text::new("daily-more").with("count", done.len() - LISTED));
        }
    }
    text
}

fn line(work: &Work<'_>, user: UserId, done: &DoneRow, place: usize) -> Text {
    let name = people::called(work, user);
    match &done.feat {
        Some(feat) => Text::new("daily-place")
            .with("place", place)
            .with("name", name)
            .with("feat", feat.text.clone())
            .with("signs", feat.signs.clone()),
        None => Text::new("daily-place-unsolved").with("name", name),
    }
}

fn row_of_days(work: &Work<'_>, chat: ChatId, day: Day) -> Option<Text> {
    let solved = |day| work.tx.chat_day(chat, day).is_some_and(|row| row.solved);
    told_row(days::row_of(day, &solved))
}

fn told_row(row: String) -> Option<Text> {
    (!row.is_empty()).then(|| Text::new("daily-row").with("row", row))
}

/// A button for each puzzle. It leads to the private chat, and says for which group the result counts.
fn keys(work: &mut Work<'_>, chat: ChatId, day: Day) -> Vec<Vec<NoteKey>> {
    let proof = days::proof(work, day, chat);
    let bot = work.cache.me.username.clone();
    let key = |id: &str| NoteKey {
        label: Text::new(format!("{id}-name")),
        does: format!("https://t.me/{bot}?start=daily-{id}-{chat}-{day}-{proof}"),
    };
    let keys: Vec<NoteKey> = days::puzzles(work.games).map(|(game, _)| key(game.info().id)).collect();
    keys.chunks(ACROSS).map(<[NoteKey]>::to_vec).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn midnight_of_utc_is_told_by_the_clocks_of_a_chat() {
        assert_eq!([180, 0, -300, 345].map(|zone| next(20_453, &Zone::fixed(zone))), ["3:00", "0:00", "19:00", "5:45"]);
    }
}
