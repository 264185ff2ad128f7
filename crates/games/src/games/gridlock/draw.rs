//! The picture: both grids side by side with one lettering, rectangles hatched with the pen of the player who shaded
//! them, and the dice under the grid of the player who threw.

use super::bout::{Block, Bout};
use crate::base::Place;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Drawn, Seat, Text};
use crate::kit::grid;

/// Side of a cell, and the upper left corner of the grids.
const CELL: f32 = 1.0;
const CORNER: Pt = pt(2.0, 4.0);
/// Height of the coordinates, which are larger on so wide a sheet, and their distance from the middle of a cell.
const PRINT: f32 = 1.0;
const GAP: f32 = CELL / 2.0 + 0.8;
/// Height of the names, of the remarks, and of the area below the grids.
const NAME: f32 = 1.7;
const NOTE: f32 = 1.4;
const BELOW: f32 = 5.0;
/// Side of a die.
const DIE: f32 = 2.2;

impl Drawn for Bout {
    fn scene(&self) -> Scene {
        let side = CELL * f32::from(self.terms.size);
        let mut scene = Scene::new(2.0 * (side + CORNER.x), CORNER.y + side + BELOW);
        scene.add(Item::Grid { at: CORNER, cols: 2 * self.terms.size, rows: self.terms.size, step: CELL });
        let first = Scene::cell(CORNER, CELL, Place::new(0, 0));
        scene.coordinates(first, 2 * self.terms.size, self.terms.size, CELL, GAP, PRINT);
        for (n, block) in self.blocks.iter().enumerate() {
            shade(&mut scene, self, block, n + 1 == self.blocks.len());
        }
        for seat in [Seat(0), Seat(1)] {
            let x = CORNER.x + side * f32::from(seat.0);
            // A seam between the grids, so that neither frame hides the other.
            let (low, high) = (pt(x + SEAM * f32::from(seat.0), CORNER.y), side - SEAM);
            let mut frame = corners(low, pt(low.x + high, CORNER.y + side));
            frame.push(low);
            scene.stroke(frame, Ink::Seat(seat.0), Nib::Bold);
            player(&mut scene, self, seat, (x, side));
        }
        // Separates the cells of one player from those of the other.
        let middle = [0.3, NAME + 0.1].map(|y| pt(CORNER.x + side, y));
        scene.stroke(middle.to_vec(), Ink::Pencil, Nib::Pen);
        scene
    }

    /// Both grids in letters: `x` for cells of the first player, `o` for the second, the latest in capitals.
    fn board(&self) -> String {
        let size = self.terms.size;
        let sign = |place: Place| {
            let on = Seat(u8::from(place.col >= size));
            let at = Place { col: place.col % size, ..place };
            let over = |block: &&Block| block.on == on && block.rect.has(at);
            match self.blocks.iter().find(over) {
                None => '.',
                Some(block) => {
                    let letter = if block.by == Seat(0) { 'x' } else { 'o' };
                    if self.blocks.last() == Some(block) { letter.to_ascii_uppercase() } else { letter }
                }
            }
        };
        let middle = size.to_string().len() + 2 * usize::from(size);
        let rows = grid::text(2 * size, size, sign);
        let mut lines: Vec<String> = rows.lines().map(|row| row[..middle].to_owned() + " |" + &row[middle..]).collect();
        let seat = self.mover.0 + 1;
        lines.extend(match self.dice {
            _ if self.is_over() => None,
            Some([a, b]) => Some(format!("seat {seat} has thrown {a} {b}")),
            None => Some(format!("seat {seat} throws")),
        });
        lines.extend((self.lost > 0).then(|| format!("lost turns {}", self.lost)));
        lines.extend((self.terms.games > 1).then(|| format!("games over {} of {}", self.games, self.terms.games)));
        lines.join("\n")
    }

    fn scores(&self) -> Option<Vec<i64>> {
        Some(self.cells().map(i64::from).to_vec())
    }
}

