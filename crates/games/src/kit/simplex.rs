//! The simplex method for small linear programs, and for two-player games in which both choose at once.

use crate::game::Chance;

/// How far below zero a number counts as negative.
const NEAR: f64 = 1e-11;
/// After this many exchanges per row and column, it switches to the rule that never cycles.
const QUICK: usize = 4;

/// The solution of a linear program.
#[derive(Clone, PartialEq, Debug)]
pub struct Best {
    /// The expected gain of the first player if both play best.
    pub value: f64,
    /// The amount of each variable.
    pub amounts: Vec<f64>,
    /// The gain from one more unit of each bound: the solution of the dual program.
    pub prices: Vec<f64>,
}

/// A program as a dictionary (Chvátal, *Linear Programming*, 1983): the basic variables and the gain, in terms of the
/// others.
struct Tableau {
    /// A row for each basic variable: the coefficients, then the amount. The last row is the gain.
    rows: Vec<Vec<f64>>,
    /// The variable of each row, and of each column. Amounts come first, then the slack of each bound.
    basic: Vec<usize>,
    free: Vec<usize>,
}

impl Tableau {
    /// The column that enters: at first the steepest, later the first one (Bland's rule).
    fn entering(&self, quick: bool) -> Option<usize> {
        let gains = &self.rows[self.basic.len()];
        let open = (0..self.free.len()).filter(|&n| gains[n] > NEAR);
        match quick {
            true => open.max_by(|&a, &b| gains[a].total_cmp(&gains[b])),
            false => open.min_by_key(|&n| self.free[n]),
        }
    }

    /// The row that leaves: the first one that reaches 0.
    fn leaving(&self, column: usize) -> Option<usize> {
        let last = self.free.len();
        let bound = |row: usize| self.rows[row][last] / self.rows[row][column];
        let open = (0..self.basic.len()).filter(|&row| self.rows[row][column] > NEAR);
        open.min_by(|&a, &b| bound(a).total_cmp(&bound(b)).then(self.basic[a].cmp(&self.basic[b])))
    }

    fn exchange(&mut self, row: usize, column: usize) {
        let pivot = self.rows[row][column];
        self.rows[row].iter_mut().for_each(|number| *number /= pivot);
        self.rows[row][column] = 1.0 / pivot;
        let own = self.rows[row].clone();
        for other in (0..self.rows.len()).filter(|&other| other != row) {
            let by = self.rows[other][column];
            if by != 0.0 {
                self.rows[other][column] = 0.0;
                self.rows[other].iter_mut().zip(&own).for_each(|(number, own)| *number -= by * own);
            }
        }
        std::mem::swap(&mut self.basic[row], &mut self.free[column]);
    }
}

/// Maximises `gains · x` for `x ≥ 0`, with `row · x ≤ bound` for each row. No bound is negative, so doing nothing is
/// allowed. Something must limit the gain.
///
/// ```
/// use kletka_games::kit::simplex;
///
/// // Two of the first and six of the second: all of the two later bounds.
/// let best = simplex::most(&[&[1.0, 0.0], &[0.0, 2.0], &[3.0, 2.0]], &[4.0, 12.0, 18.0], &[3.0, 5.0]);
/// assert!((best.value - 36.0).abs() < 1e-9 && (best.amounts[1] - 6.0).abs() < 1e-9);
/// assert!((best.prices[2] - 1.0).abs() < 1e-9, "another unit of the third bound is worth one");
/// ```
pub fn most<R: AsRef<[f64]>>(rows: &[R], bounds: &[f64], gains: &[f64]) -> Best {
    let (count, columns) = (rows.len(), gains.len());
    let with = |row: &[f64], last: f64| row.iter().copied().chain([last]).collect::<Vec<f64>>();
    let mut table = Tableau {
        rows: rows.iter().zip(bounds).map(|(row, bound)| with(row.as_ref(), *bound)).collect(),
        basic: (columns..columns + count).collect(),
        free: (0..columns).collect(),
    };
    table.rows.push(with(gains, 0.0));
    let quick = QUICK * (count + columns);
    let mut exchanges = 0;
    while let Some(column) = table.entering(exchanges < quick)
        && let Some(row) = table.leaving(column)
    {
        table.exchange(row, column);
        exchanges += 1;
    }
    let mut best = Best { value: -table.rows[count][columns], amounts: vec![0.0; columns], prices: vec![0.0; count] };
    for (row, &variable) in table.basic.iter().enumerate().filter(|(_, variable)| **variable < columns) {
        best.amounts[variable] = table.rows[row][columns].max(0.0);
    }
    for (column, &variable) in table.free.iter().enumerate().filter(|(_, variable)| **variable >= columns) {
        best.prices[variable - columns] = (-table.rows[count][column]).max(0.0);
    }
    best
}

