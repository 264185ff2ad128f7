//! A race: it throws dice at the set-up and in play, reveals, lapses, scores, and goes on when somebody leaves.

use kletka_games::game::{
    Ask, Counts, Drawn, Game, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome, Reject, Scene, Seat, Seats,
    StepCtx, Table, Text, Turn, Viewer,
};

use super::{info, no_move};

/// Two to four seats race to a number of points that is thrown at the set-up.
pub struct Race;

static RACE: Info = info("dash", Counts::from_to(2, 4), &[OptDef::new("peeks", OptKind::Flag { default: true })], &[]);

#[derive(Clone, PartialEq, Debug)]
pub struct Track {
    peeks: bool,
    goal: i64,
    points: Vec<i64>,
    here: Seats,
    next: Seat,
    since: u64,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Run {
    Roll,
    Peek,
    Pass,
}

impl Track {
    fn pass_on(&mut self) {
        self.next = self.here.after(self.next).unwrap_or(self.next);
    }
}

impl Game for Race {
    type Options = bool;
    type State = Track;
    type Move = Run;
    type View = Track;

    fn info(&self) -> &'static Info {
        &RACE
    }
    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<bool, Reject> {
        Ok(values.flag("peeks"))
    }
    fn setup(&self, &peeks: &bool, table: Table, ctx: &mut StepCtx) -> Track {
        let goal = 10 + i64::from(ctx.chance.die(6)) + i64::from(ctx.chance.die(6));
        ctx.tell(Text::new("race-goal").with("goal", goal));
        let points = vec![0; usize::from(table.seats)];
        Track { peeks, goal, points, here: Seats::first(table.seats), next: table.first, since: 0 }
    }
    fn turn(&self, track: &Track) -> Turn {
        if track.here.len() < 2 || track.points.iter().any(|&points| points >= track.goal) {
            return Turn::Over(Outcome::by_score(track.points.clone()));
        }
        Ask::one(track.next, Text::new("race-ask")).until(track.since + 60_000).into()
    }
    fn moves(&self, track: &Track, seat: Seat) -> Moves<Run> {
        let mine = self.turn(track).seats().has(seat);
        Moves::Listed(if mine { vec![Run::Roll, Run::Peek, Run::Pass] } else { Vec::new() })
    }
    fn parse(&self, _track: &Track, _seat: Seat, input: &Input<'_>) -> Result<Run, Reject> {
        match input.raw().to_lowercase().as_str() {
            "roll" | "r" => Ok(Run::Roll),
            "peek" => Ok(Run::Peek),
            "pass" => Ok(Run::Pass),
            _ => Err(no_move()),
        }
    }
    fn write(&self, run: &Run) -> String {
        format!("{run:?}").to_lowercase()
    }
    fn apply(&self, track: &mut Track, seat: Seat, run: &Run, ctx: &mut StepCtx) -> Result<(), Reject> {
        match run {
            Run::Roll => track.points[seat.index()] += i64::from(ctx.chance.die(6)),
            Run::Peek if track.peeks => ctx.reveal(Text::new("race-peek")),
            Run::Peek => return Err(Reject::illegal(Text::new("race-no-peeks"))),
            Run::Pass => {}
        }
        track.since = ctx.at;
        track.pass_on();
        Ok(())
    }
    fn lapse(&self, track: &mut Track, ctx: &mut StepCtx) {
        track.points[track.next.index()] -= i64::from(ctx.chance.die(2));
        track.since = ctx.at;
        track.pass_on();
    }
    fn leave(&self, track: &mut Track, seat: Seat, _ply: &mut StepCtx) -> bool {
        track.here = track.here.without(seat);
        if track.next == seat {
            track.pass_on();
        }
        true
    }
    fn view(&self, track: &Track, _who: Viewer) -> Track {
        track.clone()
    }
}

impl Drawn for Track {
    fn scene(&self) -> Scene {
        Scene::new(4.0, 4.0)
    }

    fn board(&self) -> String {
        format!("{:?} of {}", self.points, self.goal)
    }

    fn scores(&self) -> Option<Vec<i64>> {
        Some(self.points.clone())
    }
}
