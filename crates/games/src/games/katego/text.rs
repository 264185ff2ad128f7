//! The table as plain text.

use super::score::{self, Verdict};
use super::table::{Mark, Table};
use super::variants::Course;
use crate::game::Seat;
use crate::kit::dicegame::listed;

/// A line for each player, with a mark for the one to act and the stock left to throw in brackets. Then a line of
/// results of the columns, and the dice. Seats stand for their players.
pub fn board(table: &Table) -> String {
    let rules = &table.rules;
    let cells: Vec<Vec<String>> = table.seats().iter().map(|seat| row(table, seat)).collect();
    let wide = cells.iter().flatten().map(|cell| cell.chars().count()).max().unwrap_or(1).max(2) + 1;
    let line = |head: String, cells: &[String], last: &str| {
        let cells: String = cells.iter().map(|cell| format!("{cell:>wide$}")).collect();
        format!("{head:<9}{cells}{last:>5}").trim_end().to_owned()
    };
    let numbers: Vec<String> = (0..rules.columns).map(|column| rules.number(column).to_string()).collect();
    let mut lines = vec![rules.variant.id.to_owned(), line(String::new(), &numbers, "=")];
    if rules.variant.tent {
        let points: Vec<String> = (0..rules.columns).map(|column| format!("+{}", rules.points(column))).collect();
        lines.push(line(String::new(), &points, ""));
    }
    let points = score::points(table);
    for seat in table.seats().iter() {
        let total = if table.round.covered.has(seat) { "?".to_owned() } else { points[seat.index()].to_string() };
        lines.push(line(head(table, seat), &cells[seat.index()], &total));
    }
    for (n, sides) in rules.tables().iter().enumerate() {
        let signs: Vec<String> = (0..rules.columns).map(|column| sign(score::verdict(table, sides, column))).collect();
        let head = if rules.variant.twins { format!("  table {}", n + 1) } else { String::new() };
        lines.extend(Some(line(head, &signs, "")).filter(|line| !line.is_empty()));
    }
    lines.extend(now(table));
    lines.join("\n")
}

/// `>` for a player who is to act, the seat, and the stock left.
fn head(table: &Table, seat: Seat) -> String {
    let round = &table.round;
    let waits = round.waiting.has(seat) || round.wanted.is_some_and(|(mover, _)| mover == seat);
    let mark = match (round.present().has(seat), waits && !round.over) {
        (false, _) => 'x',
        (true, true) => '>',
        (true, false) => ' ',
    };
    let player = table.player(seat);
    let left = match (table.rules.variant.stock, table.rules.variant.throws) {
        (0, (0, 1)) => String::new(),
        (0, _) => format!(" ({})", player.throws),
        _ => format!(" ({})", player.dice),
    };
    format!("{mark}{:>2}{left}", seat.0 + 1)
}

fn row(table: &Table, seat: Seat) -> Vec<String> {
    let of = |column: usize| {
        let fight = &table.common.fight;
        if table.rules.variant.course == Course::Ladder && fight.column == column && fight.totals[seat.index()] > 0 {
            return fight.totals[seat.index()].to_string();
        }
        let all = table.cell(seat, column).iter().map(Mark::to_string).collect::<Vec<_>>().join("/");
        if all.is_empty() { ".".to_owned() } else { all }
    };
    (0..table.rules.columns).map(of).collect()
}

/// The seats that have a column, `x` for a burnt one, `#` for one that is put out.
fn sign(verdict: Verdict) -> String {
    match verdict {
        Verdict::Open => String::new(),
        Verdict::Burnt => "x".to_owned(),
        Verdict::Out => "#".to_owned(),
        Verdict::Won(side) => side.iter().map(|seat| (seat.0 + 1).to_string()).collect::<Vec<_>>().join("+"),
    }
}

/// The dice, and the bids.
fn now(table: &Table) -> Vec<String> {
    let (round, fight) = (&table.round, &table.common.fight);
    let player = table.player(round.mover());
    let own = !round.is_common() && table.rules.variant.course == Course::Ladder;
    let faces = if own { &player.hand } else { &round.fallen };
    let mut lines = Vec::new();
    if !faces.is_empty() {
        let shown = listed(faces);
        lines.push(format!("dice {}{shown}{}", fixed(table), worth(player.value)));
    }
    if let Some(leader) = fight.leader.filter(|_| fight.bid > 0) {
        lines.push(format!("seat {} bids {}", leader.0 + 1, fight.bid));
    }
    lines
}

fn fixed(table: &Table) -> String {
    table.fixed().map_or_else(String::new, |face| format!("{face} x "))
}

fn worth(value: Option<u8>) -> String {
    value.map_or_else(String::new, |value| format!(" = {value}"))
}
