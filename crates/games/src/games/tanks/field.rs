//! The sheet, its tanks and shots, and each viewer's view of them. Lengths are tenths of a unit.

use crate::game::{Chance, Seat, Viewer};
use crate::kit::geometry::Point;
use crate::kit::placing::Ready;

/// Width and height of the sheet.
pub const WIDE: i32 = 400;
pub const HIGH: i32 = 280;
/// The x coordinate of the fold.
pub const FOLD: i32 = WIDE / 2;
/// Half the width and half the height of a tank.
pub const HALF: (i32, i32) = (10, 7);
/// The largest distance at which a shot knocks a tank out.
pub const REACH: i32 = 6;
/// Tanks of one side are farther apart than this, so that a shot is near only one of them.
pub const APART: i32 = 2 * REACH;

/// How many random places for a tank are tried before the first free one is taken.
const TRIES: usize = 60;

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rules {
    /// The number of tanks per side.
    pub tanks: usize,
    /// Whether the next shot must not be at the tank that was just hit.
    pub norepeat: bool,
    /// Whether the sheet has a grid, for children.
    pub grid: bool,
}

/// The state of a tank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hull {
    /// It was not hit.
    Whole,
    /// It was hit nearby once.
    Knocked,
    Wreck,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tank {
    /// The middle of the tank.
    pub at: Point,
    pub hull: Hull,
}

/// The position of a shot relative to a tank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lies {
    /// On the tank.
    Within,
    /// So near that it knocks the tank out.
    Near,
    /// Farther away.
    Away,
}

/// The effect of a shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    Miss,
    /// It knocked a tank out.
    Knocked,
    /// It hit nearby a tank that was already knocked out, and so destroyed it.
    Finished,
    /// It hit a tank directly.
    Direct,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shot {
    pub by: Seat,
    /// The point on the shooter's own half where it was drawn.
    pub at: Point,
    pub effect: Effect,
}

/// The stage of the match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Phase {
    /// The seats place tanks. Says which seats are ready.
    Placing(Ready),
    Firing(Seat),
    /// This seat has destroyed all tanks of the other one.
    Over(Seat),
}

/// The whole position. It has no `Debug`, so that nothing prints it by accident.
#[derive(Clone)]
pub struct State {
    pub rules: Rules,
    pub phase: Phase,
    /// The seat that fires first.
    pub first: Seat,
    /// Whether the first turn has only one shot, hit or not.
    pub once: bool,
    /// The tanks, indexed by seat.
    pub tanks: [Vec<Tank>; 2],
    /// All shots, in order.
    pub shots: Vec<Shot>,
    /// The index of the enemy tank that the next shot must not be at.
    pub barred: Option<usize>,
}

/// The position as one viewer sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    pub rules: Rules,
    pub phase: Phase,
    pub viewer: Viewer,
    /// The tanks, indexed by seat. `None`: the viewer may not see them.
    pub tanks: [Option<Vec<Tank>>; 2],
    /// All shots, in order.
    pub shots: Vec<Shot>,
    /// The index of the enemy tank that the next shot must not be at.
    pub barred: Option<usize>,
}

impl Tank {
    /// A tank without hits.
    pub fn new(at: Point) -> Tank {
        Tank { at, hull: Hull::Whole }
    }

    /// The distance of a point from the tank's edge, across and down. It is 0 inside.
    fn gap(self, point: Point) -> (i64, i64) {
        let beyond = |a: i32, b: i32, half: i32| (i64::from(a) - i64::from(b)).abs().saturating_sub(half.into()).max(0);
        (beyond(point.x, self.at.x, HALF.0), beyond(point.y, self.at.y, HALF.1))
    }

    /// The position of a point relative to the tank.
    pub fn lies(self, point: Point) -> Lies {
        let (dx, dy) = self.gap(point);
        match dx * dx + dy * dy {
            0 => Lies::Within,
            square if square <= i64::from(REACH * REACH) => Lies::Near,
            _ => Lies::Away,
        }
    }

    /// Whether another tank at this point would be too near.
    pub fn crowds(self, other: Point) -> bool {
        let beyond =
            |a: i32, b: i32, half: i32| (i64::from(a) - i64::from(b)).abs().saturating_sub(2 * i64::from(half));
        let (dx, dy) = (beyond(other.x, self.at.x, HALF.0).max(0), beyond(other.y, self.at.y, HALF.1).max(0));
        dx * dx + dy * dy <= i64::from(APART * APART)
    }

