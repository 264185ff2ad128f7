//! Boards as text, for groups that permit no pictures.

use super::TEXT;
use crate::base::Window;
use crate::bot::context::reader::Reader;
use crate::bot::words::{Printed, cut, escape, html, visible};
use crate::game::Text;

/// What a message says in place of a picture: why, if the chat permits none, then the board in letters of the same
/// width, then the caption. The board is the first of these parts that there is room for; `None` is all of it.
pub fn written(board: &Printed<'_>, parts: &[Option<Window>], caption: &str, barred: bool, reader: Reader) -> String {
    let why = if barred { html(&Text::new("board-written"), reader, &|_| String::new()) + "\n" } else { String::new() };
    let room = TEXT.saturating_sub(visible(&why) + visible(caption) + 2);
    let drawn = |part: &Option<Window>| escape(&board.read(*part, reader));
    let fitting = parts.iter().map(drawn).find(|drawn| visible(drawn) <= room);
    let drawn = fitting.unwrap_or_else(|| cut(drawn(&None), room));
    format!("{why}<pre>{drawn}</pre>\n{caption}")
}
