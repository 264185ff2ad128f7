//! `/privacy`: what the bot stores about you, a copy of it, and how to have it erased.

use super::command::Ask;
use super::notes::{Spot, key, menu, tell};
use crate::bot::context::callback::{Callback, OfPeople};
use crate::bot::context::effects::Whom;
use crate::bot::context::incoming::Press;
use crate::bot::context::work::Work;
use crate::bot::table::{erasing, limits};
use crate::game::Text;
use crate::store::schema::{ChatId, Due, NoteKey};

/// The deep link from a group to the private chat.
pub const LINK: &str = "privacy";

/// `/privacy`. The buttons come in private.
pub fn command(work: &mut Work<'_>, ask: &Ask<'_>) {
    let text = vec![Text::new("privacy-text")];
    let keys = match work.tx.chat(ask.chat).is_some_and(|chat| chat.private) {
        true => vec![vec![to("key-my-data", "file")], vec![to("key-erase", "erase")]],
        false => {
            let does = format!("https://t.me/{}?start={LINK}", work.cache.me.username);
            vec![vec![NoteKey { label: Text::new("key-in-private"), does }]]
        }
    };
    menu(work, Spot { reply_to: Some(ask.message.id), ..Spot::new(ask.whom()) }, text, keys);
}

fn to(label: &'static str, word: &str) -> NoteKey {
    key(Text::new(label), &Callback::OfPeople(OfPeople::Privacy(word.to_owned())))
}

/// Handles a press on one of its buttons. In private, it is always the user's own.
pub fn pressed(work: &mut Work<'_>, press: &Press, chat: ChatId, word: &str) {
    if work.tx.chat(chat).is_none_or(|chat| !chat.private) {
        return tell(work, press, chat, Some(Text::new("toast-old-board")), &[]);
    }
    let user = press.from.id;
    let done = match word {
        "file" => limits::may_have_file(work, user).map(|()| {
            let due = Due::MyData { user, reply_to: Some(press.message) };
            work.enqueue_answer(Whom::pressing(chat, press), due, None);
        }),
        "erase" => {
            let keys = vec![vec![to("key-erase-sure", "sure"), to("key-erase-not", "not")]];
            menu(work, Spot::pressed(chat, press), vec![Text::new("privacy-sure")], keys);
            Ok(())
        }
        "sure" => {
            work.enqueue(chat, Due::Unkey { message: press.message });
            erasing::begin(work, user)
        }
        _ => {
            menu(work, Spot::pressed(chat, press), vec![Text::new("privacy-not")], Vec::new());
            Ok(())
        }
    };
    tell(work, press, chat, done.err(), &[]);
}
