//! Finds the words that can be written, on letters as numbers: by the mover, and by the next player after each of those
//! moves. All answers to all moves come from one walk over the square that leaves two cells open.

use super::square::{SHORTEST, Square};
use crate::game::Level;
use crate::kit::words::{At, Trie};

#[cfg(test)]
mod tests;

const EMPTY: u8 = u8::MAX;
/// The most letters of an alphabet.
const LETTERS: usize = 32;

/// A letter, where it goes, and the word through it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Play {
    pub cell: u8,
    /// The letter written into it.
    pub letter: u8,
    /// The node of the word's end in the dictionary.
    pub word: At,
    /// Its letters.
    pub length: u8,
}

/// The two longest words that somebody could write.
#[derive(Clone, Copy, Default)]
struct Best {
    words: [At; 2],
    lengths: [u8; 2],
}

impl Best {
    fn add(&mut self, word: At, length: u8) {
        if word == self.words[0] || word == self.words[1] {
            return;
        }
        if length > self.lengths[0] {
            *self = Best { words: [word, self.words[0]], lengths: [length, self.lengths[0]] };
        } else if length > self.lengths[1] {
            (self.words[1], self.lengths[1]) = (word, length);
        }
    }

    /// The longest but this one, which is used now.
    fn but(&self, word: At) -> u8 {
        self.lengths[usize::from(self.words[0] == word)]
    }
}

/// The square and the state of a search.
#[derive(Clone)]
pub struct Sheet {
    trie: &'static Trie,
    level: Level,
    cells: Vec<u8>,
    beside: Vec<Vec<u8>>,
    /// The words that are used.
    used: Vec<At>,
    /// Cells without a letter.
    pub free: u32,
    /// Whether whoever moves writes no word that the program never chooses.
    polite: bool,
    /// How many letters were laid.
    pub steps: u32,
}

impl Sheet {
    /// The square as a computer of a level knows it, before its move.
    pub fn new(square: &Square, level: Level) -> Sheet {
        let words = square.dictionary();
        let (trie, alphabet) = (words.trie(), words.letters());
        let code = |letter: char| alphabet.chars().position(|other| other == letter).map(|code| code as u8);
        let end = |word: &str| trie.find(word.chars().map_while(code));
        let cells: Vec<u8> = square.cells.iter().map(|cell| cell.and_then(code).unwrap_or(EMPTY)).collect();
        let written = square.words.iter().map(|written| &*written.entry.word);
        Sheet {
            trie,
            level,
            beside: (0..cells.len()).map(|cell| square.grid().beside(cell).map(|next| next as u8).collect()).collect(),
            used: written.chain([&*square.start]).filter_map(end).collect(),
            free: cells.iter().filter(|cell| **cell == EMPTY).count() as u32,
            cells,
            polite: true,
            steps: 0,
        }
    }

    pub fn put(&mut self, play: Play) {
        self.cells[usize::from(play.cell)] = play.letter;
        self.used.push(play.word);
        self.free -= 1;
        self.polite = !self.polite;
    }

    /// Takes the last move back, which was this one.
    pub fn undo(&mut self, play: Play) {
        self.cells[usize::from(play.cell)] = EMPTY;
        self.used.pop();
        self.free += 1;
        self.polite = !self.polite;
    }

    /// Whether a word may be written by whoever moves, or by the next one.
    fn may(&self, word: At, polite: bool) -> bool {
        let known = self.trie.standing(word).filter(|standing| standing.level <= self.level);
        known.is_some_and(|standing| standing.choosable || !polite) && !self.used.contains(&word)
    }

    pub fn plays(&mut self) -> Vec<Play> {
        let mut plays = self.all();
        let polite = self.polite;
        plays.retain(|play| self.may(play.word, polite));
        plays
    }

    /// The length of the longest word that can be written; 0 if there is none.
    pub fn longest(&mut self) -> u8 {
        let mut longest = 0;
        let polite = self.polite;
        self.walk(1, &[], &mut |sheet, at, walk| {
            let word = walk.count == 1 && usize::from(walk.length) >= SHORTEST;
            if word && walk.length > longest && sheet.may(at, polite) {
                longest = walk.length;
            }
            sheet.trie.longest(at) > longest
        });
        longest
    }

    /// All words of the dictionary that can be read through one new letter.
    fn all(&mut self) -> Vec<Play> {
        let mut plays = Vec::new();
        self.walk(1, &[], &mut |sheet, at, walk| {
            if walk.count == 1 && usize::from(walk.length) >= SHORTEST && sheet.trie.standing(at).is_some() {
                let (cell, letter) = walk.blanks[0];
                plays.push(Play { cell, letter, word: at, length: walk.length });
            }
            true
        });
        plays.sort_unstable();
        plays.dedup();
        plays
    }

