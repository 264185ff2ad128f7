//! Words: both languages have all messages of a game, and a typed word has one meaning.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use kletka_games::game::scene::{Item, Says};
use kletka_games::game::{Arg, Event, Input, Manner, OptKind, Text, Viewer};

use crate::common::{Entries, languages};
use crate::course::Moment;
use crate::{games, no_chance};

fn say<'a>(entries: &'a Entries, key: &str) -> Option<&'a str> {
    entries.get(key).map(String::as_str)
}

#[test]
fn both_languages_say_everything() {
    for game in games() {
        let info = game.info();
        let words = languages(info.id);
        let keys = |entries: &Entries| entries.keys().cloned().collect::<BTreeSet<_>>();
        let (first, rest) = words.split_first().expect("there is a language");
        for (language, entries) in rest {
            // A case of the name exists only if the language has it.
            let plain = |entries| keys(entries).into_iter().filter(|key| !key.ends_with("-into")).collect::<Vec<_>>();
            assert_eq!(plain(&first.1), plain(entries), "{} in {} and {language}", info.id, first.0);
        }
        let facts = ["name", "about", "rules"].map(str::to_owned);
        let options = info.options.iter().map(|def| format!("{}-opt-{}", info.names(def.key), def.key));
        let typed = info.words.iter().map(|word| format!("word-{word}"));
        let own = facts.into_iter().chain(typed).map(|key| format!("{}-{key}", info.id));
        let ruled = info.options.iter().filter(|def| def.ruled).flat_map(|def| def.kind.words());
        let variants = ruled.map(|(word, _)| format!("{}-rules-{word}", info.id));
        let needed: Vec<_> = own.chain(options).chain(variants).collect();
        for (language, entries) in words {
            for key in &needed {
                assert!(say(entries, key).is_some_and(|text| !text.is_empty()), "{language}: {key}");
            }
            let rules = say(entries, &format!("{}-rules", info.id)).map_or(0, |text| text.chars().count());
            assert!(rules <= 1500, "{language}: the rules of {} are {rules} characters long", info.id);
            let longest = entries.iter().filter(|(key, _)| key.starts_with(&format!("{}-rules-", info.id)));
            for (key, text) in longest {
                assert!(text.chars().count() <= 600, "{language}: a challenge has room for a short {key}");
            }
            let about = say(entries, &format!("{}-about", info.id)).unwrap_or_default();
            assert!(!about.contains('\n'), "{language}: {} in one line", info.id);
        }
    }
}

#[test]
fn a_typed_word_means_one_thing() {
    for game in games() {
        let info = game.info();
        for (language, entries) in languages(info.id) {
            let mut seen = BTreeSet::new();
            for word in info.words {
                let key = format!("{}-word-{word}", info.id);
                let typed: Vec<_> = say(entries, &key).unwrap_or_default().split('|').map(str::trim).collect();
                assert!(typed.contains(word), "{language}: {key} holds the canonical word");
                for alternative in typed {
                    assert_eq!(alternative, alternative.to_lowercase(), "{language}: {key}");
                    assert!(seen.insert(alternative.to_owned()), "{language}: {alternative} stands twice");
                }
            }
        }
    }
}

/// The text of a message on its own: without emoji and signs round it, and without the names of its plurals.
fn spoken(text: &str) -> impl Iterator<Item = String> {
    let lines = text.lines().map(|line| line.split_once(']').map_or(line, |(_, variant)| variant));
    lines.map(|line| line.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase())
}

/// The texts that people may type for a table word, in all languages, and the names of the commands.
fn words_of_the_table() -> BTreeSet<String> {
    let entries = languages("core").iter().flat_map(|(_, entries)| entries);
    let words = entries.flat_map(|(key, text)| match key.split_once('-') {
        Some(("word", _)) => text.split('|').flat_map(spoken).collect(),
        Some(("command", name)) => vec![name.to_owned()],
        _ => Vec::new(),
    });
    words.collect()
}

/// A typed text for a message of a game that also has a meaning at the table. Toys are never played at a table.
fn means_something_else(key: &str, language: usize, id: &str) -> Option<String> {
    static TABLE: LazyLock<BTreeSet<String>> = LazyLock::new(words_of_the_table);
    kletka_games::games::find(id)?;
    let text = say(&languages(id)[language].1, key).unwrap_or_default();
    text.split('|').flat_map(spoken).find(|said| TABLE.contains(said))
}

