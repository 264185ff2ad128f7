//! Dictionaries: the common nouns of a language, and how well known each noun is.
//!
//! They are finite-state maps inside the program. The build makes them from the lists in `assets/words`, which also
//! name their sources. So the program reads and prepares nothing at startup, and a search can go letter by letter.

use std::ops::RangeInclusive;
use std::sync::OnceLock;

use fst::raw::CompiledAddr;
use fst::{Automaton, IntoStreamer, Map, Streamer};

use self::alphabet::{ADDED, Alphabet, LEVELS, UNCHOSEN};
use self::choosable::Choosable;
use crate::base::{Arg, Labels};
use crate::game::{Chance, Level, OptDef, OptKind};

mod alphabet;
mod choosable;
#[cfg(test)]
mod tests;
mod trie;

pub use trie::{At, Standing, Trie};

/// The language of a word game: that of the chat, unless the host chooses.
pub const LANG: OptDef = OptDef::new("lang", OptKind::Choice(&LANGS)).speaking();

/// A list as the build has made it.
struct List {
    /// The tag of its language.
    lang: &'static str,
    /// The facts at its head.
    facts: &'static str,
    map: &'static [u8],
}

// The lists, `LISTS`, and their languages, `LANGS`: English, then the others by their tags.
include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// A version of the word lists, which grow. A match keeps to the words of its rules version. Otherwise a word that was
/// refused or put to the other players then would be accepted in a replay.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Edition {
    /// The lists of nouns only.
    First,
    /// The lists of nouns and the additions.
    #[default]
    Second,
}

impl Edition {
    /// The edition for a rules version, in games whose first rules had the first edition.
    pub fn of_rules(rules: u16) -> Edition {
        if rules < 2 { Edition::First } else { Edition::Second }
    }
}

impl Standing {
    /// Decodes the value of a word in a map; `None` if the edition lacks the word.
    fn of(value: u64, edition: Edition) -> Option<Standing> {
        let level = u8::try_from(value % LEVELS).ok().and_then(Level::new)?;
        let added = value & ADDED != 0 && edition < Edition::Second;
        (!added).then_some(Standing { level, choosable: value & UNCHOSEN == 0 })
    }
}

/// The words of a language. They are written in the letters of [`letters`](Words::letters): lowercase, and in Russian е
/// for ё.
///
/// ```
/// use kletka_games::kit::words::Words;
/// let words = Words::of("ru");
/// assert!(words.has("крона") && !words.has("кронa"));
/// assert_eq!(words.fold("«Ёлкa!»").as_deref(), Some("елка"));
/// ```
pub struct Words {
    list: usize,
    alphabet: Alphabet,
    edition: Edition,
    map: Map<&'static [u8]>,
    choosable: OnceLock<Choosable>,
    trie: OnceLock<Trie>,
}

/// Both editions of each language. They share the bytes.
static EDITIONS: [OnceLock<[Words; 2]>; LANGS.len()] = [const { OnceLock::new() }; LANGS.len()];

impl Words {
    /// The tags of all languages that have a dictionary, English first.
    pub const LANGS: &[&str] = &LANGS;

