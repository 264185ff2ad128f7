//! The picture: the sheet, tinted where a mark may still stand. When the game is over, the triples are struck through.

use super::sheet::{Sheet, bit, place};
use super::triples;
use crate::base::Place;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Drawn, Seat, Text};
use crate::kit::{grid, marks};

/// Side of a cell in squares of the paper.
const STEP: f32 = 2.0;
/// The upper left corner of the sheet.
const CORNER: Pt = Pt { x: 1.5, y: 1.5 };

impl Drawn for Sheet {
    fn scene(&self) -> Scene {
        let side = self.terms.side;
        let wide = f32::from(side) * STEP;
        let mut scene = Scene::new(wide + 3.0, wide + 5.0);
        if !self.is_over() {
            self.free().for_each(|free| marks::wash(&mut scene, at(free), STEP, Ink::Shade));
        }
        if let Some(last) = self.last {
            marks::wash(&mut scene, at(last.put), STEP, Ink::Accent);
        }
        scene.add(Item::Grid { at: CORNER, cols: side, rows: side, step: STEP });
        scene.coordinates(at(Place::new(0, 0)), side, side, STEP, STEP / 2.0 + 0.6, 0.9);
        for cell in grid::places(side, side) {
            match self.owner(cell) {
                Some(seat) if seat == self.first => {
                    marks::cross(&mut scene, at(cell), STEP, Ink::Seat(seat.0));
                }
                Some(seat) => marks::ring(&mut scene, at(cell), STEP, Ink::Seat(seat.0)),
                None => {}
            }
        }
        if let Some((from, to)) = self.last.and_then(|last| last.lift) {
            scene.add(Item::Ring { at: at(from), r: 0.3, ink: Ink::Pencil, nib: Nib::Fine });
            scene.stroke([at(from), at(to)], Ink::Pencil, Nib::Fine);
        }
        if self.is_over() {
            strikes(&mut scene, self);
        }
        counts(&mut scene, self, wide);
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

    fn scores(&self) -> Option<Vec<i64>> {
        Some(self.scores())
    }
}

fn at(cell: Place) -> Pt {
    Scene::cell(CORNER, STEP, cell)
}

/// A stroke through each line of triples. Two triples on one line are one stroke.
fn strikes(scene: &mut Scene, sheet: &Sheet) {
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
            marks::strike(scene, (a, b), STEP, Ink::Seat(seat.0), Nib::Pen);
        }
    }
}

/// Who has how many, under the sheet: crosses at the left.
fn counts(scene: &mut Scene, sheet: &Sheet, wide: f32) {
    let y = wide + 3.9;
    let middle = wide / 2.0 + 1.5;
    for (seat, align, side) in [(sheet.first, Align::Left, -1.0), (sheet.first.other(), Align::Right, 1.0)] {
        let edge = middle + side * (wide / 2.0 + 0.5);
        let sign = pt(edge - side * 0.6, y);
        match align {
            Align::Left => scene.add(Item::Cross { at: sign, r: 0.45, ink: Ink::Seat(seat.0), nib: Nib::Pen }),
            _ => scene.add(Item::Ring { at: sign, r: 0.5, ink: Ink::Seat(seat.0), nib: Nib::Pen }),
        }
        scene.name(pt(edge - side * 1.5, y), seat, 1.1, align, wide / 2.0 - 4.0);
        let text = Text::new("floatingsquare-count").with("count", sheet.points(seat));
        let from = pt(middle + side * 0.4, y);
        let inner = if align == Align::Left { Align::Right } else { Align::Left };
        scene.hand(from, Says::Words(text), 1.3, inner, Ink::Seat(seat.0));
    }
    scene.hand(pt(middle, y), Says::Plain(":".to_owned()), 1.3, Align::Centre, Ink::Pencil);
}