/// The solution of a two-player game in which both choose at once: no other mixture promises more.
#[derive(Clone, PartialEq, Debug)]
pub struct Mixed {
    /// The average gain of the player who chooses a row.
    pub value: f64,
    /// The probability of each row.
    pub rows: Vec<f64>,
    /// The probability of each column, which the other player chooses.
    pub columns: Vec<f64>,
}

/// Solves a game. `gains[row][column]` is the gain of the first player and the loss of the second.
///
/// ```
/// use kletka_games::kit::simplex;
///
/// // Rock, paper, scissors, where a win with the rock counts double.
/// let game = simplex::solve(&[vec![0.0, -1.0, 2.0], vec![1.0, 0.0, -1.0], vec![-2.0, 1.0, 0.0]]);
/// assert!(game.value.abs() < 1e-12);
/// assert!(game.rows.iter().zip([0.25, 0.5, 0.25]).all(|(found, right)| (found - right).abs() < 1e-12));
/// ```
pub fn solve(gains: &[Vec<f64>]) -> Mixed {
    let all = || gains.iter().flatten().copied();
    let (low, high) = (all().fold(f64::MAX, f64::min), all().fold(f64::MIN, f64::max));
    let scale = if high > low { high - low } else { 1.0 };
    // Scaled to between one and two, so that every choice gains something.
    let rows: Vec<Vec<f64>> =
        gains.iter().map(|row| row.iter().map(|gain| 1.0 + (gain - low) / scale).collect()).collect();
    let columns = gains.first().map_or(0, Vec::len);
    let best = most(&rows, &vec![1.0; rows.len()], &vec![1.0; columns]);
    let share = |parts: Vec<f64>| {
        let sum: f64 = parts.iter().sum();
        parts.into_iter().map(|part| part / sum).collect()
    };
    let value = low + scale * (1.0 / best.value - 1.0);
    Mixed { value, rows: share(best.prices), columns: share(best.amounts) }
}

/// Picks an index at random; `shares` are the probabilities.
///
/// ```
/// use kletka_games::game::Chance;
/// use kletka_games::kit::simplex;
///
/// let mut chance = Chance::fixed(0);
/// let drawn: Vec<usize> = (0..8).map(|_| simplex::pick(&[0.0, 0.5, 0.5], &mut chance)).collect();
/// assert!(drawn.contains(&1) && drawn.contains(&2) && !drawn.contains(&0));
/// ```
pub fn pick(shares: &[f64], chance: &mut Chance) -> usize {
    const PARTS: u32 = 1 << 30;
    let mut drawn = f64::from(chance.range(0, PARTS - 1)) / f64::from(PARTS);
    let stops = |share: &f64| {
        drawn -= share;
        drawn < 0.0
    };
    // Rounding may leave a little beyond the last share.
    let place = shares.iter().position(stops).or_else(|| shares.iter().rposition(|share| *share > 0.0));
    place.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_gets_more_than_the_value_by_another_choice() {
        let mut chance = Chance::fixed(1);
        for size in [(1, 1), (2, 5), (6, 6), (9, 4)] {
            for _ in 0..50 {
                let gains: Vec<Vec<f64>> =
                    (0..size.0).map(|_| (0..size.1).map(|_| f64::from(chance.range(0, 12)) - 6.0).collect()).collect();
                let Mixed { value, rows, columns } = solve(&gains);
                let by_row = gains.iter().map(|row| row.iter().zip(&columns).map(|(a, b)| a * b).sum::<f64>());
                let by_column = (0..size.1).map(|n| gains.iter().zip(&rows).map(|(row, p)| row[n] * p).sum::<f64>());
                assert!(by_row.fold(f64::MIN, f64::max) - value < 1e-9, "{gains:?}");
                assert!(value - by_column.fold(f64::MAX, f64::min) < 1e-9, "{gains:?}");
            }
        }
    }

    #[test]
    fn a_program_in_which_rows_meet_in_a_corner_comes_to_an_end() {
        // Beale's example, which cycles if the steepest column is always taken.
        let rows = [[0.25, -60.0, -0.04, 9.0], [0.5, -90.0, -0.02, 3.0], [0.0, 0.0, 1.0, 0.0]];
        let best = most(&rows, &[0.0, 0.0, 1.0], &[0.75, -150.0, 0.02, -6.0]);
        assert!((best.value - 0.05).abs() < 1e-9, "{best:?}");
    }
}
