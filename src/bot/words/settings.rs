//! Settings of a match as people type them: the names of options, values and presets, in a language or in English. This
//! module translates them into the form of a record.

use super::{Lang, listed, squeezed};
use crate::bot::context::terms::{self, CASUAL, CLOCK, FIRST, HINTS, RESIGNS, VOTE};
use crate::game::{Info, Level, OptDef, OptKind, OptValue, OptValues, Preset, Text};

/// The least similarity (0 to 1) for two words to count as a typo of each other.
const ALIKE: f64 = 0.82;

/// The most bytes of a name.
const NAME: usize = 200;

/// The most suggestions for an unknown name.
const OFFERED: usize = 3;

/// Translates a typed setting (`size=12x12`, `лист=39x32`, `two crosses`) into the form of a record. `None` if the name
/// is unknown. An invalid value stays as it is.
pub fn canonical(info: &'static Info, typed: &str, lang: Lang) -> Option<String> {
    let Some((name, value)) = typed.split_once('=') else { return bare(info, typed, lang) };
    let given = value.trim();
    let value = given.to_lowercase();
    if is_called("table-key-clock", CLOCK, name, lang) {
        return Some(format!("{CLOCK}={}", clock(value, lang)));
    }
    let states = [("table-key-resigns", RESIGNS, info.computer), ("table-key-hints", HINTS, info.computer)];
    let states = states.into_iter().chain([("table-key-casual", CASUAL, true)]);
    if let Some((_, word, _)) = states.filter(|state| state.2).find(|(key, word, _)| is_called(key, word, name, lang)) {
        return Some(format!("{word}={}", state(&value, lang).unwrap_or(value)));
    }
    let def = info.options.iter().find(|def| is_called(&terms::name_key(info, def.key), def.key, name, lang));
    // A game may have an option with this name.
    if def.is_none() && is_called("table-key-vote", VOTE, name, lang) {
        let first = is_called("table-is-first", FIRST, &value, lang);
        return Some(format!("{VOTE}={}", if first { FIRST } else { &value }));
    }
    let def = def?;
    let value = def.kind.small(given);
    Some(format!("{}={}", def.key, of_option(info, def, &value, lang).unwrap_or(value)))
}

/// Whether a result of [`canonical`] is a valid setting of the game.
pub fn fits(info: &'static Info, setting: &str) -> bool {
    OptValues::defaults(info.options).take(info.options, info.presets, setting).is_ok()
}

/// Translates a word without `=`: a preset, an option to switch on, a value, a size.
fn bare(info: &'static Info, typed: &str, lang: Lang) -> Option<String> {
    let preset = |preset: &&Preset| is_called(&terms::preset_key(info, preset), preset.name, typed, lang);
    if let Some(preset) = info.presets.iter().find(preset) {
        return Some(preset.name.to_owned());
    }
    if is_called("table-key-casual", CASUAL, typed, lang) {
        return Some(format!("{CASUAL}=on"));
    }
    if info.computer && is_called("table-key-hints", HINTS, typed, lang) {
        return Some(format!("{HINTS}=on"));
    }
    let text = typed.trim().to_lowercase();
    info.options.iter().find_map(|def| {
        let value = match &def.kind {
            OptKind::Flag { .. } if is_called(&terms::name_key(info, def.key), def.key, typed, lang) => "on".to_owned(),
            OptKind::Choice(_) => of_option(info, def, &text, lang)?,
            // A single number is ambiguous.
            OptKind::Size { .. } if text.parse::<u32>().is_err() => def.kind.parse(&text)?.to_string(),
            _ => return None,
        };
        Some(format!("{}={value}", def.key))
    })
}

/// The option value that a text names, if any.
fn of_option(info: &Info, def: &OptDef, typed: &str, lang: Lang) -> Option<String> {
    match &def.kind {
        OptKind::Flag { .. } => state(typed, lang),
        OptKind::Choice(tags) if def.spoken => {
            let named = language(typed).map(Lang::code);
            tags.iter().find(|tag| **tag == typed || named == Some(**tag)).map(|tag| (*tag).to_owned())
        }
        OptKind::Choice(words) => {
            let (name, count) = typed.split_once(':').map_or((typed, None), |(name, count)| (name, Some(count)));
            let meant = |word: &&&str| {
                let (base, number) = word.split_once(':').map_or((**word, None), |(base, n)| (base, Some(n)));
                // The name alone means the first of the values with a number.
                (count.is_none() || number == count.map(str::trim))
                    && is_called(&terms::value_key(info, base), base, name, lang)
            };
            words.iter().find(meant).map(|word| (*word).to_owned())
        }
        kind => kind.parse(typed).as_ref().map(OptValue::to_string),
    }
}

