//! The computer. It counts the words that a letter completes and those that it opens for the opponent. The two highest
//! levels look ahead. Each level sees only the words that it knows. The computer never writes a word that the program
//! never chooses, in either direction.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use super::board::{Board, Move, Run, runs};
use crate::game::{Chance, Level, SearchCtx, Seat, Skill};
use crate::kit::words::{Standing, Words};
use crate::search::alphabeta::{Limits, Node, search};

/// What a level looks at.
struct Look {
    /// Whether it sees the words that it opens.
    careful: bool,
    /// The number of plies that it looks ahead, and the most positions to look at. 0: it does not search.
    depth: u32,
    nodes: u64,
}

const SKILLS: [Skill<Look>; 5] = [
    Skill { slip: 60, how: Look { careful: false, depth: 0, nodes: 0 } },
    Skill { slip: 25, how: Look { careful: false, depth: 0, nodes: 0 } },
    Skill { slip: 10, how: Look { careful: true, depth: 0, nodes: 0 } },
    Skill { slip: 2, how: Look { careful: true, depth: 3, nodes: 1_500 } },
    Skill { slip: 0, how: Look { careful: true, depth: 9, nodes: 12_000 } },
];

/// With more empty cells than this, little is decided yet, and the search visits at most this many positions.
const MANY: usize = 16;
const EARLY: u64 = 1_500;

/// With at most this many empty cells, the search looks at all distinct moves. With more, it looks at the most
/// promising ones, up to `PROMISING`.
const FEW: usize = 3;
const PROMISING: usize = 16;

/// The most letters of an alphabet. A set of letters is a number with a bit for each.
const LETTERS: usize = 32;
/// The code of an empty cell.
const EMPTY: u8 = u8::MAX;

pub fn think(board: &Board, ctx: &mut SearchCtx<'_>) -> Option<Move> {
    let Some(&Look { careful, depth, nodes }) = ctx.skill(&SKILLS) else { return sample(board, ctx.chance) };
    let letters: Vec<char> = board.dictionary().letters().chars().collect();
    let letter = |(cell, code): (u8, u8)| {
        let letter = *letters.get(usize::from(code))?;
        Some(Move { place: board.place(cell.into()), letter })
    };
    let (known, all) = (Known::new(board.dictionary(), &letters, ctx.level), runs(board.side.into()));
    let through = |cell: usize| all.iter().copied().filter(|run| run.contains(&cell)).collect();
    let runs: Vec<Vec<Run>> = (0..board.cells.len()).map(through).collect();
    let beside = beside(&runs);
    let sheet = Sheet::of(board, &letters, &known, (&runs, &beside));
    let best = if depth > 0 {
        let early = sheet.free().nth(MANY).is_some();
        let nodes = if early { nodes.min(EARLY) } else { nodes };
        search(&sheet, Limits { depth, nodes, until: &ctx.until })?.moves
    } else {
        let rated: Vec<_> = sheet.all().into_iter().map(|m| (sheet.promise(m, careful), m)).collect();
        let most = rated.iter().map(|(promise, _)| *promise).max();
        rated.into_iter().filter(|(promise, _)| Some(*promise) == most).map(|(_, m)| m).collect()
    };
    letter(*ctx.chance.pick(&best)?)
}

/// For each cell, the others that share a run with it.
fn beside(runs: &[Vec<Run>]) -> Vec<Vec<usize>> {
    let of = |cell: usize| {
        let shares = |other: &usize| *other != cell && runs[cell].iter().any(|run| run.contains(other));
        (0..runs.len()).filter(shares).collect()
    };
    (0..runs.len()).map(of).collect()
}

/// A random letter, but none that completes a word the program never chooses.
pub fn sample(board: &Board, chance: &mut Chance) -> Option<Move> {
    let free: Vec<usize> = board.free().collect();
    let cell = *chance.pick(&free)?;
    let place = board.place(cell);
    let moves: Vec<Move> = board.dictionary().letters().chars().map(|letter| Move { place, letter }).collect();
    let decent: Vec<Move> = moves.iter().copied().filter(|m| !board.would_write_unchosen(*m)).collect();
    chance.pick(if decent.is_empty() { &moves } else { &decent }).copied()
}

