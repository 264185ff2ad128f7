//! Words: every language has the messages of a game and no others, and a typed word has one meaning in it. What people
//! type is understood in the language of their chat and in English.

#[allow(dead_code, reason = "the bot uses the rest")]
#[path = "../../../../src/bot/words/fold.rs"]
mod fold;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use fold::{folded, squeezed};

use kletka_games::game::scene::{Item, Says};
use kletka_games::game::{Arg, Event, Info, Input, Manner, OptKind, Text, Viewer};

use crate::common::{Entries, languages};
use crate::course::Moment;
use crate::{games, no_chance};

fn say<'a>(entries: &'a Entries, key: &str) -> Option<&'a str> {
    entries.get(key).map(String::as_str)
}

#[test]
fn no_language_says_anything_else() {
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

/// The alternatives of a message, as they are compared.
fn spoken_words(entries: &Entries, key: &str) -> BTreeSet<String> {
    let text = say(entries, key).unwrap_or_default();
    assert_eq!(text, text.to_lowercase(), "{key}");
    text.split('|').map(|word| compared(word.trim())).collect()
}

/// A word as the bot compares it. A single letter stands for itself.
fn compared(word: &str) -> String {
    if word.chars().nth(1).is_none() { word.to_owned() } else { folded(word) }
}

#[test]
fn a_typed_word_means_one_thing() {
    let mut wrong = Vec::new();
    for game in games() {
        let info = game.info();
        for (language, entries) in languages(info.id) {
            let mut seen = BTreeMap::new();
            for word in info.words {
                let key = format!("{}-word-{word}", info.id);
                let typed = |entries| spoken_words(entries, &key);
                let english = typed(&languages(info.id)[0].1);
                assert!(english.contains(&folded(word)), "{key} holds the canonical word");
                for alternative in english.union(&typed(entries)) {
                    let before = seen.insert(alternative.clone(), *word);
                    wrong.extend(before.map(|other| format!("{language}: {key}: {alternative} is also {other}")));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The text of a message on its own: without emoji and signs round it, and without the names of its plurals.
fn spoken(text: &str) -> impl Iterator<Item = String> {
    let lines = text.lines().map(|line| line.split_once(']').map_or(line, |(_, variant)| variant));
    lines.map(|line| line.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase())
}

/// The texts that people may type for a table word in a language and in English, and the names of the commands.
fn words_of_the_table(language: usize) -> BTreeSet<String> {
    let entries = [0, language].into_iter().flat_map(|language| &languages("core")[language].1);
    let words = entries.flat_map(|(key, text)| match key.split_once('-') {
        Some(("word", _)) => text.split('|').flat_map(spoken).map(|word| folded(&word)).collect(),
        Some(("command", name)) => vec![name.to_owned()],
        _ => Vec::new(),
    });
    words.collect()
}

/// The words of the table in each language.
static TABLE: LazyLock<Vec<BTreeSet<String>>> =
    LazyLock::new(|| (0..languages("core").len()).map(words_of_the_table).collect());

/// The typed texts for a message of a game that also have a meaning at the table, with their languages. Toys are never
/// played at a table.
fn means_something_else(key: &str, id: &str) -> Vec<(&'static str, String)> {
    if kletka_games::games::find(id).is_none() {
        return Vec::new();
    }
    let each = languages(id).iter().zip(&*TABLE);
    let other = each.filter_map(|((language, entries), table)| {
        let text = say(entries, key).unwrap_or_default();
        // A single letter is a move only together with something else.
        let words = text.split('|').flat_map(spoken).filter(|said| said.chars().nth(1).is_some());
        let said = words.map(|said| folded(&said)).find(|said| table.contains(said))?;
        Some((*language, said))
    });
    other.collect()
}

/// Players who type a button's caption, or a text that the rules suggest, mean the game: none of its words and labels
/// is a table word.
pub fn what_a_game_offers_is_no_word_of_the_table(now: &Moment<'_>) {
    static READ: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    for seat in now.some_seats().filter(|_| now.is_close()) {
        for button in now.position().buttons(Viewer::Seat(seat), seat).into_iter().flatten() {
            let key = &button.label.key;
            if READ.lock().unwrap_or_else(PoisonError::into_inner).insert(key.to_string()) {
                assert_eq!(means_something_else(key, now.setting.game.info().id), [], "{key}");
            }
        }
    }
}

#[test]
fn what_may_be_typed_in_a_game_is_no_word_of_the_table() {
    let known = |word: &&str| TABLE.iter().any(|table| table.contains(&folded(word)));
    assert!(["resign", "give up", "ничья", "отмена", "cancel"].iter().all(known), "{:?}", TABLE[0]);
    let mut wrong = Vec::new();
    for game in games() {
        let info = game.info();
        for word in info.words {
            let key = format!("{}-word-{word}", info.id);
            let other = means_something_else(&key, info.id).into_iter();
            wrong.extend(other.map(|(language, said)| format!("{language}: {key}: {said}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What people may type for an option, a value or a preset, in a language and in English.
fn named(info: &'static Info, entries: &Entries, (kind, name): (&str, &str)) -> BTreeSet<String> {
    let prefix = if kind == "is" { info.names_value(name) } else { info.names(name) };
    let key = format!("{prefix}-{kind}-{name}");
    let texts = [entries, &languages(info.id)[0].1].map(|entries| say(entries, &key).unwrap_or_default());
    assert!(texts[0].split('|').all(|name| !squeezed(name).is_empty()), "{key} has an empty name");
    let names = texts.iter().flat_map(|text| text.split('|'));
    names.map(squeezed).chain([squeezed(name)]).collect()
}

/// Every option, every word of a choice and every preset has names, a challenge has words for every option, and a typed
/// text has one meaning in a language and in English.
#[test]
fn settings_have_names() {
    let mut wrong = Vec::new();
    for game in games() {
        let info = game.info();
        let all = languages(info.id);
        for (language, entries) in all {
            let options: Vec<_> = info.options.iter().map(|def| named(info, entries, ("key", def.key))).collect();
            let flags = info.options.iter().filter(|def| matches!(def.kind, OptKind::Flag { .. }));
            // Languages are called as they call themselves.
            let words = info.options.iter().filter(|def| !def.spoken).flat_map(|def| def.kind.words());
            let words = words.map(|(word, _)| named(info, entries, ("is", word)));
            let presets = info.presets.iter().map(|preset| named(info, entries, ("preset", preset.name)));
            let flags = flags.map(|def| named(info, entries, ("key", def.key)));
            for typed in [options, flags.chain(words).chain(presets).collect()] {
                let mut seen = BTreeSet::new();
                let twice = typed.into_iter().flatten().filter(|name| !seen.insert(name.clone()));
                wrong.extend(twice.map(|name| format!("{language}: {} has {name} for two things", info.id)));
            }
        }
        for (language, entries) in all {
            for def in info.options {
                let key = format!("{}-set-{}", info.names(def.key), def.key);
                let text = say(entries, &key).unwrap_or_else(|| panic!("{language}: {key} is missing"));
                let given: &[&str] = if def.spoken { &["language"] } else { &["value", "count"] };
                let given = given.iter().map(|name| (*name).to_owned()).collect();
                assert!(wanted(text).is_subset(&given), "{language}: {key} has a value and a count");
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
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
    for (n, (language, _)) in languages(id).iter().enumerate() {
        let text = files.iter().find_map(|file| say(&languages(file)[n].1, key));
        needs.extend(wanted(text.unwrap_or_else(|| panic!("{language}: {key} is missing"))));
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
        let all = languages(now.setting.game.info().id).iter();
        for (language, entries) in all.filter(|(language, _)| *language == "ru") {
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
