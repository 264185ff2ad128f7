//! Tanks: two armies on a folded sheet. You draw a shot on your own half, and the fold carries it to the enemy's.
//!
//! `field` has the sheet, its geometry and each viewer's view, `draw` the picture, `think` the computer. This file has
//! the rules.

mod draw;
mod field;
#[cfg(test)]
mod tests;
mod think;

use crate::game::{
    Arg, Ask, Chance, Counts, Family, Game, Gesture, Hidden, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome,
    Reject, Scene, SearchCtx, Seat, StepCtx, Table, Tap, Text, Turn, Viewer, Weight,
};
use crate::kit::geometry::Point;
use crate::kit::placing::{self, Placing, Ready, Yard};
use crate::kit::tenths::Tenths;
use field::{Effect, HALF, HIGH, Hull, Lies, Phase, Rules, Shot, State, Tank, View, destroyed, half};

pub struct Tanks;

/// The version of the rules. In version 1, the first turn ended with a miss like every other turn.
const RULES: u16 = 2;

/// The most tanks per side.
const MOST: usize = 10;

static INFO: Info = Info {
    rules: RULES,
    options: &[
        OptDef::new("tanks", OptKind::Int { min: 7, max: MOST as i64, step: 1, default: Some(10) }),
        OptDef::new("norepeat", OptKind::Flag { default: false }),
        OptDef::new("help", OptKind::Choice(&["none", "grid"])),
    ],
    words: placing::WORDS,
    hidden: Hidden::Views,
    ..Info::of("tanks", Counts::only(2), Family::BATTLES, Weight::Half)
};

/// The largest coordinate in tenths to accept. Nobody means a larger number as a point of the sheet.
const FAR: i64 = 99_999;

/// The distance from the middle of a tank of random shots at it, at most, in tenths.
const AROUND: i32 = 14;

/// How many places are tried for an example.
const TRIES: u64 = 100;

