//! Crosses and rings in the cells of a board, the tint of the latest one, the stroke through a row, and whose is what.
//!
//! Each function takes the middle of a cell and the side of the cell (`step`), in units.

use std::f32::consts::TAU;

use crate::base::{Seat, Text};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::kit::roster::least;

/// Side of the sample of a wash. Side of a small die beside it in least heights, and at most; the distance of two in
/// sides.
const SAMPLE: f32 = 1.2;
const SMALL: f32 = 1.45;
const MOST: f32 = 1.5;
/// Room for the words between sample and dice, in least heights.
const WORDS: f32 = 6.6;
const APART: f32 = 1.28;
/// Half the width of the stroke through a row, in sides of a cell, without the pen's own width. No paper shows through.
const THICK: f32 = 0.014;
/// The stroke through a number: half its length for each digit and beyond them, and how far it falls, the first and the
/// last in heights of the letters.
const DIGIT: f32 = 0.15;
const BEYOND: f32 = 0.16;
const FALL: f32 = 0.26;
/// Corners of a disc of bare paper, and of one of the highlighter.
const CORNERS: u8 = 16;
const LIT: u8 = 24;

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

/// Adds a ring of a mark's size around a point.
pub fn ring(scene: &mut Scene, at: Pt, step: f32, ink: Ink) {
    scene.add(Item::Ring { at, r: step * 0.31, ink, nib: Nib::Bold });
}

