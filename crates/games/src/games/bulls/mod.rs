//! Bulls and cows: guess the other player's number before yours is guessed. Or play alone, and guess the bot's number.
//!
//! `code` has the numbers and their answers, `sheet` the position and what each viewer may know, `draw` the picture,
//! `think` the computer. This file has the rules.

mod code;
mod draw;
mod sheet;
#[cfg(test)]
mod tests;
mod think;

use crate::game::{
    Ask, Chance, Counts, Daily, Family, Game, Hidden, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome, Reject,
    Scene, SearchCtx, Seat, Seats, StepCtx, Table, Text, Turn, Viewer, Weight,
};
use code::{Clue, Code, Kind, MOST, PLAIN};
use sheet::{Phase, State, View};

pub struct Bulls;

static INFO: Info = Info {
    options: &[
        OptDef::new("digits", OptKind::Int { min: 3, max: MOST as i64, step: 1, default: Some(4) })
            .offering(&["3", "4", "5", "6"]),
        OptDef::new("repeat", OptKind::Flag { default: false }),
        OptDef::new("solo", OptKind::Flag { default: false }),
    ],
    hidden: Hidden::Views,
    daily: Some(Daily { settings: &[], computer: None }),
    ..Info::of("bulls", Counts::from_to(1, 2), Family::NUMBERS, Weight::Half)
};

/// More digits than this in a row are a telephone number.
const TYPED: usize = 9;

/// The most numbers that are listed as moves.
const LISTED: usize = 1_000;

/// The options of a match.
#[derive(Clone, Copy)]
pub struct Rules {
    kind: Kind,
    /// Whether one seat alone guesses the bot's number.
    alone: bool,
}

/// A move, with the digits as typed.
#[derive(Clone, PartialEq, Debug)]
pub enum Move {
    /// Thinks of a number.
    Secret(Vec<u8>),
    /// Guesses the other player's number.
    Guess(Vec<u8>),
}

