//! Notes on a drawing: the symbol of a seat, the name of a point where there is most room, and the size of lettering.

use crate::base::Seat;
use crate::game::scene::{Ink, Item, Nib, Pt, Scene, pt};

/// Draws the sign of a seat, so that readers can tell owners apart without colours: dot, ring, cross, square and
/// diamond for the first five. The sixth has none, and there are no more.
///
/// ```
/// use kletka_games::base::Seat;
/// use kletka_games::game::scene::{Ink, Item, Nib, Scene, pt};
/// use kletka_games::kit::notes;
///
/// let mut scene = Scene::new(4.0, 4.0);
/// notes::sign(&mut scene, Seat(1), pt(2.0, 2.0), 0.3);
/// assert_eq!(scene.items, [Item::Ring { at: pt(2.0, 2.0), r: 0.3, ink: Ink::Seat(1), nib: Nib::Pen }]);
/// ```
pub fn sign(scene: &mut Scene, seat: Seat, at: Pt, r: f32) {
    let ink = Ink::Seat(seat.0);
    match seat.0 {
        0 => scene.add(Item::Dot { at, r, ink }),
        1 => scene.add(Item::Ring { at, r, ink, nib: Nib::Pen }),
        2 => scene.add(Item::Cross { at, r, ink, nib: Nib::Pen }),
        3 => scene.frame(at.x - r, at.y - r, 2.0 * r, 2.0 * r, ink, Nib::Pen),
        4 => {
            let points = [pt(at.x, at.y - r), pt(at.x + r, at.y), pt(at.x, at.y + r), pt(at.x - r, at.y)];
            scene.stroke([points[0], points[1], points[2], points[3], points[0]], ink, Nib::Pen);
        }
        _ => {}
    }
}

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
fn distance(p: Pt, (a, b): (Pt, Pt)) -> f32 {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let along = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy).max(0.01);
    let along = along.clamp(0.0, 1.0);
    (a.x + along * dx - p.x).hypot(a.y + along * dy - p.y)
}
