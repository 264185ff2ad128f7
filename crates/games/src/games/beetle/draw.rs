//! The beetle, stroke by stroke: seen from above, its head up.

use std::f32::consts::{PI, TAU};

use super::{ALL, BODY, Drawn, HEAD, Sheet, WHOLE};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Seat, Text};
use crate::kit::roster::{Cell, Foot, Head, Roster, least};

/// The extent of a beetle in its own column, the height of the die above it, and the width of the column.
const SIZE: f32 = 8.0;
const DIE: f32 = 3.0;
const COLUMN: f32 = 4.0;
/// The width of a beetle, in parts of its height. It keeps off the rules beside it.
const WIDE: f32 = 0.78;
/// The half axes of the body and the radius of the head, in parts of the extent, and the distance of their middles from
/// that of the beetle.
const SHELL: (f32, f32) = (0.17, 0.24);
const ROUND: f32 = 0.095;
const LOW: f32 = 0.06;
const HIGH: f32 = -0.26;
/// From the middle of a column to the word beside a die, and the least width of a column with room for it.
const NOTHING: f32 = 1.5;
const WORD: f32 = 8.0;
/// Side of a die of the legend.
const DIE_SMALL: f32 = 1.1;
/// Points of an oval.
const POINTS: usize = 28;

/// A pen that draws around the middle of a beetle.
struct Pen<'a> {
    scene: &'a mut Scene,
    middle: Pt,
    size: f32,
    ink: Ink,
    /// Whether surfaces are left empty: the model of a beetle has outlines only.
    bare: bool,
}

impl Pen<'_> {
    fn at(&self, x: f32, y: f32) -> Pt {
        pt(self.middle.x + x * self.size, self.middle.y + y * self.size)
    }

    fn line(&mut self, points: &[(f32, f32)], nib: Nib) {
        let points: Vec<Pt> = points.iter().map(|(x, y)| self.at(*x, *y)).collect();
        self.scene.stroke(points, self.ink, nib);
    }

    fn oval(&mut self, y: f32, (wide, high): (f32, f32)) -> Vec<Pt> {
        let angles = (0..=POINTS).map(|n| TAU * n as f32 / POINTS as f32);
        let points: Vec<Pt> = angles.map(|angle| self.at(wide * angle.sin(), y - high * angle.cos())).collect();
        self.scene.stroke(points.clone(), self.ink, Nib::Bold);
        points
    }

    /// A round spot. A dot of a seat has another shape in some looks.
    fn spot(&mut self, x: f32, y: f32, r: f32) {
        let (at, r) = (self.at(x, y), r * self.size);
        self.scene.add(Item::Ring { at, r, ink: self.ink, nib: Nib::Bold });
    }

    /// The wing cases, hatched, with the line between them and their dots.
    fn body(&mut self) {
        let oval = self.oval(LOW, SHELL);
        if !self.bare {
            self.scene.add(Item::Hatch { polygon: oval, ink: self.ink });
        }
        self.line(&[(0.0, LOW - SHELL.1), (0.0, LOW + SHELL.1)], Nib::Pen);
        for (x, y) in [(0.08, -0.1), (0.09, 0.05)] {
            for x in [x, -x] {
                self.spot(x, LOW + y, 0.012);
            }
        }
    }

    /// One of the six legs: three at the right, then three at the left, each with a knee and a foot.
    fn leg(&mut self, n: u8) {
        let side = if n < 3 { 1.0 } else { -1.0 };
        let (row, y) = (f32::from(n % 3) - 1.0, LOW + 0.11 * (f32::from(n % 3) - 1.0));
        let hip = SHELL.0 * (1.0 - (y - LOW).powi(2) / SHELL.1.powi(2)).max(0.0).sqrt();
        let (knee, foot) = ((hip + 0.1, y + 0.09 * row - 0.04), (hip + 0.17, y + 0.2 * row + 0.03));
        let leg = [(hip, y), knee, foot, (foot.0 + 0.03, foot.1 + 0.035)];
        self.line(&leg.map(|(x, y)| (x * side, y)), Nib::Bold);
    }

    fn eye(&mut self, n: u8) {
        let side = if n == 0 { 1.0 } else { -1.0 };
        let (at, r) = (self.at(0.052 * side, HIGH - 0.015), 0.035 * self.size);
        self.scene.add(Item::Ring { at, r, ink: self.ink, nib: Nib::Pen });
        if !self.bare {
            self.scene.add(Item::Dot { at, r: r / 2.0, ink: Ink::Pencil });
        }
    }

    /// A feeler, bent outwards, with a knob at its end.
    fn feeler(&mut self, n: u8) {
        let side = if n == 0 { 1.0 } else { -1.0 };
        let bend = (0..=8).map(|n| {
            let part = n as f32 / 8.0;
            (side * (0.03 + 0.13 * (part * PI / 2.0).sin().powi(2)), HIGH - ROUND - 0.13 * part)
        });
        let bend: Vec<(f32, f32)> = bend.collect();
        self.line(&bend, Nib::Pen);
        let end = bend.last().copied().unwrap_or_default();
        self.spot(end.0, end.1, 0.01);
    }

    /// Part number `n` of those that a face draws.
    fn part(&mut self, face: u8, n: u8) {
        match face {
            BODY => self.body(),
            HEAD => drop(self.oval(HIGH, (ROUND * 1.15, ROUND))),
            3 => self.leg([0, 3, 1, 4, 2, 5][usize::from(n % 6)]),
            4 => self.eye(n),
            5 => self.feeler(n),
            _ => self.tail(),
        }
    }

    /// A tail that waves.
    fn tail(&mut self) {
        let wave = (0..=12).map(|n| {
            let part = n as f32 / 12.0;
            (0.05 * (part * TAU).sin(), LOW + SHELL.1 + 0.17 * part)
        });
        let wave: Vec<(f32, f32)> = wave.collect();
        self.line(&wave, Nib::Bold);
    }
}

