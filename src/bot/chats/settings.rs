//! Chat settings. Each setting is defined once, here: its name, the required rights, its values, and how to read and
//! write it.

use super::rights::{Rights, Scope};
use crate::base::Labels;
use crate::bot::context::hours::read_quiet;
use crate::bot::context::work::Cache;
use crate::bot::context::zone::Zone;
use crate::game::Text;
use crate::paint::Theme;
use crate::store::schema::{ChatRow, Lang, Policy, ViewRow};

pub struct Setting {
    /// Its name, as users type it.
    pub name: &'static str,
    /// The rights needed to change it.
    pub rights: Rights,
    /// The kinds of chats that have it.
    pub scopes: &'static [Scope],
    /// The values on buttons. You can also type other hours and time zones.
    pub values: &'static [&'static str],
    /// Buttons per row.
    pub across: usize,
    /// Whether it matters for this bot: people can type behind its name, or it has a Mini App.
    pub matters: fn(&Cache) -> bool,
    /// Whether deadlines depend on it.
    pub moves_deadlines: bool,
    /// The current value, in the form that buttons carry.
    pub now: fn(&ChatRow) -> String,
    /// Sets it. `None` if the value is invalid.
    pub set: fn(&mut ChatRow, &str) -> Option<()>,
    /// The words for a value, if they are not in `locales/` under `setting-<name>-<value>`.
    pub spoken: fn(&str) -> Option<Text>,
}

/// Defaults shared by most settings.
const USUAL: Setting = Setting {
    name: "",
    rights: Rights::Administrators,
    scopes: &[Scope::Private, Scope::Groups],
    values: &[],
    across: 1,
    matters: |_| true,
    moves_deadlines: false,
    now: |_| String::new(),
    set: |_, _| None,
    spoken: |_| None,
};

/// All of them, in the order in which they are shown.
pub static SETTINGS: [Setting; 18] = [
    Setting {
        name: "lang",
        values: &Lang::TAGS,
        across: 3,
        now: |row| row.lang.code().to_owned(),
        set: |row, value| Lang::tagged(value).map(|lang| row.lang = lang),
        spoken: |value| Lang::tagged(value).map(|lang| Text::new("name").with("name", lang.name())),
        ..USUAL
    },
    Setting {
        name: "labels",
        values: &names(LABELS),
        now: |row| name_of(&LABELS, &row.labels),
        set: |row, value| value_of(&LABELS, value).map(|labels| row.labels = labels),
        ..USUAL
    },
    Setting {
        name: "boards",
        values: &names(POLICIES),
        now: |row| name_of(&POLICIES, &row.policy),
        set: |row, value| value_of(&POLICIES, value).map(|policy| row.policy = policy),
        ..USUAL
    },
    Setting {
        name: "view",
        values: &names(VIEWS),
        now: |row| name_of(&VIEWS, &row.view),
        set: |row, value| value_of(&VIEWS, value).map(|view| row.view = view),
        ..USUAL
    },
    Setting {
        name: "theme",
        values: &names(THEMES),
        now: |row| row.theme.map_or_else(String::new, |theme| name_of(&THEMES, &theme)),
        set: |row, value| value_of(&THEMES, value).map(|theme| row.theme = Some(theme)),
        ..USUAL
    },
    Setting {
        name: "quiet",
        values: &["off", "21-7", "22-8", "23-7", "23-8", "23-9", "0-8", "0-10"],
        across: 2,
        moves_deadlines: true,
        now: |row| row.quiet.map_or("off".to_owned(), |(from, to)| format!("{from}-{to}")),
        set: |row, value| read_quiet(value).map(|quiet| row.quiet = quiet),
        spoken: |value| {
            let (from, to) = read_quiet(value)??;
            Some(Text::new("setting-hours").with("from", i64::from(from)).with("to", i64::from(to)))
        },
        ..USUAL
    },
    Setting {
        name: "zone",
        values: &ZONES,
        across: 4,
        moves_deadlines: true,
        now: |row| Zone::of(row).to_string(),
        set: |row, value| Zone::read(value).map(|zone| zone.keep(row)),
        spoken: |value| {
            let place = Zone::read(value).is_some_and(|zone| zone.is_place());
            Some(Text::new(if place { "setting-place" } else { "setting-utc" }).with("zone", value))
        },
        ..USUAL
    },
    Setting {
        name: "daily",
        scopes: &[Scope::Groups],
        values: &["off", "on"],
        now: |row| if row.daily { "on" } else { "off" }.to_owned(),
        set: |row, value| switched(value).map(|on| row.daily = on),
        ..USUAL
    },
    Setting {
        name: "month",
        scopes: &[Scope::Groups],
        values: &["on", "off"],
        now: |row| if row.no_months { "off" } else { "on" }.to_owned(),
        set: |row, value| switched(value).map(|on| row.no_months = !on),
        ..USUAL
    },
    Setting {
        name: "move",
        scopes: &[Scope::Groups],
        matters: |bot| bot.me.inline,
        values: &["on", "off"],
        now: |row| if row.no_move { "off" } else { "on" }.to_owned(),
        set: |row, value| switched(value).map(|on| row.no_move = !on),
        ..USUAL
    },
    Setting {
        name: "app",
        matters: |bot| bot.app.is_some(),
        values: &["on", "off"],
        now: |row| if row.no_app { "off" } else { "on" }.to_owned(),
        set: |row, value| switched(value).map(|on| row.no_app = !on),
        ..USUAL
    },
    Setting {
        name: "colours",
        values: &["on", "off"],
        now: |row| if row.no_colours { "off" } else { "on" }.to_owned(),
        set: |row, value| switched(value).map(|on| row.no_colours = !on),
        ..USUAL
    },
    Setting {
        name: "times",
        values: &["on", "off"],
        now: |row| if row.no_times { "off" } else { "on" }.to_owned(),
        set: |row, value| switched(value).map(|on| row.no_times = !on),
        ..USUAL
    },
    Setting {
        name: "cards",
        scopes: &[Scope::Groups],
        matters: |bot| bot.me.inline,
        values: &["on", "off"],
        now: |row| if row.no_cards { "off" } else { "on" }.to_owned(),
        set: |row, value| switched(value).map(|on| row.no_cards = !on),
        ..USUAL
    },
    Setting {
        name: "secrets",
        scopes: &[Scope::Groups],
        values: &["on", "off"],
        now: |row| if row.one.no_secrets { "off" } else { "on" }.to_owned(),
        set: |row, value| switched(value).map(|on| row.one.no_secrets = !on),
        ..USUAL
    },
    Setting {
        name: "answers",
        scopes: &[Scope::Groups],
        values: &["on", "off"],
        now: |row| if row.one.no_answers { "off" } else { "on" }.to_owned(),
        set: |row, value| switched(value).map(|on| row.one.no_answers = !on),
        ..USUAL
    },
    Setting {
        name: "reactions",
        scopes: &[Scope::Groups],
        values: &["on", "off"],
        now: |row| if row.no_reactions { "off" } else { "on" }.to_owned(),
        set: |row, value| switched(value).map(|on| row.no_reactions = !on),
        ..USUAL
    },
    Setting {
        name: "turns",
        scopes: &[Scope::Private],
        values: &["off", "on"],
        now: |row| if row.turns.is_some() { "on" } else { "off" }.to_owned(),
        set: |row, value| match value {
            "on" | "off" => {
                row.turns = (value == "on").then(|| row.turns.take().unwrap_or_default());
                Some(())
            }
            _ => None,
        },
        ..USUAL
    },
];

