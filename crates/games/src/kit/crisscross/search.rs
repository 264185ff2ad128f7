//! The computer's play. It uses the charts of the lines, random playouts, and a search some throws ahead. With few
//! empty cells it counts exactly.

use std::sync::LazyLock;

use super::chart::{Chart, Line, Lines, share};
use super::grid::{CELLS, Grid, LINES, SIDE};
use crate::game::{Chance, Deadline, SearchCtx};
use crate::kit::dice;

/// How rows and columns make the points of a grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The rows plus the columns.
    Both,
    /// The smaller one of rows and columns.
    Lesser,
    /// The rows minus the columns. The first player wants it large, the other one small, and they write by turns.
    Against,
}

/// The probability that a line may take a throw, if all lines are the writer's own and if half of them are. With these
/// values the computer plays best.
const OWN: f32 = 0.2;
const HALF: f32 = 0.3;
/// How far rows and columns may still drift apart, squared, per throw to come.
const DRIFT: f32 = 4.0;
/// Up to this many empty cells the search is exhaustive.
const EXACT: usize = 4;
/// Playouts: the number of candidate cells, and of plays for each.
const CELLS_PLAYED: usize = 8;
const PLAYS: usize = 160;
/// Lookahead: the depth in throws, and the candidate cells at each.
const THROWS: usize = 3;
const CELLS_SEEN: usize = 5;
/// Values that differ by less are equal.
const EQUAL: f32 = 1e-4;
/// All cells as bits.
const ALL: u32 = (1 << CELLS) - 1;

/// Tables that are computed once: all lines, and the charts for rows and columns.
struct Book {
    lines: Lines,
    own: Chart,
    odd: Chart,
    even: Chart,
}

static BOOK: LazyLock<Book> = LazyLock::new(|| {
    let lines = Lines::all();
    let own = Chart::of(&lines, OWN, |_| true);
    // The first player also has the last throw, and so all with an odd number of throws to come.
    let odd = Chart::of(&lines, HALF, |left| left % 2 == 1);
    let even = Chart::of(&lines, HALF, |left| left % 2 == 0);
    Book { lines, own, odd, even }
});

impl Goal {
    /// The charts of rows and columns.
    fn charts(self) -> [&'static Chart; 2] {
        match self {
            Goal::Both | Goal::Lesser => [&BOOK.own, &BOOK.own],
            Goal::Against => [&BOOK.odd, &BOOK.even],
        }
    }

    /// The result for rows and columns with these scores.
    fn result(self, [rows, columns]: [f32; 2]) -> f32 {
        match self {
            Goal::Both => rows + columns,
            Goal::Lesser => rows.min(columns),
            Goal::Against => rows - columns,
        }
    }

    /// The expected result, if `left` throws can still change the scores.
    fn likely(self, [rows, columns]: [f32; 2], left: usize) -> f32 {
        if self != Goal::Lesser {
            return self.result([rows, columns]);
        }
        let half = (rows - columns) / 2.0;
        (rows + columns) / 2.0 - (half * half + DRIFT * left as f32).sqrt()
    }

    /// The sign that makes larger values better for the player who writes with `left` cells empty.
    fn sign(self, left: usize) -> f32 {
        if self == Goal::Against && left.is_multiple_of(2) { -1.0 } else { 1.0 }
    }
}

/// A grid, as the search represents it.
#[derive(Clone, Copy)]
struct Position {
    lines: [Line; LINES],
    /// The empty cells as bits.
    open: u32,
}

/// A cell, and the expected result of the grid with the digit in it.
type Guess = (usize, f32);

impl Position {
    fn of(grid: &Grid) -> Position {
        let mut position = Position { lines: [0; LINES], open: ALL };
        for cell in 0..CELLS {
            grid.digit(cell).into_iter().for_each(|digit| position.write(cell, digit));
        }
        position
    }

    fn write(&mut self, cell: usize, digit: u8) {
        for line in [cell / SIDE, SIDE + cell % SIDE] {
            self.lines[line] = BOOK.lines.with(self.lines[line], digit);
        }
        self.open &= !(1 << cell);
    }

    fn with(mut self, cell: usize, digit: u8) -> Position {
        self.write(cell, digit);
        self
    }