impl Game for Bulls {
    type Options = Rules;
    type State = State;
    type Move = Move;
    type View = View;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, seats: u8) -> Result<Rules, Reject> {
        if values.flag("solo") && seats > 1 {
            return Err(Reject::options(Text::new("bulls-reject-solo")));
        }
        // The definition bounds the value, so the cast loses nothing.
        let kind = Kind { digits: values.int("digits") as usize, repeat: values.flag("repeat") };
        Ok(Rules { kind, alone: seats == 1 })
    }

    /// The bot's number is drawn. Two players think of theirs.
    fn chance(&self, rules: &Rules) -> bool {
        rules.alone
    }

    fn setup(&self, rules: &Rules, table: Table, ctx: &mut StepCtx) -> State {
        let draw = |chance: &mut Chance| think::any(rules.kind, chance);
        let own = rules.alone.then(|| ctx.chance.hidden(Seats::NONE, draw));
        State {
            kind: rules.kind,
            seats: table.seats,
            first: table.first,
            phase: if rules.alone { Phase::Guessing(table.first) } else { Phase::Choosing },
            secrets: [None, own],
            sheets: Default::default(),
            latest: None,
        }
    }

    fn turn(&self, state: &State) -> Turn {
        let asked = |key: &'static str| Text::new(key).with("digits", state.kind.digits);
        match state.phase {
            Phase::Choosing => {
                let seats: Seats = (0..2).map(Seat).filter(|seat| state.secrets[seat.index()].is_none()).collect();
                Ask::of(seats, asked("bulls-ask-secret")).private().typed().into()
            }
            Phase::Guessing(seat) => Ask::one(seat, asked("bulls-ask-guess")).typed().into(),
            Phase::Last(seat) => Ask::one(seat, asked("bulls-ask-last")).typed().into(),
            Phase::Over(_) if state.seats == 1 => Turn::Over(Outcome::alone(true)),
            Phase::Over([true, true]) => Turn::Over(Outcome::drawn(2)),
            Phase::Over([one, _]) => Turn::Over(Outcome::won(Seat(u8::from(!one)), 2)),
        }
    }

    fn moves(&self, state: &State, seat: Seat) -> Moves<Move> {
        if !may(state, seat) {
            return Moves::Listed(Vec::new());
        }
        if state.kind.count() > LISTED {
            return Moves::Unlisted;
        }
        let mut moves = Vec::new();
        state.kind.fitting(&[], &PLAIN, &mut |code| {
            moves.push(made(state, code));
            true
        });
        Moves::Listed(moves)
    }

    /// A random move for a match that must end: half of the time any number, otherwise one that fits all answers.
    fn sample(&self, state: &State, seat: Seat, chance: &mut Chance) -> Option<Move> {
        if !may(state, seat) {
            return None;
        }
        let mut found = think::any(state.kind, chance);
        if state.phase != Phase::Choosing && chance.die(2) == 1 {
            let mut order = PLAIN;
            chance.shuffle(&mut order);
            state.kind.fitting(&state.sheets[seat.index()], &order, &mut |code| {
                found = code;
                false
            });
        }
        Some(made(state, found))
    }

    /// Any number, no matter what the answers say. Whoever copies it as a secret must not meet it as the example for
    /// the first guess at it.
    fn example(&self, state: &State, seat: Seat) -> Option<Move> {
        let nth = if state.phase == Phase::Choosing { 1 + seat.0 } else { 0 };
        may(state, seat).then(|| made(state, think::any(state.kind, &mut Chance::fixed(nth.into()))))
    }

    fn parse(&self, state: &State, _seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        let syntax = || Reject::syntax(Text::new("bulls-reject-syntax").with("digits", state.kind.digits));
        let digits = input.digits().filter(|digits| digits.len() <= TYPED).ok_or_else(syntax)?;
        // In a chat, people write numbers of any length.
        if digits.len() != state.kind.digits && !input.explicit() {
            return Err(syntax());
        }
        Ok(if state.phase == Phase::Choosing { Move::Secret(digits) } else { Move::Guess(digits) })
    }

    fn write(&self, m: &Move) -> String {
        let (Move::Secret(digits) | Move::Guess(digits)) = m;
        digits.iter().map(|digit| char::from(b'0' + digit)).collect()
    }

    /// Everybody may read a caption, so that of a secret does not tell the number.
    fn label(&self, m: &Move) -> Text {
        match m {
            Move::Secret(_) => Text::new("bulls-do-secret"),
            Move::Guess(_) => Text::new("bulls-do-guess").with("guess", self.write(m)),
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        match (state.phase, m) {
            (Phase::Choosing, Move::Secret(digits)) => {
                state.secrets[seat.index()] = Some(number(state.kind, digits)?);
                ctx.tell(Text::new("bulls-ready").with("seat", seat));
                if state.secrets.iter().all(Option::is_some) {
                    state.phase = Phase::Guessing(state.first);
                }
                Ok(())
            }
            (Phase::Guessing(_) | Phase::Last(_), Move::Guess(digits)) => {
                let code = number(state.kind, digits)?;
                guess(state, seat, code, ctx);
                Ok(())
            }
            _ => Err(Reject::illegal(Text::new("bulls-reject-syntax").with("digits", state.kind.digits))),
        }
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        state.view(who)
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    fn think(&self, view: &View, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        let code = match view.phase {
            Phase::Choosing if !view.chosen[seat.index()] => think::any(view.kind, ctx.chance),
            Phase::Guessing(mover) | Phase::Last(mover) if mover == seat => {
                let last = view.phase == Phase::Last(seat);
                think::guess(view.kind, &view.sheets[seat.index()], last, ctx)
            }
            _ => return None,
        };
        let digits = code.digits().collect();
        Some(if view.phase == Phase::Choosing { Move::Secret(digits) } else { Move::Guess(digits) })
    }
}

/// Whether the bot asks a seat for a move.
fn may(state: &State, seat: Seat) -> bool {
    match state.phase {
        Phase::Choosing => state.secrets.get(seat.index()).is_some_and(Option::is_none),
        Phase::Guessing(mover) | Phase::Last(mover) => mover == seat,
        Phase::Over(_) => false,
    }
}

/// The move that a seat makes with a number now.
fn made(state: &State, code: Code) -> Move {
    let digits = code.digits().collect();
    if state.phase == Phase::Choosing { Move::Secret(digits) } else { Move::Guess(digits) }
}

/// The number with these digits, if it is of the kind in play.
fn number(kind: Kind, digits: &[u8]) -> Result<Code, Reject> {
    if digits.len() != kind.digits {
        let text = Text::new("bulls-reject-count").with("digits", kind.digits).with("given", digits.len());
        return Err(Reject::illegal(text));
    }
    let code = Code::new(digits);
    match digits.iter().find(|digit| !kind.repeat && code.count(**digit) > 1) {
        Some(digit) => Err(Reject::illegal(Text::new("bulls-reject-repeat").with("digit", u32::from(*digit)))),
        None => Ok(code),
    }
}

/// Answers a guess. The answer opens a part of a secret, so it is told as a reveal and never taken back.
fn guess(state: &mut State, seat: Seat, code: Code, ctx: &mut StepCtx) {
    // Nobody guesses before all numbers are there.
    let Some(secret) = state.secrets[seat.other().index()] else { return };
    let answer = code.against(secret);
    state.sheets[seat.index()].push(Clue { code, answer });
    state.latest = Some(seat);
    let found = state.has_found(seat);
    let key = if found { "bulls-found" } else { "bulls-answer" };
    let text = Text::new(key).with("seat", seat).with("guess", code.to_string());
    ctx.reveal(text.with("bulls", answer.bulls).with("cows", answer.cows));
    state.phase = match state.phase {
        Phase::Last(_) => Phase::Over([0, 1].map(|n| found || n != seat.0)),
        _ if !found && state.seats == 1 => Phase::Guessing(seat),
        _ if !found => Phase::Guessing(seat.other()),
        _ if state.seats == 2 && seat == state.first => Phase::Last(seat.other()),
        _ => Phase::Over([0, 1].map(|n| n == seat.0)),
    };
}
