//! Detects texts that were meant as moves although they are not.

use super::{Vocabulary, spelling, spellings, understood};

/// The most characters and words of a move.
const LONGEST: usize = 24;
const WORDS: usize = 4;
/// Words shorter than this turn into each other by typos too easily.
const SHORT: usize = 4;

impl Vocabulary {
    /// Whether a text looks almost like a move or a word of the game: a place like `b44` or `4 b`, a number, or a
    /// misspelled word of the game. Other remarks below a picture do not.
    pub fn nearly(&self, text: &str) -> bool {
        let text = spelling(text);
        let words: Vec<&str> = text.split_whitespace().collect();
        if text.chars().count() > LONGEST || words.len() > WORDS {
            return false;
        }
        self.slipped(&text) || places(&words)
    }

    /// Whether a text is a word of the game, perhaps misspelled.
    fn slipped(&self, text: &str) -> bool {
        let text = text.trim_matches(|c: char| !c.is_alphanumeric());
        let alike = |word: &str| {
            let longest = word.chars().count().max(text.chars().count());
            word == text || longest >= SHORT && strsim::osa_distance(word, text) <= longest / SHORT
        };
        let known = |word: &str, lang| spellings(&format!("{}-word-{word}", self.0.id), lang);
        let looks = |word: &&str| understood(self.1).any(|lang| known(word, lang).iter().any(|word| alike(word)));
        self.0.words.iter().any(looks)
    }
}

/// Whether words look like places: letters and digits, and little else.
fn places(words: &[&str]) -> bool {
    let digits = words.iter().any(|word| word.chars().any(|c| c.is_ascii_digit()));
    let fits = |word: &&str| {
        let letters = word.chars().filter(|c| c.is_alphabetic()).count();
        let runs = word.split(|c: char| !c.is_alphanumeric()).filter(|run| !run.is_empty());
        let marks = word.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '–' | ',' | '.' | ':' | '(' | ')'));
        let numbers = word.split(|c: char| !c.is_ascii_digit()).all(|number| number.len() <= 3);
        marks && numbers && letters <= 2 * runs.count().max(1)
    };
    digits && words.iter().all(fits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::schema::Lang;

    #[test]
    fn moves_with_a_slip_and_talk() {
        let pig = Vocabulary(crate::games::find("pig").expect("a game of the house").info(), Lang::of(Some("ru")));
        for slip in ["b44", "44b", "б 4", "4 b", "b-4", "77", "rol", "hodl", "roll!!", "holt"] {
            assert!(pig.nearly(slip), "{slip}");
        }
        for talk in [
            "",
            "😂",
            "ахахаха",
            "haha",
            "ха",
            "lol",
            "ok",
            "nice one",
            "gg",
            "well played",
            "хорошо",
            "на 5 минут отойду",
            "wait 5 min",
            "see you at 10",
            "+",
            "?",
            "no",
            "да",
            "how did you do that?",
            "1000000",
        ] {
            assert!(!pig.nearly(talk), "{talk}");
        }
    }
}
