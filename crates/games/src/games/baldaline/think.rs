//! The computer. It uses only the words that it knows and may choose. If they are few enough, it plays the round out to
//! its end.

use std::collections::BTreeMap;

use super::row::{LONGEST, Move, Row, WHOLE};
use super::solve::Solver;
use crate::game::{Chance, Deadline, Level, SearchCtx, Skill};
use crate::kit::words::{Walk, Words};

/// With how many places of the row in words a level plays the rest of a round out. When it slips, it does not look
/// whether its move completes a word.
const SKILLS: [Skill<usize>; 5] = [
    Skill { slip: 30, how: 0 },
    Skill { slip: 12, how: 0 },
    Skill { slip: 5, how: 30 },
    Skill { slip: 1, how: 1_000 },
    Skill { slip: 0, how: usize::MAX },
];

/// The share of its time in which it plays a round out.
const SHARE: f64 = 0.6;
/// One in this many random moves doubts, and one in this many gives up.
const DOUBTS: u32 = 12;
const GIVES_UP: u32 = 40;

pub fn think(row: &Row, ctx: &mut SearchCtx<'_>) -> Move {
    if row.letters.is_empty() {
        return first(row, ctx);
    }
    let known = Known::of(row, ctx.level);
    if row.doubted {
        return known.name().map_or(Move::GiveUp, Move::Word);
    }
    if known.words.is_empty() {
        // Of words that it does not say it asks nobody for one either.
        return if !known.shunned.is_empty() { Move::GiveUp } else { Move::Doubt };
    }
    let run: Vec<char> = row.run().chars().collect();
    let mut ways = known.ways(&run, &known.spots(&run));
    ways.retain(|way| !known.is_unchosen(&way.run));
    let Some(&solves) = ctx.skill(&SKILLS) else {
        let all: Vec<Move> = ways.iter().map(|way| way.m.clone()).collect();
        return ctx.chance.pick(&all).cloned().unwrap_or(Move::Doubt);
    };
    let safe: Vec<&Way> = ways.iter().filter(|way| !known.is_whole(&way.run)).collect();
    let mut best = None;
    if known.spots(&run).len() <= solves {
        let seats = row.party.present().len();
        let mut solver = known.solver(seats, ctx.until.share(SHARE));
        // The one that moves is counted as 0, and the one after it as 1: it must not come out as the loser.
        let good =
            safe.iter().find(|way| solver.loser(way.run.len(), way.spots()).is_some_and(|n| (n + 1) % seats != 0));
        if let Some(way) = good {
            ctx.evaluation = Some(1.0);
            return way.m.clone();
        }
        best = hardest(&mut solver, &safe);
    }
    let chosen = best.or_else(|| ctx.chance.pick(&safe).copied());
    chosen.map_or_else(|| bluff(row, &known, ctx.chance), |way| way.m.clone())
}

/// Of moves that all lose the one that leaves the next one the fewest good answers for each bad one; `None` when time
/// is up.
fn hardest<'a>(solver: &mut Solver, safe: &[&'a Way]) -> Option<&'a Way> {
    let mut hardest: Option<(f64, &Way)> = None;
    for way in safe {
        let (all, good) = solver.chances(way.run.len(), way.spots())?;
        let share = f64::from(good) / f64::from(all.max(1));
        if hardest.is_none_or(|(least, _)| share < least) {
            hardest = Some((share, way));
        }
    }
    hardest.map(|(_, way)| way)
}

