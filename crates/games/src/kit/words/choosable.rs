//! A list of the words that the program may choose. To draw a word, it need not walk through the whole map.

use std::ops::RangeInclusive;

use crate::game::Level;

/// The list. It is made for the first draw.
pub struct Choosable {
    /// The codes of all words, one after the other.
    codes: Vec<u8>,
    words: Vec<Word>,
}

#[derive(Clone, Copy)]
struct Word {
    start: u32,
    length: usize,
    level: u8,
}

impl Choosable {
    /// The list of these words, with their codes and the lowest computer level that knows each.
    pub fn new(all: impl Iterator<Item = (Vec<u8>, Level)>) -> Choosable {
        let (mut codes, mut words) = (Vec::new(), Vec::new());
        for (word, level) in all {
            words.push(Word { start: codes.len() as u32, length: word.len(), level: level.number() });
            codes.extend_from_slice(&word);
        }
        Choosable { codes, words }
    }

    /// The codes of the words with these lengths that a computer of this level knows.
    pub fn known(&self, lengths: &RangeInclusive<usize>, level: Level) -> Vec<&[u8]> {
        let (least, most, level) = (*lengths.start(), *lengths.end(), level.number());
        let mut known = Vec::new();
        for word in &self.words {
            if word.level <= level && least <= word.length && word.length <= most {
                known.push(&self.codes[word.start as usize..][..word.length]);
            }
        }
        known
    }
}
