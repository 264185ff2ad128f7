//! A race to type a word: the time counts from when its picture was shown. The words are drawn from a list.

use std::collections::BTreeMap;
use std::time::Duration;

use kletka_games::game::scene::{Ink, Says, Scene};
use kletka_games::game::{
    Ask, Counts, Drawn, Family, Game, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome, Reject, SearchCtx, Seat,
    Seats, StepCtx, Table, Text, Turn, Viewer, Weight,
};

use super::{facts, sheet::Sheet};

/// With its list of words. A later release may have more of them.
pub struct React(pub &'static [&'static str]);

pub static WORDS: &[&str] = &["крона", "crown", "берег", "river", "бумага"];

static INFO: Info = Info {
    family: Family::WORDS,
    weight: Weight::Full,
    options: &[OptDef::new("rounds", OptKind::Int { min: 1, max: 5, step: 1, default: Some(3) })],
    computer: true,
    ..facts("toyreact", Counts::from_to(2, 6))
};

/// The length of a round, and the time of the fastest computer, in milliseconds.
const ROUND: u64 = 20_000;
const REFLEX: u64 = 900;

#[derive(Clone, PartialEq, Debug)]
pub struct Round {
    left: i64,
    word: String,
    since: u64,
    here: Seats,
    /// The time of each seat that has typed it, in milliseconds.
    took: BTreeMap<Seat, u64>,
    points: Vec<i64>,
}

impl React {
    fn draw(&self, ctx: &mut StepCtx) -> String {
        ctx.chance.word(self.0.len(), |n| self.0[n].to_owned())
    }
    fn settle(&self, round: &mut Round, ctx: &mut StepCtx) {
        let took = std::mem::take(&mut round.took);
        if let Some((seat, ms)) = took.iter().min_by_key(|(_, ms)| **ms) {
            round.points[seat.index()] += 1;
            ctx.tell(Text::new("toyreact-first").with("seat", *seat).with("tenths", (ms / 100) as i64));
        }
        (round.left, round.since) = (round.left - 1, ctx.at);
        if round.left > 0 {
            round.word = self.draw(ctx);
        }
    }
}

impl Game for React {
    type Options = i64;
    type State = Round;
    type Move = String;
    type View = Round;

    fn info(&self) -> &'static Info {
        &INFO
    }
    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<i64, Reject> {
        Ok(values.int("rounds"))
    }
    fn setup(&self, &left: &i64, table: Table, ctx: &mut StepCtx) -> Round {
        let (here, points) = (Seats::first(table.seats), vec![0; table.seats.into()]);
        Round { left, word: self.draw(ctx), since: ctx.at, here, took: BTreeMap::new(), points }
    }
    fn turn(&self, round: &Round) -> Turn {
        if round.left == 0 || round.here.len() < 2 {
            return Turn::Over(Outcome::by_score(round.points.clone()));
        }
        let waited = round.here.iter().filter(|seat| !round.took.contains_key(seat)).collect();
        let ask = Ask::of(waited, Text::new("toyreact-ask").with("word", round.word.as_str()));
        ask.until(round.since + ROUND).into()
    }
    fn moves(&self, round: &Round, seat: Seat) -> Moves<String> {
        Moves::Listed(self.turn(round).may().has(seat).then(|| round.word.clone()).into_iter().collect())
    }
    fn parse(&self, _round: &Round, _seat: Seat, input: &Input<'_>) -> Result<String, Reject> {
        let word = input.letters().map(|word| super::small(&word));
        word.ok_or_else(|| Reject::syntax(Text::new("toyreact-syntax")))
    }
    fn write(&self, m: &String) -> String {
        m.clone()
    }
    fn apply(&self, round: &mut Round, seat: Seat, m: &String, ctx: &mut StepCtx) -> Result<(), Reject> {
        if *m != round.word {
            return Err(Reject::illegal(Text::new("toyreact-other").with("word", round.word.as_str())));
        }
        round.took.insert(seat, ctx.at - ctx.shown);
        if round.took.len() as u32 == round.here.len() {
            self.settle(round, ctx);
        }
        Ok(())
    }
    fn lapse(&self, round: &mut Round, ctx: &mut StepCtx) {
        self.settle(round, ctx);
    }
    fn leave(&self, round: &mut Round, seat: Seat, ctx: &mut StepCtx) -> bool {
        round.here = round.here.without(seat);
        round.took.remove(&seat);
        if round.took.len() as u32 == round.here.len() {
            self.settle(round, ctx);
        }
        true
    }
    fn view(&self, round: &Round, _who: Viewer) -> Round {
        round.clone()
    }
    fn think(&self, round: &Round, seat: Seat, mind: &mut SearchCtx<'_>) -> Option<String> {
        mind.delay = Duration::from_millis(REFLEX * u64::from(6 - mind.level.number()));
        self.turn(round).may().has(seat).then(|| round.word.clone())
    }
}

impl Drawn for Round {
    fn scene(&self) -> Scene {
        let sheet = Sheet::lines(self.points.len());
        sheet.head(Says::Plain(self.word.clone()), Ink::Latest(0)).points(&self.points)
    }

    fn board(&self) -> String {
        format!("{}\n{:?}", self.word, self.points)
    }

    fn scores(&self) -> Option<Vec<i64>> {
        Some(self.points.clone())
    }
}
