//! Digit war: you lower one digit of a row, or erase a zero with everything to its right. If you erase the last zero,
//! you lose.
//!
//! `row` is the position and the effect of moves, `draw` the picture, `think` the computer, `table` its knowledge.

mod draw;
mod row;
mod table;
#[cfg(test)]
mod tests;
mod think;

use crate::game::options::Alphabet;
use crate::game::{
    Ask, Chance, Counts, Family, Game, Info, Input, Moves, OptDef, OptKind, OptValue, OptValues, Reject, Scene,
    SearchCtx, Seat, StepCtx, Table, Text, Turn, Unit, Viewer, Weight,
};
pub use row::{Move, Row};

pub struct DigitWar;

static INFO: Info = Info {
    options: &[
        OptDef::new("length", OptKind::Int { min: 5, max: 40, step: 1, default: None }).offering(&["8", "12", "20"]),
        OptDef::new("row", OptKind::Text { length: (1, 40), alphabet: Alphabet::Digits }),
    ],
    ..Info::of("digitwar", Counts::from_to(2, 4), Family::NUMBERS, Weight::Full)
};

/// How many digits are drawn by default.
const LENGTH: i64 = 20;

/// The column that `x` would be on a board. A board with other letters writes `x7` with its own letter.
const CROSS: u16 = 23;

/// The row at the start of a match.
#[derive(Clone, Debug)]
pub enum Start {
    /// The bot draws this many digits.
    Drawn(usize),
    /// The host has given this row.
    Given(Vec<u8>),
}

impl Game for DigitWar {
    type Options = Start;
    type State = Row;
    type Move = Move;
    type View = Row;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Start, Reject> {
        let Some(row) = values.text("row") else {
            if values.value("length").is_none() {
                values.set("length", OptValue::Int(LENGTH));
            }
            // The definition bounds it.
            return Ok(Start::Drawn(values.int("length") as usize));
        };
        let row: Vec<u8> = row.bytes().map(|digit| digit - b'0').collect();
        if values.value("length").is_some() && values.int("length") != row.len() as i64 {
            let text = Text::new("digitwar-reject-length").with("count", row.len());
            return Err(Reject::options(text.with("length", values.int("length"))));
        }
        Ok(Start::Given(row))
    }

    fn chance(&self, start: &Start) -> bool {
        matches!(start, Start::Drawn(_))
    }

    fn setup(&self, start: &Start, table: Table, ctx: &mut StepCtx) -> Row {
        let digits = match start {
            Start::Drawn(length) => drawn(*length, &mut ctx.chance),
            Start::Given(digits) => digits.clone(),
        };
        Row::new(digits, table.seats, table.first)
    }

    fn turn(&self, row: &Row) -> Turn {
        match row.outcome() {
            Some(outcome) => Turn::Over(outcome),
            None => Ask::one(row.party.mover(), Text::new("digitwar-ask")).typed().into(),
        }
    }

    fn moves(&self, row: &Row, seat: Seat) -> Moves<Move> {
        Moves::Listed(if seat == row.party.mover() { row.moves() } else { Vec::new() })
    }

    fn parse(&self, _row: &Row, _seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        read(input).ok_or_else(|| Reject::syntax(Text::new("digitwar-reject-syntax")))
    }

    fn write(&self, m: &Move) -> String {
        match m {
            Move::Lower { place, to } => format!("{place}>{to}"),
            Move::Erase { place } => format!("x{place}"),
        }
    }

    /// Places are numbers alone, so `x7` is not a place of the board, whatever letters it has.
    fn label(&self, m: &Move) -> Text {
        match m {
            Move::Lower { place, to } => Text::new("digitwar-lower").with("place", *place).with("to", *to),
            Move::Erase { place } => Text::new("digitwar-erase").with("place", *place),
        }
    }

    /// The player who empties the row loses. Perhaps `x1` was meant to be `x11`.
    fn grave(&self, _row: &Row, _seat: Seat, m: &Move) -> bool {
        *m == Move::Erase { place: 1 }
    }

    fn apply(&self, row: &mut Row, _seat: Seat, m: &Move, _ctx: &mut StepCtx) -> Result<(), Reject> {
        row.play(*m)
    }

    fn leave(&self, row: &mut Row, seat: Seat, _ctx: &mut StepCtx) -> bool {
        row.party.leave(seat)
    }

    fn view(&self, row: &Row, _who: Viewer) -> Row {
        row.clone()
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    fn unit(&self) -> Option<Unit> {
        Some(Unit::Chances)
    }

    fn think(&self, row: &Row, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        if seat != row.party.mover() || row.outcome().is_some() {
            return None;
        }
        think::think(row, ctx)
    }
}

/// Random digits, at least one of them not zero.
fn drawn(length: usize, chance: &mut Chance) -> Vec<u8> {
    let mut digits: Vec<u8> = (0..length).map(|_| chance.range(0, 9) as u8).collect();
    if let (true, Some(last)) = (digits.iter().all(|digit| *digit == 0), digits.last_mut()) {
        *last = chance.range(1, 9) as u8;
    }
    digits
}

fn read(input: &Input<'_>) -> Option<Move> {
    let mut read = input.reader();
    let letters = read.letters().map(|letters| letters.to_lowercase());
    let cross = match &letters {
        Some(letters) => Some(["x", "х"].contains(&&**letters) || *letters == input.labels().column(CROSS)),
        None => read.sign(&['×', '✕']).map(|_| true),
    };
    let place = u32::try_from(read.number()?).ok()?;
    let m = match cross {
        Some(true) => Move::Erase { place },
        Some(false) => return None,
        None => {
            read.sign(&['>', '→'])?;
            Move::Lower { place, to: u32::try_from(read.number()?).ok()? }
        }
    };
    read.end().then_some(m)
}
