//! The computer's play. At every standing it has the mixture of numbers that wins the match most often against the best
//! answer. A round is a small game of its own: the gain from two numbers is how often the match is won from the
//! standing after them. If a standing leads back to itself or to earlier ones, the values are found by iteration.

use std::sync::{Arc, Mutex};

use super::contract::{Outguess, Sheet, Terms, winner};
use crate::game::{SearchCtx, Seat};
use crate::kit::simplex::{self, Mixed};

/// The change below which values count as stable, and the most iterations.
const STILL: f64 = 1e-13;
const MOST: usize = 3_000;

/// The plans so far: the game, the terms and the plan.
static PLANS: Mutex<Vec<(&str, Terms, Arc<Plan>)>> = Mutex::new(Vec::new());

/// For each set of points, how often the match is won and with which mixture.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    goal: usize,
    /// By the points of the first and of the second seat; `None` for impossible standings.
    games: Vec<Option<Mixed>>,
}

impl Plan {
    /// Solves a match by working out all standings.
    pub fn new<G: Outguess>(game: G, terms: Terms) -> Plan {
        let mut standings: Vec<[u32; 2]> =
            (0..terms.goal).flat_map(|one| (0..terms.goal).map(move |two| [one, two])).collect();
        standings.retain(|points| game.standing(*points) == *points);
        // Standings near the end come first, since others lead to them.
        standings.sort_by_key(|[one, two]| std::cmp::Reverse(one + two));
        let goal = terms.goal as usize;
        let even = Mixed { value: 0.5, rows: Vec::new(), columns: Vec::new() };
        let mut plan = Plan { goal, games: vec![None; goal * goal] };
        for points in &standings {
            let place = plan.place(*points);
            plan.games[place] = Some(even.clone());
        }
        let moves =
            |plan: &mut Plan| standings.iter().map(|points| plan.settle(game, terms, *points)).fold(0.0, f64::max);
        let _ = (0..MOST).find(|_| moves(&mut plan) < STILL);
        plan
    }

    /// The plan for these terms. It is made only once.
    pub fn get<G: Outguess>(game: G, terms: Terms) -> Arc<Plan> {
        let id = game.info().id;
        // Another thread waits here, so that it does not make the same plan.
        let mut plans = PLANS.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some((.., plan)) = plans.iter().find(|(other, made, _)| *other == id && *made == terms) {
            return plan.clone();
        }
        let plan = Arc::new(Plan::new(game, terms));
        plans.push((id, terms, plan.clone()));
        plan
    }

    fn place(&self, [one, two]: [u32; 2]) -> usize {
        one as usize * self.goal + two as usize
    }

    /// The solved round at given points. Rows are the numbers of the first seat, columns those of the second.
    pub fn round(&self, points: [u32; 2]) -> Option<&Mixed> {
        self.games.get(self.place(points))?.as_ref()
    }

    /// How often the first seat wins from these points.
    pub fn value<G: Outguess>(&self, game: G, terms: Terms, points: [u32; 2]) -> f64 {
        match winner(game, terms, points) {
            Some(seat) => f64::from(u8::from(seat == Seat(0))),
            None => self.round(game.standing(points)).map_or(0.5, |round| round.value),
        }
    }

    /// How often the first seat wins after each pair of numbers.
    pub fn after<G: Outguess>(&self, game: G, terms: Terms, points: [u32; 2]) -> Vec<Vec<f64>> {
        let after = |one: u8, two: u8| {
            let more = game.points([one, two]);
            self.value(game, terms, [points[0] + more[0], points[1] + more[1]])
        };
        (1..=terms.most).map(|one| (1..=terms.most).map(|two| after(one, two)).collect()).collect()
    }

    /// Solves the round at given points until its own value is stable. Returns the change of the value.
    fn settle<G: Outguess>(&mut self, game: G, terms: Terms, points: [u32; 2]) -> f64 {
        let (place, before) = (self.place(points), self.value(game, terms, points));
        for _ in 0..MOST {
            let value = self.value(game, terms, points);
            let solved = simplex::solve(&self.after(game, terms, points));
            let moved = (solved.value - value).abs();
            self.games[place] = Some(solved);
            if moved < STILL {
                break;
            }
        }
        (self.value(game, terms, points) - before).abs()
    }
}

