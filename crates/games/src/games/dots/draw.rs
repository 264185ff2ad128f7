//! The picture: dots on squared paper, captured areas hatched within the chain that closed them.

use super::sheet::{End, Phase, Sheet};
use super::start;
use crate::base::Place;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Drawn, Points, Seat, Text};
use crate::kit::roster::least;
use crate::kit::{grid, notes, signs};

/// Radius of a dot, and of a captured one, in squares.
const DOT: f32 = 0.24;
const HELD: f32 = 0.19;

impl Drawn for Sheet {
    fn scene(&self) -> Scene {
        let mut scene = empty(self);
        zone(self, &mut scene);
        chains(self, &mut scene);
        dots(self, &mut scene);
        foot(self, &mut scene);
        scene
    }

    /// Dots `x` and `o`, captured ones `X` and `O`; `/` and `\` are empty nodes in an area of the first and the second.
    fn board(&self) -> String {
        grid::text(self.width(), self.height(), |place| {
            let on = self.paper.on(place);
            let held = on.area.is_some_and(|area| on.dot != Some(area));
            match (on.dot, on.area) {
                (Some(Seat(0)), _) if held => 'X',
                (Some(Seat(0)), _) => 'x',
                (Some(_), _) if held => 'O',
                (Some(_), _) => 'o',
                (None, Some(Seat(0))) => '/',
                (None, Some(_)) => '\\',
                (None, None) => '.',
            }
        })
    }

    fn mark(&self, seat: Seat) -> Option<Text> {
        signs::crosses(seat == Seat(0))
    }

    fn scores(&self) -> Option<Vec<i64>> {
        Some(self.scores())
    }

    fn points(&self) -> Option<Vec<Points>> {
        Some(self.points().to_vec())
    }
}

/// The position with the houses of both, which are only seen by whoever asks.
pub(super) fn hint(sheet: &Sheet) -> Scene {
    let mut scene = empty(sheet);
    for seat in [Seat(0), Seat(1)] {
        for place in sheet.paper.houses(seat) {
            scene.add(Item::Fill { polygon: square(sheet, place, place), ink: Ink::Seat(seat.0) });
        }
    }
    chains(sheet, &mut scene);
    dots(sheet, &mut scene);
    scene
}

/// A sheet with at most so many nodes across is small.
const SMALL: u16 = 12;
/// Height of the lines below the sheet with those of the result, and width of the margins of the page: it is at least
/// half as wide as high.
const LINES: f32 = 7.0;
const MARGINS: f32 = 3.0;

fn empty(sheet: &Sheet) -> Scene {
    let (cols, rows) = (sheet.width(), sheet.height());
    let (wide, high) = (f32::from(cols) - 1.0, f32::from(rows) - 1.0);
    let is_small = cols.max(rows) <= SMALL;
    // The coordinates of a large sheet are larger. Numbers at the right come near the line of the margin.
    let (gap, extra) = if is_small { (0.85, 1.0) } else { (0.85 * edge(sheet) + 0.15, 0.0) };
    let mut scene = Scene::new(width(sheet) + extra, high + 2.0 * edge(sheet));
    let (print, first) = (notes::coordinates(scene.width, cols.max(rows)), at(sheet, Place::new(0, 0)));
    scene.coordinates(first, cols, rows, 1.0, gap, print);
    // A player who reaches the edge is safe, so it must be seen where it is. No chain looks like it.
    scene.frame(first.x, first.y, wide, high, Ink::Shade, Nib::Pen);
    scene
}

fn edge(sheet: &Sheet) -> f32 {
    notes::edge(sheet.width().max(sheet.height()))
}

/// Width of the drawing without extra room at its right. The sheet may be much higher than wide.
fn width(sheet: &Sheet) -> f32 {
    let [wide, high] = [sheet.width(), sheet.height()].map(|nodes| f32::from(nodes) - 1.0 + 2.0 * edge(sheet));
    wide.max(((high + LINES) / 2.0 - MARGINS).floor())
}

fn at(sheet: &Sheet, place: Place) -> Pt {
    let left = ((width(sheet) - f32::from(sheet.width()) + 1.0) / 2.0).floor();
    pt(left + f32::from(place.col), edge(sheet) + f32::from(place.row))
}

/// The rectangle round all nodes between two corners.
fn square(sheet: &Sheet, from: Place, to: Place) -> Vec<Pt> {
    let (a, b) = (at(sheet, from), at(sheet, to));
    corners(pt(a.x - 0.5, a.y - 0.5), pt(b.x + 0.5, b.y + 0.5))
}

/// The zone, until both have put their first dot.
fn zone(sheet: &Sheet, scene: &mut Scene) {
    let needed = [Seat(0), Seat(1)].into_iter().any(|seat| sheet.zone_for(seat).is_some());
    if needed && !matches!(sheet.phase, Phase::Over(_)) {
        let (from, to) = start::zone(sheet.terms.width, sheet.terms.height);
        scene.add(Item::Fill { polygon: square(sheet, from, to), ink: Ink::Shade });
    }
}

