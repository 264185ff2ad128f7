//! The sheet, its tanks and shots, and what each viewer may know of them. Lengths are tenths of a unit.

use crate::game::{Chance, Seat, Viewer};
use crate::kit::geometry::Point;
use crate::kit::placing::Ready;

/// The sheet, across and down.
pub const WIDE: i32 = 400;
pub const HIGH: i32 = 280;
/// Where it is folded.
pub const FOLD: i32 = WIDE / 2;
/// Half a tank, across and down.
pub const HALF: (i32, i32) = (10, 7);
/// Up to this far from a tank a shot still knocks it out.
pub const REACH: i32 = 6;
/// Tanks of one side stand farther apart than this, so that a shot is at one of them alone.
pub const APART: i32 = 2 * REACH;

/// How often a place for a tank is drawn before the first free one is taken.
const TRIES: usize = 60;

/// How a match is set up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rules {
    /// Tanks of each side.
    pub tanks: usize,
    /// The next shot must not be at the tank that was just hit.
    pub norepeat: bool,
    /// The sheet has a grid, for children.
    pub grid: bool,
}

/// What has become of a tank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hull {
    /// Nothing yet.
    Whole,
    /// It was hit nearby once.
    Knocked,
    /// It is destroyed.
    Wreck,
}

/// A tank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tank {
    /// Its middle.
    pub at: Point,
    /// What has become of it.
    pub hull: Hull,
}

/// How a shot lies to a tank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lies {
    /// On it.
    Within,
    /// So near that it knocks it out.
    Near,
    /// Farther away.
    Away,
}

/// What a shot did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Nothing.
    Miss,
    /// It has knocked a tank out.
    Knocked,
    /// It has hit a tank nearby that was knocked out already, and so destroyed it.
    Finished,
    /// It has hit a tank directly.
    Direct,
}

/// A shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shot {
    /// Who has fired it.
    pub by: Seat,
    /// Where it was drawn, on the own half.
    pub at: Point,
    /// What it did.
    pub effect: Effect,
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Phase {
    /// Tanks are placed; who is ready.
    Placing(Ready),
    /// This seat fires.
    Firing(Seat),
    /// This seat has destroyed all tanks of the other.
    Over(Seat),
}

/// The whole position. It has no `Debug`, so that nothing prints it by accident.
#[derive(Clone)]
pub struct State {
    /// Never changes.
    pub rules: Rules,
    /// What is going on.
    pub phase: Phase,
    /// Fires first.
    pub first: Seat,
    /// The first turn has one shot, hit or not.
    pub once: bool,
    /// The tanks of each seat.
    pub tanks: [Vec<Tank>; 2],
    /// All shots, the latest last.
    pub shots: Vec<Shot>,
    /// The tank at which the next shot must not be.
    pub barred: Option<usize>,
}

/// What a viewer knows.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The rules of the match.
    pub rules: Rules,
    /// What is going on.
    pub phase: Phase,
    /// Who looks.
    pub viewer: Viewer,
    /// The tanks of each seat, where the viewer may see them.
    pub tanks: [Option<Vec<Tank>>; 2],
    /// All shots, the latest last.
    pub shots: Vec<Shot>,
    /// The tank at which the next shot must not be.
    pub barred: Option<usize>,
}

impl Tank {
    /// A new tank.
    pub fn new(at: Point) -> Tank {
        Tank { at, hull: Hull::Whole }
    }

    /// How far a point is from its nearest point, across and down.
    fn gap(self, point: Point) -> (i64, i64) {
        let beyond = |a: i32, b: i32, half: i32| (i64::from(a) - i64::from(b)).abs().saturating_sub(half.into()).max(0);
        (beyond(point.x, self.at.x, HALF.0), beyond(point.y, self.at.y, HALF.1))
    }

    /// How a point lies to it.
    pub fn lies(self, point: Point) -> Lies {
        let (dx, dy) = self.gap(point);
        match dx * dx + dy * dy {
            0 => Lies::Within,
            square if square <= i64::from(REACH * REACH) => Lies::Near,
            _ => Lies::Away,
        }
    }

    /// Whether another tank may not stand beside it there.
    pub fn crowds(self, other: Point) -> bool {
        let beyond =
            |a: i32, b: i32, half: i32| (i64::from(a) - i64::from(b)).abs().saturating_sub(2 * i64::from(half));
        let (dx, dy) = (beyond(other.x, self.at.x, HALF.0).max(0), beyond(other.y, self.at.y, HALF.1).max(0));
        dx * dx + dy * dy <= i64::from(APART * APART)
    }

    /// Whether it is not destroyed.
    pub fn alive(self) -> bool {
        self.hull != Hull::Wreck
    }
}