/// Adds the ruled cells of a board, on bare paper if a cell is wider than a square of the page: otherwise the lines of
/// the page would run through the cells.
///
/// ```
/// use kletka_games::game::scene::{Item, Scene, pt};
/// use kletka_games::kit::marks;
///
/// let mut scene = Scene::new(8.0, 8.0);
/// marks::board(&mut scene, pt(1.0, 1.0), (2, 3), 2.0);
/// assert!(matches!(scene.items[..], [Item::Blank { .. }, Item::Grid { cols: 2, rows: 3, .. }]));
/// ```
pub fn board(scene: &mut Scene, at: Pt, (cols, rows): (u16, u16), step: f32) {
    if step > 1.0 {
        let end = pt(at.x + step * f32::from(cols), at.y + step * f32::from(rows));
        scene.add(Item::Blank { polygon: corners(at, end) });
    }
    scene.add(Item::Grid { at, cols, rows, step });
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
/// assert!(points[0].x < 1.0 && points[1].x > 5.0 && points[0].y == points[1].y);
/// ```
pub fn strike(scene: &mut Scene, (from, to): (Pt, Pt), step: f32, ink: Ink, nib: Nib) {
    let run = |from: f32, to: f32| ((to - from) / step).clamp(-1.0, 1.0) * step * 0.42;
    let (dx, dy) = (run(from.x, to.x), run(from.y, to.y));
    thick(scene, (pt(from.x - dx, from.y - dy), pt(to.x + dx, to.y + dy)), step * THICK, ink, nib);
}

/// Adds a stroke that is drawn forth and back, `half` a width to both sides, so that it is stronger than any nib.
pub fn thick(scene: &mut Scene, (a, b): (Pt, Pt), half: f32, ink: Ink, nib: Nib) {
    let long = (b.x - a.x).hypot(b.y - a.y).max(0.01);
    let (dx, dy) = (-(b.y - a.y) / long * half, (b.x - a.x) / long * half);
    let off = |p: Pt, side: f32| pt(p.x + dx * side, p.y + dy * side);
    scene.stroke([off(a, 1.0), off(b, 1.0), b, a, off(a, -1.0), off(b, -1.0)], ink, nib);
}

/// Writes a number in pencil and strikes it out. The stroke is below the digits, so that they can be read, and ends
/// beyond them. It leans the other way than a one, and falls more than the bar of a seven.
///
/// ```
/// use kletka_games::game::scene::{Ink, Item, Scene, pt};
/// use kletka_games::kit::marks;
///
/// let mut scene = Scene::new(4.0, 4.0);
/// marks::struck(&mut scene, pt(2.0, 2.0), "25", 1.6, Ink::Seat(0));
/// assert!(matches!(scene.items[..], [Item::Stroke { .. }, Item::Label { .. }]));
/// ```
pub fn struck(scene: &mut Scene, at: Pt, number: &str, size: f32, ink: Ink) {
    let (half, down) = (DIGIT * size * number.len() as f32 + BEYOND, FALL * size);
    scene.stroke([pt(at.x - half, at.y - down), pt(at.x + half, at.y + down)], ink, Nib::Fine);
    scene.hand(at, Says::Plain(number.to_owned()), size, Align::Centre, Ink::Pencil);
}

/// Adds the tick of a player who has finished the pending step.
///
/// ```
/// use kletka_games::game::scene::{Ink, Item, Scene, pt};
/// use kletka_games::kit::marks;
///
/// let mut scene = Scene::new(4.0, 4.0);
/// marks::tick(&mut scene, pt(2.0, 2.0), Ink::Seat(0));
/// assert!(matches!(&scene.items[..], [Item::Stroke { points, .. }] if points.len() == 3));
/// ```
pub fn tick(scene: &mut Scene, at: Pt, ink: Ink) {
    scene.stroke([pt(at.x - 0.4, at.y), pt(at.x - 0.1, at.y + 0.3), pt(at.x + 0.5, at.y - 0.4)], ink, Nib::Bold);
}

/// An ellipse, or with equal radii a disc, as a polygon with this many corners.
///
/// ```
/// use kletka_games::game::scene::pt;
/// use kletka_games::kit::marks;
///
/// let disc = marks::disc(pt(3.0, 4.0), (2.0, 2.0), 24);
/// assert!(disc.len() == 24 && disc.iter().all(|p| ((p.x - 3.0).hypot(p.y - 4.0) - 2.0).abs() < 0.001));
/// ```
pub fn disc(at: Pt, (wide, high): (f32, f32), corners: u8) -> Vec<Pt> {
    let angles = (0..corners).map(|n| f32::from(n) * TAU / f32::from(corners));
    angles.map(|angle| pt(at.x + wide * angle.cos(), at.y + high * angle.sin())).collect()
}

/// Covers a disc with bare paper, so that nothing below fills the ring that follows.
pub fn bare(scene: &mut Scene, at: Pt, r: f32) {
    scene.add(Item::Blank { polygon: disc(at, (r, r), CORNERS) });
}

/// Highlights a disc.
///
/// ```
/// use kletka_games::game::scene::{Ink, Item, Scene, pt};
/// use kletka_games::kit::marks;
///
/// let mut scene = Scene::new(4.0, 4.0);
/// marks::lit(&mut scene, pt(2.0, 2.0), 1.0);
/// assert!(matches!(scene.items[..], [Item::Fill { ink: Ink::Accent, .. }]));
/// ```
pub fn lit(scene: &mut Scene, at: Pt, r: f32) {
    scene.add(Item::Fill { polygon: disc(at, (r, r), LIT), ink: Ink::Accent });
}

/// Adds a die with a double outline: one that is of another colour at the table. The inks belong to the players.
///
/// ```
/// use kletka_games::game::scene::{Ink, Scene, pt};
/// use kletka_games::kit::marks;
///
/// let mut scene = Scene::new(4.0, 4.0);
/// marks::other_die(&mut scene, pt(2.0, 2.0), 2.0, 5, Ink::Pencil);
/// assert_eq!(scene.items.len(), 2);
/// ```
pub fn other_die(scene: &mut Scene, at: Pt, side: f32, face: u8, ink: Ink) {
    // The inner one covers the pips of the outer one.
    for side in [1.06 * side, 0.86 * side] {
        scene.add(Item::Die { at, side, face, ink });
    }
}

/// Adds a line at `y` for marks that are highlighted although newer dice lie on the table: a sample of their wash, and
/// the dice that they come from.
///
/// ```
/// use kletka_games::game::scene::{Ink, Item, Scene};
/// use kletka_games::kit::marks;
///
/// let mut scene = Scene::new(16.0, 2.0);
/// marks::from_before(&mut scene, 1.0, &[(6, Ink::Pencil), (2, Ink::Seat(1))]);
/// assert!(matches!(scene.items[..], [Item::Fill { .. }, Item::Label { .. }, Item::Die { .. }, Item::Die { .. }]));
/// ```
pub fn from_before(scene: &mut Scene, y: f32, dice: &[(u8, Ink)]) {
    let half = SAMPLE / 2.0;
    scene.add(Item::Fill { polygon: corners(pt(0.5, y - half), pt(0.5 + SAMPLE, y + half)), ink: Ink::Accent });
    let (size, side) = (1.35 * least(scene.width), (SMALL * least(scene.width)).min(MOST));
    scene.hand(pt(1.0 + SAMPLE, y), Says::Words(Text::new("dice-sheet-marked")), size, Align::Left, Ink::Pencil);
    let pitch = APART * side;
    let left = 1.5 + SAMPLE + WORDS * least(scene.width);
    for (n, (face, ink)) in dice.iter().enumerate() {
        let at = pt(left + pitch * (n as f32 + 0.5), y);
        scene.add(Item::Die { at, side, face: *face, ink: *ink });
    }
}

/// Adds a line at `y` that says which of two players has crosses and which has rings, from `left` to the right edge of
/// the drawing but as much.
///
/// ```
/// use kletka_games::game::Seat;
/// use kletka_games::game::scene::{Item, Scene, pt};
/// use kletka_games::kit::marks;
///
/// let mut scene = Scene::new(16.0, 2.0);
/// marks::sides(&mut scene, pt(1.0, 1.0), 1.0, Seat(1));
/// assert!(matches!(scene.items[..], [Item::Ring { .. }, Item::Name { .. }, Item::Cross { .. }, Item::Name { .. }]));
/// ```
pub fn sides(scene: &mut Scene, Pt { x, y }: Pt, size: f32, crosses: Seat) {
    let half = scene.width / 2.0;
    for seat in [Seat(0), Seat(1)] {
        let left = half * f32::from(seat.0) + x;
        let at = pt(left + 0.5 * size, y);
        match crosses == seat {
            true => cross(scene, at, size, Ink::Seat(seat.0)),
            false => ring(scene, at, size, Ink::Seat(seat.0)),
        }
        scene.name(pt(left + 1.2 * size, y), seat, size, Align::Left, half - x - 1.4 * size);
    }
}
