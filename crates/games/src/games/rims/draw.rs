//! The picture: the points, free ones with their names, and the rims as rounded curves. The points on a rim have the
//! symbol of the player who drew it.

use super::curve;
use super::sheet::{COLS, ROWS, Sheet, members};
use crate::base::Place;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Drawn, Text};
use crate::kit::{grid, notes};

/// The position of the first node. Nodes lie where the lines of the paper cross.
const FIRST: Pt = Pt { x: 2.0, y: 2.0 };
/// The distance of a free point's name from the point.
const OFF: f32 = 1.2;
/// Half the width of such a name.
const HALF: f32 = 0.7;
/// The distances of the frame and of the coordinates from the outer nodes, since rims may pass there, and the height of
/// a line of names.
const FRAME: f32 = 1.0;
const GAP: f32 = 1.8;
const LINE: f32 = 2.0;
/// Length of the strokes on the frame at nodes that have a coordinate.
const NOTCH: f32 = 0.35;
const EDGE: f32 = FRAME - NOTCH;
/// The last node.
const LAST: Place = Place { col: COLS - 1, row: ROWS - 1 };
/// Size of points and symbols. Rims may pass near a point, so both are slender.
const SIGN: f32 = 0.2;
/// How far beyond the latest rim its highlight goes.
const LIT: f32 = 0.4;
/// Names side by side under the sheet.
const ABREAST: u8 = 2;

impl Drawn for Sheet {
    fn scene(&self) -> Scene {
        let (wide, high) = (f32::from(COLS - 1), f32::from(ROWS - 1));
        let lines = self.party.seats().len().div_ceil(ABREAST.into()) as f32;
        let top = high + 2.0 * FIRST.y + 0.5;
        let mut scene = Scene::new(wide + 2.0 * FIRST.x, top + LINE * (lines + 1.0));
        scene.coordinates(FIRST, COLS, ROWS, 1.0, GAP, notes::coordinates(scene.width, COLS.max(ROWS)));
        scene.frame(FIRST.x - FRAME, FIRST.y - FRAME, wide + 2.0 * FRAME, high + 2.0 * FRAME, Ink::Grid, Nib::Pen);
        notches(&mut scene);
        let moved = |curve: Vec<Pt>| curve.into_iter().map(|p| pt(p.x + FIRST.x, p.y + FIRST.y)).collect();
        let curves: Vec<Vec<Pt>> = curve::curves(self).into_iter().map(moved).collect();
        if let Some(latest) = curves.last() {
            // A halo along a small loop would fill it and hide its line.
            scene.add(Item::Fill { polygon: around(latest), ink: Ink::Accent });
        }
        for (rim, curve) in self.rims.iter().zip(&curves) {
            scene.stroke(curve.clone(), Ink::Seat(rim.seat.0), Nib::Pen);
        }
        let mut names = Vec::new();
        for n in 0..self.points.len() {
            point(&mut scene, self, n, (&curves, &mut names));
        }
        let size = 1.2 * notes::legible(scene.width);
        for seat in self.party.seats().iter() {
            let half = wide / f32::from(ABREAST);
            let x = FIRST.x + half * f32::from(seat.0 % ABREAST);
            let y = top + LINE * (f32::from(seat.0 / ABREAST) + 0.5);
            scene.stroke([pt(x, y), pt(x + 2.0, y)], Ink::Seat(seat.0), Nib::Pen);
            scene.sign(seat, pt(x + 1.0, y), SIGN);
            scene.name(pt(x + 2.8, y), seat, size, Align::Left, half - 3.2);
        }
        let key = if self.terms.misere { "rims-sheet-misere" } else { "rims-sheet-last" };
        let at = pt(FIRST.x, top + LINE * (lines + 0.4));
        scene.hand(at, Says::Words(Text::new(key)), 1.15 * notes::legible(scene.width), Align::Left, Ink::Pencil);
        scene
    }

    /// The sheet in letters: `o` is a free point, a digit is the seat with a rim through the point. Then the rims in
    /// order, each after the number of its seat, and the free points, grouped by region.
    fn board(&self) -> String {
        let sign = |place: Place| match self.points.iter().position(|point| *point == place) {
            None => '.',
            Some(n) => match self.rims.iter().find(|rim| rim.held >> n & 1 != 0) {
                Some(rim) => char::from(b'1' + rim.seat.0),
                None => 'o',
            },
        };
        let mut lines = vec![grid::text(COLS, ROWS, sign)];
        lines.extend(self.rims.iter().map(|rim| format!("{} {}", rim.seat.0 + 1, rim.line)));
        let names = |region: u32| {
            let names: Vec<String> = members(region).map(|n| self.points[n].to_string()).collect();
            names.join(" ")
        };
        let free: Vec<String> = self.regions().into_iter().map(names).collect();
        if !free.is_empty() {
            lines.push(format!("o {}", free.join(" | ")));
        }
        lines.join("\n")
    }
}

