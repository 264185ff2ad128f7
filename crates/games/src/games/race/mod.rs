//! Race: you drive cars around a ring by flicks of a pen. If you touch the border, you turn round and lose a life.
//!
//! `ring` draws the band, `track` has the things on it and judges strokes, `cars` has the match, `draw` the picture,
//! `signs` its legend, `think` the computer.

mod cars;
mod draw;
mod ring;
mod signs;
#[cfg(test)]
mod tests;
mod think;
mod track;

use crate::game::scene::Scene;
use crate::game::{
    Arg, Ask, Chance, Counts, Family, Game, Gesture, Info, Input, Moves, OptDef, OptKind, OptValues, Reject, SearchCtx,
    Seat, StepCtx, Table, Tap, Text, Turn, Viewer, Weight,
};
use crate::kit::flick::Aim;
use cars::{REACH, Stage};
pub use cars::{Series, Terms, Ware};
use track::Extras;

pub struct Race;

/// A move: a stroke, or a step of the purchases between races.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// A stroke towards this point.
    Aim(Aim),
    Buy(Ware),
    Done,
}

static INFO: Info = Info {
    options: &[
        OptDef::new("laps", OptKind::Int { min: 1, max: 3, step: 1, default: Some(1) }).offering(&["1", "2"]),
        OptDef::new("danger", OptKind::Flag { default: false }).offering(&["on"]),
        OptDef::new("gates", OptKind::Flag { default: false }).offering(&["on"]),
        OptDef::new("obstacles", OptKind::Flag { default: false }).offering(&["on"]),
        OptDef::new("overtake", OptKind::Flag { default: false }),
        OptDef::new("series", OptKind::Int { min: 1, max: 5, step: 1, default: Some(1) }),
    ],
    words: &["life", "spikes", "go"],
    ..Info::of("race", Counts::from_to(2, 6), Family::STROKES, Weight::Full)
};

impl Game for Race {
    type Options = Terms;
    type State = Series;
    type Move = Move;
    type View = Series;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Terms, Reject> {
        let flag = |key: &str| values.flag(key);
        let extras = Extras { danger: flag("danger"), gates: flag("gates"), obstacles: flag("obstacles") };
        // The values are within the bounds of their definitions, so the casts cut nothing.
        let (laps, races) = (values.int("laps") as u8, values.int("series") as u8);
        Ok(Terms { laps, races, extras, overtake: flag("overtake") })
    }

    fn setup(&self, terms: &Terms, table: Table, ctx: &mut StepCtx) -> Series {
        Series::new(*terms, table.seats, table.first, ctx)
    }

    fn turn(&self, race: &Series) -> Turn {
        match race.stage {
            Stage::Shop(seat) => {
                Ask::one(seat, Text::new("race-ask-shop").with("purse", race.car(seat).purse)).typed().into()
            }
            Stage::Drive(seat) => Ask::one(seat, Text::new("race-ask").with("most", REACH.squares)).typed().into(),
            Stage::Over => Turn::Over(race.outcome()),
        }
    }

    fn moves(&self, race: &Series, seat: Seat) -> Moves<Move> {
        match race.stage {
            Stage::Drive(mover) if mover == seat => Moves::Unlisted,
            Stage::Shop(buyer) if buyer == seat => {
                Moves::Listed(race.wares(seat).map(Move::Buy).chain([Move::Done]).collect())
            }
            _ => Moves::Listed(Vec::new()),
        }
    }

    /// Mostly along the track, so that matches come to an end.
    fn sample(&self, race: &Series, seat: Seat, chance: &mut Chance) -> Option<Move> {
        match self.moves(race, seat) {
            Moves::Unlisted => think::some_aim(race, seat, chance).map(Move::Aim),
            Moves::Listed(moves) => chance.pick(&moves).copied(),
        }
    }

    /// A stroke along the track that stays on it.
    fn example(&self, race: &Series, seat: Seat) -> Option<Move> {
        match self.moves(race, seat) {
            Moves::Unlisted => think::example(race, seat).map(Move::Aim),
            Moves::Listed(moves) => moves.last().copied(),
        }
    }

    fn parse(&self, _race: &Series, _seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        let bought = match input.word() {
            Some("life") => Some(Move::Buy(Ware::Life)),
            Some("spikes") => Some(Move::Buy(Ware::Spikes)),
            Some("go") => Some(Move::Done),
            _ => None,
        };
        let m = bought.or_else(|| Aim::read(input).map(Move::Aim));
        m.ok_or_else(|| Reject::syntax(Text::new("race-reject-syntax")))
    }

    fn write(&self, m: &Move) -> String {
        match m {
            Move::Aim(aim) => aim.to_string(),
            Move::Buy(Ware::Life) => "life".to_owned(),
            Move::Buy(Ware::Spikes) => "spikes".to_owned(),
            Move::Done => "go".to_owned(),
        }
    }

    fn label(&self, m: &Move) -> Text {
        match m {
            Move::Aim(aim) => Text::new("move").with("move", Arg::Move(aim.to_string())),
            Move::Buy(Ware::Life) => Text::new("race-life").with("price", Ware::Life.price()),
            Move::Buy(Ware::Spikes) => Text::new("race-spikes").with("price", Ware::Spikes.price()),
            Move::Done => Text::new("race-go"),
        }
    }

    fn apply(&self, race: &mut Series, seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        match (race.stage, *m) {
            (Stage::Drive(_), Move::Aim(aim)) => race.drive(seat, aim, ctx),
            (Stage::Shop(_), Move::Buy(ware)) => race.buy(seat, Some(ware), ctx),
            (Stage::Shop(_), Move::Done) => race.buy(seat, None, ctx),
            (Stage::Shop(_), Move::Aim(_)) => Err(Reject::illegal(Text::new("race-reject-shop"))),
            _ => Err(Reject::illegal(Text::new("race-reject-drive"))),
        }
    }

    fn leave(&self, race: &mut Series, seat: Seat, ctx: &mut StepCtx) -> bool {
        race.leave(seat, ctx);
        true
    }

    fn view(&self, race: &Series, _who: Viewer) -> Series {
        race.clone()
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    fn gesture(&self, race: &Series, _seat: Seat) -> Option<Gesture> {
        matches!(race.stage, Stage::Drive(_)).then(Gesture::place)
    }

    fn buttons(&self, race: &Series, seat: Seat) -> Vec<Vec<Tap<Move>>> {
        match self.moves(race, seat) {
            Moves::Listed(moves) if !moves.is_empty() => vec![moves.into_iter().map(Tap::Move).collect()],
            _ => Vec::new(),
        }
    }

    fn think(&self, race: &Series, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        match race.stage {
            Stage::Drive(mover) if mover == seat => think::think(race, seat, ctx).map(Move::Aim),
            Stage::Shop(buyer) if buyer == seat => Some(think::shop(race, seat, ctx)),
            _ => None,
        }
    }
}
