//! Chooses the visible part of a large sheet, by a command or by the button under a board.

use super::command::Ask;
use super::resolve::number;
use crate::base::{Labels, Window};
use crate::bot::boards::part::large_sheet;
use crate::bot::context::incoming::Press;
use crate::bot::context::work::Work;
use crate::bot::table::views::viewer;
use crate::bot::words::spelled;
use crate::game::Text;
use crate::store::schema::{ChatId, Due, MatchId, MatchRow, Stage, ViewRow};

/// The large sheet of a match as a chat sees it. `None` if the sheet is not large.
fn sheet(work: &mut Work<'_>, row: &MatchRow, chat: ChatId) -> Option<Window> {
    let board = row.boards.iter().find(|board| board.chat == chat)?;
    let live = work.live(row.id)?;
    large_sheet(&live.position().scene(live.viewer(viewer(board))))
}

/// Records what `/board near`, `/board whole`, `/board k12` ask to see in a chat. Other words are taken for politeness,
/// and a sheet that is not large has only one view.
///
/// # Errors
/// If the place is not on the sheet.
pub fn asked(work: &mut Work<'_>, ask: &Ask<'_>, row: &MatchRow, chat: ChatId) -> Result<(), Text> {
    let words: Vec<&str> = ask.rest.split_whitespace().filter(|word| number(word).is_none()).collect();
    let text = words.join(" ").to_lowercase();
    let (Some(place), Some(sheet)) = (work.tx.chat(chat), sheet(work, row, chat)) else { return Ok(()) };
    let read = place.letters().path(&text).or_else(|_| Labels::Latin.path(&text)).unwrap_or_default();
    let view = match read.as_slice() {
        _ if spelled("word-near", &text, place.lang) => ViewRow::Near,
        _ if spelled("word-whole", &text, place.lang) => ViewRow::Whole,
        [place] if sheet.holds(*place) => ViewRow::At(*place),
        [place] => {
            let last = sheet.last();
            return Err(Text::new("board-no-place").with("place", *place).with("last", last));
        }
        _ => return Ok(()),
    };
    look(work, row, chat, view);
    Ok(())
}

/// Stores the view of a board.
fn look(work: &mut Work<'_>, before: &MatchRow, chat: ChatId, view: ViewRow) {
    let mut row = before.clone();
    for board in row.boards.iter_mut().filter(|board| board.chat == chat) {
        board.view = Some(view);
    }
    work.tx.put_match(Some(before), &row);
}

/// Handles the button under a board: the same message switches to the other view.
///
/// # Errors
/// If that is no longer the board of the match.
pub fn pressed(work: &mut Work<'_>, press: &Press, chat: ChatId, id: MatchId, near: bool) -> Result<(), Text> {
    let old = || Text::new("toast-old-board");
    let row = work.tx.match_row(id).filter(|row| row.stage == Stage::Live).ok_or_else(old)?;
    if press.posted.is_some() && row.seat_of(press.from.id).is_none() {
        return Err(Text::new("toast-stranger").with("number", id as i64));
    }
    // People may press before the messenger has told the bot the number of the board: it is higher than any known one.
    let is_newest = |known: Option<i32>| known.is_none_or(|known| known <= press.message);
    let board = row.boards.iter().find(|board| board.chat == chat && is_newest(board.message));
    let written = board.ok_or_else(old)?.written;
    look(work, &row, chat, if near { ViewRow::Near } else { ViewRow::Whole });
    if work.tx.chat(chat).is_some_and(|chat| chat.written == written) {
        work.enqueue(chat, Due::View { id });
    } else {
        // A text never becomes a picture, nor the other way round.
        work.enqueue_board(id, chat, true);
    }
    Ok(())
}
