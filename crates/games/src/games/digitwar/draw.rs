//! The picture: the row in large digits, ten in a line, each with the number of its place. Erased digits are struck
//! through. A lowered digit is in the ink of the player who lowered it.

use super::row::{Last, Row};
use crate::game::Drawn;
use crate::game::scene::{Align, Face, Ink, Item, Nib, Pt, Says, Scene, corners, pt};

/// How many digits stand in a line.
const LINE: usize = 10;
/// How far apart they are, and the lines.
const STEP: f32 = 2.4;
const DOWN: f32 = 4.4;
/// The narrowest page, in digits.
const NARROW: usize = 6;

impl Drawn for Row {
    fn scene(&self) -> Scene {
        let length = self.paper.len();
        let wide = length.clamp(NARROW, LINE) as f32 * STEP;
        let mut scene = Scene::new(wide + 1.0, length.div_ceil(LINE) as f32 * DOWN + 0.4);
        for (index, digit) in self.paper.iter().enumerate() {
            let mid = at(index);
            let left = index < self.left;
            let was = was(self, index);
            if was.is_some() {
                wash(&mut scene, mid);
            }
            let ink = match self.by[index] {
                _ if !left => Ink::Pencil,
                Some(seat) => Ink::Seat(seat.0),
                None => Ink::Grid,
            };
            scene.hand(mid, Says::Plain(digit.to_string()), 3.0, Align::Centre, ink);
            let says = Says::Plain((index + 1).to_string());
            let ink = if left { Ink::Pencil } else { Ink::Shade };
            let below = pt(mid.x, mid.y + 2.0);
            scene.add(Item::Label { at: below, says, size: 0.8, align: Align::Centre, ink, face: Face::Print });
            if let Some(was) = was {
                before(&mut scene, mid, was);
            }
        }
        for (n, gone) in self.erased.iter().enumerate() {
            let latest = self.last == Some(Last::Erased) && n + 1 == self.erased.len();
            let ink = if latest { Ink::Accent } else { Ink::Seat(gone.by.0) };
            strike(&mut scene, gone.from, gone.to, ink, if latest { Nib::Bold } else { Nib::Pen });
        }
        scene
    }

    /// The row in letters; a dash stands for each digit that is gone.
    fn board(&self) -> String {
        let all: Vec<usize> = (0..self.paper.len()).collect();
        let sign = |index: &usize| match self.digits().get(*index) {
            Some(digit) => format!("{digit:>3}"),
            None => "  -".to_owned(),
        };
        let number = |index: &usize| format!("{:>3}", index + 1);
        let lines = all.chunks(LINE).map(|line| {
            let (digits, numbers): (String, String) =
                (line.iter().map(sign).collect(), line.iter().map(number).collect());
            format!("{digits}\n{numbers}")
        });
        lines.collect::<Vec<_>>().join("\n\n")
    }
}

/// The middle of a digit.
fn at(index: usize) -> Pt {
    pt(0.5 + STEP * ((index % LINE) as f32 + 0.5), 0.2 + DOWN * (index / LINE) as f32 + 1.8)
}

/// What the digit was, if it is the one that was lowered last.
fn was(row: &Row, index: usize) -> Option<u8> {
    match row.last {
        Some(Last::Lowered(lowered, was)) if lowered == index => Some(was),
        _ => None,
    }
}

fn wash(scene: &mut Scene, mid: Pt) {
    let (wide, high) = (STEP * 0.48, 1.5);
    let polygon = corners(pt(mid.x - wide, mid.y - high), pt(mid.x + wide, mid.y + high));
    scene.add(Item::Fill { polygon, ink: Ink::Accent });
}

/// The digit as it was, small and crossed out, at the upper right of the new one.
fn before(scene: &mut Scene, mid: Pt, digit: u8) {
    let small = pt(mid.x + 0.85, mid.y - 1.1);
    scene.hand(small, Says::Plain(digit.to_string()), 1.1, Align::Centre, Ink::Pencil);
    scene.stroke([pt(small.x - 0.4, small.y + 0.4), pt(small.x + 0.4, small.y - 0.4)], Ink::Accent, Nib::Pen);
}

/// A stroke through digits, one in each line that they stand in, over a hatched ground.
fn strike(scene: &mut Scene, from: usize, to: usize, ink: Ink, nib: Nib) {
    let mut first = from;
    while first < to {
        let last = (first - first % LINE + LINE).min(to) - 1;
        let (a, b) = (at(first), at(last));
        let (left, right, half) = (a.x - STEP * 0.44, b.x + STEP * 0.44, 1.3);
        let polygon = corners(pt(left, a.y - half), pt(right, a.y + half));
        scene.add(Item::Hatch { polygon, ink: Ink::Pencil });
        scene.stroke([pt(left, a.y + 0.35), pt(right, a.y - 0.35)], ink, nib);
        first = last + 1;
    }
}
