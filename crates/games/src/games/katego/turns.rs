//! The course of a turn at a table of rows: throw, perhaps again, and write.

use super::Choice;
use super::table::{Mark, Step, Table};
use crate::game::{Reject, Seat, Text};

pub fn begin(table: &mut Table, seat: Seat) {
    let (variant, finished) = (table.rules.variant, table.is_finished(seat));
    let twin = table.rules.twin(seat);
    let served = table.common.served.take().filter(|(by, _)| Some(*by) == twin).map(|(_, faces)| faces);
    let dice = table.rules.dice();
    let player = table.player_mut(seat);
    (player.aim, player.value) = (seat, None);
    if finished {
        player.step = Step::Done;
        return;
    }
    player.throws += variant.throws.1;
    if let Some(faces) = served {
        player.throws = player.throws.saturating_sub(1);
        table.lay(seat, &faces);
        return;
    }
    player.step = if variant.stock > 0 { Step::Count } else { Step::Throw(dice) };
}

pub fn fallen(table: &mut Table, seat: Seat, faces: &[u8], told: &mut Vec<Text>) {
    let spends = table.rules.variant.stock > 0;
    let player = table.player_mut(seat);
    player.throws = player.throws.saturating_sub(1);
    if spends {
        player.dice = player.dice.saturating_sub(faces.len() as u32);
    }
    let value = table.lay(seat, faces);
    if table.round.is_common() && seat == table.round.mover() {
        table.common.fell.push(value);
        table.common.named[seat.index()] |= 1 << value;
    }
    if table.rules.twin(seat).is_some() {
        table.common.served = Some((seat, faces.to_vec()));
    }
    if choices(table, seat).is_empty() {
        table.player_mut(seat).step = Step::Done;
        table.latest(seat, None);
        told.push(Text::new("katego-lost").with("seat", seat).with("value", value));
    }
}

/// Whether a seat may throw again.
pub fn may_throw_again(table: &Table, seat: Seat) -> bool {
    let player = table.player(seat);
    player.step == Step::Choose && table.rules.variant.stock == 0 && player.throws > 0
}

/// All choices of a seat.
pub fn choices(table: &Table, seat: Seat) -> Vec<Choice> {
    let player = table.player(seat);
    let variant = table.rules.variant;
    match (player.step, player.value) {
        (Step::Count, _) => (1..=player.dice.min(super::variants::MOST_DICE)).map(Choice::Dice).collect(),
        (Step::Choose, Some(value)) => {
            let row = |row| variant.anywhere.then_some(row);
            let write = |(to, column)| Choice::Write { row: row(to), column: table.rules.number(column) };
            let mut all: Vec<Choice> = table.places(seat, value).map(write).collect();
            if may_throw_again(table, seat) {
                all.push(Choice::Throw);
            }
            if variant.dashes {
                all.extend(table.room(seat).map(|column| Choice::Dash(table.rules.number(column))));
            }
            if variant.declines {
                all.push(Choice::Pass);
            }
            if variant.anywhere {
                all.extend(table.seats().iter().filter(|row| *row != player.aim).map(Choice::Aim));
            }
            all
        }
        _ => Vec::new(),
    }
}

/// Makes a choice of a seat.
///
/// # Errors
/// The reject names the rule that forbids the choice.
pub fn choose(table: &mut Table, seat: Seat, choice: Choice, told: &mut Vec<Text>) -> Result<(), Reject> {
    if !choices(table, seat).contains(&choice) {
        return Err(refusal(table, seat, choice));
    }
    let dice = table.rules.dice();
    match choice {
        Choice::Dice(count) => table.player_mut(seat).step = Step::Throw(count as usize),
        Choice::Throw => table.player_mut(seat).step = Step::Throw(dice),
        Choice::Aim(row) => table.player_mut(seat).aim = row,
        Choice::Pass => {
            table.latest(seat, None);
            table.player_mut(seat).step = Step::Done;
        }
        Choice::Dash(number) => {
            let Some(column) = table.rules.column(number) else { return Ok(()) };
            table.player_mut(seat).row.write(column, Mark::Dash);
            written(table, seat, (seat, column));
            told.push(Text::new("katego-dashed").with("seat", seat).with("column", number));
        }
        Choice::Write { row, column } => {
            let Some(column) = table.rules.column(column) else { return Ok(()) };
            write(table, seat, (row.unwrap_or(seat), column), told);
        }
        Choice::Bid(_) => {}
    }
    Ok(())
}

