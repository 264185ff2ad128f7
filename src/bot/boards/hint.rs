//! A hint: the move that the computer suggests, as its reader would type it, and a button that plays it.

use super::call::{Call, Dest, Hue, Key, KeyDoes, Markup};
use super::headline::dress;
use super::sketch;
use crate::bot::chats::directory;
use crate::bot::context::callback::Callback;
use crate::bot::context::work::Work;
use crate::bot::table::hints;
use crate::bot::words::{Vocabulary, html, say};
use crate::game::{Seat, Text};
use crate::store::schema::{ChatId, ChatRow, Due, MatchId, SketchRow, Stage};

/// The hint for a seat as a message; `None` if the seat is not asked for that move any more. In a game that has more to
/// show to a player it comes with that picture.
pub fn hint_call(
    work: &mut Work<'_>,
    (id, seat): (MatchId, Seat),
    at: ChatId,
    chat: &ChatRow,
    reply_to: Option<i32>,
) -> Option<Call> {
    let row = work.tx.match_row(id).filter(|row| row.stage == Stage::Live)?;
    let reader = directory::reader_of_match(work, chat, &row);
    let info = work.games.find(&row.game)?.info();
    let live = work.live(id)?;
    let known = hints::standing(live, &row, seat)?;
    let typed = Vocabulary(info, reader.lang).shown(live.position(), seat, &known.text, reader);
    let (more, version) = (live.position().hint(seat).map(|help| help.text().clone()), live.lines().len());
    let does = KeyDoes::Press(Callback::Hinted { id, version: known.version }.write()?);
    let key = Key { hue: Hue::of_seat(seat.0), ..Key::new(say(&Text::new("key-hint"), reader, &[]), does) };
    let below = Some(Markup::Inline(vec![vec![key]]));
    let Some(more) = more.filter(|_| chat.private) else {
        let text = Text::new("hint-move").with("number", id as i64).with("move", typed);
        let text = html(&text, reader, &|seat| dress(work, Some(&row), seat, &[], reader));
        return Some(Call::Say { to: Dest::of(chat, None), text, markup: below, reply_to, silent: false });
    };
    let text = Text::new("hint-more").with("move", typed).with("more", more);
    let due = Due::Sketch { id, what: SketchRow::Hint { seat: seat.0, version }, text, reply_to, topic: None };
    let mut call = sketch::sketch_call(work, at, chat, &due)?;
    if let Call::Photo { markup, .. } | Call::Say { markup, .. } = &mut call {
        *markup = below;
    }
    Some(call)
}
