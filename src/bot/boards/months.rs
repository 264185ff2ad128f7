//! The table of a month, which a chat gets once, on the first day of the next month.

use super::TEXT;
use super::call::{Call, Dest};
use super::note::inline;
use crate::bot::chats::standings::{self, PAST};
use crate::bot::context::callback::{Callback, OfPeople, PICTURE};
use crate::bot::context::reader::Reader;
use crate::bot::context::work::Work;
use crate::bot::words::{cut, html};
use crate::game::Text;
use crate::store::schema::{ChatId, ChatRow, NoteKey};

/// How many people are listed.
const NAMED: usize = 5;

/// The message. `None` if it is there, or if nobody is left to be listed.
pub fn month_call(work: &Work<'_>, at: ChatId, chat: &ChatRow, month: u32) -> Option<Call> {
    let lines = standings::months_table(work, at, month);
    if lines.is_empty() || chat.month.is_some_and(|(known, _)| known >= month) {
        return None;
    }
    let reader = Reader::of(chat);
    let text = [head(month)].into_iter().chain(lines.iter().take(NAMED).map(standings::told));
    let text: Vec<String> = text.map(|text| html(&text, reader, &|_| String::new())).collect();
    let page = Callback::OfPeople(OfPeople::Top(format!("{PICTURE}{PAST}{month}")));
    let key = NoteKey { label: Text::new("key-picture"), does: page.write().unwrap_or_default() };
    let markup = Some(inline(&[vec![key]], reader));
    let text = cut(text.join("\n"), TEXT);
    Some(Call::Say { to: Dest::of(chat, None), text, markup, reply_to: None, silent: false })
}

/// `🏆 The table of November:`.
pub fn head(month: u32) -> Text {
    Text::new("month-head").with("month", standings::month_name(month))
}
