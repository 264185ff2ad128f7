//! Cephalopod (Mark Steere): a die captures neighbours whose sum is at most six and shows that sum. When the board is
//! full, the player with more dice on it wins.
//!
//! `board` has the rules, `think` the computer, `solve` plays the smallest board out for it, `draw` is the picture.

mod board;
mod draw;
mod solve;
#[cfg(test)]
mod tests;
mod think;

use crate::game::{
    Arg, Ask, Counts, Family, Game, Gesture, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome, Reject, Scene,
    SearchCtx, Seat, StepCtx, Table, Tap, Text, Turn, Viewer, Weight,
};
use board::{Board, Drop};

pub struct Cephalopod;

/// The whole match; nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    board: Board,
    /// The seat to move.
    mover: Seat,
    /// The latest move, and the seat that made it.
    last: Option<(Seat, Drop)>,
    /// The board before it, with the dice that it captured.
    before: Board,
}

static INFO: Info = Info {
    options: &[OptDef::new("size", OptKind::Int { min: 3, max: 5, step: 2, default: Some(5) })],
    ..Info::of("cephalopod", Counts::only(2), Family::BOARDS, Weight::Full)
};

/// The most moves that become buttons, and how many stand in a row.
const BUTTONS: usize = 12;
const ABREAST: usize = 3;

impl Game for Cephalopod {
    /// The number of cells across and down.
    type Options = u16;
    type State = Sheet;
    type Move = Drop;
    type View = Sheet;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<u16, Reject> {
        // The definition bounds it.
        Ok(values.int("size") as u16)
    }

    fn chance(&self, _size: &u16) -> bool {
        false
    }

    fn setup(&self, size: &u16, table: Table, _ctx: &mut StepCtx) -> Sheet {
        let board = Board::new(*size);
        Sheet { board, mover: table.first, last: None, before: board }
    }

    fn turn(&self, sheet: &Sheet) -> Turn {
        if sheet.board.is_full() {
            let counts = [Seat(0), Seat(1)].map(|seat| i64::from(sheet.board.count(seat)));
            return Turn::Over(Outcome::by_score(counts.to_vec()));
        }
        Ask::one(sheet.mover, Text::new("cephalopod-ask")).typed().into()
    }

    fn moves(&self, sheet: &Sheet, seat: Seat) -> Moves<Drop> {
        Moves::Listed(if sheet.mover == seat { sheet.board.moves() } else { Vec::new() })
    }

    /// The cell alone is enough if there is no choice.
    fn parse(&self, sheet: &Sheet, _seat: Seat, input: &Input<'_>) -> Result<Drop, Reject> {
        let syntax = || Reject::syntax(Text::new("cephalopod-reject-syntax"));
        let places = input.path().ok_or_else(syntax)?;
        let (at, cells) = places.split_first().ok_or_else(syntax)?;
        if !cells.is_empty() {
            let far = || Reject::illegal(Text::new("cephalopod-reject-far").with("place", *at));
            return Drop::of(*at, cells).ok_or_else(far);
        }
        let free = sheet.board.has(*at) && sheet.board.die(*at).is_none();
        let drops = if free { sheet.board.drops(*at) } else { Vec::new() };
        match drops[..] {
            [] => Ok(Drop { at: *at, taken: 0 }),
            [only] => Ok(only),
            _ => Err(Reject::illegal(choice(&sheet.board, &drops))),
        }
    }

    fn write(&self, drop: &Drop) -> String {
        let cells: Vec<String> = std::iter::once(drop.at).chain(drop.cells()).map(|place| place.to_string()).collect();
        cells.join(" ")
    }

    fn label(&self, drop: &Drop) -> Text {
        Text::new("move").with("move", Arg::Move(self.write(drop)))
    }

    fn apply(&self, sheet: &mut Sheet, seat: Seat, drop: &Drop, ctx: &mut StepCtx) -> Result<(), Reject> {
        let (board, at) = (&sheet.board, drop.at);
        if !board.has(at) {
            return Err(Reject::illegal(Text::new("cephalopod-reject-off").with("place", at)));
        }
        if board.die(at).is_some() {
            return Err(Reject::illegal(Text::new("cephalopod-reject-taken").with("place", at)));
        }
        let drops = board.drops(at);
        if !drops.contains(drop) {
            return Err(Reject::illegal(match drops[..] {
                [Drop { taken: 0, .. }] => Text::new("cephalopod-reject-none").with("place", at),
                _ => choice(board, &drops),
            }));
        }
        let cells: Vec<Text> = drop.cells().map(|cell| Text::new("cephalopod-cell").with("place", cell)).collect();
        if !cells.is_empty() {
            let text = Text::new("cephalopod-takes").with("seat", seat).with("place", at).with("cells", cells);
            ctx.tell(text.with("sum", board.sum(*drop).map_or(0, u32::from)));
        }
        (sheet.before, sheet.board) = (*board, board.after(seat, *drop));
        (sheet.last, sheet.mover) = (Some((seat, *drop)), seat.other());
        Ok(())
    }

    fn view(&self, sheet: &Sheet, _who: Viewer) -> Sheet {
        sheet.clone()
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    fn gesture(&self, _sheet: &Sheet, _seat: Seat) -> Option<Gesture> {
        Some(Gesture::places(1, 5))
    }

    fn buttons(&self, sheet: &Sheet, seat: Seat) -> Vec<Vec<Tap<Drop>>> {
        let moves = if sheet.mover == seat { sheet.board.moves() } else { Vec::new() };
        if moves.len() > BUTTONS {
            return Vec::new();
        }
        moves.chunks(ABREAST).map(|row| row.iter().copied().map(Tap::Move).collect()).collect()
    }

    fn think(&self, sheet: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Drop> {
        if sheet.mover == seat { think::think(sheet, ctx) } else { None }
    }
}

/// The captures that a cell offers, each with the text to type.
fn choice(board: &Board, drops: &[Drop]) -> Text {
    let option = |drop: &Drop| {
        let sum = board.sum(*drop).map_or(0, u32::from);
        Text::new("cephalopod-option").with("move", Arg::Move(Cephalopod.write(drop))).with("sum", sum)
    };
    let at = drops.first().map_or_else(|| crate::base::Place::new(0, 0), |drop| drop.at);
    let options: Vec<Text> = drops.iter().map(option).collect();
    Text::new("cephalopod-reject-choice").with("place", at).with("options", options)
}
