//! The computer. It sees the same sheet as everyone, chooses a tank and aims at its middle, with the error of a human
//! eye.

use super::field::{FOLD, HIGH, Hull, Lies, Tank, View, half, landing, target};
use crate::game::{Chance, SearchCtx, Seat};
use crate::kit::geometry::Point;
use crate::kit::normal;

/// The standard deviation of the eye, in hundredths of a unit, for levels 1 to 5. The best one still misses now and
/// then. Each is good enough to win six of ten matches against the level below.
const EYE: [u32; 5] = [150, 100, 70, 55, 35];

/// Tanks within this many tenths may be hit instead of the target.
const BESIDE: i64 = 45;

/// How often it aims again if the shot would be at the barred tank.
const TRIES: usize = 20;

pub fn aim(view: &View, seat: Seat, ctx: &mut SearchCtx<'_>) -> Point {
    let tanks = view.tanks(seat.other());
    let eye = *ctx.level.of(&EYE);
    let wanted = best(tanks, view.barred, ctx.chance);
    let middle = wanted.map_or(Point::new(FOLD, HIGH / 2), |tank| tank.at);
    let allowed = |at: &Point| target(tanks, *at).is_none_or(|(n, _)| view.barred != Some(n));
    let shots = (0..TRIES).map(|_| shot(middle, seat, eye, ctx.chance)).find(allowed);
    shots.unwrap_or_else(|| harmless(tanks, seat, view.barred))
}

/// A point on the seat's half that lands near `middle`, with the error of the eye.
fn shot(middle: Point, seat: Seat, eye: u32, chance: &mut Chance) -> Point {
    let mirrored = landing(middle);
    let mut off = |at: i32| (10 * at + normal::error(chance, eye) + 5).div_euclid(10);
    let (from, to) = half(seat);
    Point::new(off(mirrored.x).clamp(from, to), off(mirrored.y).clamp(0, HIGH))
}

/// The best tank to hit: a knocked-out one, or one with others nearby.
fn best(tanks: &[Tank], barred: Option<usize>, chance: &mut Chance) -> Option<Tank> {
    let mut open: Vec<Tank> = tanks
        .iter()
        .enumerate()
        .filter(|(n, tank)| tank.alive() && barred != Some(*n))
        .map(|(_, tank)| *tank)
        .collect();
    chance.shuffle(&mut open);
    let near = |tank: &Tank| {
        let beside = |other: &&Tank| other.alive() && other.at.square_to(tank.at) <= BESIDE * BESIDE;
        tanks.iter().filter(beside).count()
    };
    open.into_iter().max_by_key(|tank| (tank.hull == Hull::Knocked, near(tank)))
}

/// A corner of the seat's half from which no shot is at the barred tank.
pub fn harmless(tanks: &[Tank], seat: Seat, barred: Option<usize>) -> Point {
    let (from, to) = half(seat);
    let corners = [(from, 0), (to, 0), (from, HIGH), (to, HIGH)].map(|(x, y)| Point::new(x, y));
    let clear = |at: &Point| {
        let tank = barred.and_then(|n| tanks.get(n));
        tank.is_none_or(|tank| tank.lies(landing(*at)) == Lies::Away)
    };
    corners.into_iter().find(clear).unwrap_or(corners[0])
}
