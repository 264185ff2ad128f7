//! The positions of the points, in twentieths of a square.

use crate::kit::geometry::{Point, Segment};

/// Units per square.
pub const SQUARE: i32 = 20;
/// The least distance of two points: one and a half squares.
const APART: i64 = 30;
/// The least distance of a point from the line through two others. It is more than 0.35 of a square.
const CLEAR: u32 = 7;
/// The distance of points from the edge of the sheet.
const EDGE: i32 = SQUARE;

/// The points of a sheet, and its size.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    pub points: Vec<Point>,
    pub side: u8,
}

/// The side of a sheet for this number of points, in squares.
fn side(points: u8) -> u8 {
    12 + (u16::from(points) * 8 / 15) as u8 // at most 28
}

/// Points on a circle, clockwise from the top. Many points need a larger circle, so that a segment next to a point
/// keeps clear of it.
pub fn circle(points: u8) -> Layout {
    let angle = |n: u8| 3600 * i32::from(n) / i32::from(points) - 900;
    let on = |side: u8| -> Vec<Point> {
        let half = i32::from(side) * SQUARE / 2;
        (0..points).map(|n| Point::new(half, half).polar(half - 2 * SQUARE, angle(n))).collect()
    };
    let is_clear = |side: &u8| {
        let points = on(*side);
        let next = |n: usize| points.iter().cycle().skip(n).copied();
        !points.iter().zip(next(1)).zip(next(2)).any(|((a, b), c)| is_flat(*a, b, c))
    };
    let side = (side(points)..u8::MAX).find(is_clear).unwrap_or(u8::MAX);
    Layout { points: on(side), side }
}

/// Random numbers from a seed. The sequence must never change, since records have only the seed.
struct Draws(u64);

impl Draws {
    fn below(&mut self, n: u64) -> i32 {
        // Steele, Lea and Flood: "Fast splittable pseudorandom number generators" (2014).
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % n) as i32
    }

    /// A random place on a sheet with this side.
    fn place(&mut self, side: u8) -> Point {
        let room = u64::from(side) * SQUARE as u64 - 2 * EDGE as u64;
        Point::new(EDGE + self.below(room + 1), EDGE + self.below(room + 1))
    }

    /// A random place on the sheet, at most `reach` from another one across and down.
    fn beside(&mut self, at: Point, reach: i32, side: u8) -> Point {
        let last = i32::from(side) * SQUARE - EDGE;
        let mut near = |own: i32| (own - reach + self.below(2 * reach as u64 + 1)).clamp(EDGE, last);
        Point::new(near(at.x), near(at.y))
    }
}

/// The points of the sheet with this number, from the top down. All of them keep clear of all lines. Many points need
/// much room, so the sheet grows as needed.
pub fn random(points: u8, number: u32) -> Layout {
    let mut draws = Draws(number.into());
    let mut side = roomy(points);
    loop {
        if let Some(mut placed) = spread(points.into(), side, &mut draws) {
            placed.sort_unstable_by_key(|point| (point.y, point.x));
            return Layout { points: placed, side };
        }
        side = side.saturating_add(GROWTH);
    }
}

/// The squares added to the side of a sheet that has no room for the points.
const GROWTH: u8 = 2;
/// How many places are tried for a point at a time.
const TRIES: usize = 40;
/// The most moves of each point before a larger sheet is tried.
const MOVES: usize = 60;
/// How far a point moves: a little, or some more. The third choice is anywhere.
const REACHES: [i32; 2] = [8, 30];
/// How much worse it is for a point to be near another point than to be near a line.
const CROWDED: usize = 4;

/// The side of a sheet on which this many points usually find room. The strips that they must keep clear of each other
/// are as many as the pairs.
fn roomy(points: u8) -> u8 {
    let pairs = u16::from(points) * u16::from(points);
    side(points).max((pairs / 16) as u8) // at most 56
}

