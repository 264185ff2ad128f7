//! `/replay`: a match as a moving picture, from its first position to its last.
//!
//! In the outbox, a film is only a few words. When it may leave, the desk copies the match. The rest (replaying it and
//! painting it) happens on the threads that paint.

use super::call::{Call, Dest};
use super::headline::{self, headline, result, unresolved};
use super::lettered::lettered;
use super::reel::Reel;
use crate::bot::chats::directory;
use crate::bot::context::day::day;
use crate::bot::context::work::Work;
use crate::bot::context::zone::Zone;
use crate::bot::words::html;
use crate::game::{Text, Turn, Viewer};
use crate::store::schema::{ChatId, ChatRow, Due, MatchId};

/// Owes the film unless the same one is on its way to that place already.
pub fn enqueue_film(work: &mut Work<'_>, id: MatchId, chat: ChatId, topic: Option<i32>, message: i32) {
    let key = (id, chat, topic);
    let now = work.version(id);
    // One that is not prepared yet will show everything up to then.
    let made = work.cache.stored.films.get(&key).map(|entry| work.cache.sent.get(entry).map(|sent| sent.version));
    if made.is_some_and(|made| made.is_none_or(|version| Some(version) == now)) {
        return;
    }
    if let Some(entry) = work.enqueue(chat, Due::Film { id, reply_to: Some(message), topic }) {
        work.cache.stored.films.insert(key, entry);
    }
}

/// The film of the match so far. `None` if it cannot be read any more, or hides something again.
pub fn film_call(work: &mut Work<'_>, id: MatchId, chat: &ChatRow, to: Dest, reply_to: Option<i32>) -> Option<Call> {
    let row = work.tx.match_row(id)?;
    let live = work.live(id).filter(|live| !live.is_closed())?.clone();
    let reader = directory::reader_of_match(work, chat, &row);
    let lettered = lettered(work, &row, reader);
    let dress = |seat, mention: &[u8]| headline::dress(work, Some(&row), seat, mention, reader);
    let scores = live.position().points(live.viewer(Viewer::Public));
    let mut caption = vec![headline(&row, reader, lettered.names.len(), scores, &dress)];
    caption.push(match live.turn() {
        Turn::Over(outcome) => result(&outcome, live.ending(), &unresolved(work, &row), reader, &dress),
        Turn::Act(_) => {
            let so_far = Text::new("replay-so-far").with("count", live.ply());
            html(&so_far, reader, &|_| String::new())
        }
    });
    let caption = lettered.caption(caption.join("\n"), reader);
    let reel = Reel::new(live, work.cache.look(chat), reader, lettered.names).on(day(row.last, &Zone::of(chat)));
    let reel = Box::new(reel);
    Some(Call::Film { to, reel, caption, reply_to })
}