    /// How many cells are empty.
    fn left(self) -> usize {
        self.open.count_ones() as usize
    }

    fn cells(self) -> impl Iterator<Item = usize> {
        let mut open = self.open;
        std::iter::from_fn(move || {
            let cell = (open != 0).then(|| open.trailing_zeros() as usize)?;
            open &= open - 1;
            Some(cell)
        })
    }

    /// The result with the present digits.
    fn result(&self, goal: Goal) -> f32 {
        goal.result([0, SIDE].map(|n| self.lines[n..n + SIDE].iter().map(|line| BOOK.lines.score(*line)).sum()))
    }

    /// The empty cells, with the expected result for the digit in each.
    fn guesses(self, goal: Goal, digit: u8) -> impl Iterator<Item = Guess> {
        let left = self.left().saturating_sub(1);
        let (book, charts) = (&*BOOK, goal.charts().map(|chart| chart.worth(left)));
        let (mut sums, mut gains) = ([0.0; 2], [0.0; LINES]);
        for (n, (line, gain)) in self.lines.iter().zip(&mut gains).enumerate() {
            let chart = charts[n / SIDE];
            let now = chart[usize::from(*line)];
            sums[n / SIDE] += now;
            *gain = chart[usize::from(book.lines.with(*line, digit))] - now;
        }
        self.cells().map(move |cell| {
            let then = [sums[0] + gains[cell / SIDE], sums[1] + gains[SIDE + cell % SIDE]];
            (cell, goal.likely(then, left))
        })
    }

    /// The best of these cells for the player who writes now.
    fn best(self, goal: Goal, cells: impl Iterator<Item = Guess>) -> Option<Guess> {
        let sign = goal.sign(self.left());
        cells.max_by(|a, b| (sign * a.1).total_cmp(&(sign * b.1)))
    }

    /// The cells with the best values by the charts.
    fn liked(self, goal: Goal, digit: u8, most: usize) -> Vec<Guess> {
        let sign = goal.sign(self.left());
        let mut cells: Vec<Guess> = self.guesses(goal, digit).collect();
        cells.sort_by(|a, b| (sign * b.1).total_cmp(&(sign * a.1)));
        cells.truncate(most);
        cells
    }

    /// The empty cells, with the present score if the digit goes there.
    fn at_once(self, goal: Goal, digit: u8) -> Vec<Guess> {
        // The lesser of two scores says too little while both are 0.
        let goal = if goal == Goal::Lesser { Goal::Both } else { goal };
        self.cells().map(|cell| (cell, self.with(cell, digit).result(goal))).collect()
    }

    /// One of the best cells at random, so that several computers at a table do not write alike.
    fn any_best(self, goal: Goal, cells: &[Guess], chance: &mut Chance) -> Option<usize> {
        let (_, best) = self.best(goal, cells.iter().copied())?;
        let equal: Vec<usize> = cells.iter().filter(|(_, v)| (v - best).abs() < EQUAL).map(|(cell, _)| *cell).collect();
        chance.pick(&equal).copied()
    }

    /// The expected result with best play by everybody, by exhaustive search.
    fn value(self, goal: Goal) -> f32 {
        if self.open == 0 {
            return self.result(goal);
        }
        (0..10).map(|digit| share(digit) * self.exact(goal, digit).map_or(0.0, |(_, value)| value)).sum()
    }

    /// The best cell for a digit, by exhaustive search.
    fn exact(self, goal: Goal, digit: u8) -> Option<Guess> {
        self.best(goal, self.cells().map(|cell| (cell, self.with(cell, digit).value(goal))))
    }

    /// The result if these digits come and all players follow the charts.
    fn played(mut self, goal: Goal, digits: &[u8]) -> f32 {
        for digit in digits {
            if let Some((cell, _)) = self.best(goal, self.guesses(goal, *digit)) {
                self.write(cell, *digit);
            }
        }
        self.result(goal)
    }

