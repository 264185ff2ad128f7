//! Pictures beside the board: those that only one player asked to see, and refusals that ring places.

use super::call::{Call, Dest, Picture};
use super::headline::{self, title};
use super::lettered::lettered;
use crate::bot::chats::directory;
use crate::bot::context::work::Work;
use crate::bot::table::views::viewer;
use crate::bot::words::{Printed, html, letter};
use crate::game::scene::Says;
use crate::game::{Help, Seat, Turn, Viewer};
use crate::store::schema::{ChatId, ChatRow, Due, MatchId, MatchRow, SketchRow};

/// The picture for an entry; `None` if the match has moved on, so that a hint would mislead.
pub fn sketch_call(work: &mut Work<'_>, at: ChatId, chat: &ChatRow, due: &Due) -> Option<Call> {
    let Due::Sketch { id, what, text, reply_to, topic } = due else { return None };
    let row = work.tx.match_row(*id)?;
    let reader = directory::reader_of_match(work, chat, &row);
    let scene = sketched(work, *id, &row, at, what)?;
    let who = onlooker(work, &row, at);
    let lettered = lettered(work, &row, reader);
    let live = work.live(*id)?;
    let title = title(live, who, Some(*id), &lettered.names, reader);
    let board = Printed::of(live, who, &lettered.names).read(None, reader);
    let words = html(text, reader, &|seat| headline::dress(work, Some(&row), seat, &[], reader));
    let to = Dest::of(chat, *topic);
    if chat.written {
        let (text, reply_to) = (format!("№{id} · {words}"), *reply_to);
        return Some(Call::Say { to, text, markup: None, reply_to, silent: false });
    }
    let theme = work.cache.look(chat);
    let caption = lettered.caption(format!("№{id} · {words}"), reader);
    let say = Box::new(move |says: &Says| letter(says, reader, &lettered.names));
    Some(Call::Photo {
        to,
        picture: Box::new(Picture { scene, board, title, theme, say, finger: None, kept: None }),
        caption,
        markup: None,
        reply_to: *reply_to,
        silent: false,
    })
}

/// The viewer that the readers of a chat are in a match.
fn onlooker(work: &mut Work<'_>, row: &MatchRow, at: ChatId) -> Viewer {
    let who = row.boards.iter().find(|board| board.chat == at).map_or(Viewer::Public, viewer);
    work.live(row.id).map_or(who, |live| live.viewer(who))
}

fn sketched(
    work: &mut Work<'_>,
    id: MatchId,
    row: &MatchRow,
    at: ChatId,
    what: &SketchRow,
) -> Option<crate::game::Scene> {
    let who = onlooker(work, row, at);
    let live = work.live(id)?;
    match what {
        SketchRow::Hint { seat, version } => {
            let stands = live.lines().len() == *version && matches!(live.turn(), Turn::Act(_));
            live.position().hint(Seat(*seat)).filter(|_| stands).map(Help::into_scene)
        }
        SketchRow::Rings { places } => {
            let mut scene = live.scene(who);
            scene.ring(places);
            Some(scene)
        }
    }
}