    /// The dictionary of a language; English for one that has none.
    pub fn of(lang: &str) -> &'static Words {
        Words::edition(lang, Edition::default())
    }

    /// The dictionary of a language in one edition.
    ///
    /// ```
    /// use kletka_games::kit::words::{Edition, Words};
    /// assert!(Words::of("en").has("jeans") && !Words::edition("en", Edition::First).has("jeans"));
    /// ```
    pub fn edition(lang: &str, edition: Edition) -> &'static Words {
        Words::listed(LANGS.iter().position(|own| *own == lang).unwrap_or_default(), edition)
    }

    fn listed(list: usize, edition: Edition) -> &'static Words {
        let [first, second] = EDITIONS[list].get_or_init(|| Words::both(list));
        match edition {
            Edition::First => first,
            Edition::Second => second,
        }
    }

    fn both(list: usize) -> [Words; 2] {
        let List { facts, map: bytes, .. } = &LISTS[list];
        let new = |edition| {
            let map = Map::new(*bytes).unwrap_or_else(|error| unreachable!("the build script makes it: {error}"));
            let (choosable, trie) = (OnceLock::new(), OnceLock::new());
            Words { list, alphabet: Alphabet::read(facts), edition, map, choosable, trie }
        };
        [Edition::First, Edition::Second].map(new)
    }

    /// The language, for a message.
    pub fn language(&self) -> Arg {
        Arg::Language(LISTS[self.list].lang.to_owned())
    }

    /// The letters, in alphabetical order.
    pub fn letters(&self) -> &str {
        &self.alphabet.letters
    }

    /// The word that losers of balda in a line collect, letter by letter.
    pub fn ghost(&self) -> &str {
        &self.alphabet.ghost
    }

    /// A word or a letter in capitals, as it is printed.
    ///
    /// ```
    /// use kletka_games::kit::words::Words;
    /// assert_eq!(Words::of("tr").capitals("ışın izi"), "IŞIN İZİ");
    /// assert_eq!(Words::of("de").capitals("käse"), "KÄSE");
    /// ```
    pub fn capitals(&self, word: &str) -> String {
        self.alphabet.capitals(word)
    }

    /// A letter as people type it: in either case, ё for е, or a lookalike from the other script. `None` if it is not a
    /// letter of the language, or stands for several.
    pub fn letter(&self, typed: char) -> Option<char> {
        let letters = self.folded(typed)?;
        let first = letters.chars().next()?;
        letters.chars().all(|letter| letter == first).then_some(first)
    }

    /// The letters for which a typed one stands: `ss` for ß.
    fn folded(&self, typed: char) -> Option<String> {
        let small = self.alphabet.small(typed)?;
        let twins = [Labels::Latin, Labels::Cyrillic, Labels::Ukrainian].map(|script| script.twin(small));
        [small].into_iter().chain(twins).find_map(|letter| self.alphabet.fold(letter))
    }

    /// Folds a word as it is written to the letters of the dictionary, without lookalikes from the other script.
    ///
    /// ```
    /// use kletka_games::kit::words::Words;
    /// let words = Words::of("de");
    /// assert_eq!(words.written("Straße").as_deref(), Some("strasse"));
    /// assert_eq!(words.written("Сafe"), None, "a Cyrillic С");
    /// ```
    pub fn written(&self, typed: &str) -> Option<String> {
        typed.chars().map(|letter| self.alphabet.fold(self.alphabet.small(letter)?)).collect()
    }

    /// Folds a typed word to the letters of the dictionary. Ignores signs around it. `None` if it contains anything but
    /// letters of the language.
    pub fn fold(&self, typed: &str) -> Option<String> {
        let word = typed.trim_matches(|c: char| !c.is_alphanumeric());
        let mut letters = word.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            return self.letter(letter).map(String::from);
        }
        word.chars().map(|letter| self.folded(letter)).collect::<Option<String>>().filter(|word| !word.is_empty())
    }

    /// Whether the dictionary has a word.
    pub fn has(&self, word: &str) -> bool {
        self.level(word).is_some()
    }

    /// The lowest computer level that knows a word; `None` if it is not a word.
    ///
    /// ```
    /// use kletka_games::game::Level;
    /// use kletka_games::kit::words::Words;
    /// assert_eq!(Words::of("en").level("house"), Level::new(1));
    /// ```
    pub fn level(&self, word: &str) -> Option<Level> {
        self.standing(word).map(|standing| standing.level)
    }

    /// The entry of a word; `None` if the dictionary does not have it.
    pub fn standing(&self, word: &str) -> Option<Standing> {
        self.walk(word)?.standing()
    }

    /// Whether the dictionary has this word but the program never chooses it.
    ///
    /// ```
    /// use kletka_games::kit::words::Words;
    /// let words = Words::of("en");
    /// assert!(words.has("shit") && words.is_unchosen("shit"));
    /// assert!(!words.is_unchosen("cocktail") && !words.is_unchosen("qqq"));
    /// ```
    pub fn is_unchosen(&self, word: &str) -> bool {
        self.standing(word).is_some_and(|standing| !standing.choosable)
    }

    /// The start of a walk, before the first letter.
    pub fn start(&'static self) -> Walk {
        Walk { words: self, at: self.map.as_fst().root().addr(), sum: 0 }
    }

    /// The words as a tree in memory.
    pub fn trie(&self) -> &Trie {
        self.trie.get_or_init(|| {
            let (mut stream, mut words) = (self.map.stream(), Vec::new());
            while let Some((word, value)) = stream.next() {
                words.extend(Standing::of(value, self.edition).map(|standing| (word.to_vec(), standing)));
            }
            Trie::new(&words)
        })
    }

    /// The walk after the letters of a text; `None` if no word begins with them.
    fn walk(&self, text: &str) -> Option<Walk> {
        text.chars().try_fold(Words::listed(self.list, self.edition).start(), Walk::step)
    }

    /// All words that begin with a text, in order.
    pub fn beginning(&self, text: &str) -> Vec<String> {
        let Some(run) = self.codes(text) else { return Vec::new() };
        let mut stream = self.map.range().ge(&run).into_stream();
        let mut found = Vec::new();
        while let Some((word, value)) = stream.next().filter(|(word, _)| word.starts_with(&run)) {
            found.extend(Standing::of(value, self.edition).map(|_| self.spell(word)));
        }
        found
    }

    /// All words that contain a text, in order, each with its entry.
    ///
    /// ```
    /// use kletka_games::kit::words::Words;
    /// let found = Words::of("ru").containing("ъю");
    /// assert!(found.iter().any(|(word, _)| word == "адъюнкт"), "{found:?}");
    /// ```
    pub fn containing(&self, text: &str) -> Vec<(String, Standing)> {
        let Some(run) = self.codes(text) else { return Vec::new() };
        let mut stream = self.map.search(Containing::new(run)).into_stream();
        let mut found = Vec::new();
        while let Some((word, value)) = stream.next() {
            found.extend(Standing::of(value, self.edition).map(|standing| (self.spell(word), standing)));
        }
        found
    }

    /// Draws a word with one of these lengths that a computer of this level knows, and never a hurtful one. Empty if
    /// there is none.
    pub fn draw(&self, chance: &mut Chance, lengths: RangeInclusive<usize>, level: Level) -> String {
        let choosable = self.choosable.get_or_init(|| Choosable::new(self.choosable_words().into_iter()));
        let known = choosable.known(&lengths, level);
        chance.word(known.len(), |n| known.get(n).map(|word| self.spell(word)).unwrap_or_default())
    }

    /// The codes of the words that the program may choose, and the lowest computer level that knows each.
    fn choosable_words(&self) -> Vec<(Vec<u8>, Level)> {
        let (mut stream, mut words) = (self.map.stream(), Vec::new());
        while let Some((word, value)) = stream.next() {
            let standing = Standing::of(value, self.edition).filter(|standing| standing.choosable);
            words.extend(standing.map(|standing| (word.to_vec(), standing.level)));
        }
        words
    }

    fn codes(&self, text: &str) -> Option<Vec<u8>> {
        text.chars().map(|letter| self.alphabet.code(letter)).collect()
    }

    fn spell(&self, codes: &[u8]) -> String {
        codes.iter().filter_map(|code| self.alphabet.letter(*code)).collect()
    }
}