/// A move: a step of the set-up, or a shot.
#[derive(Clone, PartialEq, Debug)]
pub enum Move {
    /// Places tanks with their middles at these points, or takes another step of the set-up.
    Place(Placing<Point>),
    /// Draws a shot at this point of the seat's own half.
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
        // The values are within the bounds of their definitions, so the casts cut nothing.
        Ok(Rules { tanks: values.int("tanks") as usize, norepeat: values.flag("norepeat"), grid })
    }

    fn setup(&self, rules: &Rules, table: Table, _ctx: &mut StepCtx) -> State {
        State {
            rules: *rules,
            phase: Phase::Placing(Ready::default()),
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
                let ask = Text::new("tanks-ask-place").with("count", state.rules.tanks);
                Ask::of(ready.waits_for(), ask).private().typed().into()
            }
            Phase::Firing(seat) => Ask::one(seat, Text::new("tanks-ask-fire")).typed().into(),
            Phase::Over(winner) => Turn::Over(Outcome::won(winner, 2).with_scores(destroyed(&state.tanks))),
        }
    }

    fn moves(&self, state: &State, seat: Seat) -> Moves<Move> {
        match state.phase {
            Phase::Placing(ready) if !ready.has(seat) => Moves::Unlisted,
            Phase::Firing(shooter) if shooter == seat => Moves::Unlisted,
            _ => Moves::Listed(Vec::new()),
        }
    }

    fn sample(&self, state: &State, seat: Seat, chance: &mut Chance) -> Option<Move> {
        match state.phase {
            Phase::Placing(ready) if ready.has(seat) => None,
            // A mixture that comes to an end: complete armies are kept, and the others are mostly drawn.
            Phase::Placing(_) if state.missing(seat) == 0 => Some(Move::Place(Placing::Ready)),
            Phase::Placing(_) => Some(put(some_tank(state, seat, chance))),
            Phase::Firing(shooter) if shooter == seat => Some(Move::Shot(some_shot(state, seat, chance))),
            _ => None,
        }
    }

    /// Everybody reads the example of a shot, so it does not depend on the tanks. The exception is a tank that must not
    /// be hit twice.
    fn example(&self, state: &State, seat: Seat) -> Option<Move> {
        let mut lots = (0..TRIES).map(Chance::fixed);
        match state.phase {
            Phase::Placing(ready) if ready.has(seat) => None,
            Phase::Placing(_) if state.missing(seat) == 0 => Some(Move::Place(Placing::Ready)),
            Phase::Placing(_) => {
                let free = |at: &Point| !state.tanks[seat.index()].iter().any(|tank| tank.crowds(*at));
                let at =
                    lots.find_map(|mut lot| field::draw(seat, 1, &mut lot).first().map(|tank| tank.at).filter(free));
                Some(put(at))
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
            let placing = Placing::read(input, points).map(Move::Place);
            return placing.ok_or_else(|| Reject::syntax(Text::new("tanks-reject-syntax-place")));
        }
        match points(input).as_deref() {
            Some(&[at]) => Ok(Move::Shot(at)),
            _ => Err(Reject::syntax(Text::new("tanks-reject-syntax-fire"))),
        }
    }

    fn write(&self, m: &Move) -> String {
        match m {
            Move::Place(placing) => placing.write(|at| Tenths::write_point(*at)),
            Move::Shot(at) => Tenths::write_point(*at),
        }
    }

    fn label(&self, m: &Move) -> Text {
        match m {
            Move::Place(placing) => placing.label(INFO.id),
            Move::Shot(_) => Text::new("move").with("move", Arg::Move(self.write(m))),
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        match (state.phase, m) {
            (Phase::Placing(mut ready), Move::Place(placing)) => {
                let begins = placing::place(INFO.id, &mut state.yard(seat), &mut ready, (seat, placing), ctx)?;
                state.phase = if begins { Phase::Firing(state.first) } else { Phase::Placing(ready) };
                if begins {
                    ctx.reveal(Text::new("tanks-open"));
                }
                Ok(())
            }
            (Phase::Placing(_), _) => Err(Reject::illegal(Text::new("tanks-reject-syntax-place"))),
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
        if view.yard() != Some(seat) || ready.has(seat) {
            return Vec::new();
        }
        let placed = view.tanks(seat).len();
        placing::taps(placed == 0, placed == view.rules.tanks, Move::Place)
    }

    /// Points of the own half. Tanks are placed on the own board alone.
    fn gesture(&self, view: &View, seat: Seat) -> Option<Gesture> {
        match view.phase {
            Phase::Placing(ready) if view.yard() == Some(seat) && !ready.has(seat) => {
                let pieces = view.tanks(seat).iter().map(|tank| (tank.at.x, tank.at.y)).collect();
                Some(Gesture::Points { most: MOST as u16, pieces, half: Some(HALF) })
            }
            Phase::Firing(shooter) if shooter == seat => Some(Gesture::point()),
            _ => None,
        }
    }

    fn think(&self, view: &View, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        match view.phase {
            Phase::Placing(ready) if !ready.has(seat) => {
                let complete = view.tanks(seat).len() == view.rules.tanks;
                Some(Move::Place(Placing::thought(complete)))
            }
            Phase::Firing(shooter) if shooter == seat => Some(Move::Shot(think::aim(view, seat, ctx))),
            _ => None,
        }
    }
}

/// Parses points as people type them: `7.3 12.8`, and several with or without commas.
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

/// A tank at a point. `None`: all tanks are drawn at random.
fn put(at: Option<Point>) -> Move {
    Move::Place(at.map_or(Placing::Random, |at| Placing::Put(vec![at])))
}

/// A free place for a tank, in half of all cases. `None` too if the place drawn is not free.
fn some_tank(state: &State, seat: Seat, chance: &mut Chance) -> Option<Point> {
    if chance.die(2) == 1 {
        return None;
    }
    let at = field::draw(seat, 1, chance).first().map(|tank| tank.at);
    at.filter(|at| !state.tanks[seat.index()].iter().any(|tank| tank.crowds(*at)))
}

/// A legal shot: at some tank, or anywhere.
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

/// The tanks of a seat, as the set-up changes them.
struct Half<'a> {
    seat: Seat,
    count: usize,
    tanks: &'a mut Vec<Tank>,
}

impl State {
    fn yard(&mut self, seat: Seat) -> Half<'_> {
        Half { seat, count: self.rules.tanks, tanks: &mut self.tanks[seat.index()] }
    }
}