/// Draws the present parts of a seat's beetle over a pale model of all of it, so that you see what is missing. The
/// latest part has a halo.
fn growing(scene: &mut Scene, sheet: &Sheet, seat: Seat, middle: Pt, size: f32) {
    let (drawn, ink) = (*sheet.own(seat), Ink::Seat(seat.0));
    parts(Pen { scene, middle, size, ink: Ink::Shade, bare: true }, Drawn(WHOLE), None);
    let thrown = sheet.player(seat).throws.last().and_then(|faces| faces.first().copied());
    let latest = thrown.filter(|_| sheet.is_latest(seat) && sheet.common);
    parts(Pen { scene, middle, size, ink, bare: false }, drawn, latest.map(|face| (face, Ink::Latest(seat.0))));
}

/// Draws the parts of a beetle around a point. `size` is the extent from feelers to tail.
pub fn beetle(scene: &mut Scene, drawn: Drawn, middle: Pt, size: f32, ink: Ink) {
    parts(Pen { scene, middle, size, ink, bare: false }, drawn, None);
}

/// Draws parts, the last one of the face `latest` in an ink of its own.
fn parts(mut pen: Pen<'_>, drawn: Drawn, latest: Option<(u8, Ink)>) {
    let plain = pen.ink;
    for face in [3, 6, BODY, 5, HEAD, 4] {
        for n in 0..drawn.of(face) {
            let fresh = latest.filter(|(latest, _)| *latest == face && n + 1 == drawn.of(face));
            pen.ink = fresh.map_or(plain, |(_, ink)| ink);
            pen.part(face, n);
        }
    }
}

/// The players with how many parts they have.
fn roster(sheet: &Sheet) -> Roster {
    let cells = |seat: Seat| {
        let count = sheet.own(seat).count();
        vec![Cell {
            words: Some(Text::new("beetle-sheet-parts").with("parts", count).with("all", ALL)),
            ..Cell::own(count)
        }]
    };
    let heads = vec![Head::new("parts", ("beetle-sheet-all", 3.4), Foot::High(1.6))];
    sheet.listed(heads, (COLUMN, DIE + SIZE), cells)
}

