//! Words: both languages say all that a game says, and a typed word means one thing.

use std::collections::{BTreeMap, BTreeSet};

use kletka_games::game::scene::{Item, Says};
use kletka_games::game::{Arg, Event, Input, Manner, OptKind, Position, Seat, Text, Viewer};
use kletka_games::games::GAMES;

use crate::common::{Entries, Setting, Ways, languages, wander};
use crate::{each, games, no_chance, some_seats};

fn say<'a>(entries: &'a Entries, key: &str) -> Option<&'a str> {
    entries.iter().find(|(name, _)| name == key).map(|(_, text)| text.as_str())
}

#[test]
fn both_languages_say_everything() {
    for game in games() {
        let info = game.info();
        let words = languages(info.id);
        let keys = |entries: &Entries| entries.iter().map(|(key, _)| key.clone()).collect::<BTreeSet<_>>();
        let (first, rest) = words.split_first().expect("there is a language");
        for (language, entries) in rest {
            // A case of the name stands where the language has it.
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
        for (language, entries) in &words {
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
                let typed: Vec<_> = say(&entries, &key).unwrap_or_default().split('|').map(str::trim).collect();
                assert!(typed.contains(word), "{language}: {key} holds the canonical word");
                for alternative in typed {
                    assert_eq!(alternative, alternative.to_lowercase(), "{language}: {key}");
                    assert!(seen.insert(alternative.to_owned()), "{language}: {alternative} stands twice");
                }
            }
        }
    }
}

/// What a message says where it stands alone: without emoji and signs round it, and without the names of its plurals.
fn spoken(text: &str) -> impl Iterator<Item = String> {
    let lines = text.lines().map(|line| line.split_once(']').map_or(line, |(_, variant)| variant));
    lines.map(|line| line.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase())
}

/// What people may type for a word of the table, in all languages, and the commands by their names.
fn words_of_the_table() -> BTreeSet<String> {
    let entries = languages("core").into_iter().flat_map(|(_, entries)| entries);
    let words = entries.flat_map(|(key, text)| match key.split_once('-') {
        Some(("word", _)) => text.split('|').flat_map(spoken).collect(),
        Some(("command", name)) => vec![name.to_owned()],
        _ => Vec::new(),
    });
    words.collect()
}

/// Whoever types what stands on a button, or what the rules say may be typed, means the game: no word and no label that
/// it offers is one of the table, in whatever language.
#[test]
fn what_a_game_offers_is_no_word_of_the_table() {
    let table = words_of_the_table();
    assert!(["resign", "give up", "ничья", "отмена", "cancel"].iter().all(|word| table.contains(*word)), "{table:?}");
    let mut offered: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for game in GAMES {
        let info = game.info();
        offered.insert(info.id, info.words.iter().map(|word| format!("{}-word-{word}", info.id)).collect());
    }
    each(|setting| {
        let Some(keys) = offered.get_mut(setting.game.info().id) else { return };
        wander(setting, Ways::Lapses, |live, step| {
            if !setting.looks_closely(step) {
                return;
            }
            for seat in some_seats(setting.seats) {
                let buttons = live.position().buttons(Viewer::Seat(seat), seat).into_iter().flatten();
                keys.extend(buttons.map(|button| button.label.key.to_string()));
            }
        });
    });
    for (id, keys) in offered {
        for (language, entries) in languages(id) {
            for (key, text) in entries.iter().filter(|(key, _)| keys.contains(key)) {
                let taken = text.split('|').flat_map(spoken).find(|said| table.contains(said));
                assert_eq!(taken, None, "{language}: {key}");
            }
        }
    }
}

/// A name as it is compared with what people type.
fn squeezed(name: &str) -> String {
    let letters = name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase);
    letters.map(|c| if c == 'ё' { 'е' } else { c }).collect()
}

