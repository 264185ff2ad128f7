//! Paper football with a ball that bounces: you draw one link at a time, and go on from every node that has a line.
//!
//! `field` has the free links and the results of a link, `sheet` the rounds and whose turn it is, `draw` the picture,
//! `think` the computer.

mod draw;
pub mod engine;
pub mod field;
mod sheet;
#[cfg(test)]
mod tests;
mod think;
#[cfg(test)]
mod thoughts;

use crate::game::scene::Scene;
use crate::game::{
    Arg, Ask, Counts, Family, Game, Gesture, Info, Input, Moves, OptDef, OptKind, OptValue, OptValues, Reject,
    SearchCtx, Seat, StepCtx, Table, Tap, Text, Turn, Unit, Viewer, Weight,
};
use crate::kit::compass::{self, Step, Way};
use crate::kit::pitch::{Pitch, told_with};
pub use field::Bounce;
pub use sheet::{Sheet, Terms};

pub struct FootballBounce;

/// No chain has more links: those of a whole pitch are fewer.
const LONGEST: u16 = 999;

static INFO: Info = Info {
    options: &[
        OptDef::new("size", OptKind::Size { least: 6, most: (16, 16), step: 2, default: (8, 10) })
            .offering(&["6x8", "8x10", "10x14"]),
        OptDef::new("goal", OptKind::Int { min: 2, max: 14, step: 2, default: Some(2) }),
        OptDef::new("goals", OptKind::Int { min: 1, max: 10, step: 1, default: Some(1) }).offering(&["1", "3"]),
        OptDef::new("bounce", OptKind::Choice(&["reflect", "free"])).offering(&["reflect", "free"]),
    ],
    words: &compass::WORDS,
    ..Info::of("footballbounce", Counts::only(2), Family::STROKES, Weight::Full)
};

impl Game for FootballBounce {
    type Options = Terms;
    type State = Sheet;
    /// A chain of links. Those that follow by reflection may be left out.
    type Move = Vec<Step>;
    type View = Sheet;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Terms, Reject> {
        let (one, other) = values.size("size");
        // The goals are in the short sides.
        let (cols, rows) = (one.min(other), one.max(other));
        values.set("size", OptValue::Size(cols, rows));
        // The definitions bound these values, so the casts lose nothing.
        let (goal, goals) = (values.int("goal") as u8, values.int("goals") as u8);
        if goal + 2 > cols {
            let text = Text::new("footballbounce-reject-wide").with("goal", goal).with("most", cols - 2);
            return Err(Reject::options(text));
        }
        let bounce = if values.choice("bounce") == "free" { Bounce::Free } else { Bounce::Reflect };
        Ok(Terms { pitch: Pitch::new(cols, rows, goal), bounce, goals })
    }

    fn chance(&self, _terms: &Terms) -> bool {
        false
    }

    fn setup(&self, terms: &Terms, table: Table, _ctx: &mut StepCtx) -> Sheet {
        Sheet::new(*terms, table.first)
    }

    fn turn(&self, sheet: &Sheet) -> Turn {
        if let Some(outcome) = sheet.outcome() {
            return Turn::Over(outcome);
        }
        let key = if sheet.going { "footballbounce-ask-on" } else { "footballbounce-ask" };
        Ask::one(sheet.mover, Text::new(key)).typed().into()
    }

    /// The links that may come next. A chain is several of them.
    fn moves(&self, sheet: &Sheet, seat: Seat) -> Moves<Vec<Step>> {
        let mine = seat == sheet.mover && sheet.winner().is_none();
        Moves::Listed(sheet.steps().filter(|_| mine).map(|step| vec![step]).collect())
    }

    fn parse(&self, sheet: &Sheet, _seat: Seat, input: &Input<'_>) -> Result<Vec<Step>, Reject> {
        let steps = compass::path(&mut input.reader());
        let steps = steps.ok_or_else(|| Reject::syntax(Text::new("footballbounce-reject-syntax")))?;
        Ok(sheet.resolved(steps))
    }

    fn write(&self, m: &Vec<Step>) -> String {
        compass::written(m)
    }

    fn label(&self, m: &Vec<Step>) -> Text {
        match m.as_slice() {
            [Step::Go(way)] => Text::new("footballbounce-shot").with("arrow", way.arrow().to_string()),
            steps => Text::new("move").with("move", Arg::Move(compass::shown(steps))),
        }
    }

    fn apply(&self, sheet: &mut Sheet, seat: Seat, m: &Vec<Step>, ctx: &mut StepCtx) -> Result<(), Reject> {
        // The end of a move that a wall has lengthened is nowhere in its label.
        let told = match sheet.thrown_back(m) {
            Some(end) => (Text::new("footballbounce-thrown").with("move", self.label(m)).with("end", end), true),
            None => (self.label(m), false),
        };
        told_with(seat, told, ctx, |ctx| sheet.play(m, ctx))
    }

    fn view(&self, sheet: &Sheet, _who: Viewer) -> Sheet {
        sheet.clone()
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    /// If borders reflect, a goal is a place on its line. Otherwise it is beyond, and the player's own is open as well.
    fn gesture(&self, sheet: &Sheet, _seat: Seat) -> Option<Gesture> {
        let path = Gesture::path(sheet.field.ball.place()?, LONGEST);
        let nets = [Seat(0), Seat(1)].into_iter().flat_map(|seat| sheet.terms.pitch.net(seat));
        Some(if sheet.terms.bounce == Bounce::Free { path.out_to(nets) } else { path })
    }

    /// The neighbours of the ball as they lie around it.
    fn buttons(&self, sheet: &Sheet, seat: Seat) -> Vec<Vec<Tap<Vec<Step>>>> {
        if seat != sheet.mover || sheet.winner().is_some() {
            return Vec::new();
        }
        let tap = |way: Option<Way>| match way {
            None => Tap::Mark(Text::new("footballbounce-ball")),
            Some(way) if sheet.field.is_free(sheet.field.ball, way) => Tap::Move(vec![sheet.step(way)]),
            Some(_) => Tap::Mark(Text::new("footballbounce-drawn")),
        };
        compass::ROSE.iter().map(|row| row.iter().copied().map(tap).collect()).collect()
    }

    fn unit(&self) -> Option<Unit> {
        Some(Unit::Chances)
    }

    fn think(&self, sheet: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Vec<Step>> {
        if seat != sheet.mover || sheet.winner().is_some() { None } else { think::think(sheet, ctx) }
    }
}
