//! The settings of a chat at the desk: their menu, and what you type after the command (`/settings quiet=23-8
//! zone=+3`).

use super::command::Ask;
use super::notes::{Spot, key, keys_in_rows, menu, tell};
use crate::bot::chats::rights::Rights;
use crate::bot::chats::settings::{SETTINGS, Setting, set};
use crate::bot::context::callback::Callback;
use crate::bot::context::effects::{AdminQuery, AdminThen, Whom};
use crate::bot::context::incoming::Press;
use crate::bot::context::work::Work;
use crate::bot::context::zone::Zone;
use crate::bot::table::{alarms, days, turns};
use crate::bot::words::settings::{is_called, language};
use crate::game::Text;
use crate::store::schema::{ChatId, ChatRow, Due, Lang, NoteKey};

/// The setting whose values are the languages.
const LANGUAGE: &str = "lang";

/// Offers the languages, as a new message.
pub fn languages(work: &mut Work<'_>, spot: Spot) {
    show(work, spot, Some(LANGUAGE), false);
}

/// `/settings`. Without arguments, shows the menu.
pub fn command(work: &mut Work<'_>, ask: &Ask<'_>) {
    if ask.rest.is_empty() {
        return show(work, Spot::new(ask.whom()), None, false);
    }
    let (chat, message, lang) = (ask.chat, ask.message, work.lang(ask.chat));
    let Some(mut trial) = work.tx.chat_copy(chat) else { return };
    let (mut sets, mut free) = (Vec::new(), true);
    for word in ask.rest.to_lowercase().split_whitespace() {
        let parts = word.split_once('=').map(|(name, value)| canonical(name, value, lang));
        let taken = parts.and_then(|(name, value)| Some((set(&mut trial, &name, &value)?, value)));
        let Some((setting, value)) = taken else {
            return ask.refuse(work, Text::new("setting-wrong").with("given", word));
        };
        free &= setting.rights != Rights::Administrators;
        sets.push((setting.name.to_owned(), value));
    }
    if message.chat.private || message.is_anonymous() || free {
        return write_all(work, ask.whom(), &sets);
    }
    let then = AdminThen::Write { asked: ask.whom(), sets };
    work.fx.ask = Some(AdminQuery { peer: message.chat.peer, user: message.from.id, then });
}

/// Translates a setting and its value, typed in a language or in English, into their canonical forms. Hours and time
/// zones are the same in all languages, and a language is called by its own name in all.
fn canonical(name: &str, value: &str, lang: Lang) -> (String, String) {
    let called = |setting: &&Setting| {
        let called = |lang| is_called(&format!("setting-key-{}", setting.name), setting.name, name, lang);
        // Whoever has chosen a wrong language knows the word in another one.
        called(lang) || setting.name == LANGUAGE && Lang::all().any(called)
    };
    let Some(setting) = SETTINGS.iter().find(called) else { return (name.to_owned(), value.to_owned()) };
    let named = |known: &&&str| match **known {
        "on" => is_called("table-is-on", "on", value, lang),
        "off" => is_called("table-is-off", "off", value, lang),
        word if setting.name == LANGUAGE => language(value).is_some_and(|lang| lang.code() == word),
        word => word.starts_with(char::is_alphabetic) && is_called(&format!("setting-is-{word}"), word, value, lang),
    };
    let value = setting.values.iter().find(named).map_or(value, |known| known);
    (setting.name.to_owned(), value.to_owned())
}

/// Applies checked values, and shows the result.
pub fn write_all(work: &mut Work<'_>, asked: Whom, sets: &[(String, String)]) {
    if write(work, asked.chat, sets.iter().map(|(name, value)| (name.as_str(), value.as_str()))) {
        show(work, Spot { reply_to: Some(asked.message), ..Spot::new(asked) }, None, true);
    }
}

/// Applies values to the settings of a chat, all or none. If deadlines depend on them, they are computed again.
fn write<'a>(work: &mut Work<'_>, chat: ChatId, sets: impl IntoIterator<Item = (&'a str, &'a str)>) -> bool {
    let Some(mut row) = work.tx.chat_copy(chat) else { return false };
    let (mut moves_deadlines, spoke) = (false, row.lang);
    for (name, value) in sets {
        let Some(setting) = set(&mut row, name, value) else { return false };
        moves_deadlines |= setting.moves_deadlines;
    }
    work.tx.put_chat(chat, &row);
    if row.lang != spoke {
        rename(work, chat, &row);
    }
    turns::tell(work, chat);
    if row.daily {
        days::expect(work, chat, &Zone::of(&row));
    }
    for id in work.tx.matches_in(chat).into_iter().filter(|_| moves_deadlines) {
        alarms::set_alarm(work, id);
    }
    true
}

/// Enqueues the menu of a chat that speaks another language now, if it has one of its own.
fn rename(work: &mut Work<'_>, chat: ChatId, row: &ChatRow) {
    if !row.menu.is_empty() {
        work.enqueue(chat, Due::Menu { lang: row.lang, commands: row.menu.clone() });
    }
}

