//! The picture: the grids one below the other, so that their cells are large. One lettering runs through both.
//! Rectangles are hatched with the pen of the player who shaded them. Above each grid are its owner, its cells and the
//! dice.

use super::bout::{Block, Bout};
use crate::base::{Place, Window};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, inset, pt};
use crate::game::{Drawn, Seat, Text};
use crate::kit::roster::least;
use crate::kit::{grid, marks, signs};

/// Side of a cell, and how far the first grid is from the left edge, at least, and from the upper one.
const CELL: f32 = 1.0;
const CORNER: Pt = pt(1.0, 2.0);
/// The least width: a page with two grids is no narrower.
const WIDTH: f32 = 10.0;
/// Height of the coordinates, and their distance from the middle of a cell.
const PRINT: f32 = 0.9;
const GAP: f32 = CELL / 2.0 + 0.55;
/// Height of the names, how much smaller they and the dice are beside the long counts of a series above a small grid,
/// and height of the remarks as a share of the grid and at least.
const NAME: f32 = 1.3;
const SERIES: f32 = 0.75;
const NOTE: f32 = 0.115;
const LEAST: f32 = 0.75;
/// Width of a digit of a count, the gap before the count, and the width of a remark in heights of its letters.
const FIGURE: f32 = 0.55;
const BEHIND: f32 = 0.45;
const NOTED: f32 = 4.2;
/// How far above its grid, beyond the letters, the middle of the line with a name is.
const LINE: f32 = 1.7;
/// Height between the two grids: letters, the name and the dice, and letters.
const BETWEEN: f32 = 4.0;
/// Side of a die, how far above the line with the name it stands, and the side of a grid that has room for dice, a name
/// and a long count above it.
const DIE: f32 = 1.5;
const RAISED: f32 = 0.25;
const NARROW: f32 = 9.0;
/// How far inside its contour the highlighter of the latest rectangle begins and ends, and height of the area in one.
const BAND: (f32, f32) = (0.08, 0.32);
const AREA: f32 = 0.95;
/// Height of the line below both grids, the legend of the inks, and of its letters.
const KEY: f32 = 1.0;
const WORDS: f32 = 1.05;

impl Drawn for Bout {
    fn scene(&self) -> Scene {
        let (size, side) = (self.terms.size, CELL * f32::from(self.terms.size));
        let mut scene = Scene::new(width(self), CORNER.y + 2.0 * side + BETWEEN + 1.0);
        if !self.is_over() {
            let (at, says) = (pt(scene.width / 2.0, scene.height + KEY / 2.0), Text::new("gridlock-sheet-key"));
            let size = (WORDS.max(least(scene.width)), scene.width);
            scene.fitted(at, Says::Words(says), size, Align::Centre, Ink::Pencil);
            scene.height += KEY;
        }
        for seat in [Seat(0), Seat(1)] {
            let corner = corner(self, seat);
            scene.add(Item::Grid { at: corner, cols: size, rows: size, step: CELL });
            let window = Window { from: Place::new(size * u16::from(seat.0), 0), cols: size, rows: size };
            scene.lettering(window, Scene::cell(corner, CELL, Place::new(0, 0)), CELL, GAP, PRINT);
        }
        // Each grid is a sheet of its own, and small enough to be shown whole.
        scene.named = Some(Window::board(size, size));
        for (n, block) in self.blocks.iter().enumerate() {
            shade(&mut scene, self, block, n + 1 == self.blocks.len());
        }
        for seat in [Seat(0), Seat(1)] {
            let corner = corner(self, seat);
            scene.frame(corner.x, corner.y, side, side, Ink::Seat(seat.0), Nib::Bold);
            player(&mut scene, self, seat, (corner, side));
        }
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
        let mover = if self.mover == Seat(0) { 'x' } else { 'o' };
        lines.extend(match self.dice {
            _ if self.is_over() => None,
            Some([a, b]) => Some(format!("{mover} has thrown {a} {b}")),
            None => Some(format!("{mover} throws")),
        });
        lines.extend((self.lost > 0).then(|| format!("lost turns {}", self.lost)));
        lines.extend((self.terms.games > 1).then(|| format!("games over {} of {}", self.games, self.terms.games)));
        lines.join("\n")
    }

    fn mark(&self, seat: Seat) -> Option<Text> {
        signs::crosses_and_half(seat)
    }

    fn scores(&self) -> Option<Vec<i64>> {
        Some(self.cells().map(i64::from).to_vec())
    }
}

