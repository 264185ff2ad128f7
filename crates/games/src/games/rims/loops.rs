//! Small loops: rims through one point that need no corner on another node.
//!
//! A loop is an eight-sided rim on a grid finer than the nodes, with the point at one of its corners. There is room for
//! one at every free point, however many rims are drawn, so a match is over only when every point is on a rim:
//!
//! - A rim with corners on nodes that passes by a point keeps away from it by at least 1/√(19² + 13²) of a square,
//!   which is more than 0.043: twice the area of the triangle between a side and the point is a whole number, and no
//!   side is longer than that root. The smallest loop and the room around it reach 0.032 from their point.
//! - Loops at other points reach two thirds of a square from theirs, and points are two squares apart.

use crate::kit::geometry::{Point, Polygon};

/// How many units of a rim's corners lie between two nodes: loops have corners between the nodes.
pub const UNIT: i32 = 2880;
/// The corners of a loop of radius 10. The loop begins at the point, which is first the lower corner: the loop stands
/// above it.
const EIGHT: [(i32, i32); 8] = [(0, 10), (-7, 7), (-10, 0), (-7, -7), (0, -10), (7, -7), (10, 0), (7, 7)];
/// The radii that are tried: the first one can be seen on a telephone, the others are for narrow places.
const RADII: [i32; 6] = [UNIT / 3, UNIT / 4, UNIT / 6, UNIT / 12, UNIT / 24, UNIT / 72];
/// Loops keep a quarter of their radius from other rims, where both are multiples of ten.
const AROUND: (i32, i32) = (5, 4);

/// The smallest loop at a free point that can be seen well; where other rims leave no room for it, the next smaller one
/// of those that there is room for.
pub fn smallest<'a>(point: Point, rims: impl Iterator<Item = &'a Polygon> + Clone) -> Polygon {
    let all = || RADII.into_iter().flat_map(|r| (0..EIGHT.len()).map(move |side| (r, side)));
    let free = |&(r, side): &(i32, usize)| {
        let room = eight(centre(point, r, side), r * AROUND.0 / AROUND.1, side);
        // No rim lies within the room: it would hold a point, and the nearest one is outside.
        !rims.clone().any(|rim| rim.meets(&room))
    };
    let (r, side) = all().find(free).unwrap_or((UNIT / 72, 0));
    eight(centre(point, r, side), r, side)
}

/// The centre of the loop that has the point at that corner.
fn centre(point: Point, r: i32, side: usize) -> Point {
    let (x, y) = EIGHT[side];
    point.by(-x * r / 10, -y * r / 10)
}

/// Eight corners around a centre, that one first.
fn eight(centre: Point, r: i32, first: usize) -> Polygon {
    let corners = EIGHT.iter().cycle().skip(first).take(EIGHT.len());
    Polygon::new(corners.map(|(x, y)| centre.by(x * r / 10, y * r / 10)).collect::<Vec<_>>())
}
