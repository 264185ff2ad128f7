//! The picture: numbered points and the segments between them. The ends of a segment show who drew it. Points that
//! cannot be joined any more are crossed out. The signs at a point keep clear of the segments that pass it.

use super::layout::SQUARE;
use super::sheet::{Pair, Sheet};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Drawn, Seat, Text};
use crate::kit::notes;

/// The distance of a number from its point, in heights of its print.
const OFF: f32 = 0.8;
/// The side of a sheet on which points have the sizes below. Points on a larger sheet grow with it, by at most `MOST`.
const USUAL: f32 = 20.0;
const DOT: f32 = 0.23;
const CROSS: f32 = 0.2;
const MOST: f32 = 2.0;
/// How far a point keeps off the middle of a segment that passes it, and its least radius, as shares of the side: a
/// point at which a segment passes is small, so that there is paper between them.
const PASSED: f32 = 0.005;
const LEAST: f32 = 0.003;
/// The print of a point that can still be joined, and that of the others, compared with the usual one.
const FREE: f32 = 1.25;
const USED: f32 = 1.15;
/// How far the highlight of the latest segment reaches to both sides, and bare paper in it round a point that it
/// passes, in radii of the point.
const MARK: f32 = 0.3;
const BARE: f32 = 1.6;
/// Height of the legend's lines, about crossed-out points and the end, in heights of the print.
const LEGEND: f32 = 1.6;

impl Drawn for Sheet {
    fn scene(&self) -> Scene {
        let (side, print) = (f32::from(self.side), print(self));
        let line = (2.0 * print).ceil();
        let legend = self.numbers().any(|number| is_closed(self, number));
        let lines = u8::from(legend) + u8::from(self.stuck().is_some());
        let mut scene = Scene::new(side, side + line + LEGEND * print * f32::from(lines));
        if let Some((_, last)) = self.drawn.last() {
            scene.strip(ends(self, *last), MARK * grown(self), Ink::Accent);
            // Points that it only passes are not its own.
            let passed = self.numbers().filter(|number| !last.has(*number));
            passed.for_each(|number| scene.bare(at(self, number), BARE * radius(self, number, DOT)));
        }
        for (seat, pair) in &self.drawn {
            let radii = [pair.a, pair.b].map(|number| radius(self, number, DOT));
            segment(&mut scene, *seat, ends(self, *pair), radii);
        }
        for number in self.numbers() {
            let at = at(self, number);
            let (joined, open) = (self.joined(number).is_some(), self.open.iter().any(|pair| pair.has(number)));
            if open {
                scene.add(Item::Dot { at, r: radius(self, number, DOT), ink: Ink::Grid });
            } else if !joined {
                scene.add(Item::Cross { at, r: radius(self, number, CROSS), ink: Ink::Pencil, nib: Nib::Pen });
            }
            let (at, says) = (beside(self, number), Says::Plain(number.to_string()));
            let (ink, size) = if open { (Ink::Grid, FREE * print) } else { (Ink::Pencil, USED * print) };
            scene.print(at, says, size, Align::Centre, ink);
        }
        for seat in [Seat(0), Seat(1)] {
            let (x, y) = (1.0 + side / 2.0 * f32::from(seat.0), side + line / 2.0);
            segment(&mut scene, seat, (pt(x, y), pt(x + 1.5 * print, y)), [DOT * grown(self); 2]);
            let room = side / 2.0 - 1.0 - 2.2 * print;
            scene.name(pt(x + 2.2 * print, y), seat, 1.2 * print, Align::Left, room);
        }
        if legend {
            closed(&mut scene, self, pt(1.0, side + line + 0.4 * LEGEND * print));
        }
        why_over(&mut scene, self);
        scene
    }

    /// The points in letters: the number, the squares from the left and from the top, then `.` if the point can still
    /// be joined, or the point that it is joined to.
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

    fn mark(&self, _seat: Seat) -> Option<Text> {
        None
    }
}

/// Whether a free point cannot be joined any more.
fn is_closed(sheet: &Sheet, number: u8) -> bool {
    sheet.joined(number).is_none() && !sheet.open.iter().any(|pair| pair.has(number))
}

/// The legend of such points.
fn closed(scene: &mut Scene, sheet: &Sheet, at: Pt) {
    let (print, r) = (print(sheet), CROSS * grown(sheet));
    scene.add(Item::Cross { at: pt(at.x + 0.4 * print, at.y), r, ink: Ink::Pencil, nib: Nib::Pen });
    let says = Says::Words(Text::new("segments-sheet-closed"));
    scene.hand(pt(at.x + 1.2 * print, at.y), says, 1.15 * print, Align::Left, Ink::Pencil);
}

