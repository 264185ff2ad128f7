//! The results: the owners of the columns, and everyone's points.

use super::table::{Closed, Mark, Table};
use super::variants::{Counting, Course};
use crate::game::{Seat, Seats};

/// The result of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is not decided yet.
    Open,
    /// The highest entry is shared, or nobody has one.
    Burnt,
    /// It is put out.
    Out,
    /// A side has it.
    Won(Seats),
}

/// The result of a column at the table with these sides.
pub fn verdict(table: &Table, sides: &[Seats], column: usize) -> Verdict {
    match table.common.closed[column] {
        Some(Closed::Lost) => return Verdict::Out,
        Some(Closed::Taken(seat)) => return Verdict::Won(table.rules.side(seat)),
        None if table.rules.variant.course != Course::Table => return Verdict::Open,
        None => {}
    }
    if !is_decided(table, sides, column) {
        return Verdict::Open;
    }
    if table.rules.has_losers() {
        return single(table, column, Iterator::max).map_or(Verdict::Burnt, |seat| Verdict::Won(Seats::one(seat)));
    }
    let counts: Vec<u32> = sides.iter().map(|side| count(table, sides, *side, column)).collect();
    let most = counts.iter().max().copied().unwrap_or(0);
    let mut best = sides.iter().zip(&counts).filter(|(_, count)| **count == most);
    match (best.next(), best.next()) {
        (Some((side, _)), None) if most > 0 => {
            if table.rules.variant.guarded && is_put_out(table, sides, *side, column) {
                return Verdict::Out;
            }
            Verdict::Won(*side)
        }
        _ => Verdict::Burnt,
    }
}

/// Whether nothing changes a column any more. In a common table an entry holds until somebody writes more.
fn is_decided(table: &Table, sides: &[Seats], column: usize) -> bool {
    if table.rules.is_common() {
        return table.players.iter().any(|player| !player.row.cell(column).is_empty());
    }
    let seats = sides.iter().fold(Seats::NONE, |seats, side| seats.and(*side));
    let present = seats.within(table.round.present());
    table.round.over || present.iter().all(|seat| !table.has_room(seat, column))
}

/// The value of a side's entries in a column.
fn count(table: &Table, sides: &[Seats], side: Seats, column: usize) -> u32 {
    let variant = table.rules.variant;
    let all = || side.iter().flat_map(|seat| table.cell(seat, column)).map(|mark| u32::from(mark.value()));
    match variant.counting {
        Counting::Product if all().count() < variant.entries => 0,
        Counting::Product => all().product(),
        Counting::Highest | Counting::Podium => all().max().unwrap_or(0),
        Counting::Sum if variant.ignores && sides.len() > 2 => {
            all().filter(|value| !is_shared(table, side, column, *value)).sum()
        }
        Counting::Sum => all().sum(),
    }
}

/// Whether a player of another side has the same value in a column.
fn is_shared(table: &Table, side: Seats, column: usize, value: u32) -> bool {
    let others = table.seats().iter().filter(|seat| !side.has(*seat));
    others.flat_map(|seat| table.cell(seat, column)).any(|mark| u32::from(mark.value()) == value)
}

/// Whether the entries of a leading pair differ, while those of another pair are equal.
fn is_put_out(table: &Table, sides: &[Seats], leading: Seats, column: usize) -> bool {
    let equal = |side: Seats| {
        let marks: Vec<Mark> = side.iter().flat_map(|seat| table.cell(seat, column)).copied().collect();
        matches!(marks[..], [Mark::Value(one), Mark::Value(two)] if one == two && one > 0)
    };
    !equal(leading) && sides.iter().any(|side| *side != leading && equal(*side))
}

/// The seat that alone has the highest or the lowest entry of a column.
fn single(table: &Table, column: usize, end: impl FnOnce(std::vec::IntoIter<u8>) -> Option<u8>) -> Option<Seat> {
    let entries = entries(table, column);
    let value = end(entries.iter().map(|(_, value)| *value).collect::<Vec<_>>().into_iter())?;
    let mut those = entries.iter().filter(|(_, other)| *other == value);
    let (seat, _) = those.next()?;
    those.next().is_none().then_some(*seat)
}

/// All entries of a column, with the seats of their rows.
fn entries(table: &Table, column: usize) -> Vec<(Seat, u8)> {
    let of = |seat: Seat| table.cell(seat, column).iter().map(move |mark| (seat, mark.value()));
    table.seats().iter().flat_map(of).collect()
}

/// The seat that a column costs its points: the one with the single lowest entry, if at least two have written there.
pub fn loser(table: &Table, column: usize) -> Option<Seat> {
    let writers = table.seats().iter().filter(|seat| !table.cell(*seat, column).is_empty()).count();
    single(table, column, Iterator::min).filter(|_| table.rules.has_losers() && writers > 1)
}

/// The points of all players in the decided columns. Partners share theirs.
pub fn points(table: &Table) -> Vec<i64> {
    let rules = &table.rules;
    let mut points = vec![0; table.players.len()];
    let mut add = |seats: Seats, more: i64| {
        let team = seats.iter().fold(Seats::NONE, |all, seat| all.and(rules.team(seat)));
        team.iter().for_each(|seat| points[seat.index()] += more);
    };
    for sides in rules.tables() {
        for column in 0..rules.columns {
            if let Verdict::Won(side) = verdict(table, &sides, column) {
                add(side, rules.points(column));
            }
        }
    }
    for column in 0..rules.columns {
        if let Some(seat) = loser(table, column) {
            add(Seats::one(seat), -rules.points(column));
        }
    }
    points
}
