//! Moves that are made in the Mini App. Nobody sees them being made, so what is secret may be made there too.

use super::notes::tell;
use super::refusals;
use crate::bot::boards::board::shown;
use crate::bot::boards::headline;
use crate::bot::chats::{directory, people};
use crate::bot::context::incoming::Touched;
use crate::bot::context::work::Work;
use crate::bot::table::pending::Asker;
use crate::bot::table::play;
use crate::bot::words::Vocabulary;
use crate::game::{Input, Manner, Seat, Text};

/// Plays what was marked on a board, or typed below it, if the board still was the newest one then. So the same move
/// sent twice is played once.
pub fn touched(work: &mut Work<'_>, touched: Touched) {
    let Touched { id, version, press } = touched;
    people::meet(work, &press.from);
    let Some(row) = work.tx.match_row(id) else {
        return work.toast(&press.id, String::new(), false);
    };
    let home = row.chat;
    let Some((game, seat)) = work.games.find(&row.game).zip(row.seat_of(press.from.id)) else {
        return tell(work, &press, home, Some(Text::new("toast-stranger").with("number", id as i64)), &[]);
    };
    let names = headline::spoken(work, &row, directory::reader_of(work, &press.from, home));
    // The letters are those of the picture that this person sees.
    let at = shown(&row, press.from.id).and_then(|board| work.tx.chat(board.chat));
    let labels = at.map(|chat| directory::reader_of_match(work, &chat, &row).labels).unwrap_or_default();
    let words = Vocabulary(game.info());
    let input = Input::typed(&press.data, labels, Manner::Private).by(&words);
    let asker = Asker { user: press.from.id, chat: home, topic: row.topic, message: None };
    let done = play::tapped(work, row, Seat(seat), &input, version, Some(asker));
    if done.is_ok() {
        refusals::forgive(work, id, press.from.id);
    }
    tell(work, &press, home, done.unwrap_or_else(Some), &names);
}