/// Players who type a button's caption, or a text that the rules suggest, mean the game: none of its words and labels
/// is a table word in any language.
pub fn what_a_game_offers_is_no_word_of_the_table(now: &Moment<'_>) {
    for seat in now.some_seats().filter(|_| now.is_close()) {
        for button in now.position().buttons(Viewer::Seat(seat), seat).into_iter().flatten() {
            let key = &button.label.key;
            let other = [0, 1].map(|language| means_something_else(key, language, now.setting.game.info().id));
            assert_eq!(other, [None, None], "{key}");
        }
    }
}

#[test]
fn what_may_be_typed_in_a_game_is_no_word_of_the_table() {
    let table = words_of_the_table();
    assert!(["resign", "give up", "ничья", "отмена", "cancel"].iter().all(|word| table.contains(*word)), "{table:?}");
    for game in games() {
        let info = game.info();
        for word in info.words {
            let key = format!("{}-word-{word}", info.id);
            let other = [0, 1].map(|language| means_something_else(&key, language, info.id));
            assert_eq!(other, [None, None], "{key}");
        }
    }
}

/// A name in the form for comparing it with typed text.
fn squeezed(name: &str) -> String {
    let letters = name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase);
    letters.map(|c| if c == 'ё' { 'е' } else { c }).collect()
}

/// Every option, every word of a choice and every preset has names in both languages, a challenge has words for every
/// option, and a typed text has one meaning in all languages.
#[test]
fn settings_have_names() {
    for game in games() {
        let info = game.info();
        let all = languages(info.id);
        let named = |kind: &str, name: &str| -> BTreeSet<String> {
            let mut names = BTreeSet::from([squeezed(name)]);
            for (language, entries) in all {
                let prefix = if kind == "is" { info.names_value(name) } else { info.names(name) };
                let key = format!("{prefix}-{kind}-{name}");
                let text = say(entries, &key).unwrap_or_else(|| panic!("{language}: {key} is missing"));
                assert!(text.split('|').all(|name| !squeezed(name).is_empty()), "{language}: {key} has an empty name");
                names.extend(text.split('|').map(squeezed));
            }
            names
        };
        let options: Vec<_> = info.options.iter().map(|def| named("key", def.key)).collect();
        let flags = info.options.iter().filter(|def| matches!(def.kind, OptKind::Flag { .. }));
        let words = info.options.iter().flat_map(|def| def.kind.words()).map(|(word, _)| named("is", word));
        let presets = info.presets.iter().map(|preset| named("preset", preset.name));
        let alone: Vec<_> = flags.map(|def| named("key", def.key)).chain(words).chain(presets).collect();
        for typed in [options, alone] {
            let mut seen = BTreeSet::new();
            let twice = typed.into_iter().flatten().find(|name| !seen.insert(name.clone()));
            assert_eq!(twice, None, "{} has it for two things", info.id);
        }
        for (language, entries) in all {
            for def in info.options {
                let key = format!("{}-set-{}", info.names(def.key), def.key);
                let text = say(entries, &key).unwrap_or_else(|| panic!("{language}: {key} is missing"));
                let given = BTreeSet::from(["value", "count"].map(str::to_owned));
                assert!(wanted(text).is_subset(&given), "{language}: {key} has a value and a count");
            }
        }
    }
}

/// The arguments that a message in a Fluent file uses.
fn wanted(text: &str) -> BTreeSet<String> {
    let names = text.split('$').skip(1);
    names.map(|rest| rest.chars().take_while(|c| c.is_alphanumeric() || matches!(c, '-' | '_')).collect()).collect()
}

/// The arguments that a message of a game uses in any language. Each language has the message, among the game's own or
/// those of the table.
fn found(id: &'static str, key: &str) -> BTreeSet<String> {
    let own = languages(id).iter().any(|(_, entries)| entries.contains_key(key));
    let files = if own { vec![id] } else { vec!["core", "play"] };
    let mut needs = BTreeSet::new();
    for n in [0, 1] {
        let text = files.iter().find_map(|file| say(&languages(file)[n].1, key));
        needs.extend(wanted(text.unwrap_or_else(|| panic!("{}: {key} is missing", languages(id)[n].0))));
    }
    // Every message gets the argument that says whether several people are addressed.
    needs.remove("several");
    needs
}

