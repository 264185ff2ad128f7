//! Paper football with a long ball: you draw several links a turn, to nodes that no line has touched. If you leave the
//! other player without a move, you get free kicks.
//!
//! `field` has the lines and the ball's moves, `sheet` the rounds and whose turn it is, `shootout` the penalties,
//! `draw` the picture, `think` the computer.

mod draw;
mod field;
mod sheet;
mod shootout;
#[cfg(test)]
mod tests;
mod think;
#[cfg(test)]
mod thoughts;

use crate::game::scene::Scene;
use crate::game::{
    Arg, Ask, Chance, Counts, Family, Game, Gesture, Hidden, Info, Input, Moves, OptDef, OptKind, OptValue, OptValues,
    Reject, SearchCtx, Seat, StepCtx, Table, Tap, Text, Turn, Unit, Viewer, Weight,
};
use crate::kit::compass::{self, Step, Way};
use crate::kit::pitch::{Pitch, told_with};
pub use field::Stride;
pub use sheet::{Phase, Sheet, Terms};
pub use shootout::{Shootout, Shot, Side};

pub struct FootballLong;

/// The word before the direction of a free kick.
const KICK: &str = "kick";

static INFO: Info = Info {
    options: &[
        OptDef::new("size", OptKind::Size { least: 8, most: (30, 30), step: 2, default: (16, 24) })
            .offering(&["12x16", "16x24", "20x30"]),
        OptDef::new("goal", OptKind::Int { min: 2, max: 14, step: 2, default: None }),
        OptDef::new("step", OptKind::Choice(&["4", "3d"])).offering(&["4", "3d"]),
        OptDef::new("kick", OptKind::Choice(&["6", "13"])),
        OptDef::new("goals", OptKind::Int { min: 1, max: 10, step: 1, default: Some(1) }).offering(&["1", "3"]),
        OptDef::new("after", OptKind::Choice(&["clean", "continue"])),
    ],
    words: &["n", "ne", "e", "se", "s", "sw", "w", "nw", KICK, "left", "middle", "right"],
    hidden: Hidden::Choices,
    ..Info::of("footballlong", Counts::only(2), Family::STROKES, Weight::Full)
};

/// The most paths that become buttons.
const TAPPED: usize = 8;
/// Buttons in a row.
const ABREAST: usize = 2;

/// A move of a seat.
#[derive(Clone, PartialEq, Debug)]
pub enum Move {
    /// Moves the ball along these nodes. Only the step across a goal line is a direction.
    Path(Vec<Step>),
    /// Takes a free kick.
    Kick(Way),
    /// Chooses the side for a penalty: the shot or the keeper's jump.
    Side(Side),
}

/// A match, and the sides chosen for the next penalty.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    sheet: Sheet,
    chosen: [Option<Side>; 2],
}

/// The match as one viewer sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    sheet: Sheet,
    /// Whether each seat has chosen.
    ready: [bool; 2],
    /// The chosen sides; `None` before they are revealed.
    chosen: [Option<Side>; 2],
}

/// The even number nearest to a quarter of the width. Of two, the smaller one.
fn usual_goal(cols: u8) -> i64 {
    (i64::from(cols) + 3) / 8 * 2
}

/// Whether the bot asks a seat for a move.
fn asks(sheet: &Sheet, ready: [bool; 2], seat: Seat) -> bool {
    sheet.winner().is_none()
        && match sheet.phase {
            Phase::Penalties(_) => ready.get(seat.index()) == Some(&false),
            _ => seat == sheet.mover,
        }
}

impl State {
    fn ready(&self) -> [bool; 2] {
        self.chosen.map(|side| side.is_some())
    }

    fn asks(&self, seat: Seat) -> bool {
        asks(&self.sheet, self.ready(), seat)
    }
}