/// Parses `on` or `off`.
fn state(typed: &str, lang: Lang) -> Option<String> {
    let states = [("table-is-on", "on"), ("table-is-off", "off")];
    states.iter().find(|(key, word)| is_called(key, word, typed, lang)).map(|(_, word)| (*word).to_owned())
}

/// Translates a clock given as a word into the form of a record.
fn clock(typed: String, lang: Lang) -> String {
    let words = [("table-is-blitz", "blitz"), ("table-is-off", "off")];
    let word = words.iter().find(|(key, word)| is_called(key, word, &typed, lang));
    word.map_or(typed, |(_, word)| (*word).to_owned())
}

/// The computer that a word names: `bot`, `бот:3`. `None` if the word does not name one.
///
/// # Errors
/// A sentence that lists the levels.
pub fn computer(word: &str, lang: Lang) -> Option<Result<Level, Text>> {
    let (name, level) = match word.split_once(':') {
        Some((name, level)) => (name, Some(level)),
        None => {
            let name = word.trim_end_matches(|c: char| c.is_ascii_digit());
            (name, Some(&word[name.len()..]).filter(|level| !level.is_empty()))
        }
    };
    if !is_called("table-key-bot", "bot", name, lang) {
        return None;
    }
    let known = level.map_or(Some(Level::DEFAULT), |level| Level::new(level.parse().ok()?));
    Some(known.ok_or_else(|| Text::new("challenge-level").with("given", word)))
}

/// Whether a text is the canonical name, or one of a message's names in a language or in English. Spaces, hyphens and
/// capitals do not matter.
pub fn is_called(key: &str, name: &str, text: &str, lang: Lang) -> bool {
    let text = squeezed(text);
    !text.is_empty() && (squeezed(name) == text || listed(key, lang).iter().any(|word| squeezed(word) == text))
}

/// The language that a text names: by its tag, by what it calls itself, or as `language-typed` says.
pub fn language(typed: &str) -> Option<Lang> {
    let typed = squeezed(typed);
    Lang::all().find(|lang| {
        let names = [lang.code(), lang.name()].into_iter().chain(lang.typed().iter().copied());
        names.into_iter().any(|name| squeezed(name) == typed)
    })
}

/// Says that the name is unknown, and lists similar ones. `more`: messages with names that are understood as well.
pub fn unknown(info: &Info, typed: &str, more: &[&str], lang: Lang) -> Text {
    let (name, bare) = typed.split_once('=').map_or((typed, true), |(name, _)| (name, false));
    let options = info.options.iter().map(|def| terms::name_key(info, def.key));
    let computer = ["table-key-resigns", "table-key-hints"].into_iter().filter(|_| info.computer);
    let table = ["table-key-clock"].into_iter().chain(computer).map(str::to_owned);
    let more = more.iter().map(|key| (*key).to_owned());
    let options: Vec<String> = options.chain(table).chain(more).collect();
    let presets = info.presets.iter().map(|preset| terms::preset_key(info, preset));
    let named = info.options.iter().filter(|def| !def.spoken);
    let values = named.flat_map(|def| def.kind.words().into_iter().map(|(word, _)| word));
    let others = presets.chain(values.map(|word| terms::value_key(info, word)));
    let keys = options.iter().cloned().chain(others.filter(|_| bare));
    let near = nearest(keys.map(|key| (alikeness(&key, name, lang), Text::new(key))));
    let text = Text::new(if near.is_empty() { "option-unknown" } else { "option-unknown-near" }).with("name", name);
    let known: Vec<Text> = options.into_iter().map(Text::new).collect();
    text.with("near", near).with("known", known)
}

/// The similarity of a word and a message's names, in a language and in English.
fn alikeness(key: &str, typed: &str, lang: Lang) -> f64 {
    listed(key, lang).iter().map(|name| nearness(typed, name)).fold(0.0, f64::max)
}

/// The similarity of two words, 0 to 1 (Jaro–Winkler).
pub fn nearness(a: &str, b: &str) -> f64 {
    // Nothing has so long a name, and comparing takes time.
    if a.len().max(b.len()) > NAME {
        return 0.0;
    }
    let (a, b) = (squeezed(a), squeezed(b));
    // Two texts without letters are not similar.
    if a.is_empty() || b.is_empty() { 0.0 } else { strsim::jaro_winkler(&a, &b) }
}