    pub fn alive(self) -> bool {
        self.hull != Hull::Wreck
    }
}

/// The left and the right edge of a seat's half.
pub fn half(seat: Seat) -> (i32, i32) {
    if seat.0 == 0 { (0, FOLD) } else { (FOLD, WIDE) }
}

/// The point where a shot lands: the sheet is folded in the middle, so it is the mirror image.
pub fn landing(at: Point) -> Point {
    at.mirrored(Point::new(FOLD, 0), Point::new(FOLD, HIGH))
}

/// Whether a seat's tank can stand at a point, not counting other tanks.
pub fn fits(seat: Seat, at: Point) -> bool {
    let (from, to) = half(seat);
    (from + HALF.0..=to - HALF.0).contains(&at.x) && (HALF.1..=HIGH - HALF.1).contains(&at.y)
}

/// Draws random tanks for a seat, each with some space around it.
pub fn draw(seat: Seat, count: usize, chance: &mut Chance) -> Vec<Tank> {
    let (from, to) = half(seat);
    let mut tanks: Vec<Tank> = Vec::with_capacity(count);
    while tanks.len() < count {
        let free = |at: &Point| !tanks.iter().any(|tank| tank.crowds(*at));
        let mut coordinate = |low: i32, high: i32| low + chance.range(0, (high - low) as u32) as i32;
        let mut drawn = || Point::new(coordinate(from + HALF.0, to - HALF.0), coordinate(HALF.1, HIGH - HALF.1));
        let all =
            || (HALF.1..=HIGH - HALF.1).flat_map(|y| (from + HALF.0..=to - HALF.0).map(move |x| Point::new(x, y)));
        // Nine tanks with their space take less than two thirds of a half.
        let Some(at) = (0..TRIES).map(|_| drawn()).find(&free).or_else(|| all().find(&free)) else { break };
        tanks.push(Tank::new(at));
    }
    tanks
}

impl State {
    /// The number of tanks that a seat still has to place.
    pub fn missing(&self, seat: Seat) -> usize {
        self.rules.tanks.saturating_sub(self.tanks[seat.index()].len())
    }

    /// The viewer's view. It has all tanks once both seats are ready. Before that it has only the viewer's own.
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

    /// The enemy tank that a seat's shot is at, if any, and the position of the shot. Wrecks do not count.
    pub fn target(&self, seat: Seat, at: Point) -> Option<(usize, Lies)> {
        target(&self.tanks[seat.other().index()], at)
    }

    /// The number of a seat's tanks that are left.
    pub fn left(&self, seat: Seat) -> usize {
        left(&self.tanks[seat.index()])
    }
}

impl View {
    /// A seat's tanks, or none if the viewer may not see them.
    pub fn tanks(&self, seat: Seat) -> &[Tank] {
        self.tanks.get(seat.index()).and_then(Option::as_deref).unwrap_or(&[])
    }

    /// The seat whose half has rulers: the viewer's or, in public, the one that fires.
    pub fn ruled(&self) -> Option<Seat> {
        match (self.viewer, self.phase) {
            (_, Phase::Over(_)) => None,
            (Viewer::Seat(seat), _) => Some(seat),
            (_, Phase::Firing(seat)) => Some(seat),
            _ => None,
        }
    }

    /// The viewer's seat while it places tanks.
    pub fn yard(&self) -> Option<Seat> {
        match (self.phase, self.viewer) {
            (Phase::Placing(_), Viewer::Seat(seat)) => Some(seat),
            _ => None,
        }
    }
}

/// The tank that a shot drawn at this point would hit.
pub fn target(tanks: &[Tank], at: Point) -> Option<(usize, Lies)> {
    let landed = landing(at);
    let all = tanks.iter().enumerate().filter(|(_, tank)| tank.alive()).map(|(n, tank)| (n, tank.lies(landed)));
    all.into_iter().find(|(_, lies)| *lies != Lies::Away)
}

/// The number of tanks that are left.
pub fn left(tanks: &[Tank]) -> usize {
    tanks.iter().filter(|tank| tank.alive()).count()
}

/// The number of tanks that each seat has destroyed.
pub fn destroyed(tanks: &[Vec<Tank>; 2]) -> Vec<i64> {
    let wrecks = |tanks: &Vec<Tank>| tanks.iter().filter(|tank| !tank.alive()).count() as i64;
    tanks.iter().rev().map(wrecks).collect()
}
