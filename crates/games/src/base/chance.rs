//! Chance that replays: ChaCha20, key = the match's seed, stream = the number of the ply. `hidden` has the draws that
//! only some viewers may know.

mod hidden;

use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_core::{RngCore, SeedableRng};
use serde::{Deserialize, Serialize};

use hidden::Cup;

/// The secret of a match from which all its chance follows. `Debug` does not show it.
///
/// ```
/// use kletka_games::base::Seed;
/// assert_eq!(format!("{:?}", Seed([9; 32])), "Seed(…)");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// The source of one step's random numbers, with a log of the draws so far.
///
/// Each ply has its own stream, so an undo re-rolls nothing, and a change in one ply does not shift the others. Each
/// draw is kept as the value that the game saw (a die that shows four is `4`). The record stores it, and a replay
/// checks it.
///
/// ```
/// use kletka_games::base::{Chance, Seed};
/// let seed = Seed([7; 32]);
/// let mut thrown = Chance::seeded(&seed, 5);
/// let faces = [thrown.die(6), thrown.die(6)];
/// // The record has the draws of a step, and replays without the seed.
/// let mut replayed = Chance::given(thrown.drawn());
/// assert_eq!([replayed.die(6), replayed.die(6)], faces);
/// assert!(!replayed.fault());
/// ```
#[derive(Clone)]
pub struct Chance {
    source: Source,
    /// The draws that a record gives. With a seed only its words are used, since the list they come from may have
    /// grown.
    given: VecDeque<Draw>,
    drawn: Vec<Draw>,
    /// The draws that are hidden, and from whom.
    cup: Cup,
    fault: bool,
}

#[derive(Clone)]
enum Source {
    Seed(Box<ChaCha20Rng>),
    Record,
}

/// A draw, as the record stores it: a number as the game saw it, or a word itself, so that a word list may change
/// without touching old records.
///
/// ```
/// use kletka_games::base::Draw;
/// assert_eq!("12".parse(), Ok(Draw::Number(12)));
/// assert_eq!("крона".parse(), Ok(Draw::Word("крона".to_owned())));
/// assert!("two words".parse::<Draw>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Draw {
    /// A number, formatted for the reader's language.
    Number(u32),
    /// A word: letters, and hyphens or apostrophes between them.
    Word(String),
}

/// The longest word that can be drawn, in characters.
const WORD_MAX: usize = 64;

impl Draw {
    /// Whether `text` can stand as a word in a record.
    pub fn is_word(text: &str) -> bool {
        let fits = |c: char| c.is_alphabetic() || matches!(c, '-' | '’' | '\'');
        text.starts_with(char::is_alphabetic) && text.chars().all(fits) && text.chars().count() <= WORD_MAX
    }

    /// The number; `None` for a word.
    pub fn number(&self) -> Option<u32> {
        match self {
            Draw::Number(number) => Some(*number),
            Draw::Word(_) => None,
        }
    }
}

impl From<u32> for Draw {
    fn from(number: u32) -> Draw {
        Draw::Number(number)
    }
}

impl From<&str> for Draw {
    fn from(word: &str) -> Draw {
        Draw::Word(word.to_owned())
    }
}

impl PartialEq<u32> for Draw {
    fn eq(&self, number: &u32) -> bool {
        self.number() == Some(*number)
    }
}

/// As the record writes it.
impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Draw::Number(number) => write!(f, "{number}"),
            Draw::Word(word) => f.write_str(word),
        }
    }
}

impl FromStr for Draw {
    type Err = String;

    fn from_str(text: &str) -> Result<Draw, String> {
        match text.parse() {
            Ok(number) => Ok(Draw::Number(number)),
            Err(_) if Draw::is_word(text) => Ok(Draw::Word(text.to_owned())),
            Err(_) => Err(format!("the draw `{text}` is neither a whole number nor a word")),
        }
    }
}

impl Chance {
    /// The chance of ply number `stream` in the match with this seed.
    ///
    /// ```
    /// use kletka_games::base::{Chance, Seed};
    /// let throw = |stream| Chance::seeded(&Seed([7; 32]), stream).die(6);
    /// assert_eq!(throw(3), throw(3));
    /// ```
    pub fn seeded(seed: &Seed, stream: u64) -> Chance {
        Chance::seeded_with(seed, stream, &[])
    }

    /// Like [`seeded`](Self::seeded), but takes words from the record's draws.
    pub fn seeded_with(seed: &Seed, stream: u64, given: &[Draw]) -> Chance {
        let mut rng = ChaCha20Rng::from_seed(seed.0);
        rng.set_stream(stream);
        let words = given.iter().filter(|draw| matches!(draw, Draw::Word(_))).cloned().collect();
        Chance {
            source: Source::Seed(Box::new(rng)),
            given: words,
            drawn: Vec::new(),
            cup: Cup::default(),
            fault: false,
        }
    }