    /// The best cell by playouts. Each candidate cell gets the same throws.
    fn sampled(self, goal: Goal, digit: u8, chance: &mut Chance, until: &Deadline) -> Option<Guess> {
        let mut cells = self.liked(goal, digit, CELLS_PLAYED);
        cells.iter_mut().for_each(|(_, sum)| *sum = 0.0);
        for _ in 0..PLAYS {
            let digits: Vec<u8> = (1..self.left()).map(|_| super::digit(&dice::throw(chance, 2))).collect();
            for (cell, sum) in &mut cells {
                *sum += self.with(*cell, digit).played(goal, &digits);
            }
            if until.passed_after(cells.len() as u32) {
                break;
            }
        }
        self.best(goal, cells.into_iter())
    }

    /// The best cell by a search some throws ahead. At each throw it tries only the cells with the best chart values.
    fn ahead(self, goal: Goal, digit: u8, throws: usize, until: &Deadline) -> Option<Guess> {
        if throws == 0 || self.left() == 1 || until.passed() {
            return self.best(goal, self.guesses(goal, digit));
        }
        let mut cells = self.liked(goal, digit, CELLS_SEEN);
        for (cell, value) in &mut cells {
            let then = self.with(*cell, digit);
            let best = |next| then.ahead(goal, next, throws - 1, until).map_or(0.0, |(_, best)| best);
            *value = (0..10).map(|next| share(next) * best(next)).sum();
        }
        self.best(goal, cells.into_iter())
    }
}

/// How a level finds a cell.
#[derive(Clone, Copy)]
enum Skill {
    /// By the present score of the lines.
    Greedy,
    Charts,
    /// By all methods of this module.
    All,
}

/// The skill of each level, and the percentage of its moves that go to a random cell.
const SKILLS: [(Skill, u32); 5] =
    [(Skill::Greedy, 60), (Skill::Greedy, 10), (Skill::Charts, 25), (Skill::Charts, 8), (Skill::All, 0)];

