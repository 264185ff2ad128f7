//! Dictionaries: common nouns of a language, and how well known each is.
//!
//! They are finite-state maps in the program itself, made when it is built (`assets/words` has the lists and where they
//! come from), so that nothing is read or prepared when it starts, and a search can go letter by letter.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use fst::raw::CompiledAddr;
use fst::{Automaton, IntoStreamer, Map, Streamer};

use self::alphabet::UNCHOSEN;
use crate::base::Labels;
use crate::game::{Chance, Level, OptDef, OptKind};

mod alphabet;
#[cfg(test)]
mod tests;

/// The option of a word game that says in which language its words are: that of the chat, unless the host chooses.
pub const LANG: OptDef = OptDef::new("lang", OptKind::Choice(&["en", "ru"])).speaking(&[("ru", "ru")]);

/// The words of a language. They are written in the letters of [`letters`](Words::letters): lowercase, and е for ё.
///
/// ```
/// use kletka_games::kit::words::Words;
/// let words = Words::of("ru");
/// assert!(words.has("крона") && !words.has("кронa"));
/// assert_eq!(words.fold("«Ёлкa!»").as_deref(), Some("елка"));
/// ```
pub struct Words {
    lang: &'static str,
    map: Map<&'static [u8]>,
}

static ENGLISH: LazyLock<Words> =
    LazyLock::new(|| Words::new("en", include_bytes!(concat!(env!("OUT_DIR"), "/en.fst"))));
static RUSSIAN: LazyLock<Words> =
    LazyLock::new(|| Words::new("ru", include_bytes!(concat!(env!("OUT_DIR"), "/ru.fst"))));

impl Words {
    /// The dictionary of a language, `ru` or `en`; English for any other.
    pub fn of(lang: &str) -> &'static Words {
        if lang == "ru" { &RUSSIAN } else { &ENGLISH }
    }

    fn new(lang: &'static str, bytes: &'static [u8]) -> Words {
        let map = Map::new(bytes).unwrap_or_else(|error| unreachable!("the build script makes it: {error}"));
        Words { lang, map }
    }

    /// The letters, in their order.
    pub fn letters(&self) -> &'static str {
        match self.lang {
            "ru" => "абвгдежзийклмнопрстуфхцчшщъыьэюя",
            _ => "abcdefghijklmnopqrstuvwxyz",
        }
    }

    /// A letter as people type it: of any case, ё for е, and one of the other script that looks the same. `None` for
    /// what is no letter of the language.
    pub fn letter(&self, typed: char) -> Option<char> {
        let script = if self.lang == "ru" { Labels::Cyrillic } else { Labels::Latin };
        let mut lower = typed.to_lowercase();
        let (letter, None) = (script.twin(lower.next()?), lower.next()) else { return None };
        self.letters().chars().nth(alphabet::code(self.lang, letter)?.into())
    }

    /// A word as people type it, in the letters of the dictionary; what stands around it is no part of it. `None` where
    /// something else than letters of the language stands in it.
    pub fn fold(&self, typed: &str) -> Option<String> {
        let word = typed.trim_matches(|c: char| !c.is_alphanumeric());
        word.chars().map(|letter| self.letter(letter)).collect::<Option<String>>().filter(|word| !word.is_empty())
    }

    /// Whether it is a word.
    pub fn has(&self, word: &str) -> bool {
        self.level(word).is_some()
    }

    /// The least level of a computer that knows a word; `None` for what is no word.
    ///
    /// ```
    /// use kletka_games::game::Level;
    /// use kletka_games::kit::words::Words;
    /// assert_eq!(Words::of("en").level("house"), Level::new(1));
    /// ```
    pub fn level(&self, word: &str) -> Option<Level> {
        self.walk(word)?.level()
    }

    /// Before the first letter.
    pub fn start(&'static self) -> Walk {
        Walk { words: self, at: self.map.as_fst().root().addr(), sum: 0 }
    }

    /// Behind the letters of a text; `None` when no word begins with them.
    fn walk(&self, text: &str) -> Option<Walk> {
        let words = Words::of(self.lang);
        text.chars().try_fold(words.start(), Walk::step)
    }

    /// All words that begin with a text, in order.
    pub fn beginning(&self, text: &str) -> Vec<String> {
        let Some(run) = self.codes(text) else { return Vec::new() };
        let mut stream = self.map.range().ge(&run).into_stream();
        let mut found = Vec::new();
        while let Some((word, _)) = stream.next().filter(|(word, _)| word.starts_with(&run)) {
            found.push(self.spell(word));
        }
        found
    }

    /// All words that have a text in them somewhere, in order, each with the least level of a computer that knows it.
    ///
    /// ```
    /// use kletka_games::kit::words::Words;
    /// let found = Words::of("ru").containing("ъю");
    /// assert!(found.iter().any(|(word, _)| word == "адъюнкт"), "{found:?}");
    /// ```
    pub fn containing(&self, text: &str) -> Vec<(String, Level)> {
        let Some(run) = self.codes(text) else { return Vec::new() };
        let mut stream = self.map.search(Containing::new(run)).into_stream();
        let mut found = Vec::new();
        while let Some((word, value)) = stream.next() {
            found.extend(known_from(value).map(|level| (self.spell(word), level)));
        }
        found
    }

    /// A word of so many letters that a computer of a level knows, by chance; none of those that hurt. Where there is
    /// none the text is empty.
    pub fn draw(&self, chance: &mut Chance, lengths: RangeInclusive<usize>, level: Level) -> String {
        let mut stream = self.map.stream();
        let mut list = Vec::new();
        while let Some((word, value)) = stream.next() {
            let known = known_from(value).is_some_and(|known| known <= level);
            if known && value & UNCHOSEN == 0 && lengths.contains(&word.len()) {
                list.push(word.to_vec());
            }
        }
        chance.word(list.len(), |n| list.get(n).map(|word| self.spell(word)).unwrap_or_default())
    }

    fn codes(&self, text: &str) -> Option<Vec<u8>> {
        text.chars().map(|letter| alphabet::code(self.lang, letter)).collect()
    }

    fn spell(&self, codes: &[u8]) -> String {
        codes.iter().filter_map(|code| self.letters().chars().nth(usize::from(*code))).collect()
    }
}

