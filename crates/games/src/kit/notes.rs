//! Notes on a drawing: the name of a point where there is most room, and the size of lettering.

use crate::game::scene::{Pt, pt};

/// Height of lettering that you can read on a small telephone, on a drawing of this width: a little more than the
/// least.
///
/// ```
/// use kletka_games::kit::notes;
///
/// assert!(notes::legible(10.0) < 0.8 && notes::legible(40.0) > 2.0);
/// ```
pub fn legible(width: f32) -> f32 {
    0.05 * (width + 3.0)
}

/// Height of the coordinates of a board with this many places along its longer side. If not every place has one, they
/// are larger.
///
/// ```
/// use kletka_games::kit::notes;
///
/// assert!(notes::coordinates(20.0, 15) < notes::coordinates(20.0, 10));
/// ```
pub fn coordinates(width: f32, places: u16) -> f32 {
    legible(width) / if places > EACH { LARGER } else { 1.0 }
}

/// Up to this many places each one has its coordinate; beyond it, the factor by which they are larger.
const EACH: u16 = 12;
const LARGER: f32 = 1.5;

/// Squares of the paper around a board of single squares with this many places along its longer side: room for the
/// coordinates, which are large where only every fifth place has one.
///
/// ```
/// use kletka_games::kit::notes;
///
/// assert_eq!([notes::edge(24), notes::edge(25)], [1.0, 2.0]);
/// ```
pub fn edge(places: u16) -> f32 {
    if places < VAST { 1.0 } else { 2.0 }
}

/// From this many places on, only every fifth has its coordinate.
const VAST: u16 = 25;

/// Possible positions of a name, as offsets: right and above comes first.
const AROUND: [(f32, f32); 8] =
    [(0.8, -0.7), (-0.8, -0.7), (0.0, -1.0), (1.0, 0.0), (-1.0, 0.0), (0.8, 0.7), (-0.8, 0.7), (0.0, 1.0)];

/// Objects further away than this from a name, in units, are out of its way.
const CLEAR: f32 = 0.9;

/// The position for the name of a point: about `off` from it, with most room between other points and strokes.
///
/// ```
/// use kletka_games::game::scene::pt;
/// use kletka_games::kit::notes;
///
/// let upright = (pt(5.6, 0.0), pt(5.6, 9.0));
/// let beside = notes::beside(pt(5.0, 5.0), 0.7, [].into_iter(), [upright].into_iter());
/// assert!(beside.x < 5.0, "away from the line at its right");
/// ```
pub fn beside(
    own: Pt,
    off: f32,
    points: impl Iterator<Item = Pt> + Clone,
    strokes: impl Iterator<Item = (Pt, Pt)> + Clone,
) -> Pt {
    let places = AROUND.map(|(dx, dy)| pt(own.x + dx * off, own.y + dy * off));
    let free = |place: Pt| {
        let points = points.clone().map(|other| (place.x - other.x).hypot(place.y - other.y));
        points.chain(strokes.clone().map(|stroke| distance(place, stroke))).fold(CLEAR, f32::min)
    };
    let mut best = places[0];
    for place in places {
        if free(place) > free(best) + 0.01 {
            best = place;
        }
    }
    best
}

/// The distance of a point from a segment.
pub fn distance(p: Pt, (a, b): (Pt, Pt)) -> f32 {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let along = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy).max(0.01);
    let along = along.clamp(0.0, 1.0);
    (a.x + along * dx - p.x).hypot(a.y + along * dy - p.y)
}
