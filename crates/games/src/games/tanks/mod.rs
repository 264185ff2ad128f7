//! Tanks: two armies on a folded sheet. A shot is drawn on the own half, and the fold carries it to the enemy's.
//!
//! `field` has the sheet, its geometry and what may be known of it, `draw` the picture, `think` the computer. Here are
//! the rules.

mod draw;
mod field;
#[cfg(test)]
mod tests;
mod think;

use crate::game::{
    Arg, Ask, Chance, Counts, Family, Game, Hidden, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome, Reject,
    Scene, SearchCtx, Seat, Seats, StepCtx, Table, Tap, Text, Turn, Viewer,
};
use crate::kit::geometry::Point;
use crate::kit::tenths::Tenths;
use field::{Effect, HIGH, Hull, Lies, Phase, Rules, Shot, State, Tank, View, destroyed, half};

/// The registry's entry.
pub struct Tanks;

/// The number of the rules. By the first, the first turn ended with a miss, as all others do.
const RULES: u16 = 2;

/// The most tanks of a side.
const MOST: usize = 10;

static INFO: Info = Info {
    id: "tanks",
    rules: RULES,
    since: 1,
    seats: Counts::only(2),
    family: Family::BATTLES,
    options: &[
        OptDef::new("tanks", OptKind::Int { min: 7, max: MOST as i64, step: 1, default: Some(10) }),
        OptDef::new("norepeat", OptKind::Flag { default: false }),
        OptDef::new("help", OptKind::Choice(&["none", "grid"])),
    ],
    presets: &[],
    words: &[RANDOM, CLEAR, READY],
    hidden: Hidden::Views,
    computer: true,
};

const RANDOM: &str = "random";
const CLEAR: &str = "clear";
const READY: &str = "ready";

/// No number of more tenths than this is a point of a sheet that people could mean.
const FAR: i64 = 99_999;

/// How far from the middle of a tank random shots are at most that are at it, in tenths.
const AROUND: i32 = 14;

/// How many places are tried for an example.
const TRIES: u64 = 100;

/// What a seat may do.
#[derive(Clone, PartialEq, Debug)]
pub enum Move {
    /// Places tanks with their middles there; takes back each that stands there already.
    Tanks(Vec<Point>),
    /// Draws all tanks anew.
    Random,
    /// Takes all tanks back.
    Clear,
    /// Has placed the tanks.
    Ready,
    /// Draws a shot there.
    Shot(Point),
}

impl Game for Tanks {
    type Options = Rules;
    type State = State;
    type Move = Move;
    type View = View;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Rules, Reject> {
        let grid = values.choice("help") == "grid";
        // Within the bounds of its definition, so nothing is cut.
        Ok(Rules { tanks: values.int("tanks") as usize, norepeat: values.flag("norepeat"), grid })
    }

