//! Lamps, for one player: a press switches a lamp and its neighbours. Put all of them out within a number of presses.

use kletka_games::game::scene::Scene;
use kletka_games::game::{
    Ask, Counts, Drawn, Family, Game, Info, Input, Moves, OptDef, OptKind, OptValue, OptValues, Outcome, Place, Reject,
    Seat, StepCtx, Table, Tap, Text, Turn, Viewer, Weight,
};
use kletka_games::kit::grid;

use super::{facts, sheet::Sheet};

pub struct Alone;

static INFO: Info = Info {
    family: Family::ALONE,
    weight: Weight::Full,
    options: &[
        OptDef::new("size", OptKind::Int { min: 3, max: 7, step: 2, default: Some(3) }),
        OptDef::new("presses", OptKind::Int { min: 1, max: 99, step: 1, default: None }),
    ],
    words: &["enough"],
    ..facts("toyalone", Counts::only(1))
};

#[derive(Clone, PartialEq, Debug)]
pub struct Lamps {
    size: u16,
    lit: Vec<Place>,
    left: i64,
    latest: Option<Place>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Action {
    Press(Place),
    Enough,
}

impl Lamps {
    fn press(&mut self, at: Place) {
        for lamp in grid::places(self.size, self.size) {
            if lamp.col.abs_diff(at.col) + lamp.row.abs_diff(at.row) <= 1 {
                match self.lit.iter().position(|other| *other == lamp) {
                    Some(n) => drop(self.lit.swap_remove(n)),
                    None => self.lit.push(lamp),
                }
            }
        }
        self.lit.sort();
    }
}

impl Game for Alone {
    type Options = (u16, i64);
    type State = Lamps;
    type Move = Action;
    type View = Lamps;

    fn info(&self) -> &'static Info {
        &INFO
    }
    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<(u16, i64), Reject> {
        let size = values.int("size");
        if values.value("presses").is_none() {
            values.set("presses", OptValue::Int(size * size));
        }
        Ok((size as u16, values.int("presses")))
    }
    fn setup(&self, &(size, left): &(u16, i64), _table: Table, ctx: &mut StepCtx) -> Lamps {
        let mut lamps = Lamps { size, lit: vec![], left, latest: None };
        // Different lamps of the upper row, so that they never cancel each other.
        for col in 0..size {
            if col == 0 || ctx.chance.die(2) == 1 {
                lamps.press(Place::new(col, 0));
            }
        }
        lamps
    }
    fn turn(&self, lamps: &Lamps) -> Turn {
        if lamps.lit.is_empty() || lamps.left <= 0 {
            return Turn::Over(Outcome::alone(lamps.lit.is_empty()).with_scores(vec![lamps.left]));
        }
        Ask::one(Seat(0), Text::new("toyalone-ask").with("left", lamps.left)).typed().into()
    }
    fn moves(&self, lamps: &Lamps, seat: Seat) -> Moves<Action> {
        let mine = self.turn(lamps).may().has(seat);
        let presses = grid::places(lamps.size, lamps.size).map(Action::Press);
        Moves::Listed(presses.chain([Action::Enough]).filter(|_| mine).collect())
    }
    fn parse(&self, _lamps: &Lamps, _seat: Seat, input: &Input<'_>) -> Result<Action, Reject> {
        match (input.word(), input.place()) {
            (Some(_), _) => Ok(Action::Enough),
            (None, Some(place)) => Ok(Action::Press(place)),
            _ => Err(Reject::syntax(Text::new("toyalone-syntax"))),
        }
    }
    fn write(&self, m: &Action) -> String {
        match m {
            Action::Press(place) => place.to_string(),
            Action::Enough => "enough".to_owned(),
        }
    }
    fn apply(&self, lamps: &mut Lamps, _seat: Seat, m: &Action, _ctx: &mut StepCtx) -> Result<(), Reject> {
        match *m {
            Action::Enough => lamps.left = 0,
            Action::Press(place) if !place.within(lamps.size, lamps.size) => {
                return Err(Reject::illegal(Text::new("toyalone-outside").with("place", place)));
            }
            Action::Press(place) => {
                lamps.press(place);
                (lamps.left, lamps.latest) = (lamps.left - 1, Some(place));
            }
        }
        Ok(())
    }
    fn view(&self, lamps: &Lamps, _who: Viewer) -> Lamps {
        lamps.clone()
    }
    fn buttons(&self, lamps: &Lamps, seat: Seat) -> Vec<Vec<Tap<Action>>> {
        let Moves::Listed(actions) = self.moves(lamps, seat) else { return vec![] };
        actions.chunks(lamps.size.into()).map(|row| row.iter().copied().map(Tap::Move).collect()).collect()
    }
}

impl Drawn for Lamps {
    fn scene(&self) -> Scene {
        let sheet = Sheet::grid(Place::new(0, 0), self.size, self.size, 1).wash(self.latest).dots(&self.lit);
        sheet.words(Text::new("toyalone-left").with("left", self.left))
    }

    fn board(&self) -> String {
        grid::text(self.size, self.size, |place| if self.lit.contains(&place) { '*' } else { '.' })
    }
}
