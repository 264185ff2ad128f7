//! Dots and squares: players draw lines between neighbouring nodes. If you close a square, it is yours and you move
//! again.
//!
//! `sheet` is the position and the effect of moves, `draw` the picture. `graph` sees the missing lines as strings,
//! `solve` plays them out to the end, `playouts` are random games before that can be done, `think` is the computer.

mod draw;
mod graph;
mod playouts;
mod sheet;
mod solve;
#[cfg(test)]
mod tests;
mod think;

use crate::base::Place;
use crate::game::scene::Scene;
use crate::game::{
    Ask, Counts, Family, Game, Gesture, Info, Input, Moves, OptDef, OptKind, OptValues, Reject, SearchCtx, Seat,
    StepCtx, Table, Text, Turn, Unit, Viewer, Weight,
};
pub use sheet::{Line, Sheet};

pub struct Boxes;

static INFO: Info = Info {
    options: &[
        OptDef::new("size", OptKind::Size { least: 2, most: (9, 9), step: 1, default: (5, 5) })
            .offering(&["3x3", "5x5", "7x7"]),
        OptDef::new("diagonal", OptKind::Flag { default: false }),
    ],
    ..Info::of("boxes", Counts::from_to(2, 4), Family::LINES, Weight::Full)
};

/// Size of the sheet in squares, and whether diagonals may be drawn.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    cols: u16,
    rows: u16,
    diagonal: bool,
}

impl Game for Boxes {
    type Options = Terms;
    type State = Sheet;
    type Move = Line;
    type View = Sheet;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Terms, Reject> {
        let (cols, rows) = values.size("size");
        Ok(Terms { cols: cols.into(), rows: rows.into(), diagonal: values.flag("diagonal") })
    }

    fn chance(&self, _terms: &Terms) -> bool {
        false
    }

    fn setup(&self, terms: &Terms, table: Table, _ctx: &mut StepCtx) -> Sheet {
        Sheet::new((terms.cols, terms.rows), terms.diagonal, table.seats, table.first)
    }

    fn turn(&self, sheet: &Sheet) -> Turn {
        if let Some(outcome) = sheet.outcome() {
            return Turn::Over(outcome);
        }
        let key = if sheet.again { "boxes-ask-again" } else { "boxes-ask" };
        Ask::one(sheet.party.mover(), Text::new(key)).typed().into()
    }

    fn moves(&self, sheet: &Sheet, seat: Seat) -> Moves<Line> {
        Moves::Listed(if seat == sheet.party.mover() { sheet.moves() } else { Vec::new() })
    }

    fn parse(&self, _sheet: &Sheet, _seat: Seat, input: &Input<'_>) -> Result<Line, Reject> {
        read(input).ok_or_else(|| Reject::syntax(Text::new("boxes-reject-syntax")))
    }

    fn write(&self, line: &Line) -> String {
        format!("{}-{}", line.from, line.to)
    }

    fn apply(&self, sheet: &mut Sheet, _seat: Seat, line: &Line, _ctx: &mut StepCtx) -> Result<(), Reject> {
        sheet.play(*line)
    }

    fn leave(&self, sheet: &mut Sheet, seat: Seat, _ctx: &mut StepCtx) -> bool {
        sheet.leave(seat)
    }

    fn view(&self, sheet: &Sheet, _who: Viewer) -> Sheet {
        sheet.clone()
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    fn unit(&self) -> Option<Unit> {
        Some(Unit::Points)
    }

    fn gesture(&self, _sheet: &Sheet, _seat: Seat) -> Option<Gesture> {
        Some(Gesture::line())
    }

    fn think(&self, sheet: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Line> {
        if seat != sheet.party.mover() || sheet.outcome().is_some() {
            return None;
        }
        think::think(sheet, ctx)
    }
}

/// A typed line: two nodes, or one and a direction: a sign, or the first letter of *право* and *низ*.
fn read(input: &Input<'_>) -> Option<Line> {
    if let Some(&[one, two]) = input.path().as_deref() {
        return Some(Line::new(one, two));
    }
    let text = input.raw().trim_end_matches(['.', '!']).to_lowercase();
    let (node, right) = match text.strip_suffix(['>', '→', 'п']) {
        Some(node) => (node, true),
        None => (text.strip_suffix(['v', '↓', 'н'])?, false),
    };
    let from = Input::typed(node, input.labels(), input.manner()).place()?;
    let next = |n: u16, by: bool| n.checked_add(u16::from(by));
    Some(Line::new(from, Place::new(next(from.col, right)?, next(from.row, !right)?)))
}