fn write(table: &mut Table, seat: Seat, (row, column): (Seat, usize), told: &mut Vec<Text>) {
    let Some(value) = table.player(seat).value else { return };
    table.write(row, column, value);
    written(table, seat, (row, column));
    let number = table.rules.number(column);
    let key = if row == seat { "katego-wrote" } else { "katego-wrote-at" };
    let text = Text::new(key).with("seat", seat).with("value", value).with("column", number).with("row", row);
    told.push(text);
    match table.common.closed[column] {
        Some(super::table::Closed::Lost) => told.push(Text::new("katego-quenched").with("column", number)),
        Some(super::table::Closed::Taken(by)) => {
            told.push(Text::new("katego-captured").with("seat", by).with("column", number));
        }
        None => {}
    }
}

fn written(table: &mut Table, seat: Seat, place: (Seat, usize)) {
    table.latest(seat, Some(place));
    table.player_mut(seat).step = Step::Done;
}

/// The reason for which a choice is refused.
fn refusal(table: &Table, seat: Seat, choice: Choice) -> Reject {
    let player = table.player(seat);
    Reject::illegal(match (player.step, choice) {
        (Step::Count, _) => Text::new("katego-count").with("dice", player.dice.min(super::variants::MOST_DICE)),
        (_, Choice::Write { row, column }) => place_refusal(table, seat, row.unwrap_or(seat), column),
        (_, Choice::Dash(number)) if table.rules.variant.dashes => Text::new("katego-full").with("column", number),
        (_, Choice::Throw) => Text::new("katego-no-throws").with("value", player.value.unwrap_or(0)),
        _ if table.places(seat, player.value.unwrap_or(0)).next().is_none() => {
            let key = if may_throw_again(table, seat) { "katego-throw-again" } else { "katego-give-up" };
            Text::new(key).with("value", player.value.unwrap_or(0))
        }
        _ => Text::new("katego-write-now").with("value", player.value.unwrap_or(0)),
    })
}

fn place_refusal(table: &Table, seat: Seat, row: Seat, number: u8) -> Text {
    let value = table.player(seat).value.unwrap_or(0);
    let text = |key: &'static str| Text::new(key).with("column", number).with("value", value);
    let Some(column) = table.rules.column(number) else {
        let last = table.rules.number(table.rules.columns - 1);
        return text("katego-columns").with("first", table.rules.number(0)).with("last", last);
    };
    if !table.rows(seat).has(row) {
        return text("katego-own-row");
    }
    if table.common.closed.get(column).is_some_and(Option::is_some) {
        return text("katego-closed");
    }
    if !table.has_room(row, column) {
        return text("katego-full");
    }
    if table.rules.variant.rising && table.highest(column) >= value {
        return text("katego-higher").with("last", table.highest(column));
    }
    let falls = table.rules.run(row, table.common.first).unwrap_or(true);
    text(if falls { "katego-falls" } else { "katego-rises" })
}

/// Ends the turn of a seat.
pub fn settle(table: &mut Table, seat: Seat) {
    table.player_mut(seat).turns += 1;
    table.fill_up(seat);
}

/// The seat whose turn comes next: the next one in the order that has something left to write.
pub fn next(table: &Table, seat: Seat) -> Option<Seat> {
    let order = table.rules.order();
    let at = order.iter().position(|other| *other == seat).unwrap_or(0);
    let after = (1..=order.len()).map(|step| order[(at + step) % order.len()]);
    let waits = |next: &Seat| table.round.present().has(*next) && !table.is_finished(*next);
    after.into_iter().find(waits)
}

/// Whether nobody writes any more.
pub fn is_over(table: &Table) -> bool {
    table.round.present().iter().all(|seat| table.is_finished(seat))
}
