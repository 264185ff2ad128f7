//! The prospects of a line of the grid: about how much it will be worth, for every set of digits in it and every number
//! of throws still to come.
//!
//! There are as many throws to come as empty cells, `n`. Let `w(n, m)` be the worth of a line with the digits `m`, and
//! `e` the number of its empty cells. The line may take a throw with probability `q`, since one line in five can have
//! it:
//! ```text
//! w(n, m) = score(m)                                                          if e = 0
//! w(n, m) = Σ p(d) · w(n − 1, m + d)                                          if e = n: it must take what comes
//! w(n, m) = Σ p(d) · (q · best(w(n − 1, m), w(n − 1, m + d)) + (1 − q) · w(n − 1, m))     else
//! ```
//!
//! `best` is the greater value if the line belongs to the writer, and the smaller one if it is the opponent's.

use std::collections::HashMap;

use super::grid::{CELLS, SIDE, score};

/// How many of the 36 throws of two dice show each digit.
pub const WAYS: [u32; 10] = [3, 2, 2, 2, 3, 4, 5, 6, 5, 4];

/// The share of all throws that show a digit.
pub fn share(digit: u8) -> f32 {
    WAYS[usize::from(digit % 10)] as f32 / 36.0
}

/// The number of a line among all sets of digits that a line may have. The order of digits does not matter; 0 is the
/// empty line.
pub type Line = u16;

/// All sets of digits that a line may have.
pub struct Lines {
    /// The line with one more digit; full lines stay as they are.
    next: Vec<[Line; 10]>,
    /// Digits in each line.
    size: Vec<usize>,
    /// The score of each line with its present digits.
    score: Vec<f32>,
}

impl Lines {
    pub fn all() -> Lines {
        let mut numbers: HashMap<Vec<u8>, Line> = HashMap::from([(Vec::new(), 0)]);
        let mut sets = vec![Vec::new()];
        let mut next: Vec<[Line; 10]> = Vec::new();
        let mut at = 0;
        while let Some(set) = sets.get(at).cloned() {
            let mut then = [at as Line; 10];
            for digit in (0..10).filter(|_| set.len() < SIDE) {
                let mut longer = set.clone();
                longer.push(digit);
                longer.sort_unstable();
                let fresh = sets.len() as Line;
                let number = *numbers.entry(longer.clone()).or_insert(fresh);
                if number == fresh {
                    sets.push(longer);
                }
                then[usize::from(digit)] = number;
            }
            next.push(then);
            at += 1;
        }
        let score = sets.iter().map(|set| score(set) as f32).collect();
        Lines { next, size: sets.iter().map(Vec::len).collect(), score }
    }

    /// The line with one more digit.
    pub fn with(&self, line: Line, digit: u8) -> Line {
        self.next[usize::from(line)][usize::from(digit % 10)]
    }

    /// The score of a line with its present digits.
    pub fn score(&self, line: Line) -> f32 {
        self.score[usize::from(line)]
    }
}

/// The expected worth of lines, by the number of throws to come and by line.
pub struct Chart {
    worth: Vec<Vec<f32>>,
}

impl Chart {
    /// The chart of lines that may take a throw with probability `chance`. `is_friend` says, for a number of throws to
    /// come (this one included), whether the line belongs to the writer.
    pub fn of(lines: &Lines, chance: f32, is_friend: impl Fn(usize) -> bool) -> Chart {
        let mut worth = vec![lines.score.clone()];
        for left in 1..=CELLS {
            let before = &worth[left - 1];
            let of = |line: usize| {
                let empty = SIDE - lines.size[line];
                if empty == 0 {
                    return lines.score[line];
                }
                let skipped = before[line];
                (0..10_u8)
                    .map(|digit| {
                        let taken = before[usize::from(lines.next[line][usize::from(digit)])];
                        let best = if is_friend(left) { taken.max(skipped) } else { taken.min(skipped) };
                        let mean = if empty >= left { taken } else { chance * best + (1.0 - chance) * skipped };
                        share(digit) * mean
                    })
                    .sum()
            };
            let now = (0..lines.size.len()).map(of).collect();
            worth.push(now);
        }
        Chart { worth }
    }

    /// The expected worth of each line with `left` throws still to come.
    pub fn worth(&self, left: usize) -> &[f32] {
        &self.worth[left.min(CELLS)]
    }
}
