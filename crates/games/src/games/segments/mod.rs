//! Points and segments: join two free points without crossing anything. If you find no points to join, you lose.
//!
//! `layout` puts the points on the sheet, `sheet` has the position, `draw` the picture, `think` the computer.

mod draw;
mod layout;
mod sheet;
#[cfg(test)]
mod tests;
mod think;

use crate::game::{
    Ask, Counts, Family, Game, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome, Reject, Scene, SearchCtx, Seat,
    StepCtx, Table, Tap, Text, Turn, Unit, Viewer, Weight,
};
use crate::kit::taps;
pub use sheet::{Pair, Sheet};

pub struct Segments;

static INFO: Info = Info {
    rules: RULES,
    options: &[
        OptDef::new("points", OptKind::Int { min: 8, max: 30, step: 1, default: Some(15) })
            .offering(&["10", "15", "20"]),
        OptDef::new("layout", OptKind::Choice(&["random", "circle"])).offering(&["random", "circle"]),
    ],
    ..Info::of("segments", Counts::only(2), Family::LINES, Weight::Full)
};

/// The version of the rules. In version 1, with more than fifteen random points, some lay near lines through others.
const RULES: u16 = 2;
/// The separators allowed between two numbers.
const JOINS: [char; 8] = ['-', '–', '—', '−', ':', ',', '>', '→'];
/// The highest number of a sheet with random points. The record has the number.
const SHEETS: u32 = 999_999_999;

/// The options of a match.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    points: u8,
    circle: bool,
}

impl Game for Segments {
    type Options = Options;
    type State = Sheet;
    type Move = Pair;
    type View = Sheet;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Options, Reject> {
        // The value is within the bounds of its definition, so the cast cuts nothing.
        Ok(Options { points: values.int("points") as u8, circle: values.choice("layout") == "circle" })
    }

    fn chance(&self, options: &Options) -> bool {
        !options.circle
    }

    fn setup(&self, options: &Options, table: Table, ctx: &mut StepCtx) -> Sheet {
        let layout = match options.circle {
            true => layout::circle(options.points),
            false if table.rules < 2 => layout::first::random(options.points, ctx.chance.range(1, SHEETS)),
            false => layout::random(options.points, ctx.chance.range(1, SHEETS)),
        };
        Sheet::new(layout, options.circle, table.first)
    }

    fn turn(&self, sheet: &Sheet) -> Turn {
        if let Some(stuck) = sheet.stuck() {
            return Turn::Over(Outcome::won(stuck.other(), 2));
        }
        Ask::one(sheet.mover, Text::new("segments-ask")).typed().into()
    }

    fn moves(&self, sheet: &Sheet, seat: Seat) -> Moves<Pair> {
        Moves::Listed(if seat == sheet.mover { sheet.open.clone() } else { Vec::new() })
    }

    fn parse(&self, _sheet: &Sheet, _seat: Seat, input: &Input<'_>) -> Result<Pair, Reject> {
        let mut read = input.reader();
        // If there is no point with this number, the refusal quotes the number, as far as it fits.
        let number = |n: i64| (n >= 0).then(|| u8::try_from(n).unwrap_or(u8::MAX));
        let a = read.number().and_then(number);
        read.sign(&JOINS);
        let b = read.number().and_then(number);
        match (a, b) {
            (Some(a), Some(b)) if read.end() => Ok(Pair::new(a, b)),
            _ => Err(Reject::syntax(Text::new("segments-reject-syntax"))),
        }
    }

    fn write(&self, m: &Pair) -> String {
        m.to_string()
    }

    fn apply(&self, sheet: &mut Sheet, _seat: Seat, m: &Pair, _ctx: &mut StepCtx) -> Result<(), Reject> {
        sheet.play(*m)
    }

    fn view(&self, sheet: &Sheet, _who: Viewer) -> Sheet {
        sheet.clone()
    }

    fn buttons(&self, sheet: &Sheet, seat: Seat) -> Vec<Vec<Tap<Pair>>> {
        taps::few(self.moves(sheet, seat))
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    fn unit(&self) -> Option<Unit> {
        Some(Unit::Chances)
    }

    fn think(&self, sheet: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Pair> {
        if seat != sheet.mover { None } else { think::think(sheet, ctx) }
    }
}
