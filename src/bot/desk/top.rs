//! `/top`: the best players of a game in this chat, the leaders of the month, and the games that have a table.

use super::command::Ask;
use super::notes::{Spot, key, keys_in_rows, menu};
use super::{cup, duplicates, resolve, search};
use crate::bot::chats::standings::{self, MONTH};
use crate::bot::context::callback::{Callback, OfPeople, PICTURE};
use crate::bot::context::incoming::Press;
use crate::bot::context::work::Work;
use crate::game::Text;
use crate::store::schema::{ChatId, Due, NoteKey, TableRow};

/// The most rows of a table.
pub const LINES: usize = 10;

/// The most games with a button.
const GAMES: usize = 8;

/// The name of the page of cups.
const CUPS: &str = "@cups";

/// Buttons per row.
const ACROSS: usize = 2;

/// `/top`, `/top dots`, or in reply to a board.
pub fn command(work: &mut Work<'_>, ask: &Ask<'_>) {
    let private = work.tx.chat(ask.chat).is_none_or(|chat| chat.private);
    if private {
        return ask.refuse(work, Text::new("top-group"));
    }
    let words: Vec<&str> = ask.rest.split_whitespace().collect();
    let page = match words.is_empty() {
        true => resolve::answered(work, ask.chat, ask.message).map_or_else(String::new, |row| row.game),
        false => match search::one(work.games, &words, work.lang(ask.chat)) {
            Ok((game, _)) => game.info().id.to_owned(),
            Err(text) => return ask.refuse(work, text),
        },
    };
    show(work, Spot { reply_to: Some(ask.message.id), ..Spot::new(ask.whom()) }, &page);
}

/// Handles a press on one of its buttons.
///
/// # Errors
/// Why nothing is shown.
pub fn pressed(work: &mut Work<'_>, press: &Press, chat: ChatId, page: &str) -> Result<(), Text> {
    let spot = Spot::pressed(chat, press);
    if let Some(page) = page.strip_prefix(PICTURE) {
        standings::past(page).into_iter().for_each(|month| duplicates::month(work, chat, press, month));
        let what = TableRow::Top { page: page.to_owned(), user: press.from.id };
        let due = Due::Table { what, reply_to: Some(press.message), topic: press.topic };
        work.enqueue_answer(spot.asked, due, None);
        return Ok(());
    }
    if ![MONTH, CUPS, ""].contains(&page) && work.games.find(page).is_none() {
        return Err(Text::new("toast-old-board"));
    }
    show(work, spot, page);
    Ok(())
}

fn show(work: &mut Work<'_>, spot: Spot, page: &str) {
    let (text, keys) = match page {
        "" => all_games(work, spot),
        CUPS => cups(work, spot),
        page => one_page(work, spot, page),
    };
    menu(work, spot, text, keys);
}

/// The page of the chat's cups.
fn cups(work: &Work<'_>, spot: Spot) -> (Vec<Text>, Vec<Vec<NoteKey>>) {
    let lines = cup::lines(work, spot.asked.chat);
    let text = match lines.is_empty() {
        true => vec![Text::new("cup-none").with("command", cup::example(work))],
        false => [Text::new("cup-list")].into_iter().chain(lines).collect(),
    };
    (text, vec![vec![to("key-all-games", String::new())]])
}

fn one_page(work: &Work<'_>, spot: Spot, page: &str) -> (Vec<Text>, Vec<Vec<NoteKey>>) {
    let (title, lines) = standings::page(work, spot.asked.chat, page);
    let other = match page {
        MONTH => None,
        _ => Some(to("key-month", MONTH.to_owned())),
    };
    let rest = other.into_iter().chain([to("key-all-games", String::new())]);
    if lines.is_empty() {
        return (vec![title, nobody(work, spot.asked.chat, page)], vec![rest.collect()]);
    }
    let mut text = vec![title];
    text.extend(lines.iter().take(LINES).map(standings::told));
    let own = lines.iter().skip(LINES).find(|line| line.user == spot.asked.user);
    if let Some(own) = own {
        text.extend([Text::new("top-between"), standings::told(own)]);
    }
    (text, vec![vec![to("key-picture", format!("{PICTURE}{page}"))], rest.collect()])
}

/// Why a table is empty, and how to start it.
fn nobody(work: &Work<'_>, chat: ChatId, page: &str) -> Text {
    if page == MONTH {
        return Text::new("top-month-nobody");
    }
    let rated = work.tx.tallies(chat, page).iter().map(|(_, tally)| tally.rated).max().unwrap_or_default();
    let key = if rated > 0 { "top-few" } else { "top-nobody" };
    Text::new(key).with("command", page).with("enough", standings::ENOUGH)
}

/// The chat's games with their leaders, and a button for each table.
fn all_games(work: &Work<'_>, spot: Spot) -> (Vec<Text>, Vec<Vec<NoteKey>>) {
    let leaders = standings::leaders(work, spot.asked.chat);
    let Some(best) = leaders.first() else {
        let first = work.games.iter().next().map_or("", |game| game.info().id);
        return (vec![Text::new("top-nothing").with("command", first)], Vec::new());
    };
    let mut text = vec![Text::new("top-all")];
    text.extend(leaders.iter().take(LINES).map(|leader| {
        let game = Text::new(format!("{}-name", leader.game));
        match &leader.first {
            Some(line) => Text::new("top-leader")
                .with("game", game)
                .with("name", line.name.clone())
                .with("value", line.value.clone()),
            None => Text::new("top-leaderless").with("game", game).with("enough", standings::ENOUGH),
        }
    }));
    debug_assert!(best.matches > 0, "games that nobody played are not listed");
    let games = leaders.iter().take(GAMES);
    let games = games.map(|leader| {
        key(Text::new(format!("{}-name", leader.game)), &Callback::OfPeople(OfPeople::Top(leader.game.clone())))
    });
    let mut keys = keys_in_rows(games.collect(), ACROSS);
    keys.push(vec![to("key-month", MONTH.to_owned()), to("key-cups", CUPS.to_owned())]);
    (text, keys)
}

fn to(label: &'static str, page: String) -> NoteKey {
    key(Text::new(label), &Callback::OfPeople(OfPeople::Top(page)))
}
