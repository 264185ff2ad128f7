//! Where the points lie, in twentieths of a square.

use crate::kit::geometry::{Point, Segment};

/// How many units a square has.
pub const SQUARE: i32 = 20;
/// How far two points are apart at least: one and a half squares.
const APART: i64 = 30;
/// How near a line through two others no point comes: more than 0.35 of a square, where so many points leave room.
const CLEAR: u32 = 7;
/// How many places are tried for a point.
const TRIES: u32 = 1000;
/// How often it is begun anew before points may come nearer to lines: many on one sheet cannot all keep clear of them.
const STARTS: u32 = 6;

/// The side of a sheet for so many points, in squares.
pub fn side(points: u8) -> u8 {
    12 + (u16::from(points) * 8 / 15) as u8 // at most 28
}

/// Points on a circle, clockwise from the top.
pub fn circle(points: u8) -> Vec<Point> {
    let half = i32::from(side(points)) * SQUARE / 2;
    let angle = |n: u8| 3600 * i32::from(n) / i32::from(points) - 900;
    (0..points).map(|n| Point::new(half, half).polar(half - 2 * SQUARE, angle(n))).collect()
}

/// The points of the sheet of that number, from the top down. What follows from a number must stay as it is, since
/// records have the number alone.
pub fn random(points: u8, number: u32) -> Vec<Point> {
    let room = u64::from(side(points)) * SQUARE as u64 - 2 * SQUARE as u64;
    let mut state = u64::from(number);
    let mut below = |n: u64| -> i32 {
        // Steele, Lea and Flood: "Fast splittable pseudorandom number generators" (2014).
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % n) as i32
    };
    let (mut placed, mut clear, mut tried, mut started) = (Vec::new(), CLEAR, 0, 1);
    while placed.len() < usize::from(points) {
        let point = Point::new(SQUARE + below(room + 1), SQUARE + below(room + 1));
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
    placed
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
