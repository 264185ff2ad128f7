//! Rivals at the gallows who guess letters by a simple rule. Those who look at the word say it once only one fits.

use std::collections::HashMap;
use std::sync::OnceLock;

use kletka_games::game::{Chance, Level, Seat, Viewer};
use kletka_games::kit::words::{Walk, Words};
use kletka_games::play::Match;

/// The signs of a word, with `_` for unknown letters, and the letters that were tried.
struct Riddle {
    signs: Vec<char>,
    tried: Vec<char>,
}

/// Asks letters in the order in which most words of the dictionary have them, whatever the word looks like.
pub fn frequent(played: &Match, seat: Seat, _chance: &mut Chance) -> Option<String> {
    // All matches have one language.
    static ORDER: OnceLock<String> = OnceLock::new();
    let (words, riddle) = read(played, seat);
    let order = ORDER.get_or_init(|| {
        // In the game, words have 4 to 16 letters.
        let all: Vec<String> = (4..=16).flat_map(|length| found(words, &vec!['_'; length], &[], Level::BEST)).collect();
        let mut order = String::new();
        while let Some(letter) = in_most(words, &all, &order.chars().collect::<Vec<char>>()) {
            order.push_str(&letter);
        }
        order
    });
    order.chars().find(|letter| !riddle.tried.contains(letter)).map(String::from)
}

/// Asks the letter that most of the words that fit have, of all words of the dictionary.
pub fn commonest(played: &Match, seat: Seat, _chance: &mut Chance) -> Option<String> {
    of_those_that_fit(played, seat, Level::BEST)
}

/// The same of the words that everybody knows, since the bot sets only these.
pub fn modest(played: &Match, seat: Seat, _chance: &mut Chance) -> Option<String> {
    of_those_that_fit(played, seat, Level::DEFAULT)
}

fn of_those_that_fit(played: &Match, seat: Seat, level: Level) -> Option<String> {
    let (words, riddle) = read(played, seat);
    let possible = found(words, &riddle.signs, &riddle.tried, level);
    let unknown =
        |word: &String| word.chars().zip(&riddle.signs).filter(|(_, sign)| **sign == '_').map(|(l, _)| l).collect();
    match possible.as_slice() {
        [word] => Some(word.clone()),
        _ => in_most(words, &possible.iter().map(unknown).collect::<Vec<String>>(), &riddle.tried),
    }
}

/// The letter that most of these words have, of those not tried.
fn in_most(words: &Words, all: &[String], tried: &[char]) -> Option<String> {
    let mut counts: HashMap<char, usize> = HashMap::new();
    for word in all {
        let letters: Vec<char> = word.chars().collect();
        let fresh = (0..letters.len()).filter(|n| !letters[..*n].contains(&letters[*n]));
        fresh.for_each(|n| *counts.entry(letters[n]).or_default() += 1);
    }
    let open = words.letters().chars().filter(|letter| !tried.contains(letter));
    open.max_by_key(|letter| counts.get(letter).copied()).map(String::from)
}

/// The word as a seat sees it.
fn read(played: &Match, seat: Seat) -> (&'static Words, Riddle) {
    let words = Words::of(played.header().options.choice("lang"));
    let board = played.position().board(Viewer::Seat(seat));
    let signs = |line: &str| line.split(' ').filter_map(|sign| sign.chars().next()).collect::<Vec<char>>();
    let small = |sign: char| words.letter(sign).unwrap_or('_');
    let mut lines = board.lines();
    let word = lines.next().map(signs).unwrap_or_default().into_iter().map(small).collect();
    // The last line counts strokes.
    let tried = lines.next().filter(|line| !line.contains('/')).map(signs).unwrap_or_default();
    (words, Riddle { signs: word, tried: tried.into_iter().map(small).collect() })
}

/// The number of strokes, which the last line of a board counts.
pub fn strokes(board: &str) -> Option<i64> {
    board.lines().last()?.split_once('/')?.0.parse().ok()
}

/// The words that fit the signs and have no tried letter in an unknown place.
fn found(words: &'static Words, signs: &[char], tried: &[char], level: Level) -> Vec<String> {
    let mut open: Vec<(String, Walk)> = vec![(String::new(), words.start())];
    for sign in signs {
        let fits = |letter: char| if *sign == '_' { !tried.contains(&letter) } else { letter == *sign };
        let longer = |(begun, walk): &(String, Walk)| {
            let next = walk.onward().filter(|(letter, _)| fits(*letter));
            next.map(|(letter, walk)| (format!("{begun}{letter}"), walk)).collect::<Vec<_>>()
        };
        open = open.iter().flat_map(longer).collect();
    }
    let known = |walk: &Walk| walk.standing().is_some_and(|standing| standing.suits(level));
    open.into_iter().filter(|(_, walk)| known(walk)).map(|(word, _)| word).collect()
}
