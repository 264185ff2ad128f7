//! The exact best play for two seats.
//!
//! Only the points that each side still needs matter. Let `w(a, b)` be the probability that the mover wins, before the
//! first throw of a series, when the mover needs `a` points and the other seat needs `b`. Let `v(r)` be the same in the
//! middle of the series, when `r` of the `a` points are still missing. After Neller and Presser, "Optimal Play of the
//! Dice Game Pig" (The UMAP Journal 25, 2004):
//!
//! ```text
//! hold(r) = 1 − w(b, r)
//! roll(r) = bust · (1 − w(b, a)) + Σ p(s) · v(r − s),   v(r) = 1 for r ≤ 0
//! v(r)    = max(hold(r), roll(r)),   w(a, b) = roll(a): a series begins with a throw
//! ```
//!
//! With overtaking, the other seat needs more after a stop that has caught up or passed: `hold(r) = 1 − w(b′, r)`.
//!
//! A throw never increases the sum `a + b`, so pairs are solved in the order of that sum. Within a pair, only `w(a, b)`
//! and `w(b, a)` depend on each other. There Newton's step speeds up value iteration: with the choices of the present
//! values, each of the two is a linear function of the other. Only a stop that overtakes increases the sum, by a
//! little. In that case all pairs are solved again and again until nothing changes.

use crate::kit::dice::Odds;

/// A solved race: winning probabilities for all pairs of needs up to a limit.
pub struct Race {
    /// The probability of a throw that burns the series.
    bust: f64,
    /// The sums of safe throws, with their probabilities.
    sums: Vec<(usize, f64)>,
    limit: usize,
    /// The points that an overtaken player loses.
    penalty: usize,
    win: Vec<f64>,
}

/// The largest change in a last step of the iteration. While no choice changes, a step leaves no error at all. A change
/// this small affects only choices between equals, so the remaining error is far smaller still.
const LAST_STEP: f64 = 1e-8;

/// The largest change in a last sweep over all pairs, with overtaking.
const LAST_SWEEP: f64 = 1e-4;

/// The most sweeps.
const SWEEPS: usize = 20;

impl Race {
    /// Solves all pairs up to `limit` points each. An overtaken player loses `penalty` points, but no more than they
    /// have.
    pub fn solve(odds: &Odds, limit: usize, penalty: usize) -> Race {
        let sums = odds.sums.iter().map(|&(sum, count)| (sum, odds.share(count))).collect();
        let win = vec![0.5; (limit + 1) * (limit + 1)];
        let mut race = Race { bust: odds.share(odds.lost), sums, limit, penalty, win };
        for sweep in 0..SWEEPS {
            let change = race.sweep(sweep == 0);
            if penalty == 0 || (sweep > 0 && change < LAST_SWEEP) {
                break;
            }
        }
        race
    }

    /// Solves all pairs once, from the values of other pairs known so far. Returns the largest change.
    fn sweep(&mut self, first: bool) -> f64 {
        let mut change: f64 = 0.0;
        for sum in 2..=2 * self.limit {
            for a in sum.div_ceil(2)..=self.limit.min(sum - 1) {
                let b = sum - a;
                let before = self.win(a, b);
                if first {
                    // A player who needs one point less is hardly better off, so the neighbours are a good guess.
                    self.set(a, b, self.win(a - 1, b));
                    self.set(b, a, self.win(b, a - 1));
                }
                self.solve_pair(a, b);
                change = change.max((self.win(a, b) - before).abs());
            }
        }
        change
    }

    /// The probability that the mover wins, before the first throw. The mover needs `a` points, the other seat `b`.
    pub fn win(&self, a: usize, b: usize) -> f64 {
        self.win[a * (self.limit + 1) + b]
    }

    /// Whether to throw again with `series` points in hand. `a` and `b` do not count the series.
    pub fn rolls(&self, a: usize, b: usize, series: usize) -> bool {
        let missing = a.saturating_sub(series);
        let (values, _) = self.series(a, b);
        missing > 0 && (series == 0 || values[missing] > self.hold(a, b, missing))
    }

    /// The value of a stop with `r` of `a` points still missing.
    fn hold(&self, a: usize, b: usize, r: usize) -> f64 {
        let overtaken = r <= b && b < a;
        let b = if overtaken { (b + self.penalty).min(self.limit) } else { b };
        1.0 - self.win(b, r)
    }

    fn set(&mut self, a: usize, b: usize, win: f64) {
        self.win[a * (self.limit + 1) + b] = win;
    }

    /// Newton's steps for `x = w(a, b)` and `y = w(b, a)`.
    fn solve_pair(&mut self, a: usize, b: usize) {
        loop {
            let (x, y) = (self.win(a, b), self.win(b, a));
            let (values, busts) = self.series(a, b);
            let (miss_x, slope_x) = (values[a] - x, busts[a]);
            let (values, busts) = self.series(b, a);
            let (miss_y, slope_y) = (values[b] - y, busts[b]);
            // dx = miss_x − slope_x · dy and dy = miss_y − slope_y · dx. A slope is the chance to bust, so it is below
            // 1.
            let dx = (miss_x - slope_x * miss_y) / (1.0 - slope_x * slope_y);
            let dy = miss_y - slope_y * dx;
            self.set(a, b, x + dx);
            self.set(b, a, y + dy);
            if dx.abs().max(dy.abs()) < LAST_STEP {
                return;
            }
        }
    }