    /// A chance that returns the draws of a record.
    ///
    /// ```
    /// use kletka_games::base::Chance;
    /// let mut chance = Chance::given(&[4, 7]);
    /// assert_eq!((chance.die(6), chance.fault()), (4, true), "one draw is left over");
    /// chance.die(6);
    /// assert!(chance.fault(), "no die shows seven");
    /// ```
    pub fn given<D: Clone + Into<Draw>>(draws: &[D]) -> Chance {
        let given = draws.iter().cloned().map(Into::into).collect();
        Chance { source: Source::Record, given, drawn: Vec::new(), cup: Cup::default(), fault: false }
    }

    /// A chance with a public seed that depends only on `number`. Use it for made-up content that must be the same each
    /// time it is shown.
    ///
    /// ```
    /// use kletka_games::base::Chance;
    /// assert_eq!(Chance::fixed(2).die(6), Chance::fixed(2).die(6));
    /// ```
    pub fn fixed(number: u64) -> Chance {
        Chance::seeded(&Seed([0; 32]), number)
    }

    /// A chance from which nothing can be drawn.
    pub fn none() -> Chance {
        Chance::given::<Draw>(&[])
    }

    /// A whole number from `low` to `high`, both included, all equally likely.
    ///
    /// If a record runs out of draws or gives one outside the range, [`fault`](Self::fault) is set. The whole step is
    /// then refused, so games need not check.
    ///
    /// ```
    /// use kletka_games::base::Chance;
    /// // A game that throws until two dice differ comes to an end, whatever its record says.
    /// let mut chance = Chance::given(&[3, 3]);
    /// while chance.die(6) == chance.die(6) {}
    /// assert!(chance.fault());
    /// ```
    pub fn range(&mut self, low: u32, high: u32) -> u32 {
        assert!(low <= high, "a range that holds at least one number");
        let value = match (self.cup.elsewhere(), &mut self.source) {
            (Some(other), _) => other.range(low, high),
            (None, Source::Seed(rng)) => low + below(rng, u64::from(high - low) + 1),
            (None, Source::Record) => match self.given.pop_front() {
                Some(Draw::Number(value)) if (low..=high).contains(&value) => value,
                _ => {
                    self.fail();
                    return self.range(low, high);
                }
            },
        };
        self.note(Draw::Number(value));
        value
    }

    /// One of `count` words (at least one), all equally likely. `nth` returns the n-th word. The record stores the word
    /// itself, and a replay trusts it, because its list may have been a different one.
    ///
    /// ```
    /// use kletka_games::base::{Chance, Draw};
    /// let mut chance = Chance::given(&["крона"]);
    /// assert_eq!(chance.word(2, |n| ["дом", "лес"][n].to_owned()), "крона");
    /// assert!(!chance.fault());
    /// ```
    pub fn word(&mut self, count: usize, nth: impl FnOnce(usize) -> String) -> String {
        if let Some(other) = self.cup.elsewhere() {
            let word = other.word(count, nth);
            self.note(Draw::Word(word.clone()));
            return word;
        }
        // One number of fixed width for any length of the list, so that later draws stay the same.
        let drawn = match &mut self.source {
            Source::Seed(rng) => Some(((u128::from(rng.next_u64()) * count as u128) >> 64) as usize),
            Source::Record => None,
        };
        let word = match (self.given.pop_front(), drawn) {
            (Some(Draw::Word(word)), _) => word,
            (None, Some(n)) => nth(n),
            _ => {
                self.fail();
                return self.word(count, nth);
            }
        };
        self.note(Draw::Word(word.clone()));
        word
    }

    /// The record has no draw that can have happened here. The rest of the step is thrown away, but it must come to an
    /// end, and a game may throw until something fits. So the numbers continue from a seed.
    fn fail(&mut self) {
        self.fault = true;
        self.given.clear();
        self.source = Source::Seed(Box::new(ChaCha20Rng::from_seed([0; 32])));
    }

    /// Logs a draw. After a fault nobody asks for the draws.
    fn note(&mut self, draw: Draw) {
        if !self.fault {
            self.cup.note(self.drawn.len());
            self.drawn.push(draw);
        }
    }

    /// A throw of a die: 1 to `faces`.
    pub fn die(&mut self, faces: u32) -> u32 {
        self.range(1, faces)
    }

    /// An index below `len` (which must not be 0).
    pub fn index(&mut self, len: usize) -> usize {
        self.range(0, u32::try_from(len - 1).unwrap_or(u32::MAX)) as usize
    }

