//! Match settings as messages: the names of options, values and presets, the allowed values of an option, and how a
//! challenge describes the chosen ones. The words are in `locales/`; `words::settings` parses what people type.

use crate::game::{AnyGame, Arg, Info, OptDef, OptKind, OptValue, OptValues, Preset, Text};
use crate::store::schema::Lang;

/// The clock setting, which the table adds to the options of each game.
pub const CLOCK: &str = "clock";
/// The setting that says whether computers resign lost matches.
pub const RESIGNS: &str = "resigns";
/// The name of the setting for whether players may ask the computer for hints.
pub const HINTS: &str = "hints";
/// The name of the setting that keeps a match from being rated.
pub const CASUAL: &str = "casual";
/// The setting that lets the chat play one side by voting.
pub const VOTE: &str = "vote";
/// The value of [`VOTE`] with which the first proposed move counts.
pub const FIRST: &str = "first";

/// The message key of an option's name.
pub fn name_key(info: &Info, option: &str) -> String {
    format!("{}-key-{option}", info.names(option))
}

/// The message key of an option's description.
pub fn about_key(info: &Info, option: &str) -> String {
    format!("{}-opt-{option}", info.names(option))
}

/// The message key of a value's name. For a value with a number (`crosses:3`), that of the word alone.
pub fn value_key(info: &Info, word: &str) -> String {
    format!("{}-is-{word}", info.names_value(word))
}

/// The name of a value of a choice. Languages are called as they call themselves.
pub fn value_name(info: &Info, def: &OptDef, word: &str) -> Text {
    match def.spoken {
        true => Text::new("name").with("name", Arg::Language(word.to_owned())),
        false => Text::new(value_key(info, word)),
    }
}

/// The message key of a variant's rules.
pub fn rules_key(info: &Info, word: &str) -> String {
    format!("{}-rules-{word}", info.id)
}

/// The variants of a game, in order. Empty if it has none.
pub fn variants(info: &Info) -> Vec<&'static str> {
    let ruled = info.options.iter().filter(|def| def.ruled);
    ruled.flat_map(|def| def.kind.words()).map(|(word, _)| word).collect()
}

/// The variant that settings name, unless it is the usual one.
pub fn variant(info: &Info, settings: &str) -> Option<&'static str> {
    let def = info.options.iter().find(|def| def.ruled)?;
    let named = settings.split_whitespace().find_map(|one| one.strip_prefix(def.key)?.strip_prefix('='))?;
    let usual = def.kind.default().is_some_and(|usual| usual.to_string() == named);
    def.kind.words().into_iter().map(|(word, _)| word).find(|word| *word == named && !usual)
}

/// The message key of a preset's name.
pub fn preset_key(info: &Info, preset: &Preset) -> String {
    format!("{}-preset-{}", info.id, preset.name)
}

/// The allowed values of an option, as users type them.
pub fn allowed(info: &Info, def: &OptDef) -> Arg {
    match &def.kind {
        OptKind::Flag { .. } => ["table-is-on", "table-is-off"].map(Text::new).to_vec().into(),
        OptKind::Choice(_) => {
            let one = |(word, counts): (&str, Option<(&str, &str)>)| {
                let name = value_name(info, def, word);
                match counts {
                    Some((from, to)) => {
                        Text::new("option-counted").with("word", name).with("from", from).with("to", to)
                    }
                    None => name,
                }
            };
            def.kind.words().into_iter().map(one).collect::<Vec<Text>>().into()
        }
        kind => kind.allowed().into(),
    }
}

/// How a challenge describes an option's value.
pub fn said(info: &Info, option: &str, value: &OptValue) -> Text {
    let text = Text::new(format!("{}-set-{option}", info.names(option)));
    match value {
        OptValue::Int(n) => text.with("value", *n),
        OptValue::Size(width, height) => text.with("value", format!("{width} × {height}")),
        OptValue::List(items) => text.with("value", items.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")),
        OptValue::Choice(tag) if info.options.iter().any(|def| def.key == option && def.spoken) => {
            text.with("language", Arg::Language((*tag).to_owned()))
        }
        OptValue::Choice(word) => {
            let (word, count) = word.split_once(':').unwrap_or((word, ""));
            // A message cannot select on a word that begins with a digit, but it can on a number.
            let value = word.parse::<i64>().map_or(Arg::from(word), Arg::from);
            text.with("value", value).with("count", count.parse::<i64>().unwrap_or_default())
        }
        OptValue::Flag(_) | OptValue::Text(_) => text.with("value", value.to_string()),
    }
}

/// The language of the words with which a game is usually played in a chat of that language: its own, or the nearest
/// one that has a list. Empty if it is no game of words.
pub fn words(info: &Info, lang: Lang) -> &'static str {
    let known = |tag: &&str| info.options.iter().any(|def| def.spoken && def.kind.parse(tag).is_some());
    std::iter::once(lang.code()).chain(lang.words().iter().copied()).find(known).unwrap_or_default()
}

/// The usual settings of a game in a chat of that language.
pub fn usual(info: &Info, lang: Lang) -> OptValues {
    OptValues::spoken(info.options, words(info, lang))
}

/// The settings that differ from the usual ones of a chat in that language. Values derived from others count as usual.
pub fn unusual(game: &dyn AnyGame, settings: &str, seats: u8, lang: Lang) -> Vec<Text> {
    let info = game.info();
    let usual = usual(info, lang);
    let mut chosen = usual.clone();
    let mut derived = usual.clone();
    for (def, setting) in info.options.iter().flat_map(|def| settings.split_whitespace().map(move |s| (def, s))) {
        let Some(value) = setting.strip_prefix(def.key).and_then(|rest| rest.strip_prefix('=')) else { continue };
        let Some(value) = def.kind.parse(value) else { continue };
        if def.kind.default().is_some() {
            derived.set(def.key, value.clone());
        }
        chosen.set(def.key, value);
    }
    // Incompatible options derive nothing. In that case list everything that was set.
    let _ = game.check(&mut derived, seats);
    let as_usual = |def: &OptDef| if def.kind.default().is_some() { &usual } else { &derived }.value(def.key);
    let differs = |def: &&OptDef| chosen.value(def.key) != as_usual(def);
    let differing = info.options.iter().filter(differs);
    differing.filter_map(|def| Some(said(info, def.key, chosen.value(def.key)?))).collect()
}
