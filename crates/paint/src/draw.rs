//! Paints the items of a scene, one after the other.

mod blots;
pub(super) mod marks;

use std::collections::HashMap;
use std::f32::consts::PI;

use image::GrayImage;

use super::Theme;
use super::brush::{self, Canvas};
use super::hand::{self, Hand};
use super::layout::{Layout, Spot};
use super::letter;
use super::look::{Look, Touch};
use super::palette::{Palette, Tint};
use kletka_games::game::scene::{Align, Face, Ink, Item, Nib, Pt, Says, Sign, pips, pt};

/// The key of a stencil: shape, hole in hundredths of the radius, radius and position between the pixels. The last
/// three are in quarter pixels.
type Key = (Shape, u32, u32, u32, u32);

/// The shape of a blot.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Shape {
    /// Almost a disc, as a pen leaves it: one of [`hand::DOTS`] shapes.
    Pen(u32),
    /// Exactly a disc.
    Disc,
    /// A sign with corners.
    Sign(Sign),
}

/// From this side in pixels on, cells have heavier lines, so that they differ from those of the paper.
const LARGE_CELL: f32 = 120.0;

/// Width of a tick with the gap before it, in heights of a line.
const TICK: f32 = 0.8;

/// How far from a corner the highlighter leaves it, in squares: its tip is round.
const TIP: f32 = 0.28;

/// How far lettering keeps off the edge of the page and its margin line, in squares.
const EDGE: f32 = 0.3;

/// The least height of lettering in pixels.
const LEAST_PRINT: f32 = 11.0;

/// The setting of a piece of lettering.
struct Line {
    /// Height in units.
    size: f32,
    align: Align,
    /// The greatest width, in units.
    room: f32,
    ink: Ink,
    face: Face,
    /// Whether it is the name of a winner.
    won: bool,
    /// Whether it is the name of somebody who is out.
    out: bool,
    /// Whether it has a tick after it.
    ticked: bool,
}

/// The pen that draws on a page.
pub(super) struct Pen<'a> {
    /// The canvas to draw on.
    pub canvas: &'a mut Canvas,
    sheet: &'a Layout,
    look: &'a Look,
    palette: &'a Palette,
    /// The tint that uncovers bare paper.
    paper: Tint,
    say: &'a dyn Fn(&Says) -> String,
    hand: Hand,
    unit: f32,
    blots: HashMap<Key, GrayImage>,
    /// All lettering so far.
    letters: Vec<Lettering>,
}

/// A piece of lettering on a page.
#[derive(Clone, PartialEq, Debug)]
pub struct Lettering {
    /// The text of the lettering.
    pub text: String,
    /// The height of its capitals and digits, as a share of the page width.
    pub height: f32,
    /// Where its ink begins and ends along the line, as shares of the page width.
    pub along: (f32, f32),
    /// The middle of its line from the top of the page, as a share of the page width.
    pub middle: f32,
}