/// The cell in which the computer writes a digit; `None`: none is empty.
pub fn choice(grid: &Grid, goal: Goal, digit: u8, ctx: &mut SearchCtx<'_>) -> Option<usize> {
    let position = Position::of(grid);
    let (skill, slips) = *ctx.level.of(&SKILLS);
    if ctx.slips(slips) {
        return ctx.chance.pick(&position.cells().collect::<Vec<_>>()).copied();
    }
    let best = match skill {
        Skill::Greedy => return position.any_best(goal, &position.at_once(goal, digit), ctx.chance),
        Skill::Charts => {
            let cells: Vec<Guess> = position.guesses(goal, digit).collect();
            return position.any_best(goal, &cells, ctx.chance);
        }
        Skill::All if position.left() <= EXACT => position.exact(goal, digit),
        Skill::All if goal == Goal::Against => position.ahead(goal, digit, THROWS, &ctx.until),
        Skill::All => position.sampled(goal, digit, ctx.chance, &ctx.until),
    };
    best.map(|(cell, _)| cell)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Level, Memo, Seed};

    /// Grids with some empty cells, and their values for the three goals as fractions of a power of six. Another
    /// program counted them in whole numbers; it uses neither charts nor line numbers.
    const VALUES: [(&str, [(u32, u32); 3]); 3] = [
        ("77735 65487 22990 01234 6666.", [(24, 1), (22, 9), (172, 9)]),
        ("77.35 65487 2299. 0123. 66668", [(954_149, 46_656), (194_459, 46_656), (577_105, 46_656)]),
        ("7773. 65.87 22990 .1234 6666.", [(2_439_679, 104_976), (893_965, 186_624), (2_947_435, 279_936)]),
    ];
    const GOALS: [Goal; 3] = [Goal::Both, Goal::Lesser, Goal::Against];

    #[test]
    fn grids_are_worth_what_another_program_says() {
        for (grid, values) in VALUES {
            for (goal, (sum, ways)) in GOALS.into_iter().zip(values) {
                let value = f64::from(Position::of(&Grid::read(grid)).value(goal));
                assert!((value - f64::from(sum) / f64::from(ways)).abs() < 1e-4, "{grid} {goal:?}: {value}");
            }
        }
    }

    /// Compares the charts with that program's recurrence over sets of digits.
    #[test]
    fn charts_are_what_another_program_says() {
        let line = |digits: &[u8]| digits.iter().fold(0, |line, digit| BOOK.lines.with(line, *digit));
        let worth = |chart: &Chart, left, digits: &[u8]| f64::from(chart.worth(left)[usize::from(line(digits))]);
        let is = |found: f64, known: f64| assert!((found - known).abs() < 1e-5, "{found} is not {known}");
        is(worth(&BOOK.own, 25, &[]), 1.884_712_97);
        is(worth(&BOOK.own, 24, &[7]), 2.372_331_43);
        is(worth(&BOOK.own, 10, &[7, 7]), 2.795_226_71);
        is(worth(&BOOK.own, 5, &[8, 6, 9, 7]), 2.037_202_94);
        is(worth(&BOOK.odd, 25, &[]), 1.207_639_42);
        is(worth(&BOOK.odd, 3, &[6, 7, 8]), 1.337_037_04);
        is(worth(&BOOK.even, 24, &[7]), 1.448_226_01);
        is(worth(&BOOK.even, 10, &[7, 7]), 2.396_050_13);
        // A line that could choose among all throws.
        is(worth(&Chart::of(&BOOK.lines, 1.0, |_| true), 25, &[]), 6.770_315_85);
    }

    /// The expected result of a grid, cell by cell and without line numbers.
    fn slow(grid: &Grid, goal: Goal) -> f64 {
        let [rows, columns] = [grid.rows(), grid.columns()].map(f64::from);
        let open: Vec<usize> = grid.open().collect();
        if open.is_empty() {
            return [rows + columns, rows.min(columns), rows - columns][goal as usize];
        }
        let throws = (1..=6).flat_map(|a| (1..=6).map(move |b| super::super::digit(&[a, b])));
        let best = |digit| {
            let after = open.iter().map(|cell| {
                let mut then = *grid;
                assert!(then.write(*cell, digit));
                slow(&then, goal)
            });
            let is_low = goal == Goal::Against && open.len().is_multiple_of(2);
            if is_low { after.fold(f64::MAX, f64::min) } else { after.fold(f64::MIN, f64::max) }
        };
        throws.map(best).sum::<f64>() / 36.0
    }

    #[test]
    fn the_best_of_the_last_cells_is_found() {
        let (mut chance, mut memo) = (Chance::seeded(&Seed([6; 32]), 0), Memo::default());
        let level = Level::new(5).expect("a level");
        for n in 0..crate::amount(12, 3) {
            let mut grid = Grid::default();
            let mut cells: Vec<usize> = (0..CELLS).collect();
            chance.shuffle(&mut cells);
            for cell in &cells[3..] {
                assert!(grid.write(*cell, chance.index(10) as u8));
            }
            let digit = super::super::digit(&dice::throw(&mut chance, 2));
            let goal = GOALS[n % 3];
            let value = |cell: usize| {
                let mut then = grid;
                assert!(then.write(cell, digit));
                slow(&then, goal)
            };
            let mut search = Chance::fixed(0);
            let mut ctx = SearchCtx::new(level, &mut search, Deadline::never(), &mut memo);
            let found = choice(&grid, goal, digit, &mut ctx).expect("a cell is empty");
            let best = grid.open().map(value).fold(f64::MIN, f64::max);
            assert!(value(found) > best - 1e-4, "{}: {found}", grid.text());
        }
    }

    #[test]
    fn every_level_finds_an_empty_cell_and_stops_in_time() {
        let grid = Grid::read("7.... ..... ..8.. ....7");
        for goal in GOALS {
            for level in 1..=5 {
                let (mut chance, mut memo) = (Chance::seeded(&Seed([1; 32]), 3), Memo::default());
                let level = Level::new(level).expect("a level");
                let mut ctx = SearchCtx::new(level, &mut chance, Deadline::after_work(100), &mut memo);
                let cell = choice(&grid, goal, 7, &mut ctx).expect("cells are empty");
                assert_eq!(grid.digit(cell), None, "{goal:?} {level:?}");
            }
        }
        let mut ctx = (Chance::fixed(0), Memo::default());
        let mut ctx = SearchCtx::new(Level::new(4).expect("a level"), &mut ctx.0, Deadline::never(), &mut ctx.1);
        assert_eq!(choice(&Grid::read(&"1".repeat(CELLS)), Goal::Both, 7, &mut ctx), None);
    }
}
