//! Methods of a [`Scene`] for crosses and rings in the cells of a board, the tint of the latest one, the stroke through
//! a row, and whose is what.
//!
//! Each method takes the middle of a cell and the side of the cell (`step`), in units.

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

impl Scene {
    /// Adds a cross.
    ///
    /// ```
    /// use kletka_games::game::scene::{Ink, Item, Scene, pt};
    ///
    /// let mut scene = Scene::new(4.0, 4.0);
    /// scene.wash(pt(1.0, 1.0), 2.0, Ink::Accent);
    /// scene.cross(pt(1.0, 1.0), 2.0, Ink::Seat(0));
    /// scene.nought(pt(3.0, 3.0), 2.0, Ink::Seat(1));
    /// assert!(matches!(scene.items[..], [Item::Fill { .. }, Item::Cross { .. }, Item::Ring { .. }]));
    /// ```
    pub fn cross(&mut self, at: Pt, step: f32, ink: Ink) {
        self.add(Item::Cross { at, r: step * 0.28, ink, nib: Nib::Bold });
    }

    /// Adds a ring.
    pub fn nought(&mut self, at: Pt, step: f32, ink: Ink) {
        self.add(Item::Ring { at, r: step * 0.31, ink, nib: Nib::Bold });
    }

    /// Adds the ruled cells of a board, on bare paper if a cell is wider than a square of the page: otherwise the lines
    /// of the page would run through the cells.
    ///
    /// ```
    /// use kletka_games::game::scene::{Item, Scene, pt};
    ///
    /// let mut scene = Scene::new(8.0, 8.0);
    /// scene.grid(pt(1.0, 1.0), (2, 3), 2.0);
    /// assert!(matches!(scene.items[..], [Item::Blank { .. }, Item::Grid { cols: 2, rows: 3, .. }]));
    /// ```
    pub fn grid(&mut self, at: Pt, (cols, rows): (u16, u16), step: f32) {
        if step > 1.0 {
            let end = pt(at.x + step * f32::from(cols), at.y + step * f32::from(rows));
            self.add(Item::Blank { polygon: corners(at, end) });
        }
        self.add(Item::Grid { at, cols, rows, step });
    }

    /// Washes a cell, up to the lines round it.
    pub fn wash(&mut self, at: Pt, step: f32, ink: Ink) {
        let h = step * 0.46;
        let polygon = corners(pt(at.x - h, at.y - h), pt(at.x + h, at.y + h));
        self.add(Item::Fill { polygon, ink });
    }

    /// Strikes through a row from one cell to another. The stroke extends beyond their middles by less than half a
    /// cell.
    ///
    /// ```
    /// use kletka_games::game::scene::{Ink, Item, Nib, Scene, pt};
    ///
    /// let mut scene = Scene::new(9.0, 3.0);
    /// scene.strike((pt(1.0, 1.0), pt(5.0, 1.0)), 2.0, Ink::Seat(0), Nib::Bold);
    /// let Item::Stroke { points, .. } = &scene.items[0] else { unreachable!("a stroke") };
    /// assert!(points[0].x < 1.0 && points[1].x > 5.0 && points[0].y == points[1].y);
    /// ```
    pub fn strike(&mut self, (from, to): (Pt, Pt), step: f32, ink: Ink, nib: Nib) {
        let run = |from: f32, to: f32| ((to - from) / step).clamp(-1.0, 1.0) * step * 0.42;
        let (dx, dy) = (run(from.x, to.x), run(from.y, to.y));
        self.thick((pt(from.x - dx, from.y - dy), pt(to.x + dx, to.y + dy)), step * THICK, ink, nib);
    }

    /// Adds a stroke that is drawn forth and back, `half` a width to both sides, so that it is stronger than any nib.
    pub fn thick(&mut self, (a, b): (Pt, Pt), half: f32, ink: Ink, nib: Nib) {
        let long = (b.x - a.x).hypot(b.y - a.y).max(0.01);
        let (dx, dy) = (-(b.y - a.y) / long * half, (b.x - a.x) / long * half);
        let off = |p: Pt, side: f32| pt(p.x + dx * side, p.y + dy * side);
        self.stroke([off(a, 1.0), off(b, 1.0), b, a, off(a, -1.0), off(b, -1.0)], ink, nib);
    }

    /// Writes a number in pencil and strikes it out. The stroke is below the digits, so that they can be read, and ends
    /// beyond them. It leans the other way than a one, and falls more than the bar of a seven.
    ///
    /// ```
    /// use kletka_games::game::scene::{Ink, Item, Scene, pt};
    ///
    /// let mut scene = Scene::new(4.0, 4.0);
    /// scene.struck(pt(2.0, 2.0), "25", 1.6, Ink::Seat(0));
    /// assert!(matches!(scene.items[..], [Item::Stroke { .. }, Item::Label { .. }]));
    /// ```
    pub fn struck(&mut self, at: Pt, number: &str, size: f32, ink: Ink) {
        self.struck_by(at, number, size, (ink, Nib::Fine));
    }