/// The distance between the frames of the grids.
const SEAM: f32 = 0.16;
/// The distance from the contour of a rectangle to the edge of its cells.
const INSET: f32 = 0.09;

/// A rectangle: hatched, with a contour. The latest one is on the highlighter.
fn shade(scene: &mut Scene, bout: &Bout, block: &Block, latest: bool) {
    let named = bout.named(block.on, block.rect);
    let low = pt(CORNER.x + CELL * f32::from(named.at.col), CORNER.y + CELL * f32::from(named.at.row));
    let high = pt(low.x + CELL * f32::from(named.width), low.y + CELL * f32::from(named.height));
    if latest {
        scene.add(Item::Fill { polygon: corners(low, high), ink: Ink::Accent });
    }
    let (low, high) = (pt(low.x + INSET, low.y + INSET), pt(high.x - INSET, high.y - INSET));
    let mut contour = corners(low, high);
    scene.add(Item::Hatch { polygon: contour.clone(), ink: Ink::Seat(block.by.0) });
    contour.push(low);
    scene.stroke(contour, Ink::of(block.by, latest), if latest { Nib::Bold } else { Nib::Pen });
}

/// The name over a grid with its cells. Under the grid are the dice, or a note about the lost turn.
fn player(scene: &mut Scene, bout: &Bout, seat: Seat, (x, side): (f32, f32)) {
    let ink = Ink::Seat(seat.0);
    let cells = bout.grids[seat.index()].shaded();
    let says = match bout.before[seat.index()] {
        _ if bout.games == 0 || bout.terms.games == 1 => cells.to_string(),
        before => format!("{before} + {cells}"),
    };
    // At the start of a new game, the result of the one before is highlighted.
    let latest = bout.blocks.is_empty() && bout.games > 0;
    // Behind the name, so that nobody takes it for a part of the other player's line.
    let room = NAME * 0.6 * says.chars().count() as f32 + 0.6;
    let end = 0.75 * (side - room);
    scene.name(pt(x + end, NAME / 2.0 + 0.2), seat, NAME, Align::Right, end - 0.3);
    let at = pt(x + end + 0.6, NAME / 2.0 + 0.2);
    scene.hand(at, Says::Plain(says), NAME, Align::Left, Ink::of(seat, latest));
    let y = CORNER.y + side + BELOW - DIE / 2.0 - 0.3;
    if let Some(dice) = bout.dice.filter(|_| bout.waits_for(seat)) {
        for (n, face) in (0u8..).zip(dice) {
            let at = pt(x + side / 2.0 + (DIE / 2.0 + 0.3) * (f32::from(n) * 2.0 - 1.0), y);
            scene.add(Item::Die { at, side: DIE, face, ink });
        }
    } else if bout.lost > 0 && (bout.is_over() || bout.mover != seat) {
        let says = Says::Words(Text::new("gridlock-sheet-lost"));
        scene.hand(pt(x + side / 2.0, y), says, NOTE, Align::Centre, Ink::of(seat, true));
    }
}

/// Rectangles on a grid.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    scene.add(Item::Grid { at: pt(0.0, 0.0), cols: 8, rows: 8, step: 1.0 });
    for (n, low, high) in [
        (0, (0.0, 0.0), (5.0, 3.0)),
        (0, (0.0, 3.0), (2.0, 7.0)),
        (1, (3.0, 4.0), (6.0, 6.0)),
        (0, (6.0, 1.0), (8.0, 3.0)),
    ] {
        let (low, high) = (pt(low.0 + 0.1, low.1 + 0.1), pt(high.0 - 0.1, high.1 - 0.1));
        let mut contour = corners(low, high);
        scene.add(Item::Hatch { polygon: contour.clone(), ink: Ink::Seat(n) });
        contour.push(low);
        scene.stroke(contour, Ink::Seat(n), Nib::Bold);
    }
    scene
}