    /// `v(r)` for `r` from 0 to `a` with the present `w(b, a)`, and the chance that the series burns.
    fn series(&self, a: usize, b: usize) -> (Vec<f64>, Vec<f64>) {
        let after_bust = 1.0 - self.win(b, a);
        let mut values = vec![1.0; a + 1];
        let mut busts = vec![0.0; a + 1];
        for r in 1..=a {
            let mut value = self.bust * after_bust;
            let mut bust = self.bust;
            for &(sum, share) in &self.sums {
                let rest = r.saturating_sub(sum);
                value += share * values[rest];
                bust += share * busts[rest];
            }
            let hold = if r < a { self.hold(a, b, r) } else { 0.0 };
            (values[r], busts[r]) = if hold >= value { (hold, 0.0) } else { (value, bust) };
        }
        (values, busts)
    }
}

#[cfg(test)]
mod tests {
    use super::super::plan::{Eighth, Plan, Standing};
    use super::super::rules::Dice;
    use super::*;

    fn book() -> Race {
        Race::solve(&Dice::One.odds(), 100, 0)
    }

    /// The chances to win for a player who follows `plan` against the best play, moving first and moving second.
    fn against_the_best(race: &Race, plan: Plan) -> (f64, f64) {
        let goal = race.limit;
        let width = goal + 1;
        // In `mine[a·width + b]` the plan moves and needs a, and the best play needs b. In `theirs` the best play moves
        // and needs a.
        let (mut mine, mut theirs) = (vec![0.0; width * width], vec![0.0; width * width]);
        let pass = |a: usize, b: usize, next: &[f64], rolls: &dyn Fn(usize) -> bool| {
            // The value is `safe + lost · (1 − next(b, a))`.
            let (mut safe, mut lost) = (vec![1.0; a + 1], vec![0.0; a + 1]);
            for r in 1..=a {
                if r < a && !rolls(a - r) {
                    (safe[r], lost[r]) = (1.0 - next[b * width + r], 0.0);
                    continue;
                }
                let sums = &race.sums;
                safe[r] = sums.iter().map(|&(sum, share)| share * safe[r.saturating_sub(sum)]).sum();
                lost[r] = race.bust + sums.iter().map(|&(sum, share)| share * lost[r.saturating_sub(sum)]).sum::<f64>();
            }
            (safe[a], lost[a])
        };
        for sum in 2..=2 * goal {
            for a in sum.saturating_sub(goal).max(1)..=goal.min(sum - 1) {
                let b = sum - a;
                let standing = Standing { goal, me: goal - a, leader: goal - b };
                let (safe, lost) = pass(a, b, &theirs, &|series| plan.rolls(Dice::One, standing, series, 0));
                let best = race.series(b, a).0;
                let rolls = |series: usize| best[b - series] > 1.0 - race.win(a, b - series);
                let (safe_best, lost_best) = pass(b, a, &mine, &rolls);
                // x = safe + lost·(1 − y) and y = safe_best + lost_best·(1 − x).
                let x = (safe + lost * (1.0 - safe_best - lost_best)) / (1.0 - lost * lost_best);
                mine[a * width + b] = x;
                theirs[b * width + a] = safe_best + lost_best * (1.0 - x);
            }
        }
        let start = goal * width + goal;
        (mine[start], 1.0 - theirs[start])
    }

    #[test]
    fn the_best_play_wins_53_06_per_cent_moving_first() {
        let race = book();
        assert!((race.win(100, 100) - 0.5306).abs() < 5e-5, "{}", race.win(100, 100));
    }

    #[test]
    fn a_solved_race_is_a_fixed_point() {
        let race = book();
        for (a, b) in [(100, 100), (1, 1), (37, 80), (80, 37), (2, 99)] {
            assert!((race.series(a, b).0[a] - race.win(a, b)).abs() < 1e-10);
        }
        // A player who needs 1 wins with any throw except a one, and so does the other seat: w = 5/6 + 1/6 · (1 − w).
        assert!((race.win(1, 1) - 6.0 / 7.0).abs() < 1e-9);
    }

    #[test]
    fn the_first_decisions_are_those_of_the_paper() {
        let race = book();
        let stop = (1..100).find(|&series| !race.rolls(100, 100, series));
        assert_eq!(stop, Some(21), "at the start one holds at 21");
        assert!(race.rolls(100, 1, 60), "an opponent on the doorstep leaves no time");
    }

    #[test]
    fn rules_of_thumb_in_the_order_of_their_strength() {
        let race = book();
        let mean = |plan| {
            let (first, second) = against_the_best(&race, plan);
            (first + second) / 2.0
        };
        let known = [
            (Plan::KeepPace(Eighth::Rounded), 0.4954),
            (Plan::Hold(20), 0.4601),
            (Plan::KeepPace(Eighth::Dropped), 0.4950),
            (Plan::Hold(25), 0.4789),
        ];
        for (plan, share) in known.into_iter().take(crate::amount(4, 1)) {
            assert!((mean(plan) - share).abs() < 6e-5, "{plan:?}: {}", mean(plan));
        }
    }

    #[test]
    fn overtaking_makes_it_worth_to_stop_in_front() {
        let (plain, race) = (book(), Race::solve(&Dice::One.odds(), 100, 10));
        for (a, b) in [(100, 100), (60, 50), (50, 60), (30, 29), (99, 90)] {
            let miss = (race.series(a, b).0[a] - race.win(a, b)).abs();
            assert!(miss < 1e-3, "{a} {b}: {miss}");
        }
        // The player has just caught up with the other one, who would lose ten after a stop.
        let stops = |a: usize, series: usize| plain.rolls(a, a - series, series) && !race.rolls(a, a - series, series);
        assert!((50..=90).any(|a| (10..25).any(|series| stops(a, series))));
    }

    #[test]
    fn two_dice_are_solved_as_well() {
        let race = Race::solve(&Dice::Red.odds(), 60, 0);
        assert!((0.5..0.7).contains(&race.win(60, 60)));
        assert!((race.win(1, 1) - 6.0 / 7.0).abs() < 1e-9);
    }
}
