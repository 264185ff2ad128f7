//! Floating square: the area of the marks may grow to 4 × 4 cells, and nobody knows where. Most triples win.
//!
//! `triples` counts, `sheet` is the position and the effect of moves, `draw` the picture, `think` the computer.

mod draw;
mod sheet;
#[cfg(test)]
mod tests;
mod think;
mod triples;

use crate::game::scene::Scene;
use crate::game::{
    Ask, Counts, Family, Game, Gesture, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome, Reject, SearchCtx,
    Seat, StepCtx, Table, Text, Turn, Unit, Viewer, Weight,
};
pub use sheet::{Move, Sheet, Terms};

pub struct FloatingSquare;

static INFO: Info = Info {
    options: &[
        OptDef::new("relocate", OptKind::Flag { default: false }),
        OptDef::new("shared", OptKind::Flag { default: false }),
        OptDef::new("adjacent", OptKind::Flag { default: false }),
        OptDef::new("misere", OptKind::Flag { default: false }),
        OptDef::new("board", OptKind::Flag { default: false }),
    ],
    ..Info::of("floatingsquare", Counts::only(2), Family::LINES, Weight::Full)
};

impl Game for FloatingSquare {
    type Options = Terms;
    type State = Sheet;
    type Move = Move;
    type View = Sheet;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Terms, Reject> {
        Ok(Terms {
            side: if values.flag("board") { 8 } else { 7 },
            relocate: values.flag("relocate"),
            shared: values.flag("shared"),
            adjacent: values.flag("adjacent"),
            misere: values.flag("misere"),
        })
    }

    fn chance(&self, _terms: &Terms) -> bool {
        false
    }

    fn setup(&self, terms: &Terms, table: Table, _ctx: &mut StepCtx) -> Sheet {
        Sheet::new(*terms, table.first)
    }

    fn turn(&self, sheet: &Sheet) -> Turn {
        if sheet.is_over() {
            let scores = sheet.scores();
            if !sheet.terms.misere {
                return Turn::Over(Outcome::by_score(scores));
            }
            let fewest = Outcome::by_score(scores.iter().map(|points| -points).collect());
            return Turn::Over(Outcome { places: fewest.places, scores: Some(scores) });
        }
        let key = if sheet.mover == sheet.first { "floatingsquare-ask-cross" } else { "floatingsquare-ask-round" };
        Ask::one(sheet.mover, Text::new(key)).typed().into()
    }

    fn moves(&self, sheet: &Sheet, seat: Seat) -> Moves<Move> {
        Moves::Listed(if seat == sheet.mover { sheet.moves() } else { Vec::new() })
    }

    /// A plain mark, because a player may move another one before it only once in a match.
    fn example(&self, sheet: &Sheet, seat: Seat) -> Option<Move> {
        let Moves::Listed(moves) = self.moves(sheet, seat) else { return None };
        let plain: Vec<Move> = moves.into_iter().filter(|m| m.lift.is_none()).collect();
        plain.get(plain.len() / 2).copied()
    }

    fn parse(&self, _sheet: &Sheet, _seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        let mut read = input.reader();
        let first = read.path();
        let arrow = read.sign(&['>', '→']).is_some();
        let then = if arrow { read.path() } else { None };
        let m = match (first.as_deref(), then.as_deref()) {
            (Some(&[put]), None) if !arrow => Some(Move { lift: None, put }),
            (Some(&[from]), Some(&[to, put])) => Some(Move { lift: Some((from, to)), put }),
            (Some(&[from, to, put]), None) if !arrow => Some(Move { lift: Some((from, to)), put }),
            _ => None,
        };
        m.filter(|_| read.end()).ok_or_else(|| Reject::syntax(Text::new("floatingsquare-reject-syntax")))
    }

    fn write(&self, m: &Move) -> String {
        match m.lift {
            Some((from, to)) => format!("{from}>{to} {}", m.put),
            None => m.put.to_string(),
        }
    }

    /// Only points are told of; the bot tells any other move by itself.
    fn apply(&self, sheet: &mut Sheet, seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        let before = sheet.points(seat);
        sheet.play(*m)?;
        let more = sheet.points(seat).saturating_sub(before);
        if more > 0 {
            let text = Text::new("floatingsquare-scores").with("seat", seat).with("move", self.label(m));
            ctx.tell(text.with("points", more));
        }
        Ok(())
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

    fn gesture(&self, sheet: &Sheet, _seat: Seat) -> Option<Gesture> {
        let most = if sheet.terms.relocate { 3 } else { 1 };
        Some(Gesture::places(1, most))
    }

    fn think(&self, sheet: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        if seat != sheet.mover || sheet.is_over() {
            return None;
        }
        think::think(sheet, ctx)
    }
}
