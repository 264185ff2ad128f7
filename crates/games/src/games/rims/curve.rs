//! The drawing of a rim: a rounded closed curve through all its corners and points.
//!
//! The rules judge rims by their corners, and the curve must not contradict them. Between two corners or points it is a
//! cubic curve, which lies in the hull of its two ends and its two handles. The handles are as long as looks round.
//! They become shorter if the hull would come near another hull, or near a point that is not its end. Without handles
//! the curve is the straight side itself. So two hulls meet only where the sides do, and a point lies on the same side
//! of the curve as of the sides.
//!
//! Small loops are drawn larger than they are judged if nothing else is near.

use super::loops::UNIT;
use super::sheet::{COLS, ROWS, Rim, Sheet, node};
use crate::game::scene::{Pt, pt};
use crate::kit::geometry::Point;

/// Length of a handle as a share of the distance between the two ends. It is about that of a circle.
const HANDLE: f32 = 0.36;
/// The longest handle, in squares. It keeps long sides near to what was typed.
const LONGEST: f32 = 1.1;
/// The least distance between curves, in squares, or half the distance of their sides if that is less.
const CLEAR: f32 = 0.24;
/// The same for points that the curve does not pass through, since points are drawn large.
const CLEAR_POINT: f32 = 0.36;
/// How far a curve may go beyond the outer nodes. The frame is around them.
const BEYOND: f32 = 0.6;
/// The scales at which loops are drawn if there is room, the best first.
const GROWN: [f32; 4] = [2.0, 1.7, 1.45, 1.2];
/// The least distances of grown loops from points and from other rims, in squares. With less, a loop loses the handles
/// that make it round.
const ROOM_POINT: f32 = 0.5;
const ROOM: f32 = 0.55;
/// The factor by which handles shrink at each step.
const SHORTER: f32 = 0.7;
/// Handles with a smaller share than this are dropped.
const LEAST: f32 = 0.06;

/// A piece of a curve between two knots.
struct Piece {
    /// The rim that it belongs to, its index in that rim, and the number of the rim's pieces.
    rim: usize,
    nth: usize,
    count: usize,
    ends: [Pt; 2],
    /// The directions in which it leaves and arrives, as unit vectors.
    ways: [Pt; 2],
    /// The lengths at which its handles look round.
    handles: [f32; 2],
    /// The share of these lengths that it has now.
    share: f32,
}

/// The curves of all rims, in order, in squares from the first node. The last point of each curve is its first.
pub fn curves(sheet: &Sheet) -> Vec<Vec<Pt>> {
    let points: Vec<Pt> = sheet.points.iter().map(|place| pt(place.col.into(), place.row.into())).collect();
    let knots = all_knots(sheet, &points);
    let mut pieces: Vec<Piece> = knots.iter().enumerate().flat_map(|(n, knots)| pieces(n, knots)).collect();
    // Shorter handles lie within the hulls of longer ones, so a piece that has room keeps it.
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

/// The knots of all rims, in squares. The knots of loops are as far from their points as there is room for.
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

/// Whether a grown loop at a point has room: no other point, no other rim and no frame is near.
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
    // The direction at a knot, and how round the curve may be there. It is 0 where the curve turns back.
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
    /// The ends and the ends of the handles, in order. The curve lies in their hull.
    fn controls(&self, share: f32) -> [Pt; 4] {
        let [a, b] = self.ends;
        let [out, into] = [self.handles[0] * share, -self.handles[1] * share];
        [a, by(a, self.ways[0], out), by(b, self.ways[1], into), b]
    }

    /// Points along the piece, without its end.
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

    /// Whether the piece stays on its side of the line across the way at its first or last knot. Its neighbour is on
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

/// Whether a point lies too far outside the nodes.
fn is_beyond(p: &Pt) -> bool {
    let off = |v: f32, count: u16| v < -BEYOND || v > f32::from(count - 1) + BEYOND;
    off(p.x, COLS) || off(p.y, ROWS)
}

/// Whether the bounding boxes of two sets of points are at least this far apart.
fn are_apart(one: &[Pt], other: &[Pt], clear: f32) -> bool {
    [pt(1.0, 0.0), pt(0.0, 1.0)].into_iter().any(|axis| between(one, other, axis) >= clear)
}

/// A lower bound of the distance between two hulls. It takes the best of the directions that can show a gap: across
/// each line through two points of one hull, and along each line from one hull to the other.
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

/// The distance between two sets of points along an axis. It is negative if they overlap.
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

/// The direction from one point to another, as a unit vector. It is zero if the points are the same.
fn unit(a: Pt, b: Pt) -> Pt {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let length = dx.hypot(dy).max(1e-6);
    pt(dx / length, dy / length)
}