/// Words of three letters. For two letters of a run, it has the set of letters that complete it, as bits. A run is read
/// both ways.
struct Threes {
    /// Indexed by the first two letters.
    ends: Vec<u32>,
    /// Indexed by the first and the last letter.
    middles: Vec<u32>,
}

/// The words of three letters, in two groups.
struct Known {
    /// The words that the level may choose.
    good: Threes,
    /// The words that no level ever chooses.
    unchosen: Threes,
}

impl Known {
    fn new(words: &'static Words, letters: &[char], level: Level) -> Known {
        let mut known = Known { good: Threes::none(), unchosen: Threes::none() };
        let code = |letter: char| letters.iter().position(|other| *other == letter).unwrap_or(0);
        for (a, first) in words.start().onward() {
            for (b, second) in first.onward() {
                for (c, standing) in second.onward().filter_map(|(c, third)| Some((c, third.standing()?))) {
                    let Some(threes) = known.of(standing, level) else { continue };
                    threes.enter(code(a), code(b), code(c));
                    threes.enter(code(c), code(b), code(a));
                }
            }
        }
        known
    }

    /// The group of a word, or `None` if the level does not know it.
    fn of(&mut self, standing: Standing, level: Level) -> Option<&mut Threes> {
        match standing {
            Standing { choosable: false, .. } => Some(&mut self.unchosen),
            standing => standing.suits(level).then_some(&mut self.good),
        }
    }
}

impl Threes {
    fn none() -> Threes {
        Threes { ends: vec![0; LETTERS * LETTERS], middles: vec![0; LETTERS * LETTERS] }
    }

    fn enter(&mut self, a: usize, b: usize, c: usize) {
        self.ends[a * LETTERS + b] |= 1 << c;
        self.middles[a * LETTERS + c] |= 1 << b;
    }

    /// The letters that complete a word if only the `n`-th letter of a run is missing.
    fn missing(&self, run: [u8; 3], n: usize) -> u32 {
        let at = |one: u8, two: u8| usize::from(one) * LETTERS + usize::from(two);
        match (n, run) {
            (0, [_, b, c]) => self.ends[at(c, b)],
            (1, [a, _, c]) => self.middles[at(a, c)],
            (_, [a, b, _]) => self.ends[at(a, b)],
        }
    }
}

/// A move in the search: a cell and a letter.
type Step = (u8, u8);

/// The position in the search.
#[derive(Clone)]
struct Sheet<'a> {
    known: &'a Known,
    /// The runs through each cell, and the other cells of those.
    runs: &'a [Vec<Run>],
    beside: &'a [Vec<usize>],
    letters: u8,
    /// Whether the first word wins.
    first: bool,
    /// The code of each cell's letter, or [`EMPTY`].
    cells: Vec<u8>,
    /// The most words that a letter completes in each cell.
    gains: Vec<u8>,
    /// The mover's lead in words.
    lead: i32,
    mover: Seat,
    /// Whether the first word has been completed, if that wins.
    won: bool,
}