impl Yard for Half<'_> {
    type Piece = Point;

    fn toggle(&mut self, at: &Point) -> Result<(), Reject> {
        if let Some(n) = self.tanks.iter().position(|tank| tank.at == *at) {
            self.tanks.remove(n);
            return Ok(());
        }
        if !field::fits(self.seat, *at) {
            let (from, to) = half(self.seat);
            let text = Text::new("tanks-reject-outside")
                .with("left", Arg::Move(Tenths(from + HALF.0).to_string()))
                .with("right", Arg::Move(Tenths(to - HALF.0).to_string()))
                .with("top", Arg::Move(Tenths(HALF.1).to_string()))
                .with("low", Arg::Move(Tenths(HIGH - HALF.1).to_string()));
            return Err(Reject::illegal(text));
        }
        if let Some(other) = self.tanks.iter().find(|tank| tank.crowds(*at)) {
            let text = Text::new("tanks-reject-near").with("point", Arg::Move(Tenths::write_point(other.at)));
            return Err(Reject::illegal(text.with("apart", Arg::Move(Tenths(field::APART).to_string()))));
        }
        if self.missing().is_none() {
            return Err(Reject::illegal(Text::new("tanks-reject-spent").with("count", self.count)));
        }
        self.tanks.push(Tank::new(*at));
        Ok(())
    }

    fn among(at: &Point, why: Reject) -> Reject {
        let text = Text::new("tanks-reject-among").with("point", Arg::Move(Tenths::write_point(*at)));
        Reject::illegal(text.with("why", why.text))
    }

    fn draw(&mut self, chance: &mut Chance) {
        *self.tanks = field::draw(self.seat, self.count, chance);
    }

    fn clear(&mut self) {
        self.tanks.clear();
    }

    fn missing(&self) -> Option<Reject> {
        let missing = self.count.saturating_sub(self.tanks.len());
        (missing > 0).then(|| Reject::illegal(Text::new("tanks-reject-missing").with("count", missing)))
    }
}

/// Checks that a seat may draw a shot at a point.
fn admit(state: &State, seat: Seat, at: Point) -> Result<(), Reject> {
    let (from, to) = half(seat);
    if !(from..=to).contains(&at.x) || !(0..=HIGH).contains(&at.y) {
        let text = Text::new("tanks-reject-half").with("left", Arg::Move(Tenths(from).to_string()));
        let text =
            text.with("right", Arg::Move(Tenths(to).to_string())).with("low", Arg::Move(Tenths(HIGH).to_string()));
        return Err(Reject::illegal(text));
    }
    match state.target(seat, at) {
        Some((n, _)) if state.barred == Some(n) => Err(Reject::illegal(Text::new("tanks-reject-repeat"))),
        _ => Ok(()),
    }
}

/// A seat draws a shot, and the fold carries it over.
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
    ctx.tell(Text::new(key).with("seat", seat).with("point", Arg::Move(Tenths::write_point(at))));
    let left = state.left(seat.other());
    // A good eye seldom misses: with more than one shot, the player who begins would win.
    let passes = effect == Effect::Miss || state.once && state.shots.len() == 1;
    // If this tank is the last one, there is nothing else to shoot at.
    let bars = state.rules.norepeat && effect == Effect::Knocked && left > 1 && !passes;
    state.barred = found.map(|(n, _)| n).filter(|_| bars);
    state.phase = match passes {
        _ if left == 0 => Phase::Over(seat),
        true => Phase::Firing(seat.other()),
        false => Phase::Firing(seat),
    };
}
