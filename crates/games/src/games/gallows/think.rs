//! The computer. It sets words that its level knows. It guesses the letter that tells most about the words that are
//! still possible.

use std::collections::HashMap;
use std::time::Duration;

use super::riddle::{COMMON, EVERYTHING, LENGTHS, Move, Phase, Riddle, UNKNOWN};
use crate::game::{Level, SearchCtx};
use crate::kit::words::{Walk, Words};

/// How many letters of a hundred the computer tries at random, for levels 1 to 5.
const SLIPS: [u32; 5] = [50, 30, 15, 5, 0];

/// How much likelier a word is that everybody knows than one that few know. Whoever sets a word knows it, and the bot
/// sets no others.
const LIKELIER: usize = 16;

/// How long it holds its guess back if others look for the same word.
const POLITE: Duration = Duration::from_secs(15);

pub fn think(view: &Riddle, ctx: &mut SearchCtx<'_>) -> Option<Move> {
    let words = view.terms.dictionary();
    if let Phase::Setting(_) = view.phase {
        return Some(Move::Set(words.draw(ctx.chance, LENGTHS, ctx.level)));
    }
    if view.guessers().len() > 1 {
        ctx.delay = POLITE;
    }
    let open: Vec<char> = words.letters().chars().filter(|letter| !view.was_tried(*letter)).collect();
    if ctx.slips(*ctx.level.of(&SLIPS)) {
        return ctx.chance.pick(&open).map(|letter| Move::Letter(*letter));
    }
    let known = Pattern { words, signs: &view.word, tried: &view.tried };
    let mut possible = known.candidates(ctx.level);
    possible.retain(|word| !view.wrong.iter().any(|wrong| wrong.chars().eq(word.iter().copied())));
    match possible.as_slice() {
        // It does not know the word. It takes the letter that most words of that length have.
        [] => {
            let blank = vec![UNKNOWN; view.word.len()];
            let all = Pattern { words, signs: &blank, tried: &[] }.candidates(EVERYTHING);
            let with = |letter: &char| all.iter().filter(|word| word.contains(letter)).count();
            open.into_iter().max_by_key(with).map(Move::Letter)
        }
        [word] => Some(Move::Word(word.iter().collect())),
        _ => {
            let likely = |word: &Vec<char>| match words.level(&String::from_iter(word)) {
                Some(level) if level <= COMMON => LIKELIER,
                _ => 1,
            };
            let weights: Vec<usize> = possible.iter().map(likely).collect();
            open.into_iter().min_by_key(|letter| rest(view, &possible, &weights, *letter)).map(Move::Letter)
        }
    }
}

/// The known part of a word: its letters, with [`UNKNOWN`] for each unknown one. An unknown letter is none of the tried
/// ones.
pub struct Pattern<'a> {
    pub words: &'static Words,
    pub signs: &'a [char],
    pub tried: &'a [char],
}

impl Pattern<'_> {
    /// All words that fit and that a level may choose, in order.
    pub fn candidates(&self, level: Level) -> Vec<Vec<char>> {
        let (mut found, mut path) = (Vec::new(), Vec::new());
        self.follow(self.words.start(), level, &mut path, &mut found);
        found
    }

    fn follow(&self, walk: Walk, level: Level, path: &mut Vec<char>, found: &mut Vec<Vec<char>>) {
        let Some(sign) = self.signs.get(path.len()) else {
            if walk.standing().is_some_and(|standing| standing.suits(level)) {
                found.push(path.clone());
            }
            return;
        };
        let fits = |letter: char| if *sign == UNKNOWN { !self.tried.contains(&letter) } else { letter == *sign };
        for (letter, next) in walk.onward().filter(|(letter, _)| fits(*letter)) {
            path.push(letter);
            self.follow(next, level, path, found);
            path.pop();
        }
    }
}

/// How many words are left after a letter is tried, summed over all words that are possible, each with its weight. The
/// least sum is the best split. A miss that costs a stroke counts double.
fn rest(view: &Riddle, possible: &[Vec<char>], weights: &[usize], letter: char) -> usize {
    let mut groups: HashMap<u32, usize> = HashMap::new();
    for (word, weight) in possible.iter().zip(weights) {
        let at = |n: &usize| word[*n] == letter && view.word[*n] == UNKNOWN;
        let places = (0..word.len()).filter(at).fold(0, |places, n| places | 1 << n);
        *groups.entry(places).or_default() += weight;
    }
    let miss = if view.costs(letter) { 2 } else { 1 };
    groups.iter().map(|(places, count)| count * count * if *places == 0 { miss } else { 1 }).sum()
}
