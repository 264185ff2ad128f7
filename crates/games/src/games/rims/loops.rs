//! Small loops: rims through one point that need no corner on another node.
//!
//! A loop is an eight-sided rim on a grid finer than the nodes, with the point at one of its corners. Every free point
//! has room for a loop, no matter how many rims there are. So a match is over only when every point is on a rim:
//!
//! - A rim with corners on nodes that passes a point keeps a distance of at least 1/√(19² + 13²) of a square, which is
//!   more than 0.043. The reason: twice the area of the triangle between a side and the point is a whole number, and no
//!   side is longer than that root. The smallest loop and the room around it reach 0.032 from their point.
//! - A loop at another point reaches two thirds of a square, and points are two squares apart.

use crate::kit::geometry::{Point, Polygon};

/// The units between two nodes, for the corners of rims. Loops have corners between the nodes.
pub const UNIT: i32 = 2880;
/// The corners of a loop of radius 10. The loop begins at its point. The first try has the point at the bottom, so the
/// loop stands above it.
const EIGHT: [(i32, i32); 8] = [(0, 10), (-7, 7), (-10, 0), (-7, -7), (0, -10), (7, -7), (10, 0), (7, 7)];
/// The radii to try. The first one is visible on a telephone. The others are for narrow places.
const RADII: [i32; 6] = [UNIT / 3, UNIT / 4, UNIT / 6, UNIT / 12, UNIT / 24, UNIT / 72];
/// Loops stay a quarter of their radius away from other rims. Both lengths are multiples of ten.
const AROUND: (i32, i32) = (5, 4);

/// The loop at a free point. It is the smallest that is easy to see or, if other rims leave no room, the largest of the
/// smaller ones that fits.
pub fn smallest<'a>(point: Point, rims: impl Iterator<Item = &'a Polygon> + Clone) -> Polygon {
    let all = || RADII.into_iter().flat_map(|r| (0..EIGHT.len()).map(move |side| (r, side)));
    let free = |&(r, side): &(i32, usize)| {
        let room = eight(centre(point, r, side), r * AROUND.0 / AROUND.1, side);
        // No rim lies inside the room: it would hold a point, and the nearest point is outside.
        !rims.clone().any(|rim| rim.meets(&room))
    };
    let (r, side) = all().find(free).unwrap_or((UNIT / 72, 0));
    eight(centre(point, r, side), r, side)
}

/// The centre of the loop with the point at this corner.
fn centre(point: Point, r: i32, side: usize) -> Point {
    let (x, y) = EIGHT[side];
    point.by(-x * r / 10, -y * r / 10)
}

/// Eight corners around a centre. This corner is the first.
fn eight(centre: Point, r: i32, first: usize) -> Polygon {
    let corners = EIGHT.iter().cycle().skip(first).take(EIGHT.len());
    Polygon::new(corners.map(|(x, y)| centre.by(x * r / 10, y * r / 10)).collect::<Vec<_>>())
}
