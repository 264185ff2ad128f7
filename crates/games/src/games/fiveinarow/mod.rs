//! Five in a row on an endless sheet: crosses and rings in the squares of the paper. The first row of five wins.
//!
//! The sheet is 40 × 40, larger than anyone needs. The visible part grows with the match. Options make rows of four or
//! six out of five, or let a longer row count for nothing (`exact`). `open3` forbids crosses, who have the first move,
//! to make two open threes with one mark. This is the *three and three* of tournaments. An open three is three marks of
//! a line that become an open four with one more. Only a mark that wins is exempt. `swap2` opens as tournaments do, by
//! the rule of the Gomoku federation and Gomocup: the first player makes three marks, then the second chooses.
//!
//! `rows` classifies the lines of a mark, `sheet` is the position and the effect of moves, `draw` the picture. Of the
//! computer, `kinds` has the tables of lines, `field` keeps the worth of each cell (`weights`), `fours` looks for a win
//! by one four after another, `threats` for one by fours and open threes, `search` for everything else (`look` searches
//! a position, `order` has its moves, `memory` what is known), and `think` decides. `meter` counts positions.

mod draw;
mod field;
mod fours;
mod kinds;
mod look;
mod memory;
mod meter;
mod order;
mod rows;
mod search;
mod sheet;
#[cfg(test)]
mod tests;
mod think;
mod threats;
mod weights;

use crate::base::Place;
use crate::game::{
    Arg, Ask, Chance, Counts, Family, Game, Gesture, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome, Preset,
    Reject, Scene, SearchCtx, Seat, StepCtx, Table, Tap, Text, Turn, Unit, Viewer, Weight,
};
use rows::Goal;
pub use sheet::{Move, Sheet, Side, Stage, Terms};

pub struct FiveInARow;

static INFO: Info = Info {
    options: &[
        OptDef::new("line", OptKind::Int { min: 4, max: 6, step: 1, default: Some(5) }),
        OptDef::new("exact", OptKind::Flag { default: false }),
        OptDef::new("open3", OptKind::Flag { default: false }),
        OptDef::new("swap2", OptKind::Flag { default: false }).offering(&["off", "on"]),
    ],
    presets: &[Preset { name: "tournament", sets: &[("line", "5"), ("exact", "on"), ("swap2", "on")] }],
    words: &[CROSSES, RINGS, MORE],
    ..Info::of("fiveinarow", Counts::only(2), Family::LINES, Weight::Full)
};

const CROSSES: &str = "crosses";
const RINGS: &str = "rings";
const MORE: &str = "more";

/// How often chance tries a cell before it looks for all that are left.
const TRIES: u32 = 8;

impl Game for FiveInARow {
    type Options = Terms;
    type State = Sheet;
    type Move = Move;
    type View = Sheet;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Terms, Reject> {
        // Within the bounds of its definition.
        let goal = Goal { line: values.int("line") as u16, exact: values.flag("exact") };
        Ok(Terms { goal, open3: values.flag("open3"), swap2: values.flag("swap2") })
    }

    fn chance(&self, _terms: &Terms) -> bool {
        false
    }

    fn setup(&self, terms: &Terms, table: Table, _ctx: &mut StepCtx) -> Sheet {
        Sheet::new(*terms, table.first)
    }

    fn turn(&self, sheet: &Sheet) -> Turn {
        if let Some(winner) = sheet.winner() {
            return Turn::Over(Outcome::won(winner, 2));
        }
        if sheet.is_over() {
            return Turn::Over(Outcome::drawn(2));
        }
        let key = match (sheet.stage, sheet.left(), sheet.side()) {
            (Stage::Choice, ..) => "fiveinarow-ask-choice",
            (Stage::LastChoice, ..) => "fiveinarow-ask-take",
            (_, 3, _) => "fiveinarow-ask-three",
            (_, 2, _) => "fiveinarow-ask-two",
            (_, _, Side::Cross) => "fiveinarow-ask-cross",
            (_, _, Side::Ring) => "fiveinarow-ask-ring",
        };
        let ask = Ask::one(sheet.mover(), Text::new(key));
        if sheet.is_choice() { ask.into() } else { ask.typed().into() }
    }

    fn moves(&self, sheet: &Sheet, seat: Seat) -> Moves<Move> {
        Moves::Listed(if seat == sheet.mover() { sheet.moves() } else { Vec::new() })
    }

