//! The computer. It aims at the hole, beyond it and past the hills. For each aim it looks at all the strokes that its
//! hand might make, and takes the aim after which it expects the fewest strokes. Lower levels make shorter strokes and
//! see no hills.

use super::course::{Course, Stop};
use super::round::{MOST, REACH, Round, WAYS, Way};
use crate::game::{Chance, SearchCtx, Seat};
use crate::kit::flick::{self, Aim, FAN, SQUARE};
use crate::kit::geometry::{Point, Segment};

/// How many strokes of a hundred each level makes at random, for levels 1 to 5.
const SLIPS: [u32; 5] = [35, 20, 12, 6, 0];
/// The longest aim of each level, in hundredths of a square.
const BOLD: [u32; 5] = [500, 700, 900, 1050, 1200];
/// The lowest level that sees hills.
const SEEING: u8 = 3;
/// How far to the sides of the hole it looks, in tenths of a degree, and the distance between these directions.
const ASIDE: i32 = 750;
const STEP: usize = 50;
/// The lengths of strokes that it looks at, in squares.
const LENGTHS: [i32; 6] = [12, 10, 8, 6, 4, 2];
/// How far behind the hole it aims, in hundredths of a square.
const BEHIND: [i32; 4] = [0, 60, 100, 140];
/// The value of one stroke. Values are in thousandths of a stroke.
const STROKE: i64 = 1000;

pub fn think(round: &Round, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Aim> {
    if ctx.slips(*ctx.level.of(&SLIPS)) {
        return some_aim(round, seat, ctx.chance);
    }
    let (from, level) = (round.ball(seat).at, ctx.level.number());
    let flat = Course { hills: Vec::new(), ..(*round.course).clone() };
    let course = if level < SEEING { &flat } else { &*round.course };
    let mut best: Option<(i64, Aim)> = None;
    for aim in aims(course, from, *ctx.level.of(&BOLD)) {
        if best.is_some() && ctx.until.passed() {
            break;
        }
        let cost = cost(course, from, aim, round.terms.penalty);
        if best.is_none_or(|(least, _)| cost < least) {
            best = Some((cost, aim));
        }
    }
    best.map(|(_, aim)| aim).or_else(|| REACH.some(from, ctx.chance))
}

/// Aims worth looking at: the hole, points behind it, and points all around its direction.
fn aims(course: &Course, from: Point, bold: u32) -> Vec<Aim> {
    let straight = direction(from, course.hole);
    let round = (-ASIDE..=ASIDE).step_by(STEP).flat_map(|aside| {
        LENGTHS.map(|squares| from.polar(SQUARE * squares.min(bold as i32 / SQUARE), straight + aside))
    });
    let long = from.square_to(course.hole).isqrt() as i32;
    let hole = BEHIND.map(|behind| from.towards(course.hole, long + behind));
    let fits = |aim: &Aim| REACH.allows(from, *aim) && from.near(aim.point(), bold);
    hole.into_iter().chain(round).map(Aim::near).filter(fits).collect()
}

/// The direction from one point to another, in tenths of a degree.
fn direction(from: Point, to: Point) -> i32 {
    let far = from.square_to(to).isqrt() as i32;
    (0..3600).step_by(10).min_by_key(|angle| from.polar(far, *angle).square_to(to)).unwrap_or_default()
}

/// The expected number of strokes after an aim, in thousandths.
fn cost(course: &Course, from: Point, aim: Aim, penalty: u8) -> i64 {
    let ends = flick::fan(from, aim.point()).map(|line| match course.roll(line) {
        (_, Stop::Hole) => 0,
        // Three squares back cost about a third of a stroke.
        (at, Stop::Hill) if penalty == 0 => left(course, at) + STROKE / 3,
        (at, Stop::Hill) => left(course, at) + STROKE * i64::from(penalty),
        (at, Stop::Rest | Stop::Edge) => left(course, at),
    });
    ends.sum::<i64>() / FAN as i64
}

/// How many strokes a ball needs from a point, in thousandths: one and a little more with the distance, and another one
/// for each long stroke before that.
fn left(course: &Course, at: Point) -> i64 {
    let squares = at.square_to(course.hole).isqrt() * 10 / i64::from(SQUARE);
    let strokes = if squares <= 110 { STROKE + squares * 6 } else { 2 * STROKE - 340 + (squares - 110) * 9 };
    strokes + if course.is_blocked(Segment::new(at, course.hole)) { STROKE / 4 } else { 0 }
}

/// A random aim, often at the hole so that matches end.
pub fn some_aim(round: &Round, seat: Seat, chance: &mut Chance) -> Option<Aim> {
    let (from, hole) = (round.ball(seat).at, round.course.hole);
    let aim = Aim::near(hole.by(chance.range(0, 80) as i32 - 40, chance.range(0, 80) as i32 - 60));
    match chance.die(3) {
        1 if REACH.allows(from, aim) => Some(aim),
        // Up the sheet.
        1 | 2 => Some(Aim::near(from.by(chance.range(0, 600) as i32 - 300, -(chance.range(300, 900) as i32))))
            .filter(|aim| REACH.allows(from, *aim))
            .or_else(|| REACH.some(from, chance)),
        _ => REACH.some(from, chance),
    }
}

/// The direction in which the computer rolls an opponent's ball.
pub fn roll(round: &Round, seat: Seat, ctx: &mut SearchCtx<'_>) -> Way {
    let from = round.ball(seat).at;
    let slips = ctx.slips(*ctx.level.of(&SLIPS));
    let worst =
        WAYS.into_iter().max_by_key(|way| match round.course.roll(Segment::new(from, from.by(way.by.0, way.by.1))) {
            (_, Stop::Hole) => -i64::from(MOST),
            (at, _) => left(&round.course, at),
        });
    let some = ctx.chance.pick(&WAYS).copied().unwrap_or(WAYS[4]);
    worst.filter(|_| !slips).unwrap_or(some)
}