/// Every chain that still bounds an area: one that lies inside a later area is not drawn any more. An area that is left
/// open has its chain in pencil.
fn chains(sheet: &Sheet, scene: &mut Scene) {
    let stands = |chain: &[Place]| chain.iter().all(|place| sheet.paper.on(*place).area.is_none());
    let points = |chain: &[Place]| -> Vec<Pt> { chain.iter().map(|place| at(sheet, *place)).collect() };
    let closed =
        |chain: &[Place]| -> Vec<Pt> { chain.iter().chain(chain.first()).map(|place| at(sheet, *place)).collect() };
    for (seat, chain) in sheet.paper.chains().iter().filter(|(_, chain)| stands(chain)) {
        let ink = Ink::Seat(seat.0);
        scene.add(Item::Hatch { polygon: points(chain), ink });
        scene.stroke(closed(chain), ink, Nib::Pen);
    }
    for seat in [Seat(0), Seat(1)] {
        for (chain, _) in sheet.paper.left(seat) {
            scene.add(Item::Fill { polygon: points(&chain), ink: Ink::Seat(seat.0) });
            scene.stroke(closed(&chain), Ink::Pencil, Nib::Fine);
        }
    }
}

/// All dots; the latest has a halo.
fn dots(sheet: &Sheet, scene: &mut Scene) {
    let dots = sheet.paper.record();
    for (n, (seat, place)) in dots.iter().enumerate() {
        let latest = n + 1 == dots.len() && dots.len() > sheet.given;
        // What is captured steps back.
        let held = sheet.paper.on(*place).area.is_some_and(|area| area != *seat);
        scene.add(Item::Sign { at: at(sheet, *place), r: if held { HELD } else { DOT }, seat: *seat, latest });
    }
}

/// Whose dots are full and whose have a hole, with the points of both between them, in a line below the sheet.
fn foot(sheet: &Sheet, scene: &mut Scene) {
    let size = (1.2 * least(scene.width)).max(0.9);
    let (top, half) = (scene.height, scene.width / 2.0);
    scene.height += (1.8 * size).ceil();
    let y = (top + scene.height) / 2.0;
    let scores = sheet.points().map(|points| points.to_string());
    let digits = scores.iter().map(|points| points.chars().count()).max().unwrap_or(1) as f32;
    scene.hand(pt(half, y), Says::Plain(":".to_owned()), 1.1 * size, Align::Centre, Ink::Pencil);
    for (seat, points) in [Seat(0), Seat(1)].into_iter().zip(scores) {
        let (side, align) = if seat == Seat(0) { (-1.0, Align::Right) } else { (1.0, Align::Left) };
        let x = |off: f32| pt(half + side * off * size, y);
        scene.hand(x(0.4), Says::Plain(points), 1.1 * size, align, Ink::Seat(seat.0));
        scene.sign(seat, x(0.95 + 0.55 * digits), 0.3 * size);
        let name = x(1.6 + 0.55 * digits);
        scene.name(name, seat, size, align, half - (name.x - half).abs() - 0.2);
    }
    if let Some(why) = over(sheet) {
        let at = pt(half, scene.height + 0.5 * size);
        scene.height += (1.2 * size).ceil();
        scene.hand(at, Says::Words(why), size, Align::Centre, Ink::Pencil);
    }
}

/// Why it is over before the sheet is full, if the page does not show it.
fn over(sheet: &Sheet) -> Option<Text> {
    match sheet.phase {
        Phase::Over(End::Grounded(seat)) => Some(Text::new("dots-sheet-grounded").with("seat", seat)),
        Phase::Over(End::Score) if sheet.enough() => {
            Some(Text::new("dots-sheet-enough").with("count", sheet.terms.sudden))
        }
        _ => None,
    }
}

/// A chain that has just been closed round some dots.
pub(super) fn emblem() -> Scene {
    const CHAIN: [(u8, u8); 10] = [(4, 1), (5, 2), (6, 3), (6, 4), (5, 5), (4, 6), (3, 5), (2, 4), (2, 3), (3, 2)];
    const ENEMY: [(u8, u8); 8] = [(4, 3), (3, 4), (4, 4), (5, 3), (1, 2), (1, 5), (7, 2), (6, 6)];
    let node = |(x, y): (u8, u8)| pt(x.into(), y.into());
    let chain: Vec<Pt> = CHAIN.iter().chain(&CHAIN[..1]).map(|at| node(*at)).collect();
    let mut scene = Scene::new(8.0, 8.0);
    scene.add(Item::Hatch { polygon: chain.clone(), ink: Ink::Seat(0) });
    scene.stroke(chain, Ink::Seat(0), Nib::Pen);
    for (seat, nodes) in [(0, &CHAIN[..]), (1, &ENEMY[..])] {
        nodes.iter().for_each(|at| scene.sign(Seat(seat), node(*at), 1.2 * DOT));
    }
    scene.add(Item::Sign { at: node(CHAIN[0]), r: 1.2 * DOT, seat: Seat(0), latest: true });
    scene
}