    /// All moves, each with the length of the longest answer.
    pub fn rated(&mut self) -> Vec<(Play, u8)> {
        let all = self.all();
        let (polite, mut playable, mut plain) = (self.polite, vec![0; self.cells.len()], Vec::new());
        plain.resize(self.cells.len(), Best::default());
        let mut plays = Vec::new();
        for play in all {
            if self.may(play.word, polite) {
                playable[usize::from(play.cell)] |= 1u32 << play.letter;
                plays.push(play);
            }
            if self.may(play.word, !polite) {
                plain[usize::from(play.cell)].add(play.word, play.length);
            }
        }
        let bests = self.answers(&playable, &plain);
        let answer = |play: &Play| bests[slot((play.cell, play.letter))].but(play.word);
        plays.into_iter().map(|play| (play, answer(&play))).collect()
    }

    /// The best answers to each letter that can be played: those through it, and those that were `plain` before, in
    /// another cell.
    fn answers(&mut self, playable: &[u32], plain: &[Best]) -> Vec<Best> {
        let mut bests = vec![Best { lengths: [u8::MAX; 2], ..Best::default() }; self.cells.len() * LETTERS];
        for cell in 0..self.cells.len() {
            let mut best = Best::default();
            for other in plain.iter().enumerate().filter(|(other, _)| *other != cell).map(|(_, other)| other) {
                other.words.iter().zip(other.lengths).for_each(|(word, length)| best.add(*word, length));
            }
            let letters = (0..LETTERS as u8).filter(|letter| playable[cell] & (1 << letter) != 0);
            letters.for_each(|letter| bests[slot((cell as u8, letter))] = best);
        }
        let polite = !self.polite;
        self.walk(2, playable, &mut |sheet, at, walk| {
            if walk.count < 2 {
                return true;
            }
            let [one, two] = walk.blanks.map(slot);
            if walk.length > bests[one].lengths[1].min(bests[two].lengths[1]) && sheet.may(at, polite) {
                // Letters that cannot be played have the greatest lengths, and so keep them.
                [one, two].into_iter().for_each(|slot| bests[slot].add(at, walk.length));
            }
            sheet.trie.longest(at) > bests[one].lengths[1].min(bests[two].lengths[1])
        });
        bests
    }

    /// Walks along all paths on which words begin, with at most `most` empty cells. `tell` gets each step and returns
    /// whether to go on. Of two new letters one is `playable`.
    fn walk(&mut self, most: usize, playable: &[u32], tell: &mut impl FnMut(&Sheet, At, &Walk) -> bool) {
        let mut walk = Walk { most, playable, used: 0, length: 0, blanks: [(0, 0); 2], count: 0, steps: 0 };
        for cell in 0..self.cells.len() {
            self.enter(&mut walk, cell as u8, Trie::ROOT, tell);
        }
        self.steps = self.steps.saturating_add(walk.steps);
    }

    fn enter(&self, walk: &mut Walk<'_>, cell: u8, at: At, tell: &mut impl FnMut(&Sheet, At, &Walk) -> bool) {
        if walk.used & (1 << cell) != 0 {
            return;
        }
        let held = self.cells[usize::from(cell)];
        if held != EMPTY {
            if let Some(next) = self.trie.step(at, held) {
                self.lay(walk, cell, next, tell);
            }
        } else if walk.count < walk.most {
            for (letter, next) in self.trie.onward_by(at, walk.letters(cell)) {
                walk.blanks[walk.count] = (cell, letter);
                walk.count += 1;
                self.lay(walk, cell, next, tell);
                walk.count -= 1;
            }
        }
    }

    fn lay(&self, walk: &mut Walk<'_>, cell: u8, at: At, tell: &mut impl FnMut(&Sheet, At, &Walk) -> bool) {
        walk.steps += 1;
        walk.used |= 1 << cell;
        walk.length += 1;
        if tell(self, at, walk) {
            for &next in &self.beside[usize::from(cell)] {
                self.enter(walk, next, at, tell);
            }
        }
        walk.length -= 1;
        walk.used &= !(1 << cell);
    }

    /// A word by where it ends.
    pub fn spell(&self, play: Play, alphabet: &str) -> Option<String> {
        let letters: Vec<char> = alphabet.chars().collect();
        let codes = self.trie.spell(play.word);
        codes.iter().map(|code| letters.get(usize::from(*code))).collect()
    }
}

/// The number of a cell with a letter.
fn slot((cell, letter): (u8, u8)) -> usize {
    usize::from(cell) * LETTERS + usize::from(letter)
}

/// A way over the square.
struct Walk<'a> {
    /// How many empty cells it may have, and for each cell the letters that can be played.
    most: usize,
    playable: &'a [u32],
    used: u128,
    length: u8,
    /// The new letters so far.
    blanks: [(u8, u8); 2],
    count: usize,
    steps: u32,
}

impl Walk<'_> {
    /// The letters that may be put into an empty cell. One of two letters can be played at once.
    fn letters(&self, cell: u8) -> u32 {
        if self.count == 0 {
            return u32::MAX;
        }
        let (first, letter) = self.blanks[0];
        let anything = self.playable[usize::from(first)] & (1 << letter) != 0;
        if anything { u32::MAX } else { self.playable[usize::from(cell)] }
    }
}
