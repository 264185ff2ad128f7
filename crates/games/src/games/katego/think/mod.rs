//! The computer's play.
//!
//! At a table of rows, it looks at every choice one step ahead (`worth`): how likely each side is to own which columns
//! in the end (`chances`). It plays the last cells of two players out exactly (`exact`). In variants that fight for one
//! column after the other, it plays many matches on at random (`playouts`). Lower levels slip, and play fewer of them.

mod chances;
mod exact;
mod playouts;
mod worth;

#[cfg(test)]
mod tests;

use super::table::{Step, Table};
use super::variants::{Course, MOST_DICE};
use super::{Choice, all, turns};
use crate::game::{SearchCtx, Seat};
use crate::kit::dicegame::Dice;
use exact::Ending;

/// How many choices of a hundred each level makes at random, for levels 1 to 5.
const SLIPS: [u32; 5] = [90, 62, 36, 16, 0];
/// How many matches it plays on from each choice, for levels 1 to 5.
const TIMES: [u32; 5] = [2, 6, 20, 80, 250];
/// The nodes that a look at a choice counts. If they ran out after a few choices, a level with little work would play
/// worse than at random.
const COST: u32 = 100;
/// It does not look at values less likely than this.
const RARE: f64 = 0.004;

pub fn choose(table: &Table, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
    let mut choices = all(table, seat);
    choices.retain(|choice| !matches!(choice, Choice::Aim(_)));
    if choices.len() < 2 || ctx.slips(*ctx.level.of(&SLIPS)) {
        return ctx.chance.pick(&choices).copied();
    }
    let times = *ctx.level.of(&TIMES);
    let mut best: Option<(f64, Choice)> = None;
    let mut ending = Ending::of(table, seat);
    for choice in choices {
        let value = match (table.rules.variant.course, &mut ending) {
            (Course::Table, Some(ending)) => finish(table, seat, ending, choice),
            (Course::Table, None) => ahead(table, seat, choice),
            (Course::Ladder | Course::Row(_), _) => playouts::value(table, seat, choice, times, ctx.chance),
        };
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, choice));
        }
        if ctx.until.passed_after(COST) {
            break;
        }
    }
    best.map(|(_, choice)| choice)
}

/// The value of a choice, played out to the end.
fn finish(table: &Table, seat: Seat, ending: &mut Ending, choice: Choice) -> f64 {
    match (choice, table.player(seat).value) {
        (Choice::Write { column, .. }, Some(value)) => {
            table.rules.column(column).map_or(0.0, |column| ending.after(column, value))
        }
        _ => 0.0,
    }
}

/// The value of a choice at a table of rows.
fn ahead(table: &Table, seat: Seat, choice: Choice) -> f64 {
    let mut next = table.clone();
    match choice {
        Choice::Throw => {
            let player = next.player_mut(seat);
            player.throws = player.throws.saturating_sub(1);
            thrown(&next, seat, 2)
        }
        Choice::Dice(dice) => {
            let player = next.player_mut(seat);
            player.dice = player.dice.saturating_sub(dice);
            thrown(&next, seat, dice)
        }
        _ => written(&mut next, seat, choice),
    }
}

/// The value after a choice that ends the turn.
fn written(next: &mut Table, seat: Seat, choice: Choice) -> f64 {
    if turns::choose(next, seat, choice, &mut Vec::new()).is_err() {
        return f64::MIN;
    }
    turns::settle(next, seat);
    worth::worth(next, seat)
}

/// The value before dice fall: the mean over all values, each in its best place.
fn thrown(table: &Table, seat: Seat, dice: u32) -> f64 {
    let odds = chances::throw(&table.rules, dice.min(MOST_DICE), table.player(seat).turns);
    let likely = odds.iter().enumerate().filter(|(_, share)| **share > RARE);
    let (mut all, mut shares) = (0.0, 0.0);
    for (value, share) in likely {
        all += share * best_place(table, seat, value as u8);
        shares += share;
    }
    all / shares.max(RARE)
}

/// The value of a throw in its best place.
fn best_place(table: &Table, seat: Seat, value: u8) -> f64 {
    let mut table = table.clone();
    let player = table.player_mut(seat);
    (player.value, player.step) = (Some(value), Step::Choose);
    let ends = |choice: &Choice| matches!(choice, Choice::Write { .. } | Choice::Dash(_) | Choice::Pass);
    let choices: Vec<Choice> = turns::choices(&table, seat).into_iter().filter(ends).collect();
    let values = choices.into_iter().map(|choice| written(&mut table.clone(), seat, choice));
    let best = values.fold(f64::MIN, f64::max);
    if best > f64::MIN {
        return best;
    }
    // The value fits nowhere.
    turns::settle(&mut table, seat);
    worth::worth(&table, seat)
}

/// The throw that the computer names: the best for it among those that it may name.
pub fn name(table: &Table, seat: Seat, dice: Dice, ctx: &mut SearchCtx<'_>, may: impl Fn(&[u8]) -> bool) -> Vec<u8> {
    let throws = (1..=6).flat_map(|a| (a..=6).map(move |b| vec![a, b]));
    let throws: Vec<Vec<u8>> = throws.filter(|faces| faces.len() == dice.count && may(faces)).collect();
    if ctx.slips(*ctx.level.of(&SLIPS)) {
        return ctx.chance.pick(&throws).cloned().unwrap_or_default();
    }
    let value = |faces: &[u8]| best_place(table, seat, table.rules.value(faces, 0));
    let best = throws.iter().map(|faces| (value(faces), faces)).max_by(|(a, _), (b, _)| a.total_cmp(b));
    best.map(|(_, faces)| faces.clone()).unwrap_or_default()
}