/// The few best matches that are similar enough, best first.
pub fn nearest<T>(all: impl Iterator<Item = (f64, T)>) -> Vec<T> {
    let mut near: Vec<(f64, T)> = all.filter(|(alike, _)| *alike >= ALIKE).collect();
    near.sort_by(|a, b| b.0.total_cmp(&a.0));
    near.into_iter().take(OFFERED).map(|(_, one)| one).collect()
}

#[cfg(test)]
mod tests {
    use super::super::{Reader, say};
    use super::*;
    use crate::games::GAMES;

    #[test]
    fn every_name_that_is_shown_is_understood() {
        for info in GAMES.iter().map(|game| game.info()) {
            for lang in Lang::all() {
                let reader = Reader { lang, ..Reader::default() };
                let shown = |key: String| say(&Text::new(key), reader, &[]);
                for def in info.options {
                    let name = shown(terms::name_key(info, def.key));
                    for value in def.offer {
                        let setting = Some(format!("{}={value}", def.key));
                        assert_eq!(canonical(info, &format!("{name}={value}"), lang), setting, "{lang:?}");
                        let said =
                            of_option(info, def, value, lang).map(|_| value.split(':').next().unwrap_or_default());
                        if matches!(def.kind, OptKind::Choice(_)) {
                            let word = shown(terms::value_key(info, said.unwrap_or_default()));
                            assert_eq!(canonical(info, &format!("{name}={word}"), lang), setting, "{lang:?}");
                        }
                    }
                }
                for preset in info.presets {
                    let name = shown(terms::preset_key(info, preset));
                    assert_eq!(canonical(info, &name, lang).as_deref(), Some(preset.name));
                    assert!(fits(info, preset.name));
                }
            }
        }
    }

    #[test]
    fn languages_of_words_are_called_as_they_call_themselves() {
        let (info, russian) = (crate::games::find("balda").expect("a game").info(), Lang::of(Some("ru")));
        for typed in ["lang=ru", "lang=Русский", "language=russian", "русский", "Russian"] {
            assert_eq!(canonical(info, typed, Lang::ENGLISH).as_deref(), Some("lang=ru"), "{typed}");
        }
        for lang in Lang::all().filter(|lang| fits(info, &format!("lang={}", lang.code()))) {
            let named = canonical(info, &format!("язык={}", lang.name()), russian);
            assert_eq!(named, Some(format!("lang={}", lang.code())));
            let said = terms::said(info, "lang", &OptValue::Choice(lang.code()));
            assert!(say(&said, Reader { lang: russian, ..Reader::default() }, &[]).contains(lang.name()), "{lang:?}");
        }
        assert_eq!(canonical(info, "язык=английский", russian).as_deref(), Some("lang=en"));
        let word = canonical(info, "слово=KIZ", russian);
        assert_eq!(word.as_deref(), Some("word=KIZ"), "its small letters depend on its language");
    }

    #[test]
    fn a_suggestion_is_the_first_name_of_an_option() {
        let told = |id: &str, typed: &str, lang| {
            let info = crate::games::find(id).expect("a game").info();
            say(&unknown(info, typed, &[], lang), Reader { lang, ..Reader::default() }, &[])
        };
        let sized =
            GAMES.iter().map(|game| game.info()).filter(|info| info.options.iter().any(|def| def.key == "size"));
        for id in sized.map(|info| info.id) {
            assert!(told(id, "sise=8x8", Lang::ENGLISH).ends_with("Did you mean size?"), "{id}");
            assert!(told(id, "размре=8x8", Lang::of(Some("ru"))).ends_with("Может быть, размер?"), "{id}");
        }
        assert!(told("thirteen", "divisr=11", Lang::ENGLISH).ends_with("Did you mean divisor?"));
    }

    #[test]
    fn computers_are_called_in_the_language_and_in_english() {
        let level = |word| computer(word, Lang::of(Some("ru"))).map(|level| level.map(Level::number).ok());
        let levels = ["bot", "Бот", "bot:2", "бот4", "компьютер:5"].map(level);
        assert_eq!(levels, [3, 3, 2, 4, 5].map(|level| Some(Some(level))));
        assert_eq!(["bot:", "bot:9", "bot0", "бот:x"].map(level), [Some(None); 4], "there is no such level");
        assert_eq!(["3", "robot", "bottle"].map(level), [None; 3]);
    }
}