impl Game for FootballLong {
    type Options = Terms;
    type State = State;
    type Move = Move;
    type View = View;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Terms, Reject> {
        let (one, other) = values.size("size");
        // The goals are in the short sides.
        let (cols, rows) = (one.min(other), one.max(other));
        values.set("size", OptValue::Size(cols, rows));
        if values.value("goal").is_none() {
            values.set("goal", OptValue::Int(usual_goal(cols)));
        }
        // The definitions bound these values, so the casts lose nothing.
        let (goal, goals) = (values.int("goal") as u8, values.int("goals") as u8);
        let kick = if values.choice("kick") == "13" { 13 } else { 6 };
        if goal > cols / 2 {
            let most = cols / 4 * 2;
            let text = Text::new("footballlong-reject-wide").with("goal", goal).with("most", most);
            return Err(Reject::options(text));
        }
        let stride = if values.choice("step") == "3d" { Stride::Slanting } else { Stride::Straight };
        let (pitch, clean) = (Pitch::new(cols, rows, goal), values.choice("after") == "clean");
        Ok(Terms { pitch, stride, kick, goals, clean })
    }

    fn chance(&self, _terms: &Terms) -> bool {
        false
    }

    fn setup(&self, terms: &Terms, table: Table, _ctx: &mut StepCtx) -> State {
        State { sheet: Sheet::new(*terms, table.first), chosen: [None; 2] }
    }

    fn turn(&self, state: &State) -> Turn {
        let sheet = &state.sheet;
        if let Some(outcome) = sheet.outcome() {
            return Turn::Over(outcome);
        }
        let links = sheet.terms.stride.links();
        match sheet.phase {
            Phase::Move => {
                let ask = Text::new("footballlong-ask").with("links", links);
                Ask::one(sheet.mover, ask).typed().into()
            }
            Phase::Kick => Ask::one(sheet.mover, Text::new("footballlong-ask-kick")).typed().into(),
            Phase::Penalties(_) => {
                let keeper = sheet.mover.other();
                let aim = Ask::one(sheet.mover, Text::new("footballlong-ask-aim"));
                let jump = Ask::one(keeper, Text::new("footballlong-ask-jump"));
                let open = [aim, jump].into_iter().filter(|ask| ask.seats.iter().all(|seat| state.asks(seat)));
                Turn::Act(open.map(|ask| ask.sealed().typed()).collect())
            }
        }
    }

    fn moves(&self, state: &State, seat: Seat) -> Moves<Move> {
        let sheet = &state.sheet;
        Moves::Listed(match sheet.phase {
            _ if !state.asks(seat) => Vec::new(),
            Phase::Move => sheet.ways().into_iter().map(|ways| Move::Path(sheet.steps(&ways))).collect(),
            Phase::Kick => sheet.field.kicks(seat, sheet.terms.kick).iter().map(|(way, _)| Move::Kick(*way)).collect(),
            Phase::Penalties(_) => Side::ALL.map(Move::Side).to_vec(),
        })
    }

    fn sample(&self, state: &State, seat: Seat, chance: &mut Chance) -> Option<Move> {
        let sheet = &state.sheet;
        if sheet.phase == Phase::Move && state.asks(seat) {
            // It would take long to list all paths.
            return sheet.field.some(seat, chance).map(|ways| Move::Path(sheet.steps(&ways)));
        }
        match self.moves(state, seat) {
            Moves::Listed(moves) => chance.pick(&moves).cloned(),
            Moves::Unlisted => None,
        }
    }

    fn example(&self, state: &State, seat: Seat) -> Option<Move> {
        self.sample(state, seat, &mut Chance::fixed(0))
    }

    fn parse(&self, state: &State, _seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        let mut read = input.reader();
        let kicks = read.clone().word() == Some(KICK);
        if kicks {
            read.word();
        }
        if let Some(side) = input.word().and_then(|word| Side::ALL.into_iter().find(|side| side.word() == word)) {
            return Ok(Move::Side(side));
        }
        match compass::path(&mut read).as_deref() {
            // In a free kick the direction is enough.
            Some(&[Step::Go(way)]) if kicks || state.sheet.phase == Phase::Kick => Ok(Move::Kick(way)),
            Some(steps) if !kicks => Ok(Move::Path(state.sheet.resolved(steps.to_vec()))),
            _ => {
                let key = match state.sheet.phase {
                    Phase::Move => "footballlong-reject-syntax",
                    Phase::Kick => "footballlong-reject-syntax-kick",
                    Phase::Penalties(_) => "footballlong-reject-syntax-side",
                };
                Err(Reject::syntax(Text::new(key)))
            }
        }
    }

