//! The picture: marks in the squares of the paper itself, which goes on beyond them.

use super::sheet::{SIDE, Sheet, Side, Stage};
use crate::base::Place;
use crate::game::Drawn;
use crate::game::scene::{Ink, Nib, Pt, Scene, pt};
use crate::kit::marks;

/// Marks fill their squares a little more than on a ruled board, since there is nothing else in them.
const SIZE: f32 = 1.2;
/// Height of the coordinates in squares.
const PRINT: f32 = 0.58;

impl Drawn for Sheet {
    fn scene(&self) -> Scene {
        let window = self.window;
        let (cols, rows) = (f32::from(window.cols), f32::from(window.rows));
        let first = pt(1.5, 1.5);
        let mut scene = Scene::new(cols + 2.0, rows + 2.0);
        let at = |place: Place| window.at(place, first, 1.0);
        for place in &self.latest {
            marks::wash(&mut scene, at(*place), 1.0, Ink::Accent);
        }
        edges(self, &mut scene, &at);
        scene.lettering(window, first, 1.0, 1.0, PRINT);
        for place in window.places() {
            match self.mark(place) {
                Some(Side::Cross) => marks::cross(&mut scene, at(place), SIZE, ink(self, Side::Cross)),
                Some(Side::Ring) => marks::ring(&mut scene, at(place), SIZE, ink(self, Side::Ring)),
                None => {}
            }
        }
        let winner = self.side().other();
        for (from, to) in &self.won {
            marks::strike(&mut scene, (at(*from), at(*to)), 1.0, ink(self, winner), Nib::Pen);
        }
        scene
    }

    /// The shown part in letters.
    fn board(&self) -> String {
        self.window.text(|place| match self.mark(place) {
            Some(Side::Cross) => 'x',
            Some(Side::Ring) => 'o',
            None => '.',
        })
    }
}

/// Marks of an opening are nobody's until it is settled who plays which.
fn ink(sheet: &Sheet, side: Side) -> Ink {
    if sheet.stage == Stage::Play { Ink::Seat(sheet.seat(side).0) } else { Ink::Pencil }
}

/// Where the sheet ends, so that it is seen that nothing lies beyond.
fn edges(sheet: &Sheet, scene: &mut Scene, at: &impl Fn(Place) -> Pt) {
    let (from, last) = (sheet.window.from, sheet.window.last());
    let (low, high) = (at(from), at(last));
    let (low, high) = (pt(low.x - 0.5, low.y - 0.5), pt(high.x + 0.5, high.y + 0.5));
    let corners = [low, pt(high.x, low.y), high, pt(low.x, high.y)];
    let ends = [from.row == 0, last.col + 1 == SIDE, last.row + 1 == SIDE, from.col == 0];
    for (n, _) in ends.into_iter().enumerate().filter(|(_, ends)| *ends) {
        scene.stroke([corners[n], corners[(n + 1) % 4]], Ink::Grid, Nib::Pen);
    }
}

/// A slanting row among other marks.
pub fn emblem() -> Scene {
    const CROSSES: [(u8, u8); 7] = [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (2, 2), (4, 5)];
    const RINGS: [(u8, u8); 6] = [(3, 3), (2, 3), (3, 5), (5, 4), (4, 2), (6, 1)];
    let middle = |(x, y): (u8, u8)| pt(f32::from(x) + 0.5, f32::from(y) + 0.5);
    let mut scene = Scene::new(8.0, 8.0);
    CROSSES.iter().for_each(|at| marks::cross(&mut scene, middle(*at), SIZE, Ink::Seat(0)));
    RINGS.iter().for_each(|at| marks::ring(&mut scene, middle(*at), SIZE, Ink::Seat(1)));
    marks::strike(&mut scene, (middle(CROSSES[0]), middle(CROSSES[4])), 1.0, Ink::Accent, Nib::Bold);
    scene
}
