//! Choices as people type, read, hear and press them.

use super::table::{Mark, Step, Table};
use super::variants::{Course, MOST_DICE};
use super::{Choice, all, ladder};
use crate::game::{Input, Reject, Seat, Seats, Tap, Text};

/// Buttons in a row.
const ABREAST: usize = 6;

/// Reads a choice: `k7`, `7`, `k7 b`, `throw`, `4 dice`, `dash 5`, `bid 4`, `pass`.
///
/// # Errors
/// The reject names the texts that could be typed.
pub fn parse(table: &Table, seat: Seat, input: &Input<'_>) -> Result<Choice, Reject> {
    read(table, seat, input).ok_or_else(|| Reject::syntax(Text::new("katego-moves")))
}

fn read(table: &Table, seat: Seat, input: &Input<'_>) -> Option<Choice> {
    let text = input.raw().trim_end_matches(['.', '!']);
    if let Some(rest) = text.strip_prefix(['k', 'K', 'к', 'К'])
        && rest.trim_start().starts_with(|c: char| c.is_ascii_digit())
    {
        return place(table, seat, rest);
    }
    let mut read = input.reader();
    let word = read.word();
    if word.is_none()
        && let Some(number) = read.number()
    {
        return match (read.word(), read.end()) {
            (Some("dice"), true) => count(number).map(Choice::Dice),
            (None, true) if table.player(seat).step == Step::Count => count(number).map(Choice::Dice),
            (None, true) if bids(table, seat) => count(number).map(Choice::Bid),
            (None, _) => place(table, seat, text),
            _ => None,
        };
    }
    if read.end() {
        return match word {
            Some("throw") => Some(Choice::Throw),
            Some("pass") => Some(Choice::Pass),
            _ => None,
        };
    }
    if word == Some("column") || word.is_none() {
        return place(table, seat, read.rest());
    }
    let number = read.number().filter(|_| read.word().is_none_or(|word| word == "dice") && read.end())?;
    match word {
        Some("throw" | "dice") => count(number).map(Choice::Dice),
        Some("bid") => count(number).map(Choice::Bid),
        Some("dash") => u8::try_from(number).ok().map(Choice::Dash),
        Some("row") => seat_of(table, number).map(Choice::Aim),
        _ => None,
    }
}

/// A number of dice, if that many can be thrown at once.
fn count(number: i64) -> Option<u32> {
    u32::try_from(number).ok().filter(|count| (1..=MOST_DICE).contains(count))
}

/// Whether a bare number is a bid.
fn bids(table: &Table, seat: Seat) -> bool {
    let player = table.player(seat);
    matches!(table.rules.variant.course, Course::Row(_)) && player.value.is_none()
}

/// `7`, `7 b`, `7b`, `7 2`: a column, and the row.
fn place(table: &Table, seat: Seat, text: &str) -> Option<Choice> {
    let text = text.trim();
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    Some(Choice::Write { column: text[..end].parse().ok()?, row: row(table, seat, &text[end..])? })
}

/// Reads the row: nothing, a number or a letter. `None` if there is no such row.
fn row(table: &Table, seat: Seat, text: &str) -> Option<Option<Seat>> {
    let text = text.trim().trim_end_matches(['.', '!']).to_lowercase();
    if text.is_empty() {
        return Some(table.rules.variant.anywhere.then(|| table.player(seat).aim));
    }
    let mut letters = text.chars();
    let number = match (text.parse(), letters.next(), letters.next()) {
        (Ok(number), ..) => number,
        (Err(_), Some(letter), None) => nth(letter)?,
        _ => return None,
    };
    seat_of(table, number).map(Some)
}

/// The letters of the rows as the book has them, and those of the other alphabet.
const LETTERS: [[char; 12]; 2] = [
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'],
    ['а', 'б', 'в', 'г', 'д', 'е', 'ж', 'з', 'и', 'к', 'л', 'м'],
];

fn nth(letter: char) -> Option<i64> {
    let at = LETTERS.iter().find_map(|row| row.iter().position(|c| *c == letter))?;
    i64::try_from(at).ok().map(|at| at + 1)
}

fn seat_of(table: &Table, number: i64) -> Option<Seat> {
    let seat = Seat(u8::try_from(number.checked_sub(1)?).ok()?);
    table.seats().has(seat).then_some(seat)
}

pub fn write(choice: &Choice) -> String {
    match choice {
        Choice::Write { row: None, column } => format!("column {column}"),
        Choice::Write { row: Some(row), column } => format!("column {column} {}", row.0 + 1),
        Choice::Dash(column) => format!("dash {column}"),
        Choice::Throw => "throw".to_owned(),
        Choice::Dice(dice) => format!("throw {dice}"),
        Choice::Bid(bid) => format!("bid {bid}"),
        Choice::Pass => "pass".to_owned(),
        Choice::Aim(row) => format!("row {}", row.0 + 1),
    }
}

