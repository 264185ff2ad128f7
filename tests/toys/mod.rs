//! Three small games that between them do all that a table must handle: `nim` has no chance and nothing hidden, `race`
//! throws dice at the set-up and in play, reveals, lapses, counts and goes on when somebody leaves, `fists` is secret
//! and simultaneous.

use kletka_games::game::{
    AnyGame, Ask, Counts, Family, Game, Hidden, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome, Preset,
    Reject, Scene, Seat, Seats, StepCtx, Table, Text, Turn, Viewer,
};

/// All of them.
pub static TOYS: &[&dyn AnyGame] = &[&Nim, &Race, &Fists];

/// The toy of that id.
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    TOYS.iter().copied().find(|game| game.info().id == id)
}

const fn info(id: &'static str, seats: Counts, options: &'static [OptDef], presets: &'static [Preset]) -> Info {
    Info {
        id,
        rules: 2,
        since: 2,
        seats,
        family: Family::DICE,
        options,
        presets,
        words: &[],
        hidden: Hidden::Nothing,
        computer: false,
    }
}

fn no_move() -> Reject {
    Reject::syntax(Text::new("toy-no-move"))
}

fn numbers(input: &Input<'_>, word: &str, up_to: u8) -> Result<u8, Reject> {
    let number = input.raw().to_lowercase().strip_prefix(word).and_then(|n| n.trim().parse().ok());
    number.filter(|n| (1..=up_to).contains(n)).ok_or_else(no_move)
}

/// Two seats take one to three matches from a heap; who takes the last one wins.
pub struct Nim;

static NIM: Info = info(
    "nim",
    Counts::only(2),
    &[
        OptDef::new("heap", OptKind::Int { min: 1, max: 50, step: 1, default: Some(7) }),
        OptDef::new("most", OptKind::Choice(&["three", "two"])),
        OptDef::new("kinds", OptKind::List { min: 1, max: 9, most: 3 }),
    ],
    &[Preset { name: "short", sets: &[("heap", "3"), ("most", "two")] }],
);

#[derive(Clone, PartialEq, Debug)]
pub struct Heap {
    left: i64,
    most: u8,
    next: Seat,
}

impl Game for Nim {
    type Options = (i64, u8);
    type State = Heap;
    type Move = u8;
    type View = Heap;

    fn info(&self) -> &'static Info {
        &NIM
    }
    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<(i64, u8), Reject> {
        if values.list("kinds").is_none() {
            values.set("kinds", kletka_games::game::OptValue::List(vec![1, 2]));
        }
        Ok((values.int("heap"), if values.choice("most") == "two" { 2 } else { 3 }))
    }
    fn setup(&self, &(left, most): &(i64, u8), table: Table, _ply: &mut StepCtx) -> Heap {
        Heap { left, most, next: table.first }
    }
    fn turn(&self, heap: &Heap) -> Turn {
        match heap.left {
            0 => Turn::Over(Outcome::won(heap.next.other(), 2)),
            _ => Ask::one(heap.next, Text::new("nim-ask")).like("take 2").into(),
        }
    }
    fn moves(&self, heap: &Heap, seat: Seat) -> Moves<u8> {
        let mine = self.turn(heap).seats().has(seat);
        Moves::Listed((1..=heap.most).filter(|&n| mine && i64::from(n) <= heap.left).collect())
    }
    fn parse(&self, _heap: &Heap, _seat: Seat, input: &Input<'_>) -> Result<u8, Reject> {
        numbers(input, "take", 9)
    }
    fn write(&self, n: &u8) -> String {
        format!("take {n}")
    }
    fn apply(&self, heap: &mut Heap, seat: Seat, n: &u8, _ply: &mut StepCtx) -> Result<(), Reject> {
        if !matches!(self.moves(heap, seat), Moves::Listed(moves) if moves.contains(n)) {
            return Err(Reject::illegal(Text::new("nim-too-many")));
        }
        heap.left -= i64::from(*n);
        heap.next = seat.other();
        Ok(())
    }
    fn view(&self, heap: &Heap, _who: Viewer) -> Heap {
        heap.clone()
    }
    fn scene(&self, _view: &Heap) -> Scene {
        Scene::new(4.0, 4.0)
    }
    fn board(&self, view: &Heap) -> String {
        "|".repeat(view.left as usize)
    }
}

/// Two to four seats race to a number of points that the set-up throws.
pub struct Race;

static RACE: Info = info("race", Counts::from_to(2, 4), &[OptDef::new("peeks", OptKind::Flag { default: true })], &[]);

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
    fn scene(&self, _view: &Track) -> Scene {
        Scene::new(4.0, 4.0)
    }
    fn board(&self, view: &Track) -> String {
        format!("{:?} of {}", view.points, view.goal)
    }
    fn scores(&self, view: &Track) -> Option<Vec<i64>> {
        Some(view.points.clone())
    }
}

/// Two or three seats show some fingers, in secret; the most fingers win once all have shown.
pub struct Fists;

static FISTS: Info = info("fists", Counts::from_to(2, 3), &[], &[]);

impl Game for Fists {
    type Options = ();
    type State = Vec<Option<u8>>;
    type Move = u8;
    type View = Vec<bool>;

    fn info(&self) -> &'static Info {
        &FISTS
    }
    fn options(&self, _values: &mut OptValues, _seats: u8) -> Result<(), Reject> {
        Ok(())
    }
    fn setup(&self, (): &(), table: Table, _ply: &mut StepCtx) -> Vec<Option<u8>> {
        vec![None; usize::from(table.seats)]
    }
    fn turn(&self, hands: &Vec<Option<u8>>) -> Turn {
        let open = (0..).map(Seat).zip(hands).filter(|(_, hand)| hand.is_none()).map(|(seat, _)| seat);
        let seats: Seats = open.collect();
        if seats.is_empty() {
            return Turn::Over(Outcome::by_score(hands.iter().flatten().map(|&n| i64::from(n)).collect()));
        }
        Ask::of(seats, Text::new("fists-ask")).private().like("show 3").into()
    }
    fn moves(&self, hands: &Vec<Option<u8>>, seat: Seat) -> Moves<u8> {
        Moves::Listed(if self.turn(hands).seats().has(seat) { (1..=5).collect() } else { Vec::new() })
    }
    fn parse(&self, _hands: &Vec<Option<u8>>, _seat: Seat, input: &Input<'_>) -> Result<u8, Reject> {
        numbers(input, "show", 9)
    }
    fn write(&self, n: &u8) -> String {
        // A mistake on purpose: a text that a record would read differently.
        if *n == 9 { "show ; 9".to_owned() } else { format!("show {n}") }
    }
    fn apply(&self, hands: &mut Vec<Option<u8>>, seat: Seat, n: &u8, ctx: &mut StepCtx) -> Result<(), Reject> {
        hands[seat.index()] = Some(*n);
        if hands.iter().all(Option::is_some) {
            ctx.reveal(Text::new("fists-open"));
        }
        Ok(())
    }
    fn view(&self, hands: &Vec<Option<u8>>, _who: Viewer) -> Vec<bool> {
        hands.iter().map(Option::is_some).collect()
    }
    fn scene(&self, _view: &Vec<bool>) -> Scene {
        Scene::new(4.0, 4.0)
    }
    fn board(&self, view: &Vec<bool>) -> String {
        format!("{view:?}")
    }
}