    fn write(&self, m: &Move) -> String {
        match m {
            Move::Path(steps) => compass::written(steps),
            Move::Kick(way) => format!("{KICK} {}", way.word()),
            Move::Side(side) => side.word().to_owned(),
        }
    }

    fn label(&self, m: &Move) -> Text {
        match m {
            Move::Path(steps) => Text::new("move").with("move", Arg::Move(compass::shown(steps))),
            Move::Kick(way) => Text::new("footballlong-kick").with("arrow", way.arrow().to_string()),
            Move::Side(Side::Left) => Text::new("footballlong-left"),
            Move::Side(Side::Middle) => Text::new("footballlong-middle"),
            Move::Side(Side::Right) => Text::new("footballlong-right"),
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        let sheet = &mut state.sheet;
        match (&sheet.phase, m) {
            (Phase::Move, Move::Path(steps)) => {
                told_with(seat, (self.label(m), false), ctx, |ctx| sheet.play(steps, ctx))
            }
            (Phase::Kick, Move::Kick(way)) => told_with(seat, (self.label(m), false), ctx, |ctx| sheet.kick(*way, ctx)),
            (Phase::Penalties(_), Move::Side(side)) => {
                if let Some(own) = state.chosen.get_mut(seat.index()) {
                    *own = Some(*side);
                }
                let (shooter, keeper) = (sheet.mover.index(), sheet.mover.other().index());
                if let (Some(aim), Some(jump)) = (state.chosen[shooter], state.chosen[keeper]) {
                    state.chosen = [None; 2];
                    sheet.shoot(aim, jump, ctx);
                }
                Ok(())
            }
            (Phase::Move, _) => Err(Reject::illegal(Text::new("footballlong-reject-no-kick"))),
            (Phase::Kick, _) => {
                let text = Text::new("footballlong-reject-only-kick").with("other", sheet.mover.other());
                Err(Reject::illegal(text))
            }
            (Phase::Penalties(_), _) => Err(Reject::illegal(Text::new("footballlong-reject-syntax-side"))),
        }
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        let open = who == Viewer::Revealed;
        let chosen = if open { state.chosen } else { [None; 2] };
        View { sheet: state.sheet.clone(), ready: state.ready(), chosen }
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    fn gesture(&self, view: &View, seat: Seat) -> Option<Gesture> {
        let Sheet { phase: Phase::Move, terms, field, .. } = &view.sheet else { return None };
        let path = Gesture::path(field.ball.place()?, terms.stride.links() as u16);
        Some(path.out_to(terms.pitch.net(seat)))
    }

    fn buttons(&self, view: &View, seat: Seat) -> Vec<Vec<Tap<Move>>> {
        let sheet = &view.sheet;
        if !asks(sheet, view.ready, seat) {
            return Vec::new();
        }
        match sheet.phase {
            Phase::Move => {
                let ways = sheet.ways();
                let few = if ways.len() <= TAPPED { ways } else { Vec::new() };
                let taps = few.iter().map(|ways| Tap::Move(Move::Path(sheet.steps(ways)))).collect::<Vec<_>>();
                taps.chunks(ABREAST).map(<[_]>::to_vec).collect()
            }
            Phase::Kick => {
                let kicks = sheet.field.kicks(seat, sheet.terms.kick);
                let tap = |way: Option<Way>| match way {
                    None => Tap::Mark(Text::new("footballlong-ball")),
                    Some(way) if kicks.iter().any(|(other, _)| *other == way) => Tap::Move(Move::Kick(way)),
                    Some(_) => Tap::Mark(Text::new("footballlong-none")),
                };
                compass::ROSE.iter().map(|row| row.iter().copied().map(tap).collect()).collect()
            }
            Phase::Penalties(_) => vec![Side::ALL.map(|side| Tap::Move(Move::Side(side))).to_vec()],
        }
    }

    fn unit(&self) -> Option<Unit> {
        Some(Unit::Chances)
    }

    fn think(&self, view: &View, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        asks(&view.sheet, view.ready, seat).then(|| think::think(&view.sheet, ctx))?
    }
}