/// Width of the drawing.
fn width(bout: &Bout) -> f32 {
    // A little more at the right: a page that is so high is no narrower without it.
    (CELL * f32::from(bout.terms.size) + 2.0 * CORNER.x + 0.4).max(WIDTH)
}

/// The upper left corner of a seat's grid.
fn corner(bout: &Bout, seat: Seat) -> Pt {
    let left = ((width(bout) - CELL * f32::from(bout.terms.size)) / 2.0).floor();
    pt(left, CORNER.y + (CELL * f32::from(bout.terms.size) + BETWEEN) * f32::from(seat.0))
}

/// A rectangle on the lines of its grid: hatched, with its contour, and with its area in the ink of whoever owns the
/// grid and so gets the points. The latest one has a frame of the highlighter, and its hatches are inside.
fn shade(scene: &mut Scene, bout: &Bout, block: &Block, latest: bool) {
    let (grid, rect) = (corner(bout, block.on), block.rect);
    let low = pt(grid.x + CELL * f32::from(rect.at.col), grid.y + CELL * f32::from(rect.at.row));
    let high = pt(low.x + CELL * f32::from(rect.width), low.y + CELL * f32::from(rect.height));
    let (mut contour, ink) = (corners(low, high), Ink::Seat(block.by.0));
    let mut inside = 0.0;
    if latest {
        inside = BAND.1;
        scene.add(Item::Fill { polygon: inset(low, high, BAND.0), ink: Ink::Accent });
        scene.add(Item::Blank { polygon: inset(low, high, inside) });
    }
    scene.add(Item::Hatch { polygon: inset(low, high, inside), ink });
    contour.push(low);
    scene.stroke(contour, ink, if latest { Nib::Bold } else { Nib::Pen });
    let area = (rect.width * rect.height).to_string();
    let at = pt((low.x + high.x) / 2.0, (low.y + high.y) / 2.0);
    let (wide, tall) = (0.2 + 0.25 * area.len() as f32, 0.42);
    scene.add(Item::Blank { polygon: marks::disc(at, (wide, tall), 20) });
    scene.hand(at, Says::Plain(area), AREA.max(least(scene.width)), Align::Centre, Ink::Seat(block.on.0));
}

/// The owner of a grid, and right behind the name the cells shaded in it, in a series after those of the games before.
/// At the right are the dice, or a note about the lost turn.
fn player(scene: &mut Scene, bout: &Bout, seat: Seat, (corner, side): (Pt, f32)) {
    let (ink, y) = (Ink::Seat(seat.0), corner.y - LINE);
    let is_long = side < NARROW && bout.terms.games > 1;
    let (name, die) = if is_long { (SERIES * NAME, SERIES * DIE) } else { (NAME, DIE) };
    // A small grid leaves little room, so its line goes beyond it.
    let (left, right) = if side < NARROW { (0.0, scene.width) } else { (corner.x, corner.x + side) };
    let says = |seat: Seat| match (bout.before[seat.index()], bout.grids[seat.index()].shaded()) {
        (_, cells) if bout.games == 0 || bout.terms.games == 1 => cells.to_string(),
        (before, cells) => format!("{before} + {cells}"),
    };
    let letters = [Seat(0), Seat(1)].map(|seat| says(seat).chars().count()).into_iter().max().unwrap_or(1);
    let note = (NOTE * side).max(LEAST);
    // Names and counts stand below each other, with or without anything at the right.
    let taken = FIGURE * name / NAME * letters as f32 + BEHIND + (2.0 * die + 0.6).max(NOTED * note);
    let (room, end) = (right - left - taken, right - taken);
    scene.name(pt(end, y), seat, name, Align::Right, room);
    // At the start of a new game, the result of the one before is highlighted.
    let latest = bout.blocks.is_empty() && bout.games > 0;
    scene.hand(pt(end + BEHIND, y), Says::Plain(says(seat)), name, Align::Left, Ink::of(seat, latest));
    if let Some(dice) = bout.dice.filter(|_| bout.waits_for(seat)) {
        for (n, face) in (0u8..).zip(dice) {
            let at = pt(right - die / 2.0 - (die + 0.2) * (1.0 - f32::from(n)), y - RAISED);
            scene.add(Item::Die { at, side: die, face, ink });
        }
    } else if bout.lost > 0 && (bout.is_over() || bout.mover != seat) {
        scene.hand(pt(right, y), Says::Words(Text::new("gridlock-sheet-lost")), note, Align::Right, Ink::Pencil);
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