    /// One of the items, all equally likely; `None` if there are none.
    ///
    /// ```
    /// use kletka_games::base::Chance;
    /// let mut chance = Chance::given(&[2]);
    /// assert_eq!(chance.pick(&["rock", "paper", "scissors"]), Some(&"scissors"));
    /// assert_eq!(chance.pick::<u8>(&[]), None);
    /// assert_eq!(chance.drawn().len(), 1, "out of nothing nothing is drawn");
    /// ```
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.index(items.len())) }
    }

    /// Puts the items in a random order (Fisher and Yates).
    ///
    /// ```
    /// use kletka_games::base::{Chance, Seed};
    /// let mut cards: Vec<u8> = (1..=36).collect();
    /// Chance::seeded(&Seed([1; 32]), 0).shuffle(&mut cards);
    /// assert!(!cards.is_sorted());
    /// cards.sort();
    /// assert!(cards.into_iter().eq(1..=36));
    /// ```
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }

    /// The draws so far, in order.
    pub fn drawn(&self) -> &[Draw] {
        &self.drawn
    }

    /// Whether a record gave an impossible draw, too few draws, or draws that were not used.
    pub fn fault(&self) -> bool {
        self.fault || !self.given.is_empty() || self.cup.fault()
    }
}

/// Shows the number of draws, not their values: some may be hidden.
impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (drawn, fault) = (self.drawn.len(), self.fault());
        f.debug_struct("Chance").field("drawn", &drawn).field("fault", &fault).finish_non_exhaustive()
    }
}

/// A number below `n` without bias: rejects draws that fall into the incomplete last block.
fn below(rng: &mut ChaCha20Rng, n: u64) -> u32 {
    let blocks = (1u64 << 32) / n;
    loop {
        let draw = u64::from(rng.next_u32());
        if draw < blocks * n {
            return (draw % n) as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_repeats_and_streams_differ() {
        let seed = Seed([7; 32]);
        let draw = |stream| {
            let mut chance = Chance::seeded(&seed, stream);
            (0..32).map(|_| chance.die(6)).collect::<Vec<_>>()
        };
        assert_eq!(draw(3), draw(3));
        assert_ne!(draw(3), draw(4));
    }

    #[test]
    fn given_draws_are_checked() {
        let mut chance = Chance::given(&[4, 6]);
        assert_eq!((chance.die(6), chance.fault()), (4, true), "one draw is left over");
        assert_eq!((chance.die(6), chance.fault()), (6, false));
        chance.die(6);
        assert!(chance.fault(), "ran out");
        let mut chance = Chance::given(&[7]);
        assert!((1..=6).contains(&chance.die(6)) && chance.fault());
        assert!(chance.drawn().is_empty(), "what cannot have been drawn is not kept");
    }

    #[test]
    fn a_list_may_grow_under_a_seed() {
        let seed = Seed([3; 32]);
        let draw = |list: &[&str], given: &[Draw]| {
            let mut chance = Chance::seeded_with(&seed, 1, given);
            let word = chance.word(list.len(), |n| list[n].to_owned());
            (word, chance.die(6), chance.fault())
        };
        let (old, grown) = (["дом", "лес"], ["бор", "дом", "лес", "яр"]);
        let (word, throw, _) = draw(&old, &[]);
        assert_eq!(draw(&grown, &[Draw::Word(word.clone())]), (word, throw, false));
        assert_eq!(draw(&grown, &[]).1, throw, "the length of the list shifts nothing");
    }

    #[test]
    fn words_and_numbers_are_told_apart() {
        for (text, draw) in [("12", Draw::Number(12)), ("крона", "крона".into()), ("o’clock", "o’clock".into())]
        {
            assert_eq!((text.parse(), draw.to_string().as_str()), (Ok(draw.clone()), text));
        }
        for text in ["", "-3", "1.5", "99999999999", "two words", "-", "a;b"] {
            assert!(text.parse::<Draw>().is_err(), "{text}");
        }
        let mut chance = Chance::given(&["слово"]);
        chance.range(1, 6);
        assert!(chance.fault(), "a word is no number");
    }

    #[test]
    fn a_die_is_fair() {
        let mut counts = [0u32; 6];
        let mut chance = Chance::seeded(&Seed([1; 32]), 1);
        for _ in 0..60_000 {
            counts[chance.die(6) as usize - 1] += 1;
        }
        assert!(counts.iter().all(|&n| (9_600..10_400).contains(&n)), "{counts:?}");
    }

    #[test]
    fn the_seed_does_not_show() {
        assert_eq!(format!("{:?}", Seed([9; 32])), "Seed(…)");
    }
}
