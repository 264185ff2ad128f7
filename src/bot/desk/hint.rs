//! `/hint`: the computer's advice for a player, and anything a player may know besides the picture.

use super::command::Ask;
use super::refusals;
use crate::bot::boards::headline;
use crate::bot::chats::{directory, people};
use crate::bot::context::effects::Whom;
use crate::bot::context::incoming::Press;
use crate::bot::context::work::Work;
use crate::bot::desk::notes::tell;
use crate::bot::table::pending::Asker;
use crate::bot::table::{hints, play, views};
use crate::game::{Help, Input, Manner, Seat, Text};
use crate::store::schema::{ChatId, Due, EntryRow, MatchId, MatchRow, SketchRow, ToRow};

/// `/hint`: suggests a move to a player who is asked for one. Otherwise it shows in private what the game adds to its
/// picture; else the player's own board, if that shows more than the common picture. If hints are refused, so is a
/// game's own advice, but not what a player may know anyway.
pub fn command(work: &mut Work<'_>, ask: &Ask<'_>, row: MatchRow) {
    let Some(seat) = row.seat_for(ask.chat, ask.message.from.id).map(Seat) else { return };
    let Err(why) = hints::ask(work, &row, seat, ask.whom()) else { return };
    let Some(live) = work.live(row.id) else { return ask.refuse(work, Text::new("hint-none")) };
    let (help, more) = (live.position().hint(seat), views::has_own(live, seat));
    let refused = help.as_ref().is_some_and(Help::is_advice) && hints::allowed(work, &row).is_err();
    if refused || help.is_none() && !more {
        return ask.refuse(work, why);
    }
    let Some(own) = people::open_chat(work, ask.message.from.id) else {
        let link = work.cache.me.private_link(row.id);
        return ask.refuse(work, Text::new("hint-private").with("link", link));
    };
    let Some(help) = help else {
        views::seat_board(work, &row, ask.message.from.id);
        return work.show_board(ask.whom(), row.id, own);
    };
    let (version, text) = (work.version(row.id).unwrap_or_default(), help.text().clone());
    let what = SketchRow::Hint { seat: seat.0, version };
    let reply_to = (own == ask.chat).then_some(ask.message.id);
    let own = Whom { chat: own, ..ask.whom() };
    work.enqueue_answer(own, Due::Sketch { id: row.id, what, text, reply_to, topic: None }, None);
}

/// The button below a hint plays the suggestion for the player who presses, and the hint disappears.
pub fn pressed(work: &mut Work<'_>, press: &Press, chat: ChatId, id: MatchId, version: usize) {
    let found = work.tx.match_row(id);
    let Some(row) = found else { return tell(work, press, chat, Some(Text::new("toast-old-board")), &[]) };
    let (names, home) = (headline::spoken(work, &row, directory::reader_of(work, &press.from, chat)), row.chat);
    let done = played(work, press, chat, row, version);
    if done.is_ok() {
        refusals::forgive(work, id, press.from.id);
        let to = press.alone.map(|_| ToRow { there: true, ..ToRow::of(press.from.id) });
        let due = Due::Delete { message: press.alone.unwrap_or(press.message) };
        work.enqueue_row(EntryRow { chat, due, to });
    }
    tell(work, press, home, done.unwrap_or_else(Some), &names);
}

/// Plays the suggestion for the player who presses. Returns the private confirmation.
fn played(
    work: &mut Work<'_>,
    press: &Press,
    chat: ChatId,
    row: MatchRow,
    version: usize,
) -> Result<Option<Text>, Text> {
    let stranger = || Text::new("toast-stranger").with("number", row.id as i64);
    let seat = row.seat_for(chat, press.from.id).ok_or_else(stranger)?;
    let known = row.suggested.iter().find(|known| (known.seat, known.version) == (seat, version)).cloned();
    let known = known.ok_or_else(|| Text::new("toast-old-board"))?;
    let alone = press.alone.is_some() || work.tx.chat(chat).is_some_and(|chat| chat.private);
    let manner = if alone { Manner::Private } else { Manner::Pressed };
    let asker = Asker { user: press.from.id, chat, topic: press.topic, message: None };
    play::tapped(work, row, Seat(seat), &Input::canonical(&known.text).said(manner), version, Some(asker))
}