/// Some letters at the beginning of a word. A search can follow words letter by letter, and leave a path as soon as no
/// word continues that way.
///
/// ```
/// use kletka_games::kit::words::{Walk, Words};
/// let crow = "crow".chars().try_fold(Words::of("en").start(), Walk::step).expect("words begin like that");
/// assert!(crow.is_word() && crow.step('n').is_some_and(Walk::is_word) && crow.step('q').is_none());
/// ```
#[derive(Clone, Copy)]
pub struct Walk {
    words: &'static Words,
    at: CompiledAddr,
    sum: u64,
}

impl Walk {
    /// The walk after one more letter; `None` if no word of any edition continues that way.
    pub fn step(self, letter: char) -> Option<Walk> {
        let node = self.words.map.as_fst().node(self.at);
        let step = node.transition(node.find_input(self.words.alphabet.code(letter)?)?);
        Some(Walk { at: step.addr, sum: self.sum + step.out.value(), ..self })
    }

    /// All letters that continue a word, in order, each with the next walk.
    pub fn onward(self) -> impl Iterator<Item = (char, Walk)> {
        let node = self.words.map.as_fst().node(self.at);
        (0..node.len()).filter_map(move |n| {
            let step = node.transition(n);
            let letter = self.words.alphabet.letter(step.inp)?;
            Some((letter, Walk { at: step.addr, sum: self.sum + step.out.value(), ..self }))
        })
    }

    /// Whether the letters so far are a word.
    pub fn is_word(self) -> bool {
        self.standing().is_some()
    }

    /// The entry of the letters so far; `None` if they are not a word.
    pub fn standing(self) -> Option<Standing> {
        let node = self.words.map.as_fst().node(self.at);
        node.is_final().then(|| Standing::of(self.sum + node.final_output().value(), self.words.edition)).flatten()
    }
}

/// Finds a run anywhere in a word (Knuth, Morris and Pratt). The state is the length of the run's prefix at the end of
/// the letters so far.
struct Containing {
    run: Vec<u8>,
    /// For each prefix of the run, its longest proper suffix that is also a prefix.
    falls: Vec<usize>,
}

impl Containing {
    fn new(run: Vec<u8>) -> Containing {
        let mut find = Containing { falls: vec![0; run.len()], run };
        for n in 1..find.run.len() {
            let code = find.run[n];
            find.falls[n] = find.onward(find.falls[n - 1], code);
        }
        find
    }

    fn onward(&self, mut matched: usize, code: u8) -> usize {
        while matched > 0 && self.run[matched] != code {
            matched = self.falls[matched - 1];
        }
        matched + usize::from(self.run[matched] == code)
    }
}

impl Automaton for Containing {
    type State = usize;

    fn start(&self) -> usize {
        0
    }

    fn is_match(&self, matched: &usize) -> bool {
        *matched == self.run.len()
    }

    fn accept(&self, matched: &usize, code: u8) -> usize {
        if self.is_match(matched) { *matched } else { self.onward(*matched, code) }
    }
}