/// A letter of some word. The best level begins with one after which the next one loses, if there is such a letter.
fn first(row: &Row, ctx: &mut SearchCtx<'_>) -> Move {
    let seats = row.party.present().len();
    if ctx.level.of(&SKILLS).how == usize::MAX && seats == 2 {
        let known = Known::of(row, ctx.level);
        let mut letters: Vec<char> = row.dictionary().letters().chars().collect();
        ctx.chance.shuffle(&mut letters);
        let mut solver = known.solver(seats, ctx.until.share(SHARE));
        let loses = |letter: &char| {
            let spots = known.spots(&[*letter]);
            let some = !spots.is_empty();
            some && solver.loser(1, spots.into_iter().map(|(word, at)| (word as usize, at.into()))) == Some(0)
        };
        if let Some(letter) = letters.into_iter().find(loses) {
            ctx.evaluation = Some(1.0);
            return Move::Behind(letter);
        }
    }
    let word: Vec<char> = row.dictionary().draw(ctx.chance, 4..=9, ctx.level).chars().collect();
    ctx.chance.pick(&word).map_or(Move::GiveUp, |letter| Move::Behind(*letter))
}

/// All that it knows would complete a word: some letter that does not.
fn bluff(row: &Row, known: &Known, chance: &mut Chance) -> Move {
    if row.letters.len() >= LONGEST {
        return Move::Doubt;
    }
    let mut moves = letters(row);
    chance.shuffle(&mut moves);
    let harmless = |m: &Move| after(row, m).is_some_and(|run| !known.is_whole(&run) && !known.is_unchosen(&run));
    moves.into_iter().find(harmless).unwrap_or(Move::Doubt)
}

/// The row with a letter added.
fn after(row: &Row, m: &Move) -> Option<Vec<char>> {
    let run: Vec<char> = row.run().chars().collect();
    match m {
        Move::Front(letter) => Some([&[*letter], &*run].concat()),
        Move::Behind(letter) => Some([&*run, &[*letter]].concat()),
        _ => None,
    }
}

/// Each letter in front and behind.
pub fn letters(row: &Row) -> Vec<Move> {
    let letters = row.dictionary().letters();
    letters.chars().flat_map(|letter| [Move::Front(letter), Move::Behind(letter)]).collect()
}

/// A random move: often a letter with which some word goes on. Gives up rather than write a word that is never chosen.
pub fn sample(row: &Row, chance: &mut Chance) -> Option<Move> {
    let m = any(row, chance)?;
    Some(if writes_unchosen(row, &m) { Move::GiveUp } else { m })
}

/// Whether a move names or completes a word that is never chosen.
pub fn writes_unchosen(row: &Row, m: &Move) -> bool {
    let word = match m {
        Move::Word(word) => word.clone(),
        _ => after(row, m).into_iter().flatten().collect(),
    };
    row.dictionary().is_unchosen(&word)
}

fn any(row: &Row, chance: &mut Chance) -> Option<Move> {
    let run: Vec<char> = row.letters.iter().map(|(letter, _)| *letter).collect();
    let walk = run.iter().try_fold(row.dictionary().start(), |walk, letter| walk.step(*letter));
    let onward: Vec<(char, Walk)> = walk.into_iter().flat_map(Walk::onward).collect();
    if row.doubted {
        let word = run.iter().chain(chance.pick(&onward).map(|(letter, _)| letter)).collect();
        return Some(if chance.die(3) == 1 { Move::GiveUp } else { Move::Word(word) });
    }
    let full = run.len() >= LONGEST;
    if !run.is_empty() && (full || chance.die(DOUBTS) == 1) {
        return Some(if row.before.is_some() { Move::Doubt } else { Move::GiveUp });
    }
    if !run.is_empty() && chance.die(GIVES_UP) == 1 {
        return Some(Move::GiveUp);
    }
    match chance.pick(&onward) {
        Some((letter, _)) if chance.die(3) > 1 => Some(Move::Behind(*letter)),
        _ => chance.pick(&letters(row)).cloned(),
    }
}

/// An occurrence of the row in a word: the number of the word, and of the letter at which it begins.
type Spot = (u32, u8);

/// A letter that may be added.
struct Way {
    m: Move,
    /// The row after it, and its occurrences.
    run: Vec<char>,
    spots: Vec<Spot>,
}

impl Way {
    fn spots(&self) -> impl Iterator<Item = (usize, usize)> {
        self.spots.iter().map(|(word, at)| (*word as usize, usize::from(*at)))
    }
}

