//! The files of each language, read beside those of English.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use kletka::bot::words::Lang;
use kletka::bot::words::ftl::{self, Lock, messages};

/// The forms that only counting has: a value of an option may be called *two*.
const PLURAL: [&str; 2] = ["few", "many"];

/// The names of plural forms.
const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The most letters of a button, and how short its English caption is for that.
const BUTTON: usize = 20;
const SHORT: usize = 12;

fn folder(lang: Lang) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(lang.code())
}

/// The messages of a language: key and pattern.
fn texts(lang: Lang) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for (file, text) in ftl::texts(&folder(lang)).expect("a language is a folder") {
        let known = FluentResource::try_new(text.clone()).map_err(|(_, errors)| errors);
        assert!(known.is_ok(), "{lang:?}: {file}: {:?}", known.err());
        for message in messages(&text) {
            let before = found.insert(message.key.to_owned(), message.pattern.to_owned());
            assert!(before.is_none(), "{lang:?}: {file}: {} stands twice", message.key);
        }
    }
    found
}

/// Each language but English with its messages, beside those of English that it translates.
fn translated(mut each: impl FnMut(Lang, &str, &str, &str)) {
    let english = texts(Lang::ENGLISH);
    for lang in Lang::all().skip(1) {
        for (key, own) in texts(lang) {
            if let Some(said) = english.get(&key) {
                each(lang, &key, said, &own);
            }
        }
    }
}

/// The arguments that a pattern uses. Every message may have `$several`, but not every language needs it.
fn arguments(pattern: &str) -> BTreeSet<&str> {
    let uses = pattern.split('$').skip(1);
    let names =
        uses.map(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or_default());
    names.filter(|name| *name != "several").collect()
}

#[test]
fn no_language_has_messages_that_english_lacks() {
    let english = texts(Lang::ENGLISH);
    for lang in Lang::all() {
        // Only some languages have grammatical cases of a name.
        let own = texts(lang);
        let more = own.keys().filter(|key| !english.contains_key(*key) && !key.ends_with("-into"));
        assert_eq!(more.collect::<Vec<_>>(), [""; 0], "{lang:?}");
    }
}

#[test]
fn translations_use_the_arguments_of_english() {
    let mut wrong = Vec::new();
    translated(|lang, key, english, own| {
        let differ: Vec<&str> = arguments(english).symmetric_difference(&arguments(own)).copied().collect();
        if !differ.is_empty() {
            wrong.push(format!("{lang:?}: {key} uses {differ:?} in one language only"));
        }
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The names of the variants of each selection in a pattern.
fn selections(pattern: &str) -> Vec<Vec<&str>> {
    let (mut found, mut open): (Vec<Vec<&str>>, Vec<Option<Vec<&str>>>) = Default::default();
    for (at, c) in pattern.char_indices() {
        match c {
            '{' => open.push(None),
            '}' => found.extend(open.pop().flatten()),
            '>' if pattern[..at].ends_with('-') => {
                open.last_mut().into_iter().for_each(|last| *last = Some(Vec::new()));
            }
            '[' => {
                let name = pattern[at + 1..].split(']').next().unwrap_or_default().trim();
                open.last_mut().and_then(Option::as_mut).into_iter().for_each(|names| names.push(name));
            }
            _ => {}
        }
    }
    found
}

/// The plural forms of a language, found by counting.
fn forms(lang: Lang) -> BTreeSet<String> {
    let variants: String = FORMS[..5].iter().map(|form| format!("    [{form}] {form}\n")).collect();
    let message = format!("m = {{ $n ->\n{variants}   *[other] other\n}}\n");
    let mut bundle = FluentBundle::new(lang.code().parse().into_iter().collect());
    bundle.add_resource(FluentResource::try_new(message).expect("Fluent")).expect("a new key");
    let pattern = bundle.get_message("m").and_then(|message| message.value()).expect("a message");
    let counted = (0..200).map(|n: i64| {
        let args: FluentArgs<'_> = [("n", n)].into_iter().collect();
        bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    });
    counted.collect()
}

/// Where a translation counts, it has the forms of its language and no others.
#[test]
fn nouns_have_the_plural_forms_of_their_language() {
    let known: BTreeMap<&str, BTreeSet<String>> = Lang::all().map(|lang| (lang.code(), forms(lang))).collect();
    let mut wrong = Vec::new();
    translated(|lang, key, _, own| {
        let (forms, found) = (&known[lang.code()], selections(own));
        for names in found.iter().filter(|names| names.iter().any(|name| FORMS[..5].contains(name))) {
            let foreign = names.iter().find(|name| PLURAL.contains(*name) && !forms.contains(**name));
            // What is left out is what the last variant says.
            let lacks = forms.iter().filter(|form| !names.contains(&form.as_str())).count();
            let rest = usize::from(names.contains(&"other"));
            if foreign.is_some() || names.contains(&"few") && lacks > rest {
                wrong.push(format!("{lang:?}: {key} has {names:?}, and counting has {forms:?}"));
            }
        }
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn captions_of_buttons_are_short() {
    let mut wrong = Vec::new();
    translated(|lang, key, english, own| {
        let button = key.starts_with("key-") || key.split('-').nth(1) == Some("do");
        let long = |text: &str, most| text.chars().count() > most;
        if button && !english.contains('{') && !long(english, SHORT) && long(own, BUTTON) {
            wrong.push(format!("{lang:?}: {key} is long: {own}"));
        }
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The words of the third column of a glossary: another word stands for the same thing.
fn never(glossary: &str) -> Vec<String> {
    let rows = glossary.lines().filter(|line| line.starts_with('|')).skip(2);
    let column = rows.filter_map(|row| row.split('|').nth(3));
    let words = column.flat_map(|cell| cell.split([',', ';', '/'])).map(|word| word.trim().to_lowercase());
    words.filter(|word| word.chars().any(char::is_alphabetic)).collect()
}

/// The words of a text in lower case, with one space around each.
fn spaced(text: &str) -> String {
    let words = text.to_lowercase();
    let words: Vec<&str> = words.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    format!(" {} ", words.join(" "))
}

/// A thing has one name, that of the glossary of the language, where there is one.
#[test]
fn things_are_called_as_in_the_glossary() {
    let mut wrong = Vec::new();
    for lang in Lang::all() {
        let Ok(glossary) = std::fs::read_to_string(folder(lang).join("glossary.md")) else { continue };
        let never: Vec<(String, String)> = never(&glossary).into_iter().map(|word| (spaced(&word), word)).collect();
        for (key, own) in texts(lang) {
            let typed = matches!(key.split('-').nth(1), Some("word" | "key" | "is" | "preset" | "names" | "also"));
            let said: Vec<String> = own.lines().map(|line| spaced(&super::outside(line))).collect();
            let found = never.iter().filter(|(word, _)| !typed && said.iter().any(|line| line.contains(word)));
            wrong.extend(found.map(|(_, word)| format!("{lang:?}: {key} has {word}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The lock of a translation knows each of its messages as it is now: after a translation, it is renewed.
#[test]
fn locks_know_every_message() {
    let english = texts(Lang::ENGLISH);
    for lang in Lang::all().skip(1) {
        let lock = Lock::read(&std::fs::read_to_string(folder(lang).join("source.lock")).unwrap_or_default());
        let own = texts(lang);
        let [english, own] = [&english, &own].map(|all| all.iter().map(|(key, text)| (&**key, &**text)).collect());
        let how = format!("renew it: kletka languages --accept {}", lang.code());
        assert!(lock == lock.renewed(&english, &own, |_| false), "the lock of {lang:?} is old; {how}");
    }
}
