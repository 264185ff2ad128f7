//! What counts as a letter in a list of words, and the format of a map: how it stores letters, its value for a word.
//! The build script uses this same file to make the maps.

/// The letters of a list, as the facts at its head tell them.
pub struct Alphabet {
    /// The letters, in alphabetical order.
    pub letters: String,
    order: Vec<char>,
    /// Letters that are written otherwise, with those for which they stand.
    folds: Vec<(char, String)>,
    /// The small and the capital form of letters whose forms are others than in most languages.
    capitals: Vec<(char, char)>,
    /// The word that losers of balda in a line collect.
    pub ghost: String,
}

impl Alphabet {
    /// Reads the lines of facts: `letters: abc`, `folds: ß ss, â a`, `capitals: i İ`, `ghost: geist`.
    pub fn read(facts: &str) -> Alphabet {
        let fact = |name: &str| {
            let told = facts.lines().filter_map(|line| line.split_once(':'));
            told.filter(|(own, _)| *own == name).map(|(_, value)| value.trim()).next().unwrap_or_default()
        };
        let pairs = |name: &str| fact(name).split(',').filter_map(|pair| pair.trim().split_once(' '));
        let letter = |text: &str| text.chars().next();
        Alphabet {
            letters: fact("letters").to_owned(),
            order: fact("letters").chars().collect(),
            folds: pairs("folds").filter_map(|(from, to)| Some((letter(from)?, to.to_owned()))).collect(),
            capitals: pairs("capitals").filter_map(|(small, high)| Some((letter(small)?, letter(high)?))).collect(),
            ghost: fact("ghost").to_owned(),
        }
    }

    /// The byte of a letter: its place in the alphabet.
    pub fn code(&self, letter: char) -> Option<u8> {
        self.order.iter().position(|own| *own == letter).map(|place| place as u8)
    }

    /// The letter of a byte.
    pub fn letter(&self, code: u8) -> Option<char> {
        self.order.get(usize::from(code)).copied()
    }

    /// The letters for which a small letter stands. `None` if it is none of the language.
    pub fn fold(&self, letter: char) -> Option<String> {
        let folded = self.folds.iter().find(|(from, _)| *from == letter).map(|(_, to)| to.clone());
        folded.or_else(|| self.code(letter).map(|_| letter.into()))
    }

    /// The small form of a letter.
    pub fn small(&self, letter: char) -> Option<char> {
        if let Some((small, _)) = self.capitals.iter().find(|(_, high)| *high == letter) {
            return Some(*small);
        }
        let mut lower = letter.to_lowercase();
        lower.next().filter(|_| lower.next().is_none())
    }

    /// The capitals of a word.
    pub fn capitals(&self, word: &str) -> String {
        let own = |letter: char| self.capitals.iter().find(|(small, _)| *small == letter).map(|(_, high)| *high);
        let capital = |letter: char| own(letter).map_or_else(|| letter.to_uppercase().collect(), String::from);
        word.chars().map(capital).collect()
    }
}

/// The value of a word in a map is a sum: the lowest computer level that knows the word, 1 to 5,
pub const LEVELS: u64 = 8;
/// plus this for a word that people may write but the program never chooses,
pub const UNCHOSEN: u64 = LEVELS;
/// plus this for a word of the additions.
pub const ADDED: u64 = 2 * UNCHOSEN;
