//! Lines that a player posts where the bot is not: one that calls whoever is to move, and one that becomes the card of
//! a match at the end of the chat.

use super::notes::tell;
use super::resolve;
use crate::bot::boards::board::{DOWN, NUDGE};
use crate::bot::boards::headline;
use crate::bot::chats::people;
use crate::bot::context::callback::Callback;
use crate::bot::context::effects::{Does, Suggestion};
use crate::bot::context::incoming::{Inline, Press};
use crate::bot::context::reader::Reader;
use crate::bot::context::work::Work;
use crate::bot::table::views::users_on;
use crate::bot::words::say;
use crate::game::{Seat, Text};
use crate::store::schema::{ChatRow, MatchId, MatchRow, Stage, Who};

/// The suggestions for a text that asks for one of these lines, as its button fills it in. `None` for another text.
pub fn suggested(work: &mut Work<'_>, query: &Inline) -> Option<Vec<Suggestion>> {
    let mut words = query.text.split_whitespace();
    let (id, sign) = (words.next().and_then(resolve::number)?, words.next()?);
    if words.next().is_some() || ![NUDGE, DOWN].contains(&sign) {
        return None;
    }
    let row = work.tx.match_row(id).filter(|row| row.stage == Stage::Live)?;
    let seat = row.seat_of(query.from.id)?;
    let chat = work.tx.chat(row.chat).filter(|chat| chat.away)?;
    let row = match sign {
        NUDGE => call(work, &row, &chat, seat),
        _ => again(work, &row, &chat),
    };
    Some(vec![row])
}

/// The line that calls those who are to move.
fn call(work: &mut Work<'_>, row: &MatchRow, chat: &ChatRow, own: u8) -> Suggestion {
    let asked = work.live(row.id).map(|live| users_on(row, live.turn().seats())).unwrap_or_default();
    let asked: Vec<u8> = asked.into_iter().filter(|seat| *seat != own).collect();
    let reader = Reader::of(chat).told(asked.len());
    let about = say(&people::match_line(work, row), reader, &[]);
    if asked.is_empty() {
        let text = say(&Text::new("nudge-nobody").with("number", row.id as i64), reader, &[]);
        return Suggestion { about, ..Suggestion::said(text) };
    }
    let names = headline::spoken(work, row, reader);
    let called = |seat: &u8| match username(work, row, *seat) {
        Some(name) => Text::new("name").with("name", format!("@{name}")),
        None => Text::new("player").with("seat", Seat(*seat)),
    };
    let called: Vec<Text> = asked.iter().map(called).collect();
    let text = Text::new("nudge").with("number", row.id as i64).with("names", called);
    Suggestion { about, ..Suggestion::said(say(&text, reader, &names)) }
}

/// The username of a player, which calls them where the bot is not.
fn username(work: &Work<'_>, row: &MatchRow, seat: u8) -> Option<String> {
    let Who::User(user) = row.seats.get(usize::from(seat))?.who else { return None };
    work.tx.user(user)?.username
}

/// The line that becomes the card of a match.
pub fn again(work: &Work<'_>, row: &MatchRow, chat: &ChatRow) -> Suggestion {
    let reader = Reader::of(chat);
    let told = |text: &Text| say(text, reader, &[]);
    let about = told(&people::match_line(work, row));
    let show = Callback::Show { id: row.id, proof: work.cache.invites.proof(&key(row.id)) }.write();
    let keys = show.map(|data| (told(&Text::new("key-show")), Does::Press(data))).into_iter().collect();
    Suggestion {
        title: told(&Text::new("show-here").with("number", row.id as i64)),
        about: about.clone(),
        text: about,
        keys,
    }
}

/// What the key of a match proves.
fn key(id: MatchId) -> String {
    format!("show {id}")
}

/// Handles the first press below a line that becomes a card. The card before it says that play goes on below.
pub fn shown(work: &mut Work<'_>, press: &Press, id: MatchId, proved: u64) {
    let done = bring(work, press, id, proved);
    let chat = work.tx.chat_of_peer(press.chat.peer).unwrap_or_default();
    tell(work, press, chat, done.err(), &[]);
}

fn bring(work: &mut Work<'_>, press: &Press, id: MatchId, proved: u64) -> Result<(), Text> {
    let old = || Text::new("toast-old-board");
    let posted = press.posted.as_deref().filter(|_| work.cache.invites.proves(&key(id), proved)).ok_or_else(old)?;
    let before = work.tx.match_row(id).filter(|row| row.stage == Stage::Live).ok_or_else(old)?;
    let chat = work.tx.chat(before.chat).filter(|chat| chat.away).ok_or_else(old)?;
    if chat.peer != press.chat.peer && before.seat_of(press.from.id).is_none() {
        return Err(Text::new("toast-stranger").with("number", id as i64));
    }
    put(work, &before, posted).ok_or_else(old)
}

/// Shows a match in the answer to the call of a guest.
pub fn answered(work: &mut Work<'_>, id: MatchId, message: &str) {
    let live = work.tx.match_row(id).filter(|row| matches!(row.stage, Stage::Live | Stage::Over));
    let away = live.filter(|row| work.tx.is_away(row.chat));
    // Somebody may have pressed the button below it before the messenger's answer came.
    if let Some(before) = away.filter(|_| work.tx.posted_as(message).is_none()) {
        put(work, &before, message);
    }
}

/// Makes an inline message the card of a match.
fn put(work: &mut Work<'_>, before: &MatchRow, posted: &str) -> Option<()> {
    let (mut row, id) = (before.clone(), before.id);
    let board = row.boards.iter_mut().find(|board| board.chat == before.chat)?;
    row.lobby = board.message.or(row.lobby);
    board.message = Some(work.tx.add_posted(row.chat, posted));
    row.offer.iter_mut().for_each(|offer| offer.message = None);
    work.tx.put_match(Some(before), &row);
    work.enqueue_lobby(id, row.chat);
    work.enqueue_board(id, row.chat, true);
    Some(())
}
