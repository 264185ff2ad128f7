//! Take it back: chips lie in three rows of four. The die says how many of them you move to the next space. If three or
//! four stacks of your own row are equal, you win.
//!
//! `grid` has the chips and the moves, `bout` the match, `think` the computer, `draw` the picture.

mod bout;
mod draw;
mod grid;
#[cfg(test)]
mod tests;
mod think;

use crate::game::{
    Arg, Ask, ByHand, Counts, Family, Game, Gesture, Info, Input, Moves, OptDef, OptKind, OptValues, Preset, Reject,
    Scene, SearchCtx, Seat, StepCtx, Table, Tap, Text, Turn, Viewer, Weight,
};
use crate::kit::dicegame::{DICE, Dice};
pub use bout::{Bout, Terms};
use grid::Hop;

pub struct Takeback;

/// A move. It need not be legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// A throw, if the players have a die of their own.
    Throw,
    /// Moves as many chips as the die shows.
    Hop(Hop),
}

static INFO: Info = Info {
    options: &[
        OptDef::new("points", OptKind::Int { min: 1, max: 50, step: 1, default: Some(1) }).offering(&["10", "20"]),
        DICE,
    ],
    presets: &[Preset { name: "series", sets: &[("points", "20")] }],
    words: &["throw"],
    ..Info::of("takeback", Counts::only(2), Family::BOARDS, Weight::Half)
};

/// Buttons per row, and the most buttons. More would bury the picture.
const ABREAST: usize = 4;
const BUTTONS: usize = 24;

impl Game for Takeback {
    type Options = Terms;
    type State = Bout;
    type Move = Move;
    type View = Bout;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Terms, Reject> {
        // The value is within the bounds of its definition.
        Ok(Terms { points: values.int("points") as u16, real: values.choice("dice") == "real" })
    }

    fn setup(&self, terms: &Terms, table: Table, ctx: &mut StepCtx) -> Bout {
        Bout::new(*terms, table.first, ctx)
    }

    fn turn(&self, bout: &Bout) -> Turn {
        match (bout.over, bout.die) {
            (true, _) => Turn::Over(bout.outcome()),
            (false, None) => Ask::one(bout.mover, Text::new("dice-ask-throw").with("dice", 1)).into(),
            (false, Some(die)) => Ask::one(bout.mover, Text::new("takeback-ask").with("count", die)).typed().into(),
        }
    }

    fn moves(&self, bout: &Bout, seat: Seat) -> Moves<Move> {
        Moves::Listed(if bout.waits_for(seat) { bout.moves() } else { Vec::new() })
    }

    fn parse(&self, _bout: &Bout, _seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        let mut read = input.reader();
        if read.word() == Some("throw") && read.end() {
            return Ok(Move::Throw);
        }
        match input.path().as_deref() {
            Some([from, to]) => Ok(Move::Hop(Hop { from: *from, to: *to })),
            _ => Err(Reject::syntax(Text::new("takeback-reject-syntax"))),
        }
    }

    fn write(&self, m: &Move) -> String {
        match m {
            Move::Throw => "throw".to_owned(),
            Move::Hop(Hop { from, to }) => format!("{from} {to}"),
        }
    }

    fn label(&self, m: &Move) -> Text {
        match m {
            Move::Throw => Text::new("dice-throw"),
            Move::Hop(_) => Text::new("move").with("move", Arg::Move(self.write(m))),
        }
    }

    /// If you make the other player's stacks equal, you lose.
    fn grave(&self, bout: &Bout, seat: Seat, m: &Move) -> bool {
        let (Move::Hop(hop), Some(die)) = (m, bout.die) else { return false };
        let next = bout.grid.check(*hop, die).is_ok().then(|| bout.grid.after(*hop, die));
        next.is_some_and(|grid| grid.made(seat.other()).is_some())
    }

    fn by_hand(&self, bout: &Bout, seat: Seat) -> Option<ByHand<Move>> {
        let throws = bout.terms.real && bout.die.is_none() && bout.waits_for(seat);
        throws.then(|| ByHand { dice: Dice::ordinary(1), m: Move::Throw })
    }

    fn apply(&self, bout: &mut Bout, _seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        match m {
            Move::Throw => bout.throw(ctx),
            Move::Hop(hop) => bout.play(*hop, ctx),
        }
    }

    fn view(&self, bout: &Bout, _who: Viewer) -> Bout {
        bout.clone()
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    fn gesture(&self, bout: &Bout, _seat: Seat) -> Option<Gesture> {
        bout.die.map(|_| Gesture::places(2, 2))
    }

    fn buttons(&self, bout: &Bout, seat: Seat) -> Vec<Vec<Tap<Move>>> {
        let moves = if bout.waits_for(seat) && bout.die.is_some() { bout.moves() } else { Vec::new() };
        if moves.len() > BUTTONS {
            return Vec::new();
        }
        moves.chunks(ABREAST).map(|row| row.iter().copied().map(Tap::Move).collect()).collect()
    }

    fn think(&self, bout: &Bout, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        match bout.die {
            _ if !bout.waits_for(seat) => None,
            None => Some(Move::Throw),
            Some(die) => think::think(bout, die, ctx).map(Move::Hop),
        }
    }
}
