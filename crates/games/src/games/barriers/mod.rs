//! Barriers: you draw one stroke over two free cells at a time. If you find no room for another, you are out.
//!
//! `sheet` is the position and the effect of a barrier, `draw` the picture.

mod draw;
mod sheet;
#[cfg(test)]
mod tests;

use crate::base::Place;
use crate::game::scene::Scene;
use crate::game::{
    Ask, Counts, Family, Game, Gesture, Info, Input, Moves, OptDef, OptKind, OptValues, Reject, SearchCtx, Seat,
    StepCtx, Table, Tap, Text, Turn, Unit, Viewer, Weight,
};
use crate::kit::taps;
use crate::search::kayles::Web;
pub use sheet::{Barrier, Sheet, Terms, Touch};

pub struct Barriers;

static INFO: Info = Info {
    options: &[
        OptDef::new("size", OptKind::Size { least: 4, most: (12, 12), step: 1, default: (8, 8) })
            .offering(&["6x6", "8x8", "10x10"]),
        OptDef::new("touch", OptKind::Choice(&["corners", "sides", "free"])).offering(&["corners", "sides", "free"]),
    ],
    ..Info::of("barriers", Counts::from_to(2, 6), Family::LINES, Weight::Full)
};

impl Game for Barriers {
    type Options = Terms;
    type State = Sheet;
    type Move = Barrier;
    type View = Sheet;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Terms, Reject> {
        let (cols, rows) = values.size("size");
        let touch = match values.choice("touch") {
            "free" => Touch::Free,
            "sides" => Touch::Corners,
            _ => Touch::Apart,
        };
        Ok(Terms { cols: cols.into(), rows: rows.into(), touch })
    }

    fn chance(&self, _terms: &Terms) -> bool {
        false
    }

    fn setup(&self, terms: &Terms, table: Table, _ctx: &mut StepCtx) -> Sheet {
        Sheet::new(*terms, table.seats, table.first)
    }

    fn turn(&self, sheet: &Sheet) -> Turn {
        match sheet.outcome() {
            Some(outcome) => Turn::Over(outcome),
            None => Ask::one(sheet.party.mover(), Text::new("barriers-ask")).typed().into(),
        }
    }

    fn moves(&self, sheet: &Sheet, seat: Seat) -> Moves<Barrier> {
        let asked = seat == sheet.party.mover() && !sheet.is_over();
        Moves::Listed(if asked { sheet.moves().collect() } else { Vec::new() })
    }

    fn parse(&self, _sheet: &Sheet, _seat: Seat, input: &Input<'_>) -> Result<Barrier, Reject> {
        match input.path().as_deref() {
            Some(&[a, b]) => Ok(Barrier::new(a, b)),
            _ => Err(Reject::syntax(Text::new("barriers-reject-syntax"))),
        }
    }

    fn write(&self, m: &Barrier) -> String {
        format!("{}-{}", m.a, m.b)
    }

    fn apply(&self, sheet: &mut Sheet, _seat: Seat, m: &Barrier, _ctx: &mut StepCtx) -> Result<(), Reject> {
        sheet.play(*m)
    }

    fn leave(&self, sheet: &mut Sheet, seat: Seat, _ctx: &mut StepCtx) -> bool {
        sheet.leave(seat);
        true
    }

    fn view(&self, sheet: &Sheet, _who: Viewer) -> Sheet {
        sheet.clone()
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    fn gesture(&self, _sheet: &Sheet, _seat: Seat) -> Option<Gesture> {
        Some(Gesture::line())
    }

    fn buttons(&self, sheet: &Sheet, seat: Seat) -> Vec<Vec<Tap<Barrier>>> {
        taps::few(self.moves(sheet, seat))
    }

    fn unit(&self) -> Option<Unit> {
        Some(Unit::Chances)
    }

    fn think(&self, sheet: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Barrier> {
        if seat != sheet.party.mover() || sheet.is_over() {
            return None;
        }
        let moves: Vec<Barrier> = sheet.moves().collect();
        let m = web(sheet.terms, &moves).think(sheet.party.present().len(), ctx)?;
        moves.get(m).copied()
    }
}

/// The moves that exclude each other. The half turn of the sheet is a symmetry.
fn web(terms: Terms, moves: &[Barrier]) -> Web {
    let turned = |place: Place| Place::new(terms.cols - 1 - place.col, terms.rows - 1 - place.row);
    let image = |m: Barrier| Barrier::new(turned(m.a), turned(m.b));
    Web::new(moves.len(), |a, b| sheet::excludes(terms.touch, moves[a], moves[b]))
        .turning(|m| moves.iter().position(|other| *other == image(moves[m])))
}