/// Says in the last line who has no move left, if it is over.
fn why_over(scene: &mut Scene, sheet: &Sheet) {
    let Some(seat) = sheet.stuck() else { return };
    let (print, says) = (print(sheet), Says::Words(Text::new("segments-sheet-stuck").with("seat", seat)));
    let at = pt(1.0, scene.height - 0.6 * LEGEND * print);
    scene.hand(at, says, 1.15 * print, Align::Left, Ink::Seat(seat.0));
}

/// Height of the numbers. People read those of joined points as often, when a message says which segments cross.
fn print(sheet: &Sheet) -> f32 {
    notes::legible(sheet.side.into())
}

/// The scale of the signs at points, compared with a usual sheet.
fn grown(sheet: &Sheet) -> f32 {
    (f32::from(sheet.side) / USUAL).clamp(1.0, MOST)
}

fn at(sheet: &Sheet, number: u8) -> Pt {
    sheet.point(number).pt(SQUARE as u16)
}

fn ends(sheet: &Sheet, pair: Pair) -> (Pt, Pt) {
    (at(sheet, pair.a), at(sheet, pair.b))
}

/// The radius of a sign at a point, of which this is the usual one.
fn radius(sheet: &Sheet, number: u8, usual: f32) -> f32 {
    let (own, side) = (at(sheet, number), f32::from(sheet.side));
    let passing = sheet.drawn.iter().filter(|(_, pair)| !pair.has(number));
    let near = passing.map(|(_, pair)| notes::distance(own, ends(sheet, *pair))).fold(side, f32::min);
    (near - PASSED * side).min(usual * grown(sheet)).max(LEAST * side)
}

/// A segment as its player draws it, between signs of these radii: dots of the first player, rings of the second one.
fn segment(scene: &mut Scene, seat: Seat, (a, b): (Pt, Pt), radii: [f32; 2]) {
    let long = (b.x - a.x).hypot(b.y - a.y).max(0.1);
    // A ring stays open.
    let [from, to] = radii.map(|r| if seat.0 == 0 { 0.0 } else { r / long });
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let line = [pt(a.x + dx * from, a.y + dy * from), pt(b.x - dx * to, b.y - dy * to)];
    scene.stroke(line, Ink::Seat(seat.0), Nib::Ruler);
    [a, b].into_iter().zip(radii).for_each(|(at, r)| scene.sign(seat, at, r));
}

/// The position of a point's number: outside the circle, or where there is most space around the point.
fn beside(sheet: &Sheet, number: u8) -> Pt {
    let own = at(sheet, number);
    if sheet.circle {
        let half = f32::from(sheet.side) / 2.0;
        let (dx, dy) = (own.x - half, own.y - half);
        let by = 1.0 + print(sheet) * OFF * 1.1 / dx.hypot(dy).max(0.1);
        return pt(half + dx * by, half + dy * by);
    }
    // Larger numbers need more room, so measure in heights of the print.
    let print = print(sheet);
    let small = |p: Pt| pt(p.x / print, p.y / print);
    let others = sheet.numbers().filter(|other| *other != number).map(|other| small(at(sheet, other)));
    let drawn = sheet.drawn.iter().map(|(_, pair)| ends(sheet, *pair)).map(|(a, b)| (small(a), small(b)));
    let free = notes::beside(small(own), OFF, others, drawn);
    pt(free.x * print, free.y * print)
}

/// Segments between points, and two free points.
pub fn emblem() -> Scene {
    let segments =
        [(0, [pt(0.8, 6.8), pt(3.0, 1.0)]), (1, [pt(3.2, 7.0), pt(5.2, 2.4)]), (0, [pt(5.4, 6.8), pt(7.4, 3.6)])];
    let mut scene = Scene::new(8.0, 8.0);
    for (seat, ends) in segments {
        scene.stroke(ends, Ink::Seat(seat), Nib::Pen);
        ends.into_iter().for_each(|at| scene.add(Item::Dot { at, r: 0.5, ink: Ink::Seat(seat) }));
    }
    for at in [pt(0.9, 2.6), pt(6.8, 0.9)] {
        scene.add(Item::Dot { at, r: 0.5, ink: Ink::Pencil });
    }
    scene
}