/// The least level that knows a word, of what its map holds.
fn known_from(value: u64) -> Option<Level> {
    u8::try_from(value & !UNCHOSEN).ok().and_then(Level::new)
}

/// Some letters from the beginning of a word: a search that follows the words letter by letter leaves a path as soon as
/// no word goes on like that.
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
    /// One letter further; `None` when no word goes on like that.
    pub fn step(self, letter: char) -> Option<Walk> {
        let node = self.words.map.as_fst().node(self.at);
        let step = node.transition(node.find_input(alphabet::code(self.words.lang, letter)?)?);
        Some(Walk { at: step.addr, sum: self.sum + step.out.value(), ..self })
    }

    /// All letters by which words go on, in order, with where they lead.
    pub fn onward(self) -> impl Iterator<Item = (char, Walk)> {
        let node = self.words.map.as_fst().node(self.at);
        (0..node.len()).filter_map(move |n| {
            let step = node.transition(n);
            let letter = self.words.letters().chars().nth(step.inp.into())?;
            Some((letter, Walk { at: step.addr, sum: self.sum + step.out.value(), ..self }))
        })
    }

    /// Whether the letters so far are a word.
    pub fn is_word(self) -> bool {
        self.level().is_some()
    }

    /// The least level of a computer that knows the letters so far as a word.
    pub fn level(self) -> Option<Level> {
        let node = self.words.map.as_fst().node(self.at);
        node.is_final().then(|| known_from(self.sum + node.final_output().value())).flatten()
    }
}

/// Finds a run anywhere in a word (Knuth, Morris and Pratt): the state is how much of it stands at the end.
struct Containing {
    run: Vec<u8>,
    /// For each beginning of the run, its longest true end that is a beginning too.
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
