//! The turning point of a match: the position before the most costly move, with the better move.

use super::call::{Call, Dest, Picture};
use super::headline::{self, title};
use super::lettered::lettered;
use crate::bot::chats::directory;
use crate::bot::context::work::Work;
use crate::bot::words::{Printed, Vocabulary, html, letter, standing};
use crate::game::scene::Says;
use crate::game::{Input, Seat, Text, Turn, Viewer};
use crate::play::Match;
use crate::store::schema::{ChatRow, MatchId, TurningRow};

/// The picture. `None` if the match goes on after all, or cannot be read any more.
pub fn back_call(work: &mut Work<'_>, id: MatchId, chat: &ChatRow, to: Dest, reply_to: Option<i32>) -> Option<Call> {
    let row = work.tx.match_row(id)?;
    let found = row.looked.as_ref()?.turning.clone()?;
    let reader = directory::reader_of_match(work, chat, &row);
    let (lettered, theme) = (lettered(work, &row, reader), work.cache.look(chat));
    let info = work.games.find(&row.game)?.info();
    let live = work.live(id).filter(|live| matches!(live.turn(), Turn::Over(_)) && !live.is_closed())?;
    let then = at(live, found.ply)?;
    let position = then.position();
    let mut scene = position.scene(Viewer::Public);
    scene.ring(&Input::canonical(&found.better).path().unwrap_or_default());
    let typed = |text: &str| Vocabulary(info, reader.lang).shown(position, Seat(found.seat), text, reader);
    let said = said(&found, id, typed(&found.played), typed(&found.better));
    let board = Printed::of(&then, Viewer::Public, &lettered.names).read(None, reader);
    let title = title(&then, Viewer::Public, Some(id), &lettered.names, reader);
    let dress = |seat: Seat| headline::dress(work, Some(&row), seat, &[], reader);
    let caption = said.iter().map(|text| html(text, reader, &dress)).collect::<Vec<_>>().join("\n");
    if chat.written {
        return Some(Call::Say { to, text: caption, markup: None, reply_to, silent: false });
    }
    let caption = lettered.caption(caption, reader);
    let say = Box::new(move |says: &Says| letter(says, reader, &lettered.names));
    let picture = Box::new(Picture { scene, board, title, theme, say, finger: None, kept: None });
    Some(Call::Photo { to, picture, caption, markup: None, reply_to, silent: false })
}

/// The match after this many moves.
fn at(live: &Match, ply: usize) -> Option<Match> {
    let mut found = None;
    let see = |then: &Match| {
        if then.ply() == ply {
            found = Some(then.clone());
        }
    };
    live.retell(see).ok()?;
    found
}

/// The caption: the move played, the better one, and the cost.
fn said(found: &TurningRow, id: MatchId, played: String, better: String) -> [Text; 2] {
    let seat = Seat(found.seat);
    let head = Text::new("back").with("number", id as i64).with("ply", found.ply + 1).with("seat", seat);
    let cost = if found.points {
        Text::new("back-points").with("points", found.before - found.after)
    } else {
        let stands = |value: i64| Text::new(standing(value as f64 / 1000.0));
        Text::new("back-chances").with("before", stands(found.before)).with("after", stands(found.after))
    };
    [head.with("played", played).with("better", better), cost]
}
