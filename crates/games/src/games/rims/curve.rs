//! The drawing of a rim: a rounded closed curve through all its corners and points.
//!
//! The rules judge rims by their corners, so the curve must not say anything else. Between two corners or points it is
//! a cubic curve, which lies in the hull of its two ends and its two handles. The handles are as long as looks round.
//! They are shorter if such a hull would come near another one, or near a point that is not its end. Without handles
//! the curve is the straight side itself. So no two hulls meet where the sides do not, and a point lies on the same
//! side of the curve as of the sides.
//!
//! Small loops are drawn larger than they are judged, where nothing else is near.

use super::loops::UNIT;
use super::sheet::{COLS, ROWS, Rim, Sheet, node};
use crate::game::scene::{Pt, pt};
use crate::kit::geometry::Point;

/// Length of a handle as a share of the distance between its two ends: about that of a circle.
const HANDLE: f32 = 0.36;
/// The longest handle, in squares: long sides stay near to what was typed.
const LONGEST: f32 = 1.1;
/// What a curve keeps from other curves, in squares, or half of what the sides keep where that is less.
const CLEAR: f32 = 0.24;
/// The same for points that it does not pass through, which are drawn large.
const CLEAR_POINT: f32 = 0.36;
/// How far a curve may go beyond the outer nodes, round which the frame stands.
const BEYOND: f32 = 0.6;
/// How many times as large as judged loops are drawn where there is room, the best first.
const GROWN: [f32; 4] = [2.0, 1.7, 1.45, 1.2];
/// What grown loops keep from points, from other rims, in squares.
const ROOM_POINT: f32 = 0.5;
const ROOM: f32 = 0.35;
/// By how much handles are shortened at a time.
const SHORTER: f32 = 0.7;
/// Handles that are shorter than this share of what looks round are none at all.
const LEAST: f32 = 0.06;

/// A piece of a curve between two knots.
struct Piece {
    /// Which rim it is a part of, which of its pieces, and how many of them there are.
    rim: usize,
    nth: usize,
    count: usize,
    /// Where it begins and ends.
    ends: [Pt; 2],
    /// In which direction it leaves and arrives, of length 1.
    ways: [Pt; 2],
    /// How long its handles are to look round.
    handles: [f32; 2],
    /// Which share of that they have.
    share: f32,
}

/// The curves of all rims, in their order, in squares from the first node. The last point of each is its first.
pub fn curves(sheet: &Sheet) -> Vec<Vec<Pt>> {
    let points: Vec<Pt> = sheet.points.iter().map(|place| pt(place.col.into(), place.row.into())).collect();
    let knots = all_knots(sheet, &points);
    let mut pieces: Vec<Piece> = knots.iter().enumerate().flat_map(|(n, knots)| pieces(n, knots)).collect();
    // Shorter handles lie within the hulls of longer ones, so what has room once has it for good.
    let mut tight: Vec<usize> = (0..pieces.len()).collect();
    loop {
        tight.retain(|n| is_tight(*n, &pieces, &points));
        if tight.is_empty() {
            break;
        }
        for n in &tight {
            let shorter = pieces[*n].share * SHORTER;
            pieces[*n].share = if shorter < LEAST { 0.0 } else { shorter };
        }
    }
    let curve = |n: usize| {
        let own = pieces.iter().filter(|piece| piece.rim == n);
        let mut curve: Vec<Pt> = own.flat_map(Piece::sampled).collect();
        curve.extend(curve.first().copied());
        curve
    };
    (0..sheet.rims.len()).map(curve).collect()
}

/// The corners of a rim and the points on its sides, in order.
fn knots(rim: &Rim, sheet: &Sheet) -> Vec<Point> {
    let mut knots = Vec::new();
    for side in rim.curve.sides() {
        let held = sheet.places(rim.held).map(node).filter(|p| side.holds(*p));
        let mut stops: Vec<Point> = held.chain([side.a]).filter(|point| *point != side.b).collect();
        stops.sort_by_key(|stop| side.a.square_to(*stop));
        stops.dedup();
        knots.extend(stops);
    }
    knots
}

