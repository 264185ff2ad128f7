//! The value of a table of rows for a seat: the points that it may expect, less those that the others may expect.

use super::super::score::{self, Verdict};
use super::super::table::{Closed, Table};
use super::chances::{self, Odds};
use crate::game::{Seat, Seats};

/// The lead in points that a seat may expect.
pub fn worth(table: &Table, seat: Seat) -> f64 {
    let usual: Vec<Odds> = table.seats().iter().map(|seat| chances::usual(table, seat)).collect();
    let rules = &table.rules;
    let columns = 0..rules.columns;
    if rules.is_common() {
        return columns.map(|column| common(table, seat, column, &usual)).sum();
    }
    let own = rules.team(seat);
    let tables = rules.tables();
    tables.iter().flat_map(|sides| columns.clone().map(|column| rows(table, own, sides, column, &usual))).sum()
}

/// The value of a column in which everybody has cells.
fn rows(table: &Table, own: Seats, sides: &[Seats], column: usize, usual: &[Odds]) -> f64 {
    let points = table.rules.points(column) as f64;
    let is_own = |side: Seats| !side.within(own).is_empty();
    let others = (sides.len().max(2) - 1) as f64;
    let value = |side: Seats, share: f64| if is_own(side) { points * share } else { -points * share / others };
    match table.common.closed[column] {
        Some(Closed::Lost) => return 0.0,
        Some(Closed::Taken(seat)) => return value(table.rules.side(seat), 1.0),
        None => {}
    }
    match score::verdict(table, sides, column) {
        Verdict::Won(side) => value(side, 1.0),
        Verdict::Burnt | Verdict::Out => 0.0,
        Verdict::Open => {
            let wins = chances::winners(table, sides, column, usual);
            sides.iter().zip(wins).map(|(side, share)| value(*side, share)).sum()
        }
    }
}

/// How often in a turn a player would write in a column, if the value fits.
fn tempting(table: &Table, column: usize) -> f64 {
    let all: i64 = (0..table.rules.columns).map(|column| table.rules.points(column)).sum();
    table.rules.points(column) as f64 / all as f64
}

/// The value of a column in which all write as often as they like, so that its owner may lose it.
fn common(table: &Table, seat: Seat, column: usize, usual: &[Odds]) -> f64 {
    let rules = &table.rules;
    let (high, low) = (table.highest(column), lowest(table, column));
    if high == 0 {
        return 0.0;
    }
    let present = table.round.present();
    // How many good enough throws will still go there.
    let coming = |owner: Seat, enough: &dyn Fn(usize) -> bool| -> f64 {
        let of = |other: Seat| {
            let turns = rules.turns().saturating_sub(table.player(other).turns);
            let odds = usual[other.index()].iter().enumerate();
            let share: f64 = odds.filter(|(value, _)| enough(*value)).map(|(_, share)| share).sum();
            f64::from(turns) * share * tempting(table, column)
        };
        present.iter().filter(|other| *other != owner).map(of).sum()
    };
    let points = rules.points(column) as f64;
    let others = f64::from((table.seats().len() - 1).max(1));
    let value = |owner: Seat, share: f64| if owner == seat { points * share } else { -points * share / others };
    let mut all = 0.0;
    let sides: Vec<Seats> = rules.tables().into_iter().flatten().collect();
    if let Verdict::Won(side) = score::verdict(table, &sides, column)
        && let Some(owner) = side.iter().next()
    {
        let higher = |value: usize| value > usize::from(high) - usize::from(rules.has_losers());
        all += value(owner, (-coming(owner, &higher)).exp());
    }
    if let Some(owner) = score::loser(table, column) {
        all -= value(owner, (-coming(owner, &|value| value > 0 && value <= usize::from(low))).exp());
    }
    all
}

fn lowest(table: &Table, column: usize) -> u8 {
    let marks = table.players.iter().flat_map(|player| player.row.cell(column));
    marks.map(|mark| mark.value()).min().unwrap_or(0)
}
