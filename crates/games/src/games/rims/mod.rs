//! Rims: you draw closed curves through free points. They must not touch or cross. If you draw the last one, you lose,
//! or win.
//!
//! `layout` scatters the points, `sheet` has the position and judges rims, `loops` are the smallest rims, `curve`
//! rounds the drawing, `draw` is the picture. `heaps` solves the game, `trace` and `routes` find rims, `think` is the
//! computer.

mod curve;
mod draw;
mod heaps;
mod layout;
mod loops;
mod routes;
mod sheet;
#[cfg(test)]
mod tests;
mod think;
mod trace;

use crate::game::{
    Ask, Chance, Counts, Family, Game, Gesture, Info, Input, Moves, OptDef, OptKind, OptValues, Reject, Scene,
    SearchCtx, Seat, StepCtx, Table, Tap, Text, Turn, Unit, Viewer, Weight,
};
use crate::kit::taps;
pub use sheet::{Line, Rim, Sheet, Terms};

pub struct Rims;

static INFO: Info = Info {
    options: &[
        OptDef::new("points", OptKind::Int { min: 8, max: 24, step: 1, default: Some(16) })
            .offering(&["8", "12", "16", "24"]),
        OptDef::new(
            "max",
            OptKind::Choice(&["4", "1", "2", "3", "5", "6", "7", "8", "9", "10", "11", "12", UNLIMITED]),
        )
        .offering(&["1", "2", "4", UNLIMITED]),
        OptDef::new("misere", OptKind::Flag { default: true }),
    ],
    ..Info::of("rims", Counts::from_to(2, 4), Family::LINES, Weight::Full)
};

/// The option for any number of points on a rim.
const UNLIMITED: &str = "unlimited";
/// The separators allowed between two corners, besides those allowed between places anyway.
const ARROWS: [char; 2] = ['>', '→'];

impl Game for Rims {
    type Options = Terms;
    type State = Sheet;
    type Move = Line;
    type View = Sheet;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Terms, Reject> {
        // The value is within the bounds of its definition, so the cast cuts nothing.
        let points = values.int("points") as u8;
        // Not a number means `unlimited`: all points.
        let most = values.choice("max").parse().unwrap_or(points);
        Ok(Terms { points, most, misere: values.flag("misere") })
    }

    fn setup(&self, terms: &Terms, table: Table, ctx: &mut StepCtx) -> Sheet {
        Sheet::new(*terms, layout::strewn(terms.points, &mut ctx.chance), table.seats, table.first)
    }

    fn turn(&self, sheet: &Sheet) -> Turn {
        match sheet.outcome() {
            Some(outcome) => Turn::Over(outcome),
            None => {
                let text = Text::new("rims-ask").with("free", sheet.free().count_ones());
                Ask::one(sheet.party.mover(), text).typed().into()
            }
        }
    }

    fn moves(&self, sheet: &Sheet, seat: Seat) -> Moves<Line> {
        if seat == sheet.party.mover() && !sheet.is_over() { Moves::Unlisted } else { Moves::Listed(Vec::new()) }
    }

    fn sample(&self, sheet: &Sheet, seat: Seat, chance: &mut Chance) -> Option<Line> {
        if seat != sheet.party.mover() || sheet.is_over() { None } else { trace::some(sheet, chance) }
    }

    fn parse(&self, _sheet: &Sheet, _seat: Seat, input: &Input<'_>) -> Result<Line, Reject> {
        let no_move = || Reject::syntax(Text::new("rims-reject-syntax"));
        let mut read = input.reader();
        let mut corners = read.path().ok_or_else(no_move)?;
        while read.sign(&ARROWS).is_some() {
            corners.extend(read.path().ok_or_else(no_move)?);
        }
        if !read.end() {
            return Err(no_move());
        }
        // Some people end with the corner where they began.
        while corners.len() > sheet::CORNERS.0 && corners.first() == corners.last() {
            corners.pop();
        }
        Ok(Line(corners))
    }

    fn write(&self, m: &Line) -> String {
        m.to_string()
    }

    fn apply(&self, sheet: &mut Sheet, _seat: Seat, m: &Line, _ctx: &mut StepCtx) -> Result<(), Reject> {
        sheet.play(m)
    }

    fn leave(&self, sheet: &mut Sheet, seat: Seat, _ctx: &mut StepCtx) -> bool {
        sheet.leave(seat);
        true
    }

    fn view(&self, sheet: &Sheet, _who: Viewer) -> Sheet {
        sheet.clone()
    }

    fn gesture(&self, _sheet: &Sheet, _seat: Seat) -> Option<Gesture> {
        Some(Gesture::places(1, sheet::CORNERS.1 as u16))
    }

    fn buttons(&self, sheet: &Sheet, seat: Seat) -> Vec<Vec<Tap<Line>>> {
        if seat != sheet.party.mover() || sheet.is_over() {
            return Vec::new();
        }
        taps::few(Moves::Listed(sheet.places(sheet.free()).map(|place| Line(vec![place])).collect()))
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    fn unit(&self) -> Option<Unit> {
        Some(Unit::Chances)
    }

    fn think(&self, sheet: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Line> {
        if seat != sheet.party.mover() || sheet.is_over() { None } else { think::think(sheet, ctx) }
    }
}