/// The number that the computer chooses for a seat.
pub fn choose<G: Outguess>(sheet: &Sheet<G>, seat: Seat, ctx: &mut SearchCtx<'_>) -> u8 {
    if ctx.slips(*ctx.level.of(&G::SLIPS)) {
        return sheet.game.slip(sheet.terms);
    }
    let plan = Plan::get(sheet.game, sheet.terms);
    let Some(round) = plan.round(sheet.game.standing(sheet.points)) else { return 1 };
    // There are few numbers.
    simplex::pick(if seat == Seat(0) { &round.rows } else { &round.columns }, ctx.chance) as u8 + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::lower::Lower;
    use crate::games::slyer::Slyer;

    /// How much more the best answer to a mixture gets than the value: the maximum over all standings and both seats.
    fn exploited<G: Outguess>(game: G, terms: Terms) -> f64 {
        let plan = Plan::new(game, terms);
        let mut worst: f64 = 0.0;
        for points in (0..terms.goal).flat_map(|one| (0..terms.goal).map(move |two| [one, two])) {
            let Some(round) = plan.round(points) else { continue };
            let after = plan.after(game, terms, points);
            let against = |columns: &[f64]| {
                after.iter().map(|row| row.iter().zip(columns).map(|(a, b)| a * b).sum::<f64>()).fold(0.0, f64::max)
            };
            let below = |n: usize| after.iter().zip(&round.rows).map(|(row, share)| row[n] * share).sum::<f64>();
            let under = (0..after.len()).map(below).fold(1.0, f64::min);
            worst = worst.max(against(&round.columns) - round.value).max(round.value - under);
        }
        worst
    }

    fn close(found: &[f64], right: &[f64]) -> bool {
        found.len() == right.len() && found.iter().zip(right).all(|(a, b)| (a - b).abs() < 1e-6)
    }

    #[test]
    fn nobody_wins_more_often_against_the_plan_by_another_choice() {
        for (most, goal) in [(6, 30), (6, 45)].into_iter().take(crate::amount(2, 1)) {
            assert!(exploited(Lower, Terms { most, goal }) < 1e-9);
        }
        for most in [5, 6].into_iter().take(crate::amount(2, 1)) {
            assert!(exploited(Slyer, Terms { most, goal: 11 }) < 1e-9);
        }
    }

    /// The shares of the numbers that a level chooses where this mixture is best, by how often it slips.
    fn shares<G: Outguess>(game: G, terms: Terms, mixture: &[f64], slips: u32) -> Vec<f64> {
        let share = f64::from(slips) / 100.0;
        let slip = |number: u8| f64::from(u8::from(number == game.slip(terms)));
        (1..).zip(mixture).map(|(number, part)| share * slip(number) + (1.0 - share) * part).collect()
    }

    /// How often a level wins against another one, by how often they slip.
    fn wins<G: Outguess>(game: G, terms: Terms, plan: &Plan, slips: [u32; 2]) -> f64 {
        let mut chances = std::collections::BTreeMap::<[u32; 2], f64>::new();
        for _ in 0..200 {
            for points in (0..terms.goal).flat_map(|one| (0..terms.goal).map(move |two| [one, two])) {
                let Some(round) = plan.round(points) else { continue };
                let first = shares(game, terms, &round.rows, slips[0]);
                let second = shares(game, terms, &round.columns, slips[1]);
                let mut all = 0.0;
                for (one, own) in (1..).zip(&first) {
                    for (two, other) in (1..).zip(&second) {
                        let more = game.points([one, two]);
                        let now = [points[0] + more[0], points[1] + more[1]];
                        let won = match winner(game, terms, now) {
                            Some(seat) => f64::from(u8::from(seat == Seat(0))),
                            None => chances.get(&game.standing(now)).copied().unwrap_or(0.5),
                        };
                        all += own * other * won;
                    }
                }
                chances.insert(points, all);
            }
        }
        chances[&[0, 0]]
    }

    fn steps<G: Outguess>(game: G, terms: Terms) -> Vec<f64> {
        let plan = Plan::new(game, terms);
        G::SLIPS.windows(2).map(|pair| wins(game, terms, &plan, [pair[1], pair[0]])).collect()
    }

    /// The share of the matches that each level wins against the one below, worked out.
    #[test]
    fn each_level_wins_against_the_one_below() {
        for most in [5, 6] {
            let steps = steps(Slyer, Terms { most, goal: 11 });
            assert!(steps.iter().all(|step| *step > 0.535), "{most}: {steps:?}");
        }
        let steps = steps(Lower, Terms { most: 6, goal: 30 });
        assert!(steps.iter().all(|step| *step > 0.56), "{steps:?}");
    }

    /// These values come from another program, which tries all sets of numbers that two mixtures can consist of.
    #[test]
    fn the_values_are_those_of_another_program() {
        let terms = Terms { most: 6, goal: 30 };
        let plan = Plan::new(Lower, terms);
        let values = [[10, 5], [29, 0], [25, 25], [20, 28]].map(|points| plan.value(Lower, terms, points));
        assert!(close(&values, &[0.627_085_230, 0.996_656_849, 0.5, 0.167_470_803]), "{values:?}");
        let rows = |points| plan.round(points).map(|round| round.rows.clone()).unwrap_or_default();
        assert!(close(&rows([0, 0]), &[0.252_393, 0.185_180, 0.266_806, 0.155_785, 0.139_836, 0.0]));
        assert!(close(&rows([0, 29]), &[0.0, 0.588_670, 0.170_751, 0.240_580, 0.0, 0.0]));

        let (five, six) = (Terms { most: 5, goal: 11 }, Terms { most: 6, goal: 11 });
        let (plan, larger) = (Plan::new(Slyer, five), Plan::new(Slyer, six));
        let values = [[1, 0], [5, 0], [10, 0], [30, 33]].map(|points| plan.value(Slyer, five, points));
        assert!(close(&values, &[0.537_089_472, 0.685_458_082, 0.845_439_806, 0.389_667_962]), "{values:?}");
        assert!((larger.value(Slyer, six, [7, 0]) - 0.742_938_803).abs() < 1e-8);
        let rows = |plan: &Plan| plan.round([0, 0]).map(|round| round.rows.clone()).unwrap_or_default();
        assert!(close(&rows(&plan), &[0.142_601, 0.400_876, 0.194_181, 0.248_193, 0.014_148]));
        assert!(close(&rows(&larger), &[0.0, 0.236_573, 0.271_809, 0.256_259, 0.169_896, 0.065_462]));
    }
}
