//! The languages that the bot speaks: the folders of `locales/`, which the build script finds.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::base::Labels;

/// What `language.ftl` says of a language.
struct Facts {
    tag: &'static str,
    name: &'static str,
    serves: &'static [&'static str],
    letters: Labels,
    words: &'static [&'static str],
    complete: bool,
    typed: &'static [&'static str],
    stale: &'static [&'static str],
}

/// English, then the others by their tags.
const LANGUAGES: &[Facts] = &include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language that the bot speaks. Rows contain its tag; one that is not known any more reads as English.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Lang(u8);

impl Lang {
    /// The language in which everything is written.
    pub const ENGLISH: Lang = Lang(0);

    /// The tags of all of them.
    pub const TAGS: [&'static str; LANGUAGES.len()] = {
        let (mut tags, mut n) = ([""; LANGUAGES.len()], 0);
        while n < tags.len() {
            tags[n] = LANGUAGES[n].tag;
            n += 1;
        }
        tags
    };

    /// All of them, English first.
    pub fn all() -> impl ExactSizeIterator<Item = Lang> + Clone {
        (0..LANGUAGES.len() as u8).map(Lang)
    }

    /// The language of a code of the messenger such as `ru` or `en-GB`. English if it is unknown.
    pub fn of(code: Option<&str>) -> Lang {
        let code = code.unwrap_or_default().to_lowercase();
        let whole = code.split(['-', '_']).next().unwrap_or_default();
        let serves = |lang: &Lang| lang.facts().serves.iter().any(|served| *served == code || *served == whole);
        Lang::tagged(&code).or_else(|| Lang::tagged(whole)).or_else(|| Lang::all().find(serves)).unwrap_or_default()
    }

    /// The language with exactly this tag, in whatever case.
    pub fn tagged(tag: &str) -> Option<Lang> {
        Lang::all().find(|lang| lang.code().eq_ignore_ascii_case(tag))
    }

    /// The place among [all](Lang::all).
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    fn facts(self) -> &'static Facts {
        &LANGUAGES[self.index()]
    }

    /// Its tag, as a rule the two-letter code.
    pub fn code(self) -> &'static str {
        self.facts().tag
    }

    /// What it calls itself.
    pub fn name(self) -> &'static str {
        self.facts().name
    }

    /// The letters of its boards.
    pub fn letters(self) -> Labels {
        self.facts().letters
    }

    /// The languages of word lists to take where it has none of its own, the nearest first.
    pub fn words(self) -> &'static [&'static str] {
        self.facts().words
    }

    /// Whether every message is written.
    pub fn is_complete(self) -> bool {
        self.facts().complete
    }

    /// What people call it when they type it, besides its tag and its name.
    pub fn typed(self) -> &'static [&'static str] {
        self.facts().typed
    }

    /// The keys of the messages that are said in English, since they no longer say what English says.
    pub fn stale(self) -> &'static [&'static str] {
        self.facts().stale
    }
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl Serialize for Lang {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Lang {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Lang, D::Error> {
        String::deserialize(deserializer).map(|tag| Lang::tagged(&tag).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::super::cbor;
    use super::*;

    #[test]
    fn codes_of_the_messenger_find_their_languages() {
        let of = |code: &str| Lang::of(Some(code)).code();
        assert_eq!(["ru", "RU", "ru-RU", "ru_RU", "be", "be-BY"].map(of), ["ru"; 6]);
        assert_eq!(["en", "en-GB", "", "xx", "zh-hans", "r", "é"].map(of), ["en"; 7]);
        assert_eq!(Lang::of(None), Lang::ENGLISH);
        for lang in Lang::all() {
            assert_eq!([of(lang.code()), of(&format!("{}-419", lang.code()))], [lang.code(); 2]);
        }
    }

    /// A code serves one language, and each is told from the others when it is typed.
    #[test]
    fn facts_are_of_one_language() {
        for lang in Lang::all() {
            assert!(!lang.name().is_empty() && !lang.words().is_empty(), "{lang:?}");
            let others = || Lang::all().filter(|other| *other != lang);
            assert!(others().all(|other| other.name() != lang.name()), "{lang:?}");
            for served in lang.facts().serves {
                assert!(Lang::tagged(served).is_none(), "{served} is a language of its own");
                assert!(others().all(|other| !other.facts().serves.contains(served)), "{served} is served twice");
            }
            for typed in lang.typed() {
                assert!(others().all(|other| other.code() != *typed && !other.typed().contains(typed)), "{typed}");
            }
        }
    }

    /// Rows that former versions have written.
    #[test]
    fn rows_of_two_languages_are_read() {
        let [english, russian] = ["en", "ru"].map(|tag| Lang::tagged(tag).expect("a language"));
        for (tag, lang) in [("en", english), ("ru", russian), ("En", english), ("Ru", russian), ("xx", english)] {
            let row = [&[cbor::FORMAT, 0x60 + tag.len() as u8], tag.as_bytes()].concat();
            assert_eq!(cbor::decode(&row), Some(lang), "{tag}");
            assert_eq!(cbor::decode(&[&[cbor::JSON], format!("{tag:?}").as_bytes()].concat()), Some(lang), "{tag}");
        }
        assert_eq!(cbor::encode(&russian), [cbor::FORMAT, 0x62, b'r', b'u'], "as ever");
    }
}