/// Handles a press on a setting. Without a value, it unfolds. In groups, only an administrator may change it.
pub fn press(work: &mut Work<'_>, press: Press, chat: ChatId, key: String, value: String) {
    let private = work.tx.chat(chat).is_some_and(|row| row.private);
    if value.is_empty() {
        work.toast(&press.id, String::new(), false);
        return show(work, Spot::pressed(chat, &press), Some(&key), false);
    }
    if private || Setting::find(&key).is_some_and(|setting| setting.rights != Rights::Administrators) {
        return change(work, &press, chat, &key, &value);
    }
    let (peer, user) = (press.chat.peer, press.from.id);
    work.fx.ask = Some(AdminQuery { peer, user, then: AdminThen::Set { press: Box::new(press), key, value } });
}

/// Applies a new value for a setting of the chat.
pub fn change(work: &mut Work<'_>, press: &Press, chat: ChatId, name: &str, value: &str) {
    if !write(work, chat, [(name, value)]) {
        return tell(work, press, chat, Some(Text::new("toast-old-board")), &[]);
    }
    // Reply in the language that the press may have chosen.
    tell(work, press, chat, Some(Text::new("toast-saved")), &[]);
    show(work, Spot::pressed(chat, press), None, false);
}

/// Shows the settings of a chat. `unfolded`: the one that shows its choices. `saved`: whether a command just changed
/// them.
fn show(work: &mut Work<'_>, spot: Spot, unfolded: Option<&str>, saved: bool) {
    let Some(row) = work.tx.chat_copy(spot.asked.chat) else { return };
    // A setting that nobody has chosen shows its current value.
    let row = ChatRow { theme: Some(work.cache.look(&row)), ..row };
    let shown = SETTINGS.iter().filter(|setting| setting.fits(&row) && (setting.matters)(work.cache));
    let named = || shown.map(|setting| named(&row, setting)).collect();
    let (head, keys) = match unfolded.and_then(Setting::find) {
        Some(setting) => (Text::new(format!("setting-{}", setting.name)), choices(&row, setting)),
        None => (Text::new("settings-head"), keys_in_rows(named(), 1)),
    };
    let text = saved.then(|| Text::new("toast-saved")).into_iter().chain([head]).collect();
    menu(work, spot, text, keys);
}

/// The button of a setting.
fn named(row: &ChatRow, setting: &Setting) -> NoteKey {
    let value = setting.label(&(setting.now)(row));
    let label = Text::new("key-setting").with("name", Text::new(format!("setting-{}", setting.name)));
    key(label.with("value", value), &Callback::Setting { key: setting.name.to_owned(), value: String::new() })
}

/// The buttons of its values, and one that leads back.
fn choices(row: &ChatRow, setting: &Setting) -> Vec<Vec<NoteKey>> {
    let now = (setting.now)(row);
    let keys = setting.values.iter().map(|value| {
        let label = setting.label(value);
        let label = if *value == now { Text::new("key-chosen").with("label", label) } else { label };
        key(label, &Callback::Setting { key: setting.name.to_owned(), value: (*value).to_owned() })
    });
    let mut keys = keys_in_rows(keys.collect(), setting.across);
    let back = Callback::Setting { key: String::new(), value: String::new() };
    keys.push(vec![key(Text::new("key-back"), &back)]);
    keys
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::context::reader::Reader;
    use crate::bot::words::{knows, say};

    #[test]
    fn settings_are_typed_in_every_language() {
        for lang in Lang::all() {
            let shown =
                |key: String| say(&Text::new(key).with("given", "x"), Reader { lang, ..Reader::default() }, &[]);
            let wrong = shown("setting-wrong".to_owned());
            for setting in &SETTINGS {
                let name = shown(format!("setting-key-{}", setting.name));
                assert!(wrong.contains(&format!("{name}=")), "{wrong} does not tell of {name}");
                for value in setting.values {
                    let key = format!("setting-is-{value}");
                    let typed = if knows(&key, lang) { shown(key) } else { (*value).to_owned() };
                    let known = (setting.name.to_owned(), (*value).to_owned());
                    assert_eq!(canonical(&name, &typed, lang), known, "{name}={typed}");
                    assert_eq!(canonical(setting.name, value, lang), known, "as ever");
                }
            }
        }
        let russian = |name, value| canonical(name, value, Lang::of(Some("ru")));
        assert_eq!(russian("тихо", "нет"), ("quiet".to_owned(), "off".to_owned()));
        assert_eq!(russian("напоминать", "да"), ("turns".to_owned(), "on".to_owned()));
        assert_eq!(russian("пояс", "+3").1, "+3");
        for lang in Lang::all() {
            for typed in [lang.code(), lang.name()].into_iter().chain(lang.typed().iter().copied()) {
                let known = (LANGUAGE.to_owned(), lang.code().to_owned());
                assert_eq!(canonical(LANGUAGE, &typed.to_lowercase(), Lang::ENGLISH), known, "{typed}");
            }
        }
        assert_eq!(canonical("тихо", "нет", Lang::ENGLISH).0, "тихо", "not in another language");
        let polish = canonical("мова", "українська", Lang::of(Some("pl")));
        assert_eq!(polish, (LANGUAGE.to_owned(), "uk".to_owned()), "but the way out of a language is open");
        assert_eq!(russian("цвет", "розовый").0, "цвет", "what is none stays as it is");
    }
}
