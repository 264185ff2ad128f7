//! Fluent files as lines: their messages, unread, and the fingerprints by which a stale translation is known. The build
//! script uses this file too, so it needs nothing but the standard library.

use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

/// Begins the line that names a file, where several are joined.
pub const FILE: &str = "## ";

/// A message as it stands in its file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Message<'a> {
    /// Its key.
    pub key: &'a str,
    /// What stands behind the key.
    pub pattern: &'a str,
    /// All of it.
    pub whole: &'a str,
}

/// The texts of a language's folder by the names of their files, without its facts.
pub fn texts(folder: &Path) -> io::Result<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if path.extension().is_some_and(|ending| ending == "ftl") && name != "language" {
            files.insert(name, fs::read_to_string(path)?);
        }
    }
    Ok(files)
}

/// The messages of a file, in its order.
pub fn messages(file: &str) -> Vec<Message<'_>> {
    let (mut begins, mut at) = (Vec::new(), 0);
    for line in file.split_inclusive('\n') {
        if line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '#') {
            begins.push(at);
        }
        at += line.len();
    }
    let ends = begins.iter().skip(1).copied().chain([file.len()]);
    let whole = begins.iter().zip(ends).map(|(begin, end)| file[*begin..end].trim_end());
    let message = |whole| {
        let (key, pattern) = str::split_once(whole, '=')?;
        Some(Message { key: key.trim(), pattern: pattern.trim(), whole })
    };
    whole.filter(|whole| !whole.starts_with('#')).filter_map(message).collect()
}

/// The files of a joined text: the name and the text of each.
pub fn files(joined: &str) -> impl Iterator<Item = (&str, &str)> {
    let parts = joined.split(FILE).filter(|part| !part.is_empty());
    parts.map(|part| part.split_once('\n').unwrap_or((part, "")))
}

/// What is the same for the same pattern, however its lines are indented.
pub fn fingerprint(pattern: &str) -> u32 {
    let lines = pattern.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>();
    // CRC-32, as everywhere.
    let bit = |crc: u32, _: u8| (crc >> 1) ^ (0xedb8_8320 & 0u32.wrapping_sub(crc & 1));
    !lines.join("\n").bytes().fold(!0, |crc, byte| (0..8).fold(crc ^ u32::from(byte), bit))
}

/// From which English pattern each message was translated: its key, the fingerprint of that pattern and the one of the
/// translation.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Lock(BTreeMap<String, (u32, u32)>);

impl Lock {
    /// Reads a lock file. What is no entry is passed over.
    pub fn read(text: &str) -> Lock {
        let entry = |line: &str| {
            let [key, english, own] = line.split(' ').collect::<Vec<_>>().try_into().ok()?;
            let number = |text| u32::from_str_radix(text, 16).ok();
            Some((str::to_owned(key), (number(english)?, number(own)?)))
        };
        Lock(text.lines().filter_map(entry).collect())
    }

    /// The text of the file.
    pub fn write(&self) -> String {
        self.0.iter().map(|(key, (english, own))| format!("{key} {english:08x} {own:08x}\n")).collect()
    }

    /// Whether the English pattern has changed since a message was translated, and the translation has not.
    pub fn is_stale(&self, key: &str, english: &str, own: &str) -> bool {
        self.0.get(key).is_some_and(|(from, to)| *from != fingerprint(english) && *to == fingerprint(own))
    }

    /// The lock after a look at all messages: what is not stale is taken as translated from what English says now, and
    /// so are the keys that are `accepted`.
    #[must_use]
    pub fn renewed(
        &self,
        english: &BTreeMap<&str, &str>,
        own: &BTreeMap<&str, &str>,
        accepted: impl Fn(&str) -> bool,
    ) -> Lock {
        let both = own.iter().filter_map(|(key, own)| Some((*key, *english.get(key)?, *own)));
        let entry = |(key, english, own): (&str, &str, &str)| {
            let kept = self.0.get(key).copied().filter(|_| self.is_stale(key, english, own) && !accepted(key));
            (key.to_owned(), kept.unwrap_or_else(|| (fingerprint(english), fingerprint(own))))
        };
        Lock(both.map(entry).collect())
    }
}

/// The facts of a language, `language.ftl`, by the part of their keys behind `language-`.
pub fn facts(text: &str) -> BTreeMap<&str, &str> {
    let said = |pattern| str::trim_matches(pattern, ['{', '}', '"']);
    let named = messages(text).into_iter().map(|message| (message.key, said(message.pattern)));
    named.filter_map(|(key, said)| Some((key.strip_prefix("language-")?, said))).collect()
}

/// The parts of a list `a | b`.
pub fn parts(list: &str) -> impl Iterator<Item = &str> {
    list.split('|').map(str::trim).filter(|part| !part.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str =
        "# A comment.\na-b = one = two\n\nc =\n    { $n ->\n        [one] x\n       *[other] y\n    }\nd = z\n";

    #[test]
    fn messages_go_on_to_the_next_one() {
        let found = messages(FILE);
        assert_eq!(found.iter().map(|message| message.key).collect::<Vec<_>>(), ["a-b", "c", "d"]);
        assert_eq!(found[0].pattern, "one = two");
        assert!(found[1].pattern.starts_with("{ $n") && found[1].pattern.ends_with('}'));
        assert_eq!(files("## a\nx = 1\n## b\ny = 2\n").collect::<Vec<_>>(), [("a", "x = 1\n"), ("b", "y = 2\n")]);
    }

    #[test]
    fn a_fingerprint_is_the_usual_one_and_knows_no_indent() {
        assert_eq!(fingerprint("123456789"), 0xcbf4_3926);
        assert_eq!(fingerprint("{ $n ->\n    [one] x\n}"), fingerprint("{ $n ->\n  [one] x\n  }"));
    }

    #[test]
    fn what_english_has_left_behind_is_stale_until_it_is_written_anew_or_accepted() {
        let texts = |text: &'static str| BTreeMap::from([("k", text)]);
        let lock = Lock::default().renewed(&texts("old"), &texts("alt"), |_| false);
        assert_eq!(Lock::read(&lock.write()), lock);
        assert!(!lock.is_stale("k", "old", "alt"));
        assert!(lock.is_stale("k", "new", "alt") && !lock.is_stale("k", "new", "neu"));
        assert_eq!(lock.renewed(&texts("new"), &texts("alt"), |_| false), lock, "it stays stale");
        let accepted = lock.renewed(&texts("new"), &texts("alt"), |key| key == "k");
        assert!(!accepted.is_stale("k", "new", "alt"));
        assert!(!lock.renewed(&texts("new"), &texts("neu"), |_| false).is_stale("k", "new", "neu"));
    }

    #[test]
    fn facts_are_named_and_may_be_empty() {
        let facts = facts("# What is known.\nlanguage-name = Deutsch\nlanguage-serves = {\"\"}\n");
        assert_eq!(facts, BTreeMap::from([("name", "Deutsch"), ("serves", "")]));
        assert_eq!(parts("deutsch | german").collect::<Vec<_>>(), ["deutsch", "german"]);
    }
}