/// The knots of all rims in squares, those of loops as far from their points as there is room for.
fn all_knots(sheet: &Sheet, points: &[Pt]) -> Vec<Vec<Pt>> {
    let square = |p: Point| pt(p.x as f32 / UNIT as f32, p.y as f32 / UNIT as f32);
    let knots_of = |rim: &Rim| knots(rim, sheet).into_iter().map(square).collect();
    let mut all: Vec<Vec<Pt>> = sheet.rims.iter().map(knots_of).collect();
    for (n, rim) in sheet.rims.iter().enumerate() {
        let [place] = rim.line.0[..] else { continue };
        let own = pt(place.col.into(), place.row.into());
        let grown = |times: f32| -> Vec<Pt> {
            all[n].iter().map(|p| pt(own.x + (p.x - own.x) * times, own.y + (p.y - own.y) * times)).collect()
        };
        if let Some(best) = GROWN.into_iter().map(grown).find(|curve| has_room(curve, own, n, &all, points)) {
            all[n] = best;
        }
    }
    all
}

/// Whether nothing is near a grown loop at a point: no other point, no other rim, not the frame.
fn has_room(curve: &[Pt], own: Pt, n: usize, all: &[Vec<Pt>], points: &[Pt]) -> bool {
    let clear = |other: &[Pt], by: f32| are_apart(curve, other, by) || gap(curve, other) >= by;
    let rims = || all.iter().enumerate().filter(|(m, _)| *m != n).map(|(_, knots)| knots);
    let mut sides = rims().flat_map(|knots| knots.iter().zip(knots.iter().cycle().skip(1)));
    !curve.iter().any(is_beyond)
        && points.iter().filter(|p| **p != own).all(|p| clear(&[*p], ROOM_POINT))
        && sides.all(|(a, b)| clear(&[*a, *b], ROOM))
}

fn pieces(rim: usize, knots: &[Pt]) -> Vec<Piece> {
    let count = knots.len();
    let at = |n: usize| knots[n % count];
    let sides: Vec<Pt> = (0..count).map(|n| unit(at(n), at(n + 1))).collect();
    // The direction at a knot, and how round the curve may be there: not at all where it turns back.
    let passes = |n: usize| {
        let (before, after) = (sides[(n + count - 1) % count], sides[n % count]);
        let round = (2.0 * (1.0 + dot(before, after))).min(1.0);
        (unit(pt(0.0, 0.0), pt(before.x + after.x, before.y + after.y)), round)
    };
    let piece = |nth: usize| {
        let ends = [at(nth), at(nth + 1)];
        let long = (HANDLE * (ends[1].x - ends[0].x).hypot(ends[1].y - ends[0].y)).min(LONGEST);
        let [a, b] = [passes(nth), passes(nth + 1)];
        Piece { rim, nth, count, ends, ways: [a.0, b.0], handles: [a.1 * long, b.1 * long], share: 1.0 }
    };
    (0..count).map(piece).collect()
}

impl Piece {
    /// Its ends and the ends of its handles, in order. The curve lies in their hull.
    fn controls(&self, share: f32) -> [Pt; 4] {
        let [a, b] = self.ends;
        let [out, into] = [self.handles[0] * share, -self.handles[1] * share];
        [a, by(a, self.ways[0], out), by(b, self.ways[1], into), b]
    }

    /// Points along it, its end left out.
    fn sampled(&self) -> Vec<Pt> {
        let [a, b, c, d] = self.controls(self.share);
        let long = (d.x - a.x).hypot(d.y - a.y);
        let steps = if self.share == 0.0 { 1 } else { (long * 6.0).ceil().clamp(4.0, 16.0) as u16 };
        let at = |n: u16| {
            let t = f32::from(n) / f32::from(steps);
            let s = 1.0 - t;
            let mix = |a: f32, b: f32, c: f32, d: f32| {
                s * s * s * a + 3.0 * s * s * t * b + 3.0 * s * t * t * c + t * t * t * d
            };
            pt(mix(a.x, b.x, c.x, d.x), mix(a.y, b.y, c.y, d.y))
        };
        (0..steps).map(at).collect()
    }