    /// The same with another nib, such as a broad stroke in a pale ink.
    pub fn struck_by(&mut self, at: Pt, number: &str, size: f32, (ink, nib): (Ink, Nib)) {
        let (half, down) = (DIGIT * size * number.len() as f32 + BEYOND, FALL * size);
        self.stroke([pt(at.x - half, at.y - down), pt(at.x + half, at.y + down)], ink, nib);
        self.hand(at, Says::Plain(number.to_owned()), size, Align::Centre, Ink::Pencil);
    }

    /// Adds the tick of a player who has finished the pending step.
    ///
    /// ```
    /// use kletka_games::game::scene::{Ink, Item, Scene, pt};
    ///
    /// let mut scene = Scene::new(4.0, 4.0);
    /// scene.tick(pt(2.0, 2.0), Ink::Seat(0));
    /// assert!(matches!(&scene.items[..], [Item::Stroke { points, .. }] if points.len() == 3));
    /// ```
    pub fn tick(&mut self, at: Pt, ink: Ink) {
        self.stroke([pt(at.x - 0.4, at.y), pt(at.x - 0.1, at.y + 0.3), pt(at.x + 0.5, at.y - 0.4)], ink, Nib::Bold);
    }

    /// Covers a disc with bare paper, so that whatever lies below does not fill the ring that follows.
    pub fn bare(&mut self, at: Pt, r: f32) {
        self.add(Item::Blank { polygon: disc(at, (r, r), CORNERS) });
    }

    /// Highlights a disc.
    ///
    /// ```
    /// use kletka_games::game::scene::{Ink, Item, Scene, pt};
    ///
    /// let mut scene = Scene::new(4.0, 4.0);
    /// scene.lit(pt(2.0, 2.0), 1.0);
    /// assert!(matches!(scene.items[..], [Item::Fill { ink: Ink::Accent, .. }]));
    /// ```
    pub fn lit(&mut self, at: Pt, r: f32) {
        self.add(Item::Fill { polygon: disc(at, (r, r), LIT), ink: Ink::Accent });
    }

    /// Adds a die with a double outline: one that is of another colour at the table. The inks belong to the players.
    ///
    /// ```
    /// use kletka_games::game::scene::{Ink, Scene, pt};
    ///
    /// let mut scene = Scene::new(4.0, 4.0);
    /// scene.other_die(pt(2.0, 2.0), 2.0, 5, Ink::Pencil);
    /// assert_eq!(scene.items.len(), 2);
    /// ```
    pub fn other_die(&mut self, at: Pt, side: f32, face: u8, ink: Ink) {
        // The inner one covers the pips of the outer one.
        for side in [1.06 * side, 0.86 * side] {
            self.add(Item::Die { at, side, face, ink });
        }
    }

    /// Adds a line at `y` for marks that are highlighted although newer dice lie on the table: a sample of their wash,
    /// and the dice that they come from.
    ///
    /// ```
    /// use kletka_games::game::scene::{Ink, Item, Scene};
    ///
    /// let mut scene = Scene::new(16.0, 2.0);
    /// scene.from_before(1.0, &[(6, Ink::Pencil), (2, Ink::Seat(1))]);
    /// assert!(matches!(scene.items[..], [Item::Fill { .. }, Item::Label { .. }, Item::Die { .. }, Item::Die { .. }]));
    /// ```
    pub fn from_before(&mut self, y: f32, dice: &[(u8, Ink)]) {
        let half = SAMPLE / 2.0;
        self.add(Item::Fill { polygon: corners(pt(0.5, y - half), pt(0.5 + SAMPLE, y + half)), ink: Ink::Accent });
        let (size, side) = (1.35 * least(self.width), (SMALL * least(self.width)).min(MOST));
        self.hand(pt(1.0 + SAMPLE, y), Says::Words(Text::new("dice-sheet-marked")), size, Align::Left, Ink::Pencil);
        let pitch = APART * side;
        let left = 1.5 + SAMPLE + WORDS * least(self.width);
        for (n, (face, ink)) in dice.iter().enumerate() {
            let at = pt(left + pitch * (n as f32 + 0.5), y);
            self.add(Item::Die { at, side, face: *face, ink: *ink });
        }
    }

    /// Adds a line at `y` that says which of two players has crosses and which has rings, from `x` to the right edge
    /// of the drawing but as much.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::game::scene::Item::{Cross, Name, Ring};
    /// use kletka_games::game::scene::{Scene, pt};
    ///
    /// let mut scene = Scene::new(16.0, 2.0);
    /// scene.sides(pt(1.0, 1.0), 1.0, Seat(1));
    /// assert!(matches!(scene.items[..], [Ring { .. }, Name { .. }, Cross { .. }, Name { .. }]));
    /// ```
    pub fn sides(&mut self, Pt { x, y }: Pt, size: f32, crosses: Seat) {
        let half = self.width / 2.0;
        for seat in [Seat(0), Seat(1)] {
            let left = half * f32::from(seat.0) + x;
            let at = pt(left + 0.5 * size, y);
            match crosses == seat {
                true => self.cross(at, size, Ink::Seat(seat.0)),
                false => self.nought(at, size, Ink::Seat(seat.0)),
            }
            self.name(pt(left + 1.2 * size, y), seat, size, Align::Left, half - x - 1.4 * size);
        }
    }
}
