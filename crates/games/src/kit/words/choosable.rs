//! The words that the program may choose, as a list: to draw one, it need not walk through the whole map.

use std::ops::RangeInclusive;

use fst::{Map, Streamer};

use super::{Edition, Standing};
use crate::game::Level;

/// The list. It is made when the first word is drawn.
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
    pub fn new(map: &Map<&'static [u8]>, edition: Edition) -> Choosable {
        let (mut codes, mut words) = (Vec::new(), Vec::new());
        let mut stream = map.stream();
        while let Some((word, value)) = stream.next() {
            if let Some(standing) = Standing::of(value, edition).filter(|standing| standing.choosable) {
                words.push(Word { start: codes.len() as u32, length: word.len(), level: standing.level.number() });
                codes.extend_from_slice(word);
            }
        }
        Choosable { codes, words }
    }

    /// The codes of each word of such a length that a computer of a level knows.
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
