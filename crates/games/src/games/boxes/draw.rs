//! The picture: lines in the ink of the player who drew them, squares hatched in the ink of the player who closed them,
//! each with the symbol of its seat. The latest line is accented.

use super::sheet::{Line, Sheet};
use crate::base::Place;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Drawn, Seat, Text};

/// How far nodes are apart.
const STEP: f32 = 2.4;
/// The first node.
const FIRST: Pt = Pt { x: 2.0, y: 2.0 };
/// The least width, so that two names have room.
const WIDE: f32 = 15.0;
/// Height of a line of counts.
const LINE: f32 = 1.8;

impl Drawn for Sheet {
    fn scene(&self) -> Scene {
        let (across, down) = (f32::from(self.cols) * STEP + 4.0, f32::from(self.rows) * STEP + 4.0);
        let seats = self.scores().len();
        let mut scene = Scene::new(across.max(WIDE), down + LINE * seats.div_ceil(2) as f32 + 0.4);
        let first = pt(FIRST.x + (scene.width - across) / 2.0, FIRST.y);
        let at = |node: Place| pt(first.x + STEP * f32::from(node.col), first.y + STEP * f32::from(node.row));
        for (n, owner) in self.squares.iter().enumerate() {
            let Some(seat) = owner else { continue };
            let corner = at(Place::new(n as u16 % self.cols, n as u16 / self.cols));
            square(&mut scene, corner, *seat);
        }
        let mut stroke = |line: Line, seat: Seat| {
            let last = self.last == Some(line);
            let ink = Ink::of(seat, last);
            scene.stroke([at(line.from), at(line.to)], ink, Nib::Bold);
        };
        for (number, owner) in self.lines.iter().enumerate() {
            owner.iter().for_each(|seat| stroke(self.line(number), *seat));
        }
        self.slants.iter().flatten().for_each(|(line, seat)| stroke(*line, *seat));
        for row in 0..=self.rows {
            for col in 0..=self.cols {
                scene.add(Item::Dot { at: at(Place::new(col, row)), r: 0.2, ink: Ink::Grid });
            }
        }
        scene.coordinates(first, self.cols + 1, self.rows + 1, STEP, 1.2, 0.8);
        counts(&mut scene, self, down);
        scene
    }

    /// The sheet in letters: seats count from 1.
    fn board(&self) -> String {
        let drawn = |from: Place, to: Place| {
            self.number(Line { from, to }).is_some_and(|number| self.lines.get(number).is_some_and(Option::is_some))
        };
        let letters: Vec<String> = (0..=self.cols).map(|col| crate::base::Labels::Latin.column(col)).collect();
        let mut lines = vec![format!("  {}", letters.join("   "))];
        for row in 0..=self.rows {
            let (mut nodes, mut squares) = (format!("{:<2}+", row + 1), "  ".to_owned());
            for col in 0..=self.cols {
                let from = Place::new(col, row);
                if col < self.cols {
                    nodes += if drawn(from, Place::new(col + 1, row)) { "---+" } else { "   +" };
                }
                if row < self.rows {
                    squares.push(if drawn(from, Place::new(col, row + 1)) { '|' } else { ' ' });
                    squares += &if col < self.cols { format!(" {} ", inside(self, from)) } else { String::new() };
                }
            }
            lines.extend([nodes, squares.trim_end().to_owned()]);
        }
        let scores: Vec<String> = self.scores().iter().map(i64::to_string).collect();
        lines.pop();
        lines.push(scores.join(" : "));
        lines.join("\n")
    }

    fn scores(&self) -> Option<Vec<i64>> {
        Some(self.scores())
    }
}

fn square(scene: &mut Scene, corner: Pt, seat: Seat) {
    let to = |by: f32| pt(corner.x + by, corner.y + by);
    let polygon = corners(to(0.15), to(STEP - 0.15));
    scene.add(Item::Hatch { polygon, ink: Ink::Seat(seat.0) });
    sign(scene, to(STEP / 2.0), 0.6, seat);
}

/// The sign of a seat: cross, ring, square, triangle.
fn sign(scene: &mut Scene, at: Pt, r: f32, seat: Seat) {
    let ink = Ink::Seat(seat.0);
    match seat.0 {
        0 => scene.add(Item::Cross { at, r, ink, nib: Nib::Bold }),
        1 => scene.add(Item::Ring { at, r, ink, nib: Nib::Bold }),
        2 => scene.frame(at.x - r, at.y - r, 2.0 * r, 2.0 * r, ink, Nib::Bold),
        _ => {
            let top = pt(at.x, at.y - r);
            scene.stroke([top, pt(at.x + r, at.y + r), pt(at.x - r, at.y + r), top], ink, Nib::Bold);
        }
    }
}

/// Who has how many, under the sheet.
fn counts(scene: &mut Scene, sheet: &Sheet, top: f32) {
    let half = scene.width / 2.0;
    for (count, n) in sheet.scores().into_iter().zip(0u8..) {
        let (x, y) = (f32::from(n % 2) * half, top + LINE * (f32::from(n / 2) + 0.5));
        sign(scene, pt(x + 0.9, y), 0.4, Seat(n));
        scene.name(pt(x + 1.7, y), Seat(n), 1.1, Align::Left, half - 4.0);
        let text = Text::new("boxes-count").with("count", count);
        scene.hand(pt(x + half - 0.4, y), Says::Words(text), 1.3, Align::Right, Ink::Seat(n));
    }
}

/// What stands in a square.
fn inside(sheet: &Sheet, square: Place) -> char {
    let n = usize::from(square.row * sheet.cols + square.col);
    match (sheet.squares[n], sheet.slants[n]) {
        (Some(seat), _) => char::from(b'1' + seat.0),
        (None, Some((line, _))) => {
            if line.from == square {
                '\\'
            } else {
                '/'
            }
        }
        (None, None) => ' ',
    }
}
