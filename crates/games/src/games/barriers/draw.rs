//! The picture: barriers are thick strokes whose ends tell who drew them. Hatching shows where nothing fits any more.

use super::sheet::{Barrier, Sheet};
use crate::base::Place;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Scene, corners, pt};
use crate::game::{Drawn, Seat};
use crate::kit::{grid, notes};

/// Side of a cell in squares of the paper.
const STEP: f32 = 2.0;
/// The upper left corner of the sheet.
const CORNER: Pt = Pt { x: 1.5, y: 1.5 };
/// How far a barrier reaches to both sides of the line between its cells.
const HALF: f32 = 0.42;
/// How many names stand side by side under the sheet.
const ABREAST: u8 = 2;

impl Drawn for Sheet {
    fn scene(&self) -> Scene {
        let (cols, rows) = (self.terms.cols, self.terms.rows);
        let (wide, high) = (f32::from(cols) * STEP, f32::from(rows) * STEP);
        let seats = self.party.seats();
        let lines = seats.len().div_ceil(ABREAST.into()) as f32;
        let mut scene = Scene::new(wide + 3.0, high + 3.2 + 1.5 * lines);
        for cell in grid::places(cols, rows).filter(|cell| self.is_dead(*cell)) {
            scene.add(Item::Hatch { polygon: around(at(cell), at(cell), STEP * 0.47), ink: Ink::Pencil });
        }
        if let Some((_, last)) = self.drawn.last() {
            scene.add(Item::Fill { polygon: around(at(last.a), at(last.b), STEP * 0.47), ink: Ink::Accent });
        }
        scene.add(Item::Grid { at: CORNER, cols, rows, step: STEP });
        scene.coordinates(at(Place::new(0, 0)), cols, rows, STEP, STEP / 2.0 + 0.6, 0.9);
        for (seat, barrier) in &self.drawn {
            stroke(&mut scene, *seat, at(barrier.a), at(barrier.b));
        }
        for seat in seats.iter() {
            let x = CORNER.x + wide / f32::from(ABREAST) * f32::from(seat.0 % ABREAST);
            let y = high + 3.6 + 1.5 * f32::from(seat.0 / ABREAST);
            stroke(&mut scene, seat, pt(x + 0.3, y), pt(x + 1.7, y));
            scene.name(pt(x + 2.6, y), seat, 1.1, Align::Left, wide / f32::from(ABREAST) - 2.8);
        }
        scene
    }

    /// The sheet in letters: `-` and `|` are barriers, blanks are cells where nothing fits any more.
    fn board(&self) -> String {
        let over = |place: Place| self.drawn.iter().map(|(_, m)| *m).find(|m: &Barrier| m.covers(place));
        let board = grid::text(self.terms.cols, self.terms.rows, |place| match over(place) {
            Some(barrier) if barrier.is_level() => '-',
            Some(_) => '|',
            None if self.is_dead(place) => ' ',
            None => '.',
        });
        let lines: Vec<&str> = board.lines().map(str::trim_end).collect();
        lines.join("\n")
    }
}

fn at(cell: Place) -> Pt {
    Scene::cell(CORNER, STEP, cell)
}

/// The corners of the rectangle that reaches so far beyond two points on one line.
fn around(a: Pt, b: Pt, by: f32) -> Vec<Pt> {
    corners(pt(a.x - by, a.y - by), pt(b.x + by, b.y + by))
}

/// A barrier as its player draws it.
fn stroke(scene: &mut Scene, seat: Seat, a: Pt, b: Pt) {
    let ink = Ink::Seat(seat.0);
    let mut outline = around(a, b, HALF);
    scene.add(Item::Fill { polygon: outline.clone(), ink });
    outline.push(outline[0]);
    scene.stroke(outline, ink, Nib::Pen);
    scene.stroke([a, b], ink, Nib::Bold);
    for end in [a, b] {
        notes::sign(scene, seat, end, 0.26);
    }
}
