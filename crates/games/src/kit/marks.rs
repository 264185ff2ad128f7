//! Crosses and rings in the cells of a board, the tint of the latest one, and the stroke through a row.
//!
//! Each function takes the middle of a cell and the side of the cell (`step`), in units.

use crate::game::scene::{Ink, Item, Nib, Pt, Scene, corners, pt};

/// Adds a cross.
///
/// ```
/// use kletka_games::game::scene::{Ink, Item, Scene, pt};
/// use kletka_games::kit::marks;
///
/// let mut scene = Scene::new(4.0, 4.0);
/// marks::wash(&mut scene, pt(1.0, 1.0), 2.0, Ink::Accent);
/// marks::cross(&mut scene, pt(1.0, 1.0), 2.0, Ink::Seat(0));
/// marks::ring(&mut scene, pt(3.0, 3.0), 2.0, Ink::Seat(1));
/// assert!(matches!(scene.items[..], [Item::Fill { .. }, Item::Cross { .. }, Item::Ring { .. }]));
/// ```
pub fn cross(scene: &mut Scene, at: Pt, step: f32, ink: Ink) {
    scene.add(Item::Cross { at, r: step * 0.28, ink, nib: Nib::Bold });
}

/// Adds a ring.
pub fn ring(scene: &mut Scene, at: Pt, step: f32, ink: Ink) {
    scene.add(Item::Ring { at, r: step * 0.31, ink, nib: Nib::Bold });
}

/// Washes a cell, up to the lines round it.
pub fn wash(scene: &mut Scene, at: Pt, step: f32, ink: Ink) {
    let h = step * 0.46;
    let polygon = corners(pt(at.x - h, at.y - h), pt(at.x + h, at.y + h));
    scene.add(Item::Fill { polygon, ink });
}

/// Strikes through a row from one cell to another. The stroke extends beyond their middles by less than half a cell.
///
/// ```
/// use kletka_games::game::scene::{Ink, Item, Nib, Scene, pt};
/// use kletka_games::kit::marks;
///
/// let mut scene = Scene::new(9.0, 3.0);
/// marks::strike(&mut scene, (pt(1.0, 1.0), pt(5.0, 1.0)), 2.0, Ink::Seat(0), Nib::Bold);
/// let Item::Stroke { points, .. } = &scene.items[0] else { unreachable!("a stroke") };
/// assert!(points[0].x < 1.0 && points[1].x > 5.0 && points[0].y == 1.0);
/// ```
pub fn strike(scene: &mut Scene, (from, to): (Pt, Pt), step: f32, ink: Ink, nib: Nib) {
    let run = |from: f32, to: f32| ((to - from) / step).clamp(-1.0, 1.0) * step * 0.42;
    let (dx, dy) = (run(from.x, to.x), run(from.y, to.y));
    scene.stroke([pt(from.x - dx, from.y - dy), pt(to.x + dx, to.y + dy)], ink, nib);
}