    fn setup(&self, rules: &Rules, table: Table, _ctx: &mut StepCtx) -> State {
        State {
            rules: *rules,
            phase: Phase::Placing([false; 2]),
            first: table.first,
            once: table.rules >= 2,
            tanks: Default::default(),
            shots: Vec::new(),
            barred: None,
        }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Placing(ready) => {
                let seats: Seats = (0..2).map(Seat).filter(|seat| !ready[seat.index()]).collect();
                let ask = Text::new("tanks-ask-place").with("count", state.rules.tanks);
                Ask::of(seats, ask).private().typed().into()
            }
            Phase::Firing(seat) => Ask::one(seat, Text::new("tanks-ask-fire")).typed().into(),
            Phase::Over(winner) => Turn::Over(Outcome::won(winner, 2).with_scores(destroyed(&state.tanks))),
        }
    }

    fn moves(&self, state: &State, seat: Seat) -> Moves<Move> {
        match state.phase {
            Phase::Placing(ready) if !ready[seat.index()] => Moves::Unlisted,
            Phase::Firing(shooter) if shooter == seat => Moves::Unlisted,
            _ => Moves::Listed(Vec::new()),
        }
    }

    fn sample(&self, state: &State, seat: Seat, chance: &mut Chance) -> Option<Move> {
        match state.phase {
            Phase::Placing(ready) if ready[seat.index()] => None,
            // A mixture that comes to an end: complete armies are kept, others are as a rule drawn.
            Phase::Placing(_) if state.missing(seat) == 0 => Some(Move::Ready),
            Phase::Placing(_) => Some(some_tank(state, seat, chance).map_or(Move::Random, |at| Move::Tanks(vec![at]))),
            Phase::Firing(shooter) if shooter == seat => Some(Move::Shot(some_shot(state, seat, chance))),
            _ => None,
        }
    }

    /// Of shots everybody reads the example, so it is the same wherever the tanks stand, but for one that may not be
    /// hit twice.
    fn example(&self, state: &State, seat: Seat) -> Option<Move> {
        let mut lots = (0..TRIES).map(Chance::fixed);
        match state.phase {
            Phase::Placing(ready) if ready[seat.index()] => None,
            Phase::Placing(_) if state.missing(seat) == 0 => Some(Move::Ready),
            Phase::Placing(_) => {
                let free = |at: &Point| !state.tanks[seat.index()].iter().any(|tank| tank.crowds(*at));
                let at =
                    lots.find_map(|mut lot| field::draw(seat, 1, &mut lot).first().map(|tank| tank.at).filter(free));
                Some(at.map_or(Move::Random, |at| Move::Tanks(vec![at])))
            }
            Phase::Firing(shooter) if shooter == seat => {
                let (from, to) = half(seat);
                let somewhere = |lot: &mut Chance| {
                    let mut within = |low: i32, high: i32| low + lot.range(0, (high - low) as u32) as i32;
                    Point::new(within(from, to), within(0, HIGH))
                };
                lots.map(|mut lot| somewhere(&mut lot)).find(|at| admit(state, seat, *at).is_ok()).map(Move::Shot)
            }
            _ => None,
        }
    }

    fn parse(&self, state: &State, _seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        if let Phase::Placing(_) = state.phase {
            return match input.word() {
                Some(RANDOM) => Some(Move::Random),
                Some(CLEAR) => Some(Move::Clear),
                Some(READY) => Some(Move::Ready),
                _ => points(input).map(Move::Tanks),
            }
            .ok_or_else(|| Reject::syntax(Text::new("tanks-reject-syntax-place")));
        }
        match points(input).as_deref() {
            Some(&[at]) => Ok(Move::Shot(at)),
            _ => Err(Reject::syntax(Text::new("tanks-reject-syntax-fire"))),
        }
    }

    fn write(&self, m: &Move) -> String {
        match m {
            Move::Tanks(points) => points.iter().map(|at| Tenths::write_point(*at)).collect::<Vec<_>>().join(", "),
            Move::Random => RANDOM.to_owned(),
            Move::Clear => CLEAR.to_owned(),
            Move::Ready => READY.to_owned(),
            Move::Shot(at) => Tenths::write_point(*at),
        }
    }

    /// A caption may be read by everybody, so that of a placed tank does not say where.
    fn label(&self, m: &Move) -> Text {
        match m {
            Move::Tanks(_) => Text::new("tanks-do-place"),
            Move::Random => Text::new("tanks-do-random"),
            Move::Clear => Text::new("tanks-do-clear"),
            Move::Ready => Text::new("tanks-do-ready"),
            Move::Shot(_) => Text::new("move").with("move", Arg::Move(self.write(m))),
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        match (state.phase, m) {
            (Phase::Placing(ready), _) => place(state, seat, m, ready, ctx),
            (Phase::Firing(_), Move::Shot(at)) => {
                admit(state, seat, *at)?;
                fire(state, seat, *at, ctx);
                Ok(())
            }
            _ => Err(Reject::illegal(Text::new("tanks-reject-syntax-fire"))),
        }
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        state.view(who)
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    fn buttons(&self, view: &View, seat: Seat) -> Vec<Vec<Tap<Move>>> {
        let Phase::Placing(ready) = view.phase else { return Vec::new() };
        if view.yard() != Some(seat) || ready[seat.index()] {
            return Vec::new();
        }
        let placed = view.tanks(seat).len();
        let mut rows = vec![vec![Tap::Move(Move::Random)]];
        if placed > 0 {
            rows[0].push(Tap::Move(Move::Clear));
        }
        if placed == view.rules.tanks {
            rows.push(vec![Tap::Move(Move::Ready)]);
        }
        rows
    }

    fn think(&self, view: &View, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        match view.phase {
            Phase::Placing(ready) if !ready[seat.index()] => {
                let complete = view.tanks(seat).len() == view.rules.tanks;
                Some(if complete { Move::Ready } else { Move::Random })
            }
            Phase::Firing(shooter) if shooter == seat => Some(Move::Shot(think::aim(view, seat, ctx))),
            _ => None,
        }
    }
}

/// Points as people type them: `7.3 12.8`, several with or without a comma between them.
fn points(input: &Input<'_>) -> Option<Vec<Point>> {
    let (mut numbers, mut read) = (Vec::new(), input.reader());
    while !read.end() {
        let number = read.tenths().filter(|number| number.abs() <= FAR)?;
        numbers.push(number as i32);
        read.sign(&[',', ';']);
    }
    let points: Vec<Point> = numbers.chunks_exact(2).map(|pair| Point::new(pair[0], pair[1])).collect();
    let whole = numbers.len() == 2 * points.len() && (1..=MOST).contains(&points.len());
    whole.then_some(points)
}

/// A free place for a tank, in half of all cases and if one is found soon.
fn some_tank(state: &State, seat: Seat, chance: &mut Chance) -> Option<Point> {
    if chance.die(2) == 1 {
        return None;
    }
    let at = field::draw(seat, 1, chance).first().map(|tank| tank.at);
    at.filter(|at| !state.tanks[seat.index()].iter().any(|tank| tank.crowds(*at)))
}

/// A shot that is allowed: at some tank or anywhere.
fn some_shot(state: &State, seat: Seat, chance: &mut Chance) -> Point {
    let (from, to) = half(seat);
    let tanks = &state.tanks[seat.other().index()];
    let alive: Vec<Point> = tanks.iter().filter(|tank| tank.alive()).map(|tank| field::landing(tank.at)).collect();
    let near = chance.pick(&alive).copied().filter(|_| chance.die(2) == 1);
    let mut within = |low: i32, high: i32| low + chance.range(0, (high - low) as u32) as i32;
    let at = match near {
        Some(at) => Point::new(at.x + within(-AROUND, AROUND), at.y + within(-AROUND, AROUND)),
        None => Point::new(within(from, to), within(0, HIGH)),
    };
    let at = Point::new(at.x.clamp(from, to), at.y.clamp(0, HIGH));
    if admit(state, seat, at).is_ok() { at } else { think::harmless(tanks, seat, state.barred) }
}

/// One step of the set-up.
fn place(state: &mut State, seat: Seat, m: &Move, mut ready: [bool; 2], ctx: &mut StepCtx) -> Result<(), Reject> {
    match m {
        Move::Tanks(points) => {
            for &at in points {
                let why = |reject: Reject| match points.len() {
                    1 => reject,
                    _ => {
                        let text = Text::new("tanks-reject-among").with("point", Tenths::write_point(at));
                        Reject::illegal(text.with("why", reject.text))
                    }
                };
                toggle(state, seat, at).map_err(why)?;
            }
        }
        Move::Random => state.tanks[seat.index()] = field::draw(seat, state.rules.tanks, &mut ctx.chance),
        Move::Clear => state.tanks[seat.index()].clear(),
        Move::Ready => {
            let missing = state.missing(seat);
            if missing > 0 {
                return Err(Reject::illegal(Text::new("tanks-reject-missing").with("count", missing)));
            }
            ready[seat.index()] = true;
            state.phase = Phase::Placing(ready);
            ctx.tell(Text::new("tanks-ready").with("seat", seat));
            if ready == [true; 2] {
                state.phase = Phase::Firing(state.first);
                ctx.reveal(Text::new("tanks-open"));
            }
            return Ok(());
        }
        Move::Shot(_) => return Err(Reject::illegal(Text::new("tanks-reject-syntax-place"))),
    }
    if state.missing(seat) == 0 {
        ctx.whisper(seat, Text::new("tanks-complete"));
    }
    Ok(())
}

/// Places a tank, or takes back the one that stands exactly there.
fn toggle(state: &mut State, seat: Seat, at: Point) -> Result<(), Reject> {
    let missing = state.missing(seat);
    let count = state.rules.tanks;
    let tanks = &mut state.tanks[seat.index()];
    if let Some(n) = tanks.iter().position(|tank| tank.at == at) {
        tanks.remove(n);
        return Ok(());
    }
    if !field::fits(seat, at) {
        let (from, to) = half(seat);
        let text = Text::new("tanks-reject-outside")
            .with("left", Tenths(from + field::HALF.0).to_string())
            .with("right", Tenths(to - field::HALF.0).to_string())
            .with("top", Tenths(field::HALF.1).to_string())
            .with("low", Tenths(HIGH - field::HALF.1).to_string());
        return Err(Reject::illegal(text));
    }
    if let Some(other) = tanks.iter().find(|tank| tank.crowds(at)) {
        let text = Text::new("tanks-reject-near").with("point", Tenths::write_point(other.at));
        return Err(Reject::illegal(text.with("apart", Tenths(field::APART).to_string())));
    }
    if missing == 0 {
        return Err(Reject::illegal(Text::new("tanks-reject-spent").with("count", count)));
    }
    tanks.push(Tank::new(at));
    Ok(())
}

/// Whether a seat may draw a shot there.
fn admit(state: &State, seat: Seat, at: Point) -> Result<(), Reject> {
    let (from, to) = half(seat);
    if !(from..=to).contains(&at.x) || !(0..=HIGH).contains(&at.y) {
        let text = Text::new("tanks-reject-half").with("left", Tenths(from).to_string());
        let text = text.with("right", Tenths(to).to_string()).with("low", Tenths(HIGH).to_string());
        return Err(Reject::illegal(text));
    }
    match state.target(seat, at) {
        Some((n, _)) if state.barred == Some(n) => Err(Reject::illegal(Text::new("tanks-reject-repeat"))),
        _ => Ok(()),
    }
}

/// A shot is drawn, and the sheet is folded.
fn fire(state: &mut State, seat: Seat, at: Point, ctx: &mut StepCtx) {
    let found = state.target(seat, at);
    let tanks = &mut state.tanks[seat.other().index()];
    let hit = found.and_then(|(n, lies)| tanks.get_mut(n).map(|tank| (tank, lies)));
    let effect = match hit {
        None => Effect::Miss,
        Some((tank, Lies::Within)) => {
            tank.hull = Hull::Wreck;
            Effect::Direct
        }
        Some((tank, _)) if tank.hull == Hull::Knocked => {
            tank.hull = Hull::Wreck;
            Effect::Finished
        }
        Some((tank, _)) => {
            tank.hull = Hull::Knocked;
            Effect::Knocked
        }
    };
    state.shots.push(Shot { by: seat, at, effect });
    let key = match effect {
        Effect::Miss => "tanks-miss",
        Effect::Knocked => "tanks-knocked",
        Effect::Finished => "tanks-finished",
        Effect::Direct => "tanks-direct",
    };
    ctx.tell(Text::new(key).with("seat", seat).with("point", Tenths::write_point(at)));
    let left = state.left(seat.other());
    // A good eye seldom misses: with more than one shot whoever begins would win.
    let passes = effect == Effect::Miss || state.once && state.shots.len() == 1;
    // Where it is the last one there is nothing else to shoot at.
    let bars = state.rules.norepeat && effect == Effect::Knocked && left > 1 && !passes;
    state.barred = found.map(|(n, _)| n).filter(|_| bars);
    state.phase = match passes {
        _ if left == 0 => Phase::Over(seat),
        true => Phase::Firing(seat.other()),
        false => Phase::Firing(seat),
    };
}
