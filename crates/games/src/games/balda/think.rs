//! The computer. It finds all words that can be written, and takes a long one of those that it knows. The two highest
//! levels think of the answers as well.

use super::look::{Look, Reach};
use super::scan::{Play, Sheet};
use super::square::{Entry, Move, SHORTEST, Square, Vote};
use super::trail::Grid;
use crate::game::{Chance, Deadline, Level, SearchCtx};
use crate::kit::words::{Standing, Walk};

/// How a level plays.
struct Skill {
    /// The longest word that it sees.
    longest: usize,
    /// How many times in a hundred it takes any word that it sees.
    slip: u32,
    /// How far it looks ahead; `None` where it takes the longest word.
    reach: Option<Reach>,
}

const SKILLS: [Skill; 5] = [
    Skill { longest: 4, slip: 60, reach: None },
    Skill { longest: 5, slip: 35, reach: None },
    Skill { longest: 6, slip: 12, reach: None },
    Skill { longest: 8, slip: 3, reach: Some(Reach { plies: 2, roots: 1, width: 1, last: 0 }) },
    Skill { longest: usize::MAX, slip: 0, reach: Some(Reach { plies: 3, roots: 80, width: 8, last: 4 }) },
];

/// The share of its time in which a computer looks ahead: on large squares more of it would change little.
const SHARE: f64 = 0.2;

/// How many cells a random move tries at most.
const TRIES: u32 = 400;
/// One in this many random moves makes a word up.
const MADE_UP: u32 = 8;
/// The number of cells between looks at the clock.
const CLOCK: u32 = 256;

/// The computer's move: of several words that are equally good any.
pub fn think(square: &Square, ctx: &mut SearchCtx<'_>) -> Move {
    if square.claim.is_some() {
        return Move::Vote(Vote::Abstain);
    }
    let &Skill { longest, slip, reach } = ctx.level.of(&SKILLS);
    let slips = ctx.slips(slip);
    if let Some(reach) = reach.filter(|_| !slips) {
        return ahead(square, reach, ctx);
    }
    let mut known = all(square, ctx.level, ctx.until);
    known.retain(|(length, _)| *length <= longest);
    if !slips {
        let best = known.iter().map(|(length, _)| *length).max();
        known.retain(|(length, _)| Some(*length) == best);
    }
    ctx.chance.pick(&known).map_or(Move::Pass, |(_, entry)| Move::Write(entry.clone()))
}

/// The move of a level that thinks of the answers.
fn ahead(square: &Square, reach: Reach, ctx: &mut SearchCtx<'_>) -> Move {
    let mut sheet = Sheet::new(square, ctx.level);
    let others = square.party.present().without(square.party.mover());
    let plays = if others.len() == 1 {
        let until = ctx.until.share(SHARE);
        let choice = Look::new(sheet.clone(), reach, square.turns_left(), &until).choice();
        let scores = square.scores();
        let lead: i64 = others.iter().map(|seat| scores[square.party.mover().index()] - scores[seat.index()]).sum();
        // In the end, the leader need not open anything.
        choice
            .filter(|choice| !choice.exact || choice.worth >= 0 || lead <= 0)
            .map_or(Vec::new(), |choice| choice.plays)
    } else {
        best_of_many(&mut sheet, others.len() as i32)
    };
    let letters = square.dictionary().letters();
    let entry = |play: Play| {
        let letter = letters.chars().nth(play.letter.into())?;
        Some(Entry { place: square.place(play.cell.into()), letter, word: sheet.spell(play, letters)? })
    };
    ctx.chance.pick(&plays).and_then(|play| entry(*play)).map_or(Move::Pass, Move::Write)
}

/// The best moves against several others, who share the opportunities; with one opponent, all of the answer counts.
fn best_of_many(sheet: &mut Sheet, others: i32) -> Vec<Play> {
    let worth = |(play, answer): &(Play, u8)| match others {
        0 => i32::from(play.length) + i32::from(*answer),
        _ => others * i32::from(play.length) - i32::from(*answer),
    };
    let rated = sheet.rated();
    let best = rated.iter().map(worth).max();
    rated.iter().filter(|rated| Some(worth(rated)) == best).map(|(play, _)| *play).collect()
}

/// All words that a level may choose and that can be written here, each once for a cell, with their lengths.
pub fn all(square: &Square, level: Level, until: Deadline) -> Vec<(usize, Entry)> {
    let mut found = Vec::new();
    let mut hunt = Hunt::new(square, u32::MAX, until);
    hunt.words(0..square.cells.len(), &mut |found_word| {
        if found_word.standing.suits(level) {
            found.push((found_word.word.len(), found_word.entry(square)));
        }
        true
    });
    found.sort_by(|(_, a), (_, b)| (a.place, a.letter, &a.word).cmp(&(b.place, b.letter, &b.word)));
    found.dedup();
    found.retain(|(_, entry)| !square.is_used(&entry.word));
    found
}

