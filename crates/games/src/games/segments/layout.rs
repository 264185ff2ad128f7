//! Where the points lie, in twentieths of a square.

use crate::kit::geometry::{Point, Segment};

/// How many units a square has.
pub const SQUARE: i32 = 20;
/// How far two points are apart at least: one and a half squares.
const APART: i64 = 30;
/// How near a line through two others no point comes: more than 0.35 of a square.
const CLEAR: u32 = 7;
/// How far from the edge of the sheet points stay.
const EDGE: i32 = SQUARE;

/// Where the points of a sheet lie, and how large it is.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// The points, in twentieths of a square.
    pub points: Vec<Point>,
    /// The side of the sheet in squares.
    pub side: u8,
}

/// The side of a sheet for so many points, in squares.
fn side(points: u8) -> u8 {
    12 + (u16::from(points) * 8 / 15) as u8 // at most 28
}

/// Points on a circle, clockwise from the top. Many need a larger one, so that a segment beside a point keeps clear of
/// it.
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

/// Numbers that follow from one. What follows from it must stay as it is, since records have the one alone.
struct Draws(u64);

impl Draws {
    fn below(&mut self, n: u64) -> i32 {
        // Steele, Lea and Flood: "Fast splittable pseudorandom number generators" (2014).
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % n) as i32
    }

    /// A place on a sheet of that side.
    fn place(&mut self, side: u8) -> Point {
        let room = u64::from(side) * SQUARE as u64 - 2 * EDGE as u64;
        Point::new(EDGE + self.below(room + 1), EDGE + self.below(room + 1))
    }

    /// A place on it that is at most so far from another, across and down.
    fn beside(&mut self, at: Point, reach: i32, side: u8) -> Point {
        let last = i32::from(side) * SQUARE - EDGE;
        let mut near = |own: i32| (own - reach + self.below(2 * reach as u64 + 1)).clamp(EDGE, last);
        Point::new(near(at.x), near(at.y))
    }
}

/// The points of the sheet of that number, from the top down: all of them keep clear of all lines. Many need much room,
/// so the sheet is as large as that takes.
pub fn random(points: u8, number: u32) -> Layout {
    let mut draws = Draws(number.into());
    let mut side = roomy(points);
    loop {
        if let Some(mut placed) = spread(points.into(), side, &mut draws) {
            placed.sort_by_key(|point| (point.y, point.x));
            return Layout { points: placed, side };
        }
        side = side.saturating_add(GROWTH);
    }
}

/// How many squares are added to the side of a sheet on which points found no room.
const GROWTH: u8 = 2;
/// How many places are tried for a point at a time.
const TRIES: usize = 40;
/// How often each point may be moved before a larger sheet is taken.
const MOVES: usize = 60;
/// How far a point is moved: a little, some more, or anywhere.
const REACHES: [i32; 2] = [8, 30];
/// How much worse a point is for being near another one than for being near a line.
const CROWDED: usize = 4;

/// The side of a sheet on which so many points can as a rule be spread. The strips that they must keep free of each
/// other are as many as the pairs.
fn roomy(points: u8) -> u8 {
    let pairs = u16::from(points) * u16::from(points);
    side(points).max((pairs / 16) as u8) // at most 56
}

/// Strews points over a sheet, and moves those that lie near lines until none does. `None`: there was no room.
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

/// Moves a point to where it has no more troubles than it had. Whether it has none there.
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

/// How many points lie too near to one, and how many pairs in a line with it; it is counted no further than to `most`.
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

/// Whether one of three points lies near the line through the two others: the triangle is flat.
fn is_flat(a: Point, b: Point, c: Point) -> bool {
    let longest = a.square_to(b).max(b.square_to(c)).max(c.square_to(a));
    let of = |to: Point| (i64::from(to.x) - i64::from(a.x), i64::from(to.y) - i64::from(a.y));
    let ((bx, by), (cx, cy)) = (of(b), of(c));
    let doubled = bx * cy - by * cx;
    doubled * doubled <= i64::from(CLEAR * CLEAR) * longest
}

/// The points of a sheet by the first rules, where many came near to lines.
pub mod first {
    use super::*;

    /// How many places are tried for a point.
    const TRIES: u32 = 1000;
    /// How often it is begun anew before points may come nearer to lines.
    const STARTS: u32 = 6;

    /// The points of the sheet of that number, from the top down.
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
        placed.sort_by_key(|point| (point.y, point.x));
        Layout { points: placed, side }
    }

    /// Whether a point lies far enough from the others, and none of three near the line between the two others.
    fn fits(placed: &[Point], point: Point, clear: u32) -> bool {
        let lined = |a: Point, b: Point| {
            let near = |a: Point, b: Point, c: Point| Segment::new(a, b).near(c, clear);
            near(a, b, point) || near(a, point, b) || near(b, point, a)
        };
        let pairs = || placed.iter().enumerate().flat_map(|(n, a)| placed[..n].iter().map(move |b| (*a, *b)));
        placed.iter().all(|other| other.square_to(point) >= APART * APART) && !pairs().any(|(a, b)| lined(a, b))
    }
}