/// The words with the row in them that a level may choose.
struct Known {
    dictionary: &'static Words,
    level: Level,
    words: Vec<Vec<char>>,
    levels: Vec<Level>,
    /// Those that it knows and that are never chosen.
    shunned: Vec<Vec<char>>,
}

impl Known {
    fn of(row: &Row, level: Level) -> Known {
        let dictionary = row.dictionary();
        let run = row.run();
        let mut found = dictionary.containing(&run);
        found.retain(|(_, standing)| standing.level <= level);
        let shunned = found.iter().filter(|(_, standing)| !standing.choosable);
        let shunned = shunned.map(|(word, _)| word.chars().collect()).collect();
        let known = found.into_iter().filter(|(_, standing)| standing.choosable);
        let (words, levels) = known.map(|(word, standing)| (word.chars().collect(), standing.level)).unzip();
        Known { dictionary, level, words, levels, shunned }
    }

    /// Plays rounds out in which all know these words.
    fn solver(&self, seats: u32, until: Deadline) -> Solver {
        Solver::new(self.words.iter().map(Vec::as_slice), self.shunned.iter().map(Vec::as_slice), seats, until)
    }

    /// The best known word, of those the shortest.
    fn name(&self) -> Option<String> {
        let words = self.words.iter().zip(&self.levels);
        words.min_by_key(|(word, level)| (**level, word.len())).map(|(word, _)| word.iter().collect())
    }

    /// Whether a row is a word that loses.
    fn is_whole(&self, run: &[char]) -> bool {
        let word: String = run.iter().collect();
        run.len() >= WHOLE && self.dictionary.level(&word).is_some_and(|least| least <= self.level)
    }

    /// Whether a row is a word that is never chosen, of whatever level: the program does not write it.
    fn is_unchosen(&self, run: &[char]) -> bool {
        self.dictionary.is_unchosen(&run.iter().collect::<String>())
    }

    /// All places of a row.
    fn spots(&self, run: &[char]) -> Vec<Spot> {
        let places = |(n, word): (u32, &Vec<char>)| {
            let at = word.windows(run.len().max(1)).enumerate().filter(|(_, part)| *part == run);
            at.map(|(at, _)| (n, at as u8)).collect::<Vec<_>>()
        };
        (0..).zip(&self.words).flat_map(places).collect()
    }

    /// The letters that lead on to a known word, those with the fewest places first.
    fn ways(&self, run: &[char], spots: &[Spot]) -> Vec<Way> {
        let (mut front, mut behind) = (BTreeMap::<char, Vec<Spot>>::new(), BTreeMap::<char, Vec<Spot>>::new());
        for &(n, at) in spots {
            let (word, from) = (&self.words[n as usize], usize::from(at));
            if let Some(letter) = from.checked_sub(1).and_then(|before| word.get(before)) {
                front.entry(*letter).or_default().push((n, at - 1));
            }
            if let Some(letter) = word.get(from + run.len()) {
                behind.entry(*letter).or_default().push((n, at));
            }
        }
        let before = |(letter, spots)| Way { m: Move::Front(letter), run: [&[letter], run].concat(), spots };
        let after = |(letter, spots)| Way { m: Move::Behind(letter), run: [run, &[letter]].concat(), spots };
        let mut ways: Vec<Way> = front.into_iter().map(before).chain(behind.into_iter().map(after)).collect();
        ways.sort_by_key(|way| way.spots.len());
        ways
    }
}

/// The loser from a row on, counted from the mover, for this many players with a level's vocabulary.
#[cfg(test)]
pub fn loser(row: &Row, level: Level) -> Option<u32> {
    let known = Known::of(row, level);
    let run: Vec<char> = row.run().chars().collect();
    let seats = row.party.present().len();
    let spots = known.spots(&run);
    let spots = spots.iter().map(|(word, at)| (*word as usize, usize::from(*at)));
    known.solver(seats, Deadline::never()).loser(run.len(), spots)
}
