//! The picture: dots on squared paper, captured areas hatched within the chain that closed them.

use super::field::Chain;
use super::sheet::{Phase, Sheet};
use super::start;
use crate::game::Seat;
use crate::game::scene::{Ink, Item, Nib, Pt, Scene, pt};
use crate::kit::coord::Place;

/// Radius of a dot in squares.
const DOT: f32 = 0.22;

/// The position as everybody sees it.
pub(super) fn page(sheet: &Sheet) -> Scene {
    let mut scene = empty(sheet);
    zone(sheet, &mut scene);
    chains(sheet, &mut scene);
    dots(sheet, &mut scene);
    scene
}

/// The same with the houses of both, which are only seen by whoever asks.
pub(super) fn hint(sheet: &Sheet) -> Scene {
    let mut scene = empty(sheet);
    for node in sheet.field.nodes() {
        if let Some(seat) = sheet.field.place(node).house {
            scene.add(Item::Fill { polygon: square(sheet.place(node), sheet.place(node)), ink: Ink::Seat(seat.0) });
        }
    }
    chains(sheet, &mut scene);
    dots(sheet, &mut scene);
    scene
}

fn empty(sheet: &Sheet) -> Scene {
    let (width, height) = (sheet.width(), sheet.height());
    let mut scene = Scene::new(f32::from(width) + 1.0, f32::from(height) + 1.0);
    // On a small sheet squares are large, and the print need not be.
    let print = 0.38 + 0.24 * ((f32::from(width.max(height)) - 10.0) / 25.0).clamp(0.0, 1.0);
    scene.coordinates(pt(1.0, 1.0), width, height, 1.0, 0.75, print);
    scene
}

fn at(place: Place) -> Pt {
    pt(1.0 + f32::from(place.col), 1.0 + f32::from(place.row))
}

/// The rectangle round all nodes between two corners.
fn square(from: Place, to: Place) -> Vec<Pt> {
    let (a, b) = (at(from), at(to));
    let (left, top, right, bottom) = (a.x - 0.5, a.y - 0.5, b.x + 0.5, b.y + 0.5);
    vec![pt(left, top), pt(right, top), pt(right, bottom), pt(left, bottom)]
}

/// The zone, until both have put their first dot.
fn zone(sheet: &Sheet, scene: &mut Scene) {
    let needed = [Seat(0), Seat(1)].into_iter().any(|seat| sheet.zone_for(seat).is_some());
    if needed && !matches!(sheet.phase, Phase::Over(_)) {
        let (from, to) = start::zone(sheet.terms.width, sheet.terms.height);
        scene.add(Item::Fill { polygon: square(from, to), ink: Ink::Shade });
    }
}

/// Every chain that still bounds an area: one that lies inside a later area is not drawn any more.
fn chains(sheet: &Sheet, scene: &mut Scene) {
    let field = &sheet.field;
    let stands = |chain: &Chain| chain.nodes.iter().all(|node| field.place(*node).area.is_none());
    for chain in field.chains().iter().filter(|chain| stands(chain)) {
        let mut points: Vec<Pt> = chain.nodes.iter().map(|node| at(sheet.place(*node))).collect();
        let ink = Ink::Seat(chain.seat.0);
        scene.add(Item::Hatch { polygon: points.clone(), ink });
        points.extend(points.first().copied());
        scene.stroke(points, ink, Nib::Pen);
    }
}

/// All dots; the latest is ringed.
fn dots(sheet: &Sheet, scene: &mut Scene) {
    for (seat, node) in sheet.field.record() {
        scene.add(Item::Dot { at: at(sheet.place(node)), r: DOT, ink: Ink::Seat(seat.0) });
    }
    let moves = sheet.field.turn() - sheet.given;
    if let Some((_, node)) = sheet.field.last().filter(|_| moves > 0) {
        scene.add(Item::Ring { at: at(sheet.place(node)), r: 0.45, ink: Ink::Accent, nib: Nib::Pen });
    }
}
