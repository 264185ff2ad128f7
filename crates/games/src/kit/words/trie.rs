//! The words of a dictionary as a tree in memory, for searches that follow millions of letters. It is made once, when a
//! search first asks for it, and takes about 3 MB.

use std::collections::VecDeque;

use crate::game::Level;

/// The entry of a word in a dictionary.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The lowest computer level that knows the word.
    pub level: Level,
    /// Whether the program may choose the word. A coarse or hurtful word counts if people write it, but the program
    /// never draws, plays or names it.
    pub choosable: bool,
}

impl Standing {
    /// Whether a computer of a level may choose the word.
    pub fn suits(self, level: Level) -> bool {
        self.choosable && self.level <= level
    }
}

/// A beginning of words in a [`Trie`].
pub type At = u32;

/// The beginnings of the words of a dictionary. Letters are numbers: their places in the alphabet.
///
/// ```
/// use kletka_games::kit::words::{Trie, Words};
/// let trie = Words::of("en").trie();
/// let ox = [14, 23].iter().try_fold(Trie::ROOT, |at, letter| trie.step(at, *letter)).expect("words begin like that");
/// assert!(trie.standing(ox).is_some() && trie.step(ox, 16).is_none());
/// assert!(trie.onward(ox).any(|(letter, _)| letter == 4), "oxe");
/// ```
pub struct Trie {
    nodes: Vec<Node>,
}

#[derive(Clone, Copy)]
struct Node {
    /// The letters that go on, as bits.
    letters: u32,
    /// The first child. Children are in the order of their letters.
    first: At,
    /// The node before it.
    before: At,
    /// The length of the longest word that begins like that.
    longest: u8,
    standing: Option<Standing>,
}

impl Trie {
    /// Before the first letter.
    pub const ROOT: At = 0;

    /// The tree of these words, given as sorted letter numbers.
    pub fn new(words: &[(Vec<u8>, Standing)]) -> Trie {
        let mut nodes = Vec::new();
        let mut queue = VecDeque::from([(words, Trie::ROOT, 0)]);
        while let Some((mut words, before, length)) = queue.pop_front() {
            let own = words.first().filter(|(word, _)| word.len() == length).map(|(_, standing)| *standing);
            words = &words[usize::from(own.is_some())..];
            // The children of a queued node come directly after the existing nodes.
            let first = (nodes.len() + 1 + queue.len()) as At;
            let mut letters = 0;
            for behind in words.chunk_by(|(one, _), (two, _)| one[length] == two[length]) {
                letters |= 1 << behind[0].0[length];
                queue.push_back((behind, nodes.len() as At, length + 1));
            }
            nodes.push(Node { letters, first, before, longest: length as u8, standing: own });
        }
        for at in (0..nodes.len()).rev() {
            let Node { letters, first, longest, .. } = nodes[at];
            let behind = nodes.iter().skip(first as usize).take(letters.count_ones() as usize);
            nodes[at].longest = behind.map(|node| node.longest).max().unwrap_or(longest);
        }
        Trie { nodes }
    }

    /// The length of the longest word that begins like that.
    #[inline]
    pub fn longest(&self, at: At) -> u8 {
        self.nodes[at as usize].longest
    }

    /// One letter on; `None` if no word goes on like that.
    #[inline]
    pub fn step(&self, at: At, letter: u8) -> Option<At> {
        let node = &self.nodes[at as usize];
        let bit = 1u32 << letter;
        (node.letters & bit != 0).then(|| node.first + (node.letters & (bit - 1)).count_ones())
    }

    /// All letters that go on, with where they lead.
    #[inline]
    pub fn onward(&self, at: At) -> impl Iterator<Item = (u8, At)> + use<> {
        self.onward_by(at, u32::MAX)
    }

    /// The same, of these letters alone: a bit for each.
    #[inline]
    pub fn onward_by(&self, at: At, by: u32) -> impl Iterator<Item = (u8, At)> + use<> {
        let Node { letters, first, .. } = self.nodes[at as usize];
        let mut left = letters & by;
        std::iter::from_fn(move || {
            let letter = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some((letter, first + (letters & ((1u32 << letter) - 1)).count_ones()))
        })
    }

    /// The entry of the word that ends here; `None` if none does.
    #[inline]
    pub fn standing(&self, at: At) -> Option<Standing> {
        self.nodes[at as usize].standing
    }

    /// The node at which a word of these letters ends. `None` if it is not a word.
    pub fn find(&self, letters: impl IntoIterator<Item = u8>) -> Option<At> {
        let at = letters.into_iter().try_fold(Trie::ROOT, |at, letter| self.step(at, letter))?;
        self.standing(at).map(|_| at)
    }

    /// The letters of a word, or of a beginning of words.
    pub fn spell(&self, mut at: At) -> Vec<u8> {
        let mut letters = Vec::new();
        while at != Trie::ROOT {
            let before = self.nodes[at as usize].before;
            letters.extend(self.onward(before).find(|(_, next)| *next == at).map(|(letter, _)| letter));
            at = before;
        }
        letters.reverse();
        letters
    }
}
