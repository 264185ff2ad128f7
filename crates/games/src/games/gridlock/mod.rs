//! Gridlock: two dice give the sides of a rectangle, which you shade on your own grid or on the other one. Two lost
//! turns in a row end the game. The player with more shaded cells wins.
//!
//! `grid` has the cells of one grid, `bout` the match, `think` the computer, `draw` the picture.

mod bout;
mod draw;
mod grid;
#[cfg(test)]
mod tests;
mod think;

use crate::base::Place;
use crate::game::{
    Arg, Ask, ByHand, Counts, Family, Game, Gesture, Info, Input, Moves, OptDef, OptKind, OptValues, Reject, Scene,
    SearchCtx, Seat, StepCtx, Table, Tap, Text, Turn, Viewer, Weight,
};
use crate::kit::dicegame::{DICE, Dice};
pub use bout::{Bout, Terms};
use grid::{LONGEST, Rect};

pub struct Gridlock;

/// A move, which need not be legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Throws, if the players have dice of their own.
    Throw,
    /// Shades a rectangle, given by the cell names of the sheet.
    Shade(Rect),
    /// Passes: no room on the mover's own grid, and nothing on the other one.
    Pass,
}

static INFO: Info = Info {
    options: &[
        OptDef::new("size", OptKind::Int { min: 6, max: LONGEST as i64, step: 1, default: Some(10) })
            .offering(&["8", "10", "12"]),
        OptDef::new("games", OptKind::Int { min: 1, max: 10, step: 1, default: Some(1) }),
        DICE,
    ],
    words: &["throw", "pass"],
    ..Info::of("gridlock", Counts::only(2), Family::BOARDS, Weight::Half)
};

/// Buttons in a row, and the most moves for which there are buttons. More would bury the picture.
const ABREAST: usize = 4;
const BUTTONS: usize = 16;

impl Game for Gridlock {
    type Options = Terms;
    type State = Bout;
    type Move = Move;
    type View = Bout;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Terms, Reject> {
        // The definitions bound these values.
        let (size, games) = (values.int("size") as u16, values.int("games") as u8);
        Ok(Terms { size, games, real: values.choice("dice") == "real" })
    }

    fn setup(&self, terms: &Terms, table: Table, ctx: &mut StepCtx) -> Bout {
        Bout::new(*terms, table.first, ctx)
    }

    fn turn(&self, bout: &Bout) -> Turn {
        let Some([a, b]) = bout.dice else {
            let throw = Ask::one(bout.mover, Text::new("dice-ask-throw").with("dice", 2));
            return if bout.is_over() { Turn::Over(bout.outcome()) } else { throw.into() };
        };
        let text = Text::new(if bout.has_room(bout.mover) { "gridlock-ask" } else { "gridlock-ask-spoil" });
        Ask::one(bout.mover, text.with("a", a).with("b", b)).typed().into()
    }

    fn moves(&self, bout: &Bout, seat: Seat) -> Moves<Move> {
        Moves::Listed(if bout.waits_for(seat) { bout.moves() } else { Vec::new() })
    }

    /// The example shades a rectangle on the player's own grid, from the middle of the possible ones.
    fn example(&self, bout: &Bout, seat: Seat) -> Option<Move> {
        let moves = if bout.waits_for(seat) { bout.moves() } else { Vec::new() };
        let home = |m: &Move| matches!(m, Move::Shade(rect) if rect.at.col / bout.terms.size == u16::from(seat.0));
        let own = moves.iter().filter(|m| home(m)).count();
        moves.get(if own > 0 { own / 2 } else { moves.len() / 2 }).copied()
    }

    /// A square lies in only one way, so its upper left cell is enough.
    fn parse(&self, bout: &Bout, _seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        match input.word() {
            Some("throw") => return Ok(Move::Throw),
            Some(_) => return Ok(Move::Pass),
            None => {}
        }
        let on_sheet = |at: &Place| at.within(2 * bout.terms.size, bout.terms.size);
        match (input.path().as_deref(), bout.dice) {
            (Some([at]), Some([a, b])) if a == b && on_sheet(at) => {
                Ok(Move::Shade(Rect { at: *at, width: a.into(), height: a.into() }))
            }
            (Some([at]), _) => Ok(Move::Shade(Rect::between(*at, *at))),
            (Some([one, other]), _) => Ok(Move::Shade(Rect::between(*one, *other))),
            _ => Err(Reject::syntax(Text::new("gridlock-reject-syntax"))),
        }
    }

    fn write(&self, m: &Move) -> String {
        match m {
            Move::Throw => "throw".to_owned(),
            Move::Pass => "pass".to_owned(),
            Move::Shade(rect) => format!("{} {}", rect.at, rect.last()),
        }
    }

    fn label(&self, m: &Move) -> Text {
        match m {
            Move::Throw => Text::new("dice-throw"),
            Move::Pass => Text::new("gridlock-pass"),
            Move::Shade(_) => Text::new("move").with("move", Arg::Move(self.write(m))),
        }
    }

    fn by_hand(&self, bout: &Bout, seat: Seat) -> Option<ByHand<Move>> {
        let throws = bout.terms.real && bout.dice.is_none() && bout.waits_for(seat);
        throws.then(|| ByHand { dice: Dice::ordinary(2), m: Move::Throw })
    }

    fn apply(&self, bout: &mut Bout, _seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        match m {
            Move::Throw => bout.throw(ctx),
            Move::Shade(rect) => bout.shade(*rect, ctx),
            Move::Pass => bout.pass(ctx),
        }
    }

    fn view(&self, bout: &Bout, _who: Viewer) -> Bout {
        bout.clone()
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    fn gesture(&self, bout: &Bout, _seat: Seat) -> Option<Gesture> {
        bout.dice.map(|_| Gesture::places(1, 2))
    }

    fn buttons(&self, bout: &Bout, seat: Seat) -> Vec<Vec<Tap<Move>>> {
        let mut moves = if bout.waits_for(seat) && bout.dice.is_some() { bout.moves() } else { Vec::new() };
        if moves.len() > BUTTONS {
            moves.retain(|m| *m == Move::Pass);
        }
        moves.chunks(ABREAST).map(|row| row.iter().copied().map(Tap::Move).collect()).collect()
    }

    fn think(&self, bout: &Bout, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        match bout.dice {
            _ if !bout.waits_for(seat) => None,
            None => Some(Move::Throw),
            Some(dice) => think::think(bout, dice, ctx),
        }
    }
}
