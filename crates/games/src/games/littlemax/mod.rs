//! Little Max: you throw two dice under a cup, look at them alone and say a higher number than the player before you,
//! true or not. The next player believes it, throws and says a higher number still, or lifts the cup.
//!
//! We added our own rules where the original ones are silent. If you lift the cup and the twenty-one is true, you lose
//! two chips. If you have said a false one, you lose one. The loser begins the next chain, or the next player if the
//! loser is out. If the player who has the cup leaves, a new chain begins and nobody pays.
//!
//! `sheet` has the position and the view of each viewer, `draw` the picture, `plan` the computer.

mod draw;
mod plan;
mod sheet;
#[cfg(test)]
mod tests;

use crate::game::{
    Ask, Counts, Family, Game, Hidden, Info, Input, Moves, Nth, OptDef, OptKind, OptValues, Reject, Scene, SearchCtx,
    Seat, StepCtx, Table, Tap, Text, Turn, Viewer, Weight,
};
use crate::kit::reading::{ORDER, TOP, number, place};
use sheet::{Phase, Sheet, State, View};

pub struct LittleMax;

static INFO: Info = Info {
    options: &[
        OptDef::new("chips", OptKind::Int { min: 1, max: 5, step: 1, default: Some(3) }).offering(&["1", "3", "5"])
    ],
    words: &[THROW, BELIEVE, LIFT, PAY],
    hidden: Hidden::Views,
    ..Info::of("littlemax", Counts::from_to(2, 20), Family::BLUFF, Weight::Half)
};

const THROW: &str = "throw";
const BELIEVE: &str = "believe";
const LIFT: &str = "lift";
const PAY: &str = "pay";

/// Numbers per row of buttons.
const ABREAST: usize = 7;

/// A move: an action on the cup, or a number said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Throws the dice under the cup to begin a chain.
    Throw,
    /// Believes the last number, takes the cup as it is and throws again.
    Believe,
    /// Says a number in the way dice are read: the higher die is the first digit.
    Say(u8),
    Lift,
    /// Gives up a chip without a look under the cup.
    Pay,
}

impl Game for LittleMax {
    /// Chips per player at the start.
    type Options = u32;
    type State = State;
    type Move = Move;
    type View = View;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<u32, Reject> {
        // The definition bounds it.
        Ok(values.int("chips") as u32)
    }

    fn setup(&self, chips: &u32, table: Table, _ctx: &mut StepCtx) -> State {
        State { sheet: Sheet::new(*chips, table), cup: None }
    }

    fn turn(&self, state: &State) -> Turn {
        let sheet = &state.sheet;
        if let Some(outcome) = sheet.outcome() {
            return Turn::Over(outcome);
        }
        let text = match (sheet.phase, sheet.said()) {
            (Phase::Open, _) => Text::new("littlemax-ask-throw"),
            (Phase::Say, None) => Text::new("littlemax-ask-say-first"),
            (Phase::Say, Some(said)) => Text::new("littlemax-ask-say").with("number", ORDER[said.place]),
            (Phase::Answer, said) => {
                let said = said.map_or((sheet.mover(), TOP), |said| (said.seat, said.place));
                let key = if said.1 == TOP { "littlemax-ask-top" } else { "littlemax-ask-answer" };
                Text::new(key).with("seat", said.0).with("number", ORDER[said.1])
            }
        };
        let ask = Ask::one(sheet.mover(), text);
        if sheet.phase == Phase::Say { ask.typed().into() } else { ask.into() }
    }

    fn moves(&self, state: &State, seat: Seat) -> Moves<Move> {
        Moves::Listed(moves(&state.sheet, seat))
    }

    fn parse(&self, _state: &State, _seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        let said = || {
            let said = input.number().and_then(|said| u8::try_from(said).ok()).filter(|said| *said < 100)?;
            // The order in which you name the dice does not matter.
            let read = number(&[said / 10, said % 10]);
            Some(Move::Say(if place(read).is_some() { read } else { said }))
        };
        match input.word() {
            Some(THROW) => Ok(Move::Throw),
            Some(BELIEVE) => Ok(Move::Believe),
            Some(LIFT) => Ok(Move::Lift),
            Some(PAY) => Ok(Move::Pay),
            _ => said().ok_or_else(|| Reject::syntax(Text::new("littlemax-reject-syntax"))),
        }
    }

