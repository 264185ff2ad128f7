//! Settings of a chat: their values, how they are shown, and how they are typed (`/settings quiet=23-8 zone=+3`).

use super::desk::{AdminQuery, AdminThen, Work};
use super::hours::{read_quiet, read_zone, write_zone};
use super::incoming::Message;
use super::words::Lang;
use crate::game::Text;
use crate::kit::coord::Labels;
use crate::paint::Theme;
use crate::store::kept::{ChatId, ChatRow, Policy};

/// A setting as its buttons show it.
pub struct Setting {
    /// Its name.
    pub name: &'static str,
    /// The values on buttons. Hours and zones may be others as well, when they are typed.
    pub values: &'static [&'static str],
    /// How many of its buttons stand in a row.
    pub across: usize,
}

/// All of them, in the order in which they are shown.
pub const SETTINGS: [Setting; 6] = [
    Setting { name: "lang", values: &["en", "ru"], across: 1 },
    Setting { name: "labels", values: &["auto", "latin", "cyrillic"], across: 1 },
    Setting { name: "boards", values: &["replace", "edit", "keep"], across: 1 },
    Setting { name: "theme", values: &["paper", "dark", "contrast"], across: 1 },
    Setting { name: "quiet", values: &["off", "21-7", "22-8", "23-7", "23-8", "23-9", "0-8", "0-10"], across: 2 },
    Setting { name: "zone", values: &ZONES, across: 4 },
];

/// Zones of full hours where most people live.
const ZONES: [&str; 24] = [
    "-10", "-9", "-8", "-7", "-6", "-5", "-4", "-3", "-2", "-1", "+0", "+1", "+2", "+3", "+4", "+5", "+6", "+7", "+8",
    "+9", "+10", "+11", "+12", "+13",
];

/// What a setting of a chat is now, as its buttons carry it.
pub fn current(row: &ChatRow, name: &str) -> String {
    let word = match name {
        "lang" => row.lang.code(),
        "labels" => match row.labels {
            None => "auto",
            Some(Labels::Latin) => "latin",
            Some(Labels::Cyrillic) => "cyrillic",
        },
        "boards" => match row.policy {
            Policy::Replace => "replace",
            Policy::Edit => "edit",
            Policy::Keep => "keep",
        },
        "quiet" => return row.quiet.map_or("off".to_owned(), |(from, to)| format!("{from}-{to}")),
        "zone" => return write_zone(row.zone),
        _ => match row.theme {
            Theme::Paper => "paper",
            Theme::Dark => "dark",
            Theme::Contrast => "contrast",
        },
    };
    word.to_owned()
}

/// A value in words.
pub fn label(name: &str, value: &str) -> Text {
    match (name, read_quiet(value)) {
        ("quiet", Some(Some((from, to)))) => {
            Text::new("setting-hours").with("from", i64::from(from)).with("to", i64::from(to))
        }
        ("zone", _) => Text::new("setting-utc").with("zone", value),
        _ => Text::new(format!("setting-{name}-{value}")),
    }
}

/// Takes a value. `false`: there is no such setting, or it cannot be that.
pub fn set(row: &mut ChatRow, name: &str, value: &str) -> bool {
    match (name, value) {
        ("lang", "en") => row.lang = Lang::En,
        ("lang", "ru") => row.lang = Lang::Ru,
        ("labels", "auto") => row.labels = None,
        ("labels", "latin") => row.labels = Some(Labels::Latin),
        ("labels", "cyrillic") => row.labels = Some(Labels::Cyrillic),
        ("boards", "replace") => row.policy = Policy::Replace,
        ("boards", "edit") => row.policy = Policy::Edit,
        ("boards", "keep") => row.policy = Policy::Keep,
        ("theme", "paper") => row.theme = Theme::Paper,
        ("theme", "dark") => row.theme = Theme::Dark,
        ("theme", "contrast") => row.theme = Theme::Contrast,
        ("quiet", hours) => match read_quiet(hours) {
            Some(hours) => row.quiet = hours,
            None => return false,
        },
        ("zone", zone) => match read_zone(zone) {
            Some(zone) => row.zone = zone,
            None => return false,
        },
        _ => return false,
    }
    true
}

impl Work<'_> {
    /// Settings typed behind the command; in groups an administrator must have written it.
    pub fn settings_typed(&mut self, chat: ChatId, message: &Message, rest: &str) {
        let Some(mut trial) = self.tx.chat(chat) else { return };
        let mut sets = Vec::new();
        for word in rest.to_lowercase().split_whitespace() {
            match word.split_once('=').filter(|(name, value)| set(&mut trial, name, value)) {
                Some((name, value)) => sets.push((name.to_owned(), value.to_owned())),
                None => {
                    let text = Text::new("setting-wrong").with("given", word);
                    return self.reply(chat, message.topic, message.id, text);
                }
            }
        }
        if message.chat.private {
            return self.write_settings(chat, message.topic, message.id, &sets);
        }
        let then = AdminThen::Write { chat, topic: message.topic, message: message.id, sets };
        self.fx.ask = Some(AdminQuery { peer: message.chat.peer, user: message.from.id, then });
    }

    /// Takes values that have been checked, and shows what is set now.
    pub fn write_settings(&mut self, chat: ChatId, topic: Option<i32>, message: i32, sets: &[(String, String)]) {
        if sets.iter().all(|(name, value)| self.write_setting(chat, name, value)) {
            self.reply(chat, topic, message, Text::new("toast-saved"));
            self.settings(chat, topic, None);
        }
    }

    /// Takes a value for a setting of a chat; what waits for the morning there is looked at anew.
    pub fn write_setting(&mut self, chat: ChatId, name: &str, value: &str) -> bool {
        let Some(mut row) = self.tx.chat(chat) else { return false };
        if !set(&mut row, name, value) {
            return false;
        }
        self.tx.put_chat(chat, &row);
        if matches!(name, "quiet" | "zone") {
            for id in self.tx.matches_in(chat) {
                self.set_alarm(id);
            }
        }
        true
    }
}