/// The words of a button or a caption.
pub fn label(choice: &Choice) -> Text {
    match choice {
        Choice::Write { row: None, column } => Text::new("katego-column").with("column", *column),
        Choice::Write { row: Some(row), column } => {
            Text::new("katego-column-of").with("column", *column).with("seat", *row)
        }
        Choice::Dash(column) => Text::new("katego-dash").with("column", *column),
        Choice::Throw => Text::new("katego-again"),
        Choice::Dice(dice) => Text::new("katego-dice").with("dice", *dice),
        Choice::Bid(bid) => Text::new("katego-bid").with("dice", *bid),
        Choice::Pass => Text::new("katego-pass"),
        Choice::Aim(row) => Text::new("katego-row").with("seat", *row),
    }
}

/// The prompt for seats that must choose.
pub fn ask(table: &Table, seats: Seats) -> Text {
    let fight = &table.common.fight;
    let number = table.rules.number(fight.column.min(table.rules.columns - 1));
    let Some(seat) = seats.iter().next() else { return Text::new("katego-ask").with("value", 0) };
    let player = table.player(seat);
    let text = |key: &'static str| Text::new(key).with("column", number).with("dice", player.dice);
    match (table.rules.variant.course, player.step, player.value) {
        (Course::Ladder, ..) => {
            let own = fight.totals[seat.index()];
            text("katego-ask-ladder").with("total", own).with("lead", ladder::to_beat(table))
        }
        (Course::Row(_), Step::Count, _) => text("katego-ask-dice-for"),
        (_, Step::Count, _) => text("katego-ask-dice"),
        (Course::Row(_), _, None) => text("katego-ask-bid").with("bid", fight.bid),
        (Course::Row(_), _, Some(value)) => text("katego-ask-take").with("value", value),
        (Course::Table, ..) => ask_to_write(table, seat),
    }
}

fn ask_to_write(table: &Table, seat: Seat) -> Text {
    let (choices, player) = (all(table, seat), table.player(seat));
    let writes = choices.iter().any(|choice| matches!(choice, Choice::Write { .. }));
    let throws = choices.contains(&Choice::Throw);
    let key = match (writes, throws) {
        (true, true) => "katego-ask-again",
        (true, false) if table.rules.variant.declines => "katego-ask-podium",
        (true, false) => "katego-ask",
        (false, true) => "katego-ask-stuck",
        (false, false) => "katego-ask-dash",
    };
    Text::new(key).with("value", player.value.unwrap_or(0)).with("throws", player.throws)
}

/// The seat's own row, with each entry behind the number of its column.
pub fn holds(table: &Table, seat: Seat) -> Text {
    let entry = |column: usize| {
        let marks: Vec<String> = table.cell(seat, column).iter().map(Mark::to_string).collect();
        (!marks.is_empty()).then(|| format!("{}: {}", table.rules.number(column), marks.join("/")))
    };
    let row: Vec<String> = (0..table.rules.columns).filter_map(entry).collect();
    Text::new("katego-holds").with("count", row.len()).with("row", row.join(", "))
}

/// Buttons for a seat that must choose: columns first, the other choices below them.
pub fn buttons(table: &Table, seat: Seat) -> Vec<Vec<Tap<Choice>>> {
    let covered = table.round.covered.has(seat);
    let choices = if covered { everything(table) } else { all(table, seat) };
    let aim = Some(table.player(seat).aim);
    let is_column = |choice: &&Choice| matches!(choice, Choice::Write { row, .. } if row.is_none() || *row == aim);
    let is_number = |choice: &&Choice| matches!(choice, Choice::Dice(_) | Choice::Bid(_));
    let groups: [Vec<Choice>; 5] = [
        choices.iter().filter(is_column).copied().collect(),
        choices.iter().filter(is_number).copied().collect(),
        choices.iter().filter(|choice| matches!(choice, Choice::Throw | Choice::Pass)).copied().collect(),
        choices.iter().filter(|choice| matches!(choice, Choice::Dash(_))).copied().collect(),
        choices.iter().filter(|choice| matches!(choice, Choice::Aim(_))).copied().collect(),
    ];
    let rows = groups.iter().flat_map(|group| group.chunks(ABREAST));
    rows.map(|row| row.iter().copied().map(Tap::Move).collect()).collect()
}

/// All columns, as a player with a covered row might have them.
fn everything(table: &Table) -> Vec<Choice> {
    let columns = 0..table.rules.columns;
    columns.map(|column| Choice::Write { row: None, column: table.rules.number(column) }).collect()
}