impl<'a> Sheet<'a> {
    fn of(
        board: &Board,
        letters: &[char],
        known: &'a Known,
        (runs, beside): (&'a [Vec<Run>], &'a [Vec<usize>]),
    ) -> Sheet<'a> {
        let code = |letter: char| letters.iter().position(|other| *other == letter).map_or(EMPTY, |code| code as u8);
        let count = |seat: Seat| board.found.iter().filter(|found| found.seat == seat).count() as i32;
        let mut sheet = Sheet {
            known,
            runs,
            beside,
            letters: letters.len() as u8,
            first: board.first,
            cells: board.cells.iter().map(|cell| cell.map_or(EMPTY, |(letter, _)| code(letter))).collect(),
            lead: count(board.mover) - count(board.mover.other()),
            mover: board.mover,
            won: false,
            gains: Vec::new(),
        };
        sheet.gains = (0..sheet.cells.len()).map(|cell| sheet.most(cell, None)).collect();
        sheet
    }

    fn read(&self, run: &Run) -> [u8; 3] {
        run.map(|cell| self.cells[cell])
    }

    /// For each run that lacks only this cell: the letters that complete a word.
    fn chances(&self, cell: usize) -> impl Iterator<Item = u32> {
        self.complete(cell, &self.known.good)
    }

    /// The letters that would complete a word the program never chooses.
    fn shunned(&self, cell: usize) -> u32 {
        self.complete(cell, &self.known.unchosen).fold(0, |all, set| all | set)
    }

    fn complete<'b>(&'b self, cell: usize, words: &'b Threes) -> impl Iterator<Item = u32> {
        self.runs[cell].iter().filter_map(move |run| {
            let n = run.iter().position(|other| *other == cell)?;
            let letters = self.read(run);
            let alone = (0..3).all(|other| other == n || letters[other] != EMPTY);
            alone.then(|| words.missing(letters, n))
        })
    }

    fn free(&self) -> impl Iterator<Item = usize> {
        (0..self.cells.len()).filter(|cell| self.cells[*cell] == EMPTY)
    }

    /// The number of words that a letter completes.
    fn gain(&self, (cell, letter): Step) -> i32 {
        self.chances(cell.into()).filter(|set| set & (1 << letter) != 0).count() as i32
    }

    /// The most words that a letter completes in a cell, perhaps after a move elsewhere; 0 where the cell is taken.
    fn most(&self, cell: usize, after: Option<Step>) -> u8 {
        if self.cells[cell] != EMPTY {
            return 0;
        }
        // How many words each letter completes, as a number of four bits that lie side by side.
        let mut counts = [0u32; 4];
        for run in &self.runs[cell] {
            let at = |other: usize| match after {
                Some((new, letter)) if usize::from(new) == other => letter,
                _ => self.cells[other],
            };
            let n = run.iter().position(|other| *other == cell).unwrap_or(0);
            let read = run.map(at);
            if (0..3).all(|other| other == n || read[other] != EMPTY) {
                let mut carry = self.known.good.missing(read, n);
                for bit in &mut counts {
                    (*bit, carry) = (*bit ^ carry, *bit & carry);
                }
            }
        }
        let (mut letters, mut most) = (u32::MAX, 0);
        for (bit, weight) in counts.into_iter().rev().zip([8, 4, 2, 1]) {
            if letters & bit != 0 {
                (letters, most) = (letters & bit, most + weight);
            }
        }
        most
    }

    /// The most words that a single letter completes in this position.
    fn best_gain(&self) -> i32 {
        self.gains.iter().copied().max().unwrap_or(0).into()
    }

    /// The same after a move.
    fn best_gain_after(&self, m: Step) -> i32 {
        let beside = &self.beside[usize::from(m.0)];
        let far = |cell: &usize| *cell != usize::from(m.0) && !beside.contains(cell);
        let far = (0..self.cells.len()).filter(far).map(|cell| self.gains[cell]);
        far.chain(beside.iter().map(|cell| self.most(*cell, Some(m)))).max().unwrap_or(0).into()
    }

    /// How good a move looks: the words that it completes, and those that it leaves to the opponent.
    fn promise(&self, m: Step, careful: bool) -> i32 {
        let gain = self.gain(m);
        match (careful, self.first && gain > 0) {
            (false, _) => gain,
            (true, true) => i32::MAX,
            (true, false) => 4 * gain - 3 * self.best_gain_after(m),
        }
    }

    /// All moves, except that letters with the same effect in a cell count once.
    fn all(&self) -> Vec<Step> {
        let mut moves = Vec::new();
        for cell in self.free() {
            // In practice the letters are never all shunned at once. If they were, one of them would have to be
            // written.
            let shunned =
                Some(self.shunned(cell)).filter(|set| set.count_ones() < u32::from(self.letters)).unwrap_or(0);
            let decent = (0..self.letters).filter(|letter| shunned & (1 << letter) == 0);
            let mut seen = HashSet::new();
            moves.extend(decent.map(|letter| (cell as u8, letter)).filter(|m| seen.insert(self.effect(*m))));
        }
        moves
    }

    /// The effect of a letter on each run through its cell: whether it completes a word, and which letters would
    /// complete one afterwards.
    fn effect(&self, (cell, letter): Step) -> Vec<u32> {
        let effect = |run: &Run| {
            let read = run.map(|other| if other == usize::from(cell) { letter } else { self.cells[other] });
            let missing: Vec<usize> = (0..3).filter(|n| read[*n] == EMPTY).collect();
            match missing[..] {
                [] => (self.known.good.missing(read, 2) >> read[2]) & 1,
                [n] => self.known.good.missing(read, n),
                _ => u32::from(letter),
            }
        };
        self.runs[usize::from(cell)].iter().map(effect).collect()
    }
}

