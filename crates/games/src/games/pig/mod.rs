//! Pig: throw as often as you dare, then bank the series; an unlucky throw burns it.
//!
//! `rules` has the state and what happens to it, `sheet` the score sheet, `plan` and `race` the computer's play.

mod plan;
mod race;
mod rules;
mod sheet;
#[cfg(test)]
mod tests;

use crate::game::{
    Ask, Counts, Family, Game, Hidden, Info, Input, Moves, OptDef, OptKind, OptValue, OptValues, Reject, Scene,
    SearchCtx, Seat, StepCtx, Table, Tap, Text, Turn, Viewer, Why,
};
use rules::{Dice, Rules, State};

/// The game.
pub struct Pig;

/// What the mover may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Throw.
    Roll,
    /// Stop and bank the series.
    Hold,
}

static INFO: Info = Info {
    id: "pig",
    rules: 1,
    since: 1,
    seats: Counts::from_to(2, 50),
    family: Family::DICE,
    options: &[
        OptDef::new("goal", OptKind::Int { min: 10, max: 1000, step: 1, default: None }),
        OptDef::new("dice", OptKind::Int { min: 1, max: 2, step: 1, default: Some(2) }),
        OptDef::new("bust", OptKind::Choice(&["red", "double"])),
        OptDef::new("overtake", OptKind::Flag { default: false }),
    ],
    presets: &[],
    words: &["roll", "hold"],
    hidden: Hidden::Nothing,
    computer: true,
};

impl Game for Pig {
    type Options = Rules;
    type State = State;
    type Move = Move;
    type View = State;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Rules, Reject> {
        let dice = match (values.int("dice"), values.choice("bust")) {
            // A single die is the red one.
            (1, "double") => return Err(Reject::new(Why::Options, Text::new("pig-double-needs-two"))),
            (1, _) => Dice::One,
            (_, "double") => Dice::Double,
            _ => Dice::Red,
        };
        if values.value("goal").is_none() {
            values.set("goal", OptValue::Int(i64::from(dice.goal())));
        }
        // The definition bounds it to 10 … 1000.
        Ok(Rules { dice, goal: values.int("goal") as u32, overtake: values.flag("overtake") })
    }

    fn setup(&self, rules: &Rules, table: Table, _ply: &mut StepCtx) -> State {
        State::new(*rules, table.seats, table.first)
    }

    fn turn(&self, state: &State) -> Turn {
        if let Some(outcome) = state.outcome() {
            return Turn::Over(outcome);
        }
        let ask = if state.thrown() {
            let points = state.series().points();
            Text::new("pig-ask-choice").with("points", points).with("total", state.score(state.mover()) + points)
        } else {
            Text::new("pig-ask-roll")
        };
        Ask::one(state.mover(), ask).into()
    }

    fn moves(&self, state: &State, seat: Seat) -> Moves<Move> {
        Moves::Listed(match (state.acts(seat), state.thrown()) {
            (true, true) => vec![Move::Roll, Move::Hold],
            (true, false) => vec![Move::Roll],
            (false, _) => Vec::new(),
        })
    }

    fn parse(&self, _state: &State, _seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        match input.word() {
            Some("roll") => Ok(Move::Roll),
            Some("hold") => Ok(Move::Hold),
            _ => Err(Reject::syntax(Text::new("pig-moves"))),
        }
    }

    fn write(&self, m: &Move) -> String {
        match m {
            Move::Roll => "roll".to_owned(),
            Move::Hold => "hold".to_owned(),
        }
    }

    fn label(&self, m: &Move) -> Text {
        match m {
            Move::Roll => Text::new("pig-roll"),
            Move::Hold => Text::new("pig-hold"),
        }
    }

    fn apply(&self, state: &mut State, _seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        match m {
            Move::Roll => state.roll(ctx),
            Move::Hold if state.thrown() => state.hold(ctx),
            Move::Hold => return Err(Reject::illegal(Text::new("pig-throw-first"))),
        }
        Ok(())
    }

    fn leave(&self, state: &mut State, seat: Seat, _ply: &mut StepCtx) -> bool {
        state.leave(seat);
        true
    }

    fn view(&self, state: &State, _who: Viewer) -> State {
        state.clone()
    }

    fn scene(&self, view: &State) -> Scene {
        sheet::scene(view)
    }

    fn emblem(&self) -> Option<Scene> {
        Some(sheet::emblem())
    }

    fn board(&self, view: &State) -> String {
        sheet::text(view)
    }

    fn scores(&self, view: &State) -> Option<Vec<i64>> {
        Some((0..view.players().len() as u8).map(|seat| i64::from(view.score(Seat(seat)))).collect())
    }

    fn buttons(&self, view: &State, seat: Seat) -> Vec<Vec<Tap<Move>>> {
        match self.moves(view, seat) {
            Moves::Listed(moves) if !moves.is_empty() => vec![moves.into_iter().map(Tap::Move).collect()],
            _ => Vec::new(),
        }
    }

    // The deadline is not looked at: all is done at once but for the first question to the best level, which takes half
    // a second when it is compiled for speed.
    fn think(&self, view: &State, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        if !view.acts(seat) {
            return None;
        }
        let rolls = !view.thrown() || plan::rolls(view, seat, ctx.level, ctx.chance);
        Some(if rolls { Move::Roll } else { Move::Hold })
    }
}
