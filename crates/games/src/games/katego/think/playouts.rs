//! For variants in which players bid or spend dice for one column after the other. Plays many matches on at random from
//! here, by rules of thumb.

use super::super::table::{Step, Table};
use super::super::variants::Course;
use super::super::{Choice, Katego, all, ladder, score};
use crate::game::{Chance, Seat};

/// The points that a win counts beside its lead.
const WIN: f64 = 12.0;
/// The most choices in a match.
const LONG: usize = 2_000;

/// The mean result of a choice over `times` matches.
pub fn value(table: &Table, seat: Seat, choice: Choice, times: u32, chance: &mut Chance) -> f64 {
    let total: f64 = (0..times).map(|_| once(table, seat, choice, chance)).sum();
    total / f64::from(times.max(1))
}

fn once(table: &Table, seat: Seat, choice: Choice, chance: &mut Chance) -> f64 {
    let mut table = table.clone();
    step(&mut table, seat, choice, chance);
    for _ in 0..LONG {
        let Some(mover) = table.choosing().iter().next() else { break };
        let choice = thumb(&table, mover, chance);
        step(&mut table, mover, choice, chance);
    }
    let points = score::points(&table);
    let own = points[seat.index()];
    let others = || table.seats().iter().filter(|other| *other != seat).map(|other| points[other.index()]);
    let best = others().max().unwrap_or(0);
    let mean = others().sum::<i64>() as f64 / f64::from((table.seats().len() - 1).max(1));
    let win = f64::from(u8::from(own > best)) + 0.5 * f64::from(u8::from(own == best));
    own as f64 - mean + WIN * win
}

fn step(table: &mut Table, seat: Seat, choice: Choice, chance: &mut Chance) {
    use crate::kit::dicegame::DiceGame;
    let mut told = Vec::new();
    if Katego.choose(table, seat, &choice, &mut told).is_ok() {
        table.go_on(chance, true, &mut told);
    }
}

/// How many dice a seat can afford for the current column.
fn affordable(table: &Table, seat: Seat) -> f64 {
    let rules = &table.rules;
    let number = |column: usize| rules.points(column) as f64;
    let left: f64 = (0..rules.columns).filter(|column| table.common.closed[*column].is_none()).map(number).sum();
    let column = table.common.fight.column.min(rules.columns - 1);
    let players = f64::from(table.round.present().len());
    f64::from(table.player(seat).dice) * players * number(column) / left.max(1.0)
}

/// A choice without looking ahead.
pub fn thumb(table: &Table, seat: Seat, chance: &mut Chance) -> Choice {
    let choices = all(table, seat);
    // Some players are bolder.
    let mood = 0.6 + 0.1 * f64::from(chance.range(0, 8));
    let afford = affordable(table, seat) * mood;
    let number = f64::from(table.rules.number(table.common.fight.column.min(table.rules.columns - 1)));
    let player = table.player(seat);
    let chosen = match (table.rules.variant.course, player.step, player.value) {
        (Course::Ladder, ..) => {
            let (lead, own) = (ladder::to_beat(table), table.common.fight.totals[seat.index()]);
            let needs = (f64::from(lead) - f64::from(own)) / 3.5 + 0.6;
            let goes_on = own <= lead && needs <= afford.max(1.0);
            Some(if goes_on { Choice::Throw } else { Choice::Pass })
        }
        (_, Step::Count, _) => Some(Choice::Dice((number / 3.5 * mood).round().clamp(1.0, afford.max(1.0)) as u32)),
        (_, _, Some(_)) => choices.last().copied(),
        (_, _, None) => {
            let (bid, needs) = (table.common.fight.bid, number / 3.5);
            let most = (needs + 1.5).min(afford.max(needs * 0.8)) as u32;
            let opening = ((needs - 0.5) * mood) as u32;
            Some(if bid < most { Choice::Bid((bid + 1).max(opening)) } else { Choice::Pass })
        }
    };
    let fits = chosen.filter(|choice| choices.contains(choice));
    fits.or_else(|| choices.first().copied()).unwrap_or(Choice::Pass)
}