impl Node for Sheet<'_> {
    type Move = Step;

    fn seat(&self) -> Seat {
        self.mover
    }

    fn verdict(&self) -> Option<i32> {
        match self.won {
            true => Some(-1),
            false => self.free().next().is_none().then(|| self.lead.signum()),
        }
    }

    fn estimate(&self) -> i32 {
        100 * self.lead + 70 * self.best_gain()
    }

    fn moves(&self) -> Vec<Step> {
        let mut rated: Vec<_> = self.all().into_iter().map(|m| (-self.promise(m, true), m)).collect();
        rated.sort_unstable();
        if self.free().nth(FEW).is_some() {
            rated.truncate(PROMISING);
        }
        rated.into_iter().map(|(_, m)| m).collect()
    }

    fn after(&self, m: Step) -> Self {
        let gain = self.gain(m);
        let mut next = self.clone();
        next.cells[usize::from(m.0)] = m.1;
        next.gains[usize::from(m.0)] = 0;
        for &cell in &self.beside[usize::from(m.0)] {
            next.gains[cell] = next.most(cell, None);
        }
        next.lead = -(self.lead + gain);
        next.mover = self.mover.other();
        next.won = self.first && gain > 0;
        next
    }

    fn key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (&self.cells, self.lead, self.mover).hash(&mut hasher);
        hasher.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::Terms;
    use super::*;
    use crate::game::Seed;

    /// The counts kept from letter to letter equal a fresh count.
    #[test]
    fn what_a_letter_opens_is_known_before_and_after_it() {
        let mut chance = Chance::seeded(&Seed([3; 32]), 0);
        let mut board = Board::new(Terms { side: 4, first: false, lang: "ru" }, Seat(0));
        let letters: Vec<char> = board.dictionary().letters().chars().collect();
        let known = Known::new(board.dictionary(), &letters, Level::BEST);
        let through = |cell: usize| runs(4).into_iter().filter(|run| run.contains(&cell)).collect();
        let through: Vec<Vec<Run>> = (0..16).map(through).collect();
        let beside = beside(&through);
        let mut opened = 0;
        while board.free().count() > 2 {
            let sheet = Sheet::of(&board, &letters, &known, (&through, &beside));
            for m in sheet.all().into_iter().step_by(9) {
                let next = sheet.after(m);
                let counted = |cell: usize| (0..next.letters).map(|letter| next.gain((cell as u8, letter))).max();
                let most = next.free().filter_map(counted).max().unwrap_or(0);
                assert_eq!((next.best_gain(), sheet.best_gain_after(m)), (most, most), "{board:?} {m:?}");
                opened += most;
            }
            let m = sample(&board, &mut chance).expect("a letter");
            let m = Move { letter: *chance.pick(&['а', 'о', 'к', 'т']).expect("one"), ..m };
            board.play(board.mover, m).expect("a legal move");
        }
        assert!(opened > 20, "{opened}");
    }
}