/// Where the half of a seat begins and ends.
pub fn half(seat: Seat) -> (i32, i32) {
    if seat.0 == 0 { (0, FOLD) } else { (FOLD, WIDE) }
}

/// Where a shot lands that is drawn there: the sheet is folded in the middle.
pub fn landing(at: Point) -> Point {
    at.mirrored(Point::new(FOLD, 0), Point::new(FOLD, HIGH))
}

/// Whether a tank of a seat can stand there, wherever the others are.
pub fn fits(seat: Seat, at: Point) -> bool {
    let (from, to) = half(seat);
    (from + HALF.0..=to - HALF.0).contains(&at.x) && (HALF.1..=HIGH - HALF.1).contains(&at.y)
}

/// Draws tanks for a seat, each with some space around it.
pub fn draw(seat: Seat, count: usize, chance: &mut Chance) -> Vec<Tank> {
    let (from, to) = half(seat);
    let mut tanks: Vec<Tank> = Vec::with_capacity(count);
    while tanks.len() < count {
        let free = |at: &Point| !tanks.iter().any(|tank| tank.crowds(*at));
        let mut coordinate = |low: i32, high: i32| low + chance.range(0, (high - low) as u32) as i32;
        let mut drawn = || Point::new(coordinate(from + HALF.0, to - HALF.0), coordinate(HALF.1, HIGH - HALF.1));
        let all =
            || (HALF.1..=HIGH - HALF.1).flat_map(|y| (from + HALF.0..=to - HALF.0).map(move |x| Point::new(x, y)));
        // Nine tanks and what they keep free take less than two thirds of a half.
        let Some(at) = (0..TRIES).map(|_| drawn()).find(&free).or_else(|| all().find(&free)) else { break };
        tanks.push(Tank::new(at));
    }
    tanks
}

impl State {
    /// How many tanks a seat still has to place.
    pub fn missing(&self, seat: Seat) -> usize {
        self.rules.tanks.saturating_sub(self.tanks[seat.index()].len())
    }

    /// What a viewer may know: all of it once both are ready, before that the own tanks alone.
    pub fn view(&self, who: Viewer) -> View {
        let open = !matches!(self.phase, Phase::Placing(_)) || who == Viewer::Revealed;
        let tanks = |seat: Seat| (open || who.is(seat)).then(|| self.tanks[seat.index()].clone());
        View {
            rules: self.rules,
            phase: self.phase,
            viewer: who,
            tanks: [tanks(Seat(0)), tanks(Seat(1))],
            shots: self.shots.clone(),
            barred: self.barred,
        }
    }

    /// The tank of the enemy at which a shot of a seat would be, among those that are not destroyed, and how it lies
    /// to it.
    pub fn target(&self, seat: Seat, at: Point) -> Option<(usize, Lies)> {
        target(&self.tanks[seat.other().index()], at)
    }

    /// How many tanks of a seat are left.
    pub fn left(&self, seat: Seat) -> usize {
        left(&self.tanks[seat.index()])
    }
}

impl View {
    /// The tanks of a seat, as far as the viewer sees them.
    pub fn tanks(&self, seat: Seat) -> &[Tank] {
        self.tanks.get(seat.index()).and_then(Option::as_deref).unwrap_or(&[])
    }

    /// The seat on whose half rulers are printed: who looks, or who fires where everybody looks.
    pub fn ruled(&self) -> Option<Seat> {
        match (self.viewer, self.phase) {
            (_, Phase::Over(_)) => None,
            (Viewer::Seat(seat), _) => Some(seat),
            (_, Phase::Firing(seat)) => Some(seat),
            _ => None,
        }
    }

    /// Whether the viewer is placing tanks.
    pub fn yard(&self) -> Option<Seat> {
        match (self.phase, self.viewer) {
            (Phase::Placing(_), Viewer::Seat(seat)) => Some(seat),
            _ => None,
        }
    }
}

/// The tank at which a shot would be that is drawn there.
pub fn target(tanks: &[Tank], at: Point) -> Option<(usize, Lies)> {
    let landed = landing(at);
    let all = tanks.iter().enumerate().filter(|(_, tank)| tank.alive()).map(|(n, tank)| (n, tank.lies(landed)));
    all.into_iter().find(|(_, lies)| *lies != Lies::Away)
}

/// How many tanks are left.
pub fn left(tanks: &[Tank]) -> usize {
    tanks.iter().filter(|tank| tank.alive()).count()
}

/// How many tanks each seat has destroyed.
pub fn destroyed(tanks: &[Vec<Tank>; 2]) -> Vec<i64> {
    let wrecks = |tanks: &Vec<Tank>| tanks.iter().filter(|tank| !tank.alive()).count() as i64;
    tanks.iter().rev().map(wrecks).collect()
}