/// The arguments found so far for the messages of games.
type Found = BTreeMap<(&'static str, String), Arc<BTreeSet<String>>>;

/// A cached version of [`found`]. A law asks for the same messages again and again.
fn needs(id: &'static str, key: &str) -> Arc<BTreeSet<String>> {
    static KEPT: Mutex<Found> = Mutex::new(BTreeMap::new());
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    Arc::clone(kept.entry((id, key.to_owned())).or_insert_with(|| Arc::new(found(id, key))))
}

/// Checks a message and the messages in it against the languages: none is missing there, and none uses an argument that
/// the game does not give.
fn is_said(id: &'static str, text: &Text) {
    let given: BTreeSet<&str> = text.args.iter().map(|(name, _)| name.as_ref()).collect();
    let needs = needs(id, &text.key);
    let missing: Vec<_> = needs.iter().filter(|name| !given.contains(name.as_str())).collect();
    assert!(missing.is_empty(), "{} speaks of {missing:?}, which the game does not give", text.key);
    for (_, arg) in &text.args {
        match arg {
            Arg::Text(inner) => is_said(id, inner),
            Arg::List(inner) => inner.iter().for_each(|text| is_said(id, text)),
            _ => {}
        }
    }
}

pub fn whatever_a_game_says_is_in_its_words(now: &Moment<'_>) {
    let (position, id) = (now.position(), now.setting.game.info().id);
    now.turn.asks().iter().for_each(|ask| is_said(id, &ask.text));
    now.events.iter().for_each(|event| is_said(id, &event.text));
    if !now.is_close() {
        return;
    }
    let written = now.live.lines().iter().rev().take(3).map(|line| line.text.as_str());
    let typed: Vec<&str> = written.chain(["hello there", "zz999", "a1", "0", "q"]).collect();
    for seat in now.some_seats() {
        let buttons = position.buttons(Viewer::Seat(seat), seat).into_iter().flatten();
        buttons.for_each(|button| is_said(id, &button.label));
        position.hint(seat).iter().for_each(|help| is_said(id, help.text()));
        position.holds(seat).iter().for_each(|text| is_said(id, text));
        for text in &typed {
            let input = Input::canonical(text).said(Manner::Private);
            position.read(seat, &input).iter().for_each(|parsed| is_said(id, parsed.label()));
            let mut ctx = no_chance();
            match position.copy().play(seat, &input, &mut ctx) {
                Ok(_) => ctx.events.iter().for_each(|event| is_said(id, &event.text)),
                Err(reject) => is_said(id, &reject.text),
            }
        }
    }
    for who in [Viewer::Public, Viewer::Revealed] {
        for item in position.scene(who).items {
            if let Item::Label { says: Says::Words(text), .. } = item {
                is_said(id, &text);
            }
        }
    }
}

/// Whether a text begins with a picture and not with a word, a number or a coordinate.
fn begins_with_a_picture(text: &str) -> bool {
    text.trim_start().starts_with(|c: char| c >= '\u{2190}' && !c.is_alphanumeric())
}

/// A button's caption does not appear in the news. A label that begins with a picture has separate words for messages
/// that tell a move by its label.
pub fn what_is_told_of_a_move_has_no_picture(now: &Moment<'_>) {
    let Some(n) = now.step.checked_sub(1) else { return };
    let line = &now.live.lines()[n];
    let told = line.is_table_word() || now.events.iter().any(Event::is_public) || now.live.only_prepared(n);
    let Some((_, label)) = now.live.last_move().filter(|_| !told) else { return };
    for (language, entries) in languages(now.setting.game.info().id) {
        let text = say(entries, &label.key).unwrap_or_default();
        let news = say(entries, &format!("{}-news", label.key));
        assert!(news.is_some() || !begins_with_a_picture(text), "{language}: {}", label.key);
    }
}

/// Words with which Russian addresses one person.
const TO_ONE: [&str; 35] = [
    "бери",
    "брось",
    "бросай",
    "веди",
    "жми",
    "впиши",
    "выбери",
    "выбирай",
    "вычеркни",
    "загадай",
    "задумай",
    "назови",
    "найди",
    "напиши",
    "нарисуй",
    "начни",
    "отметь",
    "переверни",
    "пиши",
    "поставь",
    "приставь",
    "пришли",
    "проведи",
    "расставь",
    "скажи",
    "соедини",
    "ставь",
    "стреляй",
    "бросаешь",
    "остаёшься",
    "ты",
    "тебе",
    "тебя",
    "твой",
    "твоё",
];

/// A prompt for several seats addresses several people: its message uses `$several`. The seat of a solo game may be
/// shared.
pub fn what_is_asked_of_several_knows_that(now: &Moment<'_>) {
    for ask in now.turn.asks().iter().filter(|ask| ask.seats.len() > 1 || now.setting.seats == 1) {
        let key = ask.text.key.as_ref();
        for (language, entries) in languages(now.setting.game.info().id) {
            let text = say(entries, key).unwrap_or_default();
            if text.contains("$several") {
                continue;
            }
            let text = text.to_lowercase();
            let one = text.split(|c: char| !c.is_alphabetic()).find(|word| TO_ONE.contains(word));
            assert_eq!(one, None, "{language}: {key} says that to several");
        }
    }
}
