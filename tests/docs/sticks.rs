//! Sticks: take one, two or three from a row in turn. You win if you take the last one.

use kletka_games::game::scene::{Ink, Nib, Scene, pt};
use kletka_games::game::{
    Ask, Counts, Drawn, Family, Game, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome, Reject, SearchCtx, Seat,
    StepCtx, Table, Tap, Text, Turn, Viewer, Weight,
};

/// The entry in the registry.
pub struct Sticks;

static INFO: Info = Info {
    options: &[OptDef::new("sticks", OptKind::Int { min: 5, max: 30, step: 1, default: Some(21) })],
    ..Info::of("sticks", Counts::only(2), Family::LINES, Weight::Full)
};

/// The most sticks that a player may take.
const MOST: u8 = 3;

/// How many of a hundred moves the computer makes at random, for levels 1 to 5.
const MISTAKES: [u32; 5] = [90, 60, 30, 10, 0];

/// The whole position. Nothing is hidden, so this is also the view.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    sticks: u8,
    left: u8,
    latest: u8,
    mover: Seat,
}

impl Game for Sticks {
    type Options = u8;
    type State = Row;
    type Move = u8;
    type View = Row;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<u8, Reject> {
        // The bounds of the definition fit a `u8`.
        Ok(values.int("sticks") as u8)
    }

    /// The game draws nothing at random, so a challenge need not show a commitment to the dice.
    fn chance(&self, _sticks: &u8) -> bool {
        false
    }

    fn setup(&self, sticks: &u8, table: Table, _ctx: &mut StepCtx) -> Row {
        Row { sticks: *sticks, left: *sticks, latest: 0, mover: table.first }
    }

    fn turn(&self, row: &Row) -> Turn {
        match row.left {
            0 => Turn::Over(Outcome::won(row.mover.other(), 2)),
            left => Ask::one(row.mover, Text::new("sticks-ask").with("left", left)).typed().into(),
        }
    }

    fn moves(&self, row: &Row, seat: Seat) -> Moves<u8> {
        let most = if seat == row.mover { row.left.min(MOST) } else { 0 };
        Moves::Listed((1..=most).collect())
    }

    fn parse(&self, _row: &Row, _seat: Seat, input: &Input<'_>) -> Result<u8, Reject> {
        let number = input.number().and_then(|number| u8::try_from(number).ok());
        number.ok_or_else(|| Reject::syntax(Text::new("sticks-reject-syntax")))
    }

    fn write(&self, taken: &u8) -> String {
        taken.to_string()
    }

    fn apply(&self, row: &mut Row, seat: Seat, taken: &u8, _ctx: &mut StepCtx) -> Result<(), Reject> {
        let most = row.left.min(MOST);
        if !(1..=most).contains(taken) {
            return Err(Reject::illegal(Text::new("sticks-reject-count").with("most", most)));
        }
        *row = Row { left: row.left - taken, latest: *taken, mover: seat.other(), ..*row };
        Ok(())
    }

    fn view(&self, row: &Row, _who: Viewer) -> Row {
        row.clone()
    }

    fn buttons(&self, row: &Row, seat: Seat) -> Vec<Vec<Tap<u8>>> {
        match self.moves(row, seat) {
            Moves::Listed(moves) if !moves.is_empty() => vec![moves.into_iter().map(Tap::Move).collect()],
            _ => Vec::new(),
        }
    }

    /// You win if you always leave a multiple of four.
    fn think(&self, row: &Row, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<u8> {
        let mistake = ctx.slips(*ctx.level.of(&MISTAKES));
        match row.left % (MOST + 1) {
            best if best > 0 && !mistake && seat == row.mover => Some(best),
            _ => self.sample(row, seat, ctx.chance),
        }
    }
}

impl Drawn for Row {
    /// Sticks that are gone are faint; the latest ones are struck out.
    fn scene(&self) -> Scene {
        let mut scene = Scene::new(f32::from(self.sticks) + 1.0, 5.0);
        for n in 0..self.sticks {
            let x = f32::from(n) + 1.0;
            let nib = if n < self.left { Nib::Bold } else { Nib::Fine };
            scene.stroke([pt(x, 1.0), pt(x, 4.0)], Ink::Pencil, nib);
        }
        if self.latest > 0 {
            let (from, to) = (f32::from(self.left), f32::from(self.left + self.latest));
            scene.stroke([pt(from + 0.6, 2.5), pt(to + 0.4, 2.5)], Ink::Accent, Nib::Bold);
        }
        scene
    }

    fn board(&self) -> String {
        let gone = self.sticks - self.left;
        "|".repeat(self.left.into()) + &".".repeat(gone.into())
    }
}