/// Every option, every word of a choice and every preset has names in both languages, a challenge has words for every
/// option, and what is typed means one thing, in whatever language.
#[test]
fn settings_have_names() {
    for game in games() {
        let info = game.info();
        let all = languages(info.id);
        let named = |kind: &str, name: &str| -> BTreeSet<String> {
            let mut names = BTreeSet::from([squeezed(name)]);
            for (language, entries) in &all {
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
        for (language, entries) in &all {
            for def in info.options {
                let key = format!("{}-set-{}", info.names(def.key), def.key);
                let text = say(entries, &key).unwrap_or_else(|| panic!("{language}: {key} is missing"));
                let given = BTreeSet::from(["value", "count"].map(str::to_owned));
                assert!(wanted(text).is_subset(&given), "{language}: {key} has a value and a count");
            }
        }
    }
}

/// The messages that were said: each key with the names of its arguments.
type Said = BTreeMap<String, BTreeSet<String>>;

/// Adds a message and the messages in it.
fn add(said: &mut Said, text: &Text) {
    let names = text.args.iter().map(|(name, _)| name.to_string());
    // A message that is said in two ways must make do with what both give it.
    let given: BTreeSet<String> = names.collect();
    let kept = said.entry(text.key.to_string()).or_insert_with(|| given.clone());
    *kept = kept.intersection(&given).cloned().collect();
    for (_, arg) in &text.args {
        match arg {
            Arg::Text(inner) => add(said, inner),
            Arg::List(inner) => inner.iter().for_each(|text| add(said, text)),
            _ => {}
        }
    }
}

/// The arguments that a message of a Fluent file speaks of.
fn wanted(text: &str) -> BTreeSet<String> {
    let names = text.split('$').skip(1);
    names.map(|rest| rest.chars().take_while(|c| c.is_alphanumeric() || matches!(c, '-' | '_')).collect()).collect()
}

/// Adds what is said when a seat types a text here.
fn answered(position: &dyn Position, seat: Seat, text: &str, said: &mut Said, events: &mut Vec<Event>) {
    let input = Input::canonical(text).said(Manner::Private);
    position.read(seat, &input).iter().for_each(|parsed| add(said, parsed.label()));
    let mut ctx = no_chance();
    match position.copy().play(seat, &input, &mut ctx) {
        Ok(_) => events.extend(ctx.events),
        Err(reject) => add(said, &reject.text),
    }
}

/// Checks that a message stands in each language, in the game's own words or in those of the table, and speaks of
/// nothing that the game does not give.
fn is_said(setting: &Setting, key: &str, given: &BTreeSet<String>, table: &[(&str, Entries)]) {
    let id = setting.game.info().id;
    let own = languages(id).iter().any(|(_, entries)| say(entries, key).is_some());
    for (language, entries) in if own { languages(id) } else { table.to_vec() } {
        let Some(text) = say(&entries, key) else {
            let elsewhere =
                !own && table.iter().any(|(other, entries)| *other == language && say(entries, key).is_some());
            assert!(elsewhere, "{language}: {key} is missing, which {setting:?} says");
            continue;
        };
        // Every message is told whether several people are spoken to.
        let missing: Vec<_> = wanted(text).difference(given).filter(|name| *name != "several").cloned().collect();
        assert!(missing.is_empty(), "{language}: {key} speaks of {missing:?}, which {setting:?} does not give");
    }
}

#[test]
fn whatever_a_game_says_is_in_its_words() {
    let table: Vec<(&str, Entries)> = ["core", "play"].iter().flat_map(|file| languages(file)).collect();
    each(|setting| {
        let mut said = Said::new();
        let mut events = Vec::new();
        let live = wander(setting, Ways::Lapses, |live, step| {
            let position = live.position();
            position.turn().asks().iter().for_each(|ask| add(&mut said, &ask.text));
            if !setting.looks_closely(step) {
                return;
            }
            let written = live.lines().iter().rev().take(3).map(|line| line.text.as_str());
            let texts: Vec<&str> = written.chain(["hello there", "zz999", "a1", "0", "q"]).collect();
            for seat in some_seats(setting.seats) {
                let buttons = position.buttons(Viewer::Seat(seat), seat).into_iter().flatten();
                buttons.for_each(|button| add(&mut said, &button.label));
                position.hint(seat).iter().for_each(|(_, text)| add(&mut said, text));
                position.holds(seat).iter().for_each(|text| add(&mut said, text));
                texts.iter().for_each(|text| answered(position, seat, text, &mut said, &mut events));
            }
            for who in [Viewer::Public, Viewer::Revealed] {
                for item in position.scene(who).items {
                    if let Item::Label { says: Says::Words(text), .. } = item {
                        add(&mut said, &text);
                    }
                }
            }
        });
        let told = live.retell(|live| events.extend(live.opening().iter().cloned()));
        assert!(told.is_ok(), "{setting:?}");
        events.iter().for_each(|event| add(&mut said, &event.text));
        said.iter().for_each(|(key, given)| is_said(setting, key, given, &table));
    });
}

/// Whether a text begins with a picture rather than with a word, a number or a coordinate.
fn begins_with_a_picture(text: &str) -> bool {
    text.trim_start().starts_with(|c: char| c >= '\u{2190}' && !c.is_alphanumeric())
}

/// What stands on a button is not told as news: a label that begins with a picture has words of its own for that
/// wherever a move is told by its label.
#[test]
fn what_is_told_of_a_move_has_no_picture() {
    each(|setting| {
        let played = wander(setting, Ways::Moves, |_, _| {});
        let mut live = setting.begin();
        for (n, line) in played.lines().iter().enumerate() {
            let step = live.enter(line).unwrap_or_else(|reject| panic!("{setting:?}: {reject:?}"));
            let told = line.is_table_word() || step.events.iter().any(Event::is_public) || live.only_prepared(n);
            let Some((_, label)) = live.last_move().filter(|_| !told) else { continue };
            for (language, entries) in languages(setting.game.info().id) {
                let text = say(&entries, &label.key).unwrap_or_default();
                let news = say(&entries, &format!("{}-news", label.key));
                assert!(news.is_some() || !begins_with_a_picture(text), "{language}: {} in {setting:?}", label.key);
            }
        }
    });
}

/// Words by which Russian asks one person.
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

/// What several people are asked at once is said to several: its words know `$several`. A seat of a game for one may be
/// shared.
#[test]
fn what_is_asked_of_several_knows_that() {
    each(|setting| {
        wander(setting, Ways::Moves, |live, _| {
            let asks = live.turn();
            for ask in asks.asks().iter().filter(|ask| ask.seats.len() > 1 || setting.seats == 1) {
                let key = ask.text.key.as_ref();
                for (language, entries) in languages(setting.game.info().id) {
                    let text = say(&entries, key).unwrap_or_default().to_lowercase();
                    let mut words = text.split(|c: char| !c.is_alphabetic());
                    let one = words.find(|word| TO_ONE.contains(word));
                    assert!(one.is_none() || text.contains("$several"), "{language}: {key} says {one:?} to several");
                }
            }
        });
    });
}
