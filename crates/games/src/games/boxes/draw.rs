//! The picture: lines in the ink of the player who drew them, squares hatched in the ink of the player who closed them,
//! each with the symbol of its seat. Diagonals, which close nothing, are thinner than sides.

use super::sheet::{Line, Sheet};
use crate::base::Place;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Drawn, Seat, Text};
use crate::kit::{grid, notes};

/// Squares of the paper at the left of the first column and above the first row.
const EDGE: f32 = 1.0;
/// The least width, so that two names have room.
const WIDE: f32 = 14.0;
/// How far inside its square the hatching is, in sides of it: clear of the lines round it. More of it would take longer
/// to paint than the rest of the page.
const HATCHED: f32 = 0.1;
/// Height of a line of counts; from a count to the middle of the page, and from there to the next sign.
const LINE: f32 = 2.0;
const APART: f32 = 1.9;
const BETWEEN: f32 = 0.6;

/// How many squares of the paper nodes are apart.
fn step(sheet: &Sheet) -> f32 {
    match sheet.cols.max(sheet.rows) {
        ..=2 => 6.0,
        3 => 4.0,
        4..=5 => 3.0,
        _ => 2.0,
    }
}

impl Drawn for Sheet {
    fn scene(&self) -> Scene {
        let step = step(self);
        let (across, down) = (f32::from(self.cols) * step + 2.0 * EDGE, f32::from(self.rows) * step + 2.5 * EDGE);
        let lines = self.scores().len().div_ceil(2) as f32;
        let mut scene = Scene::new(across.max(WIDE), down + LINE * lines);
        let first = pt(EDGE + ((scene.width - across) / 2.0).floor(), EDGE);
        let at = |node: Place| pt(first.x + step * f32::from(node.col), first.y + step * f32::from(node.row));
        let print = notes::legible(scene.width);
        scene.coordinates(first, self.cols + 1, self.rows + 1, step, 0.9, print);
        for (n, owner) in self.squares.iter().enumerate() {
            let Some(seat) = owner else { continue };
            let corner = at(Place::new(n as u16 % self.cols, n as u16 / self.cols));
            square(&mut scene, corner, step, *seat);
        }
        let mut stroke = |line: Line, seat: Seat, nib: Nib| {
            scene.stroke([at(line.from), at(line.to)], Ink::of(seat, self.last == Some(line)), nib);
        };
        self.slants.iter().flatten().for_each(|(line, seat)| stroke(*line, *seat, Nib::Pen));
        for (number, owner) in self.lines.iter().enumerate() {
            owner.iter().for_each(|seat| stroke(self.line(number), *seat, Nib::Bold));
        }
        for node in grid::places(self.cols + 1, self.rows + 1) {
            scene.add(Item::Dot { at: at(node), r: 0.08 * step.min(3.0), ink: Ink::Grid });
        }
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

fn square(scene: &mut Scene, corner: Pt, step: f32, seat: Seat) {
    let to = |by: f32| pt(corner.x + by, corner.y + by);
    let polygon = corners(to(HATCHED * step), to((1.0 - HATCHED) * step));
    scene.add(Item::Hatch { polygon, ink: Ink::Seat(seat.0) });
    scene.sign(seat, to(step / 2.0), 0.25 * step);
}

/// The scores under the sheet: sign, name and count. The counts of two players stand beside each other. Of more
/// players, a count is nearer to its name than to the next sign.
fn counts(scene: &mut Scene, sheet: &Sheet, top: f32) {
    let (half, size) = (scene.width / 2.0, 1.2 * notes::legible(scene.width));
    let scores = sheet.scores();
    if let [_, _] = scores[..] {
        return pair(scene, &scores, (half, top + LINE / 2.0), size);
    }
    for (count, n) in scores.into_iter().zip(0u8..) {
        let (x, y) = (f32::from(n % 2) * (half + BETWEEN), top + LINE * (f32::from(n / 2) + 0.5));
        scene.sign(Seat(n), pt(x + 0.5, y), 0.4);
        let digits = count.to_string().len() as f32;
        scene.name(pt(x + 1.5, y), Seat(n), size, Align::Left, half - APART - 1.7 - 0.85 * size * digits);
        let text = Text::new("boxes-count").with("count", count);
        scene.hand(pt(x + half - APART, y), Says::Words(text), 1.5 * size, Align::Right, Ink::Seat(n));
    }
}

/// The counts of two players in the middle, each with its sign and name outside.
fn pair(scene: &mut Scene, scores: &[i64], (half, y): (f32, f32), size: f32) {
    let digits = scores.iter().map(|count| count.to_string().len()).max().unwrap_or(1) as f32;
    scene.hand(pt(half, y), Says::Plain(":".to_owned()), 1.3 * size, Align::Centre, Ink::Pencil);
    for (count, n) in scores.iter().zip(0u8..) {
        let (side, align) = if n == 0 { (-1.0, Align::Right) } else { (1.0, Align::Left) };
        let x = |off: f32| pt(half + side * off, y);
        let text = Text::new("boxes-count").with("count", *count);
        scene.hand(x(0.4 * size), Says::Words(text), 1.3 * size, align, Ink::Seat(n));
        let middle = (0.55 + 0.65 * digits) * size + 0.5;
        scene.sign(Seat(n), x(middle), 0.4);
        scene.name(x(middle + 0.9), Seat(n), size, align, half - middle - 1.1);
    }
}

/// The character in a square: its owner, otherwise its diagonal.
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

/// Nine dots with a square that somebody has closed, and another that waits for its last side.
pub fn emblem() -> Scene {
    const LINES: [(u8, [f32; 4]); 8] = [
        (0, [1.0, 1.0, 4.0, 1.0]),
        (1, [1.0, 1.0, 1.0, 4.0]),
        (0, [4.0, 1.0, 4.0, 4.0]),
        (0, [1.0, 4.0, 4.0, 4.0]),
        (1, [4.0, 4.0, 7.0, 4.0]),
        (0, [7.0, 4.0, 7.0, 7.0]),
        (1, [4.0, 7.0, 7.0, 7.0]),
        (1, [1.0, 7.0, 4.0, 7.0]),
    ];
    let mut scene = Scene::new(8.0, 8.0);
    square(&mut scene, pt(1.0, 1.0), 3.0, Seat(0));
    for (seat, [left, top, right, low]) in LINES {
        scene.stroke([pt(left, top), pt(right, low)], Ink::Seat(seat), Nib::Bold);
    }
    for (x, y) in [1.0, 4.0, 7.0].into_iter().flat_map(|x| [1.0, 4.0, 7.0].map(|y| (x, y))) {
        scene.add(Item::Dot { at: pt(x, y), r: 0.35, ink: Ink::Pencil });
    }
    scene
}