    /// A free cell near the middle of the visible part.
    fn example(&self, sheet: &Sheet, seat: Seat) -> Option<Move> {
        let Moves::Listed(moves) = self.moves(sheet, seat) else { return None };
        let middle =
            Place::new(sheet.window.from.col + sheet.window.cols / 2, sheet.window.from.row + sheet.window.rows / 2);
        let far = |m: &Move| match m {
            Move::Put(place) => place.col.abs_diff(middle.col).max(place.row.abs_diff(middle.row)),
            _ => 0,
        };
        moves.into_iter().min_by_key(far)
    }

    /// Mostly a cell of the visible part: far from all marks nobody plays.
    fn sample(&self, sheet: &Sheet, seat: Seat, chance: &mut Chance) -> Option<Move> {
        if seat != sheet.mover() || !sheet.won.is_empty() {
            return None;
        }
        let window = sheet.window;
        let tries = if sheet.is_choice() { 0 } else { TRIES };
        for _ in 0..tries {
            let cell = chance.index(usize::from(window.cols) * usize::from(window.rows));
            // The sheet has 1600 cells.
            let (col, row) = (cell as u16 % window.cols, cell as u16 / window.cols);
            let place = Place::new(window.from.col + col, window.from.row + row);
            if sheet.is_free(place) {
                return Some(Move::Put(place));
            }
        }
        chance.pick(&sheet.moves()).cloned()
    }

    fn parse(&self, sheet: &Sheet, _seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        // People say *more* of other things as well.
        let chosen = sheet.is_choice() || (sheet.terms.swap2 && input.explicit());
        match input.word().filter(|_| chosen) {
            Some(CROSSES) => return Ok(Move::Take(Side::Cross)),
            Some(RINGS) => return Ok(Move::Take(Side::Ring)),
            Some(MORE) => return Ok(Move::More),
            _ => {}
        }
        let key = if sheet.is_choice() { "fiveinarow-reject-syntax-choice" } else { "fiveinarow-reject-syntax" };
        match input.path().as_deref() {
            Some(&[place]) => Ok(Move::Put(place)),
            Some(places) if places.len() <= 3 => Ok(Move::Several(places.to_vec())),
            _ => Err(Reject::syntax(Text::new(key))),
        }
    }

    fn write(&self, m: &Move) -> String {
        match m {
            Move::Put(place) => place.to_string(),
            Move::Several(places) => places.iter().map(Place::to_string).collect::<Vec<_>>().join(" "),
            Move::Take(Side::Cross) => CROSSES.to_owned(),
            Move::Take(Side::Ring) => RINGS.to_owned(),
            Move::More => MORE.to_owned(),
        }
    }

    fn label(&self, m: &Move) -> Text {
        match m {
            Move::Put(_) | Move::Several(_) => Text::new("move").with("move", Arg::Move(self.write(m))),
            Move::Take(Side::Cross) => Text::new("fiveinarow-crosses"),
            Move::Take(Side::Ring) => Text::new("fiveinarow-rings"),
            Move::More => Text::new("fiveinarow-more"),
        }
    }

    fn apply(&self, sheet: &mut Sheet, seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        sheet.play(m)?;
        let key = match m {
            Move::Put(_) | Move::Several(_) => return Ok(()),
            Move::Take(Side::Cross) => "fiveinarow-took-crosses",
            Move::Take(Side::Ring) => "fiveinarow-took-rings",
            Move::More => "fiveinarow-took-more",
        };
        ctx.tell(Text::new(key).with("seat", seat));
        Ok(())
    }

    fn view(&self, sheet: &Sheet, _who: Viewer) -> Sheet {
        sheet.clone()
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    fn gesture(&self, sheet: &Sheet, _seat: Seat) -> Option<Gesture> {
        (!sheet.is_choice()).then(|| Gesture::places(1, sheet.left().max(1)))
    }

    /// The choices of an opening.
    fn buttons(&self, sheet: &Sheet, seat: Seat) -> Vec<Vec<Tap<Move>>> {
        if seat != sheet.mover() || !sheet.is_choice() {
            return Vec::new();
        }
        sheet.moves().into_iter().map(|m| vec![Tap::Move(m)]).collect()
    }

    fn unit(&self) -> Option<Unit> {
        Some(Unit::Chances)
    }

    fn think(&self, sheet: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        if seat != sheet.mover() || sheet.is_over() {
            return None;
        }
        think::think(sheet, ctx).or_else(|| self.sample(sheet, seat, ctx.chance))
    }
}
