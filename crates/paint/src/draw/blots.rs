//! Dots, full or with a hole, and the signs of the seats. Most are alike, so each is cut once and stamped often.

use kletka_games::game::Seat;
use kletka_games::game::scene::{Ink, Nib, Pt, Sign};

use super::super::brush;
use super::super::hand;
use super::super::layout::Spot;
use super::super::look::Touch;
use super::{Pen, Shape};

/// Stencils stamp blots up to this radius in pixels. Larger ones are too rare to be worth it.
const STAMPED: f32 = 40.0;

/// Width of the hole in a bead, as a share of the bead.
const HOLE: f32 = 0.46;

/// The wall of a hollow sign: as a share of its radius, and the most in bold strokes.
const WALL: (f32, f32) = (0.42, 1.2);

impl Shape {
    fn outline(self, centre: Spot, r: f32) -> Vec<Spot> {
        match self {
            // Larger dots are drawn more carefully, since a stone is not a blot.
            Shape::Pen(shape) => hand::blot(shape, centre, r, (9.0 / r).clamp(0.55, 1.0)),
            Shape::Disc => hand::blot(0, centre, r, 0.0),
            Shape::Sign(sign) => match sign.corners() {
                Some(corners) => around(corners, centre, r),
                None => Shape::Disc.outline(centre, r),
            },
        }
    }
}

/// The corners of a sign of this radius.
fn around(corners: &[(f32, f32)], centre: Spot, r: f32) -> Vec<Spot> {
    corners.iter().map(|(x, y)| Spot { x: centre.x + r * x, y: centre.y + r * y }).collect()
}

impl Pen<'_> {
    /// Draws a dot, which may have a hole.
    pub(super) fn dot(&mut self, at: Pt, r: f32, ink: Ink, holed: bool) {
        let (Some(spot), Some(r)) = (self.sheet.place(at), self.length(r)) else { return };
        let r = r.max(1.5);
        if matches!(ink, Ink::Latest(_)) {
            self.canvas.capsule(spot, spot, r * 1.1 + self.halo());
            self.light();
        }
        let (shape, hole) = (self.round(at), if holed { HOLE } else { 0.0 });
        self.blot(shape, hole, (spot, r), ink);
    }

    /// Draws the sign of a seat: the same in every look.
    pub(super) fn sign(&mut self, at: Pt, r: f32, seat: Seat, latest: bool) {
        let (Some(spot), Some(r)) = (self.sheet.place(at), self.length(r)) else { return };
        let (sign, ink, r) = (Sign::of(seat), Ink::of(seat, latest), r.max(1.5));
        let wall = (WALL.0 * r).min(WALL.1 * 2.0 * self.radius(ink, Nib::Bold));
        let corners = sign.corners();
        if latest {
            let reach = corners.unwrap_or(&[(1.1, 0.0)]).iter().map(|(x, y)| x.hypot(*y)).fold(0.0, f32::max);
            self.canvas.capsule(spot, spot, r * reach + self.halo());
            self.light();
        }
        if sign.is_hollow() {
            let shape = corners.map_or(Shape::Disc, |_| Shape::Sign(sign));
            self.canvas.fill(&shape.outline(spot, r), &self.paper);
        }
        match corners {
            None if sign.is_hollow() => self.blot(self.round(at), 1.0 - wall / r, (spot, r), ink),
            None => self.blot(self.round(at), 0.0, (spot, r), ink),
            Some(corners) if sign.is_hollow() => {
                let middle = around(corners, spot, r - wall / 2.0);
                let line = middle.iter().chain(middle.first()).map(|spot| (*spot, wall / 2.0));
                self.canvas.line(&line.collect::<Vec<_>>());
                self.ink(ink, Touch::Blot);
            }
            Some(_) => self.blot(Shape::Sign(sign), 0.0, (spot, r), ink),
        }
    }

    /// The shape of a round blot at this point.
    fn round(&self, at: Pt) -> Shape {
        if self.look.wobble == 0.0 {
            return Shape::Disc;
        }
        Shape::Pen((hand::seed(at) % u64::from(hand::DOTS)) as u32)
    }

    /// Draws a blot of this radius, with a hole of this share.
    fn blot(&mut self, shape: Shape, hole: f32, (spot, r): (Spot, f32), ink: Ink) {
        let outline = |centre: Spot, r: f32| {
            let mut outline = shape.outline(centre, r);
            if hole > 0.0 {
                pierce(&mut outline, centre, hole);
            }
            outline
        };
        let tint = self.palette.tint(ink, Touch::Blot);
        if r > STAMPED {
            self.canvas.fill(&outline(spot, r), tint);
            return;
        }
        let quarters = |v: f32| (v * 4.0).round() as u32;
        let part = |v: f32| quarters(v - v.floor());
        let key = (shape, (hole * 100.0) as u32, quarters(r), part(spot.x), part(spot.y));
        let reach = (r * 1.5).ceil() + 1.0;
        let stencil = self.blots.entry(key).or_insert_with(|| {
            let centre = Spot { x: reach + key.3 as f32 / 4.0, y: reach + key.4 as f32 / 4.0 };
            let side = reach as u32 * 2 + 1;
            brush::stencil(&outline(centre, key.2 as f32 / 4.0), side, side)
        });
        let (x, y) = ((spot.x.floor() - reach) as i32, (spot.y.floor() - reach) as i32);
        self.canvas.stamp(stencil, x, y, tint);
    }
}

/// Adds a hole to an outline. The way there and back cancels out by the even-odd rule.
fn pierce(outline: &mut Vec<Spot>, centre: Spot, share: f32) {
    let rim: Vec<Spot> = outline.iter().chain(outline.first()).map(|spot| centre.towards(*spot, share)).collect();
    outline.extend(outline.first().copied());
    outline.extend(rim);
}

#[cfg(test)]
mod tests {
    use std::f32::consts::PI;

    use super::*;
    use crate::look::FULL;

    #[test]
    fn all_shapes_have_about_the_same_area() {
        let centre = Spot { x: 30.0, y: 30.0 };
        let area = |shape: Shape| {
            let cover = brush::stencil(&shape.outline(centre, 12.0), 60, 60);
            cover.pixels().map(|p| f32::from(p.0[0]) / f32::from(FULL)).sum::<f32>() / (PI * 144.0)
        };
        let shapes = (0..hand::DOTS).map(Shape::Pen).chain(Sign::ALL.map(Shape::Sign));
        shapes.for_each(|shape| assert!((area(shape) - 1.0).abs() < 0.35, "{}", area(shape)));
    }
}
