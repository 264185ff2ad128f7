//! Plays rounds out: all players know the same words, and each only tries not to lose.
//!
//! The words are joined into one text, with a gap between two. A row is the list of the places where it occurs there,
//! so one more letter only divides such a list.

use std::collections::{HashMap, HashSet};

use super::row::WHOLE;
use crate::game::Deadline;

/// Between two words; no letter.
const GAP: char = '\0';
/// As many places count as one node.
const NODE: usize = 16;

/// The words of a round.
pub struct Solver {
    text: Vec<char>,
    /// The start of each word.
    words: Vec<usize>,
    /// Rows that are words which lose as well, though nobody has them in mind.
    more: HashSet<u64>,
    seats: u32,
    until: Deadline,
    /// The loser from a row on, counted from the mover.
    losers: HashMap<u64, u32>,
}

/// The places of a row; those of one with no place are never asked for its letters.
struct Way {
    length: usize,
    spots: Vec<u32>,
}

impl Solver {
    /// For this many seats. `more`: words that lose and that nobody has in mind.
    pub fn new<'a>(
        words: impl Iterator<Item = &'a [char]>,
        more: impl Iterator<Item = &'a [char]>,
        seats: u32,
        until: Deadline,
    ) -> Solver {
        let (mut text, mut begins) = (vec![GAP], Vec::new());
        for word in words {
            begins.push(text.len());
            text.extend_from_slice(word);
            text.push(GAP);
        }
        Solver { text, words: begins, more: more.map(key).collect(), seats, until, losers: HashMap::new() }
    }

    /// The loser from a row of this length on, counted from the mover. `None` when time is up. The row occurs in these
    /// words, from these letters on.
    pub fn loser(&mut self, length: usize, spots: impl Iterator<Item = (usize, usize)>) -> Option<u32> {
        let spots = spots.map(|(word, at)| (self.words[word] + at) as u32).collect();
        self.value(&Way { length, spots })
    }

    /// How many letters the one that moves may add, and with how many of them it does not lose.
    pub fn chances(&mut self, length: usize, spots: impl Iterator<Item = (usize, usize)>) -> Option<(u32, u32)> {
        let spots = spots.map(|(word, at)| (self.words[word] + at) as u32).collect();
        let ways = self.ways(&Way { length, spots });
        let mut good = 0;
        for way in &ways {
            good += u32::from(!self.is_whole(way) && (self.value(way)? + 1) % self.seats != 0);
        }
        Some((ways.len() as u32, good))
    }

    fn row(&self, way: &Way) -> &[char] {
        let from = way.spots[0] as usize;
        &self.text[from..from + way.length]
    }

    fn value(&mut self, way: &Way) -> Option<u32> {
        if way.spots.is_empty() {
            return Some(0);
        }
        let key = key(self.row(way));
        if let Some(loser) = self.losers.get(&key) {
            return Some(*loser);
        }
        if self.until.passed_after((1 + way.spots.len() / NODE) as u32) {
            return None;
        }
        let mut loser = 0;
        for next in self.ways(way) {
            if self.is_whole(&next) {
                continue;
            }
            loser = (self.value(&next)? + 1) % self.seats;
            if loser != 0 {
                break;
            }
        }
        self.losers.insert(key, loser);
        Some(loser)
    }

    /// Whether a row is a word that loses.
    fn is_whole(&self, way: &Way) -> bool {
        let alone = |spot: &u32| {
            let from = *spot as usize;
            self.text[from - 1] == GAP && self.text[from + way.length] == GAP
        };
        way.length >= WHOLE && (way.spots.iter().any(alone) || self.more.contains(&key(self.row(way))))
    }

    /// The letters that lead on to a word, those with the fewest places first.
    fn ways(&self, way: &Way) -> Vec<Way> {
        let mut next: Vec<(bool, char, u32)> = Vec::with_capacity(2 * way.spots.len());
        for &spot in &way.spots {
            let from = spot as usize;
            next.extend(Some((false, self.text[from - 1], spot - 1)).filter(|(_, letter, _)| *letter != GAP));
            next.extend(Some((true, self.text[from + way.length], spot)).filter(|(_, letter, _)| *letter != GAP));
        }
        next.sort_unstable();
        let groups = next.chunk_by(|one, two| (one.0, one.1) == (two.0, two.1));
        let group = |group: &[(bool, char, u32)]| group.iter().map(|(_, _, spot)| *spot).collect();
        let mut ways: Vec<Way> = groups.map(|of| Way { length: way.length + 1, spots: group(of) }).collect();
        ways.sort_by_key(|way| way.spots.len());
        ways
    }
}

/// A number for a row.
fn key(row: &[char]) -> u64 {
    row.iter().fold(row.len() as u64, |key, letter| {
        let mixed = (key ^ u64::from(u32::from(*letter))).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ (mixed >> 29)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: [&str; 24] = [
        "cat", "coat", "cot", "cow", "crow", "crown", "down", "gown", "grow", "grown", "low", "owl", "own", "owner",
        "rot", "rotor", "row", "tow", "tower", "town", "trot", "wort", "worth", "yarrow",
    ];

    /// Whether the one that moves loses, by trying all letters at each step.
    fn lost(run: &str) -> bool {
        let next = ('a'..='z').flat_map(|letter| [format!("{letter}{run}"), format!("{run}{letter}")]);
        let mut fits = next.filter(|next| WORDS.iter().any(|word| word.contains(&**next)));
        fits.all(|next| (next.len() >= WHOLE && WORDS.contains(&&*next)) || !lost(&next))
    }

    #[test]
    fn rounds_of_two_come_out_as_by_trying_everything() {
        let words: Vec<Vec<char>> = WORDS.iter().map(|word| word.chars().collect()).collect();
        let runs: HashSet<&str> = WORDS
            .iter()
            .flat_map(|word| {
                (0..word.len()).flat_map(move |from| (from + 1..=word.len()).map(move |to| &word[from..to]))
            })
            .filter(|run| run.len() < WHOLE || !WORDS.contains(run))
            .collect();
        let mut solver = Solver::new(words.iter().map(Vec::as_slice), [].into_iter(), 2, Deadline::never());
        let mut losses = 0;
        for run in &runs {
            let places = |word: &str| (0..word.len()).filter(|at| word[*at..].starts_with(run)).collect::<Vec<_>>();
            let spots = WORDS.iter().enumerate().flat_map(|(n, word)| places(word).into_iter().map(move |at| (n, at)));
            assert_eq!(solver.loser(run.len(), spots), Some(u32::from(!lost(run))), "{run}");
            losses += usize::from(lost(run));
        }
        assert!(losses > 9 && losses + 9 < runs.len(), "{losses} of {}", runs.len());
    }

    #[test]
    fn a_word_that_nobody_names_loses_as_well() {
        let words = ["abcd", "abce"].map(|word| word.chars().collect::<Vec<char>>());
        let more = ['a', 'b', 'c'];
        // After `abc` whoever moves completes a word; so that is a good move, unless it is a word itself.
        for (more, good) in [(None, 3), (Some(&more[..]), 2)] {
            let mut solver = Solver::new(words.iter().map(Vec::as_slice), more.into_iter(), 2, Deadline::never());
            let spots = || [(0, 1), (1, 1)].into_iter();
            assert_eq!((solver.loser(2, spots()), solver.chances(2, spots())), (Some(1), Some((3, good))));
        }
    }
}