/// Strokes inwards from the frame at the nodes that have a coordinate, every other one: there is no room to name all.
fn notches(scene: &mut Scene) {
    let (low, high) = (at(Place::new(0, 0)), at(Place::new(COLS - 1, ROWS - 1)));
    let (left, right, top, bottom) = (low.x - FRAME, high.x + FRAME, low.y - FRAME, high.y + FRAME);
    for x in (0..COLS).step_by(2).map(|col| low.x + f32::from(col)) {
        scene.stroke([pt(x, top), pt(x, top + NOTCH)], Ink::Grid, Nib::Fine);
        scene.stroke([pt(x, bottom), pt(x, bottom - NOTCH)], Ink::Grid, Nib::Fine);
    }
    for y in (0..ROWS).step_by(2).map(|row| low.y + f32::from(row)) {
        scene.stroke([pt(left, y), pt(left + NOTCH, y)], Ink::Grid, Nib::Fine);
        scene.stroke([pt(right, y), pt(right - NOTCH, y)], Ink::Grid, Nib::Fine);
    }
}

/// A line around a curve at a distance of [`LIT`], as far from its middle.
fn around(curve: &[Pt]) -> Vec<Pt> {
    let many = curve.len().max(1) as f32;
    let middle = pt(curve.iter().map(|p| p.x).sum::<f32>() / many, curve.iter().map(|p| p.y).sum::<f32>() / many);
    let out = |p: &Pt| {
        let (dx, dy) = (p.x - middle.x, p.y - middle.y);
        let by = 1.0 + LIT / dx.hypot(dy).max(LIT);
        pt(middle.x + by * dx, middle.y + by * dy)
    };
    curve.iter().map(out).collect()
}

fn at(place: Place) -> Pt {
    pt(FIRST.x + f32::from(place.col), FIRST.y + f32::from(place.row))
}

/// A point, with its name while it is free. A point on a rim cannot be used any more. `names` are the ends and the
/// middles of the names so far.
fn point(scene: &mut Scene, sheet: &Sheet, n: usize, (curves, names): (&[Vec<Pt>], &mut Vec<Pt>)) {
    let place = sheet.points[n];
    let own = at(place);
    if let Some(rim) = sheet.rims.iter().find(|rim| rim.held >> n & 1 != 0) {
        return scene.sign(rim.seat, own, SIGN);
    }
    scene.add(Item::Dot { at: own, r: SIGN, ink: Ink::Pencil });
    let others = sheet.points.iter().filter(|other| **other != place).map(|other| at(*other));
    let others = others.chain(names.iter().copied());
    let strokes = curves.iter().flat_map(|curve| curve.windows(2).map(|ends| (ends[0], ends[1])));
    let says = Says::Words(Text::new("rims-point").with("place", place));
    // The strokes on the frame are in the way as well.
    let (low, high) = (pt(FIRST.x - EDGE, FIRST.y - EDGE), pt(scene.width - FIRST.x + EDGE, at(LAST).y + EDGE));
    let frame = corners(low, high);
    let edges = (0..frame.len()).map(|n| (frame[n], frame[(n + 1) % frame.len()]));
    let (at, size) = (notes::beside(own, OFF, others, strokes.chain(edges)), notes::legible(scene.width));
    names.extend([-HALF, 0.0, HALF].map(|aside| pt(at.x + aside, at.y)));
    scene.print(at, says, size, Align::Centre, Ink::Pencil);
}

/// Two rims through points, one inside the other, and a free point.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    let rims = [(0, pt(3.6, 4.0), (3.3, 3.4), [0.3, 2.4, 4.3]), (1, pt(3.2, 4.6), (1.5, 1.4), [0.9, 3.6, 5.4])];
    for (seat, middle, (wide, high), turns) in rims {
        let on = |turn: f32| pt(middle.x + wide * turn.cos(), middle.y + high * turn.sin());
        let rim: Vec<Pt> = (0..=24).map(|n| on(n as f32 / 12.0 * std::f32::consts::PI)).collect();
        scene.stroke(rim, Ink::Seat(seat), Nib::Pen);
        turns.into_iter().for_each(|turn| scene.add(Item::Dot { at: on(turn), r: 0.5, ink: Ink::Pencil }));
    }
    scene.add(Item::Dot { at: pt(7.3, 1.0), r: 0.5, ink: Ink::Pencil });
    scene
}
