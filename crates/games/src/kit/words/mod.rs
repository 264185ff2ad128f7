//! Dictionaries: the common nouns of a language, and how well known each one is.
//!
//! They are finite-state maps inside the program. The build makes them from the lists in `assets/words`, which also
//! says where the lists come from. So the program reads and prepares nothing at its start, and a search can go letter
//! by letter.

use std::ops::RangeInclusive;
use std::sync::{LazyLock, OnceLock};

use fst::raw::CompiledAddr;
use fst::{Automaton, IntoStreamer, Map, Streamer};

use self::alphabet::{ADDED, LEVELS, UNCHOSEN};
use self::choosable::Choosable;
use crate::base::Labels;
use crate::game::{Chance, Level, OptDef, OptKind};

mod alphabet;
mod choosable;
#[cfg(test)]
mod tests;

/// The option of a word game that says in which language its words are: that of the chat, unless the host chooses.
pub const LANG: OptDef = OptDef::new("lang", OptKind::Choice(&["en", "ru"])).speaking(&[("ru", "ru")]);

/// Lists of words grow. A match keeps to the words that there were when the rules by which it is played were made:
/// otherwise what was refused or put to the others then would be a word in its replay.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Edition {
    /// The lists of nouns alone.
    First,
    /// With the additions.
    #[default]
    Second,
}

impl Edition {
    /// The words of a game whose first rules knew the first edition, and all later ones the second.
    pub fn of_rules(rules: u16) -> Edition {
        if rules < 2 { Edition::First } else { Edition::Second }
    }
}

/// What a dictionary says of a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The least level of a computer that knows it.
    pub level: Level,
    /// Whether the program may choose it. What is coarse or hurts is a word when people write it, but the program never
    /// draws, plays or names it.
    pub choosable: bool,
}

impl Standing {
    /// Of what a map holds of a word; `None` when the edition lacks it.
    fn of(value: u64, edition: Edition) -> Option<Standing> {
        let level = u8::try_from(value % LEVELS).ok().and_then(Level::new)?;
        let added = value & ADDED != 0 && edition < Edition::Second;
        (!added).then_some(Standing { level, choosable: value & UNCHOSEN == 0 })
    }

    /// Whether a computer of a level may choose the word.
    pub fn suits(self, level: Level) -> bool {
        self.choosable && self.level <= level
    }
}

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
    edition: Edition,
    map: Map<&'static [u8]>,
    choosable: OnceLock<Choosable>,
}

/// Both editions of a language, which share the bytes.
type Editions = LazyLock<[Words; 2]>;

static ENGLISH: Editions = LazyLock::new(|| Words::both("en", include_bytes!(concat!(env!("OUT_DIR"), "/en.fst"))));
static RUSSIAN: Editions = LazyLock::new(|| Words::both("ru", include_bytes!(concat!(env!("OUT_DIR"), "/ru.fst"))));

impl Words {
    /// The dictionary of a language, `ru` or `en`; English for any other.
    pub fn of(lang: &str) -> &'static Words {
        Words::edition(lang, Edition::default())
    }

    /// The same as it was in an edition.
    ///
    /// ```
    /// use kletka_games::kit::words::{Edition, Words};
    /// assert!(Words::of("en").has("jeans") && !Words::edition("en", Edition::First).has("jeans"));
    /// ```
    pub fn edition(lang: &str, edition: Edition) -> &'static Words {
        let [first, second] = if lang == "ru" { &*RUSSIAN } else { &*ENGLISH };
        match edition {
            Edition::First => first,
            Edition::Second => second,
        }
    }

    fn both(lang: &'static str, bytes: &'static [u8]) -> [Words; 2] {
        let new = |edition| {
            let map = Map::new(bytes).unwrap_or_else(|error| unreachable!("the build script makes it: {error}"));
            Words { lang, edition, map, choosable: OnceLock::new() }
        };
        [Edition::First, Edition::Second].map(new)
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
        self.standing(word).map(|standing| standing.level)
    }

    /// What it says of a word; `None` if it does not have the word.
    pub fn standing(&self, word: &str) -> Option<Standing> {
        self.walk(word)?.standing()
    }

    /// Whether it is a word that the program never chooses.
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

    /// Before the first letter.
    pub fn start(&'static self) -> Walk {
        Walk { words: self, at: self.map.as_fst().root().addr(), sum: 0 }
    }

    /// Behind the letters of a text; `None` when no word begins with them.
    fn walk(&self, text: &str) -> Option<Walk> {
        text.chars().try_fold(Words::edition(self.lang, self.edition).start(), Walk::step)
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

    /// All words that have a text in them somewhere, in order, each with what the dictionary says of it.
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

    /// A word of so many letters that a computer of a level knows, by chance; none of those that hurt. Where there is
    /// none the text is empty.
    pub fn draw(&self, chance: &mut Chance, lengths: RangeInclusive<usize>, level: Level) -> String {
        let choosable = self.choosable.get_or_init(|| Choosable::new(self.choosable_words().into_iter()));
        let known = choosable.known(&lengths, level);
        chance.word(known.len(), |n| known.get(n).map(|word| self.spell(word)).unwrap_or_default())
    }

    /// The codes of the words that the program may choose, and the least level of a computer that knows each.
    fn choosable_words(&self) -> Vec<(Vec<u8>, Level)> {
        let (mut stream, mut words) = (self.map.stream(), Vec::new());
        while let Some((word, value)) = stream.next() {
            let standing = Standing::of(value, self.edition).filter(|standing| standing.choosable);
            words.extend(standing.map(|standing| (word.to_vec(), standing.level)));
        }
        words
    }

    fn codes(&self, text: &str) -> Option<Vec<u8>> {
        text.chars().map(|letter| alphabet::code(self.lang, letter)).collect()
    }

    fn spell(&self, codes: &[u8]) -> String {
        codes.iter().filter_map(|code| self.letters().chars().nth(usize::from(*code))).collect()
    }
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
    /// One letter further; `None` when no word of any edition goes on like that.
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
        self.standing().is_some()
    }

    /// What the dictionary says of the letters so far; `None` if they are not a word.
    pub fn standing(self) -> Option<Standing> {
        let node = self.words.map.as_fst().node(self.at);
        node.is_final().then(|| Standing::of(self.sum + node.final_output().value(), self.words.edition)).flatten()
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
