//! The lowest number that nobody else chose wins. Everybody presses in secret, and a deadline drops the late ones.

use std::collections::BTreeMap;

use kletka_games::game::scene::{Ink, Says, Scene};
use kletka_games::game::{
    Ask, Counts, Drawn, Game, Hidden, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome, Reject, Seat, Seats,
    StepCtx, Table, Tap, Text, Turn, Viewer,
};

use super::{facts, sheet::Sheet};

pub struct Seal;

static INFO: Info = Info {
    options: &[
        OptDef::new("rounds", OptKind::Int { min: 1, max: 5, step: 1, default: Some(2) }),
        OptDef::new("seconds", OptKind::Int { min: 10, max: 120, step: 10, default: Some(30) }),
    ],
    hidden: Hidden::Choices,
    ..facts("toyseal", Counts::from_to(3, 50))
};

const MOST: i64 = 12;

#[derive(Clone, PartialEq, Debug)]
pub struct Round {
    seconds: u64,
    since: u64,
    left: i64,
    here: Seats,
    points: Vec<i64>,
    /// The choice of each seat. A viewer of a match in progress sees zeros.
    chosen: BTreeMap<Seat, i64>,
}

impl Round {
    fn settle(&mut self, ctx: &mut StepCtx) {
        let chosen = std::mem::take(&mut self.chosen);
        let alone = |number: i64| chosen.values().filter(|other| **other == number).count() == 1;
        let best = chosen.iter().filter(|(_, number)| alone(**number)).min_by_key(|(_, number)| **number);
        ctx.reveal(match best {
            Some((seat, number)) => Text::new("toyseal-won").with("seat", *seat).with("number", *number),
            None => Text::new("toyseal-nobody"),
        });
        best.iter().for_each(|(seat, _)| self.points[seat.index()] += 1);
        (self.left, self.since) = (self.left - 1, ctx.at);
    }
}

impl Game for Seal {
    type Options = (i64, u64);
    type State = Round;
    type Move = i64;
    type View = Round;

    fn info(&self) -> &'static Info {
        &INFO
    }
    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<(i64, u64), Reject> {
        Ok((values.int("rounds"), values.int("seconds").unsigned_abs()))
    }
    fn chance(&self, _options: &(i64, u64)) -> bool {
        false
    }
    fn setup(&self, &(left, seconds): &(i64, u64), table: Table, ctx: &mut StepCtx) -> Round {
        let (here, points) = (Seats::first(table.seats), vec![0; table.seats.into()]);
        Round { seconds, since: ctx.at, left, here, points, chosen: BTreeMap::new() }
    }
    fn turn(&self, round: &Round) -> Turn {
        if round.left == 0 || round.here.len() < 2 {
            return Turn::Over(Outcome::by_score(round.points.clone()));
        }
        let waited = round.here.iter().filter(|seat| !round.chosen.contains_key(seat)).collect();
        let ask = Ask::of(waited, Text::new("toyseal-ask").with("most", MOST));
        ask.sealed().typed().until(round.since + 1000 * round.seconds).into()
    }
    fn moves(&self, round: &Round, seat: Seat) -> Moves<i64> {
        Moves::Listed((1..=MOST).filter(|_| self.turn(round).may().has(seat)).collect())
    }
    fn parse(&self, _round: &Round, _seat: Seat, input: &Input<'_>) -> Result<i64, Reject> {
        input.number().ok_or_else(|| Reject::syntax(Text::new("toyseal-syntax")))
    }
    fn write(&self, number: &i64) -> String {
        number.to_string()
    }
    fn apply(&self, round: &mut Round, seat: Seat, number: &i64, ctx: &mut StepCtx) -> Result<(), Reject> {
        if !(1..=MOST).contains(number) {
            return Err(Reject::illegal(Text::new("toyseal-bounds").with("most", MOST)));
        }
        round.chosen.insert(seat, *number);
        if round.chosen.len() as u32 == round.here.len() {
            round.settle(ctx);
        }
        Ok(())
    }
    fn lapse(&self, round: &mut Round, ctx: &mut StepCtx) {
        round.settle(ctx);
    }
    fn leave(&self, round: &mut Round, seat: Seat, ctx: &mut StepCtx) -> bool {
        round.here = round.here.without(seat);
        round.chosen.remove(&seat);
        if round.chosen.len() as u32 == round.here.len() {
            round.settle(ctx);
        }
        true
    }
    fn view(&self, round: &Round, who: Viewer) -> Round {
        let open = who == Viewer::Revealed;
        let chosen = round.chosen.iter().map(|(seat, number)| (*seat, if open { *number } else { 0 })).collect();
        Round { chosen, points: round.points.clone(), ..*round }
    }
    fn buttons(&self, round: &Round, seat: Seat) -> Vec<Vec<Tap<i64>>> {
        let Moves::Listed(numbers) = self.moves(round, seat) else { return vec![] };
        numbers.chunks(6).map(|row| row.iter().copied().map(Tap::Move).collect()).collect()
    }
}

impl Drawn for Round {
    fn scene(&self) -> Scene {
        let chosen = self.chosen.len();
        let says = Says::Words(Text::new("toyseal-chosen").with("chosen", chosen).with("here", self.here.len()));
        Sheet::lines(self.points.len()).head(says, Ink::Pencil).points(&self.points)
    }

    fn board(&self) -> String {
        format!("{:?}\n{:?}", self.points, self.chosen.values().collect::<Vec<_>>())
    }

    fn scores(&self) -> Option<Vec<i64>> {
        Some(self.points.clone())
    }
}
