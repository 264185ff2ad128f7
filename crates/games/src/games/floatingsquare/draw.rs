//! The picture: the sheet, tinted where a mark is still legal. Bands are below the triples.

use super::sheet::{Sheet, bit, place};
use super::triples;
use crate::base::Place;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, along, corners, pt};
use crate::game::{Drawn, Seat, Text};
use crate::kit::{grid, notes, signs};

/// Side of a cell in squares of the paper.
const STEP: f32 = 2.0;
/// The upper left corner of the sheet.
const CORNER: Pt = Pt { x: 1.0, y: 1.0 };
/// How far the band under a triple reaches to both sides.
const BAND: f32 = 0.6;
/// Height of the line that says who plays which marks (the title has the points), and of the legend of the tint below.
const SIDES: f32 = 2.0;
const LEGEND: f32 = 2.0;

impl Drawn for Sheet {
    fn scene(&self) -> Scene {
        let side = self.terms.side;
        let wide = f32::from(side) * STEP;
        let mut scene = Scene::new(wide + 2.0 * CORNER.x, wide + 3.0 * CORNER.y + SIDES + LEGEND);
        scene.grid(CORNER, (side, side), STEP);
        let print = notes::legible(scene.width);
        scene.coordinates(at(Place::new(0, 0)), side, side, STEP, STEP / 2.0 + 0.6, print);
        let triple: (&[Ink], _) = (&[Ink::Seat(0), Ink::Seat(1)], "floatingsquare-legend-triple");
        if self.is_over() {
            legend(&mut scene, triple);
        } else {
            self.free().for_each(|free| scene.wash(at(free), STEP, Ink::Shade));
            legend(&mut scene, (&[Ink::Shade], "floatingsquare-legend-free"));
            if self.marks.iter().any(|own| triples::triples(*own).next().is_some()) {
                scene.height += LEGEND;
                legend(&mut scene, triple);
            }
        }
        bands(&mut scene, self);
        if let Some((from, to)) = self.last.and_then(|last| last.lift) {
            scene.add(Item::Ring { at: at(from), r: 0.3, ink: Ink::Pencil, nib: Nib::Fine });
            scene.stroke([at(from), at(to)], Ink::Pencil, Nib::Fine);
        }
        for cell in grid::places(side, side) {
            let Some(seat) = self.owner(cell) else { continue };
            let ink = Ink::of(seat, self.last.is_some_and(|last| last.put == cell));
            if seat == self.first {
                scene.cross(at(cell), STEP, ink);
            } else {
                scene.nought(at(cell), STEP, ink);
            }
        }
        let line = pt(CORNER.x, wide + 3.0 * CORNER.y + SIDES / 2.0);
        let size = 1.4 * notes::legible(scene.width);
        scene.sides(line, size, self.first);
        scene
    }

    /// The sheet in letters.
    fn board(&self) -> String {
        let side = self.terms.side;
        let mut free = 0;
        if !self.is_over() {
            free = self.free().map(bit).sum();
        }
        let board = grid::text(side, side, |cell| match self.owner(cell) {
            Some(seat) if seat == self.first => 'x',
            Some(_) => 'o',
            None if free & bit(cell) != 0 => '.',
            None => ' ',
        });
        let board: Vec<_> = board.lines().map(str::trim_end).collect();
        let [cross, ring] = [self.first, self.first.other()].map(|seat| self.points(seat));
        format!("{}\nx {cross} : {ring} o", board.join("\n"))
    }

    fn mark(&self, seat: Seat) -> Option<Text> {
        signs::crosses(seat == self.first)
    }

    fn scores(&self) -> Option<Vec<i64>> {
        (!self.terms.misere).then(|| self.scores())
    }
}

fn at(cell: Place) -> Pt {
    Scene::cell(CORNER, STEP, cell)
}

/// A band under each line of triples. Two triples on one line have one band.
fn bands(scene: &mut Scene, sheet: &Sheet) {
    for seat in [Seat(0), Seat(1)] {
        let own = sheet.marks[seat.index()];
        for [first, second, third] in triples::triples(own) {
            let step = second - first;
            let goes_on = |end: usize, back: usize| triples::triples(own).any(|[a, b, _]| a == end && b == back);
            if first >= step && goes_on(first - step, first) {
                continue;
            }
            let longer = goes_on(second, third) && own & bit(place(third + step)) != 0;
            let (a, b) = (at(place(first)), at(place(if longer { third + step } else { third })));
            band(scene, (a, b), Ink::Seat(seat.0));
        }
    }
}

/// A band with an edge, which shows on dark paper as well.
fn band(scene: &mut Scene, ends: (Pt, Pt), ink: Ink) {
    let mut edge = along(ends, BAND);
    scene.add(Item::Fill { polygon: edge.clone(), ink });
    edge.extend(edge.first().copied());
    scene.stroke(edge, ink, Nib::Fine);
}

/// The legend of one tint, or of both, in the lowest line.
fn legend(scene: &mut Scene, (inks, key): (&[Ink], &'static str)) {
    let (x, y) = (CORNER.x, scene.height - LEGEND / 2.0);
    let wide = 1.2 / inks.len() as f32;
    for (n, ink) in inks.iter().enumerate() {
        let x = x + wide * n as f32;
        scene.add(Item::Fill { polygon: corners(pt(x, y - 0.5), pt(x + wide, y + 0.5)), ink: *ink });
        if *ink != Ink::Shade {
            scene.frame(x, y - 0.5, wide, 1.0, *ink, Nib::Fine);
        }
    }
    let (at, says) = (pt(x + 1.8, y), Says::Words(Text::new(key)));
    scene.hand(at, says, 1.2 * notes::legible(scene.width), Align::Left, Ink::Pencil);
}

/// Three crosses in a row among noughts, and the marks of both.
pub fn emblem() -> Scene {
    const CROSSES: [(f32, f32); 4] = [(1.0, 5.0), (3.0, 3.0), (5.0, 1.0), (5.0, 5.0)];
    const NOUGHTS: [(f32, f32); 3] = [(3.0, 1.0), (5.0, 3.0), (3.0, 5.0)];
    let mut scene = Scene::new(8.0, 8.0);
    scene.add(Item::Grid { at: pt(0.0, 0.0), cols: 4, rows: 4, step: 2.0 });
    scene.add(Item::Fill { polygon: along((pt(1.0, 5.0), pt(5.0, 1.0)), BAND), ink: Ink::Seat(0) });
    for (x, y) in CROSSES {
        scene.add(Item::Cross { at: pt(x, y), r: 0.6, ink: Ink::Seat(0), nib: Nib::Bold });
    }
    for (x, y) in NOUGHTS {
        scene.add(Item::Ring { at: pt(x, y), r: 0.6, ink: Ink::Seat(1), nib: Nib::Bold });
    }
    scene
}
