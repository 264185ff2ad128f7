//! The picture: barriers are thick strokes whose ends tell who drew them. Hatching shows where nothing fits any more.
//! The names of players who are out are struck through. Below the names is what hatching means.

use super::sheet::{Barrier, Sheet};
use crate::base::Place;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Drawn, Outcome, Seat, Text};
use crate::kit::{grid, notes};

/// Side of a cell in squares of the paper.
const STEP: f32 = 2.0;
/// Squares of the paper around the sheet.
const EDGE: f32 = 1.0;
/// The distance of the coordinates from the sheet. Numbers of two digits are broader.
const GAPS: [f32; 2] = [0.6, 0.85];
/// How far a barrier reaches to both sides of the line between its cells.
const HALF: f32 = 0.42;
/// Radius of the sign at its ends.
const SIGN: f32 = 0.26;
/// Both ends of a barrier that explains a sign, from the left edge of the sheet on, and the left edge of its words.
const KEY: (f32, f32) = (EDGE + HALF, EDGE + HALF + 1.2);
const NAMED: f32 = 3.5;
/// Height of a line of names.
const LINE: f32 = 2.0;
/// From this page width on, two names stand side by side under the sheet.
const BROAD: f32 = 12.0;

impl Drawn for Sheet {
    fn scene(&self) -> Scene {
        let (cols, rows) = (self.terms.cols, self.terms.rows);
        let (wide, high) = (f32::from(cols) * STEP, f32::from(rows) * STEP);
        let at = |cell: Place| Scene::cell(pt(EDGE, EDGE), STEP, cell);
        let width = wide + 2.0 * EDGE;
        let seats = self.party.seats();
        let lines = seats.len().div_ceil(abreast(width).into()) as f32;
        let top = high + 2.0 * EDGE + 1.0;
        let mut scene = Scene::new(width, top + LINE * (lines + 1.0));
        scene.grid(pt(EDGE, EDGE), (cols, rows), STEP);
        let gap = STEP / 2.0 + GAPS[usize::from(rows > 9)];
        scene.coordinates(at(Place::new(0, 0)), cols, rows, STEP, gap, notes::legible(width));
        for cell in grid::places(cols, rows).filter(|cell| self.is_dead(*cell)) {
            scene.add(Item::Hatch { polygon: around(at(cell), at(cell), STEP * 0.47), ink: Ink::Pencil });
        }
        if let Some((_, last)) = self.drawn.last() {
            scene.add(Item::Fill { polygon: around(at(last.a), at(last.b), STEP * 0.47), ink: Ink::Accent });
        }
        for (seat, barrier) in &self.drawn {
            stroke(&mut scene, *seat, at(barrier.a), at(barrier.b));
        }
        seats.iter().for_each(|seat| self.player(&mut scene, seat, top));
        legend(&mut scene);
        scene
    }

    /// The sheet in letters: `-` and `|` are barriers, and a blank is a cell where nothing fits any more.
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

    fn mark(&self, _seat: Seat) -> Option<Text> {
        None
    }
}

impl Sheet {
    /// The name of a player behind a barrier of theirs, on one of the lines that begin there.
    fn player(&self, scene: &mut Scene, seat: Seat, top: f32) {
        let abreast = abreast(scene.width);
        let room = scene.width / f32::from(abreast);
        let x = room * f32::from(seat.0 % abreast);
        let y = top + LINE * (f32::from(seat.0 / abreast) + 0.5);
        stroke(scene, seat, pt(x + KEY.0, y), pt(x + KEY.1, y));
        let size = 1.2 * notes::legible(scene.width);
        let (at, room) = (pt(x + NAMED, y), room - NAMED - 0.2);
        match self.is_out(seat) {
            true => scene.struck_name(at, seat, size, Align::Left, room),
            false => scene.name(at, seat, size, Align::Left, room),
        }
    }

    /// Whether a player has left, or found no room when others still had some.
    fn is_out(&self, seat: Seat) -> bool {
        let has_lost = |outcome: Outcome| outcome.places[seat.index()] != 1;
        !self.party.present().has(seat) || self.outcome().is_some_and(has_lost)
    }
}

/// The legend of the hatching, on the last line.
fn legend(scene: &mut Scene) {
    let y = scene.height - LINE / 2.0;
    scene.add(Item::Hatch { polygon: around(pt(KEY.0, y), pt(KEY.1, y), HALF), ink: Ink::Pencil });
    let (says, size) = (Says::Words(Text::new("barriers-sheet-dead")), 1.1 * notes::legible(scene.width));
    scene.hand(pt(NAMED, y), says, size, Align::Left, Ink::Pencil);
}

/// How many names fit side by side on a page of this width.
fn abreast(width: f32) -> u8 {
    if width < BROAD { 1 } else { 2 }
}

/// The corners of the rectangle that reaches `by` beyond two points on one line.
fn around(a: Pt, b: Pt, by: f32) -> Vec<Pt> {
    corners(pt(a.x - by, a.y - by), pt(b.x + by, b.y + by))
}

/// A barrier as its player draws it.
fn stroke(scene: &mut Scene, seat: Seat, a: Pt, b: Pt) {
    let ink = Ink::Seat(seat.0);
    let mut outline = around(a, b, HALF);
    // Neither the lines of the sheet nor those of the page show through.
    scene.add(Item::Blank { polygon: outline.clone() });
    scene.add(Item::Fill { polygon: outline.clone(), ink });
    outline.push(outline[0]);
    scene.stroke(outline, ink, Nib::Pen);
    scene.stroke([a, b], ink, Nib::Bold);
    for end in [a, b] {
        scene.sign(seat, end, SIGN);
    }
}

/// A corner of the sheet with barriers of both players.
pub fn emblem() -> Scene {
    const BARS: [(u8, [f32; 4]); 5] = [
        (0, [1.0, 1.0, 3.0, 1.0]),
        (1, [5.0, 1.0, 5.0, 3.0]),
        (0, [7.0, 3.0, 7.0, 5.0]),
        (1, [1.0, 5.0, 3.0, 5.0]),
        (0, [5.0, 7.0, 7.0, 7.0]),
    ];
    let mut scene = Scene::new(8.0, 8.0);
    scene.add(Item::Grid { at: pt(0.0, 0.0), cols: 4, rows: 4, step: 2.0 });
    for (seat, [left, top, right, low]) in BARS {
        let (ink, mut outline) = (Ink::Seat(seat), corners(pt(left - 0.6, top - 0.6), pt(right + 0.6, low + 0.6)));
        scene.add(Item::Blank { polygon: outline.clone() });
        scene.add(if seat == 0 {
            Item::Hatch { polygon: outline.clone(), ink }
        } else {
            Item::Fill { polygon: outline.clone(), ink }
        });
        outline.push(outline[0]);
        scene.stroke(outline, ink, Nib::Bold);
    }
    scene
}
