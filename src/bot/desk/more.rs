//! What people do below a card besides moving. In a group they write it.

use crate::bot::context::incoming::Press;
use crate::bot::context::work::{Work, kept};
use crate::bot::table::actions;
use crate::bot::table::deadlines;
use crate::bot::table::pending::{self, Asker};
use crate::game::Text;
use crate::store::schema::{Action, ChatId, Due, MatchId, Stage};

/// Handles a press on one of these buttons.
///
/// # Errors
/// What is to be said to the presser: why it is impossible, or that another press is needed.
pub fn pressed(work: &mut Work<'_>, press: &Press, chat: ChatId, id: MatchId, word: &str) -> Result<(), Text> {
    let old = || Text::new("toast-old-board");
    let row = work.tx.match_row(id).filter(|row| row.chat == chat && row.stage == Stage::Live).ok_or_else(old)?;
    if row.seat_of(press.from.id).is_none() {
        return Err(Text::new("toast-stranger").with("number", id as i64));
    }
    let action = match word {
        "draw" => Action::Draw,
        "undo" => Action::Undo,
        "resign" => Action::Resign,
        "open" | "shut" => {
            open(work, chat, id, word == "open");
            return Ok(());
        }
        _ => return Err(old()),
    };
    let row = deadlines::overdue(work, row, work.now);
    if row.stage != Stage::Live {
        return Err(Text::new("reject-over"));
    }
    let asker = Asker { user: press.from.id, chat, topic: None, message: None };
    let sure = action != Action::Resign;
    let news = actions::request(work, row, asker, action.clone(), sure)?;
    let row = work.tx.match_row(id).ok_or_else(old)?;
    if pending::is_asked(work, &row, asker, &action) {
        return Err(pending::again());
    }
    // What was asked changes the card anyway, and these buttons go with it.
    work.cache.opened.remove(&id);
    // The host is asked on the card; the partner only hears of it.
    match news.into_iter().next() {
        Some(text) if text.key == "host-asked" => Err(text),
        _ => Ok(()),
    }
}

/// Shows or hides these buttons.
fn open(work: &mut Work<'_>, chat: ChatId, id: MatchId, shown: bool) {
    let Some(version) = work.version(id) else { return };
    let before = match shown {
        true => kept(&mut work.cache.opened, id, version),
        false => work.cache.opened.remove(&id),
    };
    if before.is_some_and(|before| before == version) != shown {
        work.enqueue(chat, Due::View { id });
    }
}