/// A random move: a word that is found soon, now and then one that is made up, or a pass.
pub fn sample(square: &Square, chance: &mut Chance) -> Move {
    let made_up = (chance.die(MADE_UP) == 1 && square.may_try()).then(|| made_up(square, chance)).flatten();
    let words = square.dictionary();
    let legal = |entry: &Entry| {
        let word = &entry.word;
        !square.is_used(word) && !square.turned_down.contains(word) && !words.is_unchosen(word)
    };
    if let Some(entry) = made_up.filter(|entry| legal(entry) && square.party.present().len() > 1) {
        return Move::Write(entry);
    }
    let mut cells: Vec<usize> = (0..square.cells.len()).filter(|cell| is_start(square.grid(), *cell)).collect();
    chance.shuffle(&mut cells);
    let (mut skip, mut chosen) = (chance.range(0, 5), None);
    let mut hunt = Hunt::new(square, TRIES, Deadline::never());
    hunt.words(cells.into_iter(), &mut |found| {
        let entry = found.entry(square);
        if legal(&entry) {
            chosen = Some(entry);
            skip = skip.saturating_sub(1);
        }
        skip > 0 || chosen.is_none()
    });
    chosen.map_or(Move::Pass, Move::Write)
}

/// A word to show how one is written: one that everybody knows, and no more than is found first.
pub fn example(square: &Square) -> Move {
    let mut found: Option<Entry> = None;
    // Short entries of a dictionary are often abbreviations, which teach nobody.
    let is_plain = |entry: &Entry| entry.word.chars().nth(2).is_some();
    let mut hunt = Hunt::new(square, u32::MAX, Deadline::never());
    hunt.words(0..square.cells.len(), &mut |word| {
        let entry = word.entry(square);
        let fresh = !square.is_used(&entry.word) && !square.turned_down.contains(&entry.word);
        if fresh && word.standing.suits(Level::DEFAULT) && (found.is_none() || is_plain(&entry)) {
            found = Some(entry);
        }
        !found.as_ref().is_some_and(is_plain)
    });
    found.map_or(Move::Pass, Move::Write)
}

/// A letter at the edge of the others, and a random word read on from it.
fn made_up(square: &Square, chance: &mut Chance) -> Option<Entry> {
    let grid = square.grid();
    let edge: Vec<usize> = (0..square.cells.len()).filter(|cell| grid.is_edge(*cell)).collect();
    let cell = *chance.pick(&edge)?;
    let letters: Vec<char> = square.dictionary().letters().chars().collect();
    let letter = *chance.pick(&letters)?;
    let (mut word, mut path) = (letter.to_string(), vec![cell]);
    for _ in 0..chance.range(1, 4) {
        let last = path.last().copied().unwrap_or(cell);
        let next: Vec<usize> = grid.beside(last).filter(|next| !path.contains(next)).collect();
        let Some((next, letter)) = chance.pick(&next).and_then(|next| Some((*next, grid.cells[*next]?))) else {
            break;
        };
        word.push(letter);
        path.push(next);
    }
    (path.len() >= SHORTEST).then(|| Entry { place: square.place(cell), letter, word })
}

/// Whether a word can begin in a cell.
fn is_start(grid: Grid<'_>, cell: usize) -> bool {
    grid.cells[cell].is_some() || grid.is_edge(cell)
}

/// A word that can be written.
struct Found<'a> {
    cell: usize,
    letter: char,
    word: &'a [char],
    standing: Standing,
}

impl Found<'_> {
    fn entry(&self, square: &Square) -> Entry {
        Entry { place: square.place(self.cell), letter: self.letter, word: self.word.iter().collect() }
    }
}

/// Told of each word; whether the hunt goes on.
type Tell<'t> = dyn FnMut(Found<'_>) -> bool + 't;

/// Follows the board and the dictionary at once: a path is left as soon as no word goes on like that.
struct Hunt<'a> {
    grid: Grid<'a>,
    start: Walk,
    used: u128,
    word: Vec<char>,
    /// The cell that was empty, and its letter.
    new: Option<(usize, char)>,
    /// How many cells it may still go to.
    left: u32,
    until: Deadline,
}

impl<'a> Hunt<'a> {
    fn new(square: &'a Square, left: u32, until: Deadline) -> Hunt<'a> {
        let start = square.dictionary().start();
        Hunt { grid: square.grid(), start, used: 0, word: Vec::new(), new: None, left, until }
    }

    /// All words that begin in these cells, the same one perhaps several times.
    fn words(&mut self, mut cells: impl Iterator<Item = usize>, tell: &mut Tell<'_>) {
        cells.all(|cell| !is_start(self.grid, cell) || self.enter(cell, self.start, tell));
    }

    /// Goes on to a cell. Whether the hunt goes on.
    fn enter(&mut self, cell: usize, walk: Walk, tell: &mut Tell<'_>) -> bool {
        if self.used & (1 << cell) != 0 {
            return true;
        }
        match self.grid.cells[cell] {
            Some(letter) => walk.step(letter).is_none_or(|next| self.lay(cell, letter, next, tell)),
            None if self.new.is_some() => true,
            None => {
                let on = walk.onward().all(|(letter, next)| {
                    self.new = Some((cell, letter));
                    self.lay(cell, letter, next, tell)
                });
                self.new = None;
                on
            }
        }
    }

    fn lay(&mut self, cell: usize, letter: char, walk: Walk, tell: &mut Tell<'_>) -> bool {
        let Some(left) = self.left.checked_sub(1) else { return false };
        self.left = left;
        if left.is_multiple_of(CLOCK) && self.until.passed() {
            return false;
        }
        self.used |= 1 << cell;
        self.word.push(letter);
        let mut on = true;
        if let (Some((cell, letter)), Some(standing)) = (self.new, walk.standing())
            && self.word.len() >= SHORTEST
        {
            on = tell(Found { cell, letter, word: &self.word, standing });
        }
        let on = on && self.grid.beside(cell).all(|next| self.enter(next, walk, tell));
        self.word.pop();
        self.used &= !(1 << cell);
        on
    }
}
