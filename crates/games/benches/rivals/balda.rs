//! Rivals at Balda who know the whole dictionary: the longest word, and the word that is longest less the longest
//! answer to it.

use std::collections::{BTreeSet, HashMap};

use kletka_games::game::{Chance, Seat, Viewer};
use kletka_games::kit::words::{At, Trie, Words};
use kletka_games::play::Match;

/// A word that can be written: cell, letter, the node of its end, and its length.
type Word = (usize, u8, At, usize);

#[derive(Clone)]
struct Square {
    side: usize,
    cells: Vec<Option<u8>>,
    used: BTreeSet<At>,
    trie: &'static Trie,
}

/// Writes the longest word.
pub fn longest(played: &Match, _seat: Seat, chance: &mut Chance) -> Option<String> {
    let words = Words::of(played.header().options.choice("lang"));
    let square = read(&played.position().board(Viewer::Public), words)?;
    let rated = square.words().into_iter().map(|word| (word.3 as i64, word)).collect();
    Some(text(&square, words, rated, chance))
}

/// Writes the word that is longest less the longest answer.
pub fn answer(played: &Match, _seat: Seat, chance: &mut Chance) -> Option<String> {
    let words = Words::of(played.header().options.choice("lang"));
    let square = read(&played.position().board(Viewer::Public), words)?;
    let mut replies: HashMap<(usize, u8), Vec<Word>> = HashMap::new();
    let own = square.words();
    let worth = |&(cell, letter, word, length): &Word| {
        let next = replies.entry((cell, letter)).or_insert_with(|| {
            let mut next = square.clone();
            next.cells[cell] = Some(letter);
            next.words().into_iter().collect()
        });
        length as i64 - next.iter().filter(|reply| reply.2 != word).map(|reply| reply.3 as i64).max().unwrap_or(0)
    };
    let rated: Vec<(i64, Word)> = { own.iter().map(worth).zip(own.iter().copied()).collect() };
    Some(text(&square, words, rated, chance))
}

/// The text of one of the best words, or a pass.
fn text(square: &Square, words: &Words, rated: Vec<(i64, Word)>, chance: &mut Chance) -> String {
    let best = rated.iter().map(|(worth, _)| *worth).max();
    let best: Vec<Word> = rated.into_iter().filter(|(worth, _)| Some(*worth) == best).map(|(_, word)| word).collect();
    let text = chance.pick(&best).map(|&(cell, letter, word, _)| {
        let alphabet: Vec<char> = words.letters().chars().collect();
        let spelt: String = square.trie.spell(word).iter().map(|code| alphabet[usize::from(*code)]).collect();
        let column = (b'a' + (cell % square.side) as u8) as char;
        format!("{column}{} {} {spelt}", cell / square.side + 1, alphabet[usize::from(letter)])
    });
    text.unwrap_or_else(|| "pass".to_owned())
}

/// The square as its text shows it: letters, and the words of both players.
fn read(board: &str, words: &'static Words) -> Option<Square> {
    let (alphabet, trie) = (words.letters(), words.trie());
    let code = |letter: char| alphabet.chars().position(|other| other == letter).map(|code| code as u8);
    let side = board.lines().next()?.split_whitespace().count();
    let rows: Vec<&str> = board.lines().skip(1).take(side).collect();
    let cells: Vec<Option<u8>> = rows
        .iter()
        .flat_map(|row| row.split_whitespace().skip(1))
        .map(|cell| cell.chars().next().and_then(code))
        .collect();
    let lists = board.lines().skip(1 + side).filter_map(|line| line.split_once(": ")?.1.split_once(" = "));
    let mut used: BTreeSet<At> = lists
        .flat_map(|(list, _)| list.split(", "))
        .filter_map(|word| trie.find(word.chars().filter_map(code)))
        .collect();
    // The start word never changes.
    used.extend(trie.find(cells[side / 2 * side..][..side].iter().flatten().copied()));
    Some(Square { side, cells, used, trie })
}

impl Square {
    /// All words that can be written.
    fn words(&self) -> BTreeSet<Word> {
        let mut found = BTreeSet::new();
        for cell in 0..self.cells.len() {
            self.go(cell, Trie::ROOT, &mut Vec::new(), None, &mut found);
        }
        found
    }

    fn go(&self, cell: usize, at: At, path: &mut Vec<usize>, new: Option<(usize, u8)>, found: &mut BTreeSet<Word>) {
        if path.contains(&cell) {
            return;
        }
        match (self.cells[cell], new) {
            (Some(letter), _) => {
                if let Some(next) = self.trie.step(at, letter) {
                    self.lay(cell, next, path, new, found);
                }
            }
            (None, Some(_)) => {}
            (None, None) => {
                for (letter, next) in self.trie.onward(at) {
                    self.lay(cell, next, path, Some((cell, letter)), found);
                }
            }
        }
    }

    fn lay(&self, cell: usize, at: At, path: &mut Vec<usize>, new: Option<(usize, u8)>, found: &mut BTreeSet<Word>) {
        path.push(cell);
        if let (Some((new, letter)), Some(_), true, false) =
            (new, self.trie.standing(at), path.len() > 1, self.used.contains(&at))
        {
            found.insert((new, letter, at, path.len()));
        }
        let (col, row) = (cell % self.side, cell / self.side);
        let beside = [(row > 0, cell.wrapping_sub(self.side)), (col > 0, cell.wrapping_sub(1))];
        let beyond = [(col + 1 < self.side, cell + 1), (row + 1 < self.side, cell + self.side)];
        for (_, next) in beside.into_iter().chain(beyond).filter(|(inside, _)| *inside) {
            self.go(next, at, path, new, found);
        }
        path.pop();
    }
}