/// The page. Many players have a line each. Below them stand the beetle that has grown last and the legend of the
/// faces.
pub fn scene(sheet: &Sheet) -> Scene {
    let roster = roster(sheet);
    let says = Text::new("beetle-sheet");
    let mut scene = sheet.page(&roster, says, &mut |scene, line, top, wide| {
        sheet.draw_dice(scene, line.seat, top, wide, (1, 1));
        if sheet.is_latest(line.seat) && !sheet.common && wide >= WORD {
            let at = pt(top.x + NOTHING, top.y + DIE / 2.0);
            let says = Says::Words(Text::new("dice-sheet-lost"));
            scene.hand(at, says, 1.2 * least(scene.width), Align::Left, Ink::Pencil);
        }
        let middle = pt(top.x, top.y + DIE + SIZE / 2.0);
        growing(scene, sheet, line.seat, middle, (SIZE - 0.4).min((wide - 0.6) / WIDE));
    });
    if roster.is_columns() {
        let (top, wide) = (scene.height, (scene.width - 0.5) / 3.0);
        scene.height += 4.0;
        faces(&mut scene, pt(0.5, top), (3, wide));
    } else {
        let seat = sheet.round.thrower.unwrap_or(sheet.round.mover());
        let top = scene.height;
        scene.height += SIZE;
        let middle = pt(SIZE / 2.0, top + SIZE / 2.0);
        growing(&mut scene, sheet, seat, middle, SIZE - 0.4);
        faces(&mut scene, pt(SIZE + 1.0, top + 1.0), (1, SIZE));
    }
    scene
}

/// The legend of the faces: what each draws, in `across` columns of width `wide`.
fn faces(scene: &mut Scene, corner: Pt, (across, wide): (u8, f32)) {
    let size = (1.2 * least(scene.width)).max(1.15);
    let pitch = if across > 1 { 1.7 } else { 1.15 };
    for face in 1..=6u8 {
        let (column, row) = (f32::from((face - 1) % across), f32::from((face - 1) / across));
        let at = pt(corner.x + wide * column, corner.y + pitch * row);
        scene.add(Item::Die { at: pt(at.x + 0.6, at.y + 0.6), side: DIE_SMALL, face, ink: Ink::Pencil });
        let count = WHOLE[usize::from(face) - 1];
        let says = if count > 1 {
            Text::new("beetle-sheet-times").with("part", super::part(face)).with("count", count)
        } else {
            super::part(face)
        };
        scene.hand(pt(at.x + 1.6, at.y + 0.6), Says::Words(says), size, Align::Left, Ink::Pencil);
    }
}

/// The same as text: how many of each part there are.
pub fn text(sheet: &Sheet) -> String {
    let mut roster = roster(sheet);
    for line in &mut roster.lines {
        let drawn = sheet.own(line.seat);
        let signs = ["body", "head", "leg", "eye", "feeler", "tail"];
        let parts = signs.iter().zip(1..=6).filter(|(_, face)| drawn.of(*face) > 0);
        let parts: Vec<String> = parts.map(|(sign, face)| format!("{sign} {}", drawn.of(face))).collect();
        line.note = format!("{:<3} {}", line.note, parts.join(", ")).trim_end().to_owned();
    }
    roster.text("  die")
}

pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    beetle(&mut scene, Drawn(WHOLE), pt(4.0, 4.05), 7.6, Ink::Seat(2));
    scene
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_adds_something_to_the_drawing() {
        let mut drawn = Drawn::default();
        let mut items = 0;
        for face in [1, 2, 3, 3, 3, 3, 3, 3, 4, 4, 5, 5, 6] {
            assert_eq!(drawn.add(face), Ok(()));
            let mut scene = Scene::new(SIZE, SIZE);
            beetle(&mut scene, drawn, pt(SIZE / 2.0, SIZE / 2.0), SIZE, Ink::Seat(0));
            assert!(scene.items.len() > items, "{face}");
            items = scene.items.len();
        }
        assert_eq!(emblem().items.len(), items);
    }
}
