//! The picture: numbered points and the segments between them. The ends of a segment show who drew it. Points that
//! cannot be joined to anything any more are crossed out. Nothing at a point is larger than half the distance that
//! segments keep from it.

use super::layout::SQUARE;
use super::sheet::{Pair, Sheet};
use crate::game::scene::{Align, Face, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Drawn, Seat};
use crate::kit::notes;

/// How far a number stands from its point, in letters of a sheet of [`USUAL`] squares.
const OFF: f32 = 0.72;
/// The side of a sheet on which numbers are as large as they look. Those of a larger one grow with it, so that they can
/// be read when it is shown smaller.
const USUAL: f32 = 24.0;
/// The radius of what is drawn at a point.
const DOT: f32 = 0.17;
const RING: f32 = 0.16;
const CROSS: f32 = 0.15;
/// How far to both sides the latest segment is marked.
const MARK: f32 = 0.3;

impl Drawn for Sheet {
    fn scene(&self) -> Scene {
        let (side, scale) = (f32::from(self.side), scale(self));
        let foot = 1.4 * scale;
        let mut scene = Scene::new(side, side + foot);
        if let Some((_, last)) = self.drawn.last() {
            scene.strip(ends(self, *last), MARK, Ink::Accent);
        }
        for (seat, pair) in &self.drawn {
            segment(&mut scene, *seat, ends(self, *pair));
        }
        for number in self.numbers() {
            let at = at(self, number);
            let (joined, open) = (self.joined(number).is_some(), self.open.iter().any(|pair| pair.has(number)));
            if open {
                scene.add(Item::Dot { at, r: DOT, ink: Ink::Pencil });
            } else if !joined {
                scene.add(Item::Cross { at, r: CROSS, ink: Ink::Pencil, nib: Nib::Fine });
            }
            let says = Says::Plain(number.to_string());
            let at = beside(self, number);
            let size = scale * if open { 0.85 } else { 0.6 };
            scene.add(Item::Label { at, says, size, align: Align::Centre, ink: Ink::Pencil, face: Face::Print });
        }
        for seat in [Seat(0), Seat(1)] {
            let (x, y) = (1.0 + side / 2.0 * f32::from(seat.0), side + 0.5 * scale);
            segment(&mut scene, seat, (pt(x, y), pt(x + 1.4 * scale, y)));
            scene.name(pt(x + 2.1 * scale, y), seat, scale, Align::Left, side / 2.0 - 3.3 * scale);
        }
        scene
    }

    /// The points in letters: number, squares from the left and from the top, then `.` where something can be joined to
    /// it, or what it is joined to.
    fn board(&self) -> String {
        let squares = |n: i32| format!("{}.{:02}", n / SQUARE, n % SQUARE * 100 / SQUARE);
        let line = |number: u8| {
            let point = self.point(number);
            let state = match self.joined(number) {
                Some((_, other)) => format!(" -{other}"),
                None if self.open.iter().any(|pair| pair.has(number)) => " .".to_owned(),
                None => String::new(),
            };
            format!("{number:>2} {:>5} {:>5}{state}", squares(point.x), squares(point.y))
        };
        self.numbers().map(line).collect::<Vec<_>>().join("\n")
    }
}

/// How much larger lettering is than on a usual sheet.
fn scale(sheet: &Sheet) -> f32 {
    (f32::from(sheet.side) / USUAL).max(1.0)
}

fn at(sheet: &Sheet, number: u8) -> Pt {
    sheet.point(number).pt(SQUARE as u16)
}

fn ends(sheet: &Sheet, pair: Pair) -> (Pt, Pt) {
    (at(sheet, pair.a), at(sheet, pair.b))
}

/// A segment as its player draws it: the first one ends it with dots, the second one with rings.
fn segment(scene: &mut Scene, seat: Seat, (a, b): (Pt, Pt)) {
    let ink = Ink::Seat(seat.0);
    scene.stroke([a, b], ink, Nib::Ruler);
    for at in [a, b] {
        match seat.0 {
            0 => scene.add(Item::Dot { at, r: DOT, ink }),
            _ => scene.add(Item::Ring { at, r: RING, ink, nib: Nib::Pen }),
        }
    }
}

/// Where the number of a point stands: outside of a circle, else where most is free around it.
fn beside(sheet: &Sheet, number: u8) -> Pt {
    let own = at(sheet, number);
    if sheet.circle {
        let half = f32::from(sheet.side) / 2.0;
        let (dx, dy) = (own.x - half, own.y - half);
        let by = 1.0 + scale(sheet) * OFF * 1.1 / dx.hypot(dy).max(0.1);
        return pt(half + dx * by, half + dy * by);
    }
    let others = sheet.numbers().filter(|other| *other != number).map(|other| at(sheet, other));
    let drawn = sheet.drawn.iter().map(|(_, pair)| ends(sheet, *pair));
    notes::beside(own, scale(sheet) * OFF, others, drawn)
}
