//! Marks on a name: the highlighter behind it, strokes below it, or one through it.

use kletka_games::game::scene::{Ink, Nib, pt};

use super::super::brush::Canvas;
use super::super::layout::Spot;
use super::super::look::Touch;
use super::super::palette::Palette;
use super::Pen;

impl Pen<'_> {
    /// Strikes a name through with the pencil, thin and a little askew, so that it can still be read.
    pub(super) fn strike(&mut self, (left, right): (f32, f32), middle: f32, size: f32) {
        let end = |x: f32, y: f32| (pt(x / self.unit, y / self.unit), Spot { x, y });
        let (beyond, rise) = (0.08 * size, 0.06 * size);
        let ends = [end(left - beyond, middle + 0.08 * size + rise), end(right + beyond, middle + 0.08 * size - rise)];
        self.canvas.line(&self.hand.path(&ends, self.radius(Ink::Pencil, Nib::Fine)));
        self.ink(Ink::Pencil, Touch::Stroke);
    }

    /// Draws a tick behind a name that ends at `right`, 0.8 heights of a line wide with the gap before it.
    pub(super) fn tick(&mut self, right: f32, middle: f32, size: f32, ink: Ink) {
        let end = |x: f32, y: f32| {
            let (x, y) = (right + x * size, middle + y * size);
            (pt(x / self.unit, y / self.unit), Spot { x, y })
        };
        let ends = [end(0.28, 0.02), end(0.42, 0.28), end(0.76, -0.32)];
        self.canvas.line(&self.hand.calmer(0.5).path(&ends, self.radius(ink, Nib::Pen)));
        self.ink(ink, Touch::Stroke);
    }

    /// Draws two strokes below the name of a winner, as long as the name. They stay within its line even if lines are
    /// close.
    pub(super) fn underline(&mut self, (left, right): (f32, f32), middle: f32, size: f32, ink: Ink) {
        let is_small = size < self.canvas.width() as f32 * 0.045;
        let radius = self.radius(ink, if is_small { Nib::Fine } else { Nib::Pen });
        let end = |x: f32, y: f32| (pt(x / self.unit, y / self.unit), Spot { x, y });
        for y in [0.4, 0.6].map(|below| middle + below * size) {
            self.canvas.line(&self.hand.calmer(0.5).path(&[end(left, y), end(right, y)], radius));
        }
        self.ink(ink, Touch::Stroke);
    }

    /// Highlights a polygon, with corners rounded from `tip` px on; on dark paper with a rim.
    pub(super) fn patch(&mut self, corners: &[Spot], tip: f32) {
        let mut corners = rounded(corners, tip);
        self.canvas.fill(&corners, self.palette.tint(Ink::Accent, Touch::Wash));
        if let (Some(rim), Some(first)) = (self.palette.rim(self.canvas.width() as f32), corners.first().copied()) {
            corners.push(first);
            let line: Vec<(Spot, f32)> = corners.into_iter().map(|corner| (corner, rim / 2.0)).collect();
            self.canvas.line(&line);
            self.ink(Ink::Accent, Touch::Stroke);
        }
    }

    /// Inks the traced stroke as a halo of the latest move; on dark paper with a rim.
    pub(super) fn light(&mut self) {
        light(self.canvas, self.palette, Touch::Halo);
    }

    /// Draws a stroke of the highlighter behind lettering.
    pub(super) fn highlight(&mut self, ends: (f32, f32), middle: f32, size: f32) {
        highlight(self.canvas, self.palette, ends, middle, size);
    }
}

/// Draws a stroke of the highlighter behind lettering of this height, from one end to the other and a bit beyond; on
/// dark paper with a rim.
pub(in super::super) fn highlight(
    canvas: &mut Canvas,
    palette: &Palette,
    (left, right): (f32, f32),
    middle: f32,
    size: f32,
) {
    let (r, beyond) = (size * 0.42, size * palette.beyond());
    let (left, right) = (left - beyond, right + beyond);
    // A single digit is narrower than the stroke is high: a disc round its middle.
    let half = ((right - left) / 2.0 - r).max(0.0);
    let along = |x: f32| Spot { x: (left + right) / 2.0 + x, y: middle };
    canvas.capsule(along(-half), along(half), r);
    light(canvas, palette, Touch::Wash);
}

/// Inks the traced stroke as light of the highlighter; on dark paper with a rim.
fn light(canvas: &mut Canvas, palette: &Palette, touch: Touch) {
    let tint = palette.tint(Ink::Accent, touch);
    match palette.rim(canvas.width() as f32) {
        Some(rim) => canvas.ink_rimmed(tint, rim, palette.tint(Ink::Accent, Touch::Stroke)),
        None => canvas.ink(tint),
    }
}

/// The corners of a polygon with each corner rounded from `reach` px before it to as far behind it, less beside a short
/// side.
fn rounded(corners: &[Spot], reach: f32) -> Vec<Spot> {
    let count = corners.len();
    let toward = |from: Spot, to: Spot| {
        let long = (to.x - from.x).hypot(to.y - from.y).max(0.01);
        let share = (reach / long).min(0.3);
        Spot { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    };
    let bend = |n: usize| {
        let corner = corners[n];
        let (a, b) = (toward(corner, corners[(n + count - 1) % count]), toward(corner, corners[(n + 1) % count]));
        // A parabola that begins and ends along the sides.
        [0.0, 0.25, 0.5, 0.75, 1.0].map(|t: f32| {
            let (before, at, behind) = ((1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t);
            Spot { x: a.x * before + corner.x * at + b.x * behind, y: a.y * before + corner.y * at + b.y * behind }
        })
    };
    (0..count).flat_map(bend).collect()
}