/// Whether a value switches something on.
fn switched(value: &str) -> Option<bool> {
    match value {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}

type Names<T, const N: usize> = [(&'static str, T); N];

const LABELS: Names<Option<Labels>, 3> =
    [("auto", None), ("latin", Some(Labels::Latin)), ("cyrillic", Some(Labels::Cyrillic))];
const POLICIES: Names<Policy, 3> = [("replace", Policy::Replace), ("edit", Policy::Edit), ("keep", Policy::Keep)];
const VIEWS: Names<Option<ViewRow>, 3> =
    [("auto", None), ("whole", Some(ViewRow::Whole)), ("near", Some(ViewRow::Near))];
const THEMES: Names<Theme, 3> = [("paper", Theme::Paper), ("dark", Theme::Dark), ("contrast", Theme::Contrast)];

/// Full-hour time zones where most people live.
const ZONES: [&str; 24] = [
    "-10", "-9", "-8", "-7", "-6", "-5", "-4", "-3", "-2", "-1", "+0", "+1", "+2", "+3", "+4", "+5", "+6", "+7", "+8",
    "+9", "+10", "+11", "+12", "+13",
];

const fn names<T: Copy, const N: usize>(all: Names<T, N>) -> [&'static str; N] {
    let (mut names, mut n) = ([""; N], 0);
    while n < N {
        names[n] = all[n].0;
        n += 1;
    }
    names
}

fn name_of<T: PartialEq>(all: &[(&'static str, T)], value: &T) -> String {
    all.iter().find(|(_, known)| known == value).map_or("", |(name, _)| name).to_owned()
}

fn value_of<T: Copy>(all: &[(&'static str, T)], name: &str) -> Option<T> {
    all.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
}

impl Setting {
    /// Finds a setting by name.
    pub fn find(name: &str) -> Option<&'static Setting> {
        SETTINGS.iter().find(|setting| setting.name == name)
    }

    /// Whether a chat of this kind has the setting.
    pub fn fits(&self, chat: &ChatRow) -> bool {
        self.scopes.contains(if chat.private { &Scope::Private } else { &Scope::Groups })
    }

    /// The words for a value.
    pub fn label(&self, value: &str) -> Text {
        (self.spoken)(value).unwrap_or_else(|| Text::new(format!("setting-{}-{value}", self.name)))
    }
}

/// Changes a setting of a chat. `None` if the name is unknown or the value is invalid.
pub fn set(row: &mut ChatRow, name: &str, value: &str) -> Option<&'static Setting> {
    let setting = Setting::find(name).filter(|setting| setting.fits(row))?;
    (setting.set)(row, value).map(|()| setting)
}