/// Scatters points over a sheet, and moves those near lines until no point is. `None`: there was no room.
fn spread(points: usize, side: u8, draws: &mut Draws) -> Option<Vec<Point>> {
    let mut placed: Vec<Point> = Vec::with_capacity(points);
    while placed.len() < points {
        let mut best = draws.place(side);
        let mut least = troubles(&placed, None, best, usize::MAX);
        for _ in 1..TRIES {
            if least > 0 {
                let point = draws.place(side);
                let count = troubles(&placed, None, point, least);
                (best, least) = if count < least { (point, count) } else { (best, least) };
            }
        }
        placed.push(best);
    }
    let (mut calm, mut turn) = (0, 0);
    for _ in 0..MOVES * points {
        let least = troubles(&placed, Some(turn), placed[turn], usize::MAX);
        calm = if least == 0 { calm + 1 } else { usize::from(moved(&mut placed, turn, least, side, draws)) };
        if calm == points {
            return Some(placed);
        }
        turn = (turn + 1) % points;
    }
    None
}

/// Moves a point to a place with no more troubles than before. Returns whether it has none there.
fn moved(placed: &mut [Point], turn: usize, mut least: usize, side: u8, draws: &mut Draws) -> bool {
    for n in 0..TRIES {
        let point = match REACHES.get(n % (REACHES.len() + 1)) {
            Some(reach) => draws.beside(placed[turn], *reach, side),
            None => draws.place(side),
        };
        let count = troubles(placed, Some(turn), point, least + 1);
        if count <= least {
            (placed[turn], least) = (point, count);
        }
        if least == 0 {
            return true;
        }
    }
    false
}

/// The number of points too near to a point, plus the number of pairs in line with it. The count stops at `most`.
fn troubles(placed: &[Point], without: Option<usize>, point: Point, most: usize) -> usize {
    let mut count = 0;
    for (n, &a) in placed.iter().enumerate().filter(|(n, _)| Some(*n) != without) {
        count += if a.square_to(point) < APART * APART { CROWDED } else { 0 };
        let others = placed[..n].iter().enumerate().filter(|(m, _)| Some(*m) != without);
        for (_, &b) in others {
            count += usize::from(is_flat(a, b, point));
            if count >= most {
                return count;
            }
        }
    }
    count
}

/// Whether one of three points lies near the line through the others, so that the triangle is flat.
fn is_flat(a: Point, b: Point, c: Point) -> bool {
    let longest = a.square_to(b).max(b.square_to(c)).max(c.square_to(a));
    let of = |to: Point| (i64::from(to.x) - i64::from(a.x), i64::from(to.y) - i64::from(a.y));
    let ((bx, by), (cx, cy)) = (of(b), of(c));
    let doubled = bx * cy - by * cx;
    doubled * doubled <= i64::from(CLEAR * CLEAR) * longest
}

/// The points of a sheet by version 1 of the rules, in which many points were near lines.
pub mod first {
    use super::*;

    /// The most places tried for a point.
    const TRIES: u32 = 1000;
    /// The most restarts before points may come nearer to lines.
    const STARTS: u32 = 6;

    /// The points of the sheet with this number, from the top down.
    pub fn random(points: u8, number: u32) -> Layout {
        let side = side(points);
        let mut draws = Draws(number.into());
        let (mut placed, mut clear, mut tried, mut started) = (Vec::new(), CLEAR, 0, 1);
        while placed.len() < usize::from(points) {
            let point = draws.place(side);
            tried += 1;
            if fits(&placed, point, clear) {
                placed.push(point);
                tried = 0;
            } else if tried == TRIES && started < STARTS {
                placed.clear();
                (started, tried) = (started + 1, 0);
            } else if tried == TRIES {
                (clear, tried) = (clear.saturating_sub(1), 0);
            }
        }
        placed.sort_unstable_by_key(|point| (point.y, point.x));
        Layout { points: placed, side }
    }

    /// Whether a point is far enough from the others, and of no three points one is near the line between the other
    /// two.
    fn fits(placed: &[Point], point: Point, clear: u32) -> bool {
        let lined = |a: Point, b: Point| {
            let near = |a: Point, b: Point, c: Point| Segment::new(a, b).near(c, clear);
            near(a, b, point) || near(a, point, b) || near(b, point, a)
        };
        let pairs = || placed.iter().enumerate().flat_map(|(n, a)| placed[..n].iter().map(move |b| (*a, *b)));
        placed.iter().all(|other| other.square_to(point) >= APART * APART) && !pairs().any(|(a, b)| lined(a, b))
    }
}