    fn write(&self, m: &Move) -> String {
        match m {
            Move::Throw => THROW.to_owned(),
            Move::Believe => BELIEVE.to_owned(),
            Move::Lift => LIFT.to_owned(),
            Move::Pay => PAY.to_owned(),
            Move::Say(number) => number.to_string(),
        }
    }

    fn label(&self, m: &Move) -> Text {
        match m {
            Move::Throw => Text::new("littlemax-throw"),
            Move::Believe => Text::new("littlemax-believe"),
            Move::Lift => Text::new("littlemax-lift"),
            Move::Pay => Text::new("littlemax-pay"),
            Move::Say(number) => Text::new("littlemax-say").with("number", *number),
        }
    }

    /// The player who throws has to say something next.
    fn prepares(&self, m: &Move) -> bool {
        matches!(m, Move::Throw | Move::Believe)
    }

    fn apply(&self, state: &mut State, seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        admit(&state.sheet, seat, *m)?;
        match m {
            Move::Throw => state.throw(seat, ctx),
            Move::Believe => {
                ctx.tell(Text::new("littlemax-believes").with("seat", seat));
                state.throw(seat, ctx);
            }
            Move::Say(number) => {
                ctx.tell(Text::new("littlemax-says").with("seat", seat).with("number", *number));
                state.sheet.say(seat, place(*number).unwrap_or(0));
            }
            Move::Lift => state.lift(seat, ctx),
            Move::Pay => state.pay(seat, ctx),
        }
        Ok(())
    }

    fn leave(&self, state: &mut State, seat: Seat, ctx: &mut StepCtx) -> bool {
        state.leave(seat, ctx);
        true
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        state.view(who)
    }

    fn round(&self, view: &View) -> Option<Nth> {
        Some(Nth::open(view.sheet.round))
    }

    fn buttons(&self, view: &View, seat: Seat) -> Vec<Vec<Tap<Move>>> {
        moves(&view.sheet, seat).chunks(ABREAST).map(|row| row.iter().copied().map(Tap::Move).collect()).collect()
    }

    fn holds(&self, view: &View, seat: Seat) -> Option<Text> {
        let dice = view.cup.filter(|_| view.sheet.keeper() == Some(seat))?;
        Some(Text::new("littlemax-holds").with("number", number(&dice)))
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    /// No dice show less than the lowest number, so it is never a lie. A player who pays the last chip is out, and
    /// cannot lose more by lifting the cup.
    fn absurd(&self, view: &View, seat: Seat, m: &Move) -> bool {
        match m {
            Move::Lift => view.sheet.said().is_some_and(|said| said.place == 0),
            Move::Pay => view.sheet.chips.left(seat) == 1,
            _ => false,
        }
    }

    fn think(&self, view: &View, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        plan::think(view, seat, ctx)
    }
}

/// The legal moves of a seat.
fn moves(sheet: &Sheet, seat: Seat) -> Vec<Move> {
    if sheet.mover() != seat || sheet.outcome().is_some() {
        return Vec::new();
    }
    let least = sheet.said().map_or(0, |said| said.place + 1);
    match sheet.phase {
        Phase::Open => vec![Move::Throw],
        Phase::Say => ORDER[least..].iter().map(|number| Move::Say(*number)).collect(),
        Phase::Answer if least > TOP => vec![Move::Pay, Move::Lift],
        Phase::Answer => vec![Move::Believe, Move::Lift],
    }
}

/// Checks that a seat may play a move now.
fn admit(sheet: &Sheet, seat: Seat, m: Move) -> Result<(), Reject> {
    if moves(sheet, seat).contains(&m) {
        return Ok(());
    }
    let text = match (sheet.phase, sheet.said(), m) {
        (Phase::Say, _, Move::Say(number)) if place(number).is_none() => {
            Text::new("littlemax-reject-number").with("number", number)
        }
        (Phase::Say, Some(said), _) => Text::new("littlemax-reject-low").with("number", ORDER[said.place]),
        (Phase::Say, None, _) => Text::new("littlemax-reject-say"),
        (Phase::Open, ..) => Text::new("littlemax-reject-throw"),
        (Phase::Answer, said, _) if said.is_some_and(|said| said.place == TOP) => Text::new("littlemax-reject-top"),
        (Phase::Answer, ..) => Text::new("littlemax-reject-answer"),
    };
    Err(Reject::illegal(text))
}
