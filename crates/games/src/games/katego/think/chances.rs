//! Probabilities of entries: the values that a player will write in a free cell, the result of a side in a column, and
//! its winner.

use super::super::rules::Rules;
use super::super::table::{Mark, Table};
use super::super::variants::{Counting, Value};
use crate::game::{Seat, Seats};

/// The probability of each value, by value.
pub type Odds = Vec<f64>;

/// The values of one throw: of two dice, or of `dice` dice of the stock. If a die is fixed, `turns` tells how many
/// turns are over.
pub fn throw(rules: &Rules, dice: u32, turns: u32) -> Odds {
    let mut odds = vec![0.0; usize::from(rules.highest()) + 1];
    match (rules.variant.value, rules.variant.stock) {
        (Value::Sum, 0) => pairs(|a, b| odds[a + b] += 1.0 / 36.0),
        (Value::Product, _) => pairs(|a, b| odds[a * b] += 1.0 / 36.0),
        (Value::Tour, _) => {
            let fixed = usize::from(rules.fixed(turns));
            (1..=6).for_each(|face| odds[fixed * face] += 1.0 / 6.0);
        }
        (Value::Sum, _) => {
            for (sum, share) in sums(dice).into_iter().enumerate() {
                odds[sum] = share;
            }
        }
    }
    odds
}

fn pairs(mut each: impl FnMut(usize, usize)) {
    (1..=6).for_each(|a| (1..=6).for_each(|b| each(a, b)));
}

/// The probability of each sum of some dice.
pub fn sums(dice: u32) -> Odds {
    let mut odds = vec![1.0];
    for _ in 0..dice {
        let mut next = vec![0.0; odds.len() + 6];
        for (sum, share) in odds.iter().enumerate() {
            (1..=6).for_each(|face| next[sum + face] += share / 6.0);
        }
        odds = next;
    }
    odds
}

/// The best of some throws. Between whole numbers of throws it is a mixture.
fn best_of(odds: &[f64], throws: f64) -> Odds {
    let (mut below, mut before) = (0.0_f64, 0.0);
    let mut best = Vec::with_capacity(odds.len());
    for share in odds {
        below += share;
        let power = below.min(1.0).powf(throws);
        best.push(power - before);
        before = power;
    }
    best
}

/// The values that a player will write at some time, in any cell.
pub fn usual(table: &Table, seat: Seat) -> Odds {
    let (rules, player) = (&table.rules, table.player(seat));
    let variant = rules.variant;
    let turns = rules.turns().saturating_sub(player.turns).max(1);
    if variant.stock > 0 {
        // Players may spend more or fewer dice at a time.
        let mean = f64::from(player.dice) / f64::from(turns);
        let low = (mean.floor() as u32).min(9);
        let part = mean - f64::from(low);
        let (one, two) = (throw(rules, low, 0), throw(rules, low + 1, 0));
        return one.iter().zip(&two).map(|(a, b)| a * (1.0 - part) + b * part).collect();
    }
    let throws = f64::from(player.throws) / f64::from(turns) + f64::from(variant.throws.1);
    let one = match variant.value {
        Value::Tour => {
            let tours = player.turns..player.turns + turns.min(6);
            let mut all = vec![0.0; usize::from(rules.highest()) + 1];
            for odds in tours.clone().map(|tour| throw(rules, 1, tour)) {
                all.iter_mut().zip(odds).for_each(|(sum, share)| *sum += share / tours.len() as f64);
            }
            all
        }
        Value::Sum | Value::Product => throw(rules, 2, 0),
    };
    best_of(&one, throws.max(if variant.throws.1 == 0 { 0.3 } else { 1.0 }))
}

/// The values that a player will write in a free cell: only those that fit there. It may be nothing.
fn free(table: &Table, (row, column): (Seat, usize), usual: &[f64]) -> Odds {
    let variant = table.rules.variant;
    if !variant.rising && table.rules.run(row, table.common.first).is_none() {
        return usual.to_vec();
    }
    let fits = |value: usize| value > 0 && table.fits(row, column, value as u8);
    let fitting: f64 = usual.iter().enumerate().filter(|(value, _)| fits(*value)).map(|(_, share)| share).sum();
    // A player who waits long enough gets something that fits.
    let filled = 1.0 - (1.0 - fitting).powi(3);
    let share = |(value, share): (usize, &f64)| if fits(value) { share * filled / fitting } else { 0.0 };
    let mut odds: Odds = usual.iter().enumerate().map(share).collect();
    if let Some(nothing) = odds.first_mut() {
        *nothing = 1.0 - filled;
    }
    odds
}

/// Combines two independent values.
fn joined(one: &[f64], two: &[f64], make: impl Fn(usize, usize) -> usize) -> Odds {
    let most = make(one.len() - 1, two.len() - 1);
    let mut odds = vec![0.0; most + 1];
    for (a, first) in one.iter().enumerate().filter(|(_, share)| **share > 0.0) {
        for (b, second) in two.iter().enumerate().filter(|(_, share)| **share > 0.0) {
            odds[make(a, b)] += first * second;
        }
    }
    odds
}

fn sure(value: usize) -> Odds {
    let mut odds = vec![0.0; value + 1];
    odds[value] = 1.0;
    odds
}

/// The result of a side in a column at the end.
fn side(table: &Table, seats: Seats, column: usize, usual: &[Odds]) -> Odds {
    let variant = table.rules.variant;
    let make = |a: usize, b: usize| if variant.counting == Counting::Product { a * b } else { a + b };
    let mut all: Option<Odds> = None;
    let mut add = |odds: Odds| {
        all = Some(match all.take() {
            Some(before) => joined(&before, &odds, make),
            None => odds,
        });
    };
    for seat in seats.iter() {
        let marks = table.cell(seat, column);
        marks.iter().map(Mark::clone).for_each(|mark| add(sure(usize::from(mark.value()))));
        let left = if table.round.present().has(seat) { variant.entries.saturating_sub(marks.len()) } else { 0 };
        (0..left).for_each(|_| add(free(table, (seat, column), &usual[seat.index()])));
    }
    all.unwrap_or_else(|| sure(0))
}

/// The probability that each side of a table has a column alone in the end.
pub fn winners(table: &Table, sides: &[Seats], column: usize, usual: &[Odds]) -> Vec<f64> {
    let odds: Vec<Odds> = sides.iter().map(|seats| side(table, *seats, column, usual)).collect();
    let most = odds.iter().map(Vec::len).max().unwrap_or(1);
    // The probability that each side has less than this value.
    let mut below = vec![0.0; sides.len()];
    let mut wins = vec![0.0; sides.len()];
    for value in 0..most {
        let share = |at: usize| odds[at].get(value).copied().unwrap_or(0.0);
        for (at, wins) in wins.iter_mut().enumerate().filter(|(at, _)| value > 0 && share(*at) > 0.0) {
            let others = below.iter().enumerate().filter(|(other, _)| *other != at);
            *wins += share(at) * others.map(|(_, below)| below).product::<f64>();
        }
        below.iter_mut().enumerate().for_each(|(at, below)| *below += share(at));
    }
    wins
}