impl<'a> Pen<'a> {
    /// A pen for this page.
    pub fn new(canvas: &'a mut Canvas, sheet: &'a Layout, theme: Theme, say: &'a dyn Fn(&Says) -> String) -> Pen<'a> {
        let (look, unit) = (Look::of(theme), sheet.unit as f32);
        let hand = Hand::new(look.wobble, unit);
        let (palette, paper) = (Palette::of(theme), Tint::paper());
        Pen { canvas, sheet, look, palette, paper, say, hand, unit, blots: HashMap::new(), letters: Vec::new() }
    }

    /// Draws items in order. Skips items that have no place on any page, such as a point that is not a number.
    pub fn items(&mut self, items: &[Item]) {
        for item in items {
            self.item(item);
        }
    }

    pub fn item(&mut self, item: &Item) {
        match item {
            Item::Grid { at, cols, rows, step } => self.grid(*at, *cols, *rows, *step),
            Item::Stroke { points, ink, nib } => self.stroke(points, *ink, *nib),
            Item::Dot { at, r, ink } => self.dot(*at, *r, *ink, false),
            Item::Bead { at, r, ink } => self.dot(*at, *r, *ink, true),
            Item::Sign { at, r, seat, latest } => self.sign(*at, *r, *seat, *latest),
            Item::Ring { at, r, ink, nib } => self.ring(*at, *r, *ink, *nib),
            Item::Cross { at, r, ink, nib } => self.cross(*at, *r, *ink, *nib),
            Item::Hatch { polygon, ink } => self.hatch(polygon, *ink),
            Item::Fill { polygon, ink } => {
                if let Some(corners) = self.places(polygon) {
                    match ink {
                        Ink::Accent => self.patch(&corners, TIP * self.unit),
                        _ => self.canvas.fill(&corners, self.palette.tint(*ink, Touch::Wash)),
                    }
                }
            }
            Item::Blank { polygon } => {
                if let Some(corners) = self.places(polygon) {
                    self.canvas.fill(&corners, &self.paper);
                }
            }
            Item::Label { at, says, size, align, ink, face, room } => {
                let (size, align, room, ink, face) = (*size, *align, *room, *ink, *face);
                self.set(*at, says, Line { size, align, room, ink, face, won: false, out: false, ticked: false });
            }
            Item::Name { at, seat, size, align, room, awaited, won, out, ticked } => {
                let (size, align, room, won, out, ticked) = (*size, *align, *room, *won, *out, *ticked);
                let ink = if *awaited { Ink::Latest(seat.0) } else { Ink::Seat(seat.0) };
                self.set(*at, &Says::Name(*seat), Line { size, align, room, ink, face: Face::Hand, won, out, ticked });
            }
            Item::Die { at, side, face, ink } => self.die(*at, *side, *face, *ink),
        }
    }

    /// The positions of points in pixels; `None` if one of them has none.
    fn places(&self, points: &[Pt]) -> Option<Vec<Spot>> {
        points.iter().map(|p| self.sheet.place(*p)).collect()
    }

    /// A length in pixels; `None` if it is negative, absurdly large or not a number.
    fn length(&self, units: f32) -> Option<f32> {
        (0.0..=1000.0).contains(&units).then_some(units * self.unit)
    }

    /// Half the width of a stroke in pixels.
    fn radius(&self, ink: Ink, nib: Nib) -> f32 {
        self.look.radius(nib, self.unit, self.sheet.width as f32) * self.look.breadth(ink)
    }

    /// Inks the traced stroke.
    fn ink(&mut self, ink: Ink, touch: Touch) {
        self.canvas.ink(self.palette.tint(ink, touch));
    }

    /// Adds lines through points of the board to the mask.
    fn trace(&mut self, hand: Hand, points: &[Pt], radius: f32) {
        if let Some(places) = self.places(points) {
            let points: Vec<_> = points.iter().copied().zip(places).collect();
            self.canvas.line(&hand.path(&points, radius));
        }
    }

    fn stroke(&mut self, points: &[Pt], ink: Ink, nib: Nib) {
        let hand = if nib == Nib::Ruler { self.hand.calmer(0.0) } else { self.hand };
        if matches!(ink, Ink::Latest(_)) {
            self.trace(hand, points, self.radius(ink, nib) + self.halo());
            self.light();
        }
        self.trace(hand, points, self.radius(ink, nib));
        self.ink(ink, Touch::Stroke);
    }

    /// The distance by which the halo of the latest move extends beyond it, in pixels.
    fn halo(&self) -> f32 {
        self.look.halo_reach(self.unit, self.sheet.width as f32)
    }

    /// Draws a grid with a steady hand. Inner lines are thin and pale, so that marks are prominent. The frame is
    /// heavier.
    fn grid(&mut self, at: Pt, cols: u16, rows: u16, step: f32) {
        let Some(pixels) = self.length(step) else { return };
        let hand = self.hand.calmer(0.4);
        let along = |n: u16| step * f32::from(n);
        let (w, h) = (along(cols), along(rows));
        // Lines closer than this would only make a grey area.
        if pixels >= 3.0 {
            let nib = if pixels >= LARGE_CELL { Nib::Pen } else { Nib::Fine };
            let radius = self.radius(Ink::Grid, nib) * 0.85;
            for col in 1..cols {
                self.trace(hand, &[pt(at.x + along(col), at.y), pt(at.x + along(col), at.y + h)], radius);
            }
            for row in 1..rows {
                self.trace(hand, &[pt(at.x, at.y + along(row)), pt(at.x + w, at.y + along(row))], radius);
            }
            self.ink(Ink::Grid, Touch::Ruling);
        }
        let (ne, se, sw) = (pt(at.x + w, at.y), pt(at.x + w, at.y + h), pt(at.x, at.y + h));
        self.trace(hand, &[at, ne, se, sw, at], self.radius(Ink::Grid, Nib::Pen));
        self.ink(Ink::Grid, Touch::Stroke);
    }

    fn ring(&mut self, at: Pt, r: f32, ink: Ink, nib: Nib) {
        let (Some(spot), Some(r)) = (self.sheet.place(at), self.length(r)) else { return };
        let radius = self.radius(ink, nib);
        if matches!(ink, Ink::Latest(_)) {
            self.canvas.line(&self.hand.ring(at, spot, r, radius + self.halo()));
            self.light();
        }
        self.canvas.line(&self.hand.ring(at, spot, r, radius));
        self.ink(ink, Touch::Stroke);
    }

    fn cross(&mut self, at: Pt, r: f32, ink: Ink, nib: Nib) {
        if self.length(r).is_none() {
            return;
        }
        let seed = hand::seed(at);
        let loose = if self.look.wobble == 0.0 { 0.0 } else { 0.13 * r };
        let corner = |n: i64, x: f32, y: f32| {
            pt(at.x + x * r + loose * hand::value(seed, n), at.y + y * r + loose * hand::value(seed, n + 8))
        };
        let strokes = [[corner(1, -1.0, -1.0), corner(2, 1.0, 1.0)], [corner(3, 1.0, -1.0), corner(4, -1.0, 1.0)]];
        if matches!(ink, Ink::Latest(_)) {
            strokes.iter().for_each(|stroke| self.trace(self.hand, stroke, self.radius(ink, nib) + self.halo()));
            self.light();
        }
        for stroke in strokes {
            self.trace(self.hand, &stroke, self.radius(ink, nib));
        }
        self.ink(ink, Touch::Stroke);
    }

    /// Draws slanting lines over a faint wash. They are on one lattice for the whole page, so areas that touch look
    /// like one. Each seat has its own slant.
    fn hatch(&mut self, polygon: &[Pt], ink: Ink) {
        let Some(corners) = self.places(polygon) else { return };
        self.canvas.fill(&corners, self.palette.tint(ink, Touch::Faint));
        let (sin, cos) = slant(ink).sin_cos();
        let (ox, oy) = (self.sheet.origin.0 as f32, self.sheet.origin.1 as f32);
        let turned: Vec<Spot> = corners
            .iter()
            .map(|c| ((c.x - ox), (c.y - oy)))
            .map(|(x, y)| Spot { x: x * cos + y * sin, y: y * cos - x * sin })
            .collect();
        let back = |u: f32, v: f32| Spot { x: ox + u * cos - v * sin, y: oy + u * sin + v * cos };
        // With a whole number of lines per square at any scale, the lattice depends only on the place.
        let gap = self.unit / (self.unit / 7.5).round().clamp(1.0, 6.0);
        let radius = (self.unit * 0.03).clamp(1.25, 2.0) * self.look.weight / 2.0;
        let (low, high) = turned.iter().fold((f32::MAX, f32::MIN), |(l, h), c| (l.min(c.y), h.max(c.y)));
        let loose = gap * 0.14 * self.look.wobble;
        let mut crossings = Vec::new();
        for line in (low / gap).ceil() as i32..=(high / gap).floor() as i32 {
            let v = (line as f32 + 0.5) * gap;
            brush::cross(brush::sides(&turned), v, &mut crossings);
            for pair in crossings.chunks_exact(2) {
                let seed = hand::seed(pt(pair[0] / self.unit, line as f32));
                let off = |n| loose * hand::value(seed, n);
                // Lines stop just short of the contour, as if drawn with care.
                let (from, to) = (pair[0] + radius + off(1).abs(), pair[1] - radius - off(2).abs());
                if from < to {
                    self.canvas.capsule(back(from, v + off(3)), back(to, v + off(4)), radius);
                }
            }
        }
        self.ink(ink, Touch::Hatch);
    }

    /// Sets lettering. It gets no wider than its room, if that is a length.
    fn set(&mut self, at: Pt, says: &Says, line: Line) {
        let Line { size, align, room, ink, face, won, out, ticked } = line;
        let (Some(spot), Some(size)) = (self.sheet.place(at), self.length(size)) else { return };
        let (pieces, names) = letter::pieces(&(self.say)(says));
        let free = self.free(spot.x, align);
        let beside = if ticked { TICK * size } else { 0.0 };
        let room = self.length(room).map_or(free, |room| free.min(room)) - beside;
        let size =
            if matches!(says, Says::Column(_) | Says::Row(_)) { size.max(self.least_coordinate()) } else { size };
        let fitted = letter::fit(face, pieces, &names, size.clamp(LEAST_PRINT, 400.0), room);
        let text = fitted.pieces.concat();
        if !text.is_empty() {
            let stencil = letter::stencil(face, &text, fitted.size);
            let left = spot.x
                - match align {
                    Align::Left => 0.0,
                    // Glyphs are not centred in their advance width, and in a cell or on a disc you see that.
                    Align::Centre => stencil.middle_of_ink() + beside / 2.0,
                    Align::Right => stencil.width + beside,
                };
            let at = (left.round() as i32 - stencil.left, spot.y.round() as i32 - stencil.middle);
            let (size, letters) = (fitted.size, stencil.ink_from(left));
            let touch = if matches!(ink, Ink::Latest(_)) { Touch::Marked } else { Touch::Full };
            if touch == Touch::Marked {
                self.highlight(letters, spot.y, size);
            } else if let Some(halo) = &stencil.halo {
                self.canvas.stamp(halo, at.0 - letter::HALO, at.1 - letter::HALO, &self.palette.clearing);
            }
            self.canvas.stamp(&stencil.mask, at.0, at.1, self.palette.tint(ink, touch));
            match (won, out) {
                (true, _) => self.underline(letters, spot.y, size, ink),
                (false, true) => self.strike(letters, spot.y, size),
                (false, false) => {}
            }
            if ticked {
                self.tick(left + stencil.width, spot.y, size, ink);
            }
            self.note(text, letter::capital(face) * size, letters, spot.y);
        }
    }

    /// The room for lettering that is anchored at `x`, in pixels.
    fn free(&self, x: f32, align: Align) -> f32 {
        let edge = (EDGE * self.unit).max(3.0);
        // Lettering respects the margin line, unless it starts beyond it.
        let margin = self.sheet.margin() as f32;
        let width = if x < margin { margin } else { self.canvas.width() as f32 };
        match align {
            Align::Left => width - edge - x,
            Align::Centre => 2.0 * (x.min(width - x) - edge),
            Align::Right => x - edge,
        }
    }

    /// Remembers lettering; the lengths are in pixels.
    fn note(&mut self, text: String, height: f32, (left, right): (f32, f32), middle: f32) {
        let width = self.canvas.width() as f32;
        let along = (left / width, right / width);
        self.letters.push(Lettering { text, height: height / width, along, middle: middle / width });
    }

    /// All lettering.
    pub fn letters(self) -> Vec<Lettering> {
        self.letters
    }

    /// The least height of coordinates in pixels: legible on a small telephone, if a square has the room.
    fn least_coordinate(&self) -> f32 {
        (self.canvas.width() as f32 / 36.0).min(0.7 * self.unit)
    }

    /// Draws a rounded square of plain paper with pips, a little askew. A face that no die has shows no pips.
    fn die(&mut self, at: Pt, side: f32, face: u8, ink: Ink) {
        if self.length(side).is_none() {
            return;
        }
        let askew = 0.14 * hand::value(hand::seed(at), 1) * self.look.wobble;
        let (sin, cos) = askew.sin_cos();
        let turn = |x: f32, y: f32| pt(at.x + (x * cos - y * sin) * side, at.y + (x * sin + y * cos) * side);
        let outline: Vec<Pt> = rounded().map(|(x, y)| turn(x, y)).collect();
        let Some(corners) = self.places(&outline) else { return };
        self.canvas.fill(&corners, &self.paper);
        // A die of an earlier throw is pale all over, and can still be read.
        let (frame, pip) = match ink {
            Ink::Shade => (Touch::Pale, Touch::Pale),
            _ => (Touch::Stroke, Touch::Full),
        };
        self.trace(self.hand.calmer(0.7), &outline, self.radius(ink, Nib::Pen));
        self.ink(ink, frame);
        for (x, y) in pips(face).map(|(x, y)| (PIP * x, PIP * y)) {
            if let Some(spot) = self.sheet.place(turn(x, y)) {
                self.canvas.capsule(spot, spot, 0.095 * side * self.unit);
            }
        }
        self.ink(ink, pip);
    }
}

/// The slant of an ink's hatching, clockwise from the horizontal.
fn slant(ink: Ink) -> f32 {
    let degrees: f32 = match ink {
        Ink::Seat(n) | Ink::Latest(n) => [45.0, -45.0, 70.0, -20.0][usize::from(n % 4)],
        _ => 45.0,
    };
    degrees.to_radians()
}

/// The closed outline of a square of side 1 round (0, 0) with rounded corners.
fn rounded() -> impl Iterator<Item = (f32, f32)> {
    const ARC: u8 = 4;
    let (half, r) = (0.5, 0.17);
    (0..=4 * (ARC + 1)).map(move |n| {
        let (corner, step) = ((n / (ARC + 1)) % 4, n % (ARC + 1));
        let angle = (f32::from(corner) + f32::from(step) / f32::from(ARC)) * PI / 2.0;
        let (cx, cy) = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)][usize::from(corner)];
        (cx * (half - r) + r * angle.cos(), cy * (half - r) + r * angle.sin())
    })
}

/// How far the outer pips of a die are from its middle, along each side, on a die with side 1.
const PIP: f32 = 0.25;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rounded_square_is_closed_and_convex() {
        let outline: Vec<_> = rounded().collect();
        assert_eq!(outline.first(), outline.last());
        assert!(outline.iter().all(|(x, y)| x.abs() <= 0.5 && y.abs() <= 0.5));
        let turns = outline.windows(3).map(|w| {
            let ((ax, ay), (bx, by)) = ((w[1].0 - w[0].0, w[1].1 - w[0].1), (w[2].0 - w[1].0, w[2].1 - w[1].1));
            ax * by - ay * bx
        });
        assert!(turns.into_iter().all(|turn| turn > -1e-6));
    }
}