    /// Whether another piece begins where this one ends.
    fn leads_to(&self, other: &Piece) -> bool {
        self.rim == other.rim && (self.nth + 1) % self.count == other.nth
    }

    /// Whether it stays on its own side of the line across the way at its first or last knot, where its neighbour is on
    /// the other side.
    fn keeps(&self, end: usize) -> bool {
        let (knot, way) = (self.ends[end], self.ways[end]);
        let sign = if end == 0 { 1.0 } else { -1.0 };
        let ahead = |p: &Pt| sign * dot(way, pt(p.x - knot.x, p.y - knot.y)) > 1e-4;
        let others = self.controls(self.share);
        let far = if end == 0 { &others[2..] } else { &others[..2] };
        far.iter().all(ahead)
    }
}

/// Whether the handles of a piece are too long.
fn is_tight(n: usize, pieces: &[Piece], points: &[Pt]) -> bool {
    let own = &pieces[n];
    if own.share == 0.0 {
        return false;
    }
    let hull = own.controls(own.share);
    let straight = own.ends;
    let near = |others: &[Pt], unrounded: &[Pt], clear: f32| {
        !are_apart(&hull, others, clear) && gap(&hull, others) < clear.min(gap(&straight, unrounded) / 2.0)
    };
    let at_point = |p: &&Pt| !own.ends.iter().any(|end| (end.x - p.x).hypot(end.y - p.y) < 1e-3);
    if !own.keeps(0) || !own.keeps(1) || hull.iter().any(is_beyond) {
        return true;
    }
    if points.iter().filter(at_point).any(|p| near(&[*p], &[*p], CLEAR_POINT)) {
        return true;
    }
    let others = pieces.iter().enumerate().filter(|(m, other)| *m != n && !own.leads_to(other) && !other.leads_to(own));
    others.into_iter().any(|(_, other)| near(&other.controls(other.share), &other.ends, CLEAR))
}

/// Whether a point lies too far beyond the edge.
fn is_beyond(p: &Pt) -> bool {
    let off = |v: f32, count: u16| v < -BEYOND || v > f32::from(count - 1) + BEYOND;
    off(p.x, COLS) || off(p.y, ROWS)
}

/// Whether the rectangles around two sets of points are at least that far apart.
fn are_apart(one: &[Pt], other: &[Pt], clear: f32) -> bool {
    [pt(1.0, 0.0), pt(0.0, 1.0)].into_iter().any(|axis| between(one, other, axis) >= clear)
}

/// How far two hulls are apart at least, by the directions in which that can show: across each line through two points
/// of one, and along each line from one to the other.
fn gap(one: &[Pt], other: &[Pt]) -> f32 {
    let turned = |axis: Pt| pt(-axis.y, axis.x);
    let pairs = |points: &[Pt]| {
        let of = |(n, a): (usize, &Pt)| points[..n].iter().map(|b| turned(unit(*a, *b))).collect::<Vec<_>>();
        points.iter().enumerate().flat_map(of).collect::<Vec<_>>()
    };
    let across = one.iter().flat_map(|a| other.iter().map(|b| unit(*a, *b)));
    let axes = pairs(one).into_iter().chain(pairs(other)).chain(across);
    axes.map(|axis| between(one, other, axis)).fold(f32::MIN, f32::max)
}

/// How far two sets of points are apart along an axis; negative when they overlap.
fn between(one: &[Pt], other: &[Pt], axis: Pt) -> f32 {
    let span = |points: &[Pt]| {
        let along = points.iter().map(|p| dot(*p, axis));
        along.fold((f32::MAX, f32::MIN), |(low, high), v| (low.min(v), high.max(v)))
    };
    let (one, other) = (span(one), span(other));
    (other.0 - one.1).max(one.0 - other.1)
}

fn dot(a: Pt, b: Pt) -> f32 {
    a.x * b.x + a.y * b.y
}

fn by(from: Pt, way: Pt, length: f32) -> Pt {
    pt(from.x + way.x * length, from.y + way.y * length)
}

/// The direction from one point to another, of length 1; none where they are one.
fn unit(a: Pt, b: Pt) -> Pt {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let length = dx.hypot(dy).max(1e-6);
    pt(dx / length, dy / length)
}
