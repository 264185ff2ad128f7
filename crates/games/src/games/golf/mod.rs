//! Golf: flick a ball up the sheet into the hole with the fewest strokes; hills stop it.
//!
//! `course` is the sheet and the path of a ball on it, `round` the match, `draw` the picture, `think` the computer.

mod course;
mod draw;
mod round;
#[cfg(test)]
mod tests;
mod think;

use crate::game::scene::Scene;
use crate::game::{
    Arg, Ask, Chance, Counts, Family, Game, Gesture, Info, Input, Moves, OptDef, OptKind, OptValues, Reject, SearchCtx,
    Seat, StepCtx, Table, Tap, Text, Turn, Viewer, Weight,
};
use crate::kit::flick::Aim;
use round::{REACH, Stage, WAYS};
pub use round::{Round, Terms, Way};

pub struct Golf;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    Aim(Aim),
    /// Rolls the ball of an opponent that met a hill.
    Roll(Way),
}

static INFO: Info = Info {
    options: &[
        OptDef::new("hills", OptKind::Int { min: 0, max: 8, step: 1, default: Some(4) }).offering(&["0", "4", "8"]),
        OptDef::new("penalty", OptKind::Int { min: 0, max: 3, step: 1, default: Some(0) }).offering(&["1", "2"]),
    ],
    words: &["roll", "n", "ne", "e", "se", "s", "sw", "w", "nw"],
    ..Info::of("golf", Counts::from_to(2, 4), Family::STROKES, Weight::Full)
};

impl Game for Golf {
    type Options = Terms;
    type State = Round;
    type Move = Move;
    type View = Round;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Terms, Reject> {
        // The definitions bound these values, so the casts lose nothing.
        Ok(Terms { hills: values.int("hills") as u8, penalty: values.int("penalty") as u8 })
    }

    fn setup(&self, terms: &Terms, table: Table, ctx: &mut StepCtx) -> Round {
        Round::new(*terms, table.seats, table.first, ctx)
    }

    fn turn(&self, round: &Round) -> Turn {
        match round.stage {
            Stage::Stroke(seat) => {
                let text = Text::new("golf-ask").with("stroke", round.ball(seat).strokes + 1);
                Ask::one(seat, text.with("most", REACH.squares)).typed().into()
            }
            Stage::Roll(ball, seat) => Ask::one(seat, Text::new("golf-ask-roll").with("other", ball)).typed().into(),
            Stage::Over => Turn::Over(round.outcome()),
        }
    }

    fn moves(&self, round: &Round, seat: Seat) -> Moves<Move> {
        match round.stage {
            Stage::Stroke(mover) if mover == seat => Moves::Unlisted,
            Stage::Roll(_, other) if other == seat => Moves::Listed(WAYS.map(Move::Roll).to_vec()),
            _ => Moves::Listed(Vec::new()),
        }
    }

    fn sample(&self, round: &Round, seat: Seat, chance: &mut Chance) -> Option<Move> {
        match self.moves(round, seat) {
            Moves::Unlisted => think::some_aim(round, seat, chance).map(Move::Aim),
            Moves::Listed(moves) => chance.pick(&moves).copied(),
        }
    }

    /// A single letter may be talk, so it is a direction to roll only while the bot asks for one.
    fn parse(&self, round: &Round, _seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        let way = |word: &str| WAYS.into_iter().find(|way| way.name == word);
        let mut read = input.reader();
        let first = read.word();
        let bare = first.and_then(way).filter(|_| matches!(round.stage, Stage::Roll(..)));
        let rolled = if first == Some("roll") { read.word().and_then(way) } else { bare };
        if let Some(way) = rolled.filter(|_| read.end()) {
            return Ok(Move::Roll(way));
        }
        let asked = if matches!(round.stage, Stage::Roll(..)) { "golf-reject-way" } else { "golf-reject-syntax" };
        Aim::read(input).map(Move::Aim).ok_or_else(|| Reject::syntax(Text::new(asked)))
    }

    fn write(&self, m: &Move) -> String {
        match m {
            Move::Aim(aim) => aim.to_string(),
            Move::Roll(way) => format!("roll {}", way.name),
        }
    }

    fn label(&self, m: &Move) -> Text {
        match m {
            Move::Aim(aim) => Text::new("move").with("move", Arg::Move(aim.to_string())),
            Move::Roll(way) => Text::new(format!("golf-way-{}", way.name)),
        }
    }

    fn apply(&self, round: &mut Round, seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        match (round.stage, *m) {
            (Stage::Stroke(_), Move::Aim(aim)) => return round.stroke(seat, aim, ctx),
            (Stage::Roll(ball, _), Move::Roll(way)) => round.roll(ball, way, ctx),
            (Stage::Roll(ball, _), Move::Aim(_)) => {
                return Err(Reject::illegal(Text::new("golf-reject-roll").with("other", ball)));
            }
            _ => return Err(Reject::illegal(Text::new("golf-reject-stroke"))),
        }
        Ok(())
    }

    fn leave(&self, round: &mut Round, seat: Seat, ctx: &mut StepCtx) -> bool {
        round.leave(seat, ctx);
        true
    }

    fn view(&self, round: &Round, _who: Viewer) -> Round {
        round.clone()
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    fn gesture(&self, round: &Round, _seat: Seat) -> Option<Gesture> {
        matches!(round.stage, Stage::Stroke(_)).then(Gesture::place)
    }

    /// The ways as they lie round the ball.
    fn buttons(&self, round: &Round, seat: Seat) -> Vec<Vec<Tap<Move>>> {
        match round.stage {
            Stage::Roll(_, other) if other == seat => {
                let [n, ne, e, se, s, sw, w, nw] = WAYS.map(|way| Tap::Move(Move::Roll(way)));
                vec![vec![nw, n, ne], vec![w, Tap::Mark(Text::new("golf-ball")), e], vec![sw, s, se]]
            }
            _ => Vec::new(),
        }
    }

    fn think(&self, round: &Round, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        match round.stage {
            Stage::Stroke(mover) if mover == seat => think::think(round, seat, ctx).map(Move::Aim),
            Stage::Roll(ball, other) if other == seat => Some(Move::Roll(think::roll(round, ball, ctx))),
            _ => None,
        }
    }
}
